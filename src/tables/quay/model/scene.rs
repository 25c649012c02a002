//! What can be touched on the table, and what touching it does.

use engine::{Ahead, Eye, Seat, Seen};
use quay::{Action, Card, Decision, Deck, Face, Front, Good, Place, Quay, Ship, View};

/// A thing on the table that can be touched.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thing {
    /// A pile of action cards.
    Pile(Deck),
    /// A card of the row.
    Row(Card),
    /// What lies in front of a seat.
    Front(Seat),
    /// A ship in port.
    Ship(Ship),
    /// A kind of goods in the reserve.
    Shelf(Good),
    /// A kind of goods in the own hand.
    Hand(Good),
    /// A kind of goods in the own warehouse.
    Bay(Good),
    /// A special in the own hand.
    Special(Card),
    /// A kind of goods in the warehouse of another seat.
    Partner(Seat, Good),
}

/// What touching a thing does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reach {
    /// It chooses this.
    Plays(Touch),
    /// It narrows the choice.
    Narrows,
    /// Nothing: there is a reason.
    Refused,
}

impl Reach {
    /// The places of the choice it makes; none if it makes none.
    pub fn path(&self) -> &[usize] {
        match self {
            Reach::Plays(touch) => &touch.path,
            _ => &[],
        }
    }
}

/// A choice: its places in the list now and in the list that follows, and what it comes to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touch {
    /// The places.
    pub path: Vec<usize>,
    /// The last action of it.
    pub action: Action,
}

/// What the viewer has narrowed the choice to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Picked {
    /// What is given in an exchange.
    pub give: Option<Good>,
    /// A card is to be taken with a Shelter.
    pub shelter: bool,
    /// The amount set for an offer.
    pub offer: Option<u8>,
}

impl Picked {
    /// Does it stand for this thing?
    pub fn holds(self, thing: Thing) -> bool {
        match thing {
            Thing::Bay(good) => self.give == Some(good),
            Thing::Special(card) => self.shelter && card.face() == Face::Shelter,
            _ => false,
        }
    }
}

/// A moment of the game as it is seen, and what lies behind the choices that begin something.
pub struct Scene<'a> {
    /// What is seen.
    pub seen: &'a Seen<Quay>,
    /// What the choice has been narrowed to.
    pub picked: Picked,
    /// The list after beginning to store.
    storing: Vec<Action>,
    /// The list after beginning to load.
    loading: Vec<Action>,
}

impl<'a> Scene<'a> {
    /// The moment that is seen.
    pub fn of(seen: &'a Seen<Quay>, ahead: Ahead<Quay>, picked: Picked) -> Scene<'a> {
        let after = |first: Action| {
            let then = seen.place(first).and_then(|place| ahead(&[place]));
            then.map_or_else(Vec::new, |then| then.list)
        };
        Scene { seen, picked, storing: after(Action::Store), loading: after(Action::Ship) }
    }

    /// What the eye sees.
    pub fn view(&self) -> &'a View {
        &self.seen.view
    }

    /// Is the viewer to decide?
    pub fn is_yours(&self) -> bool {
        self.seen.is_asked()
    }

    /// The place of an action in the list.
    pub fn place(&self, action: Action) -> Option<usize> {
        self.seen.place(action)
    }

    /// What touching a thing does.
    pub fn reach(&self, thing: Thing) -> Reach {
        let touch = match thing {
            Thing::Pile(deck) => self.now(Action::Draw(deck)),
            Thing::Row(card) if self.picked.shelter => self.now(Action::Shelter(card)),
            Thing::Row(card) => self.now(Action::Take(card)),
            Thing::Front(seat) if self.picked.shelter => self.now(Action::Steal(seat)),
            Thing::Front(seat) if self.view().to_act() == Some(seat) => {
                let own = [Action::Buy, Action::Store, Action::Ship, Action::Income];
                own.into_iter().find_map(|action| self.now(action))
            }
            Thing::Front(seat) => self.now(Action::Bid(seat)),
            Thing::Ship(ship) => {
                let load = Action::Load(ship);
                self.now(load).or_else(|| self.then(Action::Ship, &self.loading, load))
            }
            Thing::Shelf(good) => match self.view().decision() {
                Decision::Setup { .. } | Decision::Free { .. } | Decision::BuyStore { .. } => {
                    self.now(Action::Good(good))
                }
                _ => None,
            },
            Thing::Hand(good) => self.hand(good),
            Thing::Bay(good) => {
                if self.may_give(good) {
                    return Reach::Narrows;
                }
                let here = [Action::Sell(Place::Store, good), Action::Protect(Place::Store, good)];
                let gone = std::iter::once(Action::Spoil(good));
                here.into_iter().chain(gone).find_map(|action| self.now(action))
            }
            Thing::Special(card) if self.is_shelter_at_hand(card) => return Reach::Narrows,
            Thing::Special(card) => self.now(Action::Special(card)),
            Thing::Partner(with, take) => self.swap(with, take),
        };
        touch.map_or(Reach::Refused, Reach::Plays)
    }

    fn hand(&self, good: Good) -> Option<Touch> {
        match self.view().decision() {
            Decision::Store { .. } => self.now(Action::Good(good)),
            Decision::Menu => self.then(Action::Store, &self.storing, Action::Good(good)),
            Decision::Sell { .. } => self.now(Action::Sell(Place::Hand, good)),
            Decision::Protect { .. } => self.now(Action::Protect(Place::Hand, good)),
            Decision::Swap { .. } => self.swap(self.view().to_act()?, good),
            _ => None,
        }
    }

    /// What can be had for the good that is given.
    fn swap(&self, with: Seat, take: Good) -> Option<Touch> {
        self.now(Action::Swap { give: self.picked.give?, with, take })
    }

    /// Could this good of the own warehouse be given in an exchange?
    pub fn may_give(&self, good: Good) -> bool {
        self.seen
            .list
            .iter()
            .any(|action| matches!(action, Action::Swap { give, .. } if *give == good))
    }

    /// Is there a Shelter to be played now?
    pub fn may_shelter(&self) -> bool {
        self.seen.list.iter().any(|action| matches!(action, Action::Shelter(_) | Action::Steal(_)))
    }

    fn is_shelter_at_hand(&self, card: Card) -> bool {
        card.face() == Face::Shelter && self.may_shelter()
    }

    fn now(&self, action: Action) -> Option<Touch> {
        self.place(action).map(|place| Touch { path: vec![place], action })
    }

    fn then(&self, first: Action, list: &[Action], second: Action) -> Option<Touch> {
        let (first, second_place) =
            (self.place(first)?, list.iter().position(|action| *action == second)?);
        Some(Touch { path: vec![first, second_place], action: second })
    }
}

/// Everything that can be touched at a moment.
pub fn things(view: &View) -> Vec<Thing> {
    let mut things: Vec<Thing> = Deck::ACTIONS.map(Thing::Pile).to_vec();
    things.extend(view.row().iter().map(|card| Thing::Row(*card)));
    things.extend(view.port().iter().map(|ship| Thing::Ship(*ship)));
    things.extend(Good::ALL.map(Thing::Shelf));
    for seat in Seat::all(view.seats()) {
        let shown = view.seat(seat);
        if shown.front != Front::Nothing {
            things.push(Thing::Front(seat));
        }
        if view.eye() != Eye::Seat(seat) {
            things.extend(shown.store.kinds().map(|good| Thing::Partner(seat, good)));
            continue;
        }
        things.extend(shown.store.kinds().map(Thing::Bay));
        if let Some(books) = shown.books {
            things.extend(books.hand.kinds().map(Thing::Hand));
            things.extend(books.specials.iter().chain(books.fresh.iter()).map(Thing::Special));
        }
    }
    things
}

#[cfg(test)]
mod tests {
    use engine::{Match, Rng, Setup, Turn};

    use super::*;

    /// Of two paths the second leads where it says: to the very action it names.
    #[test]
    fn a_touch_in_two_steps_ends_with_its_action() {
        let mut walked = 0;
        for seed in 0..40 {
            let mut game = Match::new(Setup::<Quay> { options: Default::default(), seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                let seen = game.seen(Eye::Seat(acting));
                let look = |path: &[usize]| game.ahead(seen.eye, path);
                let scene = Scene::of(&seen, &look, Picked::default());
                for thing in things(&seen.view) {
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
