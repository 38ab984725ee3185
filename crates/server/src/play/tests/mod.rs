//! Random games of all mixes, live and from the log.

mod leaving;
mod passing;
mod undo;
mod worth;

use bastide_phrases::{Language, Phrases};
use bastide_protocol::choices::{Choice, Free};
use bastide_rules::setup::{CatapultMode, Preset};
use bastide_rules::{Setup, below};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::*;

fn start(preset: Preset, number: u64) -> Play {
    start_with(Setup::preset(preset, ["Ann", "Ben"]), number)
}

fn start_with(setup: Setup, number: u64) -> Play {
    let people = vec![true; setup.players.len()];
    let game = Game::new(setup).expect("a game");
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut play =
        Play::new(Arc::new(game), Seed(seed), ClockSetting::None, Players::of(people), 0);
    play.proceed(0).expect("chance begins");
    play
}

/// Plays at random, with an undo now and then, until `stop`.
fn play_on(play: &mut Play, random: &mut Pcg64Mcg, stop: impl Fn(&Play) -> bool) {
    while let Some(seat) = play.acting().filter(|_| !stop(play)) {
        let asking = Seat::new(below(random, play.players.people.len() as u32) as u8);
        if below(random, 10) == 0
            && let Some(before) = play.before_last_of(asking)
        {
            let taken: Vec<_> = play.actions[before..].to_vec();
            assert!(taken.iter().all(|made| made.seat.is_some()), "no draw is taken back");
            assert_eq!(taken[0].seat, Some(asking));
            assert!(
                taken[1..].iter().all(|made| made.seat != Some(asking) || made.automatic),
                "only the last one"
            );
            play.make(asking, What::Undo, None, 0).expect("nothing was drawn since");
            assert_eq!(play.actions.len(), before);
            continue;
        }
        let action =
            play.game.pick_action(&play.state, |count| below(random, count as u32) as usize);
        play.act(seat, action.expect("a player acts"), None, 0).expect("a legal action");
    }
}

/// The entry as it is read from the database, where it is text.
fn stored(entry: &Entry, after: &Play) -> Entry {
    let text = entry.what.text(&after.game, &after.state);
    Entry { what: after.read(&text).expect("what was written reads"), ..entry.clone() }
}

/// The number of games; set `BASTIDE_CASES` for more.
fn cases(default: usize) -> usize {
    std::env::var("BASTIDE_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(default)
}

/// `REL-06`: a loaded game equals the played one. `REL-15`: an undo changes no draw, so the finished record is what the seed
/// deals. The guards are that `advance` is the only way in, and `settled`.
#[test]
fn every_game_replays_from_its_log() {
    let mut entries = 0;
    for (number, preset) in Preset::ALL.into_iter().cycle().take(cases(35)).enumerate() {
        let mut random = Pcg64Mcg::seed_from_u64(number as u64);
        let mut play = start(preset, number as u64);
        play_on(&mut play, &mut random, |_| false);
        let mut loaded = start(preset, number as u64);
        for entry in play.log.iter().skip(loaded.log.len()) {
            let entry = stored(entry, &loaded);
            loaded.advance(entry, &mut ()).expect("what was played");
        }
        assert!(loaded.state == play.state, "{preset:?} {number}");
        assert_eq!((&loaded.log, &loaded.actions), (&play.log, &play.actions));
        assert_eq!(loaded.settled, play.settled);
        let text = play.record().to_string();
        assert_eq!(Record::parse(&text).expect("the record is true").to_string(), text);
        assert!(play.published_seed().is_some());
        entries += play.log.len();
    }
    println!("{} games with {entries} entries", cases(35));
}

/// A resignation ends a game of two players: its record has the seed and can be verified. The guard is `end` in
/// `record`.
#[test]
fn the_record_of_a_game_that_ended_early_can_be_verified() {
    for (number, preset) in Preset::ALL.into_iter().cycle().take(60).enumerate() {
        let mut random = Pcg64Mcg::seed_from_u64(number as u64);
        let mut play = start(preset, number as u64);
        let length = 3 + 4 * number;
        // A token in flight is the hardest moment: the record has what is hidden from the other players.
        let stop = |play: &Play| {
            play.log.len() >= length && (number % 2 == 0 || play.state.hidden_actions() > 0)
        };
        play_on(&mut play, &mut random, stop);
        if play.end().is_none() {
            let left = if number % 3 == 0 { What::Timeout } else { What::Resign };
            play.make(Seat::new(0), left, None, 0).expect("a person may leave");
        }
        let text = play.record().to_string();
        let record = Record::parse(&text).expect("the record is true");
        assert!(matches!(record.dealer(), DealerNote::Seed(_)), "{preset:?} {number}");
        assert_eq!(record.to_string(), text);
        assert_eq!(record.actions().len(), play.actions.len(), "nothing is left out");
    }
}

/// `REL-15`: an undo also undoes what other players did since, as long as nothing was revealed; the end of a token's flight
/// reveals it. The guards are `settled` and `before_last_of`.
#[test]
fn what_came_to_light_stays() {
    let (mut together, mut caught) = (0, 0);
    for number in 0..30 {
        let mut random = Pcg64Mcg::seed_from_u64(number);
        let mut play = start(Preset::Everything, number);
        let flying = |play: &Play| play.state.hidden_actions() > 0;
        while play.end().is_none() {
            let before = play.log.len();
            play_on(&mut play, &mut random, |play| play.log.len() > before || flying(play));
            for seat in [0, 1].map(Seat::new) {
                let Some(kept) = play.before_last_of(seat) else { continue };
                together += usize::from(play.actions.len() - kept > 1);
            }
            if flying(&play) {
                let catcher = play.acting().expect("a player catches");
                play.act(catcher, Action::Pass, None, 0).expect("nobody has to catch");
                let thrower = Seat::new(1 - catcher.index() as u8);
                for seat in [catcher, thrower] {
                    let kept = play.before_last_of(seat);
                    assert!(kept.is_none_or(|kept| kept >= play.settled), "{kept:?}");
                }
                assert_eq!(play.before_last_of(catcher), None, "it showed where the token flew");
                caught +=
                    usize::from(play.actions.last().is_some_and(|made| made.seat == Some(catcher)));
            }
        }
    }
    assert!(together > 0 && caught > 0, "{together} and {caught}");
}

/// A token in flight to the neighbour is visible to its catcher only, and only as it flies (`CAT-D25`).
#[test]
fn a_token_in_flight_is_hidden() {
    let in_flight = |play: &Play| play.state.hidden_actions() > 0;
    let mut seen = 0;
    for number in 0..20 {
        let mut random = Pcg64Mcg::seed_from_u64(number);
        let mut play = start(Preset::Everything, number);
        play_on(&mut play, &mut random, in_flight);
        if !in_flight(&play) {
            continue;
        }
        seen += 1;
        let seq = play.seq();
        let (_, last) = play.since(seq - 2);
        assert_eq!(
            last.iter().map(|step| play.shown(step)).collect::<Vec<_>>(),
            ["catch-throw", "wind"]
        );
        assert!(last[0].text.starts_with("catch-throw ") && last[1].text.starts_with("wind "));
        assert!(!play.record().to_string().contains("catch-throw"));
        let choices = play.choices().expect("a player catches");
        assert!(matches!(choices.free, Some(Free::Hand { .. })));
        assert_eq!(choices.token.as_ref().map(Vec::len), Some(24));
        let mut next = play.clone();
        let catcher = next.acting().expect("a player catches");
        next.act(catcher, Action::Pass, None, 0).expect("nobody has to catch");
        assert_eq!(next.shown(&last[1]), last[1].text, "nothing is hidden after the catch");
    }
    assert!(seen > 2, "tokens flew in {seen} games");
}

/// In a game of three players the others continue; the last one left has won.
#[test]
fn a_game_ends_when_one_is_left() {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben", "Carl"])).expect("a game");
    let people = vec![true, true, false];
    let mut play =
        Play::new(Arc::new(game), Seed([3; 32]), ClockSetting::None, Players::of(people), 0);
    play.proceed(0).expect("chance begins");
    let seat = Seat::new;
    play.make(seat(1), What::Resign, None, 0).expect("Ben resigns");
    assert_eq!(play.end(), None, "Ann plays on");
    assert!(play.make(seat(1), What::Resign, None, 0).is_err(), "nobody resigns twice");
    assert!(play.make(seat(2), What::Resign, None, 0).is_err(), "a computer does not resign");
    play.make(seat(0), What::Timeout, None, 0).expect("Ann's time is up");
    let end = play.end().expect("nobody is left but a computer");
    assert_eq!(end.winners, [seat(2)]);
    assert!(play.make(seat(0), What::Undo, None, 0).is_err());
}

/// Clients need not parse the text of an action: every kind of action has parts that distinguish it from
/// all others, and actions too numerous to list come with the ranges to choose from.
#[test]
fn the_parts_of_a_choice_tell_it_from_all_others() {
    let mut kinds = std::collections::BTreeSet::new();
    let mut free = 0;
    for (number, preset) in Preset::ALL.into_iter().cycle().take(42).enumerate() {
        let mut random = Pcg64Mcg::seed_from_u64(number as u64);
        let mut setup = Setup::preset(preset, ["Ann", "Ben", "Carl", "Dora"]);
        if preset == Preset::Everything {
            setup.elements.abbots = Some(1);
            let real = number % 2 == 0;
            setup.rules.catapult = if real { CatapultMode::Manual } else { CatapultMode::Digital };
        }
        let mut play = start_with(setup, number as u64);
        while let Some(choices) = play.choices() {
            let mut parts: Vec<_> = choices
                .actions
                .iter()
                .map(|choice| Choice { action: String::new(), ..choice.clone() })
                .map(|choice| format!("{choice:?}"))
                .collect();
            parts.sort();
            parts.dedup();
            assert_eq!(parts.len(), choices.actions.len(), "{:?}", choices.actions);
            assert!(!choices.actions.is_empty() || choices.free.is_some());
            kinds.extend(choices.actions.iter().map(|choice| format!("{:?}", choice.kind)));
            free += u32::from(choices.free.is_some());
            let action = play
                .game
                .pick_action(&play.state, |count| below(&mut random, count as u32) as usize);
            play.act(choices.seat, action.expect("a player acts"), None, 0)
                .expect("a legal action");
        }
    }
    // Random games seldom ask which prisoner is exchanged and what is scored first.
    assert!(kinds.len() >= 22, "{kinds:?}");
    assert!(free > 20);
}

/// Only computers get this name, although a person may have it too.
#[test]
fn a_computer_that_nobody_named_is_called_what_it_is_in_every_language() {
    let setup = Setup::carcassonne(["Computer", "Computer (2)", "Computers"]);
    let game = Arc::new(Game::new(setup).expect("three players"));
    let people = vec![true, false, false];
    let play = Play::new(game, Seed([0; 32]), ClockSetting::None, Players::of(people), 0);
    let names = play.names(Phrases::of(Language::Hungarian));
    assert_eq!(names, ["Computer", "Gép (2)", "Computers"]);
}
