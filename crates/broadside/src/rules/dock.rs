//! Docking and unloading (B-71 … B-73, B-76, B-106).

use engine::{Log, Options as _};

use crate::cards::{Ability, Unique};
use crate::state::Broadside;
use crate::token::{Known, Place};
use crate::{Event, Measure, Pose, WhyNot};

/// What the silver idol is worth at home (U10).
const IDOL: u16 = 3;

impl Broadside {
    /// Is a ship docked at her controller's home?
    #[inline]
    pub(crate) fn is_at_home(&self, ship: u8) -> bool {
        let own = self.ship(ship);
        own.docked.is_some_and(|at| self.islands[at as usize].home == Some(own.controller))
    }

    /// The island where her bow touches the shore and she may dock: not another player's home
    /// (B-71, B-72, R-38).
    pub(crate) fn dock_of(&self, ship: u8) -> Option<u8> {
        let own = self.ship(ship);
        let touched = |isle: &crate::Isle| own.hull().bow_touches_island(isle.land);
        let at = self.islands.iter().position(touched)?;
        let foreign = self.islands[at].home.is_some_and(|seat| seat != own.controller);
        (!foreign).then_some(at as u8)
    }

    /// Docks where she may.
    pub(crate) fn dock(&mut self, ship: u8, log: &mut Log<Event>) -> bool {
        let Some(island) = self.dock_of(ship) else { return false };
        self.ship_mut(ship).docked = Some(island);
        log.tell(|| Event::Docked { ship, island });
        if let Some(towed) = self.ship(ship).tows {
            self.dock_tow(ship, towed, island, log);
        }
        true
    }

    /// The towed ship docks too: in the free berth nearest to the tug's bow, else where she lies
    /// (B-106).
    fn dock_tow(&mut self, tug: u8, towed: u8, island: u8, log: &mut Log<Event>) {
        if let Some(pose) = self.tow_berth(tug, towed, island) {
            self.ship_mut(towed).pose = pose;
            log.tell(|| Event::Followed { ship: towed, pose });
        }
        self.ship_mut(towed).docked = Some(island);
        log.tell(|| Event::Docked { ship: towed, island });
    }

    /// The free berth nearest to the tug's bow, if any is free (B-106).
    pub(crate) fn tow_berth(&self, tug: u8, towed: u8, island: u8) -> Option<Pose> {
        let waters = self.waters(Some(towed), None);
        let land = self.islands[island as usize].land;
        let (masts, bow) = (self.ship(towed).card().masts, self.ship(tug).pose.at);
        let k = waters.nearest_berth(land, masts, bow)?;
        Some(self.berth_pose(towed, island, k))
    }

    /// At home everything of worth is unloaded without asking, a towed ship's too (B-76, B-106,
    ///
    pub(crate) fn unload_at_home(&mut self, ship: u8, log: &mut Log<Event>) {
        for ship in [Some(ship), self.ship(ship).tows].into_iter().flatten() {
            if self.ended.is_none() && self.is_at_home(ship) {
                self.unload(ship, log);
            }
        }
    }

    /// Within S of her home, not docked there, with something to unload (`lighter`).
    pub(crate) fn lighter(&self, ship: u8) -> Result<(), WhyNot> {
        WhyNot::NoSuchAbility.unless(self.fittings(ship).all.has(Ability::Lighter))?;
        WhyNot::AtHome.unless(!self.is_at_home(ship))?;
        WhyNot::NothingThere.unless(self.hold(ship).any(|(_, token)| token.face.is_wanted()))?;
        let home = self.home(self.controller(ship)).ok_or(WhyNot::TooFar)?;
        let near = self.ship(ship).hull();
        let land = self.islands[home as usize].land;
        WhyNot::TooFar.unless(near.is_within_island(land, Measure::S.units()))
    }

    pub(crate) fn unload_by_lighter(&mut self, ship: u8, log: &mut Log<Event>) {
        self.use_ability(ship, Ability::Lighter, log);
        self.unload(ship, log);
    }

    /// Coins and the uniques that are worth something go ashore; at a table of two all see the
    /// coins, at a larger one their number (B-76, B-195).
    pub(crate) fn unload(&mut self, ship: u8, log: &mut Log<Event>) {
        let tokens: Vec<u8> = self
            .hold(ship)
            .filter(|(_, token)| token.face.is_wanted())
            .map(|(token, _)| token)
            .collect();
        if tokens.is_empty() {
            return;
        }
        let (seat, open) = (self.controller(ship), self.options.seats() == 2);
        let before = self.gold(seat);
        let mut coins = false;
        for at in &tokens {
            let token = &mut self.treasures[*at as usize];
            token.place = Place::Home(seat);
            if open || token.face.is_unique() {
                token.known = Known::ALL;
            }
            let worth = u16::from(token.worth);
            coins |= token.face.coin().is_some();
            self.extra[seat.index()] += match token.face.unique() {
                Some(Unique::Rum) => worth,
                Some(Unique::Idol) => IDOL,
                Some(Unique::Strongbox) => {
                    let die = self.die(log);
                    let gold = die.div_ceil(2);
                    log.tell(|| Event::Opened { die, gold });
                    u16::from(gold)
                }
                _ => 0,
            };
        }
        log.reveal();
        let gained = self.gold(seat) - before;
        log.tell(|| {
            let face = |at: &u8| (*at, Some(self.treasures[*at as usize].face));
            let treasures = tokens.iter().map(face).collect();
            Event::Unloaded { ship, seat, treasures, gold: Some(gained), open }
        });
        if coins && self.fittings(ship).all.has(Ability::Appraiser) {
            self.use_ability(ship, Ability::Appraiser, log);
            self.extra[seat.index()] += 1;
            log.tell(|| Event::Appraised { seat });
        }
        self.check_gold(log);
    }
}
