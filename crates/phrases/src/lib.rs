//! The sentences that players read, in English, Hungarian and Romanian.
//!
//! The phrases are in `phrases/`, in the Fluent format: `LANGUAGE.ftl` for events, `tiles/LANGUAGE.ftl` for
//! tiles, `lessons/LANGUAGE.ftl` for lessons, `reviews/LANGUAGE.ftl` for reviews. The engine produces events and
//! tile kinds; this crate turns them into sentences.

mod sentences;
mod tiles;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

pub use fluent_bundle::FluentValue;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
pub use sentences::piece_key;
use unic_langid::LanguageIdentifier;

/// A language that Bastide speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Magyar.
    Hungarian,
    /// Română.
    Romanian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 3] = [Self::English, Self::Hungarian, Self::Romanian];

    /// The two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Hungarian => "hu",
            Self::Romanian => "ro",
        }
    }

    /// The language of a locale such as `hu_HU.UTF-8`; English for unknown languages.
    ///
    /// ```
    /// use bastide_phrases::Language;
    ///
    /// assert_eq!(Language::of_locale("ro_RO.UTF-8"), Language::Romanian);
    /// assert_eq!(Language::of_locale("C"), Language::English);
    /// ```
    pub fn of_locale(locale: &str) -> Self {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        code.parse().unwrap_or_default()
    }

    const fn files(self) -> [&'static str; 4] {
        macro_rules! files {
            ($code:literal) => {
                [
                    include_str!(concat!("../phrases/", $code, ".ftl")),
                    include_str!(concat!("../phrases/tiles/", $code, ".ftl")),
                    include_str!(concat!("../phrases/lessons/", $code, ".ftl")),
                    include_str!(concat!("../phrases/reviews/", $code, ".ftl")),
                ]
            };
        }
        match self {
            Self::English => files!("en"),
            Self::Hungarian => files!("hu"),
            Self::Romanian => files!("ro"),
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, UnknownLanguage> {
        let known = Self::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}

/// A code that is not the code of a [`Language`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{:?} is not a language of Bastide: choose en, hu or ro", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

/// The plural form of a number in Romanian: 1 punct, 2 puncte, 20 de puncte, 101 puncte. Fluent's built-in
/// rules ignore that only the last two digits count.
fn romanian(number: &FluentValue) -> FluentValue<'static> {
    let FluentValue::Number(number) = number else { return FluentValue::None };
    let number = number.value as u64;
    FluentValue::from(match (number, number % 100) {
        (1, _) => "one",
        (0, _) | (_, 1..=19) => "few",
        _ => "other",
    })
}

/// The phrases of one language.
pub struct Phrases {
    bundle: FluentBundle<FluentResource>,
}

impl Phrases {
    /// The phrases of a language.
    pub fn new(language: Language) -> Self {
        let id: LanguageIdentifier = language.code().parse().expect("our codes are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // The isolation marks around inserted text would be visible in terminals.
        bundle.set_use_isolating(false);
        for file in language.files() {
            let resource = FluentResource::try_new(file.to_owned())
                .unwrap_or_else(|(_, errors)| panic!("{language}: {errors:?}"));
            bundle.add_resource_overriding(resource);
        }
        bundle
            .add_function("ROMANIAN", |values, _| {
                values.first().map_or(FluentValue::None, romanian)
            })
            .expect("no other function has this name");
        Self { bundle }
    }

    /// The phrases of a language, parsed once and shared.
    pub fn of(language: Language) -> &'static Self {
        static ALL: LazyLock<[Phrases; 3]> = LazyLock::new(|| Language::ALL.map(Phrases::new));
        &ALL[language as usize]
    }

    /// Formats a phrase. A missing phrase is shown as its key.
    pub fn say<'a>(&self, key: &str, values: &[(&'a str, FluentValue<'a>)]) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args: FluentArgs = values.iter().cloned().collect();
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}
