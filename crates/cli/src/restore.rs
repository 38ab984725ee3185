//! `bastide restore`: restores a backup.

use std::path::PathBuf;

use anyhow::Context;
use clap::Parser;

use crate::backup::contents;
use crate::{file_size, output};

/// Restore a backup into a data folder that no server uses
///
/// The backup is checked first. Clocks stand still from the backup until the next start of the server.
#[derive(Parser)]
pub(crate) struct Args {
    /// The folder of a backup, or a database file
    #[arg(value_name = "BACKUP")]
    from: PathBuf,

    /// The data folder of the server; created if it does not exist
    #[arg(long, value_name = "FOLDER", default_value = "bastide-data")]
    data: PathBuf,

    /// Replace an existing database, which is kept under another name
    #[arg(long)]
    replace: bool,
}

pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    let copied = runtime.block_on(async {
        file_size::fail_to_write_instead_of_dying()?;
        let restored = bastide_server::restore(&args.from, &args.data, args.replace).await;
        restored.context("nothing was restored")
    })?;
    output::text(&format!(
        "Restored {}.\nThe database is {}.\n",
        contents(&copied),
        copied.file.display()
    ))?;
    if let Some(aside) = &copied.aside {
        output::text(&format!("The one that was there before is {} now.\n", aside.display()))?;
    }
    Ok(())
}
