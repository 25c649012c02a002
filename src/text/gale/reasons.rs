//! Why something cannot be done.

use gale::WhyNot;

use crate::desk::{Closed, Reason};
use crate::tables::gale::model::Why;
use crate::text::{Lang, Names, closed, words};

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: Why, names: &Names) -> Reason {
    let (told, section) = match why {
        Why::Closed(Closed::Over) => (closed(Closed::Over, names), "end"),
        Why::Closed(why) => (closed(why, names), "trick"),
        Why::Rule(rule) => why_not(rule, names.lang),
    };
    Reason { words: told, section }
}

fn why_not(rule: WhyNot, lang: Lang) -> (String, &'static str) {
    let (fr, en, section) = match rule {
        WhyNot::Over => {
            let over = words(lang).no_more_choices;
            (over, over, "end")
        }
        WhyNot::PirateLead => (
            "On n’entame un pli avec un pirate que si l’on n’a plus que des pirates.",
            "A pirate may lead a trick only from a hand of nothing but pirates.",
            "pirates",
        ),
        WhyNot::TripletFirst => (
            "Le sort du triplet se décide d’abord.",
            "The triplet has to be decided on first.",
            "expert",
        ),
        WhyNot::NotInHand => {
            ("Cette carte n’est pas dans votre main.", "This card is not in your hand.", "trick")
        }
        WhyNot::NoTriplet => {
            ("Il n’y a pas de triplet à trancher.", "There is no triplet to decide on.", "expert")
        }
    };
    (lang.pick(fr, en).to_owned(), section)
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Setup, Turn};
    use gale::{Action, Gale};

    use super::*;
    use crate::tables::gale::model;
    use crate::text::Told;

    /// Random games: every card of every hand is in the list or has a reason that points to a
    /// section of the rules (U5).
    #[test]
    fn every_card_is_playable_or_has_a_reason() {
        let list = ["A", "B", "C", "D"].map(String::from).to_vec();
        let names = Names { lang: Lang::Fr, list, you: Some(Seat(0)) };
        let sections: Vec<&str> = Gale::rules(Lang::Fr).iter().map(|section| section.id).collect();
        let mut refused = 0;
        for seed in 0..30 {
            let options = gale::Options::new(4, seed % 2 == 1, 1).expect("a table");
            let mut game = Match::new(Setup::<Gale> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                for seat in Seat::all(4) {
                    let view = game.view(Eye::Seat(seat));
                    for card in view.own_hand().cards() {
                        let listed = game.legal_actions().contains(&Action::Play(card));
                        let why = model::why_not(&view, card, true);
                        assert_eq!(why.is_none(), listed && seat == acting, "{card} of {seat:?}");
                        if let Some(why) = why {
                            assert!(sections.contains(&reason(why, &names).section), "{why:?}");
                            refused += usize::from(why == Why::Rule(WhyNot::PirateLead));
                        }
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(refused > 0, "no hand with a pirate ever led");
    }
}
