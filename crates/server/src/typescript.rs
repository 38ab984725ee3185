//! The types of the interface for TypeScript, in one file.

use bastide_rules::action::{CatchResult, Contest, Piece, Quarter, Role};
use bastide_rules::event::{
    Award, Because, Counted, Event, Occasion, Origin, Score, Strength, Term, Where,
};
use bastide_rules::geometry::{Corner, Pos, Turn};
use bastide_rules::tile::{FeatureKind, Goods, Place};
use bastide_rules::{PlayerGoods, Seat};
use ts_rs::{Config, TS};

use crate::wire::{
    Aim, ApiToken, ArtOfTiles, Barn, ChatLine, Choice, ChoiceKind, Choices, ClientMessage,
    ClockSetting, Closing, ClosingStep, Code, Colour, Completion, Credentials, EndReason, EndView,
    Fair, Fairy, Free, GameChoices, GameLine, GameView, Guest, Lesson, LessonFrame, Level,
    LineChoice, Lobby, LobbyLine, Nearest, NewTable, NewToken, OpenSpace, PasswordChange, Person,
    PieceOnTable, Player, Position, Power, PresetLine, Prisoner, Refused, Replay, SeatWish,
    Seating, SegmentArt, ServerMessage, SetChoice, SetupWish, Sitter, Status, StepView, Story,
    StoryStep, Survey, SurveyedFeature, TableInfo, Takes, Tile, TileArt, TokenLine, Tower,
    UndoView,
};

/// What the rules engine reads and writes itself; `docs/record-format.md` describes it.
const SETUP: &str = "export type Setup = {\n  \
    game: \"carcassonne\" | \"hunters-and-gatherers\" | \"mayflower\";\n  \
    players: string[];\n  \
    \"first-player\"?: number | \"by-lot\";\n  \
    sets?: Record<string, number>;\n  \
    tiles?: Record<string, number>;\n  \
    elements?: Record<string, number | boolean>;\n  \
    rules?: Record<string, string | number | boolean>;\n  \
    \"allow-discouraged\"?: boolean;\n  \
    start?: { tile: string; at: Pos; turn?: Turn }[];\n  \
    \"surveyors-at\"?: [number, number];\n};\n";

macro_rules! declarations {
    ($config:expr, $($type:ty),+ $(,)?) => {
        [$(<$type as TS>::decl($config)),+]
    };
}

/// The whole file.
pub fn types() -> String {
    // Times and counts are far below 2^53, where numbers of JavaScript are exact.
    let config = &Config::new().with_large_int("number");
    let table = declarations!(
        config,
        Aim,
        Barn,
        Choice,
        ChoiceKind,
        Choices,
        ClockSetting,
        Closing,
        ClosingStep,
        Code,
        Colour,
        Completion,
        EndReason,
        EndView,
        Fair,
        Fairy,
        Free,
        GameView,
        Level,
        Nearest,
        OpenSpace,
        Person,
        PieceOnTable,
        Player,
        Position,
        Power,
        Prisoner,
        Refused,
        Seating,
        Sitter,
        Status,
        StepView,
        Survey,
        SurveyedFeature,
        TableInfo,
        Tile,
        Tower,
        UndoView,
        ChatLine,
    );
    let messages = declarations!(config, ClientMessage, ServerMessage);
    let http = declarations!(
        config,
        ApiToken,
        ArtOfTiles,
        Credentials,
        GameChoices,
        GameLine,
        Guest,
        Lesson,
        LessonFrame,
        LineChoice,
        Lobby,
        LobbyLine,
        NewTable,
        NewToken,
        PasswordChange,
        PresetLine,
        Replay,
        SeatWish,
        SegmentArt,
        SetChoice,
        SetupWish,
        Story,
        StoryStep,
        Takes,
        TileArt,
        TokenLine,
    );
    let mut text = String::from(
        "// Made from the Rust types by `cargo run -p bastide-server --example types`. Do not edit.\n\n",
    );
    text.push_str(SETUP);
    let rules = of_rules(config);
    let all = rules.iter().chain(&table).chain(&messages).chain(&http);
    for declaration in all {
        text.push_str("\nexport ");
        text.push_str(declaration);
        text.push('\n');
    }
    text
}

/// What the rules engine tells.
fn of_rules(config: &Config) -> Vec<String> {
    declarations!(
        config,
        Award,
        Because,
        CatchResult,
        Contest,
        Corner,
        Counted,
        Event,
        FeatureKind,
        Goods,
        Occasion,
        Origin,
        Piece,
        Place,
        PlayerGoods,
        Pos,
        Quarter,
        Role,
        Score,
        Seat,
        Strength,
        Term,
        Turn,
        Where,
    )
    .into()
}
