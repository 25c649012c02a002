//! The quick player of imagined games: a sensible choice in a few dozen nanoseconds.

use engine::{Game, Rng, Seat};

use super::worth::{cargo, cost, gain, lacking, may_leave_soon, wanted, worth};
use crate::{Action, Card, Decision, Deck, Face, Good, Goods, Place, Quay};

/// The choice of the seat to act.
pub fn choice(quay: &Quay, scratch: &mut Vec<Action>, rng: &mut Rng) -> Action {
    match quay.decision {
        Decision::Setup { .. } | Decision::Free { .. } => {
            Action::Good(pick(wanted(quay, quay.own()).common(quay.reserve), quay.reserve, rng))
        }
        Decision::BuyStore { .. } => {
            Action::Good(pick(lacking(quay, quay.own()).common(quay.reserve), quay.reserve, rng))
        }
        Decision::Draw => draw(quay, rng),
        Decision::Choose => choose(quay, rng),
        Decision::Offer { holder } => Action::Offer(fair_offer(quay, holder)),
        Decision::Respond { holder } => respond(quay, holder),
        Decision::Decide => decide(quay),
        Decision::Menu => menu(quay),
        Decision::Store { begun, .. } => store(quay, begun, rng),
        Decision::Load { .. } => load(quay),
        Decision::Sell { begun } => sell(quay, begun, rng),
        Decision::Protect { .. } => protect(quay),
        Decision::Spoil { .. } => spoil(quay, rng),
        Decision::Swap { .. } | Decision::Over => {
            scratch.clear();
            quay.legal_actions(scratch);
            scratch[rng.below(scratch.len() as u32) as usize]
        }
    }
}

/// A kind of the first heap, or else of the second, which must not be empty.
fn pick(first: Goods, second: Goods, rng: &mut Rng) -> Good {
    let heap = if first.is_empty() { second } else { first };
    let start = rng.below(4) as usize;
    let kinds = (start..start + 4).map(|at| Good::ALL[at % 4]);
    kinds.into_iter().find(|good| heap.has(*good)).expect("there is a good to choose")
}

/// The pile one needs; now and then another.
fn draw(quay: &Quay, rng: &mut Rng) -> Action {
    const WHIM: u32 = 4;
    let own = quay.own();
    let [p, s, t] = Deck::ACTIONS;
    let order = if rng.below(WHIM) == 0 {
        [[p, s, t], [s, t, p], [t, p, s]][rng.below(3) as usize]
    } else if quay.can_load_any() {
        [t, s, p]
    } else if own.hand.total() >= 3 && own.room() > 1 {
        [s, t, p]
    } else if own.gold < 8 {
        [t, p, s]
    } else {
        [p, s, t]
    };
    let deck = order.into_iter().find(|deck| quay.drawable(*deck).is_ok());
    Action::Draw(deck.expect("a row can always be filled (Q-19)"))
}

/// While others are open, a card taken face up may be contested.
pub const EXPOSED: f32 = 0.85;
/// A Shelter is worth playing for so many points more.
pub const SHELTERED: f32 = 4.0;

fn choose(quay: &Quay, rng: &mut Rng) -> Action {
    let seat = quay.to_act;
    let own = quay.own();
    let start = rng.below(quay.row.len().max(1) as u32) as usize;
    let mut best = (f32::NEG_INFINITY, Action::Decline);
    for at in 0..quay.row.len() {
        let card = quay.row[(start + at) % quay.row.len()];
        let value = worth(quay, seat, card);
        let action = if own.shelter().is_some() && value > 3.0 * SHELTERED {
            Action::Shelter(card)
        } else {
            Action::Take(card)
        };
        best = better(best, EXPOSED * value, action);
    }
    for (holder, card) in quay.holders() {
        let value = worth(quay, seat, card);
        if own.shelter().is_some() {
            best = better(best, value - SHELTERED, Action::Steal(holder));
        }
        if own.gold >= 1 {
            let value = bid_value(quay, holder, value, fair_offer(quay, holder));
            best = better(best, value, Action::Bid(holder));
        }
    }
    best.1
}

fn better(best: (f32, Action), value: f32, action: Action) -> (f32, Action) {
    if value > best.0 { (value, action) } else { best }
}

/// An offer near half of what the card is worth to its holder, and within one's means: it takes
/// the card or brings that much.
pub fn fair_offer(quay: &Quay, holder: Seat) -> u8 {
    /// Points for a gold that is neither the first nor the last.
    const RATE: f32 = 0.36;
    let most = quay.highest_offer();
    let Some(card) = quay.merchant(holder).front.face_up() else { return 1 };
    let half = 0.5 * worth(quay, holder, card) / RATE;
    let spared = match card.face() {
        Face::Storage { price, .. } => most.saturating_sub(price),
        _ => most,
    };
    (half as u8).clamp(1, spared.clamp(1, most.max(1)))
}

/// What a bid brings at least: the card at this price, or the price.
pub fn bid_value(quay: &Quay, holder: Seat, value: f32, offer: u8) -> f32 {
    let own = quay.own().gold;
    let bought = value - cost(own, offer.into());
    let paid = gain(own, offer.into());
    if quay.merchant(holder).gold < u16::from(offer) { bought } else { bought.min(paid) }
}

fn respond(quay: &Quay, holder: Seat) -> Action {
    let (seat, own) = (quay.to_act, quay.own());
    let Some(card) = quay.merchant(holder).front.face_up() else { return Action::Decline };
    let value = worth(quay, seat, card);
    let free = best_of_row(quay, seat);
    if own.shelter().is_some() && value - SHELTERED > free {
        return Action::Steal(holder);
    }
    let offer = fair_offer(quay, holder);
    if own.gold >= 1 && bid_value(quay, holder, value, offer) > free {
        Action::Offer(offer)
    } else {
        Action::Decline
    }
}

/// What the best card of the row is worth to a seat.
pub fn best_of_row(quay: &Quay, seat: Seat) -> f32 {
    quay.row.iter().fold(0.0, |best, card| worth(quay, seat, *card).max(best))
}

/// Sells when the price is right.
fn decide(quay: &Quay) -> Action {
    let own = quay.own();
    let value = own.front.face_up().map_or(0.0, |card| worth(quay, quay.to_act, card));
    let mut best = (f32::NEG_INFINITY, Action::Decline);
    for offer in quay.offers.iter() {
        let gold = u16::from(offer.gold);
        best = better(best, gain(own.gold, gold), Action::Accept(offer.seat));
        if own.gold >= gold {
            best = better(best, value - cost(own.gold, gold), Action::Pay(offer.seat));
        }
    }
    best.1
}

fn menu(quay: &Quay) -> Action {
    let own = quay.own();
    match own.card_to_do().map(Card::face) {
        Some(Face::Purchase(_)) => return Action::Buy,
        Some(Face::Storage { .. }) if quay.storage().is_ok() => {
            let value = own.card_to_do().map_or(0.0, |card| worth(quay, quay.to_act, card));
            if value > 0.5 {
                return Action::Store;
            }
        }
        Some(Face::Transport { income }) => {
            let shippable = quay.shipment().is_ok();
            let cargo = if shippable { f32::from(cargo(quay, own.store)) } else { 0.0 };
            let wins = f32::from(own.points) + cargo >= f32::from(quay.target);
            let small = cargo > 0.9 * gain(own.gold, income.into());
            return if shippable && (wins || small) { Action::Ship } else { Action::Income };
        }
        _ => {}
    }
    if !own.used && !own.specials.is_empty() {
        let useful = |card: &Card| quay.effective(*card).is_ok() && is_timely(quay, *card);
        if let Some(card) = own.specials.for_the_menu().iter().find(useful) {
            return Action::Special(card);
        }
    }
    Action::Done
}

/// Is this the moment for a special that can be played?
pub fn is_timely(quay: &Quay, card: Card) -> bool {
    let own = quay.own();
    let leaving = may_leave_soon(quay);
    match card.face() {
        Face::FreeTrade { .. } => own.hand.total() <= 4,
        Face::Conservation { .. } => leaving && own.conserve.is_empty() && own.store.total() >= 2,
        Face::BuyAndStore { price, .. } => {
            own.gold >= u16::from(price) + 6 && !lacking(quay, own).is_empty()
        }
        Face::MarketSale => quay.port.len() <= 2 && own.hand.total() >= 2,
        _ => false,
    }
}

/// What the goal lacks first, then anything while it is paid for.
fn store(quay: &Quay, begun: bool, rng: &mut Rng) -> Action {
    let own = quay.own();
    let useful = lacking(quay, own).common(own.hand);
    // Apples that no ship is ready for only fill the places.
    let waits = begun && useful.is_empty() && own.room() <= 2;
    if waits { Action::Stop } else { Action::Good(pick(useful, own.hand, rng)) }
}

/// The dearest ship.
fn load(quay: &Quay) -> Action {
    let store = quay.own().store;
    let ships = quay.port.iter().filter(|ship| store.covers(ship.goods()));
    let best = ships.max_by_key(|ship| ship.points());
    Action::Load(*best.expect("a ship can be loaded (Q-71)"))
}

/// The hand before the fleet leaves, and what would rot.
fn sell(quay: &Quay, begun: bool, rng: &mut Rng) -> Action {
    let own = quay.own();
    if !own.hand.is_empty() {
        return Action::Sell(Place::Hand, pick(Goods::NONE, own.hand, rng));
    }
    if own.store.has(Good::Apple) {
        Action::Sell(Place::Store, Good::Apple)
    } else if begun {
        Action::Stop
    } else {
        Action::Sell(Place::Store, pick(Goods::NONE, own.store, rng))
    }
}

/// What rots surely first, what keeps last.
fn protect(quay: &Quay) -> Action {
    let (place, open) = quay.to_protect();
    let good = open.kinds().next().expect("there is a good to protect (Q-112)");
    Action::Protect(place, good)
}

/// Of what there is more.
fn spoil(quay: &Quay, rng: &mut Rng) -> Action {
    let left = quay.own().store - quay.safe.store;
    let (cheese, spice) = (left.count(Good::Cheese), left.count(Good::Spice));
    let even = cheese == spice && rng.below(2) == 0;
    Action::Spoil(if cheese > spice || even { Good::Cheese } else { Good::Spice })
}
