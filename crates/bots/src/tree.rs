//! The tree of one decision: what was tried in each situation, and how it went.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use std::hash::Hash;

use engine::Seat;

use crate::list::List;
use crate::ln::ln;

/// How strongly the search looks at what it has seldom tried.
const CURIOSITY: f32 = 0.7;
/// How many tries a game's own opinion of an action weighs.
const TRUST: f32 = 1.0;
/// What an action that was never tried is taken to be worth, before the game's opinion.
const FRESH: f32 = 1.0;

/// An action somebody took in some imagined world at this point of the tree.
#[derive(Clone, Copy)]
pub struct Edge<A> {
    /// What was done.
    pub action: A,
    key: u32,
    /// Who did it: chance may let different seats act at the same point.
    pub seat: Seat,
    /// How often it was chosen.
    pub visits: u32,
    /// How often it could have been chosen.
    available: u32,
    /// How it went for the seat that did it, on average, from 0 to 1.
    pub mean: f32,
    /// What the game thought of it at first sight.
    prior: f32,
    /// The group of actions that the thinking seat cannot tell from this one.
    veil: Option<u16>,
    /// Where the game went on, or [`NOWHERE`].
    child: u32,
}

/// A run of edges in the arena.
#[derive(Clone, Copy)]
struct Node {
    first: u32,
    count: u16,
    room: u16,
}

const NOWHERE: u32 = u32::MAX;

/// A point of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place(u32);

/// An edge by its place in the arena. Good until the next [`Tree::add`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch(u32);

/// What to do at a place of the tree in one imagined world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The best branch that is legal in this world, with its score.
    pub best: Option<(Branch, f32)>,
    /// Are there legal actions that were never tried here?
    pub fresh: bool,
}

/// All nodes and edges of a decision, in two lists.
pub struct Tree<A> {
    nodes: Vec<Node>,
    edges: Vec<Edge<A>>,
    /// For each legal action of the present world: was it tried here before?
    tried: Vec<bool>,
}

/// The point at which the decision is taken.
pub const ROOT: Place = Place(0);

impl<A: Copy + Eq + Hash> Tree<A> {
    pub fn new() -> Self {
        let root = Node { first: 0, count: 0, room: 0 };
        Tree { nodes: vec![root], edges: Vec::new(), tried: Vec::new() }
    }

    /// The branches at a place.
    pub fn branches(&self, place: Place) -> &[Edge<A>] {
        let node = self.nodes[place.0 as usize];
        &self.edges[node.first as usize..][..usize::from(node.count)]
    }

    /// Looks which branches are open to `seat` in a world with this list, counts them as
    /// available, and finds the one to follow.
    pub fn look(&mut self, place: Place, seat: Seat, list: &List<A>) -> Tried {
        self.tried.clear();
        self.tried.resize(list.actions.len(), false);
        let node = self.nodes[place.0 as usize];
        let mut open = 0;
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        for branch in node.first..node.first + u32::from(node.count) {
            let edge = &mut self.edges[branch as usize];
            let Some(at) = list.find(edge.key, edge.action) else { continue };
            if edge.seat != seat {
                continue;
            }
            self.tried[at] = true;
            open += 1;
            edge.available += 1;
            let visits = edge.visits as f32;
            let score = edge.mean
                + CURIOSITY * (ln(edge.available) / visits).sqrt()
                + TRUST * edge.prior / (visits + 1.0);
            if score > highest {
                highest = score;
                best = Some((Branch(branch), score));
            }
        }
        Tried { best, fresh: open < list.actions.len() }
    }

    /// Could an action that was never tried still be better than this score?
    #[inline]
    pub fn may_beat(score: f32) -> bool {
        score < FRESH + TRUST
    }

    /// After [`Tree::look`]: the untried action the game likes best, if it promises more than
    /// `score`. Equals are taken in the order from `start` round.
    #[inline]
    pub fn freshest(&self, priors: &[f32], start: usize, score: f32) -> Option<usize> {
        let (mut best, mut liked) = (None, -1.0);
        let (before, from) = priors.split_at(start);
        for (at, prior) in (start..).zip(from).chain((0..).zip(before)) {
            if *prior > liked && !self.tried[at] {
                (best, liked) = (Some(at), *prior);
            }
        }
        best.filter(|_| FRESH + TRUST * liked > score)
    }

    /// Grows a branch for the action at a place of the list.
    pub fn add(
        &mut self,
        place: Place,
        seat: Seat,
        list: &List<A>,
        at: usize,
        prior: f32,
        veil: Option<u16>,
    ) -> Branch {
        let edge = Edge {
            action: list.actions[at],
            key: list.key(at),
            seat,
            visits: 0,
            available: 1,
            mean: 0.0,
            prior,
            veil,
            child: NOWHERE,
        };
        let mut node = self.nodes[place.0 as usize];
        if node.count == node.room {
            self.move_to_end(&mut node, edge);
        }
        let branch = node.first + u32::from(node.count);
        self.edges[branch as usize] = edge;
        node.count += 1;
        self.nodes[place.0 as usize] = node;
        Branch(branch)
    }

    /// A node that has no room left gets twice as much behind all others.
    fn move_to_end(&mut self, node: &mut Node, filler: Edge<A>) {
        let old = node.first as usize..node.first as usize + usize::from(node.count);
        node.first = self.edges.len() as u32;
        node.room = (2 * node.room).max(2);
        self.edges.extend_from_within(old);
        self.edges.resize(node.first as usize + usize::from(node.room), filler);
    }

    /// The place behind a branch of `place`. Branches that the thinking seat cannot tell apart
    /// lead to the same place, so that it cannot act on what it does not know.
    pub fn follow(&mut self, place: Place, branch: Branch) -> Place {
        let edge = self.edges[branch.0 as usize];
        if edge.child != NOWHERE {
            return Place(edge.child);
        }
        let alike = edge.veil.and_then(|_| {
            let alike = |other: &&Edge<A>| other.veil == edge.veil && other.seat == edge.seat;
            let mut others = self.branches(place).iter().filter(alike);
            others.find(|other| other.child != NOWHERE).map(|other| other.child)
        });
        let child = alike.unwrap_or_else(|| {
            self.nodes.push(Node { first: 0, count: 0, room: 0 });
            self.nodes.len() as u32 - 1
        });
        self.edges[branch.0 as usize].child = child;
        Place(child)
    }

    /// The edge of a branch.
    #[inline]
    pub fn edge(&self, branch: Branch) -> &Edge<A> {
        &self.edges[branch.0 as usize]
    }

    /// Learns how one try of a branch went for the seat that chose it.
    #[inline]
    pub fn learn(&mut self, branch: Branch, value: f32) {
        let edge = &mut self.edges[branch.0 as usize];
        edge.visits += 1;
        edge.mean += (value - edge.mean) / edge.visits as f32;
    }
}
