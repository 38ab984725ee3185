//! Chance: what can be drawn, how likely it is, and the dealer who draws.
//!
//! Every chance event is an urn with a number of equally likely *tickets*, each of which stands for
//! an action: a draw from a stack with three copies of a tile has three tickets for that tile. The
//! order of the stack is in no state, so it can leak to nobody.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

use crate::action::Action;
use crate::game::{Game, KindId};
use crate::games::carcassonne::{Sight, WINDS, bell};
use crate::state::{Phase, Seat, State};
use crate::tile::TileRole;

impl Game {
    /// How many tickets are in the urn; none if a player acts or the game is over.
    pub fn tickets(&self, state: &State) -> u32 {
        match state.phase {
            Phase::FirstPlayer => u32::from(state.players),
            Phase::Wind => WINDS.into(),
            Phase::DrawBonus => state.stack.bonus,
            Phase::DrawTile if state.expansions.river.is_done() => state.stack.total,
            Phase::DrawTile => {
                state.river_draws(self).map(|kind| u32::from(state.left_of(kind))).sum()
            }
            _ => 0,
        }
    }

    /// How many of the tickets stand for this action.
    pub fn tickets_of(&self, state: &State, action: Action) -> u32 {
        match (state.phase, action) {
            (Phase::FirstPlayer, Action::FirstPlayer(seat)) => {
                u32::from(seat.index() < usize::from(state.players))
            }
            (Phase::Wind, Action::Wind(wind)) => u32::from(wind < WINDS),
            (Phase::DrawTile, Action::Draw(kind)) => {
                let role = self.role(kind);
                let can_come = if state.expansions.river.is_done() {
                    role != TileRole::Bonus
                } else {
                    role == state.river_stage(self.kinds())
                };
                if can_come { u32::from(state.left_of(kind)) } else { 0 }
            }
            (Phase::DrawBonus, Action::Draw(kind)) if self.role(kind) == TileRole::Bonus => {
                state.left_of(kind).into()
            }
            _ => 0,
        }
    }

    /// The action for which a ticket stands; none if there is no such ticket.
    #[inline]
    pub fn ticket(&self, state: &State, ticket: u32) -> Option<Action> {
        match state.phase {
            Phase::FirstPlayer if ticket < u32::from(state.players) => {
                Some(Action::FirstPlayer(Seat::new(ticket as u8)))
            }
            Phase::Wind if ticket < WINDS.into() => Some(Action::Wind(ticket as u16)),
            // The kinds of the bonus tiles come after all others.
            Phase::DrawTile if state.expansions.river.is_done() => {
                nth_tile(state, ticket).filter(|_| ticket < state.stack.total)
            }
            Phase::DrawBonus => nth_tile(state, state.stack.total + ticket),
            Phase::DrawTile => {
                let mut rest = ticket;
                for kind in state.river_draws(self) {
                    match rest.checked_sub(u32::from(state.left_of(kind))) {
                        Some(less) => rest = less,
                        None => return Some(Action::Draw(kind)),
                    }
                }
                None
            }
            _ => None,
        }
    }
}

/// The tile for which a ticket stands. Kinds are skipped eight at a time.
#[inline]
fn nth_tile(state: &State, ticket: u32) -> Option<Action> {
    const CHUNK: usize = 8;
    let mut rest = ticket;
    for (number, chunk) in state.stack.left.chunks(CHUNK).enumerate() {
        let here = u32::from(chunk.iter().sum::<u16>());
        if rest >= here {
            rest -= here;
            continue;
        }
        for (index, &left) in chunk.iter().enumerate() {
            match rest.checked_sub(u32::from(left)) {
                Some(less) => rest = less,
                None => return Some(Action::Draw(KindId((number * CHUNK + index) as u16))),
            }
        }
    }
    None
}

/// The dealer: picks the outcomes of chance from a seed, the same for ever.
///
/// The tickets come from the `ChaCha12` stream of the seed by [`below`]; neither will ever change,
/// because stored games must replay. Winds come from a stream of their own, so that a throw never
/// changes which tiles follow (`CAT-D02`).
#[derive(Clone, Debug)]
pub struct Dealer {
    stream: ChaCha12Rng,
    winds: ChaCha12Rng,
}

impl Dealer {
    /// A dealer with this seed.
    pub fn new(seed: [u8; 32]) -> Self {
        let mut winds = ChaCha12Rng::from_seed(seed);
        winds.set_stream(1);
        Self { stream: ChaCha12Rng::from_seed(seed), winds }
    }

    /// Picks what chance does now.
    ///
    /// # Panics
    ///
    /// If it is not chance that acts.
    #[inline]
    pub fn deal(&mut self, game: &Game, state: &State) -> Action {
        let tickets = game.tickets(state);
        assert!(tickets > 0, "the dealer was asked although chance does not act");
        let stream = if state.phase == Phase::Wind { &mut self.winds } else { &mut self.stream };
        game.ticket(state, below(stream, tickets)).expect("the ticket is in the urn")
    }

    /// `CAT-D25`: what the catcher sees of a token that flies to a neighbour: its place at the first
    /// 24 ticks, in millimetres along the lane and aside, not quite exact. None if no token flies.
    ///
    /// The errors come from the seed, so that nobody can compute from what was seen which wind it is.
    pub fn catch_view(&self, state: &State) -> Option<Sight> {
        let mut errors = self.winds.clone();
        // Each wind has moved its own stream on, so each flight has a stream of its own here.
        errors.set_stream(2 + self.winds.get_word_pos() as u64);
        state.flight_to_neighbour(|| {
            bell(&std::array::from_fn::<_, 12, _>(|_| i64::from(errors.next_u32() >> 16)))
        })
    }
}

/// A number from 0 to `limit - 1`, each equally likely.
///
/// Lemire's method: the high half of a 32 by 32 bit product, with the few values refused that
/// would make some results likelier than others. A `limit` of 0 gives 0.
#[inline]
pub fn below(random: &mut impl Rng, limit: u32) -> u32 {
    let mut product = u64::from(random.next_u32()) * u64::from(limit);
    if (product as u32) < limit {
        let threshold = limit.wrapping_neg().checked_rem(limit).unwrap_or(0);
        while (product as u32) < threshold {
            product = u64::from(random.next_u32()) * u64::from(limit);
        }
    }
    (product >> 32) as u32
}
