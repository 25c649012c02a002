//! Attacks: whom, with what, and what the dice do (2.11).

use engine::{List, Log};

use super::Task;
use super::destruction::Fate;
use super::salvo::Salvo;
use super::shot::{Aim, Ammo, Care, Target, recoil};
use crate::action::Action;
use crate::agenda::Item;
use crate::ask::Question;
use crate::board::damage::Damage;
use crate::chart::faces::{on_bow_or_stern, on_flank};
use crate::content::{Ammunition, CrewUpgrade};
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Cell, Pc, Ship};

impl Logbook {
    /// The ships a seat may shoot at, by distance, then in the order of activation (5.2): on a
    /// flank, in sight, in no fog, and only those that can be hurt (L-124 to L-128, D-55).
    pub(crate) fn targets(&self, pc: Pc) -> List<Ship, 16> {
        let Some((at, heading)) = self.berth(Ship::Pc(pc)) else { return List::default() };
        if !self.may_fire_from(at) {
            return List::default();
        }
        let ships = self.ships();
        let mut found: List<(u8, u8), 16> = List::default();
        for (order, ship) in (0..).zip(ships.iter()).filter(|(_, ship)| **ship != Ship::Pc(pc)) {
            let Some((cell, _)) = self.berth(*ship) else { continue };
            if on_flank(at, heading, cell)
                && self.could_hurt(pc, *ship, false)
                && !self.is_in_fog(cell)
                && self.sees(at, cell)
            {
                found.push((at.distance(cell), order));
            }
        }
        found.sort_unstable();
        found.iter().map(|(_, order)| ships[usize::from(*order)]).collect()
    }

    /// Nobody fires from a mooring or in fog (L-125, L-398).
    pub(super) fn may_fire_from(&self, cell: Cell) -> bool {
        !self.is_mooring(cell) && !self.is_in_fog(cell)
    }

    /// Could the guns of a seat hurt this ship, with any of its ammunition (L-128)?
    pub(super) fn could_hurt(&self, pc: Pc, target: Ship, crossing: bool) -> bool {
        let dice = self.board(pc).hold.firing();
        self.ammunition(pc).any(|ammo| {
            let salvo = Salvo { target, crossing, ..Salvo::default() };
            let salvo = self.trained(pc, salvo, ammo);
            self.aim_of(&salvo).can_hurt(dice)
        })
    }

    /// What a seat has to fire, in the order of every list (L-306).
    pub(crate) fn ammunition(&self, pc: Pc) -> impl Iterator<Item = Ammo> {
        let fittings = self.board(pc).fittings;
        let owned = Ammunition::ALL.into_iter().filter(move |ammo| fittings.owns(*ammo));
        std::iter::once(Ammo::Normal).chain(owned.map(Ammo::from))
    }

    /// The ammunition of a seat, each plain and then with two dice a cannon (5.3, L-317).
    pub(crate) fn list_ammunition(&self, pc: Pc, out: &mut Vec<Action>) {
        let overcharge = self.board(pc).count(CrewUpgrade::Overcharge) > 0;
        for ammo in self.ammunition(pc) {
            out.push(Action::Ammo { ammo, overcharge: false });
            if overcharge {
                out.push(Action::Ammo { ammo, overcharge: true });
            }
        }
    }

    /// What the dice of a salvo are worth in this game (L-134, L-138).
    pub(crate) fn aim_of(&self, salvo: &Salvo) -> Aim {
        let natural_twelve = self.options.on(Key::Natural12);
        Aim { natural_twelve, ..salvo.aim(self.options.most_a_die()) }
    }

    /// A boarding may follow a shot in the same action, or the reverse, with the instructor (L-193,
    /// L-315).
    pub(super) fn follow_up(&mut self, pc: Pc, boards: bool) {
        let any = match boards {
            true => !self.boardable(pc).is_empty(),
            false => !self.targets(pc).is_empty(),
        };
        if any && self.board(pc).count(CrewUpgrade::Instructor) > 0 {
            self.ask(pc, Question::FollowUp { boards });
        }
    }

    /// The ships that may be attacked besides, or none of them is (5.3).
    pub(crate) fn list_follow_ups(&self, pc: Pc, boards: bool, out: &mut Vec<Action>) {
        out.push(Action::Done);
        match boards {
            true => out.extend(self.boardable(pc).iter().map(|ship| Action::Board(*ship))),
            false => out.extend(self.targets(pc).iter().map(|ship| Action::Shoot(*ship))),
        }
    }

    /// A seat attacks from its menu: the other kind of attack may follow (L-193).
    pub(crate) fn attack_with(&mut self, pc: Pc, action: Action) {
        let boards = matches!(action, Action::Shoot(_));
        self.push(Item::Battle(Task::FollowUp { pc, boards }));
        self.attack_once(pc, action);
    }

    /// A seat attacks without anything that may follow.
    pub(crate) fn attack_once(&mut self, pc: Pc, action: Action) {
        match action {
            Action::Shoot(target) => self.attack(pc, target),
            Action::Board(target) => self.board_ship(pc, target),
            _ => {}
        }
    }

    /// A seat attacks and chooses its ammunition before the dice (L-130).
    pub(crate) fn attack(&mut self, pc: Pc, target: Ship) {
        self.salvo = Salvo { by: By::Ship(Ship::Pc(pc)), target, ..Salvo::default() };
        self.ask(pc, Question::Ammo);
    }

    /// The salvo of a seat with all it has: cannon upgrades, gunners, and the number to beat
    /// (L-131 to L-133, L-301, L-310 to L-312).
    pub(crate) fn trained(&self, pc: Pc, salvo: Salvo, ammo: Ammo) -> Salvo {
        let board = self.board(pc);
        let gunners = board.count(CrewUpgrade::Gunner);
        let experts =
            board.count(CrewUpgrade::ExpertGunner) + board.count(CrewUpgrade::Artillerist);
        let far = board.fittings.long_guns;
        let pincer = match salvo.crossing {
            true => 0,
            false => self.pincer_in_shot(Ship::Pc(pc), salvo.target),
        };
        Salvo {
            by: By::Ship(Ship::Pc(pc)),
            ammo,
            level: board.level,
            upgrades: board.fittings.cannon_upgrades.min(board.layout().cannons()),
            defence: self.number_to_beat(Ship::Pc(pc), salvo.target, far, ammo, salvo.crossing),
            rerolls: gunners + 2 * experts + pincer,
            ..salvo
        }
    }

    /// What each die has to beat (L-133).
    pub(super) fn number_to_beat(
        &self,
        by: Ship,
        target: Ship,
        long_guns: u8,
        ammo: Ammo,
        crossing: bool,
    ) -> u8 {
        self.in_sights(by, target, long_guns, crossing).defence(ammo)
    }

    /// What makes a target hard to hit (L-133); on the same cell as beside, without a bonus of
    /// position (D-54).
    pub(crate) fn in_sights(
        &self,
        by: Ship,
        target: Ship,
        long_guns: u8,
        crossing: bool,
    ) -> Target {
        let (card, hull) = (self.card_defence(target), self.has_hull(target));
        let near = Target { card, hull, distance: 1, ..Target::default() };
        match (self.berth(by), self.berth(target)) {
            (Some((from, _)), Some((to, heading))) if !crossing => Target {
                distance: from.distance(to),
                long_guns,
                on_bow_or_stern: on_bow_or_stern(to, heading, from),
                moored: self.is_mooring(to),
                ..near
            },
            _ => near,
        }
    }

    /// Answers about fire: the ammunition, or none; a die to roll again, or none.
    pub(crate) fn fire_or_not(
        &mut self,
        pc: Pc,
        question: Question,
        action: Action,
        log: &mut Log<Event>,
    ) {
        match action {
            Action::Ammo { ammo, overcharge } => {
                let board = self.board(pc);
                let dice = board.hold.firing() * (1 + u8::from(overcharge));
                let salvo = self.trained(pc, self.salvo.clone(), ammo);
                self.board_mut(pc).attacked = Some(salvo.target);
                self.fire(Salvo { overcharge, ..salvo }, dice, log);
            }
            Action::Reroll(die) => {
                self.roll_again(usize::from(die), log);
                self.tell_reroll(log);
                self.push(Item::Battle(Task::Dice));
            }
            _ if question == Question::Reroll => self.count(log),
            // The fire is held (L-086).
            _ => self.salvo = Salvo::default(),
        }
    }

    /// The dice are rolled (L-129).
    pub(super) fn fire(&mut self, salvo: Salvo, dice: u8, log: &mut Log<Event>) {
        let dice = (0..dice).map(|_| self.d12(log)).collect();
        self.salvo = Salvo { dice, ..salvo };
        self.push(Item::Battle(Task::Dice));
    }

    /// Gunners roll dice again, by the house's policy or as the seat says; then all are counted
    /// (L-132, 5.3).
    pub(crate) fn settle_dice(&mut self, log: &mut Log<Event>) {
        let By::Ship(by) = self.salvo.by else { return };
        if let Ship::Pc(pc) = by
            && !self.options.on(Key::AutoReroll)
            && self.salvo.rerolls > 0
            && self.salvo.fresh().next().is_some()
        {
            return self.ask(pc, Question::Reroll);
        }
        let before = self.salvo.rerolled;
        while self.salvo.rerolls > 0
            && let Some(die) =
                self.aim_of(&self.salvo).next_reroll(&self.salvo.dice, self.salvo.rerolled)
        {
            self.roll_again(die, log);
        }
        if self.salvo.rerolled != before {
            self.tell_reroll(log);
        }
        self.count(log);
    }

    /// The dice that may be rolled again, by index; or none of them is (5.3).
    pub(crate) fn list_rerolls(&self, out: &mut Vec<Action>) {
        out.extend(self.salvo.fresh().map(Action::Reroll));
        out.push(Action::Keep);
    }

    fn roll_again(&mut self, die: usize, log: &mut Log<Event>) {
        self.salvo.dice[die] = self.d12(log);
        self.salvo.rerolled |= 1 << die;
        self.salvo.rerolls -= 1;
    }

    fn tell_reroll(&self, log: &mut Log<Event>) {
        if let By::Ship(by) = self.salvo.by {
            let dice = self.salvo.dice;
            log.tell(|| Event::Rerolled { by, dice });
        }
    }

    /// The dice are counted: one batch of damage, what the attack costs a seat, and the end of the
    /// target if it is too much (L-134 to L-140, L-241).
    fn count(&mut self, log: &mut Log<Event>) {
        let salvo = std::mem::take(&mut self.salvo);
        let Salvo { by, target, ammo, dice, defence, .. } = salvo;
        let aim = self.aim_of(&salvo);
        let care = Care {
            carpenters: self.carpenters(target),
            chain: self.chain(target),
            doctors: self.doctors(target),
        };
        let blow = aim.blow(&dice, care);
        log.tell(|| Event::Shot {
            by,
            target,
            cards: [
                match by {
                    By::Ship(by) => self.card_of(by),
                    _ => None,
                },
                self.card_of(target),
            ],
            ammo,
            dice,
            values: (0..).zip(dice.iter()).map(|(at, die)| die + aim.modifier(at)).collect(),
            defence,
            water: blow.water,
            fire: blow.fire,
            wounds: blow.wounds,
            chain: blow.chain,
        });
        if let By::Ship(Ship::Pc(pc)) = by
            && salvo.overcharge
        {
            self.push(Item::Battle(Task::Recoil(pc, recoil(&dice))));
        }
        self.tear(target, blow.chain);
        let (kind, points) = match blow.fire {
            0 => (Damage::Water, blow.water),
            fire => (Damage::Fire, fire),
        };
        let fate = match self.inflict(target, kind, points, by, Rule(140), log) {
            Fate::Afloat => {
                let rule = if ammo == Ammo::Grapeshot { Rule(136) } else { Rule(138) };
                self.wound(target, blow.wounds, rule, log)
            }
            fate => fate,
        };
        if let By::Ship(Ship::Pc(pc)) = by {
            self.offend(pc, target, true, fate.is_destroyed(), log);
        }
        if fate.is_destroyed() {
            self.fell(target, fate, by, log);
        }
    }
}
