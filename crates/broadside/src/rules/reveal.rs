//! Turning crew face up, and moving tokens about (B-26 … B-28).

use std::ops::ControlFlow;

use engine::Log;

use crate::cards::Ability;
use crate::decision::{Cause, Decision};
use crate::event::What;
use crate::fittings::Articles;
use crate::list::{Flow, Sink};
use crate::state::Broadside;
use crate::token::{Known, Place, Token};
use crate::{Action, Event, WhyNot};

impl Broadside {
    /// The crew of this ship that lie face down (B-28).
    pub(crate) fn list_reveals(&self, ship: u8, out: &mut impl Sink) -> Flow {
        for (crew, _) in self.aboard(ship).filter(|(_, crew)| !crew.up) {
            out.put(Action::Reveal(crew))?;
        }
        ControlFlow::Continue(())
    }

    pub(crate) fn may_reveal(&self, ship: u8, crew: u8) -> Result<(), WhyNot> {
        let token = self.crew.get(crew as usize).filter(|crew| crew.is_aboard(ship));
        WhyNot::FaceUp.unless(!token.ok_or(WhyNot::NotAboard)?.up)
    }

    pub(crate) fn reveal_crew(&mut self, crew: u8, log: &mut Log<Event>) {
        let token = &mut self.crew[crew as usize];
        if !token.up {
            token.up = true;
            token.known = Known::ALL;
            let (owner, id) = (token.owner, token.id);
            log.tell(|| Event::CrewRevealed { crew, owner, id });
        }
    }

    /// The crew that gives a ship this ability, if it is a crew that must be turned up for it:
    /// not where the ship, a unique or a crew face up gives it already.
    pub(crate) fn source(&self, ship: u8, ability: Ability) -> Option<u8> {
        let fit = self.fittings(ship);
        let articles = Articles::of(self.ship(ship).id, fit.all);
        let gives =
            |crew: &crate::Crew| crew.id.card().abilities.has(ability) && articles.admit(crew.id);
        self.aboard(ship).find(|(_, crew)| gives(crew)).map(|(crew, _)| crew)
    }

    /// Using an ability turns its crew face up (B-26), and the chaplain by whose leave it acts.
    pub(crate) fn use_ability(&mut self, ship: u8, ability: Ability, log: &mut Log<Event>) {
        let fit = self.fittings(ship);
        if fit.open.has(ability) {
            return;
        }
        let Some(crew) = self.source(ship, ability) else { return };
        let open = Articles::of(self.ship(ship).id, fit.open);
        if !open.admit(self.crew[crew as usize].id)
            && let Some(chaplain) = self.source(ship, Ability::OpenToAll)
        {
            self.reveal_crew(chaplain, log);
        }
        self.reveal_crew(crew, log);
    }

    /// A window opens exactly when a crew of that player lies face down aboard, whoever it is, so
    /// that being asked tells nothing (B-28).
    pub(crate) fn open_window(&mut self, ship: u8, cause: Cause) {
        if self.aboard(ship).any(|(_, crew)| !crew.up) {
            self.ask(self.controller(ship), Decision::Window { ship, cause });
        }
    }

    /// Those that matter now, or none.
    pub(crate) fn list_window(&self, ship: u8, cause: Cause, out: &mut impl Sink) -> Flow {
        for (crew, _) in self.aboard(ship) {
            if self.matters(ship, cause, crew).is_ok() {
                out.put(Action::Reveal(crew))?;
            }
        }
        out.put(Action::Nothing)
    }

    /// Would it help now to turn this crew up?
    pub(crate) fn matters(&self, ship: u8, cause: Cause, crew: u8) -> Result<(), WhyNot> {
        self.may_reveal(ship, crew)?;
        let ability = match cause {
            Cause::Boarding => Ability::Boarders,
            Cause::Elimination => Ability::Undying,
        };
        let (fit, token) = (self.fittings(ship), &self.crew[crew as usize]);
        let articles = Articles::of(self.ship(ship).id, fit.open);
        let helps = token.id.card().abilities.has(ability) && articles.admit(token.id);
        WhyNot::OfNoUse.unless(helps && !fit.open.has(ability))
    }

    /// The face of a token.
    pub(crate) fn face_of(&self, token: Token) -> Option<What> {
        Some(match token {
            Token::Crew(crew) => What::Crew(self.crew[crew as usize].id),
            Token::Treasure(at) => What::Treasure(self.treasures[at as usize].face),
        })
    }

    /// A crew goes to another place, in the fleet of whoever has that place.
    pub(crate) fn move_crew(&mut self, crew: u8, to: Place, log: &mut Log<Event>) {
        let token = &mut self.crew[crew as usize];
        let from = std::mem::replace(&mut token.place, to);
        if let Place::Ship(ship) = to {
            token.owner = self.ships[ship as usize].controller; // B-116
            token.known.tell(token.owner);
        }
        let known = self.crew[crew as usize].known;
        let face = self.face_of(Token::Crew(crew));
        log.tell(|| Event::Moved { token: Token::Crew(crew), from, to, face, known });
    }

    /// A crew leaves the game, and its face is seen.
    pub(crate) fn lose_crew(&mut self, crew: u8, log: &mut Log<Event>) {
        let token = &mut self.crew[crew as usize];
        if token.known != Known::ALL {
            log.reveal();
        }
        token.place = Place::Gone;
        token.up = true;
        token.known = Known::ALL;
        let id = token.id;
        log.tell(|| Event::CrewLost { crew, id });
    }

    /// A treasure comes aboard a ship; her controller knows it (§7). At home it is unloaded at
    /// once (B-76).
    pub(crate) fn move_treasure(&mut self, token: u8, ship: u8, log: &mut Log<Event>) {
        let seat = self.controller(ship);
        let treasure = &mut self.treasures[token as usize];
        let from = std::mem::replace(&mut treasure.place, Place::Ship(ship));
        treasure.known.tell(seat);
        if treasure.face.is_unique() {
            treasure.known = Known::ALL; // B-35, B-114
        }
        let known = treasure.known;
        let (face, to) = (self.face_of(Token::Treasure(token)), Place::Ship(ship));
        log.tell(|| Event::Moved { token: Token::Treasure(token), from, to, face, known });
        if self.is_at_home(ship) {
            self.unload(ship, log);
        }
    }

    /// A treasure leaves the game.
    pub(crate) fn remove_treasure(&mut self, token: u8, log: &mut Log<Event>) {
        let treasure = &mut self.treasures[token as usize];
        let from = std::mem::replace(&mut treasure.place, Place::Gone);
        treasure.known = Known::ALL;
        let face = self.face_of(Token::Treasure(token));
        log.tell(|| Event::Moved {
            token: Token::Treasure(token),
            from,
            to: Place::Gone,
            face,
            known: Known::ALL,
        });
    }
}
