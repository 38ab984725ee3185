//! Games for training: one-ply players with some random choices, and what a network sees of every position.

use bastide_rules::{Actor, Dealer, Game, Seat, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::lookahead::{Choice, Lookahead, apply, apply_plan, lead_over_best};
use crate::networks::{network_for, network_name};
use crate::valuation::{Inputs, Valuation, Weights, is_settled};
use crate::winning;

/// The share of decisions in which the values of all plans are perturbed.
const PERTURBED: f32 = 0.5;
/// The standard deviation of the perturbation, in points.
const NOISE: f32 = 2.0;
/// The share of decisions that are made at random.
const RANDOM: f32 = 0.02;

/// A position of a game, as a player sees it after a move.
#[derive(Clone, Debug)]
pub struct Position {
    /// The player in whose view the inputs are.
    pub view: Seat,
    /// What a network sees.
    pub inputs: Inputs,
}

/// Plays games of one-ply players against themselves and collects the positions after every plan: with two
/// players in the view of who moved, with more in the view of each player.
#[derive(Debug)]
pub struct SelfPlay<'a> {
    game: &'a Game,
    lookahead: Lookahead,
    valuation: Valuation,
    choices: Vec<Choice>,
    state: State,
    random: Pcg64Mcg,
}

impl<'a> SelfPlay<'a> {
    /// Creates players for a game.
    pub fn new(game: &'a Game) -> Self {
        Self {
            game,
            lookahead: Lookahead::with_network(game, Weights::FITTED, network_for(game)),
            valuation: Valuation::new(game, Weights::FITTED),
            choices: Vec::new(),
            state: game.start(),
            random: Pcg64Mcg::seed_from_u64(0),
        }
    }

    /// Returns the name of the network that learns from these games.
    pub fn network_name(&self) -> String {
        network_name(self.game)
    }

    /// Plays a game. The same seed gives the same game. Returns each player's final lead over the best opponent,
    /// and its share of the win.
    pub fn play(&mut self, seed: u64, positions: &mut Vec<Position>) -> Vec<(f32, f32)> {
        positions.clear();
        self.random = Pcg64Mcg::seed_from_u64(seed);
        let mut bytes = [0; 32];
        self.random.fill_bytes(&mut bytes);
        let mut dealer = Dealer::new(bytes);
        self.game.restart(&mut self.state);
        while !self.state.is_over() {
            if let Actor::Player(seat) = self.state.actor() {
                self.move_once();
                if is_settled(&self.state) && !self.state.is_over() {
                    self.collect(seat, positions);
                }
            } else {
                let action = dealer.deal(self.game, &self.state);
                apply(self.game, &mut self.state, action);
            }
        }
        self.result()
    }

    /// Makes the move of the player to act.
    fn move_once(&mut self) {
        let Self { game, lookahead, choices, state, random, .. } = self;
        let mut uniform = || random.next_u32() as f32 / 2_f32.powi(32);
        let (perturbed, at_random, pick) = (uniform() < PERTURBED, uniform() < RANDOM, uniform());
        lookahead.valuation.begin(game, state);
        lookahead.choices(game, state, random, None, choices);
        let plan = if at_random {
            choices[(pick * choices.len() as f32) as usize % choices.len()].plan
        } else {
            let mut noise = || {
                let mut bell = || random.next_u32() as f32 / 2_f32.powi(32) - 0.5;
                let sum: f32 = (0..4).map(|_| bell()).sum();
                if perturbed { sum * 3_f32.sqrt() * NOISE } else { 0.0 }
            };
            let judged = choices.iter().map(|choice| (choice.estimate.lead + noise(), choice.plan));
            let best = judged.max_by(|a, b| a.0.total_cmp(&b.0));
            best.expect("a player who acts has a legal action").1
        };
        apply_plan(game, state, plan);
    }

    fn collect(&mut self, mover: Seat, positions: &mut Vec<Position>) {
        let Self { game, valuation, state, .. } = self;
        valuation.begin(game, state);
        for view in state.seats().filter(|&seat| state.scores().len() > 2 || seat == mover) {
            positions.push(Position { view, inputs: valuation.inputs(game, state, view) });
        }
    }

    fn result(&self) -> Vec<(f32, f32)> {
        let points = winning::points(&self.state);
        let winners = self.state.leaders().count() as f32;
        let seats = self.state.seats().map(|seat| {
            let lead = lead_over_best(&points, seat, self.state.scores().len());
            let wins = self.state.leaders().any(|leader| leader == seat);
            (lead, if wins { 1.0 / winners } else { 0.0 })
        });
        seats.collect()
    }
}
