//! What a choice would bring, before it is confirmed.

use engine::{Ahead, Seen};
use quay::{Action, Preview, Quay, View};

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

/// What a choice comes to, by its places in the list now and in the one after.
pub fn chosen(ahead: Ahead<Quay>, path: &[usize]) -> Option<Action> {
    let (last, begun) = path.split_last()?;
    ahead(begun)?.list.get(*last).copied()
}

/// What a choice of the viewer would bring, by its places in the list now and in the one after.
pub fn prospect(seen: &Seen<Quay>, ahead: Ahead<Quay>, path: &[usize]) -> Option<Foretold> {
    let (last, begun) = path.split_last()?;
    let then = ahead(begun)?;
    of(&seen.view, &then.view, *then.list.get(*last)?)
}

/// What an action of a later view would change, seen from an earlier one.
pub fn of(from: &View, view: &View, action: Action) -> Option<Foretold> {
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
