//! The market: a ring of four tiles with two rows each (L-019, L-331 to L-339, L-402 to L-405).

use crate::content::{Row, Section};
use crate::sums::{COIN, half, pay, receive};
use crate::{Good, Goods, Nation};

/// The price of a good in each section, left to right: the same for the whole row (L-333, L-334).
pub type Prices = [u32; 3];

/// The prices at which the sections of a row sell to a ship (L-333).
pub fn asked(sections: &[Section; 3]) -> Prices {
    sections.map(|section| section.buy.into())
}

/// The prices at which they buy from a ship; they may differ between the two rows (L-334, L-338).
pub fn offered(sections: &[Section; 3]) -> Prices {
    sections.map(|section| section.sell.into())
}

/// The order in which the rows of a tile are filled: column by column, from the top (L-019).
const FILLING: [Row; 14] = {
    use Row::{Contraband as C, Legal as L};
    [L, C, L, C, L, C, L, C, L, L, C, L, L, C]
};

impl Row {
    /// How many goods it holds.
    #[inline]
    pub const fn slots(self) -> u8 {
        match self {
            Row::Legal => 8,
            Row::Contraband => 6,
        }
    }

    /// The section of a slot, counted from the left; beyond the row the last one.
    #[inline]
    pub const fn section(self, slot: u8) -> usize {
        if slot < 4 { slot as usize / 2 } else { 2 }
    }

    /// What so many goods cost from a row with so many: they leave from the right, each at the
    /// price of its section (L-333). Not yet rounded: all units of a row in one visit are paid
    /// together (D-38).
    pub fn cost(self, count: u8, number: u8, prices: Prices) -> u32 {
        (count.saturating_sub(number)..count).map(|slot| prices[self.section(slot)]).sum()
    }

    /// What each good is sold for: the price of the section of the first free slot from the left,
    /// a full row counting as the last section (L-334).
    #[inline]
    pub const fn unit(self, count: u8, prices: Prices) -> u32 {
        prices[self.section(count)]
    }

    /// How many goods come to a row after a sale of so many, when so many were sold before in the
    /// same visit: half of the lot, as slots and supply allow (L-336).
    pub fn refill(self, count: u8, before: u8, sold: u8, supply: u8) -> u8 {
        let due = half(before + sold) - half(before);
        due.min(self.slots().saturating_sub(count)).min(supply)
    }
}

/// All that was bought from a row, or sold to it, in one visit (L-333, L-337).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Lot {
    /// How many goods.
    pub number: u8,
    /// Their prices together, not rounded.
    pub raw: u32,
}

impl Lot {
    /// The same with so many more for this much.
    #[must_use]
    pub const fn with(self, number: u8, raw: u32) -> Lot {
        Lot { number: self.number + number, raw: self.raw + raw }
    }

    /// How many threes it has: a point of reputation each (L-244, L-245).
    #[inline]
    pub const fn threes(self) -> u8 {
        self.number / 3
    }

    /// The fame of selling it (L-326, L-337).
    const fn fame(self, seller: Seller) -> u8 {
        if seller.merchant { self.threes() } else { self.number / 4 }
    }

    /// What it is sold for on a row (L-003, L-447, L-450).
    const fn takings(self, row: Row, seller: Seller) -> u32 {
        let dear = match row {
            Row::Legal => seller.somodevilla,
            Row::Contraband => seller.fadel,
        };
        receive(self.raw) + if dear { COIN * self.threes() as u32 } else { 0 }
    }
}

/// The goods on the two rows of a tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stock {
    /// Of the legal row.
    pub legal: u8,
    /// Of the contraband row.
    pub contraband: u8,
}

impl Stock {
    /// How many goods a row has.
    #[inline]
    pub const fn of(self, row: Row) -> u8 {
        match row {
            Row::Legal => self.legal,
            Row::Contraband => self.contraband,
        }
    }

    /// The goods of a row, to be changed.
    #[inline]
    pub const fn of_mut(&mut self, row: Row) -> &mut u8 {
        match row {
            Row::Legal => &mut self.legal,
            Row::Contraband => &mut self.contraband,
        }
    }

    /// Both rows together.
    #[inline]
    pub const fn total(self) -> u8 {
        self.legal + self.contraband
    }

    /// With so many goods more, filled in as far as there are slots: column by column, each from
    /// the top (L-019, L-405).
    #[must_use]
    pub fn filled(self, number: u8) -> Stock {
        let mut stock = self;
        let mut left = number;
        let mut seen = Stock::default();
        for row in FILLING {
            let slot = seen.of_mut(row);
            if left > 0 && *slot == stock.of(row) {
                *stock.of_mut(row) += 1;
                left -= 1;
            }
            *slot += 1;
        }
        stock
    }

    /// What a plague leaves: half of each row (L-402, L-403).
    #[must_use]
    pub const fn halved(self) -> Stock {
        Stock { legal: half(self.legal), contraband: half(self.contraband) }
    }

    /// With so many goods less on each row (L-404).
    #[must_use]
    pub const fn reduced(self, number: u8) -> Stock {
        let legal = self.legal.saturating_sub(number);
        Stock { legal, contraband: self.contraband.saturating_sub(number) }
    }
}

/// One row of one country's tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stall {
    /// Whose tile.
    pub tile: Nation,
    /// Which row.
    pub row: Row,
}

impl Stall {
    /// What it trades: the good of its tile (L-331).
    #[inline]
    pub const fn good(self) -> Good {
        Good::of(self.tile)
    }
}

/// The market tiles from the top to the bottom, which lies above the top again (L-332).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ring(pub [Nation; 4]);

impl Ring {
    fn at(self, country: Nation, further: usize) -> Nation {
        let place = self.0.iter().position(|tile| *tile == country);
        self.0[(place.expect("L-332: every country has its tile") + further) % 4]
    }

    /// The tile above a country's (L-332).
    pub fn above(self, country: Nation) -> Nation {
        self.at(country, 3)
    }

    /// The tile below a country's (L-336).
    pub fn below(self, country: Nation) -> Nation {
        self.at(country, 1)
    }

    /// What a port of a country trades on a row: legally its own good, as contraband the good of
    /// the tile above (L-332).
    pub fn stall(self, country: Nation, row: Row) -> Stall {
        match row {
            Row::Legal => Stall { tile: country, row },
            Row::Contraband => Stall { tile: self.above(country), row },
        }
    }

    /// Where a port buys a good on a row, if it does: the Pirates take any of the four goods, each
    /// on the contraband row of its own tile (L-334, L-335).
    pub fn buyer(self, port: Nation, row: Row, good: Good) -> Option<Stall> {
        let tile = good.producer()?;
        let stall = match (port, row) {
            (Nation::Pirates, Row::Legal) => return None,
            (Nation::Pirates, Row::Contraband) => Stall { tile, row },
            (country, row) => self.stall(country, row),
        };
        (stall.tile == tile).then_some(stall)
    }

    /// The row that gains goods after a sale: the same kind of row of the tile below (L-336).
    pub fn refilled_by(self, sold_to: Stall) -> Stall {
        Stall { tile: self.below(sold_to.tile), row: sold_to.row }
    }
}

/// What the seller brings along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seller {
    /// The Dutch merchant: fame for every 3 goods instead of 4 (L-326).
    pub merchant: bool,
    /// Zenón de Somodevilla: 1000 more for every 3 goods sold legally (L-450).
    pub somodevilla: bool,
    /// Malika Fadel: 1000 more for every 3 goods sold as contraband (L-447).
    pub fadel: bool,
}

/// What a sale of identical goods brings (L-244, L-245, L-334 to L-337).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sale {
    /// The price of each, not rounded.
    pub unit: u32,
    /// Doubloons received.
    pub money: u32,
    /// Fame.
    pub fame: u8,
    /// Reputation gained with the nation of the port.
    pub gain: u8,
    /// Reputation lost, and with whom: the producer of contraband.
    pub loss: Option<(Nation, u8)>,
    /// Which row gains goods afterwards, and how many.
    pub refill: (Stall, u8),
}

/// The market as it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Market {
    /// The order of the tiles.
    pub ring: Ring,
    /// The goods on the tiles, in nation order.
    pub stocks: [Stock; 4],
}

impl Market {
    /// How many goods lie on a row.
    #[inline]
    pub const fn count(&self, stall: Stall) -> u8 {
        self.stocks[stall.tile.index()].of(stall.row)
    }

    /// The price of so many goods, not rounded (L-333).
    pub fn cost(&self, stall: Stall, number: u8, prices: Prices) -> u32 {
        stall.row.cost(self.count(stall), number, prices)
    }

    /// What so many goods cost in whole coins, when this lot was bought before in the same visit:
    /// the lots of a row are paid together (L-003, L-333, D-38).
    pub fn purchase(&self, stall: Stall, before: Lot, number: u8, prices: Prices) -> u32 {
        pay(before.with(number, self.cost(stall, number, prices)).raw) - pay(before.raw)
    }

    /// What the sale of so many goods, oil counted as this good, to this row of the market brings
    /// in a port of a nation, when this lot was sold before in the same visit. All goes at the
    /// price before it (L-334), and identical lots of one visit are one (L-337).
    pub fn sale(
        &self,
        stall: Stall,
        before: Lot,
        number: u8,
        prices: Prices,
        supply: Goods,
        seller: Seller,
    ) -> Sale {
        let unit = stall.row.unit(self.count(stall), prices);
        let after = before.with(number, unit * u32::from(number));
        let threes = after.threes() - before.threes();
        let refilled = self.ring.refilled_by(stall);
        let (there, left) = (self.count(refilled), supply[refilled.good()]);
        let more = stall.row.refill(there, before.number, number, left);
        Sale {
            unit,
            money: after.takings(stall.row, seller) - before.takings(stall.row, seller),
            fame: after.fame(seller) - before.fame(seller),
            gain: threes,
            loss: (stall.row == Row::Contraband && threes > 0).then_some((stall.tile, threes)),
            refill: (refilled, more),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{MarketTile, Side};
    use Nation::{England, France, Holland, Pirates, Spain};

    const RING: Ring = Ring([England, France, Holland, Spain]);
    const DEAR: Prices = [2000, 1500, 1000];
    const CHEAP: Prices = [1500, 1000, 500];

    fn market() -> Market {
        let mut stocks = [Stock::default(); 4];
        stocks[England.index()] = Stock { legal: 4, contraband: 4 };
        stocks[France.index()] = Stock { legal: 0, contraband: 2 };
        Market { ring: RING, stocks }
    }

    fn sold(port: Nation, row: Row, good: Good, number: u8, prices: Prices) -> Sale {
        let stall = RING.buyer(port, row, good).expect("the port buys it");
        market().sale(stall, Lot::default(), number, prices, Goods::SUPPLY, Seller::default())
    }

    #[test]
    fn tiles_are_filled_column_by_column() {
        let filled = |number| Stock::default().filled(number);
        assert_eq!(filled(7), Stock { legal: 4, contraband: 3 }, "L-019");
        assert_eq!(filled(12), Stock { legal: 7, contraband: 5 });
        assert_eq!(filled(14), Stock { legal: 8, contraband: 6 });
        let short = Stock { legal: 2, contraband: 0 };
        assert_eq!(short.filled(3), Stock { legal: 3, contraband: 2 }, "L-405");
        assert_eq!(filled(14).filled(5), filled(14), "no slot is left");
    }

    #[test]
    fn a_plague_empties_the_rows() {
        let stock = Stock { legal: 5, contraband: 1 };
        assert_eq!(stock.halved(), Stock { legal: 2, contraband: 1 }, "L-402, L-403");
        assert_eq!(stock.reduced(2), Stock { legal: 3, contraband: 0 }, "L-404");
        assert_eq!(stock.total(), 6);
    }

    #[test]
    fn sections_have_the_slots_of_their_row() {
        for (country, row) in Nation::COUNTRIES.into_iter().flat_map(|n| Row::ALL.map(|r| (n, r))) {
            for side in [Side::A, Side::B] {
                let sections = MarketTile::of(country).row(side, row);
                let slots = sections.iter().map(|section| section.slots).sum::<u8>();
                assert_eq!(slots, row.slots(), "L-331");
                let count = |of| (0..slots).filter(|slot| row.section(*slot) == of).count();
                for (at, section) in sections.iter().enumerate() {
                    assert_eq!(count(at), usize::from(section.slots));
                    assert!(asked(sections)[at] <= offered(sections)[at] || side == Side::B);
                }
            }
        }
    }

    #[test]
    fn goods_are_bought_from_the_right() {
        let prices = [1000, 1000, 500];
        assert_eq!(Row::Legal.cost(6, 5, prices), 4000, "L-333: five sugar");
        assert_eq!(Row::Contraband.cost(5, 5, prices), 4500, "L-333");
        let stall = RING.stall(England, Row::Legal);
        assert_eq!(market().purchase(stall, Lot::default(), 1, [1000, 1500, 500]), 2000, "L-003");
    }

    #[test]
    fn a_lot_is_sold_at_the_price_of_the_first_free_slot() {
        assert_eq!(Row::Legal.unit(5, DEAR), 1000, "L-334");
        assert_eq!(Row::Contraband.unit(6, DEAR), 1000, "L-334: a full row");
        assert_eq!(
            [0, 1, 2, 3, 4].map(|n| Row::Legal.unit(n, DEAR)),
            [2000, 2000, 1500, 1500, 1000]
        );
    }

    #[test]
    fn a_port_trades_its_own_good_and_that_of_the_tile_above() {
        assert_eq!(RING.stall(England, Row::Legal).good(), Good::Cotton, "L-332");
        assert_eq!(RING.stall(England, Row::Contraband).good(), Good::Silver, "L-332");
        assert_eq!(RING.stall(Spain, Row::Contraband).good(), Good::Tea);
        assert_eq!(RING.buyer(England, Row::Legal, Good::Tea), None, "L-334");
        assert_eq!(RING.buyer(England, Row::Legal, Good::Wood), None, "L-246");
    }

    #[test]
    fn the_pirates_take_any_good_as_contraband() {
        for good in Good::PRINCIPAL {
            let stall = RING.buyer(Pirates, Row::Contraband, good);
            assert_eq!(stall.map(Stall::good), Some(good), "L-335");
            assert_eq!(RING.buyer(Pirates, Row::Legal, good), None);
        }
        assert_eq!(RING.buyer(Pirates, Row::Contraband, Good::Wood), None);
    }

    #[test]
    fn the_printed_sales() {
        let legal = sold(England, Row::Legal, Good::Cotton, 5, DEAR);
        assert_eq!((legal.money, legal.fame, legal.gain, legal.loss), (5000, 1, 1, None), "L-244");
        assert_eq!(legal.refill, (Stall { tile: France, row: Row::Legal }, 2), "L-336");
        let contraband = sold(France, Row::Contraband, Good::Cotton, 3, DEAR);
        assert_eq!((contraband.fame, contraband.gain), (0, 1), "L-337");
        assert_eq!(contraband.loss, Some((England, 1)), "L-245, D-11");
        let two = sold(Pirates, Row::Contraband, Good::Sugar, 2, CHEAP);
        assert_eq!((two.gain, two.loss), (0, None), "L-245: not for two");
        assert_eq!(two.refill, (Stall { tile: Holland, row: Row::Contraband }, 1), "D-40");
    }

    #[test]
    fn merchants_and_captains_get_more_out_of_it() {
        let stall = RING.stall(England, Row::Legal);
        let merchant = Seller { merchant: true, somodevilla: true, fadel: true };
        let sale = market().sale(stall, Lot::default(), 6, DEAR, Goods::SUPPLY, merchant);
        assert_eq!((sale.fame, sale.gain, sale.money), (2, 2, 8000), "L-326, L-450");
        let silver = RING.stall(England, Row::Contraband);
        let sale = market().sale(silver, Lot::default(), 3, CHEAP, Goods::SUPPLY, merchant);
        assert_eq!(sale.money, 5000, "L-447: 4500 rounded down, and 1000");
    }

    #[test]
    fn a_refill_needs_slots_and_supply() {
        assert_eq!(Row::Contraband.refill(5, 0, 8, 20), 1, "L-336");
        assert_eq!(Row::Legal.refill(0, 0, 8, 3), 3, "L-336, L-012");
        assert_eq!(Row::Legal.refill(0, 0, 1, 20), 1, "D-40");
    }

    /// What sales one after the other bring in money, fame, reputation and refilled goods.
    fn together(numbers: &[u8], prices: Prices) -> [u32; 4] {
        let stall = RING.stall(France, Row::Legal);
        let (mut before, mut sum) = (Lot::default(), [0; 4]);
        for number in numbers {
            let seller = Seller::default();
            let sale = market().sale(stall, before, *number, prices, Goods::SUPPLY, seller);
            before = before.with(*number, sale.unit * u32::from(*number));
            let brought = [sale.money, sale.fame.into(), sale.gain.into(), sale.refill.1.into()];
            sum = std::array::from_fn(|at| sum[at] + brought[at]);
        }
        sum
    }

    #[test]
    fn a_lot_brings_the_same_however_it_is_split() {
        for prices in [[500; 3], [1500; 3], [2000; 3]] {
            for number in 1..=12 {
                let whole = together(&[number], prices);
                for first in 1..number {
                    assert_eq!(together(&[first, number - first], prices), whole, "L-337, D-39");
                }
                assert_eq!(together(&vec![1; usize::from(number)], prices), whole, "D-40");
            }
        }
    }

    #[test]
    fn purchases_from_a_row_are_paid_together() {
        let (stall, prices) = (RING.stall(England, Row::Legal), [500; 3]);
        let one = market().purchase(stall, Lot::default(), 1, prices);
        let next = market().purchase(stall, Lot { number: 1, raw: 500 }, 1, prices);
        assert_eq!((one, next), (1000, 0), "D-38");
    }
}
