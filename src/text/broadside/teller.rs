//! Things of the game by the names sentences need.

use broadside::cards::{CrewId, Face};
use broadside::{Decision, Place, Ship, Token, View};

use super::crew::{a_crew, crew_name, the_crew};
use super::places;
use super::ships;
use super::treasure::{a_treasure, treasure_name};
use crate::text::grammar::{genitive, of_name};
use crate::text::{Lang, Names};

/// Tells of the table in view to whom these names are known.
#[derive(Clone, Copy)]
pub(super) struct Teller<'a> {
    /// The table.
    pub view: &'a View,
    /// The people, the reader and the language.
    pub names: &'a Names,
}

impl<'a> Teller<'a> {
    pub fn new(view: &'a View, names: &'a Names) -> Self {
        Teller { view, names }
    }

    pub fn lang(self) -> Lang {
        self.names.lang
    }

    /// One of two fixed sentences.
    pub fn say(self, fr: &str, en: &str) -> String {
        self.lang().pick(fr, en).to_owned()
    }

    /// What is asked.
    pub fn decision(self) -> Option<Decision> {
        self.view.asked().map(|asked| asked.decision)
    }

    /// A ship of the game.
    pub fn hull(self, number: u8) -> Option<&'a Ship> {
        self.view.ships().get(usize::from(number))
    }

    /// "San Telmo".
    pub fn ship(self, number: u8) -> &'static str {
        ships::ship(self.view, number)
    }

    /// "de San Telmo", "d’Eel"; "San Telmo’s".
    pub fn of_ship(self, number: u8) -> String {
        match self.lang() {
            Lang::Fr => of_name(self.ship(number)),
            Lang::En => genitive(self.ship(number)),
        }
    }

    /// "l’île II", "votre port".
    pub fn island(self, number: u8) -> String {
        places::island(self.view, number, self.names)
    }

    /// "à l’île II", "at island II".
    pub fn at_island(self, number: u8) -> String {
        places::at_island(self.view, number, self.names)
    }

    /// "de l’île II", "from island II".
    pub fn off_island(self, number: u8) -> String {
        places::from_island(self.view, number, self.names)
    }

    /// "à bord de Galgo", "sur l’île II".
    pub fn on(self, place: Place) -> String {
        places::on(self.view, place, self.names)
    }

    /// Who a crew token is, as far as the reader knows.
    pub fn crew(self, number: u8) -> CrewId {
        self.view.crew().get(usize::from(number)).map_or(CrewId::UNSEEN, |crew| crew.id)
    }

    /// What a treasure token is, as far as the reader knows.
    pub fn face(self, number: u8) -> Face {
        self.view.treasures().get(usize::from(number)).map_or(Face::UNSEEN, |token| token.face)
    }

    /// "le timonier".
    pub fn the_crew(self, number: u8) -> String {
        the_crew(self.lang(), self.crew(number))
    }

    /// Where a token lies.
    pub fn place(self, token: Token) -> Place {
        let (crew, treasures) = (self.view.crew(), self.view.treasures());
        match token {
            Token::Crew(number) => crew.get(usize::from(number)).map(|crew| crew.place),
            Token::Treasure(number) => treasures.get(usize::from(number)).map(|token| token.place),
        }
        .unwrap_or_default()
    }

    /// A token within a sentence: "une pièce de 3", "le timonier".
    pub fn token(self, token: Token) -> String {
        match token {
            Token::Crew(number) if self.crew(number) == CrewId::UNSEEN => {
                a_crew(self.lang(), CrewId::UNSEEN)
            }
            Token::Crew(number) => self.the_crew(number),
            Token::Treasure(number) => a_treasure(self.lang(), self.face(number)),
        }
    }

    /// A token at the head of a key; hidden ones are counted where they lie: "Trésor caché 2".
    pub fn token_name(self, token: Token) -> String {
        let lang = self.lang();
        let (name, hidden) = match token {
            Token::Crew(number) => {
                let id = self.crew(number);
                (crew_name(lang, id).to_owned(), id == CrewId::UNSEEN)
            }
            Token::Treasure(number) => {
                let face = self.face(number);
                (treasure_name(lang, face), face == Face::UNSEEN)
            }
        };
        if hidden { format!("{name} {}", self.place_among(token)) } else { name }
    }

    /// Its place, from 1, among the tokens of its kind that lie together.
    fn place_among(self, token: Token) -> usize {
        let here = self.place(token);
        let before = |number: u8, kind: fn(u8) -> Token| {
            1 + (0..number).filter(|other| self.place(kind(*other)) == here).count()
        };
        match token {
            Token::Crew(number) => before(number, Token::Crew),
            Token::Treasure(number) => before(number, Token::Treasure),
        }
    }

    /// A token with its place, for lists that reach over the whole chart.
    pub fn token_there(self, token: Token) -> String {
        format!("{}, {}", self.token_name(token), self.on(self.place(token)))
    }

    /// "Canon 2", "Mousquet (mât 2)".
    pub fn gun(self, mast: u8, musket: bool) -> String {
        let number = mast + 1;
        match (self.lang(), musket) {
            (Lang::Fr, false) => format!("canon {number}"),
            (Lang::En, false) => format!("gun {number}"),
            (Lang::Fr, true) => format!("mousquet (mât {number})"),
            (Lang::En, true) => format!("musket (mast {number})"),
        }
    }

    /// "mât 2".
    pub fn mast(self, mast: u8) -> String {
        format!("{} {}", self.lang().pick("mât", "mast"), mast + 1)
    }

    /// "San Telmo : …", the head of a question about a ship.
    pub fn of_her(self, ship: u8, asked: &str) -> String {
        format!("{}{} {asked}", self.ship(ship), self.lang().colon())
    }

    /// The ship a decision is about.
    pub fn subject(self) -> Option<u8> {
        use Decision as D;
        match self.decision()? {
            D::Berth { ship }
            | D::Menu { ship, .. }
            | D::CastOff { ship }
            | D::Ram { ship }
            | D::Window { ship, .. }
            | D::Captain { ship }
            | D::Again { ship, .. }
            | D::Grape { ship, .. }
            | D::Lose { ship, .. }
            | D::Restore { ship }
            | D::Tow { ship }
            | D::Unload { ship }
            | D::Explore { ship }
            | D::Take { ship }
            | D::Transfer { ship, .. }
            | D::Look { ship, .. } => Some(ship),
            D::Segment { course } | D::Heading { course, .. } | D::Distance { course, .. } => {
                Some(course.ship)
            }
            D::Fire { salvo } => Some(salvo.ship),
            D::Spoils { winner, .. } => Some(winner),
            D::Board { rammer, .. } | D::Boarding { rammer, .. } => Some(rammer),
            _ => None,
        }
    }
}
