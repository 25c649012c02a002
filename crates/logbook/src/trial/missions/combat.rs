//! Combat (L-372 to L-381).

use super::*;
use crate::Options;
use crate::board::damage::Damage;
use crate::content::CardNo;

/// Missions of the first seat that a ship of this card completes when she goes down.
fn completed_by(card: u8, missions: &[&str]) -> Vec<String> {
    let completes = |mission: &&&str| {
        let mut scene = Scene::light();
        let ship = scene.npc(card, RIVAL, Cell::new(2, 2), Dir::NORTH);
        scene.holds(ME, &[mission]).destroys(ship, Fate::Sunk);
        scene.has_completed(ME, mission) || scene.game.board(ME).missions[0].done != 0
    };
    missions.iter().filter(completes).map(|mission| (*mission).to_owned()).collect()
}

#[test]
fn a_ship_with_a_mark_completes_at_once() {
    let mut scene = Scene::light();
    let ship = scene.npc(1, RIVAL, Cell::new(2, 2), Dir::NORTH);
    let before = scene.money();
    scene.holds(ME, &["C01"]).destroys(ship, Fate::Sunk);
    assert_eq!((scene.fame(), scene.money() - before), (1, 1000), "S-16, L-372");
    assert!(scene.has_completed(ME, "C01"));
}

#[test]
fn marks_roles_and_flags_are_read_off_the_card() {
    let all = ["C01", "C10", "C12", "C15", "C17", "C18", "C20"];
    assert_eq!(completed_by(1, &all), ["C01", "C15"], "L-372, L-378: a merchant with a mark");
    assert_eq!(completed_by(6, &all), ["C10", "C12"], "L-376, L-377: a defensive ship");
    assert_eq!(completed_by(13, &all), ["C01", "C17", "C18", "C20"], "L-379 to L-381: a pirate");
    assert_eq!(completed_by(14, &all), ["C01", "C17", "C18", "C20"], "L-006: a corsair is one");
    assert_eq!(completed_by(10, &all), ["C15"]);
}

#[test]
fn only_whoever_destroyed_her_has_done_it() {
    let mut scene = Scene::light();
    let ship = scene.npc(1, RIVAL, Cell::new(2, 2), Dir::NORTH);
    scene.holds(ME, &["C01"]).holds(RIVAL, &["C02"]);
    for by in [By::Kraken, By::Fortress(5), By::Fire, By::Nobody, By::Ship(Ship::Npc(3))] {
        scene.run(|game, _| game.tell_missions(Fact::Destroyed { ship, fate: Fate::Sunk, by }));
    }
    assert_eq!((scene.hand(ME), scene.hand(RIVAL)), (vec!["C01".into()], vec!["C02".into()]));
    scene.destroys(ship, Fate::Sunk);
    assert_eq!((scene.hand(ME).len(), scene.hand(RIVAL).len()), (0, 1), "L-352");
}

#[test]
fn one_ship_may_complete_several() {
    let mut scene = Scene::light();
    let ship = scene.npc(2, RIVAL, Cell::new(2, 2), Dir::NORTH);
    scene.holds(ME, &["C12", "C01", "C15"]).destroys(ship, Fate::Sunk);
    let completed = [card("C12"), card("C01")];
    assert_eq!(scene.game.board(ME).completed[..], completed, "L-352: in their order");
    assert_eq!(scene.hand(ME), ["C15"]);
}

#[test]
fn a_seat_with_a_mission_is_a_ship_with_a_mission() {
    for (mission, carried, completes) in [
        ("C01", None, false),
        ("C01", Some("P14"), true),
        ("C04", Some("C19"), false),
        ("C04", Some("C22"), true),
        ("C12", Some("C22"), false),
        ("C20", Some("C22"), false),
    ] {
        let mut scene = Scene::light();
        carried.into_iter().for_each(|carried| _ = scene.holds(RIVAL, &[carried]));
        scene.holds(ME, &[mission]).destroys(Ship::Pc(RIVAL), Fate::Sunk);
        let name = "L-372, L-373, L-389";
        assert_eq!(scene.has_completed(ME, mission), completes, "{name}: {mission} {carried:?}");
    }
}

#[test]
fn a_neighbour_is_meant_and_never_oneself() {
    let three = Options::light(3).expect("three seats");
    for (mission, owner, meant) in [
        ("C06", Pc(0), Pc(1)),
        ("C05", Pc(0), Pc(2)),
        ("C08", Pc(0), Pc(2)),
        ("C07", Pc(0), Pc(1)),
        ("C06", Pc(2), Pc(0)),
    ] {
        for victim in [Pc(0), Pc(1), Pc(2)].into_iter().filter(|pc| *pc != owner) {
            let mut scene = Scene::open_sea(three);
            let by = By::Ship(Ship::Pc(owner));
            let fact = Fact::Destroyed { ship: Ship::Pc(victim), fate: Fate::Sunk, by };
            scene.holds(owner, &[mission]).run(|game, _| game.tell_missions(fact));
            let done = scene.has_completed(owner, mission);
            assert_eq!(done, victim == meant, "L-374: {mission} of {owner:?}, {victim:?}");
        }
    }
    let mut scene = Scene::light();
    scene.holds(ME, &["C08"]).destroys(Ship::Pc(RIVAL), Fate::Sunk);
    assert!(scene.has_completed(ME, "C08"), "D-94: two seats on is the owner: the next opponent");
}

#[test]
fn the_leader_is_named_when_the_mission_is_taken() {
    let mut scene = Scene::open_sea(Options::light(3).expect("three seats"));
    scene.tiles(&[(1, 0)]);
    scene.game.board_mut(Pc(2)).fame = 3;
    scene.game.board_mut(ME).fame = 4;
    scene.game.missions.down.take(card("C09"));
    scene.game.missions.down.push(card("C09"));
    scene.calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    assert_eq!(scene.game.board(ME).missions[0].prey, Some(Pc(2)), "L-375: never the owner");
    scene.game.board_mut(RIVAL).fame = 5;
    scene.destroys(Ship::Pc(RIVAL), Fate::Sunk);
    assert_eq!(scene.hand(ME), ["C09"], "L-375: fixed from then on");
    let before = scene.money();
    scene.destroys(Ship::Pc(Pc(2)), Fate::Sunk);
    assert_eq!(scene.list(), [0, 1].map(A::Reward), "L-354: as printed");
    scene.act(A::Reward(1));
    assert_eq!(scene.money() - before, 2000);
    assert!(matches!(scene.asked(), Question::Nation(_)));
}

#[test]
fn a_defensive_ship_and_then_the_port_of_another_nation() {
    let mut scene = sea_of(&[1, 7]);
    let dutch = scene.npc(6, RIVAL, Cell::new(0, 6), Dir::NORTH);
    assert_eq!(CardNo::new(6).npc().flags, crate::Flags::of(Nation::Holland));
    scene.holds(ME, &["C10"]).destroys(dutch, Fate::Burnt);
    assert!(scene.game.board(ME).missions[0].open, "L-376, L-350");
    assert!(!scene.calls_at(1).offers(A::Validate { mission: 0, option: 0 }), "L-376, D-91");
    scene.calls_at(7).act(A::Validate { mission: 0, option: 0 });
    assert!(scene.has_completed(ME, "C10") && scene.reputation(Nation::Spain) == 1, "L-376");
}

#[test]
fn a_ship_sunk_by_gunfire_counts_once_for_fame_and_once_for_the_mission() {
    let mut scene = Scene::light();
    scene.at(Cell::CENTRE);
    let ship = scene.npc(1, RIVAL, Cell::new(2, 0), Dir::NORTH);
    let printed = CardNo::new(1).npc();
    let before = scene.money();
    scene.holds(ME, &["C01", "P09"]).run(|game, log| {
        let by = By::Ship(Ship::Pc(ME));
        game.hurt(ship, Damage::Water, printed.robustness, by, crate::Rule(135), log);
    });
    while scene.asked() != Question::Menu {
        let last = *scene.list().last().expect("there is an answer");
        scene.act(last);
    }
    assert_eq!((scene.fame(), scene.hand(ME)), (2, vec!["P09".to_owned()]), "S-16, L-155");
    assert_eq!(scene.money() - before, printed.reward.money + 1000, "S-16");
}
