//! Boards and the page place figures identically.

mod support;

use bastide_art::colours::{Colours, PlayerColour};
use bastide_art::{
    Board, PIECE_SCALE, PlacedFigure, Spots, TileDrawings, TilePicture, Version, content_hash,
    place_figures,
};
use bastide_rules::catalogue::tile_sets;
use bastide_rules::setup::Preset;
use bastide_rules::tile::{Symbol, TileKind};
use bastide_rules::{Game, Rotation, State};
use support::played;

fn base_kinds() -> impl Iterator<Item = &'static TileKind> {
    tile_sets()[0].tiles.iter().map(|tile| &tile.kind)
}

fn placed(game: &Game, state: &State, colours: Colours) -> Vec<PlacedFigure> {
    let spots = support::spots(game);
    let view = state.public_view(game, None);
    place_figures(game, state, &view, |kind| Ok(&spots[kind.id()]), colours)
        .expect("every tile can be laid out")
}

/// The figures of a board as written, from back to front.
fn written(board: Board) -> Vec<String> {
    let svg = board.without_cards().svg().expect("every tile can be drawn");
    let uses = svg.split("<use href='#").skip(1).filter_map(|rest| rest.split("'/>").next());
    // Tiles are used by their place.
    uses.filter(|figure| figure.contains("transform")).map(str::to_owned).collect()
}

fn as_written(figures: &[PlacedFigure]) -> Vec<String> {
    let write = |placed: &PlacedFigure| {
        let (figure, [x, y], scale) = (&placed.figure, placed.at, placed.scale);
        format!("{figure}' transform='translate({x} {y}) scale({scale:.2})")
    };
    figures.iter().map(write).collect()
}

#[test]
fn a_board_has_all_figures_where_they_are_placed() {
    let colours: Colours = [PlayerColour::Yellow, PlayerColour::Red].into_iter().collect();
    for preset in Preset::ALL {
        let (game, state) = played(preset, 420);
        let board = Board::new(&game, &state).with_colours(colours);
        let figures = placed(&game, &state, colours);
        assert_eq!(as_written(&figures), written(board), "{}", preset.as_str());
    }
}

#[test]
fn figures_have_the_colours_of_their_seats_and_stand_on_their_tiles() {
    let colours: Colours = [PlayerColour::Yellow, PlayerColour::Pink].into_iter().collect();
    let words = ["yellow", "pink", "red"];
    for preset in Preset::ALL {
        let (game, state) = played(preset, 420);
        let figures = placed(&game, &state, colours);
        for (seat, word) in state.seats().zip(words) {
            let own = figures.iter().filter(|figure| figure.seat == Some(seat));
            let ends = format!("-{word}");
            assert!(
                own.clone().all(|figure| figure.figure.ends_with(&ends)),
                "{}",
                preset.as_str()
            );
            let view = state.public_view(&game, None);
            let pieces = view.pieces.iter().filter(|piece| piece.seat == seat).count();
            let barns = view.barns.iter().filter(|barn| barn.owner == seat).count();
            assert_eq!(own.count(), pieces + barns, "{}", preset.as_str());
        }
        for (figure, space) in figures.iter().filter_map(|figure| Some((figure, figure.space?))) {
            assert!(state.tile_at(space).is_some(), "{figure:?}");
            let x = figure.at[0] - 1_000 * i32::from(space.x);
            assert!((0..=1_000).contains(&x), "{figure:?}");
        }
    }
}

#[test]
fn the_json_of_a_figure_leaves_out_what_is_usual() {
    let figure = PlacedFigure {
        figure: "dragon".to_owned(),
        at: [500, -300],
        scale: 1.72,
        seat: None,
        space: None,
    };
    let json = |figure: &PlacedFigure| serde_json::to_string(figure).expect("a figure is JSON");
    assert_eq!(json(&figure), r#"["dragon",500,-300,1.72]"#);
    let usual = PlacedFigure { scale: PIECE_SCALE, ..figure };
    assert_eq!(json(&usual), r#"["dragon",500,-300]"#);
}

#[test]
fn the_spots_of_a_kind_are_where_its_picture_has_them() {
    let tower = tile_sets().iter().flat_map(|set| &set.tiles).map(|tile| &tile.kind);
    let tower = tower.filter(|kind| kind.has(Symbol::TowerSite)).take(4);
    let mut sites = 0;
    for kind in base_kinds().chain(tower) {
        let spots = Spots::of(kind).expect("it can be laid out");
        for turn in (0..4).map(Rotation::new) {
            let picture = TilePicture::new(kind, turn).expect("it can be drawn");
            for segment in 0..kind.segments().len() {
                assert_eq!(spots.seat(segment, turn), picture.seat(segment), "{}", kind.id());
            }
            assert_eq!(spots.tower(turn), picture.symbol(Symbol::TowerSite), "{}", kind.id());
            sites += usize::from(spots.tower(turn).is_some());
        }
    }
    assert_eq!(sites, 16);
}

#[test]
fn the_drawings_of_a_kind_are_its_pictures() {
    let mut hashes = std::collections::BTreeSet::new();
    for kind in base_kinds() {
        let drawings = TileDrawings::of(kind).expect("it can be drawn");
        for version in Version::all().step_by(7) {
            let picture = TilePicture::with_version(kind, version).expect("it can be drawn");
            assert_eq!(drawings.svg(version), picture.svg(256));
        }
        let unturned = TilePicture::new(kind, Rotation::default()).expect("it can be drawn");
        let segments = 0..kind.segments().len();
        let outlines: Vec<_> = segments.map(|segment| unturned.outline_path(segment)).collect();
        assert_eq!(drawings.outlines, outlines);
        assert_eq!(drawings.spots, Spots::of(kind).expect("it can be laid out"));
        assert!(hashes.insert(drawings.hash), "{} looks like another kind", kind.id());
    }
    assert_eq!(content_hash(["<svg/>"]).len(), 10);
    assert_ne!(content_hash(["ab", "c"]), content_hash(["a", "bc"]));
    assert_ne!(content_hash(["a", "b"]), content_hash(["b", "a"]));
}
