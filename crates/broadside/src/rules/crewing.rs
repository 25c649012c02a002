//! Crew places, the deal, and the first turn (B-20 … B-27, B-32, B-40).

use engine::{List, Log, Seat};

use crate::cards::CrewId;
use crate::decision::Decision;
use crate::fittings::Fittings;
use crate::list::{Flow, Sink};
use crate::state::{Broadside, MOST_CREW};
use crate::token::Place;
use crate::{Action, Event, WhyNot};

impl Broadside {
    /// Asks where the next crew goes, the first player's first; then deals the treasures.
    pub(crate) fn place_crews(&mut self, log: &mut Log<Event>) {
        for seat in self.first.clockwise(self.seats()) {
            let waits = |crew: &crate::Crew| crew.built == seat && crew.place == Place::Aside;
            if let Some(crew) = self.crew.iter().position(waits) {
                return self.ask(seat, Decision::Place { crew: crew as u8 });
            }
        }
        self.deal(log);
    }

    /// Ships in fleet order that may take it, any of the own fleet, then the home island (B-20,
    ///
    pub(crate) fn list_places(&self, seat: Seat, crew: u8, out: &mut impl Sink) -> Flow {
        for (ship, _) in self.fleet(seat) {
            if self.takes_crew(ship, crew).is_ok() {
                out.put(Action::Aboard(ship))?;
            }
        }
        out.put(Action::Ashore)
    }

    /// May this crew come aboard (B-21 … B-23)?
    pub(crate) fn takes_crew(&self, ship: u8, crew: u8) -> Result<(), WhyNot> {
        let id = self.crew[crew as usize].id;
        let then = self.fittings_with(ship, Some(id));
        WhyNot::TooDear.unless(then.crew_cost <= self.ship(ship).card().cost)?;
        // What takes no space may come aboard an overloaded ship (B-22).
        let now = self.fittings(ship);
        let spaceless = then.used <= now.used && then.capacity >= now.capacity;
        WhyNot::HoldFull.unless(then.used <= then.capacity || spaceless)
    }

    pub(crate) fn place_crew(
        &mut self,
        seat: Seat,
        crew: u8,
        action: Action,
        log: &mut Log<Event>,
    ) {
        let place = match action {
            Action::Aboard(ship) => Place::Ship(ship),
            _ => Place::Island(self.home(seat).expect("homes are chosen before crew is placed")),
        };
        self.crew[crew as usize].place = place;
        log.tell(|| Event::CrewPlaced { crew, place });
        self.place_crews(log);
    }

    /// Unseen, the same number to each wild island (B-32, B-190).
    fn deal(&mut self, log: &mut Log<Event>) {
        let each = usize::from(self.options.hoard().each);
        let wild = (0..).zip(self.islands.iter()).filter(|(_, isle)| isle.home.is_none());
        let wild: Vec<u8> = wild.map(|(island, _)| island).collect();
        for (at, token) in self.treasures.iter_mut().enumerate() {
            token.place = Place::Island(wild[at / each]);
        }
        log.tell(|| Event::Dealt);
        self.round = 1;
        self.begin_turn(self.first, log); // B-40
    }

    /// What a ship can do and carry.
    #[inline]
    pub(crate) fn fittings(&self, ship: u8) -> Fittings {
        self.fittings_with(ship, None)
    }

    /// The same with one more crew aboard.
    pub(crate) fn fittings_with(&self, ship: u8, more: Option<CrewId>) -> Fittings {
        let crew = self.aboard(ship).map(|(_, crew)| (crew.id, crew.up));
        // Looked at several times, and mostly there are one or two of them.
        let crew: List<(CrewId, bool), { MOST_CREW + 1 }> =
            crew.chain(more.map(|id| (id, false))).collect();
        let hold = self.hold(ship).map(|(_, token)| token.face);
        Fittings::of(self.ship(ship).id, crew.iter().copied(), hold)
    }
}
