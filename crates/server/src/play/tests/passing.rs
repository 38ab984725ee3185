//! Decisions without a choice are not asked.

use super::*;

/// A player who can only pass passes automatically, in every game and mix, and every decision has a choice.
#[test]
fn nobody_is_asked_without_a_choice() {
    let mut passed = 0;
    for (number, preset) in Preset::ALL.into_iter().cycle().take(cases(21)).enumerate() {
        let mut random = Pcg64Mcg::seed_from_u64(number as u64);
        let mut play = start(preset, number as u64);
        while play.acting().is_some() {
            assert!(!play.can_only_pass(), "{preset:?} {number} after {}", play.seq());
            let before = play.log.len();
            play_on(&mut play, &mut random, |play| play.log.len() > before);
        }
        passed += play.actions.iter().filter(|made| made.automatic).count();
    }
    assert!(passed > 100, "{passed}");
}

/// A pass by the server is undone together with the action before it. A pass by a person is not, even without another choice:
/// the logs of older versions have such passes.
#[test]
fn a_pass_by_hand_is_taken_back_alone() {
    let mut random = Pcg64Mcg::seed_from_u64(1);
    let mut play = start(Preset::Base, 1);
    play_on(&mut play, &mut random, |_| false);
    let (mut before, mut found) = (play.at_the_start(), 0);
    play.replay_entries(|at, step| {
        let passed = step.text == "pass" && at.actions.last().is_some_and(|made| made.automatic);
        if passed && at.end().is_none() {
            let entry = Entry { action_id: Some("by hand".into()), ..at.entry(step.seq).clone() };
            let seat = entry.seat.expect("a player passes");
            let tile = before.actions.len() - 1;
            assert_eq!(at.before_last_of(seat), Some(tile));
            before.advance(entry, &mut ()).expect("the same pass");
            assert_eq!(before.before_last_of(seat), Some(tile + 1));
            found += 1;
        }
        before = at.clone();
    });
    assert!(found > 3, "{found}");
}
