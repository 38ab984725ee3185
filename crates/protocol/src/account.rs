//! Accounts: recovery, data export and deletion.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::Id;
use crate::people::{Person, TokenLine};
use crate::study::StudyLine;
use crate::table::GameLine;

/// A new account.
#[derive(Serialize, JsonSchema)]
pub struct NewAccount {
    /// The person, now with an account.
    #[serde(flatten)]
    pub person: Person,
    /// Recovery codes for signing in without the password. They are shown only once.
    pub recovery_codes: Vec<String>,
}

/// New recovery codes. They are shown only once, and replace all older ones.
#[derive(Serialize, JsonSchema)]
pub struct RecoveryCodes {
    /// The codes, each for one use.
    pub codes: Vec<String>,
}

/// The number of unused recovery codes.
#[derive(Serialize, JsonSchema)]
pub struct CodesLeft {
    /// The number of unused codes.
    pub left: u32,
}

/// The password of the account, as proof.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordProof {
    /// The password.
    pub password: String,
}

/// A recovery code and a new password.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The name of the account.
    pub name: String,
    /// One of its recovery codes. Case, spaces and hyphens do not matter.
    pub code: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// The request to delete a person.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deletion {
    /// The password; guests have none.
    #[serde(default)]
    pub password: Option<String>,
}

/// Everything that the server stores about a person, except secrets.
#[derive(Serialize, JsonSchema)]
pub struct Export {
    /// The person.
    pub person: Person,
    /// When the person was first seen, in milliseconds since 1970.
    pub created: Millis,
    /// The browsers that are signed in.
    pub sessions: Vec<SessionLine>,
    /// The API tokens.
    pub tokens: Vec<TokenLine>,
    /// The number of unused recovery codes.
    pub recovery_codes_left: u32,
    /// The email address of the account.
    pub email: Option<String>,
    /// An email address whose confirmation is still missing.
    pub unconfirmed_email: Option<String>,
    /// Tables and games, the newest first.
    pub games: Vec<GameLine>,
    /// The lines of chat that the person wrote, the oldest first.
    pub chat: Vec<WrittenLine>,
    /// Studies, the newest first. `/api/studies/{study}` has each of them.
    pub studies: Vec<StudyLine>,
    /// When the person requested reviews of games, in milliseconds since 1970.
    pub reviews: Vec<Millis>,
}

/// A browser that is signed in.
#[derive(Serialize, JsonSchema)]
pub struct SessionLine {
    /// When it signed in, in milliseconds since 1970.
    pub created: Millis,
    /// Until when it stays signed in, in milliseconds since 1970.
    pub expires: Millis,
}

/// A line of chat in the data of its author.
#[derive(Serialize, JsonSchema)]
pub struct WrittenLine {
    /// The table.
    pub table: Id,
    /// When it was written, in milliseconds since 1970.
    pub at: Millis,
    /// The text.
    pub line: String,
}
