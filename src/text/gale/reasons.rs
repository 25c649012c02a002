//! Why something cannot be done.

use crate::desk::{Closed, Reason};
use crate::text::{Names, closed};

/// Why a card of the hand cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Nothing at all can.
    Closed(Closed),
    /// A pirate is led only by a hand of pirates (G-13).
    PirateLead,
    /// A triplet is to be decided on first.
    TripletFirst,
}

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: Why, names: &Names) -> Reason {
    let lang = names.lang;
    let (told, section) = match why {
        Why::Closed(Closed::Over) => (closed(Closed::Over, names), "end"),
        Why::Closed(why) => (closed(why, names), "trick"),
        Why::PirateLead => (
            lang.pick(
                "On n’entame un pli avec un pirate que si l’on n’a plus que des pirates.",
                "A pirate may lead a trick only from a hand of nothing but pirates.",
            )
            .to_owned(),
            "pirates",
        ),
        Why::TripletFirst => (
            lang.pick(
                "Le sort du triplet se décide d’abord.",
                "The triplet has to be decided on first.",
            )
            .to_owned(),
            "expert",
        ),
    };
    Reason { words: told, section }
}
