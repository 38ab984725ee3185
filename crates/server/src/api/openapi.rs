//! The description of the interface, for programs and for people.

use std::fmt::Write;

use axum::Json;
use serde_json::Value;
use utoipa::OpenApi;

use super::{art, catalogue, games, people, tables, tokens};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Bastide",
        description = "Tables, people and games of a Bastide server. Live play goes over a WebSocket, \
                       described in docs/protocol.md. A browser is known by its cookie, a program by \
                       `Authorization: Bearer`.",
        license(name = "MIT OR Apache-2.0"),
    ),
    paths(
        people::guest,
        people::me,
        people::change_me,
        people::make_account,
        people::login,
        people::logout,
        people::change_password,
        tokens::list,
        tokens::create,
        tokens::end,
        catalogue::catalogue,
        tables::presets,
        tables::lobby,
        tables::create,
        tables::look,
        tables::end,
        tables::sit,
        tables::stand_up,
        tables::start,
        tables::rematch,
        games::own,
        games::finished,
        games::record,
        games::replay,
        games::first_game,
        games::story,
        games::survey,
        art::of_table,
        art::kinds,
        art::tile,
        art::piece,
    )
)]
struct Description;

/// The OpenAPI description.
pub fn openapi() -> utoipa::openapi::OpenApi {
    Description::openapi()
}

/// The OpenAPI description, for programs.
pub(super) async fn json() -> Json<utoipa::openapi::OpenApi> {
    Json(openapi())
}

/// The same for people: a plain page without scripts.
pub(super) fn page() -> String {
    let description = serde_json::to_value(openapi()).unwrap_or_default();
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
