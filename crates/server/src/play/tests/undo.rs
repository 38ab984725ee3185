//! Undo within a player's own turn.

use super::*;

/// `REL-15`: free undo goes back to the last draw, one action at a time, and not further: it reveals nothing that was
/// hidden. The guard is `settled`.
#[test]
fn undo_is_free_until_something_is_drawn() {
    let mut play = start(Preset::Base, 3);
    let ann = play.acting().expect("a player begins");
    let ben = Seat::new(1 - ann.index() as u8);
    assert_eq!([ann, ben].map(|seat| play.undo(seat)), [None, None], "the first tile is drawn");
    let first = play.state.clone();
    let lay = |play: &mut Play| {
        let action = play.game.pick_action(&play.state, |_| 0).expect("a place for the tile");
        play.act(ann, action, Some("tile"), 0).expect("a legal action");
    };
    lay(&mut play);
    assert_eq!([ann, ben].map(|seat| play.undo(seat)), [Some(Undo::Free), None]);
    play.make(ann, What::Undo, None, 0).expect("it is free");
    assert!(play.state == first, "the same tile is in hand");
    assert_eq!(play.undo(ann), None, "the draw stays");
    lay(&mut play);
    play.act(ann, Action::Pass, Some("pass"), 0).expect("nobody has to place a follower");
    assert_eq!(play.acting(), Some(ben), "the next tile is drawn");
    assert_eq!([ann, ben].map(|seat| play.undo(seat)), [None, None]);
    assert!(play.make(ann, What::Undo, None, 0).is_err());
}

/// In all games and mixes: what can be undone without asking was done by the player alone, without chance.
#[test]
fn nobody_else_is_concerned_by_a_free_undo() {
    let (mut free, mut ask, mut several) = (0, 0, 0);
    for (number, preset) in Preset::ALL.into_iter().cycle().take(cases(21)).enumerate() {
        let mut random = Pcg64Mcg::seed_from_u64(number as u64);
        let mut play = start(preset, number as u64);
        while play.end().is_none() {
            let before = play.log.len();
            play_on(&mut play, &mut random, |play| play.log.len() > before);
            for seat in play.state.seats() {
                let Some(undo) = play.undo(seat) else { continue };
                let kept = play.before_last_of(seat).expect("it can be taken back");
                let taken = &play.actions[kept..];
                assert!(taken.iter().all(|made| made.seat.is_some()), "no draw");
                if undo == Undo::Ask {
                    ask += 1;
                    continue;
                }
                assert!(taken.iter().all(|made| made.automatic || made.seat == Some(seat)));
                free += 1;
                let mut back = play.clone();
                back.make(seat, What::Undo, None, 0).expect("it is free");
                several += usize::from(back.undo(seat) == Some(Undo::Free));
                for made in taken.iter().filter(|made| !made.automatic) {
                    back.act(seat, made.action, Some("again"), 0).expect("it was legal");
                }
                assert!(back.state == play.state, "{preset:?} {number}");
            }
        }
    }
    assert!(free > 1000 && ask > 0 && several > 10, "{free}, {ask}, {several}");
}

/// Against computers, and among several seats of one person, no agreement is needed.
#[test]
fn computers_are_not_asked() {
    let game = Arc::new(Game::new(Setup::carcassonne(["Ann", "Bot"])).expect("a game"));
    let players = Players::of(vec![true, false]);
    let mut play = Play::new(game, Seed([5; 32]), ClockSetting::None, players, 0);
    play.proceed(0).expect("chance begins");
    let seat = play.acting().expect("a player begins");
    let action = play.game.pick_action(&play.state, |_| 0).expect("a place for the tile");
    play.act(seat, action, Some("tile"), 0).expect("a legal action");
    let expected = play.decides_in_person(seat).then_some(Undo::Free);
    assert_eq!(play.undo(seat), expected);
}

/// After an undo, the player's own clock runs.
#[test]
fn undo_gives_no_time() {
    let game = Arc::new(Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a game"));
    let setting = ClockSetting::Total { seconds: 60, increment: 0 };
    let players = Players::of(vec![true; 2]);
    let mut play = Play::new(game, Seed([5; 32]), setting, players, 0);
    play.proceed(0).expect("chance begins");
    let seat = play.acting().expect("a player begins");
    let action = play.game.pick_action(&play.state, |_| 0).expect("a place for the tile");
    play.act(seat, action, Some("tile"), 10_000).expect("a legal action");
    play.make(seat, What::Undo, None, 15_000).expect("it is free");
    let faces = play.clock_faces(15_000).expect("there are clocks");
    assert_eq!(faces[seat.index()], 45_000);
}
