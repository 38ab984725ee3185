//! The arguments that all commands share which start games.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::bail;
use bastide_ai::{Match, PlayerSpec};
use bastide_rules::setup::{GameName, Preset};
use bastide_rules::{Game, Setup};
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::setup::{self, preset_names};

/// The game and its setup.
#[derive(clap::Args)]
pub(crate) struct TableArgs {
    /// The game of the family
    #[arg(long, default_value = "carcassonne", value_parser = game_names())]
    game: GameName,

    /// A well-known mix of tile sets
    #[arg(long, value_name = "NAME", conflicts_with_all = ["setup", "game"], value_parser = preset_names())]
    preset: Option<Preset>,

    /// Tile sets to add, separated by commas, such as inns-and-cathedrals,traders-and-builders; `bastide tiles`
    /// lists them. They bring their pieces and rules
    #[arg(long, value_delimiter = ',', value_name = "LIST", conflicts_with = "setup")]
    with: Vec<String>,

    /// A setup in TOML, as in the head of a record: tile sets, elements, rule options, names
    #[arg(long, value_name = "FILE", conflicts_with = "game")]
    setup: Option<PathBuf>,
}

impl TableArgs {
    /// Returns the game, for this number of players unless the setup has its own.
    pub(crate) fn game(&self, seats: usize) -> anyhow::Result<Game> {
        if let Some(file) = &self.setup {
            return setup::read(file);
        }
        let names = (1..=seats).map(|seat| format!("Player {seat}"));
        let setup = match (self.preset, self.game) {
            (Some(preset), _) => Setup::preset(preset, names),
            (None, game) => Setup::new(game, names),
        };
        Ok(Game::new(setup.with(self.with.iter().map(|set| set.trim())))?)
    }
}

/// A match between computer players.
#[derive(clap::Args)]
pub(crate) struct MatchArgs {
    #[command(flatten)]
    table: TableArgs,

    /// The players by seat, separated by commas: random, greedy, the levels beginner, novice, casual, skilled,
    /// strong and master, and others (docs/computer-players.md). By default all seats play at random: two, or as many as the setup has
    #[arg(long, value_delimiter = ',', value_name = "LIST")]
    players: Option<Vec<PlayerSpec>>,

    /// The number of games
    #[arg(long, default_value_t = 1_000, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: u64,

    /// The seed of the match
    #[arg(long, default_value_t = 1, value_name = "N")]
    pub(crate) seed: u64,

    /// The number of threads, at most 1024; by default one per core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl MatchArgs {
    /// Returns the match.
    pub(crate) fn matchup(&self) -> anyhow::Result<Match> {
        let game = self.table.game(self.players.as_ref().map_or(2, Vec::len))?;
        let seats = game.setup().players.len();
        let players = self.players.clone().unwrap_or_else(|| vec![PlayerSpec::Random; seats]);
        if players.len() != seats {
            let named = players.len();
            bail!(
                "the setup seats {seats} players, but --players names {named}: name one for each seat"
            );
        }
        Ok(Match::new(game, players, self.seed))
    }

    /// Returns the number of threads for this number of games.
    pub(crate) fn threads(&self, games: u64) -> usize {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or(cores, usize::from).min(games as usize)
    }
}

fn game_names() -> impl TypedValueParser<Value = GameName> {
    let names = PossibleValuesParser::new(GameName::ALL.map(GameName::as_str));
    names.map(|name| name.parse().expect("clap has checked the name"))
}
