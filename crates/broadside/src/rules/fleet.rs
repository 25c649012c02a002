//! Fleets and treasure sets, chosen unseen (B-01 … B-06, B-30, B-31).

use std::ops::ControlFlow;

use engine::{List, Log, Options as _, Rng, Seat};

use crate::cards::{CrewId, DEFAULT_COINS, Face, Preset, ShipId, Unique, coin_sets};
use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::notes::Notes;
use crate::ship::Ship;
use crate::state::{Broadside, CREW_A_FLEET, Isle};
use crate::token::{Crew, Known, Place, Treasure};
use crate::{Action, Event, Options, WhyNot};

/// The points of the cheapest ships, Lively and Old Mischief.
const CHEAPEST_SHIP: u8 = 4;

impl Broadside {
    /// A game before its first decision. Chance comes in the order of B-06.
    pub(crate) fn set_up(options: Options, rng: Rng, log: &mut Log<Event>) -> Broadside {
        let mut game = Broadside {
            options,
            first: Seat(0),
            active: Seat(0),
            round: 0,
            stirred: false,
            shown: false,
            shapes: [0; 12],
            ships: List::default(),
            islands: List::<Isle, 12>::default(),
            treasures: List::default(),
            crew: List::default(),
            extra: [0; 4],
            notes: Notes::default(),
            asked: List::default(),
            ended: None,
            horizon: None,
            rng,
        };
        if options.dealt_fleets {
            let mut presets: Vec<Preset> = Preset::all().collect();
            game.rng.shuffle(&mut presets);
            for (seat, preset) in Seat::all(options.seats()).zip(presets) {
                game.muster(seat, preset);
            }
            game.fleets_are_chosen(log);
        } else {
            game.ask(Seat(0), Decision::Fleet);
        }
        game.settle(log);
        game
    }

    /// The fleet question: ready fleets within the build total, or one's own (§2.6).
    pub(crate) fn list_fleets(&self, out: &mut impl Sink) -> Flow {
        for preset in Preset::all() {
            if self.affords_presets().is_ok() {
                out.put(Action::Preset(preset))?;
            }
        }
        out.put(Action::Custom)
    }

    pub(crate) fn affords_presets(&self) -> Result<(), WhyNot> {
        WhyNot::NoPoints.unless(self.options.build() >= Preset::COST)
    }

    /// A ready fleet comes with its crew placed and the default coins (§2.6).
    pub(crate) fn muster(&mut self, seat: Seat, preset: Preset) {
        let base = self.ships.len() as u8;
        preset.ships().iter().for_each(|id| self.add_ship(seat, *id));
        for &(id, ship) in preset.crew() {
            self.add_crew(seat, id, Place::Ship(base + ship));
        }
        let coins = DEFAULT_COINS[usize::from(self.options.build() > 30)];
        coins.iter().for_each(|coin| self.bring(seat, Face::of_coin(*coin)));
    }

    pub(crate) fn add_ship(&mut self, seat: Seat, id: ShipId) {
        let standing = id.card().all_masts();
        self.ships.push(Ship { id, owner: seat, controller: seat, standing, ..Ship::default() });
    }

    fn add_crew(&mut self, seat: Seat, id: CrewId, place: Place) {
        let known = Known::to(seat);
        self.crew.push(Crew { id, built: seat, owner: seat, place, known, up: false });
    }

    pub(crate) fn bring(&mut self, seat: Seat, face: Option<Face>) {
        let face = face.expect("coins are worth 1 to 7");
        let known = Known::to(seat);
        self.treasures.push(Treasure { face, place: Place::Aside, known, worth: 0 });
    }

    pub(crate) fn take_preset(&mut self, seat: Seat, preset: Preset, log: &mut Log<Event>) {
        self.muster(seat, preset);
        self.fleet_is_chosen(seat, log);
    }

    /// The points a seat has left for its fleet (B-01, B-02).
    pub(crate) fn points_left(&self, seat: Seat) -> u8 {
        let ships = self.ships.iter().filter(|ship| ship.owner == seat);
        let crew = self.crew.iter().filter(|crew| crew.built == seat);
        let spent: u8 = ships.map(|ship| ship.card().cost).sum::<u8>()
            + crew.map(|crew| crew.id.card().cost).sum::<u8>();
        self.options.build() - spent
    }

    /// The builder: ships, crew, done (B-02 … B-04, R-43).
    pub(crate) fn list_custom(&self, seat: Seat, out: &mut impl Sink) -> Flow {
        for id in ShipId::all().filter(|id| self.ship_for_sale(seat, *id).is_ok()) {
            out.put(Action::AddShip(id))?;
        }
        for id in CrewId::all().filter(|id| self.crew_for_hire(seat, *id).is_ok()) {
            out.put(Action::AddCrew(id))?;
        }
        if self.fleet_complete(seat).is_ok() {
            out.put(Action::FleetDone)?;
        }
        ControlFlow::Continue(())
    }

    /// A ship is affordable and not in this fleet yet (B-02, B-04).
    pub(crate) fn ship_for_sale(&self, seat: Seat, id: ShipId) -> Result<(), WhyNot> {
        let taken = self.ships.iter().any(|ship| ship.owner == seat && ship.id == id);
        WhyNot::InFleet.unless(!taken)?;
        WhyNot::NoPoints.unless(id.card().cost <= self.points_left(seat))
    }

    /// A crew is affordable, a named one not in this fleet yet, and no thirteenth (B-04, R-43).
    pub(crate) fn crew_for_hire(&self, seat: Seat, id: CrewId) -> Result<(), WhyNot> {
        let hired = || self.crew.iter().filter(|crew| crew.built == seat);
        WhyNot::InFleet.unless(!id.is_named() || hired().all(|crew| crew.id != id))?;
        WhyNot::CrewComplete.unless(hired().count() < usize::from(CREW_A_FLEET))?;
        // A fleet without a ship keeps the points for one (B-02).
        let kept = if self.fleet_complete(seat).is_ok() { 0 } else { CHEAPEST_SHIP };
        WhyNot::NoPoints.unless(id.card().cost + kept <= self.points_left(seat))
    }

    /// At least one ship (B-02).
    pub(crate) fn fleet_complete(&self, seat: Seat) -> Result<(), WhyNot> {
        WhyNot::NoShip.unless(self.ships.iter().any(|ship| ship.owner == seat))
    }

    pub(crate) fn build(&mut self, seat: Seat, action: Action) {
        match action {
            Action::AddShip(id) => self.add_ship(seat, id),
            Action::AddCrew(id) => self.add_crew(seat, id, Place::Aside),
            Action::FleetDone => return self.ask(seat, Decision::Treasure),
            other => unreachable!("{other:?} builds no fleet"),
        }
        self.ask(seat, Decision::Custom);
    }

    /// What a seat has brought so far.
    pub(crate) fn brought(&self, seat: Seat) -> impl Iterator<Item = Face> {
        let own = self.treasures.iter().filter(move |token| token.known == Known::to(seat));
        own.map(|token| token.face)
    }

    /// Uniques, then coin sets (B-30, B-31).
    pub(crate) fn list_treasure(&self, seat: Seat, out: &mut impl Sink) -> Flow {
        for unique in Unique::ALL {
            if self.unique_to_bring(seat, unique).is_ok() {
                out.put(Action::AddUnique(unique))?;
            }
        }
        for place in 0..self.coin_sets(seat).len() {
            out.put(Action::Coins(place as u8))?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn unique_to_bring(&self, seat: Seat, unique: Unique) -> Result<(), WhyNot> {
        let brought = self.brought(seat).count();
        WhyNot::NoMoreUniques.unless(brought < usize::from(self.options.uniques))?;
        WhyNot::InFleet.unless(self.brought(seat).all(|face| face != Face::of(unique)))
    }

    /// The coin sets that complete what a seat brings.
    pub(crate) fn coin_sets(&self, seat: Seat) -> Vec<Vec<u8>> {
        let hoard = self.options.hoard();
        coin_sets(hoard.count - self.brought(seat).count() as u8, hoard.gold)
    }

    pub(crate) fn bring_unique(&mut self, seat: Seat, unique: Unique) {
        self.bring(seat, Some(Face::of(unique)));
        self.ask(seat, Decision::Treasure);
    }

    pub(crate) fn bring_coins(&mut self, seat: Seat, place: u8, log: &mut Log<Event>) {
        let set = self.coin_sets(seat).swap_remove(usize::from(place));
        set.into_iter().for_each(|coin| self.bring(seat, Face::of_coin(coin)));
        self.fleet_is_chosen(seat, log);
    }

    /// The next seat chooses; after the last one all fleets lie open (B-06).
    fn fleet_is_chosen(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.tell(|| Event::FleetChosen(seat));
        if seat.0 + 1 < self.seats() {
            self.ask(Seat(seat.0 + 1), Decision::Fleet);
        } else {
            self.fleets_are_chosen(log);
        }
    }

    /// The treasures are shuffled, so that nobody knows a face any more, and the first player is
    /// rolled for: the highest, tied ones among themselves (B-10).
    fn fleets_are_chosen(&mut self, log: &mut Log<Event>) {
        self.shown = true;
        let mut faces: Vec<Face> = self.treasures.iter().map(|token| token.face).collect();
        self.rng.shuffle(&mut faces); // B-32
        for (token, face) in self.treasures.iter_mut().zip(faces) {
            *token = Treasure { face, ..Treasure::default() };
        }
        let mut rolling: Vec<Seat> = Seat::all(self.seats()).collect();
        while rolling.len() > 1 {
            let dice: Vec<u8> = rolling.iter().map(|_| self.die(log)).collect();
            for (seat, die) in rolling.iter().zip(&dice) {
                log.tell(|| Event::Rolled(*seat, *die));
            }
            let highest = dice.iter().copied().max();
            let mut dice = dice.into_iter();
            rolling.retain(|_| dice.next() == highest);
        }
        self.first = rolling[0];
        self.active = self.first;
        log.tell(|| Event::First(self.first));
        self.place_islands(log);
    }
}
