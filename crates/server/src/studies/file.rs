//! Games from files, and why one is refused: in a sentence for programs, and in words from which the page makes its own.

use bastide_jcz::JczError;
use bastide_protocol::refused::{Code, Refused};
use bastide_rules::{Record, RecordError, RecordErrorKind, SetupError};

use super::with_plain_names;
use crate::rejection::Rejection;

/// The most bytes of a file.
pub(crate) const MAX_FILE: usize = 1024 * 1024;
/// The most characters that a refusal repeats from a file.
const MAX_ABOUT: usize = 60;

/// Reads a record, or a saved game of JCloisterZone, which is JSON. Returns what was left out, too.
pub(crate) fn read(text: &str) -> Result<(Record, Vec<String>), Rejection> {
    if text.len() > MAX_FILE {
        return Err(Rejection::new(Code::TooLarge, "the file is larger than 1 MiB"));
    }
    let text = text.trim_start_matches('\u{feff}');
    let (record, warnings) = if text.trim_start().starts_with('{') {
        let imported = bastide_jcz::import(text, true).map_err(|error| bad_saved_game(&error))?;
        (imported.record, imported.warnings)
    } else {
        (Record::parse(text).map_err(|error| bad_record(&error, text))?, Vec::new())
    };
    Ok((with_plain_names(record)?, warnings))
}

/// A reason as a word, and what it is about.
type Reason = (&'static str, Option<String>);

fn refused(message: impl std::fmt::Display, (reason, about): Reason) -> Refused {
    let shown = |text: String| {
        text.chars().filter(|char| !char.is_control()).take(MAX_ABOUT).collect::<String>().into()
    };
    let refused = Refused::new(Code::BadRecord, message.to_string());
    Refused { reason: Some(reason), about: about.map(shown), ..refused }
}

fn bad_record(error: &RecordError, text: &str) -> Rejection {
    let number = error.line;
    let line = text.lines().nth(number.saturating_sub(1)).unwrap_or_default();
    let reason = match &error.kind {
        RecordErrorKind::NoActions => ("no-game", None),
        RecordErrorKind::Version { found, .. } => ("later-version", Some(found.to_string())),
        RecordErrorKind::Setup(error) => bad_setup(error),
        RecordErrorKind::Action(_) => ("no-action", Some(line.to_owned())),
        RecordErrorKind::Refused { text, .. } => ("not-allowed", Some(text.clone())),
        RecordErrorKind::Hash { .. } => ("hash", None),
        RecordErrorKind::NoEnd => ("no-end", None),
        RecordErrorKind::NotOver { .. } => ("not-over", None),
        RecordErrorKind::NotEarly => ("not-early", None),
        RecordErrorKind::NoWinner => ("no-winner", None),
        RecordErrorKind::Scores { played } => {
            let played: Vec<_> = played.iter().map(ToString::to_string).collect();
            ("scores", Some(played.join(" : ")))
        }
        RecordErrorKind::Winners { .. } => ("winners", None),
        RecordErrorKind::Seed => ("seed", None),
        RecordErrorKind::Given { .. } => ("given", None),
        RecordErrorKind::Deal { dealt } => ("deal", Some(dealt.clone())),
        RecordErrorKind::Seal => ("seal", None),
        _ => ("unreadable", Some(line.to_owned())),
    };
    let refused = Refused {
        rule: error.rule(),
        line: u32::try_from(number).ok(),
        part: Some(part_of(text, number)),
        ..refused(error, reason)
    };
    refused.into()
}

/// The part of a record to which a line belongs.
fn part_of(text: &str, line: usize) -> &'static str {
    let before = || text.lines().take(line.saturating_sub(1));
    if before().any(|line| line == "--- end") {
        "end"
    } else if before().any(|line| line == "--- actions") {
        "actions"
    } else {
        "setup"
    }
}

fn bad_saved_game(error: &JczError) -> Rejection {
    let (rule, reason) = match error {
        JczError::Json(_) => (None, ("no-game", None)),
        JczError::TooMany { .. } => (None, ("too-long", None)),
        JczError::Unknown { name, .. } => {
            (None, ("unknown", Some(name.trim_matches('"').to_owned())))
        }
        JczError::Setup(error) => (None, bad_setup(error)),
        JczError::Message(bad) => (bad.rule, ("message", Some(bad.number.to_string()))),
        JczError::Draws(_) => (None, ("draws", None)),
        _ => (None, ("unreadable", None)),
    };
    let refused = Refused { rule, ..refused(error, reason) };
    refused.into()
}

fn bad_setup(error: &SetupError) -> Reason {
    match error {
        SetupError::UnknownSet { name: unknown, .. }
        | SetupError::UnknownPreset { name: unknown, .. }
        | SetupError::UnknownTile { id: unknown } => ("unknown", Some(unknown.clone())),
        _ => ("setup", None),
    }
}
