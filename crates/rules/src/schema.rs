//! JSON Schema of the types that are serialised in another form than their fields say.

use std::borrow::Cow;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

use crate::event::SpotName;
use crate::geometry::{Pos, Rotation};
use crate::setup::{PlayerSetup, Setup, WrittenSetup};
use crate::state::Seat;
use crate::tile::SegmentName;

macro_rules! written_as {
    ($($name:ident as $form:ty;)+) => {
        $(impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                <$form>::json_schema(generator)
            }
        })+
    };
}

written_as! {
    SegmentName as String;
    PlayerSetup as String;
    Pos as [i16; 2];
    Seat as u8;
    Setup as WrittenSetup;
    SpotName as String;
}

impl JsonSchema for Rotation {
    fn schema_name() -> Cow<'static, str> {
        "Turn".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": [0, 1, 2, 3] })
    }
}
