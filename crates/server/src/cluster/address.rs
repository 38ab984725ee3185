//! The addresses and credentials of NATS servers.

use std::fmt;

use async_nats::{ConnectOptions, ServerAddr};
use percent_encoding::percent_decode_str;
use url::Url;

/// How to reach NATS. Neither its `Debug` nor its `Display` form shows credentials.
#[derive(Clone)]
pub struct Nats {
    /// Without credentials, which some libraries print at the level `debug`.
    servers: Vec<ServerAddr>,
    credentials: Credentials,
    prefix: String,
}

#[derive(Clone)]
enum Credentials {
    None,
    Token(String),
    User { name: String, password: String },
}

/// Why NATS cannot be reached as it is configured. Contains no credentials.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NatsError {
    /// It is not a URL.
    #[error(
        "the NATS address is not a URL ({0}): write nats://HOST:4222 or nats://USER:PASSWORD@HOST:4222, several with commas; in passwords, write special characters as %XX"
    )]
    NotUrl(String),
    /// It is the URL of something else.
    #[error("a NATS address begins with nats:// or tls://, not with {0}://")]
    Scheme(String),
    /// The URL names no host.
    #[error("the NATS address names no host: write nats://HOST:4222")]
    NoHost,
    /// There are several credentials.
    #[error("all NATS addresses must have the same user and password, or only the first has them")]
    Credentials,
    /// The prefix cannot begin a subject.
    #[error(
        "the prefix of NATS subjects consists of letters, digits, - and _, with dots between words"
    )]
    Prefix,
}

impl Nats {
    /// The prefix of all subjects, unless another one is chosen.
    pub const PREFIX: &str = "bastide";

    /// Reads a URL, or several with commas between them, such as `nats://USER:PASSWORD@HOST:4222`; a user without a password is
    /// a token. All subjects begin with `prefix`, so that several clusters can share a NATS server.
    pub fn new(urls: &str, prefix: &str) -> Result<Self, NatsError> {
        let is_word = |word: &str| {
            let fits = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
            !word.is_empty() && word.chars().all(fits)
        };
        if !prefix.split('.').all(is_word) {
            return Err(NatsError::Prefix);
        }
        let mut servers = Vec::new();
        let mut credentials: Option<(String, Option<String>)> = None;
        for url in urls.split(',').map(str::trim) {
            let (server, own) = read(url)?;
            match (&credentials, own) {
                (Some(known), Some(own)) if *known != own => return Err(NatsError::Credentials),
                (None, Some(_)) if !servers.is_empty() => return Err(NatsError::Credentials),
                (None, own) => credentials = own,
                _ => {}
            }
            servers.push(server);
        }
        let credentials = match credentials {
            None => Credentials::None,
            Some((token, None)) => Credentials::Token(token),
            Some((name, Some(password))) => Credentials::User { name, password },
        };
        Ok(Self { servers, credentials, prefix: prefix.to_owned() })
    }

    pub(super) fn servers(&self) -> &[ServerAddr] {
        &self.servers
    }

    pub(super) fn prefix(&self) -> &str {
        &self.prefix
    }

    /// Options with the credentials.
    pub(super) fn options(&self) -> ConnectOptions {
        let options = ConnectOptions::new();
        match &self.credentials {
            Credentials::None => options,
            Credentials::Token(token) => options.token(token.clone()),
            Credentials::User { name, password } => {
                options.user_and_password(name.clone(), password.clone())
            }
        }
    }
}

type Own = Option<(String, Option<String>)>;

/// The server of a URL, and its user and password.
fn read(text: &str) -> Result<(ServerAddr, Own), NatsError> {
    let whole = if text.contains("://") { text.to_owned() } else { format!("nats://{text}") };
    let mut url = Url::parse(&whole).map_err(|error| NatsError::NotUrl(error.to_string()))?;
    if !matches!(url.scheme(), "nats" | "tls") {
        return Err(NatsError::Scheme(url.scheme().to_owned()));
    }
    if url.host_str().is_none_or(str::is_empty) {
        return Err(NatsError::NoHost);
    }
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    let own = (!url.username().is_empty())
        .then(|| (decoded(url.username()), url.password().map(decoded)));
    // These fail for URLs without a host only.
    let _ = url.set_password(None);
    let _ = url.set_username("");
    let server = ServerAddr::from_url(url).map_err(|_| NatsError::NoHost)?;
    Ok((server, own))
}

impl fmt::Display for Nats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, server) in self.servers.iter().enumerate() {
            let comma = if index == 0 { "" } else { ", " };
            write!(f, "{comma}{}:{}", server.host(), server.port())?;
        }
        Ok(())
    }
}

impl fmt::Debug for Nats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Nats({self}, {})", self.prefix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(url: &str) -> String {
        Nats::new(url, Nats::PREFIX).expect_err("a bad address").to_string()
    }

    /// The guards are the checks in `read` and `Nats::new`.
    #[test]
    fn bad_addresses_are_explained_without_their_password() {
        assert!(error("http://localhost:4222").contains("nats://"));
        assert!(error("nats://ann:hush@:4222").contains("not a URL"));
        assert!(error("nats://ann:hu:sh@@host:port").contains("not a URL"));
        assert!(error("").contains("no host"));
        assert!(error("nats://ann:hush@one,nats://ben:hush@two").contains("same user"));
        for bad in ["nats://ann:hush@:4222", "nats://ann:hu:sh@@host:port", "ftp://ann:hush@host"] {
            assert!(!error(bad).contains("hush") && !error(bad).contains("hu:sh"), "{bad}");
        }
        for prefix in ["", "a b", "a.", ".a", "a..b", "a.*", ">"] {
            assert_eq!(Nats::new("nats://host", prefix).expect_err("bad"), NatsError::Prefix);
        }
    }

    /// The guards are the removal of credentials in `read`, and the `Debug` of [`Nats`].
    #[test]
    fn credentials_are_never_printed() {
        let nats = Nats::new("nats://zoe:hush%21@one:4223, tls://two", "a.b").expect("addresses");
        let Credentials::User { name, password } = &nats.credentials else { panic!("a user") };
        assert_eq!((name.as_str(), password.as_str()), ("zoe", "hush!"));
        assert_eq!(nats.to_string(), "one:4223, two:4222");
        for printed in [format!("{nats:?}"), format!("{:?}", nats.servers)] {
            assert!(!printed.contains("hush") && !printed.contains("zoe"), "{printed}");
        }
        let token = Nats::new("nats://secret@one", "a").expect("an address");
        assert!(matches!(&token.credentials, Credentials::Token(token) if token == "secret"));
    }
}
