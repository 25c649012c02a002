//! The whole visible table in words.

use engine::{Eye, Seat};
use plunder::{Colour, Hand, Side, View};

use super::asks::turn;
use super::cards::{card, cards, colour, count, gold, skulls};
use super::lane::lane_spoken;
use super::terms;
use super::who::Who;
use crate::text::grammar::capital;
use crate::text::{Names, Paragraph, words};

/// Merchants, pile, hands, gold and what is unseen: what the table shows, as headings and lists.
pub fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
    let parts = [sea(view, names), pile(view, names), hands(view, names)];
    let rest = [parties(view, names), unseen(view, names)];
    parts.into_iter().chain(rest).flatten().collect()
}

fn sea(view: &View, names: &Names) -> Option<Paragraph> {
    let (lanes, terms) = (view.lanes(), terms(names.lang));
    let mut lines: Vec<String> =
        lanes.iter().map(|lane| lane_spoken(view, lane, lane.place(&lanes), names)).collect();
    if lines.is_empty() {
        lines.push(terms.calm.to_owned());
    }
    lines.extend(turn(view, names));
    Paragraph::of(terms.sea, lines)
}

fn pile(view: &View, names: &Names) -> Option<Paragraph> {
    let (lang, terms) = (names.lang, terms(names.lang));
    let mut lines = vec![match view.pile() {
        0 => terms.no_pile.to_owned(),
        left => count(lang, left),
    }];
    if !view.discards().is_empty() {
        let colon = lang.colon();
        lines.push(format!("{}{colon} {}", terms.discards, cards(lang, view.discards().iter())));
    }
    Paragraph::of(terms.pile, lines)
}

/// One's own hand card by card, then the others as far as they are known.
fn hands(view: &View, names: &Names) -> Option<Paragraph> {
    let lang = names.lang;
    let own = view.eye().seat();
    let mut lines: Vec<String> = Vec::new();
    if let Some(hand) = own.and_then(|seat| view.hand(seat).cards()) {
        lines.extend(hand.iter().map(|of| card(lang, of)));
    }
    for seat in Seat::all(view.options().seats()).filter(|seat| own != Some(*seat)) {
        let held = match view.hand(seat) {
            Hand::Known(hand) if !hand.is_empty() => cards(lang, hand.iter()),
            hand => count(lang, hand.len()),
        };
        lines.push(format!("{}, {held}", names.of(seat)));
    }
    Paragraph::of(if own.is_some() { words(lang).your_hand } else { terms(lang).hands }, lines)
}

fn parties(view: &View, names: &Names) -> Option<Paragraph> {
    let (lang, options) = (names.lang, view.options());
    let line = |side: Side| {
        let who = capital(Who::side(side, options.teams(), names).name());
        let risk =
            view.gold_at_risk(side).filter(|risk| *risk > 0).map_or_else(String::new, |risk| {
                format!(", {} {}", gold(lang, -i32::from(risk)), terms(lang).in_hand)
            });
        format!("{who}, {}{risk}", gold(lang, view.gold(side).into()))
    };
    let mut lines: Vec<String> = (0..options.sides()).map(|side| line(Side(side))).collect();
    if options.teams() {
        lines.push(terms(lang).collects.to_owned());
    }
    Paragraph::of(terms(lang).parties, lines)
}

fn unseen(view: &View, names: &Names) -> Option<Paragraph> {
    let (lang, terms) = (names.lang, terms(names.lang));
    if !matches!(view.eye(), Eye::Seat(_)) || view.is_over() {
        return None;
    }
    let colon = lang.colon();
    let mut lines: Vec<String> = Colour::ALL
        .map(|of| format!("{}{colon} {}", colour(lang, of), skulls(lang, view.unseen().skulls(of))))
        .to_vec();
    let trumps = cards(lang, view.unseen_trumps());
    lines.push(if trumps.is_empty() { capital(terms.no_trumps) } else { trumps });
    lines.push(format!("{}{colon} {}", capital(terms.hidden_gold), view.unseen().gold()));
    Paragraph::of(terms.unseen, lines)
}

#[cfg(test)]
mod tests {
    use engine::{Match, Rng, Setup, Turn};
    use plunder::{Options, Plunder};

    use super::*;
    use crate::text::Lang;
    use crate::text::trial::crew;

    /// What is read to a passer-by is the same whatever the hands hold.
    #[test]
    fn a_passer_by_hears_no_secret() {
        let options = Options::new(4, true, false).expect("a table");
        let mut game = Match::new(Setup::<Plunder> { options, seed: 5 });
        let mut rng = Rng::new(5);
        while let Turn::Act(seat) = game.to_act() {
            let heard = |eye| read_aloud(&game.view(eye), &crew(Lang::Fr, None));
            let other = <Plunder as engine::Game>::determinize(&game.view(Eye::Table), &mut rng);
            let view = <Plunder as engine::Game>::observe(&other, Eye::Table);
            assert_eq!(heard(Eye::Table), read_aloud(&view, &crew(Lang::Fr, None)));
            assert_ne!(heard(Eye::Table), heard(Eye::Seat(seat)));
            let count = game.legal_actions().len() as u32;
            game.play_index(rng.below(count) as usize).expect("a choice of the list");
        }
    }
}
