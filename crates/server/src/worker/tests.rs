//! Workers with a real NATS server.

use bastide_ai::Level;
use bastide_testbed::Nats as NatsServer;
use serde_json::{Value, json};
use tokio::task::JoinHandle;

use super::*;
use crate::bots::job::{JOBS, Job, Said, WITHDRAWN, Withdrawn, heard, task};
use crate::bots::tests::{assignment, position};
use crate::bots::{Thought, Waits, Workers};
use crate::cluster::RequestError;
use crate::cluster::tests::{address, bus};

/// A time that never passes in a test that succeeds.
const LONG: Duration = Duration::from_mins(1);

/// A worker in this process. Dropping it is its sudden death.
struct Running {
    stopping: watch::Sender<bool>,
    taking: JoinHandle<Result<(), BusError>>,
    others: JoinSet<()>,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.taking.abort();
        self.others.abort_all();
    }
}

async fn worker(nats: &Nats) -> Running {
    let bus = bus(nats).await;
    let desk = Arc::new(Desk::new(new_id().as_str().to_owned(), bus.clone(), Bots::new(1, 2)));
    let mut others = JoinSet::new();
    let (beat, hear) = (Arc::clone(&desk), Arc::clone(&desk));
    others.spawn(async move { beat.beat().await });
    others.spawn(async move { hear.withdraw().await });
    let stopping = watch::Sender::new(false);
    let taking = tokio::spawn(desk.take(stopping.subscribe()));
    // The subscriptions are there when something is answered.
    let probe = Job { id: "probe".to_owned(), within: 60_000, task: Value::Null };
    let answered = async || {
        // A worker that has just died may still get it.
        let word = tokio::time::timeout(Duration::from_millis(100), first_word(&bus, &probe)).await;
        matches!(word, Ok(Ok(_)))
    };
    while !answered().await {}
    Running { stopping, taking, others }
}

fn job(level: Level) -> Job {
    let task = task(&assignment("ann", level)).expect("a public position");
    Job { id: new_id().as_str().to_owned(), within: 60_000, task }
}

async fn first_word(bus: &Bus, job: &Job) -> Result<Said, RequestError> {
    bus.ask::<Said>(JOBS, job).await?.answer().await
}

/// What a worker says about a job that it has taken.
async fn outcome(bus: &Bus, job: &Job) -> Said {
    let mut answers = bus.ask::<Said>(JOBS, job).await.expect("it is sent");
    let taken = answers.answer().await.expect("an answer");
    assert!(matches!(taken, Said::Taken { .. }), "{taken:?}");
    answers.answer().await.expect("an answer")
}

/// The guards are the reading of a task apart from its envelope, and the skipping of garbage.
#[tokio::test]
async fn a_worker_survives_garbage_and_refuses_what_it_does_not_understand() {
    let nats = NatsServer::start();
    let nats = address(&nats);
    let _worker = worker(&nats).await;
    let bus = bus(&nats).await;
    bus.publish(JOBS, &"garbage");
    bus.publish(JOBS, &job(Level::Strong));
    bus.publish(WITHDRAWN, &json!({ "job": 7 }));
    bus.publish(WITHDRAWN, &Withdrawn { job: "unknown".to_owned() });
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut job = job(Level::Strong);
        change(&mut job.task);
        job
    };
    let bad = [
        changed(&|task| *task = json!([1, 2])),
        changed(&|task| task["level"] = json!("grandmaster")),
        changed(&|task| task["setup_version"] = json!(99)),
        changed(&|task| task["setup"]["dice"] = json!(6)),
        changed(&|task| task["actions"] = json!(["place 99,99 turn 1"])),
        changed(&|task| task["actions"] = json!([])),
    ];
    for job in bad {
        let said = outcome(&bus, &job).await;
        assert_eq!(said, Said::Refused, "{}", job.task);
    }
    let newer = changed(&|task| task["mood"] = json!("good"));
    let said = outcome(&bus, &newer).await;
    let Said::Decided { first, then } = said else { panic!("{said:?}") };
    assert!(heard(&position(), &first, then.as_deref()).is_some());
}

/// The guards are `withdraw`, and that a withdrawn job is not answered.
#[tokio::test]
async fn a_withdrawn_job_stops() {
    let nats = NatsServer::start();
    let nats = address(&nats);
    let worker = worker(&nats).await;
    let bus = bus(&nats).await;
    let job = job(Level::Master);
    let mut answers = bus.ask::<Said>(JOBS, &job).await.expect("it is sent");
    answers.answer().await.expect("it is taken");
    bus.publish(WITHDRAWN, &Withdrawn { job: job.id });
    // The next job of the only core begins when the first one has stopped.
    let said = outcome(&bus, &self::job(Level::Strong)).await;
    assert!(matches!(said, Said::Decided { .. }), "{said:?}");
    worker.stopping.send_replace(true);
    bus.flush().await;
    tokio::select! {
        biased;
        answer = answers.answer() => panic!("{answer:?}"),
        () = bus.flush() => {}
    }
}

/// The guard is the watch on `stopping` in `decide`.
#[tokio::test]
async fn a_worker_that_stops_hands_its_jobs_back() {
    let nats = NatsServer::start();
    let nats = address(&nats);
    let mut worker = worker(&nats).await;
    let bus = bus(&nats).await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        let mut own = bus.ask::<Said>(JOBS, &job(Level::Master)).await.expect("it is sent");
        own.answer().await.expect("it is taken");
        answers.push(own);
    }
    worker.stopping.send_replace(true);
    for mut answers in answers {
        assert_eq!(answers.answer().await, Ok(Said::Returned));
    }
    (&mut worker.taking).await.expect("it ends").expect("without an error");
    assert_eq!(first_word(&bus, &job(Level::Master)).await, Err(RequestError::NoResponders));
}

/// The guard is `silence` in `bots::remote`.
#[tokio::test]
async fn the_job_of_a_dead_worker_goes_to_another() {
    let nats = NatsServer::start();
    let nats = address(&nats);
    let first = worker(&nats).await;
    let waits = Waits { taken: LONG, decision: LONG, ..Waits::default() };
    let workers = Workers::new(bus(&nats).await, waits);
    let listening = workers.clone();
    let listening = tokio::spawn(async move { listening.listen().await });
    let assignment = assignment("ann", Level::Master);
    let thought = workers.think(&assignment);
    let dies = async {
        tokio::time::sleep(Duration::from_millis(50)).await;
        drop(first);
        worker(&nats).await
    };
    let (thought, second) = tokio::join!(thought, dies);
    assert!(matches!(thought, Thought::Decided(_)), "{thought:?}");
    listening.abort();
    drop(second);
}
