//! Who is connected to a table through other nodes. A node that says nothing for a while counts as gone.

use std::collections::HashMap;

use bastide_protocol::Millis;
use bastide_protocol::id::Id;
use serde::{Deserialize, Serialize};

/// How long the word of a node counts. Nodes repeat it more often.
const VALID: Millis = 25_000;

/// Who is connected to a table through one node: each connection counts once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Here {
    pub(crate) people: Vec<Id>,
    /// The number of connections without a person.
    pub(crate) anonymous: usize,
}

impl Here {
    fn is_empty(&self) -> bool {
        self.people.is_empty() && self.anonymous == 0
    }
}

/// The connections through other nodes, by node.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(HashMap<String, (Here, Millis)>);

impl Elsewhere {
    /// Notes what a node says. Returns whether that is news, and whether the node is a new one.
    pub(super) fn note(&mut self, node: String, here: Here, now: Millis) -> (bool, bool) {
        if here.is_empty() {
            return (self.0.remove(&node).is_some(), false);
        }
        let known = self.0.get(&node).map(|(known, _)| known);
        let (new, changed) = (known.is_none(), known != Some(&here));
        self.0.insert(node, (here, now + VALID));
        (changed, new)
    }

    /// Forgets nodes that have said nothing for a while. Returns whether there were any.
    pub(super) fn forget_silent(&mut self, now: Millis) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (_, until)| *until > now);
        self.0.len() < before
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &Here> {
        self.0.values().map(|(here, _)| here)
    }

    /// The people who are connected, each connection once.
    pub(super) fn people(&self) -> impl Iterator<Item = &Id> {
        self.iter().flat_map(|here| &here.people)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The guards are the comparison in `note` and `until`.
    #[test]
    fn a_node_that_says_nothing_is_forgotten() {
        let mut elsewhere = Elsewhere::default();
        let here = || Here { people: vec![Id::from_text("ann")], anonymous: 1 };
        assert_eq!(elsewhere.note("n1".to_owned(), here(), 0), (true, true));
        assert_eq!(elsewhere.note("n1".to_owned(), here(), VALID / 2), (false, false));
        assert!(!elsewhere.forget_silent(VALID));
        assert_eq!(elsewhere.people().count(), 1);
        assert!(elsewhere.forget_silent(2 * VALID));
        assert_eq!(elsewhere.people().count(), 0);
        elsewhere.note("n2".to_owned(), here(), 0);
        assert_eq!(elsewhere.note("n2".to_owned(), Here::default(), 0), (true, false));
    }
}
