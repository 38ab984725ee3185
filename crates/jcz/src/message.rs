//! A saved game as JCloisterZone writes it.

use std::collections::BTreeMap;

use bastide_rules::{Pos, Rotation};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The whole file, without the keys that Bastide ignores.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct File {
    pub(crate) setup: FileSetup,
    pub(crate) players: Vec<FilePlayer>,
    #[serde(default)]
    pub(crate) replay: Vec<Message>,
    #[serde(default)]
    pub(crate) game_annotations: Option<Annotations>,
    #[serde(default)]
    pub(crate) test: Option<Test>,
    #[serde(default)]
    pub(crate) bastide: Option<BastideKeys>,
}

#[derive(Deserialize)]
pub(crate) struct FileSetup {
    pub(crate) sets: BTreeMap<String, u16>,
    #[serde(default)]
    pub(crate) elements: BTreeMap<String, Value>,
    #[serde(default)]
    pub(crate) rules: BTreeMap<String, Value>,
    #[serde(default)]
    pub(crate) start: Option<Vec<FileStart>>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct FileStart {
    pub(crate) tile: String,
    pub(crate) x: i16,
    pub(crate) y: i16,
    /// Quarter turns or degrees.
    #[serde(default)]
    pub(crate) rotation: u16,
}

#[derive(Deserialize)]
pub(crate) struct FilePlayer {
    #[serde(default)]
    pub(crate) name: String,
}

/// Only games for tests have these.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct Annotations {
    /// The draw order.
    pub(crate) draw_order: Vec<String>,
    /// The number of turns after which the game ends.
    pub(crate) end_turn: Option<u64>,
}

#[derive(Deserialize)]
pub(crate) struct Test {
    #[serde(default)]
    pub(crate) assertions: Vec<String>,
}

/// Keys that only Bastide's exporter adds; JCloisterZone ignores them.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(crate) struct BastideKeys {
    /// The seat that starts, counted from 1; JCloisterZone seats that player first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) first_player: Option<u8>,
    /// Whether the starting player was drawn by lot.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub(crate) by_lot: bool,
    /// All draws, if some tiles were set aside: JCloisterZone does not draw such tiles.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) draws: Option<Vec<String>>,
}

/// A message of the replay, not parsed yet.
#[derive(Deserialize)]
pub(crate) struct Message {
    #[serde(rename = "type")]
    pub(crate) kind: String,
    #[serde(default)]
    pub(crate) payload: Value,
    /// Who sent it, counted from 0.
    #[serde(default)]
    pub(crate) player: Option<u32>,
}

/// What a message says.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Step {
    PlaceTile(PlaceTile),
    Deploy(DeployPiece),
    MoveFigure(MoveFigure),
    PlaceToken(PlaceToken),
    Capture(PiecePointer),
    ReturnPiece(ReturnPiece),
    PayRansom(PayRansom),
    Exchange(PieceId),
    Pass,
    Commit,
    Undo,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlaceTile {
    pub(crate) tile_id: String,
    pub(crate) rotation: FileRotation,
    pub(crate) position: Pos,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct DeployPiece {
    pub(crate) pointer: FeaturePointer,
    #[serde(rename = "meepleId")]
    pub(crate) piece_id: PieceId,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct MoveFigure {
    pub(crate) figure_id: String,
    pub(crate) to: Target,
    /// Added by Bastide: the follower beside the fairy, where she moves to a tile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) beside: Option<PiecePointer>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PlaceToken {
    pub(crate) token: String,
    pub(crate) pointer: Target,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct ReturnPiece {
    pub(crate) pointer: PiecePointer,
    pub(crate) source: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PayRansom {
    #[serde(rename = "meepleId")]
    pub(crate) piece_id: PieceId,
    /// Added by Bastide: whether the tile was drawn before the ransom was paid.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) drawn: bool,
}

/// A space, a feature on its tile, or a piece there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "a position, a feature, or a piece on a feature was expected")]
pub(crate) enum Target {
    Position(Pos),
    Piece(PiecePointer),
    Feature(FeaturePointer),
}

impl Target {
    /// The space that is meant.
    pub(crate) fn position(&self) -> Pos {
        match self {
            Self::Position(at) => *at,
            Self::Piece(PiecePointer { feature_pointer, .. }) => feature_pointer.position,
            Self::Feature(feature) => feature.position,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct FeaturePointer {
    pub(crate) position: Pos,
    pub(crate) feature: String,
    pub(crate) location: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct PiecePointer {
    pub(crate) feature_pointer: FeaturePointer,
    #[serde(rename = "meepleId")]
    pub(crate) piece_id: PieceId,
}

/// A piece: the seat of its owner, its kind and its number, as in `0.small.1`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct PieceId(pub(crate) String);

impl PieceId {
    /// The seat, counted from 0, and the word for the kind.
    pub(crate) fn parts(&self) -> Option<(usize, &str)> {
        let (seat, rest) = self.0.split_once('.')?;
        Some((seat.parse().ok()?, rest.split_once('.').map_or(rest, |(kind, _)| kind)))
    }
}

/// Quarter turns, written `R90`.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum FileRotation {
    R0,
    R90,
    R180,
    R270,
}

impl FileRotation {
    const ALL: [Self; 4] = [Self::R0, Self::R90, Self::R180, Self::R270];

    pub(crate) fn turn(self) -> Rotation {
        Rotation::new(self as u8)
    }
}

impl From<Rotation> for FileRotation {
    fn from(turn: Rotation) -> Self {
        Self::ALL[turn.index()]
    }
}

impl Message {
    /// Parses the message; the error says what is wrong with it.
    pub(crate) fn read(&self) -> Result<Step, String> {
        fn payload<T: serde::de::DeserializeOwned>(value: &Value) -> Result<T, String> {
            T::deserialize(value).map_err(|error| error.to_string())
        }
        #[derive(Deserialize)]
        struct Prisoner {
            pointer: PiecePointer,
        }
        #[derive(Deserialize)]
        struct Payload {
            #[serde(rename = "meepleId")]
            piece_id: PieceId,
        }
        let value = &self.payload;
        match self.kind.as_str() {
            "PLACE_TILE" => payload(value).map(Step::PlaceTile),
            "DEPLOY_MEEPLE" => payload(value).map(Step::Deploy),
            "MOVE_NEUTRAL_FIGURE" => payload(value).map(Step::MoveFigure),
            "PLACE_TOKEN" => payload(value).map(Step::PlaceToken),
            "CAPTURE_FOLLOWER" => payload(value).map(|Prisoner { pointer }| Step::Capture(pointer)),
            "RETURN_MEEPLE" => payload(value).map(Step::ReturnPiece),
            "PAY_RANSOM" => payload(value).map(Step::PayRansom),
            "EXCHANGE_FOLLOWER" => {
                payload(value).map(|Payload { piece_id }| Step::Exchange(piece_id))
            }
            "PASS" => Ok(Step::Pass),
            "COMMIT" => Ok(Step::Commit),
            "UNDO" => Ok(Step::Undo),
            _ => Err("nothing in our games sends such a message".to_owned()),
        }
    }

    /// The message in short, to be compared with the file.
    pub(crate) fn describe(&self) -> String {
        const MOST: usize = 300;
        let text = match &self.payload {
            Value::Object(fields) if !fields.is_empty() => {
                format!("{} {}", self.kind, self.payload)
            }
            _ => self.kind.clone(),
        };
        crate::error::shortened(&text, MOST)
    }
}

impl Step {
    /// The message as it is written for the player in this seat, counted from 0.
    pub(crate) fn write(&self, player: usize) -> Value {
        let (kind, payload) = match self {
            Self::PlaceTile(step) => ("PLACE_TILE", json!(step)),
            Self::Deploy(step) => ("DEPLOY_MEEPLE", json!(step)),
            Self::MoveFigure(step) => ("MOVE_NEUTRAL_FIGURE", json!(step)),
            Self::PlaceToken(step) => ("PLACE_TOKEN", json!(step)),
            Self::Capture(pointer) => ("CAPTURE_FOLLOWER", json!({ "pointer": pointer })),
            Self::ReturnPiece(step) => ("RETURN_MEEPLE", json!(step)),
            Self::PayRansom(step) => ("PAY_RANSOM", json!(step)),
            Self::Exchange(id) => ("EXCHANGE_FOLLOWER", json!({ "meepleId": id })),
            Self::Pass => ("PASS", json!({})),
            Self::Commit => ("COMMIT", json!({ "random": 0.0 })),
            Self::Undo => ("UNDO", json!({})),
        };
        json!({ "type": kind, "payload": payload, "player": player, "clock": 0 })
    }
}
