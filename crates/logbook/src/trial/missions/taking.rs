//! Drawing, keeping, laying aside (L-347 to L-351).

use engine::{Eye, Game};

use super::*;
use crate::event::Secret;
use crate::state::Logbook;

/// The next missions drawn, the first of them first.
fn on_top(scene: &mut Scene, missions: &[&str]) {
    for mission in missions.iter().rev() {
        scene.game.missions.down.take(card(mission));
        scene.game.missions.down.push(card(mission));
    }
}

#[test]
fn three_are_drawn_and_one_is_kept() {
    let mut scene = sea_of(&[1]);
    on_top(&mut scene, &["T05", "P03", "C12"]);
    scene.calls_at(1).act(A::TakeMission);
    assert_eq!(scene.list(), [0, 1, 2].map(A::KeepMission), "L-347, 5.4: in drawn order");
    let drawn = scene.game.drawn;
    assert_eq!(drawn[..], ["T05", "P03", "C12"].map(card));
    scene.act(A::KeepMission(1));
    assert_eq!(scene.hand(ME), ["P03"]);
    assert!(scene.was_discarded("T05") && scene.was_discarded("C12"), "L-347: the rest");
    assert!(!scene.offers(A::TakeMission), "L-347: once a turn");
}

#[test]
fn an_informer_brings_one_more_to_choose_from_and_one_more_place() {
    let mut scene = sea_of(&[1]);
    scene.game.board_mut(RIVAL).bought = 0b10;
    scene.game.boards.swap(0, 1);
    scene.holds(ME, &["C01", "C02", "C03"]).calls_at(1).act(A::TakeMission);
    assert_eq!(scene.list().len(), 4, "L-319");
    scene.act(A::KeepMission(0));
    assert_eq!((scene.hand(ME).len(), scene.asked()), (4, Question::Port), "L-348");
}

#[test]
fn above_the_limit_any_one_is_laid_aside_also_the_new_one() {
    let mut scene = sea_of(&[1]);
    on_top(&mut scene, &["R01"]);
    scene.holds(ME, &["C01", "C02", "C03"]).calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    assert_eq!(scene.list(), [0, 1, 2, 3].map(A::DropMission), "L-348");
    scene.act(A::DropMission(3));
    assert_eq!((scene.hand(ME).join(" "), scene.asked()), ("C01 C02 C03".into(), Question::Port));
    assert!(scene.was_discarded("R01"));
    assert!(scene.game.adrift.is_empty(), "L-382: what is laid aside marks nothing");
}

#[test]
fn an_empty_deck_is_remade_from_the_discards() {
    let mut scene = sea_of(&[1]);
    let missions = &mut scene.game.missions;
    missions.spent = missions.down;
    missions.down.clear();
    scene.calls_at(1).act(A::TakeMission);
    assert_eq!((scene.game.drawn.len(), scene.game.missions.down.len()), (3, 80), "L-349");
    assert!(scene.game.missions.spent.is_empty());
}

#[test]
fn no_second_one_in_a_port_until_the_ship_has_left_it() {
    let mut scene = sea_of(&[1]);
    scene.calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    assert!(!scene.calls_at(1).offers(A::TakeMission), "L-347: nor in a later turn");
    let mooring = scene.mooring_of(1);
    let free = |cell: &Cell| scene.game.chart.is_sea(*cell);
    let away = crate::chart::ring(mooring, 2).find(free).expect("there is sea around");
    scene.at(away).run(|game, _| game.leave_port(ME));
    assert!(scene.calls_at(1).offers(A::TakeMission), "L-347, D-47");
}

#[test]
fn a_step_validated_in_a_port_closes_its_tavern_to_missions() {
    let mut scene = sea_of(&[1]);
    scene.holds(ME, &["T01"]).calls_at(1);
    assert!(scene.offers(A::TakeMission));
    scene.act(A::Validate { mission: 0, option: 0 });
    assert!(!scene.offers(A::TakeMission), "L-347");
}

#[test]
fn what_is_drawn_and_a_secret_mission_are_seen_by_one_seat_alone() {
    let mut scene = sea_of(&[1]);
    on_top(&mut scene, &["P03", "R01", "T23"]);
    scene.calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    let (mine, theirs) = (scene.game.place(ME), scene.game.place(RIVAL));
    let seen = |seat| -> Vec<Event> {
        let told = scene.told.iter();
        told.filter_map(|event| Logbook::redact(event, Eye::Seat(seat))).collect()
    };
    let kept = |what| Event::Kept { pc: ME, mission: Secret { of: Some(mine), what } };
    assert!(seen(mine).contains(&kept(Some(card("P03")))), "L-350");
    assert!(seen(theirs).contains(&kept(None)), "L-350: that one was kept is no secret");
    let drew =
        |event: &Event| matches!(event, Event::Drew { missions, .. } if missions.what.is_some());
    assert!(seen(mine).iter().any(drew) && !seen(theirs).iter().any(drew), "5.9");
}

#[test]
fn a_public_mission_is_seen_by_all() {
    let mut scene = sea_of(&[1]);
    on_top(&mut scene, &["P12"]);
    scene.calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    let kept = Event::Kept { pc: ME, mission: Secret::open(card("P12")) };
    assert!(scene.told.contains(&kept) && scene.game.board(ME).missions[0].open, "L-350");
}

#[test]
fn a_first_step_at_this_very_port_is_validated_at_once() {
    let mut scene = sea_of(&[1]);
    on_top(&mut scene, &["T13"]);
    scene.calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    assert!(matches!(scene.asked(), Question::Loading { .. }), "L-351: three cotton are there");
    scene.act(A::LoadAll);
    let active = scene.game.board(ME).missions[0];
    assert!(active.has_done(0) && active.open, "L-351, L-350");
    assert_eq!(scene.game.board(ME).hold.good(crate::Good::Cotton), 3);
}

#[test]
fn four_completed_of_a_type_are_handed_in() {
    let mut scene = sea_of(&[1]);
    let completed = ["C01", "T01", "C02", "C03"].map(card).into_iter().collect();
    scene.game.board_mut(ME).completed = completed;
    let ship = scene.npc(1, RIVAL, Cell::new(4, 4), Dir::NORTH);
    scene.holds(ME, &["C15"]).turn_of(ME).destroys(ship, Fate::Sunk);
    assert_eq!(scene.game.board(ME).completed[..], [card("T01")], "L-354: automatically");
    assert_eq!((scene.fame(), scene.game.board(ME).handed_in), (2, 1));
    assert!(scene.heard(|event| *event == Event::HandedIn(ME)));
}
