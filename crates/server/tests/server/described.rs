//! The HTTP interface against its own description (`REL-12`).

use bastide_rules::below;
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use reqwest::Method;
use serde_json::{Map, Value, json};

use crate::common::Running;

/// A JSON schema, as far as the description uses it, and everything it may refer to.
struct Schemas(Value);

impl Schemas {
    fn resolve<'a>(&'a self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            None => schema,
            Some(path) => {
                let found = self.0.pointer(path.trim_start_matches('#'));
                self.resolve(found.unwrap_or_else(|| panic!("{path} is described")))
            }
        }
    }

    /// What is wrong with a value; nothing if it is as described.
    fn fault(&self, schema: &Value, value: &Value) -> Option<String> {
        let schema = self.resolve(schema);
        let all = |name: &str| schema[name].as_array().into_iter().flatten();
        if let Some(fault) = all("allOf").find_map(|part| self.fault(part, value)) {
            return Some(fault);
        }
        for choice in ["oneOf", "anyOf"] {
            if schema[choice].is_array() {
                let faults: Vec<_> = all(choice).map(|part| self.fault(part, value)).collect();
                if faults.iter().all(Option::is_some) {
                    return Some(format!("{value} is none of {faults:?}"));
                }
            }
        }
        if schema["enum"].is_array() && !all("enum").any(|one| one == value) {
            return Some(format!("{value} is not among {}", schema["enum"]));
        }
        if !is_of_type(&schema["type"], value) {
            return Some(format!("{value} should be {}", schema["type"]));
        }
        let missing =
            all("required").filter_map(Value::as_str).find(|name| value.get(name).is_none());
        if let Some(name) = missing.filter(|_| value.is_object()) {
            return Some(format!("{name} is missing in {value}"));
        }
        let known = schema["properties"].as_object().into_iter().flatten();
        let mut parts = known.filter_map(|(name, part)| Some((part, value.get(name)?)));
        if let Some(fault) = parts.find_map(|(part, value)| self.fault(part, value)) {
            return Some(fault);
        }
        let items = value.as_array().into_iter().flatten();
        let mut items = items.filter(|_| schema["items"].is_object());
        items.find_map(|item| self.fault(&schema["items"], item))
    }

    /// Something like what the schema describes, but seldom quite.
    fn like(&self, schema: &Value, random: &mut Pcg64Mcg, depth: u32) -> Value {
        let schema = self.resolve(schema);
        if depth == 0 || below(random, 12) == 0 {
            return odd(random);
        }
        for choice in ["oneOf", "anyOf", "enum"] {
            if let Some(choices) = schema[choice].as_array() {
                let chosen = &choices[below(random, choices.len() as u32) as usize];
                return if choice == "enum" {
                    chosen.clone()
                } else {
                    self.like(chosen, random, depth - 1)
                };
            }
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = Map::new();
            for part in parts {
                whole.extend(
                    self.like(part, random, depth).as_object().cloned().unwrap_or_default(),
                );
            }
            return Value::Object(whole);
        }
        match schema["type"].as_str() {
            Some("object") => {
                let mut object = Map::new();
                for (name, part) in schema["properties"].as_object().into_iter().flatten() {
                    if below(random, 10) != 0 {
                        object.insert(name.clone(), self.like(part, random, depth - 1));
                    }
                }
                Value::Object(object)
            }
            Some("array") => {
                let length = below(random, 4);
                (0..length).map(|_| self.like(&schema["items"], random, depth - 1)).collect()
            }
            Some("integer") => json!(i64::from(below(random, 12)) - 2),
            Some("boolean") => json!(below(random, 2) == 0),
            Some("string") => {
                json!(["Ann", "base", "correct horse battery"][below(random, 3) as usize])
            }
            _ => odd(random),
        }
    }
}

fn is_of_type(wanted: &Value, value: &Value) -> bool {
    match wanted {
        Value::Array(types) => types.iter().any(|one| is_of_type(one, value)),
        Value::String(name) => match name.as_str() {
            "object" => value.is_object(),
            "array" => value.is_array(),
            "string" => value.is_string(),
            "integer" => value.is_i64() || value.is_u64(),
            "number" => value.is_number(),
            "boolean" => value.is_boolean(),
            "null" => value.is_null(),
            other => panic!("there is no type {other}"),
        },
        _ => true,
    }
}

/// Unexpected values.
fn odd(random: &mut Pcg64Mcg) -> Value {
    let odd = [
        Value::Null,
        json!([]),
        json!({}),
        json!(-1),
        json!(1e300),
        json!(u64::MAX),
        json!(""),
        json!("\u{0}\u{202e}'; DROP TABLE log; --"),
        json!("x".repeat(5000)),
        json!([[[[[[[["deep"]]]]]]]]),
    ];
    odd[below(random, odd.len() as u32) as usize].clone()
}

/// `REL-12`: bodies and parameters generated from the description, mostly wrong: no response is a server error, and every
/// response is as described. The guards are the extractors `Input`, `Named` and `Asked`; `BASTIDE_CASES` sets the number
/// of requests.
#[tokio::test]
async fn every_answer_is_as_described() {
    let server = Running::with(|config| config.limits.requests_per_second = 1_000_000).await;
    let (table, ann, _) = server.table_of_two().await;
    ann.live(&table).await.take_first().await;
    let waiting = ann.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
    let schemas = Schemas(ann.get("/api/openapi.json").await.1);
    let cases = std::env::var("BASTIDE_CASES").ok().and_then(|text| text.parse().ok());
    let mut random = Pcg64Mcg::seed_from_u64(12);
    let mut statuses = std::collections::BTreeMap::<u16, u32>::new();
    for _ in 0..cases.unwrap_or(12) {
        for (path, methods) in schemas.0["paths"].as_object().expect("paths") {
            for (method, call) in methods.as_object().expect("methods") {
                // After a logout or a change of the password the caller is another one.
                let mut caller = ann.clone();
                let id = [table.as_str(), &waiting, "nothing", "%F0%9F", "a%2Fb"];
                let id = id[below(&mut random, 5) as usize];
                let number =
                    ["0", "1", "2", "-1", "99999999999", "x"][below(&mut random, 6) as usize];
                let mut url = path.clone();
                let mut query = Vec::new();
                for parameter in call["parameters"].as_array().into_iter().flatten() {
                    let name = parameter["name"].as_str().expect("a name");
                    let of_schema = schemas.resolve(&parameter["schema"]);
                    let text = of_schema["type"] == "string" || of_schema["type"][0] == "string";
                    let value = if text { id } else { number };
                    if parameter["in"] == "path" {
                        url = url.replace(&format!("{{{name}}}"), value);
                    } else if below(&mut random, 3) != 0 {
                        query.push(format!("{name}={value}"));
                    }
                }
                let leaves = path == "/api/logout" || (path == "/api/me" && method == "delete");
                if leaves {
                    continue;
                }
                let body = &call["requestBody"]["content"]["application/json"]["schema"];
                let body =
                    if body.is_null() { Value::Null } else { schemas.like(body, &mut random, 6) };
                let url = format!("{url}?{}", query.join("&"));
                let verb = Method::from_bytes(method.to_uppercase().as_bytes()).expect("a method");
                let (status, answer) = caller.call(verb, &url, body.clone()).await;
                let told = || format!("{method} {url} {body}: {status} {answer:.500}");
                assert!(!status.is_server_error(), "{}", told());
                let answers = &call["responses"];
                let described =
                    [status.as_str().to_owned(), format!("{}XX", status.as_u16() / 100)]
                        .into_iter()
                        .find(|status| answers[status].is_object());
                let described = described.unwrap_or_else(|| panic!("not described: {}", told()));
                let schema = &answers[&described]["content"]["application/json"]["schema"];
                if let Some(fault) = schemas.fault(schema, &answer).filter(|_| schema.is_object()) {
                    panic!("{fault}\n{}", told());
                }
                *statuses.entry(status.as_u16()).or_default() += 1;
            }
        }
    }
    println!("{statuses:?}");
    assert!(statuses.contains_key(&200) && statuses.contains_key(&422));
}
