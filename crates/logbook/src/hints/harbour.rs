//! What a call at a port is worth, and what is done there.

use super::aims::Aim;
use crate::action::Action as A;
use crate::board::repair::Mend;
use crate::board::tracks::Fitting;
use crate::content::{Row, Service, ShipUpgrade, TileId};
use crate::state::Logbook;
use crate::{Good, Pc};

/// What is kept in hand for goods and repairs.
const RESERVE: u32 = 2000;
/// Cannons worth having before guns are thought of as a trade.
const GUNS: u8 = 4;

impl Logbook {
    /// What calling at a port would bring now, in fame.
    pub(super) fn worth_of_call(&self, pc: Pc, tile: TileId) -> f32 {
        let Some(harbour) = self.chart.harbour(tile) else { return 0.0 };
        let board = self.board(pc);
        let services = harbour.port.services;
        let mut worth = 0.0;
        if services.has(Service::Sell) {
            worth += Good::PRINCIPAL
                .into_iter()
                .map(|good| self.worth_of_sale(pc, tile, good))
                .sum::<f32>();
        }
        if services.has(Service::Buy) {
            let rows = Row::ALL.into_iter().map(|row| self.worth_of_purchase(pc, tile, row));
            worth += rows.fold(0.0, f32::max);
        }
        if services.has(Service::Tavern) {
            worth += f32::from((board.money / 8000).min(3) as u8) * 0.9;
            if !self.turn.mission_taken && board.missions.len() < 3 {
                worth += 0.35;
            }
            if self.options.on(crate::Key::Crew) {
                worth += f32::from(board.crew_room().min(10)) * 0.04;
            }
            if board.company.of_cards && board.money > 5000 {
                worth += 0.3;
            }
        }
        if services.has(Service::Shipyard) {
            if self.may_level_up(pc, tile) {
                worth += 1.3;
            }
            let next = board.level + 1;
            if (0..4).any(|place| self.sells_ship(pc, tile, place, next).is_ok()) {
                worth += 1.5;
            }
            if board.money > 4000 {
                worth += 0.25;
            }
            let harm = f32::from(board.hold.water() + board.hold.fire());
            worth += harm / f32::from(board.hull().robustness) * 0.8;
        }
        self.aims(pc, |aim, share| {
            if aim == Aim::Port(tile) {
                worth += 0.9 * share;
            }
        });
        worth
    }

    /// What selling all of a good at a port would bring, in fame (L-334, L-337).
    fn worth_of_sale(&self, pc: Pc, tile: TileId, good: Good) -> f32 {
        let count = self.board(pc).hold.good(good);
        match self.pays(pc, tile, good).filter(|_| count > 0) {
            Some(price) => f32::from(count / 4) + f32::from(count) * price as f32 / 8000.0,
            None => 0.0,
        }
    }

    /// What buying a lot to sell elsewhere promises, in fame (L-333).
    fn worth_of_purchase(&self, pc: Pc, tile: TileId, row: Row) -> f32 {
        let board = self.board(pc);
        let Some(country) = self.port_nation(tile) else { return 0.0 };
        let Some((good, price)) = self.costs(country, row) else { return 0.0 };
        let room = u32::from(board.hold.room());
        let lot = (board.money / price.max(500)).min(room).min(8) as f32;
        if lot < 1.0 {
            return 0.0;
        }
        let gain = self.expected(pc, good) as f32 - price as f32;
        ((lot / 4.0).floor() * 0.6 + lot * gain.max(0.0) / 8000.0).max(0.0)
    }

    /// What is done next in the port where the seat lies: what a mission asks for, sales, repairs,
    /// the ship, a mission, goods; then it leaves off.
    pub(super) fn next_in_port(&self, pc: Pc, tile: TileId, list: &[A]) -> A {
        let has = |action: A| list.contains(&action);
        if let Some(step) = list.iter().find(|action| matches!(action, A::Validate { .. })) {
            return *step;
        }
        if let Some(sale) = self.best_sale(pc, tile, list) {
            return sale;
        }
        let board = self.board(pc);
        let wood = board.hold.good(Good::Wood);
        if let Some(mend) =
            list.iter().find(|action| matches!(action, A::Mend(kind) if *kind != Mend::Chain))
        {
            return *mend;
        }
        if board.hold.damaged() != 0 && wood == 0 && has(A::BuyWood) {
            return A::BuyWood;
        }
        if has(A::LevelUp) {
            return A::LevelUp;
        }
        if let Some(company) = self.next_for_company(pc, list, RESERVE) {
            return company;
        }
        if has(A::BuyFame) && board.money >= 8000 + RESERVE {
            return A::BuyFame;
        }
        if has(A::TakeMission) && board.missions.len() < 3 {
            return A::TakeMission;
        }
        if let Some(purchase) = self.best_purchase(pc, tile, list) {
            return purchase;
        }
        self.next_fitting(pc, list).unwrap_or(A::Done)
    }

    /// The sale that brings most: lots of four before all (L-337), and nothing that pays much better
    /// elsewhere.
    fn best_sale(&self, pc: Pc, tile: TileId, list: &[A]) -> Option<A> {
        let gain = |action: &A| match *action {
            A::Sell { good, n, oil, .. } => {
                let paid = self.pays(pc, tile, good)?;
                let elsewhere = self.expected(pc, good) as f32 * 0.8;
                let own = f32::from(n - oil) * (paid as f32 - elsewhere.min(2500.0) * 0.6);
                let oil_lost = f32::from(oil) * (paid as f32 - 1100.0);
                Some(own + oil_lost + f32::from(n / 4) * 8000.0)
            }
            _ => None,
        };
        let sales = list.iter().filter_map(|action| Some((gain(action)?, *action)));
        sales
            .filter(|(gain, _)| *gain > 0.0)
            .max_by(|one, other| one.0.total_cmp(&other.0))
            .map(|(_, sale)| sale)
    }

    /// The lot that promises most.
    fn best_purchase(&self, pc: Pc, tile: TileId, list: &[A]) -> Option<A> {
        let country = self.port_nation(tile)?;
        let deep = self.board(pc).trim().draft2 >= 8;
        let promise = |action: &A| match *action {
            A::Buy { market, n } => {
                let (good, price) = self.costs(country, market)?;
                let aboard = self.board(pc).hold.good(good);
                let fame = f32::from((aboard + n) / 4 - aboard / 4) * 4500.0;
                let gain =
                    (self.expected(pc, good) as f32 * 0.9 - price as f32 * 1.15) * f32::from(n);
                Some(fame + gain)
            }
            _ => None,
        };
        let lots =
            list.iter().filter(|_| !deep).filter_map(|action| Some((promise(action)?, *action)));
        lots.filter(|(gain, _)| *gain > 0.0)
            .max_by(|one, other| one.0.total_cmp(&other.0))
            .map(|(_, lot)| lot)
    }

    /// A fitting worth its price while there is money to spare.
    fn next_fitting(&self, pc: Pc, list: &[A]) -> Option<A> {
        let board = self.board(pc);
        let spare = board.money.saturating_sub(RESERVE);
        let wanted = [ShipUpgrade::Cannon, ShipUpgrade::CannonUpgrade, ShipUpgrade::Sails];
        let fits = |action: &&A| match action {
            A::Fit(Fitting::Ship(upgrade)) => {
                let enough = *upgrade == ShipUpgrade::Cannon && board.hold.cannons() >= GUNS;
                wanted.contains(upgrade)
                    && !enough
                    && self.fitting_price(pc, Fitting::Ship(*upgrade)) <= spare
            }
            A::Printed(at) => {
                let printed = &board.printed().upgrades[*at as usize];
                printed.price <= spare
            }
            _ => false,
        };
        list.iter().find(fits).copied()
    }
}
