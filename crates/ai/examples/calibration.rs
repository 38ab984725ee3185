//! Compares the chances and leads that a search reports with how the games end:
//! `calibration PRESET GAMES [PLAYER [SEATS [SEED]]]`.
//!
//! All seats are taken by the same player, and each of its searches counts once, in the view of the player to act. The
//! 95 % intervals count the searches of a game as one sample, because they share its result.

use bastide_ai::{PlayerSpec, Situation, Task};
use bastide_rules::setup::Preset;
use bastide_rules::{Actor, Dealer, Game, Phase, Seat, Setup, State};

const NAMES: [&str; 6] = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"];
/// The chances are counted in tenths.
const BUCKETS: usize = 10;

/// What a search reported.
struct Report {
    seat: Seat,
    chance: f32,
    lead: f32,
}

/// The reports with a chance in the same tenth.
#[derive(Clone, Copy, Default)]
struct Bucket {
    reports: u32,
    predicted: f64,
    observed: f64,
    /// The sum of observed minus predicted in the current game, and the sum of its squares over all games.
    excess: f64,
    squares: f64,
}

#[derive(Default)]
struct Table {
    buckets: [Bucket; BUCKETS],
    reports: u32,
    log_loss: f64,
    lead_error: f64,
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut next = |default: &str| arguments.next().unwrap_or_else(|| default.to_owned());
    let preset = next("base").parse::<Preset>().expect("a preset");
    let games: u64 = next("100").parse().expect("a number of games");
    let player = next("mcts:iterations=50").parse::<PlayerSpec>().expect("a player");
    let seats: usize = next("2").parse().expect("a number of seats");
    let seed: u64 = next("1").parse().expect("a seed");
    let setup = Setup::preset(preset, NAMES.into_iter().take(seats));
    let game = Game::new(setup).expect("a sensible setup");
    let mut table = Table::default();
    for number in 0..games {
        let (reports, end) = play(&game, player, seed.wrapping_mul(1_000_000) + number);
        for report in &reports {
            table.add(report, &end);
        }
        table.end_game();
    }
    table.print();
}

/// Plays a game and returns what the searches reported, and the final state.
fn play(game: &Game, player: PlayerSpec, seed: u64) -> (Vec<Report>, State) {
    let mut dealer = Dealer::new(std::array::from_fn(|at| seed.to_le_bytes()[at % 8]));
    let mut state = game.start();
    let mut players: Vec<_> =
        state.seats().map(|seat| player.build(game, 8 * seed + seat.index() as u64)).collect();
    let mut reports = Vec::new();
    loop {
        let action = match state.actor() {
            Actor::Nobody => return (reports, state),
            Actor::Chance => dealer.deal(game, &state),
            Actor::Player(seat) => {
                let flies = matches!(state.phase(), Phase::Hand(_));
                let sight = if flies { dealer.catch_view(&state) } else { None };
                let situation = Situation { game, state: &state, sight: sight.as_ref() };
                let evaluation = players[seat.index()].decide(&situation, &Task::default());
                let best = evaluation.best();
                // Without iterations, the action was part of the plan before.
                if evaluation.iterations > 0 && sight.is_none() {
                    reports.push(Report { seat, chance: best.chance, lead: best.lead });
                }
                best.plan.first
            }
        };
        game.apply(&mut state, action, &mut ()).expect("players choose among the legal actions");
    }
}

impl Table {
    fn add(&mut self, report: &Report, end: &State) {
        let chance = f64::from(report.chance);
        let wins = end.leaders().any(|leader| leader == report.seat);
        let won = if wins { 1.0 / end.leaders().count() as f64 } else { 0.0 };
        let points = |seat: Seat| f64::from(end.scores()[seat.index()]);
        let others = end.seats().filter(|&seat| seat != report.seat);
        let lead = points(report.seat) - others.map(points).fold(f64::MIN, f64::max);
        let bucket = &mut self.buckets[((chance * BUCKETS as f64) as usize).min(BUCKETS - 1)];
        bucket.reports += 1;
        bucket.predicted += chance;
        bucket.observed += won;
        bucket.excess += won - chance;
        self.reports += 1;
        let sure = chance.clamp(0.001, 0.999);
        self.log_loss -= won * sure.ln() + (1.0 - won) * (1.0 - sure).ln();
        self.lead_error += f64::from(report.lead) - lead;
    }

    fn end_game(&mut self) {
        for bucket in &mut self.buckets {
            bucket.squares += bucket.excess * bucket.excess;
            bucket.excess = 0.0;
        }
    }

    fn print(&self) {
        println!("| chance | predicted | observed | searches |\n|---|---|---|---|");
        for (index, bucket) in self.buckets.iter().enumerate().filter(|(_, b)| b.reports > 0) {
            let (low, count) = (100 * index / BUCKETS, f64::from(bucket.reports));
            let (predicted, observed) = (bucket.predicted / count, bucket.observed / count);
            let (high, error) = (low + 100 / BUCKETS, 1.96 * bucket.squares.sqrt() / count);
            let reports = bucket.reports;
            println!("| {low}–{high} % | {predicted:.3} | {observed:.3} ±{error:.3} | {reports} |");
        }
        let count = f64::from(self.reports.max(1));
        let (log_loss, lead) = (self.log_loss / count, self.lead_error / count);
        println!("\n{} searches, log-loss {log_loss:.3}, lead {lead:+.1} too high", self.reports);
    }
}
