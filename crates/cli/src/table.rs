//! The arguments that all commands share which start games.

use std::path::PathBuf;

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

fn game_names() -> impl TypedValueParser<Value = GameName> {
    let names = PossibleValuesParser::new(GameName::ALL.map(GameName::as_str));
    names.map(|name| name.parse().expect("clap has checked the name"))
}
