//! Speed of drawing on one core: a tile, the board of a finished base game and of a finished game with all
//! expansions, and the placement of figures. Run with `make bench`.

#[path = "../tests/support/mod.rs"]
mod support;

use bastide_art::colours::Colours;
use bastide_art::{Board, TileDrawings, TilePicture, place_figures, png};
use bastide_rules::Rotation;
use bastide_rules::catalogue::tile_sets;
use bastide_rules::setup::Preset;
use divan::Bencher;
use support::played;

fn main() {
    divan::main();
}

const BOARDS: [Preset; 2] = [Preset::Base, Preset::Everything];

/// From tile data to drawing, for each kind of the base game.
#[divan::bench]
fn all_24_kinds_of_the_base_game() {
    for tile in &tile_sets()[0].tiles {
        divan::black_box(
            TilePicture::new(&tile.kind, Rotation::default()).expect("it can be drawn"),
        );
    }
}

/// As the server does to compute content hashes.
#[divan::bench]
fn four_turns_of_all_24_kinds_of_the_base_game() {
    for tile in &tile_sets()[0].tiles {
        divan::black_box(TileDrawings::of(&tile.kind).expect("it can be drawn"));
    }
}

/// As the server does for each move late in a game.
#[divan::bench(args = BOARDS.map(Preset::as_str))]
fn figures_on_the_table(bencher: Bencher, preset: &str) {
    let (game, state) = played(preset.parse::<Preset>().expect("it is one"), 420);
    let spots = support::spots(&game);
    bencher.bench_local(|| {
        let view = state.public_view(&game, None);
        place_figures(&game, &state, &view, |kind| Ok(&spots[kind.id()]), Colours::default())
            .expect("tiles are laid out")
    });
}

#[divan::bench(args = BOARDS.map(Preset::as_str))]
fn board_as_svg(bencher: Bencher, preset: &str) {
    let (game, state) = played(preset.parse::<Preset>().expect("it is one"), usize::MAX);
    bencher.bench_local(|| Board::new(&game, &state).svg().expect("tiles can be drawn"));
}

/// With tiles of 90 pixels.
#[divan::bench(args = BOARDS.map(Preset::as_str))]
fn board_from_svg_to_png(bencher: Bencher, preset: &str) {
    let (game, state) = played(preset.parse::<Preset>().expect("it is one"), usize::MAX);
    let svg = Board::new(&game, &state).svg().expect("tiles can be drawn");
    bencher.bench_local(|| png(&svg).expect("it is SVG"));
}
