//! The mix of a puzzle: what is played, and by how many.

use std::fmt;
use std::str::FromStr;

use bastide_rules::setup::Preset;
use bastide_rules::{MAX_PLAYERS, Setup};

/// The names of the players, in the order of their seats.
const NAMES: [&str; MAX_PLAYERS] = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Fred"];

/// What is played: a preset, further tile sets, and the number of players. In texts `base/2`, or
/// `base+tower+king-and-robber/3`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mix {
    /// The preset.
    pub preset: Preset,
    /// The tile sets that are added to it.
    pub with: Vec<String>,
    /// The number of players.
    pub players: u8,
}

impl Mix {
    /// The setup of its games.
    pub fn setup(&self) -> Setup {
        let names = NAMES.into_iter().take(self.players.into());
        Setup::preset(self.preset, names).with(self.with.iter().map(String::as_str))
    }
}

impl fmt::Display for Mix {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.preset)?;
        self.with.iter().try_for_each(|set| write!(f, "+{set}"))?;
        write!(f, "/{}", self.players)
    }
}

/// A text that is not a mix.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ParseMixError {
    /// It has no number of players, or not one from 2 to 6.
    #[error("`{0}` does not end with `/` and a number of players from 2 to 6, such as `base/2`")]
    Players(String),
    /// There is no such preset.
    #[error(transparent)]
    Preset(#[from] bastide_rules::SetupError),
}

impl FromStr for Mix {
    type Err = ParseMixError;

    fn from_str(text: &str) -> Result<Self, ParseMixError> {
        let wrong = || ParseMixError::Players(text.to_owned());
        let (sets, players) = text.rsplit_once('/').ok_or_else(wrong)?;
        let players = players.parse().ok().filter(|count| (2..=MAX_PLAYERS).contains(count));
        let players = players.ok_or_else(wrong)? as u8;
        let mut sets = sets.split('+');
        let preset = sets.next().unwrap_or_default().parse()?;
        Ok(Self { preset, with: sets.map(str::to_owned).collect(), players })
    }
}
