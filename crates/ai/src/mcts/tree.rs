//! The tree of a search: who acts where, what was tried, and what came of it.

use bastide_rules::{Action, MAX_PLAYERS, Seat};

use crate::lookahead::lead;
use crate::thought::Plan;
use crate::valuation::Points;

/// What came of an iteration.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// The chances to win, by seat.
    pub(super) chances: [f32; MAX_PLAYERS],
    /// The expected points.
    pub(super) points: Points,
    pub(super) players: usize,
}

/// A position in the tree.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) visits: u32,
    pub(super) edges: Vec<Edge>,
}

/// What can be done in a position, by a player or by chance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) plan: Plan,
    /// What the valuation says to it, for the player who acts.
    pub(super) expected: f32,
    /// The part of the search that it deserves for that.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The chances that came of it, for the player who acts.
    pub(super) sum: f32,
    /// The leads that came of it, for the player who acts.
    pub(super) leads: f32,
    /// Where it leads to, once somebody was there.
    pub(super) child: Option<u32>,
}

impl Edge {
    /// An edge that nobody went along so far.
    pub(super) fn new(plan: Plan, expected: f32) -> Self {
        Self { plan, expected, prior: 0.0, visits: 0, sum: 0.0, leads: 0.0, child: None }
    }
}

/// A step on the way from the root to a leaf.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) node: u32,
    pub(super) edge: u32,
    /// Who acted; none for chance.
    pub(super) seat: Option<Seat>,
}

/// All positions of a search; the first is the root.
#[derive(Debug)]
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    bytes: usize,
    most_bytes: usize,
}

impl Tree {
    pub(super) fn new(most_bytes: usize) -> Self {
        Self { nodes: vec![Node::default()], bytes: 0, most_bytes }
    }

    /// Adds a position, if there is memory for it.
    pub(super) fn add(&mut self) -> Option<u32> {
        if self.bytes >= self.most_bytes {
            return None;
        }
        self.bytes += size_of::<Node>();
        self.nodes.push(Node::default());
        Some(self.nodes.len() as u32 - 1)
    }

    /// Whether it is known what can be done in a position.
    pub(super) fn is_expanded(&self, node: u32) -> bool {
        !self.nodes[node as usize].edges.is_empty()
    }

    /// Notes what can be done in a position.
    pub(super) fn expand(&mut self, node: u32, edges: Vec<Edge>) {
        self.bytes += edges.capacity() * size_of::<Edge>();
        self.nodes[node as usize].edges = edges;
    }

    /// The edge of an outcome of chance, which is added if it is new.
    pub(super) fn outcome(&mut self, node: u32, action: Action) -> u32 {
        let edges = &mut self.nodes[node as usize].edges;
        if let Some(known) = edges.iter().position(|edge| edge.plan.first == action) {
            return known as u32;
        }
        let before = edges.capacity();
        edges.push(Edge::new(Plan { first: action, then: None }, 0.0));
        self.bytes += (edges.capacity() - before) * size_of::<Edge>();
        edges.len() as u32 - 1
    }

    /// Where an edge leads to; it is made if there is memory for it.
    pub(super) fn child(&mut self, node: u32, edge: u32) -> Option<u32> {
        if let Some(child) = self.nodes[node as usize].edges[edge as usize].child {
            return Some(child);
        }
        let child = self.add()?;
        self.nodes[node as usize].edges[edge as usize].child = Some(child);
        Some(child)
    }

    /// By how many visits the first step that was tried most is ahead of the next one; without a next
    /// one, by more than anybody can make.
    pub(super) fn visits_ahead(&self) -> u32 {
        let (mut most, mut next) = (None, None);
        for edge in &self.nodes[0].edges {
            let visits = Some(edge.visits);
            if visits > most {
                (most, next) = (visits, most);
            } else {
                next = next.max(visits);
            }
        }
        most.zip(next).map_or(u32::MAX, |(most, next)| most - next)
    }

    /// Notes what came of a way.
    pub(super) fn learn(&mut self, way: &[Step], outcome: &Outcome) {
        for step in way {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            if let Some(seat) = step.seat {
                edge.sum += outcome.chances[seat.index()];
                edge.leads += lead(&outcome.points, seat, outcome.players);
            }
        }
    }
}
