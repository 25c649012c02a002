//! A visit in port, repairs, and purchases before the first turn (5.1, 5.3, 5.4).

use crate::action::Action as A;
use crate::content::{Row, Service, TileId};
use crate::port::visit::MOST_ENTRIES;
use crate::state::Logbook;
use crate::{Good, Pc};

impl Logbook {
    /// The visit.
    pub(super) fn list_port(&self, pc: Pc, out: &mut Vec<A>) {
        if let Some(visit) = self.turn.visit.filter(|visit| visit.entries < MOST_ENTRIES) {
            self.list_services(pc, visit.tile, out);
            out.retain(|entry| visit.allows(*entry));
        }
        out.push(A::Done);
    }

    /// What the services of the port have (L-110): the tavern missions and fame (L-275, L-276), the
    /// yard repairs too (L-289).
    fn list_services(&self, pc: Pc, tile: TileId, out: &mut Vec<A>) {
        let Some(harbour) = self.chart.harbour(tile) else { return };
        let offers = |service| harbour.port.services.has(service);
        self.list_validations(pc, tile, out);
        if offers(Service::Tavern) {
            if self.may_take_mission(pc, tile) {
                out.push(A::TakeMission);
            }
            if self.enrols(pc, tile).is_ok() {
                out.push(A::Enrol);
            }
            self.list_hirings(pc, self.access_at(pc, tile), out);
            if self.may_buy_fame(pc) {
                out.push(A::BuyFame);
            }
            self.list_recruits(pc, tile, out);
        }
        self.list_own(pc, tile, out);
        if offers(Service::Tavern) {
            out.extend(self.printed_on_sale(pc, self.access_at(pc, tile)).map(A::Printed));
        }
        if offers(Service::Shipyard) {
            self.list_yard(pc, tile, out);
        }
        if offers(Service::Buy) {
            for market in Row::ALL {
                let most = self.most_to_buy(pc, tile, market);
                out.extend((1..=most).map(|n| A::Buy { market, n }));
            }
        }
        if offers(Service::Sell) {
            self.list_sales(pc, tile, out);
        }
        if offers(Service::Tavern) {
            out.extend((0..self.board(pc).company.recruits.len() as u8).map(A::Dismiss));
        }
    }

    fn list_yard(&self, pc: Pc, tile: TileId, out: &mut Vec<A>) {
        self.list_fittings(pc, self.access_at(pc, tile), out);
        let board = self.board(pc);
        let back = self.fittings().filter(|fitting| board.can_strip(*fitting));
        out.extend(back.map(A::SellBack));
        if self.may_buy_wood(pc) {
            out.push(A::BuyWood);
        }
        if self.may_sell_wood(pc) {
            out.push(A::SellWood);
        }
        self.list_ships(pc, tile, out);
        if self.may_level_up(pc, tile) {
            out.push(A::LevelUp);
        }
        out.extend(board.mendable().map(A::Mend));
    }

    fn list_fittings(&self, pc: Pc, access: u8, out: &mut Vec<A>) {
        let sold = self.fittings();
        out.extend(
            sold.filter(|fitting| self.sells_fitting(pc, *fitting, access).is_ok()).map(A::Fit),
        );
    }

    /// By row and good, how many in all, then how many of them are oil.
    fn list_sales(&self, pc: Pc, tile: TileId, out: &mut Vec<A>) {
        for (market, good) in Row::ALL.into_iter().flat_map(|row| Good::PRINCIPAL.map(|g| (row, g)))
        {
            let Some([own, oils]) = self.to_sell(pc, tile, market, good) else { continue };
            for n in 1..=own + oils {
                let oils = n.saturating_sub(own)..=n.min(oils);
                out.extend(oils.map(|oil| A::Sell { market, good, n, oil }));
            }
        }
    }

    /// Purchases before the first turn: what money buys without requirement, no mission and no fame
    /// (L-040, D-59).
    pub(super) fn list_first_purchases(&self, pc: Pc, out: &mut Vec<A>) {
        self.list_hirings(pc, 0, out);
        out.extend(self.printed_on_sale(pc, 0).map(A::Printed));
        self.list_fittings(pc, 0, out);
        if self.may_buy_wood(pc) {
            out.push(A::BuyWood);
        }
        out.push(A::Done);
    }

    /// What the next piece of wood mends first (L-175).
    pub(super) fn list_mending(&self, pc: Pc, out: &mut Vec<A>) {
        out.extend(self.board(pc).mendable().map(A::Mend));
        out.push(A::Done);
    }
}
