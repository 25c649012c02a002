//! The 120 action cards in their three piles (sections 2.2 to 2.4 of the rules).

use std::fmt;

use crate::{Deck, Goods};

/// An action card, by its place in the order P01 … P40, S01 … S40, T01 … T40.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

/// What an action card says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// Take these goods from the reserve.
    Purchase(Goods),
    /// Store up to so many goods at this price.
    Storage {
        /// How many goods at most.
        goods: u8,
        /// What it costs, however few are stored.
        price: u8,
    },
    /// Load ships, or receive this income.
    Transport {
        /// Gold instead of a shipment.
        income: u8,
    },
    /// Special A: goods of one's choice into the hand.
    FreeTrade {
        /// How many.
        goods: u8,
    },
    /// Special B: protection at the next departure.
    Conservation {
        /// How many goods it protects.
        goods: u8,
    },
    /// Special C: goods of one's choice into the warehouse.
    BuyAndStore {
        /// How many goods at most.
        goods: u8,
        /// What it costs, however few are stored.
        price: u8,
    },
    /// Special D: one or two swaps.
    Exchange,
    /// Special E: goods sold for [`SALE_PRICE`] each.
    MarketSale,
    /// Special F: a card nobody can bid for.
    Shelter,
}

/// Gold for each good at a Market Sale.
pub const SALE_PRICE: u8 = 3;
/// Gold from the bank for a holder whose card is taken by a Shelter (Q-42, QR-16).
pub const SHELTER_GOLD: u8 = 5;

impl Card {
    /// How many action cards there are.
    pub const COUNT: u8 = 120;

    /// All action cards, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Card::COUNT).map(Card)
    }

    /// The card of this name, as in the rules: `P01` to `P40`, `S01` to `T40`.
    pub fn parse(name: &str) -> Option<Card> {
        let (deck, place) = Deck::place_named(name)?;
        Deck::ACTIONS.contains(&deck).then(|| Card::at(deck, place))
    }

    /// The card at this place of its complete pile, counted from 0.
    #[inline]
    pub(crate) fn at(deck: Deck, place: u8) -> Card {
        Card(40 * deck as u8 + place)
    }

    /// Its place in its complete pile, counted from 0.
    #[inline]
    pub(crate) fn place(self) -> u8 {
        self.0 % 40
    }

    /// The pile it belongs to.
    #[inline]
    pub fn deck(self) -> Deck {
        Deck::ACTIONS[self.0 as usize / 40]
    }

    /// The number printed on it, from 1.
    pub fn number(self) -> u8 {
        self.place() + 1
    }

    /// What it says.
    #[inline]
    pub fn face(self) -> Face {
        FACES[self.0 as usize]
    }

    /// Does it go to the hand after trading, to be played in a later turn?
    #[inline]
    pub fn is_special(self) -> bool {
        !matches!(self.face(), Face::Purchase(_) | Face::Storage { .. } | Face::Transport { .. })
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.deck().write_name(self.place(), f)
    }
}

static FACES: [Face; Card::COUNT as usize] = faces();

/// P01 to P33.
const PURCHASES: [&str; 33] = [
    "AAAC", "CCCP", "PPPS", "ASSSS", // three of a kind and more
    "AACC", "AAPP", "ASSS", "CCPP", "CCSSS", "PPSSS", "ACPS", // pairs, and one of each
    "AACP", "CCPS", "APPS", "ACSS", // three kinds
    "AACPS", "ACCPS", "ACPPS", "ACPSS", // all kinds
    "AACCP", "AACCS", "AACPP", "AAPPS", "AACSS", "AAPSS", "ACSSS",
    "APSSS", // five with apples
    "ACCPP", "CCPPS", "ACCSS", "CCPSS", "APPSS", "CPPSS", // five of the rest
];

/// S01 to S31: how many goods, then the prices in order.
const STORAGES: [(u8, &[u8]); 5] = [
    (3, &[4, 5, 5, 6, 7]),
    (4, &[6, 7, 8, 8, 9, 9, 10, 11, 12]),
    (5, &[8, 9, 10, 10, 11, 12, 12, 13, 14, 15]),
    (6, &[11, 12, 14, 15, 17]),
    (8, &[16, 20]),
];

/// T01 to T36: the income, then how many cards show it.
const INCOMES: [(u8, u8); 9] =
    [(7, 2), (8, 3), (9, 4), (10, 6), (11, 6), (12, 6), (13, 4), (14, 3), (15, 2)];

const fn faces() -> [Face; Card::COUNT as usize] {
    let mut faces = [Face::Shelter; Card::COUNT as usize];
    let mut at = 0;
    while at < PURCHASES.len() {
        faces[at] = Face::Purchase(Goods::printed(PURCHASES[at]));
        at += 1;
    }
    let specials = [
        Face::FreeTrade { goods: 2 },
        Face::FreeTrade { goods: 2 },
        Face::FreeTrade { goods: 2 },
        Face::FreeTrade { goods: 3 },
        Face::Conservation { goods: 2 },
        Face::Conservation { goods: 2 },
        Face::Conservation { goods: 3 },
    ];
    at = copy(&mut faces, at, &specials);
    let mut row = 0;
    while row < STORAGES.len() {
        let (goods, prices) = STORAGES[row];
        let mut column = 0;
        while column < prices.len() {
            faces[at] = Face::Storage { goods, price: prices[column] };
            (at, column) = (at + 1, column + 1);
        }
        row += 1;
    }
    let specials = [
        Face::BuyAndStore { goods: 1, price: 7 },
        Face::BuyAndStore { goods: 2, price: 14 },
        Face::BuyAndStore { goods: 3, price: 20 },
        Face::Exchange,
        Face::Exchange,
        Face::Exchange,
        Face::MarketSale,
        Face::MarketSale,
        Face::MarketSale,
    ];
    at = copy(&mut faces, at, &specials);
    let mut row = 0;
    while row < INCOMES.len() {
        let (income, copies) = INCOMES[row];
        let end = at + copies as usize;
        while at < end {
            faces[at] = Face::Transport { income };
            at += 1;
        }
        row += 1;
    }
    // The last four, T37 to T40, are the Shelters the table was filled with.
    faces
}

const fn copy(faces: &mut [Face; Card::COUNT as usize], mut at: usize, from: &[Face]) -> usize {
    let mut next = 0;
    while next < from.len() {
        faces[at] = from[next];
        (at, next) = (at + 1, next + 1);
    }
    at
}

#[cfg(test)]
mod tests {
    use super::*;

    fn face(name: &str) -> Face {
        Card::parse(name).expect("a card of the test").face()
    }

    #[test]
    fn names_lead_to_cards_and_back() {
        for card in Card::all() {
            assert_eq!(Card::parse(&format!("{card:?}")), Some(card));
        }
        for name in ["", "P", "P0", "P00", "P41", "P1", "P001", "L01", "p01", "P+1", "Pé"] {
            assert_eq!(Card::parse(name), None, "{name:?} is no action card");
        }
    }

    #[test]
    fn the_purchase_pile_is_as_listed() {
        let normal: Vec<Goods> = Card::all()
            .filter_map(|card| match card.face() {
                Face::Purchase(goods) => Some(goods),
                _ => None,
            })
            .collect();
        assert_eq!(normal.len(), 33);
        let sum = normal.iter().fold([0u16; 4], |mut sum, goods| {
            (0..4).for_each(|kind| sum[kind] += u16::from(goods.counts()[kind]));
            sum
        });
        assert_eq!(sum, [36, 36, 36, 45]);
        assert_eq!(face("P16"), Face::Purchase(Goods::printed("AACPS")));
        assert_eq!(face("P33"), Face::Purchase(Goods::printed("CPPSS")));
        assert_eq!(face("P36"), Face::FreeTrade { goods: 2 });
        assert_eq!(face("P37"), Face::FreeTrade { goods: 3 });
        assert_eq!(face("P40"), Face::Conservation { goods: 3 });
    }

    #[test]
    fn the_storage_pile_is_as_listed() {
        let normal: Vec<(u8, u8)> = Card::all()
            .filter_map(|card| match card.face() {
                Face::Storage { goods, price } => Some((goods, price)),
                _ => None,
            })
            .collect();
        assert_eq!(normal.len(), 31);
        let sums = normal
            .iter()
            .fold((0, 0), |sum, card| (sum.0 + u16::from(card.0), sum.1 + u16::from(card.1)));
        assert_eq!(sums, (147, 326), "means of 4.7 goods and 10.5 gold");
        assert_eq!(face("S10"), Face::Storage { goods: 4, price: 9 });
        assert_eq!(face("S31"), Face::Storage { goods: 8, price: 20 });
        assert_eq!(face("S33"), Face::BuyAndStore { goods: 2, price: 14 });
        assert_eq!((face("S35"), face("S38")), (Face::Exchange, Face::MarketSale));
    }

    #[test]
    fn the_transport_pile_is_as_listed() {
        let incomes: Vec<u8> = Card::all()
            .filter_map(|card| match card.face() {
                Face::Transport { income } => Some(income),
                _ => None,
            })
            .collect();
        assert_eq!(incomes.len(), 36);
        assert_eq!(incomes.iter().map(|income| u16::from(*income)).sum::<u16>(), 36 * 11);
        assert_eq!(face("T16"), Face::Transport { income: 11 });
        assert_eq!((face("T36"), face("T37")), (Face::Transport { income: 15 }, Face::Shelter));
    }

    #[test]
    fn one_card_in_six_is_special() {
        assert_eq!(Card::all().filter(|card| card.is_special()).count(), 20);
    }
}
