//! Why a saved game cannot be read or written.

use std::fmt;

use bastide_rules::SetupError;

/// A saved game that cannot be read, or a record that JCloisterZone could not play. The message says
/// what is wrong and what to do.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum JczError {
    /// More than any saved game needs.
    #[error("{what}: no saved game has so many, the most are {most}")]
    TooMuch {
        /// Of what.
        what: &'static str,
        /// How many there may be.
        most: usize,
    },
    /// No JSON, or not that of a saved game.
    #[error("this is no saved game of JCloisterZone")]
    Json(#[from] serde_json::Error),
    /// Something that Bastide does not have.
    #[error(
        "{what} {name} is nothing that Bastide knows: it cannot be played here{}",
        if *leave { "; --lenient plays on as long as nothing of it is used" } else { "" }
    )]
    Unknown {
        /// A tile set, an element or a rule.
        what: &'static str,
        /// As the file calls it.
        name: String,
        /// Whether a lenient reader may leave it out.
        leave: bool,
    },
    /// A setup that Bastide refuses.
    #[error("the setup cannot be played here: {0}")]
    Setup(#[from] SetupError),
    /// A message that our rules do not allow.
    #[error(transparent)]
    Message(Box<BadMessage>),
    /// Draws after the last message that cannot be.
    #[error("what the file draws after its last message cannot be drawn: {0}")]
    Draws(String),
    /// Something of ours that JCloisterZone does not have.
    #[error("JCloisterZone cannot play this: {0}")]
    NotTheirs(String),
    /// An action that JCloisterZone's rules do not allow, counted from 1.
    #[error("JCloisterZone cannot play action {number} ({text}): {reason}{}", rule_of(*rule))]
    Action {
        /// Which action of the record, counted from 1.
        number: usize,
        /// The action as the record has it.
        text: String,
        /// Our rule that says so.
        rule: Option<&'static str>,
        /// Why.
        reason: String,
    },
}

/// A message that cannot be played, with both views of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadMessage {
    /// Which message of the replay, counted from 1.
    pub number: usize,
    /// Our rule against it, if it is understood at all.
    pub rule: Option<&'static str>,
    /// What is wrong.
    pub reason: String,
    /// What the message says.
    pub theirs: String,
    /// How the position looks to us.
    pub ours: String,
}

impl fmt::Display for BadMessage {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Self { number, rule, reason, theirs, ours } = self;
        writeln!(f, "message {number} cannot be played: {reason}{}", rule_of(*rule))?;
        writeln!(f, "  the file says: {theirs}")?;
        write!(f, "  Bastide sees:  {ours}")
    }
}

impl std::error::Error for BadMessage {}

fn rule_of(rule: Option<&'static str>) -> String {
    rule.map(|rule| format!(" ({rule})")).unwrap_or_default()
}

/// Text from outside as it can be shown: short, and without control characters.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    let mut shown: String = text.chars().take(most).filter(|char| !char.is_control()).collect();
    if text.chars().nth(most).is_some() {
        shown.push('…');
    }
    shown
}

/// A name from outside in quotation marks.
pub(crate) fn quoted(name: &str) -> String {
    format!("{:?}", shortened(name, 60))
}
