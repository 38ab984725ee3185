//! The description of the interface: an OpenAPI document, and a page for people.

use std::fmt::Write;
use std::sync::LazyLock;

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use bastide_protocol::refused::Refused;
use bastide_protocol::schema::Schemas;
use serde_json::{Map, Value, json};

use super::endpoint::{Content, Endpoint};
use super::{drawings, endpoints};

/// Path parameters and their descriptions.
const PARTS: [(&str, &str); 6] = [
    ("drawing", "the content hash of the drawing"),
    ("figure", "`follower-red.svg`, `dragon.svg` …"),
    ("seat", "the number of the seat, counted from 1"),
    ("table", "the table's id"),
    ("token", "the token's id"),
    ("turn", "`0.svg` to `3.svg`: the quarter turns"),
];

/// The OpenAPI description.
pub fn openapi() -> Value {
    let mut schemas = Schemas::default();
    let mut paths = Map::new();
    for endpoint in endpoints().iter().chain(&drawings()) {
        let path = paths.entry(format!("/api{}", endpoint.path)).or_insert_with(|| json!({}));
        path[endpoint.method] = operation(endpoint, &mut schemas);
    }
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Bastide",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables, people and games of a Bastide server. Live play goes over a WebSocket, described in \
                docs/protocol.md. A browser is known by its cookie, a program by `Authorization: Bearer`.",
            "license": { "name": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": { "schemas": schemas.definitions() },
    })
}

fn operation(endpoint: &Endpoint, schemas: &mut Schemas) -> Value {
    let content = match endpoint.answer.content {
        Content::Nothing => Value::Null,
        Content::Json(schema) => json!({ "application/json": { "schema": schema(schemas) } }),
        Content::Text(media_type) => json!({ media_type: { "schema": { "type": "string" } } }),
    };
    let mut answer = json!({ "description": endpoint.answer.words });
    if !content.is_null() {
        answer["content"] = content;
    }
    let refused = schemas.received::<Refused>();
    let refused = json!({
        "description": "refused",
        "content": { "application/json": { "schema": refused } },
    });
    let mut operation = json!({
        "tags": [endpoint.tag],
        "summary": endpoint.summary,
        "parameters": parameters(endpoint, schemas),
        "responses": { endpoint.answer.status.to_string(): answer, "4XX": refused },
    });
    if !endpoint.more.is_empty() {
        operation["description"] = endpoint.more.into();
    }
    if let Some(body) = endpoint.body {
        let schema = body(schemas);
        operation["requestBody"] =
            json!({ "required": true, "content": { "application/json": { "schema": schema } } });
    }
    operation
}

fn parameters(endpoint: &Endpoint, schemas: &mut Schemas) -> Vec<Value> {
    let parts = PARTS.iter().filter(|(name, _)| endpoint.path.contains(&format!("{{{name}}}")));
    let part = |(name, words): &(&str, &str)| {
        let schema = json!({ "type": if *name == "seat" { "integer" } else { "string" } });
        json!({ "name": name, "in": "path", "required": true, "description": words, "schema": schema })
    };
    let mut parameters: Vec<Value> = parts.map(part).collect();
    let query = endpoint.query.map(|query| query(schemas).to_value()).unwrap_or_default();
    let required = query["required"].as_array().cloned().unwrap_or_default();
    for (name, schema) in entries(&query["properties"]) {
        parameters.push(json!({
            "name": name,
            "in": "query",
            "required": required.iter().any(|other| other == name),
            "description": schema["description"],
            "schema": schema,
        }));
    }
    parameters
}

/// The OpenAPI document, generated once.
pub(super) async fn json() -> impl IntoResponse {
    static TEXT: LazyLock<String> = LazyLock::new(|| openapi().to_string());
    ([(CONTENT_TYPE, "application/json")], TEXT.as_str())
}

/// The same as a plain page without scripts, generated once.
pub(super) fn page() -> &'static str {
    static PAGE: LazyLock<String> = LazyLock::new(|| page_of(&openapi()));
    &PAGE
}

fn page_of(description: &Value) -> String {
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Bastide: interface</title>\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <link rel=\"stylesheet\" href=\"/style.css\">\n<main>\n<h1>The interface of Bastide</h1>\n",
    );
    let about = description["info"]["description"].as_str().unwrap_or_default();
    let _ = write!(
        page,
        "<p>{}</p>\n<p><a href=\"/api/openapi.json\">OpenAPI</a></p>\n",
        escaped(about)
    );
    for (path, methods) in entries(&description["paths"]) {
        for (method, call) in entries(methods) {
            describe_call(&mut page, path, method, call);
        }
    }
    page.push_str("<h2>Types</h2>\n");
    for (name, schema) in entries(&description["components"]["schemas"]) {
        let text = serde_json::to_string_pretty(schema).unwrap_or_default();
        let (name, text) = (escaped(name), escaped(&text));
        let _ = write!(page, "<h3 id=\"{name}\"><code>{name}</code></h3>\n<pre>{text}</pre>\n");
    }
    page.push_str("</main>\n");
    page
}

fn entries(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn describe_call(page: &mut String, path: &str, method: &str, call: &Value) {
    let text = |key: &str| escaped(call[key].as_str().unwrap_or_default());
    let (method, path) = (method.to_uppercase(), escaped(path));
    let _ = write!(
        page,
        "<h2><code>{method} {path}</code></h2>\n<p>{}. {}</p>\n",
        text("summary"),
        text("description")
    );
    let body = &call["requestBody"]["content"]["application/json"]["schema"];
    if !body.is_null() {
        let _ = writeln!(page, "<p>Body: {}</p>", type_of(body));
    }
    page.push_str("<table>\n");
    for (status, answer) in entries(&call["responses"]) {
        let contents = entries(&answer["content"]).map(|(_, content)| type_of(&content["schema"]));
        let types: Vec<String> = contents.collect();
        let what = escaped(answer["description"].as_str().unwrap_or_default());
        let _ = writeln!(
            page,
            "<tr><th>{}</th><td>{what}</td><td>{}</td></tr>",
            escaped(status),
            types.join(", ")
        );
    }
    page.push_str("</table>\n");
}

/// A type with a link to its description.
fn type_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        let name = escaped(name);
        return format!("<a href=\"#{name}\"><code>{name}</code></a>");
    }
    match schema["type"].as_str() {
        Some("array") => format!("list of {}", type_of(&schema["items"])),
        other => format!("<code>{}</code>", escaped(other.unwrap_or("any"))),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
