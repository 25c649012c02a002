//! The fixed words of a port.

use crate::text::Lang;

/// The fixed words of a port.
pub struct PortWords {
    /// The market.
    pub market: &'static str,
    /// The row for the nation's own ports.
    pub legal: &'static str,
    /// The row for others.
    pub contraband: &'static str,
    /// Goods leave the hold.
    pub sell: &'static str,
    /// Goods come aboard.
    pub buy: &'static str,
    /// The unit of the prices on the tiles.
    pub thousands: &'static str,
    /// One more.
    pub more: &'static str,
    /// One less.
    pub less: &'static str,
    /// Oil among what is sold.
    pub oil: &'static str,
    /// The tavern.
    pub tavern: &'static str,
    /// The yard.
    pub yard: &'static str,
    /// Steps of missions.
    pub steps: &'static str,
    /// The list is unfolded.
    pub all: &'static str,
    /// It is folded.
    pub fewer: &'static str,
    /// Ports that lie face up.
    pub known: &'static str,
    /// None does.
    pub none_known: &'static str,
    /// Before the first turn.
    pub outfit: &'static str,
    /// What it is about.
    pub outfit_note: &'static str,
    /// What a port sells.
    pub sells: &'static str,
    /// What it buys.
    pub buys: &'static str,
    /// What a native port is.
    pub native: &'static str,
    /// The ship lies at its mooring.
    pub here: &'static str,
}

static FR: PortWords = PortWords {
    market: "Marché",
    legal: "légal",
    contraband: "contrebande",
    sell: "Vendre",
    buy: "Acheter",
    thousands: "en milliers",
    more: "Un de plus",
    less: "Un de moins",
    oil: "dont huile",
    tavern: "Taverne",
    yard: "Chantier",
    steps: "Missions",
    all: "Tout voir",
    fewer: "Replier",
    known: "Ports connus",
    none_known: "Aucun port n’est encore en vue\u{a0}: explorez.",
    outfit: "Avant le départ",
    outfit_note: "Équipez le navire avec ce que vous avez en bourse.",
    sells: "vend",
    buys: "achète",
    native: "port indigène",
    here: "au mouillage",
};

static EN: PortWords = PortWords {
    market: "Market",
    legal: "legal",
    contraband: "contraband",
    sell: "Sell",
    buy: "Buy",
    thousands: "in thousands",
    more: "One more",
    less: "One less",
    oil: "of them oil",
    tavern: "Tavern",
    yard: "Yard",
    steps: "Missions",
    all: "See all",
    fewer: "Fold",
    known: "Known ports",
    none_known: "No port is in sight yet: explore.",
    outfit: "Before sailing",
    outfit_note: "Fit the ship out with what is in your purse.",
    sells: "sells",
    buys: "buys",
    native: "native port",
    here: "at the mooring",
};

/// The fixed words.
pub fn port_words(lang: Lang) -> &'static PortWords {
    lang.pick(&FR, &EN)
}
