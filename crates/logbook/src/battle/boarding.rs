//! Boarding (2.17): whom, with how many, and what comes of it.

use engine::{List, Log};

use super::Task;
use super::destruction::Fate;
use super::melee::{Blades, Melee, after_doctors, grenades, is_taken, party_max};
use crate::action::Action;
use crate::agenda::Item;
use crate::ask::Question;
use crate::chart::faces::on_flank;
use crate::content::{CardNo, CrewUpgrade as U};
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Pc, Ship, WhyNot};

/// Those a lieutenant may stand in for in a melee, by their order (L-328).
const COPIED: [U; 7] =
    [U::Pistol, U::Swords, U::Doctor, U::Scimitar, U::Grenades, U::Armour, U::Marksman];
/// A grapnel is not thrown in two turns of its owner running (L-316).
const AGAIN: u16 = 2;

impl Logbook {
    /// The crew of a ship that is fit (L-181, D-15).
    pub(crate) fn fit_crew(&self, ship: Ship) -> u8 {
        match ship {
            Ship::Pc(pc) => self.board(pc).company.crew,
            Ship::Npc(npc) => {
                let npc = self.npc(npc);
                npc.side().crew.saturating_sub(npc.wounds)
            }
        }
    }

    /// Could one ship board another as they lie: side by side, flank to flank, not from a mooring,
    /// and not in fog (L-179, L-230, L-398)?
    pub(crate) fn lie_alongside(&self, by: Ship, target: Ship) -> Result<(), WhyNot> {
        let (at, heading) = self.berth(by).ok_or(WhyNot::OffMap)?;
        let (to, theirs) = self.berth(target).ok_or(WhyNot::OffMap)?;
        WhyNot::NotBeside.unless(at.distance(to) == 1)?;
        WhyNot::Moored.unless(!self.is_mooring(at))?;
        WhyNot::Fog.unless(!self.is_in_fog(at) && !self.is_in_fog(to))?;
        WhyNot::NotOnFlank.unless(on_flank(at, heading, to) && on_flank(to, theirs, at))
    }

    /// The most a seat can send (L-180).
    pub(crate) fn party_of(&self, pc: Pc) -> u8 {
        let board = self.board(pc);
        party_max(board.company.crew, board.hull().draft2)
    }

    /// What stands in the way of boarding a ship (L-179, L-180).
    pub(crate) fn can_board(&self, pc: Pc, target: Ship) -> Result<(), WhyNot> {
        WhyNot::NoCrew.unless(self.options.on(Key::Crew) && self.party_of(pc) > 0)?;
        self.lie_alongside(Ship::Pc(pc), target)
    }

    /// The ships a seat may board, in the order of activation (5.2).
    pub(crate) fn boardable(&self, pc: Pc) -> List<Ship, 16> {
        let ships = self.ships();
        let others = ships.iter().copied().filter(|ship| *ship != Ship::Pc(pc));
        others.filter(|ship| self.can_board(pc, *ship).is_ok()).collect()
    }

    /// A seat boards and chooses its party (L-180).
    pub(crate) fn board_ship(&mut self, pc: Pc, target: Ship) {
        self.melee = Melee { by: Ship::Pc(pc), target, ..Melee::default() };
        self.push(Item::Battle(Task::Melee(0)));
        self.ask(pc, Question::Party);
    }

    /// A ship that sails by herself boards with these dice (L-180, L-230, D-15).
    pub(crate) fn npc_boards(&mut self, npc: u8, target: Ship, dice: u8, bonus: u8) {
        let mut melee = Melee { by: Ship::Npc(npc), target, bonus, ..Melee::default() };
        melee.sides[0].left = dice;
        self.melee = melee;
        self.push(Item::Battle(Task::Melee(0)));
    }

    /// May the seat throw its grapnel (L-316)?
    fn may_grapple(&self, pc: Pc) -> bool {
        let board = self.board(pc);
        let rested = board.company.grappled.is_none_or(|(_, round)| self.round >= round + AGAIN);
        board.count(U::Grapnel) > 0 && rested
    }

    /// Does a grapnel hold a ship in this turn, the next of hers after it was thrown, while the one
    /// who threw it lies beside her (L-316)?
    pub(crate) fn is_held(&self, ship: Ship) -> bool {
        let Some((at, _)) = self.berth(ship) else { return false };
        // A ship that sails by herself comes after the seat she belongs to, in the same turn.
        let (whose, after) = match ship {
            Ship::Pc(pc) => (pc, 0),
            Ship::Npc(npc) => (self.npc(npc).of, 1),
        };
        let holds = |by: Pc| {
            let board = self.board(by);
            let near = board.cell.is_some_and(|cell| cell.distance(at) == 1);
            near && board.company.grappled.is_some_and(|(held, round)| {
                let in_this_round = whose.0 + after > by.0;
                let comes = if in_this_round { round } else { round + 1 };
                held == ship && self.round == comes
            })
        };
        whose == self.turn.pc && self.pcs().any(holds)
    }

    /// Answers about a boarding.
    pub(crate) fn decide_on_melee(
        &mut self,
        pc: Pc,
        question: Question,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match (question, action) {
            (_, Action::Party(n)) => {
                self.melee.sides[0].left = n;
                if self.may_grapple(pc) {
                    self.ask(pc, Question::Grapnel);
                }
            }
            (Question::Grapnel, Action::Yes) => {
                let (target, round) = (self.melee.target, self.round);
                self.board_mut(pc).company.grappled = Some((target, round));
                let card = self.card_of(target);
                log.tell(|| Event::Grappled { pc, target, card });
            }
            (_, Action::Copy(upgrade)) => {
                let side = usize::from(self.melee.by != Ship::Pc(pc));
                self.melee.sides[side].copy = Some(upgrade);
            }
            (_, Action::Reroll(die)) => {
                let side = usize::from(self.melee.by != Ship::Pc(pc));
                self.roll_blade(side, usize::from(die), log);
                self.tell_blades(side, log);
                self.push(Item::Battle(Task::Melee(3 + side as u8)));
            }
            _ => {}
        }
    }

    /// Those the lieutenant of a ship may copy in this melee (L-328).
    pub(crate) fn copies(&self, ship: Ship) -> impl Iterator<Item = U> {
        let board = ship.pc().map(|pc| self.board(pc));
        let board = board.filter(|board| board.count(U::Lieutenant) > 0);
        let has = move |one: &U| board.is_some_and(|board| board.count(*one) > 0);
        COPIED.into_iter().filter(has)
    }

    /// Goes on with a melee: lieutenants, what comes before the dice, rerolls, the count (L-183,
    /// L-184).
    pub(super) fn run_melee(&mut self, step: u8, log: &mut Log<Event>) {
        if step < 5 {
            self.push(Item::Battle(Task::Melee(step + 1)));
        }
        match step {
            0 | 1 => self.ask_lieutenant(usize::from(step)),
            2 => self.cross_swords(log),
            3 | 4 => self.roll_again_in_melee(usize::from(step) - 3, log),
            _ => self.count_melee(log),
        }
    }

    /// The lieutenant of a side copies one of its specialists: whom there is alone without a
    /// question (L-328).
    fn ask_lieutenant(&mut self, side: usize) {
        let ship = self.melee.ship(side);
        let mut copies = self.copies(ship);
        match (copies.next(), copies.next(), ship) {
            (Some(only), None, _) => {
                drop(copies);
                self.melee.sides[side].copy = Some(only);
            }
            (Some(_), Some(_), Ship::Pc(pc)) => {
                drop(copies);
                self.ask(pc, Question::Lieutenant);
            }
            _ => {}
        }
    }

    /// How many of a kind a side has, the lieutenant's copy among them.
    pub(crate) fn in_melee(&self, side: usize, upgrade: U) -> u8 {
        let own = self.melee.ship(side).pc().map_or(0, |pc| self.board(pc).count(upgrade));
        own + u8::from(self.melee.sides[side].copy == Some(upgrade))
    }

    /// What a side adds to each of its dice (L-182, L-230, L-238, L-321, L-330).
    fn bonus(&self, side: usize) -> u8 {
        let pennant = if side == 0 { self.melee.bonus } else { 0 };
        pennant
            + match self.melee.ship(side) {
                Ship::Pc(_) => self.in_melee(side, U::Sabres) + self.in_melee(side, U::Mercenary),
                Ship::Npc(npc) => self.npc(npc).side().passives.melee,
            }
    }

    /// The crew defence of a side: armour, and for a defender her mooring (L-181, L-238, L-327).
    fn guard(&self, side: usize) -> u8 {
        let ship = self.melee.ship(side);
        let moored = side == 1 && self.berth(ship).is_some_and(|(at, _)| self.is_mooring(at));
        u8::from(moored)
            + match ship {
                Ship::Pc(_) => self.in_melee(side, U::Armour),
                Ship::Npc(npc) => self.npc(npc).side().passives.guard,
            }
    }

    pub(crate) fn blades(&self, side: usize) -> Blades {
        Blades {
            bonus: self.bonus(side),
            guard: self.guard(1 - side),
            threshold: self.options.melee_threshold(),
        }
    }

    /// Both sides stand to: grenades and marksmen first, the attacker's before the defender's, then
    /// all dice are rolled (L-180 to L-184).
    fn cross_swords(&mut self, log: &mut Log<Event>) {
        let Melee { by, target, .. } = self.melee;
        self.melee.sides[1].left = self.fit_crew(target);
        let [party, defenders] = [0, 1].map(|side: usize| self.melee.sides[side].left);
        let cards = [by, target].map(|ship| self.card_of(ship));
        log.tell(|| Event::Boarded { by, target, cards, party, defenders });
        if let Ship::Pc(pc) = by {
            self.board_mut(pc).attacked = Some(target);
        }
        for side in [0, 1] {
            self.melee.sides[side].doctors = self.in_melee(side, U::Doctor);
        }
        for side in [0, 1] {
            self.throw_grenades(side, log);
            self.aim_muskets(side, log);
        }
        for side in [0, 1] {
            let left = self.melee.sides[side].left;
            let pistols = if left > 0 { self.in_melee(side, U::Pistol) } else { 0 };
            let dice = (0..left + pistols).map(|_| self.d12(log)).collect();
            let rerolls = self.rerolls_in_melee(side);
            let corps = &mut self.melee.sides[side];
            (corps.dice, corps.rerolls) = (dice, rerolls);
        }
    }

    /// Dice a side may roll again: its swords, and for the party a pincer (L-203, L-322, L-323).
    pub(crate) fn rerolls_in_melee(&self, side: usize) -> u8 {
        let Melee { by, target, .. } = self.melee;
        let pincer = if side == 0 { self.pincer_in_melee(by, target) } else { 0 };
        self.in_melee(side, U::Swords) + 2 * self.in_melee(side, U::Scimitar) + pincer
    }

    /// Each throw of grenades may wound both sides (L-325).
    fn throw_grenades(&mut self, side: usize, log: &mut Log<Event>) {
        let by = self.melee.ship(side);
        for _ in 0..self.in_melee(side, U::Grenades) {
            let dice = [self.d12(log), self.d12(log)];
            let [own, enemy] = grenades(dice);
            let card = self.card_of(by);
            log.tell(|| Event::Grenades { by, card, dice, own, enemy });
            self.cut_down(side, own, Rule(325), log);
            self.cut_down(1 - side, enemy, Rule(325), log);
        }
    }

    /// Each marksman has a die of his own, with his side's modifiers (L-329).
    fn aim_muskets(&mut self, side: usize, log: &mut Log<Event>) {
        let by = self.melee.ship(side);
        let marksmen = self.in_melee(side, U::Marksman);
        if marksmen > 0 {
            let dice: List<u8, 4> = (0..marksmen).map(|_| self.d12(log)).collect();
            let hits = self.blades(side).hits(&dice);
            let card = self.card_of(by);
            log.tell(|| Event::Marksmen { by, card, dice, hits });
            self.cut_down(1 - side, hits, Rule(329), log);
        }
    }

    /// Wounds fall on a side; its doctors keep some away, and those who fall are missing in its crew
    /// (L-183, L-184, L-324).
    fn cut_down(&mut self, side: usize, wounds: u8, rule: Rule, log: &mut Log<Event>) {
        let corps = &mut self.melee.sides[side];
        let fallen = after_doctors(wounds, corps.doctors).min(corps.left);
        corps.doctors = corps.doctors.saturating_sub(wounds);
        corps.left -= fallen;
        let ship = self.melee.ship(side);
        _ = self.bury(ship, fallen, rule, log);
    }

    /// Misses are rolled again, by the policy of the house or as the seat says, the attacker's first
    /// (L-184, 5.3).
    fn roll_again_in_melee(&mut self, side: usize, log: &mut Log<Event>) {
        let corps = &self.melee.sides[side];
        if let Ship::Pc(pc) = self.melee.ship(side)
            && !self.options.on(Key::AutoReroll)
            && corps.rerolls > 0
            && self.fresh_blades(side).next().is_some()
        {
            return self.ask(pc, Question::Swords);
        }
        let (blades, before) = (self.blades(side), corps.rerolled);
        while self.melee.sides[side].rerolls > 0
            && let corps = &self.melee.sides[side]
            && let Some(die) = blades.next_reroll(&corps.dice, corps.rerolled)
        {
            self.roll_blade(side, die, log);
        }
        if self.melee.sides[side].rerolled != before {
            self.tell_blades(side, log);
        }
    }

    /// The dice of a side that may still be rolled again (L-132).
    fn fresh_blades(&self, side: usize) -> impl Iterator<Item = u8> + use<> {
        let corps = &self.melee.sides[side];
        let (count, rerolled) = (corps.dice.len() as u8, corps.rerolled);
        (0..count).filter(move |die| rerolled >> die & 1 == 0)
    }

    /// The dice a seat may roll again, by index; or none of them is (5.3).
    pub(crate) fn list_blades(&self, pc: Pc, out: &mut Vec<Action>) {
        let side = usize::from(self.melee.by != Ship::Pc(pc));
        out.extend(self.fresh_blades(side).map(Action::Reroll));
        out.push(Action::Keep);
    }

    fn roll_blade(&mut self, side: usize, die: usize, log: &mut Log<Event>) {
        let rolled = self.d12(log);
        let corps = &mut self.melee.sides[side];
        corps.dice[die] = rolled;
        corps.rerolled |= 1 << die;
        corps.rerolls -= 1;
    }

    fn tell_blades(&self, side: usize, log: &mut Log<Event>) {
        let (by, dice) = (self.melee.ship(side), self.melee.sides[side].dice);
        let card = self.card_of(by);
        log.tell(|| Event::MeleeRerolled { by, card, dice });
    }

    /// Both sides wound each other at once; then the ship is taken or not, and what the attack costs
    /// a seat is counted (L-184 to L-188, L-241).
    fn count_melee(&mut self, log: &mut Log<Event>) {
        let Melee { by, target, .. } = self.melee;
        let dice = [0, 1].map(|side: usize| self.melee.sides[side].dice);
        let hits = [0, 1].map(|side: usize| self.blades(side).hits(&dice[side]));
        self.cut_down(1, hits[0], Rule(184), log);
        self.cut_down(0, hits[1], Rule(184), log);
        let [party, defenders] = [0, 1].map(|side: usize| self.melee.sides[side].left);
        let taken = is_taken(party, defenders);
        let [attack, answer] = dice;
        let cards = [by, target].map(|ship| self.card_of(ship));
        log.tell(|| Event::Melee {
            by,
            target,
            cards,
            attack,
            answer,
            hits,
            party,
            defenders,
            taken,
        });
        if let Ship::Pc(pc) = by {
            self.offend(pc, target, true, taken, log);
        }
        if taken {
            if let Ship::Npc(npc) = by {
                self.heal(npc, defenders, Rule(187), log);
            }
            self.fell(target, Fate::Captured, By::Ship(by), log);
        }
    }

    /// Wounds of a ship that sails by herself heal (L-187, L-212, L-238).
    pub(crate) fn heal(&mut self, npc: u8, n: u8, rule: Rule, log: &mut Log<Event>) {
        let healed = n.min(self.npc(npc).wounds);
        self.npc_mut(npc).wounds -= healed;
        if healed > 0 {
            let ship = Ship::Npc(npc);
            let card = self.card_of(ship);
            log.tell(|| Event::Crew { ship, card, n: healed as i8, rule });
        }
    }

    /// May a board B seat sail a captured ship: not above its own level by more than one, not the
    /// White Whale, and only if she would float under it (L-190, L-191)?
    pub(super) fn may_sail(&self, pc: Pc, npc: u8) -> bool {
        let board = self.board(pc);
        let (card, prize) = (CardNo::new(self.npc(npc).card), self.npc(npc));
        let robustness = card.ship().hull.robustness;
        board.company.of_cards
            && board.cell.is_some()
            && super::melee::can_swap(board.level, card.card().level)
            && !card.npc().white_whale
            && prize.water < robustness
            && prize.fire < robustness
    }
}
