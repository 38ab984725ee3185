//! Writing results.

use std::io::{self, Write};
use std::path::Path;

use anyhow::Context;
use serde::Serialize;

/// Writes a result as JSON, with a line break at its end.
pub(crate) fn json(value: &impl Serialize) -> anyhow::Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, value)?;
    writeln!(out)?;
    Ok(())
}

/// Writes text unchanged.
pub(crate) fn text(text: &str) -> anyhow::Result<()> {
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(())
}

/// Writes text to a file; `-` is standard output.
pub(crate) fn file(file: &Path, content: &str) -> anyhow::Result<()> {
    if file == Path::new("-") {
        return text(content);
    }
    std::fs::write(file, content).with_context(|| format!("cannot write {}", file.display()))
}

/// Whether the error is a closed pipe.
pub(crate) fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let closed = |error: &io::Error| error.kind() == io::ErrorKind::BrokenPipe;
    error.chain().any(|cause| {
        cause.downcast_ref().is_some_and(closed)
            || cause
                .downcast_ref()
                .and_then(serde_json::Error::io_error_kind)
                .is_some_and(|kind| kind == io::ErrorKind::BrokenPipe)
    })
}

/// A number with thousands separators: 12,345.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    #[test]
    fn thousands_are_set_apart() {
        let numbers = [0, 999, 1_000, 12_345, 1_234_567].map(super::grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "12,345", "1,234,567"]);
    }
}
