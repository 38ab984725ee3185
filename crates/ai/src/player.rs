//! Players and their names.

use std::fmt;
use std::str::FromStr;

use bastide_rules::{Action, Game, Phase, State, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// Whoever chooses what to do.
pub trait Player {
    /// Chooses one of the legal actions; a player who acts always has at least one.
    fn choose(&mut self, game: &Game, state: &State) -> Action;
}

/// The sorts of computer players, by the names used on the command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerSort {
    /// Chooses uniformly among the legal actions.
    Random,
}

impl PlayerSort {
    /// All sorts.
    pub const ALL: [Self; 1] = [Self::Random];

    /// A player of this sort. The same seed gives the same choices.
    pub fn player(self, seed: u64) -> Box<dyn Player + Send> {
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
        }
    }
}

impl fmt::Display for PlayerSort {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::Random => "random",
        })
    }
}

/// A name that belongs to no sort of player.
#[derive(Debug, PartialEq, Eq)]
pub struct UnknownPlayer(String);

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let known: Vec<_> = PlayerSort::ALL.iter().map(ToString::to_string).collect();
        write!(f, "there is no computer player {:?}; the players are {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownPlayer {}

impl FromStr for PlayerSort {
    type Err = UnknownPlayer;

    fn from_str(name: &str) -> Result<Self, UnknownPlayer> {
        let mut sorts = Self::ALL.into_iter();
        sorts
            .find(|sort| sort.to_string() == name.trim())
            .ok_or_else(|| UnknownPlayer(name.to_owned()))
    }
}

/// Draws uniformly among the legal placements, then uniformly among the choices of pieces, none
/// included. It never declines the second part of a double turn.
#[derive(Debug)]
pub struct RandomPlayer {
    random: Pcg64Mcg,
}

impl RandomPlayer {
    /// A random player with its own stream of choices.
    pub fn new(seed: u64) -> Self {
        Self { random: Pcg64Mcg::seed_from_u64(seed) }
    }
}

impl Player for RandomPlayer {
    #[inline]
    fn choose(&mut self, game: &Game, state: &State) -> Action {
        // `TRA-R-03`: automatic players take the second part of a double turn.
        if state.phase() == Phase::SecondTile && state.tiles_left() > 0 {
            return Action::SecondTile;
        }
        let random = &mut self.random;
        game.pick_action(state, |count| below(random, count as u32) as usize)
            .expect("a player who acts has a legal action")
    }
}
