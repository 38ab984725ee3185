//! The strength of passwords.

use bastide_protocol::refused::Code;
use zxcvbn::{Score, zxcvbn};

use crate::rejection::Rejection;

/// The shortest password, in characters.
const MIN: usize = 8;
/// The longest password, in characters.
const MAX: usize = 200;
/// The shortest name that is looked for in a password.
const SHORTEST_NAME: usize = 3;
/// The number of characters that are estimated. Further ones only add strength, and the time of the estimate grows with the
/// square of the length.
const ESTIMATED: usize = 32;
/// The weakest accepted password: 10⁸ guesses.
const WEAKEST: Score = Score::Three;
/// Words that attackers try first here. The lists of `zxcvbn` are English.
const EXPECTED: [&str; 16] = [
    "bastide",
    "carcassonne",
    "meeple",
    "jelszo",
    "jelszó",
    "titok",
    "almafa",
    "szeretlek",
    "szerelem",
    "magyarorszag",
    "parola",
    "parolamea",
    "iubire",
    "teiubesc",
    "romania",
    "steaua",
];

/// A password that is strong enough to be set. Existing passwords are not checked.
pub(crate) struct NewPassword(String);

impl NewPassword {
    /// Checks a new password of a person with these names. It takes some milliseconds: requests use
    /// [`Passwords::accept`](crate::people::Passwords::accept).
    pub(crate) fn checked(text: String, names: &[&str]) -> Result<Self, Rejection> {
        if !(MIN..=MAX).contains(&text.chars().count()) {
            return Err(Rejection::new(Code::BadPassword, "use 8 to 200 characters"));
        }
        let expected: Vec<&str> = EXPECTED.iter().chain(names).copied().collect();
        let beginning: String = text.chars().take(ESTIMATED).collect();
        if !is_more_than(&text, &expected) || zxcvbn(&beginning, &expected).score() < WEAKEST {
            return Err(Rejection::new(
                Code::WeakPassword,
                "the password is easy to guess; use several words that do not belong together",
            ));
        }
        Ok(Self(text))
    }

    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.0.as_bytes()
    }
}

/// Whether a password is long enough without the words that guessers expect: `zxcvbn` takes `name name` for three words.
fn is_more_than(text: &str, expected: &[&str]) -> bool {
    let mut rest = text.to_lowercase();
    for word in expected.iter().filter(|word| word.chars().count() >= SHORTEST_NAME) {
        rest = rest.replace(&word.to_lowercase(), "");
    }
    rest.trim().chars().count() >= MIN
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(text: &str) -> Option<Code> {
        let checked = NewPassword::checked(text.to_owned(), &["Annabel Lee", "Nevermore"]);
        checked.err().map(|rejection| rejection.refused.code)
    }

    /// The guards are `WEAKEST`, `EXPECTED`, the person's names and `is_more_than`.
    #[test]
    fn what_is_easy_to_guess_is_refused() {
        for weak in [
            "password",
            "        ",
            "12345678",
            "qwertzuiop",
            "aaaaaaaaaaaa",
            "abcabcabcabc",
            "P@ssw0rd1",
            "letmein2024",
            "iloveyou!",
            "Annabel Lee",
            "eeL lebannA",
            "annabel lee1",
            "Nevermore",
            "nevermore9",
            "nevermore nevermore",
            "Bastide 2026",
            "carcassonne",
            "Carcassonne1",
            "bastide1234",
            "szeretlek1",
            "parolamea1",
            "1990-05-21",
        ] {
            assert_eq!(code(weak), Some(Code::WeakPassword), "{weak}");
        }
        for bad in ["1234567", &"x".repeat(201)] {
            assert_eq!(code(bad), Some(Code::BadPassword));
        }
        for good in [
            "correct horse battery",
            "nevermore quoth the raven",
            "tátika füst kenyér",
            "vtk7Qm!9x",
            "ploaie cactus rugina",
            "王小明和他的朋友們在玩",
            &"ő".repeat(7).replace('ő', "őz-láb-7"),
        ] {
            assert_eq!(code(good), None, "{good}");
        }
    }
}
