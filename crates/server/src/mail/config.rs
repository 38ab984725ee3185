//! The configuration of email.

use std::net::IpAddr;
use std::time::Duration;

use lettre::message::Mailbox;
use lettre::transport::smtp::authentication::Credentials;
use lettre::transport::smtp::client::{Tls, TlsParameters};
use lettre::transport::smtp::extension::ClientId;
use lettre::{AsyncSmtpTransport, Tokio1Executor};
use percent_encoding::percent_decode_str;
use url::{Host, Url};

/// How long a delivery to the SMTP server may take.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Why email cannot be sent with these settings.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum EmailConfigError {
    /// The URL of the SMTP server cannot be used.
    #[error(
        "the SMTP server must be smtps://USER@HOST:465 (TLS), smtp://USER@HOST:587 (STARTTLS) \
         or smtp+plain://127.0.0.1:25 (a mail server on this machine)"
    )]
    Server,
    /// The URL has a password, which every user of the machine could read.
    #[error("the URL of the SMTP server must not contain the password")]
    PasswordInUrl,
    /// There is a user, but no password.
    #[error("the SMTP user {0:?} needs a password")]
    NoPassword(String),
    /// There is a password, but no user.
    #[error("the SMTP password needs a user: write smtps://USER@HOST:465")]
    NoUser,
    /// An unencrypted connection would leave the machine.
    #[error("smtp+plain is for a mail server on this machine only: use smtps or smtp for {0}")]
    NotLocal(String),
    /// The sender is no email address.
    #[error("the sender must be an address, such as \"Bastide <noreply@bastide.example>\"")]
    Sender,
    /// The public URL cannot be used.
    #[error("the public URL must be like https://bastide.example, without a path")]
    PublicUrl,
}

/// How the server sends email.
#[derive(Clone, Debug)]
pub struct EmailConfig {
    relay: Relay,
    pub(super) sender: Mailbox,
    /// The beginning of links, without a slash at the end. It never comes from a request.
    pub(super) public_url: String,
    /// How long a delivery to the SMTP server may take.
    pub timeout: Duration,
}

/// The SMTP server that relays our email.
#[derive(Clone, Debug)]
struct Relay {
    host: String,
    port: u16,
    encryption: Encryption,
    /// Their `Debug` form hides the password.
    credentials: Option<Credentials>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Encryption {
    /// TLS from the first byte.
    Tls,
    /// STARTTLS; nothing is sent if the server does not offer it.
    StartTls,
    None,
}

impl EmailConfig {
    /// Checks the settings: the URL of the SMTP server, the password of its user, the sender, and the public URL of this
    /// server.
    pub fn new(
        server: &str,
        password: Option<String>,
        sender: &str,
        public_url: &str,
    ) -> Result<Self, EmailConfigError> {
        Ok(Self {
            relay: Relay::new(server, password)?,
            sender: sender.parse().map_err(|_| EmailConfigError::Sender)?,
            public_url: base(public_url).ok_or(EmailConfigError::PublicUrl)?,
            timeout: TIMEOUT,
        })
    }

    pub(super) fn transport(&self) -> AsyncSmtpTransport<Tokio1Executor> {
        let Relay { host, port, encryption, credentials } = &self.relay;
        let tls = || TlsParameters::new(host.clone()).expect("our certificates can be read");
        let tls = match encryption {
            Encryption::Tls => Tls::Wrapper(tls()),
            Encryption::StartTls => Tls::Required(tls()),
            Encryption::None => Tls::None,
        };
        let domain = self.sender.email.domain().to_owned();
        let mut builder = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host)
            .port(*port)
            .tls(tls)
            .hello_name(ClientId::Domain(domain))
            .timeout(Some(self.timeout));
        if let Some(credentials) = credentials {
            builder = builder.credentials(credentials.clone());
        }
        builder.build()
    }
}

impl Relay {
    fn new(server: &str, password: Option<String>) -> Result<Self, EmailConfigError> {
        let url = Url::parse(server).map_err(|_| EmailConfigError::Server)?;
        let (encryption, default_port) = match url.scheme() {
            "smtps" => (Encryption::Tls, 465),
            "smtp" => (Encryption::StartTls, 587),
            "smtp+plain" => (Encryption::None, 25),
            _ => return Err(EmailConfigError::Server),
        };
        if url.password().is_some() {
            return Err(EmailConfigError::PasswordInUrl);
        }
        let plain =
            matches!(url.path(), "" | "/") && url.query().is_none() && url.fragment().is_none();
        let host = url.host_str().filter(|host| plain && !host.is_empty());
        let host = host.ok_or(EmailConfigError::Server)?;
        // An IPv6 address is in brackets in a URL only.
        let host = host.trim_start_matches('[').trim_end_matches(']').to_owned();
        if encryption == Encryption::None && !is_this_machine(&host) {
            return Err(EmailConfigError::NotLocal(host));
        }
        // A user that is an email address has `%40` for its `@`.
        let user = percent_decode_str(url.username()).decode_utf8();
        let user = user.map_err(|_| EmailConfigError::Server)?.into_owned();
        let credentials = match (user, password) {
            (user, None) if user.is_empty() => None,
            (user, Some(_)) if user.is_empty() => return Err(EmailConfigError::NoUser),
            (user, None) => return Err(EmailConfigError::NoPassword(user)),
            (user, Some(password)) => Some(Credentials::new(user, password)),
        };
        Ok(Self { host, port: url.port().unwrap_or(default_port), encryption, credentials })
    }
}

fn is_this_machine(host: &str) -> bool {
    host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// A URL without path, query or user, for the beginning of links.
fn base(text: &str) -> Option<String> {
    let url = Url::parse(text).ok()?;
    let web = matches!(url.scheme(), "https" | "http")
        && matches!(url.host(), Some(Host::Domain(_) | Host::Ipv4(_) | Host::Ipv6(_)));
    let bare = url.path() == "/" && url.query().is_none() && url.fragment().is_none();
    let anonymous = url.username().is_empty() && url.password().is_none();
    (web && bare && anonymous).then(|| url.as_str().trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SENDER: &str = "Bastide <noreply@bastide.example>";
    const PUBLIC: &str = "https://bastide.example";

    fn relay(server: &str, password: Option<&str>) -> Result<Relay, EmailConfigError> {
        EmailConfig::new(server, password.map(str::to_owned), SENDER, PUBLIC)
            .map(|config| config.relay)
    }

    #[test]
    fn servers_are_read() {
        for (server, password, host, port, encryption) in [
            ("smtps://ann@mail.example", Some("x"), "mail.example", 465, Encryption::Tls),
            (
                "smtp://ann%40b.example@mail.example",
                Some("x"),
                "mail.example",
                587,
                Encryption::StartTls,
            ),
            ("smtp://mail.example:2525/", None, "mail.example", 2525, Encryption::StartTls),
            ("smtp+plain://localhost", None, "localhost", 25, Encryption::None),
            ("smtp+plain://[::1]:2525", None, "::1", 2525, Encryption::None),
        ] {
            let relay = relay(server, password).expect(server);
            assert_eq!((relay.host.as_str(), relay.port), (host, port), "{server}");
            assert_eq!(relay.encryption, encryption, "{server}");
        }
        let relay = relay("smtps://ann%40b.example@mail.example", Some("x")).expect("a relay");
        assert_eq!(relay.credentials, Some(Credentials::new("ann@b.example".into(), "x".into())));
    }

    #[test]
    fn bad_settings_are_explained() {
        use EmailConfigError::{
            NoPassword, NoUser, NotLocal, PasswordInUrl, PublicUrl, Sender, Server,
        };
        for (server, password, error) in [
            ("mail.example", None, Server),
            ("https://mail.example", None, Server),
            ("smtps://", None, Server),
            ("smtps://mail.example/inbox", None, Server),
            ("smtps://ann:secret@mail.example", None, PasswordInUrl),
            ("smtps://ann@mail.example", None, NoPassword("ann".to_owned())),
            ("smtps://mail.example", Some("secret"), NoUser),
            ("smtp+plain://mail.example", None, NotLocal("mail.example".to_owned())),
            ("smtp+plain://192.0.2.1", None, NotLocal("192.0.2.1".to_owned())),
        ] {
            assert_eq!(relay(server, password).map(|_| ()), Err(error), "{server}");
        }
        let fine = "smtps://mail.example";
        for sender in ["", "Bastide", "a@b\r\nBcc: c@d.example"] {
            assert_eq!(
                EmailConfig::new(fine, None, sender, PUBLIC).map(|_| ()),
                Err(Sender),
                "{sender}"
            );
        }
        for url in [
            "bastide.example",
            "https://bastide.example/path",
            "ftp://a.example",
            "https://u@a.example",
            "https://a.example/?q",
        ] {
            assert_eq!(
                EmailConfig::new(fine, None, SENDER, url).map(|_| ()),
                Err(PublicUrl),
                "{url}"
            );
        }
    }

    #[test]
    fn links_begin_with_the_public_url() {
        for (given, links) in [
            ("https://Bastide.example/", "https://bastide.example"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
        ] {
            assert_eq!(base(given).as_deref(), Some(links));
        }
    }

    #[test]
    fn the_password_is_not_printed() {
        let config = EmailConfig::new(
            "smtps://ann@mail.example",
            Some("hunter2".to_owned()),
            SENDER,
            PUBLIC,
        );
        assert!(!format!("{config:?}").contains("hunter2"));
    }
}
