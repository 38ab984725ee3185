//! Reviews by several processes that share PostgreSQL and NATS.

use std::time::Duration;

use bastide_art::colours::PlayerColour;
use bastide_protocol::id::Id;
use bastide_rules::{Actor, Dealer, DealerNote, Game, Record, Setup};
use bastide_testbed::{Nats, Postgres};

use super::progress::Board;
use super::*;
use crate::cluster::tests::{address, bus};
use crate::store::PersonChange;
use crate::time::Clock;
use crate::worker::{Worker, WorkerConfig};

/// The beginning of a game.
fn record() -> Record {
    let game = Game::new(Setup::carcassonne(["Ann", "Ben"])).expect("two players");
    let mut record = Record::new(game.clone(), DealerNote::None);
    let (mut state, mut dealer) = (game.start(), Dealer::new([1; 32]));
    for _ in 0..7 {
        let action = match state.actor() {
            Actor::Chance => dealer.deal(&game, &state),
            _ => game.pick_action(&state, |_| 0).expect("an action"),
        };
        game.apply(&mut state, action, &mut ()).expect("a legal action");
        record.apply(action, &mut ()).expect("a legal action");
    }
    record
}

/// An empty database.
async fn database() -> (String, Store) {
    let url = Postgres::shared().new_database();
    let store = Store::open_postgres(&url).await.expect("a database");
    (url, store)
}

/// Stores a request of Ann's. Returns the game.
async fn request(store: &Store, at: Millis) -> String {
    let id = Id::from_text("ann");
    let (name, colour) = ("Ann".to_owned(), PlayerColour::Blue);
    let ann = PersonChange::NewPerson { id: id.clone(), name, colour, at };
    store.write(ann).await.expect("it is stored");
    let ReviewedGame { hash, record } = ReviewedGame::new(&record()).expect("a game");
    let (game, record) = (hash.clone(), record.to_string());
    let request = ReviewChange::Request { game, person: id, at, record };
    store.write(request).await.expect("it is stored");
    hash
}

fn taker(store: &Store, clock: &Clock, bus: Option<Bus>) -> Arc<Taker> {
    Arc::new(Taker::new(store.clone(), clock.clone(), Bots::new(1, 1), 1, bus))
}

/// The guards are the claim in `Taker::claim`, its end, and `hand_back`.
#[tokio::test]
async fn one_process_has_a_review_until_it_is_silent_or_stops() {
    let clock = Clock::manual(1_000_000);
    let (_, store) = database().await;
    let hash = request(&store, clock.now()).await;
    let [dies, stops, last] = [(); 3].map(|()| taker(&store, &clock, None));
    assert_eq!(dies.claim().await.expect("a database").expect("a review").0, hash);
    assert!(stops.claim().await.expect("a database").is_none(), "another one has it");
    clock.advance(Duration::from_mins(1));
    assert!(stops.claim().await.expect("a database").is_some(), "the first one is silent");
    assert!(last.claim().await.expect("a database").is_none(), "another one has it");
    stops.hand_back().await;
    assert!(stops.claim().await.expect("a database").is_none(), "it stops");
    assert!(last.claim().await.expect("a database").is_some(), "it is handed back");
}

/// The guard is the part of the worker with a database.
#[tokio::test]
async fn a_worker_reviews() {
    let nats = Nats::start();
    let (database, store) = database().await;
    let hash = request(&store, Clock::system().now()).await;
    let config = WorkerConfig {
        nats: address(&nats),
        database: Some(database),
        cores: 1,
        metrics: crate::Metrics::Off,
    };
    let worker = Worker::start(config).await.expect("a worker");
    let done = async {
        while store.review(&hash).await.expect("a database") == Some(StoredReview::Waiting) {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    worker.run(done).await.expect("it stops well");
    let review = store.review(&hash).await.expect("a database");
    assert!(matches!(review, Some(StoredReview::Done(_))), "{review:?}");
}

/// The guards are the subscription in `Taker::work`, without which the second taker looks for reviews after half a minute, and
/// `Board::listen`.
#[tokio::test]
async fn others_hear_that_a_review_waits_and_how_far_it_is() {
    let (nats, clock) = (Nats::start(), Clock::system());
    let (_, store) = database().await;
    let (one, two) = (bus(&address(&nats)).await, bus(&address(&nats)).await);
    let board = Arc::new(Board::new(Some(one.clone())));
    let listening = Arc::clone(&board);
    let listening = tokio::spawn(async move { listening.listen().await });
    let working = tokio::spawn(taker(&store, &clock, Some(two.clone())).work());
    let hash = request(&store, clock.now()).await;
    let asks = taker(&store, &clock, Some(one));
    let heard = async {
        loop {
            // It is said again, because nothing says when the others listen.
            asks.wake();
            if let Some(progress) = board.of(&hash) {
                return progress;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let heard = tokio::time::timeout(Duration::from_secs(25), heard).await;
    assert!(heard.expect("it is heard of").running);
    working.abort();
    listening.abort();
}
