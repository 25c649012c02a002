//! What a destroyed ship leaves, to whom, and what becomes of her (L-155 to L-168).

use engine::Log;

use super::Task;
use super::destruction::Fate;
use super::spoils::{FAME, damage_on_return, of_npc, of_pc};
use crate::action::Action;
use crate::agenda::Item;
use crate::ask::Question;
use crate::board::damage::Damage;
use crate::content::{CardNo, Loot};
use crate::event::{Event, Rule};
use crate::state::Logbook;
use crate::sums::COIN;
use crate::{Goods, Nation, Pc, Ship};

impl Logbook {
    /// Whoever put an end to a ship is rewarded.
    pub(super) fn reward(&mut self, of: Ship, fate: Fate, to: Ship, log: &mut Log<Event>) {
        if fate == Fate::Captured {
            return self.win(of, to, log);
        }
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

    /// A captured ship: one that sails by herself gains a coin, a seat its fame, and all there is
    /// unless a mission bids it to take nothing (L-187, L-188, L-361).
    fn win(&mut self, of: Ship, to: Ship, log: &mut Log<Event>) {
        match to {
            Ship::Npc(winner) => self.npc_mut(winner).money += COIN,
            Ship::Pc(pc) => {
                self.gain_fame(pc, FAME, Rule(188), log);
                match self.may_spare(pc, of) {
                    true => self.ask(pc, Question::Spoils { of }),
                    false => self.take_all(pc, of, log),
                }
            }
        }
    }

    /// The winner takes all there is, or nothing.
    pub(crate) fn decide_on_spoils(
        &mut self,
        pc: Pc,
        of: Ship,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::TakeSpoils => self.take_all(pc, of, log),
            _ => self.melee.unspoilt = true,
        }
    }

    /// All goods and the whole reward, what is for those who capture her, those of her crew who are
    /// left, and perhaps the ship (L-188, L-190).
    fn take_all(&mut self, pc: Pc, of: Ship, log: &mut Log<Event>) {
        let left = self.fit_crew(of);
        let (goods, crew) = match of {
            Ship::Npc(npc) => {
                let ship = self.npc_mut(npc);
                let gained = std::mem::take(&mut ship.goods);
                let (money, card) = (ship.money, CardNo::new(ship.card).npc());
                let (reward, capture) = (card.reward, card.capture);
                self.gain_money(pc, reward.money + money + capture.money, Rule(188), log);
                if reward.clue || capture.clue {
                    self.gain_clue(pc, log);
                }
                let printed = self.take_from_supply(reward.goods.plus(capture.goods));
                (gained.plus(printed), left + capture.crew)
            }
            Ship::Pc(loser) => {
                let hold = &mut self.board_mut(loser).hold;
                let goods = hold.goods();
                goods.iter().for_each(|(good, number)| _ = hold.take(good, number));
                (goods, left)
            }
        };
        self.award(pc, of, goods, log);
        self.push(Item::Battle(Task::Muster(pc, crew)));
        if let Ship::Npc(npc) = of
            && self.may_sail(pc, npc)
        {
            self.ask(pc, Question::Prize { npc });
        }
    }

    /// The winner sails the captured ship, or her card goes to the box (L-190, L-191).
    pub(crate) fn decide_on_prize(
        &mut self,
        pc: Pc,
        npc: u8,
        action: Action,
        log: &mut Log<Event>,
    ) {
        if action == Action::Yes {
            let prize = *self.npc(npc);
            self.melee.sailed = true;
            self.take_ship(pc, prize.card, [prize.water, prize.fire], log);
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
    pub(crate) fn award(&mut self, pc: Pc, of: Ship, goods: Goods, log: &mut Log<Event>) {
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
                let melee = &self.melee;
                let sailed = melee.sailed && melee.target == ship;
                self.melee.sailed = false;
                if !sailed {
                    let card = self.npc(npc).card;
                    self.npc_deck.lay_in_box(card);
                }
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
        let n = damage_on_return(board.layout(), board.has_advantage(Nation::Spain));
        board.hold.wreck(n);
        (board.chain, board.hit_by, board.dealt_with) = (0, None, None);
        (board.company.crew, board.company.in_port) = (0, false);
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
            let grappled = board.company.grappled;
            board.company.grappled = grappled.map(|(held, round)| match Some(held) == gone {
                true => (Ship::Npc(u8::MAX), round),
                false => (held, round),
            });
        }
        for npc in self.npcs.iter_mut() {
            npc.hit_by = npc.hit_by.filter(|by| Some(*by) != gone);
        }
    }
}
