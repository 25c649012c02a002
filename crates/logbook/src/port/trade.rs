//! Buying and selling goods (L-116, L-331 to L-339).

use engine::Log;

use crate::content::{MarketTile, Row, Section, Side, TileId};
use crate::event::{Event, Rule};
use crate::fact::Fact;
use crate::port::market::{Lot, Seller, Stall, asked, offered};
use crate::standing::reputation::Effect;
use crate::state::Logbook;
use crate::{Good, Goods, Nation, Pc};

impl Stall {
    /// The sections of its row on side A, from left to right.
    pub fn sections(self) -> &'static [Section; 3] {
        self.sections_on(Side::A)
    }

    /// The same on a side of the market tiles (L-338).
    pub fn sections_on(self, side: Side) -> &'static [Section; 3] {
        MarketTile::of(self.tile).row(side, self.row)
    }
}

impl Logbook {
    /// The sections of a row, on the side of the market tiles in play (L-338).
    pub(crate) fn sections(&self, stall: Stall) -> &'static [Section; 3] {
        stall.sections_on(self.options.market_side())
    }

    /// Is this row of a nation's market open to a seat? Contraband always, what is legal unless
    /// trade with it is banned (L-116, L-255).
    fn is_row_open(&self, pc: Pc, nation: Nation, row: Row) -> bool {
        let banned = Effect::TradeBan.holds(nation, self.board(pc).reputation[nation]);
        row == Row::Contraband || !banned
    }

    /// What a port sells on a row, if it is open to the seat: nothing in pirate and native ports
    /// (L-111, L-332, L-335).
    pub(crate) fn on_sale(&self, pc: Pc, tile: TileId, row: Row) -> Option<Stall> {
        let nation = self.port_nation(tile).filter(|nation| nation.is_country())?;
        let stall = self.markets.market.ring.stall(nation, row);
        self.is_row_open(pc, nation, row).then_some(stall)
    }

    /// Where a port buys a good on a row, if it does from this seat (L-111, L-334, L-335).
    pub(crate) fn buyer(&self, pc: Pc, tile: TileId, row: Row, good: Good) -> Option<Stall> {
        let nation = self.port_nation(tile)?;
        let stall = self.markets.market.ring.buyer(nation, row, good)?;
        self.is_row_open(pc, nation, row).then_some(stall)
    }

    /// What this visit has bought from a row.
    fn bought(&self, stall: Stall) -> Lot {
        self.turn.visit.map_or(Lot::default(), |visit| visit.bought[stall.tile.index()])
    }

    /// What it has sold to one.
    pub(crate) fn sold(&self, stall: Stall) -> Lot {
        self.turn.visit.map_or(Lot::default(), |visit| visit.sold[stall.tile.index()])
    }

    /// What so many goods of a row cost now.
    pub(crate) fn price_of(&self, stall: Stall, n: u8) -> u32 {
        let prices = asked(self.sections(stall));
        self.markets.market.purchase(stall, self.bought(stall), n, prices)
    }

    /// How many goods of a row a seat can buy at most: what is there, what it has room for, what it
    /// can pay (L-333, L-339).
    pub(crate) fn most_to_buy(&self, pc: Pc, tile: TileId, row: Row) -> u8 {
        let Some(stall) = self.on_sale(pc, tile, row) else { return 0 };
        let most = self.markets.market.count(stall).min(self.board(pc).hold.room());
        let affordable = |n: &u8| self.can_pay(pc, self.price_of(stall, *n));
        (1..=most).rev().find(affordable).unwrap_or(0)
    }

    /// Goods are bought from the right end of a row (L-333).
    pub(super) fn buy(&mut self, pc: Pc, tile: TileId, row: Row, n: u8, log: &mut Log<Event>) {
        let Some(stall) = self.on_sale(pc, tile, row) else { return };
        let (good, port) = (stall.good(), tile.number());
        let price = self.price_of(stall, n);
        let raw = self.markets.market.cost(stall, n, asked(self.sections(stall)));
        if let Some(visit) = &mut self.turn.visit {
            let lot = &mut visit.bought[stall.tile.index()];
            *lot = lot.with(n, raw);
        }
        log.tell(|| Event::Bought { pc, port, row, good, n, price });
        self.lose_money(pc, price, Rule(333), log);
        *self.markets.market.stocks[stall.tile.index()].of_mut(row) -= n;
        self.board_mut(pc).hold.stow_all(Goods::of(good, n));
    }

    /// What a seat may sell as a good to a row: its own and oil, which stands for any (L-246,
    /// L-331).
    pub(crate) fn to_sell(&self, pc: Pc, tile: TileId, row: Row, good: Good) -> Option<[u8; 2]> {
        self.buyer(pc, tile, row, good)?;
        let hold = &self.board(pc).hold;
        Some([hold.good(good), hold.good(Good::Oil)])
    }

    /// Goods are sold to a row, some of them perhaps oil (L-244 to L-246, L-334 to L-337).
    pub(super) fn sell(
        &mut self,
        pc: Pc,
        tile: TileId,
        (row, good): (Row, Good),
        (n, oil): (u8, u8),
        log: &mut Log<Event>,
    ) {
        let Some(nation) = self.port_nation(tile) else { return };
        let Some(stall) = self.buyer(pc, tile, row, good) else { return };
        let seller = Seller { merchant: self.has_merchant(pc), ..Seller::default() };
        let (before, prices) = (self.sold(stall), offered(self.sections(stall)));
        let goods = Goods::of(good, n - oil).plus(Goods::of(Good::Oil, oil));
        goods.iter().for_each(|(good, n)| _ = self.board_mut(pc).hold.take(good, n));
        // Sold goods go to the supply before some of it refills another row (L-336).
        self.return_to_supply(goods);
        let supply = self.markets.supply;
        let sale = self.markets.market.sale(stall, before, n, prices, supply, seller);
        let lot = before.with(n, sale.unit * u32::from(n));
        if let Some(visit) = &mut self.turn.visit {
            visit.sold[stall.tile.index()] = lot;
        }
        let (refilled, refill) = sale.refill;
        self.markets.supply[refilled.good()] -= refill;
        *self.markets.market.stocks[refilled.tile.index()].of_mut(row) += refill;
        let port = tile.number();
        log.tell(|| Event::Sold { pc, port, row, good, n, oil, price: sale.money, refill });
        self.gain_money(pc, sale.money, Rule(334), log);
        self.tell(Fact::Sold { pc, port, market: row, good, n: lot.number });
        // Losses before gains (L-251); the last may ask something and comes first of what waits.
        if let Some((producer, n)) = sale.loss {
            self.lose_reputation(pc, producer, n, Rule(245), log);
        }
        let fame = if seller.merchant { Rule(326) } else { Rule(337) };
        self.gain_fame(pc, sale.fame, fame, log);
        let gain = if row == Row::Legal { Rule(244) } else { Rule(245) };
        self.gain_reputation(pc, nation, sale.gain, gain, log);
    }
}
