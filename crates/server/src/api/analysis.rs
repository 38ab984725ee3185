//! The endpoints of reviews, hints, positions, studies and puzzles.

use bastide_protocol::puzzle::{Puzzle, PuzzleAnswer, PuzzleLine, PuzzleTry};
use bastide_protocol::review::{Hint, HintRequest, Plans, ReviewInfo};
use bastide_protocol::study::{
    NewStudy, PositionRequest, PositionView, Study, StudyChange, StudyLine,
};

use super::endpoint::{Endpoint, delete, get, patch, post};
use super::{games, hints, positions, puzzles, reviews, studies};

/// The largest position in a request, in bytes: the actions of the longest games.
pub(super) const MAX_POSITION: usize = 512 * 1024;
/// The largest study in a request, in bytes. In JSON a file takes up to twice its size.
const MAX_STUDY: usize = 2 * studies::MAX_FILE + super::MAX_BODY;

pub(super) fn endpoints() -> Vec<Endpoint> {
    let mut all = of_analysis();
    all.extend(of_studies());
    all.extend(of_puzzles());
    all
}

fn of_analysis() -> Vec<Endpoint> {
    let tag = "analysis";
    vec![
        get("/tables/{table}/review", reviews::of_table)
            .does(tag, "The review of a finished game, or how far it is")
            .asks::<games::Spoken>()
            .gives::<ReviewInfo>(200, "the review"),
        post("/tables/{table}/review", reviews::of_table_wanted)
            .does(tag, "Request a review of a finished game")
            .knowing("It is computed in the background, once for everybody. A person may request a few in a day.")
            .asks::<games::Spoken>()
            .gives::<ReviewInfo>(202, "how far it is"),
        post("/tables/{table}/hint", hints::hint)
            .does(tag, "A hint for the player whose turn it is: the idea, or the move")
            .knowing("Refused at purist tables, and where hints are off. Hints are counted; the same one counts once.")
            .asks::<games::Spoken>()
            .takes::<HintRequest>()
            .gives::<Hint>(200, "the hint"),
        post("/position", positions::position)
            .does(tag, "A position on an analysis board: what it looks like, and what can be done")
            .takes::<PositionRequest>()
            .gives::<PositionView>(200, "the position")
            .up_to(MAX_POSITION),
        post("/plans", positions::plans)
            .does(tag, "The best plans of a position")
            .knowing("They are computed behind the moves of games. Closing the connection stops it.")
            .takes::<PositionRequest>()
            .gives::<Plans>(200, "the plans")
            .up_to(MAX_POSITION),
    ]
}

fn of_studies() -> Vec<Endpoint> {
    let tag = "studies";
    vec![
        get("/studies", studies::own)
            .does(tag, "Your studies, the newest first")
            .gives::<Vec<StudyLine>>(200, "the studies"),
        post("/studies", studies::create)
            .does(tag, "Make a study of a file, a game, another study, or an empty table")
            .knowing("A file is a record or a saved game of JCloisterZone of at most 1 MiB. A running game can be studied by spectators, unless its table is purist.")
            .takes::<NewStudy>()
            .gives::<Study>(201, "the study")
            .up_to(MAX_STUDY),
        get("/studies/{study}", studies::look)
            .does(tag, "A study; its id is its link")
            .gives::<Study>(200, "the study"),
        patch("/studies/{study}", studies::change)
            .does(tag, "Change the name or the variations of your study")
            .takes::<StudyChange>()
            .gives::<Study>(200, "the study")
            .up_to(MAX_STUDY),
        delete("/studies/{study}", studies::remove)
            .does(tag, "Delete your study")
            .gives_nothing("deleted"),
        get("/studies/{study}/review", studies::review)
            .does(tag, "The review of the finished game of a study, or how far it is")
            .asks::<games::Spoken>()
            .gives::<ReviewInfo>(200, "the review"),
        post("/studies/{study}/review", studies::request_review)
            .does(tag, "Request a review of the finished game of a study")
            .asks::<games::Spoken>()
            .gives::<ReviewInfo>(202, "how far it is"),
        get("/studies/{study}/record", studies::record)
            .does(tag, "The record of the main line of a study")
            .asks::<games::Format>()
            .gives_text("text/plain", "the record"),
    ]
}

fn of_puzzles() -> Vec<Endpoint> {
    let tag = "puzzles";
    vec![
        get("/puzzles", puzzles::list)
            .does(tag, "The puzzles there are")
            .asks::<puzzles::Wanted>()
            .gives::<Vec<PuzzleLine>>(200, "the puzzles"),
        get("/puzzles/today", puzzles::today)
            .does(tag, "The puzzle of the day, which begins at midnight UTC")
            .asks::<games::Spoken>()
            .gives::<Puzzle>(200, "the puzzle"),
        get("/puzzles/{puzzle}", puzzles::look)
            .does(tag, "A puzzle")
            .asks::<games::Spoken>()
            .gives::<Puzzle>(200, "the puzzle"),
        post("/puzzles/{puzzle}", puzzles::attempt)
            .does(tag, "Try to solve a puzzle")
            .knowing("The answer has the solution.")
            .takes::<PuzzleTry>()
            .gives::<PuzzleAnswer>(200, "whether it is solved, and the solution"),
    ]
}
