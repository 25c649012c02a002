//! What happens at the table. Every move is public (section 6 of the rules), so every eye sees
//! every event; what a hand holds in the end is left to memory (QR-03).

use engine::{Outcome, Seat};

use crate::{Card, Deck, Good, Goods, Place, Ship};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A fleet arrived.
    Arrived(Vec<Ship>),
    /// The pawn came to this seat.
    First(Seat),
    /// A good came from the reserve into the hand.
    Took(Seat, Good),
    /// A discard was shuffled to make a new pile.
    Reshuffled(Deck),
    /// An action card was revealed.
    Revealed(Seat, Card),
    /// A card was taken from the row, face up.
    Chose(Seat, Card),
    /// A seat bids for a holder's card.
    Bid {
        /// Who bids.
        seat: Seat,
        /// Whose card.
        holder: Seat,
        /// Which card.
        card: Card,
    },
    /// An offer was made.
    Offered(Seat, u8),
    /// A seat made no offer.
    Declined(Seat),
    /// The holder sold its card.
    Sold {
        /// Who had the card.
        holder: Seat,
        /// Who got it, face down.
        buyer: Seat,
        /// Which card.
        card: Card,
        /// For how much.
        gold: u8,
    },
    /// The holder kept its card and paid a bidder.
    Kept {
        /// Who keeps the card.
        holder: Seat,
        /// Who was paid.
        paid: Seat,
        /// Which card.
        card: Card,
        /// How much.
        gold: u8,
    },
    /// A card of the row was taken with a Shelter.
    Sheltered {
        /// Who took it.
        seat: Seat,
        /// Which card.
        card: Card,
        /// The Shelter played.
        shelter: Card,
    },
    /// A holder's card was taken with a Shelter.
    Stolen {
        /// Who took it.
        seat: Seat,
        /// Whose card it was; that seat gets 5 gold from the bank.
        holder: Seat,
        /// Which card.
        card: Card,
        /// The Shelter played.
        shelter: Card,
    },
    /// Trading ended; these cards of the row were not taken.
    TradeOver(Vec<Card>),
    /// Face-down money went to its owner's hand.
    Collected(Seat, u16),
    /// A special went to the hand.
    Pocketed(Seat, Card),
    /// A purchase was carried out: these goods came into the hand.
    Bought(Seat, Card, Goods),
    /// The price of a card was paid to the bank.
    Paid(Seat, u8),
    /// A good went from the hand to the warehouse.
    Stored(Seat, Good),
    /// A good went from the reserve to the warehouse.
    Delivered(Seat, Good),
    /// A ship was loaded and won.
    Loaded(Seat, Ship),
    /// An income was taken.
    Earned(Seat, u8),
    /// A special was played; Conservation is laid into the warehouse.
    Played(Seat, Card),
    /// Two goods changed places.
    Swapped {
        /// Who exchanged.
        seat: Seat,
        /// What it gave.
        give: Good,
        /// With whom; itself, if with its own hand.
        with: Seat,
        /// What it got.
        take: Good,
    },
    /// A good was sold for 3 gold.
    Marketed(Seat, Place, Good),
    /// A seat finished its actions.
    Finished(Seat),
    /// The fleet left with these ships unloaded.
    Left(Vec<Ship>),
    /// A good was protected.
    Protected(Seat, Place, Good),
    /// Conservation cards were used up.
    Unsealed(Seat, Vec<Card>),
    /// What spoiled without a choice.
    Rotted {
        /// Whose goods.
        seat: Seat,
        /// All unprotected goods of the hand.
        hand: Goods,
        /// Unprotected apples of the warehouse.
        apples: u8,
    },
    /// A cheese or spice was given up.
    Spoiled(Seat, Good),
    /// The game ended.
    Over(Outcome),
}
