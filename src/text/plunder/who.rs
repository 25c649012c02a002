//! Who does something: you, one other, your team, or another pair.

use engine::Seat;
use plunder::Side;

use crate::text::grammar::{capital, genitive, of_name};
use crate::text::{Lang, Names};

/// Somebody in a sentence, with the form its verb takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Who {
    name: String,
    form: usize,
}

impl Who {
    /// A seat.
    pub fn seat(seat: Seat, names: &Names) -> Who {
        Who { name: names.object(seat).to_owned(), form: usize::from(!names.is_you(seat)) }
    }

    /// A side: a seat, or a pair of them.
    pub fn side(side: Side, teams: bool, names: &Names) -> Who {
        if !teams {
            return Who::seat(Seat(side.0), names);
        }
        let pair: Vec<Seat> = side.seats(teams).collect();
        if pair.iter().any(|seat| names.is_you(*seat)) {
            return Who { name: names.lang.pick("votre équipe", "your team").to_owned(), form: 1 };
        }
        Who { name: names.list_of(&pair), form: 2 }
    }

    /// "vous menez", "Anne mène", "Anne et Marc mènent": the verb for you, for one, for several.
    pub fn does(&self, verb: [&str; 3]) -> String {
        format!("{} {}", self.name, verb[self.form])
    }

    /// The verb alone, for you, for one, for several.
    pub fn verb<'a>(&self, verb: [&'a str; 3]) -> &'a str {
        verb[self.form]
    }

    /// The name alone: "vous", "votre équipe", "Anne et Marc".
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// A side as it stands beside its pennants: "Vous", "Anne", "Anne et Marc".
pub fn side_name(side: Side, teams: bool, names: &Names) -> String {
    match side.seats(teams).collect::<Vec<Seat>>()[..] {
        [seat] => names.label(seat).to_owned(),
        ref pair => capital(&names.list_of(pair)),
    }
}

/// The turn of a seat within a sentence: "de votre tour", "du tour d’Anne"; "your turn".
pub(super) fn of_turn(seat: Seat, names: &Names) -> String {
    match (names.lang, names.is_you(seat)) {
        (Lang::Fr, true) => "de votre tour".to_owned(),
        (Lang::Fr, false) => format!("du tour {}", of_name(names.of(seat))),
        (Lang::En, true) => "of your turn".to_owned(),
        (Lang::En, false) => format!("of {} turn", genitive(names.of(seat))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn verbs_follow_their_subject() {
        let leads = ["menez", "mène", "mènent"];
        let names = crew(Lang::Fr, Some(0));
        let told = |side, teams| Who::side(Side(side), teams, &names).does(leads);
        assert_eq!(told(0, false), "vous menez");
        assert_eq!(told(1, false), "Anne mène");
        assert_eq!(told(0, true), "votre équipe mène");
        assert_eq!(told(1, true), "Marc et Nina mènent");
    }

    #[test]
    fn a_turn_is_named_after_its_seat() {
        assert_eq!(of_turn(Seat(7), &crew(Lang::Fr, None)), "du tour d’Iris");
    }
}
