//! Resignations.

use bastide_protocol::game::Resignation;

use super::*;

/// The outcome shown before a resignation is the one that follows.
#[test]
fn a_resignation_does_what_was_said() {
    for people in [vec![true; 2], vec![true; 3], vec![true, false, false], vec![true, true, false]]
    {
        let names = ["Ann", "Ben", "Carl"].into_iter().take(people.len());
        let game = Arc::new(Game::new(Setup::carcassonne(names)).expect("a game"));
        let players = Players::of(people.clone());
        let mut play = Play::new(game, Seed([5; 32]), ClockSetting::None, players, 0);
        play.proceed(0).expect("chance begins");
        for seat in play.state.seats().collect::<Vec<_>>() {
            let Some(said) = play.resignation(seat) else {
                assert!(!play.decides_in_person(seat) || play.end().is_some());
                continue;
            };
            play.make(seat, What::Resign, None, 0).expect("a person may resign");
            assert_eq!(said == Resignation::Ends, play.end().is_some(), "{people:?} {seat}");
        }
    }
}

/// A player with several seats resigns from all of them.
#[test]
fn a_person_resigns_with_all_seats() {
    let game = Arc::new(Game::new(Setup::carcassonne(["Ann", "Ben", "Carl"])).expect("a game"));
    let mut players = Players::of(vec![true; 3]);
    players.people[1] = players.people[0].clone();
    let play = Play::new(game, Seed([5; 32]), ClockSetting::None, players, 0);
    let said = [0, 1, 2].map(|seat| play.resignation(Seat::new(seat)));
    assert_eq!(said, [Resignation::Ends, Resignation::Ends, Resignation::Computer].map(Some));
}
