//! What nations think of a seat: attacks, thanks, prestige, joining, betrayal (2.21, 2.26).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::battle::destruction::Fate;
use crate::content::TileId;
use crate::event::Event;
use crate::fact::Fact;
use crate::standing::reputation::Reputation;
use crate::{By, Cell, Choice, Dir, Flags, Nation, Options, Pc, Rule, Ship};
use Nation::{England, France, Holland, Pirates, Spain};

const N: Dir = Dir::NORTH;
const ME: Pc = Pc(0);
const YOU: Pc = Pc(1);
const WON: Rule = Rule(244);

fn at_sea() -> Scene {
    let mut scene = Scene::light();
    scene.pc(ME, Cell::CENTRE, N);
    scene.pc(YOU, Cell::new(2, 0), N);
    scene
}

/// The columns of the first seat, in nation order.
fn columns(scene: &Scene) -> [i8; 5] {
    Nation::ALL.map(|nation| scene.game.board(ME).reputation[nation])
}

fn stand(scene: &mut Scene, columns: [i8; 5]) {
    scene.game.board_mut(ME).reputation = Reputation::new(columns);
}

fn gain(scene: &mut Scene, nation: Nation, n: u8) {
    scene.run(|game, log| game.gain_reputation(ME, nation, n, WON, log));
}

fn offend(scene: &mut Scene, ship: Ship, attacked: bool, destroyed: bool) {
    scene.run(|game, log| game.offend(ME, ship, attacked, destroyed, log));
}

#[test]
fn a_nation_takes_one_attack_a_turn_amiss_and_every_end() {
    let mut scene = at_sea();
    let spaniard = scene.npc(3, YOU, Cell::new(0, 3), N);
    offend(&mut scene, spaniard, true, false);
    offend(&mut scene, spaniard, true, false);
    assert_eq!(columns(&scene), [0, -1, 0, 0, 0], "L-241: once a nation and turn");
    offend(&mut scene, spaniard, true, true);
    assert_eq!(columns(&scene), [0, -2, 0, 0, 0], "L-242");
    scene.run(|game, log| game.offend(YOU, spaniard, true, false, log));
    assert_eq!(scene.game.board(YOU).reputation[Spain], -1, "L-241: each seat by itself");
    scene.act(A::EndTurn).act(A::EndTurn);
    offend(&mut scene, spaniard, true, false);
    assert_eq!(columns(&scene)[1], -3, "L-241: another turn");
}

#[test]
fn corsairs_count_as_pirates_and_seats_as_what_they_have_joined() {
    let mut scene = at_sea();
    let corsair = scene.npc(14, YOU, Cell::new(0, 3), N);
    offend(&mut scene, corsair, true, true);
    assert_eq!(columns(&scene), [0, 0, 0, 0, -2], "L-248");
    let mut scene = at_sea();
    offend(&mut scene, Ship::Pc(YOU), true, true);
    assert_eq!(columns(&scene), [0; 5], "L-249: no allegiance");
    scene.game.board_mut(YOU).joined = Flags::corsair(England);
    offend(&mut scene, Ship::Pc(YOU), true, true);
    assert_eq!(columns(&scene), [0, 0, -2, 0, -2], "L-249: both");
}

#[test]
fn an_attack_on_a_mooring_costs_two_with_its_port_once_a_turn() {
    let mut scene = at_sea();
    let mooring = Cell::new(0, 3);
    let spaniard = scene.npc(3, YOU, mooring, N);
    let chart = std::sync::Arc::make_mut(&mut scene.game.chart);
    chart.moor(TileId::new(1), Cell::new(0, 4), mooring);
    let slot = usize::from(scene.game.chart.harbour_at(mooring).expect("a port").slot);
    scene.game.tiles[slot].port = Some(Holland);
    offend(&mut scene, spaniard, true, false);
    assert_eq!(columns(&scene), [-2, -1, 0, 0, 0], "L-243");
    offend(&mut scene, spaniard, true, false);
    assert_eq!(columns(&scene), [-2, -1, 0, 0, 0], "L-243: once a turn");
    let mut native = at_sea();
    let spaniard = native.npc(3, YOU, mooring, N);
    let chart = std::sync::Arc::make_mut(&mut native.game.chart);
    chart.moor(TileId::new(1), Cell::new(0, 4), mooring);
    native.game.tiles[slot].port = None;
    offend(&mut native, spaniard, true, false);
    assert_eq!(columns(&native), [0, -1, 0, 0, 0], "L-243: native ports do not mind");
}

#[test]
fn one_enemy_of_the_victim_is_thankful() {
    let mut scene = at_sea();
    let englishman = scene.npc(11, YOU, Cell::new(0, 3), N);
    let fact = |ship| Fact::Destroyed { ship, fate: Fate::Burnt, by: By::Ship(Ship::Pc(ME)) };
    scene.run(|game, _| game.tell(fact(englishman)));
    assert_eq!(scene.list(), [Spain, France, Pirates].map(A::Nation), "L-247, 5.3");
    scene.act(A::Nation(France));
    assert_eq!(columns(&scene), [0, 0, 0, 1, 0], "L-247");
    assert!(scene.heard(|event| matches!(event, Event::Named { nation: France, .. })));
    let dutchman = scene.npc(5, YOU, Cell::new(0, 3), N);
    scene.run(|game, _| game.tell(fact(dutchman)));
    assert_eq!(columns(&scene), [0, 0, 0, 1, 1], "L-247, 5.3: one alone is not asked for");
}

#[test]
fn prestige_is_gained_once_a_nation_and_column() {
    let mut scene = at_sea();
    stand(&mut scene, [7, -4, 0, 0, -4]);
    gain(&mut scene, Holland, 2);
    assert_eq!(scene.game.board(ME).fame, 1, "L-262");
    scene.run(|game, log| {
        game.lose_reputation(ME, Holland, 3, WON, log);
        game.gain_reputation(ME, Holland, 3, WON, log);
    });
    assert_eq!((columns(&scene)[0], scene.game.board(ME).fame), (9, 1), "L-262: once");
    scene.run(|game, log| game.lose_reputation(ME, Spain, 4, WON, log));
    assert_eq!((columns(&scene)[1], scene.game.board(ME).fame), (-5, 2), "L-011, L-262");
    scene.run(|game, log| game.lose_reputation(ME, Pirates, 4, WON, log));
    assert_eq!((columns(&scene)[4], scene.game.board(ME).fame), (-5, 2), "D-78: no fame");
    gain(&mut scene, Spain, 3);
    gain(&mut scene, Pirates, 3);
    assert_eq!((columns(&scene)[1], columns(&scene)[4]), (-5, -2), "L-261, L-274");
}

#[test]
fn the_eleventh_point_asks_each_time_and_declining_loses_it() {
    let mut scene = at_sea();
    stand(&mut scene, [9, 0, 0, 0, 0]);
    scene.game.board_mut(ME).prestige[1] = Flags::of(Holland);
    gain(&mut scene, Holland, 3);
    assert_eq!(scene.asked(), Question::Join { nation: Holland, rest: 1 }, "L-263");
    assert_eq!(scene.list(), [A::Decline, A::Join], "5.3");
    scene.act(A::Decline);
    assert_eq!(scene.asked(), Question::Join { nation: Holland, rest: 0 }, "L-263: point by point");
    scene.act(A::Decline);
    assert_eq!((columns(&scene)[0], scene.asked()), (10, Question::Menu), "L-263");
    gain(&mut scene, Holland, 1);
    scene.act(A::Join);
    assert_eq!((columns(&scene)[0], scene.game.board(ME).fame), (11, 1), "L-263, L-266");
}

#[test]
fn joining_angers_enemies_and_attacking_ones_own_is_betrayal() {
    let mut scene = at_sea();
    stand(&mut scene, [0, 2, 10, -5, 1]);
    scene.game.board_mut(ME).prestige = [Flags::of(France), Flags::of(England)];
    gain(&mut scene, England, 1);
    scene.act(A::Join);
    assert_eq!(columns(&scene), [0, -4, 11, -5, 1], "S-32, L-267, D-90");
    assert_eq!(scene.game.board(ME).fame, 1, "S-32, L-266");
    let englishman = scene.npc(11, YOU, Cell::new(0, 3), N);
    offend(&mut scene, englishman, true, true);
    let board = scene.game.board(ME);
    assert_eq!((columns(&scene)[2], board.fame, board.joined), (-4, 0, Flags::NONE), "S-32, L-268");
    assert!(scene.heard(|event| matches!(event, Event::Betrayed { nation: England, .. })));
}

#[test]
fn one_country_is_joined_at_most_and_the_pirates_besides() {
    let mut scene = at_sea();
    stand(&mut scene, [11, 10, 0, 0, 10]);
    let board = scene.game.board_mut(ME);
    board.joined = Flags::of(Holland);
    board.prestige[1] = Flags::corsair(Holland).with(Spain);
    gain(&mut scene, Spain, 2);
    assert_eq!((columns(&scene)[1], scene.asked()), (10, Question::Menu), "L-264, L-265");
    gain(&mut scene, Pirates, 1);
    scene.act(A::Join);
    assert_eq!(columns(&scene), [11, 10, 0, 0, 11], "L-264, D-90");
    scene.run(|game, log| game.lose_reputation(ME, Holland, 1, WON, log));
    gain(&mut scene, Holland, 1);
    assert_eq!((columns(&scene)[0], scene.asked()), (11, Question::Menu), "a member is not asked");
}

#[test]
fn no_port_moors_a_seat_it_does_not_want() {
    let mut scene = Scene::light();
    scene.tiles(&[(7, 0)]);
    let mooring = scene.on(7, 10);
    assert!(scene.game.is_mooring(mooring) && !scene.game.is_unwanted_at(ME, mooring));
    stand(&mut scene, [0, -3, 0, 0, 0]);
    assert!(scene.game.is_unwanted_at(ME, mooring), "L-087, L-115, L-256");
    assert_eq!(scene.game.access_at(ME, TileId::new(7)), 0, "L-112");
    stand(&mut scene, [0, 6, 0, 0, 0]);
    assert_eq!(scene.game.access_at(ME, TileId::new(7)), 4, "L-112, L-259");
    scene.pc(ME, mooring.to(Dir::new(5)), Dir::new(2));
    stand(&mut scene, [0, -3, 0, 0, 0]);
    scene.act(A::Step(Dir::new(2)));
    assert!(!scene.offers(A::Stop), "L-087");
}

#[test]
fn a_ship_leaves_enemies_alone_at_her_own_ports() {
    let mut scene = Scene::light();
    scene.tiles(&[(7, 0), (2, 0)]);
    scene.npc(3, YOU, scene.on(7, 2), N);
    stand(&mut scene, [0, -1, 0, 0, 0]);
    let me = Ship::Pc(ME);
    scene.pc(ME, scene.on(7, 10), N);
    assert!(scene.game.is_enemy_of(0, me) && !scene.game.preys_on(0, me), "S-11, L-218");
    scene.pc(ME, scene.game.chart.harbour(TileId::new(2)).expect("a port").mooring, N);
    assert!(scene.game.preys_on(0, me), "S-11: in an English port she is attacked");
    scene.game.weather.fog = scene.game.board(ME).cell;
    assert!(!scene.game.preys_on(0, me), "L-218: not in fog");
    scene.game.board_mut(ME).cell = None;
    assert!(!scene.game.preys_on(0, me), "L-172, L-218: off the map");
    let [english, french] = [11, 8].map(|card| scene.npc(card, YOU, scene.on(7, 3), N));
    let enemy = |ship| scene.game.is_enemy_of(0, ship);
    assert!(enemy(english) && !enemy(french), "L-208");
}

#[test]
fn the_weaker_cards_leave_the_deck_at_the_icons_of_fame() {
    let printed = Options::standard(2).expect("two").with(crate::Key::Eras, 0).expect("printed");
    let mut scene = Scene::open_sea(printed);
    scene.pc(ME, Cell::CENTRE, N);
    let small = scene.npc(1, YOU, Cell::new(0, 3), N);
    let of_level = |scene: &Scene, wanted| {
        let cards = scene.game.npc_deck.piles.iter().flat_map(|pile| pile.iter());
        cards.filter(|card| crate::content::CardNo::new(**card).card().level == wanted).count()
    };
    assert!(of_level(&scene, 1) > 0);
    scene.run(|game, log| game.gain_fame(ME, 6, Rule(155), log));
    assert!(of_level(&scene, 1) > 0);
    scene.run(|game, log| game.gain_fame(ME, 1, Rule(155), log));
    assert_eq!(of_level(&scene, 1), 0, "S-37, L-340");
    assert!(scene.game.berth(small).is_some(), "S-37: ships on the map stay");
    assert!(scene.heard(|event| matches!(event, Event::Era { level: 1 })));
    assert!(of_level(&scene, 2) > 0, "L-341: at fifteen");
    let mut scaled = Scene::light();
    scaled.run(|game, log| game.gain_fame(ME, 4, Rule(155), log));
    assert_eq!((of_level(&scaled, 1), of_level(&scaled, 2)), (0, 0), "L-343: 2 and 4 of 6");
}

#[test]
fn fame_and_money_do_not_fall_below_nothing() {
    let mut scene = at_sea();
    scene.run(|game, log| {
        game.lose_fame(ME, 3, Rule(168), log);
        game.lose_money(ME, 9000, Rule(206), log);
        game.gain_money(ME, 2000, Rule(155), log);
    });
    assert_eq!((scene.game.board(ME).fame, scene.game.board(ME).money), (0, 2000), "L-011");
}

#[test]
fn a_choice_of_nations_may_cost_a_point() {
    let mut scene = at_sea();
    let among = Flags::of(Holland).with(France);
    scene.run(|game, log| game.offer_nation(ME, Choice { among, n: -1, rule: 354 }, log));
    assert_eq!(scene.list(), [Holland, France].map(A::Nation), "5.3");
    scene.act(A::Nation(Holland));
    assert_eq!(columns(&scene), [-1, 0, 0, 0, 0]);
}
