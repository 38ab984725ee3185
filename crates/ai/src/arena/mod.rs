//! The arena: a round-robin tournament that measures the strength of players. Every tile order is played
//! with every rotation of the seats.

mod contest;
mod standings;

use bastide_rules::Game;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64;

pub use contest::{BuiltIn, Contestant, Failure, GameEnd, GameResult, play_game};
pub use standings::{Estimate, Pairing, Standing, Standings};

/// The games of an arena, by number.
#[derive(Clone, Debug)]
pub struct Schedule {
    /// The players of each table.
    tables: Vec<Vec<usize>>,
    orders: u64,
    seed: u64,
}

/// One game of an arena.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The number of the tile order.
    pub order: u64,
    /// The players, by seat.
    pub seats: Vec<usize>,
    /// The dealer's seed: the same for all games with this tile order.
    pub dealer: [u8; 32],
    /// The players' seeds, by seat.
    pub seeds: Vec<u64>,
}

impl Schedule {
    /// Schedules all tables that can be formed from `players` players, each with `orders` tile orders.
    /// Returns `None` if there are not enough players for one table.
    pub fn new(game: &Game, players: usize, orders: u64, seed: u64) -> Option<Self> {
        let seats = game.setup().players.len();
        let tables = choose(players, seats);
        (!tables.is_empty()).then_some(Self { tables, orders, seed })
    }

    /// Returns the number of games.
    pub fn games(&self) -> u64 {
        self.orders * self.tables.iter().map(|table| table.len() as u64).sum::<u64>()
    }

    /// Returns a game by its number. The games of a tile order are consecutive.
    pub fn fixture(&self, number: u64) -> Fixture {
        let seats = self.tables[0].len() as u64;
        let each = self.tables.len() as u64 * seats;
        let (order, rest) = (number / each, number % each);
        let table = &self.tables[(rest / seats) as usize];
        let mut players = table.clone();
        players.rotate_left((rest % seats) as usize);
        let spread = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let mut source = Pcg64::seed_from_u64(self.seed.wrapping_add(spread(order)));
        let mut dealer = [0; 32];
        source.fill_bytes(&mut dealer);
        let mut own = Pcg64::seed_from_u64(source.next_u64().wrapping_add(spread(rest)));
        let seeds = players.iter().map(|_| own.next_u64()).collect();
        Fixture { order, seats: players, dealer, seeds }
    }
}

/// Returns all subsets of `count` numbers below `all`, in lexicographic order.
fn choose(all: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with_last = |last: usize| {
        choose(last, count - 1).into_iter().map(move |mut rest| {
            rest.push(last);
            rest
        })
    };
    let mut ways: Vec<_> = (0..all).flat_map(with_last).collect();
    ways.sort();
    ways
}
