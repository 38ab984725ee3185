//! `bastide backup`: a copy of a server's database.

use std::path::PathBuf;

use anyhow::Context;
use bastide_server::Copied;
use clap::Parser;

use crate::{file_size, output};

/// Copy the database of a server into a folder, while it runs
///
/// The copy is one file, bastide.sqlite, with everything that was stored when the command started, and it is
/// checked. Nothing is overwritten: give each backup a folder of its own. `bastide restore` restores it.
#[derive(Parser)]
pub(crate) struct Args {
    /// The folder for the copy; created if it does not exist
    #[arg(value_name = "FOLDER")]
    to: PathBuf,

    /// The data folder of the server
    #[arg(long, value_name = "FOLDER", default_value = "bastide-data")]
    data: PathBuf,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let copied = runtime.block_on(async {
        file_size::fail_to_write_instead_of_dying()?;
        bastide_server::backup(&args.data, &args.to).await.context("no backup was made")
    })?;
    output::text(&format!(
        "Saved {}; the copy is intact.\nIt is in {}.\n",
        contents(&copied),
        copied.file.display()
    ))
}

/// The contents of a copy, in words.
pub(crate) fn contents(copied: &Copied) -> String {
    let Copied { people, tables, running, entries, .. } = copied;
    let count = |number: u32, one: &str, many: &str| {
        format!("{number} {}", if number == 1 { one } else { many })
    };
    format!(
        "{}, {} ({running} running) and {}",
        count(*people, "person", "people"),
        count(*tables, "table", "tables"),
        count(*entries, "log entry", "log entries")
    )
}
