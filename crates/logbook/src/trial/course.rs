//! Set-up and the course of the game (2.1 to 2.3), and what holds throughout.

use engine::{Game, Log, Rng, Seat, Turn};

use super::scene::Scene;
use crate::action::Action as A;
use crate::agenda::Item;
use crate::ask::Question;
use crate::chart::field::Chart;
use crate::content::{CardNo, EventCard, Happening, MissionId, TileId};
use crate::event::Event;
use crate::npc::{Activation, Npc, Task};
use crate::sea::adrift::{Adrift, Token};
use crate::state::Logbook;
use crate::{By, Cell, Dir, Ended, Nation, Options, Pc, Ship};

const N: Dir = Dir::NORTH;
const S: Dir = Dir::new(3);

fn begun(seats: u8, seed: u64) -> Logbook {
    let options = Options::standard(seats).expect("a table");
    Logbook::new(&options, Rng::new(seed), &mut Log::silent())
}

/// The whole set-up of a game, with the first entry of each list but the last of each shop.
fn set_out(mut game: Logbook) -> (Logbook, Vec<Event>) {
    let mut log = Log::new();
    while game.round == 0 {
        let mut list = Vec::new();
        game.legal_actions(&mut list);
        let shops = game.asked().question == Question::FirstPurchases;
        let action = if shops { list.last() } else { list.first() };
        game.apply(*action.expect("something may be done"), &mut log);
    }
    (game, log.into_events())
}

#[test]
fn as_many_tiles_lie_face_up_as_there_are_seats_and_all_are_different() {
    for seats in 2..=4 {
        let game = begun(seats, 11);
        assert_eq!(game.tiles.len(), 21, "L-013: the optional ones stay in the box");
        let up = game.tiles.iter().take_while(|laid| laid.up).count();
        assert_eq!(up, usize::from(seats), "L-013");
        assert!(game.tiles.iter().skip(up).all(|laid| !laid.up), "L-013: the rest face down");
        let mut tiles: Vec<_> = game.tiles.iter().map(|laid| laid.tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        assert_eq!(tiles.len(), 21);
        assert!(game.tiles.iter().all(|laid| laid.turned < 6));
    }
}

#[test]
fn everything_else_is_shuffled_and_the_seats_begin_at_nothing() {
    let game = begun(4, 12);
    assert!(game.weather.wind.is_some(), "L-018: the first wind card is revealed");
    assert_eq!(game.weather.winds.down.len() + game.weather.winds.spent.len(), 6, "L-018");
    let boards = &game.boards[..4];
    assert!(
        boards
            .iter()
            .all(|board| { Nation::ALL.into_iter().all(|nation| board.reputation[nation] == 0) }),
        "L-021"
    );
    assert!(boards.iter().all(|board| board.fame == 0), "L-022");
    assert_eq!((game.options.goal(), game.ended), (12, None), "L-022");
    assert!(game.treasure.cards.iter().zip([3, 7, 3]).all(|(card, of)| *card < of), "L-023");
    assert_eq!(game.weather.events.down.len(), usize::from(EventCard::COUNT), "L-024");
    assert_eq!(game.missions.down.len(), usize::from(MissionId::COUNT), "L-024");
    let printed: Vec<_> = boards.iter().map(|board| board.board).collect();
    assert_eq!(printed, [0, 1, 2, 3], "L-030: each takes a board of its own");
}

#[test]
fn another_seed_is_another_game_and_any_seat_may_be_first() {
    let firsts: Vec<_> = (0..40).map(|seed| begun(3, seed).first).collect();
    assert!((0..3).all(|seat| firsts.contains(&Seat(seat))), "L-038");
    let game = begun(3, 5);
    let around: Vec<_> = game.pcs().map(|pc| game.place(pc).0).collect();
    let expected: Vec<_> = (0..3).map(|step| (game.first.0 + step) % 3).collect();
    assert_eq!(around, expected, "L-038: seats are numbered from the first");
    assert!(game.pcs().all(|pc| game.pc(game.place(pc)) == pc));
}

#[test]
fn start_cells_are_chosen_in_reverse_and_each_once() {
    let mut game = begun(3, 6);
    let mut taken = Vec::new();
    for pc in [Pc(2), Pc(1), Pc(0)] {
        assert_eq!((game.asked().pc, game.asked().question), (pc, Question::Start), "L-039");
        let mut list = Vec::new();
        game.legal_actions(&mut list);
        assert_eq!(list.len(), 3 - taken.len(), "L-039: not one already chosen");
        assert!(!list.iter().any(|action| taken.contains(action)));
        taken.push(list[0]);
        game.apply(list[0], &mut Log::silent());
    }
    assert_eq!((game.asked().pc, game.asked().question), (Pc(0), Question::FirstPurchases));
}

#[test]
fn ships_enter_at_the_start_of_the_first_turn_and_are_no_target_before() {
    let (game, _) = set_out(begun(2, 7));
    assert!(game.board(Pc(0)).cell.is_some(), "L-041: the first seat is placed");
    assert_eq!(game.asked().question, Question::Heading, "L-041: with a heading of its choice");
    assert_eq!(game.board(Pc(1)).cell, None, "L-041: each other at the start of its first turn");
    assert_eq!(game.berth(Ship::Pc(Pc(1))), None, "L-042: not on the map");
    assert!(!game.ships().contains(&Ship::Pc(Pc(1))), "L-042: and no target");
}

#[test]
fn an_occupied_start_cell_gives_way_to_the_nearest_free_one() {
    let mut game = begun(2, 8);
    let slot = 1;
    let cell = game.number_cell_of(slot);
    game.board_mut(Pc(0)).cell = Some(cell);
    let free = game.nearest_free(cell, 4).expect("the sea is wide");
    assert_eq!(cell.distance(free), 1, "L-043, L-044");
    assert!(!game.is_taken(free, Ship::Npc(u8::MAX)));
}

#[test]
fn under_way_only_free_actions_are_at_hand() {
    let mut scene = Scene::light();
    scene.tiles(&[(19, 0), (11, 0)]);
    scene.pc(Pc(0), Cell::CENTRE.to(N), N);
    scene.game.board_mut(Pc(0)).hold.stow(crate::Good::Tea);
    assert!(scene.offers(A::Explore));
    let dir = Dir::ALL.into_iter().find(|dir| scene.offers(A::Step(*dir))).expect("a way");
    scene.act(A::Step(dir));
    assert!(!scene.offers(A::Explore) && !scene.offers(A::EndTurn), "L-046: first it stops");
    scene.act(A::Jettison(crate::Good::Tea));
    assert!(scene.game.turn.sailing.is_some(), "L-047: a free action does not end the movement");
    assert_eq!(scene.game.turn.slots, 1, "L-047: and uses no slot");
    scene.act(A::Stop);
    assert!(!scene.offers(A::Step(dir)), "L-046: unspent points are lost");
}

#[test]
fn who_reaches_the_goal_wins_at_once_and_of_two_the_one_whose_turn_it_is() {
    for (turn, winner) in [(Pc(1), Pc(1)), (Pc(0), Pc(0))] {
        let mut scene = Scene::light();
        scene.pc(Pc(0), Cell::CENTRE, N);
        scene.pc(Pc(1), Cell::new(3, 0), N);
        scene.game.turn.pc = turn;
        scene.game.board_mut(Pc(0)).fame = 6;
        scene.game.board_mut(Pc(1)).fame = 6;
        scene.run(|_, _| {});
        assert_eq!(scene.game.ended, Some(Ended::Goal(winner)), "L-053");
        assert!(matches!(scene.game.to_act(), Turn::Over(_)));
    }
}

#[test]
fn a_card_gives_its_ship_all_her_numbers() {
    for card in CardNo::all() {
        let hull = card.ship().hull;
        assert!((7..=13).contains(&hull.defence) && (6..=20).contains(&hull.robustness), "L-054");
        assert!((4..=10).contains(&hull.movement) && hull.sails <= 4, "L-054");
        assert!((2..=6).contains(&hull.draft2), "L-054: a draft of 1 to 3 in halves");
    }
}

#[test]
fn what_is_printed_on_a_card_comes_before_the_general_rule() {
    // L-001: the missions of the owner's own places pay more fame than the 1 of L-354.
    let extra = MissionId::all().filter(|mission| {
        let rewards = mission.mission().rewards;
        rewards.iter().any(|ops| ops.iter().any(|op| matches!(op, crate::content::Op::Fame(_))))
    });
    assert!(extra.count() > 0, "L-001");
}

#[test]
fn a_k_is_a_thousand_and_dice_have_twelve_or_twenty_faces() {
    let mut scene = Scene::light();
    assert_eq!(crate::sums::COIN, 1000, "L-005");
    let silent = &mut Log::silent();
    let twelves: Vec<_> = (0..400).map(|_| scene.game.d12(silent)).collect();
    let twenties: Vec<_> = (0..600).map(|_| scene.game.d20(silent)).collect();
    assert!((1..=12).all(|face| twelves.contains(&face)) && twelves.iter().all(|die| *die <= 12));
    assert!((1..=20).all(|face| twenties.contains(&face)) && twenties.iter().all(|die| *die <= 20));
}

#[test]
fn seats_have_ships_and_others_sail_by_themselves() {
    assert_eq!((Ship::Pc(Pc(1)).pc(), Ship::Pc(Pc(1)).npc()), (Some(Pc(1)), None), "L-007");
    assert_eq!((Ship::Npc(2).pc(), Ship::Npc(2).npc()), (None, Some(2)), "L-007");
}

#[test]
fn counters_stay_afloat_without_flotation() {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene.pc(Pc(1), Cell::new(3, 0), N);
    let what = Token::Counter { pc: Pc(0), mission: 37 };
    scene.game.adrift.push(Adrift { cell: Cell::new(2, 1), what, left: None });
    for _ in 0..6 {
        scene.act(A::EndTurn).act(A::EndTurn);
    }
    assert!(scene.game.adrift.iter().any(|adrift| adrift.what == what), "L-106");
}

#[test]
fn the_counter_of_a_ship_counts_activations_and_not_time() {
    let mut scene = Scene::light();
    scene.tiles(&[(19, 0), (11, 0)]);
    scene.game.npcs.push(Npc { up: true, counter: Some(3), ..Npc::face_down(1, Pc(0), 0) });
    scene.run(|game, log| game.begin_day(log));
    assert_eq!(scene.game.npc(0).counter, Some(3), "L-107: time does not turn it");
    scene.run(|game, _| game.push(Item::Npc(Task::Fleet(Pc(0), 0))));
    assert_eq!(scene.game.npc(0).counter, Some(2), "L-107, D-60");
}

#[test]
fn fog_is_what_event_eight_says() {
    assert_eq!(EventCard::new(8).happening(), Happening::Fog, "L-091");
}

#[test]
fn ships_by_themselves_shoot_at_one_cell_and_go_by_neither_wind_nor_yaw() {
    let mut scene = Scene::light();
    scene.game.board_mut(Pc(0)).reputation[Nation::Spain] = -1;
    scene.pc(Pc(0), Cell::CENTRE, N);
    let hunter = scene.npc(3, Pc(0), Cell::new(0, 2), Dir::new(1));
    let npc = hunter.npc().expect("it sails by itself");
    assert!(!scene.game.bears_on(npc, Ship::Pc(Pc(0))), "L-126: two cells are too far");
    scene.game.npc_mut(npc).cell = Some(Cell::new(0, 1));
    assert!(scene.game.bears_on(npc, Ship::Pc(Pc(0))), "L-126");
    scene.game.weather.wind = Some(S);
    scene.game.npc_mut(npc).heading = S;
    assert_eq!(scene.game.npc_points(npc, 7), 7, "L-214: neither wind nor heading counts");
    scene.game.npc_mut(npc).chain = 2;
    assert_eq!(scene.game.npc_points(npc, 7), 5, "L-214: chain damage does");
    scene.game.weather.in_play.push(6);
    assert_eq!(scene.game.npc_points(npc, 7), 2, "L-214, D-62: under a storm the safe half");
}

#[test]
fn an_occupied_stop_gives_way_to_the_free_cell_nearest_to_it() {
    let mut scene = Scene::light();
    scene.tiles(&[(7, 0), (13, 0)]);
    let mooring =
        |scene: &Scene, tile| scene.game.chart.harbour(TileId::new(tile)).expect("a port").mooring;
    let (from, goal) = (mooring(&scene, 7), mooring(&scene, 13));
    let merchant = scene.npc(1, Pc(0), from, N);
    scene.pc(Pc(1), goal, N);
    let npc = merchant.npc().expect("it sails by itself");
    for _ in 0..3 {
        scene.run(|game, _| game.push(Item::Npc(Task::Fleet(Pc(0), 0))));
    }
    let end = scene.game.npc(npc).cell.expect("it is at sea");
    assert_eq!(end.distance(goal), 1, "L-217");
}

#[test]
fn a_position_is_near_in_sight_and_no_mooring() {
    let mut scene = Scene::light();
    let target = Cell::CENTRE;
    let hunter = scene.npc(3, Pc(0), Cell::new(0, 4), N).npc().expect("it sails by itself");
    assert!(target.around().into_iter().all(|cell| scene.game.is_position(hunter, cell, target)));
    assert!(!scene.game.is_position(hunter, Cell::new(0, 2), target), "L-223: within one cell");
    scene.port(Cell::new(0, 1), Nation::Holland);
    assert!(!scene.game.is_position(hunter, Cell::new(0, 1), target), "L-125, L-223");
}

#[test]
fn once_a_target_is_gone_the_next_shot_takes_another() {
    let mut scene = Scene::light();
    scene.game.board_mut(Pc(0)).reputation[Nation::Spain] = -1;
    scene.game.board_mut(Pc(1)).reputation[Nation::Spain] = -1;
    let guard = scene.npc(2, Pc(0), Cell::CENTRE, N).npc().expect("it sails by itself");
    scene.pc(Pc(1), Cell::CENTRE.to(Dir::new(2)), N);
    // Its target is off the map; the other lies abeam.
    let gone = Activation { npc: guard, next: 1, done: 0, target: Some(Ship::Pc(Pc(0))) };
    scene.run(|game, _| game.push(Item::Npc(Task::Pennants(gone))));
    let second = |event: &Event| matches!(event, Event::Shot { target: Ship::Pc(Pc(1)), .. });
    assert!(scene.heard(second), "L-231, S-10");
}

#[test]
fn they_never_pick_up_goods_and_there_may_be_any_number_of_them() {
    let mut scene = Scene::light();
    let under = Cell::new(0, 3);
    scene.game.float_goods(under, crate::Goods::of(crate::Good::Tea, 2), None, &mut Log::silent());
    let hunter = scene.npc(3, Pc(0), under, N);
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene.run(|game, _| game.push(Item::Npc(Task::Fleet(Pc(0), 0))));
    assert_eq!(scene.game.loose[0].goods.total(), 2, "L-239");
    for at in 0..5 {
        scene.npc(3, Pc(0), Cell::new(4, at - 4), N);
    }
    let role = |npc: &&Npc| npc.side().role == crate::content::Role::Aggressive;
    assert_eq!(scene.game.npcs.iter().filter(role).count(), 6, "L-240: no limit of figures");
    assert!(hunter.npc().is_some());
}

#[test]
fn fortresses_of_a_nation_that_mistrusts_a_seat_shoot_at_it() {
    let mut scene = Scene::light();
    let zone = Cell::new(1, 1);
    scene.guns(zone, Nation::France);
    let me = Ship::Pc(Pc(0));
    assert!(!scene.game.is_under_guns(me, zone), "L-254: not at 0");
    scene.game.board_mut(Pc(0)).reputation[Nation::France] = -1;
    assert!(scene.game.is_under_guns(me, zone), "L-254");
}

#[test]
fn prices_are_those_of_each_item() {
    use crate::board::tracks::Fitting;
    use crate::content::ShipUpgrade;
    assert_eq!(Fitting::Ship(ShipUpgrade::Cannon).price(), 1000, "L-299");
    assert_eq!(Fitting::Ship(ShipUpgrade::Sails).price(), 3000, "L-299");
}

#[test]
fn rerolls_add_up_whoever_gives_them() {
    // No board prints the expert gunner; what she adds is counted like her kin (L-310 to L-312).
    use crate::content::CrewUpgrade;
    assert_eq!(CrewUpgrade::ExpertGunner.card().count, 1, "L-311");
    let printed = (0..4).flat_map(|board| crate::content::Board::of(board).upgrades.iter());
    assert!(!printed.into_iter().any(|p| p.upgrade == CrewUpgrade::ExpertGunner), "L-311");
}

#[test]
fn one_call_validates_steps_of_any_number_of_missions_and_none_unasked() {
    let mut scene = Scene::in_port(1);
    for mission in MissionId::all() {
        let here = |way: &crate::content::Way| {
            matches!(way.when, crate::content::Condition::AtPort(crate::content::PortSel::Any))
        };
        let stages = mission.mission().stages;
        if stages[0].iter().any(here) && scene.game.board(Pc(0)).missions.len() < 3 {
            let active = crate::missions::hand::Active::new(mission.index() as u8);
            scene.game.board_mut(Pc(0)).missions.push(active);
        }
    }
    let before = scene.game.board(Pc(0)).missions.len();
    scene.call(1);
    assert_eq!(scene.game.board(Pc(0)).missions.len(), before, "L-353: nothing happens unasked");
    let offered = scene.list().iter().filter(|action| matches!(action, A::Validate { .. })).count();
    assert!(offered >= before, "L-353: {offered} of {before}");
}

#[test]
fn the_weakest_ship_vanishes_without_reward() {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    let strong = scene.npc(16, Pc(0), Cell::new(2, 2), N);
    let weak = scene.npc(9, Pc(1), Cell::new(-2, 2), N);
    scene.npc(11, Pc(1), Cell::new(-3, 0), N);
    scene.game.weather.events.down.take(5);
    scene.game.weather.events.down.push(5);
    scene.run(|game, log| game.draw_event(log));
    let gone = |event: &Event| matches!(event, Event::Destroyed { ship, by: By::Event, .. } if *ship == weak);
    assert!(scene.heard(gone), "L-393: the lowest level, then the lowest card");
    assert!(scene.game.berth(strong).is_some() && scene.game.board(Pc(0)).fame == 0, "L-393");
}

#[test]
fn ships_the_kraken_reaches_are_gone_and_so_is_its_card() {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene.pc(Pc(1), Cell::new(4, 0), N);
    scene.game.weather.in_play.push(24);
    scene.game.weather.kraken = Some(Cell::CENTRE.to(N).to(N));
    scene.game.npcs.clear();
    scene.run(|game, log| {
        let from = game.weather.kraken.expect("it is at sea");
        game.advance_kraken(from, S, 3, log);
    });
    let gone = |event: &Event| {
        matches!(event, Event::Destroyed { ship: Ship::Pc(Pc(0)), by: By::Kraken, .. })
    };
    assert!(scene.heard(gone), "L-419");

    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene.pc(Pc(1), Cell::new(4, 0), N);
    scene.game.weather.in_play.push(24);
    scene.game.weather.kraken = Some(Cell::CENTRE.to(N));
    scene.act(A::Step(N));
    assert!(scene.heard(gone), "L-420");
    assert_eq!(scene.game.weather.kraken, None, "L-420: its last card leaves");
}

#[test]
fn a_face_down_tile_knows_nothing_of_its_neighbours() {
    let chart = Chart::of(&begun(2, 3).tiles);
    let unknown = Chart::cells(5).find(|cell| chart.spot(*cell).is_some());
    assert_eq!(unknown, None, "L-013, L-079");
}
