//! JSON Schema of all messages, the source of OpenAPI and the TypeScript types.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value};

use crate::account::{
    CodesLeft, Deletion, Export, NewAccount, PasswordProof, Recovery, RecoveryCodes,
};
use crate::art::ArtCatalogue;
use crate::catalogue::{GameChoices, PresetLine};
use crate::email::{EmailConfirmation, EmailStatus, ForgottenPassword, NewEmail, PasswordReset};
use crate::game::{Lesson, Lessons, Replay, Story};
use crate::message::{ClientMessage, ServerMessage};
use crate::people::{ApiToken, Credentials, Guest, NewToken, PasswordChange, Person, TokenLine};
use crate::puzzle::{Puzzle, PuzzleAnswer, PuzzleLine, PuzzleTry};
use crate::refused::Refused;
use crate::review::{Hint, HintRequest, Plans, ReviewInfo};
use crate::study::{NewStudy, PositionRequest, PositionView, Study, StudyChange, StudyLine};
use crate::survey::Survey;
use crate::table::{GameLine, Lobby, NewTable, SeatRequest, TableInfo};
use crate::words::TileWords;

/// The path of the definitions in an OpenAPI document.
const DEFINITIONS: &str = "/components/schemas";

/// Collects the schemas of types, with everything that they refer to.
///
/// Requests and responses have separate schemas: a field that is omitted when empty is optional in a
/// response, one with a default is optional in a request.
#[derive(Debug)]
pub struct Schemas {
    sent: SchemaGenerator,
    received: SchemaGenerator,
}

impl Default for Schemas {
    fn default() -> Self {
        let settings = SchemaSettings::draft2020_12()
            .with(|settings| settings.definitions_path = DEFINITIONS.into());
        Self {
            sent: settings.clone().for_deserialize().into_generator(),
            received: settings.for_serialize().into_generator(),
        }
    }
}

impl Schemas {
    /// The schema of something that clients send.
    pub fn sent<T: JsonSchema>(&mut self) -> Schema {
        self.sent.subschema_for::<T>()
    }

    /// The schema of something that clients receive.
    pub fn received<T: JsonSchema>(&mut self) -> Schema {
        self.received.subschema_for::<T>()
    }

    /// All definitions so far, by name. For types used in both directions the request schema wins, because
    /// clients may omit fields that the server always sends.
    pub fn definitions(&mut self) -> Map<String, Value> {
        let mut all = self.received.take_definitions(true);
        all.extend(self.sent.take_definitions(true));
        all
    }
}

/// The definitions of all messages.
pub fn definitions() -> Map<String, Value> {
    let mut schemas = Schemas::default();
    macro_rules! all {
        ($direction:ident: $($type:ty),+ $(,)?) => { $(schemas.$direction::<$type>();)+ };
    }
    all!(sent:
        ClientMessage, Credentials, Deletion, EmailConfirmation, ForgottenPassword, Guest, HintRequest, NewEmail, NewStudy,
        NewTable, NewToken,
        PasswordChange, PasswordProof, PasswordReset, PositionRequest, PuzzleTry, Recovery, SeatRequest, StudyChange,
    );
    all!(received:
        ApiToken, ArtCatalogue, CodesLeft, EmailStatus, Export, GameChoices, GameLine, Hint, Lesson, Lessons, Lobby, NewAccount, Person, Plans,
        PositionView, PresetLine, Puzzle, PuzzleAnswer, PuzzleLine, RecoveryCodes, Refused, Replay, ReviewInfo, ServerMessage, Story, Study,
        StudyLine, Survey, TableInfo, TileWords,
        TokenLine,
    );
    schemas.definitions()
}
