//! Why a thing on the table cannot be touched now: an explanation, not a second rule book.

use quay::{Action, Decision, Face, Front, Phase, Place, View, WhyNot};

use super::model::{Picked, Thing};
use crate::desk::Closed;
use crate::text::quay::Why;

/// Why the viewer cannot touch this; `open` is false where one only looks. To be asked of things
/// that touch nothing in the list.
pub fn why_not(view: &View, thing: Thing, picked: Picked, open: bool) -> Why {
    let acting = match Closed::check(view.eye(), view.to_act(), open) {
        Ok(acting) => acting,
        Err(closed) => return Why::Closed(closed),
    };
    match thing {
        Thing::Pile(deck) => match view.decision() {
            Decision::Draw => rule(view, Action::Draw(deck), Why::RevealedAlready),
            Decision::Setup { .. } => Why::SetupFirst,
            _ => Why::RevealedAlready,
        },
        Thing::Row(card) => match view.decision() {
            Decision::Draw => Why::StillRevealing,
            Decision::Choose if picked.shelter => {
                rule(view, Action::Shelter(card), Why::AuctionFirst)
            }
            _ => Why::AuctionFirst,
        },
        Thing::Front(seat) => front(view, seat, seat == acting),
        Thing::Ship(ship) => ship_waits(view, ship),
        Thing::Shelf(good) => match view.decision() {
            Decision::Setup { .. } | Decision::Free { .. } | Decision::BuyStore { .. } => {
                rule(view, Action::Good(good), Why::NeedsPurchase)
            }
            _ => Why::NeedsPurchase,
        },
        Thing::Hand(good) => match view.decision() {
            Decision::Menu if own_face(view).is_some_and(is_storage) => {
                rule(view, Action::Store, Why::NeedsStorage)
            }
            Decision::Protect { .. } => {
                rule(view, Action::Protect(Place::Hand, good), Why::SpoilFirst)
            }
            Decision::Swap { .. } => Why::GiveFirst,
            _ => Why::NeedsStorage,
        },
        Thing::Bay(good) => match view.decision() {
            Decision::Spoil { .. } => rule(view, Action::Spoil(good), Why::SpoilFirst),
            Decision::Protect { .. } => {
                rule(view, Action::Protect(Place::Store, good), Why::SpoilFirst)
            }
            _ => Why::WaitsForShip,
        },
        Thing::Special(card) => match view.decision() {
            Decision::Menu => rule(view, Action::Special(card), Why::SpecialLater),
            decision if decision.phase() == Phase::Act => Why::StepFirst,
            _ if card.face() == Face::Shelter && trading(view) => {
                rule(view, Action::Steal(acting), Why::AuctionFirst)
            }
            _ => Why::SpecialLater,
        },
        Thing::Warehouse(_) => Why::NeedsExchange,
        Thing::Partner(with, take) => match picked.give {
            Some(give) => rule(view, Action::Swap { give, with, take }, Why::GiveFirst),
            None => Why::GiveFirst,
        },
    }
}

/// What the rules say of an action; the other reason if they say nothing of it.
fn rule(view: &View, action: Action, otherwise: Why) -> Why {
    match view.why_not(action) {
        None | Some(WhyNot::NotAsked) => otherwise,
        Some(why) => Why::Rule(why),
    }
}

fn trading(view: &View) -> bool {
    view.decision().phase() == Phase::Trade
}

fn own_face(view: &View) -> Option<Face> {
    match view.seat(view.to_act()?).front {
        Front::Card { card, .. } => Some(card.face()),
        _ => None,
    }
}

fn is_storage(face: Face) -> bool {
    matches!(face, Face::Storage { .. })
}

fn front(view: &View, seat: engine::Seat, own: bool) -> Why {
    match view.decision() {
        Decision::Choose if view.seat(seat).front.face_up().is_none() => Why::Settled,
        Decision::Choose => rule(view, Action::Bid(seat), Why::AuctionFirst),
        decision if decision.phase() == Phase::Trade => Why::AuctionFirst,
        Decision::Menu if own => {
            let action = match own_face(view) {
                Some(Face::Storage { .. }) => Action::Store,
                Some(Face::Transport { .. }) => Action::Income,
                _ => Action::Buy,
            };
            rule(view, action, Why::StepFirst)
        }
        _ if own => Why::StepFirst,
        _ => Why::NotYourCard,
    }
}

fn ship_waits(view: &View, ship: quay::Ship) -> Why {
    match view.decision() {
        Decision::Load { .. } => rule(view, Action::Load(ship), Why::NeedsTransport),
        Decision::Menu if matches!(own_face(view), Some(Face::Transport { .. })) => {
            if let Some(why @ (WhyNot::CardDone | WhyNot::ShipmentTooLate)) =
                view.why_not(Action::Ship)
            {
                return Why::Rule(why);
            }
            let own = view.to_act().map_or_else(Vec::new, |seat| view.berths(seat));
            let berth = own.into_iter().find(|berth| berth.ship == ship);
            berth.map_or(Why::NeedsTransport, |berth| Why::Lacks(berth.lacking + berth.in_hand))
        }
        _ => Why::NeedsTransport,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Setup, Turn};
    use quay::Quay;

    use super::super::model::{Reach, Scene, things};
    use super::*;
    use crate::text::Told;
    use crate::text::quay::reason;
    use crate::text::{Lang, Names};

    /// Random games: everything on the table touches the list or has a reason that points to a
    /// section of the rules (U5), and never the empty excuse that something else is asked.
    #[test]
    fn everything_can_be_touched_or_has_a_reason() {
        let list = ["A", "B", "C", "D"].map(String::from).to_vec();
        let names = Names { lang: Lang::Fr, list, you: Some(Seat(0)) };
        let sections: Vec<&str> = Quay::rules(Lang::Fr).iter().map(|section| section.id).collect();
        let (mut touched, mut refused) = (0, 0);
        for seed in 0..12 {
            let seats = 2 + seed as u8 % 3;
            let options = quay::Options::for_seats(seats).expect("a table");
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                for seat in [acting, acting.next(seats)] {
                    let scene = Scene::of(&game, Eye::Seat(seat), Picked::default());
                    for thing in things(&scene.view) {
                        match scene.reach(thing) {
                            Reach::Plays(touch) => {
                                assert_eq!(seat, acting);
                                assert!(touch.path[0] < game.legal_actions().len());
                                touched += 1;
                            }
                            Reach::Narrows => assert_eq!(seat, acting),
                            Reach::Refused => {
                                let why = why_not(&scene.view, thing, scene.picked, true);
                                assert_ne!(why, Why::Rule(WhyNot::NotAsked), "{thing:?}");
                                let reason = reason(why, &names);
                                assert!(sections.contains(&reason.section), "{why:?}");
                                refused += 1;
                            }
                        }
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(touched > 1000 && refused > 1000, "{touched} touched, {refused} refused");
    }

    /// Of two paths the second leads where it says: to the very action it names.
    #[test]
    fn a_touch_in_two_steps_ends_with_its_action() {
        let mut walked = 0;
        for seed in 0..40 {
            let mut game = Match::new(Setup::<Quay> { options: Default::default(), seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                let scene = Scene::of(&game, Eye::Seat(acting), Picked::default());
                for thing in things(&scene.view) {
                    if let Reach::Plays(touch) = scene.reach(thing)
                        && touch.path.len() == 2
                    {
                        let mut ahead = game.clone();
                        for place in &touch.path {
                            ahead.play_index(*place).expect("a choice of the list");
                        }
                        let last = ahead.steps().last().expect("two steps were taken");
                        assert_eq!(last.action, touch.action);
                        walked += 1;
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(walked > 0, "no touch took two steps in these games");
    }
}
