//! Email addresses of accounts, and new passwords by email.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Whether the server sends email, and the addresses of the account that asks.
#[derive(Debug, Default, Serialize, JsonSchema)]
pub struct EmailStatus {
    /// Whether the server sends email. If not, no other request about email is accepted.
    pub enabled: bool,
    /// The address to which links for a new password are sent.
    pub address: Option<String>,
    /// An address whose confirmation is still missing.
    pub unconfirmed: Option<String>,
}

/// An email address for the account that asks.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEmail {
    /// The address, in ASCII.
    pub address: String,
    /// The password of the account.
    pub password: String,
    /// The language of the email: `en`, `hu` or `ro`.
    #[serde(default)]
    pub lang: Option<String>,
}

/// The token from a link that confirms an email address.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EmailConfirmation {
    /// What follows `#` in the link.
    pub token: String,
}

/// A request for a link that sets a new password.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ForgottenPassword {
    /// The name or the email address of the account.
    pub account: String,
    /// The language of the email: `en`, `hu` or `ro`.
    #[serde(default)]
    pub lang: Option<String>,
}

/// The token from a link that sets a new password, and the password.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PasswordReset {
    /// What follows `#` in the link.
    pub token: String,
    /// 8 to 200 characters.
    pub password: String,
}
