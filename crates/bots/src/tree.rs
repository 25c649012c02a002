//! The tree of one decision: what was tried in each situation, and how it went.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use std::hash::Hash;

use engine::Seat;

use crate::list::{List, key_of};
use crate::ln::ln;

/// How strongly the search looks at what it has seldom tried.
const CURIOSITY: f32 = 0.6;
/// How many tries a game's own opinion of an action weighs.
const TRUST: f32 = 2.0;
/// What an action that was never tried is taken to be worth, before the game's opinion.
const FRESH: f32 = 0.5;

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
    /// The group of actions that the other seats cannot tell from this one.
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

    /// Was nothing tried at this place yet?
    #[inline]
    pub fn is_bare(&self, place: Place) -> bool {
        self.nodes[place.0 as usize].count == 0
    }

    /// Looks which branches are open to `seat` in a world with this list, counts them as
    /// available, and finds the one to follow. The list must be indexed unless the place is bare.
    pub fn look(&mut self, place: Place, seat: Seat, list: &List<A>) -> Tried {
        self.tried.clear();
        self.tried.resize(list.actions.len(), false);
        let node = self.nodes[place.0 as usize];
        let mut open = 0;
        let mut best = None;
        let mut highest = f32::NEG_INFINITY;
        let edges = &mut self.edges[node.first as usize..][..usize::from(node.count)];
        for (branch, edge) in (node.first..).zip(edges) {
            if edge.seat != seat {
                continue;
            }
            let Some(at) = list.find(edge.key, edge.action) else { continue };
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

    /// Grows a branch for an action that was never tried here.
    pub fn add(
        &mut self,
        place: Place,
        seat: Seat,
        action: A,
        prior: f32,
        veil: Option<u16>,
    ) -> Branch {
        let edge = Edge {
            action,
            key: key_of(&action),
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

    /// The place behind a branch of `place`. Branches that the other seats cannot tell apart lead
    /// to the same place, so that nobody acts on what nobody knows. Who took one of them knows
    /// more, but that much shows in what is legal for it later.
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

#[cfg(test)]
mod tests {
    use super::*;

    fn list_of(actions: &[u8]) -> List<u8> {
        let mut list = List::new();
        list.actions.extend_from_slice(actions);
        list.index();
        list
    }

    /// Grows a branch for each action of the list and follows it.
    fn places(tree: &mut Tree<u8>, seat: Seat, veil: impl Fn(u8) -> Option<u16>) -> Vec<Place> {
        let grow = |action| {
            let branch = tree.add(ROOT, seat, action, 0.5, veil(action));
            tree.learn(branch, 1.0);
            tree.follow(ROOT, branch)
        };
        [1, 2, 3].map(grow).to_vec()
    }

    #[test]
    fn what_looks_alike_leads_to_the_same_place() {
        let mut tree = Tree::new();
        let open = places(&mut tree, Seat(0), |_| None);
        assert!(open[0] != open[1] && open[1] != open[2] && open[0] != open[2]);
        let veiled = places(&mut tree, Seat(1), |action| Some(u16::from(action == 3)));
        assert!(veiled[0] == veiled[1] && veiled[1] != veiled[2] && !open.contains(&veiled[0]));
    }

    #[test]
    fn only_what_is_legal_in_this_world_is_looked_at() {
        let mut tree = Tree::new();
        places(&mut tree, Seat(0), |_| None);
        let tried = tree.look(ROOT, Seat(0), &list_of(&[4, 2]));
        let (best, score) = tried.best.expect("2 was tried");
        assert_eq!((tree.edge(best).action, tried.fresh), (2, true));
        assert_eq!(tree.freshest(&[0.5, 0.9], 0, f32::NEG_INFINITY), Some(0), "4 was not");
        assert_eq!(tree.freshest(&[0.5, 0.9], 0, score + 9.0), None, "it promises less");
        let counts: Vec<u32> = tree.branches(ROOT).iter().map(|edge| edge.available).collect();
        assert_eq!(counts, [1, 2, 1], "each is counted when it could have been chosen");
    }

    #[test]
    fn another_seat_s_equal_action_is_another_branch() {
        let mut tree = Tree::new();
        places(&mut tree, Seat(0), |_| None);
        let tried = tree.look(ROOT, Seat(1), &list_of(&[1, 2, 3]));
        assert_eq!(tried, Tried { best: None, fresh: true });
    }

    #[test]
    fn what_went_better_is_followed() {
        let mut tree = Tree::new();
        for (action, value) in [(7, 0.2), (8, 0.9)] {
            let branch = tree.add(ROOT, Seat(0), action, 0.5, None);
            (0..50).for_each(|_| tree.learn(branch, value));
        }
        let (best, _) = tree.look(ROOT, Seat(0), &list_of(&[7, 8])).best.expect("both were tried");
        assert_eq!((tree.edge(best).action, tree.edge(best).mean), (8, 0.9));
    }
}
