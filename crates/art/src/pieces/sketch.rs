//! The common style of all pieces: outline, shadow, and light from the upper left.

use std::fmt::Write;

use crate::colours::{PlayerColour, Tones, tenths};

/// Colours that do not depend on the owner.
pub(super) mod paint {
    pub(crate) const SKIN: &str = "#f2c596";
    pub(crate) const WOOD: &str = "#a8713a";
    pub(crate) const STRAW: &str = "#e3b552";
    pub(crate) const GOLD: &str = "#f0bb32";
    pub(crate) const IVORY: &str = "#fbf3df";
    pub(crate) const STEEL: &str = "#b9c0c4";
    pub(crate) const STONE: &str = "#cfc3ae";
    pub(crate) const HAIR: &str = "#6b4423";
    pub(crate) const WHITE: &str = "#fff";
    pub(crate) const SOOT: &str = "#2b2320";
}

/// A tile in a player's hand, seen from above.
pub(super) const TILE: &str = "M-84-172H84C90-172 92-170 92-164V-4C92 0 90 4 84 4H-84C-90 4-92 0-92-4\
     V-164C-92-170-90-172-84-172Z";

/// The line around a piece, and the ring inside it: they separate the piece from its background.
const RING: [(&str, i32); 2] = [("#2a1a0e", 41), ("#fff8e8", 29)];

/// A piece being painted, from the ground up and from back to front.
pub(super) struct Sketch {
    pub(super) tones: Tones,
    owner: Option<PlayerColour>,
    shadow: String,
    /// The shapes of the silhouette, for the ring around it; empty for overlays.
    silhouette: Option<String>,
    markup: String,
}

impl Sketch {
    /// A piece of a player, or of unpainted wood.
    pub(super) fn of(owner: Option<PlayerColour>) -> Self {
        Self::new(owner.map_or(Tones::WOOD, PlayerColour::tones), owner)
    }

    /// A piece that belongs to no player. The tones need all six digits, because shade and shine append
    /// their opacity.
    pub(super) fn neutral(main: &'static str, dark: &'static str, light: &'static str) -> Self {
        Self::new(Tones { main, dark, light, text: dark }, None)
    }

    fn new(tones: Tones, owner: Option<PlayerColour>) -> Self {
        let silhouette = Some(String::new());
        Self { tones, owner, shadow: String::new(), silhouette, markup: String::new() }
    }

    /// The same without a ring, for overlays.
    pub(super) fn without_ring(self) -> Self {
        Self { silhouette: None, ..self }
    }

    /// The soft shadow on the ground; the light comes from the left.
    pub(super) fn shadow(mut self, x: i32, rx: i32, ry: i32) -> Self {
        self.shadow = format!(
            "<ellipse cx=\"{x}\" cy=\"4\" rx=\"{rx}\" ry=\"{ry}\" fill=\"#1d120833\" \
             stroke=\"#1d12081a\" stroke-width=\"36\"/>"
        );
        self
    }

    /// A filled shape with the outline.
    pub(super) fn shape(mut self, fill: &str, path: &str) -> Self {
        self.outline(format_args!("<path d=\"{path}\"/>"));
        self.add(format_args!("<path fill=\"{fill}\" d=\"{path}\"/>"));
        self
    }

    /// A filled circle with the outline.
    pub(super) fn ball(mut self, fill: &str, x: i32, y: i32, radius: i32) -> Self {
        self.outline(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>"));
        self.add(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" fill=\"{fill}\"/>"));
        self
    }

    /// A filled shape without outline.
    pub(super) fn patch(mut self, fill: &str, path: &str) -> Self {
        self.add(format_args!("<path fill=\"{fill}\" stroke=\"none\" d=\"{path}\"/>"));
        self
    }

    /// A shaded part.
    pub(super) fn shade(self, path: &str) -> Self {
        let dark = self.tones.dark;
        self.patch(&format!("{dark}4d"), path)
    }

    /// A lit part.
    pub(super) fn shine(self, path: &str) -> Self {
        let light = self.tones.light;
        self.patch(&format!("{light}bf"), path)
    }

    /// A stroke.
    pub(super) fn line(mut self, colour: &str, width: i32, path: &str) -> Self {
        self.add(format_args!(
            "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" d=\"{path}\"/>"
        ));
        self
    }

    /// Folds of cloth.
    pub(super) fn folds(mut self, path: &str) -> Self {
        let dark = self.tones.dark;
        self.add(format_args!("<path fill=\"none\" stroke=\"{dark}59\" d=\"{path}\"/>"));
        self
    }

    /// A stick or a rope: a stroke with the outline.
    pub(super) fn stick(mut self, colour: &str, width: i32, path: &str) -> Self {
        let dark = self.tones.dark;
        self.outline(format_args!("<path fill=\"none\" d=\"{path}\"/>"));
        self.line(dark, width + 9, path).line(colour, width, path)
    }

    /// Two eyes.
    pub(super) fn eyes(mut self, left: i32, right: i32, y: i32) -> Self {
        self.add(format_args!("<path stroke-width=\"8\" d=\"M{left} {y}v2M{right} {y}v2\"/>"));
        self
    }

    /// The owner's sign.
    pub(super) fn sign(self, fill: &str, x: i32, y: i32, radius: i32) -> Self {
        match self.owner {
            Some(owner) => self.patch(fill, &owner.sign().path(x.into(), y.into(), radius.into())),
            None => self,
        }
    }

    /// Parts at another scale.
    pub(super) fn scaled(mut self, scale: f64, draw: impl FnOnce(Self) -> Self) -> Self {
        let group = format!("<g transform=\"scale({})\">", tenths(scale));
        self.outline(format_args!("{group}"));
        self.add(format_args!("{group}"));
        let mut sketch = draw(self);
        sketch.outline(format_args!("</g>"));
        sketch.add(format_args!("</g>"));
        sketch
    }

    /// The markup of the whole piece.
    pub(super) fn finish(self) -> String {
        let mut all = self.shadow;
        let mut write = |colour: &str, fill: &str, width: i32, shapes: &str| {
            write!(
                all,
                "<g{fill} stroke=\"{colour}\" stroke-width=\"{width}\" stroke-linejoin=\"round\" \
                 stroke-linecap=\"round\">{shapes}</g>"
            )
            .expect("a string takes all text");
        };
        if let Some(silhouette) = &self.silhouette {
            for (colour, width) in RING {
                write(colour, &format!(" fill=\"{colour}\""), width, silhouette);
            }
        }
        write(self.tones.dark, "", 7, &self.markup);
        all
    }

    fn outline(&mut self, element: std::fmt::Arguments) {
        if let Some(silhouette) = &mut self.silhouette {
            silhouette.write_fmt(element).expect("a string takes all text");
        }
    }

    fn add(&mut self, element: std::fmt::Arguments) {
        self.markup.write_fmt(element).expect("a string takes all text");
    }
}
