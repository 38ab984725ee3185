//! The opening: the table is laid, and the first turn can begin.

use super::KindId;
use crate::action::Piece;
use crate::board::Board;
use crate::games::Rules;
use crate::laying::check_turn;
use crate::region::Regions;
use crate::setup::{FirstPlayer, InPlay, Setup, SetupError, StartTile};
use crate::state::{Location, MAX_PLAYERS, Phase, Seat, Stack, State};
use crate::tile::{TileKind, TileRole};

/// How far from the middle of the table the start tiles may lie.
const MAX_START_DISTANCE: u16 = 100;

/// What is on hand to lay the table.
pub(crate) struct Table<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) in_play: InPlay,
    pub(crate) kinds: &'a [TileKind],
    /// How many tiles there are of each kind.
    pub(crate) copies: &'a [u16],
    /// The tiles on the table before the first turn.
    pub(crate) start: &'a [StartTile],
}

impl Table<'_> {
    /// The state before the first action: start tiles on the table, pieces in the supplies, all
    /// others in the stack (`BAS-02` to `BAS-05`).
    pub(super) fn lay_table<R: Rules>(&self) -> Result<State, SetupError> {
        let mut state = self.empty_table::<R>();
        R::lay_start(self, &mut state)?;
        state.stack.count(self.kinds);
        if state.stack.total == 0 {
            return Err(SetupError::NoTiles);
        }
        // `BAS-27`: no tile of the game completes what the start tiles complete among themselves.
        state.buildings.retain(|building| state.regions.at(building.segment).open > 0);
        Ok(state)
    }

    /// A table with room for everything that may come.
    fn empty_table<R: Rules>(&self) -> State {
        let players = self.setup.players.len();
        let pieces = Piece::ALL.iter().map(|piece| usize::from(piece.number_each(self.in_play)));
        let buildings = self.most_of(|kind| usize::from(kind.building().is_some()));
        let (phase, turn) = match self.setup.first_player {
            FirstPlayer::Seat(seat) => (Phase::DrawTile, Seat::new(seat - 1)),
            FirstPlayer::Random(_) => (Phase::FirstPlayer, Seat::new(0)),
        };
        State {
            phase,
            turn,
            players: players as u8,
            scores: [0; MAX_PLAYERS],
            board: Board::new(self.most_of(|_| 1)),
            regions: Regions::with_capacity(self.most_segments()),
            buildings: Vec::with_capacity(buildings),
            completed_building: false,
            pieces: vec![Location::Supply; players * pieces.sum::<usize>()],
            stack: Stack::new(self.copies.to_vec()),
            memory: R::memory(self),
        }
    }

    /// How many segments can lie on the table.
    pub(crate) fn most_segments(&self) -> usize {
        self.most_of(|kind| kind.segments().len())
    }

    /// How much of something can lie on the table, by how much of it is on a tile.
    fn most_of(&self, on_tile: impl Fn(&TileKind) -> usize) -> usize {
        let abbeys = self.setup.players.len() * usize::from(self.in_play.abbeys);
        let tiles = |kind: &TileKind, copies: u16| match kind.role() {
            TileRole::Abbey => abbeys,
            _ => usize::from(copies),
        };
        let kinds = self.kinds.iter().zip(self.copies);
        kinds.map(|(kind, &copies)| on_tile(kind) * tiles(kind, copies)).sum()
    }

    /// Lays a start tile (`BAS-03`), if the game allows it there; answers what is drawn on it.
    pub(crate) fn lay(
        &self,
        tile: &StartTile,
        state: &mut State,
        allow: impl FnOnce(&TileKind) -> Result<(), String>,
    ) -> Result<&TileKind, SetupError> {
        let refuse =
            |reason: String| SetupError::StartTile { id: tile.tile.clone(), at: tile.at, reason };
        if tile.at.x.unsigned_abs().max(tile.at.y.unsigned_abs()) > MAX_START_DISTANCE {
            return Err(refuse(format!(
                "it is more than {MAX_START_DISTANCE} spaces from the middle"
            )));
        }
        let unknown = || SetupError::UnknownTile { id: tile.tile.clone() };
        let index =
            self.kinds.iter().position(|kind| kind.id() == tile.tile).ok_or_else(unknown)?;
        let kind = &self.kinds[index];
        allow(kind).map_err(refuse)?;
        let checked = if state.tiles().is_empty() {
            check_turn(kind, tile.turn)
        } else {
            state.check_placement(kind, self.kinds, tile.at, tile.turn)
        };
        checked.map_err(|refusal| refuse(refusal.to_string()))?;
        state.lay_tile(self.kinds, KindId(index as u16), tile.at, tile.turn);
        state.stack.left[index] -= 1;
        Ok(kind)
    }
}
