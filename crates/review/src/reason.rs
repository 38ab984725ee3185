//! Why one plan is better than another.

use bastide_rules::tile::FeatureKind;
use bastide_rules::{Pos, Seat};
use serde::{Deserialize, Serialize};

/// A difference between two plans, by a part of the valuation. All of it is about the better plan, in the view of the
/// player who decides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    /// What it is.
    #[serde(flatten)]
    pub why: Why,
    /// How many points of expected lead it explains.
    pub points: f32,
    /// A tile of the feature that it is about, or the space.
    pub at: Option<Pos>,
}

/// What makes one plan better than another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Why {
    /// Scores a feature at once.
    Scores {
        /// The feature.
        feature: FeatureKind,
        /// What the player gets.
        gain: u32,
    },
    /// Scores less for another player.
    GivesLess {
        /// The feature.
        feature: FeatureKind,
        /// Who would get the points.
        to: Seat,
        /// How many more they would get.
        gain: u32,
    },
    /// Gets more points at once, other than by features.
    MorePoints {
        /// How many.
        gain: u32,
    },
    /// Occupies a feature that nobody has.
    Claims {
        /// The feature.
        feature: FeatureKind,
        /// What it gives if the game ended now.
        now: u32,
        /// What it can be expected to give.
        expected: u32,
    },
    /// Still has an own feature, which the other plan loses.
    Holds {
        /// The feature.
        feature: FeatureKind,
        /// What it can be expected to give.
        expected: u32,
    },
    /// Gets the majority in a feature of another player.
    TakesOver {
        /// The feature.
        feature: FeatureKind,
        /// Whose it was.
        from: Seat,
        /// What it can be expected to give.
        expected: u32,
    },
    /// Gets a share of a feature of another player.
    Shares {
        /// The feature.
        feature: FeatureKind,
        /// With whom.
        with: Seat,
        /// What it can be expected to give.
        expected: u32,
    },
    /// Keeps a feature that another player would share or take over.
    Keeps {
        /// The feature.
        feature: FeatureKind,
        /// From whom.
        from: Seat,
    },
    /// Makes a feature of another player harder to complete.
    Blocks {
        /// The feature.
        feature: FeatureKind,
        /// Whose it is.
        whose: Seat,
        /// The number of tiles left of which one was needed, and that of which one is needed now. It is 0 if it can never be
        /// completed.
        tiles: (u16, u16),
    },
    /// Makes the own feature easier to complete.
    Eases {
        /// The feature.
        feature: FeatureKind,
        /// The number of tiles left of which one would be needed, and that of which one is needed now.
        tiles: (u16, u16),
    },
    /// Makes the own feature worth more.
    Extends {
        /// The feature.
        feature: FeatureKind,
        /// By how much it can be expected to be worth more.
        gain: u32,
    },
    /// Does not make a feature of another player worth more.
    ExtendsLess {
        /// The feature.
        feature: FeatureKind,
        /// Whose it is.
        whose: Seat,
        /// By how much.
        gain: u32,
    },
    /// Has more followers left to place.
    SparesFollower {
        /// The number left.
        left: u32,
        /// Whether the other plan leaves none.
        last: bool,
        /// Whether it comes back to the supply, rather than staying there.
        back: bool,
    },
    /// Uses a follower instead of the big follower, with the same effect.
    SparesBigFollower,
    /// Uses the big follower instead of another one, in the same place.
    CountsTwice,
    /// Gets another turn, or another tile.
    AnotherTurn,
    /// Brings the fairy to an own follower.
    Fairy,
    /// A tile that is left can join the own feature to a better one.
    MayJoin {
        /// The feature.
        feature: FeatureKind,
        /// Whose the other one is, if anybody's.
        whose: Option<Seat>,
        /// The number of tiles left that do so.
        tiles: u16,
    },
    /// Fewer tiles can join a feature of another player to the own one.
    MayNotJoin {
        /// The feature.
        feature: FeatureKind,
        /// Who would gain.
        whose: Seat,
        /// The number of tiles left that would do so.
        tiles: u16,
    },
    /// Removes a piece of another player.
    Removes {
        /// Whose it is.
        whose: Seat,
        /// What it was called there, as a key of the phrases: `knight`.
        piece: String,
        /// Whether the player may capture it next.
        next: bool,
    },
    /// The search finds it better later in the game, for no reason that can be named.
    Later,
}
