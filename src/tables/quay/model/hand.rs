//! What the viewer holds: purse, goods, specials, and its own warehouse.

use engine::{Eye, Match};
use quay::{Card, Good, Quay, View};

use super::foretold::{self, Foretold};
use super::scene::{Picked, Reach, Scene, Thing};
use super::stall::{self, Stall};

/// What the viewer holds; nothing for a passer-by.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandModel {
    /// The own stall.
    pub stall: Stall,
    /// The own gold.
    pub gold: u16,
    /// The own points.
    pub points: u16,
    /// Goods in the hand, by kind, with what touching them does.
    pub goods: Vec<(Good, u8, Reach)>,
    /// Goods in the warehouse, by kind.
    pub bays: Vec<(Good, u8, Reach)>,
    /// Specials; true for those acquired in this turn.
    pub specials: Vec<(Card, bool, Reach)>,
    /// What the choice has been narrowed to.
    pub picked: Picked,
    /// What the drafted choice would bring.
    pub prospect: Option<Foretold>,
}

/// The hand of the viewer.
pub fn hand(game: &Match<Quay>, eye: Eye, picked: Picked, path: &[usize]) -> Option<HandModel> {
    let Eye::Seat(seat) = eye else { return None };
    let scene = Scene::of(game, eye, picked);
    let view: &View = &scene.view;
    let shown = view.seat(seat);
    let books = shown.books.clone()?;
    let specials = books.specials.iter().map(|card| (card, false));
    let specials = specials.chain(books.fresh.iter().map(|card| (card, true)));
    Some(HandModel {
        gold: books.gold,
        points: books.points,
        goods: books
            .hand
            .kinds()
            .map(|good| (good, books.hand.count(good), scene.reach(Thing::Hand(good))))
            .collect(),
        bays: shown
            .store
            .kinds()
            .map(|good| (good, shown.store.count(good), scene.reach(Thing::Bay(good))))
            .collect(),
        specials: specials
            .map(|(card, fresh)| (card, fresh, scene.reach(Thing::Special(card))))
            .collect(),
        stall: stall::of(view, seat),
        picked: scene.picked,
        prospect: foretold::of_draft(game, &scene, path),
    })
}
