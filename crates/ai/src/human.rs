//! Players that err like people. They overlook what is far away, what their opponents can do and what takes
//! two steps of thought, but never points that they can score at once.

use bastide_rules::{Action, Actor, Game, Pos, Seat, State};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg64Mcg;

use crate::evaluation::{Alternative, Evaluation, Task};
use crate::flight;
use crate::lookahead::{Choice, Lookahead, apply_plan, lead};
use crate::player::{Player, Situation};
use crate::valuation::{Points, Weights};

/// The mistakes of a [`HumanPlayer`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HumanConfig {
    /// The standard deviation of the error in the value of a distant placement, in points. Beside the last
    /// tiles and the own features it is half of that.
    pub error: f32,
    /// The distance at which every second space is overlooked, in tiles.
    pub reach: f32,
    /// How much the prospects of the opponents count, from 0 to 1.
    pub regard: f32,
    /// How much the prospects of a follower on open land count, such as a farmer, from 0 to 1.
    pub land: f32,
    /// The standard deviation of the error in the value of a piece that does not score at once, in points.
    pub slip: f32,
    /// By how much a piece on any other feature is overrated, in points. Hasty players run out of followers.
    pub haste: f32,
    /// Whether the player sees that features may be joined: its weights are those of the tree search.
    pub joins: bool,
}

impl HumanConfig {
    /// No mistakes: plays as `greedy`, or as `shrewd` if it sees joins.
    pub const FLAWLESS: Self = Self {
        error: 0.0,
        reach: f32::INFINITY,
        slip: 0.0,
        haste: 0.0,
        regard: 1.0,
        land: 1.0,
        joins: false,
    };
}

impl Default for HumanConfig {
    fn default() -> Self {
        Self::FLAWLESS
    }
}

/// Plans whose expected own points differ by less than this are worth the same to their player.
const EQUAL: f32 = 0.5;

/// By how much each point that a placement scores at once reduces the error in its value.
const CERTAINTY: f32 = 2.0;

/// Maximises the lead after its own move, as far as it sees it.
#[derive(Debug)]
pub struct HumanPlayer {
    config: HumanConfig,
    lookahead: Lookahead,
    choices: Vec<Choice>,
    after: State,
    random: Pcg64Mcg,
}

/// A plan as the player sees it.
struct Seen {
    value: f32,
    /// The player's own expected points.
    own: f32,
    gift: f32,
    alternative: Alternative,
}

/// What a plan does at once.
#[derive(Clone, Copy)]
struct Effect {
    /// The points that the player scores.
    scored: f32,
    /// The points that the opponents score, beyond those of the player.
    gift: f32,
    /// The number of followers in the supply afterwards.
    supply: u32,
    piece: Placed,
}

/// Where a plan places a piece.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Placed {
    Nowhere,
    OnLand,
    OnFeature,
}

/// How well the player looks at a space.
#[derive(Clone, Copy)]
struct Glance {
    at: Pos,
    /// 1 near what the player looks at, falling to 0 far away.
    attention: f32,
    is_noticed: bool,
}

impl HumanPlayer {
    /// Creates a player for a game. The same seed gives the same mistakes.
    pub fn new(game: &Game, config: HumanConfig, seed: u64) -> Self {
        let weights = if config.joins { Weights::FITTED } else { Weights::PLAIN };
        Self {
            config,
            lookahead: Lookahead::new(game, weights),
            choices: Vec::new(),
            after: game.start(),
            random: Pcg64Mcg::seed_from_u64(seed),
        }
    }

    /// Returns a random number from 0 to 1.
    fn uniform(&mut self) -> f32 {
        self.random.next_u32() as f32 / 2_f32.powi(32)
    }

    /// Returns a random number with standard deviation 1: a sum of four uniform numbers, close to normal.
    fn deviation(&mut self) -> f32 {
        let bell: f32 = (0..4).map(|_| self.uniform() - 0.5).sum();
        bell * 3_f32.sqrt()
    }

    /// Looks at a space.
    fn glance(&mut self, focus: &Focus, at: Pos) -> Glance {
        let attention = 0.5_f32.powf(focus.distance(at) / self.config.reach);
        Glance { at, attention, is_noticed: self.uniform() < attention }
    }

    /// Adds the plans of one placement, as far as the player sees them, or all plans of a decision without a
    /// placement.
    fn see(
        &mut self,
        (situation, seat): (&Situation, Seat),
        plans: &[Choice],
        glance: Option<Glance>,
        seen: &mut Vec<Seen>,
    ) {
        let (game, state) = (situation.game, situation.state);
        let effects: Vec<_> =
            plans.iter().map(|plan| self.effect(game, state, seat, plan)).collect();
        let scored = effects.iter().map(|effect| effect.scored).fold(0.0, f32::max);
        let error = match glance {
            None => 0.0,
            // Points that are scored at once are never overlooked.
            Some(Glance { is_noticed: false, .. }) if scored == 0.0 => return,
            Some(Glance { attention, .. }) => {
                let error = self.config.error * (1.0 - attention / 2.0) * self.deviation().abs();
                (error - CERTAINTY * scored).max(0.0)
            }
        };
        let players = state.scores().len();
        let HumanConfig { slip, haste, regard, land, .. } = self.config;
        let pass = plans.iter().position(|choice| piece_action(choice) == Some(Action::Pass));
        let value = |index: usize| {
            let (points, effect) = (&plans[index].points, effects[index]);
            let own = points[seat.index()] - effect.gift;
            regard * lead(points, seat, players) + (1.0 - regard) * own
        };
        let passing = pass.map(value);
        for (index, (choice, effect)) in plans.iter().zip(&effects).enumerate() {
            let is_better =
                |other: &Effect| other.scored > effect.scored && other.supply >= effect.supply;
            if pass == Some(index) && effects.iter().any(is_better) {
                // Passing would waste points.
                continue;
            }
            let value = value(index);
            let value = match effect.piece {
                Placed::Nowhere => value,
                Placed::OnLand => {
                    passing.map_or(value, |passing| value.min(passing + land * (value - passing)))
                }
                Placed::OnFeature => value + haste,
            };
            let slips = effect.piece != Placed::Nowhere && effect.scored == 0.0;
            let slip = if slips { slip * self.deviation() } else { 0.0 };
            let own = choice.points[seat.index()];
            let chance = choice.estimate.chance;
            let lead = lead(&choice.points, seat, players);
            let alternative =
                Alternative { plan: choice.plan, chance, lead, visits: 1, seats: None };
            seen.push(Seen { value: value - error + slip, own, gift: effect.gift, alternative });
        }
    }

    /// Returns what a plan does at once.
    fn effect(&mut self, game: &Game, state: &State, seat: Seat, choice: &Choice) -> Effect {
        let after = &mut self.after;
        after.clone_from(state);
        apply_plan(game, after, choice.plan);
        let mut scored = Points::default();
        let totals = after.scores().iter().zip(state.scores());
        for (scored, (&after, &before)) in scored.iter_mut().zip(totals) {
            *scored = after as f32 - before as f32;
        }
        let piece = match piece_action(choice) {
            Some(Action::PlacePiece { on, .. }) => {
                let feature = after.feature_id(on);
                let prospect = after.prospects_among(game, |other| other == feature).next();
                let is_on_land = prospect.is_some_and(|prospect| prospect.is_land);
                if is_on_land { Placed::OnLand } else { Placed::OnFeature }
            }
            _ => Placed::Nowhere,
        };
        Effect {
            scored: scored[seat.index()],
            gift: (-lead(&scored, seat, state.scores().len())).max(0.0),
            supply: after.followers_in_supply(game, seat),
            piece,
        }
    }
}

impl Player for HumanPlayer {
    fn think(&mut self, situation: &Situation, _: &Task) -> Evaluation {
        if situation.sight.is_some() {
            return flight::evaluate(&mut self.lookahead, situation, &mut self.random);
        }
        let (game, state) = (situation.game, situation.state);
        let Actor::Player(seat) = state.actor() else { panic!("no player acts here") };
        self.lookahead.valuation.begin(game, state);
        let mut choices = std::mem::take(&mut self.choices);
        self.lookahead.choices(game, state, &mut self.random, None, &mut choices);

        let asked = (situation, seat);
        let mut seen = Vec::with_capacity(choices.len());
        if choices.iter().all(|choice| space(choice).is_none()) {
            self.see(asked, &choices, None, &mut seen);
        } else {
            let focus = Focus::new(game, state, seat);
            let mut glances: Vec<Glance> = Vec::new();
            let placements = || choices.chunk_by(|one, other| one.plan.first == other.plan.first);
            for plans in placements() {
                let glance = space(&plans[0]).map(|at| {
                    let known = glances.iter().find(|glance| glance.at == at).copied();
                    known.unwrap_or_else(|| {
                        glances.push(self.glance(&focus, at));
                        glances[glances.len() - 1]
                    })
                });
                self.see(asked, plans, glance, &mut seen);
            }
            if seen.is_empty() {
                // Nothing catches the eye, so the player looks everywhere.
                for plans in placements() {
                    self.see(asked, plans, None, &mut seen);
                }
            }
        }
        let iterations = choices.len() as u32;
        self.choices = choices;

        seen.sort_by(|a, b| b.value.total_cmp(&a.value));
        prefer_smaller_gifts(&mut seen);
        let alternatives = seen.into_iter().map(|seen| seen.alternative).collect();
        Evaluation { alternatives, iterations }
    }
}

/// If the best plan gives points away, moves the best plan to the front that gives away fewer and is worth the
/// same to the player.
fn prefer_smaller_gifts(seen: &mut [Seen]) {
    let Some(&Seen { own, gift, .. }) = seen.first() else { return };
    let kept = seen.iter().position(|plan| plan.gift < gift && plan.own > own - EQUAL);
    if let Some(kept) = kept {
        seen[..=kept].rotate_right(1);
    }
}

/// Returns the space in which a plan places a tile.
const fn space(choice: &Choice) -> Option<Pos> {
    match choice.plan.first {
        Action::PlaceTile { at, .. } | Action::PlaceAbbey(at) => Some(at),
        _ => None,
    }
}

/// Returns what a plan does with a piece.
fn piece_action(choice: &Choice) -> Option<Action> {
    if space(choice).is_some() { choice.plan.then } else { Some(choice.plan.first) }
}

/// What a player looks at: the open ends of its own features, and the tiles of the last round.
struct Focus {
    ends: Vec<Pos>,
    tiles: Vec<Pos>,
}

impl Focus {
    fn new(game: &Game, state: &State, seat: Seat) -> Self {
        let own = state.prospects(game).filter(|prospect| prospect.followers[seat.index()] > 0);
        let ends = own
            .filter(|prospect| !prospect.is_land)
            .flat_map(|prospect| state.open_ends(game, prospect.feature));
        let last = state.tiles().iter().rev().take(state.scores().len());
        Self { ends: ends.map(|end| end.at).collect(), tiles: last.map(|tile| tile.pos).collect() }
    }

    /// Returns the distance of a space in tiles: 0 at an own open end and beside a new tile.
    fn distance(&self, at: Pos) -> f32 {
        let steps = |to: &Pos| f32::from(to.x.abs_diff(at.x)) + f32::from(to.y.abs_diff(at.y));
        let ends = self.ends.iter().map(steps);
        let tiles = self.tiles.iter().map(|tile| (steps(tile) - 1.0).max(0.0));
        ends.chain(tiles).min_by(f32::total_cmp).unwrap_or(0.0)
    }
}
