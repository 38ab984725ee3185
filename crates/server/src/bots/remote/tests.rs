//! Jobs for workers that the tests play themselves, with a real NATS server.

use bastide_ai::Level;
use bastide_rules::Action;
use bastide_testbed::Nats;

use super::*;
use crate::bots::Bots;
use crate::bots::job::{WORKERS, said};
use crate::bots::tests::{assignment, position};
use crate::cluster::Subscription;
use crate::cluster::tests::{address, bus};

/// A time that never passes in a test that succeeds.
const LONG: Duration = Duration::from_mins(1);
const WAITS: Waits = Waits { taken: LONG, silence: LONG, decision: LONG };

/// Takes jobs for a worker that the test plays.
async fn jobs(bus: &Bus) -> Subscription<Job> {
    let jobs = bus.join(JOBS, WORKERS).await.expect("a subscription");
    bus.flush().await;
    jobs
}

fn taken() -> Said {
    Said::Taken { worker: "fake".to_owned() }
}

/// A legal decision that no player would make.
fn odd() -> (Decision, Said) {
    let question = position();
    let mut legal = Vec::new();
    question.game.legal_actions(&question.state, &mut legal);
    let decision = Decision { first: *legal.last().expect("an action"), then: None };
    let said = said(&question, &decision);
    (decision, said)
}

/// Answers the next job with these words. Returns its id.
async fn answer(bus: &Bus, jobs: &mut Subscription<Job>, words: Vec<Said>) -> String {
    let received = jobs.receive().await.expect("a job");
    let reply = received.reply.expect("an address");
    for said in words {
        bus.reply(&reply, &said);
    }
    received.message.id
}

fn strong() -> Assignment {
    assignment("ann", Level::Strong)
}

/// The guards are `Bots::think` and `heard`; garbage among the answers is skipped.
#[tokio::test]
async fn a_worker_decides() {
    let nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let bots = Bots::new(1, 1).with_workers(Workers::new(bus.clone(), WAITS));
    let mut jobs = jobs(&bus).await;
    let (decision, decided) = odd();
    let works = async {
        let received = jobs.receive().await.expect("a job");
        let reply = received.reply.expect("an address");
        bus.reply(&reply, &"garbage");
        bus.reply(&reply, &taken());
        bus.reply(&reply, &serde_json::json!({ "said": "pondering", "depth": 3 }));
        bus.reply(&reply, &decided);
    };
    let (thought, ()) = tokio::join!(bots.think(strong()), works);
    assert_eq!(thought, Some(decision));
}

/// The guard is `silence`: the second worker is there only when the first is gone.
#[tokio::test]
async fn the_job_of_a_silent_worker_goes_to_another() {
    let nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let waits = Waits { silence: Duration::from_millis(50), ..WAITS };
    let workers = Workers::new(bus.clone(), waits);
    let mut first = jobs(&bus).await;
    let (decision, decided) = odd();
    let dies = async {
        let one = answer(&bus, &mut first, vec![taken()]).await;
        let mut second = jobs(&bus).await;
        drop(first);
        let another = answer(&bus, &mut second, vec![taken(), decided]).await;
        assert_ne!(
            one, another,
            "a late answer to the first is not mistaken for one to the second"
        );
    };
    let assignment = strong();
    let (thought, ()) = tokio::join!(workers.think(&assignment), dies);
    assert_eq!(thought, Thought::Decided(decision));
}

/// The guard is `listen`, without which a worker that thinks for long is given up.
#[tokio::test]
async fn a_worker_that_is_heard_keeps_its_job() {
    let nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let silence = Duration::from_secs(1);
    let workers = Workers::new(bus.clone(), Waits { silence, ..WAITS });
    let listening = workers.clone();
    let listening = tokio::spawn(async move { listening.listen().await });
    let mut jobs = jobs(&bus).await;
    let (decision, decided) = odd();
    let thinks = async {
        let received = jobs.receive().await.expect("a job");
        let reply = received.reply.expect("an address");
        bus.reply(&reply, &taken());
        for _ in 0..30 {
            tokio::time::sleep(silence / 10).await;
            bus.publish(BEATS, &Beat { worker: "fake".to_owned() });
        }
        bus.reply(&reply, &decided);
        // If the job was given again, this test never ends.
    };
    let assignment = strong();
    let (thought, ()) = tokio::join!(workers.think(&assignment), thinks);
    assert_eq!(thought, Thought::Decided(decision));
    listening.abort();
}

/// The guards are `is_worth_another_attempt` and the number of attempts.
#[tokio::test]
async fn what_workers_hand_back_goes_to_others_a_few_times() {
    let nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let workers = Workers::new(bus.clone(), WAITS);
    let mut jobs = jobs(&bus).await;
    let (decision, decided) = odd();
    let assignment = strong();
    let returns = async {
        answer(&bus, &mut jobs, vec![taken(), Said::Returned]).await;
        answer(&bus, &mut jobs, vec![Said::Refused]).await;
        answer(&bus, &mut jobs, vec![taken(), decided]).await;
    };
    let (thought, ()) = tokio::join!(workers.think(&assignment), returns);
    assert_eq!(thought, Thought::Decided(decision));
    let refuses = async {
        for _ in 0..ATTEMPTS {
            answer(&bus, &mut jobs, vec![Said::Refused]).await;
        }
    };
    let (thought, ()) = tokio::join!(workers.think(&assignment), refuses);
    assert_eq!(thought, Thought::Nobody);
}

/// The guards are the kinds of failures: without workers, without NATS, after the deadline and after nonsense, the node
/// thinks itself.
#[tokio::test]
async fn without_a_worker_the_node_thinks() {
    let mut nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let workers = Workers::new(bus.clone(), WAITS);
    let bots = Bots::new(1, 1).with_workers(workers.clone());
    assert!(bots.think(strong()).await.is_some(), "nobody takes jobs");
    let assignment = strong();
    assert_eq!(workers.think(&assignment).await, Thought::Nobody);

    let mut jobs = jobs(&bus).await;
    let nonsense = |first: &str| Said::Decided { first: first.to_owned(), then: None };
    for first in ["place 99,99 turn 1", "", "pass"] {
        let words = vec![taken(), nonsense(first)];
        let (thought, _) = tokio::join!(workers.think(&assignment), answer(&bus, &mut jobs, words));
        assert_eq!(thought, Thought::Nobody, "{first}");
    }
    let impatient = Waits { decision: Duration::from_millis(50), ..WAITS };
    let hurried = Workers::new(bus.clone(), impatient);
    let (thought, _) =
        tokio::join!(hurried.think(&assignment), answer(&bus, &mut jobs, vec![taken()]));
    assert_eq!(thought, Thought::Nobody, "it takes too long");
    // Nobody answers, and the queue group is still there.
    let impatient = Waits { taken: Duration::from_millis(20), ..WAITS };
    assert_eq!(Workers::new(bus.clone(), impatient).think(&assignment).await, Thought::Nobody);

    nats.kill();
    let mut connected = bus.connected();
    connected.wait_for(|&is| !is).await.expect("the bus is there");
    assert_eq!(workers.think(&assignment).await, Thought::Nobody);
    assert!(bots.think(strong()).await.is_some(), "NATS is down");
}

/// The guard is `Given`.
#[tokio::test]
async fn a_withdrawn_job_is_withdrawn_from_its_worker() {
    let nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let bots = Bots::new(1, 1).with_workers(Workers::new(bus.clone(), WAITS));
    let mut jobs = jobs(&bus).await;
    let mut withdrawn = bus.subscribe::<Withdrawn>(WITHDRAWN).await.expect("a subscription");
    let assignment = strong();
    let cancel = assignment.cancel.clone();
    let player = async {
        let job = answer(&bus, &mut jobs, vec![taken()]).await;
        cancel.request();
        assert_eq!(withdrawn.next().await.expect("a message").job, job);
    };
    let (thought, ()) = tokio::join!(bots.think(assignment), player);
    assert_eq!(thought, None);
}

/// The guard is the budget in `Bots::think`.
#[tokio::test]
async fn quick_players_stay_on_the_node() {
    let nats = Nats::start();
    let bus = bus(&address(&nats)).await;
    let bots = Bots::new(1, 1).with_workers(Workers::new(bus.clone(), WAITS));
    let mut jobs = jobs(&bus).await;
    tokio::select! {
        thought = bots.think(assignment("ann", Level::Novice)) => assert!(thought.is_some()),
        _ = jobs.receive() => panic!("a quick player is a job"),
    }
}

/// A decision of two actions arrives as it was sent.
#[test]
fn decisions_are_read_as_they_are_written() {
    let (decision, decided) = odd();
    let Said::Decided { first, then } = decided else { panic!("a decision") };
    assert_eq!(heard(&position(), &first, then.as_deref()), Some(decision));
    assert!(matches!(decision_of(&first), Action::PlaceTile { .. }));
}

fn decision_of(first: &str) -> Action {
    heard(&position(), first, Some("nonsense")).expect("a decision").first
}
