//! What happens to missions by itself: conditions met by what happened, and the loss of a ship
//! (L-352, L-359, L-388, L-390).

use engine::{List, Log};

use super::Task;
use super::condition::Meeting;
use super::hand::Active;
use super::step::Step;
use crate::agenda::Item;
use crate::ask::Question;
use crate::battle::destruction::Fate;
use crate::content::{Condition, Op, Row, TileId, TokenAt};
use crate::event::Event;
use crate::fact::Fact;
use crate::state::Logbook;
use crate::{By, Flags, Nation, Pc, Ship};

impl Logbook {
    /// Tells all missions what happened, those of the seat whose turn it is first.
    pub(crate) fn tell_missions(&mut self, fact: Fact) {
        self.push(Item::Mission(Task::Serve(fact, 0)));
    }

    /// Tells the missions of a seat what happened, then those of the next. Once all have been told,
    /// a seat that was destroyed loses its own.
    pub(super) fn serve_missions(&mut self, fact: Fact, turn: u8, log: &mut Log<Event>) {
        let pc = Pc((self.turn.pc.0 + turn) % self.seats());
        if turn + 1 < self.seats() {
            self.push(Item::Mission(Task::Serve(fact, turn + 1)));
        } else if let Fact::Destroyed { ship: Ship::Pc(pc), by, fate } = fact {
            self.push(Item::Mission(Task::Lose { pc, by }));
            if let (Fate::Captured, By::Ship(Ship::Pc(winner))) = (fate, by) {
                self.lay_open(pc, log);
                self.offer_captives(winner, pc);
            }
        }
        if let Fact::Revealed { slot } = fact {
            self.mark_revealed(pc, slot, log);
        }
        let missions = self.board(pc).missions;
        let met = missions.iter().filter_map(|active| self.met_by(pc, *active, fact));
        let met: Vec<Step> = met.collect();
        let mut follows: List<Item, 8> = List::default();
        for step in met {
            if self.is_fulfilled(pc, step, fact, log) {
                follows.push(Item::Mission(Task::Validate(pc, step)));
            }
        }
        self.push_in_order(&follows);
    }

    /// The step of a mission that what happened belongs to.
    fn met_by(&self, pc: Pc, active: Active, fact: Fact) -> Option<Step> {
        let x = match fact {
            Fact::Destroyed { ship, .. } => self.flags_of(ship),
            _ => Flags::NONE,
        };
        self.step_where(active, x, |when| match (when, fact) {
            (Condition::Destroy { ship: meant, how, .. }, Fact::Destroyed { ship, fate, by }) => {
                by == By::Ship(Ship::Pc(pc))
                    && how.fits(fate)
                    && self.is_ship_meant(pc, active, ship, meant, Meeting::Destroyed)
            }
            (
                &Condition::Capture { ref ship, no_loot },
                Fact::Destroyed { ship: prize, fate, by },
            ) => {
                by == By::Ship(Ship::Pc(pc))
                    && fate == Fate::Captured
                    && (self.melee.unspoilt || !no_loot)
                    && self.is_ship_meant(pc, active, prize, ship, Meeting::Destroyed)
            }
            (
                &Condition::Sell { good, count, contraband, at },
                Fact::Sold { pc: seller, port, market, good: sold, n },
            ) => {
                seller == pc
                    && sold == good
                    && n >= count
                    && contraband == (market == Row::Contraband)
                    && self.is_port_meant(active, TileId::new(port), at)
            }
            (&Condition::Money(sum), Fact::TurnEnds(whose)) => {
                whose == pc && self.board(pc).money >= sum
            }
            (Condition::TimeSteps(_), Fact::TimeStep) => true,
            _ => false,
        })
    }

    /// Is a step fulfilled with this? Ships of different nations and time steps are counted first
    /// (L-359, L-369).
    fn is_fulfilled(&mut self, pc: Pc, step: Step, fact: Fact, log: &mut Log<Event>) -> bool {
        let Some(place) = self.in_hand(pc, step.mission) else { return false };
        let (whole, so_far) = match (step.way().when, fact) {
            (Condition::TimeSteps(n), _) => {
                let active = &mut self.board_mut(pc).missions[place];
                active.count += 1;
                (n, active.count)
            }
            (Condition::Destroy { nations, .. }, Fact::Destroyed { ship, .. }) if nations > 1 => {
                let flags = self.nations_counted(ship);
                let active = &mut self.board_mut(pc).missions[place];
                let before = active.nations;
                let Some(new) = flags.iter().find(|nation| !before.has(*nation)) else {
                    return false;
                };
                active.nations = before.with(new);
                (nations, active.nations.iter().count() as u8)
            }
            _ => return true,
        };
        if so_far < whole {
            let active = self.board(pc).missions[place];
            let mission = self.veiled(pc, active, step.mission);
            log.tell(|| Event::Progress { pc, mission, n: so_far });
        }
        so_far >= whole
    }

    /// The missions of a captured seat lie open before her winner (D-87).
    fn lay_open(&mut self, pc: Pc, log: &mut Log<Event>) {
        for place in 0..self.board(pc).missions.len() {
            let active = &mut self.board_mut(pc).missions[place];
            if !std::mem::replace(&mut active.open, true) {
                let mission = active.card;
                log.reveal();
                log.tell(|| Event::LaidOpen { pc, mission });
            }
        }
    }

    /// The winner of a seat's ship may take her missions, one after the other, as far as it may have
    /// more (L-192).
    pub(crate) fn offer_captives(&mut self, winner: Pc, from: Pc) {
        let any = !self.board(from).missions.is_empty();
        if any && !self.melee.unspoilt && self.may_hold_more(winner) {
            self.ask(winner, Question::Captives { from });
        }
    }

    /// Would capturing this ship and taking nothing meet a mission of a seat (L-361)?
    pub(crate) fn may_spare(&self, pc: Pc, prize: Ship) -> bool {
        self.board(pc).missions.iter().any(|active| {
            self.ways(*active).any(|(_, _, way)| match &way.when {
                Condition::Capture { ship, no_loot: true } => {
                    self.is_ship_meant(pc, *active, prize, ship, Meeting::Destroyed)
                }
                _ => false,
            })
        })
    }

    /// The nations a ship may count for: a corsair is the Pirates' (L-006, L-369).
    fn nations_counted(&self, ship: Ship) -> Flags {
        match ship {
            Ship::Npc(_) if self.flags_of(ship).is_corsair() => Flags::of(Nation::Pirates),
            _ => self.flags_of(ship),
        }
    }

    /// The first native port turned over is marked for the missions that wait for one (D-92).
    fn mark_revealed(&mut self, pc: Pc, slot: u8, log: &mut Log<Event>) {
        let harbour = self.chart.harbours().iter().find(|harbour| harbour.slot == slot);
        let native = harbour.filter(|_| self.tiles[slot as usize].port.is_none());
        let Some(mooring) = native.map(|harbour| harbour.mooring) else { return };
        let missions = self.board(pc).missions;
        for active in missions.iter().filter(|active| active.waits_for_a_port()) {
            self.mark_port(pc, active.card, mooring, log);
        }
    }

    /// A destroyed seat loses its missions (L-390); one that goes to whoever destroyed it does so
    /// as far as it has come (L-359).
    pub(crate) fn lose_missions(&mut self, pc: Pc, by: By, log: &mut Log<Event>) {
        let victor = match by {
            By::Ship(Ship::Pc(victor)) => Some(victor).filter(|victor| *victor != pc),
            _ => None,
        };
        let missions = self.board(pc).missions;
        if missions.iter().any(|active| !active.open) {
            log.reveal();
        }
        for active in missions.iter() {
            let mission = active.card;
            match victor.filter(|_| active.is_handed_over()) {
                Some(by) => {
                    self.pass_on(pc, by, mission, log);
                    self.push(Item::Mission(Task::Limit(by)));
                }
                None => self.lay_aside(pc, mission, log),
            }
        }
    }
}

impl Active {
    /// Is its marker not laid yet (D-92)?
    fn waits_for_a_port(self) -> bool {
        let marks = self.mission().on_take.contains(&Op::Token(TokenAt::FarthestNative));
        marks && self.mark.is_none()
    }

    /// Does it go to whoever destroys its owner (L-359)?
    fn is_handed_over(self) -> bool {
        let ways = self.mission().stages.iter().flat_map(|ways| ways.iter());
        ways.into_iter().any(|way| matches!(way.when, Condition::TimeSteps(_)))
    }
}
