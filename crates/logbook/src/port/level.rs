//! The next level of a board A (L-071, L-297).

use engine::Log;

use crate::Pc;
use crate::board::Board;
use crate::board::stow::Refit;
use crate::content::TileId;
use crate::event::{Event, Item, Rule};
use crate::state::Logbook;

/// The access a shipyard wants for a larger ship (L-297).
pub const ACCESS: u8 = 2;

impl Logbook {
    /// May the ship reach its next printed level in the yard of this tile: not in pirate and native
    /// ports (L-297)?
    pub(crate) fn may_level_up(&self, pc: Pc, tile: TileId) -> bool {
        let in_country = self.port_nation(tile).is_some_and(|nation| nation.is_country());
        in_country
            && self.access_at(pc, tile) >= ACCESS
            && self.up_cost(pc).is_some_and(|price| self.can_pay(pc, price))
    }

    pub(crate) fn up_cost(&self, pc: Pc) -> Option<u32> {
        let board = self.board(pc);
        if board.company.of_cards {
            return None;
        }
        let cost = board.printed().level(board.level).up_cost;
        cost.map(|price| self.yard_price(pc, price))
    }

    /// The ship reaches its next level, with all that was aboard (L-297).
    pub(super) fn level_up(&mut self, pc: Pc, port: Option<TileId>, log: &mut Log<Event>) {
        let Some(price) = self.up_cost(pc) else { return };
        self.purchase(pc, Item::Level, price, Rule(297), port, log);
        self.change_ship(pc, [0; 2], |board| board.level += 1, log);
    }

    /// A seat changes ship: everything is reloaded in the new hold, which has no damage but what a
    /// captured ship brings. Goods that do not fit go overboard, cannons return to the supply, and
    /// tracks stay as they are (L-071, L-191, L-296).
    pub(crate) fn change_ship(
        &mut self,
        pc: Pc,
        damage: [u8; 2],
        change: impl FnOnce(&mut Board),
        log: &mut Log<Event>,
    ) {
        let Refit { overboard, cannons, .. } = self.refit(pc, log, |board| {
            change(board);
            let refit = board.hold.refit(board.layout(), board.company.cabins, damage);
            (board.hold, board.chain) = (refit.hold, 0);
            refit
        });
        (0..cannons).for_each(|_| log.tell(|| Event::CannonLost(pc)));
        self.set_adrift(pc, overboard, None, log);
    }
}
