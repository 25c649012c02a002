//! The auction at hand: who has offered what, and what the viewer may offer.

use engine::Seat;
use quay::{Action, Card, Trading, View};

use super::Scene;

/// An auction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuctionModel {
    /// Whose card.
    pub holder: Seat,
    /// Which card.
    pub card: Card,
    /// Everybody who may speak, in the order asked.
    pub bidders: Vec<Bidder>,
    /// The highest offer so far.
    pub highest: u8,
}

impl AuctionModel {
    /// How far the ruler of the offers goes: past all that is offered, and as far as the viewer
    /// can; whole fives.
    pub fn ruler(&self, own: Option<&OfferModel>) -> u8 {
        self.highest.max(own.map_or(0, |offer| offer.most)).max(10).div_ceil(5) * 5
    }
}

/// A seat that may bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bidder {
    /// Who.
    pub seat: Seat,
    /// What it has said.
    pub stance: Stance,
}

/// What a seat has said in an auction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stance {
    /// It offers this much.
    Offered(u8),
    /// It made no offer.
    Declined,
    /// It is being asked.
    Asked,
    /// It will be asked.
    Waits,
}

/// The viewer's own offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfferModel {
    /// The place of the offer of 1 in the list; the others follow.
    pub first: usize,
    /// The most that can be offered.
    pub most: u8,
    /// What is set: one more than the others offer, until it is changed.
    pub amount: u8,
    /// The gold in the purse.
    pub gold: u16,
    /// From this offer on the price of the contested storage card could not be paid any more,
    /// and that price.
    pub dear: Option<(u8, u8)>,
}

impl OfferModel {
    /// The place in the list of what is set.
    pub fn place(&self) -> usize {
        self.first + usize::from(self.amount) - 1
    }
}

/// The auction at hand, if there is one.
pub fn of(view: &View) -> Option<AuctionModel> {
    let auction = view.auction()?;
    let to_act = view.to_act()?;
    let first = auction.offers.first().map_or(to_act, |offer| offer.seat);
    let speaks = |seat: &Seat| *seat != auction.holder && view.seat(*seat).trading == Trading::Open;
    let stance = |seat: Seat| {
        let offer = auction.offers.iter().find(|offer| offer.seat == seat);
        match offer {
            Some(offer) => Stance::Offered(offer.gold),
            None if seat == to_act => Stance::Asked,
            None if auction.to_ask.contains(&seat) => Stance::Waits,
            None => Stance::Declined,
        }
    };
    let bidders = first.clockwise(view.seats()).filter(speaks);
    let bidders: Vec<Bidder> = bidders.map(|seat| Bidder { seat, stance: stance(seat) }).collect();
    let highest = auction.offers.iter().map(|offer| offer.gold).max().unwrap_or(0);
    Some(AuctionModel { holder: auction.holder, card: auction.card, bidders, highest })
}

/// What the viewer may offer, while it is asked.
pub fn own_offer(scene: &Scene) -> Option<OfferModel> {
    let view = scene.view();
    let first = scene.place(Action::Offer(1))?;
    let most = view.at_most()?;
    let gold = view.seat(view.to_act()?).books?.gold;
    let highest = of(view)?.highest;
    let amount = scene.picked.offer.unwrap_or(highest + 1).clamp(1, most);
    let dear = (1..=most).find_map(|offer| Some((offer, view.price_out_of_reach(offer)?)));
    Some(OfferModel { first, most, amount, gold, dear })
}
