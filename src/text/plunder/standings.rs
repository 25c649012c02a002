//! What the seats bar says: gold, cards in hand, and what these would cost.

use engine::Seat;
use plunder::View;

use super::cards::{count, gold};
use super::terms;
use crate::handle::{Holding, Standing};
use crate::text::Names;
use crate::text::grammar::signed;

/// The gold a side has captured, told at its first seat; at the end, the score. Beside it every
/// seat's cards, and the gold on merchants among them where they are known.
pub fn standings(view: &View, names: &Names) -> Vec<Standing> {
    Seat::all(view.options().seats()).map(|seat| standing(view, seat, names)).collect()
}

fn standing(view: &View, seat: Seat, names: &Names) -> Standing {
    let (lang, options, hand) = (names.lang, view.options(), view.hand(seat));
    let side = options.side_of(seat);
    let purse = options.seats_of(side).next() == Some(seat);
    let amount = match view.is_over() {
        true => i32::from(view.scores()[side.index()]),
        false => i32::from(view.gold(side)),
    };
    // Once the game is over it is in the score.
    let held = hand.cards().filter(|_| !view.is_over()).map_or(0, |cards| i32::from(cards.gold()));
    let debit = if held > 0 { signed(-held) } else { String::new() };
    let debit_words = terms(lang).in_hand;
    let spoken = [
        purse.then(|| gold(lang, amount)),
        Some(count(lang, hand.len())),
        (held > 0).then(|| format!("{} {debit_words}", gold(lang, -held))),
    ];
    Standing {
        score: signed(amount),
        spoken: spoken.into_iter().flatten().collect::<Vec<_>>().join(", "),
        brief: false,
        holding: Some(Holding { purse, cards: hand.len().to_string(), debit, debit_words }),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Setup, Turn};
    use plunder::{Options, Plunder};

    use super::*;
    use crate::text::Lang;
    use crate::text::trial::crew;

    /// Gold is told once a side, and nobody hears what another side holds before the end.
    #[test]
    fn a_side_has_one_purse_and_hands_stay_secret() {
        for (seats, teams) in [(3, false), (4, true), (8, true)] {
            let options = Options::new(seats, teams, false).expect("a table");
            let mut game = Match::new(Setup::<Plunder> { options, seed: 3 });
            while let Turn::Act(seat) = game.to_act() {
                let told = standings(&game.view(Eye::Seat(seat)), &crew(Lang::En, Some(seat.0)));
                let holding = |told: &Standing| told.holding.clone().expect("cards are counted");
                let purses = told.iter().filter(|told| holding(told).purse).count();
                assert_eq!(purses, usize::from(options.sides()));
                for (other, told) in Seat::all(seats).zip(&told) {
                    let own = options.side_of(other) == options.side_of(seat);
                    assert!(own || holding(told).debit.is_empty(), "{told:?}");
                }
                game.play_index(0).expect("a choice of the list");
            }
        }
    }
}
