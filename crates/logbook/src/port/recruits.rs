//! What taverns offer to a crew: recruits, hands, and leave to go (L-277 to L-285, L-298).

use engine::Log;

use crate::action::Action as A;
use crate::board::company::enrolled;
use crate::content::{CrewUpgrade, Offer, Service, TAVERN, TileId};
use crate::event::{Event, Item, Rule};
use crate::options::Key;
use crate::port::ashore::ROWS;
use crate::standing::reputation::{Effect, access};
use crate::state::Logbook;
use crate::{Nation, Pc, WhyNot};

/// The access at which a nation's own are to be had (L-280, L-298).
const OWN: u8 = 4;

/// The crew that may be hired at a time, in the order of the list (5.4).
pub(crate) fn hirings() -> impl Iterator<Item = &'static Offer> {
    TAVERN.iter().filter(|offer| offer.crew > 0)
}

impl Logbook {
    /// What stands in the way of hiring so many (L-277, L-279, L-063).
    pub(crate) fn hires(&self, pc: Pc, n: u8, access: u8) -> Result<&'static Offer, WhyNot> {
        let offer = hirings().find(|offer| offer.crew == n).ok_or(WhyNot::SoldOut)?;
        WhyNot::NoService.unless(self.options.on(Key::Crew))?;
        WhyNot::NoAccess.unless(offer.access <= access)?;
        WhyNot::CrewFull.unless(self.board(pc).crew_room() > 0)?;
        WhyNot::NoMoney.unless(self.can_pay(pc, offer.price))?;
        Ok(offer)
    }

    /// What stands in the way of enrolment: the crew is short, and the nation helps (L-282).
    pub(crate) fn enrols(&self, pc: Pc, tile: TileId) -> Result<(), WhyNot> {
        WhyNot::NoService.unless(self.options.on(Key::Crew))?;
        let helps = |nation| self.has_effect(pc, nation, Effect::Enrolment);
        WhyNot::NoAccess.unless(self.port_nation(tile).is_some_and(helps))?;
        WhyNot::CrewFull.unless(self.missing_crew(pc, tile) > 0)
    }

    /// How many a nation that helps would send aboard (L-063, L-282).
    fn missing_crew(&self, pc: Pc, tile: TileId) -> u8 {
        let (board, nation) = (self.board(pc), self.port_nation(tile));
        let (level, crew) = (board.level, board.company.crew);
        let filled =
            nation.map_or(crew, |nation| enrolled(nation, board.reputation[nation], level, crew));
        (filled - crew).min(board.crew_room())
    }

    /// What stands in the way of taking somebody aboard, whatever it costs (L-068, L-284, L-285).
    fn takes_aboard(&self, pc: Pc, upgrade: CrewUpgrade) -> Result<(), WhyNot> {
        let board = self.board(pc);
        WhyNot::NoCard.unless(board.company.of_cards)?;
        WhyNot::Owned.unless(!board.has_unique(upgrade))?;
        WhyNot::Full.unless(board.has_berth_for(upgrade))
    }

    /// Who stands on a place of the tavern (L-029).
    pub(crate) fn stands(&self, row: u8, column: u8) -> Option<CrewUpgrade> {
        *self.ashore.rows.get(usize::from(row))?.get(usize::from(column))?
    }

    /// What stands in the way of a recruit from the rows (L-278).
    pub(crate) fn recruits(
        &self,
        pc: Pc,
        (row, column): (u8, u8),
        access: u8,
    ) -> Result<CrewUpgrade, WhyNot> {
        let upgrade = self.stands(row, column).ok_or(WhyNot::SoldOut)?;
        WhyNot::NoAccess.unless(row < access)?;
        self.takes_aboard(pc, upgrade)?;
        Ok(upgrade)
    }

    /// What stands in the way of one of the nation's own: in its taverns, the reinforced hull in
    /// French shipyards (L-280, L-298).
    pub(crate) fn recruits_own(
        &self,
        pc: Pc,
        tile: TileId,
        upgrade: CrewUpgrade,
    ) -> Result<u32, WhyNot> {
        let card = upgrade.card();
        let nation = card.nation.ok_or(WhyNot::SoldOut)?;
        WhyNot::NoService.unless(self.options.has_yard() && self.is_in_play(upgrade))?;
        WhyNot::NoService.unless(self.port_nation(tile) == Some(nation))?;
        let yard = nation == Nation::France;
        let service = if yard { Service::Shipyard } else { Service::Tavern };
        WhyNot::NoService.unless(self.has_service(tile, service))?;
        WhyNot::NoAccess.unless(self.access_at(pc, tile) >= OWN)?;
        WhyNot::SoldOut.unless(self.left_of(upgrade) > 0)?;
        self.takes_aboard(pc, upgrade)?;
        let price = if yard { self.yard_price(pc, card.price) } else { card.price };
        WhyNot::NoMoney.unless(self.can_pay(pc, price))?;
        Ok(price)
    }

    /// Does a port offer this (L-110)?
    pub(crate) fn has_service(&self, tile: TileId, service: Service) -> bool {
        self.chart.harbour(tile).is_some_and(|harbour| harbour.port.services.has(service))
    }

    /// The places of the tavern, by row and column.
    pub(crate) fn tavern_places() -> impl Iterator<Item = (u8, u8)> {
        (0..ROWS as u8).flat_map(|row| (0..ROWS as u8).map(move |column| (row, column)))
    }

    /// The recruits a seat could pay for here, by row and column (L-278, 5.4).
    pub(crate) fn list_recruits(&self, pc: Pc, tile: TileId, out: &mut Vec<A>) {
        if !self.options.has_yard() {
            return;
        }
        let access = self.access_at(pc, tile);
        out.extend(Logbook::tavern_places().filter_map(|(row, column)| {
            let upgrade = self.recruits(pc, (row, column), access).ok()?;
            self.can_pay(pc, upgrade.card().price).then_some(A::Recruit { row, column })
        }));
    }

    /// The nation's own that a seat could have here (L-280, L-298).
    pub(crate) fn list_own(&self, pc: Pc, tile: TileId, out: &mut Vec<A>) {
        let own = CrewUpgrade::ALL.into_iter().filter(|one| one.card().nation.is_some());
        out.extend(own.filter(|one| self.recruits_own(pc, tile, *one).is_ok()).map(A::RecruitOwn));
    }

    /// The crew that may be hired here (L-277, L-279).
    pub(crate) fn list_hirings(&self, pc: Pc, access: u8, out: &mut Vec<A>) {
        out.extend(
            hirings()
                .filter(|offer| self.hires(pc, offer.crew, access).is_ok())
                .map(|offer| A::Hire(offer.crew)),
        );
    }

    /// Crew is hired, as far as there is room for it (L-063, L-277, L-279).
    pub(super) fn hire(&mut self, pc: Pc, n: u8, port: Option<TileId>, log: &mut Log<Event>) {
        let Some(offer) = hirings().find(|offer| offer.crew == n) else { return };
        let rule = if offer.access == 0 { Rule(277) } else { Rule(279) };
        self.purchase(pc, Item::Crew(n), offer.price, rule, port, log);
        self.gain_crew(pc, n, rule, log);
    }

    /// The nation fills the crew up to what it was at first (L-282).
    pub(super) fn enrol(&mut self, pc: Pc, port: Option<TileId>, log: &mut Log<Event>) {
        let missing = port.map_or(0, |tile| self.missing_crew(pc, tile));
        self.gain_crew(pc, missing, Rule(282), log);
    }

    /// Somebody is recruited from the rows; the place stays empty until the turn ends (L-278,
    /// L-283).
    pub(super) fn recruit(
        &mut self,
        pc: Pc,
        (row, column): (u8, u8),
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        let Some(upgrade) = self.stands(row, column) else { return };
        let item = Item::Recruit(upgrade);
        self.purchase(pc, item, upgrade.card().price, Rule(278), port, log);
        self.take_recruit(pc, (row, column), log);
    }

    /// Somebody comes aboard from a place of the rows, bought or won (L-278, L-356).
    pub(crate) fn take_recruit(
        &mut self,
        pc: Pc,
        (row, column): (u8, u8),
        log: &mut Log<Event>,
    ) -> Option<CrewUpgrade> {
        let upgrade = self.ashore.rows[usize::from(row)][usize::from(column)].take()?;
        self.refit(pc, log, |board| board.company.recruits.push(upgrade));
        Some(upgrade)
    }

    /// One of the nation's own comes aboard (L-280, L-298).
    pub(super) fn recruit_own(
        &mut self,
        pc: Pc,
        upgrade: CrewUpgrade,
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        let price = port.and_then(|tile| self.recruits_own(pc, tile, upgrade).ok());
        let Some(price) = price else { return };
        let rule = if upgrade == CrewUpgrade::Hull { Rule(298) } else { Rule(280) };
        self.purchase(pc, Item::Recruit(upgrade), price, rule, port, log);
        self.refit(pc, log, |board| board.company.recruits.push(upgrade));
    }

    /// A recruit goes back to the bag, or to the place of its nation, without refund (L-284).
    pub(super) fn dismiss(&mut self, pc: Pc, at: u8, log: &mut Log<Event>) {
        let Some(upgrade) = self.board(pc).by_box().nth(at.into()) else { return };
        self.refit(pc, log, |board| {
            let recruits = &mut board.company.recruits;
            if let Some(place) = recruits.iter().rposition(|other| *other == upgrade) {
                recruits.remove(place);
            }
        });
        log.tell(|| Event::Dismissed { pc, upgrade });
    }

    /// The access with which an upgrade is won: at a port that of its nation, at sea the best the
    /// seat has anywhere (L-356, D-88).
    pub(crate) fn access_of_gift(&self, pc: Pc, port: Option<u8>) -> u8 {
        match port {
            Some(tile) => self.access_at(pc, TileId::new(tile)),
            None => access(self.board(pc).reputation.best()),
        }
    }
}
