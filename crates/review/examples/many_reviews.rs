//! Reviews many games of computer players and sums up what the reviews say: how results split into tiles and moves,
//! the verdicts, and whether the chances to win are right. `docs/review.md` has the figures.
//!
//! ```sh
//! cargo run --release -p bastide-review --example many_reviews -- base strong,casual 20 400
//! ```

use std::time::Instant;

use bastide_ai::{Match, PlayerSpec, StopFlag};
use bastide_review::{Effort, Outlook, Review, Reviewer, Verdict};
use bastide_rules::setup::Preset;
use bastide_rules::{DealerNote, Game, Record, Setup};

fn main() {
    let mut words = std::env::args().skip(1);
    let mut next = |default: &str| words.next().unwrap_or_else(|| default.to_owned());
    let preset = next("base").parse::<Preset>().expect("a preset");
    let players = next("strong,casual");
    let players = players.split(',').map(|name| name.parse::<PlayerSpec>().expect("a player"));
    let players: Vec<_> = players.collect();
    let games: u64 = next("10").parse().expect("a number of games");
    let iterations = next("400").parse().expect("a number of iterations");
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
    let setup = Setup::preset(preset, names.into_iter().take(players.len()));
    let game = Game::new(setup).expect("a sensible setup");
    let matchup = Match::new(game, players, 11);
    let (mut sums, mut buckets) = (Sums::default(), [(0.0, 0.0, 0_u32); 10]);
    let begun = Instant::now();
    for index in 0..games {
        let review = review(&matchup, index, iterations);
        for (seat, own) in review.seats.iter().enumerate() {
            let [start, tiles, moves, lost] =
                [own.start, own.tiles, own.moves, own.lost].map(|outlook| outlook.lead);
            let result = review.result[seat].lead;
            println!(
                "{index} {} result {result:+.0} start {start:+.1} tiles {tiles:+.1} moves {moves:+.1} lost {lost:.1} accuracy {:.0} {:?}",
                names[seat], own.accuracy, own.verdicts,
            );
            sums.add(seat, own.tiles, own.moves, own.verdicts);
        }
        for decision in &review.decisions {
            let seat = decision.seat.index();
            let chance = decision.after[seat].chance;
            let bucket = &mut buckets[((10.0 * chance) as usize).min(9)];
            *bucket = (bucket.0 + chance, bucket.1 + review.result[seat].chance, bucket.2 + 1);
        }
    }
    println!("{:.1} s a game", begun.elapsed().as_secs_f64() / games as f64);
    sums.print(&names);
    for (number, (predicted, won, count)) in buckets.into_iter().enumerate() {
        let count_f = count.max(1) as f32;
        println!(
            "{}0 %: predicted {:.3}, won {:.3} ({count})",
            number,
            predicted / count_f,
            won / count_f
        );
    }
}

fn review(matchup: &Match, index: u64, iterations: u32) -> Review {
    let mut record = Record::new(matchup.game().clone(), DealerNote::None);
    let mut actions = Vec::new();
    matchup.worker().play_recorded(index, |_, action| actions.push(action));
    for action in actions {
        record.apply(action, &mut ()).expect("a legal action");
    }
    let reviewer = Reviewer::new(record, Effort { iterations, seed: 1 }).expect("a game");
    let stop = StopFlag::default();
    let evaluated = (0..reviewer.positions()).map(|position| reviewer.evaluate(position, &stop));
    reviewer.conclude(evaluated.collect())
}

/// Sums by seat.
#[derive(Default)]
struct Sums {
    tiles: Vec<Vec<f32>>,
    moves: Vec<Vec<f32>>,
    verdicts: Vec<[u32; 5]>,
}

impl Sums {
    fn add(&mut self, seat: usize, tiles: Outlook, moves: Outlook, verdicts: [u32; 5]) {
        if self.tiles.len() <= seat {
            self.tiles.resize_with(seat + 1, Vec::new);
            self.moves.resize_with(seat + 1, Vec::new);
            self.verdicts.resize(seat + 1, [0; 5]);
        }
        self.tiles[seat].push(tiles.lead);
        self.moves[seat].push(moves.lead);
        for (sum, count) in self.verdicts[seat].iter_mut().zip(verdicts) {
            *sum += count;
        }
    }

    fn print(&self, names: &[&str]) {
        for (seat, tiles) in self.tiles.iter().enumerate() {
            let verdicts = Verdict::ALL.map(Verdict::as_str).into_iter().zip(self.verdicts[seat]);
            let verdicts: Vec<_> =
                verdicts.map(|(name, count)| format!("{count} {name}")).collect();
            let ((tiles, tiles_error), (moves, moves_error)) =
                (mean(tiles), mean(&self.moves[seat]));
            println!(
                "{}: tiles {tiles:+.1} ±{tiles_error:.1}, moves {moves:+.1} ±{moves_error:.1}; {}",
                names[seat],
                verdicts.join(", "),
            );
        }
    }
}

/// Returns the mean of some numbers and its 95 % interval.
fn mean(numbers: &[f32]) -> (f32, f32) {
    let count = numbers.len() as f32;
    let mean = numbers.iter().sum::<f32>() / count;
    let squares: f32 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    (mean, 1.96 * (squares / count / (count - 1.0).max(1.0)).sqrt())
}
