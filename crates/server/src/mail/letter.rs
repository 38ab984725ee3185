//! The emails of the server.

use bastide_phrases::{Language, Phrases};
use lettre::Message;
use lettre::message::Mailbox;
use lettre::message::header::{ContentType, Header, HeaderName, HeaderValue, MIME_VERSION_1_0};

use super::{EmailAddress, EmailConfig};
use crate::secret::Token;

/// What an email is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// It confirms an address.
    Confirm,
    /// It sets a new password.
    Reset,
}

/// An email to be sent.
pub(crate) struct Letter {
    pub(crate) purpose: Purpose,
    pub(crate) to: EmailAddress,
    /// The name of the account. It is in the text only, never in a header.
    pub(crate) account: String,
    pub(crate) token: Token,
    pub(crate) language: Language,
}

/// Tells mail programs not to send automatic replies (RFC 3834).
#[derive(Clone)]
struct AutoSubmitted;

impl Header for AutoSubmitted {
    fn name() -> HeaderName {
        HeaderName::new_from_ascii_str("Auto-Submitted")
    }

    fn parse(_: &str) -> Result<Self, Box<dyn std::error::Error + Send + Sync>> {
        Ok(Self)
    }

    fn display(&self) -> HeaderValue {
        HeaderValue::new(Self::name(), "auto-generated".to_owned())
    }
}

impl Letter {
    /// The email as it is sent; `None` if the mail library rejects the address.
    pub(super) fn message(&self, config: &EmailConfig) -> Option<Message> {
        let (path, subject, text) = match self.purpose {
            Purpose::Confirm => ("confirm-email", "email-confirm-subject", "email-confirm"),
            Purpose::Reset => ("reset-password", "email-reset-subject", "email-reset"),
        };
        // Browsers do not send what follows `#`, so the token is in no log of a proxy.
        let link = format!("{}/{path}#{}", config.public_url, self.token.reveal());
        let phrases = Phrases::of(self.language);
        let account = self.account.as_str();
        let server = config.public_url.as_str();
        let values =
            [("account", account.into()), ("link", link.into()), ("server", server.into())];
        Message::builder()
            .from(config.sender.clone())
            .to(Mailbox::new(None, self.to.recipient()?))
            .subject(phrases.say(subject, &[]))
            .message_id(Some(format!(
                "<{}@{}>",
                crate::secret::new_id(),
                config.sender.email.domain()
            )))
            .header(AutoSubmitted)
            .header(MIME_VERSION_1_0)
            .header(ContentType::TEXT_PLAIN)
            .body(phrases.say(text, &values))
            .ok()
    }
}
