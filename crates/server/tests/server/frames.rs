//! Invalid frames, sent by mistake or on purpose.

use futures_util::SinkExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::common::{Person, Running, Socket};

async fn table() -> (Running, String, Person) {
    let server = Running::with(|config| config.limits.messages_in_ten_seconds = 30).await;
    let (table, ann, _) = server.table_of_two().await;
    (server, table, ann)
}

/// The game is there, and can be played.
async fn is_unharmed(table: &str, ann: &Person) {
    let mut socket = ann.live(table).await;
    socket.until("choices").await;
}

async fn raw(socket: &mut Socket, opcode: Data, last: bool, bytes: impl Into<Vec<u8>>) {
    let frame = Frame::message(bytes.into(), OpCode::Data(opcode), last);
    // The server may hang up in the middle.
    let _ = socket.stream.send(Message::Frame(frame)).await;
}

/// `REL-11`: each has its close code, and does not affect others.
#[tokio::test]
async fn frames_that_mean_nothing_close_the_socket_with_a_code() {
    let (_server, table, ann) = table().await;
    let mut socket = ann.live(&table).await;
    raw(&mut socket, Data::Binary, true, [1, 2, 3]).await;
    assert_eq!(socket.closed().await, Some(1003));
    for bytes in [8 * 1024 + 1, 16 * 1024 * 1024] {
        let mut socket = ann.live(&table).await;
        raw(&mut socket, Data::Text, true, vec![b' '; bytes]).await;
        assert!(matches!(socket.closed().await, Some(1009) | None), "{bytes} bytes");
    }
    let mut socket = ann.live(&table).await;
    raw(&mut socket, Data::Text, false, vec![b' '; 5000]).await;
    raw(&mut socket, Data::Continue, true, vec![b' '; 5000]).await;
    assert_eq!(socket.closed().await, Some(1009), "fragments are counted together");
    let mut socket = ann.live(&table).await;
    raw(&mut socket, Data::Text, true, [0xff, 0xfe]).await;
    assert_eq!(socket.closed().await, Some(1007));
    is_unharmed(&table, &ann).await;
}

/// `REL-11`
#[tokio::test]
async fn a_message_that_cannot_be_read_is_refused() {
    let (_server, table, ann) = table().await;
    let mut socket = ann.live(&table).await;
    let deep = "[".repeat(4000);
    for text in [
        "",
        "hello",
        "{}",
        "null",
        &deep,
        r#"{"type":"act"}"#,
        r#"{"type":"dance"}"#,
        r#"{"type":"act","id":"x","seq":-1,"action":"pass"}"#,
        r#"{"type":"act","id":"x","seq":1e300,"action":"pass"}"#,
        r#"{"type":"chat","line":"x","more":1}"#,
    ] {
        socket.stream.send(Message::text(text)).await.expect("sent");
        assert_eq!(socket.refused().await, "bad-request", "{text}");
    }
    is_unharmed(&table, &ann).await;
}

#[tokio::test]
async fn too_many_messages_close_the_socket() {
    let (_server, table, ann) = table().await;
    let mut socket = ann.live(&table).await;
    for number in 0..40 {
        let act = json!({ "type": "act", "id": number.to_string(), "seq": 0, "action": "pass" });
        socket.try_send(&act).await;
    }
    assert_eq!(socket.closed().await, Some(1008));
    let mut socket = ann.live(&table).await;
    for _ in 0..40 {
        let _ = socket.stream.send(Message::Ping(Vec::new().into())).await;
    }
    assert_eq!(socket.closed().await, Some(1008), "pings count, too");
    is_unharmed(&table, &ann).await;
}

#[tokio::test]
async fn a_person_has_not_too_many_sockets_at_a_table() {
    let server = Running::with(|config| config.limits.sockets_per_person = 2).await;
    let (table, ann, ben) = server.table_of_two().await;
    let (mut first, _second) = (ann.live(&table).await, ann.live(&table).await);
    assert_eq!(ann.live(&table).await.closed().await, Some(1008));
    ben.live(&table).await.until("snapshot").await;
    first.until("choices").await;
}

/// `REL-11`: a client that closes its half of the line is gone, and does not stay in the list. The guard is
/// that `run` ends when nothing more can come.
#[tokio::test]
async fn a_line_that_is_half_closed_is_given_up() {
    let (server, table, ann) = table().await;
    let stranger = Person::stranger(server.address);
    let mut half = stranger.live(&table).await;
    half.until("snapshot").await;
    if let tokio_tungstenite::MaybeTlsStream::Plain(stream) = half.stream.get_mut() {
        tokio::io::AsyncWriteExt::shutdown(stream).await.expect("half closed");
    }
    let mut socket = ann.live(&table).await;
    while socket.until("table").await["spectators"] != 0 {}
    is_unharmed(&table, &ann).await;
}
