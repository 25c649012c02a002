//! Exploring islands (B-110 … B-114, B-118, B-170).

use std::ops::ControlFlow;

use engine::Log;

use crate::cards::{Ability, Unique};
use crate::decision::Decision;
use crate::list::{Flow, Sink};
use crate::ship::Rum;
use crate::state::Broadside;
use crate::token::{Place, Token};
use crate::{Action, Event, WhyNot};

impl Broadside {
    /// Docked at a wild island where there is something to see (B-110, B-118); a full hold does
    /// not matter.
    pub(crate) fn may_explore_island(&self, ship: u8) -> Result<(), WhyNot> {
        let island = self.ship(ship).docked.ok_or(WhyNot::NotDocked)?;
        WhyNot::AtHome.unless(self.islands[island as usize].home.is_none())?;
        WhyNot::NothingThere.unless(self.treasure_on(island).next().is_some())
    }

    /// The treasures on an island, with their numbers.
    pub(crate) fn treasure_on(
        &self,
        island: u8,
    ) -> impl Iterator<Item = (u8, &crate::Treasure)> + Clone {
        let there = move |token: &crate::Treasure| token.place == Place::Island(island);
        (0..).zip(self.treasures.iter()).filter(move |(_, token)| there(token))
    }

    /// An explorer's turn comes last of all that follows a move (B-170).
    pub(crate) fn explores_on_docking(&self, ship: u8) -> Result<(), WhyNot> {
        WhyNot::NoSuchAbility.unless(self.fittings(ship).all.has(Ability::Explorer))?;
        self.may_explore_island(ship)
    }

    pub(crate) fn explore_on_docking(&mut self, ship: u8, log: &mut Log<Event>) {
        self.use_ability(ship, Ability::Explorer, log);
        self.explore_island(ship, log);
    }

    /// All treasures of the island are looked at in secret (B-111).
    pub(crate) fn explore_island(&mut self, ship: u8, log: &mut Log<Event>) {
        let seat = self.controller(ship);
        let island = self.ship(ship).docked.expect("an explorer is docked");
        for token in self.treasures.iter_mut() {
            if token.place == Place::Island(island) && !token.known.by(seat) {
                token.known.tell(seat);
                log.reveal();
            }
        }
        log.tell(|| Event::Explored { ship, place: Place::Island(island) });
        self.ask(seat, Decision::Take { ship });
    }

    /// A unique must be taken, one of several (B-113, R-18); else a coin, if there is room, or
    /// none (B-111, B-112). A superstitious ship leaves the last one, whatever it is.
    pub(crate) fn list_take(&self, ship: u8, out: &mut impl Sink) -> Flow {
        let Some(island) = self.ship(ship).docked else { return ControlFlow::Continue(()) };
        for (token, _) in self.treasure_on(island) {
            if self.may_take(ship, token).is_ok() {
                out.put(Action::Pick(Token::Treasure(token)))?;
            }
        }
        if self.may_leave_rest(ship).is_ok() {
            out.put(Action::Nothing)?;
        }
        ControlFlow::Continue(())
    }

    fn must_take_unique(&self, ship: u8) -> bool {
        let island = self.ship(ship).docked;
        !self.leaves_last(ship)
            && island
                .is_some_and(|at| self.treasure_on(at).any(|(_, token)| token.face.is_unique()))
    }

    fn leaves_last(&self, ship: u8) -> bool {
        let left = self.ship(ship).docked.map_or(0, |island| self.treasure_on(island).count());
        left == 1 && self.fittings(ship).open.has(Ability::Superstitious)
    }

    pub(crate) fn may_leave_rest(&self, ship: u8) -> Result<(), WhyNot> {
        WhyNot::UniqueFirst.unless(!self.must_take_unique(ship))
    }

    pub(crate) fn may_take(&self, ship: u8, token: u8) -> Result<(), WhyNot> {
        let island = self.ship(ship).docked.ok_or(WhyNot::NotDocked)?;
        let there = self.treasures.get(token as usize);
        let there = there.filter(|there| there.place == Place::Island(island));
        let there = there.ok_or(WhyNot::NothingThere)?;
        WhyNot::Superstitious.unless(!self.leaves_last(ship))?;
        if there.face.is_unique() {
            return Ok(());
        }
        WhyNot::UniqueFirst.unless(!self.must_take_unique(ship))?;
        WhyNot::HoldFull.unless(self.fittings(ship).has_room())
    }

    /// One treasure comes aboard; with `explore_load = all` as many as one likes, uniques first.
    pub(crate) fn take_treasure(&mut self, ship: u8, action: Action, log: &mut Log<Event>) {
        let island = self.ship(ship).docked.expect("an explorer is docked");
        let Action::Pick(Token::Treasure(token)) = action else {
            // Who leaves everything has seen no unique, unless she dared not take the last.
            self.islands[island as usize].only_coins |= !self.leaves_last(ship);
            log.tell(|| Event::LeftRest { ship, island });
            return;
        };
        if !self.treasures[token as usize].face.is_unique() {
            self.islands[island as usize].only_coins = true;
        }
        self.move_treasure(token, ship, log);
        if let Some(unique) = self.treasures[token as usize].face.unique() {
            self.apply_unique(ship, token, unique, log);
        }
        let more = self.treasure_on(island).next().is_some();
        if self.options.load_all && more && self.ended.is_none() {
            self.ask(self.controller(ship), Decision::Take { ship });
        }
    }

    /// What a unique does when it is loaded (B-114).
    fn apply_unique(&mut self, ship: u8, token: u8, unique: Unique, log: &mut Log<Event>) {
        match unique {
            Unique::Rum => {
                let crew = self.aboard(ship).count() as u8;
                self.treasures[token as usize].worth = 6u8.saturating_sub(crew);
                self.ship_mut(ship).rum = Rum::Next; // B-171
            }
            Unique::Fever => {
                if self.fittings(ship).all.has(Ability::Undying) {
                    self.use_ability(ship, Ability::Undying, log);
                } else {
                    let crew: Vec<u8> = self.aboard(ship).map(|(crew, _)| crew).collect();
                    crew.into_iter().for_each(|crew| self.lose_crew(crew, log));
                }
                self.remove_treasure(token, log);
            }
            _ => {}
        }
    }
}
