//! Adds a tile set of its own to the base game.
//!
//! A tile set comes from a TOML file or, as here, from values. Both are checked in the same way.
//!
//! ```text
//! cargo run --example custom_tiles
//! ```

use bastide_rules::tile::{FeatureSpec, Symbol, TileSet, TileSetSpec, TileSpec};
use bastide_rules::{Game, Setup, catalogue};

/// The same format as the files in `crates/rules/tiles`.
const VILLAGES: &str = r#"
    set = "villages"
    game = "carcassonne"
    title = "Villages"

    [[tile]]
    id = "VIL-A"
    copies = 3
    edges = "road road road road"
    features = [
      { kind = "road", sides = "N" },
      { kind = "road", sides = "E" },
      { kind = "road", sides = "S" },
      { kind = "road", sides = "W" },
      { kind = "field", halves = "WR NL" },
      { kind = "field", halves = "NR EL" },
      { kind = "field", halves = "ER SL" },
      { kind = "field", halves = "SR WL" },
    ]
"#;

/// A tower site in the middle of a field.
fn watchtower() -> TileSpec {
    TileSpec {
        id: "HOM-A".to_owned(),
        copies: 2,
        edges: "field field field field".to_owned(),
        symbols: vec![Symbol::TowerSite],
        features: vec![FeatureSpec::Field {
            halves: "NL NR EL ER SL SR WL WR".to_owned(),
            inner: 0,
            touches: Vec::new(),
            pig_herd: false,
            carcassonne: false,
        }],
        ..TileSpec::default()
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let villages = TileSet::parse("villages.toml", VILLAGES)?;
    let homemade = TileSet::new(TileSetSpec {
        name: "homemade".to_owned(),
        title: "Homemade tiles".to_owned(),
        tiles: vec![watchtower()],
        ..TileSetSpec::default()
    })?;

    let mut sets = catalogue::tile_sets().to_vec();
    sets.extend([villages, homemade]);
    let mut setup = Setup::carcassonne(["Ann", "Ben"]).with(["villages", "homemade"]);
    // The tower site means something only if there are tower pieces.
    setup.elements.tower_pieces = Some(5);
    let game = Game::with_tile_sets(setup, &sets)?;
    println!("{} tiles to draw", game.start().tiles_left());

    // Nonsense is refused when the set is made, with the tile and the reason.
    let broken = TileSpec { edges: "field field city field".to_owned(), ..watchtower() };
    let broken = TileSetSpec { tiles: vec![broken], ..TileSetSpec::default() };
    println!("{}", TileSet::new(broken).expect_err("a city edge without a city"));
    Ok(())
}
