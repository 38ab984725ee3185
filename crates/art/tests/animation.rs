//! Animations of whole games, decoded again.

use std::io::Cursor;

use bastide_art::colours::Colours;
use bastide_art::{AnimationError, animation};
use bastide_rules::setup::Preset;
use bastide_rules::{Action, Dealer, Game, Setup};
use png::{Decoder, Transformations};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

/// A random game.
fn random_game(setup: Setup) -> (Game, Vec<Action>) {
    let game = Game::new(setup).expect("a sensible setup");
    let (mut state, mut actions) = (game.start(), Vec::new());
    let mut random = Pcg64Mcg::seed_from_u64(7);
    while let Some(action) = game.random_action(&state, &mut random) {
        game.apply(&mut state, action, &mut ()).expect("a legal action");
        actions.push(action);
    }
    (game, actions)
}

/// The frames of an animation as they are shown, and how long each is, in milliseconds.
struct Film {
    size: [u32; 2],
    plays: u32,
    frames: Vec<(Vec<u8>, u16)>,
}

fn decode(bytes: &[u8]) -> Film {
    let mut decoder = Decoder::new(Cursor::new(bytes));
    decoder.set_transformations(Transformations::IDENTITY);
    let mut reader = decoder.read_info().expect("a PNG");
    let size = [reader.info().width, reader.info().height];
    let control = reader.info().animation_control.expect("an animation");
    let mut shown = vec![0; (4 * size[0] * size[1]) as usize];
    let mut frames = Vec::new();
    for _ in 0..control.num_frames {
        let mut patch = vec![0; reader.output_buffer_size().expect("a small picture")];
        reader.next_frame(&mut patch).expect("a frame");
        let frame = *reader.info().frame_control().expect("an animation");
        for (index, pixel) in
            patch.chunks(4).take((frame.width * frame.height) as usize).enumerate()
        {
            let (x, y) = (index as u32 % frame.width, index as u32 / frame.width);
            let at = 4 * ((frame.y_offset + y) * size[0] + frame.x_offset + x) as usize;
            assert!(pixel[3] == 255 || pixel == [0; 4], "pixels are opaque or unchanged");
            if pixel[3] == 255 {
                shown[at..at + 4].copy_from_slice(pixel);
            }
        }
        assert_eq!(frame.delay_den, 1_000);
        frames.push((shown.clone(), frame.delay_num));
    }
    Film { size, plays: control.num_plays, frames }
}

fn turns(actions: &[Action]) -> usize {
    let is_tile =
        |action: &&Action| matches!(action, Action::PlaceTile { .. } | Action::PlaceAbbey(_));
    actions.iter().filter(is_tile).count()
}

#[test]
fn a_base_game_has_a_frame_for_each_turn() {
    let (game, actions) = random_game(Setup::carcassonne(["Ann", "Ben"]));
    let bytes = animation(&game, &actions, Colours::default()).expect("an animation");
    assert!(bytes.len() < 2 << 20, "{} bytes", bytes.len());
    let Film { size, plays, frames } = decode(&bytes);
    assert!(size[0] <= 640 && size[1] <= 480, "{size:?}");
    assert!(size[0] > 300 || size[1] > 300, "{size:?}");
    assert_eq!((frames.len(), plays), (turns(&actions) + 1, 0));
    assert!(frames.iter().all(|(pixels, _)| pixels.chunks(4).all(|pixel| pixel[3] == 255)));
    assert!(frames.windows(2).all(|pair| pair[0].0 != pair[1].0), "every turn is seen");
    let (last, others) = frames.split_last().expect("there are frames");
    assert!(others.iter().all(|frame| frame.1 == 500) && last.1 == 6_000);
}

#[test]
fn every_game_can_be_shown() {
    for preset in [Preset::Everything, Preset::HuntersAndGatherers, Preset::Mayflower] {
        let (game, actions) = random_game(Setup::preset(preset, ["Ann", "Ben", "Cleo"]));
        let begun = &actions[..120];
        let bytes = animation(&game, begun, Colours::default()).expect("an animation");
        assert_eq!(decode(&bytes).frames.len(), turns(begun) + 1, "{preset}");
    }
}

#[test]
fn a_game_that_has_just_begun_is_one_frame() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
    let bytes = animation(&game, &[], Colours::default()).expect("an animation");
    assert_eq!(decode(&bytes).frames.len(), 1);
}

#[test]
fn an_action_that_is_not_allowed_is_named() {
    let (game, mut actions) = random_game(Setup::carcassonne(["Ann", "Ben"]));
    actions[4] = Dealer::from_u64(3).deal(&game, &game.start());
    actions[3] = Action::Pass;
    let error = animation(&game, &actions, Colours::default()).expect_err("a broken game");
    assert!(matches!(error, AnimationError::Refused { number: 4 | 5, .. }), "{error}");
    assert!(error.to_string().contains("is not allowed"), "{error}");
}
