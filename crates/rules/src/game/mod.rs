//! A game: a setup that was checked, with everything prepared for play.

mod changes;
mod check;
mod opening;
mod prepare;
mod tiles;

use std::ops::Range;

use crate::action::{Action, Piece, PieceSet};
use crate::board::PlacedTile;
use crate::chance::below;
use crate::event::Log;
use crate::games::{Rules, with_rules};
use crate::refusal::Refusal;
use crate::region::SegmentId;
use crate::setup::{InPlay, Setup};
use crate::state::{Seat, State};
use crate::tile::{FeatureKind, TileKind, TileRole};

pub(crate) use changes::Changes;
pub(crate) use check::MAX_PIECES;
pub(crate) use opening::Table;
pub(crate) use tiles::MAX_TILES;

/// A tile kind of this game, by its place in [`Game::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindId(pub(crate) u16);

impl KindId {
    /// The kind's place in [`Game::kinds`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A game that can be played: made from a [`Setup`], and only from a sensible one.
///
/// The game itself never changes; what changes is a [`State`], through [`Game::apply`].
///
/// ```
/// use bastide_rules::{Actor, Dealer, Game, Setup};
///
/// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
/// let mut dealer = Dealer::new([7; 32]);
/// let mut state = game.start();
/// let mut actions = Vec::new();
/// while !state.is_over() {
///     let action = match state.actor() {
///         Actor::Chance => dealer.deal(&game, &state),
///         _ => {
///             game.legal_actions(&state, &mut actions);
///             actions[0]
///         }
///     };
///     game.apply(&mut state, action, &mut ()).expect("listed actions are legal");
/// }
/// assert_eq!(state.tiles_left(), 0);
/// # Ok::<(), bastide_rules::SetupError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    setup: Setup,
    in_play: InPlay,
    kinds: Vec<TileKind>,
    /// Where each kind of piece begins among a player's pieces, and where the last one ends.
    slots: [u8; Piece::ALL.len() + 1],
    /// The kind of each piece of a player, as a set of one.
    kept: Vec<PieceSet>,
    /// The kinds of features on which followers may stand, as a bit set.
    takes_followers: u16,
    changes: Changes,
    opening: State,
}

impl Game {
    /// Checks a setup and prepares the game, with the tile sets that come with Bastide.
    #[cfg(feature = "catalogue")]
    pub fn new(setup: Setup) -> Result<Self, crate::SetupError> {
        Self::with_tile_sets(setup, crate::catalogue::tile_sets())
    }

    /// The setup from which the game was made.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The pieces and mechanisms in play.
    #[inline]
    pub fn in_play(&self) -> &InPlay {
        &self.in_play
    }

    /// Whether followers may stand on features of this kind.
    #[inline]
    pub(crate) fn takes_followers(&self, kind: FeatureKind) -> bool {
        self.takes_followers & (1 << kind as u8) != 0
    }

    /// Whether a part of a turn differs from the plainest form of the game.
    #[inline]
    pub(crate) fn changes(&self, part: Changes) -> bool {
        self.changes.contains(part)
    }

    /// The tile kinds of the game.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// When tiles of a kind come into the game; those of other games count as land.
    pub(crate) fn role(&self, kind: KindId) -> TileRole {
        self.kind(kind).map_or(TileRole::Land, TileKind::role)
    }

    /// All tile kinds with their ids.
    pub fn kind_ids(&self) -> impl DoubleEndedIterator<Item = KindId> + use<> {
        (0..self.kinds.len() as u16).map(KindId)
    }

    /// A tile kind; none if it belongs to another game.
    pub fn kind(&self, kind: KindId) -> Option<&TileKind> {
        self.kinds.get(kind.index())
    }

    /// The tile kind with this name.
    pub fn kind_named(&self, id: &str) -> Option<KindId> {
        self.kinds.iter().position(|kind| kind.id() == id).map(|index| KindId(index as u16))
    }

    /// What is drawn on a tile that lies on the table.
    #[inline]
    pub fn kind_of(&self, tile: &PlacedTile) -> &TileKind {
        &self.kinds[tile.kind.index()]
    }

    /// The state before the first action.
    pub fn start(&self) -> State {
        self.opening.clone()
    }

    /// Sets a state back to the start, without taking memory from the heap.
    pub fn restart(&self, state: &mut State) {
        state.clone_from(&self.opening);
    }

    /// Replaces `actions` with all legal actions, each once. If chance acts, these are the possible outcomes, and
    /// [`Game::tickets_of`] gives their weights.
    pub fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        actions.clear();
        with_rules!(self.setup.game, R => {
            R::for_each_legal(self, state, &mut |action| actions.push(action));
        });
    }

    /// Returns the legal action at an index of the list of [`Game::legal_actions`], without making that list:
    /// `choose` gets the length of the list and returns the index. Returns `None` if the index is out of range. Use it
    /// for rollouts.
    #[inline]
    pub fn pick_action(
        &self,
        state: &State,
        choose: impl FnOnce(usize) -> usize,
    ) -> Option<Action> {
        with_rules!(self.setup.game, R => R::pick_action(self, state, choose))
    }

    /// Returns a random action: an outcome of chance by its weight, or any legal action of a player with equal
    /// probability. Returns `None` if the game is over.
    ///
    /// ```
    /// use bastide_rules::{Game, Setup};
    /// use rand_core::SeedableRng;
    ///
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let mut random = rand_pcg::Pcg64Mcg::seed_from_u64(1);
    /// let mut state = game.start();
    /// while let Some(action) = game.random_action(&state, &mut random) {
    ///     game.apply(&mut state, action, &mut ())?;
    /// }
    /// assert!(state.is_over());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn random_action(&self, state: &State, random: &mut impl rand_core::Rng) -> Option<Action> {
        match self.tickets(state) {
            0 => self.pick_action(state, |count| below(random, count as u32) as usize),
            tickets => self.ticket(state, below(random, tickets)),
        }
    }

    /// Whether an action is legal. It is tried on a copy of the state, so in a loop over many actions
    /// [`Game::legal_actions`] is faster.
    pub fn is_legal(&self, state: &State, action: Action) -> bool {
        self.apply(&mut state.clone(), action, &mut ()).is_ok()
    }

    /// Makes an action. A refused action leaves the state as it was.
    ///
    /// The state must be one of this game: with the state of another [`Game`], the result means nothing.
    #[inline]
    pub fn apply(
        &self,
        state: &mut State,
        action: Action,
        log: &mut impl Log,
    ) -> Result<(), Refusal> {
        debug_assert_eq!(self.setup.game, state.memory.game(), "a state of another game");
        with_rules!(self.setup.game, R => R::apply(self, state, action, log))
    }

    /// The points that an action costs its player (`TOW-27`); `None` for a free one.
    pub fn price(&self, action: Action) -> Option<u32> {
        with_rules!(self.setup.game, R => R::price(action))
    }

    /// The same game, with every part of a turn looked at closely.
    #[cfg(test)]
    pub(crate) fn without_shortcuts(&self) -> Self {
        Self { changes: Changes::ALL, ..self.clone() }
    }

    /// The segments of a tile that fit, as a bit set.
    #[inline]
    pub(crate) fn mark(&self, tile: &PlacedTile, fits: impl Fn(SegmentId) -> bool) -> u16 {
        let locals = 0..self.kind_of(tile).segments().len() as u16;
        locals.fold(0, |marked, local| {
            marked | u16::from(fits(SegmentId(tile.first_segment + local))) << local
        })
    }

    /// The tiles on the table before the first turn.
    pub(crate) fn start_tiles(&self) -> &[PlacedTile] {
        self.opening.tiles()
    }

    /// The pieces in play.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> {
        let count = |piece: Piece| self.slots[piece as usize + 1] - self.slots[piece as usize];
        Piece::ALL.into_iter().filter(move |&piece| count(piece) > 0)
    }

    /// Where in the state a player's pieces of one kind are kept.
    #[inline]
    pub(crate) fn slots(&self, seat: Seat, piece: Piece) -> Range<usize> {
        let first = seat.index() * self.pieces_each();
        first + usize::from(self.slots[piece as usize])
            ..first + usize::from(self.slots[piece as usize + 1])
    }

    /// Where in the state all of a player's pieces are kept, with the kind of each as a set of one.
    #[inline]
    pub(crate) fn all_slots(&self, seat: Seat) -> (Range<usize>, &[PieceSet]) {
        let first = seat.index() * self.kept.len();
        (first..first + self.kept.len(), &self.kept)
    }

    /// Where in the state a player's followers of all kinds are kept.
    #[inline]
    pub(crate) fn follower_slots(&self, seat: Seat) -> Range<usize> {
        let first = seat.index() * self.pieces_each();
        first..first + usize::from(self.slots[Piece::FOLLOWERS.len()])
    }

    /// Whose piece is kept in a slot, and of what kind it is.
    pub(crate) fn owner_and_piece(&self, slot: usize) -> (Seat, Piece) {
        let piece = self.piece_kept_at(slot % self.pieces_each());
        (Seat::new((slot / self.pieces_each()) as u8), piece)
    }

    /// The kind of piece that is kept at this place among a player's own.
    #[inline]
    pub(crate) fn piece_kept_at(&self, own: usize) -> Piece {
        self.kept[own].iter().next().expect("every slot belongs to a kind of piece")
    }

    #[inline]
    fn pieces_each(&self) -> usize {
        usize::from(self.slots[Piece::ALL.len()])
    }
}
