//! Occupied features: who stands there, and what they may score.

use crate::action::PieceSet;
use crate::game::Game;
use crate::games;
use crate::region::{RegionId, SegmentId};
use crate::state::{Location, MAX_PLAYERS, Seat, State};
use crate::tile::FeatureKind;

/// A feature on the table. The ID is valid until the next tile is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureId(pub(crate) RegionId);

impl FeatureId {
    /// Returns a segment of the feature.
    pub const fn segment(self) -> SegmentId {
        self.0.root()
    }

    /// Returns a number that no other feature has, below the number of segments on the table.
    pub const fn index(self) -> usize {
        self.0.root().index()
    }
}

impl State {
    /// Returns the feature of a segment.
    ///
    /// # Panics
    ///
    /// Panics if there is no such segment on the table.
    pub fn feature_id(&self, segment: SegmentId) -> FeatureId {
        FeatureId(self.regions.of(segment))
    }
}

/// What a feature that is not scored yet may give to its owner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Promise {
    /// Points if the game ends now.
    pub now: u32,
    /// Points on top of `now` if the feature is completed without a further tile.
    pub gain: u32,
    /// Points for each further tile if the feature is completed.
    pub each_complete: u32,
    /// Points for each further tile if the feature is never completed.
    pub each_unfinished: u32,
}

/// A feature that is occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The feature.
    pub feature: FeatureId,
    /// Its kind.
    pub kind: FeatureKind,
    /// What the feature may score. All zeros for open land; see [`State::promise`].
    pub promise: Promise,
    /// The number of open ends, or of empty spaces around a building. Zero if the feature is complete
    /// and waits to be scored, and for open land.
    pub open: u16,
    /// Whether it is open land, which is never complete: a field, a meadow, a plain or a lake.
    pub is_land: bool,
    /// The strength of each player there, by seat.
    pub strengths: [u32; MAX_PLAYERS],
    /// The number of followers of each player there.
    pub followers: [u8; MAX_PLAYERS],
    /// The number of other pieces of each player there.
    pub helpers: [u8; MAX_PLAYERS],
    /// How many more features may be scored anywhere before each player's first follower there is sent home
    /// without points; `None` if that cannot happen (`MAY-43`).
    pub leeway: [Option<u16>; MAX_PLAYERS],
}

impl Prospect {
    /// Whether there are other pieces than followers.
    pub fn has_helpers(&self) -> bool {
        self.helpers != [0; MAX_PLAYERS]
    }

    /// Returns the players with the majority as a bit set of seats. It is empty if nobody has any
    /// strength.
    pub fn owners(&self) -> u8 {
        let best = self.strengths.into_iter().max().unwrap_or(0).max(1);
        let seats = self.strengths.iter().enumerate();
        seats.fold(0, |all, (seat, &own)| all | u8::from(own == best) << seat)
    }
}

/// An incomplete feature that counts for open land once it is completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// The feature.
    pub feature: FeatureId,
    /// The points that the land gains.
    pub points: u32,
}

impl State {
    /// Returns the occupied features, each once, open land included.
    pub fn prospects(&self, game: &Game) -> impl Iterator<Item = Prospect> {
        self.prospects_among(game, |_| true)
    }

    /// Returns the occupied features among those that are wanted, each once.
    #[inline]
    pub fn prospects_among(
        &self,
        game: &Game,
        wanted: impl Fn(FeatureId) -> bool,
    ) -> impl Iterator<Item = Prospect> {
        let under = |at: &Location| at.segment().map(|segment| self.regions.of(segment));
        self.pieces.iter().enumerate().filter_map(move |(slot, at)| {
            let region = under(at).filter(|&region| wanted(FeatureId(region)))?;
            let is_first =
                !self.pieces[..slot].iter().any(|earlier| under(earlier) == Some(region));
            is_first.then(|| self.prospect(game, region, slot))
        })
    }

    /// Returns the feature on which the piece in slot `first` is the first.
    fn prospect(&self, game: &Game, region: RegionId, first: usize) -> Prospect {
        let known = self.regions.get(region);
        let is_land = is_land(known.kind);
        let mut prospect = Prospect {
            feature: FeatureId(region),
            kind: known.kind,
            promise: if is_land { Promise::default() } else { games::promise(game, self, region) },
            open: if is_land { 0 } else { known.open },
            is_land,
            strengths: [0; MAX_PLAYERS],
            followers: [0; MAX_PLAYERS],
            helpers: [0; MAX_PLAYERS],
            leeway: [None; MAX_PLAYERS],
        };
        for (slot, at) in self.pieces.iter().enumerate().skip(first) {
            let stands = at.segment().is_some_and(|segment| self.regions.of(segment) == region);
            if !stands {
                continue;
            }
            let (seat, piece) = game.owner_and_piece(slot);
            // A follower that is leaving was scored before.
            if piece.is_follower() && matches!(at, Location::On(_)) {
                prospect.strengths[seat.index()] += games::strength(game, self, piece, region);
                prospect.followers[seat.index()] += 1;
                if let Some(segment) = at.segment()
                    && let Some(leeway) = games::leeway(game, self, segment)
                {
                    let least = &mut prospect.leeway[seat.index()];
                    *least = Some(least.map_or(leeway, |least| least.min(leeway)));
                }
            } else {
                prospect.helpers[seat.index()] += 1;
            }
        }
        prospect
    }

    /// Returns the points that a player gets on top if a feature is completed now (`MAY-33`).
    pub fn completion_bonus(&self, game: &Game, seat: Seat, feature: FeatureId) -> u32 {
        games::completion_bonus(game, self, seat, feature.0)
    }

    /// Returns what a feature may score. For open land, that is what it is worth now.
    pub fn promise(&self, game: &Game, feature: FeatureId) -> Promise {
        if !is_land(self.regions.get(feature.0).kind) {
            return games::promise(game, self, feature.0);
        }
        let (terms, _) = games::worth_now(game, self, feature.0);
        Promise { now: terms.iter().map(|term| term.points()).sum(), ..Promise::default() }
    }

    /// Returns the incomplete features that open land waits for. A feature that touches the land
    /// several times is returned as often.
    pub fn awaited(&self, game: &Game, land: FeatureId) -> impl Iterator<Item = Awaited> {
        let points = games::each_awaited(game, self, land.0);
        let segments = if points == 0 { 0 } else { usize::MAX };
        self.regions.segments(land.0).take(segments).flat_map(move |segment| {
            let tile = &self.tiles()[self.regions.tile_of(segment)];
            let part = &game.kind_of(tile).segments()[usize::from(segment.0 - tile.first_segment)];
            let touched = part.touched().map(|local| {
                let region = self.regions.of(SegmentId(tile.first_segment + local as u16));
                FeatureId(region)
            });
            let incomplete = touched.filter(|&feature| self.open_end_count(feature) > 0);
            incomplete.map(move |feature| Awaited { feature, points })
        })
    }

    /// Returns the players who would score a feature now.
    pub(crate) fn owners(&self, game: &Game, region: RegionId) -> Vec<Seat> {
        let owners = self.prospect(game, region, 0).owners();
        self.seats().filter(|seat| owners & 1 << seat.index() != 0).collect()
    }

    /// Returns the number of followers of all kinds in a player's supply.
    pub fn followers_in_supply(&self, game: &Game, seat: Seat) -> u32 {
        let (slots, kinds) = game.all_slots(seat);
        let own = self.pieces[slots].iter().zip(kinds);
        let followers =
            own.filter(|&(at, &kind)| at.is_supply() && !kind.and(PieceSet::FOLLOWERS).is_empty());
        followers.count() as u32
    }
}

const fn is_land(kind: FeatureKind) -> bool {
    kind.is_land() || matches!(kind, FeatureKind::Lake)
}
