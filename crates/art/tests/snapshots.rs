//! Snapshots of some drawings, to make changes visible. `cargo insta review` accepts them.

use bastide_art::TilePicture;
use bastide_rules::Rotation;
use bastide_rules::catalogue::tile_sets;

#[test]
fn some_tiles_look_as_they_did() {
    for id in ["BA-D", "AM-07", "HGT-START", "MF-A"] {
        let tiles = tile_sets().iter().flat_map(|set| &set.tiles);
        let tile =
            tiles.into_iter().find(|tile| tile.kind.id() == id).expect("there is such a tile");
        let picture = TilePicture::new(&tile.kind, Rotation::default()).expect("it can be drawn");
        // One element per line, for readable diffs.
        insta::assert_snapshot!(id, picture.svg(100).replace("><", ">\n<"));
    }
}
