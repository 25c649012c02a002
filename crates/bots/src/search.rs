//! A decision being thought about.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use engine::{Hints, Log, Rng, Seat, Turn};

use crate::list::List;
use crate::tree::{Branch, Edge, ROOT, Tree};
use crate::{Advice, Effort, Level, random};

/// A decision being thought about, in as many slices as the caller likes.
///
/// Each simulation imagines a world that looks like the view, walks down the tree along actions
/// legal in that world, grows one branch, plays the world out and carries home how it went for
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
    legal: List<G::Action>,
    /// What may be done further down. Numbers of one list mean nothing in the other.
    list: List<G::Action>,
    priors: Vec<f32>,
    path: Vec<Branch>,
    rollout: Vec<G::Action>,
    silent: Log<G::Event>,
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
            rollout: Vec::new(),
            silent: Log::silent(),
        };
        scratch.legal.renew(Seat(0), |actions| *actions = legal);
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
            return Advice { index: 0, value: 0.5, second: None, simulations: 0 };
        };
        let others = branches.iter().filter(|other| other.action != edge.action);
        Advice {
            index: self.place(edge),
            value: edge.mean,
            second: most_tried(others).map(|other| self.place(other)),
            simulations: self.done,
        }
    }

    /// The place in the list of what a branch of the root does.
    fn place(&self, edge: &Edge) -> usize {
        let legal = &self.scratch.legal;
        let place = legal.actions.iter().position(|action| *action == legal.action(edge.action));
        place.expect("a branch of the root is an action of the list")
    }

    fn simulate(&mut self) {
        let mut world = G::determinize(&self.view, &mut self.rng);
        world.shorten();
        self.descend(&mut world);
        self.play_out(&mut world);
        let values = world.value();
        for branch in self.scratch.path.drain(..) {
            let seat = self.tree.edge(branch).seat;
            self.tree.learn(branch, values[seat]);
        }
    }

    /// Down the tree, and one branch beyond it. Apart from [`Search::play_out`], as each is faster
    /// compiled by itself.
    #[inline(never)]
    fn descend(&mut self, world: &mut G) {
        let Scratch { legal, list, priors, path, silent, .. } = &mut self.scratch;
        let mut place = ROOT;
        while path.len() < G::ROLLOUT
            && let Turn::Act(seat) = world.to_act()
        {
            let list = if place == ROOT {
                &mut *legal
            } else {
                list.renew(seat, |actions| world.legal_actions(actions));
                if !self.tree.is_bare(place) {
                    list.mark();
                }
                &mut *list
            };
            let tried = self.tree.look(place, list);
            let score = tried.best.map_or(f32::NEG_INFINITY, |(_, score)| score);
            if tried.fresh && self.tree.is_worth_asking(place, score) {
                priors.clear();
                world.priors(&list.actions, priors);
                let start = random(priors.len(), &mut self.rng);
                if let Some(at) = self.tree.freshest(place, list, priors, start, score) {
                    let action = list.actions[at];
                    let veil = world.veil(action);
                    let number = list.number_of(action);
                    path.push(self.tree.add(place, seat, number, priors[at], veil));
                    world.apply(action, silent);
                    return;
                }
            }
            let (branch, _) = tried.best.expect("where nothing was tried, something is fresh");
            path.push(branch);
            world.apply(list.action(self.tree.edge(branch).action), silent);
            place = self.tree.follow(place, branch);
        }
    }

    /// Out to the end, or as far as is worth looking.
    #[inline(never)]
    fn play_out(&mut self, world: &mut G) {
        let Scratch { path, rollout, silent, .. } = &mut self.scratch;
        let mut left = G::ROLLOUT - path.len();
        while left > 0 && matches!(world.to_act(), Turn::Act(_)) {
            let action = world.rollout(rollout, &mut self.rng);
            world.apply(action, silent);
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
