//! Who is who in a sentence.

use engine::Seat;

use super::Lang;
use super::grammar::listed;

/// Longer names than this are shortened where a sentence has little room.
const LONG: usize = 12;

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

    /// The same table by first names, where a name is long and its first word is nobody else's:
    /// for sentences that must fit in a line or two.
    pub fn familiar(&self) -> Names {
        let first = |name: &str| name.split_whitespace().next().unwrap_or(name).to_owned();
        let firsts: Vec<String> = self.list.iter().map(|name| first(name)).collect();
        let short = |name: &String| {
            let known = first(name);
            let alone = firsts.iter().filter(|other| **other == known).count() == 1;
            if alone && name.chars().count() > LONG { known } else { name.clone() }
        };
        Names { list: self.list.iter().map(short).collect(), ..self.clone() }
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

    #[test]
    fn long_names_are_told_by_their_first_word_where_it_is_nobody_elses() {
        let list = ["Wilhelmine Montagnes", "Anne Bonny", "Jean de la Rochefort", "Jean Bart"];
        let names = Names { list: list.map(String::from).to_vec(), ..crew(Lang::En, None) };
        let told = ["Wilhelmine", "Anne Bonny", "Jean de la Rochefort", "Jean Bart"];
        assert_eq!(names.familiar().list, told);
    }
}
