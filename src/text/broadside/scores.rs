//! Gold, and how it came.

use broadside::View;
use engine::{Outcome, Seat};

use super::prompt::goal;
use super::terms;
use super::treasure::gold;
use crate::handle::Standing;
use crate::text::grammar::counted;
use crate::text::{Names, ResultTable};

/// What the seats bar says: the gold at home, with what wins at a table of two; else with the
/// coins nobody else has seen (B-195).
pub fn standings(view: &View, names: &Names) -> Vec<Standing> {
    let lang = names.lang;
    let standing = |seat: Seat| {
        let (own, unknown) = (view.gold(seat), view.unknown_coins(seat));
        let score = match (goal(view), unknown) {
            (Some(goal), _) => format!("{own}/{goal}"),
            (None, 0) => own.to_string(),
            (None, unknown) => format!("{own} + {unknown}×?"),
        };
        let mut spoken = gold(lang, own);
        if unknown > 0 {
            let fr = ["pièce inconnue", "pièces inconnues"];
            let coins = counted(lang, unknown.into(), fr, ["unknown coin", "unknown coins"]);
            spoken += &format!(" {} {coins}", lang.pick("et", "and"));
        }
        Standing { score, spoken, ..Standing::default() }
    };
    Seat::all(view.seats()).map(standing).collect()
}

/// Gold decides; then the points of the ships that are left.
pub fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
    let lang = names.lang;
    let columns = [terms(lang).ships, lang.pick("Valeur", "Points")].map(String::from);
    let row = |seat: Seat| {
        let afloat =
            || view.ships().iter().filter(|ship| ship.is_afloat() && ship.controller == seat);
        let points: u16 = afloat().map(|ship| u16::from(ship.card().cost)).sum();
        vec![afloat().count().to_string(), points.to_string()]
    };
    ResultTable {
        columns: columns.to_vec(),
        rows: Seat::all(view.seats()).map(row).collect(),
        totals: outcome.scores.iter().map(i32::to_string).collect(),
        places: outcome.places.iter().copied().collect(),
    }
}
