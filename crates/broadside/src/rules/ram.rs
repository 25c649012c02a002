//! Ramming (B-80 … B-88).

use std::ops::ControlFlow;

use engine::Log;

use crate::cards::Ability;
use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::state::Broadside;
use crate::{Action, Event, WhyNot};

/// Does a ram take a mast: the die beats the masts that stand, one stands, and no iron stem
/// guards her (B-81, B-88)?
pub const fn breaks(die: u8, masts: u8, ironstem: bool) -> bool {
    masts > 0 && die > masts && !ironstem
}

impl Broadside {
    pub(crate) fn list_rams(&self, ship: u8, out: &mut impl Sink) -> Flow {
        let own = self.ship(ship);
        for (target, _) in self.afloat().filter(|(_, other)| other.controller != own.controller) {
            if self.may_ram(ship, target).is_ok() {
                out.put(Action::Ram(target))?;
            }
        }
        out.put(Action::Nothing)
    }

    /// The bow section touches the rest of an enemy's hull; the contact of this very move does
    /// not count against it (B-80, B-82, B-86, R-14). A tug and her tow sail under one pennant
    /// and never ram each other (B-96).
    pub(crate) fn may_ram(&self, ship: u8, target: u8) -> Result<(), WhyNot> {
        let other = self.ships.get(target as usize).filter(|other| other.is_afloat());
        let other = other.ok_or(WhyNot::NoTarget)?;
        WhyNot::Friendly.unless(other.controller != self.controller(ship))?;
        WhyNot::NoContact.unless(self.ship(ship).hull().bow_touches_rest(other.hull()))
    }

    /// One attempt; a boarding may follow whatever comes of it (B-81, B-90, R-11). The target's
    /// controller chooses the mast.
    pub(crate) fn ram(&mut self, ship: u8, target: u8, log: &mut Log<Event>) {
        let die = self.die(log);
        let ironstem = self.fittings(target).open.has(Ability::Ironstem);
        let lost = breaks(die, self.ship(target).masts_left(), ironstem);
        log.tell(|| Event::Rammed { ship, target, die, lost });
        self.ask(self.controller(ship), Decision::Board { rammer: ship, target });
        if lost {
            self.ask(self.controller(target), Decision::Lose { ship: target, count: 1, by: ship });
        }
    }

    /// Which mast, where one is to be chosen (B-81, B-130).
    pub(crate) fn list_masts(&self, masts: u8, out: &mut impl Sink) -> Flow {
        for mast in crate::ship::bits(masts) {
            out.put(Action::Mast(mast))?;
        }
        ControlFlow::Continue(())
    }

    /// A mast goes, and with `heavy_shot` another while one stands.
    pub(crate) fn lose_masts(
        &mut self,
        ship: u8,
        mast: u8,
        count: u8,
        by: u8,
        log: &mut Log<Event>,
    ) {
        let seat = self.controller(ship);
        self.lose_mast(ship, mast, by, log);
        let own = self.ship(ship);
        if count > 1 && own.is_afloat() && !own.is_derelict() {
            self.ask(seat, Decision::Lose { ship, count: count - 1, by });
        }
    }

    /// With the last mast a ship is derelict (B-67, B-132): her tow ends (B-105), and a thin hull
    /// sinks (B-143).
    pub(crate) fn lose_mast(&mut self, ship: u8, mast: u8, by: u8, log: &mut Log<Event>) {
        self.ship_mut(ship).standing &= !(1 << mast);
        log.tell(|| Event::MastLost { ship, mast });
        if self.ship(ship).is_derelict() {
            self.end_tow(ship, log);
            if self.fittings(ship).open.has(Ability::ThinHull) {
                self.sink(ship, by, log);
            }
        }
    }
}
