//! Plays a fixed set of games, for counting instructions: see `scripts/count-instructions`.

use bastide_ai::{Match, PlayerSpec, Worker};
use bastide_rules::setup::Preset;
use bastide_rules::{Game, Setup};

const GAMES: u64 = 500;

fn main() {
    // A preset may be named on the command line, or tile sets to add to the base game.
    let mut names = std::env::args().skip(1).peekable();
    let preset = names.next_if(|name| name.parse::<Preset>().is_ok());
    let preset = preset.map_or(Ok(Preset::Base), |name| name.parse::<Preset>());
    let setup = Setup::preset(preset.expect("a preset"), ["Ann", "Ben"]).with(names);
    let game = Game::new(setup).expect("a sensible setup");
    let matchup = Match::new(game, vec![PlayerSpec::Random; 2], 1);
    let points = play_fixed_games(&mut matchup.worker());
    println!("{GAMES} games, {points} points");
}

/// Only what happens in here is counted.
#[inline(never)]
fn play_fixed_games(worker: &mut Worker) -> u32 {
    (0..GAMES).map(|index| worker.play(index).scores.iter().sum::<u32>()).sum()
}
