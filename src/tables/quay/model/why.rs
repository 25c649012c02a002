//! Why a thing on the table cannot be touched now: an explanation, not a second rule book.

use quay::{Action, Decision, Face, Front, Good, Goods, Phase, Place, View, WhyNot};

use super::{Picked, Thing};
use crate::desk::Closed;

/// Why a thing on the table cannot be touched now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// The rules say why.
    Rule(WhyNot),
    /// Cards are revealed at the start of a turn only.
    RevealedAlready,
    /// The row is still being revealed.
    StillRevealing,
    /// The starting goods come first.
    SetupFirst,
    /// The auction at hand comes first.
    AuctionFirst,
    /// The step at hand comes first.
    StepFirst,
    /// Nobody can bid for this card: it lies face down, or it is money.
    Settled,
    /// The card belongs to another seat.
    NotYourCard,
    /// A ship is loaded with a transport card.
    NeedsTransport,
    /// The warehouse lacks these goods.
    Lacks(Goods),
    /// Goods come out of the reserve by a card only.
    NeedsPurchase,
    /// Goods of the hand are stored with a storage card.
    NeedsStorage,
    /// Goods in the warehouse wait for a ship.
    WaitsForShip,
    /// Another seat's goods can be had by an exchange only.
    NeedsExchange,
    /// In an exchange one first says what one gives.
    GiveFirst,
    /// Specials are played in the actions.
    SpecialLater,
    /// Goods spoil now; everything else waits.
    SpoilFirst,
}

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
            Decision::Swap { .. } => swap(view, acting, good, picked),
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
        Thing::Partner(with, take) => match view.decision() {
            Decision::Swap { .. } => swap(view, with, take, picked),
            _ => Why::NeedsExchange,
        },
    }
}

/// Why this cannot be had in an exchange.
fn swap(view: &View, with: engine::Seat, take: Good, picked: Picked) -> Why {
    let swap = |give| rule(view, Action::Swap { give, with, take }, Why::GiveFirst);
    picked.give.map_or(Why::GiveFirst, swap)
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
            let own = [Action::Buy, Action::Store, Action::Income];
            let mut reasons = own.into_iter().filter_map(|action| view.why_not(action));
            let told = reasons.find(|why| *why != WhyNot::OtherCard);
            told.map_or(Why::StepFirst, Why::Rule)
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
