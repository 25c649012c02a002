//! Things of the game by the names sentences need.

use engine::Seat;
use logbook::content::{MissionId, TileId};
use logbook::{Asked, Cell, Goods, Pc, Ship, View};

use super::content::content;
use super::vocab::{cargo, place, the_ship, the_ship_then};
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

    /// What is asked, and whom.
    pub fn asked(self) -> Option<Asked> {
        self.view.asked()
    }

    /// Where somebody sits.
    pub fn seat(self, pc: Pc) -> Seat {
        self.view.place(pc)
    }

    /// "Vous jouez", "Anne joue".
    pub fn does(self, pc: Pc, fr: [&str; 2], en: [&str; 2]) -> String {
        let [you, other] = self.lang().pick(fr, en);
        self.names.does(self.seat(pc), you, other)
    }

    /// "vous", "Anne".
    pub fn whom(self, pc: Pc) -> &'a str {
        self.names.object(self.seat(pc))
    }

    /// What belongs to a seat: "votre réputation", "la réputation d’Anne"; "your reputation",
    /// "Anne’s reputation".
    pub fn own(self, pc: Pc, fr: [&str; 2], en: &str) -> String {
        let seat = self.seat(pc);
        match (self.names.is_you(seat), self.lang()) {
            (true, Lang::Fr) => format!("votre {}", fr[1]),
            (true, Lang::En) => format!("your {en}"),
            (false, Lang::Fr) => format!("{}{} {}", fr[0], fr[1], of_name(self.names.of(seat))),
            (false, Lang::En) => format!("{} {en}", genitive(self.names.of(seat))),
        }
    }

    /// "Victoria", "votre navire".
    pub fn ship(self, ship: Ship) -> String {
        the_ship(self.view, ship, self.names)
    }

    /// The same when this card, if any, lay at her place.
    pub fn ship_then(self, ship: Ship, card: Option<u8>) -> String {
        the_ship_then(self.view, ship, card, self.names)
    }

    /// "au large de La Havane".
    pub fn place(self, cell: Cell) -> String {
        place(self.view, cell, self.lang())
    }

    /// "3 sucres et 1 bois".
    pub fn cargo(self, goods: Goods) -> String {
        cargo(self.lang(), goods)
    }

    /// "«\u{202f}La carte volée\u{202f}»", “The Stolen Chart”.
    pub fn mission(self, card: u8) -> String {
        let of = (card < MissionId::COUNT).then(|| MissionId::nth(card));
        of.map_or_else(String::new, |id| {
            quoted(self.lang(), content(self.lang()).mission(id).title)
        })
    }

    /// The same of a card this eye perhaps does not know.
    pub fn mission_if_known(self, card: Option<u8>) -> String {
        let secret = || self.say("une mission secrète", "a secret mission");
        card.map_or_else(secret, |card| self.mission(card))
    }
}

/// A tile by its number, if there is such a one.
pub(super) fn tile_of(number: u8) -> TileId {
    TileId::new(number.clamp(1, TileId::COUNT))
}

/// A name as it is quoted.
pub(super) fn quoted(lang: Lang, name: &str) -> String {
    match lang {
        Lang::Fr => format!("«\u{202f}{name}\u{202f}»"),
        Lang::En => format!("“{name}”"),
    }
}
