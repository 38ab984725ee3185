//! The bus with a real NATS server.

use bastide_testbed::Nats as NatsServer;
use serde::{Deserialize, Serialize};

use super::*;

/// The address of a server of the tests.
pub(crate) fn address(server: &bastide_testbed::Nats) -> Nats {
    Nats::new(&server.url(), Nats::PREFIX).expect("an address")
}

/// Connects, and waits for the connection.
pub(crate) async fn bus(nats: &Nats) -> Bus {
    let bus = Bus::connect(nats, "test").await.expect("a bus");
    await_connection(&bus, true).await;
    bus
}

async fn await_connection(bus: &Bus, wanted: bool) {
    let mut connected = bus.connected();
    connected.wait_for(|&is| is == wanted).await.expect("the bus is there");
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Note {
    text: String,
    #[serde(default)]
    number: u32,
}

fn note(text: &str) -> Note {
    Note { text: text.to_owned(), number: 7 }
}

/// The guards are `retry_on_initial_connect` and the check in `send`, without which what was published without a
/// connection comes later.
#[tokio::test]
async fn the_bus_connects_when_nats_comes_and_when_it_comes_back() {
    let mut server = NatsServer::start();
    let nats = address(&server);
    server.kill();
    let (one, two) = (Bus::connect(&nats, "one").await, Bus::connect(&nats, "two").await);
    let (one, two) = (one.expect("a bus"), two.expect("a bus"));
    let mut notes = two.subscribe::<Note>("notes").await.expect("a subscription");
    assert!(!one.is_connected());
    for round in ["first", "second"] {
        one.publish("notes", &note("lost"));
        server.start_again();
        for bus in [&one, &two] {
            await_connection(bus, true).await;
            bus.flush().await;
        }
        one.publish("notes", &note(round));
        assert_eq!(notes.next().await, Some(note(round)));
        server.kill();
        for bus in [&one, &two] {
            await_connection(bus, false).await;
        }
    }
    let asked = one.ask::<Note>("notes", &note("question")).await;
    assert_eq!(asked.map(|_| ()).expect_err("it is not sent"), RequestError::Disconnected);
}

/// The guard is the match in `Bus::connect`.
#[tokio::test]
async fn wrong_credentials_are_an_error_without_the_password() {
    let server = NatsServer::builder().login("ann", "right!").start();
    let address = server.address().to_string();
    for wrong in [format!("nats://ann:hush@{address}"), format!("nats://{address}")] {
        let nats = Nats::new(&wrong, Nats::PREFIX).expect("an address");
        let error = Bus::connect(&nats, "test").await.expect_err("it is refused").to_string();
        assert!(error.contains("BASTIDE_NATS") && error.contains(&address), "{error}");
        assert!(!error.contains("hush"), "{error}");
    }
    bus(&super::tests::address(&server)).await;
}

/// The guard is the loop in `Subscription::receive`.
#[tokio::test]
async fn garbage_is_skipped_and_unknown_fields_are_ignored() {
    let server = NatsServer::start();
    let bus = bus(&address(&server)).await;
    let mut notes = bus.subscribe::<Note>("notes.*").await.expect("a subscription");
    bus.publish("notes.1", &"garbage");
    bus.publish("notes.1", &vec![0_u8; 10_000]);
    bus.publish("notes.1", &serde_json::json!({ "text": 7 }));
    bus.publish("notes.1", &serde_json::json!({ "text": "newer", "colour": "red" }));
    let received = notes.receive().await.expect("a message");
    assert_eq!(received.message, Note { text: "newer".to_owned(), number: 0 });
    assert!(received.reply.is_none());
    // NATS refuses this one, and the connection lasts.
    bus.publish("notes.1", &"x".repeat(2_000_000));
    bus.publish("notes.2", &note("good"));
    assert_eq!(notes.next().await, Some(note("good")));
}

/// The guards are the queue group, and the kinds of errors in `request`.
#[tokio::test]
async fn a_request_goes_to_one_of_a_group() {
    let server = NatsServer::start();
    let bus = bus(&address(&server)).await;
    let question = note("question");
    let ask = async || bus.ask::<Note>("questions", &question).await?.answer().await;
    assert_eq!(ask().await, Err(RequestError::NoResponders));
    let mut members = Vec::new();
    for _ in 0..2 {
        members.push(bus.join::<Note>("questions", "group").await.expect("a subscription"));
    }
    let [first, second] = members.as_mut_slice() else { panic!("two members") };
    for _ in 0..10 {
        let answering = async {
            let received = tokio::select! {
                received = first.receive() => received,
                received = second.receive() => received,
            };
            let reply = received.and_then(|received| received.reply).expect("a request");
            bus.reply(&reply, &note("answer"));
        };
        let (answer, ()) = tokio::join!(ask(), answering);
        assert_eq!(answer, Ok(note("answer")));
    }
    bus.flush().await;
    for member in members {
        assert!(futures_util::FutureExt::now_or_never({ member }.next()).is_none(), "one answered");
    }
}

/// The guard is `whole`.
#[tokio::test]
async fn clusters_with_other_prefixes_hear_nothing() {
    let server = NatsServer::start();
    let other = Nats::new(&server.url(), "another.cluster").expect("an address");
    let (one, two) = (bus(&address(&server)).await, bus(&other).await);
    let mut notes = two.subscribe::<Note>(">").await.expect("a subscription");
    two.flush().await;
    one.publish("notes", &note("foreign"));
    one.flush().await;
    two.publish("notes", &note("own"));
    assert_eq!(notes.next().await, Some(note("own")));
}
