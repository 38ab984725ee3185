//! Random names and secrets (`SEC-09`).

use std::fmt;

use bastide_protocol::id::Id;
use sha2::{Digest, Sha256};

/// Letters and digits that are not confused when read aloud.
pub(crate) const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// A new id of 80 random bits.
pub(crate) fn new_id() -> Id {
    let bytes: [u8; 16] = random_bytes();
    let letter = |byte: &u8| char::from(ALPHABET[usize::from(byte % 32)]);
    Id::from_text(bytes.iter().map(letter).collect::<String>())
}

/// A bearer token: 256 random bits, known to its owner only. The server keeps the hash.
pub(crate) struct Token([u8; 32]);

impl Token {
    pub(crate) fn random() -> Self {
        Self(random_bytes())
    }

    /// Parses 64 hexadecimal digits.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        parse_hex(text).map(Self)
    }

    /// The text for its owner.
    pub(crate) fn reveal(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn hash(&self) -> TokenHash {
        TokenHash(Sha256::digest(self.0).into())
    }
}

/// Parses the 64 hexadecimal digits of 32 bytes.
pub(crate) fn parse_hex(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}

/// The hash of a token: what the server stores, and by which it finds a session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TokenHash(pub(crate) [u8; 32]);

/// The seed of a dealer. It is secret until the game is over, and never logged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Seed(pub(crate) [u8; 32]);

impl Seed {
    /// A public seed, for tests.
    pub fn known(seed: [u8; 32]) -> Self {
        Self(seed)
    }

    pub(crate) fn random() -> Self {
        Self(random_bytes())
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(DIGITS[usize::from(digit)])).collect()
}

/// Random bytes from the operating system.
///
/// # Panics
///
/// If the operating system provides none: nothing could be kept secret.
pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the machine has a source of randomness");
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `SEC-09`
    #[test]
    fn a_token_has_256_bits_and_reads_back() {
        let token = Token::random();
        let text = token.reveal();
        assert_eq!(text.len(), 64);
        assert_eq!(Token::parse(&text).map(|token| token.hash()), Some(token.hash()));
        assert_ne!(Token::random().reveal(), text);
        assert!(Token::parse("zz").is_none());
        assert!(Token::parse(&"é".repeat(32)).is_none());
    }

    #[test]
    fn a_seed_is_not_printed() {
        assert_eq!(format!("{:?}", Seed([7; 32])), "Seed(secret)");
    }
}
