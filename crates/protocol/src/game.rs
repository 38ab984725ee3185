//! A game: its current state, its history and its end.

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
    /// The events, entry by entry; empty in a snapshot, except at the start of a game.
    pub steps: Vec<StepView>,
    /// The number of tiles that the client keeps; it removes all others …
    pub tiles_from: usize,
    /// … and adds these.
    pub tiles: Vec<Tile>,
    /// Everything else on the table.
    pub position: Position,
    /// The clocks in milliseconds; only the clock of the player to act runs.
    pub clocks: Option<Vec<Millis>>,
    /// For each seat, whether its last action can be undone, and whether others must agree.
    pub undo: Vec<Option<Undo>>,
    /// For each seat, what happens if the player resigns; `null` if no person plays there any more.
    pub resign: Vec<Option<Resignation>>,
    /// How the game ended.
    pub end: Option<EndView>,
}

/// How an action can be undone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Undo {
    /// At once, without consent.
    Free,
    /// If the other players agree.
    Ask,
}

/// The consequence of a resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Resignation {
    /// The game ends.
    Ends,
    /// A computer takes over the seat.
    Computer,
}

/// An entry of the log.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StepView {
    /// Its number, counted from 1.
    pub seq: u32,
    /// The seat that acted; `null` for chance.
    pub seat: Option<Seat>,
    /// The action, or `undo`, `resign` or `timeout`.
    pub what: String,
    /// For an `undo`, the number of the first entry that was undone: that one and all later game actions
    /// are void.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub taken_back: Option<u32>,
    /// Its events.
    pub events: Vec<Event>,
    /// The events in words, one sentence each.
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
    /// All other players resigned.
    Resigned,
    /// The time ran out.
    Time,
}

/// A request to undo.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct UndoView {
    /// The number of log entries at the time of the request.
    pub seq: u32,
    /// The seat that requests it; `null` if it was rejected.
    pub seat: Option<Seat>,
    /// The seats that have not responded yet.
    pub waiting: Vec<Seat>,
}

/// Some steps of a replay.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Replay {
    /// The number of entries in the log.
    pub entries: u32,
    /// The game after each step: the first with all its tiles, each other one as an update.
    pub frames: Vec<GameView>,
}

/// The course of a game: all actions, and the points after each.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Story {
    /// Entry by entry.
    pub steps: Vec<StoryStep>,
    /// The final scoring; `null` if the game is not over, or ended early.
    pub closing: Option<Closing>,
    /// How the game ended.
    pub end: Option<EndView>,
}

/// An entry of the log, and the game after it.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct StoryStep {
    /// Its number, counted from 1.
    pub seq: u32,
    /// The seat that acted; `null` for chance.
    pub seat: Option<Seat>,
    /// The action, or `undo`, `resign` or `timeout`.
    pub what: String,
    /// The player whose turn it is after it.
    pub turn: Seat,
    /// The number of tiles on the table.
    pub tiles: usize,
    /// The points by seat.
    pub scores: Vec<u32>,
}

/// The final scoring.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Closing {
    /// The points by seat before it.
    pub scores: Vec<u32>,
    /// The figures on the table at that time, from back to front.
    pub figures: Vec<PlacedFigure>,
    /// What was scored, in order.
    pub steps: Vec<ClosingStep>,
}

/// A scoring at the end of the game.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ClosingStep {
    /// In words.
    pub said: String,
    /// The event.
    pub event: Event,
    /// The segments of the feature, by tile and place.
    pub segments: Vec<(Pos, SegmentName)>,
    /// The points by seat after it.
    pub scores: Vec<u32>,
}

/// The available lessons.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Lessons {
    /// Their names in learning order: each is the tile set or game that it teaches.
    pub lessons: Vec<&'static str>,
}

/// A short game that teaches something, step by step.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Lesson {
    /// Its name.
    pub id: &'static str,
    /// What is played.
    pub setup: Setup,
    /// The game before and after each of its actions.
    pub frames: Vec<LessonFrame>,
}

/// A step of a lesson.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct LessonFrame {
    /// The text for the learner.
    pub text: String,
    /// The game, with all its tiles.
    pub game: GameView,
    /// The available options.
    pub choices: Option<Choices>,
    /// The next action: on the learner's turn, the learner has to find it.
    pub wanted: Option<&'static str>,
}
