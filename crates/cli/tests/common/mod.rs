//! Running the real binary.

use std::process::Command;

use serde_json::Value;

pub(crate) const BASTIDE: &str = env!("CARGO_BIN_EXE_bastide");

/// Runs a command that succeeds, and returns what it prints.
pub(crate) fn fine(args: &[&str]) -> String {
    let output = Command::new(BASTIDE).args(args).output().expect("bastide starts");
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("text")
}

pub(crate) fn json(args: &[&str]) -> Value {
    serde_json::from_str(&fine(args)).expect("JSON")
}
