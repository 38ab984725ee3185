//! Drawings of pieces and other figures.
//!
//! A piece is drawn in a box of [`BOX`], whose origin is its foot. The light comes from the upper left, and
//! a soft shadow lies on the ground. A cream ring with a dark line separates a piece from its background.
//! Pieces of a player have the player's colour and sign.

mod abbey;
mod base;
mod catapult;
mod count;
mod dragon;
mod hunters;
mod inns;
mod king_and_robber;
mod mayflower;
mod phantom;
mod sketch;
mod tower;
mod traders;

use bastide_rules::tile::Goods;
use bastide_rules::{Contest, Piece, Role};

use crate::colours::PlayerColour;

/// The box of a drawing: left, top, width and height. The piece stands at the origin.
pub const BOX: [i32; 4] = [-120, -230, 240, 270];

/// Everything that can be drawn beside tiles and boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Figure {
    /// A follower that stands: highwayman, knight, monk, heretic.
    Follower,
    /// A follower that lies on a field (`BAS-26`).
    LyingFollower,
    /// The seal of a player: colour and sign alone, for score track and lists.
    Seal,
    /// A big follower that stands (`INN-08`).
    BigFollower,
    /// A big follower on a field.
    LyingBigFollower,
    /// A builder (`TRA-13`).
    Builder,
    /// A pig (`TRA-25`).
    Pig,
    /// A token for goods (`TRA-32`).
    Goods(Goods),
    /// A mayor (`ABB-13`).
    Mayor,
    /// A wagon (`ABB-37`).
    Wagon,
    /// A barn (`ABB-20`).
    Barn,
    /// An abbey in a player's hand (`ABB-01`).
    Abbey,
    /// An abbot (`ABT-01`).
    Abbot,
    /// A phantom that stands (`PHA-01`).
    Phantom,
    /// A phantom on a field.
    LyingPhantom,
    /// The dragon (`PRD-02`).
    Dragon,
    /// The fairy (`PRD-03`).
    Fairy,
    /// A tower of this number of pieces (`TOW-06`); a piece in a supply is a tower of one.
    Tower(u8),
    /// The bars in front of a prisoner (`TOW-15`), to be laid over the follower.
    Bars,
    /// The count of Carcassonne (`CNT-17`).
    Count,
    /// The card of the King (`KNG-05`).
    King,
    /// The card of the Robber Baron (`KNG-10`).
    RobberBaron,
    /// The catapult (`CAT-05`).
    Catapult,
    /// A token to be thrown (`CAT-02`).
    Token(Contest),
    /// A member of a tribe who stands: gatherer, fisherman (`HG-08`).
    Member,
    /// A member of a tribe who lies in wait: a hunter (`HG-09`).
    LyingMember,
    /// A hut (`HG-15`).
    Hut,
    /// The back of a bonus tile (`HG-28`).
    BonusTile,
    /// A settler who stands: robber, shopkeeper, farmer (`MAY-15`).
    Settler,
    /// A settler who lies in wait: a trapper (`MAY-15`).
    LyingSettler,
    /// A surveyor (`MAY-33`).
    Surveyor,
}

impl Figure {
    /// Figures that belong to a player, except the tokens of the catapult.
    const OWNED: [Self; 19] = [
        Self::Follower,
        Self::LyingFollower,
        Self::Seal,
        Self::BigFollower,
        Self::LyingBigFollower,
        Self::Builder,
        Self::Pig,
        Self::Mayor,
        Self::Wagon,
        Self::Barn,
        Self::Abbey,
        Self::Abbot,
        Self::Phantom,
        Self::LyingPhantom,
        Self::Member,
        Self::LyingMember,
        Self::Hut,
        Self::Settler,
        Self::LyingSettler,
    ];

    /// Figures that belong to no player, except goods and towers.
    const NEUTRAL: [Self; 9] = [
        Self::Dragon,
        Self::Fairy,
        Self::Bars,
        Self::Count,
        Self::King,
        Self::RobberBaron,
        Self::Catapult,
        Self::BonusTile,
        Self::Surveyor,
    ];

    /// One of each kind, and towers up to the highest that is drawn with all its floors.
    pub fn all() -> impl Iterator<Item = Self> {
        let owned = Self::OWNED.into_iter().chain(Contest::ALL.map(Self::Token));
        let neutral = Goods::ALL.map(Self::Goods).into_iter().chain(Self::NEUTRAL);
        owned.chain(neutral).chain((1..=tower::MOST_FLOORS).map(Self::Tower))
    }

    /// The figure of a piece in this role; without a role, as in the supply, it stands.
    pub fn of(piece: Piece, role: Option<Role>) -> Self {
        let lies = role.is_some_and(Role::lies_down);
        match piece {
            Piece::Follower if lies => Self::LyingFollower,
            Piece::Follower => Self::Follower,
            Piece::BigFollower if lies => Self::LyingBigFollower,
            Piece::BigFollower => Self::BigFollower,
            Piece::Mayor => Self::Mayor,
            Piece::Wagon => Self::Wagon,
            Piece::Abbot => Self::Abbot,
            Piece::Phantom if lies => Self::LyingPhantom,
            Piece::Phantom => Self::Phantom,
            Piece::Builder => Self::Builder,
            Piece::Pig => Self::Pig,
            Piece::Barn => Self::Barn,
            Piece::Member if lies => Self::LyingMember,
            Piece::Member => Self::Member,
            Piece::Hut => Self::Hut,
            Piece::Settler if lies => Self::LyingSettler,
            Piece::Settler => Self::Settler,
        }
    }

    /// All figures of a piece: standing, and lying if it can lie.
    pub fn poses_of(piece: Piece) -> impl Iterator<Item = Self> {
        // Farmers lie, and a piece looks the same in all roles in which it lies.
        let looks = [Self::of(piece, None), Self::of(piece, Some(Role::Farmer))];
        let distinct = if looks[0] == looks[1] { 1 } else { 2 };
        looks.into_iter().take(distinct)
    }

    /// The distance from its seat down to the foot of a piece on a tile, so that its middle is near the
    /// seat.
    pub const fn seat_to_foot(self) -> f64 {
        match self {
            Self::LyingFollower
            | Self::LyingBigFollower
            | Self::LyingPhantom
            | Self::LyingMember
            | Self::LyingSettler => 75.0,
            Self::Pig | Self::Wagon | Self::Hut => 105.0,
            _ => 125.0,
        }
    }

    /// Whether it is drawn in a player's colour.
    pub fn is_owned(self) -> bool {
        matches!(self, Self::Token(_)) || Self::OWNED.contains(&self)
    }

    /// The name in identifiers.
    fn name(self) -> String {
        match self {
            Self::Follower => "follower",
            Self::LyingFollower => "lying-follower",
            Self::Seal => "seal",
            Self::BigFollower => "big-follower",
            Self::LyingBigFollower => "lying-big-follower",
            Self::Builder => "builder",
            Self::Pig => "pig",
            Self::Goods(goods) => goods.as_str(),
            Self::Mayor => "mayor",
            Self::Wagon => "wagon",
            Self::Barn => "barn",
            Self::Abbey => "abbey",
            Self::Abbot => "abbot",
            Self::Phantom => "phantom",
            Self::LyingPhantom => "lying-phantom",
            Self::Dragon => "dragon",
            Self::Fairy => "fairy",
            Self::Tower(height) => return format!("tower-{height}"),
            Self::Bars => "bars",
            Self::Count => "count",
            Self::King => "king",
            Self::RobberBaron => "robber-baron",
            Self::Catapult => "catapult",
            Self::Token(contest) => return format!("token-{}", contest.as_str()),
            Self::Member => "member",
            Self::LyingMember => "lying-member",
            Self::Hut => "hut",
            Self::BonusTile => "bonus-tile",
            Self::Settler => "settler",
            Self::LyingSettler => "lying-settler",
            Self::Surveyor => "surveyor",
        }
        .to_owned()
    }
}

impl From<Piece> for Figure {
    /// The piece as it stands in a supply.
    fn from(piece: Piece) -> Self {
        Self::of(piece, None)
    }
}

/// The markup of a figure, without an `<svg>` element. A figure that belongs to no player ignores the
/// colour; a piece without a colour is unpainted wood.
pub fn figure(figure: Figure, colour: Option<PlayerColour>) -> String {
    let sketch = match figure {
        Figure::Follower => base::follower(colour),
        Figure::LyingFollower => base::lying_follower(colour),
        Figure::Seal => base::seal(colour),
        Figure::BigFollower => inns::big_follower(colour),
        Figure::LyingBigFollower => inns::lying_big_follower(colour),
        Figure::Builder => traders::builder(colour),
        Figure::Pig => traders::pig(colour),
        Figure::Goods(Goods::Wine) => traders::wine(),
        Figure::Goods(Goods::Grain) => traders::grain(),
        Figure::Goods(Goods::Cloth) => traders::cloth(),
        Figure::Mayor => abbey::mayor(colour),
        Figure::Wagon => abbey::wagon(colour),
        Figure::Barn => abbey::barn(colour),
        Figure::Abbey => abbey::abbey(colour),
        Figure::Abbot => abbey::abbot(colour),
        Figure::Phantom => phantom::phantom(colour),
        Figure::LyingPhantom => phantom::lying_phantom(colour),
        Figure::Dragon => dragon::dragon(),
        Figure::Fairy => dragon::fairy(),
        Figure::Tower(height) => tower::tower(height),
        Figure::Bars => tower::bars(),
        Figure::Count => count::count(),
        Figure::King => king_and_robber::king(),
        Figure::RobberBaron => king_and_robber::robber_baron(),
        Figure::Catapult => catapult::catapult(),
        Figure::Token(contest) => catapult::token(contest, colour),
        Figure::Member => hunters::member(colour),
        Figure::LyingMember => hunters::lying_member(colour),
        Figure::Hut => hunters::hut(colour),
        Figure::BonusTile => hunters::bonus_tile(),
        Figure::Settler => mayflower::settler(colour),
        Figure::LyingSettler => mayflower::lying_settler(colour),
        Figure::Surveyor => mayflower::surveyor(),
    };
    sketch.finish()
}

/// The `y` coordinate of the foot of a piece on top of a tower, relative to the foot of the tower.
pub fn tower_top(height: u8) -> i32 {
    tower::top(height)
}

/// The identifier of a figure on boards: `follower-red`, `dragon`.
pub fn symbol_id(figure: Figure, colour: Option<PlayerColour>) -> String {
    match colour.filter(|_| figure.is_owned()) {
        Some(colour) => format!("{}-{}", figure.name(), colour.as_str()),
        None => figure.name(),
    }
}
