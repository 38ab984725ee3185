//! The search tree and its statistics.

use bastide_rules::{Action, MAX_PLAYERS, Seat};

use crate::evaluation::Plan;
use crate::valuation::Estimate;
use crate::winning;

/// The outcome of an iteration.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Outcome {
    /// The values, by seat.
    pub(super) values: [f32; MAX_PLAYERS],
    /// The leads, by seat.
    pub(super) leads: [f32; MAX_PLAYERS],
}

impl Outcome {
    /// Adds another outcome.
    pub(super) fn add(&mut self, other: &Self) {
        for seat in 0..MAX_PLAYERS {
            self.values[seat] += other.values[seat];
            self.leads[seat] += other.leads[seat];
        }
    }

    /// Creates the outcome for two players from the estimate of one of them.
    pub(super) fn of_two(estimate: Estimate, seat: Seat) -> Self {
        let other = Estimate { lead: -estimate.lead, chance: 1.0 - estimate.chance };
        let mut outcome = Self::default();
        for (index, estimate) in [(seat.index(), estimate), (1 - seat.index(), other)] {
            outcome.values[index] = winning::value(estimate);
            outcome.leads[index] = estimate.lead;
        }
        outcome
    }
}

/// A node of the tree.
#[derive(Debug, Default)]
pub(super) struct Node {
    pub(super) visits: u32,
    pub(super) edges: Vec<Edge>,
}

/// A plan of a player, or an outcome of chance.
#[derive(Clone, Copy, Debug)]
pub(super) struct Edge {
    pub(super) plan: Plan,
    /// The value by the valuation, for the player who acts.
    pub(super) expected: f32,
    /// The prior of PUCT.
    pub(super) prior: f32,
    pub(super) visits: u32,
    /// The sum of the backpropagated values, for the player who acts.
    pub(super) value_sum: f32,
    /// The sum of the backpropagated leads, for the player who acts.
    pub(super) lead_sum: f32,
    /// The node that it leads to, once it was visited.
    pub(super) child: Option<u32>,
}

impl Edge {
    /// Creates an unvisited edge.
    pub(super) fn new(plan: Plan, expected: f32) -> Self {
        Self { plan, expected, prior: 0.0, visits: 0, value_sum: 0.0, lead_sum: 0.0, child: None }
    }
}

/// A step of the path from the root to a leaf.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) node: u32,
    pub(super) edge: u32,
    /// The player who acted; `None` for chance.
    pub(super) seat: Option<Seat>,
}

/// All nodes; the first is the root.
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

    /// Adds a node, unless the memory limit is reached.
    pub(super) fn add(&mut self) -> Option<u32> {
        if self.bytes >= self.most_bytes {
            return None;
        }
        self.bytes += size_of::<Node>();
        self.nodes.push(Node::default());
        Some(self.nodes.len() as u32 - 1)
    }

    /// Whether a node has edges.
    pub(super) fn is_expanded(&self, node: u32) -> bool {
        !self.nodes[node as usize].edges.is_empty()
    }

    /// Sets the edges of a node.
    pub(super) fn expand(&mut self, node: u32, edges: Vec<Edge>) {
        self.bytes += edges.capacity() * size_of::<Edge>();
        self.nodes[node as usize].edges = edges;
    }

    /// Returns the edge of an outcome of chance, and adds it if it is new.
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

    /// Returns the node of an edge, and adds it if there is memory for it.
    pub(super) fn child(&mut self, node: u32, edge: u32) -> Option<u32> {
        if let Some(child) = self.nodes[node as usize].edges[edge as usize].child {
            return Some(child);
        }
        let child = self.add()?;
        self.nodes[node as usize].edges[edge as usize].child = Some(child);
        Some(child)
    }

    /// Returns by how many visits the most visited edge of the root is ahead of the next one; `u32::MAX`
    /// if there is no other.
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

    /// Adds an outcome to all edges of a path.
    pub(super) fn backpropagate(&mut self, path: &[Step], outcome: &Outcome) {
        for step in path {
            let node = &mut self.nodes[step.node as usize];
            node.visits += 1;
            let edge = &mut node.edges[step.edge as usize];
            edge.visits += 1;
            if let Some(seat) = step.seat {
                edge.value_sum += outcome.values[seat.index()];
                edge.lead_sum += outcome.leads[seat.index()];
            }
        }
    }
}
