//! A game: as it is, as it was, and how it ended.

use bastide_art::PlacedFigure;
use bastide_rules::tile::SegmentName;
use bastide_rules::{Event, Pos, Seat, Setup};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::Millis;
use crate::choices::Choices;
use crate::position::{Position, Tile};

/// The game, or what changed in it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct GameView {
    /// The number of log entries: this is the game after them.
    pub seq: u32,
    /// What happened, entry by entry; nothing in a snapshot, but for the one at the start of a game.
    pub steps: Vec<StepView>,
    /// How many of the tiles that the client has stay as they are; all others are put away …
    pub tiles_from: usize,
    /// … and these are laid instead.
    pub tiles: Vec<Tile>,
    /// Everything else on the table.
    pub position: Position,
    /// What the clocks show, in milliseconds; only the clock of who decides runs.
    pub clocks: Option<Vec<Millis>>,
    /// For each seat, whether its last action can be taken back, and whether others are asked.
    pub undo: Vec<Option<Undo>>,
    /// For each seat, what comes of it if the player resigns; nothing if no person plays there any more.
    pub resign: Vec<Option<Resignation>>,
    /// How the game ended.
    pub end: Option<EndView>,
}

/// How an action can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// At once, without asking anyone.
    Free,
    /// If the other players agree.
    Ask,
}

/// What comes of a resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Resignation {
    /// The game ends.
    Ends,
    /// A computer plays on in the seat.
    Computer,
}

/// An entry of the log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StepView {
    /// Its number, counted from 1.
    pub seq: u32,
    /// Who did it; nobody for chance.
    pub seat: Option<Seat>,
    /// The action, or `undo`, `resign` or `timeout`.
    pub what: String,
    /// For an `undo`, the number of the first entry that it took back: that one and all game actions since are void.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_back: Option<u32>,
    /// What came of it.
    pub events: Vec<Event>,
    /// The same in words, a sentence for each event.
    pub said: Vec<String>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EndView {
    /// Why it is over.
    pub reason: EndReason,
    /// The points by seat.
    pub scores: Vec<u32>,
    /// Who won.
    pub winners: Vec<Seat>,
}

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// It was played to its end.
    Played,
    /// Everybody else gave up.
    Resigned,
    /// The time ran out.
    Time,
}

/// A wish to take back.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UndoView {
    /// The number of log entries when it was asked.
    pub seq: u32,
    /// Who wants it; nobody any more if it was refused.
    pub seat: Option<Seat>,
    /// The seats that have not answered yet.
    pub waiting: Vec<Seat>,
}

/// Some steps of a replay.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Replay {
    /// How many entries the log has.
    pub entries: u32,
    /// The game after each step: the first with all its tiles, each other one going on from there.
    pub frames: Vec<GameView>,
}

/// The course of a game: who did what, and how the points grew.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Story {
    /// Entry by entry.
    pub steps: Vec<StoryStep>,
    /// The final scoring; none if the game is not over, or ended early.
    pub closing: Option<Closing>,
    /// How the game ended.
    pub end: Option<EndView>,
}

/// An entry of the log, and where the game stood after it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoryStep {
    /// Its number, counted from 1.
    pub seq: u32,
    /// Who did it; nobody for chance.
    pub seat: Option<Seat>,
    /// The action, or `undo`, `resign` or `timeout`.
    pub what: String,
    /// Whose turn it is after it.
    pub turn: Seat,
    /// How many tiles lie on the table.
    pub tiles: usize,
    /// The points by seat.
    pub scores: Vec<u32>,
}

/// The final scoring.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Closing {
    /// The points by seat before it.
    pub scores: Vec<u32>,
    /// What stood on the table then, from the back to the front.
    pub figures: Vec<PlacedFigure>,
    /// What was scored, one after another.
    pub steps: Vec<ClosingStep>,
}

/// Something that was scored at the end of the game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClosingStep {
    /// In words.
    pub said: String,
    /// In full.
    pub event: Event,
    /// Where it lies: the segments of the feature, by tile and place.
    pub segments: Vec<(Pos, SegmentName)>,
    /// The points by seat after it.
    pub scores: Vec<u32>,
}

/// The lessons there are.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Lessons {
    /// Their names, in the order in which they are best learnt: each is the tile set or game that it teaches.
    pub lessons: Vec<&'static str>,
}

/// A short game that teaches something, step by step.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Lesson {
    /// Its name.
    pub id: &'static str,
    /// What is played.
    pub setup: Setup,
    /// The game before and after everything that is done in it.
    pub frames: Vec<LessonFrame>,
}

/// A moment of a lesson.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LessonFrame {
    /// What the learner reads.
    pub text: String,
    /// The game, with all its tiles.
    pub game: GameView,
    /// What can be done.
    pub choices: Option<Choices>,
    /// What will be done: on the learner's turn, the learner is to find it.
    pub wanted: Option<&'static str>,
}
