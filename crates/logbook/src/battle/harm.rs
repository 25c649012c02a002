//! Damage on ships, and their end (2.12, 2.13).

use engine::Log;

use super::Task;
use super::destruction::{Fate, of_hold, of_npc};
use super::shot::Recoil;
use crate::agenda::Item;
use crate::board::damage::{Damage, after_carpenters, propagation};
use crate::content::{CardNo, CrewUpgrade};
use crate::event::{Event, Rule};
use crate::fact::Fact;
use crate::state::Logbook;
use crate::{By, Pc, Ship};

impl Logbook {
    /// The defence of a ship, with a reinforced hull (L-121, L-200).
    pub(crate) fn defence_of(&self, ship: Ship) -> u8 {
        self.card_defence(ship) + u8::from(self.has_hull(ship))
    }

    /// The defence printed on her card (L-133).
    pub(crate) fn card_defence(&self, ship: Ship) -> u8 {
        match ship {
            Ship::Pc(pc) => self.board(pc).hull().defence,
            Ship::Npc(npc) => CardNo::new(self.npc(npc).card).npc().defence,
        }
    }

    /// Has she a reinforced hull (L-318)?
    pub(crate) fn has_hull(&self, ship: Ship) -> bool {
        ship.pc().is_some_and(|pc| self.board(pc).has_hull())
    }

    /// How many carpenters a ship has (L-148, L-309).
    pub(crate) fn carpenters(&self, ship: Ship) -> u8 {
        ship.pc().map_or(0, |pc| self.board(pc).count(CrewUpgrade::Carpenter))
    }

    /// Movement points shot away (L-137).
    pub(crate) fn chain(&self, ship: Ship) -> u8 {
        match ship {
            Ship::Pc(pc) => self.board(pc).chain,
            Ship::Npc(npc) => self.npc(npc).chain,
        }
    }

    /// Sails are torn: this is neither weight nor damage (L-137).
    pub(super) fn tear(&mut self, ship: Ship, points: u8) {
        match ship {
            Ship::Pc(pc) => self.board_mut(pc).chain += points,
            Ship::Npc(npc) => self.npc_mut(npc).chain += points,
        }
    }

    /// A batch of damage hits a ship; carpenters keep some of it away (L-148).
    pub(crate) fn hurt(
        &mut self,
        ship: Ship,
        kind: Damage,
        n: u8,
        by: By,
        rule: Rule,
        log: &mut Log<Event>,
    ) {
        let left = after_carpenters(n, self.carpenters(ship));
        self.hurt_past_carpenters(ship, kind, left, by, rule, log);
    }

    /// The same once carpenters have done their part; a ship that takes too much is destroyed.
    pub(crate) fn hurt_past_carpenters(
        &mut self,
        ship: Ship,
        kind: Damage,
        n: u8,
        by: By,
        rule: Rule,
        log: &mut Log<Event>,
    ) {
        let fate = self.inflict(ship, kind, n, by, rule, log);
        if fate.is_destroyed() {
            self.fell(ship, fate, by, log);
        }
    }

    /// Places a batch of damage and says what it makes of the ship (L-141 to L-146, L-149 to L-153).
    pub(crate) fn inflict(
        &mut self,
        ship: Ship,
        kind: Damage,
        n: u8,
        by: By,
        rule: Rule,
        log: &mut Log<Event>,
    ) -> Fate {
        if n == 0 {
            return Fate::Afloat;
        }
        let card = self.card_of(ship);
        log.tell(|| Event::Damage { ship, card, kind, n, rule });
        let hit_by = match by {
            By::Ship(by) => Some(by),
            _ => None,
        };
        match ship {
            Ship::Pc(pc) => {
                let board = self.board_mut(pc);
                board.hit_by = hit_by.or(board.hit_by);
                let losses = board.hold.suffer(kind, n);
                let fate = of_hold(&board.hold, board.hull().robustness);
                self.set_adrift(pc, losses.overboard, None, log);
                self.lose_goods(ship, losses.burnt, log);
                fate
            }
            Ship::Npc(npc) => {
                let npc = self.npc_mut(npc);
                npc.hit_by = hit_by.or(npc.hit_by);
                npc.last = Some(kind);
                match kind {
                    Damage::Water => npc.water = npc.water.saturating_add(n),
                    Damage::Fire => npc.fire = npc.fire.saturating_add(n),
                }
                let robustness = CardNo::new(npc.card).npc().robustness;
                of_npc(npc.water, npc.fire, robustness, kind)
            }
        }
    }

    /// At the end of a ship's own turn fire spreads aboard (L-147, D-19).
    pub(crate) fn spread_fire(&mut self, ship: Ship, log: &mut Log<Event>) {
        let fire = match ship {
            Ship::Pc(pc) => self.board(pc).hold.fire(),
            Ship::Npc(npc) => self.npc(npc).fire,
        };
        if self.berth(ship).is_some() {
            self.hurt(ship, Damage::Fire, propagation(fire), By::Fire, Rule(147), log);
        }
    }

    /// Overcharged cannons burst and set the ship on fire (L-317, D-35).
    pub(super) fn recoil(&mut self, pc: Pc, recoil: Recoil, log: &mut Log<Event>) {
        for _ in 0..recoil.cannons {
            if self.board_mut(pc).hold.burst_cannon() {
                log.tell(|| Event::CannonLost(pc));
            }
        }
        self.hurt(Ship::Pc(pc), Damage::Fire, recoil.fire, By::Own, Rule(317), log);
    }

    /// A stranded ship is given up by her own seat (L-088).
    pub(crate) fn scuttle(&mut self, pc: Pc, log: &mut Log<Event>) {
        self.destroy(Ship::Pc(pc), By::Own, log);
    }

    /// A ship is destroyed at once; nobody is rewarded (L-163, D-95). She counts as sunk.
    pub(crate) fn destroy(&mut self, ship: Ship, by: By, log: &mut Log<Event>) {
        self.fell(ship, Fate::Sunk, by, log);
    }

    /// A ship goes down: she is off the map at once, whoever did it is rewarded, everybody is told,
    /// and what is left of her is cleared away.
    pub(crate) fn fell(&mut self, ship: Ship, fate: Fate, by: By, log: &mut Log<Event>) {
        self.fell_for(ship, fate, by, true, log);
    }

    /// The same, with spoils or without any (L-202).
    pub(crate) fn fell_for(
        &mut self,
        ship: Ship,
        fate: Fate,
        by: By,
        spoils: bool,
        log: &mut Log<Event>,
    ) {
        let card = self.card_of(ship);
        log.tell(|| match (ship, card, by) {
            (Ship::Npc(npc), Some(card), By::Nobody) => Event::Left { npc, card },
            _ => Event::Destroyed { ship, card, how: fate, by },
        });
        let credit = match by {
            By::Fire => self.kindler(ship).map_or(By::Fire, By::Ship),
            by => by,
        };
        if let (By::Fire, By::Ship(Ship::Pc(pc))) = (by, credit) {
            self.offend(pc, ship, false, true, log);
        }
        match ship {
            Ship::Pc(pc) => self.board_mut(pc).cell = None,
            Ship::Npc(npc) => self.npc_mut(npc).cell = None,
        }
        self.push(Item::Battle(Task::Wreck(ship)));
        self.tell(Fact::Destroyed { ship, fate, by: credit });
        if let By::Ship(to) = credit
            && spoils
        {
            self.push(Item::Battle(Task::Spoils { of: ship, fate, to }));
        }
    }

    /// To whose credit a ship burns that fire consumes: the last ship that damaged her; a seat's
    /// only if she is the last ship that seat attacked (L-158, D-36).
    fn kindler(&self, ship: Ship) -> Option<Ship> {
        let hit_by = match ship {
            Ship::Pc(pc) => self.board(pc).hit_by,
            Ship::Npc(npc) => self.npc(npc).hit_by,
        };
        let attacked = |by: Ship| by.pc().is_none_or(|pc| self.board(pc).attacked == Some(ship));
        hit_by.filter(|by| attacked(*by))
    }
}
