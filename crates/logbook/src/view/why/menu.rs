//! What stands in the way at sea (5.2, 5.3).

use super::WhyNot;
use crate::action::Action as A;
use crate::chart::faces::on_flank;
use crate::list::{MOST_LAYOUTS, MOST_SWAPS};
use crate::sailing::pick_up::MOST_JETTISONS;
use crate::state::Logbook;
use crate::{Good, Goods, Pc, Ship};

impl Logbook {
    /// The turn menu, and what may be done under way.
    pub(super) fn menu_offers(&self, pc: Pc, action: A) -> Result<(), WhyNot> {
        let board = self.board(pc);
        match action {
            A::Step(dir) => self.try_step(pc, dir).map(|_| ()),
            A::Ram(dir) => self.try_ram(pc, dir).map(|_| ()),
            A::Fish(boats) => self.fishes(pc, boats),
            A::PickUp => {
                self.can_spend(pc)?;
                WhyNot::NothingAfloat.unless(self.may_pick_up(pc))
            }
            A::Mark(_) => {
                self.can_spend(pc)?;
                self.is_among(action, |out| self.list_marks(pc, out))
            }
            A::Turn(dir) => {
                self.can_begin_to_move()?;
                WhyNot::Stranded.unless(!self.is_stranded(pc))?;
                WhyNot::Held.unless(!self.is_held(Ship::Pc(pc)))?;
                WhyNot::SameHeading.unless(dir != board.heading)
            }
            A::Stop => {
                WhyNot::NotUnderWay.unless(self.turn.sailing.is_some())?;
                WhyNot::Taken.unless(self.may_stop(pc))
            }
            A::EndTurn => WhyNot::UnderWay.unless(self.turn.sailing.is_none()),
            A::Layout(_) => {
                WhyNot::Enough.unless(self.turn.layouts < MOST_LAYOUTS)?;
                WhyNot::NotAboard.unless(board.hold.movable() != 0)
            }
            A::Manual => {
                WhyNot::Enough.unless(self.turn.swaps < MOST_SWAPS)?;
                WhyNot::NotAboard.unless(board.hold.has_swap())
            }
            A::Jettison(good) => self.can_throw(pc, good),
            A::JettisonCannon => {
                WhyNot::Enough.unless(self.turn.jettisons < MOST_JETTISONS)?;
                WhyNot::NotAboard.unless(board.hold.has_loose_cannon())
            }
            A::Scuttle => WhyNot::Afloat.unless(self.is_stranded(pc)),
            action => self.act_offers(pc, action),
        }
    }

    /// Actions that take a slot (L-045).
    fn act_offers(&self, pc: Pc, action: A) -> Result<(), WhyNot> {
        WhyNot::UnderWay.unless(self.turn.sailing.is_none())?;
        WhyNot::NoSlot.unless(self.turn.slots > 0)?;
        let cell = self.board(pc).cell.ok_or(WhyNot::OffMap)?;
        match action {
            A::Explore => WhyNot::NothingInSight.unless(!self.explorable(cell).is_empty()),
            A::Port(tile) => {
                if self.ports_in_reach(pc).iter().any(|port| port.number() == tile) {
                    return Ok(());
                }
                let here = self.chart.harbour_at(cell).ok_or(WhyNot::NotMoored)?;
                WhyNot::NotMoored.unless(here.tile.number() == tile)?;
                Err(WhyNot::Unwanted)
            }
            A::Dig => {
                WhyNot::NoTreasure.unless(self.is_treasure_hidden())?;
                WhyNot::Dug.unless(!self.board(pc).dug)?;
                WhyNot::NoCross.unless(self.may_dig(pc))
            }
            A::VisitFort { .. } | A::VisitShip { .. } => {
                self.is_among(action, |out| self.list_visits(pc, out))
            }
            A::Shoot(target) => self.can_shoot(pc, target),
            A::Board(target) => self.can_board(pc, target),
            A::Repair => {
                WhyNot::NoWood.unless(self.board(pc).hold.good(Good::Wood) > 0)?;
                WhyNot::Sound.unless(self.may_mend(pc))
            }
            A::Exchange(other) => {
                let at = self.board(other).cell.ok_or(WhyNot::OffMap)?;
                WhyNot::NotBeside.unless(other != pc && at.distance(cell) == 1)
            }
            _ => Err(WhyNot::NotAsked),
        }
    }

    fn is_among(&self, action: A, list: impl FnOnce(&mut Vec<A>)) -> Result<(), WhyNot> {
        let mut out = Vec::new();
        list(&mut out);
        WhyNot::NoStep.unless(out.contains(&action))
    }

    /// A movement that is not under way (L-045).
    fn can_begin_to_move(&self) -> Result<(), WhyNot> {
        WhyNot::UnderWay.unless(self.turn.sailing.is_none())?;
        WhyNot::NoSlot.unless(self.turn.slots > 0)?;
        WhyNot::Moved.unless(!self.turn.moved)
    }

    /// A point for something else than a step (L-081, L-084).
    pub(crate) fn can_spend(&self, pc: Pc) -> Result<(), WhyNot> {
        if self.turn.sailing.is_none() {
            self.can_begin_to_move()?;
        }
        WhyNot::NoPoints.unless(self.points_left(pc) > 0)?;
        WhyNot::Taken.unless(self.may_spend_here(pc))
    }

    /// A target that can be hurt (L-124 to L-128).
    fn can_shoot(&self, pc: Pc, target: Ship) -> Result<(), WhyNot> {
        let (at, heading) = self.berth(Ship::Pc(pc)).ok_or(WhyNot::OffMap)?;
        let (cell, _) = self.berth(target).ok_or(WhyNot::OffMap)?;
        WhyNot::Moored.unless(!self.is_mooring(at))?;
        WhyNot::Fog.unless(!self.is_in_fog(at) && !self.is_in_fog(cell))?;
        WhyNot::NotOnFlank.unless(on_flank(at, heading, cell))?;
        WhyNot::OutOfSight.unless(self.sees(at, cell))?;
        WhyNot::Unhurt.unless(self.targets(pc).contains(&target))
    }

    /// A good that goes overboard (L-196, L-197).
    fn can_throw(&self, pc: Pc, good: Good) -> Result<(), WhyNot> {
        WhyNot::Enough.unless(self.turn.jettisons < MOST_JETTISONS)?;
        WhyNot::NotAboard.unless(self.board(pc).hold.good(good) > 0)
    }

    /// What may be done with goods at hand (5.3).
    pub(super) fn loading_offers(&self, pc: Pc, goods: Goods, action: A) -> Result<(), WhyNot> {
        let room = self.board(pc).hold.room();
        match action {
            A::LoadAll => WhyNot::NoRoom.unless(goods.total() <= room),
            A::Load(good) => {
                WhyNot::NothingAfloat.unless(goods[good] > 0)?;
                WhyNot::NoRoom.unless(room > 0)
            }
            A::Dump(good) => self.can_throw(pc, good),
            A::Done => Ok(()),
            _ => Err(WhyNot::NotAsked),
        }
    }
}
