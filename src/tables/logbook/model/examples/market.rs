//! A sale on the market.

use logbook::content::{MarketTile, Row, Side};
use logbook::port::market::{Lot, Market, Ring, Sale, Seller, Stall, Stock, asked, offered};
use logbook::{Goods, Nation};

use super::{drawing, figure, square};

/// A sale of the example: its drawing and its sum.
pub struct Sold {
    /// The drawing.
    pub drawn: String,
    /// How many goods.
    pub number: u8,
    /// What four of them would cost from a full row.
    pub bought: u32,
    /// What the sale brings.
    pub sale: Sale,
}

/// England's row has one cotton; four more are sold there.
pub fn sale(written: impl Fn(u32) -> String) -> Sold {
    const NUMBER: u8 = 4;
    let ring = Ring([Nation::Holland, Nation::Spain, Nation::England, Nation::France]);
    let mut stocks = [Stock::default(); 4];
    stocks[Nation::England.index()] = Stock { legal: 1, contraband: 0 };
    stocks[Nation::France.index()] = Stock { legal: 3, contraband: 0 };
    let market = Market { ring, stocks };
    let row = MarketTile::of(Nation::England).row(Side::A, Row::Legal);
    let stall = Stall { tile: Nation::England, row: Row::Legal };
    let supply = Goods::new([25; 6]);
    let sale = market.sale(stall, Lot::default(), NUMBER, offered(row), supply, Seller::default());
    let full = Row::Legal.slots();
    let bought = logbook::sums::pay(Row::Legal.cost(full, NUMBER, asked(row)));
    let (below, more) = sale.refill;
    let drawn = drawing(
        (264, 116),
        &[
            prices(offered(row).map(written)),
            slots(market.count(stall), 0, 26, true),
            slots(market.count(below), more, 78, false),
        ],
    );
    Sold { drawn, number: NUMBER, bought, sale }
}

/// Where a slot begins: three sections with room between them.
fn x(slot: u8) -> i32 {
    8 + 30 * i32::from(slot) + 6 * Row::Legal.section(slot) as i32
}

/// The price of a unit, over each section.
fn prices(of: [String; 3]) -> String {
    let middles = [x(1) - 2, x(3) - 2, x(6) - 2];
    let one = |(at, price): (i32, String)| figure("ex-figure", at, 10, &price);
    middles.into_iter().zip(of).map(one).collect()
}

/// A row with so many goods, and so many to come; the slot that sets the price is ringed.
fn slots(count: u8, coming: u8, y: i32, ringed: bool) -> String {
    let one = |slot: u8| {
        let class = if ringed && slot == count { "ex-slot ex-next" } else { "ex-slot" };
        let good = match slot {
            slot if slot < count => square("ex-good", x(slot) + 6, y + 6, 14),
            slot if slot < count + coming => square("ex-good ex-coming", x(slot) + 6, y + 6, 14),
            _ => String::new(),
        };
        square(class, x(slot), y, 26) + &good
    };
    (0..Row::Legal.slots()).map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sale_is_as_the_rules_have_it() {
        let Sold { sale, number, bought, drawn } = sale(|price| price.to_string());
        assert_eq!((number, sale.unit, sale.money), (4, 2000, 8000), "L-334");
        assert_eq!((sale.fame, sale.gain, sale.refill.1, bought), (1, 1, 2, 2000), "L-336, L-337");
        assert_eq!(drawn.matches("ex-coming").count(), 2);
        assert_eq!(drawn.matches("ex-next").count(), 1);
    }
}
