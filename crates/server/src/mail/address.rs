//! Email addresses.

use lettre::Address;

/// The most characters of an address (RFC 5321, 4.5.3.1).
const MAX: usize = 254;
/// The most characters before the `@`.
const MAX_LOCAL: usize = 64;
/// The most characters between two dots of a domain.
const MAX_LABEL: usize = 63;

/// An email address that can be written to.
///
/// A subset of RFC 5321: ASCII, no quoted local part, no address literal. So it has no space, line break or other character
/// that means something in a header or an SMTP command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EmailAddress(String);

impl EmailAddress {
    /// Parses an address as people type it. The domain becomes lower case.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.trim_matches(' ');
        let (local, domain) = text.rsplit_once('@')?;
        let fits = text.len() <= MAX && local.len() <= MAX_LOCAL;
        let plain = is_local(local) && is_domain(domain);
        (fits && plain).then(|| Self(format!("{local}@{}", domain.to_ascii_lowercase())))
    }

    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as the mail library takes it; `None` if the library is stricter.
    pub(super) fn recipient(&self) -> Option<Address> {
        self.0.parse().ok()
    }
}

fn is_local(text: &str) -> bool {
    let is_atom = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+/=?^_`{|}~-".contains(&byte);
    text.split('.').all(|atom| !atom.is_empty() && atom.bytes().all(is_atom))
}

fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| {
        let inside = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
        (1..=MAX_LABEL).contains(&label.len())
            && label.bytes().all(inside)
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    // `localhost` and numeric addresses have no mailbox.
    let top = text.rsplit('.').next().unwrap_or_default();
    text.contains('.')
        && text.split('.').all(is_label)
        && top.bytes().any(|b| b.is_ascii_alphabetic())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_people_type_them() {
        for (typed, stored) in [
            ("ann@example.org", "ann@example.org"),
            (" Ann.Smith+games@Mail.Example.ORG ", "Ann.Smith+games@mail.example.org"),
            ("o'hara@xn--bcher-kva.example", "o'hara@xn--bcher-kva.example"),
        ] {
            let address = EmailAddress::parse(typed).expect(typed);
            assert_eq!(address.as_str(), stored);
            assert!(address.recipient().is_some(), "{typed}");
        }
    }

    /// No address can smuggle a header, a recipient or an SMTP command: the guards are `is_local` and `is_domain`.
    #[test]
    fn what_is_no_address_is_not_read() {
        for bad in [
            "",
            "ann",
            "@example.org",
            "ann@",
            "ann@localhost",
            "ann@127.0.0.1",
            "ann@[127.0.0.1]",
            "ann@example..org",
            "ann@-example.org",
            ".ann@example.org",
            "ann@example.org, ben@example.org",
            "ann@example.org>",
            "<ann@example.org>",
            "\"ann smith\"@example.org",
            "ann@example.org\r\nBcc: ben@example.org",
            "ann\r\nRCPT TO:<ben@example.org>@example.org",
            "\nann@example.org",
            "ann@example.org\n",
            "ann\0@example.org",
            "ann smith@example.org",
            "änn@example.org",
            "ann@bücher.example",
        ] {
            assert_eq!(EmailAddress::parse(bad), None, "{bad:?}");
        }
        assert_eq!(EmailAddress::parse(&format!("{}@example.org", "a".repeat(65))), None);
        assert_eq!(EmailAddress::parse(&format!("ann@{}org", "long.".repeat(60))), None);
    }
}
