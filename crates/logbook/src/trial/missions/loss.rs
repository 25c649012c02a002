//! What a destroyed seat had set out to do (L-165, L-359, L-390).

use super::*;
use crate::sea::adrift::{Adrift, Token};

fn goes_down(scene: &mut Scene, by: By) {
    let ship = Ship::Pc(ME);
    scene.run(|game, _| game.tell_missions(Fact::Destroyed { ship, fate: Fate::Sunk, by }));
}

#[test]
fn missions_of_a_destroyed_seat_go_to_the_discard_and_completed_ones_stay() {
    let mut scene = Scene::light();
    scene.holds(ME, &["C01", "R01"]);
    scene.game.board_mut(ME).completed.push(card("T01"));
    let what = Token::Counter { pc: ME, mission: card("R01") };
    scene.game.adrift.push(Adrift { cell: Cell::CENTRE, what, left: None });
    goes_down(&mut scene, By::Kraken);
    assert!(scene.hand(ME).is_empty() && scene.game.adrift.is_empty(), "L-390, L-165");
    assert!(scene.was_discarded("C01") && scene.was_discarded("R01"));
    assert!(scene.has_completed(ME, "T01"), "L-166");
}

#[test]
fn whoever_destroys_the_owner_goes_on_where_it_left_off() {
    let mut scene = Scene::light();
    scene.holds(ME, &["P02", "C01"]);
    scene.game.board_mut(ME).missions[0].count = 8;
    goes_down(&mut scene, By::Ship(Ship::Pc(RIVAL)));
    assert_eq!((scene.hand(ME).len(), scene.hand(RIVAL)), (0, vec!["P02".to_owned()]), "L-359");
    assert_eq!(scene.game.board(RIVAL).missions[0].count, 8, "L-359: at its stage");
    assert!(scene.was_discarded("C01"), "L-390");
}

#[test]
fn the_heir_heeds_its_limit() {
    let mut scene = Scene::light();
    scene.holds(ME, &["P02"]).holds(RIVAL, &["C05", "C06", "C07"]);
    scene.game.board_mut(RIVAL).missions.iter_mut().for_each(|active| active.card = card("T01"));
    goes_down(&mut scene, By::Ship(Ship::Pc(RIVAL)));
    assert_eq!((scene.asked(), scene.game.asked().pc), (Question::DropMission, RIVAL), "L-348");
}

#[test]
fn the_destroyer_is_told_before_they_are_lost() {
    let mut scene = Scene::light();
    scene.holds(ME, &["C01"]).holds(RIVAL, &["P07"]);
    goes_down(&mut scene, By::Ship(Ship::Pc(RIVAL)));
    assert!(scene.has_completed(RIVAL, "P07"), "L-364, L-389: she carried one");
    assert!(scene.hand(ME).is_empty());
}

#[test]
fn a_seat_sunk_by_gunfire_loses_its_missions_before_she_is_cleared_away() {
    let mut scene = Scene::light();
    scene.at(Cell::CENTRE);
    scene.pc(RIVAL, Cell::new(2, 0), Dir::NORTH);
    scene.holds(ME, &["C12"]).holds(RIVAL, &["P07"]);
    let robustness = scene.game.board(ME).hull().robustness;
    scene.turn_of(RIVAL).run(|game, log| {
        let by = By::Ship(Ship::Pc(RIVAL));
        let kind = crate::board::damage::Damage::Water;
        game.hurt(Ship::Pc(ME), kind, robustness, by, crate::Rule(135), log);
    });
    assert!(scene.was_discarded("C12") && scene.has_completed(RIVAL, "P07"), "L-165, L-364");
    assert_eq!(scene.game.board(RIVAL).fame, 2, "L-156, L-354");
}

#[test]
fn a_secret_that_goes_down_with_its_owner_comes_to_light() {
    for (mission, comes_to_light) in [("C01", true), ("P12", false)] {
        let mut scene = Scene::light();
        scene.holds(RIVAL, &[mission]);
        let mut log = engine::Log::new();
        scene.game.lose_missions(RIVAL, By::Ship(Ship::Pc(ME)), &mut log);
        assert_eq!(log.revealed(), comes_to_light, "D-87, L-350: {mission}");
    }
}
