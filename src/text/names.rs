//! Who is who in a sentence.

use engine::Seat;

use super::Lang;
use super::grammar::listed;

/// The names at the table, the language, and who is reading.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names {
    /// The language of every sentence.
    pub lang: Lang,
    /// The names in seat order.
    pub list: Vec<String>,
    /// The seat of whoever is reading, if it is somebody at the table.
    pub you: Option<Seat>,
}

impl Names {
    /// Is this the reader's own seat?
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you == Some(seat)
    }

    /// The name of a seat, also the reader's own.
    pub fn of(&self, seat: Seat) -> &str {
        self.list.get(seat.index()).map_or("?", String::as_str)
    }

    /// What stands beside a seat's pennant: the name, or "Vous", "You" for a reader without one.
    pub fn label(&self, seat: Seat) -> &str {
        let nameless = super::player_number(self.lang, seat.index() + 1) == self.of(seat);
        if self.is_you(seat) && nameless { self.lang.pick("Vous", "You") } else { self.of(seat) }
    }

    /// The seat as the object of a sentence: "vous", "you", or the name.
    pub fn object(&self, seat: Seat) -> &str {
        if self.is_you(seat) { self.lang.pick("vous", "you") } else { self.of(seat) }
    }

    /// The seat and what it does, at the head of a sentence: "Vous jouez", "Anne plays".
    pub fn does(&self, seat: Seat, you: &str, other: &str) -> String {
        if self.is_you(seat) {
            format!("{} {you}", self.lang.pick("Vous", "You"))
        } else {
            format!("{} {other}", self.of(seat))
        }
    }

    /// Several names in a row: "Anne, Marc et vous".
    pub fn list_of(&self, seats: &[Seat]) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.object(*seat).to_owned()).collect();
        listed(self.lang, &names)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn the_reader_is_addressed() {
        let names = crew(Lang::Fr, Some(0));
        assert_eq!(names.does(Seat(0), "jouez", "joue"), "Vous jouez");
        assert_eq!(names.does(Seat(1), "jouez", "joue"), "Anne joue");
        assert_eq!(names.list_of(&[Seat(1), Seat(2), Seat(0)]), "Anne, Marc et vous");
    }
}
