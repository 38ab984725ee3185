//! Boards show what the rules say is on the table.

mod support;

use std::collections::BTreeMap;

use bastide_art::{Board, png};
use bastide_rules::setup::Preset;
use bastide_rules::{Game, Location, Piece, State};
use support::played;

/// How often each drawing is used on the table, without the players' cards.
fn used(svg: &str) -> BTreeMap<String, usize> {
    let table = svg.split("</defs>").nth(1).and_then(|rest| rest.split("<rect").next());
    let mut used = BTreeMap::new();
    for name in table.unwrap_or_default().split("<use href='#").skip(1) {
        let name = name.split('\'').next().unwrap_or_default();
        *used.entry(name.to_owned()).or_default() += 1;
    }
    used
}

/// The number of players' pieces on the table, according to the rules.
fn pieces_on_table(game: &Game, state: &State) -> usize {
    let seats = state.seats().flat_map(|seat| Piece::ALL.map(|piece| (seat, piece)));
    let all = seats.flat_map(|(seat, piece)| state.locations(game, seat, piece));
    all.filter(|at| !matches!(at, Location::Supply | Location::Prison(_))).count()
}

#[test]
fn every_tile_and_every_piece_on_the_table_is_on_the_board() {
    let colours = ["-red", "-blue", "-green", "-yellow", "-black", "-pink"];
    for preset in Preset::ALL {
        for actions in [40, 160, 420] {
            let (game, state) = played(preset, actions);
            let svg = Board::new(&game, &state).svg().expect("every tile can be drawn");
            let used = used(&svg);
            let count = |is: &dyn Fn(&str) -> bool| -> usize {
                used.iter().filter(|(name, _)| is(name)).map(|(_, count)| count).sum()
            };
            let is_tile = |name: &str| name[1..].parse::<u32>().is_ok();
            let is_owned = |name: &str| colours.iter().any(|colour| name.ends_with(colour));
            let here = format!("{} after {actions} actions", preset.as_str());
            assert_eq!(count(&is_tile), state.tiles().len(), "{here}");
            assert_eq!(count(&is_owned), pieces_on_table(&game, &state), "{here}");
            assert_eq!(used.contains_key("dragon"), state.dragon().is_some(), "{here}");
            assert_eq!(used.contains_key("fairy"), state.fairy(&game).is_some(), "{here}");
            assert_eq!(used.contains_key("count"), state.count_quarter().is_some(), "{here}");
            let surveyors = state.surveyors().map_or(0, |columns| columns.len());
            assert_eq!(count(&|name| name == "surveyor"), surveyors, "{here}");
            let towers = state.towers(&game).iter().filter(|tower| tower.height > 0).count();
            assert_eq!(count(&|name| name.starts_with("tower-")), towers, "{here}");
        }
    }
}

#[test]
fn a_drawing_is_defined_once_and_everything_used_is_defined() {
    let (game, state) = played(Preset::Everything, 420);
    let svg = Board::new(&game, &state).svg().expect("every tile can be drawn");
    for name in svg.split("<use href='#").skip(1).filter_map(|rest| rest.split('\'').next()) {
        assert_eq!(svg.matches(&format!("id='{name}'")).count(), 1, "{name}");
    }
}

#[test]
fn a_board_becomes_pixels_of_the_size_that_is_asked_for() {
    let (game, state) = played(Preset::Base, 60);
    let board = Board::new(&game, &state);
    let width = |pixels| {
        let png = png(&board.with_tile_size(pixels).svg().expect("tiles can be drawn"))
            .expect("it is SVG");
        u32::from_be_bytes(png[16..20].try_into().expect("a PNG tells its width"))
    };
    let (small, large) = (width(20), width(40));
    assert!((2 * small).abs_diff(large) <= 2, "{small}, {large}");
}

#[test]
fn strange_names_are_drawn() {
    let names = ["WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "<&'\"> 名"];
    let game = Game::new(bastide_rules::Setup::carcassonne(names)).expect("names are free");
    let svg = Board::new(&game, &game.start()).svg().expect("tiles can be drawn");
    assert!(png(&svg).is_ok());
}

#[test]
fn the_last_move_is_marked() {
    let (game, before) = played(Preset::Base, 40);
    let (_, state) = played(Preset::Base, 43);
    let frames = |board: &Board| {
        board.svg().expect("tiles can be drawn").matches("stroke='#ffd75e'").count()
    };
    let grounds =
        |board: &Board| board.svg().expect("tiles can be drawn").matches("fill='#ffd75e'").count();
    let board = Board::new(&game, &state);
    assert_eq!((frames(&board), grounds(&board)), (0, 0));
    let board = board.since(&before);
    assert_eq!(frames(&board), state.tiles().len() - before.tiles().len());
    let moved = pieces_on_table(&game, &state) - pieces_on_table(&game, &before);
    assert_eq!(grounds(&board), moved);
    assert!(moved > 0, "the test wants a follower in the last move");
}

#[test]
fn two_surveyors_stand_beside_one_another() {
    let (game, state) = played(Preset::Mayflower, 40);
    let svg = Board::new(&game, &state).svg().expect("tiles can be drawn");
    let places = svg.split("<use href='#surveyor' transform='translate(").skip(1);
    let places: Vec<_> = places.filter_map(|rest| rest.split(')').next()).collect();
    assert_eq!(places.len(), 2);
    assert_ne!(places[0], places[1]);
}
