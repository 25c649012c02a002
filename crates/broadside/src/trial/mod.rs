//! Positions set up by hand, and what the rules make of them.

mod abilities;
mod ends;
mod foretold;
mod guns;
mod moving;
mod prizes;
mod sequences;
mod setting_up;
mod shooting;

use engine::{Eye, Game, List, Log, Rng, Seat, Turn};

use crate::cards::{CrewId, Face, ShipId};
use crate::decision::{Asked, Decision};
use crate::notes::Notes;
use crate::ship::{Fate, Ship};
use crate::state::{Broadside, Isle};
use crate::token::{Crew, Known, Place, Treasure};
use crate::{Action, Event, Heading, Island, Options, Point, Pose, Shape};

/// A game in the middle of seat 0's turn.
pub(crate) struct Trial {
    pub game: Broadside,
    pub events: Vec<Event>,
}

/// The sea between two homes: seat 0's in the west (island 0), a wild island in the middle
/// (island 1), seat 1's in the east (island 2).
pub(crate) fn strait() -> Trial {
    let mut trial = open_sea(Options::default());
    trial.island(4, (2100, 2100), Some(0));
    trial.island(4, (4130, 2100), None);
    trial.island(4, (8400, 5600), Some(1));
    trial
}

/// Water and nothing else.
pub(crate) fn open_sea(options: Options) -> Trial {
    let mut game = Broadside::set_up(Options::default(), Rng::new(1), &mut Log::silent());
    game.options = options;
    game.first = Seat(0);
    game.active = Seat(0);
    game.round = 1;
    game.notes = Notes::default();
    game.ships = List::default();
    game.islands = List::default();
    game.treasures = List::default();
    game.crew = List::default();
    game.asked = List::default();
    game.asked.push(Asked { seat: Seat(0), decision: Decision::Ship });
    Trial { game, events: Vec::new() }
}

impl Trial {
    pub fn island(&mut self, shape: u8, (x, y): (i32, i32), home: Option<u8>) -> u8 {
        let land = Island::new(Shape::new(shape), Point::new(x, y));
        self.game.islands.push(Isle { land, home: home.map(Seat), only_coins: false });
        self.game.islands.len() as u8 - 1
    }

    /// A ship at sea.
    pub fn ship(&mut self, id: &str, seat: u8, (x, y, h): (i32, i32, u8)) -> u8 {
        let id = ShipId::parse(id).expect("a ship");
        let (owner, pose) = (Seat(seat), Pose::new(Point::new(x, y), Heading::new(h)));
        let standing = id.card().all_masts();
        let fate = Fate::Afloat;
        let ship = Ship { id, owner, controller: owner, pose, standing, fate, ..Ship::default() };
        self.game.ships.push(ship);
        self.game.ships.len() as u8 - 1
    }

    /// A ship docked in a berth.
    pub fn berthed(&mut self, id: &str, seat: u8, island: u8, k: u8) -> u8 {
        let masts = ShipId::parse(id).expect("a ship").card().masts;
        let pose = self.game.islands[island as usize].land.berth(masts, k);
        let ship = self.ship(id, seat, (pose.at.x, pose.at.y, pose.heading.number()));
        self.game.ships[ship as usize].docked = Some(island);
        ship
    }

    pub fn crew(&mut self, id: &str, seat: u8, place: Place) -> u8 {
        let id = CrewId::parse(id).expect("a crew");
        let owner = Seat(seat);
        let known = Known::to(owner);
        self.game.crew.push(Crew { id, built: owner, owner, place, known, up: false });
        self.game.crew.len() as u8 - 1
    }

    pub fn face_up(&mut self, id: &str, seat: u8, place: Place) -> u8 {
        let crew = self.crew(id, seat, place);
        self.game.reveal_crew(crew, &mut Log::silent());
        crew
    }

    pub fn treasure(&mut self, face: &str, place: Place) -> u8 {
        let face = Face::parse(face).expect("a face");
        let mut known = Known::default();
        if let Place::Ship(ship) = place {
            known.tell(self.game.controller(ship));
        }
        if face.is_unique() && matches!(place, Place::Ship(_)) {
            known = Known::ALL;
        }
        self.game.treasures.push(Treasure { face, place, known, worth: 0 });
        self.game.treasures.len() as u8 - 1
    }

    /// Gold that is at home already.
    pub fn gold_at_home(&mut self, seat: u8, gold: u16) {
        self.game.extra[usize::from(seat)] = gold;
    }

    pub fn masts(&mut self, ship: u8, standing: u8) {
        self.game.ships[ship as usize].standing = standing;
    }

    pub fn at(&self, ship: u8) -> &Ship {
        self.game.ship(ship)
    }

    /// The next dice will be these.
    pub fn dice(&mut self, dice: &[u8]) {
        let rolls = |seed: u64| {
            let mut rng = Rng::new(seed);
            dice.iter().all(|die| rng.below(6) as u8 + 1 == *die)
        };
        let seed = (0..).find(|seed| rolls(*seed)).expect("some seed rolls them");
        self.game.rng = Rng::new(seed);
    }

    pub fn list(&self) -> Vec<Action> {
        let mut list = Vec::new();
        self.game.legal_actions(&mut list);
        list
    }

    pub fn offers(&self, action: Action) -> bool {
        self.list().contains(&action)
    }

    /// Who is asked.
    pub fn asks(&self) -> Option<Seat> {
        self.game.to_act().seat()
    }

    pub fn decision(&self) -> Decision {
        self.game.top().decision
    }

    /// Plays these actions, each of which must be offered; what happened by them.
    pub fn play(&mut self, actions: &[Action]) -> Vec<Event> {
        let mut log = Log::new();
        for action in actions {
            let list = self.list();
            assert!(list.contains(action), "{action:?} is not among {list:?}: {:?}", self.game);
            self.game.apply(*action, &mut log);
        }
        let events = log.into_events();
        self.events.extend(events.iter().cloned());
        events
    }

    /// A ship sails one segment straight on after this turn; cast off astern where she may.
    pub fn sail(&mut self, ship: u8, turn: i8) -> Vec<Event> {
        let mut events = self.play(&[Action::Ship(ship), Action::Move]);
        if self.offers(Action::Astern) {
            events.extend(self.play(&[Action::Astern]));
        }
        if let Decision::Segment { .. } = self.decision() {
            let first = self.list()[0];
            events.extend(self.play(&[first]));
        }
        events.extend(self.play(&[Action::Turn(turn)]));
        events
    }

    /// Ends this turn and the other's.
    pub fn round_trip(&mut self) {
        self.end_turn();
        self.end_turn();
    }

    pub fn end_turn(&mut self) {
        self.play(&[Action::EndTurn]);
    }

    pub fn gold(&self, seat: u8) -> u16 {
        self.game.gold(Seat(seat))
    }

    pub fn winners(&self) -> Option<Vec<u8>> {
        match self.game.to_act() {
            Turn::Over(outcome) => Some(outcome.winners().map(|seat| seat.0).collect()),
            Turn::Act(_) => None,
        }
    }

    /// The face of a treasure as a seat knows it.
    pub fn knows(&self, seat: u8, token: u8) -> bool {
        let view = self.game.observe(Eye::Seat(Seat(seat)));
        view.treasures()[token as usize].face != Face::UNSEEN
    }

    /// Does a seat see who this crew is?
    pub fn knows_crew(&self, seat: u8, crew: u8) -> bool {
        let view = self.game.observe(Eye::Seat(Seat(seat)));
        view.crew()[crew as usize].id != CrewId::UNSEEN
    }
}
