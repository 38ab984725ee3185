//! Writes the types of the interface for TypeScript to standard output.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    io::stdout().write_all(bastide_server::typescript::types().as_bytes())
}
