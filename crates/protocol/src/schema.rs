//! JSON Schema of everything on the wire. OpenAPI and the TypeScript types are made from it.

use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value};

use crate::account::{
    CodesLeft, Deletion, Export, NewAccount, PasswordProof, Recovery, RecoveryCodes,
};
use crate::art::ArtOfTiles;
use crate::catalogue::{GameChoices, PresetLine};
use crate::email::{EmailConfirmation, EmailStatus, ForgottenPassword, NewEmail, PasswordReset};
use crate::game::{Lesson, Lessons, Replay, Story};
use crate::message::{ClientMessage, ServerMessage};
use crate::people::{ApiToken, Credentials, Guest, NewToken, PasswordChange, Person, TokenLine};
use crate::refused::Refused;
use crate::survey::Survey;
use crate::table::{GameLine, Lobby, NewTable, SeatWish, TableInfo};
use crate::words::TileWords;

/// Where the definitions are in a document of OpenAPI.
const DEFINITIONS: &str = "/components/schemas";

/// Collects the schemas of types, with everything that they refer to.
///
/// What a client sends and what it gets are described apart: a field that is left out when it is empty is optional for who
/// reads, one with a default is optional for who writes.
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

    /// The schema of something that clients get.
    pub fn received<T: JsonSchema>(&mut self) -> Schema {
        self.received.subschema_for::<T>()
    }

    /// All definitions so far, by their names. Of what goes in both directions, that of the client counts: it may leave out
    /// what the server always names.
    pub fn definitions(&mut self) -> Map<String, Value> {
        let mut all = self.received.take_definitions(true);
        all.extend(self.sent.take_definitions(true));
        all
    }
}

/// The definitions of everything on the wire.
pub fn definitions() -> Map<String, Value> {
    let mut schemas = Schemas::default();
    macro_rules! all {
        ($direction:ident: $($type:ty),+ $(,)?) => { $(schemas.$direction::<$type>();)+ };
    }
    all!(sent:
        ClientMessage, Credentials, Deletion, EmailConfirmation, ForgottenPassword, Guest, NewEmail, NewTable, NewToken,
        PasswordChange, PasswordProof, PasswordReset, Recovery, SeatWish,
    );
    all!(received:
        ApiToken, ArtOfTiles, CodesLeft, EmailStatus, Export, GameChoices, GameLine, Lesson, Lessons, Lobby, NewAccount, Person, PresetLine,
        RecoveryCodes, Refused, Replay, ServerMessage, Story, Survey, TableInfo, TileWords,
        TokenLine,
    );
    schemas.definitions()
}
