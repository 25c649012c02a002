//! Repair (B-146, B-147).

use engine::Log;

use crate::cards::Ability;
use crate::decision::Decision;
use crate::state::Broadside;
use crate::{Event, WhyNot};

impl Broadside {
    /// At her own home, or anywhere with a shipwright (B-146).
    pub(crate) fn may_repair(&self, ship: u8) -> Result<(), WhyNot> {
        WhyNot::Whole.unless(self.ship(ship).lost() != 0)?;
        let able = self.is_at_home(ship) || self.fittings(ship).all.has(Ability::Shipwright);
        WhyNot::NotAtHome.unless(able)
    }

    pub(crate) fn repair(&mut self, ship: u8, log: &mut Log<Event>) {
        if !self.is_at_home(ship) {
            self.use_ability(ship, Ability::Shipwright, log);
        }
        self.ask(self.controller(ship), Decision::Restore { ship });
    }

    /// A derelict with a mast again is none any more, and no longer in tow (B-147, B-105).
    pub(crate) fn restore_mast(&mut self, ship: u8, mast: u8, log: &mut Log<Event>) {
        self.ship_mut(ship).standing |= 1 << mast;
        log.tell(|| Event::MastRestored { ship, mast });
        if let Some(tug) = self.tug_of(ship) {
            self.end_tow(tug, log);
        }
    }
}
