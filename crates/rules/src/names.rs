//! The names of values in texts, such as `road`, `NW` or `big-follower`.

/// A text that does not name a value of the type it was parsed as.
///
/// ```
/// use bastide_rules::geometry::Side;
///
/// let error = "north".parse::<Side>().unwrap_err();
/// assert_eq!(error.to_string(), "`north` is not a side: N, E, S or W");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{} is not {expected}", quoted(text))]
pub struct ParseNameError {
    text: String,
    expected: &'static str,
}

impl ParseNameError {
    /// An error for `text`, where `expected` completes the sentence "`text` is not …".
    pub fn new(text: impl Into<String>, expected: &'static str) -> Self {
        Self { text: text.into(), expected }
    }

    /// What the text should have been, such as "a side: N, E, S or W".
    pub const fn expected(&self) -> &'static str {
        self.expected
    }
}

/// Gives an enum with a constant `ALL` its text form: `as_str`, `Display` and `FromStr`.
///
/// A variant without a name does not compile. The error of `FromStr` lists all names, unless the first
/// line says what was expected.
macro_rules! names {
    ($type:ident { $first:ident = $first_name:literal $(, $variant:ident = $name:literal)* $(,)? }) => {
        $crate::names::names! {
            $type, concat!("one of ", $first_name $(, ", ", $name)*);
            $first = $first_name $(, $variant = $name)*
        }
    };
    ($type:ident, $expected:expr; $($variant:ident = $name:literal),+ $(,)?) => {
        impl $type {
            /// The name in texts.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant => $name,)+
                }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::ParseNameError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let named = Self::ALL.into_iter().find(|value| value.as_str() == text);
                named.ok_or_else(|| $crate::ParseNameError::new(text, $expected))
            }
        }
    };
}

pub(crate) use names;

/// Quotes text from outside for a message: short, and without control characters.
pub(crate) fn quoted(text: &str) -> String {
    const MAX_CHARS: usize = 60;
    let mut shown: String = text.chars().take(MAX_CHARS).flat_map(char::escape_debug).collect();
    if text.chars().nth(MAX_CHARS).is_some() {
        shown.push('…');
    }
    format!("`{shown}`")
}
