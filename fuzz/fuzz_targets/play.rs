//! Any bytes steer a game: legal actions are accepted, anything else leaves the state alone.

#![no_main]

use bastide_rules::setup::GameName;
use bastide_rules::{Action, Game, Piece, Pos, SegmentId, Setup, Rotation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve"];
    let sets = [
        "inns-and-cathedrals",
        "traders-and-builders",
        "king-and-robber",
        "cult",
        "river-2",
        "princess-and-dragon",
        "tower",
        "abbey-and-mayor",
        "count",
        "catapult",
    ];
    let players = 2 + usize::from(bytes.next().unwrap_or(0) % 4);
    let chosen = u16::from_le_bytes([0, 1].map(|_| bytes.next().unwrap_or(0)));
    let sets = sets.into_iter().enumerate().filter(|(bit, _)| chosen & (1 << bit) != 0);
    let names = names.into_iter().take(players);
    let setup = match chosen >> 14 {
        0 => Setup::new(GameName::HuntersAndGatherers, names),
        1 => Setup::new(GameName::Mayflower, names),
        _ => {
            let setup = Setup::carcassonne(names).with(sets.map(|(_, set)| set));
            Setup { allow_discouraged: true, ..setup }
        }
    };
    let game = Game::new(setup).expect("a sensible setup");
    let mut state = game.start();
    let mut legal = Vec::new();
    while let (Some(what), Some(a), Some(b)) = (bytes.next(), bytes.next(), bytes.next()) {
        game.legal_actions(&state, &mut legal);
        let at = Pos::new(i16::from(a.cast_signed()), i16::from(b.cast_signed()));
        let action = match what % 4 {
            0 => Action::PlaceTile { at, turn: Rotation::new(what / 4) },
            1 => {
                let on = SegmentId::new(u16::from_le_bytes([a, b % 4]));
                Action::PlacePiece { piece: Piece::ALL[usize::from(what / 4) % Piece::ALL.len()], on }
            }
            _ => match legal.get(usize::from(u16::from_le_bytes([a, b])) % legal.len().max(1)) {
                Some(&action) => action,
                None => break,
            },
        };
        let before = state.clone();
        let answer = game.apply(&mut state, action, &mut ());
        assert_eq!(answer.is_ok(), legal.contains(&action), "{action:?}");
        assert!(answer.is_ok() || state == before);
    }
});
