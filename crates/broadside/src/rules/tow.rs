//! Towing (B-97 … B-105).

use engine::Log;

use crate::list::{Flow, Sink};
use crate::state::Broadside;
use crate::{Action, Event, Pose, WhyNot};

impl Broadside {
    pub(crate) fn list_tows(&self, ship: u8, out: &mut impl Sink) -> Flow {
        let own = self.ship(ship);
        if !own.is_derelict() && own.tows.is_none() {
            for (other, _) in self.afloat().filter(|(_, other)| other.is_derelict()) {
                if self.may_tow(ship, other).is_ok() {
                    out.put(Action::Tow(other))?;
                }
            }
        }
        out.put(Action::Nothing)
    }

    /// Her hull touches a derelict that is not in tow; she tows none and is not derelict; there
    /// is room behind her (B-97, B-103, B-104, R-16, R-17).
    pub(crate) fn may_tow(&self, ship: u8, other: u8) -> Result<(), WhyNot> {
        let own = self.ship(ship);
        WhyNot::Derelict.unless(!own.is_derelict())?;
        WhyNot::Towing.unless(own.tows.is_none())?;
        let there = self.ships.get(other as usize).ok_or(WhyNot::NoTarget)?;
        WhyNot::Manned.unless(there.is_derelict())?;
        self.touching(ship, other)?;
        WhyNot::InTow.unless(self.tug_of(other).is_none())?;
        WhyNot::NoTowPose.unless(self.tow_pose(ship, other).is_some())
    }

    /// Do two hulls touch (B-97, B-115)?
    pub(crate) fn touching(&self, ship: u8, other: u8) -> Result<(), WhyNot> {
        let there = self.ships.get(other as usize).filter(|there| there.is_afloat());
        let there = there.filter(|_| other != ship).ok_or(WhyNot::NoTarget)?;
        WhyNot::NoContact.unless(self.ship(ship).hull().touches(there.hull()))
    }

    pub(crate) fn tow_pose(&self, tug: u8, towed: u8) -> Option<Pose> {
        let waters = self.waters(Some(tug), Some(towed));
        waters.tow_pose(self.ship(tug).hull(), self.ship(towed).card().masts)
    }

    /// She is moved at once and joins the tug's fleet with all aboard (B-98, B-99).
    pub(crate) fn take_in_tow(&mut self, tug: u8, ship: u8, log: &mut Log<Event>) {
        let pose = self.tow_pose(tug, ship).expect("a tow has a pose");
        self.ship_mut(tug).tows = Some(ship);
        let towed = self.ship_mut(ship);
        towed.pose = pose;
        towed.docked = None; // B-73
        log.tell(|| Event::TowTaken { tug, ship, pose });
        self.capture(ship, tug, log);
    }

    fn capture(&mut self, ship: u8, tug: u8, log: &mut Log<Event>) {
        let (seat, before) = (self.controller(tug), self.controller(ship));
        if seat == before {
            return;
        }
        self.ship_mut(ship).controller = seat;
        self.notes.gained |= 1 << ship; // B-44
        for crew in self.crew.iter_mut().filter(|crew| crew.is_aboard(ship)) {
            crew.owner = seat;
            crew.known.tell(seat);
        }
        for token in self.treasures.iter_mut().filter(|token| token.is_aboard(ship)) {
            token.known.tell(seat);
        }
        log.reveal();
        log.tell(|| Event::Captured { ship, by: seat });
        self.check_fleets(log);
    }

    /// After each segment or pivot the towed ship takes the tow pose (B-101).
    pub(crate) fn tow_follows(&mut self, tug: u8, log: &mut Log<Event>) {
        let Some(ship) = self.ship(tug).tows else { return };
        let pose = self.tow_pose(tug, ship).expect("a legal course leaves room for the tow");
        let towed = self.ship_mut(ship);
        towed.pose = pose;
        towed.docked = None;
        log.tell(|| Event::Followed { ship, pose });
    }

    /// The tow of this tug ends, if there is one (B-105).
    pub(crate) fn end_tow(&mut self, tug: u8, log: &mut Log<Event>) {
        if let Some(ship) = self.ship_mut(tug).tows.take() {
            log.tell(|| Event::TowEnded { tug, ship });
        }
    }
}
