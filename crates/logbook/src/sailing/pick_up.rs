//! What floats is picked up, loaded and thrown overboard (2.8, L-195 to L-197).

use engine::Log;

use crate::action::Action;
use crate::ask::Question;
use crate::content::{BarrelKind, Loot};
use crate::event::{Event, Rule};
use crate::sea::adrift::{Adrift, Loose, Token};
use crate::state::{Logbook, MOST_LOOSE};
use crate::{Cell, Good, Goods, Pc, Ship};

/// No seat throws more overboard in a turn (5.2).
pub(crate) const MOST_JETTISONS: u8 = 12;

impl Logbook {
    /// May this seat take up a token? A counter only if it is its own (L-382).
    fn is_for(pc: Pc, token: Token) -> bool {
        match token {
            Token::Counter { pc: owner, .. } => owner == pc,
            Token::Barrel(_) | Token::Oil => true,
        }
    }

    /// Is there anything to pick up, and a point to do it (L-195)?
    pub(crate) fn may_pick_up(&self, pc: Pc) -> bool {
        let Some(cell) = self.board(pc).cell else { return false };
        let token = |adrift: &Adrift| adrift.cell == cell && Logbook::is_for(pc, adrift.what);
        let goods = |loose: &Loose| loose.cell == cell && loose.by != Some(pc);
        let any = self.adrift.iter().any(token) || self.loose.iter().any(goods);
        any && self.may_spend_here(pc)
    }

    /// Picks up everything on the cell (L-195): what is not loaded stays there.
    pub(crate) fn pick_up(&mut self, pc: Pc, log: &mut Log<Event>) {
        let Some(cell) = self.board(pc).cell else { return };
        self.spend_point(pc);
        let mut goods = self.lift(pc, cell);
        while let Some(at) = self
            .adrift
            .iter()
            .position(|adrift| adrift.cell == cell && Logbook::is_for(pc, adrift.what))
        {
            goods = goods.plus(self.take_up(pc, at, log));
        }
        self.offer_to_load(pc, goods);
    }

    /// The loose goods of a cell that a seat may have come off it.
    fn lift(&mut self, pc: Pc, cell: Cell) -> Goods {
        let here = |loose: &Loose| loose.cell == cell && loose.by != Some(pc);
        let all = self.loose.iter().filter(|loose| here(loose));
        let goods = all.fold(Goods::NONE, |sum, loose| sum.plus(loose.goods));
        self.loose.retain(|loose| !here(loose));
        goods
    }

    /// Takes up a token; the goods it brings are to be loaded.
    fn take_up(&mut self, pc: Pc, at: usize, log: &mut Log<Event>) -> Goods {
        let Adrift { cell, what, .. } = self.adrift.remove(at);
        let barrel = match what {
            Token::Barrel(kind) => Some(kind),
            Token::Counter { .. } | Token::Oil => None,
        };
        log.tell(|| Event::TookUp { pc, cell, barrel });
        match what {
            Token::Barrel(kind) => self.open_barrel(pc, BarrelKind(kind), log),
            Token::Oil => self.take_from_supply(Goods::of(Good::Oil, 2)),
            Token::Counter { mission, .. } => {
                self.fetch_counter(pc, mission, log);
                Goods::NONE
            }
        }
    }

    /// A barrel is turned over: its loot is gained and the token kept; two, or three with one or
    /// two seats, make a fame and go back (L-104).
    fn open_barrel(&mut self, pc: Pc, kind: BarrelKind, log: &mut Log<Event>) -> Goods {
        log.reveal();
        let Loot { money, goods, clue, crew } = kind.barrel().loot;
        self.gain_money(pc, money, Rule(104), log);
        self.gain_crew(pc, crew, Rule(104), log);
        if clue {
            self.gain_clue(pc, log);
        }
        let full = usize::from(self.options.tokens_a_fame());
        let board = self.board_mut(pc);
        board.tokens.push(kind.0);
        if board.tokens.len() >= full {
            let tokens = std::mem::take(&mut board.tokens);
            tokens.iter().for_each(|token| self.barrels.push(*token));
            self.gain_fame(pc, 1, Rule(104), log);
        }
        self.take_from_supply(goods)
    }

    /// Takes goods from the supply, as far as there are any (L-012).
    pub(crate) fn take_from_supply(&mut self, goods: Goods) -> Goods {
        let there = goods.at_most(self.markets.supply);
        self.markets.supply = self.markets.supply.minus(there);
        there
    }

    /// Goods go back to the supply.
    pub(crate) fn return_to_supply(&mut self, goods: Goods) {
        self.markets.supply = self.markets.supply.plus(goods);
    }

    /// Goods lie at hand: the seat loads what it likes, the rest floats on its cell (L-160, L-195).
    pub(crate) fn offer_to_load(&mut self, pc: Pc, goods: Goods) {
        if !goods.is_empty() {
            self.ask(pc, Question::Loading { goods });
        }
    }

    /// What may be done with goods at hand (5.3).
    pub(crate) fn list_loading(&self, pc: Pc, goods: Goods, out: &mut Vec<Action>) {
        let hold = &self.board(pc).hold;
        let room = hold.room();
        if goods.total() <= room {
            out.push(Action::LoadAll);
        }
        if room > 0 {
            out.extend(goods.iter().map(|(good, _)| Action::Load(good)));
        }
        if self.turn.jettisons < MOST_JETTISONS {
            out.extend(hold.goods().iter().map(|(good, _)| Action::Dump(good)));
        }
        out.push(Action::Done);
    }

    /// Loads, makes room or leaves off (L-197).
    pub(crate) fn load_or_not(
        &mut self,
        pc: Pc,
        goods: Goods,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::LoadAll => {
                let left = self.board_mut(pc).hold.stow_all(goods);
                let goods = goods.minus(left);
                log.tell(|| Event::Loaded { pc, goods });
            }
            Action::Load(good) => {
                let one = Goods::of(good, 1);
                self.board_mut(pc).hold.stow(good);
                log.tell(|| Event::Loaded { pc, goods: one });
                self.offer_to_load(pc, goods.minus(one));
            }
            Action::Dump(good) => {
                self.jettison(pc, good, log);
                self.offer_to_load(pc, goods);
            }
            _ => self.set_adrift(pc, goods, None, log),
        }
    }

    /// Goods float on the cell of a ship.
    pub(crate) fn set_adrift(
        &mut self,
        pc: Pc,
        goods: Goods,
        by: Option<Pc>,
        log: &mut Log<Event>,
    ) {
        let Some(cell) = self.board(pc).cell else { return self.return_to_supply(goods) };
        self.float_goods(cell, goods, by, log);
    }

    /// Goods float on a cell.
    pub(crate) fn float_goods(
        &mut self,
        cell: Cell,
        goods: Goods,
        by: Option<Pc>,
        log: &mut Log<Event>,
    ) {
        if goods.is_empty() {
            return;
        }
        log.tell(|| Event::Floats { cell, goods });
        let there = self.loose.iter_mut().find(|loose| loose.cell == cell && loose.by == by);
        if let Some(loose) = there {
            loose.goods = loose.goods.plus(goods);
            return;
        }
        // Goods drift apart: what has floated longest sinks where there is no more room on the sea.
        if self.loose.len() == MOST_LOOSE {
            let Loose { cell, goods, .. } = self.loose.remove(0);
            self.return_to_supply(goods);
            log.tell(|| Event::Sank { cell, goods });
        }
        self.loose.push(Loose { cell, goods, by });
    }

    /// Goods thrown overboard in an earlier turn are anybody's, and those of a cell lie together
    /// (L-196).
    pub(crate) fn let_drift(&mut self) {
        let loose = std::mem::take(&mut self.loose);
        for Loose { cell, goods, .. } in loose.iter().copied() {
            match self.loose.iter_mut().find(|known| known.cell == cell) {
                Some(known) => known.goods = known.goods.plus(goods),
                None => self.loose.push(Loose { cell, goods, by: None }),
            }
        }
    }

    /// What may be thrown overboard (L-196, 5.2).
    pub(crate) fn list_jettison(&self, pc: Pc, out: &mut Vec<Action>) {
        if self.turn.jettisons >= MOST_JETTISONS {
            return;
        }
        let hold = &self.board(pc).hold;
        out.extend(hold.goods().iter().map(|(good, _)| Action::Jettison(good)));
        if hold.has_loose_cannon() {
            out.push(Action::JettisonCannon);
        }
    }

    /// A good goes overboard and floats; whoever threw it may not pick it up in the same turn
    /// (L-196).
    pub(crate) fn jettison(&mut self, pc: Pc, good: Good, log: &mut Log<Event>) {
        self.turn.jettisons += 1;
        self.board_mut(pc).hold.take(good, 1);
        self.set_adrift(pc, Goods::of(good, 1), Some(pc), log);
    }

    /// A cannon goes overboard and is lost (L-196).
    pub(crate) fn jettison_cannon(&mut self, pc: Pc, log: &mut Log<Event>) {
        self.turn.jettisons += 1;
        self.board_mut(pc).hold.take_cannon();
        log.tell(|| Event::CannonLost(pc));
    }

    /// Goods of a ship are lost to the supply.
    pub(crate) fn lose_goods(&mut self, ship: Ship, goods: Goods, log: &mut Log<Event>) {
        if !goods.is_empty() {
            self.return_to_supply(goods);
            log.tell(|| Event::Lost { ship, goods });
        }
    }

    /// The slots that may change places by hand (L-194, 5.8), first or with one chosen already.
    pub(crate) fn list_slots(&self, pc: Pc, chosen: Option<u8>, out: &mut Vec<Action>) {
        let hold = &self.board(pc).hold;
        let slots = 0..hold.layout().slots();
        match chosen {
            None => out.extend(
                slots
                    .clone()
                    .filter(|a| slots.clone().any(|b| hold.can_swap(*a, b)))
                    .map(Action::Slot),
            ),
            Some(a) => out.extend(slots.filter(|b| hold.can_swap(a, *b)).map(Action::Slot)),
        }
    }

    /// Two slots change places (L-194).
    pub(crate) fn swap_slots(&mut self, pc: Pc, a: u8, b: u8, log: &mut Log<Event>) {
        self.turn.swaps += 1;
        self.board_mut(pc).hold.swap(a, b);
        log.tell(|| Event::Stowed { pc, policy: None });
    }
}
