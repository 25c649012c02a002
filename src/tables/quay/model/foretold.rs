//! What a choice would bring, before it is confirmed.

use engine::{Ahead, Seen};
use quay::{Action, Decision, Preview, Quay, View, WhyNot};

use super::Why;
use super::scene::Scene;

/// What a choice would change for the viewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Foretold {
    /// Gold gained or paid.
    pub gold: i32,
    /// Gold in the purse afterwards.
    pub left: u16,
    /// Money that would lie face down until trading ends.
    pub money: u16,
    /// Goods gained or lost in the hand, by kind.
    pub hand: [i8; 4],
    /// Goods gained or lost in the warehouse, by kind.
    pub store: [i8; 4],
    /// Points gained.
    pub points: u16,
    /// Would the fleet leave at the end of the turn, which it would not without it?
    pub fleet_leaves: bool,
}

/// A choice that no thing on the table stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionModel {
    /// What it is.
    pub action: Action,
    /// Its place in the list, if it is there.
    pub choice: Option<usize>,
    /// Why not, if it is not.
    pub why: Option<Why>,
    /// What it would bring.
    pub foretold: Option<Foretold>,
}

/// What the viewer may do besides touching things. What the card in front of it would allow but
/// cannot do now is listed too, for it has a reason.
pub fn options(scene: &Scene) -> Vec<OptionModel> {
    if !scene.is_yours() {
        return Vec::new();
    }
    let view = scene.view();
    let actions: Vec<Action> = match view.decision() {
        Decision::Menu => menu(scene),
        Decision::Respond { .. } => vec![Action::Decline],
        Decision::Decide => {
            let offers = view.auction().map_or_else(Vec::new, |auction| auction.offers);
            let accept = offers.iter().map(|offer| Action::Accept(offer.seat));
            accept.chain(offers.iter().map(|offer| Action::Pay(offer.seat))).collect()
        }
        _ => scene.place(Action::Stop).map(|_| Action::Stop).into_iter().collect(),
    };
    actions.into_iter().map(|action| option(scene, action)).collect()
}

fn menu(scene: &Scene) -> Vec<Action> {
    // What fails for another reason than that the card is not for it.
    let is_for_the_card = |action: &Action| {
        let why = scene.view().why_not(*action);
        !matches!(why, Some(WhyNot::CardDone | WhyNot::NoCard | WhyNot::OtherCard))
    };
    let own = [Action::Buy, Action::Store, Action::Ship, Action::Income];
    let mut actions: Vec<Action> = own.into_iter().filter(is_for_the_card).collect();
    let specials = scene.seen.list.iter().filter(|action| matches!(action, Action::Special(_)));
    actions.extend(specials);
    actions.push(Action::Done);
    actions
}

fn option(scene: &Scene, action: Action) -> OptionModel {
    let choice = scene.place(action);
    OptionModel {
        action,
        choice,
        why: if choice.is_none() { scene.view().why_not(action).map(Why::Rule) } else { None },
        foretold: choice.and_then(|_| of(scene.view(), scene.view(), action)),
    }
}

/// What a choice of the viewer would bring, by its places in the list now and in the one after.
pub fn prospect(seen: &Seen<Quay>, ahead: Ahead<Quay>, path: &[usize]) -> Option<Foretold> {
    let (last, begun) = path.split_last()?;
    let then = ahead(begun)?;
    of(&seen.view, &then.view, *then.list.get(*last)?)
}

/// What an action of a later view would change, seen from an earlier one.
fn of(from: &View, view: &View, action: Action) -> Option<Foretold> {
    let preview: Preview = view.preview(action)?;
    let own = from.seat(from.to_act()?);
    let books = own.books?;
    Some(Foretold {
        gold: i32::from(preview.gold) - i32::from(books.gold),
        left: preview.gold,
        money: preview.money,
        hand: change(books.hand.counts(), preview.hand.counts()),
        store: change(own.store.counts(), preview.store.counts()),
        points: preview.points.saturating_sub(books.points),
        fleet_leaves: preview.fleet_leaves && from.ships_to_departure() > 0,
    })
}

fn change(before: [u8; 4], after: [u8; 4]) -> [i8; 4] {
    std::array::from_fn(|kind| after[kind] as i8 - before[kind] as i8)
}
