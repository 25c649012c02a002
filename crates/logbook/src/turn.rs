//! A seat's turn and the round (2.3).

use engine::{List, Log};

use crate::action::Action;
use crate::agenda::Item;
use crate::ask::Question;
use crate::battle::spoils::crew_on_return;
use crate::content::TileId;
use crate::ending::Ended;
use crate::event::{Event, Rule};
use crate::fact::Fact;
use crate::options::Key;
use crate::sailing::Sailing;
use crate::standing::reputation::Effect;
use crate::state::Logbook;
use crate::{Cell, Flags, Pc, Ship, npc, sea};

/// What is remembered until the turn ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OnTurn {
    /// Whose turn it is.
    pub pc: Pc,
    /// Slots left: a movement or an action each (L-045).
    pub slots: u8,
    /// Has the movement been used (L-045)?
    pub moved: bool,
    /// The movement under way.
    pub sailing: Option<Sailing>,
    /// The visit in port.
    pub visit: Option<crate::port::visit::Visit>,
    /// For each seat the nations that took an attack of this turn amiss already (L-241).
    pub offended: [Flags; 4],
    /// Ports, by their tile, that did (L-243).
    pub offended_ports: List<u8, 4>,
    /// Was a mission taken (L-347)?
    pub mission_taken: bool,
    /// Cubes that changed places by hand; twelve at most (5.2).
    pub swaps: u8,
    /// Cubes thrown overboard; twelve at most (5.2).
    pub jettisons: u8,
    /// Layouts; two at most (5.2).
    pub layouts: u8,
}

/// A part of the course of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Seats choose the ship they begin with; this one is next (L-031).
    Ships(Pc),
    /// The last in turn order that has no start cell yet chooses one (L-039).
    Starts(Pc),
    /// Purchases before the first turn (L-040).
    Outfit(Pc),
    /// A seat's turn begins (L-041, L-169).
    Begin(Pc),
    /// It goes on: the menu, as long as there is anything left to do (L-045).
    GoOn,
    /// It ends: this part of L-049 is next.
    End(Pc, u8),
    /// The round ends: this part of L-050 is next.
    EndRound(u8),
}

impl OnTurn {
    /// A turn that begins: two slots (L-045).
    pub fn of(pc: Pc) -> OnTurn {
        OnTurn { pc, slots: 2, ..OnTurn::default() }
    }

    /// May it move (L-045)?
    pub fn may_move(&self) -> bool {
        self.slots > 0 && !self.moved
    }

    /// May it act?
    pub fn may_act(&self) -> bool {
        self.slots > 0 && self.sailing.is_none()
    }
}

impl Logbook {
    /// Goes on with the course of the game.
    pub(crate) fn run_turn(&mut self, task: Task, log: &mut Log<Event>) {
        match task {
            Task::Ships(pc) => self.choose_ships(pc),
            Task::Starts(pc) => self.choose_starts(pc),
            Task::Outfit(pc) => self.choose_outfit(pc),
            Task::Begin(pc) => self.begin_turn(pc, log),
            Task::GoOn => self.go_on(log),
            Task::End(pc, part) => self.end_turn(pc, part, log),
            Task::EndRound(part) => self.end_round(part, log),
        }
    }

    /// In turn order each seat with a board B chooses its ship; once all have, the other ships are
    /// dealt (L-031, L-032).
    fn choose_ships(&mut self, pc: Pc) {
        let later = (pc.0..self.seats()).map(Pc).find(|pc| self.options.has_card(*pc));
        let Some(pc) = later else {
            if self.npcs.is_empty() {
                self.deal_npcs();
            }
            return self.push(Item::Turn(Task::Starts(Pc(self.seats() - 1))));
        };
        self.push_in_order(&[
            Item::ask(pc, Question::FirstShip),
            Item::Turn(Task::Ships(Pc(pc.0 + 1))),
        ]);
    }

    /// In reverse turn order each seat chooses its start cell (L-039).
    fn choose_starts(&mut self, pc: Pc) {
        let next = match pc {
            Pc(0) => Task::Outfit(Pc(0)),
            Pc(later) => Task::Starts(Pc(later - 1)),
        };
        self.push_in_order(&[Item::ask(pc, Question::Start), Item::Turn(next)]);
    }

    /// Then, in turn order, each may spend money (L-040).
    fn choose_outfit(&mut self, pc: Pc) {
        let next = match self.after(pc) {
            Some(next) => Task::Outfit(next),
            None => Task::EndRound(ROUND_BEGINS),
        };
        self.push_in_order(&[Item::ask(pc, Question::FirstPurchases), Item::Turn(next)]);
    }

    /// Who is next in turn order; none after the last (L-010).
    fn after(&self, pc: Pc) -> Option<Pc> {
        Some(Pc(pc.0 + 1)).filter(|next| next.0 < self.seats())
    }

    /// A turn begins: what waited for it comes, the ship enters the sea or returns to it (L-041,
    /// L-169, L-399).
    fn begin_turn(&mut self, pc: Pc, log: &mut Log<Event>) {
        self.turn = OnTurn::of(pc);
        log.tell(|| Event::TurnBegan(pc));
        self.push(Item::Turn(Task::GoOn));
        self.come_up(pc, log);
        self.board_mut(pc).company.in_port = false;
        self.note_port(pc);
        if self.board(pc).cell.is_none() {
            self.enter_the_sea(pc, log);
        }
    }

    /// A seat that lies on a mooring is in a port in this turn (L-406).
    fn note_port(&mut self, pc: Pc) {
        let moored = self.board(pc).cell.is_some_and(|cell| self.is_mooring(cell));
        self.board_mut(pc).company.in_port |= moored && self.options.on(Key::Crew);
    }

    /// The first time on the start cell (L-041, L-043), later where a D20 says, or in the port of a
    /// friend (L-169, L-170).
    fn enter_the_sea(&mut self, pc: Pc, log: &mut Log<Event>) {
        if let Some(slot) = self.board_mut(pc).start.take() {
            let start = self.number_cell_of(slot);
            return self.put_to_sea(pc, start, None, log);
        }
        let board = self.board(pc);
        let crew = crew_on_return(board.layout(), board.boats(), board.crew_capacity());
        self.gain_crew(pc, crew.saturating_sub(board.company.crew), Rule(171), log);
        match self.friendly_moorings(pc).next() {
            Some(_) => self.ask(pc, Question::Return),
            None => self.come_back(pc, Action::Roll, log),
        }
    }

    /// The free moorings of nations that take a destroyed seat in, by tile (L-169, L-260).
    pub(crate) fn friendly_moorings(&self, pc: Pc) -> impl Iterator<Item = u8> + use<> {
        let mut tiles: Vec<u8> = self
            .chart
            .harbours()
            .iter()
            .filter(|harbour| {
                let friend = self.port_nation(harbour.tile).is_some_and(|nation| {
                    self.board(pc).company.side_b && self.has_effect(pc, nation, Effect::Respawn)
                });
                friend && !self.is_taken(harbour.mooring, Ship::Pc(pc))
            })
            .map(|harbour| harbour.tile.number())
            .collect();
        tiles.sort_unstable();
        tiles.into_iter()
    }

    /// A destroyed seat comes back in a port, or where a D20 says (L-169, L-170).
    pub(crate) fn come_back(&mut self, pc: Pc, action: Action, log: &mut Log<Event>) {
        let harbour = match action {
            Action::ReturnTo(tile) => self.chart.harbour(TileId::new(tile)),
            _ => None,
        };
        match harbour.map(|harbour| harbour.mooring) {
            Some(mooring) => self.put_to_sea(pc, mooring, None, log),
            None => {
                let roll = self.d20(log);
                self.put_to_sea(pc, self.designated(roll), Some(roll), log);
            }
        }
    }

    fn put_to_sea(&mut self, pc: Pc, start: Cell, roll: Option<u8>, log: &mut Log<Event>) {
        let Some(to) = self.nearest_free(start, self.board(pc).trim().draft2) else { return };
        self.board_mut(pc).cell = Some(to);
        log.tell(|| Event::Placed { ship: Ship::Pc(pc), card: None, to, roll });
        self.ask(pc, Question::Heading);
    }

    /// The seat goes on with its turn, unless its ship has been destroyed (L-052).
    fn go_on(&mut self, log: &mut Log<Event>) {
        let pc = self.turn.pc;
        if self.board(pc).cell.is_none() {
            self.turn.sailing = None;
            self.push(Item::Turn(Task::End(pc, 0)));
            return;
        }
        self.free_the_caught(log);
        self.push_in_order(&[Item::ask(pc, Question::Menu), Item::Turn(Task::GoOn)]);
    }

    /// The end of a seat's turn, in the order of L-049.
    fn end_turn(&mut self, pc: Pc, part: u8, log: &mut Log<Event>) {
        self.push(Item::Turn(match part {
            0..3 => Task::End(pc, part + 1),
            _ => self.after(pc).map_or(Task::EndRound(0), Task::Begin),
        }));
        match part {
            0 => self.spread_fire(Ship::Pc(pc), log),
            1 => {
                self.let_drift();
                self.refill_tavern(log);
            }
            2 => {
                self.note_port(pc);
                self.push(Item::Sea(sea::Task::Stowaway(pc)));
                self.tell(Fact::TurnEnds(pc));
            }
            _ => self.push(Item::Npc(npc::Task::Fleet(pc, 0))),
        }
    }

    /// The end of a round, in the order of L-050.
    fn end_round(&mut self, part: u8, log: &mut Log<Event>) {
        match part {
            0 => self
                .push_in_order(&[Item::Sea(sea::Task::Kraken(0)), Item::Turn(Task::EndRound(1))]),
            1 => {
                self.drift_fog(log);
                if self.round >= self.options.max_rounds() || self.is_at_horizon() {
                    self.end(Ended::Rounds, log); // D-71
                    return;
                }
                self.push(Item::Turn(Task::EndRound(2)));
            }
            2 => {
                self.advance_time(log);
                self.sink_tokens(log);
                self.push_in_order(&[Item::Serve(Fact::TimeStep), Item::Turn(Task::EndRound(3))]);
            }
            3 => {
                self.push(Item::Turn(Task::Begin(Pc(0))));
                if !self.is_night() {
                    self.push(Item::Sea(sea::Task::Day));
                }
            }
            _ => {
                self.advance_time(log);
                self.push(Item::Turn(Task::Begin(Pc(0))));
            }
        }
    }

    /// The time marker advances: day, night, day, night (L-051). The turn is nobody's until the
    /// first seat begins.
    fn advance_time(&mut self, log: &mut Log<Event>) {
        self.round += 1;
        self.turn = OnTurn::default();
        let (round, night) = (self.round, self.is_night());
        log.tell(|| Event::Round(round));
        log.tell(|| Event::Time { night });
    }
}

/// The part of a round's end in which the first round begins: a day that draws no event (L-051).
pub(crate) const ROUND_BEGINS: u8 = 4;
