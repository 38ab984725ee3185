//! A position: the landscape, the pieces, and a card for each player.

mod figures;
mod panel;
mod quarters;
mod stage;

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use std::fmt::Write as _;

use bastide_rules::tile::TileKind;
use bastide_rules::{Game, KindId, PlacedTile, Pos, State};

use crate::colours::Colours;
use crate::detail::{Detail, Version, variant_at};
use crate::layout::{ArtError, Layout};
use crate::picture::TilePicture;
use crate::point::{Point, TILE};
use crate::spots::Spots;
use crate::svg::INK;
use figures::Table;
pub use figures::{PIECE_SCALE, PlacedFigure, place_figures};
use panel::Panel;
pub use quarters::{quarter_centre, quarter_mark};
pub(crate) use stage::Stage;

const TABLE: &str = "#e9dcc0";
/// The margin around the landscape.
const MARGIN: f64 = 450.0;

/// The picture of a game.
#[derive(Clone, Copy, Debug)]
pub struct Board<'a> {
    game: &'a Game,
    state: &'a State,
    before: Option<&'a State>,
    colours: Colours,
    pixels: u32,
    has_cards: bool,
}

/// The tiles of a board, each version of a kind drawn once.
struct Tiles<'a> {
    pictures: BTreeMap<(KindId, Version), TilePicture>,
    /// Where figures stand on each kind, by its id.
    spots: BTreeMap<&'a str, Spots>,
}

impl<'a> Tiles<'a> {
    fn of(game: &'a Game, state: &State, detail: Detail) -> Result<Self, ArtError> {
        let (mut layouts, mut pictures) = (BTreeMap::new(), BTreeMap::new());
        let mut spots = BTreeMap::new();
        for tile in state.tiles() {
            let kind = game.kind_of(tile);
            let layout = match layouts.entry(tile.kind) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => {
                    let layout = Layout::of(kind)?;
                    spots.insert(kind.id(), Spots::in_layout(&layout));
                    new.insert(layout)
                }
            };
            let version = version_of(tile, detail);
            let picture = pictures.entry((tile.kind, version));
            picture.or_insert_with(|| TilePicture::of(kind, layout.clone(), version));
        }
        Ok(Self { pictures, spots })
    }
}

/// The version of its kind in which a tile is drawn.
fn version_of(tile: &PlacedTile, detail: Detail) -> Version {
    Version { detail, variant: variant_at(tile.pos), turn: tile.turn }
}

/// The north-west corner of a space.
fn corner_of(pos: Pos) -> Point {
    Point::new(f64::from(pos.x), f64::from(pos.y)) * TILE
}

impl<'a> Board<'a> {
    /// The position with tiles of 90 pixels.
    pub fn new(game: &'a Game, state: &'a State) -> Self {
        let colours = Colours::default();
        Self { game, state, before: None, colours, pixels: 90, has_cards: true }
    }

    /// Changes the players' colours.
    #[must_use]
    pub const fn with_colours(self, colours: Colours) -> Self {
        Self { colours, ..self }
    }

    /// Marks the last move: the tiles and pieces that were placed or moved since an earlier state of the
    /// same game.
    #[must_use]
    pub const fn since(self, before: &'a State) -> Self {
        Self { before: Some(before), ..self }
    }

    /// Changes the size of a tile in pixels.
    #[must_use]
    pub const fn with_tile_size(self, pixels: u32) -> Self {
        Self { pixels, ..self }
    }

    /// Omits the players' cards.
    #[must_use]
    pub const fn without_cards(self) -> Self {
        Self { has_cards: false, ..self }
    }

    /// Draws the board.
    pub fn svg(&self) -> Result<String, ArtError> {
        let tiles = Tiles::of(self.game, self.state, self.detail())?;
        let (least, most) = self.bounds();
        let width = most.x - least.x;
        let view = self.state.public_view(self.game, None);
        let panel = if self.has_cards {
            panel::panel(self.game, self.state, &view, self.colours, width)
        } else {
            Panel::default()
        };
        let mut svg = String::new();
        self.write_tiles(&mut svg, &tiles);
        quarters::write(&mut svg, &view);
        self.write_last(&mut svg);
        let before = self.before.map(|before| before.public_view(self.game, None));
        let Self { game, state, colours, .. } = *self;
        let spots = |kind: &TileKind| Ok(&tiles.spots[kind.id()]);
        let table = Table { game, state, spots, colours };
        let figures = table.place(&view, before.as_ref())?;
        for figure in &figures {
            figure.write(&mut svg);
        }
        let (left, top) = (least.x, least.y - panel.height);
        let height = most.y - top;
        let scale = f64::from(self.pixels) / TILE;
        let mut all = format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='{left:.0} {top:.0} {width:.0} {height:.0}' width='{:.0}' height='{:.0}'><defs><clipPath id='tile'><path d='M0 0h1000v1000H0z'/></clipPath>",
            (width * scale).ceil(),
            (height * scale).ceil()
        );
        for (index, picture) in tiles.pictures.values().enumerate() {
            let _ = write!(all, "<g id='t{index}' clip-path='url(#tile)'>{}</g>", picture.markup());
        }
        figures::define(figures.iter().chain(&panel.figures), &mut all);
        let _ = write!(
            all,
            "</defs><path d='M{left:.0} {top:.0}h{width:.0}v{height:.0}h-{width:.0}z' fill='{TABLE}'/>{svg}<g transform='translate({left:.0} {top:.0})'>{}</g></svg>",
            panel.markup
        );
        all.push('\n');
        Ok(all)
    }

    fn detail(&self) -> Detail {
        Detail::for_pixels(self.pixels)
    }

    /// The corners of the picture without the cards.
    fn bounds(&self) -> (Point, Point) {
        let corners = self.state.tiles().iter().map(|tile| corner_of(tile.pos));
        let far = f64::INFINITY;
        let (mut least, mut most) = (Point::new(far, far), Point::new(-far, -far));
        for at in corners {
            least = Point::new(least.x.min(at.x), least.y.min(at.y));
            most = Point::new(most.x.max(at.x + TILE), most.y.max(at.y + TILE));
        }
        let margin = Point::new(MARGIN, MARGIN);
        (least - margin, most + margin)
    }

    fn write_tiles(&self, svg: &mut String, tiles: &Tiles) {
        let numbers: BTreeMap<_, _> = tiles.pictures.keys().zip(0..).collect();
        let ground = outline_of(self.state.tiles());
        write_under(svg, &ground);
        for tile in self.state.tiles() {
            let at = corner_of(tile.pos);
            let _ = write!(
                svg,
                "<use href='#t{}' x='{:.0}' y='{:.0}'/>",
                numbers[&(tile.kind, version_of(tile, self.detail()))],
                at.x,
                at.y
            );
        }
        write_over(svg, &ground);
    }

    /// Frames around the tiles placed last.
    fn write_last(&self, svg: &mut String) {
        let earlier = self.before.map_or(self.state.tiles().len(), |before| before.tiles().len());
        write_frames(svg, &self.state.tiles()[earlier..]);
    }
}

/// The squares of these tiles, as SVG path data.
fn outline_of(tiles: &[PlacedTile]) -> String {
    let mut path = String::new();
    for tile in tiles {
        let at = corner_of(tile.pos);
        let _ = write!(path, "M{:.0} {:.0}h1000v1000h-1000z", at.x, at.y);
    }
    path
}

/// What lies under the tiles: the shadow of the landscape on the table, and its rim.
fn write_under(svg: &mut String, ground: &str) {
    let _ = write!(
        svg,
        "<path d='{ground}' fill='#6b4f2c' stroke='#6b4f2c' stroke-width='34' stroke-linejoin='round' opacity='.28' transform='translate(22 30)'/><path d='{ground}' fill='#b4c46c' stroke='#8b7350' stroke-width='18' stroke-linejoin='round'/>"
    );
}

/// The joints between the tiles.
fn write_over(svg: &mut String, ground: &str) {
    let _ = write!(
        svg,
        "<path d='{ground}' fill='none' stroke='#3a2a14' stroke-width='6' opacity='.08'/>"
    );
}

/// Frames around tiles.
fn write_frames(svg: &mut String, tiles: &[PlacedTile]) {
    for tile in tiles {
        let at = corner_of(tile.pos);
        let frame = format!(
            "d='M{:.0} {:.0}h1000v1000h-1000z' fill='none' stroke-linejoin='round'",
            at.x, at.y
        );
        let _ = write!(
            svg,
            "<path {frame} stroke='{INK}' stroke-width='44' opacity='.55'/><path {frame} stroke='#ffd75e' stroke-width='26'/>"
        );
    }
}
