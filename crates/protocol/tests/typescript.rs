//! The types for TypeScript against the Rust types.

/// If this fails: `cargo run -p bastide-protocol --example types > web/src/generated/protocol.ts`.
#[test]
fn the_types_for_typescript_are_current() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/generated/protocol.ts");
    let written = std::fs::read_to_string(file).expect("the file is there");
    assert!(written == bastide_protocol::typescript::types(), "{file} is not current");
}
