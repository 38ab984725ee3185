//! The queue of reviews: one at a time of each person.

use std::collections::{HashMap, VecDeque};

use bastide_protocol::id::Id;

/// How far a review is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Progress {
    /// Whether it is being computed.
    pub(crate) running: bool,
    /// The number of positions that are evaluated …
    pub(crate) done: u32,
    /// … of this many.
    pub(crate) total: u32,
}

/// The reviews that wait or run, by the hash of the game.
#[derive(Debug, Default)]
pub(super) struct Queue {
    people: HashMap<Id, Own>,
    progress: HashMap<String, Progress>,
}

/// The reviews of a person.
#[derive(Debug, Default)]
struct Own {
    running: Option<String>,
    waiting: VecDeque<String>,
}

impl Queue {
    /// Adds the review of a game, unless it is there.
    pub(super) fn add(&mut self, person: Id, game: String) {
        if !self.progress.contains_key(&game) {
            self.progress.insert(game.clone(), Progress::default());
            self.people.entry(person).or_default().waiting.push_back(game);
        }
    }

    /// Takes the next review of a person who has none running. It runs until [`Queue::end`].
    pub(super) fn next(&mut self) -> Option<(Id, String)> {
        let mut idle = self.people.iter_mut().filter(|(_, own)| own.running.is_none());
        idle.find_map(|(person, own)| {
            let game = own.waiting.pop_front()?;
            own.running = Some(game.clone());
            Some((person.clone(), game))
        })
    }

    /// A review begins, with this many positions.
    pub(super) fn begin(&mut self, game: &str, positions: usize) {
        if let Some(progress) = self.progress.get_mut(game) {
            *progress = Progress { running: true, done: 0, total: positions as u32 };
        }
    }

    /// A position of a review is done.
    pub(super) fn step(&mut self, game: &str) {
        if let Some(progress) = self.progress.get_mut(game) {
            progress.done += 1;
        }
    }

    /// The running review of a person has ended.
    pub(super) fn end(&mut self, person: &Id) {
        let Some(own) = self.people.get_mut(person) else { return };
        if let Some(game) = own.running.take() {
            self.progress.remove(&game);
        }
        if own.waiting.is_empty() {
            self.people.remove(person);
        }
    }

    pub(super) fn progress(&self, game: &str) -> Option<Progress> {
        self.progress.get(game).copied()
    }

    /// The number of reviews that wait or run.
    pub(super) fn len(&self) -> usize {
        self.progress.len()
    }

    /// The number of reviews that wait.
    pub(super) fn waiting(&self) -> usize {
        self.people.values().map(|own| own.waiting.len()).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The guard is the condition in `next`.
    #[test]
    fn a_person_has_one_review_running() {
        let mut queue = Queue::default();
        let (ann, ben) = (Id::from_text("ann"), Id::from_text("ben"));
        for (person, game) in [(&ann, "a"), (&ann, "b"), (&ann, "a"), (&ben, "c")] {
            queue.add(person.clone(), game.to_owned());
        }
        assert_eq!((queue.len(), queue.waiting()), (3, 3));
        let mut begun = [queue.next(), queue.next()].map(Option::unwrap);
        begun.sort();
        assert_eq!(begun, [(ann.clone(), "a".to_owned()), (ben.clone(), "c".to_owned())]);
        assert_eq!(queue.next(), None);
        queue.begin("a", 2);
        queue.step("a");
        assert_eq!(queue.progress("a"), Some(Progress { running: true, done: 1, total: 2 }));
        assert_eq!(queue.progress("b"), Some(Progress::default()));
        queue.end(&ann);
        assert_eq!(queue.progress("a"), None);
        assert_eq!(queue.next(), Some((ann.clone(), "b".to_owned())));
        queue.end(&ann);
        queue.end(&ben);
        assert!(queue.people.is_empty() && queue.len() == 0, "{queue:?}");
    }
}
