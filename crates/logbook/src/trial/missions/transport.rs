//! Transports (L-386 to L-388).

use super::*;
use crate::content::Row;
use crate::{Good, Goods};

/// Sells three of a good at the port where the ship lies.
fn sells(scene: &mut Scene, market: Row, good: Good, n: u8) {
    scene.act(A::Sell { market, good, n, oil: 0 });
}

/// The mission of the rules' example, its silver aboard.
fn silver_aboard() -> Scene {
    let mut scene = sea_of(&[18, 7, 15]);
    scene.holds(ME, &["T09"]).calls_at(18);
    assert!(!scene.game.board(ME).missions[0].open);
    scene.act(A::Validate { mission: 0, option: 0 }).act(A::LoadAll);
    assert!(scene.game.board(ME).missions[0].open, "S-14: public from here");
    assert_eq!(scene.game.board(ME).hold.goods(), Goods::of(Good::Silver, 3), "S-14, L-387");
    scene
}

#[test]
fn silver_from_the_native_port_is_sold_in_spain() {
    let mut scene = silver_aboard();
    sells(scene.calls_at(7), Row::Legal, Good::Silver, 2);
    assert!(!scene.has_completed(ME, "T09"), "L-387: three of them");
    sells(&mut scene, Row::Legal, Good::Silver, 1);
    assert!(scene.has_completed(ME, "T09"), "S-14, L-337: lots of one visit count as one");
    assert_eq!((scene.fame(), scene.reputation(Nation::Spain)), (1, 1), "S-14: the sale's own too");
}

#[test]
fn or_to_the_pirates() {
    let mut scene = silver_aboard();
    sells(scene.calls_at(15), Row::Contraband, Good::Silver, 3);
    assert!(scene.has_completed(ME, "T09") && scene.fame() == 1, "S-14");
}

#[test]
fn the_first_port_is_printed_and_the_second_a_choice() {
    let mut scene = sea_of(&[1, 2, 7]);
    scene.holds(ME, &["T01"]).calls_at(7);
    assert!(!scene.offers(A::Validate { mission: 0, option: 0 }), "L-386: port 1 first");
    scene.calls_at(1).act(A::Validate { mission: 0, option: 0 });
    assert!(scene.game.board(ME).missions[0].open, "L-386: reveal");
    scene.calls_at(2);
    assert!(scene.offers(A::Validate { mission: 0, option: 0 }), "L-386: England");
    let before = scene.money();
    scene.calls_at(7);
    assert!(!scene.offers(A::Validate { mission: 0, option: 0 }));
    scene.act(A::Validate { mission: 0, option: 1 });
    assert_eq!((scene.money() - before, scene.reputation(Nation::Spain)), (2000, 1), "L-386");
    assert!(scene.has_completed(ME, "T01") && scene.fame() == 1, "L-354");
}

/// Points of the way from the port of tile 1 to each of the native ports.
fn ways(scene: &Scene) -> [(usize, u8); 3] {
    let here = scene.mooring_of(1);
    [3, 9, 18].map(|tile| (points(scene, here, scene.mooring_of(tile)), tile))
}

#[test]
fn the_farthest_of_three_native_ports_is_marked() {
    let mut scene = sea_of(&[1, 3, 9, 2, 18]);
    scene.holds(ME, &["T23"]).calls_at(1);
    take(&mut scene, "T23");
    let mut ways = ways(&scene);
    ways.sort_unstable();
    let [_, (near, _), (far, tile)] = ways;
    assert!(near < far, "one of them is the farthest");
    let mark = scene.game.board(ME).missions[0].mark;
    assert_eq!(mark, Some(scene.mooring_of(tile)), "S-17, L-388: by points of the way");
    for other in [3, 9, 18].into_iter().filter(|other| *other != tile) {
        assert!(!scene.calls_at(other).offers(A::Validate { mission: 0, option: 0 }), "{other}");
    }
    scene.calls_at(tile).act(A::Validate { mission: 0, option: 0 });
    assert!(!scene.offers(A::Validate { mission: 0, option: 0 }), "L-388: no native port now");
    let before = scene.money();
    scene.calls_at(1).act(A::Validate { mission: 0, option: 0 });
    assert_eq!((scene.money() - before, scene.reputation(Nation::Holland)), (3000, 1), "S-17");
    assert_eq!(scene.fame(), 1);
}

#[test]
fn of_equally_far_ports_the_one_of_the_nearer_ring_is_marked() {
    let mut scene = sea_of(&[1, 3, 9, 18]);
    scene.holds(ME, &["T23"]).calls_at(1);
    take(&mut scene, "T23");
    assert_eq!(ways(&scene), [(7, 3), (6, 9), (7, 18)]);
    let rings = [3, 18].map(|tile| scene.mooring_of(tile).distance(scene.mooring_of(1)));
    assert_eq!(rings, [6, 7]);
    let mark = scene.game.board(ME).missions[0].mark;
    assert_eq!(mark, Some(scene.mooring_of(3)), "L-388, L-044");
}

#[test]
fn with_no_native_port_in_sight_the_next_one_turned_over_is_marked() {
    let mut scene = sea_of(&[1]);
    scene.holds(ME, &["T24"]).calls_at(1);
    take(&mut scene, "T24");
    assert_eq!(scene.game.board(ME).missions[0].mark, None, "D-92: it waits");
    let slot_of = |scene: &Scene, tile| {
        let mut tiles = scene.game.tiles.iter();
        tiles.position(|laid| laid.tile == TileId::new(tile)).expect("it lies somewhere") as u8
    };
    for tile in [2, 9, 3] {
        let slot = slot_of(&scene, tile);
        scene.run(|game, log| game.reveal(Some(ME), slot, log));
    }
    let marked = scene.game.board(ME).missions[0].mark;
    assert_eq!(
        marked,
        Some(scene.mooring_of(9)),
        "D-92: the first native one, and no other after it"
    );
}

/// What the card does when it is taken.
fn take(scene: &mut Scene, mission: &str) {
    use crate::missions::{Task, operation::OpList};
    let list = OpList::Taken(card(mission));
    scene.run(|game, _| game.push(Item::Mission(Task::Ops { pc: ME, list, at: 0 })));
}

/// The points of the way, counted ring by ring.
fn points(scene: &Scene, from: Cell, to: Cell) -> usize {
    let draft2 = scene.game.board(ME).trim().draft2;
    let (mut reached, mut seen) = (vec![from], vec![from]);
    for points in 0.. {
        assert!(!reached.is_empty(), "there is a way");
        if reached.contains(&to) {
            return points;
        }
        let around = reached.iter().flat_map(|cell| cell.around());
        let mut next: Vec<_> = around
            .filter(|cell| scene.game.can_lie(*cell, draft2) && !seen.contains(cell))
            .collect();
        next.sort_unstable();
        next.dedup();
        seen.extend(&next);
        reached = next;
    }
    unreachable!("ways end")
}
