//! A board in a fixed view, for the frames of an animation.

use bastide_rules::tile::TileKind;
use bastide_rules::{Game, Pos, State};

use super::figures::{self, Standing, Table};
use super::{TABLE, Tiles, panel, quarters, version_of, write_frames, write_over, write_under};
use crate::colours::Colours;
use crate::detail::Detail;
use crate::layout::ArtError;
use crate::lettering::{Anchor, width_of};
use crate::pieces::Figure;
use crate::point::{Point, TILE};
use crate::svg::{PAPER, write_words};

/// The height of the strip with the scores, in pixels.
const STRIP: u32 = 30;
/// The largest tiles, in pixels.
const LARGEST_TILE: u32 = 64;

/// A view of the landscape at the end of a game. Tiles are on whole pixels, so each is rasterised once.
pub(crate) struct Stage<'a> {
    game: &'a Game,
    end: &'a State,
    colours: Colours,
    tiles: Tiles<'a>,
    /// The width of a tile in pixels.
    pixels: u32,
    margin: u32,
    least: Pos,
    columns: u32,
    rows: u32,
}

impl<'a> Stage<'a> {
    /// The landscape of the last state, with tiles that are as large as fit this width and height in pixels.
    pub(crate) fn new(
        game: &'a Game,
        end: &'a State,
        colours: Colours,
        [width, height]: [u32; 2],
    ) -> Result<Self, ArtError> {
        let spaces = || end.tiles().iter().map(|tile| tile.pos);
        let range = |of: fn(Pos) -> i16| {
            let least = spaces().map(of).min().unwrap_or_default();
            let most = spaces().map(of).max().unwrap_or_default();
            (least, u32::from(most.abs_diff(least)) + 1)
        };
        let ((left, columns), (top, rows)) = (range(|pos| pos.x), range(|pos| pos.y));
        // The margin on both sides is as wide as a tile.
        let pixels = (width / (columns + 1)).min(height.saturating_sub(STRIP) / (rows + 1));
        let pixels = pixels.clamp(2, LARGEST_TILE);
        let tiles = Tiles::of(game, end, Detail::for_pixels(pixels))?;
        let least = Pos::new(left, top);
        Ok(Self {
            game,
            end,
            colours,
            tiles,
            pixels,
            margin: pixels.div_ceil(2),
            least,
            columns,
            rows,
        })
    }

    /// The width and height in pixels.
    pub(crate) fn size(&self) -> [u32; 2] {
        let side = |tiles: u32| tiles * self.pixels + 2 * self.margin;
        [side(self.columns), side(self.rows) + STRIP]
    }

    /// The tile that was laid at this number, as an SVG picture, and its north-west corner in pixels.
    pub(crate) fn tile(&self, number: usize) -> Option<(String, [u32; 2])> {
        let tile = self.end.tiles().get(number)?;
        let picture = &self.tiles.pictures[&(tile.kind, version_of(tile, self.detail()))];
        let at =
            |here: i16, least: i16| u32::from(here.abs_diff(least)) * self.pixels + self.margin;
        let corner = [at(tile.pos.x, self.least.x), at(tile.pos.y, self.least.y) + STRIP];
        Some((picture.svg(self.pixels), corner))
    }

    /// A transparent SVG picture of this size.
    pub(crate) fn empty(&self) -> String {
        self.picture("")
    }

    /// What lies under the tiles of a state, as an SVG picture.
    pub(crate) fn under(&self, state: &State) -> String {
        let [width, height] = self.size();
        let mut svg = format!("<path d='M0 0h{width}v{height}h-{width}z' fill='{TABLE}'/>");
        svg.push_str(&self.begin_land());
        write_under(&mut svg, &super::outline_of(state.tiles()));
        svg.push_str("</g>");
        self.picture(&svg)
    }

    /// What lies above the tiles of a state, as an SVG picture: pieces, marks of what changed since an earlier
    /// state, and the scores.
    pub(crate) fn over(&self, state: &State, before: &State) -> Result<String, ArtError> {
        let Self { game, colours, .. } = *self;
        let (view, earlier) = (state.public_view(game, None), before.public_view(game, None));
        let spots = |kind: &TileKind| Ok(&self.tiles.spots[kind.id()]);
        let figures = Table { game, state, spots, colours }.place(&view, Some(&earlier))?;
        let (strip, seals) = self.strip(state);
        let mut svg = String::from("<defs>");
        figures::define(figures.iter().chain(&seals), &mut svg);
        svg.push_str("</defs>");
        svg.push_str(&self.begin_land());
        write_over(&mut svg, &super::outline_of(state.tiles()));
        quarters::write(&mut svg, &view);
        write_frames(&mut svg, &state.tiles()[before.tiles().len()..]);
        for figure in &figures {
            figure.write(&mut svg);
        }
        svg.push_str("</g>");
        svg.push_str(&strip);
        Ok(self.picture(&svg))
    }

    fn detail(&self) -> Detail {
        Detail::for_pixels(self.pixels)
    }

    /// Begins a group in which a tile is 1,000 wide.
    fn begin_land(&self) -> String {
        let scale = f64::from(self.pixels) / TILE;
        let at = |least: i16| f64::from(self.margin) - f64::from(least) * f64::from(self.pixels);
        let (x, y) = (at(self.least.x), at(self.least.y) + f64::from(STRIP));
        format!("<g transform='translate({x:.0} {y:.0}) scale({scale})'>")
    }

    /// The scores of all players, in tenths of a pixel, and the figures among them.
    fn strip(&self, state: &State) -> (String, Vec<Standing>) {
        let (width, height) = (f64::from(10 * self.size()[0]), f64::from(10 * STRIP));
        let mut svg = format!(
            "<g transform='scale(.1)'><path d='M0 0h{width}v{height}h-{width}z' fill='{PAPER}'/>"
        );
        let mut seals = Vec::new();
        let letters = 110.0;
        let base = f64::midpoint(height, letters);
        let room = width / state.seats().count() as f64;
        for (place, seat) in state.seats().enumerate() {
            let left = room * place as f64;
            let mut seal =
                Standing::new(Figure::Seal, Point::new(left + 160.0, height / 2.0 + 75.0), 1.0);
            seal.colour = Some(self.colours.of(seat));
            seal.write(&mut svg);
            seals.push(seal);
            let score = state.scores()[seat.index()].to_string();
            let right = Point::new(left + room - 80.0, base);
            write_words(&mut svg, &score, right, letters, Anchor::End);
            let rest = room - 480.0 - width_of(&score, letters);
            if rest > 3.0 * letters {
                let name = &self.game.setup().players[seat.index()].name;
                let name = panel::fitting(name, rest, letters);
                write_words(
                    &mut svg,
                    &name,
                    Point::new(left + 310.0, base),
                    letters,
                    Anchor::Start,
                );
            }
        }
        svg.push_str("</g>");
        (svg, seals)
    }

    fn picture(&self, markup: &str) -> String {
        let [width, height] = self.size();
        format!(
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}'>{markup}</svg>"
        )
    }
}
