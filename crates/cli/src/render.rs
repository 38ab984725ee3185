//! `bastide render`: the board of a recorded game as a picture.

use std::path::PathBuf;

use anyhow::{Context, bail};
use bastide_art::colours::Colours;
use bastide_art::{Board, PngError};
use bastide_rules::Action;

use crate::picture::{self, Format};
use crate::{import, input, replay};

/// Draw the board of a recorded game
///
/// Shows the landscape, the pieces on it, and what each player has: points, supply, goods, awards and
/// prisoners. The tile placed last has a frame, and pieces that were placed or moved since have a golden
/// background; the card of the player who acts next, or of the winner, has a thick border.
///
/// With `--animation`, the whole game is an animated PNG with a frame for each turn.
///
/// Reads records and saved games of JCloisterZone, as `bastide replay` does.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record or saved game; `-` reads it from standard input
    file: PathBuf,

    /// Draw the board after this many actions; by default after all of them
    #[arg(long, value_name = "N")]
    until: Option<usize>,

    /// The file for the picture, ending in .svg or .png
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// The size of a tile in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 90, value_parser = clap::value_parser!(u32).range(8..=1000))]
    tile_size: u32,

    /// Show all turns, as an animated PNG of about 640 by 480 pixels
    #[arg(long, conflicts_with = "tile_size")]
    animation: bool,

    /// In a saved game of JCloisterZone, skip what Bastide does not have
    #[arg(long)]
    lenient: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let format = Format::of(&args.output)?;
    let text = input::read(&args.file)?;
    let imported =
        replay::read(&text, args.lenient).with_context(|| args.file.display().to_string())?;
    import::warn(&imported.warnings);
    let record = imported.record;
    let actions = record.actions().len();
    let until = args.until.unwrap_or(actions);
    if until > actions {
        bail!("{} has {actions} actions, so there is no board after {until}", args.file.display());
    }
    if args.animation {
        if !matches!(format, Format::Png) {
            bail!("{}: an animation is a file that ends in .png", args.output.display());
        }
        let played = &record.actions()[..until];
        let bytes = bastide_art::animation(record.game(), played, Colours::default())?;
        return picture::write_bytes(&args.output, &bytes);
    }
    let state = record.replay(until, &mut ());
    let is_tile =
        |action: &Action| matches!(action, Action::PlaceTile { .. } | Action::PlaceAbbey(_));
    let last_move = record.actions()[..until].iter().rposition(is_tile);
    let before = record.replay(last_move.unwrap_or(until), &mut ());
    let board = Board::new(record.game(), &state).since(&before).with_tile_size(args.tile_size);
    picture::write(&args.output, format, &board.svg()?).map_err(|error| {
        let is_size = matches!(error.downcast_ref(), Some(PngError::Size(..)));
        if is_size { error.context("choose a smaller --tile-size") } else { error }
    })
}
