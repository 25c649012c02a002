//! Totals, and how the points came.

use engine::Outcome;
use gale::View;
use gale::rules::scoring::place_points;

use super::cards::{halves, points};
use crate::handle::Standing;
use crate::text::grammar::signed;
use crate::text::{Lang, Names, ResultTable};

/// What the seats bar says: the total points.
pub fn standings(view: &View, names: &Names) -> Vec<Standing> {
    let totals = view.table().totals();
    let standing = |total: &i32| Standing {
        score: signed(*total),
        spoken: points(names.lang, *total),
        ..Standing::default()
    };
    totals.iter().map(standing).collect()
}

/// The points of every round.
pub fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
    let table = view.table();
    let rounds = 0..table.round();
    let short = names.lang.pick("M", "R");
    let rows = outcome.scores.seats().map(|(seat, _)| {
        let of = |round| table.round_points(round).map_or(0, |points| points[seat]);
        rounds.clone().map(|round| signed(of(round).into())).collect()
    });
    ResultTable {
        columns: rounds.clone().map(|round| format!("{short}{}", round + 1)).collect(),
        rows: rows.collect(),
        totals: outcome.scores.iter().map(|total| signed(*total)).collect(),
        places: outcome.places.iter().copied().collect(),
    }
}

/// "Manche 2 : le décompte".
pub fn sheet_title(lang: Lang, round: u8) -> String {
    match lang {
        Lang::Fr => format!("Manche {}\u{a0}: le décompte", round + 1),
        Lang::En => format!("Round {}: the score", round + 1),
    }
}

/// Where seats share several places, their points as a sum (G-35): "Shared places: (4 + 3) ÷ 2 =
/// 3½, rounded 4".
pub fn shared_places(lang: Lang, seats: u8, place: u8, sharing: u8, base: i8) -> Option<String> {
    let sum = || place_sum(lang, seats, place, sharing, base);
    let head = lang.pick("Places partagées", "Shared places");
    (sharing > 1).then(|| format!("{head}{} {}", lang.colon(), sum()))
}

/// The points of a place; those of seats that share several places as a sum.
pub fn place_sum(lang: Lang, seats: u8, place: u8, sharing: u8, base: i8) -> String {
    if sharing <= 1 {
        return base.to_string();
    }
    let parts: Vec<u8> = (place..place + sharing).map(|place| place_points(seats, place)).collect();
    let sum: u8 = parts.iter().sum();
    let parts: Vec<String> = parts.iter().map(u8::to_string).collect();
    let average = halves(2 * sum / sharing);
    let exact = format!("({}) ÷ {sharing} = {average}", parts.join(" + "));
    match sum % sharing {
        0 => exact,
        _ => format!("{exact}, {} {base}", lang.pick("soit", "rounded")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_shown_as_sums() {
        assert_eq!(shared_places(Lang::Fr, 4, 1, 1, 4), None);
        assert_eq!(place_sum(Lang::Fr, 4, 1, 2, 4), "(4 + 3) ÷ 2 = 3½, soit 4");
        assert_eq!(place_sum(Lang::En, 3, 1, 3, 2), "(3 + 2 + 1) ÷ 3 = 2");
        assert_eq!(place_sum(Lang::En, 2, 1, 2, 1), "(2 + 0) ÷ 2 = 1");
    }

    /// The sum shown and the points given never disagree.
    #[test]
    fn every_share_ends_with_the_points_given() {
        for seats in 2..=5u8 {
            for place in 1..=seats {
                for sharing in 1..=seats + 1 - place {
                    let base = gale::rules::scoring::shared_points(seats, place, sharing);
                    let sum = place_sum(Lang::En, seats, place, sharing, base);
                    assert!(sum.ends_with(&base.to_string()), "{seats} {place} {sharing}: {sum}");
                }
            }
        }
    }
}
