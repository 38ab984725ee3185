//! The catapult: a round for every fair.

use std::collections::BTreeSet;

use crate::action::{Action, Choices};
use crate::board::{Position, Stand};
use crate::disc::{knocked_out, nearest};
use crate::figure::{Figure, Piece};
use crate::flight::{Catch, Flight, Hand, LaneFlight, Scatter};
use crate::game::{Referee, Step};
use crate::geometry::Point;
use crate::quarter::Quarter;
use crate::tile::{Kind, SIDES};

/// What the nearest token, and a throw or a catch, is worth (CAT-21, CAT-24).
const POINTS: u32 = 5;
/// How many winds there are, one as likely as the other.
const WINDS: u64 = 1024;
/// The largest gap that can be measured, in millimetres.
const LONGEST_GAP: i128 = 500;
/// Micrometres in a millimetre.
const MILLIMETRE: i128 = 1_000;
/// The inner tiles of the City of Carcassonne, on which the quarters are.
const INNER_TILES: [Position; 2] = [(-1, 0), (0, 0)];

/// What is done at a fair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Contest {
    KnockOut,
    Seduction,
    Target,
    Catch,
}

impl Contest {
    const ALL: [Contest; 4] =
        [Contest::KnockOut, Contest::Seduction, Contest::Target, Contest::Catch];

    fn name(self) -> &'static str {
        match self {
            Contest::KnockOut => "knock-out",
            Contest::Seduction => "seduction",
            Contest::Target => "target",
            Contest::Catch => "catch",
        }
    }
}

/// A throw before chance has its part in it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Throw {
    /// From a side of the landscape, at a tile.
    AtTile { side: usize, aim: Position, power: i128 },
    /// To the left neighbour, so far aside.
    ToNeighbour { aside: i128, power: i128 },
}

/// A round of the catapult (CAT-05).
#[derive(Clone, Debug)]
pub(crate) struct Round {
    /// The tile for which it is (CAT-20).
    fair: Position,
    /// What the player has chosen, after [`Step::Fair`].
    contest: Option<Contest>,
    /// How many have thrown.
    thrown: usize,
    /// The throw under way, in [`Step::Wind`].
    throw: Option<Throw>,
    /// The token on its way to the neighbour, in [`Step::Hand`].
    lane: Option<LaneFlight>,
    /// Who may be the nearest: several in [`Step::Nearest`], the one in [`Step::Seduce`].
    nearest: BTreeSet<Stand>,
    /// How far from the fair the tokens came to rest.
    gaps: Vec<i128>,
}

/// What can be done in a round.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Deed {
    Choose(Contest),
    Throw(Throw),
    Wind(u64),
    Hold(Hand),
    /// The nearest follower is this one.
    Nearest(Stand),
    /// A follower of the thrower takes the place of the nearest: from somewhere else, or from the
    /// supply.
    Seduce(Piece, Option<Stand>),
    /// The token has hit this one.
    Hit(Stand),
    Gap(i128),
    Result(Catch),
}

/// The powers of a throw (CAT-D09, CAT-D23).
fn powers() -> impl Iterator<Item = i128> {
    (100..=1_000).step_by(20)
}

impl Referee {
    /// The turn is over, and a fair was placed in it (CAT-04, CAT-05).
    pub(crate) fn begin_a_round(&mut self, fair: Position) {
        self.step = Step::Fair;
        self.round = Some(Round {
            fair,
            contest: None,
            thrown: 0,
            throw: None,
            lane: None,
            nearest: BTreeSet::new(),
            gaps: Vec::new(),
        });
    }

    fn round(&self) -> &Round {
        self.round.as_ref().expect("a round is played")
    }

    fn round_mut(&mut self) -> &mut Round {
        self.round.as_mut().expect("a round is played")
    }

    fn contest(&self) -> Contest {
        self.round().contest.expect("the player has chosen")
    }

    /// Who throws: one after the other, from the player whose turn it was (CAT-06, CAT-07).
    pub(crate) fn thrower(&self) -> usize {
        (self.player + self.round().thrown) % self.options.players
    }

    /// Who catches what is thrown now: the left neighbour (CAT-23).
    pub(crate) fn catcher(&self) -> usize {
        (self.thrower() + 1) % self.options.players
    }

    /// What can be done in the round now.
    pub(crate) fn add_deeds(&self, choices: &mut Choices) {
        match self.step {
            Step::Fair => {
                for contest in Contest::ALL {
                    let text = format!("fair {}", contest.name());
                    choices.add(text, Action::AtTheFair(Deed::Choose(contest)));
                }
            }
            Step::Throw if self.options.catapult_manual => self.add_outcomes(choices),
            Step::Throw if self.contest() == Contest::Catch => add_throws_to_neighbour(choices),
            Step::Throw => self.add_throws(choices),
            Step::Wind => {
                for wind in 0..WINDS {
                    choices.add(format!("wind {wind}"), Action::AtTheFair(Deed::Wind(wind)));
                }
            }
            Step::Hand => add_hands(choices),
            Step::Nearest => self.add_named("nearest", &self.round().nearest, choices),
            Step::Seduce => self.add_replacements(choices),
            other => panic!("{other:?} is no step of a round"),
        }
    }

    /// The deed that is told by these words and numbers, of those of which there are too many to
    /// list them each time.
    pub(crate) fn deed(&self, first: &str, second: &str, numbers: &[i128]) -> Option<Deed> {
        let power = |power: &i128| powers().any(|known| known == *power);
        match (self.step, first, numbers) {
            (Step::Throw, _, _) if self.options.catapult_manual => match (first, numbers) {
                ("gap", &[gap @ 0..=LONGEST_GAP]) if self.contest() == Contest::Target => {
                    Some(Deed::Gap(gap))
                }
                _ => None,
            },
            (Step::Throw, "throw", [x, y, strength]) if self.contest() != Contest::Catch => {
                let aim = (i32::try_from(*x).ok()?, i32::try_from(*y).ok()?);
                let side = SIDES.into_iter().position(|name| name == second)?;
                let throw = Throw::AtTile { side, aim, power: *strength };
                (power(strength) && self.aims().contains(&aim)).then_some(Deed::Throw(throw))
            }
            (Step::Throw, "catch-throw", &[aside @ -300..=300, strength])
                if self.contest() == Contest::Catch && aside % 100 == 0 =>
            {
                let throw = Throw::ToNeighbour { aside, power: strength };
                power(&strength).then_some(Deed::Throw(throw))
            }
            (Step::Wind, "wind", [wind]) => {
                let wind = u64::try_from(*wind).ok()?;
                (wind < WINDS).then_some(Deed::Wind(wind))
            }
            (Step::Hand, "hand", &[x @ 400..=1_300, y @ -400..=400, tick @ 54..=59])
                if x % 50 == 0 && y % 50 == 0 =>
            {
                let at = Point::new(x * MILLIMETRE, y * MILLIMETRE);
                Some(Deed::Hold(Hand { at, tick }))
            }
            _ => None,
        }
    }

    pub(crate) fn act_at_the_fair(&mut self, deed: Deed) {
        match deed {
            Deed::Choose(contest) => {
                self.round_mut().contest = Some(contest);
                self.step = Step::Throw;
            }
            Deed::Throw(throw) => {
                self.round_mut().throw = Some(throw);
                self.step = Step::Wind;
            }
            Deed::Wind(wind) => self.let_it_fly(Scatter::of_wind(wind)),
            Deed::Hold(hand) => self.hold_out(Some(hand)),
            Deed::Nearest(stand) => self.approach(BTreeSet::from([stand])),
            Deed::Seduce(piece, from) => self.seduce(piece, from),
            Deed::Hit(stand) => self.knock_out(&[stand]),
            Deed::Gap(gap) => self.measure(gap),
            Deed::Result(result) => self.end_the_catch(result),
        }
    }

    /// The thrower's turn to throw is over.
    pub(crate) fn next_throw(&mut self) {
        let round = self.round_mut();
        round.thrown += 1;
        round.nearest.clear();
        if round.thrown < self.options.players {
            self.step = Step::Throw;
        } else {
            self.end_the_round();
        }
    }

    /// All have thrown (CAT-08): whose token is closest to the fair has won (CAT-21, CAT-22,
    /// CAT-R-13). Then comes the next fair of this turn, or the next turn (CAT-10, CAT-R-03).
    fn end_the_round(&mut self) {
        let round = self.round.take().expect("a round is played");
        let least = round.gaps.iter().min();
        for (place, gap) in round.gaps.iter().enumerate() {
            if Some(gap) == least {
                self.scores[(self.player + place) % self.options.players] += POINTS;
            }
        }
        self.end_turn();
    }

    /// The tiles at which somebody can throw: the fair, and those with followers. Those in the
    /// quarters stand on the inner tiles.
    fn aims(&self) -> BTreeSet<Position> {
        let followers = self.board.followers().filter_map(|(stand, _)| stand.position());
        let mut aims: BTreeSet<Position> = followers.collect();
        aims.insert(self.round().fair);
        for (quarter, _) in &self.board.quarters {
            let tile = match quarter {
                Quarter::Castle | Quarter::Market => (0, 0),
                Quarter::Blacksmith | Quarter::Cathedral => (-1, 0),
            };
            if self.is_inside(tile) {
                aims.insert(tile);
            }
        }
        aims
    }

    /// Whether a tile lies there that is all inside the City of Carcassonne.
    fn is_inside(&self, tile: Position) -> bool {
        self.board.tiles.get(tile).is_some_and(|tile| tile.segments.is_empty())
    }

    fn add_throws(&self, choices: &mut Choices) {
        for aim in self.aims() {
            for (side, name) in SIDES.into_iter().enumerate() {
                let start = format!("throw {name} {},{} power ", aim.0, aim.1);
                for power in powers() {
                    let throw = Throw::AtTile { side, aim, power };
                    let text = [start.as_str(), &power.to_string()].concat();
                    choices.add(text, Action::AtTheFair(Deed::Throw(throw)));
                }
            }
        }
    }

    /// The followers on the playing field: those on segments and towers, and those in the quarters
    /// (CAT-R-05, CAT-R-06) if the quarters are on the table to be thrown at.
    fn within_range(&self) -> Vec<(Stand, Figure)> {
        let mut followers: Vec<_> = self.board.followers().collect();
        let inside = INNER_TILES.into_iter().all(|tile| self.is_inside(tile));
        if self.options.catapult_manual || inside {
            let waiting = self.board.quarters.iter();
            let waiting = waiting.map(|&(quarter, own)| (Stand::Quarter(quarter, own), own));
            followers.extend(waiting);
        }
        followers
    }

    /// With a real catapult only the outcome is told (CAT-D29).
    fn add_outcomes(&self, choices: &mut Choices) {
        let followers = || self.within_range().into_iter().map(|(stand, _)| stand).collect();
        match self.contest() {
            Contest::KnockOut => {
                choices.add_pass();
                self.add_named("hit", &followers(), choices);
            }
            Contest::Seduction => {
                choices.add_pass();
                self.add_named("nearest", &followers(), choices);
            }
            Contest::Target => {
                for gap in 0..=LONGEST_GAP {
                    choices.add(format!("gap {gap}"), Action::AtTheFair(Deed::Gap(gap)));
                }
            }
            Contest::Catch => {
                for result in Catch::ALL {
                    let text = result.name().to_string();
                    choices.add(text, Action::AtTheFair(Deed::Result(result)));
                }
            }
        }
    }

    /// Followers by seat, piece and place. Of equal ones in a quarter one is as good as another.
    fn add_named(&self, word: &str, followers: &BTreeSet<Stand>, choices: &mut Choices) {
        for &stand in followers {
            let Figure { seat, piece } = self.board.figure_at(stand);
            let words = self.board.words(stand);
            let text = format!("{word} {} {} {words}", seat + 1, piece.name());
            let deed = if word == "hit" { Deed::Hit(stand) } else { Deed::Nearest(stand) };
            choices.add(text, Action::AtTheFair(deed));
        }
    }

    /// Chance has its part in the throw (CAT-D03), and the token comes down.
    fn let_it_fly(&mut self, scatter: Scatter) {
        match self.round_mut().throw.take().expect("somebody has thrown") {
            Throw::ToNeighbour { aside, power } => {
                let flight = LaneFlight::new(aside * MILLIMETRE, power, scatter);
                self.round_mut().lane = Some(flight);
                self.step = Step::Hand;
            }
            Throw::AtTile { side, aim, power } => {
                let launch = self.board.launch_point(side, aim);
                self.land(Flight::new(launch, Point::centre_of(aim), power, scatter));
            }
        }
    }

    /// A token has come to rest.
    pub(crate) fn land(&mut self, flight: Flight) {
        let discs = self.board.discs(self.within_range());
        match self.contest() {
            Contest::KnockOut => {
                let hit = knocked_out(flight, &discs).into_iter();
                self.knock_out(&hit.map(|index| discs[index].stand).collect::<Vec<_>>());
                self.next_throw();
            }
            Contest::Seduction if flight.rests_on(&self.board) => {
                self.approach(nearest(flight.rest(), &discs));
            }
            Contest::Seduction => self.next_throw(), // CAT-15
            Contest::Target => self.measure(flight.gap_to_tile(self.round().fair)),
            Contest::Catch => panic!("this token flies elsewhere"),
        }
    }

    /// Who is hit goes home, whoever owns it (CAT-11 to CAT-14), and so do builders and pigs that
    /// are left alone (CAT-R-07, CAT-D19).
    fn knock_out(&mut self, hit: &[Stand]) {
        for stand in hit {
            self.board.take(*stand);
        }
        self.board.send_the_lonely_home();
    }

    /// The distance from the fair is kept until all have thrown (CAT-R-13).
    fn measure(&mut self, gap: i128) {
        self.round_mut().gaps.push(gap);
        self.next_throw();
    }

    /// These are the nearest to the token; of several the thrower chooses one (CAT-D20). Without
    /// any, or without anybody to replace it, nothing happens (CAT-R-10).
    fn approach(&mut self, nearest: BTreeSet<Stand>) {
        let choose = nearest.len() > 1;
        self.round_mut().nearest = nearest;
        if choose {
            self.step = Step::Nearest;
        } else if self.replacements().is_empty() {
            self.next_throw();
        } else {
            self.step = Step::Seduce;
        }
    }

    /// Whom the thrower can put in the place of the nearest follower (CAT-17, CAT-18): from the
    /// supply, or from elsewhere (CAT-R-11) but the quarter of the count.
    fn replacements(&self) -> BTreeSet<(Piece, Option<Stand>)> {
        let Some(&target) = self.round().nearest.first() else {
            return BTreeSet::new();
        };
        let seat = self.thrower();
        let supply = Piece::ALL.into_iter().filter(|piece| self.supply(seat, *piece) > 0);
        let supply = supply.map(|piece| (piece, None));
        let mut own = self.within_range();
        let itself = own.iter().position(|(stand, _)| *stand == target);
        own.remove(itself.expect("the nearest is on the playing field"));
        own.retain(|(stand, figure)| {
            let free = match stand {
                Stand::Quarter(quarter, _) => Some(*quarter) != self.board.count,
                Stand::On(_) | Stand::Tower(_) => true,
            };
            free && figure.seat == seat
        });
        let own = own.into_iter().map(|(stand, figure)| (figure.piece, Some(stand)));
        supply.chain(own).filter(|(piece, _)| self.suits(*piece, target)).collect()
    }

    /// Whether a piece may replace this follower (CAT-R-10, ABT-11, PHA-05).
    fn suits(&self, piece: Piece, place: Stand) -> bool {
        let kind = |spot| self.board.segment(spot).kind;
        match (place, piece) {
            (Stand::Quarter(quarter, _), _) => quarter.takes(piece),
            (_, Piece::Follower | Piece::BigFollower | Piece::Phantom) => true,
            (Stand::On(spot), Piece::Mayor) => kind(spot) == Kind::City,
            (Stand::On(spot), Piece::Wagon) => kind(spot) != Kind::Field,
            (Stand::On(spot), Piece::Abbot) => kind(spot).is_building(),
            _ => false,
        }
    }

    fn add_replacements(&self, choices: &mut Choices) {
        choices.add_pass();
        for (piece, from) in self.replacements() {
            let name = piece.name();
            let text = match from {
                None => format!("seduce {name}"),
                Some(stand) => format!("seduce {name} from {}", self.board.words(stand)),
            };
            choices.add(text, Action::AtTheFair(Deed::Seduce(piece, from)));
        }
    }

    /// The nearest follower goes home (CAT-19) and another takes exactly its place (CAT-R-10).
    /// Builders and pigs that are left alone go home (CAT-R-07), here and where the other came
    /// from (CAT-R-11).
    fn seduce(&mut self, piece: Piece, from: Option<Stand>) {
        let figure = Figure { seat: self.thrower(), piece };
        let target = *self.round().nearest.first().expect("somebody is the nearest");
        self.board.take(target);
        if let Some(from) = from {
            self.board.take(from);
        }
        self.board.put(figure, target);
        self.board.send_the_lonely_home();
        self.next_throw();
    }

    /// The catcher has tried to catch the token, or not.
    pub(crate) fn hold_out(&mut self, hand: Option<Hand>) {
        let flight = self.round_mut().lane.take().expect("a token is in the air");
        self.end_the_catch(flight.result(hand));
    }

    /// One of the two gets the points (CAT-24).
    fn end_the_catch(&mut self, result: Catch) {
        let winner = if result.is_for_the_thrower() { self.thrower() } else { self.catcher() };
        self.scores[winner] += POINTS;
        self.next_throw();
    }
}

fn add_throws_to_neighbour(choices: &mut Choices) {
    for aside in (-300..=300).step_by(100) {
        for power in powers() {
            let throw = Throw::ToNeighbour { aside, power };
            let text = format!("catch-throw {aside} power {power}");
            choices.add(text, Action::AtTheFair(Deed::Throw(throw)));
        }
    }
}

/// Where and when a hand can be held out: while the token is low enough (CAT-D26).
fn add_hands(choices: &mut Choices) {
    choices.add_pass();
    for x in (400..=1_300).step_by(50) {
        for y in (-400..=400).step_by(50) {
            for tick in 54..=59 {
                let hand = Hand { at: Point::new(x * MILLIMETRE, y * MILLIMETRE), tick };
                let text = format!("hand {x},{y} tick {tick}");
                choices.add(text, Action::AtTheFair(Deed::Hold(hand)));
            }
        }
    }
}
