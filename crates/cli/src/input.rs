//! Reading files.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, bail};

/// The largest input; real files are far smaller.
const LARGEST: u64 = 16 * 1024 * 1024;

/// Reads a text file; `-` is standard input.
pub(crate) fn read(file: &Path) -> anyhow::Result<String> {
    let name = file.display();
    let mut bytes = Vec::new();
    if file == Path::new("-") {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)?;
    } else {
        let open = std::fs::File::open(file).with_context(|| format!("cannot read {name}"))?;
        let read = open.take(LARGEST + 1).read_to_end(&mut bytes);
        read.with_context(|| format!("cannot read {name}"))?;
    }
    if bytes.len() as u64 > LARGEST {
        bail!("{name} is larger than {} MiB: that is nothing for Bastide", LARGEST / 1024 / 1024);
    }
    String::from_utf8(bytes).map_err(|error| {
        let sound = String::from_utf8_lossy(&error.as_bytes()[..error.utf8_error().valid_up_to()]);
        let line = sound.matches('\n').count() + 1;
        anyhow::anyhow!("{name}: line {line}: this is not UTF-8 text")
    })
}
