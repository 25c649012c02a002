//! What a seat can decide, and what it is asked to decide.

use engine::Seat;

use crate::{Card, Deck, Good, Ship};

/// One small decision. The lists are built in the order of section 6 of the rules.
///
/// A word in size, so that a list of sixty offers is one copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// Take, store or buy this good, as the decision says.
    Good(Good),
    /// Reveal the top card of a pile of action cards.
    Draw(Deck),
    /// Lay a card of the row face up in front of oneself.
    Take(Card),
    /// Bid for a holder's card; the offer follows.
    Bid(Seat),
    /// With a Shelter, take a card of the row face down.
    Shelter(Card),
    /// With a Shelter, take a holder's card face down.
    Steal(Seat),
    /// Offer this much gold.
    Offer(u8),
    /// Make no offer.
    Decline,
    /// Sell the card to this bidder for its offer.
    Accept(Seat),
    /// Keep the card and pay this bidder its offer.
    Pay(Seat),
    /// Carry out the purchase card.
    Buy,
    /// Begin to store with the storage card.
    Store,
    /// Begin to load with the transport card.
    Ship,
    /// Take the income of the transport card.
    Income,
    /// Play this special.
    Special(Card),
    /// Finish one's actions of this turn.
    Done,
    /// End a series of steps.
    Stop,
    /// Load this ship.
    Load(Ship),
    /// Give a good of the own warehouse for another kind.
    Swap {
        /// What leaves the own warehouse.
        give: Good,
        /// The partner: another seat's warehouse, or one's own seat for one's own hand.
        with: Seat,
        /// What comes in.
        take: Good,
    },
    /// Sell a good.
    Sell(Place, Good),
    /// Protect a good.
    Protect(Place, Good),
    /// Give up a cheese or a spice.
    Spoil(Good),
}

/// Where a good of one's own lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Place {
    /// In the hand.
    Hand,
    /// In the warehouse.
    Store,
}

/// What the seat to act is asked. A step decision goes back to the menu when it is finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Take a starting good; so many are left to take.
    Setup {
        /// How many.
        left: u8,
    },
    /// Choose the pile to reveal from.
    Draw,
    /// Take, bid, or play a Shelter.
    Choose,
    /// Name the offer for this holder's card.
    Offer {
        /// Whose card.
        holder: Seat,
    },
    /// Answer a bid for this holder's card.
    Respond {
        /// Whose card.
        holder: Seat,
    },
    /// Sell or pay.
    Decide,
    /// What to do next in one's actions.
    Menu,
    /// Store a good.
    Store {
        /// How many goods the card still allows.
        left: u8,
        /// Has one been stored, and the price been paid?
        begun: bool,
    },
    /// Load a ship.
    Load {
        /// Has one been loaded?
        begun: bool,
    },
    /// Take a good with Free Trade.
    Free {
        /// How many are left to take.
        left: u8,
    },
    /// Buy and store a good.
    BuyStore {
        /// The price, due with the first good.
        price: u8,
        /// How many goods the card still allows.
        left: u8,
        /// Has one been bought, and the price been paid?
        begun: bool,
    },
    /// Exchange goods.
    Swap {
        /// How many swaps are left: 2 before the first.
        left: u8,
    },
    /// Sell goods.
    Sell {
        /// Has one been sold?
        begun: bool,
    },
    /// Protect a good.
    Protect {
        /// How many are left to protect.
        left: u8,
    },
    /// Give up a cheese or a spice.
    Spoil {
        /// How many are left to give up.
        left: u8,
    },
    /// Nothing: the game has ended.
    Over,
}

/// The part of the turn a decision belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The starting goods are taken.
    Setup,
    /// 4.1: action cards are revealed.
    Reveal,
    /// 4.2: cards are chosen and contested.
    Trade,
    /// 4.3: cards are carried out.
    Act,
    /// 4.4: the fleet has left, goods spoil.
    Departure,
    /// The game has ended.
    Over,
}

impl Decision {
    /// The part of the turn it belongs to.
    pub fn phase(self) -> Phase {
        match self {
            Decision::Setup { .. } => Phase::Setup,
            Decision::Draw => Phase::Reveal,
            Decision::Choose
            | Decision::Offer { .. }
            | Decision::Respond { .. }
            | Decision::Decide => Phase::Trade,
            Decision::Menu
            | Decision::Store { .. }
            | Decision::Load { .. }
            | Decision::Free { .. }
            | Decision::BuyStore { .. }
            | Decision::Swap { .. }
            | Decision::Sell { .. } => Phase::Act,
            Decision::Protect { .. } | Decision::Spoil { .. } => Phase::Departure,
            Decision::Over => Phase::Over,
        }
    }
}
