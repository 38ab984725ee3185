//! Writing pictures.

use std::path::Path;

use anyhow::{Context, bail};

use crate::output;

/// The format of a picture.
#[derive(Clone, Copy)]
pub(crate) enum Format {
    Svg,
    Png,
}

impl Format {
    /// Returns the format for a file's extension.
    pub(crate) fn of(file: &Path) -> anyhow::Result<Self> {
        match file.extension().and_then(|end| end.to_str()).map(str::to_lowercase).as_deref() {
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => bail!("{}: a picture is a file that ends in .svg or .png", file.display()),
        }
    }
}

/// Writes a picture.
pub(crate) fn write(file: &Path, format: Format, svg: &str) -> anyhow::Result<()> {
    match format {
        Format::Svg => output::file(file, svg),
        Format::Png => write_bytes(file, &bastide_art::png(svg)?),
    }
}

/// Writes a picture that is already encoded.
pub(crate) fn write_bytes(file: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))
}
