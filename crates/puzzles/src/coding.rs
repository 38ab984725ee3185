//! Actions as small numbers: the place of an action among the legal ones, in the order of their texts. It depends on
//! the rules and on the texts of records, and not on the order in which the engine lists actions.

use bastide_rules::{Action, Game, State};

/// Returns the legal actions in the order of their texts.
pub(crate) fn ordered(game: &Game, state: &State) -> Vec<(String, Action)> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    let mut named: Vec<_> =
        actions.into_iter().map(|action| (action.text(game, state), action)).collect();
    named.sort_unstable();
    named
}

/// Returns the number of an action; `None` if it is illegal.
pub(crate) fn number_of(game: &Game, state: &State, action: Action) -> Option<u32> {
    let place = ordered(game, state).into_iter().position(|(_, other)| other == action);
    place.map(|place| place as u32)
}

/// Returns the action with a number, and its text.
pub(crate) fn action_with(game: &Game, state: &State, number: u32) -> Option<(String, Action)> {
    let ordered = ordered(game, state);
    ordered.into_iter().nth(number as usize)
}

/// Writes a number with the digits 0 to 9 and a to z.
pub(crate) fn write_base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((number % 36) as u32, 36).unwrap_or('0'));
        number /= 36;
        if number == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

/// Reads a number with these digits.
pub(crate) fn read_base36(text: &str) -> Option<u32> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte.is_ascii_lowercase());
    u32::from_str_radix(text, 36).ok().filter(|_| is_plain)
}

/// A hash of the texts of actions (FNV-1a), from which a puzzle gets its id.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Digest(u64);

impl Digest {
    pub(crate) fn new(first: &str) -> Self {
        let mut digest = Self(0xcbf2_9ce4_8422_2325);
        digest.add(first);
        digest
    }

    pub(crate) fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Six letters and digits.
    pub(crate) fn id(self) -> String {
        let number = (self.0 ^ (self.0 >> 32)) % 36_u64.pow(6);
        format!("{:0>6}", write_base36(number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_and_read() {
        for number in [0, 1, 35, 36, 1_295, 1_296, u32::MAX] {
            assert_eq!(read_base36(&write_base36(number.into())), Some(number));
        }
        for wrong in ["", "-1", "A", "+1", "zzzzzzzz", "1.2"] {
            assert_eq!(read_base36(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn an_id_depends_on_every_action() {
        let id = |texts: &[&str]| {
            let mut digest = Digest::new("base/2");
            for text in texts {
                digest.add(text);
            }
            digest.id()
        };
        assert_eq!(id(&[]).len(), 6);
        assert_ne!(id(&["draw BA-A", "pass"]), id(&["draw BA-A"]));
        assert_ne!(id(&["draw BA-A", "pass"]), id(&["draw BA-Ap", "ass"]));
    }
}
