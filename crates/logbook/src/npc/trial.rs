//! Ships that sail by themselves, drawn and activated: whom each turns to and why, its way, where it
//! ends, how it lies, and whether it fires (2.20).

use super::target::Why;
use super::{Npc, Task};
use crate::agenda::Item;
use crate::content::CardNo;
use crate::event::Event;
use crate::trial::scene::Scene;
use crate::{Cell, Dir, Nation, Pc, Ship};

/// Spain's: hunts with 7 points, two shots.
const HUNTER: u8 = 3;
/// Spain's: guards with 6 points, two shots.
const GUARD: u8 = 2;
/// Spain's, a merchant without guns: 7, then 13.
const TRADER: u8 = 1;
/// Spain's, a merchant that shoots first.
const ARMED: u8 = 4;
/// England's, at war with Spain: a merchant, a hunter, a guard.
const ENGLISH: [u8; 3] = [10, 11, 12];
/// Holland's, at war with the Pirates alone: a merchant.
const DUTCH: u8 = 5;
/// A pirate hunter.
const PIRATE: u8 = 13;

/// What came of an activation.
#[derive(PartialEq, Eq, Debug)]
struct Seen {
    target: Option<Ship>,
    why: Option<Why>,
    way: Vec<Dir>,
    end: Option<Cell>,
    heading: Dir,
}

/// Draws a sea; `A`, `B`, … are these cards. The seats have this reputation with Spain.
fn sea(drawing: &str, cards: &[u8], reputation: &[i8]) -> Scene {
    let mut scene = Scene::drawn(drawing);
    for (npc, card) in scene.game.npcs.iter_mut().zip(cards) {
        *npc = Npc { up: true, cell: npc.cell, ..Npc::face_down(*card, Pc(0), npc.came) };
    }
    for (pc, reputation) in (0..).map(Pc).zip(reputation) {
        scene.game.board_mut(pc).reputation[Nation::Spain] = *reputation;
    }
    scene
}

/// Activates `A` alone.
fn activate(scene: &mut Scene) -> Seen {
    scene.told.clear();
    scene.run(|game, _| game.push(Item::Npc(Task::Fleet(Pc(0), !1))));
    let chosen = scene.told.iter().find_map(|event| match event {
        Event::Target { npc: 0, target, reason, .. } => Some((*target, *reason)),
        _ => None,
    });
    let (target, why) = chosen.unwrap_or_default();
    let steps = scene.told.iter().filter_map(|event| match event {
        Event::Step { ship: Ship::Npc(0), from, to, .. } => from.dir_to(*to),
        _ => None,
    });
    let way = steps.collect();
    let npc = scene.game.npc(0);
    Seen { target, why, way, end: npc.cell, heading: npc.heading }
}

fn shots(scene: &Scene) -> usize {
    scene.told.iter().filter(|event| matches!(event, Event::Shot { .. })).count()
}

fn dirs(sixths: &[u8]) -> Vec<Dir> {
    sixths.iter().map(|sixth| Dir::new(*sixth)).collect()
}

const A: Ship = Ship::Pc(Pc(0));
const B: Ship = Ship::Pc(Pc(1));

#[test]
fn the_cards_are_what_these_maps_take_them_for() {
    use crate::content::Role::{Aggressive, Defensive, Merchant};
    let is = |card: u8, nation, role| {
        let side = CardNo::new(card).npc();
        assert_eq!((side.flags.country(), side.role), (nation, role), "card {card}");
    };
    is(HUNTER, Some(Nation::Spain), Aggressive);
    is(GUARD, Some(Nation::Spain), Defensive);
    is(TRADER, Some(Nation::Spain), Merchant);
    is(ARMED, Some(Nation::Spain), Merchant);
    is(ENGLISH[0], Some(Nation::England), Merchant);
    is(ENGLISH[1], Some(Nation::England), Aggressive);
    is(ENGLISH[2], Some(Nation::England), Defensive);
    is(DUTCH, Some(Nation::Holland), Merchant);
    is(PIRATE, None, Aggressive);
}

mod reach {
    use super::*;

    #[test]
    fn an_enemy_in_sight_and_reach_is_attacked() {
        let mut scene = sea("a\n\n\n\n\n\n\n\nA", &[HUNTER], &[-1]);
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.why), (Some(A), Some(Why::Alone)), "L-219");
        assert_eq!(seen.way, dirs(&[0, 0, 0]), "L-226: the fewest points");
        assert_eq!((seen.end, seen.heading), (Some(Cell::new(0, 1)), Dir::new(1)), "L-228");
        assert_eq!(shots(&scene), 1, "L-212: two actions, the move and a shot");
    }

    #[test]
    fn one_out_of_reach_is_approached_as_far_as_the_movement_goes() {
        let mut scene = sea("a", &[], &[-1]);
        scene.npc(HUNTER, Pc(0), Cell::new(0, 9), Dir::new(3));
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.why), (Some(A), Some(Why::Alone)), "L-219: the nearest");
        assert_eq!(seen.way, dirs(&[0; 7]), "L-227");
        assert_eq!((seen.end, seen.heading), (Some(Cell::new(0, 2)), Dir::NORTH), "L-228");
    }

    #[test]
    fn one_in_reach_counts_before_a_nearer_one_out_of_sight() {
        let mut scene = sea("a\n\n#\n\nA\n\n\n\n\n\nb", &[HUNTER], &[-5, -1]);
        let seen = activate(&mut scene);
        assert_eq!(seen.target, Some(B), "L-219: the first is behind land");
    }

    #[test]
    fn without_enemies_nothing_is_done_and_the_counter_starts() {
        let mut scene = sea("a\n\nA", &[HUNTER], &[0]);
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.way.len(), shots(&scene)), (None, 0, 0), "L-209, L-219");
        assert_eq!(scene.game.npc(0).counter, Some(3), "L-211");
    }

    #[test]
    fn an_enemy_that_cannot_be_reached_is_no_target() {
        let drawing = "#\n  #\n\n  #\n#\n";
        let mut scene = sea(drawing, &[], &[-1]);
        let prey = Cell::new(0, 1);
        for cell in prey.around() {
            scene.spot(cell, crate::content::Spot::COAST);
        }
        scene.pc(Pc(0), prey, Dir::NORTH);
        scene.npc(HUNTER, Pc(0), Cell::new(0, 5), Dir::NORTH);
        assert_eq!(activate(&mut scene).target, None, "L-219: unreachable ones are excluded");
    }

    #[test]
    fn a_hunter_does_not_chase_a_guard() {
        let mut scene = sea("B\n\n\n\n\n\nA", &[HUNTER, ENGLISH[2]], &[]);
        assert_eq!(activate(&mut scene).target, None, "L-220");
        let mut beside = sea("B\n\nA", &[HUNTER, ENGLISH[2]], &[]);
        assert_eq!(activate(&mut beside).target, Some(Ship::Npc(1)), "L-220: in position already");
    }
}

mod roles {
    use super::*;

    /// `A` in the middle, `B` to the north and `C` to the south, four cells away each.
    const BETWEEN: &str = "B\n\n\n\n\n\n\n\nA\n\n\n\n\n\n\n\nC";

    fn chosen(cards: &[u8]) -> Seen {
        activate(&mut sea(BETWEEN, cards, &[]))
    }

    #[test]
    fn a_hunter_prefers_seats_then_merchants_then_hunters() {
        let mut scene = sea("a\n\n\n\n\n\n\n\nA\n\n\n\n\n\n\n\nB", &[HUNTER, ENGLISH[0]], &[-1]);
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.why), (Some(A), Some(Why::Kind)), "L-221");
        let seen = chosen(&[HUNTER, ENGLISH[1], ENGLISH[0]]);
        assert_eq!((seen.target, seen.why), (Some(Ship::Npc(2)), Some(Why::Kind)), "L-221");
    }

    #[test]
    fn a_hunter_takes_another_hunter_where_there_is_only_a_guard_beside() {
        let seen = chosen(&[HUNTER, ENGLISH[1], ENGLISH[2]]);
        assert_eq!((seen.target, seen.why), (Some(Ship::Npc(1)), Some(Why::Alone)), "L-220");
    }

    #[test]
    fn a_guard_prefers_guards_to_hunters() {
        let seen = chosen(&[GUARD, ENGLISH[1], ENGLISH[2]]);
        assert_eq!((seen.target, seen.why), (Some(Ship::Npc(2)), Some(Why::Kind)), "L-221");
    }

    #[test]
    fn a_guard_prefers_hunters_to_merchants() {
        let seen = chosen(&[GUARD, ENGLISH[0], ENGLISH[1]]);
        assert_eq!((seen.target, seen.why), (Some(Ship::Npc(2)), Some(Why::Kind)), "L-221");
    }

    #[test]
    fn an_armed_merchant_shoots_at_hunters_before_merchants_without_moving_first() {
        let mut scene = sea("\n  B\nA\n  C", &[ARMED, ENGLISH[0], ENGLISH[1]], &[]);
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.why), (Some(Ship::Npc(2)), Some(Why::Kind)), "L-232");
        assert_eq!(shots(&scene), 1);
    }
}

mod ties {
    use super::*;

    const BETWEEN: &str = "a\n\n\n\n\n\n\n\nA\n\n\n\n\n\n\n\nb";

    #[test]
    fn the_worst_reputation_decides_among_seats() {
        let seen = activate(&mut sea(BETWEEN, &[HUNTER], &[-1, -3]));
        assert_eq!((seen.target, seen.why), (Some(B), Some(Why::Reputation)), "L-222, S-09");
    }

    #[test]
    fn then_the_nearest_by_its_way() {
        let mut scene = sea("a\n\n\n\n\n\nA\n\n\n\n\n\n\n\nb", &[HUNTER], &[-1, -1]);
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.why), (Some(A), Some(Why::Path)), "L-222");
    }

    #[test]
    fn then_the_next_to_act() {
        let seen = activate(&mut sea(BETWEEN, &[HUNTER], &[-2, -2]));
        assert_eq!((seen.target, seen.why), (Some(B), Some(Why::Order)), "L-222, L-010");
    }

    #[test]
    fn a_corsair_and_a_pirate_ask_what_the_pirates_think() {
        let mut scene = sea(BETWEEN, &[PIRATE], &[-5, 0]);
        scene.game.board_mut(Pc(1)).reputation[Nation::Pirates] = -2;
        let seen = activate(&mut scene);
        assert_eq!((seen.target, seen.why), (Some(B), Some(Why::Reputation)), "L-222");
    }

    #[test]
    fn of_equal_positions_one_off_bow_and_stern_is_taken() {
        let mut scene = sea("a", &[], &[-1]);
        scene.game.board_mut(Pc(0)).heading = Dir::new(1);
        scene.npc(HUNTER, Pc(0), Cell::new(-2, 4), Dir::NORTH);
        let seen = activate(&mut scene);
        let end = seen.end.expect("she is at sea");
        assert!(!crate::chart::faces::on_bow_or_stern(Cell::CENTRE, Dir::new(1), end), "L-226");
    }
}

mod avoided {
    use super::*;

    /// A hunter four cells south of its prey.
    fn straight() -> Scene {
        sea("a\n\n\n\n\n\n\n\nA", &[HUNTER], &[-1])
    }

    /// Where the hunter would pass.
    const MIDWAY: Cell = Cell::new(0, 2);

    fn passes(seen: &Seen, from: Cell, cell: Cell) -> bool {
        let mut at = from;
        seen.way.iter().any(|dir| {
            at = at.to(*dir);
            at == cell
        })
    }

    const FROM: Cell = Cell::new(0, 4);

    #[test]
    fn moorings_of_others_are_gone_round() {
        let mut scene = straight();
        scene.port(MIDWAY, Nation::Holland);
        assert!(!passes(&activate(&mut scene), FROM, MIDWAY), "L-215");
    }

    #[test]
    fn its_own_moorings_are_not() {
        let mut scene = straight();
        scene.port(MIDWAY, Nation::Spain);
        scene.spot(MIDWAY.to(Dir::NORTH), crate::content::Spot::SEA);
        assert!(passes(&activate(&mut scene), FROM, MIDWAY), "L-215");
    }

    #[test]
    fn zones_of_hostile_fortresses_are_gone_round_and_others_crossed() {
        let mut scene = straight();
        scene.guns(MIDWAY, Nation::England);
        assert!(!passes(&activate(&mut scene), FROM, MIDWAY), "L-215, L-119");
        let mut scene = straight();
        scene.guns(MIDWAY, Nation::France);
        assert!(passes(&activate(&mut scene), FROM, MIDWAY), "L-215");
    }

    #[test]
    fn cells_of_seats_and_enemies_are_gone_round() {
        let mut scene = straight();
        scene.pc(Pc(1), MIDWAY, Dir::NORTH);
        assert!(!passes(&activate(&mut scene), FROM, MIDWAY), "L-215");
        let mut scene = straight();
        scene.npc(ENGLISH[2], Pc(0), MIDWAY, Dir::NORTH);
        assert!(!passes(&activate(&mut scene), FROM, MIDWAY), "L-215");
    }

    #[test]
    fn cells_of_friends_and_neutrals_are_crossed() {
        let mut scene = straight();
        scene.npc(DUTCH, Pc(0), MIDWAY, Dir::NORTH);
        assert!(passes(&activate(&mut scene), FROM, MIDWAY), "L-215");
    }

    #[test]
    fn where_nothing_else_leads_there_they_are_crossed() {
        let mut scene = straight();
        scene.guns(MIDWAY, Nation::England);
        for cell in FROM.around() {
            if cell != FROM.to(Dir::NORTH) {
                scene.spot(cell, crate::content::Spot::COAST);
            }
        }
        let walls = [Cell::new(1, 2), Cell::new(-1, 3), Cell::new(1, 1), Cell::new(-1, 2)];
        walls.into_iter().for_each(|cell| scene.spot(cell, crate::content::Spot::COAST));
        assert!(passes(&activate(&mut scene), FROM, MIDWAY), "L-216");
    }
}

mod turning {
    use super::*;

    #[test]
    fn with_the_target_on_a_flank_it_stays_and_shoots_twice() {
        let mut scene = sea("a\n\nA", &[GUARD], &[-1]);
        scene.game.npc_mut(0).heading = Dir::new(1);
        let seen = activate(&mut scene);
        assert!(seen.way.is_empty() && seen.heading == Dir::new(1), "L-224, S-10");
        assert_eq!(shots(&scene), 2, "L-212");
    }

    #[test]
    fn with_its_bow_to_the_target_it_turns_and_shoots_once() {
        let mut scene = sea("a\n\nA", &[GUARD], &[-1]);
        let seen = activate(&mut scene);
        assert_eq!((seen.way.len(), seen.heading), (0, Dir::new(1)), "L-225, S-12");
        assert_eq!(shots(&scene), 1, "S-12");
    }

    #[test]
    fn out_of_reach_it_keeps_the_direction_of_its_last_step() {
        let mut scene = sea("a", &[], &[-1]);
        scene.npc(GUARD, Pc(0), Cell::new(8, 0), Dir::NORTH);
        let seen = activate(&mut scene);
        assert_eq!(seen.way.last(), Some(&seen.heading), "L-228");
        assert_eq!(shots(&scene), 0);
    }
}

mod moorings {
    use super::*;

    #[test]
    fn an_enemy_in_one_of_its_own_ports_is_left_alone() {
        let mut scene = sea("\n\na\n\n\n\n\n\nA", &[HUNTER], &[-1]);
        scene.port(Cell::new(0, 1), Nation::Spain);
        let seen = activate(&mut scene);
        assert_eq!((seen.target, scene.game.npc(0).counter), (None, Some(3)), "L-218, S-11");
        let mut scene = sea("\n\na\n\n\n\n\n\nA", &[HUNTER], &[-1]);
        scene.port(Cell::new(0, 1), Nation::England);
        assert_eq!(activate(&mut scene).target, Some(A), "S-11: in an English port");
    }

    #[test]
    fn idle_on_a_mooring_it_moves_one_cell() {
        let mut scene = sea("\n\nA", &[HUNTER], &[0]);
        scene.port(Cell::new(0, 1), Nation::Spain);
        let seen = activate(&mut scene);
        assert_eq!(seen.way, dirs(&[1]), "L-213: north is land, north-east is free");
        assert_eq!(scene.game.npc(0).counter, None, "L-213: which is its action");
    }
}

mod routes {
    use super::*;

    /// Tiles 7 and 13 beside each other, and a merchant bound from 7 to 13.
    fn merchant() -> Scene {
        let mut scene = Scene::light();
        scene.tiles(&[(7, 0), (13, 0), (19, 0)]);
        let mooring = scene.game.chart.harbour(crate::content::TileId::new(7)).expect("a port");
        let from = mooring.mooring;
        scene.npc(TRADER, Pc(0), from, Dir::NORTH);
        scene
    }

    #[test]
    fn a_merchant_sails_its_movement_towards_the_next_stop_and_gains_by_arriving() {
        let mut scene = merchant();
        let goal =
            scene.game.chart.harbour(crate::content::TileId::new(13)).expect("a port").mooring;
        let mut there = false;
        for _ in 0..6 {
            let seen = activate(&mut scene);
            assert!(seen.way.len() <= 6, "S-08: six points");
            there |= seen.end == Some(goal);
            if there {
                break;
            }
        }
        assert!(there, "L-234: it stops on reaching it");
        let npc = scene.game.npc(0);
        assert_eq!((npc.at, npc.goods.total()), (1, 1), "L-234, S-08: marker and loot");
    }

    #[test]
    fn with_the_other_stop_face_down_it_cannot_move() {
        let mut scene = Scene::light();
        scene.tiles(&[(7, 0), (19, 0)]);
        scene.npc(TRADER, Pc(0), scene.on(7, 0), Dir::NORTH);
        assert!(activate(&mut scene).way.is_empty(), "L-235");
    }
}

mod entry {
    use super::*;

    #[test]
    fn a_card_whose_tile_lies_face_down_waits_three_activations_and_leaves() {
        let mut scene = Scene::light();
        scene.tiles(&[(19, 0), (11, 0)]);
        scene.game.npcs.push(Npc::face_down(TRADER, Pc(0), 0));
        let mut counters = Vec::new();
        for _ in 0..4 {
            activate(&mut scene);
            counters.push((scene.game.npc(0).card == TRADER).then(|| scene.game.npc(0).counter));
        }
        assert_eq!(counters, [Some(Some(3)), Some(Some(2)), Some(Some(1)), None], "L-210, S-24");
        assert!(scene.heard(|event| matches!(event, Event::Left { card: TRADER, .. })), "D-95");
        assert!(!scene.game.npc(0).up, "S-24: the new card is turned up one activation later");
    }

    #[test]
    fn a_card_whose_tile_is_known_enters_where_its_role_does_and_acts_at_once() {
        let mut scene = Scene::light();
        scene.tiles(&[(7, 0), (13, 0)]);
        scene.game.npcs.push(Npc::face_down(TRADER, Pc(0), 0));
        let seen = activate(&mut scene);
        assert!(scene.heard(|event| matches!(event, Event::Placed { .. })), "L-210");
        assert!(!seen.way.is_empty() && scene.game.npc(0).counter.is_none(), "L-210, L-211");
    }
}
