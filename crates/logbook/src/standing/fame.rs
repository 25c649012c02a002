//! Fame and money come and go (2.26, L-069, L-070, L-340, L-341).

use engine::Log;

use crate::Pc;
use crate::board::Board;
use crate::event::{Event, Rule};
use crate::state::Logbook;

/// Every so many of the upgrades printed on a board cover an icon of fame (L-069).
const PRINTED_A_FAME: u32 = 3;

/// The icons of fame that a board's tracks, printed upgrades and boxes cover (L-068, L-069, D-04).
fn icons(board: &Board) -> u8 {
    let printed = (board.bought.count_ones() / PRINTED_A_FAME) as u8;
    board.fittings.fame() + printed + board.company_fame()
}

impl Logbook {
    /// A seat gains fame. The first that comes to an icon of the track ends an era: the weaker cards
    /// leave the deck of ships (L-340, L-341).
    pub(crate) fn gain_fame(&mut self, pc: Pc, n: u8, rule: Rule, log: &mut Log<Event>) {
        if n == 0 {
            return;
        }
        let board = self.board_mut(pc);
        board.fame = board.fame.saturating_add(n);
        let fame = board.fame;
        log.tell(|| Event::Fame { pc, n: n as i8, rule });
        for (level, icon) in (1..).zip(self.options.eras()) {
            if fame >= icon && self.npc_deck.drop_level(level) {
                log.tell(|| Event::Era { level });
            }
        }
        self.renew_tavern(fame, log);
    }

    /// Fame is taken back, as far as there is any (L-011, L-069, L-168).
    pub(crate) fn lose_fame(&mut self, pc: Pc, n: u8, rule: Rule, log: &mut Log<Event>) {
        let board = self.board_mut(pc);
        let lost = n.min(board.fame);
        board.fame -= lost;
        if lost > 0 {
            log.tell(|| Event::Fame { pc, n: -(lost as i8), rule });
        }
    }

    /// A seat gains money.
    pub(crate) fn gain_money(&mut self, pc: Pc, n: u32, rule: Rule, log: &mut Log<Event>) {
        if n > 0 {
            self.board_mut(pc).money += n;
            log.tell(|| Event::Money { pc, n: n as i32, rule });
        }
    }

    /// Money is paid, as far as there is any.
    pub(crate) fn lose_money(&mut self, pc: Pc, n: u32, rule: Rule, log: &mut Log<Event>) {
        let board = self.board_mut(pc);
        let paid = n.min(board.money);
        board.money -= paid;
        if paid > 0 {
            log.tell(|| Event::Money { pc, n: -(paid as i32), rule });
        }
    }

    /// Changes what lies before a seat: tracks, printed upgrades or the level of the ship. Covered
    /// icons bring fame and uncovered ones take it back (L-069), a level reached for the first time
    /// brings fame (L-070), and the era follows (L-120).
    pub(crate) fn refit<T>(
        &mut self,
        pc: Pc,
        log: &mut Log<Event>,
        change: impl FnOnce(&mut Board) -> T,
    ) -> T {
        let board = self.board_mut(pc);
        let before = icons(board);
        let result = change(board);
        let (after, level) = (icons(board), board.level);
        let risen = level.saturating_sub(board.reached);
        board.reached += risen;
        self.gain_fame(pc, after.saturating_sub(before), Rule(69), log);
        self.lose_fame(pc, before.saturating_sub(after), Rule(69), log);
        self.gain_fame(pc, risen, Rule(70), log);
        self.raise_era(level);
        result
    }

    /// A ship of this level is on the map: fortresses fire as the highest one so far (L-120).
    pub(crate) fn raise_era(&mut self, level: u8) {
        self.era = self.era.max(level);
    }
}
