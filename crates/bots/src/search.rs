//! A decision being thought about.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use engine::{Foreseen, Hints, Rng, Seat, Turn};

use crate::list::{Deed, List};
use crate::stretch::{self, Crew};
use crate::tree::{Branch, Edge, ROOT, Tree};
use crate::{Advice, Effort, Level, random};

/// A decision being thought about, in as many slices as the caller likes.
///
/// Each simulation imagines a world that looks like the view, walks down the tree along actions
/// legal in that world, or along plans where there are any, grows one branch, plays the world out and carries home how it went for
/// each seat that acted on the way.
pub struct Search<G: Hints> {
    view: G::View,
    effort: Effort,
    done: u32,
    /// What was tried most cannot be caught up with any more.
    settled: bool,
    tree: Tree,
    rng: Rng,
    /// Decides once and for all what a whim would be, so that asking twice gives one answer.
    lot: Rng,
    scratch: Scratch<G>,
}

/// What every simulation needs and none should have to allocate.
struct Scratch<G: Hints> {
    /// What the seat may do at the root: the same in every world, as it depends only on the view.
    legal: List<G::Action, G::Plan>,
    /// What may be done further down. Numbers of one list mean nothing in the other.
    list: List<G::Action, G::Plan>,
    priors: Vec<f32>,
    path: Vec<Branch>,
    crew: Crew<G>,
}

/// Simulations between two looks at whether the rest still matters.
const SETTLED_EVERY: u32 = 64;

impl<G: Hints> Search<G> {
    /// A search for the seat to act in this view, which may do what `legal` lists.
    pub fn new(view: G::View, legal: Vec<G::Action>, level: Level, rng: &mut Rng) -> Self {
        Self::with_effort(view, legal, level.effort::<G>(), rng)
    }

    /// A search with an effort of its own; for measuring.
    pub fn with_effort(
        view: G::View,
        legal: Vec<G::Action>,
        effort: Effort,
        rng: &mut Rng,
    ) -> Self {
        assert!(!legal.is_empty(), "a seat to act has a choice");
        let mut scratch = Scratch {
            legal: List::new(),
            list: List::new(),
            priors: Vec::new(),
            path: Vec::new(),
            crew: Crew::new(),
        };
        scratch.legal.renew(Seat(0), |actions, _| *actions = legal);
        scratch.legal.mark();
        let (rng, lot) = (rng.split(), rng.split());
        let effort = effort.worth(G::stakes(&view, &scratch.legal.actions));
        let tree = Tree::new();
        Search { view, effort, done: 0, settled: false, tree, rng, lot, scratch }
    }

    /// Nothing is left to think about: one action only, the effort is spent, or what was tried
    /// most cannot be caught up with.
    pub fn is_done(&self) -> bool {
        self.scratch.legal.actions.len() == 1
            || self.settled
            || self.done >= self.effort.simulations
    }

    /// Imagines this many more games, fewer if nothing is left to think about before. It does
    /// not matter into how many calls they are cut.
    pub fn run(&mut self, simulations: u32) {
        let until = self.done.saturating_add(simulations);
        while self.done < until && !self.is_done() {
            self.simulate();
            self.done += 1;
            if self.done.is_multiple_of(SETTLED_EVERY) {
                self.settled = self.is_settled();
            }
        }
    }

    /// The answer as it stands.
    pub fn advice(&self) -> Advice {
        let branches = self.tree.branches(ROOT);
        let chosen = if self.is_whim() { self.drawn(branches) } else { most_tried(branches) };
        let Some(edge) = chosen else {
            let then = Vec::new();
            return Advice { index: 0, then, value: 0.5, second: None, simulations: 0 };
        };
        let others = branches.iter().filter(|other| other.deed != edge.deed);
        let (index, then) = self.begun(edge);
        // Two plans may begin alike.
        let second = most_tried(others).map(|other| self.begun(other).0);
        let second = second.filter(|second| *second != index);
        Advice { index, then, value: edge.mean, second, simulations: self.done }
    }

    /// The place in the list of what a branch of the root does first, and what follows.
    fn begun(&self, edge: &Edge) -> (usize, Vec<Foreseen>) {
        let legal = &self.scratch.legal;
        match legal.deed(edge.deed) {
            Deed::Act(action) => {
                let place = legal.actions.iter().position(|listed| *listed == action);
                (place.expect("a branch of the root is an action of the list"), Vec::new())
            }
            Deed::Pursue(plan) => {
                let mut chance = self.lot.clone();
                let mut path = stretch::foreseen::<G>(plan, &self.view, &mut chance.split());
                let then = path.split_off(1);
                (path[0].place, then)
            }
        }
    }

    fn simulate(&mut self) {
        let mut world = G::determinize(&self.view, &mut self.rng);
        world.shorten();
        self.scratch.crew.forget_aims();
        let taken = self.descend(&mut world);
        self.play_out(&mut world, taken);
        let values = world.value();
        for branch in self.scratch.path.drain(..) {
            let seat = self.tree.edge(branch).seat;
            self.tree.learn(branch, values[seat]);
        }
    }

    /// Down the tree, and one branch beyond it: in how many actions. Apart from
    /// [`Search::play_out`], as each is faster compiled by itself.
    #[inline(never)]
    fn descend(&mut self, world: &mut G) -> usize {
        let Scratch { legal, list, priors, path, crew } = &mut self.scratch;
        let (mut place, mut taken) = (ROOT, 0);
        while taken < G::ROLLOUT
            && let Turn::Act(seat) = world.to_act()
        {
            let list = if place == ROOT {
                legal.plan_anew(|plans| world.plans(plans));
                &mut *legal
            } else {
                list.renew(seat, |actions, plans| {
                    world.plans(plans);
                    if plans.is_empty() {
                        world.legal_actions(actions);
                    }
                });
                if !self.tree.is_bare(place) {
                    list.mark();
                }
                &mut *list
            };
            let tried = self.tree.look(place, list);
            let score = tried.best.map_or(f32::NEG_INFINITY, |(_, score)| score);
            if tried.fresh && self.tree.is_worth_asking(place, score) {
                priors.clear();
                if list.plans.is_empty() {
                    world.priors(&list.actions, priors);
                } else {
                    priors.extend(list.plans.iter().map(|(_, prior)| *prior));
                }
                let start = random(priors.len(), &mut self.rng);
                if let Some(at) = self.tree.freshest(place, list, priors, start, score) {
                    let deed = list.deed_at(at);
                    let veil = match deed {
                        Deed::Act(action) => world.veil(action),
                        Deed::Pursue(_) => None,
                    };
                    let number = list.number_of(deed);
                    path.push(self.tree.add(place, seat, number, priors[at], veil));
                    return taken + crew.carry_out(deed, seat, world, &mut self.rng);
                }
            }
            let (branch, _) = tried.best.expect("where nothing was tried, something is fresh");
            path.push(branch);
            let deed = list.deed(self.tree.edge(branch).deed);
            taken += crew.carry_out(deed, seat, world, &mut self.rng);
            place = self.tree.follow(place, branch);
        }
        taken
    }

    /// Out to the end, or as far as is worth looking after so many actions.
    #[inline(never)]
    fn play_out(&mut self, world: &mut G, taken: usize) {
        let mut left = G::ROLLOUT.saturating_sub(taken);
        while left > 0
            && let Turn::Act(seat) = world.to_act()
        {
            self.scratch.crew.act(seat, world, &mut self.rng);
            left -= 1;
        }
    }

    /// Would all that is left to imagine change nothing?
    fn is_settled(&self) -> bool {
        let mut visits = [0, 0];
        for edge in self.tree.branches(ROOT) {
            if edge.visits > visits[0] {
                visits = [edge.visits, visits[0]];
            } else {
                visits[1] = visits[1].max(edge.visits);
            }
        }
        self.effort.whims == 0 && visits[0] - visits[1] > self.effort.simulations - self.done
    }

    fn is_whim(&self) -> bool {
        self.lot.clone().chance(self.effort.whims, 100)
    }

    /// Draws a branch, the more often tried the likelier.
    fn drawn<'a>(&self, branches: &'a [Edge]) -> Option<&'a Edge> {
        let all: u32 = branches.iter().map(|edge| edge.visits).sum();
        let mut lot = self.lot.clone();
        let mut left = if all > 0 { lot.split().below(all) } else { 0 };
        branches.iter().find(|edge| {
            let hit = left < edge.visits;
            left = left.saturating_sub(edge.visits);
            hit
        })
    }
}

/// The branch tried most, the better one of equals.
fn most_tried<'a>(branches: impl IntoIterator<Item = &'a Edge>) -> Option<&'a Edge> {
    let mut best: Option<&Edge> = None;
    for edge in branches {
        if best.is_none_or(|best| (edge.visits, edge.mean) > (best.visits, best.mean)) {
            best = Some(edge);
        }
    }
    best
}
