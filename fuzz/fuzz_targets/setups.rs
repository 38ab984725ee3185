//! Any text is read as a setup or a tile file, or refused; a game that was made can be started.

#![no_main]

use bastide_rules::tile::TileSet;
use bastide_rules::{Game, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let _ = TileSet::parse("fuzz.toml", text);
    let Ok(setup) = toml::from_str::<Setup>(text) else { return };
    if let Ok(game) = Game::new(setup) {
        assert!(!game.start().is_over());
    }
});
