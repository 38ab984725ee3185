//! The record of a game: setup, actions, dealer and result in one readable text file.
//!
//! `docs/record-format.md` in the repository describes the format. A record is read by playing it, so an
//! illegal action is an error with its line and its rule.

use std::fmt::{self, Write};
#[cfg(feature = "catalogue")]
use std::str::FromStr;

use serde::Deserialize;
use sha2::{Digest, Sha256};

use crate::action::{Action, ParseActionError};
use crate::chance::Dealer;
use crate::event::Log;
use crate::game::Game;
use crate::names::{names, quoted};
use crate::refusal::Refusal;
use crate::setup::{Setup, SetupError, SetupVersion, WrittenSetup};
use crate::state::{Actor, Seat, State};
use crate::tile::TileSet;

const ACTIONS: &str = "--- actions";
const END: &str = "--- end";

/// What a record says about the dealer: the commitment, and the seed once it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealerNote {
    /// There is no seed: the draws were chosen by hand, or come from another program.
    None,
    /// The game is dealt by a seed that is still secret; this is its commitment.
    Committed([u8; 32]),
    /// The seed is known.
    Seed([u8; 32]),
}

/// Why a game ended before the rules end it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EarlyReason {
    /// The other players resigned.
    Resigned,
    /// The other players ran out of time.
    Time,
}

impl EarlyReason {
    /// All reasons.
    pub const ALL: [Self; 2] = [Self::Resigned, Self::Time];
}

names! {
    EarlyReason {
        Resigned = "resigned",
        Time = "time",
    }
}

/// How a game ended before the rules end it. No action proves it: the program that ran the game says so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EarlyEnd {
    /// The reason.
    pub reason: EarlyReason,
    /// The winners.
    pub winners: Vec<Seat>,
}

/// A game that was played, or is being played: legal from its first action to its last.
#[derive(Clone, Debug)]
pub struct Record {
    game: Game,
    dealer: DealerNote,
    actions: Vec<Action>,
    /// The number of first actions that the dealer did not deal, because the game goes on from a position.
    given: usize,
    state: State,
    early: Option<EarlyEnd>,
}

/// A record that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {kind}{}", self.rule().map(|rule| format!(" ({rule})")).unwrap_or_default())]
pub struct RecordError {
    /// The line at fault, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub kind: RecordErrorKind,
}

impl RecordError {
    /// The rule that the action on this line breaks, if it is an illegal action.
    pub const fn rule(&self) -> Option<&'static str> {
        match self.kind {
            RecordErrorKind::Refused { rule, .. } => Some(rule),
            _ => None,
        }
    }
}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordErrorKind {
    /// The line that divides the head from the actions is missing.
    #[error("the line `{ACTIONS}` is missing")]
    NoActions,
    /// The head or the end is not valid TOML, or has unknown keys.
    #[error("{0}")]
    Toml(String),
    /// The record was written by a later version of Bastide.
    #[error("this is a record of version {found}; known are 1 to {newest}")]
    Version {
        /// The version of the record.
        found: u32,
        /// The newest known version.
        newest: u32,
    },
    /// The setup cannot be played.
    #[error(transparent)]
    Setup(SetupError),
    /// The line is not an action.
    #[error(transparent)]
    Action(ParseActionError),
    /// The action is illegal.
    #[error("{} is not allowed: {refusal}", quoted(text))]
    Refused {
        /// The action as it stands in the record.
        text: String,
        /// Why it is illegal.
        refusal: Refusal,
        /// The rule that it breaks.
        rule: &'static str,
    },
    /// A hash is malformed.
    #[error("{} is not 64 hexadecimal digits in lower case", quoted(text))]
    Hash {
        /// The malformed hash.
        text: String,
    },
    /// The game is over, but the record has no end.
    #[error("the game is over here, but `{END}` is missing")]
    NoEnd,
    /// The record has an end, but the game is not over.
    #[error("the record ends here, but the game does not (tiles left to draw: {tiles_left})")]
    NotOver {
        /// How many tiles are left to draw.
        tiles_left: u32,
    },
    /// An early end is noted for a game that is over.
    #[error("the game was played to its end")]
    NotEarly,
    /// An early end names no player of the game as the winner.
    #[error("an early end names at least one player as the winner")]
    NoWinner,
    /// The scores are not those of the actions.
    #[error("the actions give the scores {played:?}")]
    Scores {
        /// The scores after the last action.
        played: Vec<u32>,
    },
    /// The winners are not those of the actions.
    #[error("the actions give the winners {played:?}")]
    Winners {
        /// The seats of the winners after the last action, counted from 1.
        played: Vec<u16>,
    },
    /// The seed does not match the commitment.
    #[error("the seed is not the one that the head of the record committed to")]
    Seed,
    /// More actions are given than there are.
    #[error("the record has {actions} actions, and says that {given} are given")]
    Given {
        /// The number of actions that are said to be given.
        given: usize,
        /// The number of actions.
        actions: usize,
    },
    /// The seed deals something else than the record shows.
    #[error("the seed deals `{dealt}` here")]
    Deal {
        /// The action that the seed gives.
        dealt: String,
    },
    /// The seal does not match the text above it.
    #[error("something above was changed after the record was sealed")]
    Seal,
}

/// Read first: a later version may have keys that this one does not know.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Version {
    bastide_record: u32,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
struct Head {
    #[serde(rename = "bastide-record")]
    _version: u32,
    commitment: Option<String>,
    given: Option<usize>,
    setup: WrittenSetup,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    early: Option<EarlyReason>,
    seed: Option<String>,
    scores: Vec<u32>,
    winners: Vec<u16>,
    seal: Option<String>,
}

impl Record {
    /// An empty record of a game.
    pub fn new(game: Game, dealer: DealerNote) -> Self {
        let state = game.start();
        Self { game, dealer, actions: Vec::new(), given: 0, state, early: None }
    }

    /// Applies an action and appends it to the record. A refused action changes nothing.
    pub fn apply(&mut self, action: Action, log: &mut impl Log) -> Result<(), Refusal> {
        self.game.apply(&mut self.state, action, log)?;
        self.actions.push(action);
        Ok(())
    }

    /// Marks the first actions as given: the game goes on from the position after them, and only what follows is dealt by
    /// the seed. There are at most as many as there are actions.
    pub fn give(&mut self, actions: usize) {
        self.given = actions.min(self.actions.len());
    }

    /// The number of first actions that are given.
    pub fn given(&self) -> usize {
        self.given
    }

    /// Ends the game here, although the rules would let it go on. Does nothing if the game is over.
    pub fn end_early(&mut self, end: EarlyEnd) {
        if !self.state.is_over() {
            self.early = Some(end);
        }
    }

    /// How the game ended before the rules end it, if it did.
    pub fn early_end(&self) -> Option<&EarlyEnd> {
        self.early.as_ref()
    }

    /// Whether the game is over or ended early.
    pub fn has_ended(&self) -> bool {
        self.state.is_over() || self.early.is_some()
    }

    /// The winners if the game has ended, otherwise the leaders.
    pub fn winners(&self) -> Vec<Seat> {
        match &self.early {
            Some(early) => early.winners.clone(),
            None => self.state.leaders().collect(),
        }
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is known of the dealer.
    pub fn dealer(&self) -> DealerNote {
        self.dealer
    }

    /// The actions in the order in which they were made.
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The state after the last action.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Plays the first `count` actions again, or all if there are fewer.
    pub fn replay(&self, count: usize, log: &mut impl Log) -> State {
        let mut state = self.game.start();
        for &action in self.actions.iter().take(count) {
            self.game.apply(&mut state, action, log).expect("a record holds legal actions only");
        }
        state
    }

    /// Reads a record of a game with the tile sets that come with Bastide, and plays it.
    #[cfg(feature = "catalogue")]
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        Self::parse_with_tile_sets(text, crate::catalogue::tile_sets())
    }

    /// Reads a record of a game with these tile sets, and plays it.
    pub fn parse_with_tile_sets(text: &str, sets: &[TileSet]) -> Result<Self, RecordError> {
        let sections = Sections::split(text)?;
        let Version { bastide_record: number } = sections.head.toml()?;
        let version = SetupVersion::from_number(number).ok_or_else(|| {
            let newest = SetupVersion::default().number();
            fault(1, RecordErrorKind::Version { found: number, newest })
        })?;
        let head: Head = sections.head.toml()?;
        let setup_line = line_where(sections.head.text, |line| line.starts_with("[setup"));
        let game = Game::with_tile_sets(head.setup.read(version), sets)
            .map_err(|error| fault(setup_line, RecordErrorKind::Setup(error)))?;
        let mut record = Self::new(game, DealerNote::None);
        if let Some(commitment) = head.commitment {
            let line = line_where(sections.head.text, |line| line.starts_with("commitment"));
            record.dealer = DealerNote::Committed(parse_hash(&commitment, line)?);
        }
        for (index, action) in sections.actions.text.lines().enumerate() {
            let line = sections.actions.first_line + index;
            record.read_action(action, line)?;
        }
        if let Some(given) = head.given {
            let actions = record.actions.len();
            if given > actions {
                let line = line_where(sections.head.text, |line| line.starts_with("given"));
                return Err(fault(line, RecordErrorKind::Given { given, actions }));
            }
            record.given = given;
        }
        record.read_end(&sections)?;
        Ok(record)
    }

    fn read_action(&mut self, text: &str, line: usize) -> Result<(), RecordError> {
        let action = Action::parse(text, &self.game, &self.state)
            .map_err(|error| fault(line, RecordErrorKind::Action(error)))?;
        self.apply(action, &mut ()).map_err(|refusal| {
            let rule = refusal.rule(self.game.setup().game);
            fault(line, RecordErrorKind::Refused { text: text.to_owned(), refusal, rule })
        })
    }

    /// Compares the end of the record with the game that was played.
    fn read_end(&mut self, sections: &Sections) -> Result<(), RecordError> {
        let Some(section) = &sections.end else {
            return if self.state.is_over() {
                let line = sections.actions.first_line + self.actions.len();
                Err(fault(line, RecordErrorKind::NoEnd))
            } else {
                Ok(())
            };
        };
        let at = |key: &str| {
            section.first_line + line_where(section.text, |line| line.starts_with(key)) - 1
        };
        let end: End = section.toml()?;
        if let Some(reason) = end.early {
            self.read_early(reason, &end.winners).map_err(|kind| fault(at("early"), kind))?;
        } else if !self.state.is_over() {
            let tiles_left = self.state.tiles_left();
            return Err(fault(section.first_line - 1, RecordErrorKind::NotOver { tiles_left }));
        }
        if end.scores != self.state.scores() {
            let played = self.state.scores().to_vec();
            return Err(fault(at("scores"), RecordErrorKind::Scores { played }));
        }
        let winners: Vec<_> = self.winners().into_iter().map(Seat::number).collect();
        if end.winners != winners {
            return Err(fault(at("winners"), RecordErrorKind::Winners { played: winners }));
        }
        if let Some(seed) = end.seed {
            let seed = parse_hash(&seed, at("seed"))?;
            let commitment = self.commitment(&seed);
            if self.dealer != DealerNote::Committed(commitment) {
                return Err(fault(at("seed"), RecordErrorKind::Seed));
            }
            self.dealer = DealerNote::Seed(seed);
            self.check_deal(seed, sections.actions.first_line)?;
        }
        if let Some(seal) = end.seal
            && parse_hash(&seal, at("seal"))? != seal_of(&self.unsealed())
        {
            return Err(fault(at("seal"), RecordErrorKind::Seal));
        }
        Ok(())
    }

    /// Takes an early end as it is written, with the winners in the order of their seats.
    fn read_early(&mut self, reason: EarlyReason, winners: &[u16]) -> Result<(), RecordErrorKind> {
        if self.state.is_over() {
            return Err(RecordErrorKind::NotEarly);
        }
        let winners: Vec<Seat> =
            self.state.seats().filter(|seat| winners.contains(&seat.number())).collect();
        if winners.is_empty() {
            return Err(RecordErrorKind::NoWinner);
        }
        self.early = Some(EarlyEnd { reason, winners });
        Ok(())
    }

    /// The text of the record up to its seal.
    fn unsealed(&self) -> String {
        let mut text = String::new();
        self.write_unsealed(&mut text).expect("writing to a string cannot fail");
        text
    }

    fn write_unsealed(&self, text: &mut String) -> fmt::Result {
        let setup = setup_text(self.game.setup());
        let commitment = match self.dealer {
            DealerNote::None => None,
            DealerNote::Committed(commitment) => Some(commitment),
            DealerNote::Seed(seed) => Some(self.commitment(&seed)),
        };
        writeln!(text, "bastide-record = {}", self.game.setup().version.number())?;
        if let Some(commitment) = commitment {
            writeln!(text, "commitment = \"{}\"", hex(&commitment))?;
        }
        if self.given > 0 {
            writeln!(text, "given = {}", self.given)?;
        }
        write!(text, "\n{setup}{ACTIONS}\n")?;
        for action in self.texts() {
            writeln!(text, "{action}")?;
        }
        if self.has_ended() {
            writeln!(text, "{END}")?;
            if let Some(early) = &self.early {
                writeln!(text, "early = \"{}\"", early.reason)?;
            }
            if let DealerNote::Seed(seed) = self.dealer {
                writeln!(text, "seed = \"{}\"", hex(&seed))?;
            }
            let winners: Vec<_> = self.winners().into_iter().map(Seat::number).collect();
            writeln!(text, "scores = {:?}\nwinners = {winners:?}", self.state.scores())?;
        }
        Ok(())
    }

    /// The actions as they are written.
    fn texts(&self) -> impl Iterator<Item = String> {
        let mut state = self.game.start();
        self.actions.iter().map(move |&action| {
            let text = action.text(&self.game, &state);
            self.game
                .apply(&mut state, action, &mut ())
                .expect("a record holds legal actions only");
            text
        })
    }

    /// The commitment to a seed.
    fn commitment(&self, seed: &[u8; 32]) -> [u8; 32] {
        commitment_after(self.game.setup(), self.texts().take(self.given), seed)
    }

    /// Deals the game again: what chance did must come from the seed, except what is given.
    fn check_deal(&self, seed: [u8; 32], first_line: usize) -> Result<(), RecordError> {
        let mut dealer = Dealer::new(seed);
        let mut state = self.game.start();
        for (index, &action) in self.actions.iter().enumerate() {
            if index >= self.given && state.actor() == Actor::Chance {
                let dealt = dealer.deal(&self.game, &state);
                if dealt != action {
                    let dealt = dealt.text(&self.game, &state);
                    return Err(fault(first_line + index, RecordErrorKind::Deal { dealt }));
                }
            }
            self.game
                .apply(&mut state, action, &mut ())
                .expect("a record holds legal actions only");
        }
        Ok(())
    }
}

/// Reads a record and plays it, as [`Record::parse`] does.
#[cfg(feature = "catalogue")]
impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Self::parse(text)
    }
}

/// The text of the record. The same record always gives the same bytes.
impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let text = self.unsealed();
        f.write_str(&text)?;
        if self.has_ended() {
            writeln!(f, "seal = \"{}\"", hex(&seal_of(&text)))?;
        }
        Ok(())
    }
}

/// The dealer's commitment, published before the first tile is drawn: the hash of seed and setup. The seed
/// cannot be guessed from it, and neither seed nor setup can be changed afterwards.
pub fn commitment(setup: &Setup, seed: &[u8; 32]) -> [u8; 32] {
    commitment_after(setup, [], seed)
}

/// The dealer's commitment of a game that goes on from a position: it covers the given actions, too.
pub fn commitment_after(
    setup: &Setup,
    given: impl IntoIterator<Item = String>,
    seed: &[u8; 32],
) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(seed);
    hash.update(setup_text(setup).as_bytes());
    for action in given {
        hash.update(action.as_bytes());
        hash.update(b"\n");
    }
    hash.finalize().into()
}

/// The hash of a finished record, so that no line can be changed alone. It does not stop anyone from
/// sealing a changed record again: players sign nothing.
fn seal_of(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

#[derive(serde::Serialize)]
struct SetupSection {
    setup: WrittenSetup,
}

fn setup_text(setup: &Setup) -> String {
    toml::to_string(&SetupSection { setup: setup.written() }).expect("every setup can be written")
}

/// A part of the file and where it begins.
struct Section<'a> {
    text: &'a str,
    first_line: usize,
}

impl Section<'_> {
    fn toml<T: serde::de::DeserializeOwned>(&self) -> Result<T, RecordError> {
        toml::from_str(self.text).map_err(|error| {
            let before = error.span().and_then(|span| self.text.get(..span.start)).unwrap_or("");
            let line = self.first_line + before.matches('\n').count();
            fault(line, RecordErrorKind::Toml(error.message().to_owned()))
        })
    }
}

struct Sections<'a> {
    head: Section<'a>,
    actions: Section<'a>,
    end: Option<Section<'a>>,
}

impl<'a> Sections<'a> {
    fn split(text: &'a str) -> Result<Self, RecordError> {
        let lines = text.matches('\n').count() + 1;
        let Some((head, rest)) = split_at_line(text, ACTIONS) else {
            return Err(fault(lines, RecordErrorKind::NoActions));
        };
        let first_line = head.matches('\n').count() + 2;
        let head = Section { text: head, first_line: 1 };
        let (actions, end) = match split_at_line(rest, END) {
            None => (rest, None),
            Some((actions, end)) => {
                let first_line = first_line + actions.matches('\n').count() + 1;
                (actions, Some(Section { text: end, first_line }))
            }
        };
        Ok(Self { head, actions: Section { text: actions, first_line }, end })
    }
}

/// The text before and after the first line that reads `mark`.
fn split_at_line<'a>(text: &'a str, mark: &str) -> Option<(&'a str, &'a str)> {
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        if line.trim_end_matches(['\r', '\n']) == mark {
            return Some((&text[..at], &text[at + line.len()..]));
        }
        at += line.len();
    }
    None
}

/// The number of the first line that fits, or 1.
fn line_where(text: &str, fits: impl Fn(&str) -> bool) -> usize {
    text.lines().position(fits).map_or(1, |index| index + 1)
}

const fn fault(line: usize, kind: RecordErrorKind) -> RecordError {
    RecordError { line, kind }
}

fn hex(bytes: &[u8; 32]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string cannot fail");
        text
    })
}

fn parse_hash(text: &str, line: usize) -> Result<[u8; 32], RecordError> {
    let digits = text.as_bytes();
    let mut bytes = [0; 32];
    let fine = digits.len() == 64
        && digits.iter().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'))
        && bytes.iter_mut().zip(digits.chunks(2)).all(|(byte, pair)| {
            let pair = std::str::from_utf8(pair).ok();
            pair.and_then(|pair| u8::from_str_radix(pair, 16).ok())
                .map(|value| *byte = value)
                .is_some()
        });
    if fine { Ok(bytes) } else { Err(fault(line, RecordErrorKind::Hash { text: text.to_owned() })) }
}
