//! Clients that read or send next to nothing (`REL-21`).

use std::time::Duration;

use bastide_server::Patience;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::client::PATIENCE;
use crate::common::{Person, Running};

/// The timeout of the server; no test waits for it.
const SHORT: Duration = Duration::from_millis(150);
/// Long enough that a test which relies on it would fail by its own patience.
const LONG: Duration = Duration::from_hours(1);

fn endless() -> Patience {
    Patience { head: LONG, request: LONG, delivery: LONG, silence: LONG }
}

/// The head of a request for the socket of a table, as a browser sends it.
fn upgrade(person: &Person, table: &str) -> String {
    format!(
        "GET /api/tables/{table}/live HTTP/1.1\r\nhost: {}\r\norigin: {}\r\ncookie: {}\r\n\
         connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
         sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        person.address,
        person.origin(),
        person.cookie.as_deref().unwrap_or_default()
    )
}

/// A text in a frame of a client, with two bytes of length and a mask of zeros.
fn frame(text: &str) -> Vec<u8> {
    let length = u16::try_from(text.len()).expect("a short text");
    let mut bytes = vec![0x81, 0xfe];
    bytes.extend(length.to_be_bytes());
    bytes.extend([0; 4]);
    bytes.extend(text.as_bytes());
    bytes
}

/// Sends a byte now and then until the server disconnects; returns what it sent before.
async fn drip(mut stream: TcpStream, bytes: &[u8]) -> String {
    let (mut reader, mut writer) = stream.split();
    let sending = async {
        for byte in bytes {
            if writer.write_all(&[*byte]).await.is_err() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        std::future::pending::<()>().await;
    };
    let mut said = Vec::new();
    tokio::select! {
        () = sending => {}
        _ = reader.read_to_end(&mut said) => {}
        () = tokio::time::sleep(PATIENCE) => panic!("the server does not hang up"),
    }
    String::from_utf8_lossy(&said).into_owned()
}

/// Ann can play, whatever other clients do.
async fn does_not_notice(ann: &Person, table: &str) {
    let mut socket = ann.live(table).await;
    socket.take_first().await;
}

/// Waits until there are no spectators.
async fn is_alone(ann: &Person, table: &str) {
    let mut socket = ann.live(table).await;
    while socket.until("table").await["spectators"] != 0 {}
}

/// The guard is `Patience::head`, handed to hyper.
#[tokio::test]
async fn a_head_that_comes_byte_by_byte_is_not_waited_for() {
    let server =
        Running::with(|config| config.limits.patience = Patience { head: SHORT, ..endless() })
            .await;
    let (table, ann, _) = server.table_of_two().await;
    let stream = TcpStream::connect(server.address).await.expect("a connection");
    let head = format!("GET / HTTP/1.1\r\nhost: {}\r\nx-slow: {}", server.address, "x".repeat(999));
    let (said, ()) = tokio::join!(drip(stream, head.as_bytes()), does_not_notice(&ann, &table));
    assert!(!said.contains("200 OK"), "{said}");
}

/// The guard is `in_time`.
#[tokio::test]
async fn a_body_that_comes_byte_by_byte_is_not_waited_for() {
    let server = Running::with(|config| {
        config.limits.patience = Patience { request: 10 * SHORT, ..endless() }
    })
    .await;
    let (table, ann, _) = server.table_of_two().await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    let head = format!(
        "POST /api/guest HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\n\
         content-length: 999\r\n\r\n",
        server.address
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let body = "x".repeat(999);
    let (said, ()) = tokio::join!(drip(stream, body.as_bytes()), does_not_notice(&ann, &table));
    assert!(said.contains("408") && said.contains("too-slow"), "{said}");
}

/// A frame that never ends is no message, and pings stay without an answer. The guard is
/// `Patience::silence`.
#[tokio::test]
async fn a_frame_that_comes_byte_by_byte_is_not_waited_for() {
    let server =
        Running::with(|config| config.limits.patience = Patience { silence: SHORT, ..endless() })
            .await;
    let (table, ann, _) = server.table_of_two().await;
    let watcher = Person::stranger(server.address);
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    stream.write_all(upgrade(&watcher, &table).as_bytes()).await.expect("sent");
    let bytes = frame(&"x".repeat(8000));
    let (said, ()) = tokio::join!(drip(stream, &bytes), does_not_notice(&ann, &table));
    assert!(said.contains("silent"), "the reason is said");
    is_alone(&ann, &table).await;
}

/// A client that asks and never reads: what it is told piles up in the lines between, until nothing goes
/// through any more. The guard is `Patience::delivery`; how much may wait is proved beside `Listeners`.
#[tokio::test]
async fn who_never_reads_is_cut_off() {
    let server =
        Running::with(|config| config.limits.patience = Patience { delivery: SHORT, ..endless() })
            .await;
    let (table, ann, ben) = server.table_of_two().await;
    let small = TcpSocket::new_v4().expect("a socket");
    small.set_recv_buffer_size(4096).expect("a small buffer");
    let mut deaf = small.connect(server.address).await.expect("a connection");
    deaf.write_all(upgrade(&ben, &table).as_bytes()).await.expect("sent");
    // An action on an old state gets everything since: a long response to a short message.
    let stale = json!({ "type": "act", "id": "x", "seq": 0, "action": "pass" }).to_string();
    does_not_notice(&ann, &table).await;
    let flood = async {
        // It ends when the server hangs up.
        while deaf.write_all(&frame(&stale)).await.is_ok() {}
    };
    let flood = tokio::time::timeout(PATIENCE, flood);
    let (cut_off, ()) = tokio::join!(flood, does_not_notice(&ann, &table));
    cut_off.expect("the server hangs up");
    let mut socket = ann.live(&table).await;
    while socket.until("table").await["here"] != json!([1]) {}
}

/// A client that asks over and over, and never reads the answers. Returns when the server hangs up.
async fn ask_without_reading(server: &Running) -> bool {
    let small = TcpSocket::new_v4().expect("a socket");
    small.set_recv_buffer_size(4096).expect("a small buffer");
    let mut deaf = small.connect(server.address).await.expect("a connection");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    let asking = async { while deaf.write_all(request.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(PATIENCE, asking).await.is_ok()
}

/// The guard is `Line::in_time`.
#[tokio::test]
async fn who_asks_and_never_reads_is_cut_off() {
    let server =
        Running::with(|config| config.limits.patience = Patience { delivery: SHORT, ..endless() })
            .await;
    assert!(ask_without_reading(&server).await, "the server hangs up");
}

/// Clients that send half a request, or do not read the response, are not waited for when the server stops. The guard is
/// `LAST_REQUEST`.
#[tokio::test]
async fn nobody_delays_a_stop() {
    let mut server = Running::with(|config| config.limits.patience = endless()).await;
    let mut half = TcpStream::connect(server.address).await.expect("a connection");
    half.write_all(b"GET / HTTP/1.1\r\nhost: ").await.expect("sent");
    let mut body = TcpStream::connect(server.address).await.expect("a connection");
    let head = "POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    body.write_all(format!("{head}content-length: 999\r\n\r\n{{").as_bytes()).await.expect("sent");
    assert_eq!(Person::stranger(server.address).get("/healthz").await.0, 200);
    server.stop().await;
    for mut stream in [half, body] {
        let mut said = Vec::new();
        let closed = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut said)).await;
        assert!(closed.is_ok(), "the server hangs up");
    }
}

/// The same for a client that never reads. The guard is `LAST_REQUEST`, too.
#[tokio::test]
async fn who_never_reads_delays_no_stop() {
    let mut server = Running::with(|config| config.limits.patience = endless()).await;
    let small = TcpSocket::new_v4().expect("a socket");
    small.set_recv_buffer_size(4096).expect("a small buffer");
    let mut deaf = small.connect(server.address).await.expect("a connection");
    let request = format!("GET /api/openapi.json HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    // Until nothing goes through any more.
    while let Ok(sent) = tokio::time::timeout(10 * SHORT, deaf.write_all(request.as_bytes())).await
    {
        sent.expect("sent");
    }
    server.stop().await;
    let asking = async { while deaf.write_all(request.as_bytes()).await.is_ok() {} };
    assert!(tokio::time::timeout(PATIENCE, asking).await.is_ok(), "the server hangs up");
}

/// Fragments of a message that bring nothing are no messages, and cost a core. The guard is `Intake`.
#[tokio::test]
async fn empty_fragments_close_the_socket() {
    let server = Running::with(|config| {
        config.limits.messages_in_ten_seconds = 30;
        config.limits.patience = endless();
    })
    .await;
    let (table, ann, ben) = server.table_of_two().await;
    let mut stream = TcpStream::connect(server.address).await.expect("a connection");
    stream.write_all(upgrade(&ben, &table).as_bytes()).await.expect("sent");
    // A text that goes on, with a mask of zeros.
    stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.expect("sent");
    let (mut reader, mut writer) = stream.split();
    let empty = [0x00, 0x80, 0, 0, 0, 0].repeat(1000);
    let flood = async { while writer.write_all(&empty).await.is_ok() {} };
    let mut said = Vec::new();
    let listen = async { while reader.read_buf(&mut said).await.is_ok_and(|bytes| bytes > 0) {} };
    let both = async { tokio::join!(flood, listen) };
    tokio::time::timeout(PATIENCE, both).await.expect("the server hangs up");
    does_not_notice(&ann, &table).await;
}
