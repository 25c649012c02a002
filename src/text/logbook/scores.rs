//! Fame, and how it came.

use engine::{Outcome, Seat};
use logbook::View;

use super::items::fames;
use super::vocab::money;
use crate::handle::Standing;
use crate::text::{Names, ResultTable};

/// What the seats bar says: fame out of the goal.
pub fn standings(view: &View, names: &Names) -> Vec<Standing> {
    let (lang, goal) = (names.lang, view.options().goal());
    let standing = |seat: Seat| {
        let fame = view.board(view.pc(seat)).fame;
        let of = lang.pick("sur", "of");
        Standing {
            score: format!("{fame}/{goal}"),
            spoken: format!("{} {of} {goal}", fames(lang, fame as i8)),
            ..Standing::default()
        }
    };
    Seat::all(view.seats()).map(standing).collect()
}

/// Fame decides; beside it missions, the ship's level and money.
pub fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
    let lang = names.lang;
    let columns = [
        lang.pick("Missions", "Missions"),
        lang.pick("Niveau", "Level"),
        lang.pick("Doublons", "Doubloons"),
    ];
    let row = |seat: Seat| {
        let board = view.board(view.pc(seat));
        let missions = board.completed.len() + 4 * usize::from(board.handed_in);
        let money = money(lang, board.money.into());
        vec![missions.to_string(), board.level.to_string(), money]
    };
    ResultTable {
        columns: columns.map(String::from).to_vec(),
        rows: Seat::all(view.seats()).map(row).collect(),
        totals: outcome.scores.iter().map(i32::to_string).collect(),
        places: outcome.places.iter().copied().collect(),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Turn};

    use super::super::trial::played;
    use super::*;
    use crate::text::Lang;
    use crate::text::trial::crew;

    #[test]
    fn fame_is_told_out_of_the_goal() {
        let game = played(logbook::Options::default(), 2);
        let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
        let view = game.view(Eye::All);
        let told = standings(&view, &crew(Lang::Fr, Some(0)));
        for (seat, standing) in Seat::all(2).zip(told) {
            let (fame, goal) = (outcome.scores[seat], view.options().goal());
            assert_eq!(standing.score, format!("{fame}/{goal}"));
            assert!(standing.spoken.ends_with(&format!("sur {goal}")), "{}", standing.spoken);
        }
        let table = result(&view, &outcome, &crew(Lang::En, None));
        assert!(table.rows.iter().all(|row| row.len() == table.columns.len()));
    }
}
