//! Home islands and berths (B-14 … B-19, B-192).

use std::ops::ControlFlow;

use engine::{Log, Seat};

use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::measure::Measure;
use crate::polygon;
use crate::ship::Fate;
use crate::state::Broadside;
use crate::{Action, Event, Pose, WhyNot};

/// Homes that fall by lot lie at least so far apart, if they can (§6).
const APART: i32 = 4 * Measure::L.units();

impl Broadside {
    /// All islands lie: homes are chosen, or drawn in seat order.
    pub(crate) fn choose_homes(&mut self, log: &mut Log<Event>) {
        if !self.options.random_homes {
            self.next_home();
            return;
        }
        for seat in Seat::all(self.seats()) {
            let island = self.random_home();
            self.make_home(seat, island, None, log);
        }
        for ship in 0..self.ships.len() as u8 {
            let k = self.outward_berth(ship);
            self.set_ship(ship, k, log);
        }
        self.place_crews(log);
    }

    /// With two seats each chooses the other's home, the second player first (B-14, B-16). With
    /// more, each chooses its own, from the one that placed the last island backwards (B-192).
    fn next_home(&mut self) {
        let seats = self.seats();
        let homes = self.islands.iter().filter(|isle| isle.home.is_some()).count() as u8;
        if seats == 2 {
            let other = self.first.next(seats);
            let (of, by) = if homes == 0 { (self.first, other) } else { (other, self.first) };
            self.ask(by, Decision::Home { of });
        } else {
            let of = Seat((self.first.0 + seats - 1 - homes) % seats);
            self.ask(of, Decision::Home { of });
        }
    }

    pub(crate) fn list_homes(&self, out: &mut impl Sink) -> Flow {
        for island in (0..self.islands.len() as u8).filter(|at| self.home_free(*at).is_ok()) {
            out.put(Action::Home(island))?;
        }
        ControlFlow::Continue(())
    }

    /// A different island for each (B-16).
    pub(crate) fn home_free(&self, island: u8) -> Result<(), WhyNot> {
        let free = self.islands.get(island as usize).is_some_and(|isle| isle.home.is_none());
        WhyNot::Taken.unless(free)
    }

    pub(crate) fn take_home(&mut self, by: Seat, of: Seat, island: u8, log: &mut Log<Event>) {
        self.make_home(of, island, Some(by), log);
        self.next_berth(of, log);
    }

    fn make_home(&mut self, of: Seat, island: u8, by: Option<Seat>, log: &mut Log<Event>) {
        self.islands[island as usize].home = Some(of);
        log.tell(|| Event::HomeChosen { of, island, by });
    }

    /// The next ship of this fleet is set, in fleet order (B-15); after the last, the next home.
    fn next_berth(&mut self, of: Seat, log: &mut Log<Event>) {
        let waits = |ship: &&crate::Ship| ship.owner == of && ship.fate == Fate::Waiting;
        if let Some(ship) = self.ships.iter().position(|ship| waits(&ship)) {
            self.ask(of, Decision::Berth { ship: ship as u8 });
        } else if self.ships.iter().any(|ship| ship.fate == Fate::Waiting) {
            self.next_home();
        } else {
            self.place_crews(log);
        }
    }

    /// The free berths of a ship at her home, a bit each (§3.6).
    pub(crate) fn berths(&self, ship: u8) -> u32 {
        let home = self.home(self.ship(ship).owner).expect("a ship is set at her home");
        let land = self.islands[home as usize].land;
        self.waters(None, None).free_berths(land, self.ship(ship).card().masts)
    }

    pub(crate) fn list_berths(&self, ship: u8, out: &mut impl Sink) -> Flow {
        let free = self.berths(ship);
        for k in (0..32).filter(|k| free >> k & 1 == 1) {
            out.put(Action::Berth(k))?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn berth_free(&self, ship: u8, k: u8) -> Result<(), WhyNot> {
        WhyNot::Taken.unless(k < 32 && self.berths(ship) >> k & 1 == 1)
    }

    pub(crate) fn take_berth(&mut self, ship: u8, k: u8, log: &mut Log<Event>) {
        self.set_ship(ship, k, log);
        self.next_berth(self.ship(ship).owner, log);
    }

    /// Bow to the shore, docked (B-15, B-18, B-19).
    fn set_ship(&mut self, ship: u8, k: u8, log: &mut Log<Event>) {
        let home = self.home(self.ship(ship).owner).expect("a ship is set at her home");
        let pose = self.berth_pose(ship, home, k);
        let set = self.ship_mut(ship);
        set.pose = pose;
        set.fate = Fate::Afloat;
        set.docked = Some(home);
        log.tell(|| Event::ShipSet { ship, pose });
    }

    pub(crate) fn berth_pose(&self, ship: u8, island: u8, k: u8) -> Pose {
        self.islands[island as usize].land.berth(self.ship(ship).card().masts, k)
    }

    /// One of the islands far enough from the homes drawn so far, if any, else of the rest (§6).
    fn random_home(&mut self) -> u8 {
        let free = |island: &u8| self.home_free(*island).is_ok();
        let free: Vec<u8> = (0..self.islands.len() as u8).filter(free).collect();
        let far = |island: &u8| {
            let outline = self.islands[*island as usize].land.outline();
            let mut homes = self.islands.iter().filter(|isle| isle.home.is_some());
            homes.all(|home| !polygon::nearer(&home.land.outline(), &outline, APART))
        };
        let distant: Vec<u8> = free.iter().copied().filter(far).collect();
        let among = if distant.is_empty() { free } else { distant };
        *self.rng.pick(&among).expect("there are more islands than seats")
    }

    /// The free berth whose stern point is nearest to the middle of the map (§6).
    fn outward_berth(&self, ship: u8) -> u8 {
        let (free, centre) = (self.berths(ship), self.options.sea().centre());
        let home = self.home(self.ship(ship).owner).expect("homes are drawn first");
        let distance = |k: &u8| {
            let pose = self.berth_pose(ship, home, *k);
            self.ship(ship).hull_at(pose).stern().square_to(centre)
        };
        let berths = (0..32u8).filter(|k| free >> k & 1 == 1);
        berths.min_by_key(distance).expect("an island has berths for a fleet")
    }
}
