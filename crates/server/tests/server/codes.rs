//! Recovery codes.

use reqwest::{Method, StatusCode};
use serde_json::{Value, json};

use crate::common::{Person, Running};

const PASSWORD: &str = "correct horse battery";

/// A guest who makes an account, and the codes.
async fn account(server: &Running, name: &str) -> (Person, Vec<String>) {
    let person = server.guest(name).await;
    let (status, made) =
        person.post("/api/account", json!({ "name": name, "password": PASSWORD })).await;
    assert_eq!(status, StatusCode::CREATED, "{made}");
    (person, codes(&made["recovery_codes"]))
}

fn codes(list: &Value) -> Vec<String> {
    let code = |code: &Value| code.as_str().expect("text").to_owned();
    list.as_array().expect("codes").iter().map(code).collect()
}

fn recovery(name: &str, code: &str, password: &str) -> Value {
    json!({ "name": name, "code": code, "password": password })
}

/// A code sets a new password once, and ends what was open: the guard is `AccountChange::Recover`.
#[tokio::test]
async fn a_code_sets_a_new_password_once() {
    let server = Running::start().await;
    let (ann, codes) = account(&server, "Annabel").await;
    assert_eq!(codes.len(), 8);
    let table = ann.against_computer().await;
    let mut socket = ann.live(&table).await;
    let (_, token) = ann.post("/api/tokens", json!({ "label": "bot" })).await;
    let mut bot = Person::stranger(server.address);
    bot.bearer = token["token"].as_str().map(str::to_owned);
    assert_eq!(bot.get("/api/me").await.1["id"], *ann.id);
    let mut elsewhere = Person::stranger(server.address);
    let typed = codes[3].to_uppercase().replace('-', " ");
    let wish = recovery("annabel", &typed, "plum rocket turnip");
    let (status, me) = elsewhere.call(Method::POST, "/api/recover", wish.clone()).await;
    assert_eq!((status, &me["id"]), (StatusCode::OK, &json!(ann.id)), "{me}");
    assert_eq!(elsewhere.get("/api/me").await.1["id"], *ann.id, "the answer signs in");
    assert_eq!(socket.closed().await, Some(1008));
    for old in [&ann, &bot] {
        assert_eq!(old.get("/api/me").await, (StatusCode::OK, Value::Null));
    }
    let stranger = Person::stranger(server.address);
    let login = |password: &str| json!({ "name": "Annabel", "password": password });
    assert_eq!(stranger.post("/api/login", login(PASSWORD)).await.0, StatusCode::UNAUTHORIZED);
    assert_eq!(stranger.post("/api/login", login("plum rocket turnip")).await.0, StatusCode::OK);
    let again = stranger.post("/api/recover", wish).await;
    assert_eq!(again.1["code"], "wrong-code");
    assert_eq!(elsewhere.get("/api/recovery-codes").await.1, json!({ "left": 7 }));
}

/// `SEC-10`: the response does not reveal whether there is such an account.
#[tokio::test]
async fn a_wrong_code_and_a_wrong_name_get_the_same_answer() {
    let server = Running::start().await;
    let (_ann, codes) = account(&server, "Annabel").await;
    let (_ben, bens) = account(&server, "Benedict").await;
    let stranger = Person::stranger(server.address);
    let ask = async |name: &str, code: &str| {
        stranger.post("/api/recover", recovery(name, code, "plum rocket turnip")).await
    };
    let wrong = ask("Annabel", "0000-0000-0000-0000").await;
    assert_eq!((wrong.0, &wrong.1["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong-code")));
    for (name, code) in
        [("Nobody", codes[0].as_str()), ("Annabel", &bens[0]), ("Annabel", "no code"), ("", "")]
    {
        assert_eq!(ask(name, code).await, wrong, "{name}, {code}");
    }
    // A password that cannot be used wastes no code.
    let short = stranger.post("/api/recover", recovery("Annabel", &codes[0], "short")).await;
    assert_eq!(short.1["code"], "bad-password");
    assert_eq!(ask("Annabel", &codes[0]).await.0, StatusCode::OK);
}

/// New codes need the password, and end the old ones: the guards are `prove` and the deletion in `NewCodes`.
#[tokio::test]
async fn new_codes_need_the_password_and_replace_the_old_ones() {
    let server = Running::start().await;
    let (ann, old) = account(&server, "Annabel").await;
    let renew = async |password: &str| {
        ann.post("/api/recovery-codes", json!({ "password": password })).await
    };
    assert_eq!(renew("wrong horse").await.1["code"], "wrong-password");
    assert_eq!(ann.get("/api/recovery-codes").await.1["left"], 8);
    let (status, new) = renew(PASSWORD).await;
    assert_eq!(status, StatusCode::CREATED);
    let new = codes(&new["codes"]);
    assert!(new.len() == 8 && new.iter().all(|code| !old.contains(code)));
    let stranger = Person::stranger(server.address);
    let recover = async |code: &str| {
        stranger.post("/api/recover", recovery("Annabel", code, "plum rocket turnip")).await
    };
    assert_eq!(recover(&old[0]).await.1["code"], "wrong-code");
    assert_eq!(recover(&new[7]).await.0, StatusCode::OK);
    let guest = server.guest("Guest").await;
    let (status, refused) = guest.post("/api/recovery-codes", json!({ "password": "" })).await;
    assert_eq!((status, &refused["code"]), (StatusCode::UNAUTHORIZED, &json!("wrong-password")));
}

/// Recoveries count among the arrivals of an address, as logins do: the guard is `arrive`.
#[tokio::test]
async fn guessing_codes_is_limited() {
    let server = Running::with(|config| config.limits.arrivals_per_minute = 4).await;
    let stranger = Person::stranger(server.address);
    let mut refused = 0;
    for _ in 0..12 {
        let wish = recovery("Annabel", "0000-0000-0000-0000", "plum rocket turnip");
        let (status, _) = stranger.post("/api/recover", wish).await;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0);
}

/// `SEC-09`: only hashes of codes are stored.
#[tokio::test]
async fn codes_are_not_stored() {
    let server = Running::start().await;
    let (_ann, codes) = account(&server, "Annabel").await;
    let bytes: Vec<u8> = std::fs::read_dir(server.data.path())
        .expect("the folder")
        .map(|file| file.expect("a file").path())
        .filter(|path| path.is_file())
        .flat_map(|path| std::fs::read(path).expect("its bytes"))
        .collect();
    for code in &codes {
        for text in [code.clone(), code.replace('-', "")] {
            assert!(!bytes.windows(text.len()).any(|window| window == text.as_bytes()));
        }
    }
}
