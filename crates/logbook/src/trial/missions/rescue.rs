//! Rescues (L-382 to L-385).

use super::*;
use crate::sea::adrift::{Adrift, Token};

#[test]
fn a_counter_on_a_d20_place_is_fetched_by_its_owner_alone_and_brought_to_any_port() {
    let mut scene = sea_of(&[1, 3, 12]);
    scene.game.missions.down.take(card("R01"));
    scene.game.missions.down.push(card("R01"));
    scene.d20(14).calls_at(1).act(A::TakeMission).act(A::KeepMission(0));
    let place = scene.on(12, TileId::new(12).tile().number_spot());
    let what = Token::Counter { pc: ME, mission: card("R01") };
    assert_eq!(
        scene.game.adrift[..],
        [Adrift { cell: place, what, left: None }],
        "L-382, L-009: 12, not 14"
    );
    scene.pc(RIVAL, place, Dir::NORTH);
    assert!(!scene.turn_of(RIVAL).offers(A::PickUp), "L-382: only the owner can");
    scene.game.board_mut(RIVAL).cell = None;
    scene.at(place);
    assert!(!scene.offers(A::Mark(0)), "L-195: a counter is picked up");
    scene.act(A::PickUp);
    assert!(scene.game.adrift.is_empty() && scene.game.board(ME).missions[0].has_done(0));
    let before = scene.money();
    scene.calls_at(3).act(A::Validate { mission: 0, option: 0 });
    assert_eq!((scene.money() - before, scene.fame()), (3000, 1), "L-382: native ports too");
}

/// Beside a Spanish ship with a mark (card 2), with R04 in hand.
fn beside_a_marked_ship(night: bool) -> (Scene, Ship) {
    let mut scene = sea_of(&[11, 1, 7]);
    let here = scene.on(11, 0);
    let ship = scene.npc(2, RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    scene.game.round = if night { 2 } else { 1 };
    scene.holds(ME, &["R04"]).at(here);
    (scene, ship)
}

#[test]
fn a_six_by_day_loses_the_mission_and_a_point() {
    let (mut scene, ship) = beside_a_marked_ship(false);
    scene.d12(6).act(A::VisitShip { mission: 0, ship });
    assert!(scene.was_discarded("R04"), "S-15, L-355");
    assert_eq!(scene.reputation(Nation::Spain), -1, "S-15: with the ship's nation, after all");
    assert_eq!(scene.game.turn.slots, 1, "L-108: an action");
}

#[test]
fn a_six_by_night_is_a_seven() {
    let (mut scene, ship) = beside_a_marked_ship(true);
    scene.d12(6).act(A::VisitShip { mission: 0, ship });
    let rolled = Event::Check { pc: ME, mission: card("R04"), die: 6, night: 1, ok: true };
    assert!(scene.told.contains(&rolled), "S-15, L-355");
    let active = scene.game.board(ME).missions[0];
    assert!(active.open && active.x == crate::Flags::of(Nation::Spain), "S-15, D-91");
    assert!(!scene.calls_at(7).offers(A::Validate { mission: 0, option: 0 }), "L-383: X");
    let before = scene.money();
    scene.calls_at(1).act(A::Validate { mission: 0, option: 0 });
    assert_eq!((scene.money() - before, scene.fame()), (4000, 1), "S-15");
    assert_eq!(scene.reputation(Nation::Holland), 1, "S-15: with the port's nation");
}

#[test]
fn a_corsair_is_two_nations_that_are_not_another_and_the_pirates_take_offence() {
    let mut scene = sea_of(&[11, 4, 15, 3, 1]);
    let here = scene.on(11, 0);
    let corsair = scene.npc(14, RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    scene.holds(ME, &["R04", "R05"]).at(here);
    scene.d12(1).act(A::VisitShip { mission: 1, ship: corsair });
    assert_eq!((scene.reputation(Nation::Pirates), scene.reputation(Nation::France)), (-1, 0));
    scene.d12(12).act(A::VisitShip { mission: 0, ship: corsair });
    let offered = |scene: &mut Scene, tile| {
        scene.calls_at(tile).offers(A::Validate { mission: 0, option: 0 })
    };
    let open = [4, 15, 3, 1].map(|tile| offered(&mut scene, tile));
    assert_eq!(open, [false, false, false, true], "D-91: no French, pirate or native port");
}

#[test]
fn a_seat_with_any_mission_is_a_ship_with_a_mission() {
    let mut scene = sea_of(&[11, 3]);
    let here = scene.on(11, 0);
    scene.pc(RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    let visit = A::VisitShip { mission: 0, ship: Ship::Pc(RIVAL) };
    assert!(!scene.holds(ME, &["R04"]).at(here).offers(visit), "L-389: it has none");
    scene.holds(RIVAL, &["P14"]).d12(12).at(here).act(visit);
    assert_eq!(scene.game.board(ME).missions[0].x, crate::Flags::NONE, "L-249: no allegiance");
    assert!(scene.calls_at(3).offers(A::Validate { mission: 0, option: 0 }), "D-91: any port");
}

#[test]
fn a_ship_without_a_mark_or_farther_off_is_not_visited() {
    let mut scene = sea_of(&[11]);
    let here = scene.on(11, 0);
    let plain = scene.npc(4, RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    let far = scene.npc(2, RIVAL, here.to(Dir::new(2)).to(Dir::new(2)), Dir::NORTH);
    scene.holds(ME, &["R04"]).at(here);
    for ship in [plain, far] {
        assert!(!scene.offers(A::VisitShip { mission: 0, ship }), "L-383, L-389: {ship:?}");
    }
}

#[test]
fn the_printed_fortress_is_visited_from_beside_it() {
    let mut scene = sea_of(&[5, 6, 3]);
    let fort = |scene: &Scene, tile: u8| {
        let fort = TileId::new(tile).tile().fort.expect("it has a fortress");
        let at = scene.on(tile, fort.at);
        at.around().into_iter().find(|cell| scene.game.chart.is_sea(*cell)).expect("sea beside")
    };
    let (five, six) = (fort(&scene, 5), fort(&scene, 6));
    scene.holds(ME, &["R07", "R10"]).at(six);
    assert!(!scene.offers(A::VisitFort { mission: 0, tile: 6 }), "L-384: the printed one");
    assert!(scene.offers(A::VisitFort { mission: 1, tile: 6 }), "L-384: any");
    let owner = scene.game.tiles[0].fort.expect("the fortress of tile 5 has a flag");
    let before = scene.money();
    scene.at(five).d12(10).act(A::VisitFort { mission: 0, tile: 5 });
    assert_eq!(scene.money() - before, 1000, "L-384: its best row");
    assert_eq!(scene.game.board(ME).missions[0].x, crate::Flags::of(owner));
    assert!(!scene.calls_at(3).offers(A::Validate { mission: 0, option: 0 }), "D-91: native");
    scene.at(five).d12(3).act(A::VisitFort { mission: 1, tile: 5 });
    assert!(scene.was_discarded("R10") && scene.reputation(owner) == -1, "L-384");
}

#[test]
fn a_rescue_from_a_port_is_rolled_for_and_brought_where_the_card_says() {
    let mut scene = sea_of(&[2, 1, 4, 20]);
    scene.holds(ME, &["R11"]).calls_at(2);
    scene.d12(4).act(A::Validate { mission: 0, option: 0 });
    assert!(scene.game.board(ME).missions[0].open, "L-385");
    assert!(scene.calls_at(20).list().iter().all(|entry| !matches!(entry, A::Validate { .. })));
    let before = scene.money();
    scene.calls_at(4).act(A::Validate { mission: 0, option: 1 });
    assert_eq!((scene.money() - before, scene.reputation(Nation::France)), (2000, 1), "L-385");
    scene.holds(ME, &["R11"]).calls_at(2).d12(3).act(A::Validate { mission: 0, option: 0 });
    assert_eq!(scene.reputation(Nation::England), -1, "L-385: with the port's nation");
}
