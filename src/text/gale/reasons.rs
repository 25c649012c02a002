//! Why something cannot be done.

use engine::Seat;

use crate::desk::Reason;
use crate::text::{Lang, Names, words};

/// Why a card of the hand cannot be chosen now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// Somebody else is to act.
    NotYourTurn(Seat),
    /// A pirate is led only by a hand of pirates (G-13).
    PirateLead,
    /// A triplet is to be decided on first.
    TripletFirst,
    /// The game is over.
    Over,
    /// Nothing can be chosen here: an earlier moment, another tab.
    OnlyLooking,
}

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: Why, names: &Names) -> Reason {
    let lang = names.lang;
    let (told, section) = match why {
        Why::NotYourTurn(seat) => (
            match lang {
                Lang::Fr => {
                    format!("Ce n’est pas encore à vous\u{a0}: {} joue avant vous.", names.of(seat))
                }
                Lang::En => format!("Not your turn yet: {} plays before you.", names.of(seat)),
            },
            "trick",
        ),
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
        Why::Over => (words(lang).no_more_choices.to_owned(), "end"),
        Why::OnlyLooking => (words(lang).only_looking.to_owned(), "trick"),
    };
    Reason { words: told, section }
}
