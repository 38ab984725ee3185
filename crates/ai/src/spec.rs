//! Players by their names and options.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use bastide_rules::Game;

use crate::budget::Budget;
use crate::expectimax::ExpectimaxPlayer;
use crate::flat::FlatPlayer;
use crate::human::{HumanConfig, HumanPlayer};
use crate::level::Level;
use crate::mcts::MctsConfig;
use crate::player::{Player, RandomPlayer};
use crate::players::{GreedyPlayer, MctsPlayer};
use crate::valuation::Weights;

/// A computer player with its options, as written on the command line: `greedy`,
/// `mcts:iterations=2000`, `strong`. Each option follows a colon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayerSpec {
    /// Chooses uniformly among the legal actions.
    Random,
    /// Maximises the valuation after its own move.
    Greedy {
        /// The standard deviation of the noise on the value of a placement, in points.
        noise: f32,
    },
    /// The same with the weights of the tree search.
    Shrewd,
    /// The same with human-like mistakes.
    Human(HumanConfig),
    /// Flat Monte Carlo: random rollouts from every action.
    Flat(Budget),
    /// Expectimax search of two plies.
    Expectimax {
        /// The number of own plans that are searched.
        width: usize,
        /// The budget; `None` searches all of them.
        budget: Option<Budget>,
    },
    /// Monte Carlo tree search.
    Mcts(MctsConfig, Budget),
    /// One of the levels for people.
    Level(Level),
}

impl PlayerSpec {
    /// The names of all players, the weakest first, followed by the levels.
    pub const NAMES: [&str; 13] = [
        "random",
        "flat",
        "human",
        "greedy",
        "expectimax",
        "shrewd",
        "mcts",
        "beginner",
        "novice",
        "casual",
        "skilled",
        "strong",
        "master",
    ];

    /// Builds the player for a game. The same seed gives the same choices.
    pub fn build(self, game: &Game, seed: u64) -> Box<dyn Player + Send> {
        match self {
            Self::Random => Box::new(RandomPlayer::new(seed)),
            Self::Greedy { noise } => {
                Box::new(GreedyPlayer::new(game, Weights::PLAIN, noise, seed))
            }
            Self::Shrewd => Box::new(GreedyPlayer::shrewd(game, seed)),
            Self::Human(config) => Box::new(HumanPlayer::new(game, config, seed)),
            Self::Flat(budget) => Box::new(FlatPlayer::new(budget, seed)),
            Self::Expectimax { width, budget } => {
                Box::new(ExpectimaxPlayer::new(game, width, budget, seed))
            }
            Self::Mcts(config, budget) => Box::new(MctsPlayer::new(config, budget, seed)),
            Self::Level(level) => level.spec(game).build(game, seed),
        }
    }

    /// Returns the number of threads that the player uses.
    pub fn threads(self, game: &Game) -> u32 {
        match self {
            Self::Mcts(config, _) => config.threads,
            Self::Level(level) => level.spec(game).threads(game),
            _ => 1,
        }
    }

    /// Returns the player's own budget for a decision.
    pub fn budget(self, game: &Game) -> Option<Budget> {
        match self {
            Self::Random | Self::Greedy { .. } | Self::Shrewd | Self::Human(_) => None,
            Self::Flat(budget) | Self::Mcts(_, budget) => Some(budget),
            Self::Expectimax { budget, .. } => budget,
            Self::Level(level) => level.spec(game).budget(game),
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy { noise: 0.0 } => f.write_str("greedy"),
            Self::Greedy { noise } => write!(f, "greedy:careless={noise}"),
            Self::Shrewd => f.write_str("shrewd"),
            Self::Human(config) => {
                let none = HumanConfig::FLAWLESS;
                f.write_str(if config.joins { "human:joins=1" } else { "human" })?;
                let options = [
                    ("error", config.error, none.error),
                    ("reach", config.reach, none.reach),
                    ("slip", config.slip, none.slip),
                    ("haste", config.haste, none.haste),
                    ("regard", config.regard, none.regard),
                    ("land", config.land, none.land),
                ];
                options
                    .iter()
                    .filter(|(_, value, none)| value.to_bits() != none.to_bits())
                    .try_for_each(|(name, value, _)| write!(f, ":{name}={value}"))
            }
            Self::Flat(budget) => write!(f, "flat{}", BudgetOptions(budget)),
            Self::Expectimax { width, budget } => {
                write!(f, "expectimax:width={width}")?;
                budget.as_ref().map_or(Ok(()), |budget| BudgetOptions(budget).fmt(f))
            }
            Self::Mcts(config, budget) => {
                write!(f, "mcts{}", BudgetOptions(budget))?;
                if config.threads != 1 {
                    write!(f, ":threads={}", config.threads)?;
                }
                let best = MctsConfig::BEST;
                if config.memory != best.memory {
                    write!(f, ":memory={}", config.memory >> 20)?;
                }
                if let Some(plies) = config.rollout_plies {
                    write!(f, ":plies={plies}")?;
                }
                if (config.exploration - best.exploration).abs() > f32::EPSILON {
                    write!(f, ":exploration={}", config.exploration)?;
                }
                Ok(())
            }
            Self::Level(level) => level.fmt(f),
        }
    }
}

/// Formats a budget as options.
struct BudgetOptions<'a>(&'a Budget);

impl fmt::Display for BudgetOptions<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if let Some(iterations) = self.0.iterations {
            write!(f, ":iterations={iterations}")?;
        }
        self.0.time.map_or(Ok(()), |time| write!(f, ":time={}", time.as_secs_f64()))
    }
}

/// Why a text is not a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ParsePlayerError {
    /// There is no such name.
    #[error("there is no computer player {name:?}; the players are {}", PlayerSpec::NAMES.join(", "))]
    Name {
        /// The unknown name.
        name: String,
    },
    /// The player has no such option.
    #[error("{player} has no option {option:?}; it takes {known}")]
    Option {
        /// The player.
        player: String,
        /// The unknown option.
        option: String,
        /// The options of the player.
        known: &'static str,
    },
    /// The value of an option is not a positive number.
    #[error("{option} wants a number above 0, and not {value:?}")]
    Value {
        /// The option.
        option: String,
        /// The invalid value.
        value: String,
    },
}

impl FromStr for PlayerSpec {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Self, ParsePlayerError> {
        let mut parts = text.trim().split(':');
        let name = parts.next().unwrap_or_default();
        let known = match name {
            "greedy" => "careless=POINTS",
            "human" => {
                "error=POINTS, reach=TILES, slip=POINTS, haste=POINTS, regard=SHARE, land=SHARE and joins=1"
            }
            "flat" => "iterations=N and time=SECONDS",
            "expectimax" => "width=N and time=SECONDS",
            "mcts" => {
                "iterations=N, time=SECONDS, threads=N, memory=MIB, plies=N and exploration=X"
            }
            _ => "none",
        };
        let mut options = Options::default();
        for part in parts {
            options.read(name, part, known)?;
        }
        let budget = options.budget();
        Ok(match name {
            "random" => Self::Random,
            "greedy" => Self::Greedy { noise: options.careless.unwrap_or(0.0) },
            "shrewd" => Self::Shrewd,
            "human" => Self::Human(options.human),
            "flat" => Self::Flat(budget.unwrap_or(Budget::iterations(1_000))),
            "expectimax" => Self::Expectimax { width: options.width.unwrap_or(20), budget },
            "mcts" => {
                let memory = options.memory.map_or(MctsConfig::BEST.memory, |mib| mib << 20);
                let best = MctsConfig::BEST;
                let config = MctsConfig {
                    threads: options.threads.unwrap_or(1),
                    memory,
                    rollout_plies: options.plies,
                    exploration: options.exploration.unwrap_or(best.exploration),
                    ..best
                };
                Self::Mcts(config, budget.unwrap_or(Budget::iterations(1_000)))
            }
            _ => {
                let unknown = |_| ParsePlayerError::Name { name: name.to_owned() };
                Self::Level(name.parse().map_err(unknown)?)
            }
        })
    }
}

/// Options as parsed.
#[derive(Default)]
struct Options {
    human: HumanConfig,
    careless: Option<f32>,
    iterations: Option<u32>,
    time: Option<Duration>,
    width: Option<usize>,
    threads: Option<u32>,
    memory: Option<usize>,
    plies: Option<u32>,
    exploration: Option<f32>,
}

impl Options {
    fn read(
        &mut self,
        player: &str,
        text: &str,
        known: &'static str,
    ) -> Result<(), ParsePlayerError> {
        let (option, value) = text.split_once('=').unwrap_or((text, ""));
        let listed = known
            .split([',', ' '])
            .any(|word| word.split_once('=').is_some_and(|(name, _)| name == option));
        if !listed {
            let (player, option) = (player.to_owned(), option.to_owned());
            return Err(ParsePlayerError::Option { player, option, known });
        }
        let wrong =
            || ParsePlayerError::Value { option: option.to_owned(), value: value.to_owned() };
        // A rollout may have no plies, and of a human-like player nothing has to be seen.
        let may_be_zero = player == "human" || option == "plies";
        let least = if may_be_zero { 0.0 } else { f64::MIN_POSITIVE };
        let number = value.parse::<f64>().ok().filter(|number| (least..1e9).contains(number));
        let number = number.ok_or_else(wrong)?;
        match option {
            "error" => self.human.error = number as f32,
            "reach" => self.human.reach = number as f32,
            "regard" => self.human.regard = number.min(1.0) as f32,
            "land" => self.human.land = number.min(1.0) as f32,
            "slip" => self.human.slip = number as f32,
            "haste" => self.human.haste = number as f32,
            "joins" => self.human.joins = number != 0.0,
            "careless" => self.careless = Some(number as f32),
            "time" => self.time = Some(Duration::from_secs_f64(number)),
            "width" => self.width = Some((number as usize).max(1)),
            "threads" => self.threads = Some((number as u32).clamp(1, 256)),
            "plies" => self.plies = Some(number as u32),
            "exploration" => self.exploration = Some(number as f32),
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
