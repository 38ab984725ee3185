//! How tokens fly: the scatter, the way over the table, and the way along the lane of a catch.

use crate::board::{Board, Position};
use crate::geometry::{HALF_TILE, Path, Point, TILE};

/// The largest of the numbers of which scatter is made (CAT-D11).
const ONE: i128 = 65_535;
/// The radius of a token (CAT-D07).
pub(crate) const TOKEN: i128 = 9_000;
/// How far from the outermost tile of its row or column the catapult is tried first.
const LAUNCH_DISTANCE: i128 = 60_000;
/// The catapult stands at least so far from every tile (CAT-D06).
const LEAST_DISTANCE: i128 = 40_000;
/// How far a token must fly for a catch: where the stick lies (CAT-D23).
const STICK: i128 = 500_000;
/// How long a token flies for a catch (CAT-D24).
const TICKS: i128 = 60;
/// How near the hand must be to catch the token, and how near to touch it (CAT-D26).
const CAUGHT: i128 = 40_000;
const TOUCHED: i128 = 80_000;

/// What chance does to a throw (CAT-D11).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scatter {
    along: i128,
    across: i128,
    slide: i128,
}

impl Scatter {
    /// The scatter of the numbers u1 to u25.
    pub(crate) fn of(numbers: &[i128; 25]) -> Scatter {
        let bell = |numbers: &[i128]| numbers.iter().sum::<i128>() - 6 * ONE;
        Scatter { along: bell(&numbers[..12]), across: bell(&numbers[12..24]), slide: numbers[24] }
    }

    pub(crate) fn of_wind(wind: u64) -> Scatter {
        Scatter::of(&numbers_of_wind(wind))
    }
}

/// The numbers of a wind, from a stream of its own (CAT-D02).
pub(crate) fn numbers_of_wind(wind: u64) -> [i128; 25] {
    const STRIDE: u64 = 0x9E37_79B9_7F4A_7C15;
    let mut state = (1024 * (wind + 1)).wrapping_mul(STRIDE);
    std::array::from_fn(|_| {
        state = state.wrapping_add(STRIDE);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^= mixed >> 31;
        i128::from(mixed >> 48)
    })
}

/// Where a token goes on the table (CAT-D14).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight {
    /// From the catapult to what was aimed at.
    pub(crate) direction: Point,
    /// How far it would fly without scatter (CAT-D10).
    pub(crate) range: i128,
    /// From where it comes down to where it rests.
    pub(crate) slide: Path,
}

impl Flight {
    /// CAT-D10 to CAT-D14.
    pub(crate) fn new(launch: Point, aim: Point, power: i128, scatter: Scatter) -> Flight {
        let range = 6 * power * power / 5;
        let along = (10_000 + 12 * range / 100) * scatter.along / ONE;
        let across = (6_000 + 6 * range / 100) * scatter.across / ONE;
        let flown = (range + along).max(0);
        let slid = flown * (2 * ONE + 8 * scatter.slide) / (100 * ONE);
        let direction = launch.to(aim);
        let Point { x, y } = direction;
        let length = direction.length();
        let impact = launch
            .plus(Point::new((x * flown - y * across) / length, (y * flown + x * across) / length));
        let rest = impact.plus(direction.part(slid, length));
        Flight { direction, range, slide: Path { from: impact, to: rest } }
    }

    /// Where the token comes to rest.
    pub(crate) fn rest(self) -> Point {
        self.slide.to
    }

    /// Whether it touches a tile there (CAT-15, CAT-D15).
    pub(crate) fn rests_on(self, board: &Board) -> bool {
        let mut tiles = board.tiles.iter();
        tiles.any(|(tile, _)| self.rest().squared_distance_to_tile(tile) <= TOKEN.pow(2))
    }

    /// How much is left between the token and a tile (CAT-R-14, CAT-D22).
    pub(crate) fn gap_to_tile(self, tile: Position) -> i128 {
        (self.rest().squared_distance_to_tile(tile).isqrt() - TOKEN).max(0)
    }
}

impl Board {
    /// Where the catapult stands on a side of the landscape to throw at a tile (CAT-R-17,
    /// CAT-D06): in its column or row beyond the outermost tile, and farther out as long as any
    /// tile is too near.
    pub(crate) fn launch_point(&self, side: usize, (x, y): Position) -> Point {
        let upright = side.is_multiple_of(2);
        let outward = [(0, -1), (1, 0), (0, 1), (-1, 0)][side];
        let outward = Point::new(outward.0, outward.1);
        let tiles = self.tiles.iter().map(|(tile, _)| tile);
        let in_line = tiles.filter(|tile| if upright { tile.0 == x } else { tile.1 == y });
        let centres = in_line.map(Point::centre_of);
        let outermost = centres.max_by_key(|centre| centre.dot(outward));
        let outermost = outermost.expect("what is aimed at lies there");
        let mut launch = outermost.plus(outward.part(HALF_TILE + LAUNCH_DISTANCE, 1));
        while self
            .tiles
            .iter()
            .any(|(tile, _)| launch.squared_distance_to_tile(tile) < LEAST_DISTANCE.pow(2))
        {
            launch = launch.plus(outward.part(TILE, 1));
        }
        launch
    }
}

/// How a catch ends (CAT-24): the cases A to D.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Catch {
    Caught,
    Far,
    Short,
    Touched,
}

impl Catch {
    pub(crate) const ALL: [Catch; 4] = [Catch::Caught, Catch::Far, Catch::Short, Catch::Touched];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Catch::Caught => "caught",
            Catch::Far => "far",
            Catch::Short => "short",
            Catch::Touched => "touched",
        }
    }

    /// Whether the points are the thrower's; otherwise they are the catcher's (CAT-R-01).
    pub(crate) fn is_for_the_thrower(self) -> bool {
        matches!(self, Catch::Far | Catch::Touched)
    }
}

/// Where the hand is held out, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hand {
    pub(crate) at: Point,
    pub(crate) tick: i128,
}

/// Where a token goes in a catch (CAT-D23): to the other player, and to the side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaneFlight {
    pub(crate) end: Point,
}

impl LaneFlight {
    pub(crate) fn new(aside: i128, power: i128, scatter: Scatter) -> LaneFlight {
        let range = 11 * power * power / 10;
        let along = (10_000 + 8 * range / 100) * scatter.along / ONE;
        let across = (6_000 + 5 * range / 100) * scatter.across / ONE;
        LaneFlight { end: Point::new((range + along).max(0), aside + across) }
    }

    /// How far the hand is from the token (CAT-D24, CAT-D26).
    pub(crate) fn miss(self, hand: Hand) -> i128 {
        self.end.part(hand.tick, TICKS).to(hand.at).length()
    }

    /// What becomes of the token (CAT-D26).
    pub(crate) fn result(self, hand: Option<Hand>) -> Catch {
        match hand.map(|hand| self.miss(hand)) {
            Some(..=CAUGHT) => Catch::Caught,
            Some(..=TOUCHED) => Catch::Touched,
            _ if self.end.x >= STICK => Catch::Far,
            _ => Catch::Short,
        }
    }
}
