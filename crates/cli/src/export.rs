//! `bastide export`: records for other programs.

use std::path::PathBuf;

use anyhow::Context;
use bastide_rules::Record;

use crate::{input, output};

/// Write a record as a saved game of JCloisterZone
///
/// For games whose tile sets and elements JCloisterZone has (docs/jcloisterzone.md). A game that its rules
/// would not allow, or would score differently, is refused with the action and the reason.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The record; `-` reads it from standard input
    file: PathBuf,

    /// The file for the saved game; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let name = || args.file.display().to_string();
    let record = Record::parse(&input::read(&args.file)?).with_context(name)?;
    output::file(&args.output, &bastide_jcz::export(&record).with_context(name)?)
}
