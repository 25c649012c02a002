//! The model of the chart, read from played games.

use engine::{Eye, Match, Rng, Seen, Setup, Turn};
use logbook::{Action, Logbook, Options, Ship};

use super::sea::sea;
use super::sea_marks::carries;
use super::sea_ways::{reveal, route};
use super::tabs::{Tab, tabs};

/// Looks at every position of games played at random, most of the steps taken at once.
fn at_positions(mut look: impl FnMut(&Match<Logbook>, &Seen<Logbook>)) {
    let tables = [Options::light(2), Options::standard(3)];
    for (seed, options) in (1..).zip(tables.into_iter().flatten()) {
        let mut game = Match::new(Setup::<Logbook> { options, seed });
        let mut rng = Rng::new(seed);
        for _ in 0..300 {
            let Turn::Act(seat) = game.to_act() else { break };
            let seen = game.seen(Eye::Seat(seat));
            look(&game, &seen);
            let far = |action: &Action| !matches!(action, Action::EndTurn | Action::Turn(_));
            let wanted: Vec<usize> =
                (0..seen.list.len()).filter(|at| far(&seen.list[*at])).collect();
            let place = match rng.below(wanted.len().max(1) as u32) as usize {
                _ if wanted.is_empty() => rng.below(seen.list.len() as u32) as usize,
                at => wanted[at],
            };
            game.play_index(place).expect("a choice of the list");
        }
    }
}

#[test]
fn a_way_leads_to_its_cell() {
    let mut sailed = (0, 0);
    at_positions(|game, seen| {
        let ahead = |path: &[usize]| game.ahead(seen.eye, path);
        for reach in seen.view.reach().iter().skip(game.cursor() % 5).step_by(9) {
            let route = route(seen, &ahead, reach).expect("what is in reach can be drafted");
            let mut there = game.clone();
            let foreseen = there.foresee(seen.eye, &route.path);
            assert_eq!(foreseen.len(), route.path.len(), "no step shows anything but the last");
            let pc = seen.view.asked().expect("somebody is asked").pc;
            let taken = there.follow(&foreseen);
            assert_eq!(taken, route.path.len());
            let after = there.view(seen.eye);
            if reach.danger.is_none() {
                assert_eq!(after.berth(Ship::Pc(pc)).map(|(cell, _)| cell), Some(reach.cell));
                assert_eq!(after.visit().is_some(), route.port.is_some());
                sailed.1 += usize::from(route.port.is_some());
            }
            assert_eq!(route.cells.last(), Some(&reach.cell));
            assert_eq!(route.left.len() + 1, route.cells.len());
            assert!(route.left.windows(2).all(|two| two[0] > two[1]), "{:?}", route.left);
            sailed.0 += 1;
        }
    });
    assert!(sailed.0 > 100 && sailed.1 > 2, "{sailed:?}");
}

#[test]
fn every_choice_has_a_home_and_badges_count_all_of_them() {
    at_positions(|_, seen| {
        let tabs = tabs(seen);
        let sum: usize = tabs.choices.iter().map(|count| usize::from(*count)).sum();
        assert_eq!(sum, seen.list.len());
        let asked = tabs.asked.expect("somebody is asked");
        let counted = tabs.choices[asked as usize];
        assert!(counted > 0 || asked == Tab::Port, "{asked:?} opens with nothing: {:?}", seen.list);
    });
}

#[test]
fn what_the_chart_carries_can_be_touched_there() {
    let mut touched = 0;
    at_positions(|game, seen| {
        let model = sea(seen);
        let ahead = |path: &[usize]| game.ahead(seen.eye, path);
        for action in seen.list.iter().filter(|action| carries(seen, **action)) {
            let carried = match action {
                Action::Turn(_) => model.ships.iter().any(|ship| ship.own),
                Action::Explore => model.marks.iter().any(|mark| {
                    matches!(mark.what, super::sea_marks::What::Reveal(slot)
                        if reveal(seen, &ahead, slot).is_some())
                }),
                _ => model.marks.iter().any(|mark| mark.action == *action && mark.place.is_some()),
            };
            assert!(carried, "{action:?}");
            touched += 1;
        }
        for mark in &model.marks {
            let why = <Logbook as engine::Explained>::why_not(&seen.view, mark.action);
            let answers = mark.place.is_some() || why.is_some();
            assert!(answers, "{:?} neither acts nor says why not", mark.what);
        }
    });
    assert!(touched > 500, "{touched}");
}

#[test]
fn every_cell_is_in_reach_or_has_a_reason() {
    at_positions(|game, seen| {
        if game.cursor() % 7 > 0 {
            return;
        }
        let reach = seen.view.reach();
        let own = seen.view.own().and_then(|pc| seen.view.berth(Ship::Pc(pc)));
        let cells = logbook::chart::within(logbook::Cell::CENTRE, 12);
        for cell in cells.filter(|cell| own.is_some_and(|(at, _)| at != *cell)) {
            let near = reach.iter().any(|reach| reach.cell == cell);
            assert!(near || seen.view.why_not_there(cell).is_some(), "{cell:?}");
        }
    });
}
