//! Recovery codes: the owner of an account signs in with one instead of a forgotten password.

use bastide_protocol::Millis;
use sha2::{Digest, Sha256};

use crate::secret::{ALPHABET, random_bytes};

/// The initial number of codes of an account.
pub(crate) const CODES: usize = 8;
/// The lifetime of a code from the operator.
pub(crate) const OPERATORS_CODE: Millis = 24 * 3_600_000;

/// The characters of a code: 80 random bits.
const LENGTH: usize = 16;
/// The characters of a group, for reading.
const GROUP: usize = 4;

/// A code for one use. It has 80 random bits, so a plain hash of it can be stored.
pub(crate) struct RecoveryCode([u8; LENGTH]);

/// The hash of a recovery code: what the server stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CodeHash(pub(crate) [u8; 32]);

impl RecoveryCode {
    pub(crate) fn random() -> Self {
        let bytes: [u8; LENGTH] = random_bytes();
        Self(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// The initial codes of an account.
    pub(crate) fn set() -> [Self; CODES] {
        std::array::from_fn(|_| Self::random())
    }

    /// Parses a code as people type it: in any case, with or without hyphens, and with letters that look like digits.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let letters = text.chars().filter(|c| !c.is_whitespace() && *c != '-').map(|c| {
            let letter = match c.to_ascii_lowercase() {
                'o' => '0',
                'i' | 'l' => '1',
                other => other,
            };
            u8::try_from(letter).ok().filter(|letter| ALPHABET.contains(letter))
        });
        let letters: Vec<u8> = letters.take(LENGTH + 1).collect::<Option<_>>()?;
        letters.try_into().ok().map(Self)
    }

    /// The text for its owner: `abcd-efgh-jkmn-pqrs`.
    pub(crate) fn reveal(&self) -> String {
        let groups: Vec<_> =
            self.0.chunks(GROUP).map(|group| String::from_utf8_lossy(group)).collect();
        groups.join("-")
    }

    pub(crate) fn hash(&self) -> CodeHash {
        CodeHash(Sha256::digest(self.0).into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = RecoveryCode::random();
        let text = code.reveal();
        assert_eq!(text.len(), 19);
        let alike = text.to_uppercase().replace('-', " ").replace('0', "o").replace('1', "I");
        for typed in [text.clone(), alike, text.replace('-', "")] {
            assert_eq!(RecoveryCode::parse(&typed).map(|code| code.hash()), Some(code.hash()));
        }
        assert_ne!(RecoveryCode::random().reveal(), text);
    }

    #[test]
    fn what_is_no_code_is_not_read() {
        for bad in
            ["", "abcd", "abcd-efgh-jkmn-pqru", "abcd-efgh-jkmn-pqrs0", "äbcd-efgh-jkmn-pqrs"]
        {
            assert!(RecoveryCode::parse(bad).is_none(), "{bad}");
        }
        assert!(RecoveryCode::parse(&"0".repeat(1_000_000)).is_none());
    }
}
