//! What taverns sell: fame, and the upgrades printed on a board A (L-275, L-286).

use engine::Log;

use crate::Pc;
use crate::content::{CrewUpgrade, TAVERN, TileId};
use crate::event::{Event, Item, Rule};
use crate::state::Logbook;

impl Logbook {
    /// Can the seat pay so much?
    #[inline]
    pub(crate) fn can_pay(&self, pc: Pc, price: u32) -> bool {
        self.board(pc).money >= price
    }

    /// Something is bought, in a port or before the first turn.
    pub(super) fn purchase(
        &mut self,
        pc: Pc,
        item: Item,
        price: u32,
        rule: Rule,
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        let (port, told) = (port.map(TileId::number), price as i32);
        log.tell(|| Event::Purchase { pc, item, price: told, port });
        self.lose_money(pc, price, rule, log);
    }

    /// Can it pay for fame (L-275)?
    pub(crate) fn may_buy_fame(&self, pc: Pc) -> bool {
        self.can_pay(pc, TAVERN[0].price)
    }

    pub(super) fn buy_fame(&mut self, pc: Pc, port: Option<TileId>, log: &mut Log<Event>) {
        let offer = TAVERN[0];
        self.purchase(pc, Item::Fame, offer.price, Rule(275), port, log);
        self.gain_fame(pc, offer.fame, Rule(275), log);
    }

    /// The upgrades printed on its board that a seat may buy with this access, each once (L-286).
    pub(crate) fn printed_on_sale(&self, pc: Pc, access: u8) -> impl Iterator<Item = u8> {
        let board = self.board(pc);
        let fits = move |printed: &crate::content::PrintedUpgrade| {
            printed.level <= board.level && printed.access <= access && printed.price <= board.money
        };
        let open = board.upgrades().filter(move |(_, printed, bought)| !bought && fits(printed));
        open.map(|(at, _, _)| at)
    }

    pub(super) fn buy_printed(
        &mut self,
        pc: Pc,
        at: u8,
        port: Option<TileId>,
        log: &mut Log<Event>,
    ) {
        let price = self.board(pc).printed().upgrades[at as usize].price;
        self.purchase(pc, Item::Printed(at), price, Rule(286), port, log);
        self.take_printed(pc, at, log);
    }

    /// An upgrade printed on its board is a seat's, bought or won (L-286, L-356).
    pub(crate) fn take_printed(&mut self, pc: Pc, at: u8, log: &mut Log<Event>) {
        self.refit(pc, log, |board| board.bought |= 1 << at);
    }

    /// Has it the Dutch merchant (L-326)?
    pub(crate) fn has_merchant(&self, pc: Pc) -> bool {
        self.board(pc).count(CrewUpgrade::Merchant) > 0
    }
}
