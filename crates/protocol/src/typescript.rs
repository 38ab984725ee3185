//! The TypeScript types of the protocol, generated from their JSON Schema.

use std::fmt::Write as _;

use serde_json::{Map, Value};

use crate::schema::definitions;

/// The whole file.
pub fn types() -> String {
    let mut text = format!(
        "// Made from the Rust types by `cargo run -p bastide-protocol --example types`. Do not edit.\n\n\
         /** The version of the protocol that these types describe. */\n\
         export const PROTOCOL = {};\n",
        crate::VERSION
    );
    for (name, schema) in definitions() {
        text.push('\n');
        comment(&mut text, &schema, 0);
        let form = type_of(&schema, 0);
        let gap = if form.starts_with('\n') { "" } else { " " };
        let _ = writeln!(text, "export type {name} ={gap}{form};");
    }
    text
}

/// The description of a schema as a comment.
fn comment(text: &mut String, schema: &Value, depth: usize) {
    let Some(words) = schema["description"].as_str() else { return };
    let _ = writeln!(text, "{}/** {} */", indent(depth), words.replace('\n', " "));
}

fn indent(depth: usize) -> String {
    "\t".repeat(depth)
}

/// A schema as a type.
///
/// # Panics
///
/// If the schema uses something that is not supported.
fn type_of(schema: &Value, depth: usize) -> String {
    let Value::Object(parts) = schema else {
        assert_eq!(*schema, Value::Bool(true), "a schema that allows nothing");
        return "unknown".to_owned();
    };
    if let Some(path) = parts.get("$ref").and_then(Value::as_str) {
        let name = path.rsplit('/').next().unwrap_or(path).to_owned();
        return with_fields(name, parts, depth);
    }
    for key in ["oneOf", "anyOf"] {
        if let Some(Value::Array(several)) = parts.get(key) {
            let several = union(several, depth);
            let has_fields = parts.contains_key("properties");
            let several = if has_fields { format!("({several})") } else { several };
            return with_fields(several, parts, depth);
        }
    }
    if let Some(only) = parts.get("const") {
        return only.to_string();
    }
    if let Some(Value::Array(values)) = parts.get("enum") {
        return values.iter().map(Value::to_string).collect::<Vec<_>>().join(" | ");
    }
    match &parts["type"] {
        Value::String(name) => plain(name, parts, depth),
        Value::Array(names) => {
            let names = names.iter().filter_map(Value::as_str);
            names.map(|name| plain(name, parts, depth)).collect::<Vec<_>>().join(" | ")
        }
        other => panic!("a type {other} is not known"),
    }
}

/// A type, with the additional fields of an object.
fn with_fields(name: String, parts: &Map<String, Value>, depth: usize) -> String {
    if parts.contains_key("properties") {
        format!("{name} & {}", object(parts, depth))
    } else {
        name
    }
}

fn plain(name: &str, parts: &Map<String, Value>, depth: usize) -> String {
    match name {
        "string" | "boolean" | "null" => name.to_owned(),
        // Times and counts are far below 2^53, up to which JavaScript numbers are exact.
        "integer" | "number" => "number".to_owned(),
        "array" => array(parts, depth),
        "object" => object(parts, depth),
        other => panic!("a type {other} is not known"),
    }
}

fn union(several: &[Value], depth: usize) -> String {
    let described = several.iter().any(|one| one["description"].is_string());
    if !described {
        return several.iter().map(|one| type_of(one, depth)).collect::<Vec<_>>().join(" | ");
    }
    let mut text = String::new();
    for one in several {
        text.push('\n');
        comment(&mut text, one, depth + 1);
        let _ = write!(text, "{}| {}", indent(depth + 1), type_of(one, depth + 1));
    }
    text
}

fn array(parts: &Map<String, Value>, depth: usize) -> String {
    if let Some(Value::Array(items)) = parts.get("prefixItems") {
        let least = parts.get("minItems").and_then(Value::as_u64).unwrap_or_default() as usize;
        let optional = |index| if index < least { "" } else { "?" };
        let item = |(index, item)| type_of(item, depth) + optional(index);
        return format!("[{}]", items.iter().enumerate().map(item).collect::<Vec<_>>().join(", "));
    }
    let item = type_of(&parts["items"], depth);
    let count = |key: &str| parts.get(key).and_then(Value::as_u64);
    match (count("minItems"), count("maxItems")) {
        (Some(least), Some(most)) if least == most => {
            format!("[{}]", vec![item; least as usize].join(", "))
        }
        _ if item.contains([' ', '\n']) => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn object(parts: &Map<String, Value>, depth: usize) -> String {
    let Some(Value::Object(fields)) = parts.get("properties") else {
        let values = parts.get("additionalProperties").filter(|value| !value.is_boolean());
        let keys = parts.get("propertyNames").map_or("string".to_owned(), |keys| type_of(keys, 0));
        let value = values.map_or("unknown".to_owned(), |value| type_of(value, depth));
        return if keys == "string" {
            format!("Record<string, {value}>")
        } else {
            format!("Partial<Record<{keys}, {value}>>")
        };
    };
    let required = parts.get("required").and_then(Value::as_array);
    let mut text = "{\n".to_owned();
    for (name, schema) in fields {
        comment(&mut text, schema, depth + 1);
        let is_required = required.is_some_and(|names| names.iter().any(|other| other == name));
        let mark = if is_required { "" } else { "?" };
        let name = if name.contains('-') { format!("'{name}'") } else { name.clone() };
        let field = type_of(schema, depth + 1);
        let _ = writeln!(text, "{}{name}{mark}: {field};", indent(depth + 1));
    }
    let _ = write!(text, "{}}}", indent(depth));
    text
}
