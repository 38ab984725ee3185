//! The houses of a city or town: roofs seen from above, with a light and a dark side.

use super::Painter;
use crate::layout::Owner;
use crate::palette::Area;
use crate::point::Point;
use crate::rings::directions;
use crate::svg::{Path, Pen, SHADE};

/// From where the light falls: from the upper left.
const LIGHT: Point = Point::new(-0.55, -0.83);

/// A house: its middle, and the ways from there to the end of its ridge and to its eaves.
struct House {
    at: Point,
    ridge: Point,
    eaves: Point,
    tone: usize,
}

/// The roofs of a city, by tone, with light and dark sides apart.
#[derive(Default)]
struct Roofs {
    shadows: Path,
    sides: [[Path; 2]; 3],
    gardens: Path,
}

impl Roofs {
    fn add(&mut self, house: &House) {
        let House { at, ridge, eaves, tone } = *house;
        for eaves in [eaves, eaves * -1.0] {
            let is_dark = eaves.x * LIGHT.x + eaves.y * LIGHT.y < 0.0;
            let side = [at - ridge, at + ridge, at + ridge + eaves, at - ridge + eaves];
            self.sides[tone][usize::from(is_dark)].add_shape(&side);
        }
        let foot = at + Point::new(9.0, 11.0);
        let ground = [ridge + eaves, ridge - eaves, ridge * -1.0 - eaves, eaves - ridge];
        self.shadows.add_shape(&ground.map(|corner| foot + corner));
    }
}

impl Painter<'_> {
    /// Fills an area with houses. Its streets lie on a turned grid, a little uneven.
    pub(super) fn paint_roofs(&mut self, area: &Area, own: Owner) {
        let mut roofs = Roofs::default();
        let angle = self.dice.between(-0.3, 0.3);
        for row in -9_i32..=9 {
            for column in -8_i32..=8 {
                let shift = if row % 2 == 0 { 0.0 } else { 0.5 };
                let block = Point::new(f64::from(column) + shift, f64::from(row) * 0.81);
                let house = self.house(block, angle, area.street);
                let is_garden = self.dice.happens(0.1);
                if !self.has_house_room(&house, own) {
                    continue;
                }
                if is_garden {
                    roofs.gardens.add_dot(house.at);
                } else {
                    roofs.add(&house);
                }
            }
        }
        self.svg.fill(&roofs.shadows, SHADE, "opacity='.3'");
        let pen = format!("stroke='{}' stroke-width='4' stroke-linejoin='round'", area.outline);
        for ([light, dark], tones) in roofs.sides.iter().zip(area.roofs) {
            self.svg.fill(dark, tones[1], &pen);
            self.svg.fill(light, tones[0], &pen);
        }
        let [shade, crown, _] = self.palette.tree;
        self.svg.draw(&roofs.gardens, Pen::new(shade, 46.0).with("stroke-linecap='round'"));
        self.svg.draw(&roofs.gardens, Pen::new(crown, 36.0).with("stroke-linecap='round'"));
    }

    /// The house of a block, which is counted from the middle of the tile in streets.
    fn house(&mut self, block: Point, angle: f64, street: f64) -> House {
        let (turn, dice) = (self.turn, &mut self.dice);
        let uneven = Point::new(dice.between(-7.0, 7.0), dice.between(-6.0, 6.0));
        let at = Point::CENTRE + block.rotated(angle) * street + uneven;
        let way = |angle: f64, far: f64| {
            let way = Point::new(1.0, 0.0).rotated(angle) * (street * far);
            (Point::CENTRE + way).turned(turn) - Point::CENTRE
        };
        let crooked = angle + dice.between(-0.12, 0.12);
        let upright = if dice.happens(0.3) { std::f64::consts::FRAC_PI_2 } else { 0.0 };
        let ridge = way(crooked + upright, dice.between(0.32, 0.43));
        let eaves = way(crooked + upright + std::f64::consts::FRAC_PI_2, dice.between(0.24, 0.31));
        House { at: at.turned(turn), ridge, eaves, tone: dice.below(3) }
    }

    /// Houses stand back from the wall, within the tile, and leave free what is taken.
    fn has_house_room(&self, house: &House, own: Owner) -> bool {
        let size = (house.ridge + house.eaves).length();
        let clear = |&(other, room): &(Point, f64)| other.distance(house.at) > room * 0.8 + 22.0;
        self.taken.iter().all(clear)
            && directions(12).all(|way| {
                let wall = house.at + way * (size + 12.0);
                let rim = house.at + way * (size + 8.0);
                rim.to_rim() >= 0.0 && (wall.to_rim() < 0.0 || self.owner_at(wall) == Some(own))
            })
    }
}
