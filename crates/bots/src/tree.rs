//! The tree of one decision: what was tried in each situation, and how it went.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use std::hash::Hash;

use engine::Seat;

use crate::list::{List, Number};
use crate::outlook::{Outlook, may_beat, promise_of_fresh};

/// What somebody did in some imagined world at this point of the tree.
#[derive(Clone, Copy)]
pub struct Edge {
    /// What was done.
    pub deed: Number,
    /// Who did it: chance may let different seats act at the same point.
    pub seat: Seat,
    /// How often it was chosen.
    pub visits: u32,
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
    /// How often it was looked at.
    looks: u32,
    /// The most an untried action promised when the game was last asked.
    hope: f32,
}

impl Node {
    /// Nothing was tried yet, so anything may be hoped for.
    const NEW: Node = Node { first: 0, count: 0, room: 0, looks: 0, hope: f32::INFINITY };
}

const NOWHERE: u32 = u32::MAX;

/// Fills the room that is not used yet.
const NO_EDGE: Edge = Edge {
    deed: Number::NONE,
    seat: Seat(0),
    visits: 0,
    mean: 0.0,
    prior: 0.0,
    veil: None,
    child: NOWHERE,
};

/// A point of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place(u32);

/// An edge by its place in the arena. Good until the next [`Tree::add`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch(u32);

/// What to do at a place of the tree in one imagined world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tried {
    /// The best branch that is open in this world, with its score.
    pub best: Option<(Branch, f32)>,
    /// Is anything open that was never tried here?
    pub fresh: bool,
}

/// All nodes and edges of a decision.
pub struct Tree {
    nodes: Vec<Node>,
    edges: Vec<Edge>,
    /// The outlook of each edge, apart: it is read a hundred times as often as all the rest.
    outlooks: Vec<Outlook>,
}

/// The point at which the decision is taken.
pub const ROOT: Place = Place(0);

impl Tree {
    pub fn new() -> Self {
        Tree { nodes: vec![Node::NEW], edges: Vec::new(), outlooks: Vec::new() }
    }

    /// The branches at a place.
    pub fn branches(&self, place: Place) -> &[Edge] {
        let node = self.nodes[place.0 as usize];
        &self.edges[node.first as usize..][..usize::from(node.count)]
    }

    /// Was nothing tried at this place yet?
    #[inline]
    pub fn is_bare(&self, place: Place) -> bool {
        self.nodes[place.0 as usize].count == 0
    }

    /// Looks which branches are open in a world with this list, counts them as available, and
    /// finds the one to follow. The list must be marked unless the place is bare.
    pub fn look<A: Copy + Eq + Hash, P: Copy + Eq + Hash>(
        &mut self,
        place: Place,
        list: &mut List<A, P>,
    ) -> Tried {
        let node = &mut self.nodes[place.0 as usize];
        node.looks += 1;
        let node = *node;
        let outlooks = &mut self.outlooks[node.first as usize..][..usize::from(node.count)];
        let mut sieve = list.sieve();
        // The highest score in the high half, as the bits of what is not negative are in its
        // order; in the low half the branch, the first being the highest of equals. Thus without
        // a guess, as it cannot be foretold what is legal in an imagined world.
        let (mut open, mut best) = (0, 0u64);
        for (branch, outlook) in (node.first..).zip(outlooks) {
            let legal = u32::from(sieve.passes(outlook.deed));
            open += legal;
            outlook.available += legal;
            let scored = u64::from(outlook.score().to_bits()) << 32 | u64::from(!branch);
            best = best.max(scored & 0u64.wrapping_sub(legal.into()));
        }
        let (score, branch) = (f32::from_bits((best >> 32) as u32), Branch(!(best as u32)));
        Tried { best: (open > 0).then_some((branch, score)), fresh: (open as usize) < list.len() }
    }

    /// After [`Tree::look`]: is it worth asking the game what it thinks of untried actions? Not
    /// while all that it hoped for last time is less than `score`; but worlds differ, so now and
    /// then it is asked all the same.
    #[inline]
    pub fn is_worth_asking(&self, place: Place, score: f32) -> bool {
        let node = &self.nodes[place.0 as usize];
        may_beat(score) && (node.hope > score || node.looks.is_power_of_two())
    }

    /// After [`Tree::look`]: the untried action the game likes best, if it promises more than
    /// `score`. Equals are taken in the order from `start` round.
    #[inline]
    pub fn freshest<A: Copy + Eq + Hash, P: Copy + Eq + Hash>(
        &mut self,
        place: Place,
        list: &List<A, P>,
        priors: &[f32],
        start: usize,
        score: f32,
    ) -> Option<usize> {
        let (mut best, mut liked) = (None, -1.0);
        for round in [start..priors.len(), 0..start] {
            for at in round {
                if priors[at] > liked && !list.is_tried(at) {
                    (best, liked) = (Some(at), priors[at]);
                }
            }
        }
        let hope = promise_of_fresh(liked);
        self.nodes[place.0 as usize].hope = hope;
        best.filter(|_| hope > score)
    }

    /// Grows a branch for what was never tried here.
    pub fn add(
        &mut self,
        place: Place,
        seat: Seat,
        deed: Number,
        prior: f32,
        veil: Option<u16>,
    ) -> Branch {
        let mut node = self.nodes[place.0 as usize];
        if node.count == node.room {
            self.move_to_end(&mut node);
        }
        let branch = node.first + u32::from(node.count);
        self.edges[branch as usize] =
            Edge { deed, seat, visits: 0, mean: 0.0, prior, veil, child: NOWHERE };
        self.outlooks[branch as usize] = Outlook::new(deed, prior);
        node.count += 1;
        self.nodes[place.0 as usize] = node;
        Branch(branch)
    }

    /// A node that has no room left gets twice as much behind all others.
    fn move_to_end(&mut self, node: &mut Node) {
        let old = node.first as usize..node.first as usize + usize::from(node.count);
        node.first = self.edges.len() as u32;
        node.room = (2 * node.room).max(2);
        let end = node.first as usize + usize::from(node.room);
        self.edges.extend_from_within(old.clone());
        self.edges.resize(end, NO_EDGE);
        self.outlooks.extend_from_within(old);
        self.outlooks.resize(end, Outlook::new(NO_EDGE.deed, NO_EDGE.prior));
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
            let alike = |other: &&Edge| other.veil == edge.veil && other.seat == edge.seat;
            let mut others = self.branches(place).iter().filter(alike);
            others.find(|other| other.child != NOWHERE).map(|other| other.child)
        });
        let child = alike.unwrap_or_else(|| {
            self.nodes.push(Node::NEW);
            self.nodes.len() as u32 - 1
        });
        self.edges[branch.0 as usize].child = child;
        Place(child)
    }

    /// The edge of a branch.
    #[inline]
    pub fn edge(&self, branch: Branch) -> &Edge {
        &self.edges[branch.0 as usize]
    }

    /// Learns how one try of a branch went for the seat that chose it.
    #[inline]
    pub fn learn(&mut self, branch: Branch, value: f32) {
        let edge = &mut self.edges[branch.0 as usize];
        edge.visits += 1;
        edge.mean += (value - edge.mean) / edge.visits as f32;
        self.outlooks[branch.0 as usize].learn(edge.mean, edge.visits, edge.prior);
    }
}

#[cfg(test)]
mod tests {
    use engine::NoPlan;

    use super::*;
    use crate::list::Deed;

    /// A list of the first seat, with the same numbers every time.
    fn list_of(actions: &[u8]) -> List<u8, NoPlan> {
        let mut list = List::new();
        (0..10).for_each(|action| {
            list.number_of(Deed::Act(action));
        });
        list.renew(Seat(0), |out, _| out.extend_from_slice(actions));
        list.mark();
        list
    }

    fn numbered(action: u8) -> Number {
        list_of(&[]).number_of(Deed::Act(action))
    }

    /// Grows a branch for each action of the list and follows it.
    fn places(tree: &mut Tree, seat: Seat, veil: impl Fn(u8) -> Option<u16>) -> Vec<Place> {
        let grow = |action| {
            let branch = tree.add(ROOT, seat, numbered(action), 0.5, veil(action));
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
        let mut list = list_of(&[4, 2]);
        let tried = tree.look(ROOT, &mut list);
        let (best, score) = tried.best.expect("2 was tried");
        assert_eq!((list.deed(tree.edge(best).deed), tried.fresh), (Deed::Act(2), true));
        let mut freshest = |score| tree.freshest(ROOT, &list, &[0.5, 0.9], 0, score);
        assert_eq!(freshest(f32::NEG_INFINITY), Some(0), "4 was not");
        assert_eq!(freshest(score + 9.0), None, "it promises less");
        let first = tree.nodes[0].first as usize;
        let counts = [0, 1, 2].map(|branch| tree.outlooks[first + branch].available);
        assert_eq!(counts, [1, 2, 1], "each is counted when it could have been chosen");
    }

    #[test]
    fn the_game_is_asked_again_where_it_hoped_for_more_and_now_and_then() {
        let mut tree = Tree::new();
        places(&mut tree, Seat(0), |_| None);
        let mut list = list_of(&[1, 4]);
        let mut asked = Vec::new();
        for look in 1..=9 {
            tree.look(ROOT, &mut list);
            if tree.is_worth_asking(ROOT, 1.6) {
                asked.push(look);
                tree.freshest(ROOT, &list, &[0.0, 0.5], 0, 1.6);
            }
        }
        assert_eq!(asked, [1, 2, 4, 8], "4 promises 1.5");
        assert!(tree.is_worth_asking(ROOT, 1.4), "that is more");
    }

    #[test]
    fn where_nothing_was_tried_everything_is_fresh() {
        let mut tree = Tree::new();
        places(&mut tree, Seat(0), |_| None);
        let tried = tree.look(ROOT, &mut list_of(&[4, 5]));
        assert_eq!(tried, Tried { best: None, fresh: true });
    }

    #[test]
    fn what_went_better_is_followed() {
        let mut tree = Tree::new();
        for (action, value) in [(7, 0.2), (8, 0.9)] {
            let branch = tree.add(ROOT, Seat(0), numbered(action), 0.5, None);
            (0..50).for_each(|_| tree.learn(branch, value));
        }
        let tried = tree.look(ROOT, &mut list_of(&[7, 8]));
        let best = tree.edge(tried.best.expect("both were tried").0);
        assert_eq!((best.deed, best.mean), (numbered(8), 0.9));
    }
}
