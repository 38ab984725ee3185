//! `bastide migrate`: from the data folder of one server to a PostgreSQL database of many.

use std::path::PathBuf;

use anyhow::Context;
use bastide_server::MigrationProgress;
use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};

use crate::cluster::{DATABASE, option_or_variable};
use crate::output;

/// Move everything from a data folder to a PostgreSQL database
///
/// Stop the server first. Everything is copied in one transaction: accounts, sessions, tables, games, chat, reviews, studies.
/// Then every game is replayed from both databases and compared. The folder stays as it is.
#[derive(Parser)]
pub(crate) struct Args {
    /// The data folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "bastide-data")]
    from: PathBuf,

    #[arg(long, value_name = "URL", help = TO_HELP)]
    to: Option<String>,
}

const TO_HELP: &str = "An empty PostgreSQL database: postgres://USER@HOST/DATABASE; a URL with a password belongs into the \
    environment variable BASTIDE_DATABASE";

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let to = option_or_variable(args.to.as_ref(), DATABASE);
    let to = to.context(
        "name an empty PostgreSQL database: --to URL, or BASTIDE_DATABASE in the environment",
    )?;
    let bar = ProgressBar::new(0)
        .with_style(ProgressStyle::with_template("{msg} {bar:30} {pos} of {len}, {elapsed}")?);
    let progress = |step| {
        let (words, done, all) = match step {
            MigrationProgress::Copied(done, all) => ("copying rows", done, all),
            MigrationProgress::Compared(done, all) => ("replaying games", done, all),
        };
        bar.set_message(words);
        bar.set_length(all);
        bar.set_position(done);
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let moved = runtime.block_on(bastide_server::migrate(&args.from, &to, progress));
    bar.finish_and_clear();
    let moved = moved.context("nothing was moved")?;
    output::text(&format!(
        "Copied {} rows, and replayed {} games from both databases with the same result.\n\
         Start the servers with --database. The folder {} stays as it was: keep it until you are sure.\n",
        moved.rows,
        moved.games,
        args.from.display()
    ))
}
