//! `bastide import`: saved games of other programs.

use std::path::PathBuf;

use anyhow::{Context, bail};
use bastide_jcz::Assertion;

use crate::{input, output};

/// Convert a saved game of JCloisterZone to a record
///
/// Reads a `.jcz` file (JCloisterZone 5 and later), plays it by Bastide's rules and writes the record. A
/// message that these rules do not allow is refused with its number, the rule, and the position as both
/// programs see it. Tile sets, elements and rules that Bastide does not have are refused by name.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The saved game; `-` reads it from standard input
    file: PathBuf,

    /// The file for the record; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,

    /// Skip what Bastide does not have, as long as no message uses it
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

/// Prints what was skipped.
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
        None => "no player has this name".to_owned(),
    };
    bail!("the file claims {} points for {}, but {played}", wrong.points, wrong.player)
}
