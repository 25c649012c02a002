//! How the scores came.

use engine::Outcome;
use plunder::View;

use super::terms;
use crate::text::grammar::signed;
use crate::text::{Names, ResultTable};

/// Captured, less what was still in hand; partners share theirs (P-44, P-57).
pub fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
    let terms = terms(names.lang);
    let rows = outcome.scores.seats().map(|(seat, _)| {
        let side = view.options().side_of(seat);
        let held = view.gold_at_risk(side).unwrap_or(0);
        vec![view.gold(side).to_string(), signed(-i32::from(held))]
    });
    ResultTable {
        columns: vec![terms.captured.to_owned(), terms.held.to_owned()],
        rows: rows.collect(),
        totals: outcome.scores.iter().map(|total| signed(*total)).collect(),
        places: outcome.places.iter().copied().collect(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Setup, Turn};
    use plunder::{Options, Plunder};

    use super::*;
    use crate::text::Lang;
    use crate::text::trial::crew;

    /// Captured less held is the total, for every seat of every kind of table.
    #[test]
    fn the_columns_add_up_to_the_total() {
        for (seats, teams) in [(2, false), (4, true), (5, false)] {
            let options = Options::new(seats, teams, false).expect("a table");
            let mut game = Match::new(Setup::<Plunder> { options, seed: 11 });
            let outcome = loop {
                match game.to_act() {
                    Turn::Over(outcome) => break outcome,
                    Turn::Act(_) => {
                        let last = game.legal_actions().len() - 1;
                        game.play_index(last / 2).expect("a choice of the list");
                    }
                }
            };
            let table = result(&game.view(Eye::All), &outcome, &crew(Lang::Fr, None));
            let read = |cell: &String| cell.replace('−', "-").parse::<i32>().expect("a number");
            for (row, total) in table.rows.iter().zip(&table.totals) {
                assert_eq!(row.iter().map(read).sum::<i32>(), read(total));
            }
        }
    }
}
