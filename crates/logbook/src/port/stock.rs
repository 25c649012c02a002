//! What the markets hold (L-012, L-019).

use engine::Rng;

use super::market::{Market, Ring, Stock};
use crate::{Good, Goods, Nation};

/// The market, and the goods that are nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Markets {
    /// The tiles and what lies on them.
    pub market: Market,
    /// What is left (L-012).
    pub supply: Goods,
}

impl Markets {
    /// The tiles in random order; a D12 fills each (L-019).
    pub(crate) fn set_up(rng: &mut Rng) -> Markets {
        let mut ring = Nation::COUNTRIES;
        rng.shuffle(&mut ring);
        let market = Market { ring: Ring(ring), stocks: [Stock::default(); 4] };
        let mut markets = Markets { market, supply: Goods::SUPPLY };
        for country in ring {
            markets.fill(country, rng.below(12) as u8 + 1);
        }
        markets
    }

    /// Goods come to a country from the supply, as far as slots and supply allow (L-019, L-405).
    pub(crate) fn fill(&mut self, country: Nation, number: u8) {
        let supply = &mut self.supply[Good::of(country)];
        let stock = &mut self.market.stocks[country.index()];
        let before = stock.total();
        *stock = stock.filled(number.min(*supply));
        *supply -= stock.total() - before;
    }

    /// A country is left with less; what is gone returns to the supply (L-402 to L-404).
    pub(crate) fn cut(&mut self, country: Nation, left: Stock) {
        let stock = &mut self.market.stocks[country.index()];
        self.supply[Good::of(country)] += stock.total() - left.total();
        *stock = left;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_fills_each_tile_from_the_supply() {
        for seed in 0..40 {
            let markets = Markets::set_up(&mut Rng::new(seed));
            for country in Nation::COUNTRIES {
                let stock = markets.market.stocks[country.index()].total();
                assert!((1..=12).contains(&stock), "L-019: {stock}");
                assert_eq!(markets.supply[Good::of(country)] + stock, 25, "L-012");
            }
        }
    }
}
