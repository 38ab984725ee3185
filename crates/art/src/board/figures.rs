//! The pieces on the table, and where they stand.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use bastide_rules::event::Where;
use bastide_rules::geometry::Corner;
use bastide_rules::tile::{Place, Symbol};
use bastide_rules::{Game, Piece, PlacedTile, Pos, Role, Seat, State, Whereabouts};

use super::{Tiles, corner_of, quarters};
use crate::colours::PlayerColour;
use crate::pieces::{Figure, figure, symbol_id, tower_top};
use crate::point::{Point, TILE};
use crate::svg::INK;

/// How large a piece is on a tile.
const SCALE: f64 = 1.5;

/// A figure on the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    pub(super) figure: Figure,
    pub(super) colour: Option<PlayerColour>,
    /// Its foot.
    pub(super) at: Point,
    pub(super) scale: f64,
    /// Whether it came here with the last move.
    pub(super) is_new: bool,
    /// How far in front it is: what stands on a tower is as far in front as the tower.
    pub(super) ground: f64,
}

impl Standing {
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

/// All figures of a picture.
#[derive(Default)]
pub(super) struct Figures {
    standing: Vec<Standing>,
    used: BTreeSet<(Figure, Option<PlayerColour>)>,
    /// Whether what is put now came with the last move.
    is_new: bool,
    /// How many pieces are at a place already.
    crowd: BTreeMap<(i16, i16, usize), u32>,
}

impl Figures {
    /// Takes figures that stand elsewhere into account when they are defined.
    pub(super) fn add(&mut self, others: &[Standing]) {
        self.used.extend(others.iter().map(|other| (other.figure, other.colour)));
    }

    /// The drawings of all figures, each once.
    pub(super) fn define(&self, svg: &mut String) {
        for &(sort, colour) in &self.used {
            let _ = write!(svg, "<g id='{}'>{}</g>", symbol_id(sort, colour), figure(sort, colour));
        }
    }

    /// Writes those on the table, from the back to the front.
    pub(super) fn write(&mut self, svg: &mut String) {
        self.standing.sort_by(|a, b| a.ground.total_cmp(&b.ground));
        self.standing.iter().for_each(|standing| standing.write(svg));
    }

    fn put(&mut self, figure: Figure, owner: Option<Seat>, at: Point, scale: f64) {
        let colour = owner.map(PlayerColour::of);
        self.used.insert((figure, colour));
        let is_new = self.is_new;
        self.standing.push(Standing { figure, colour, at, scale, is_new, ground: at.y });
    }

    /// Puts everything in its place. What was elsewhere before is marked.
    pub(super) fn stand_on(
        &mut self,
        game: &Game,
        state: &State,
        before: Option<&State>,
        tiles: &Tiles,
    ) {
        for seat in state.seats() {
            for piece in Piece::ALL {
                let earlier = before.map(|before| before.whereabouts(game, seat, piece));
                for (number, whereabouts) in state.whereabouts(game, seat, piece).iter().enumerate()
                {
                    self.is_new = earlier.is_some_and(|earlier| earlier[number] != *whereabouts);
                    self.stand_at(game, state, tiles, (seat, piece, *whereabouts));
                }
            }
        }
        self.stand_on_towers(game, state, before, tiles);
        self.stand_alone(game, state, before, tiles);
    }

    /// The foot of the next piece on a segment: several stand side by side.
    fn seat(
        &mut self,
        game: &Game,
        state: &State,
        tiles: &Tiles,
        (pos, place): (Pos, Place),
    ) -> Point {
        let Some(tile) = state.tile_at(pos) else { return corner_of(pos) };
        let segment = segment_at(game, tile, place);
        let crowd = self.crowd.entry((pos.x, pos.y, segment)).or_default();
        let aside = Point::new(120.0 * f64::from(*crowd), 12.0 * f64::from(*crowd));
        *crowd += 1;
        corner_of(pos) + tiles.picture(tile).seat(segment) + aside + Point::new(0.0, 72.0)
    }

    /// A piece of a player; those on towers come with the towers.
    fn stand_at(
        &mut self,
        game: &Game,
        state: &State,
        tiles: &Tiles,
        (seat, piece, whereabouts): (Seat, Piece, Whereabouts),
    ) {
        match whereabouts {
            Whereabouts::On(segment) | Whereabouts::Leaving(segment) => {
                let (pos, place) = state.place(game, segment);
                let at = self.seat(game, state, tiles, (pos, place));
                let figure = Figure::of(piece, Role::of(piece, place.kind));
                self.put(figure, Some(seat), at, SCALE);
            }
            Whereabouts::Corner(field, corner) => {
                let (x, y) = match corner {
                    Corner::NW => (0.0, 0.0),
                    Corner::NE => (TILE, 0.0),
                    Corner::SE => (TILE, TILE),
                    Corner::SW => (0.0, TILE),
                };
                let (pos, _) = state.place(game, field);
                let at = corner_of(pos) + Point::new(x, y + 80.0);
                self.put(piece.into(), Some(seat), at, SCALE * 1.2);
            }
            Whereabouts::Quarter(quarter) => {
                let crowd = self.crowd.entry((i16::MAX, i16::MAX, quarter as usize)).or_default();
                let (column, row) = (f64::from(*crowd % 4), f64::from(*crowd / 4));
                *crowd += 1;
                let aside = Point::new(110.0 * column - 165.0, 110.0 * row + 190.0);
                self.put(
                    piece.into(),
                    Some(seat),
                    quarters::quarter_at(quarter) + aside,
                    SCALE * 0.9,
                );
            }
            Whereabouts::Supply | Whereabouts::Tower(_) | Whereabouts::Prison(_) => {}
        }
    }

    fn stand_on_towers(
        &mut self,
        game: &Game,
        state: &State,
        before: Option<&State>,
        tiles: &Tiles,
    ) {
        let earlier = before.map(|before| before.towers(game));
        for tower in state.towers(game).iter().filter(|tower| tower.height > 0) {
            self.is_new = earlier.as_ref().is_some_and(|earlier| !earlier.contains(tower));
            let Some(tile) = state.tile_at(tower.at) else { continue };
            let site = tiles.picture(tile).symbol(Symbol::TowerSite).unwrap_or(Point::CENTRE);
            let foot = corner_of(tower.at) + site + Point::new(0.0, 60.0);
            self.put(Figure::Tower(tower.height), None, foot, SCALE * 1.15);
            if let Some((seat, piece)) = tower.top {
                let top = f64::from(tower_top(tower.height)) * SCALE * 1.15;
                self.put(piece.into(), Some(seat), foot + Point::new(0.0, top), SCALE);
                if let Some(standing) = self.standing.last_mut() {
                    standing.ground = foot.y + 1.0;
                }
            }
        }
    }

    /// The count, the fairy, the dragon, the catapult and the surveyors.
    fn stand_alone(&mut self, game: &Game, state: &State, before: Option<&State>, tiles: &Tiles) {
        if let Some(quarter) = state.count() {
            self.is_new = before.is_some_and(|before| before.count() != state.count());
            let at = quarters::quarter_at(quarter) + Point::new(150.0, 40.0);
            self.put(Figure::Count, None, at, SCALE * 1.2);
        }
        if let Some((pos, place)) = state.fairy(game) {
            self.is_new = before.is_some_and(|before| before.fairy(game) != state.fairy(game));
            let beside = match (pos, place) {
                (Some(pos), Where::On(place)) => self.seat(game, state, tiles, (pos, place)),
                (Some(pos), _) => corner_of(pos) + Point::new(680.0, 560.0),
                (None, Where::Quarter(quarter)) => {
                    quarters::quarter_at(quarter) + Point::new(-220.0, 150.0)
                }
                (None, _) => Point::CENTRE,
            };
            self.put(Figure::Fairy, None, beside, SCALE);
        }
        if let Some(pos) = state.dragon() {
            self.is_new = before.is_some_and(|before| before.dragon() != state.dragon());
            self.put(Figure::Dragon, None, corner_of(pos) + Point::new(500.0, 700.0), SCALE * 2.0);
        }
        self.is_new = false;
        if let Some(fair) = state.fair(game) {
            self.put(
                Figure::Catapult,
                None,
                corner_of(fair.at) + Point::new(500.0, 620.0),
                SCALE * 1.6,
            );
        }
        let north = state.tiles().iter().map(|tile| tile.pos.y).min().unwrap_or_default();
        for (number, column) in state.surveyors().into_iter().flatten().enumerate() {
            let aside = if number == 0 { 680.0 } else { 320.0 };
            let at = corner_of(Pos::new(-(column as i16), north)) + Point::new(aside, -60.0);
            self.put(Figure::Surveyor, None, at, SCALE * 1.2);
        }
    }
}

/// The number of the segment with this name on a tile.
fn segment_at(game: &Game, tile: &PlacedTile, place: Place) -> usize {
    let kind = game.kind_of(tile);
    let mut segments = 0..kind.segments().len();
    let found = segments.find(|&segment| kind.place(segment, tile.turn) == place);
    found.expect("a piece stands on a segment of its tile")
}
