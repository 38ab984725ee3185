//! The puzzles that come with the program.

use std::collections::{BTreeMap, BTreeSet};

use bastide_ai::{PlayerSpec, Situation, Task};
use bastide_puzzles::{Puzzle, all, find, of_day};
use bastide_rules::Actor;
use bastide_rules::setup::{GameName, Preset};

#[test]
fn there_are_enough_of_every_game_and_difficulty() {
    let count = |is_counted: &dyn Fn(&Puzzle) -> bool| {
        all().iter().filter(|puzzle| is_counted(puzzle)).count()
    };
    assert!(all().len() >= 300, "{} puzzles", all().len());
    assert!(count(&|puzzle| puzzle.game() == GameName::Carcassonne) >= 200);
    assert!(count(&|puzzle| puzzle.game() == GameName::HuntersAndGatherers) >= 30);
    assert!(count(&|puzzle| puzzle.game() == GameName::Mayflower) >= 40);
    for preset in Preset::ALL {
        assert!(count(&|puzzle| puzzle.mix().preset == preset) >= 8, "{preset}");
    }
    assert!(count(&|puzzle| puzzle.mix().players > 2) >= 30);
    for difficulty in 1..=6 {
        assert!(count(&|puzzle| puzzle.difficulty() == difficulty) >= 5, "{difficulty}");
    }
    // Many are not solved by looking one step ahead.
    assert!(4 * count(&|puzzle| puzzle.difficulty() >= 5) >= all().len());
    let themes: BTreeSet<_> = all().iter().map(|puzzle| puzzle.theme().to_string()).collect();
    assert!(themes.len() >= 20, "{themes:?}");
}

#[test]
fn every_puzzle_is_a_position_with_a_solution() {
    for puzzle in all() {
        let id = puzzle.id();
        let position = puzzle.position().unwrap_or_else(|error| panic!("{id}: {error}"));
        assert_eq!(position.state().actor(), Actor::Player(position.seat()), "{id}");
        let attempts = position.plans().iter().map(|known| {
            let attempt = position.attempt(&known.value.actions);
            let attempt = attempt.unwrap_or_else(|error| panic!("{id}: {error}"));
            assert_eq!(attempt.solved, known.right, "{id}: {:?}", known.value);
            assert_eq!(attempt.known.as_ref(), Some(&known.value), "{id}");
            attempt.solved
        });
        let solved: Vec<_> = attempts.collect();
        assert!(solved[0] && !solved[solved.len() - 1], "{id}");
        let gap = puzzle.gap();
        assert!(gap.chance > 0.035 && gap.lead > 0.9, "{id}: {gap:?}");
    }
}

#[test]
fn ids_are_unique_and_found() {
    let ids: BTreeMap<_, _> = all().iter().map(|puzzle| (puzzle.id(), puzzle)).collect();
    assert_eq!(ids.len(), all().len());
    for (id, puzzle) in ids {
        assert_eq!(find(id), Some(puzzle));
    }
    assert_eq!(find("nobody"), None);
    assert_eq!(find(""), None);
}

#[test]
fn every_day_has_another_puzzle() {
    let count = all().len() as u32;
    let days = (20_000..20_000 + count).map(|day| of_day(day).id());
    assert_eq!(days.collect::<BTreeSet<_>>().len(), all().len());
    assert_eq!(of_day(20_000), of_day(20_000 + count));
    let _ = of_day(u32::MAX);
}

/// A search with another seed than those that made the puzzles, on some of them.
#[test]
fn another_search_finds_the_same_plans() {
    let small = all().iter().filter(|puzzle| {
        matches!(puzzle.mix().preset, Preset::Base | Preset::Mayflower) && puzzle.difficulty() < 6
    });
    let (mut tried, mut found) = (0, 0);
    for puzzle in small.step_by(8).take(12) {
        let position = puzzle.position().expect("a position");
        let spec: PlayerSpec = "mcts:iterations=400".parse().expect("a player");
        let mut player = spec.build(position.game(), 77);
        let situation = Situation::new(position.game(), position.state());
        let best = player.think(&situation, &Task::default()).best().plan;
        tried += 1;
        found += u32::from(position.plans().iter().any(|known| known.right && known.plan == best));
    }
    assert!(tried >= 10 && found + 1 >= tried, "{found} of {tried}");
}
