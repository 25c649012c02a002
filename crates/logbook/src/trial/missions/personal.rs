//! Personal missions (L-358 to L-371).

use super::*;
use crate::board::damage::Damage;
use crate::content::Icon;
use crate::{Flags, Good, Key, Options};

#[test]
fn a_clue_is_copied_from_a_ship_that_has_one() {
    let mut scene = sea_of(&[11]);
    let here = scene.on(11, 0);
    let ship = scene.npc(7, RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    scene.pc(RIVAL, here.to(Dir::new(2)), Dir::NORTH);
    let [npc, pc] = [ship, Ship::Pc(RIVAL)].map(|ship| A::VisitShip { mission: 0, ship });
    scene.holds(ME, &["P01"]).at(here);
    assert!(scene.offers(npc) && !scene.offers(pc), "L-358: the rival has no clue");
    scene.game.board_mut(RIVAL).clues = 1;
    let before = scene.money();
    scene.d12(6).act(pc);
    assert_eq!((scene.game.board(ME).clues, scene.money() - before), (1, 1000), "L-358");
    scene.holds(ME, &["P01"]).d12(5).act(npc);
    assert!(scene.was_discarded("P01") && scene.game.board(ME).clues == 1, "L-355");
}

#[test]
fn ten_time_steps_are_survived() {
    let mut scene = Scene::light();
    scene.holds(ME, &["P02"]);
    let before = scene.money();
    (0..9).for_each(|_| _ = scene.run(|game, _| game.tell_missions(Fact::TimeStep)));
    assert!(!scene.has_completed(ME, "P02") && scene.fame() == 0);
    scene.run(|game, _| game.tell_missions(Fact::TimeStep));
    assert_eq!((scene.fame(), scene.money() - before), (2, 4000), "L-359: two fame in all");
}

#[test]
fn a_ship_with_a_mission_of_a_type() {
    for (mission, kind) in [("P03", "T01"), ("P07", "C01"), ("P08", "R11")] {
        let mut scene = Scene::light();
        scene.holds(ME, &[mission]).holds(RIVAL, &["P14"]).destroys(Ship::Pc(RIVAL), Fate::Sunk);
        assert!(!scene.has_completed(ME, mission), "L-389: of the type named");
        scene.holds(RIVAL, &[kind]).destroys(Ship::Pc(RIVAL), Fate::Sunk);
        assert!(scene.has_completed(ME, mission), "L-360, L-364, L-365, D-87: {mission}");
    }
}

#[test]
fn a_secret_mark_stands_for_such_a_mission_with_few_seats() {
    for (seats, mark, completes) in [(2, 1, true), (2, 13, false), (3, 1, false)] {
        let mut scene = Scene::open_sea(Options::light(seats).expect("as many seats"));
        let ship = scene.npc(mark, RIVAL, Cell::new(2, 2), Dir::NORTH);
        scene.holds(ME, &["P03"]).destroys(ship, Fate::Sunk);
        assert_eq!(scene.has_completed(ME, "P03"), completes, "D-86: {seats} seats, card {mark}");
    }
    let off = Options::light(2).and_then(|options| options.with(Key::NpcMissions, 2));
    let mut scene = Scene::open_sea(off.expect("it may be off"));
    let ship = scene.npc(1, RIVAL, Cell::new(2, 2), Dir::NORTH);
    scene.holds(ME, &["P03"]).destroys(ship, Fate::Sunk);
    assert!(!scene.has_completed(ME, "P03"), "D-86: off");
}

#[test]
fn two_ships_are_burnt_and_the_first_reveals() {
    let mut scene = Scene::light();
    let ship = scene.npc(1, RIVAL, Cell::new(2, 2), Dir::NORTH);
    scene.holds(ME, &["P06"]).destroys(ship, Fate::Sunk);
    assert!(!scene.game.board(ME).missions[0].open, "L-363: burnt");
    scene.destroys(ship, Fate::Burnt);
    assert!(scene.game.board(ME).missions[0].open && scene.fame() == 0, "L-363: one at a time");
    let before = scene.money();
    scene.destroys(ship, Fate::Collapsed(Damage::Fire));
    assert_eq!((scene.fame(), scene.money() - before), (2, 2000), "L-363, L-153");
}

#[test]
fn a_collapse_is_neither_sunk_nor_burnt_alone() {
    let mut scene = Scene::light();
    let ship = scene.npc(1, RIVAL, Cell::new(2, 2), Dir::NORTH);
    scene.holds(ME, &["P09"]).destroys(ship, Fate::Sunk).destroys(ship, Fate::Burnt);
    assert_eq!(scene.hand(ME), ["P09"]);
    scene.destroys(ship, Fate::Collapsed(Damage::Water));
    assert!(scene.has_completed(ME, "P09"), "L-366");
}

#[test]
fn an_open_rescue_is_stolen_with_its_progress() {
    let mut scene = sea_of(&[11]);
    let here = scene.on(11, 0);
    scene.pc(RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    scene.holds(RIVAL, &["R11", "R01", "P12", "R02"]).holds(ME, &["P10"]).at(here);
    let floats = |pc| crate::sea::adrift::Token::Counter { pc, mission: card("R02") };
    let cell = here.to(Dir::new(2));
    scene.game.adrift.push(crate::sea::adrift::Adrift { cell, what: floats(RIVAL), left: None });
    scene.d12(7).act(A::VisitShip { mission: 0, ship: Ship::Pc(RIVAL) });
    assert_eq!(scene.list(), [1, 3].map(A::Steal), "D-87: open rescues, by order");
    scene.act(A::Steal(3));
    assert_eq!((scene.hand(ME), scene.hand(RIVAL).len()), (vec!["R02".to_owned()], 3), "L-367");
    assert_eq!(scene.game.adrift[0].what, floats(ME), "L-382: the owner's counter");
    assert!(scene.has_completed(ME, "P10") && scene.fame() == 1);
}

#[test]
fn a_secret_rescue_cannot_be_stolen() {
    let mut scene = sea_of(&[11]);
    let here = scene.on(11, 0);
    scene.pc(RIVAL, here.to(Dir::new(3)), Dir::NORTH);
    scene.holds(RIVAL, &["R11"]).holds(ME, &["P10"]).at(here);
    let visit = A::VisitShip { mission: 0, ship: Ship::Pc(RIVAL) };
    assert!(!scene.offers(visit), "D-87");
    scene.game.board_mut(RIVAL).missions[0].open = true;
    assert!(scene.offers(visit));
}

#[test]
fn places_are_visited_in_order_for_a_point_each() {
    let mut scene = sea_of(&[3, 16, 19, 23]);
    scene.holds(ME, &["P11"]);
    let place = |scene: &Scene, tile: u8| scene.on(tile, TileId::new(tile).tile().number_spot());
    let second = place(&scene, 16);
    assert!(!scene.at(second).offers(A::Mark(0)), "L-368: in order");
    let before = scene.money();
    for tile in [3, 16, 19, 23] {
        let cell = place(&scene, tile);
        scene.at(cell);
        let points = scene.game.points_left(ME);
        scene.act(A::Mark(0));
        assert_eq!(scene.game.points_left(ME), points - 1, "L-195, L-368");
    }
    assert_eq!((scene.fame(), scene.money() - before), (2, 3000), "L-368");
}

#[test]
fn three_ships_of_different_nations() {
    let mut scene = Scene::light();
    let cards = [5, 5, 2, 28, 13, 14];
    let ships = cards.map(|card| scene.npc(card, RIVAL, Cell::new(2, 2), Dir::NORTH));
    let [dutch, also_dutch, _, legend, pirate, corsair] = ships;
    let french = scene.npc(8, RIVAL, Cell::new(2, 2), Dir::NORTH);
    scene.holds(ME, &["P12"]).destroys(dutch, Fate::Sunk).destroys(also_dutch, Fate::Sunk);
    scene.destroys(legend, Fate::Sunk).destroys(pirate, Fate::Sunk);
    let counted = Flags::of(Nation::Holland).with(Nation::Pirates);
    assert_eq!(scene.game.board(ME).missions[0].nations, counted, "L-369");
    scene.destroys(corsair, Fate::Burnt);
    assert_eq!(scene.fame(), 0, "L-006: a corsair is a pirate");
    scene.destroys(french, Fate::Sunk);
    assert_eq!(scene.fame(), 3, "S-18: 1 + 2 at the third");
}

#[test]
fn oil_is_gathered_in_any_order() {
    let mut scene = sea_of(&[11, 12, 17, 19]);
    scene.holds(ME, &["P13"]);
    let before = scene.money();
    for tile in [19, 11, 17, 12] {
        let whales = scene.game.chart.with_icon(TileId::new(tile), Icon::Whale).next();
        scene.at(whales.expect("there are whales"));
        scene.act(A::Mark(0)).act(A::LoadAll);
        assert!(!scene.offers(A::Mark(0)), "L-370: once on each");
    }
    assert_eq!(scene.game.board(ME).hold.good(Good::Oil), 4, "L-370");
    assert_eq!((scene.fame(), scene.money() - before), (1, 1000), "L-354");
}

#[test]
fn a_fortune_is_counted_at_the_end_of_the_own_turn() {
    let mut scene = sea_of(&[11]);
    scene.holds(ME, &["P14"]);
    scene.game.board_mut(ME).money = 20_000;
    scene.run(|game, _| game.tell_missions(Fact::TurnEnds(RIVAL)));
    assert_eq!(scene.fame(), 0, "L-371");
    scene.at(Cell::CENTRE).act(A::EndTurn);
    assert_eq!(scene.fame(), 2, "L-371, L-049");
    let mut scene = sea_of(&[11]);
    scene.holds(ME, &["P14"]);
    scene.game.board_mut(ME).money = 19_000;
    scene.at(Cell::CENTRE).act(A::EndTurn);
    assert_eq!(scene.fame(), 0, "L-371");
}
