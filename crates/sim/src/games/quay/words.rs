//! Cards, actions and events of Quayside in JSON.

use engine::Seat;
use quay::{Action, Card, Decision, Event, Goods, Place, Ship};
use serde_json::{Value, json};

/// An action as the rules page lists it: `["take", "P01"]`.
pub fn action(action: Action) -> Value {
    match action {
        Action::Good(good) => json!(["good", good.letter()]),
        Action::Draw(deck) => json!(["draw", deck.letter()]),
        Action::Take(card) => json!(["take", name(card)]),
        Action::Bid(seat) => json!(["bid", seat.0]),
        Action::Shelter(card) => json!(["shelter", name(card)]),
        Action::Steal(seat) => json!(["steal", seat.0]),
        Action::Offer(gold) => json!(["offer", gold]),
        Action::Decline => json!(["decline"]),
        Action::Accept(seat) => json!(["accept", seat.0]),
        Action::Pay(seat) => json!(["pay", seat.0]),
        Action::Buy => json!(["buy"]),
        Action::Store => json!(["store"]),
        Action::Ship => json!(["ship"]),
        Action::Income => json!(["income"]),
        Action::Special(card) => json!(["special", name(card)]),
        Action::Done => json!(["done"]),
        Action::Stop => json!(["stop"]),
        Action::Load(ship) => json!(["load", sail(ship)]),
        Action::Swap { give, with, take } => {
            json!(["swap", give.letter(), with.0, take.letter()])
        }
        Action::Sell(at, good) => json!(["sell", place(at), good.letter()]),
        Action::Protect(at, good) => json!(["protect", place(at), good.letter()]),
        Action::Spoil(good) => json!(["spoil", good.letter()]),
    }
}

/// An event: what happened, to whom, with what.
pub fn event(event: &Event) -> Value {
    match event {
        Event::Arrived(ships) => json!(["arrived", sails(ships)]),
        Event::First(seat) => json!(["first", seat.0]),
        Event::Took(seat, good) => json!(["took", seat.0, good.letter()]),
        Event::Reshuffled(deck) => json!(["reshuffled", deck.letter()]),
        Event::Revealed(seat, card) => json!(["revealed", seat.0, name(*card)]),
        Event::Chose(seat, card) => json!(["chose", seat.0, name(*card)]),
        Event::Bid { seat, holder, card } => json!(["bid", seat.0, holder.0, name(*card)]),
        Event::Offered(seat, gold) => json!(["offered", seat.0, gold]),
        Event::Declined(seat) => json!(["declined", seat.0]),
        Event::Sold { holder, buyer, card, gold } => {
            json!(["sold", holder.0, buyer.0, name(*card), gold])
        }
        Event::Kept { holder, paid, card, gold } => {
            json!(["kept", holder.0, paid.0, name(*card), gold])
        }
        Event::Sheltered { seat, card, shelter } => {
            json!(["sheltered", seat.0, name(*card), name(*shelter)])
        }
        Event::Stolen { seat, holder, card, shelter } => {
            json!(["stolen", seat.0, holder.0, name(*card), name(*shelter)])
        }
        Event::TradeOver(left) => json!(["trade over", names(left)]),
        Event::Collected(seat, gold) => json!(["collected", seat.0, gold]),
        Event::Pocketed(seat, card) => json!(["pocketed", seat.0, name(*card)]),
        Event::Bought(seat, card, goods) => {
            json!(["bought", seat.0, name(*card), letters(*goods)])
        }
        Event::Paid(seat, gold) => json!(["paid", seat.0, gold]),
        Event::Stored(seat, good) => json!(["stored", seat.0, good.letter()]),
        Event::Delivered(seat, good) => json!(["delivered", seat.0, good.letter()]),
        Event::Loaded(seat, ship) => json!(["loaded", seat.0, sail(*ship)]),
        Event::Earned(seat, gold) => json!(["earned", seat.0, gold]),
        Event::Played(seat, card) => json!(["played", seat.0, name(*card)]),
        Event::Swapped { seat, give, with, take } => {
            json!(["swapped", seat.0, give.letter(), with.0, take.letter()])
        }
        Event::Marketed(seat, at, good) => {
            json!(["marketed", seat.0, place(*at), good.letter()])
        }
        Event::Finished(seat) => json!(["finished", seat.0]),
        Event::Left(ships) => json!(["left", sails(ships)]),
        Event::Protected(seat, at, good) => {
            json!(["protected", seat.0, place(*at), good.letter()])
        }
        Event::Unsealed(seat, cards) => json!(["unsealed", seat.0, names(cards)]),
        Event::Rotted { seat, hand, apples } => {
            json!(["rotted", seat.0, letters(*hand), apples])
        }
        Event::Spoiled(seat, good) => json!(["spoiled", seat.0, good.letter()]),
        Event::Over(outcome) => json!(["over", seats(outcome.winners())]),
    }
}

/// The name of a decision in the rules page.
pub fn decision(decision: Decision) -> &'static str {
    match decision {
        Decision::Setup { .. } => "setup",
        Decision::Draw => "draw",
        Decision::Choose => "choose",
        Decision::Offer { .. } => "offer",
        Decision::Respond { .. } => "respond",
        Decision::Decide => "decide",
        Decision::Menu => "menu",
        Decision::Store { .. } => "store",
        Decision::Load { .. } => "load",
        Decision::Free { .. } => "free",
        Decision::BuyStore { .. } => "buystore",
        Decision::Swap { .. } => "swap",
        Decision::Sell { .. } => "sell",
        Decision::Protect { .. } => "protect",
        Decision::Spoil { .. } => "spoil",
        Decision::Over => "over",
    }
}

/// The name of an action card: `P01`.
pub fn name(card: Card) -> String {
    format!("{card:?}")
}

/// The names of action cards.
pub fn names(cards: &[Card]) -> Vec<String> {
    cards.iter().copied().map(name).collect()
}

/// The name of a ship: `L01`.
pub fn sail(ship: Ship) -> String {
    format!("{ship:?}")
}

/// The names of ships.
pub fn sails(ships: &[Ship]) -> Vec<String> {
    ships.iter().copied().map(sail).collect()
}

/// Goods as sorted letters.
pub fn letters(goods: Goods) -> String {
    goods.to_string()
}

/// Seats as numbers.
pub fn seats(seats: impl Iterator<Item = Seat>) -> Vec<u8> {
    seats.map(|seat| seat.0).collect()
}

fn place(place: Place) -> &'static str {
    match place {
        Place::Hand => "hand",
        Place::Store => "store",
    }
}
