//! The scheduler of the thinking cores: round robin over people, and over the tables of each person.
//!
//! Core time is charged to the host of the table. A table has one job at a time, so first come, first served among the jobs
//! of a person is a round robin of their tables. Analysis has the cores that no game needs: at most half of them, so that a
//! search which begins meanwhile finds some free.
//!
//! Nothing here knows about time or tasks: after every change, [`Queue::advance`] returns what happens next.

use std::collections::{BTreeMap, HashMap, VecDeque};

use bastide_protocol::id::Id;

/// The number of a job. Numbers grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Ticket(u64);

/// What a job is for. Jobs of a later kind wait for all that are waiting of an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Purpose {
    /// A game, in which others wait for the move.
    Game,
    /// A position that is open on a page.
    Position,
    /// A review, which runs in the background.
    Review,
}

impl Purpose {
    const ALL: [Self; 3] = [Self::Game, Self::Position, Self::Review];
}

/// What happens next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Turn {
    /// A waiting job starts on this many cores.
    Begin(Ticket, u32),
    /// A person with no running move waits for a core: this job must make room.
    MakeRoom(Ticket),
}

/// The jobs of people. People without jobs are not kept.
type People = HashMap<Id, Share>;

/// The jobs that wait for a core, and those that have one.
#[derive(Debug)]
pub(super) struct Queue {
    free: usize,
    /// The number of cores that analysis may have now.
    free_for_analysis: usize,
    per_person: usize,
    /// The jobs of each purpose, in the order of [`Purpose::ALL`].
    people: [People; 3],
    running: BTreeMap<Ticket, Running>,
    /// A logical clock, incremented by every event.
    count: u64,
}

/// The jobs of a person for one purpose.
#[derive(Debug)]
struct Share {
    running: usize,
    waiting: VecDeque<Waiting>,
    /// When the person arrived, or when their last job finished: the lowest value is next.
    since: u64,
}

#[derive(Debug)]
struct Waiting {
    ticket: Ticket,
    wanted: u32,
}

#[derive(Debug)]
struct Running {
    person: Id,
    purpose: Purpose,
    cores: usize,
    makes_room: bool,
}

impl Queue {
    /// Cores for jobs, and the number of moves that one person may have computed on them at once.
    pub(super) fn new(cores: usize, per_person: usize) -> Self {
        let cores = cores.max(1);
        Self {
            free: cores,
            free_for_analysis: cores.min(cores.div_ceil(2).max(2)),
            per_person: per_person.max(1),
            people: Purpose::ALL.map(|_| People::new()),
            running: BTreeMap::new(),
            count: 0,
        }
    }

    fn count(&mut self) -> u64 {
        self.count += 1;
        self.count
    }

    /// Queues a job; it can use up to the wanted number of cores.
    pub(super) fn enter(&mut self, purpose: Purpose, person: &Id, wanted: u32) -> Ticket {
        let number = self.count();
        let new = || Share { running: 0, waiting: VecDeque::new(), since: number };
        let share = self.people[purpose as usize].entry(person.clone()).or_insert_with(new);
        let ticket = Ticket(number);
        share.waiting.push_back(Waiting { ticket, wanted });
        ticket
    }

    /// Removes a job that is done or withdrawn.
    pub(super) fn leave(&mut self, ticket: Ticket) {
        if let Some(Running { person, purpose, cores, .. }) = self.running.remove(&ticket) {
            self.free += cores;
            if purpose != Purpose::Game {
                self.free_for_analysis += cores;
            }
            let now = self.count();
            if let Some(share) = self.people[purpose as usize].get_mut(&person) {
                share.running -= 1;
                // Other waiting people come before the next table of the same person.
                share.since = now;
            }
        } else {
            for share in self.people.iter_mut().flat_map(People::values_mut) {
                share.waiting.retain(|waiting| waiting.ticket != ticket);
            }
        }
        for people in &mut self.people {
            people.retain(|_, share| share.running > 0 || !share.waiting.is_empty());
        }
    }

    /// Returns what happens next after a change.
    pub(super) fn advance(&mut self) -> Vec<Turn> {
        let mut turns = Vec::new();
        for purpose in Purpose::ALL {
            while self.may_begin(purpose)
                && let Some((person, waiting)) = self.next(purpose)
            {
                let cores = self.cores_for(purpose, waiting.wanted);
                self.free -= cores;
                if purpose != Purpose::Game {
                    self.free_for_analysis -= cores;
                }
                turns.push(Turn::Begin(waiting.ticket, cores as u32));
                let running = Running { person, purpose, cores, makes_room: false };
                self.running.insert(waiting.ticket, running);
            }
        }
        let games = &self.people[Purpose::Game as usize];
        let hungry = games.values().filter(|share| share.running == 0).count();
        let coming = |running: &Running| if running.makes_room { running.cores } else { 0 };
        let mut coming: usize = self.running.values().map(coming).sum();
        while coming < hungry
            && let Some((&ticket, job)) =
                self.running.iter_mut().filter(|(_, job)| !job.makes_room).min_by_key(
                    |(ticket, job)| {
                        (job.purpose == Purpose::Game, usize::MAX - job.cores, **ticket)
                    },
                )
        {
            job.makes_room = true;
            coming += job.cores;
            turns.push(Turn::MakeRoom(ticket));
        }
        turns
    }

    /// Whether there is a core for a job.
    fn may_begin(&self, purpose: Purpose) -> bool {
        self.free > 0 && (purpose == Purpose::Game || self.free_for_analysis > 0)
    }

    /// The number of jobs that one person may have running.
    fn most(&self, purpose: Purpose) -> usize {
        // The parts of an analysis are short and take turns.
        if purpose == Purpose::Game { self.per_person } else { usize::MAX }
    }

    /// Takes the next job: of the person who has the fewest running and has waited longest.
    fn next(&mut self, purpose: Purpose) -> Option<(Id, Waiting)> {
        let most = self.most(purpose);
        let (person, share) = self.people[purpose as usize]
            .iter_mut()
            .filter(|(_, share)| share.allowed(most) > 0)
            .min_by_key(|(_, share)| (share.running, share.since))?;
        let waiting = share.waiting.pop_front()?;
        share.running += 1;
        Some((person.clone(), waiting))
    }

    /// The number of free cores that a job takes: as many as it can use, leaving one for each other job that may start now,
    /// and one for the next person.
    fn cores_for(&self, purpose: Purpose, wanted: u32) -> usize {
        let most = self.most(purpose);
        let people = self.people[purpose as usize].values();
        let others: usize = people.map(|share| share.allowed(most)).sum();
        let most = self.free.saturating_sub(others + 1).max(1);
        (wanted as usize).clamp(1, most)
    }
}

impl Share {
    /// The number of waiting jobs that may start, as far as the limit of the person allows.
    fn allowed(&self, per_person: usize) -> usize {
        self.waiting.len().min(per_person.saturating_sub(self.running))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(name: &str) -> Id {
        Id::from_text(name)
    }

    /// Lets a person's jobs wait, each for a core.
    fn enter<const N: usize>(queue: &mut Queue, name: &str) -> [Ticket; N] {
        [(); N].map(|()| queue.enter(Purpose::Game, &person(name), 1))
    }

    fn nobody(queue: &Queue) -> bool {
        queue.people.iter().all(HashMap::is_empty)
    }

    /// Ends a job; returns which ones begin then.
    fn end(queue: &mut Queue, ticket: Ticket) -> Vec<Ticket> {
        queue.leave(ticket);
        begun(queue)
    }

    fn begun(queue: &mut Queue) -> Vec<Ticket> {
        let begins = |turn| match turn {
            Turn::Begin(ticket, _) => Some(ticket),
            Turn::MakeRoom(_) => None,
        };
        queue.advance().into_iter().filter_map(begins).collect()
    }

    /// The guard is `since`: without it, the person who came first has all the turns.
    #[test]
    fn people_take_turns_and_so_do_their_tables() {
        let mut queue = Queue::new(1, 2);
        let many: [Ticket; 3] = enter(&mut queue, "many");
        assert_eq!(begun(&mut queue), [many[0]]);
        let few: [Ticket; 2] = enter(&mut queue, "few");
        let [one] = enter(&mut queue, "one");
        assert_eq!(begun(&mut queue), []);
        assert_eq!(
            end(&mut queue, many[0]),
            [few[0]],
            "who waits comes before the next of the same"
        );
        assert_eq!(end(&mut queue, few[0]), [one]);
        assert_eq!(end(&mut queue, one), [many[1]]);
        // A person who comes back waits for those who have waited since.
        let [again] = enter(&mut queue, "one");
        assert_eq!(end(&mut queue, many[1]), [few[1]]);
        assert_eq!(end(&mut queue, few[1]), [again]);
        assert_eq!(end(&mut queue, again), [many[2]]);
        assert_eq!(end(&mut queue, many[2]), []);
        assert!(nobody(&queue) && queue.running.is_empty(), "nothing is kept: {queue:?}");
    }

    /// The guard is `allowed`.
    #[test]
    fn a_person_has_not_all_the_cores() {
        let mut queue = Queue::new(4, 2);
        let many: [Ticket; 6] = enter(&mut queue, "many");
        assert_eq!(begun(&mut queue), many[..2]);
        let few: [Ticket; 1] = enter(&mut queue, "few");
        assert_eq!(begun(&mut queue), few);
        assert_eq!(end(&mut queue, many[1]), [many[2]]);
        assert_eq!(end(&mut queue, few[0]), []);
    }

    /// A person with nothing running comes before the second job of another.
    #[test]
    fn the_first_job_of_a_person_comes_before_the_second_of_another() {
        let mut queue = Queue::new(2, 2);
        let ann: [Ticket; 3] = enter(&mut queue, "ann");
        assert_eq!(begun(&mut queue), ann[..2]);
        let ben: [Ticket; 2] = enter(&mut queue, "ben");
        assert_eq!(end(&mut queue, ann[0]), [ben[0]]);
        assert_eq!(end(&mut queue, ann[1]), [ann[2]], "one each");
    }

    /// The guard is the branch of `leave` for those who wait.
    #[test]
    fn who_is_no_longer_wanted_leaves_the_queue() {
        let mut queue = Queue::new(1, 1);
        let ann: [Ticket; 3] = enter(&mut queue, "ann");
        let ben: [Ticket; 1] = enter(&mut queue, "ben");
        assert_eq!(begun(&mut queue), [ann[0]]);
        queue.leave(ben[0]);
        queue.leave(ann[1]);
        assert_eq!(begun(&mut queue), []);
        assert_eq!(end(&mut queue, ann[0]), [ann[2]]);
        assert_eq!(end(&mut queue, ann[2]), []);
        assert_eq!(queue.free, 1);
        assert!(nobody(&queue), "{queue:?}");
        queue.leave(ann[2]);
        assert_eq!(queue.free, 1, "a job leaves once");
    }

    /// A search uses cores that no other person needs, and leaves one for the next person. The guard is
    /// `cores_for`.
    #[test]
    fn a_search_takes_free_cores_but_one() {
        let mut queue = Queue::new(8, 2);
        let ann = queue.enter(Purpose::Game, &person("ann"), 16);
        assert_eq!(queue.advance(), [Turn::Begin(ann, 7)]);
        let ben = queue.enter(Purpose::Game, &person("ben"), 16);
        assert_eq!(queue.advance(), [Turn::Begin(ben, 1)]);
        queue.leave(ann);
        queue.leave(ben);
        let [ann, ben, cid] =
            ["ann", "ben", "cid"].map(|name| queue.enter(Purpose::Game, &person(name), 16));
        let all = [Turn::Begin(ann, 5), Turn::Begin(ben, 1), Turn::Begin(cid, 1)];
        assert_eq!(queue.advance(), all, "nobody waits, and one is left");
        for ticket in [ann, ben, cid] {
            queue.leave(ticket);
        }
        assert_eq!(queue.free, 8);
        let mut alone = Queue::new(1, 2);
        let master = alone.enter(Purpose::Game, &person("ann"), 16);
        assert_eq!(alone.advance(), [Turn::Begin(master, 1)]);
    }

    /// One job makes room for each person who waits with nothing running, the largest and then the oldest
    /// first. The guard is the second half of `advance`.
    #[test]
    fn a_job_makes_room_for_a_person_who_has_none() {
        let mut queue = Queue::new(5, 2);
        let old = queue.enter(Purpose::Game, &person("ann"), 1);
        let large = queue.enter(Purpose::Game, &person("ann"), 3);
        assert_eq!(queue.advance(), [Turn::Begin(old, 1), Turn::Begin(large, 3)]);
        let own = queue.enter(Purpose::Game, &person("ann"), 1);
        assert_eq!(queue.advance(), [], "nobody makes room for the same person");
        let last = queue.enter(Purpose::Game, &person("ben"), 1);
        assert_eq!(queue.advance(), [Turn::Begin(last, 1)]);
        let hungry = ["cid", "dan", "eve"].map(|name| queue.enter(Purpose::Game, &person(name), 1));
        assert_eq!(queue.advance(), [Turn::MakeRoom(large)], "three cores are enough for three");
        let another = queue.enter(Purpose::Game, &person("fay"), 1);
        assert_eq!(queue.advance(), [Turn::MakeRoom(old)]);
        queue.leave(large);
        assert_eq!(queue.advance(), hungry.map(|ticket| Turn::Begin(ticket, 1)));
        queue.leave(old);
        // Ann has nothing running now.
        assert_eq!(queue.advance(), [Turn::Begin(another, 1), Turn::MakeRoom(last)]);
        queue.leave(last);
        assert_eq!(queue.advance(), [Turn::Begin(own, 1)]);
    }

    fn analyse(queue: &mut Queue, purpose: Purpose, name: &str, jobs: usize) -> Vec<Ticket> {
        (0..jobs).map(|_| queue.enter(purpose, &person(name), 1)).collect()
    }

    /// Games come first, then open positions, then reviews. The guard is the order of the purposes in `advance`.
    #[test]
    fn reviews_wait_for_everything_else() {
        let mut queue = Queue::new(1, 2);
        let running = queue.enter(Purpose::Game, &person("ann"), 1);
        assert_eq!(begun(&mut queue), [running]);
        let review = analyse(&mut queue, Purpose::Review, "ann", 1)[0];
        let position = analyse(&mut queue, Purpose::Position, "ben", 1)[0];
        let [first, second] = enter(&mut queue, "cid");
        assert_eq!(end(&mut queue, running), [first]);
        assert_eq!(
            end(&mut queue, first),
            [second],
            "the second move of a person comes before all analysis"
        );
        assert_eq!(end(&mut queue, second), [position]);
        assert_eq!(end(&mut queue, position), [review]);
        assert_eq!(end(&mut queue, review), []);
        assert!(nobody(&queue) && queue.free_for_analysis == 1, "{queue:?}");
    }

    /// A review uses idle cores, but leaves half of them. The guard is `free_for_analysis`.
    #[test]
    fn analysis_has_half_of_the_cores() {
        for (cores, analysis) in [(1, 1), (2, 2), (3, 2), (8, 4)] {
            let mut queue = Queue::new(cores, 2);
            let review = analyse(&mut queue, Purpose::Review, "ann", 10);
            assert_eq!(begun(&mut queue), review[..analysis], "{cores} cores");
            let position = analyse(&mut queue, Purpose::Position, "ben", 1)[0];
            assert_eq!(begun(&mut queue), []);
            assert_eq!(end(&mut queue, review[0]), [position]);
        }
    }

    /// The reviews of several people progress together. The guard is `since`.
    #[test]
    fn reviews_take_turns() {
        let mut queue = Queue::new(1, 2);
        let ann = analyse(&mut queue, Purpose::Review, "ann", 2);
        let ben = analyse(&mut queue, Purpose::Review, "ben", 2);
        assert_eq!(begun(&mut queue), [ann[0]]);
        assert_eq!(end(&mut queue, ann[0]), [ben[0]]);
        assert_eq!(end(&mut queue, ben[0]), [ann[1]]);
    }

    /// A move that waits takes the core of a review before that of another game. The guard is the purpose in the key of
    /// `advance`.
    #[test]
    fn a_review_makes_room_for_a_move() {
        let mut queue = Queue::new(2, 2);
        let game = queue.enter(Purpose::Game, &person("ann"), 1);
        let review = analyse(&mut queue, Purpose::Review, "ann", 2);
        assert_eq!(queue.advance(), [Turn::Begin(game, 1), Turn::Begin(review[0], 1)]);
        let waits = queue.enter(Purpose::Game, &person("ben"), 1);
        assert_eq!(queue.advance(), [Turn::MakeRoom(review[0])]);
        assert_eq!(end(&mut queue, review[0]), [waits]);
    }
}
