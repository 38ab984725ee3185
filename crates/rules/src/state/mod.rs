//! The state of a running game: small, flat and cheap to copy.

mod location;
mod phase;
mod stack;

use std::fmt;
use std::str::FromStr;

#[cfg(feature = "serde")]
use serde::Serialize;

use crate::action::Piece;
use crate::board::{Board, PlacedTile};
use crate::game::{Game, KindId};
use crate::games::Memory;
use crate::geometry::{Pos, read_number};
use crate::names::ParseNameError;
use crate::region::{RegionId, Regions, SegmentId};
use crate::tile::{Segment, SegmentName};

pub(crate) use location::Footprint;
pub use location::Location;
pub use phase::{Actor, Phase, PhaseName};
pub(crate) use stack::Stack;

/// The most players that any game of the family seats.
pub const MAX_PLAYERS: usize = 6;

/// A player's seat. Seats are counted from 1 wherever people or files see them.
///
/// ```
/// use bastide_rules::Seat;
///
/// let seat: Seat = "2".parse()?;
/// assert_eq!((seat, seat.to_string()), (Seat::new(1), "2".to_owned()));
/// assert_eq!("0".parse::<Seat>().unwrap_err().to_string(), "`0` is not the number of a seat");
/// # Ok::<(), bastide_rules::ParseNameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat at this place of the list of players, counted from 0.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The seat with this number, counted from 1.
    pub(crate) const fn from_number(number: u8) -> Option<Self> {
        match number.checked_sub(1) {
            Some(index) => Some(Self(index)),
            None => None,
        }
    }

    /// The next seat clockwise, at a table of `players`.
    #[must_use]
    pub(crate) const fn next(self, players: u8) -> Self {
        Self((self.0 + 1) % players)
    }

    /// The seat `places` further clockwise, at a table of `players`.
    #[must_use]
    pub(crate) const fn after(self, places: u8, players: u8) -> Self {
        Self((self.0 + places) % players)
    }

    /// The seat's place in the list of players, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat's number, counted from 1.
    pub const fn number(self) -> u16 {
        self.0 as u16 + 1
    }
}

/// Writes the number of the seat, counted from 1.
impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.number().fmt(f)
    }
}

/// Reads the number of a seat, counted from 1.
impl FromStr for Seat {
    type Err = ParseNameError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let seat = read_number(text).and_then(Self::from_number);
        seat.ok_or_else(|| ParseNameError::new(text, "the number of a seat"))
    }
}

#[cfg(feature = "serde")]
impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(self.number())
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let none =
            || serde::de::Error::custom(format_args!("{number} is not the number of a seat"));
        Self::from_number(number).ok_or_else(none)
    }
}

/// A player's goods.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[expect(missing_docs, reason = "the fields are what their names say")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerGoods {
    pub wine: u16,
    pub grain: u16,
    pub cloth: u16,
}

/// A cloister, cult place or farm that is not complete yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Building {
    pub(crate) segment: SegmentId,
    pub(crate) at: Pos,
}

/// A running game. It only changes through [`Game::apply`].
///
/// Copying with `clone_from` into a state of the same game takes no memory from the heap.
///
/// Two states are equal, and have the same hash, if they have the same history of placements: tiles and segments are
/// numbered in the order in which they were laid. The one secret that a state holds is a token of the catapult in
/// flight: see [`State::hidden_actions`].
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(crate) phase: Phase,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    pub(crate) players: u8,
    pub(crate) scores: [u32; MAX_PLAYERS],
    pub(crate) board: Board,
    pub(crate) regions: Regions,
    /// The buildings that wait for tiles around them, so that a new tile need not look for them.
    pub(crate) buildings: Vec<Building>,
    /// Whether the tile laid last completed a building.
    pub(crate) completed_building: bool,
    /// All players' pieces, seat by seat, each in the order of [`Piece::ALL`].
    pub(crate) pieces: Vec<Location>,
    pub(crate) stack: Stack,
    /// What only the game that is played remembers.
    pub(crate) memory: Memory,
}

impl State {
    /// Where the game stands within the turn.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who acts next.
    pub fn actor(&self) -> Actor {
        self.phase.actor(self.turn)
    }

    /// Whose turn it is, also while chance acts.
    pub fn turn(&self) -> Seat {
        self.turn
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    /// All seats in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat::new)
    }

    /// The points of all players, in the order of the seats. They are not limited by the track
    /// (`BAS-63`).
    pub fn scores(&self) -> &[u32] {
        &self.scores[..usize::from(self.players)]
    }

    /// The players with the most points: several share the victory (`BAS-62`, `BAS-R-15`,
    /// `HG-R-19`).
    pub fn leaders(&self) -> impl Iterator<Item = Seat> {
        let best = self.scores().iter().max().copied();
        self.seats().filter(move |seat| Some(self.scores[seat.index()]) == best)
    }

    /// The tiles on the table, in the order in which they were laid.
    pub fn tiles(&self) -> &[PlacedTile] {
        self.board.tiles()
    }

    /// The tile on a space.
    pub fn tile_at(&self, pos: Pos) -> Option<&PlacedTile> {
        self.board.tile_at(pos)
    }

    /// How many tiles can still be drawn, bonus tiles not counted.
    pub fn tiles_left(&self) -> u32 {
        self.stack.total
    }

    /// How many bonus tiles can still be drawn (`HG-35`).
    pub fn bonus_tiles_left(&self) -> u32 {
        self.stack.bonus
    }

    /// How many tiles of a kind can still be drawn.
    pub fn left_of(&self, kind: KindId) -> u16 {
        self.stack.left.get(kind.index()).copied().unwrap_or(0)
    }

    /// How many tiles were taken out because they fitted nowhere.
    pub fn tiles_removed(&self) -> u32 {
        self.stack.removed.iter().map(|&removed| u32::from(removed)).sum()
    }

    /// How many tiles of a kind were taken out because they fitted nowhere (`BAS-15`).
    pub fn removed_of(&self, kind: KindId) -> u16 {
        self.stack.removed.get(kind.index()).copied().unwrap_or(0)
    }

    /// How many pieces of this kind the player has in the supply.
    ///
    /// # Panics
    ///
    /// If there is no such seat at the table.
    pub fn supply(&self, game: &Game, seat: Seat, piece: Piece) -> usize {
        let slots = game.slots(seat, piece);
        self.pieces[slots].iter().filter(|at| at.is_supply()).count()
    }

    /// Where the player's pieces of this kind are. The first one in the supply is the next to be placed.
    ///
    /// # Panics
    ///
    /// If there is no such seat at the table.
    pub fn locations(&self, game: &Game, seat: Seat, piece: Piece) -> &[Location] {
        &self.pieces[game.slots(seat, piece)]
    }

    /// Whether there is such a segment on the table.
    pub fn has_segment(&self, segment: SegmentId) -> bool {
        segment.index() < self.regions.len()
    }

    /// The tile and the name of a segment.
    ///
    /// # Panics
    ///
    /// If there is no such segment on the table.
    pub fn segment_name(&self, game: &Game, segment: SegmentId) -> (Pos, SegmentName) {
        let tile = &self.board.tiles()[self.regions.tile_of(segment)];
        let local = usize::from(segment.0 - tile.first_segment);
        (tile.pos, game.kind_of(tile).segment_name(local, tile.turn))
    }

    /// Whether a follower of this player, of any kind, stands on a region (`TRA-R-01`, `ABB-R-14`).
    pub(crate) fn has_follower_of(&self, game: &Game, seat: Seat, region: RegionId) -> bool {
        // Nobody at all is the usual case, and known at once.
        if self.regions.get(region).occupants == 0 {
            return false;
        }
        game.follower_slots(seat).any(|slot| match self.pieces[slot] {
            Location::On(segment) => self.regions.of(segment) == region,
            _ => false,
        })
    }

    /// The pieces on a region: whose, which, and on which segment.
    pub(crate) fn pieces_on<'a>(
        &'a self,
        game: &'a Game,
        region: RegionId,
    ) -> impl Iterator<Item = (Seat, Piece, SegmentId)> + 'a {
        let all = self.seats().flat_map(|seat| game.pieces().map(move |piece| (seat, piece)));
        all.flat_map(move |(seat, piece)| {
            self.pieces[game.slots(seat, piece)].iter().filter_map(move |&at| {
                let segment = at.segment()?;
                (self.regions.of(segment) == region).then_some((seat, piece, segment))
            })
        })
    }

    /// How many different tiles a region covers: a tile with several segments of it counts once
    /// (`BAS-D-07`, `BAS-34`, `HG-R-03`).
    pub(crate) fn tiles_of(&self, region: RegionId) -> u32 {
        self.regions.segments(region).map(|segment| u32::from(self.is_first(segment))).sum()
    }

    /// Whether no earlier segment of its tile belongs to the same region.
    #[inline]
    pub(crate) fn is_first(&self, segment: SegmentId) -> bool {
        let region = self.regions.of(segment);
        let tile = &self.board.tiles()[self.regions.tile_of(segment)];
        (tile.first_segment..segment.0).all(|other| self.regions.of(SegmentId(other)) != region)
    }

    /// What is drawn on a segment.
    #[inline]
    pub(crate) fn segment<'a>(&self, game: &'a Game, segment: SegmentId) -> &'a Segment {
        let tile = &self.board.tiles()[self.regions.tile_of(segment)];
        &game.kind_of(tile).segments()[usize::from(segment.0 - tile.first_segment)]
    }

    /// Whether a segment is on the tile laid last, whose segments were numbered last.
    #[inline]
    pub(crate) fn is_on_last_tile(&self, segment: SegmentId) -> bool {
        let last = self.board.last_tile();
        self.has_segment(segment) && last.is_some_and(|tile| segment.0 >= tile.first_segment)
    }

    /// The space of the tile on which a segment is.
    #[inline]
    pub(crate) fn pos_of(&self, segment: SegmentId) -> Pos {
        self.board.tiles()[self.regions.tile_of(segment)].pos
    }

    /// The memory of the state, in bytes: what it needs now and what it keeps in reserve.
    pub fn memory(&self) -> usize {
        size_of::<Self>()
            + self.board.heap_bytes()
            + self.regions.heap_bytes()
            + self.buildings.capacity() * size_of::<Building>()
            + self.pieces.capacity() * size_of::<Location>()
            + self.memory.heap_bytes()
            + (self.stack.left.capacity() + self.stack.removed.capacity()) * size_of::<u16>()
    }
}

/// A copy of a list that has room for as many entries as the original.
pub(crate) fn with_room<T: Copy>(list: &Vec<T>) -> Vec<T> {
    let mut copy = Vec::with_capacity(list.capacity());
    copy.extend_from_slice(list);
    copy
}

impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            board: self.board.clone(),
            regions: self.regions.clone(),
            buildings: with_room(&self.buildings),
            pieces: self.pieces.clone(),
            stack: self.stack.clone(),
            memory: self.memory.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        // Named one by one, so that the compiler asks for a new one.
        let Self {
            phase,
            turn,
            players,
            scores,
            board,
            regions,
            buildings,
            completed_building,
            pieces,
            stack,
            memory,
        } = source;
        self.phase = *phase;
        self.turn = *turn;
        self.players = *players;
        self.scores = *scores;
        self.board.clone_from(board);
        self.regions.clone_from(regions);
        self.buildings.clone_from(buildings);
        self.completed_building = *completed_building;
        self.pieces.clone_from(pieces);
        self.stack.clone_from(stack);
        self.memory.clone_from(memory);
    }
}
