//! Missions and the treasure (2.27, 2.30).

mod all;
mod brought;
mod combat;
mod loss;
mod personal;
mod rescue;
mod taking;
mod transport;
mod treasure;

use super::scene::Scene;
use crate::action::Action as A;
use crate::agenda::Item;
use crate::ask::Question;
use crate::battle::destruction::Fate;
use crate::content::{MissionId, TileId};
use crate::event::Event;
use crate::fact::Fact;
use crate::missions::hand::Active;
use crate::turn::{OnTurn, Task};
use crate::{By, Cell, Dir, Nation, Pc, Ship};

const ME: Pc = Pc(0);
const RIVAL: Pc = Pc(1);

/// A card by its name: "P01" to "T25".
fn card(id: &str) -> u8 {
    let found = MissionId::all().find(|mission| mission.to_string() == id);
    found.expect("there is such a mission").index() as u8
}

/// These tiles face up, not turned, in the first slots.
fn sea_of(tiles: &[u8]) -> Scene {
    let mut scene = Scene::light();
    let laid: Vec<_> = tiles.iter().map(|tile| (*tile, 0)).collect();
    scene.tiles(&laid);
    scene
}

impl Scene {
    /// A seat has taken these missions.
    fn holds(&mut self, pc: Pc, missions: &[&str]) -> &mut Scene {
        for mission in missions {
            self.game.board_mut(pc).missions.push(Active::new(card(mission)));
        }
        self
    }

    /// The missions a seat has in hand, by their names.
    fn hand(&self, pc: Pc) -> Vec<String> {
        let active = self.game.board(pc).missions.iter();
        active.map(|active| MissionId::nth(active.card).to_string()).collect()
    }

    /// Has a seat completed this mission?
    fn has_completed(&self, pc: Pc, mission: &str) -> bool {
        self.game.board(pc).completed.contains(&card(mission))
    }

    /// The turn of a seat begins, at its menu.
    fn turn_of(&mut self, pc: Pc) -> &mut Scene {
        self.game.turn = OnTurn::of(pc);
        self.game.agenda =
            [Item::Turn(Task::GoOn), Item::ask(pc, Question::Menu)].into_iter().collect();
        self
    }

    /// The first seat lies here, at the menu of a new turn.
    fn at(&mut self, cell: Cell) -> &mut Scene {
        self.pc(ME, cell, Dir::NORTH);
        self.turn_of(ME)
    }

    /// The first seat calls at the port of a tile.
    fn calls_at(&mut self, tile: u8) -> &mut Scene {
        let mooring = self.mooring_of(tile);
        self.at(mooring).act(A::Port(tile))
    }

    fn mooring_of(&self, tile: u8) -> Cell {
        let harbour = self.game.chart.harbour(TileId::new(tile));
        harbour.expect("the tile lies face up and has a port").mooring
    }

    /// The next D12 shows this.
    fn d12(&mut self, die: u8) -> &mut Scene {
        self.next_die(12, die)
    }

    /// The next D20 shows this.
    fn d20(&mut self, die: u8) -> &mut Scene {
        self.next_die(20, die)
    }

    fn next_die(&mut self, faces: u32, die: u8) -> &mut Scene {
        let shows = |seed: &u64| engine::Rng::new(*seed).below(faces) + 1 == u32::from(die);
        let seed = (0..).find(shows).expect("some seed shows each number");
        self.game.streams.dice = engine::Rng::new(seed);
        self
    }

    /// A ship goes down like this, to the credit of the first seat.
    fn destroys(&mut self, ship: Ship, fate: Fate) -> &mut Scene {
        let by = By::Ship(Ship::Pc(ME));
        self.run(|game, _| game.tell_missions(Fact::Destroyed { ship, fate, by }))
    }

    fn money(&self) -> u32 {
        self.game.board(ME).money
    }

    fn fame(&self) -> u8 {
        self.game.board(ME).fame
    }

    fn reputation(&self, nation: Nation) -> i8 {
        self.game.board(ME).reputation[nation]
    }

    fn was_discarded(&self, mission: &str) -> bool {
        let dropped = |event: &Event| matches!(event, Event::Dropped { mission: its, .. } if *its == card(mission));
        self.heard(dropped) && self.game.missions.spent.contains(&card(mission))
    }
}
