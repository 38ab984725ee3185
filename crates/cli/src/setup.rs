//! `bastide setup`: prints and checks setups.

use std::path::PathBuf;

use anyhow::Context;
use bastide_rules::setup::Preset;
use bastide_rules::{Game, Setup};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use crate::{input, output};

/// Print a setup by its name, or check one
///
/// A setup defines the tile sets, pieces and rules of a game. The output can be edited and passed to every
/// command that starts a game, as `--setup FILE`.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Option<Command>,

    /// The setup to print
    #[arg(long, value_name = "NAME", default_value = "base", value_parser = preset_names())]
    preset: Preset,

    /// Print it as JSON instead of TOML
    #[arg(long)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    /// Check whether a setup can be played, and say what to change if not
    Check {
        /// A setup in TOML; `-` is standard input
        file: PathBuf,

        /// Print the pieces and rules in play as JSON
        #[arg(long)]
        json: bool,
    },
}

/// The names of the presets, for the command line.
pub(crate) fn preset_names() -> impl TypedValueParser<Value = Preset> {
    let names =
        Preset::ALL.map(|preset| PossibleValue::new(preset.as_str()).help(preset.description()));
    PossibleValuesParser::new(names)
        .map(|name| name.parse::<Preset>().expect("clap has checked the name"))
}

/// Reads a setup from a file.
pub(crate) fn read(file: &std::path::Path) -> anyhow::Result<Game> {
    let name = || file.display().to_string();
    let setup: Setup = toml::from_str(&input::read(file)?).with_context(name)?;
    Game::new(setup).with_context(name)
}

/// What a setup brings into play.
#[derive(Serialize)]
struct Checked {
    players: usize,
    tiles_to_draw: u32,
    bonus_tiles: u32,
    tiles_at_the_start: usize,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    if let Some(Command::Check { file, json }) = &args.command {
        return check(&read(file)?, *json);
    }
    let setup = Setup::preset(args.preset, ["Ann", "Ben"]);
    if args.json {
        return output::json(&setup);
    }
    output::text(&toml::to_string(&setup).context("cannot write the setup")?)
}

fn check(game: &Game, json: bool) -> anyhow::Result<()> {
    let state = game.start();
    let checked = Checked {
        players: game.setup().players.len(),
        tiles_to_draw: state.tiles_left(),
        bonus_tiles: state.bonus_tiles_left(),
        tiles_at_the_start: state.tiles().len(),
    };
    if json {
        return output::json(&checked);
    }
    let bonus = match checked.bonus_tiles {
        0 => String::new(),
        tiles => format!(", {tiles} bonus tiles"),
    };
    output::text(&format!(
        "This can be played: {} players, {} tiles to draw{bonus}, {} on the table at the start.\n",
        checked.players, checked.tiles_to_draw, checked.tiles_at_the_start
    ))
}
