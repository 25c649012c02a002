//! What can be chosen, as short as can be.

use engine::Seat;
use quay::{Action, Card, Face, View};

use super::deeds::deed;
use super::wares::{card, deck, good, goods};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// A choice as short as can be. What the dock alone offers has one wording.
pub fn label(view: &View, action: Action, names: &Names) -> String {
    let lang = names.lang;
    match action {
        Action::Good(of) | Action::Spoil(of) => capital(good(lang, of)),
        Action::Draw(pile) => deck(lang, pile).to_owned(),
        Action::Take(of) | Action::Special(of) => card(lang, of),
        Action::Load(of) => format!("{} ({})", of.points(), goods(lang, of.goods())),
        Action::Offer(amount) => amount.to_string(),
        Action::Sell(place, of) | Action::Protect(place, of) => {
            format!("{} ({})", capital(good(lang, of)), place_word(lang, place))
        }
        _ => deed(view, action, names),
    }
}

fn place_word(lang: Lang, place: quay::Place) -> &'static str {
    match place {
        quay::Place::Hand => lang.pick("main", "hand"),
        quay::Place::Store => lang.pick("entrepôt", "warehouse"),
    }
}

/// What this seat has offered in the auction at hand.
pub(super) fn offered(view: &View, seat: Seat) -> u16 {
    let offers = view.auction().map_or_else(Vec::new, |auction| auction.offers);
    offers.iter().find(|offer| offer.seat == seat).map_or(0, |offer| offer.gold.into())
}

/// The income on the card in front of the seat to act.
pub(super) fn income(view: &View) -> u16 {
    let card = view.to_act().and_then(|seat| view.seat(seat).front.card());
    match card.map(Card::face) {
        Some(Face::Transport { income }) => income.into(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use quay::Quay;

    use super::super::prompt::prompt;
    use super::*;
    use crate::text::trial::crew;

    /// Labels tell the entries of a list apart, and every deed says something.
    #[test]
    fn no_two_choices_share_a_label() {
        for seed in 0..4 {
            let options = quay::Options::for_seats(2 + seed as u8 % 3).expect("a table");
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let view = game.view(Eye::Seat(seat));
                for lang in [Lang::Fr, Lang::En] {
                    let names = crew(lang, Some(seat.0));
                    let labels: Vec<String> = game
                        .legal_actions()
                        .iter()
                        .map(|action| label(&view, *action, &names))
                        .collect();
                    for (at, one) in labels.iter().enumerate() {
                        // Two ships or cards may ask for the very same.
                        let twin = matches!(
                            game.legal_actions()[at],
                            Action::Load(_)
                                | Action::Take(_)
                                | Action::Shelter(_)
                                | Action::Special(_)
                        );
                        assert!(
                            !one.is_empty() && (twin || !labels[..at].contains(one)),
                            "{labels:?}"
                        );
                    }
                    let asked = prompt(&view, game.legal_actions(), &names);
                    assert!(!asked.title.is_empty() && !asked.title.contains("  "));
                    for action in game.legal_actions() {
                        assert!(!deed(&view, *action, &names).is_empty());
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
    }
}
