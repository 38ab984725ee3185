//! The six player colours, and the sign of each.
//!
//! The colours differ in lightness as well as in hue, so that they stay distinct with colour blindness. The
//! signs distinguish players without colour.

use std::fmt;
use std::str::FromStr;

use bastide_rules::{MAX_PLAYERS, ParseNameError, Seat};
use serde::{Deserialize, Serialize};

/// The colour of a player.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum PlayerColour {
    /// Brick red, with a disc.
    #[default]
    Red,
    /// Royal blue, with a square.
    Blue,
    /// Jade green, with a triangle.
    Green,
    /// Sunny yellow, with a star.
    Yellow,
    /// Soot black, with a cross.
    Black,
    /// Rose pink, with a ring. Older databases call it grey.
    #[serde(alias = "grey")]
    Pink,
}

/// The shades of a player's pieces, each as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tones {
    /// The colour itself.
    pub main: &'static str,
    /// The outline and shaded parts.
    pub dark: &'static str,
    /// Lit parts.
    pub light: &'static str,
    /// Letters and signs on the colour.
    pub text: &'static str,
}

/// The sign of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[expect(missing_docs, reason = "the signs are what their names say")]
pub enum Sign {
    Disc,
    Square,
    Triangle,
    Star,
    Cross,
    Ring,
}

impl PlayerColour {
    /// All colours, in the default order of the seats.
    pub const ALL: [Self; MAX_PLAYERS] =
        [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Black, Self::Pink];

    /// The name in identifiers, JSON and databases.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Black => "black",
            Self::Pink => "pink",
        }
    }

    /// Its shades.
    pub const fn tones(self) -> Tones {
        let (main, dark, light, text) = match self {
            Self::Red => ("#b8331a", "#430c05", "#ef8f6c", "#fff4e0"),
            Self::Blue => ("#235ab9", "#081d49", "#84b0f0", "#fff4e0"),
            Self::Green => ("#42ae70", "#0a3a22", "#a8e5ba", "#0a3a22"),
            Self::Yellow => ("#fae03c", "#3a2902", "#fff8bd", "#3a2902"),
            Self::Black => ("#332f2d", "#090807", "#8d857f", "#fff4e0"),
            Self::Pink => ("#ee82bb", "#57143a", "#fdcfe5", "#57143a"),
        };
        Tones { main, dark, light, text }
    }

    /// Its sign.
    pub const fn sign(self) -> Sign {
        match self {
            Self::Red => Sign::Disc,
            Self::Blue => Sign::Square,
            Self::Green => Sign::Triangle,
            Self::Yellow => Sign::Star,
            Self::Black => Sign::Cross,
            Self::Pink => Sign::Ring,
        }
    }
}

impl fmt::Display for PlayerColour {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Also accepts `grey`, an older name of pink.
impl FromStr for PlayerColour {
    type Err = ParseNameError;

    fn from_str(name: &str) -> Result<Self, ParseNameError> {
        let named = match name {
            "grey" => Some(Self::Pink),
            _ => Self::ALL.into_iter().find(|colour| colour.as_str() == name),
        };
        named.ok_or_else(|| {
            ParseNameError::new(name, "one of red, blue, green, yellow, black, pink")
        })
    }
}

/// The colour of each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Colours([PlayerColour; MAX_PLAYERS]);

impl Colours {
    /// The colour of the player in this seat.
    pub fn of(self, seat: Seat) -> PlayerColour {
        self.0[seat.index()]
    }
}

impl Default for Colours {
    /// The colours of seats whose players have not chosen.
    fn default() -> Self {
        Self(PlayerColour::ALL)
    }
}

impl FromIterator<PlayerColour> for Colours {
    /// The colours of the first seats; the other seats get the remaining ones.
    ///
    /// ```
    /// use bastide_art::colours::{Colours, PlayerColour};
    /// use bastide_rules::Seat;
    ///
    /// let colours: Colours = [PlayerColour::Black, PlayerColour::Red].into_iter().collect();
    /// assert_eq!(colours.of(Seat::new(0)), PlayerColour::Black);
    /// assert_eq!(colours.of(Seat::new(2)), PlayerColour::Blue);
    /// ```
    fn from_iter<T: IntoIterator<Item = PlayerColour>>(colours: T) -> Self {
        let chosen: Vec<_> = colours.into_iter().take(MAX_PLAYERS).collect();
        let left = PlayerColour::ALL.into_iter().filter(|colour| !chosen.contains(colour));
        let mut all = PlayerColour::ALL;
        for (seat, colour) in all.iter_mut().zip(chosen.iter().copied().chain(left)) {
            *seat = colour;
        }
        Self(all)
    }
}

impl Tones {
    /// Unpainted wood.
    pub const WOOD: Self =
        Self { main: "#c99f67", dark: "#3f2912", light: "#ecd5aa", text: "#3f2912" };
}

impl Sign {
    /// The sign as SVG path data around a point, to be filled. All signs look equally large.
    pub fn path(self, x: f64, y: f64, radius: f64) -> String {
        let polygon = |corners: &[(f64, f64)]| {
            let places =
                corners.iter().flat_map(|(across, down)| [x + across * radius, y + down * radius]);
            format!("M{}Z", joined(places))
        };
        // The hole of a ring is drawn in the opposite direction.
        let circle = |share: f64, sweep: u8| {
            // The diameter is twice the rounded radius; otherwise the two arcs would not be halves.
            let r = (share * radius * 10.0).round() / 10.0;
            let (start, wide, r) = (joined([x - r, y]), tenths(2.0 * r), tenths(r));
            format!("M{start}a{r} {r} 0 1 {sweep} {wide} 0a{r} {r} 0 1 {sweep}-{wide} 0Z")
        };
        match self {
            Self::Disc => circle(0.88, 1),
            Self::Ring => circle(1.0, 1) + &circle(0.5, 0),
            Self::Square => polygon(&[(-0.82, -0.82), (0.82, -0.82), (0.82, 0.82), (-0.82, 0.82)]),
            Self::Triangle => polygon(&[(0.0, -1.05), (1.05, 0.8), (-1.05, 0.8)]),
            Self::Cross => polygon(&CROSS),
            Self::Star => polygon(&STAR),
        }
    }
}

/// A cross whose arms are a third of its width.
const CROSS: [(f64, f64); 12] = {
    let (arm, end) = (0.36, 1.05);
    [
        (-arm, -end),
        (arm, -end),
        (arm, -arm),
        (end, -arm),
        (end, arm),
        (arm, arm),
        (arm, end),
        (-arm, end),
        (-arm, arm),
        (-end, arm),
        (-end, -arm),
        (-arm, -arm),
    ]
};

/// A five-pointed star.
const STAR: [(f64, f64); 10] = [
    (0.0, -1.2),
    (0.34, -0.39),
    (1.14, -0.33),
    (0.53, 0.22),
    (0.71, 1.0),
    (0.0, 0.59),
    (-0.71, 1.0),
    (-0.53, 0.22),
    (-1.14, -0.33),
    (-0.34, -0.39),
];

/// A number with at most one decimal, as short as possible.
pub(crate) fn tenths(number: f64) -> String {
    let rounded = (number * 10.0).round() / 10.0;
    // Adding zero turns a negative zero into a positive one.
    let written = format!("{}", rounded + 0.0);
    match written.strip_prefix("0.").or(written.strip_prefix("-0.")) {
        Some(decimal) if rounded < 0.0 => format!("-.{decimal}"),
        Some(decimal) => format!(".{decimal}"),
        None => written,
    }
}

/// Numbers separated by a space, or by their sign alone.
pub(crate) fn joined(numbers: impl IntoIterator<Item = f64>) -> String {
    let mut list = String::new();
    for number in numbers.into_iter().map(tenths) {
        if !list.is_empty() && !number.starts_with('-') {
            list.push(' ');
        }
        list.push_str(&number);
    }
    list
}
