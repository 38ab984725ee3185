//! `bastide import`: saved games of other programs.

use std::path::PathBuf;

use anyhow::{Context, bail};
use bastide_jcz::Assertion;

use crate::{input, output};

/// Turn a saved game of JCloisterZone into a record
///
/// Reads a `.jcz` file (JCloisterZone 5 and later), plays it by our rules and writes the record. A
/// message that our rules do not allow is refused with its number, the rule, and how the position looks
/// on both sides. Tile sets, elements and rules that Bastide does not have are refused by name.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The saved game; `-` reads it from standard input
    file: PathBuf,

    /// Where the record goes; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Leave out what Bastide does not have, and play on as long as nothing of it is used
    #[arg(long)]
    lenient: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let text = input::read(&args.file)?;
    let imported = bastide_jcz::import(&text, args.lenient);
    let imported = imported.with_context(|| args.file.display().to_string())?;
    warn(&imported.warnings);
    output::file(&args.output, &imported.record.to_string())?;
    check(&imported.assertions)
}

/// Says what was left out.
pub(crate) fn warn(warnings: &[String]) {
    for warning in warnings {
        eprintln!("bastide: {warning}");
    }
}

/// Compares the points with those that the file claims.
pub(crate) fn check(claims: &[Assertion]) -> anyhow::Result<()> {
    let Some(wrong) = claims.iter().find(|claim| !claim.holds()) else { return Ok(()) };
    let played = match wrong.actual {
        Some(points) => format!("by our rules there are {points}"),
        None => "nobody is called so".to_owned(),
    };
    bail!("the file claims {} points for {}, but {played}", wrong.points, wrong.player)
}
