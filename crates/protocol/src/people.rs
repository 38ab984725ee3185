//! People: guests, accounts, and the programs that play for them.

use bastide_art::colours::PlayerColour;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::Id;

/// A guest, or a person with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Person {
    /// The person's id.
    pub id: Id,
    /// The name that others read.
    pub name: String,
    /// The colour that the person likes to play.
    pub colour: PlayerColour,
    /// The name of the account; none for a guest.
    pub account: Option<String>,
}

/// The name and colour of a guest.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 24 characters.
    pub name: String,
    /// The colour that the guest likes to play.
    pub colour: PlayerColour,
}

/// The name and password of an account.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 1 to 24 characters.
    pub name: String,
    /// 8 to 200 characters.
    pub password: String,
}

/// A new password in place of the old one.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordChange {
    /// The password so far.
    pub old: String,
    /// 8 to 200 characters.
    pub new: String,
}

/// A request for an API token.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in 1 to 24 characters.
    pub label: String,
}

/// A new API token. It is shown only once.
#[derive(Serialize, JsonSchema)]
pub struct ApiToken {
    /// Its id.
    pub id: Id,
    /// What is sent as `Authorization: Bearer …`.
    pub token: String,
}

/// An API token in the list of its owner.
#[derive(Serialize, JsonSchema)]
pub struct TokenLine {
    /// Its id.
    pub id: Id,
    /// What it is for.
    pub label: String,
    /// When it was made, in milliseconds since 1970.
    pub created: Millis,
}
