//! What a visit in port would bring, told before it is made (L-331 to L-337, L-347).

use super::View;
use crate::action::Action;
use crate::content::{Row, TileId};
use crate::port::market::{Sale, Seller, Stall, offered};
use crate::port::recruits::hirings;
use crate::{Good, Goods, Pc};

impl View {
    /// The port a seat visits now.
    fn visited(&self, pc: Pc) -> Option<TileId> {
        let turn = &self.table.turn;
        turn.visit.filter(|_| turn.pc == pc).map(|visit| visit.tile)
    }

    /// How many missions a seat would draw in a tavern to keep one of them (L-347).
    pub fn missions_drawn(&self, pc: Pc) -> u8 {
        self.table.to_draw(pc)
    }

    /// What a tavern or shipyard asks of a seat, where that is for sale to it (L-273, L-277 to L-302).
    pub fn price(&self, pc: Pc, action: Action) -> Option<u32> {
        let table = &self.table;
        match action {
            Action::Fit(fitting) | Action::SellBack(fitting) => {
                Some(table.fitting_price(pc, fitting))
            }
            Action::Hire(n) => hirings().find(|offer| offer.crew == n).map(|offer| offer.price),
            Action::Recruit { row, column } => {
                table.stands(row, column).map(|upgrade| upgrade.card().price)
            }
            Action::RecruitOwn(upgrade) => table.recruits_own(pc, self.visited(pc)?, upgrade).ok(),
            Action::BuyShip { place, level } => {
                table.sells_ship(pc, self.visited(pc)?, place, level).ok()
            }
            _ => None,
        }
    }

    /// Where the port that a seat visits buys a good on a row, if it does.
    pub fn buyer(&self, pc: Pc, row: Row, good: Good) -> Option<Stall> {
        self.table.buyer(pc, self.visited(pc)?, row, good)
    }

    /// What it sells on a row.
    pub fn seller(&self, pc: Pc, row: Row) -> Option<Stall> {
        self.table.on_sale(pc, self.visited(pc)?, row)
    }

    /// What the sale of so many goods to a row brings in this visit, some of them perhaps oil.
    pub fn sale(&self, pc: Pc, row: Row, good: Good, (n, oil): (u8, u8)) -> Option<Sale> {
        let (table, stall) = (&self.table, self.buyer(pc, row, good)?);
        let goods = Goods::of(good, n.checked_sub(oil)?).plus(Goods::of(Good::Oil, oil));
        let seller = Seller { merchant: table.has_merchant(pc), ..Seller::default() };
        // Sold goods go to the supply before some of it refills another row (L-336).
        let supply = table.markets.supply.plus(goods);
        let prices = offered(table.sections(stall));
        Some(table.markets.market.sale(stall, table.sold(stall), n, prices, supply, seller))
    }

    /// What so many goods of a row cost in this visit.
    pub fn purchase(&self, pc: Pc, row: Row, n: u8) -> Option<u32> {
        self.seller(pc, row).map(|stall| self.table.price_of(stall, n))
    }
}
