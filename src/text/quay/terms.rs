//! The fixed words of Quayside's table, one field each: a missing translation does not compile.

/// The fixed words of a language.
pub struct Terms {
    /// The letters on the goods, in the order apple, cheese, spice, silk.
    pub letters: [&'static str; 4],
    /// One of each kind: "pomme".
    pub goods: [&'static str; 4],
    /// Several of each kind: "pommes".
    pub many_goods: [&'static str; 4],
    /// One of each kind in a sentence: "une pomme".
    pub a_good: [&'static str; 4],
    /// The piles of action cards: purchase, storage, transport.
    pub decks: [&'static str; 3],
    /// The specials: Free Trade, Conservation, Buy and Store, Exchange, Market Sale, Shelter.
    pub specials: [&'static str; 6],
    /// The parts of a turn: reveal, trade, act, departure.
    pub phases: [&'static str; 4],
    /// Heading of the ships.
    pub port: &'static str,
    /// Heading of the cards in play.
    pub market: &'static str,
    /// Heading of the piles.
    pub piles: &'static str,
    /// Heading of the seats.
    pub stalls: &'static str,
    /// Heading of the reserve.
    pub reserve: &'static str,
    /// The own warehouse.
    pub warehouse: &'static str,
    /// Behind the number of cards in a hand that is not seen.
    pub hidden: &'static str,
    /// The same where there is little room.
    pub with_gold: &'static str,
    /// What becomes of goods that stay in the hand.
    pub hand_fate: &'static str,
    /// The own purse, for a reader.
    pub purse: &'static str,
    /// A seat with nothing in front of it.
    pub open: &'static str,
    /// A seat with a face-up card.
    pub holder: &'static str,
    /// A seat with a face-down card or money.
    pub settled: &'static str,
    /// A seat that has carried out its card.
    pub acted: &'static str,
    /// A card that lies face down.
    pub face_down: &'static str,
    /// The seat with the pawn.
    pub first: &'static str,
    /// A seat that was asked and made no offer.
    pub declined: &'static str,
    /// A seat that is to name its offer.
    pub thinking: &'static str,
    /// A seat that will be asked.
    pub to_ask: &'static str,
    /// Heading of the offers.
    pub offers: &'static str,
    /// One gold more.
    pub more: &'static str,
    /// One gold less.
    pub less: &'static str,
    /// The amount of the own offer.
    pub your_offer: &'static str,
    /// The own hand as a partner of an exchange.
    pub from_hand: &'static str,
    /// Columns of the result: large ships.
    pub large: &'static str,
    /// Columns of the result: small ships.
    pub small: &'static str,
    /// Columns of the result: goods stored.
    pub stored: &'static str,
    /// Columns of the result: gold.
    pub gold: &'static str,
}
