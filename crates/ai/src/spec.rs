//! The sorts of players, by their names.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_rules::Game;

use crate::budget::Budget;
use crate::expectimax::ExpectimaxPlayer;
use crate::flat::FlatPlayer;
use crate::level::Level;
use crate::mcts::Search;
use crate::player::{Player, RandomPlayer};
use crate::players::{GreedyPlayer, MctsPlayer};
use crate::valuation::Weights;

/// A sort of computer player, as it is named on the command line: `greedy`, `mcts:iterations=2000`,
/// `strong`. Options follow the name, each after a colon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayerSort {
    /// Chooses uniformly among the legal actions.
    Random,
    /// Looks one step ahead.
    Greedy {
        /// By how many points it misjudges where a tile is best.
        careless: f32,
    },
    /// Looks one step ahead, with the valuation of the tree search.
    Shrewd,
    /// Plays random games from every action.
    Flat(Budget),
    /// Looks two steps ahead.
    Expectimax {
        /// At how many plans it looks.
        width: usize,
        /// For how long, if not to the end.
        budget: Option<Budget>,
    },
    /// Searches a tree.
    Mcts(Search, Budget),
    /// One of the levels for people.
    Level(Level),
}

impl PlayerSort {
    /// The names of all sorts, the weakest first, and of the levels.
    pub const NAMES: [&str; 10] = [
        "random",
        "flat",
        "greedy",
        "expectimax",
        "shrewd",
        "mcts",
        "novice",
        "casual",
        "strong",
        "master",
    ];

    /// A player of this sort for a game. The same seed gives the same choices.
    pub fn player(self, game: &Game, seed: u64) -> Box<dyn Player + Send> {
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Greedy { careless } => {
                Box::new(GreedyPlayer::new(game, Weights::PLAIN, careless, seed))
            }
            Self::Shrewd => Box::new(GreedyPlayer::new(game, Weights::FITTED, 0.0, seed)),
            Self::Flat(budget) => Box::new(FlatPlayer::new(budget, seed)),
            Self::Expectimax { width, budget } => {
                Box::new(ExpectimaxPlayer::new(game, width, budget, seed))
            }
            Self::Mcts(search, budget) => Box::new(MctsPlayer::new(search, budget, seed)),
            Self::Level(level) => level.sort(game).player(game, seed),
        }
    }

    /// On how many threads it thinks.
    pub fn threads(self, game: &Game) -> u32 {
        match self {
            Self::Mcts(search, _) => search.threads,
            Self::Level(level) => level.sort(game).threads(game),
            _ => 1,
        }
    }

    /// How long it may think by itself.
    pub fn budget(self, game: &Game) -> Option<Budget> {
        match self {
            Self::Random | Self::Greedy { .. } | Self::Shrewd => None,
            Self::Flat(budget) | Self::Mcts(_, budget) => Some(budget),
            Self::Expectimax { budget, .. } => budget,
            Self::Level(level) => level.sort(game).budget(game),
        }
    }
}

impl fmt::Display for PlayerSort {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy { careless: 0.0 } => f.write_str("greedy"),
            Self::Greedy { careless } => write!(f, "greedy:careless={careless}"),
            Self::Shrewd => f.write_str("shrewd"),
            Self::Flat(budget) => write!(f, "flat{}", Written(budget)),
            Self::Expectimax { width, budget } => {
                write!(f, "expectimax:width={width}")?;
                budget.as_ref().map_or(Ok(()), |budget| Written(budget).fmt(f))
            }
            Self::Mcts(search, budget) => {
                write!(f, "mcts{}", Written(budget))?;
                if search.threads != 1 {
                    write!(f, ":threads={}", search.threads)?;
                }
                if search.memory != Search::BEST.memory {
                    write!(f, ":memory={}", search.memory >> 20)?;
                }
                Ok(())
            }
            Self::Level(level) => f.write_str(level.word()),
        }
    }
}

/// A budget as options.
struct Written<'a>(&'a Budget);

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(iterations) = self.0.iterations {
            write!(f, ":iterations={iterations}")?;
        }
        self.0.time.map_or(Ok(()), |time| write!(f, ":time={}", time.as_secs_f64()))
    }
}

/// Why a name belongs to no sort of player.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum UnknownPlayer {
    /// There is no such name.
    #[error("there is no computer player {name:?}; the players are {}", PlayerSort::NAMES.join(", "))]
    Name {
        /// What was named.
        name: String,
    },
    /// The player has no such option.
    #[error("{player} has no option {option:?}; it takes {known}")]
    Option {
        /// Which player.
        player: String,
        /// What was asked for.
        option: String,
        /// What can be.
        known: &'static str,
    },
    /// The value of an option is no good number.
    #[error("{option} wants a number above 0, and not {value:?}")]
    Value {
        /// Which option.
        option: String,
        /// What was given.
        value: String,
    },
}

impl FromStr for PlayerSort {
    type Err = UnknownPlayer;

    fn from_str(text: &str) -> Result<Self, UnknownPlayer> {
        let mut parts = text.trim().split(':');
        let name = parts.next().unwrap_or_default();
        let known = match name {
            "greedy" => "careless=POINTS",
            "flat" => "iterations=N and time=SECONDS",
            "expectimax" => "width=N and time=SECONDS",
            "mcts" => "iterations=N, time=SECONDS, threads=N and memory=MIB",
            _ => "none",
        };
        let mut options = Options::default();
        for part in parts {
            options.read(name, part, known)?;
        }
        let budget = options.budget();
        Ok(match name {
            "random" => Self::Random,
            "greedy" => Self::Greedy { careless: options.careless.unwrap_or(0.0) },
            "shrewd" => Self::Shrewd,
            "flat" => Self::Flat(budget.unwrap_or(Budget::iterations(1_000))),
            "expectimax" => Self::Expectimax { width: options.width.unwrap_or(20), budget },
            "mcts" => {
                let memory = options.memory.map_or(Search::BEST.memory, |mib| mib << 20);
                let search =
                    Search { threads: options.threads.unwrap_or(1), memory, ..Search::BEST };
                Self::Mcts(search, budget.unwrap_or(Budget::iterations(1_000)))
            }
            _ => {
                let level = Level::ALL.into_iter().find(|level| level.word() == name);
                let unknown = || UnknownPlayer::Name { name: name.to_owned() };
                Self::Level(level.ok_or_else(unknown)?)
            }
        })
    }
}

/// Options as they were written.
#[derive(Default)]
struct Options {
    careless: Option<f32>,
    iterations: Option<u32>,
    time: Option<Duration>,
    width: Option<usize>,
    threads: Option<u32>,
    memory: Option<usize>,
}

impl Options {
    fn read(&mut self, player: &str, text: &str, known: &'static str) -> Result<(), UnknownPlayer> {
        let (option, value) = text.split_once('=').unwrap_or((text, ""));
        let listed = known
            .split([',', ' '])
            .any(|word| word.split_once('=').is_some_and(|(name, _)| name == option));
        if !listed {
            let (player, option) = (player.to_owned(), option.to_owned());
            return Err(UnknownPlayer::Option { player, option, known });
        }
        let wrong = || UnknownPlayer::Value { option: option.to_owned(), value: value.to_owned() };
        let number = value.parse::<f64>().ok().filter(|number| *number > 0.0 && *number < 1e9);
        let number = number.ok_or_else(wrong)?;
        match option {
            "careless" => self.careless = Some(number as f32),
            "time" => self.time = Some(Duration::from_secs_f64(number)),
            "width" => self.width = Some((number as usize).max(1)),
            "threads" => self.threads = Some((number as u32).clamp(1, 256)),
            "memory" => self.memory = Some((number as usize).max(1)),
            _ => self.iterations = Some((number as u32).max(1)),
        }
        Ok(())
    }

    fn budget(&self) -> Option<Budget> {
        let (iterations, time) = (self.iterations, self.time);
        (iterations.is_some() || time.is_some()).then_some(Budget { iterations, time })
    }
}
