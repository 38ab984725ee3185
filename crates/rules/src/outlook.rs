//! What may become of a game: the general questions that computer players ask. None of them changes
//! anything, and whoever asks need not know the rules that answer.

use crate::action::Piece;
use crate::game::{Game, KindId};
use crate::games;
use crate::geometry::{Pos, Side, Turn};
use crate::region::{RegionId, SegmentId};
use crate::state::{Location, MAX_PLAYERS, Seat, State};
use crate::tile::{Demand, FeatureKind, TileRole};

/// A feature on the table, as it is named until the next tile is laid.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureId(pub(crate) RegionId);

impl FeatureId {
    /// A number that no other feature has; smaller than the number of segments on the table.
    pub const fn index(self) -> usize {
        self.0.root().index()
    }
}

/// What somebody may get from a feature that is not scored yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promise {
    /// The points that it gives if the game ends now.
    pub now: u32,
    /// The points that it gives more as a complete one, with no further tile.
    pub gain: u32,
    /// The points for each further tile, if it is complete in the end …
    pub each_complete: u32,
    /// … and if it is not.
    pub each_unfinished: u32,
}

/// A feature on which somebody stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// Which feature it is.
    pub feature: FeatureId,
    /// What it promises; nothing is said of open land here (see [`State::promise_of`]).
    pub promise: Promise,
    /// Its open ends, or the empty spaces around a building. None if it is complete, and waits for its
    /// scoring; open land has no ends (see [`State::for_each_awaited`]).
    pub open: u16,
    /// Whether it is open land, which is never complete.
    pub is_land: bool,
    /// How strongly each player stands there, by seat.
    pub strengths: [u32; MAX_PLAYERS],
    /// How many followers of each player stand there.
    pub followers: [u8; MAX_PLAYERS],
    /// How many other pieces of each player stand there.
    pub helpers: [u8; MAX_PLAYERS],
}

impl Prospect {
    /// Whether there are pieces beside followers.
    pub fn has_helpers(&self) -> bool {
        self.helpers != [0; MAX_PLAYERS]
    }

    /// The players with the most strength there, as a bit set of seats; nobody without strength.
    pub fn owners(&self) -> u8 {
        let best = self.strengths.into_iter().max().unwrap_or(0).max(1);
        let seats = self.strengths.iter().enumerate();
        seats.fold(0, |all, (seat, &own)| all | u8::from(own == best) << seat)
    }
}

/// An empty space, be it that a feature waits for it or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// The space.
    pub at: Pos,
    /// The side of the space on which the feature goes on; none around a building, or without a feature.
    pub side: Option<Side>,
    accepts: Demand,
}

impl End {
    /// A number that is the same for all ends that accept the same tiles, below [`End::NUMBERS`].
    pub fn number(self) -> usize {
        self.accepts.number() * 5 + self.side.map_or(4, Side::index)
    }

    /// How many numbers there are.
    pub const NUMBERS: usize = 5 << 16;
}

impl Game {
    /// What the points would be if the game ended now: settles everything as at the end of the game, in
    /// place, with no further decision by anybody.
    pub fn settle(&self, state: &mut State) {
        games::settle(self, state);
    }

    /// Shows the kinds of tiles that can lie at an end, and for each the fewest new ends that it gives
    /// to the feature. Whether any tile of the kind is left, [`State::left_of`] says.
    pub fn for_each_fitting(&self, end: End, mut show: impl FnMut(KindId, u32)) {
        for kind in self.kind_ids() {
            if self.role(kind) != TileRole::Land {
                continue;
            }
            let shape = &self.kinds()[kind.index()];
            let fits = |&turn: &Turn| end.accepts.accepts(shape.turned(turn).edges);
            let behind = |turn: Turn| {
                let reached =
                    end.side.and_then(|side| shape.turned(turn).ports[side.index()].middle);
                reached.map_or(0, |local| {
                    u32::from(shape.segments()[usize::from(local)].sides.len() - 1)
                })
            };
            if let Some(fewest) = shape.turns().filter(fits).map(behind).min() {
                show(kind, fewest);
            }
        }
    }
}

impl State {
    /// Shows the features on which anybody stands, each once, open land included.
    pub fn for_each_prospect(&self, game: &Game, mut show: impl FnMut(&Prospect)) {
        let under = |at: &Location| at.segment().map(|segment| self.regions.of(segment));
        for (slot, at) in self.pieces.iter().enumerate() {
            let Some(region) = under(at) else { continue };
            if !self.pieces[..slot].iter().any(|earlier| under(earlier) == Some(region)) {
                show(&self.prospect(game, region, slot));
            }
        }
    }

    /// The feature on which the piece of this slot is the first.
    fn prospect(&self, game: &Game, region: RegionId, first: usize) -> Prospect {
        let known = self.regions.get(region);
        let is_land = is_land(known.kind);
        let mut prospect = Prospect {
            feature: FeatureId(region),
            promise: if is_land { Promise::default() } else { games::promise(game, self, region) },
            open: if is_land { 0 } else { known.open },
            is_land,
            strengths: [0; MAX_PLAYERS],
            followers: [0; MAX_PLAYERS],
            helpers: [0; MAX_PLAYERS],
        };
        for (slot, at) in self.pieces.iter().enumerate().skip(first) {
            let stands = at.segment().is_some_and(|segment| self.regions.of(segment) == region);
            if !stands {
                continue;
            }
            let (seat, piece) = game.owner_and_piece(slot);
            // Whoever is leaving was counted already.
            if piece.is_follower() && matches!(at, Location::On(_)) {
                prospect.strengths[seat.index()] += games::strength(game, self, piece, region);
                prospect.followers[seat.index()] += 1;
            } else {
                prospect.helpers[seat.index()] += 1;
            }
        }
        prospect
    }

    /// What a feature promises; of open land, what it is worth now.
    pub fn promise_of(&self, game: &Game, feature: FeatureId) -> Promise {
        if !is_land(self.regions.get(feature.0).kind) {
            return games::promise(game, self, feature.0);
        }
        let (terms, _) = games::worth_now(game, self, feature.0);
        Promise { now: terms.iter().map(|term| term.points()).sum(), ..Promise::default() }
    }

    /// The open ends of a feature, or the empty spaces around a building.
    pub fn open_of(&self, feature: FeatureId) -> u16 {
        self.regions.get(feature.0).open
    }

    /// Shows the ends of a feature that is not open land.
    pub fn for_each_end(&self, game: &Game, feature: FeatureId, mut show: impl FnMut(End)) {
        let region = self.regions.get(feature.0);
        let accepts = |at| self.board.demand_at(at).unwrap_or(Demand::NONE);
        if region.kind.is_building() {
            let middle = self.pos_of(feature.0.root());
            let empty = middle.around().filter(|&at| self.tile_at(at).is_none());
            empty.for_each(|at| show(End { at, side: None, accepts: accepts(at) }));
            return;
        }
        let mut left = region.open;
        for segment in self.regions.segments(feature.0) {
            if left == 0 {
                return;
            }
            let tile = &self.tiles()[self.regions.tile_of(segment)];
            let local = Some((segment.0 - tile.first_segment) as u8);
            let ports = &game.kind_of(tile).turned(tile.turn).ports;
            for side in Side::ALL.into_iter().filter(|side| ports[side.index()].middle == local) {
                let at = tile.pos.step(side);
                if self.tile_at(at).is_none() {
                    left = left.saturating_sub(1);
                    show(End { at, side: Some(side.opposite()), accepts: accepts(at) });
                }
            }
        }
    }

    /// Shows the empty spaces beside tiles on which a tile may lie (`BAS-10`). Rules that look further than
    /// at the edges, such as those of the river, are not asked.
    pub fn for_each_space(&self, mut show: impl FnMut(End)) {
        self.board.open_spaces().for_each(|(at, accepts)| show(End { at, side: None, accepts }));
    }

    /// The players who would get the points of a feature if it were scored now.
    pub(crate) fn owners(&self, game: &Game, region: RegionId) -> Vec<Seat> {
        let owners = self.prospect(game, region, 0).owners();
        self.seats().filter(|seat| owners & 1 << seat.index() != 0).collect()
    }

    /// For open land: shows the features that are not complete yet and will count for it then, several
    /// times perhaps, with the points for each.
    pub fn for_each_awaited(
        &self,
        game: &Game,
        land: FeatureId,
        mut show: impl FnMut(FeatureId, u32),
    ) {
        let each = games::each_awaited(game, self, land.0);
        if each == 0 {
            return;
        }
        for segment in self.regions.segments(land.0) {
            let tile = &self.tiles()[self.regions.tile_of(segment)];
            let part = &game.kind_of(tile).segments()[usize::from(segment.0 - tile.first_segment)];
            for touched in part.touched() {
                let other = self.regions.of(SegmentId(tile.first_segment + touched as u16));
                if self.regions.get(other).open > 0 {
                    show(FeatureId(other), each);
                }
            }
        }
    }

    /// How many followers, of all sorts, a player has in the supply.
    pub fn followers_in_supply(&self, game: &Game, seat: Seat) -> u32 {
        let sorts = Piece::ALL.into_iter().filter(|piece| piece.is_follower());
        sorts.map(|piece| self.supply(game, seat, piece) as u32).sum()
    }
}

const fn is_land(kind: FeatureKind) -> bool {
    matches!(
        kind,
        FeatureKind::Field | FeatureKind::Meadow | FeatureKind::Plain | FeatureKind::Lake
    )
}
