//! Whole games with random moves: what must hold at every moment, and how long the referee takes.

use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::Instant;

use super::base;
use crate::{FieldScoring, Kind, Options, Referee, Step, full_stack};

/// A small linear congruential generator: any source of different games will do.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        let factor = 6_364_136_223_846_793_005;
        self.0 = self.0.wrapping_mul(factor).wrapping_add(1);
        (self.0 >> 33) as usize % limit
    }

    fn pick<T: Clone>(&mut self, from: &BTreeSet<T>) -> T {
        let chosen = self.below(from.len());
        from.iter().nth(chosen).expect("below the length").clone()
    }

    /// A tile, each copy with the same chance.
    fn tile(&mut self, referee: &Referee) -> String {
        let stack = referee.stack();
        let copies = stack.iter().flat_map(|(id, n)| (0..*n).map(move |_| id.clone()));
        let copies: Vec<String> = copies.collect();
        copies[self.below(copies.len())].clone()
    }
}

fn new_game(players: usize) -> Referee {
    let tiles = base();
    let stack = full_stack(&tiles);
    let options = Options {
        players,
        followers_each: 7,
        farmers: true,
        field_scoring: FieldScoring::PerField,
    };
    Referee::new(tiles, options, stack, &[("BA-D".to_string(), 0, 0, 0)], 0)
}

/// Plays a game to its end and shows the referee after every action.
fn play(players: usize, seed: u64, mut after: impl FnMut(&Referee)) -> Referee {
    let mut dice = Dice(seed);
    let mut referee = new_game(players);
    while referee.step() != Step::Over {
        match referee.step() {
            Step::Draw => {
                let tile = dice.tile(&referee);
                referee.draw(&tile);
            }
            Step::Place => {
                let (x, y, turn) = dice.pick(&referee.legal_placements());
                referee.place(x, y, turn);
            }
            _ => {
                let legal = referee.legal_followers();
                if legal.is_empty() || dice.below(3) == 0 {
                    referee.pass();
                } else {
                    referee.follower(&dice.pick(&legal));
                }
            }
        }
        after(&referee);
    }
    referee
}

#[test]
fn random_games_hold_together() {
    for seed in 0..20 {
        let players = 2 + seed as usize % 4;
        let end = play(players, seed, check);
        assert!(end.stack().is_empty());
        assert_eq!(end.board.tiles.len() + end.removed().len(), 72);
        assert!(!end.winners().is_empty());
        for feature in end.features() {
            // BAS-56: only farmers stay.
            assert!(feature.kind == Kind::Field || feature.followers.is_empty());
        }
    }
}

/// What is true whenever a player has ended an action.
fn check(referee: &Referee) {
    let segments = referee.board.tiles.values().map(|tile| tile.segments.len());
    let features = referee.features();
    // Every segment and every follower belongs to exactly one feature.
    let listed = features.iter().map(|f| f.segments.len());
    assert_eq!(listed.sum::<usize>(), segments.sum::<usize>());
    let standing: usize = features.iter().map(|f| f.followers.len()).sum();
    let supply: usize = referee.supplies().iter().sum();
    assert_eq!(standing + supply, 7 * referee.supplies().len());
    for feature in &features {
        // BAS-42: between turns nobody stands on a completed feature.
        let scored = referee.step() != Step::Draw || feature.followers.is_empty();
        assert!(!feature.complete || scored, "{feature:?}");
    }
}

/// Not a check but a measurement: `cargo test -- --nocapture time` shows it.
#[test]
fn time_of_a_game_with_all_questions_after_every_action() {
    const GAMES: u64 = 20;
    let mut actions = 0;
    let begin = Instant::now();
    for seed in 100..100 + GAMES {
        play(2 + seed as usize % 4, seed, |referee| {
            actions += 1;
            black_box(referee.legal_draws());
            black_box(referee.legal_placements());
            black_box(referee.legal_followers());
            black_box((referee.scores(), referee.supplies()));
            black_box(referee.features());
        });
    }
    let each = begin.elapsed().as_secs_f64() * 1000.0 / GAMES as f64;
    println!("{GAMES} games, {actions} actions: {each:.1} ms a game");
}
