//! Chance: what can be drawn, how likely it is, and the dealer who draws.
//!
//! Every chance event is an urn with a number of equally likely *tickets*, each of which stands for
//! an action: a draw from a stack with three copies of a tile has three tickets for that tile. The
//! order of the stack is in no state, so it can leak to nobody.

use rand_chacha::ChaCha12Rng;
use rand_core::{Rng, SeedableRng};

use crate::action::Action;
use crate::game::Game;
use crate::games::{Rules, with_rules};
use crate::state::{Phase, State};

impl Game {
    /// The number of tickets in the urn; 0 if a player acts or the game is over.
    #[inline]
    pub fn tickets(&self, state: &State) -> u32 {
        with_rules!(self.setup().game, R => R::tickets(self, state))
    }

    /// The number of tickets that stand for this action.
    pub fn tickets_of(&self, state: &State, action: Action) -> u32 {
        with_rules!(self.setup().game, R => R::tickets_of(self, state, action))
    }

    /// The action for which a ticket stands; `None` if there is no such ticket.
    #[inline]
    pub fn ticket(&self, state: &State, ticket: u32) -> Option<Action> {
        with_rules!(self.setup().game, R => R::ticket(self, state, ticket))
    }
}

/// The dealer: draws the outcomes of chance from a seed, deterministic and stable across versions.
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

    /// A dealer with a short seed, for simulations.
    pub fn from_u64(seed: u64) -> Self {
        let mut long = [0; 32];
        long[..8].copy_from_slice(&seed.to_le_bytes());
        Self::new(long)
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

    /// How far each stream was used, to continue later with a dealer of the same seed.
    ///
    /// ```
    /// # use bastide_rules::{Dealer, Game, Setup};
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let (state, mut dealer) = (game.start(), Dealer::from_u64(1));
    /// dealer.deal(&game, &state);
    /// let mut other = Dealer::from_u64(1);
    /// other.continue_from(dealer.positions());
    /// assert_eq!(other.deal(&game, &state), dealer.deal(&game, &state));
    /// # Ok::<(), bastide_rules::SetupError>(())
    /// ```
    pub fn positions(&self) -> [u128; 2] {
        [self.stream.get_word_pos(), self.winds.get_word_pos()]
    }

    /// Continues from the [`positions`](Self::positions) of a dealer of the same seed.
    pub fn continue_from(&mut self, [stream, winds]: [u128; 2]) {
        self.stream.set_word_pos(stream);
        self.winds.set_word_pos(winds);
    }

    /// The stream of the winds, as far as it was used.
    pub(crate) fn winds(&self) -> &ChaCha12Rng {
        &self.winds
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
