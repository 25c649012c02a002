//! Plans carried out: in imagined worlds, and as far as can be foreseen in the real one.
#![allow(clippy::disallowed_types, reason = "estimates are fractions")]

use engine::{Eye, Foreseen, Game, Hints, Log, MAX_SEATS, Rng, Seat, Turn};

use crate::list::Deed;

/// So many actions of a plan in a row at most.
const LONGEST: usize = 40;

/// What the seats of an imagined world do and have set out to do, with room to find it out.
pub struct Crew<G: Hints> {
    aims: [Option<G::Plan>; MAX_SEATS],
    plans: Vec<(G::Plan, f32)>,
    legal: Vec<G::Action>,
    silent: Log<G::Event>,
}

impl<G: Hints> Crew<G> {
    pub fn new() -> Self {
        Crew {
            aims: [None; MAX_SEATS],
            plans: Vec::new(),
            legal: Vec::new(),
            silent: Log::silent(),
        }
    }

    /// In another world nobody has set out for anything.
    #[inline]
    pub fn forget_aims(&mut self) {
        self.aims = [None; MAX_SEATS];
    }

    /// Does what a branch of the tree does: in how many actions.
    #[inline]
    pub fn carry_out(
        &mut self,
        deed: Deed<G::Action, G::Plan>,
        seat: Seat,
        world: &mut G,
        rng: &mut Rng,
    ) -> usize {
        match deed {
            Deed::Act(action) => {
                world.apply(action, &mut self.silent);
                1
            }
            Deed::Pursue(plan) => self.pursue(plan, seat, world, rng),
        }
    }

    /// Carries out a plan until it is done, another seat acts, or it takes too long. Where nothing
    /// can be done for it in this world time goes on all the same.
    fn pursue(&mut self, plan: G::Plan, seat: Seat, world: &mut G, rng: &mut Rng) -> usize {
        self.aims[seat.index()] = Some(plan);
        let mut taken = 0;
        while taken < LONGEST
            && world.to_act() == Turn::Act(seat)
            && let Some(action) = world.pursue(plan, rng)
        {
            world.apply(action, &mut self.silent);
            taken += 1;
        }
        if taken == 0 {
            let action = world.rollout(&mut self.legal, rng);
            world.apply(action, &mut self.silent);
        }
        taken.max(1)
    }

    /// One action of a world that is played out: the next of the seat's plan, or of the best one
    /// there is when it has none; what a sensible player does where there are no plans.
    #[inline]
    pub fn act(&mut self, seat: Seat, world: &mut G, rng: &mut Rng) {
        let planned = self.next_of_plan(seat, world, rng);
        let action = planned.unwrap_or_else(|| world.rollout(&mut self.legal, rng));
        world.apply(action, &mut self.silent);
    }

    #[inline]
    fn next_of_plan(&mut self, seat: Seat, world: &G, rng: &mut Rng) -> Option<G::Action> {
        let aim = &mut self.aims[seat.index()];
        if let Some(action) = aim.and_then(|plan| world.pursue(plan, rng)) {
            return Some(action);
        }
        self.plans.clear();
        world.plans(&mut self.plans);
        *aim = best(&self.plans);
        aim.and_then(|plan| world.pursue(plan, rng))
    }
}

/// The most promising plan, the first of equals.
fn best<P: Copy>(plans: &[(P, f32)]) -> Option<P> {
    let better = |best: (P, f32), plan: &(P, f32)| if plan.1 > best.1 { *plan } else { best };
    let (first, others) = plans.split_first()?;
    Some(others.iter().fold(*first, better).0)
}

/// A plan as the seat to act in this view would carry it out: what it does up to the first thing
/// that is shown. The lists are those of an imagined world: until something is shown they are the
/// same in every world that looks like the view.
pub fn foreseen<G: Hints>(plan: G::Plan, view: &G::View, rng: &mut Rng) -> Vec<Foreseen> {
    let mut world = G::determinize(view, rng);
    let Turn::Act(seat) = world.to_act() else { return Vec::new() };
    let (mut path, mut legal, mut silent) = (Vec::new(), Vec::new(), Log::silent());
    while path.len() < LONGEST && world.to_act() == Turn::Act(seat) {
        let Some(action) = next_of(plan, &world, path.is_empty(), &mut legal, rng) else { break };
        legal.clear();
        world.legal_actions(&mut legal);
        let place = legal.iter().position(|listed| *listed == action);
        let place = place.expect("a plan goes on with an action of the list");
        path.push(Foreseen { place, of: legal.len() });
        if !G::is_quiet(&world.observe(Eye::Seat(seat)), action) {
            break;
        }
        world.apply(action, &mut silent);
    }
    path
}

/// What comes next of a plan; something in any case as long as nothing was done.
fn next_of<G: Hints>(
    plan: G::Plan,
    world: &G,
    first: bool,
    scratch: &mut Vec<G::Action>,
    rng: &mut Rng,
) -> Option<<G as Game>::Action> {
    let next = world.pursue(plan, rng);
    next.or_else(|| first.then(|| world.rollout(scratch, rng)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::errand::{Errand, Plan, Step};
    use engine::{Match, Setup};

    fn begun() -> Match<Errand> {
        Match::new(Setup { options: Default::default(), seed: 5 })
    }

    #[test]
    fn a_plan_is_carried_out_until_it_is_done() {
        let (mut world, mut crew) = (begun().state().clone(), Crew::new());
        let deed = Deed::Pursue(Plan::Fetch(1));
        let rng = &mut Rng::new(1);
        assert_eq!(crew.carry_out(deed, Seat(0), &mut world, rng), 8, "seven cells and a crate");
        assert_eq!(crew.carry_out(Deed::Act(Step::Wait), Seat(0), &mut world, rng), 1);
        let taken = crew.carry_out(Deed::Pursue(Plan::Fetch(0)), Seat(0), &mut world, rng);
        assert_eq!(taken, 1, "nothing can be fetched, and yet time goes on");
    }

    #[test]
    fn who_has_no_plan_takes_the_best() {
        let (mut world, mut crew) = (begun().state().clone(), Crew::new());
        let rng = &mut Rng::new(1);
        (0..7).for_each(|_| crew.act(Seat(0), &mut world, rng));
        assert_eq!(world.pursue(Plan::Bring, rng), None, "it is home again");
        assert_eq!(best(&[('a', 0.2), ('b', 0.7), ('c', 0.7)]), Some('b'));
        assert_eq!(best::<char>(&[]), None);
    }

    #[test]
    fn a_plan_is_foreseen_up_to_what_is_shown() {
        let mut game = begun();
        let view = game.view(Eye::Seat(Seat(0)));
        let path = foreseen::<Errand>(Plan::Fetch(1), &view, &mut Rng::new(1));
        assert_eq!((path.len(), path[7]), (8, Foreseen { place: 2, of: 4 }), "the crate is last");
        assert_eq!(game.follow(&path), 8);
        let view = game.view(Eye::Seat(Seat(0)));
        let home = foreseen::<Errand>(Plan::Bring, &view, &mut Rng::new(1));
        assert_eq!((home.len(), game.follow(&home)), (7, 7));
        let nowhere = foreseen::<Errand>(Plan::Bring, &view, &mut Rng::new(1));
        assert!(!nowhere.is_empty(), "a seat that acts does something");
    }
}
