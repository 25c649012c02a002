//! What a destroyed ship leaves, to whom, and what becomes of her (L-155 to L-168).

use engine::Log;

use super::destruction::Fate;
use super::spoils::{FAME, damage_on_return, of_npc, of_pc};
use crate::board::damage::Damage;
use crate::content::{CardNo, Loot};
use crate::event::{Event, Rule};
use crate::state::Logbook;
use crate::sums::COIN;
use crate::{Goods, Pc, Ship};

impl Logbook {
    /// Whoever put an end to a ship is rewarded.
    pub(super) fn reward(&mut self, of: Ship, fate: Fate, to: Ship, log: &mut Log<Event>) {
        match (to, of) {
            (Ship::Pc(pc), Ship::Npc(npc)) => self.plunder_npc(pc, npc, fate, log),
            (Ship::Pc(pc), Ship::Pc(loser)) => self.plunder_pc(pc, loser, fate, log),
            (Ship::Npc(winner), of) => {
                let money = match of {
                    Ship::Pc(_) => COIN,
                    Ship::Npc(npc) => self.purse(npc),
                };
                self.npc_mut(winner).money += money; // L-159
            }
        }
    }

    /// All the doubloons of a ship that sails by herself: printed and gained (L-237).
    fn purse(&self, npc: u8) -> u32 {
        let npc = self.npc(npc);
        CardNo::new(npc.card).npc().reward.money + npc.money
    }

    /// Her doubloons, her clue, half of her goods unless she burnt, and fame (L-155, L-157).
    fn plunder_npc(&mut self, pc: Pc, npc: u8, fate: Fate, log: &mut Log<Event>) {
        let ship = self.npc_mut(npc);
        let gained = std::mem::take(&mut ship.goods);
        let loot = Loot::NONE.money(ship.money).goods(gained);
        let loot = of_npc(fate, CardNo::new(ship.card).npc().reward, loot);
        self.return_to_supply(gained);
        let goods = self.take_from_supply(loot.goods);
        self.gain_fame(pc, FAME, Rule(155), log);
        self.gain_money(pc, loot.money, Rule(155), log);
        if loot.clue {
            self.gain_clue(pc, log);
        }
        self.award(pc, Ship::Npc(npc), goods, log);
    }

    /// Half of its goods unless it burnt, and fame, never its money (L-156, L-157).
    fn plunder_pc(&mut self, pc: Pc, loser: Pc, fate: Fate, log: &mut Log<Event>) {
        let hold = &mut self.board_mut(loser).hold;
        let goods = of_pc(fate, hold.goods()).goods;
        goods.iter().for_each(|(good, number)| {
            hold.take(good, number);
        });
        self.gain_fame(pc, FAME, Rule(156), log);
        self.award(pc, Ship::Pc(loser), goods, log);
    }

    /// Goods won are loaded or float beside the winner (L-160); a winner who is off the map has no
    /// hold for them, and nobody takes them (L-161, L-172).
    fn award(&mut self, pc: Pc, of: Ship, goods: Goods, log: &mut Log<Event>) {
        if self.board(pc).cell.is_some() {
            self.offer_to_load(pc, goods);
        } else {
            self.lose_goods(of, goods, log);
        }
    }

    /// What is left of a ship is cleared away; goods that nobody took return to the supply (L-161).
    pub(super) fn clear_away(&mut self, ship: Ship, log: &mut Log<Event>) {
        match ship {
            Ship::Pc(pc) => self.strip(pc, log),
            Ship::Npc(npc) => {
                let goods = std::mem::take(&mut self.npc_mut(npc).goods);
                self.lose_goods(ship, goods, log);
                self.forget(ship);
                self.replace_npc(npc, log);
            }
        }
    }

    /// A seat's ship has lost her goods and her damage; she will come back with water in her hold,
    /// and every third time costs a fame (L-165 to L-168).
    fn strip(&mut self, pc: Pc, log: &mut Log<Event>) {
        let ship = Ship::Pc(pc);
        let goods: Goods = self.board(pc).hold.goods();
        self.lose_goods(ship, goods, log);
        let limit = self.options.destroyed_limit();
        let board = self.board_mut(pc);
        let n = damage_on_return(board.layout(), false);
        board.hold.wreck(n);
        (board.chain, board.hit_by, board.dealt_with) = (0, None, None);
        board.destroyed += 1;
        let marker_leaves = board.destroyed >= limit;
        if marker_leaves {
            board.destroyed = 0;
        }
        log.tell(|| Event::Damage { ship, card: None, kind: Damage::Water, n, rule: Rule(167) });
        if marker_leaves {
            self.lose_fame(pc, 1, Rule(168), log);
        }
    }

    /// Another ship will fill this place: nobody has hit it, nor was hit by it (L-158).
    fn forget(&mut self, ship: Ship) {
        let gone = Some(ship);
        for board in &mut self.boards {
            board.hit_by = board.hit_by.filter(|by| Some(*by) != gone);
            board.attacked = board.attacked.filter(|attacked| Some(*attacked) != gone);
        }
        for npc in self.npcs.iter_mut() {
            npc.hit_by = npc.hit_by.filter(|by| Some(*by) != gone);
        }
    }
}
