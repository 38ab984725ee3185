//! What points are given for.

use bastide_rules::event::{Occasion, Score};
use bastide_rules::tile::FeatureKind;
use bastide_rules::{Event, Seat};

/// What points are given for, in the order of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Category {
    /// Roads.
    Road,
    /// Cities.
    City,
    /// Cloisters.
    Cloister,
    /// Cult places.
    Shrine,
    /// Fields, with farmers or barns.
    Field,
    /// Forests.
    Forest,
    /// Rivers, by fishermen.
    River,
    /// River systems, by huts.
    Hut,
    /// Meadows.
    Meadow,
    /// Towns.
    Town,
    /// Farms.
    Farm,
    /// Plains.
    Plain,
    /// Tokens of goods.
    Goods,
    /// The King and the Robber Baron.
    Award,
    /// The fairy.
    Fairy,
    /// Ransoms, which one player pays to another.
    Ransom,
    /// The contests of the catapult.
    Catapult,
    /// Surveyors.
    Surveyor,
}

impl Category {
    /// All categories.
    pub const ALL: [Self; 18] = [
        Self::Road,
        Self::City,
        Self::Cloister,
        Self::Shrine,
        Self::Field,
        Self::Forest,
        Self::River,
        Self::Hut,
        Self::Meadow,
        Self::Town,
        Self::Farm,
        Self::Plain,
        Self::Goods,
        Self::Award,
        Self::Fairy,
        Self::Ransom,
        Self::Catapult,
        Self::Surveyor,
    ];

    /// The name in tables.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Cloister => "cloister",
            Self::Shrine => "shrine",
            Self::Field => "field",
            Self::Forest => "forest",
            Self::River => "river",
            Self::Hut => "hut",
            Self::Meadow => "meadow",
            Self::Town => "town",
            Self::Farm => "farm",
            Self::Plain => "plain",
            Self::Goods => "goods",
            Self::Award => "award",
            Self::Fairy => "fairy",
            Self::Ransom => "ransom",
            Self::Catapult => "catapult",
            Self::Surveyor => "surveyor",
        }
    }

    /// The category of a scored feature. Huts score a whole river system, wherever they stand.
    const fn of(score: &Score) -> Self {
        match (score.occasion, score.feature) {
            (Occasion::Huts, _) | (_, FeatureKind::Lake) => Self::Hut,
            (_, FeatureKind::Road) => Self::Road,
            (_, FeatureKind::City) => Self::City,
            (_, FeatureKind::Cloister) => Self::Cloister,
            (_, FeatureKind::Shrine) => Self::Shrine,
            (_, FeatureKind::Field) => Self::Field,
            (_, FeatureKind::Forest) => Self::Forest,
            (_, FeatureKind::River) => Self::River,
            (_, FeatureKind::Meadow) => Self::Meadow,
            (_, FeatureKind::Town) => Self::Town,
            (_, FeatureKind::Farm) => Self::Farm,
            (_, FeatureKind::Plain) => Self::Plain,
        }
    }
}

/// Points that a player got, or paid if they are negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) points: i32,
    pub(crate) category: Category,
}

/// Returns what an event gives to and takes from players. Their sums are the final points.
pub(crate) fn gains(event: &Event) -> Vec<Gain> {
    let give = |seats: &[Seat], points: u32, category| {
        let gain = |&seat| Gain { seat, points: points as i32, category };
        seats.iter().map(gain).collect()
    };
    match event {
        Event::Scored(score) => give(&score.receivers, score.points, Category::of(score)),
        Event::GoodsScored { points, receivers, .. } => give(receivers, *points, Category::Goods),
        Event::AwardScored { seat, points, .. } => give(&[*seat], *points, Category::Award),
        Event::FairyScored { seat, points, .. } => give(&[*seat], *points, Category::Fairy),
        Event::TargetHit { seat, points, .. } => give(&[*seat], *points, Category::Catapult),
        Event::CatchScored { winner, points, .. } => give(&[*winner], *points, Category::Catapult),
        Event::SurveyorBonus { seat, points } => give(&[*seat], *points, Category::Surveyor),
        Event::Ransomed { seat, captor, points, .. } => {
            let points = *points as i32;
            let category = Category::Ransom;
            vec![
                Gain { seat: *captor, points, category },
                Gain { seat: *seat, points: -points, category },
            ]
        }
        _ => Vec::new(),
    }
}
