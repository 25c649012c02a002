//! Who is meant at the end of a game: you, one other, your team, several others.

use engine::{Seat, order_by_key};

use crate::text::{Lang, Names};

/// Some seats as the subject of a sentence, with the form their verb takes: for you, for one, for
/// several.
pub(in crate::text) struct Party {
    pub name: String,
    form: usize,
}

impl Party {
    /// "vous gagnez", "Anne gagne", "Anne et Marc gagnent".
    pub fn does(&self, verb: [&str; 3]) -> String {
        format!("{} {}", self.name, verb[self.form])
    }
}

/// One seat, or the partners of a team.
pub(in crate::text) fn party(seats: &[Seat], names: &Names) -> Party {
    match seats {
        [seat] => {
            Party { name: names.object(*seat).to_owned(), form: usize::from(!names.is_you(*seat)) }
        }
        _ if is_you(seats, names) => {
            Party { name: names.lang.pick("votre équipe", "your team").to_owned(), form: 1 }
        }
        _ => Party { name: names.list_of(seats), form: 2 },
    }
}

/// Several parties together. French politely names the reader last, English first.
pub(super) fn together(mut seats: Vec<Seat>, names: &Names) -> Party {
    let you = |seat: &Seat| names.is_you(*seat);
    order_by_key(&mut seats, |seat| you(seat) == (names.lang == Lang::Fr));
    let form = if seats.iter().any(you) { 0 } else { 2 };
    Party { name: names.list_of(&seats), form }
}

/// Is the reader among them?
pub(super) fn is_you(seats: &[Seat], names: &Names) -> bool {
    seats.iter().any(|seat| names.is_you(*seat))
}
