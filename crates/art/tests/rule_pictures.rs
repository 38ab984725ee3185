//! The drawn examples of the rules for players (`docs/rules`): each is a record, and its picture is the
//! board after some of its actions. The texts quote the points at the end of the record.
//!
//! `BASTIDE_DRAW=1 cargo test -p bastide-art --test rule_pictures` redraws them.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use bastide_art::Board;
use bastide_rules::{Action, Record};

/// An example: its name, the number of actions before the picture, and the points at the end.
type Example = (&'static str, usize, &'static [u32]);

const EXAMPLES: [Example; 27] = [
    ("abbey-hole", 4, &[2, 0]),
    ("abbot-recall", 8, &[5, 0]),
    ("barn-field", 17, &[6, 0]),
    ("base-city", 5, &[8, 0]),
    ("base-fields", 20, &[6, 3, 0]),
    ("base-tie", 8, &[10, 10]),
    ("catapult-fair", 21, &[0, 0, 0]),
    ("count-blacksmith", 16, &[6, 3]),
    ("cult-challenge", 17, &[0, 9]),
    ("dragon-walk", 15, &[0, 0, 0, 0]),
    ("fairy-city", 11, &[3, 6]),
    ("hunters-forest", 17, &[10, 10]),
    ("hunters-meadow", 14, &[8, 0]),
    ("hunters-river", 8, &[7, 3]),
    ("inns-cathedral", 17, &[24, 0]),
    ("inns-road", 5, &[6, 0]),
    ("mayflower-choice", 15, &[25, 0, 0, 10]),
    ("mayflower-road", 2, &[6, 0]),
    ("phantom-road", 4, &[3, 0]),
    ("river-1-bends", 17, &[0, 0]),
    ("river-2-herd", 23, &[12, 15]),
    ("robber-baron", 11, &[7, 3]),
    ("tower-reach", 28, &[0, 0, 0, 0]),
    ("traders-builder", 14, &[4, 0]),
    ("traders-goods", 11, &[10, 0]),
    ("traders-pig", 20, &[8, 0]),
    ("wagon-road", 14, &[4, 0]),
];

/// The maximum size of a picture; the City of Carcassonne needs most.
const MOST_BYTES: usize = 140_000;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules").join(name)
}

fn record(name: &str) -> Record {
    let file = folder("examples").join(name).with_extension("bastide");
    let text = std::fs::read_to_string(file).expect("a readable record");
    Record::parse(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The board after this number of actions, with the last move marked.
fn picture(record: &Record, shown: usize) -> String {
    let state = record.replay(shown, &mut ());
    let is_tile =
        |action: &Action| matches!(action, Action::PlaceTile { .. } | Action::PlaceAbbey(_));
    let last_tile = record.actions()[..shown].iter().rposition(is_tile).expect("a tile was laid");
    let before = record.replay(last_tile, &mut ());
    let board = Board::new(record.game(), &state).since(&before).without_cards();
    board.svg().expect("it can be drawn")
}

#[test]
fn every_picture_shows_its_example_as_it_is_drawn_today() {
    let is_drawing = std::env::var_os("BASTIDE_DRAW").is_some();
    for (name, shown, _) in EXAMPLES {
        let svg = picture(&record(name), shown);
        assert!(svg.len() <= MOST_BYTES, "{name} has {} bytes", svg.len());
        let file = folder("pictures").join(name).with_extension("svg");
        if is_drawing {
            std::fs::write(file, svg).expect("a picture that can be written");
        } else {
            let kept = std::fs::read_to_string(file).expect("a picture that was drawn");
            assert!(kept == svg, "{name} is drawn otherwise today; draw it anew");
        }
    }
}

#[test]
fn every_example_gives_the_points_that_the_rules_name() {
    for (name, _, points) in EXAMPLES {
        let record = record(name);
        let state = record.replay(record.actions().len(), &mut ());
        assert_eq!(state.scores(), points, "{name}");
    }
}

#[test]
fn every_record_and_every_picture_belongs_to_an_example() {
    let known: BTreeSet<_> = EXAMPLES.iter().map(|(name, ..)| (*name).to_owned()).collect();
    for place in ["examples", "pictures"] {
        let files = std::fs::read_dir(folder(place)).expect("the folder");
        let stem =
            |path: PathBuf| path.file_stem().and_then(|stem| stem.to_str()).map(str::to_owned);
        let found = files.filter_map(|file| stem(file.expect("a file").path()));
        assert_eq!(found.collect::<BTreeSet<_>>(), known, "{place}");
    }
}
