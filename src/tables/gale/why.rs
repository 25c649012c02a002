//! Why a card of the hand cannot be played: an explanation, not a second rule book.

use gale::{Action, Phase, View, Wheel};

use crate::desk::Closed;
use crate::text::gale::Why;

/// Why nothing at all can be chosen now, if so. `open` is false where one only looks.
pub fn closed(view: &View, open: bool) -> Option<Why> {
    let table = view.table();
    let acting = (table.phase() != Phase::Over).then(|| table.to_act());
    Closed::check(view.eye(), acting, open).err().map(Why::Closed)
}

/// Why the viewer cannot play this card of the hand; nothing if it is in the list.
pub fn why_not(view: &View, legal: &[Action], card: Wheel, open: bool) -> Option<Why> {
    closed(view, open).or_else(|| match view.table().phase() {
        Phase::Triplet(_) => Some(Why::TripletFirst),
        _ => (!legal.contains(&Action::Play(card))).then_some(Why::PirateLead),
    })
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Setup, Turn};
    use gale::Gale;

    use super::*;
    use crate::text::Told;
    use crate::text::gale::reason;
    use crate::text::{Lang, Names};

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
