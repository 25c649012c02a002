//! What stands in the way in a port (5.4).

use super::WhyNot;
use crate::action::Action as A;
use crate::board::repair::Mend;
use crate::board::tracks::Fitting;
use crate::content::{Row, Service, ShipUpgrade, TAVERN, TileId, WOOD};
use crate::port::level;
use crate::port::visit::MOST_ENTRIES;
use crate::standing::reputation::Effect;
use crate::state::Logbook;
use crate::{Good, Pc};

impl Logbook {
    /// A visit (L-109).
    pub(super) fn visit_offers(&self, pc: Pc, action: A) -> Result<(), WhyNot> {
        if action == A::Done {
            return Ok(());
        }
        let visit = self.turn.visit.ok_or(WhyNot::NotAsked)?;
        let tile = visit.tile;
        self.is_served(tile, action)?;
        WhyNot::Enough.unless(visit.entries < MOST_ENTRIES)?;
        WhyNot::NoBoat.unless(visit.allows(action))?;
        match action {
            A::Validate { mission, option } => {
                let open = self.validations(pc, tile).any(|open| open == (mission, option));
                WhyNot::NoStep.unless(open)
            }
            A::TakeMission => {
                WhyNot::MissionTaken.unless(!self.turn.mission_taken)?;
                let dealt = self.board(pc).dealt_with == Some(tile.number());
                WhyNot::DealtWith.unless(!dealt)?;
                WhyNot::NoMission.unless(self.may_take_mission(pc, tile))
            }
            A::BuyFame => self.affords(pc, TAVERN[0].price),
            A::Printed(at) => self.sells_printed(pc, at, self.access_at(pc, tile)),
            A::Enrol => self.enrols(pc, tile),
            A::Hire(n) => self.hires(pc, n, self.access_at(pc, tile)).map(|_| ()),
            A::Recruit { row, column } => {
                let upgrade = self.recruits(pc, (row, column), self.access_at(pc, tile))?;
                self.affords(pc, upgrade.card().price)
            }
            A::RecruitOwn(upgrade) => self.recruits_own(pc, tile, upgrade).map(|_| ()),
            A::BuyShip { place, level } => self.sells_ship(pc, tile, place, level).map(|_| ()),
            A::Dismiss(at) => {
                WhyNot::NotAboard.unless(usize::from(at) < self.board(pc).company.recruits.len())
            }
            A::Fit(fitting) => self.sells_fitting(pc, fitting, self.access_at(pc, tile)),
            A::SellBack(fitting) => {
                let sold = self.fittings().any(|other| other == fitting);
                WhyNot::NotAboard.unless(sold && self.board(pc).can_strip(fitting))
            }
            A::BuyWood => self.sells_wood(pc),
            A::SellWood => {
                WhyNot::NoWood.unless(self.board(pc).hold.good(Good::Wood) >= WOOD.count)
            }
            A::LevelUp => self.sells_level(pc, tile),
            A::Mend(kind) => self.can_mend(pc, kind),
            A::Buy { market, n } => self.sells_goods(pc, tile, market, n),
            A::Sell { market, good, n, oil } => self.buys(pc, tile, market, good, (n, oil)),
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// Purchases before the first turn (L-040, D-59).
    pub(super) fn outfit_offers(&self, pc: Pc, action: A) -> Result<(), WhyNot> {
        match action {
            A::Printed(at) => self.sells_printed(pc, at, 0),
            A::Hire(n) => self.hires(pc, n, 0).map(|_| ()),
            A::Fit(fitting) => self.sells_fitting(pc, fitting, 0),
            A::BuyWood => self.sells_wood(pc),
            A::Done => Ok(()),
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// Does the port offer what this belongs to (L-110)?
    fn is_served(&self, tile: TileId, action: A) -> Result<(), WhyNot> {
        let service = match action {
            A::TakeMission | A::BuyFame | A::Printed(_) => Service::Tavern,
            A::Enrol | A::Hire(_) | A::Recruit { .. } | A::Dismiss(_) => Service::Tavern,
            A::Fit(_) | A::SellBack(_) | A::BuyWood | A::SellWood | A::LevelUp | A::Mend(_) => {
                Service::Shipyard
            }
            A::BuyShip { .. } => Service::Shipyard,
            A::Buy { .. } => Service::Buy,
            A::Sell { .. } => Service::Sell,
            _ => return Ok(()),
        };
        let harbour = self.chart.harbour(tile);
        WhyNot::NoService.unless(harbour.is_some_and(|harbour| harbour.port.services.has(service)))
    }

    fn affords(&self, pc: Pc, price: u32) -> Result<(), WhyNot> {
        WhyNot::NoMoney.unless(self.can_pay(pc, price))
    }

    /// An upgrade printed on the board (L-286).
    fn sells_printed(&self, pc: Pc, at: u8, access: u8) -> Result<(), WhyNot> {
        let board = self.board(pc);
        let found = board.upgrades().find(|(place, ..)| *place == at);
        let (_, printed, bought) = found.ok_or(WhyNot::SoldOut)?;
        WhyNot::Owned.unless(!bought)?;
        WhyNot::LevelTooLow.unless(printed.level <= board.level)?;
        WhyNot::NoAccess.unless(printed.access <= access)?;
        self.affords(pc, printed.price)
    }

    /// A fitting, or ammunition (L-287).
    pub(crate) fn sells_fitting(&self, pc: Pc, fitting: Fitting, access: u8) -> Result<(), WhyNot> {
        let board = self.board(pc);
        WhyNot::NoService.unless(self.fittings().any(|other| other == fitting))?;
        WhyNot::NoAccess.unless(fitting.access(self.options.yard_side()) <= access)?;
        let cannon = fitting == Fitting::Ship(ShipUpgrade::Cannon);
        WhyNot::NoRoom.unless(!cannon || board.hold.room() > 0)?;
        let full = if let Fitting::Ammo(_) = fitting { WhyNot::Owned } else { WhyNot::Full };
        full.unless(board.can_fit(fitting))?;
        self.affords(pc, self.fitting_price(pc, fitting))
    }

    /// Two wood (L-288).
    fn sells_wood(&self, pc: Pc) -> Result<(), WhyNot> {
        WhyNot::SoldOut.unless(self.markets.supply[Good::Wood] >= WOOD.count)?;
        WhyNot::NoRoom.unless(self.board(pc).hold.room() >= WOOD.count)?;
        self.affords(pc, WOOD.buy)
    }

    /// The next level (L-297).
    fn sells_level(&self, pc: Pc, tile: TileId) -> Result<(), WhyNot> {
        let country = self.port_nation(tile).filter(|nation| nation.is_country());
        WhyNot::NoCountry.unless(country.is_some())?;
        let price = self.up_cost(pc).ok_or(WhyNot::HighestLevel)?;
        WhyNot::NoAccess.unless(self.access_at(pc, tile) >= level::ACCESS)?;
        self.affords(pc, price)
    }

    /// Goods of a row (L-333, L-339).
    fn sells_goods(&self, pc: Pc, tile: TileId, row: Row, n: u8) -> Result<(), WhyNot> {
        let country = self.port_nation(tile).filter(|nation| nation.is_country());
        let country = country.ok_or(WhyNot::NoCountry)?;
        let banned = row == Row::Legal && self.has_effect(pc, country, Effect::TradeBan);
        WhyNot::TradeBan.unless(!banned)?;
        let stall = self.markets.market.ring.stall(country, row);
        WhyNot::SoldOut.unless(n <= self.markets.market.count(stall))?;
        WhyNot::NoRoom.unless(n <= self.board(pc).hold.room())?;
        WhyNot::NoMoney.unless(n <= self.most_to_buy(pc, tile, row))
    }

    /// Goods for a row (L-334, L-335).
    fn buys(
        &self,
        pc: Pc,
        tile: TileId,
        row: Row,
        good: Good,
        (n, oil): (u8, u8),
    ) -> Result<(), WhyNot> {
        let nation = self.port_nation(tile).ok_or(WhyNot::NoCountry)?;
        let banned = row == Row::Legal && self.has_effect(pc, nation, Effect::TradeBan);
        WhyNot::TradeBan.unless(!banned)?;
        let [own, oils] = self.to_sell(pc, tile, row, good).ok_or(WhyNot::NotBought)?;
        WhyNot::NotAboard.unless(n > 0 && oil <= oils && n <= own + oil)
    }

    /// A piece of wood for this kind of damage (L-175).
    pub(super) fn can_mend(&self, pc: Pc, kind: Mend) -> Result<(), WhyNot> {
        let board = self.board(pc);
        WhyNot::NoWood.unless(board.hold.good(Good::Wood) > 0)?;
        WhyNot::Sound.unless(board.mendable().any(|mendable| mendable == kind))
    }
}
