//! The pieces on the table, and where they stand.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bastide_rules::event::SpotName;
use bastide_rules::geometry::Corner;
use bastide_rules::tile::{SegmentName, TileKind};
use bastide_rules::{Game, PieceOnTable, Pos, PublicView, Quarter, Seat, State};
use serde::{Serialize, Serializer};

use super::{corner_of, quarters};
use crate::colours::{Colours, PlayerColour};
use crate::layout::ArtError;
use crate::pieces::{Figure, figure, symbol_id, tower_top};
use crate::point::{Point, TILE};
use crate::spots::Spots;
use crate::svg::INK;

/// The scale of a piece on a tile, relative to its drawing.
pub const PIECE_SCALE: f64 = 1.75;

/// A figure in its place on the table: see [`place_figures`].
///
/// In JSON it is `["follower-red", x, y]`, or `["dragon", x, y, scale]` with a scale other than
/// [`PIECE_SCALE`].
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedFigure {
    /// The identifier of its drawing: `follower-red`, `lying-follower-red`, `dragon`.
    pub figure: String,
    /// Its foot, where a tile is 1,000 wide and high, from the north-west corner of the space 0,0; x grows
    /// east, y south.
    pub at: [i32; 2],
    /// Its scale relative to its drawing: usually [`PIECE_SCALE`].
    pub scale: f64,
    /// Its owner.
    pub seat: Option<Seat>,
    /// The space on which it stands.
    pub space: Option<Pos>,
}

impl Serialize for PlacedFigure {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [x, y] = self.at;
        if (self.scale - PIECE_SCALE).abs() < f64::EPSILON {
            (&self.figure, x, y).serialize(serializer)
        } else {
            (&self.figure, x, y, self.scale).serialize(serializer)
        }
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for PlacedFigure {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "PlacedFigure".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "A figure on the table: the name of its drawing, x and y of its foot in units of which a tile is \
                1,000 wide, from the north-west corner of the space 0,0, and how many times as large as its drawing it is, \
                if that is not as usual.",
            "type": "array",
            "prefixItems": [
                { "type": "string" }, { "type": "integer" }, { "type": "integer" }, { "type": "number" },
            ],
            "minItems": 3,
            "maxItems": 4,
        })
    }
}

/// Places all figures of a view on the tiles of a state, from back to front: of two overlapping figures,
/// the later covers the earlier.
///
/// `spots` returns the [`Spots`] of a tile kind. Computing them takes milliseconds, so cache them; placing
/// figures then takes microseconds.
///
/// ```
/// use std::collections::HashMap;
///
/// use bastide_art::colours::Colours;
/// use bastide_art::{Spots, place_figures};
/// use bastide_rules::{Action, Game, Setup};
///
/// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
/// let mut state = game.start();
/// for text in ["draw BA-V", "place 1,0 turn 1", "follower road N"] {
///     let action = Action::parse(text, &game, &state).expect("an action of this state");
///     game.apply(&mut state, action, &mut ())?;
/// }
/// let kept: HashMap<&str, Spots> =
///     game.kinds().iter().filter_map(|kind| Some((kind.id(), Spots::of(kind).ok()?))).collect();
/// let (view, colours) = (state.public_view(&game, None), Colours::default());
/// let figures = place_figures(&game, &state, &view, |kind| Ok(&kept[kind.id()]), colours)?;
/// assert_eq!(figures[0].figure, "follower-red");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn place_figures<'a>(
    game: &Game,
    state: &State,
    view: &PublicView,
    spots: impl Fn(&TileKind) -> Result<&'a Spots, ArtError>,
    colours: Colours,
) -> Result<Vec<PlacedFigure>, ArtError> {
    let standing = Table { game, state, spots, colours }.place(view, None)?;
    Ok(standing.iter().map(Standing::placed).collect())
}

/// A figure on the table or on a card.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) figure: Figure,
    pub(super) colour: Option<PlayerColour>,
    /// Its foot.
    pub(super) at: Point,
    pub(super) scale: f64,
    /// Whether it came here with the last move.
    is_new: bool,
    /// Its depth: a figure on a tower has the depth of the tower.
    ground: f64,
    seat: Option<Seat>,
    space: Option<Pos>,
}

impl Standing {
    pub(super) fn new(figure: Figure, at: Point, scale: f64) -> Self {
        let (colour, seat, space) = (None, None, None);
        Self { figure, colour, at, scale, is_new: false, ground: at.y, seat, space }
    }

    fn placed(&self) -> PlacedFigure {
        // Rounded as boards write it: see `write`.
        PlacedFigure {
            figure: symbol_id(self.figure, self.colour),
            at: [self.at.x, self.at.y].map(|units| units.round_ties_even() as i32),
            scale: (self.scale * 100.0).round_ties_even() / 100.0,
            seat: self.seat,
            space: self.space,
        }
    }

    pub(super) fn write(&self, svg: &mut String) {
        let Self { figure, colour, at, scale, is_new, .. } = *self;
        if is_new {
            let _ = write!(
                svg,
                "<ellipse cx='{:.0}' cy='{:.0}' rx='{:.0}' ry='{:.0}' fill='#ffd75e' opacity='.8' stroke='{INK}' stroke-width='12'/>",
                at.x,
                at.y - 4.0 * scale,
                112.0 * scale,
                42.0 * scale
            );
        }
        let _ = write!(
            svg,
            "<use href='#{}' transform='translate({:.0} {:.0}) scale({scale:.2})'/>",
            symbol_id(figure, colour),
            at.x,
            at.y
        );
    }
}

/// Writes the drawings of all figures, each once.
pub(super) fn define<'a>(standing: impl IntoIterator<Item = &'a Standing>, svg: &mut String) {
    let used: BTreeSet<_> =
        standing.into_iter().map(|standing| (standing.figure, standing.colour)).collect();
    for (kind, colour) in used {
        let _ = write!(svg, "<g id='{}'>{}</g>", symbol_id(kind, colour), figure(kind, colour));
    }
}

/// What figures are placed on.
pub(super) struct Table<'a, F> {
    pub(super) game: &'a Game,
    /// Only its tiles are used.
    pub(super) state: &'a State,
    pub(super) spots: F,
    pub(super) colours: Colours,
}

impl<'a, F: Fn(&TileKind) -> Result<&'a Spots, ArtError>> Table<'_, F> {
    /// Places all figures, from back to front. Figures that are not in an earlier view are new.
    pub(super) fn place(
        &self,
        view: &PublicView,
        before: Option<&PublicView>,
    ) -> Result<Vec<Standing>, ArtError> {
        let mut all = Gathering { table: self, standing: Vec::new(), crowds: BTreeMap::new() };
        all.count_crowds(view);
        all.stand_pieces(view, before)?;
        all.stand_towers(view, before)?;
        all.stand_alone(view, before)?;
        all.standing.sort_by(|a, b| a.ground.total_cmp(&b.ground));
        Ok(all.standing)
    }
}

/// The figures placed so far.
struct Gathering<'t, F> {
    table: &'t Table<'t, F>,
    standing: Vec<Standing>,
    crowds: BTreeMap<Spot, Crowd>,
}

/// A place where several pieces may stand side by side.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Spot {
    Segment(Pos, SegmentName),
    Quarter(Quarter),
}

impl Spot {
    fn of(at: Option<Pos>, place: SpotName) -> Option<Self> {
        match (at, place) {
            (Some(at), SpotName::On(place)) => Some(Self::Segment(at, place)),
            (_, SpotName::Quarter(quarter)) => Some(Self::Quarter(quarter)),
            (_, SpotName::Tower) | (None, SpotName::On(_)) => None,
        }
    }
}

/// The figures at one spot.
#[derive(Default)]
struct Crowd {
    size: u32,
    placed: u32,
}

impl Crowd {
    /// The offset of the next figure from the middle of its group. Figures stand in one row, closer
    /// together the more there are, but never so close that one covers the sign of another.
    fn next(&mut self) -> Point {
        let step = (520.0 / f64::from(self.size)).clamp(110.0, 190.0);
        let off = f64::from(self.placed) - f64::from(self.size - 1) / 2.0;
        self.placed += 1;
        Point::new(off * step, off.abs() * 10.0)
    }
}

impl<'a, F: Fn(&TileKind) -> Result<&'a Spots, ArtError>> Gathering<'_, F> {
    fn put(&mut self, figure: Figure, at: Point, scale: f64) -> &mut Standing {
        self.standing.push(Standing::new(figure, at, scale));
        self.standing.last_mut().expect("it was just pushed")
    }

    fn put_of(&mut self, seat: Seat, figure: Figure, at: Point, scale: f64) -> &mut Standing {
        let colour = Some(self.table.colours.of(seat));
        let standing = self.put(figure, at, scale);
        (standing.seat, standing.colour) = (Some(seat), colour);
        standing
    }

    /// Counts the figures at each spot, so that a group can be centred on it.
    fn count_crowds(&mut self, view: &PublicView) {
        let pieces = view.pieces.iter().map(|piece| (piece.at, piece.place));
        let fairy = view.fairy.filter(|fairy| matches!(fairy.place, SpotName::On(_)));
        let all = pieces.chain(fairy.map(|fairy| (fairy.at, fairy.place)));
        for spot in all.filter_map(|(at, place)| Spot::of(at, place)) {
            self.crowds.entry(spot).or_default().size += 1;
        }
    }

    /// The foot of the next figure on a segment.
    fn seat(&mut self, at: Pos, place: SegmentName, figure: Figure) -> Result<Point, ArtError> {
        let Table { game, state, spots, .. } = self.table;
        let Some(tile) = state.tile_at(at) else { return Ok(corner_of(at)) };
        let kind = game.kind_of(tile);
        let segment = kind.segment_at(place, tile.turn);
        let segment = segment.expect("a piece stands on a segment of its tile");
        let aside = self.crowds.entry(Spot::Segment(at, place)).or_default().next();
        let seat = spots(kind)?.place(segment, tile.turn) + aside;
        let foot = Point::new(seat.x.clamp(0.0, TILE), seat.y + figure.seat_to_foot());
        Ok(corner_of(at) + foot)
    }

    /// The players' pieces and barns; pieces on towers are placed with the towers.
    fn stand_pieces(
        &mut self,
        view: &PublicView,
        before: Option<&PublicView>,
    ) -> Result<(), ArtError> {
        let mut earlier = before.map(|before| before.pieces.clone());
        for seat in (0..view.players.len()).map(|index| Seat::new(index as u8)) {
            for piece in view.pieces.iter().filter(|piece| piece.seat == seat) {
                let is_new = earlier.as_mut().is_some_and(|earlier| !take(earlier, piece));
                self.stand(piece, is_new)?;
            }
            for barn in view.barns.iter().filter(|barn| barn.owner == seat) {
                let (x, y) = match barn.corner {
                    Corner::NW => (0.0, 0.0),
                    Corner::NE => (TILE, 0.0),
                    Corner::SE => (TILE, TILE),
                    Corner::SW => (0.0, TILE),
                };
                let at = corner_of(barn.at) + Point::new(x, y + 80.0);
                let standing = self.put_of(seat, Figure::Barn, at, PIECE_SCALE * 1.2);
                standing.space = Some(barn.at);
                standing.is_new = before.is_some_and(|before| !before.barns.contains(barn));
            }
        }
        Ok(())
    }

    fn stand(&mut self, piece: &PieceOnTable, is_new: bool) -> Result<(), ArtError> {
        let figure = Figure::of(piece.piece, piece.role());
        let (at, scale) = match (piece.at, piece.place) {
            (Some(at), SpotName::On(place)) => (self.seat(at, place, figure)?, PIECE_SCALE),
            (_, SpotName::Quarter(quarter)) => {
                let crowd = self.crowds.entry(Spot::Quarter(quarter)).or_default();
                let aside = crowd.next() + Point::new(0.0, 395.0);
                (quarters::quarter_centre(quarter) + aside, PIECE_SCALE * 0.9)
            }
            (_, SpotName::Tower) | (None, SpotName::On(_)) => return Ok(()),
        };
        let standing = self.put_of(piece.seat, figure, at, scale);
        (standing.is_new, standing.space) = (is_new, piece.at);
        Ok(())
    }

    fn stand_towers(
        &mut self,
        view: &PublicView,
        before: Option<&PublicView>,
    ) -> Result<(), ArtError> {
        let Table { game, state, spots, .. } = self.table;
        for tower in view.towers.iter().filter(|tower| tower.height > 0) {
            let is_new = before.is_some_and(|before| !before.towers.contains(tower));
            let Some(tile) = state.tile_at(tower.at) else { continue };
            let site = spots(game.kind_of(tile))?.tower(tile.turn);
            let foot = corner_of(tower.at) + site.unwrap_or(Point::CENTRE) + Point::new(0.0, 60.0);
            let standing = self.put(Figure::Tower(tower.height), foot, PIECE_SCALE * 1.15);
            (standing.is_new, standing.space) = (is_new, Some(tower.at));
            if let Some((seat, piece)) = tower.top {
                let top = Point::new(0.0, f64::from(tower_top(tower.height)) * PIECE_SCALE * 1.15);
                let standing = self.put_of(seat, piece.into(), foot + top, PIECE_SCALE);
                (standing.is_new, standing.space) = (is_new, Some(tower.at));
                standing.ground = foot.y + 1.0;
            }
        }
        Ok(())
    }

    /// The count, the fairy, the dragon, the catapult and the surveyors.
    fn stand_alone(
        &mut self,
        view: &PublicView,
        before: Option<&PublicView>,
    ) -> Result<(), ArtError> {
        if let Some(quarter) = view.count {
            let at = quarters::quarter_centre(quarter) + Point::new(330.0, 130.0);
            self.put(Figure::Count, at, PIECE_SCALE * 1.2).is_new =
                before.is_some_and(|before| before.count != view.count);
        }
        if let Some(fairy) = view.fairy {
            let beside = match (fairy.at, fairy.place) {
                (Some(at), SpotName::On(place)) => self.seat(at, place, Figure::Fairy)?,
                (Some(at), _) => corner_of(at) + Point::new(680.0, 560.0),
                (None, SpotName::Quarter(quarter)) => {
                    quarters::quarter_centre(quarter) + Point::new(-290.0, 150.0)
                }
                (None, _) => Point::CENTRE,
            };
            let standing = self.put(Figure::Fairy, beside, PIECE_SCALE);
            standing.space = fairy.at;
            standing.is_new = before.is_some_and(|before| before.fairy != view.fairy);
        }
        if let Some(at) = view.dragon {
            let foot = corner_of(at) + Point::new(500.0, 700.0);
            let standing = self.put(Figure::Dragon, foot, PIECE_SCALE * 2.0);
            standing.space = Some(at);
            standing.is_new = before.is_some_and(|before| before.dragon != view.dragon);
        }
        if let Some(fair) = &view.fair {
            let foot = corner_of(fair.at) + Point::new(500.0, 620.0);
            self.put(Figure::Catapult, foot, PIECE_SCALE * 1.6).space = Some(fair.at);
        }
        for (number, column) in view.surveyors.into_iter().flatten().enumerate() {
            let tiles = self.table.state.tiles().iter();
            let north = tiles.map(|tile| tile.pos.y).min().unwrap_or_default();
            let aside = if number == 0 { 680.0 } else { 320.0 };
            let at = corner_of(Pos::new(-(column as i16), north)) + Point::new(aside, -60.0);
            self.put(Figure::Surveyor, at, PIECE_SCALE * 1.2);
        }
        Ok(())
    }
}

/// Removes one of the earlier pieces that equals this one, if there is one.
fn take(earlier: &mut Vec<PieceOnTable>, piece: &PieceOnTable) -> bool {
    let found = earlier.iter().position(|other| other == piece);
    found.map(|index| earlier.swap_remove(index)).is_some()
}
