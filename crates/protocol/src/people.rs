//! People: guests, accounts, and the programs that play for them.

use std::str::FromStr;

use bastide_art::colours::PlayerColour;
use bastide_rules::ParseNameError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::id::Id;

/// A guest, or a person with an account.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Person {
    /// The person's id.
    pub id: Id,
    /// The display name.
    pub name: String,
    /// The preferred colour.
    pub colour: PlayerColour,
    /// The account name; `null` for a guest.
    pub account: Option<String>,
}

/// The name and colour of a guest.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Guest {
    /// 1 to 24 characters.
    pub name: String,
    /// The preferred colour.
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
    /// The current password.
    pub old: String,
    /// 8 to 200 characters.
    pub new: String,
}

/// A request for an API token.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// Its purpose, in 1 to 24 characters.
    pub label: String,
    /// What it may do.
    #[serde(default)]
    pub scope: TokenScope,
    /// Its lifetime.
    #[serde(default)]
    pub life: TokenLife,
}

/// What an API token may do. No token may create tokens, change the account, or end sessions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TokenScope {
    /// Read tables and games.
    Read,
    /// Read, and play as its owner.
    #[default]
    Play,
}

impl TokenScope {
    /// The name in JSON and in the database.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Read => "read",
            Self::Play => "play",
        }
    }
}

impl FromStr for TokenScope {
    type Err = ParseNameError;

    fn from_str(name: &str) -> Result<Self, ParseNameError> {
        let named = [Self::Read, Self::Play].into_iter().find(|scope| scope.as_str() == name);
        named.ok_or_else(|| ParseNameError::new(name, "one of read, play"))
    }
}

/// The lifetime of an API token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
pub enum TokenLife {
    /// 30 days.
    #[serde(rename = "30-days")]
    Month,
    /// 90 days.
    #[default]
    #[serde(rename = "90-days")]
    Quarter,
    /// 365 days.
    #[serde(rename = "1-year")]
    Year,
}

impl TokenLife {
    /// The lifetime in milliseconds.
    pub fn millis(self) -> Millis {
        let days = match self {
            Self::Month => 30,
            Self::Quarter => 90,
            Self::Year => 365,
        };
        days * 24 * 3_600_000
    }
}

/// A new API token. It is shown only once.
#[derive(Serialize, JsonSchema)]
pub struct ApiToken {
    /// Its id.
    pub id: Id,
    /// The value for `Authorization: Bearer …`.
    pub token: String,
    /// When it expires, in milliseconds since 1970.
    pub expires: Millis,
}

/// An API token in its owner's list.
#[derive(Debug, Serialize, JsonSchema)]
pub struct TokenLine {
    /// Its id.
    pub id: Id,
    /// Its purpose.
    pub label: String,
    /// What it may do.
    pub scope: TokenScope,
    /// When it was created, in milliseconds since 1970.
    pub created: Millis,
    /// When it expires, in milliseconds since 1970.
    pub expires: Millis,
    /// When it was last used, in milliseconds since 1970, to the hour.
    pub last_used: Option<Millis>,
}
