//! Clients: HTTP and WebSocket, without access to the server's internals.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for a busy machine; nothing is measured by it.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A table of two people, started; the first one decides first.
pub(crate) async fn table_of_two(address: SocketAddr, clock: Value) -> (String, Person, Person) {
    let (ann, ben) = (Person::guest(address, "Ann").await, Person::guest(address, "Ben").await);
    let setup = json!({ "full": { "game": "carcassonne", "players": ["", ""] } });
    let table = ann.table(json!({ "setup": setup, "clock": clock })).await;
    ann.sit(&table, 1).await;
    ben.sit(&table, 2).await;
    ann.start(&table).await;
    (table, ann, ben)
}

/// A person with a browser, or a program with a token.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) http: reqwest::Client,
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) bearer: Option<String>,
    /// What a proxy says about where the person is.
    pub(crate) behind: Option<String>,
    pub(crate) id: String,
}

impl Person {
    pub(crate) fn stranger(address: SocketAddr) -> Self {
        let http = reqwest::Client::new();
        Self { http, address, cookie: None, bearer: None, behind: None, id: String::new() }
    }

    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Self {
        let mut person = Self::stranger(address);
        let guest = json!({ "name": name, "colour": "blue" });
        let (status, me) = person.call(Method::POST, "/api/guest", guest).await;
        assert_eq!(status, StatusCode::CREATED, "{me}");
        me["id"].as_str().expect("an id").clone_into(&mut person.id);
        person
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address)
    }

    pub(crate) async fn call(
        &mut self,
        method: Method,
        path: &str,
        body: Value,
    ) -> (StatusCode, Value) {
        let mut request = self.http.request(method, format!("{}{path}", self.origin()));
        if let Some(cookie) = &self.cookie {
            request = request.header("cookie", cookie).header("origin", self.origin());
        }
        if let Some(bearer) = &self.bearer {
            request = request.bearer_auth(bearer);
        }
        if let Some(behind) = &self.behind {
            request = request.header("x-forwarded-for", behind);
        }
        if !body.is_null() {
            request = request.json(&body);
        }
        let response = request.send().await.expect("an answer");
        if let Some(cookie) = response.headers().get("set-cookie") {
            let cookie = cookie.to_str().expect("text").split(';').next().expect("a pair");
            self.cookie = Some(cookie.to_owned());
        }
        let status = response.status();
        let text = response.text().await.expect("text");
        (status, serde_json::from_str(&text).unwrap_or(Value::String(text)))
    }

    pub(crate) async fn get(&self, path: &str) -> (StatusCode, Value) {
        self.clone().call(Method::GET, path, Value::Null).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.clone().call(Method::POST, path, body).await
    }

    pub(crate) async fn put(&self, path: &str, body: Value) -> (StatusCode, Value) {
        self.clone().call(Method::PUT, path, body).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (StatusCode, Value) {
        self.clone().call(Method::DELETE, path, Value::Null).await
    }

    pub(crate) async fn table(&self, wish: Value) -> String {
        let (status, table) = self.post("/api/tables", wish).await;
        assert_eq!(status, StatusCode::CREATED, "{table}");
        table["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn sit(&self, table: &str, seat: u8) {
        let path = format!("/api/tables/{table}/seats/{seat}");
        let (status, answer) = self.put(&path, json!({ "who": "me" })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    pub(crate) async fn computer(&self, table: &str, seat: u8) {
        self.computer_of(table, seat, "novice").await;
    }

    /// Puts a computer player of a level on a seat.
    pub(crate) async fn computer_of(&self, table: &str, seat: u8, level: &str) {
        let path = format!("/api/tables/{table}/seats/{seat}");
        let (status, answer) = self.put(&path, json!({ "who": "computer", "level": level })).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    /// Makes an account of a guest.
    pub(crate) async fn make_account(&self, name: &str) {
        let account = json!({ "name": name, "password": "correct horse battery" });
        let (status, me) = self.post("/api/account", account).await;
        assert_eq!(status, StatusCode::CREATED, "{me}");
    }

    /// A game of the base game that has begun, against a computer.
    pub(crate) async fn against_computer(&self) -> String {
        let table =
            self.table(json!({ "setup": { "preset": { "name": "base", "seats": 2 } } })).await;
        self.sit(&table, 1).await;
        self.computer(&table, 2).await;
        self.start(&table).await;
        table
    }

    pub(crate) async fn start(&self, table: &str) {
        let (status, answer) = self.post(&format!("/api/tables/{table}/start"), Value::Null).await;
        assert_eq!(status, StatusCode::OK, "{answer}");
    }

    /// Opens the socket of a table, and waits until the table knows of it.
    pub(crate) async fn live(&self, table: &str) -> Socket {
        let socket = self.try_live(table, "", Some(&self.origin())).await;
        let mut socket = socket.expect("a socket");
        let hello = socket.next().await.expect("the server greets");
        assert_eq!(hello["type"], "hello", "{hello}");
        socket.first = Some(socket.next().await);
        socket
    }

    pub(crate) async fn try_live(
        &self,
        table: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Socket, Error> {
        let url = format!("ws://{}/api/tables/{table}/live{query}", self.address);
        let mut request = url.into_client_request().expect("a request");
        let headers = request.headers_mut();
        if let Some(origin) = origin.filter(|_| self.bearer.is_none()) {
            headers.insert("origin", origin.parse().expect("a header"));
        }
        if let Some(cookie) = &self.cookie {
            headers.insert("cookie", cookie.parse().expect("a header"));
        }
        if let Some(bearer) = &self.bearer {
            let value = format!("Bearer {bearer}");
            headers.insert("authorization", value.parse().expect("a header"));
        }
        if let Some(behind) = &self.behind {
            headers.insert("x-forwarded-for", behind.parse().expect("a header"));
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream, first: None, seq: 0, said: Vec::new(), names: 0 })
    }

    /// The same person after the server has moved.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }
}

pub(crate) struct Socket {
    pub(crate) stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    /// Messages that were received and not read yet.
    first: Option<Result<Value, Option<u16>>>,
    /// The number of log entries seen.
    pub(crate) seq: u64,
    /// Everything that was received, as it came.
    pub(crate) said: Vec<String>,
    names: u32,
}

impl Socket {
    /// The next message, or the close code.
    pub(crate) async fn next(&mut self) -> Result<Value, Option<u16>> {
        if let Some(first) = self.first.take() {
            return first;
        }
        tokio::time::timeout(PATIENCE, self.next_text()).await.expect("a message in time")
    }

    async fn next_text(&mut self) -> Result<Value, Option<u16>> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => {
                    self.said.push(text.to_string());
                    let message: Value = serde_json::from_str(&text).expect("JSON");
                    if matches!(message["type"].as_str(), Some("update" | "snapshot")) {
                        self.check_sequence(&message);
                    }
                    return Ok(message);
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(None),
            }
        }
    }

    /// No gap and no duplicate: every update continues where the last one ended. A snapshot has all events from the beginning,
    /// or none.
    fn check_sequence(&mut self, message: &Value) {
        let steps = message["steps"].as_array().expect("steps");
        if message["type"] == "snapshot" {
            self.seq = 0;
        }
        for step in steps {
            self.seq += 1;
            assert_eq!(step["seq"], self.seq, "{message}");
        }
        self.seq = message["seq"].as_u64().expect("a number");
    }

    /// The next message of a kind; others are skipped.
    pub(crate) async fn until(&mut self, sort: &str) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if message["type"] == sort {
                return message;
            }
        }
    }

    /// The close code; messages before it are skipped.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        loop {
            if let Err(code) = self.next().await {
                return code;
            }
        }
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.stream.send(Message::text(message.to_string())).await.expect("sent");
    }

    /// Sends a message to a server that may be gone.
    pub(crate) async fn try_send(&mut self, message: &Value) {
        let _ = self.stream.send(Message::text(message.to_string())).await;
    }

    /// Sends an action with a new idempotency key, and returns the key.
    pub(crate) async fn act(&mut self, action: &str) -> String {
        self.names += 1;
        let id = format!("action {} of {}", self.names, self.seq);
        let seq = self.seq;
        self.send(json!({ "type": "act", "id": id, "seq": seq, "action": action })).await;
        id
    }

    /// Waits for the choices, and takes the first.
    pub(crate) async fn take_first(&mut self) -> Value {
        let choices = self.until("choices").await;
        let action = choices["actions"][0]["action"].as_str().expect("an action").to_owned();
        self.act(&action).await;
        self.until("accepted").await;
        self.until("update").await
    }

    /// What was refused, by its code.
    pub(crate) async fn refused(&mut self) -> String {
        self.until("refused").await["code"].as_str().expect("a code").to_owned()
    }
}
