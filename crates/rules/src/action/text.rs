//! Actions as they stand in records: how the parts of a text are written and read.

use std::fmt::{Display, Write};

use super::table::ROWS;
use super::{Action, CatchResult, Contest, Follower, ParseActionError, Piece, Quarter, Spot};
use crate::game::{Game, KindId};
use crate::geometry::{Corner, Pos, Rotation, Side, read_number};
use crate::names::ParseNameError;
use crate::region::SegmentId;
use crate::state::{Seat, State};
use crate::tile::SegmentName;

impl Action {
    /// Parses an action as it stands in a record. It need not be legal: [`Game::apply`] checks that.
    ///
    /// ```
    /// use bastide_rules::{Action, Game, Setup};
    ///
    /// let game = Game::new(Setup::carcassonne(["Ann", "Ben"]))?;
    /// let state = game.start();
    /// let action = Action::parse("draw BA-V", &game, &state)?;
    /// assert_eq!(action.text(&game, &state), "draw BA-V");
    ///
    /// let error = Action::parse("place 0,1", &game, &state).unwrap_err();
    /// assert_eq!(error.to_string(), "`place 0,1` does not read like `place 1,-2 turn 3`");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(text: &str, game: &Game, state: &State) -> Result<Self, ParseActionError> {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        if word.is_empty() {
            return Err(ParseActionError::Empty);
        }
        // A space may follow a text of one word.
        let text = if rest.is_empty() { word } else { text };
        if let Some(row) = ROWS.iter().find(|row| row.word == Some(word)) {
            return row.read(text, game, state);
        }
        let mut first_error = None;
        for row in ROWS.iter().filter(|row| row.word.is_none()) {
            match row.read(text, game, state) {
                Ok(action) => return Ok(action),
                Err(error) => first_error = first_error.or(Some(error)),
            }
        }
        match first_error {
            // The first of these rows puts a piece on a segment, which is what is usually meant.
            Some(error) if word.parse::<Piece>().is_ok() => Err(error),
            _ => Err(ParseActionError::UnknownAction {
                text: text.to_owned(),
                example: game.setup().game.vocabulary().placement,
            }),
        }
    }
}

/// How an action is read: a row of the table.
pub(super) struct Row {
    /// The word with which the text begins; none if it begins with a part.
    pub(super) word: Option<&'static str>,
    /// A text of such an action.
    pub(super) example: &'static str,
    /// Reads all words and parts.
    pub(super) read: fn(&mut Reader) -> Result<Action, ParseActionError>,
}

impl Row {
    fn read(&self, text: &str, game: &Game, state: &State) -> Result<Action, ParseActionError> {
        let mut reader = Reader { text, rest: Some(text), example: self.example, game, state };
        let action = (self.read)(&mut reader)?;
        if reader.rest.is_some() { Err(reader.unlike()) } else { Ok(action) }
    }
}

/// The text of an action while it is read.
pub(super) struct Reader<'a> {
    text: &'a str,
    /// What is left to read; none at the end.
    rest: Option<&'a str>,
    example: &'static str,
    game: &'a Game,
    state: &'a State,
}

impl<'a> Reader<'a> {
    /// Reads this word.
    pub(super) fn expect(&mut self, word: &str) -> Result<(), ParseActionError> {
        if self.word()? == word { Ok(()) } else { Err(self.unlike()) }
    }

    fn word(&mut self) -> Result<&'a str, ParseActionError> {
        let rest = self.rest()?;
        let (word, rest) =
            rest.split_once(' ').map_or((rest, None), |(word, rest)| (word, Some(rest)));
        self.rest = rest;
        Ok(word)
    }

    /// Everything up to the end.
    fn rest(&mut self) -> Result<&'a str, ParseActionError> {
        self.rest.take().ok_or_else(|| self.unlike())
    }

    fn unlike(&self) -> ParseActionError {
        ParseActionError::Form { text: self.text.to_owned(), example: self.example }
    }

    fn wrong(&self, word: &str, expected: &'static str) -> ParseActionError {
        ParseActionError::Word {
            text: self.text.to_owned(),
            example: self.example,
            word: word.to_owned(),
            expected,
        }
    }
}

/// The text of an action while it is written.
pub(super) struct Writer<'a> {
    pub(super) text: String,
    game: &'a Game,
    state: &'a State,
}

impl<'a> Writer<'a> {
    pub(super) const fn new(game: &'a Game, state: &'a State) -> Self {
        Self { text: String::new(), game, state }
    }

    /// Writes a word, or several.
    pub(super) fn put(&mut self, words: impl Display) {
        let space = if self.text.is_empty() { "" } else { " " };
        // Text can always be written to a string.
        let _ = write!(self.text, "{space}{words}");
    }
}

/// A part of an action's text: one word, or everything up to the end.
pub(super) trait Part: Sized {
    fn write(self, writer: &mut Writer);
    fn read(reader: &mut Reader) -> Result<Self, ParseActionError>;
}

/// A segment by its name alone if it is on the tile placed last: `road E`, and `road E at 1,-2` on any
/// other.
pub(super) struct Named(pub(super) SegmentId);

/// Where a piece comes from, if not from the supply: `from road E at 1,-2`, or nothing.
pub(super) struct Departure(pub(super) Option<Spot>);

impl Part for Named {
    fn write(self, writer: &mut Writer) {
        let Self(on) = self;
        if writer.state.has_segment(on) && writer.state.is_on_last_tile(on) {
            writer.put(writer.state.segment_name(writer.game, on).1);
        } else {
            on.write(writer);
        }
    }

    fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
        let place = reader.rest()?;
        reader.standing(place)?.segment(reader).map(Self)
    }
}

impl Part for Departure {
    fn write(self, writer: &mut Writer) {
        if let Self(Some(from)) = self {
            writer.put("from");
            from.write(writer);
        }
    }

    fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
        if reader.rest.is_none() {
            return Ok(Self(None));
        }
        reader.expect("from")?;
        Part::read(reader).map(Some).map(Self)
    }
}

impl Part for SegmentId {
    fn write(self, writer: &mut Writer) {
        if !writer.state.has_segment(self) {
            return writer.put("?");
        }
        let (at, place) = writer.state.segment_name(writer.game, self);
        writer.put(format_args!("{place} at {at}"));
    }

    fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
        Spot::read(reader)?.segment(reader)
    }
}

impl Part for Spot {
    fn write(self, writer: &mut Writer) {
        match self {
            Self::On(on) => on.write(writer),
            Self::Tower(at) => writer.put(format_args!("tower at {at}")),
            Self::Quarter(quarter) => quarter.write(writer),
        }
    }

    fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
        let place = reader.rest()?;
        if !place.contains(" at ") && place.parse::<Quarter>().is_err() {
            return Err(ParseActionError::MissingSpace { text: reader.text.to_owned() });
        }
        reader.standing(place)
    }
}

impl Spot {
    fn segment(self, reader: &Reader) -> Result<SegmentId, ParseActionError> {
        match self {
            Self::On(segment) => Ok(segment),
            Self::Tower(_) | Self::Quarter(_) => {
                Err(ParseActionError::NotASegment { text: reader.text.to_owned() })
            }
        }
    }
}

impl Reader<'_> {
    /// `road E` on the tile placed last, `road E at 1,-2` on any, `tower at 1,-2`, or `castle`.
    fn standing(&self, text: &str) -> Result<Spot, ParseActionError> {
        let (place, at) = match text.split_once(" at ") {
            Some((place, at)) => (place, Some(at.parse()?)),
            None => (text, None),
        };
        if let ("tower", Some(at)) = (place, at) {
            return Ok(Spot::Tower(at));
        }
        if let (Ok(quarter), None) = (place.parse(), at) {
            return Ok(Spot::Quarter(quarter));
        }
        let name: SegmentName =
            place.parse().map_err(|_| ParseActionError::SegmentName { name: place.to_owned() })?;
        let tile = at.map_or(self.state.tiles().last(), |at| self.state.tile_at(at));
        let segment = tile.and_then(|tile| tile.segment_named(self.game, name));
        segment.map(Spot::On).ok_or(ParseActionError::NoSuchSegment { name, at })
    }
}

impl Part for Follower {
    fn write(self, writer: &mut Writer) {
        let Self { seat, piece, at } = self;
        seat.write(writer);
        piece.write(writer);
        at.write(writer);
    }

    fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
        let (seat, piece) = (Part::read(reader)?, Part::read(reader)?);
        Ok(Self { seat, piece, at: Part::read(reader)? })
    }
}

impl Part for KindId {
    fn write(self, writer: &mut Writer) {
        writer.put(writer.game.kind(self).map_or("?", |kind| kind.id()));
    }

    fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
        let id = reader.rest()?;
        let kind = reader.game.kind_named(id);
        kind.ok_or_else(|| ParseActionError::NoSuchTile { id: id.to_owned() })
    }
}

/// Makes parts of types with a text form of one word.
macro_rules! names {
    ($($part:ty),+) => {$(
        impl Part for $part {
            fn write(self, writer: &mut Writer) {
                writer.put(self);
            }

            fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
                let word = reader.word()?;
                word.parse().map_err(|error: ParseNameError| reader.wrong(word, error.expected()))
            }
        }
    )+};
}

names!(Pos, Rotation, Side, Corner, Seat, Piece, Quarter, Contest, CatchResult);

/// Makes parts of numbers.
macro_rules! numbers {
    ($($number:ty: $expected:literal;)+) => {$(
        impl Part for $number {
            fn write(self, writer: &mut Writer) {
                writer.put(self);
            }

            fn read(reader: &mut Reader) -> Result<Self, ParseActionError> {
                let word = reader.word()?;
                read_number(word).ok_or_else(|| reader.wrong(word, $expected))
            }
        }
    )+};
}

numbers! {
    u8: "a whole number from 0 to 255";
    i16: "a whole number from -32768 to 32767";
    u16: "a whole number from 0 to 65535";
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use rand_core::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use crate::action::ActionKind;
    use crate::chance::{Dealer, below};
    use crate::setup::{CatapultMode, FirstPlayer, Lot, Preset, Setup};
    use crate::state::Actor;

    /// Plays a random game, checks the texts of all legal actions, and notes their kinds. Rare kinds are
    /// chosen as often as others.
    fn check_texts(game: &Game, seed: u8, met: &mut BTreeSet<ActionKind>) {
        let mut random = Pcg64Mcg::seed_from_u64(seed.into());
        let mut dealer = Dealer::new([seed; 32]);
        let mut state = game.start();
        let mut legal = Vec::new();
        while !state.is_over() {
            game.legal_actions(&state, &mut legal);
            for &action in &legal {
                let text = action.text(game, &state);
                assert_eq!(Action::parse(&text, game, &state), Ok(action), "{text}");
                assert_eq!(text.split(' ').next(), Some(action.keyword()));
            }
            let kinds: BTreeSet<_> = legal.iter().map(|action| action.kind()).collect();
            let mut one_of = |count: usize| below(&mut random, count as u32) as usize;
            let action = if state.actor() == Actor::Chance {
                dealer.deal(game, &state)
            } else {
                let kind = kinds.iter().nth(one_of(kinds.len()));
                legal.retain(|action| Some(&action.kind()) == kind);
                legal[one_of(legal.len())]
            };
            met.extend(kinds);
            game.apply(&mut state, action, &mut ()).expect("a listed action is legal");
        }
    }

    #[test]
    fn every_legal_action_reads_back() {
        let mut met = BTreeSet::new();
        for preset in Preset::ALL {
            for seed in 0..12 {
                let mut setup = Setup::preset(preset, ["Ann", "Ben", "Cleo"]);
                setup.first_player = FirstPlayer::Random(Lot::ByLot);
                if preset == Preset::Everything {
                    setup.elements.abbots = Some(1);
                    if seed % 2 == 1 {
                        setup.rules.catapult = CatapultMode::Manual;
                    }
                }
                check_texts(&Game::new(setup).expect("a sensible setup"), seed, &mut met);
            }
        }
        // Random games hardly ever lead to these two; the examples show them.
        met.extend([ActionKind::Exchange, ActionKind::Score]);
        assert_eq!(met, BTreeSet::from(ActionKind::ALL));
    }

    #[test]
    fn each_kind_has_the_name_of_its_variant() {
        for kind in ActionKind::ALL {
            let plain = kind.as_str().replace('-', "");
            assert_eq!(plain, format!("{kind:?}").to_lowercase());
        }
    }

    /// What the examples name need not be on the table, but their form is right.
    #[test]
    fn each_example_reads_like_itself() {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
        let state = game.start();
        for row in ROWS {
            match row.read(row.example, &game, &state) {
                Ok(action) => assert_eq!(action.text(&game, &state), row.example),
                Err(error) => {
                    assert!(!error.to_string().contains("does not read like"), "{error}");
                }
            }
        }
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("a sensible setup");
        let cases = [
            ("place 0,1", "`place 0,1` does not read like `place 1,-2 turn 3`"),
            (
                "place 0,1 turn 4",
                "`place 0,1 turn 4` does not read like `place 1,-2 turn 3`: `4` is not a number of \
                 quarter turns, 0 to 3",
            ),
            ("pass on", "`pass on` does not read like `pass`"),
            ("fairy road E", "`fairy road E` does not say where, as in `at 1,-2`"),
            ("remove tower at 1,-2", "`remove tower at 1,-2` names no segment"),
            ("follower road N", "there is no road N on the tile placed last"),
            ("follower", "`follower` does not read like `follower road E`"),
            (
                "dance",
                "`dance` is no action, such as `place 1,-2 turn 3`, `follower road E` or `pass`",
            ),
        ];
        for (text, wanted) in cases {
            let error = Action::parse(text, &game, &game.start()).expect_err("not an action");
            assert_eq!(error.to_string(), wanted);
        }
    }
}
