//! What the table shows, as plain values: no signal, no DOM, no words.

mod board;
pub mod faces;
mod hand;
mod past;
mod sheet;
mod trick;
mod why;

use engine::Seen;
use gale::{Action, Dir, Gale, Phase, TRICKS, Table, View, Wheel, Wind};

pub use board::{Blown, Board, Pile};
pub use hand::{HandCard, Worth, hand};
pub use past::Past;
pub use sheet::{Decision, Prospect, RoundSheet, SheetLine};
pub use trick::{Spot, Stage, Trick};
pub use why::{Why, closed, why_not};

/// Everything that lies on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableModel {
    /// The present wind and the forecast.
    pub row: Vec<Blown>,
    /// Winds that will not blow (expert).
    pub never: Vec<Wind>,
    /// Winds that wait for a taker (expert).
    pub carried: Vec<Blown>,
    /// The damage the trick is about.
    pub at_stake: u8,
    /// Winds nobody took.
    pub set_aside: Vec<Blown>,
    /// The trick on the table.
    pub trick: Trick,
    /// What each seat has taken, in seat order.
    pub boards: Vec<Board>,
    /// What the viewer has not seen yet; nothing for a passer-by.
    pub unseen: Option<Unseen>,
    /// How the round that just ended was scored, until the next card.
    pub sheet: Option<RoundSheet>,
    /// The triplet that is to be decided on.
    pub decision: Option<Decision>,
}

/// What is still out of sight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unseen {
    /// Numbered cards by direction, in compass order.
    pub by_dir: [u8; 4],
    /// Pirates.
    pub pirates: u8,
}

/// The table as it is seen. `drafted` is the place in the list of a choice that is not confirmed
/// yet.
pub fn table(seen: &Seen<Gale>, drafted: Option<usize>) -> TableModel {
    let (view, table) = (&seen.view, seen.view.table());
    let drafted = drafted.and_then(|index| seen.list.get(index).copied());
    let first = trick_key(table.round(), table.trick());
    let row = table.row().iter().enumerate();
    TableModel {
        row: row.map(|(place, wind)| Blown { key: first + place, wind: *wind }).collect(),
        never: table.forecast().map_or_else(Vec::new, Vec::from),
        carried: left_over(table, |table| table.carried().len()),
        at_stake: table.at_stake(),
        set_aside: set_aside(table),
        trick: trick::shown(seen, drafted_card(drafted)),
        boards: board::all(view),
        unseen: seen.eye.seat().map(|_| unseen(view)),
        sheet: drafted.is_none().then(|| sheet::last_round(table)).flatten(),
        decision: match table.phase() {
            Phase::Triplet(dir) => Some(sheet::decision(table, dir, &seen.list)),
            _ => None,
        },
    }
}

/// The last winds, so many, that were not taken.
fn left_over(table: &Table, count: fn(&Table) -> usize) -> Vec<Blown> {
    let first = table.trick() - count(table) as u8;
    (first..table.trick()).filter_map(|trick| board::blown(table, trick)).collect()
}

/// The winds that nobody gets; in the expert variant those that were carried to the end.
fn set_aside(table: &Table) -> Vec<Blown> {
    if table.options().expert() {
        return left_over(table, |table| table.set_aside().len());
    }
    let nobody = |trick: &u8| table.past_trick(*trick).is_some_and(|it| it.taker.is_none());
    (0..table.trick()).filter(nobody).filter_map(|trick| board::blown(table, trick)).collect()
}

fn drafted_card(drafted: Option<Action>) -> Option<Wheel> {
    match drafted {
        Some(Action::Play(card)) => Some(card),
        _ => None,
    }
}

/// What tells a wheel card from all others for as long as a round goes on; `copy` tells pirates
/// apart.
fn piece(card: Wheel, copy: u8, round: u8) -> String {
    if card.is_pirate() { format!("P{copy}.{round}") } else { format!("{card:?}.{round}") }
}

/// Round and trick as one number that only grows.
fn trick_key(round: u8, trick: u8) -> usize {
    usize::from(round) * TRICKS + usize::from(trick)
}

fn unseen(view: &View) -> Unseen {
    Unseen {
        by_dir: Dir::ALL.map(|dir| view.unseen_of(dir)),
        pirates: view.unseen().pirates() as u8,
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Seat, Setup, Turn};

    use super::*;

    fn played(expert: bool, seed: u64, plies: usize) -> Match<Gale> {
        let options = gale::Options::new(4, expert, 3).expect("a table");
        let mut game = Match::new(Setup { options, seed });
        for _ in 0..plies {
            let count = game.legal_actions().len();
            game.play_index(count / 2).expect("a choice of the list");
        }
        game
    }

    fn shown(game: &Match<Gale>) -> TableModel {
        table(&game.seen(Eye::Seat(Seat(0))), None)
    }

    #[test]
    fn before_the_first_card_every_place_is_empty_and_one_is_awaited() {
        let model = shown(&played(false, 1, 0));
        assert_eq!(model.trick.spots.len(), 4);
        assert!(model.trick.spots.iter().all(|spot| spot.play.is_none()));
        let awaited: Vec<bool> = model.trick.spots.iter().map(|spot| spot.awaited).collect();
        assert_eq!(awaited, [true, false, false, false]);
        assert_eq!((model.row.len(), model.sheet, model.decision), (3, None, None));
    }

    #[test]
    fn the_last_trick_stays_until_the_next_card() {
        let game = played(false, 1, 4);
        let over = shown(&game).trick;
        assert_eq!((over.stage, over.number), (Stage::Over, 0));
        assert!(over.spots.iter().all(|spot| spot.play.is_some() && !spot.awaited));
        assert_eq!(shown(&played(false, 1, 5)).trick.number, 1);
    }

    #[test]
    fn a_draft_shows_the_trick_as_if_it_were_played() {
        let game = played(false, 1, 4);
        let drafted = table(&game.seen(Eye::Seat(Seat(0))), Some(0)).trick;
        assert_eq!((drafted.stage, drafted.number), (Stage::Drafted, 1));
        let ghosts: Vec<bool> = drafted.spots.iter().map(|spot| spot.ghost).collect();
        assert_eq!(ghosts, [true, false, false, false]);
        assert_eq!(drafted.taker, Some(drafted.spots[0].seat), "a lone card takes and leads");
    }

    #[test]
    fn what_was_played_since_the_viewers_act_is_fresh() {
        let game = played(false, 1, 3);
        let model = table(&game.seen(Eye::Seat(game.steps()[0].seat)), None);
        let fresh: Vec<bool> = model.trick.spots.iter().map(|spot| spot.fresh).collect();
        assert_eq!(fresh, [false, true, true, false]);
    }

    #[test]
    fn the_score_of_a_round_stays_until_the_next_card() {
        let round = played(false, 3, 48);
        let sheet = shown(&round).sheet.expect("a round was scored");
        assert_eq!((sheet.round, sheet.lines.len()), (0, 4));
        assert!(sheet.lines.is_sorted_by_key(|line| line.place));
        assert_eq!(shown(&round).trick.stage, Stage::Over);
        assert_eq!(shown(&played(false, 3, 49)).sheet, None);
    }

    #[test]
    fn cancelled_cards_are_tied_to_their_twins() {
        for seed in 0..40 {
            for plies in 1..48 {
                let trick = shown(&played(false, seed, plies)).trick;
                for (place, spot) in trick.spots.iter().enumerate() {
                    let out = spot.play.as_ref().is_some_and(|play| play.out);
                    let tied = trick.ties.iter().any(|tie| tie.contains(&place));
                    assert!(!out || tied, "seed {seed} ply {plies}");
                }
                assert!(trick.ties.iter().all(|tie| tie.len() >= 2));
            }
        }
    }

    /// A card that was played is the one that was in the hand: it can be followed onto the table.
    #[test]
    fn what_is_played_leaves_the_hand() {
        for seed in 0..30 {
            let mut game = Match::new(Setup::<Gale> { options: Default::default(), seed });
            for _ in 0..40 {
                let seat = game.to_act().seat().expect("the game goes on");
                let pieces = |game: &Match<Gale>| -> Vec<String> {
                    let cards = hand(&game.seen(Eye::Seat(seat)), false);
                    cards.into_iter().map(|card| card.piece).collect()
                };
                let before = pieces(&game);
                game.play_index(game.legal_actions().len() - 1).expect("a choice of the list");
                let after = pieces(&game);
                let table = table(&game.seen(Eye::Seat(seat)), None);
                let lies = table.trick.spots.iter().find(|spot| spot.seat == seat);
                let lies = lies.and_then(|spot| spot.piece.clone()).expect("the card lies there");
                assert!(before.contains(&lies) && !after.contains(&lies), "seed {seed}: {lies}");
                assert_eq!(before.len(), after.len() + 1);
            }
        }
    }

    /// Every wind of the round is in one place: taken, left over, or still in the row.
    #[test]
    fn what_lies_on_the_boards_is_what_was_taken() {
        for (seed, expert) in (0..40).map(|seed| (seed, seed % 2 == 0)) {
            for plies in (0..48).step_by(5) {
                let model = shown(&played(expert, seed, plies));
                for board in &model.boards {
                    let lies = board.piles.iter().flat_map(|pile| &pile.blown).map(|it| it.wind);
                    assert!(lies.eq(board.taken.cards()), "seed {seed} ply {plies}");
                }
                let taken = model.boards.iter().flat_map(|board| &board.piles);
                let taken = taken.flat_map(|pile| &pile.blown);
                let all = taken.chain(&model.carried).chain(&model.set_aside).chain(&model.row);
                let mut keys: Vec<usize> = all.map(|blown| blown.key).collect();
                keys.sort_unstable();
                let tricks = plies / 4 + model.row.len();
                assert!(keys.into_iter().eq(0..tricks), "seed {seed} ply {plies}");
            }
        }
    }

    /// What a past trick was about is what was told when it ended, carried winds included.
    #[test]
    fn a_past_trick_knows_its_stake() {
        let mut carried = 0;
        for (seed, expert) in (0..40).map(|seed| (seed, seed % 2 == 0)) {
            let mut game = played(expert, seed, 0);
            let mut rng = engine::Rng::new(seed);
            while let Turn::Act(_) = game.to_act() {
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
                let events = &game.steps().last().expect("a step was taken").events;
                for event in events {
                    let gale::Event::Resolved { trick, taker: Some(_), took, .. } = event else {
                        continue;
                    };
                    // After the last trick the next round may have begun.
                    if game.state().table().trick() == trick + 1 {
                        assert_eq!(game.state().table().stake(*trick), *took, "seed {seed}");
                        carried += took.len() - 1;
                    }
                }
            }
        }
        assert!(carried > 0, "no wind was carried in these games");
    }

    /// Whole expert games: the decision on a triplet previews what then really happens, as far
    /// as nobody else decides differently.
    #[test]
    fn a_kept_triplet_counts_as_foretold() {
        let mut decided = 0;
        for seed in 0..60 {
            let mut game = played(true, seed, 0);
            while let Turn::Act(seat) = game.to_act() {
                let decision = table(&game.seen(Eye::Seat(seat)), None).decision;
                let index = decision.as_ref().and_then(|d| d.keep.choice).unwrap_or(0);
                let round = game.state().table().round();
                game.play_index(index).expect("a choice of the list");
                let over = game.state().table().round() > round;
                if let (Some(decision), true) = (decision, over) {
                    let scored = game.state().table().last_sheet().expect("a round was scored");
                    assert_eq!(decision.seat, seat);
                    assert_eq!(decision.keep.damage, scored[seat].damage, "seed {seed}");
                    assert_eq!(decision.keep.points, scored[seat].points, "seed {seed}");
                    decided += 1;
                }
            }
        }
        assert!(decided > 0, "no triplet came up in these games");
    }
}
