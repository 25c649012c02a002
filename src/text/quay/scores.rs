//! Points, and how they came.

use engine::{Outcome, Seat};
use quay::{SeatView, View};

use super::wares::{points, ships};
use crate::handle::Standing;
use crate::text::{Names, ResultTable};

/// What the seats bar says: the points where they are known, otherwise the ships won.
pub fn standings(view: &View, names: &Names) -> Vec<Standing> {
    let lang = names.lang;
    let standing = |seat: Seat| {
        let shown = view.seat(seat);
        match shown.books {
            Some(books) => Standing {
                score: format!("{}/{}", books.points, view.target()),
                spoken: points(lang, books.points),
                ..Standing::default()
            },
            None => Standing {
                score: format!("{} {}", shown.ships, lang.pick("nav.", "sh.")),
                spoken: ships(lang, shown.ships.into()),
                brief: true,
                ..Standing::default()
            },
        }
    };
    Seat::all(view.seats()).map(standing).collect()
}

/// The ships of each seat, and what decides a tie.
pub fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
    let words = super::terms(names.lang);
    let row = |(seat, _): (Seat, &i32)| cells(&view.seat(seat));
    ResultTable {
        columns: [words.large, words.small, words.stored, words.gold].map(String::from).to_vec(),
        rows: outcome.scores.seats().map(row).collect(),
        totals: outcome.scores.iter().map(i32::to_string).collect(),
        places: outcome.places.iter().copied().collect(),
    }
}

fn cells(shown: &SeatView) -> Vec<String> {
    let (won, gold) = match &shown.books {
        Some(books) => (&books.ships[..], books.gold.to_string()),
        None => (&[][..], String::new()),
    };
    let large = won.iter().filter(|ship| ship.is_large()).count();
    let small = won.len() - large;
    vec![large.to_string(), small.to_string(), shown.store.total().to_string(), gold]
}
