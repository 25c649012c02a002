//! Why something cannot be done.

use crate::desk::{Closed, Reason};
use crate::tables::gale::model::Why;
use crate::text::{Names, closed};

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

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Setup, Turn};
    use gale::{Action, Gale};

    use super::*;
    use crate::tables::gale::model::why_not;
    use crate::text::{Lang, Told};

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
                        let why = why_not(&view, game.legal_actions(), card, true);
                        assert_eq!(why.is_none(), listed && seat == acting, "{card} of {seat:?}");
                        if let Some(why) = why {
                            assert!(sections.contains(&reason(why, &names).section), "{why:?}");
                            refused += usize::from(why == Why::PirateLead);
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
