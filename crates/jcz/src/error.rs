//! Why a saved game cannot be read or written.

use std::fmt;

use bastide_rules::SetupError;

/// A saved game that cannot be read, or a record that JCloisterZone cannot play. The message says what is
/// wrong and what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JczError {
    /// A limit on the size of saved games was exceeded.
    #[error("{what}: a saved game has at most {max}")]
    TooMany {
        /// What is limited.
        what: &'static str,
        /// The limit.
        max: usize,
    },
    /// Not JSON, or not a saved game.
    #[error("this is no saved game of JCloisterZone")]
    Json(#[from] serde_json::Error),
    /// Something that Bastide does not have.
    #[error(
        "{what} {name} is nothing that Bastide knows: it cannot be played here{}",
        if *skippable { "; --lenient plays on as long as nothing of it is used" } else { "" }
    )]
    Unknown {
        /// A tile set, an element or a rule.
        what: &'static str,
        /// Its name in the file.
        name: String,
        /// Whether a lenient import may skip it.
        skippable: bool,
    },
    /// A setup that Bastide refuses.
    #[error("the setup cannot be played here: {0}")]
    Setup(#[from] SetupError),
    /// A message that Bastide's rules do not allow.
    #[error(transparent)]
    Message(Box<BadMessage>),
    /// Impossible draws after the last message.
    #[error("what the file draws after its last message cannot be drawn: {0}")]
    Draws(String),
    /// Something that JCloisterZone does not have.
    #[error("JCloisterZone cannot play this: {0}")]
    Unsupported(String),
    /// An action that JCloisterZone's rules do not allow.
    #[error("JCloisterZone cannot play action {number} ({text}): {reason}{}", rule_of(*rule))]
    Action {
        /// Which action of the record, counted from 1.
        number: usize,
        /// The action as written in the record.
        text: String,
        /// The rule behind it.
        rule: Option<&'static str>,
        /// The reason.
        reason: String,
    },
}

/// A message that cannot be played, with both views of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMessage {
    /// Which message of the replay, counted from 1.
    pub number: usize,
    /// The rule that forbids it, if it could be parsed.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub reason: String,
    /// What the message says.
    pub message: String,
    /// The position as Bastide sees it.
    pub position: String,
}

impl fmt::Display for BadMessage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { number, rule, reason, message, position } = self;
        writeln!(f, "message {number} cannot be played: {reason}{}", rule_of(*rule))?;
        writeln!(f, "  the file says: {message}")?;
        write!(f, "  Bastide sees:  {position}")
    }
}

impl std::error::Error for BadMessage {}

fn rule_of(rule: Option<&'static str>) -> String {
    rule.map(|rule| format!(" ({rule})")).unwrap_or_default()
}

/// Untrusted text for display: shortened, and without control characters.
pub(crate) fn shortened(text: &str, max: usize) -> String {
    let mut shown: String = text.chars().take(max).filter(|char| !char.is_control()).collect();
    if text.chars().nth(max).is_some() {
        shown.push('…');
    }
    shown
}

/// An untrusted name in quotation marks.
pub(crate) fn quoted(name: &str) -> String {
    format!("{:?}", shortened(name, 60))
}
