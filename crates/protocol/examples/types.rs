//! Writes the types of the protocol for TypeScript to standard output.

use std::io::{self, Write};

fn main() -> io::Result<()> {
    io::stdout().write_all(bastide_protocol::typescript::types().as_bytes())
}
