//! Ramming, fishing, flotation, landing by boat, stowaways and returns (2.8, 2.9, 2.14, 2.18).

use super::scene::Scene;
use crate::action::Action as A;
use crate::agenda::Item;
use crate::ask::Question;
use crate::board::damage::Damage;
use crate::content::{CardNo, EventCard, Happening, Spot};
use crate::event::Event;
use crate::missions::hand::Active;
use crate::sea::adrift::Token;
use crate::turn::Task;
use crate::{By, Cell, Dir, Good, Key, Nation, Pc, Ship, WhyNot};

const N: Dir = Dir::NORTH;
const S: Dir = Dir::new(3);
const ME: Pc = Pc(0);
const YOU: Pc = Pc(1);
const MINE: Ship = Ship::Pc(ME);
const YOURS: Ship = Ship::Pc(YOU);

fn sea() -> Scene {
    let mut scene = Scene::expert(2);
    scene.pc(ME, Cell::CENTRE, N);
    scene.board(ME).company.crew = 5;
    scene
}

fn ahead(cells: u8) -> Cell {
    (0..cells).fold(Cell::CENTRE, |cell, _| cell.to(N))
}

#[test]
fn a_run_up_counts_the_straight_cells() {
    let mut scene = sea();
    scene.game.take_ship(ME, 4, [0; 2], &mut engine::Log::silent());
    scene.npc(8, ME, ahead(3), Dir::new(1));
    scene.act(A::Step(N)).act(A::Step(N)).act(A::Ram(N));
    let rammed = |event: &Event| matches!(event, Event::Rammed { cells: 3, own: 2, theirs: 4, .. });
    assert!(scene.heard(rammed), "L-199, L-200: 10 rams 9 after 3 cells");
    assert_eq!((scene.board(ME).hold.water(), scene.game.npc(0).water), (2, 4), "L-200");
    assert_eq!(scene.board(ME).cell, Some(ahead(2)), "L-201");
    assert_eq!((scene.asked(), scene.game.turn.sailing), (Question::Menu, None), "L-201");
    assert_eq!(scene.board(ME).reputation[Nation::France], -1, "L-202, L-241");
}

#[test]
fn the_first_step_rams_to_any_face_and_later_ones_ahead() {
    let mut scene = sea();
    scene.pc(YOU, Cell::CENTRE.to(S), N);
    assert!(scene.offers(A::Ram(S)), "L-198");
    let list = scene.list();
    let last_step = list.iter().rposition(|entry| matches!(entry, A::Step(_)));
    let ram = list.iter().position(|entry| *entry == A::Ram(S));
    assert!(last_step < ram && ram < list.iter().position(|e| matches!(e, A::Turn(_))), "5.2");
    scene.pc(YOU, ahead(1).to(S).to(S), N);
    scene.act(A::Step(N));
    assert!(!scene.list().iter().any(|entry| matches!(entry, A::Ram(_))), "L-198: not astern");
    assert_eq!(scene.game.try_ram(ME, N), Err(WhyNot::NothingToRam));
    let mut other = sea();
    other.game.options = other.game.options.with(Key::Ram, 0).expect("an option");
    other.pc(YOU, Cell::CENTRE.to(S), N);
    assert_eq!(other.game.try_ram(ME, S), Err(WhyNot::NotPlayed), "L-198: an option");
}

#[test]
fn a_ram_that_sinks_brings_a_fame_and_nothing_else() {
    let mut scene = sea();
    let target = scene.npc(8, ME, ahead(1), Dir::new(1));
    scene.game.npc_mut(0).water = 8;
    scene.act(A::Ram(N));
    assert!(scene.heard(|event| matches!(event, Event::Destroyed { ship, .. } if *ship == target)));
    let board = scene.board(ME);
    assert_eq!((board.fame, board.money, board.hold.goods().total()), (1, 3000, 0), "L-202");
    assert_eq!(board.reputation[Nation::France], -2, "L-202, L-242");
    let mut scene = sea();
    scene.pc(YOU, Cell::new(3, 3), N);
    scene.npc(8, ME, ahead(1), N);
    scene.board(ME).hold.suffer(Damage::Water, 8);
    scene.act(A::Ram(N));
    assert!(scene.heard(|event| matches!(event, Event::Destroyed { ship: MINE, by: By::Own, .. })));
    assert_eq!(scene.board(ME).fame, 0, "L-202: no one gains");
}

#[test]
fn a_moored_ship_is_harder_to_ram() {
    let mut scene = sea();
    scene.pc(YOU, ahead(1), Dir::new(1));
    scene.port(ahead(1), Nation::Holland);
    scene.act(A::Ram(N));
    let rammed = |event: &Event| matches!(event, Event::Rammed { cells: 1, own: 2, theirs: 0, .. });
    assert!(scene.heard(rammed), "D-31, L-200");
    assert_eq!(scene.board(ME).reputation[Nation::Holland], -2, "L-243");
    assert!(scene.game.board(YOU).hold.water() == 0 && YOURS.pc().is_some());
}

fn whales(boats: u8) -> Scene {
    let mut scene = sea();
    scene.spot(Cell::CENTRE, Spot::whales_here());
    scene.game.take_ship(ME, 4, [0; 2], &mut engine::Log::silent());
    scene.board(ME).company.boats = boats;
    scene
}

#[test]
fn boats_fish_among_whales_once_a_movement() {
    let mut scene = whales(2);
    assert!(scene.offers(A::Fish(1)) && scene.offers(A::Fish(2)), "L-205: for each boat");
    assert!(!scene.offers(A::Fish(3)), "L-205");
    let before = scene.game.points_left(ME);
    scene.act(A::Fish(2));
    let drew =
        scene.heard(|event| matches!(event, Event::Fished { tokens, .. } if tokens.len() == 2));
    assert!(drew, "L-205");
    while scene.asked() != Question::Menu {
        scene.act(A::LoadAll);
    }
    assert_eq!(scene.game.points_left(ME), before - 1, "L-205: a point");
    assert!(!scene.offers(A::Fish(1)), "D-99: once");
    scene.game.options = scene.game.options.with(Key::Fishing, 2).expect("an option");
    assert!(scene.offers(A::Fish(1)), "D-99: `free`");
    assert_eq!(whales(0).game.fishes(ME, 1), Err(WhyNot::NoBoat), "L-205");
    assert_eq!(sea().game.fishes(ME, 1), Err(WhyNot::NoWhales), "L-205");
}

#[test]
fn a_whaler_draws_one_more() {
    let mut scene = whales(1);
    let whaler = CardNo::all().find(|card| card.ship().whaler).expect("a Whaler");
    scene.game.take_ship(ME, whaler.number(), [0; 2], &mut engine::Log::silent());
    scene.act(A::Fish(1));
    assert!(
        scene.heard(|e| matches!(e, Event::Fished { tokens, .. } if tokens.len() == 2)),
        "L-205"
    );
}

fn next_step(scene: &mut Scene) {
    scene.run(|game, log| {
        game.round += 1;
        game.sink_tokens(log);
    });
}

#[test]
fn tokens_sink_with_time() {
    let mut scene = sea();
    scene.game.round = 2;
    let pool = scene.game.barrels.len();
    scene.run(|game, log| game.float_barrel(Cell::new(2, 0), None, log));
    let left: Vec<_> = (0..5)
        .map(|_| {
            let left = scene.game.adrift.first().and_then(|token| token.left);
            next_step(&mut scene);
            left
        })
        .collect();
    assert_eq!(left, [5, 4, 3, 2, 1].map(Some), "S-23, L-105");
    assert!(scene.game.adrift.is_empty(), "S-23");
    assert_eq!(scene.game.barrels.len(), pool, "L-104: back to the pool");
    assert!(scene.heard(|event| matches!(event, Event::Foundered { .. })));
    scene.game.round = 3;
    scene.game.set_afloat(Cell::new(2, 0), Token::Oil);
    assert_eq!(scene.game.adrift[0].left, Some(6), "L-105, L-106: by day");
    let mut light = Scene::light();
    light.game.set_afloat(Cell::CENTRE, Token::Oil);
    assert_eq!(light.game.adrift[0].left, None, "L-106: without flotation nothing sinks");
}

#[test]
fn a_rescue_whose_counter_sinks_is_lost() {
    let mut scene = sea();
    let mission = 37;
    scene.board(ME).missions.push(Active::new(mission));
    scene.game.set_afloat(Cell::new(2, 0), Token::Counter { pc: ME, mission });
    (0..6).for_each(|_| next_step(&mut scene));
    assert!(scene.board(ME).missions.is_empty(), "L-382, D-92");
    assert!(scene.heard(|event| matches!(event, Event::Dropped { pc: ME, mission: 37 })));
}

/// Beside the mooring of the port of this tile, with boats.
fn off_port(tile: u8, boats: u8) -> Scene {
    let mut scene = Scene::expert(2).at_port(tile);
    let mooring = scene.mooring();
    let sea = Dir::ALL.map(|dir| mooring.to(dir));
    let beside = sea.into_iter().find(|cell| scene.game.can_lie(*cell, 6)).expect("open water");
    scene.pc(ME, beside, N);
    scene.game.take_ship(ME, 4, [0; 2], &mut engine::Log::silent());
    scene.board(ME).company.boats = boats;
    scene
}

#[test]
fn boats_land_beside_a_mooring_for_as_many_interactions() {
    let mut scene = off_port(8, 2);
    scene.board(ME).reputation[Nation::France] = -3;
    scene.board(ME).money = 20_000;
    scene.load(crate::Goods::of(Good::Wood, 1));
    scene.board(ME).hold.suffer(Damage::Water, 1);
    assert!(scene.offers(A::Port(8)), "L-113, L-115");
    scene.call(8);
    assert!(!scene.list().iter().any(|entry| matches!(entry, A::Mend(_))), "L-113: no repair");
    scene.act(A::BuyWood).act(A::Hire(2));
    assert_eq!(scene.list(), [A::Done], "S-22, L-114: no third");
    let none = off_port(8, 0);
    assert!(!none.offers(A::Port(8)), "L-113");
}

#[test]
fn all_steps_of_missions_are_one_interaction() {
    let mut scene = off_port(1, 1);
    // Two rescues that begin with a visit to tile 1 and end in any port.
    for card in [58, 59] {
        let mut active = Active::new(card);
        active.mark = None;
        scene.board(ME).missions.push(active);
    }
    let steps = scene.game.validations(ME, crate::content::TileId::new(1)).count();
    scene.call(1);
    let listed = scene.list().iter().filter(|e| matches!(e, A::Validate { .. })).count();
    assert_eq!(listed, steps, "L-114");
    let Some(first) = scene.list().into_iter().find(|e| matches!(e, A::Validate { .. })) else {
        return;
    };
    scene.act(first);
    let rest = scene.list();
    assert!(rest.iter().all(|e| matches!(e, A::Validate { .. } | A::Done)), "L-114: {rest:?}");
}

#[test]
fn who_was_in_a_port_loses_a_hand_for_each_mission() {
    let stowaway =
        EventCard::all().find(|card| card.happening() == Happening::Stowaway).expect("card 17");
    let mut scene = Scene::expert(2).at_port(1);
    scene.game.weather.in_play.push(stowaway.number());
    scene.board(ME).company.crew = 6;
    scene.board(ME).missions.push(Active::new(60));
    scene.board(ME).missions.push(Active::new(61));
    scene.pc(YOU, Cell::new(3, 3), N);
    scene.act(A::EndTurn);
    assert_eq!(scene.board(ME).company.crew, 4, "L-406");
    let mut scene = sea();
    scene.game.weather.in_play.push(stowaway.number());
    scene.board(ME).missions.push(Active::new(60));
    scene.pc(YOU, Cell::new(3, 3), N);
    scene.act(A::EndTurn);
    assert_eq!(scene.board(ME).company.crew, 5, "L-406: not at sea");
}

#[test]
fn a_friend_takes_a_wreck_in() {
    let mut scene = Scene::expert(2).at_port(1);
    scene.board(ME).cell = None;
    scene.board(ME).company.crew = 0;
    scene.board(ME).company.boats = 1;
    scene.game.take_ship(ME, 4, [0; 2], &mut engine::Log::silent());
    scene.board(ME).reputation[Nation::Holland] = 6;
    scene.run(|game, _| {
        game.agenda.clear();
        game.push(Item::Turn(Task::Begin(ME)));
    });
    assert_eq!((scene.asked(), scene.list()), (Question::Return, vec![A::Roll, A::ReturnTo(1)]));
    assert_eq!(scene.board(ME).company.crew, 4, "L-171: level 1 and a boat");
    let mooring = scene.mooring();
    scene.act(A::ReturnTo(1));
    assert_eq!((scene.board(ME).cell, scene.asked()), (Some(mooring), Question::Heading), "L-169");
}

#[test]
fn who_has_no_such_friend_comes_back_where_a_die_says() {
    let mut scene = Scene::expert(2).at_port(1);
    scene.board(ME).cell = None;
    scene.board(ME).reputation[Nation::Holland] = 5;
    scene.run(|game, _| {
        game.agenda.clear();
        game.push(Item::Turn(Task::Begin(ME)));
    });
    assert_eq!(scene.asked(), Question::Heading, "L-169, L-170, L-260");
    assert!(scene.heard(|event| matches!(event, Event::Placed { roll: Some(_), .. })), "L-170");
}

#[test]
fn what_barrels_and_missions_bring_of_crew_comes_aboard() {
    use crate::content::BarrelKind;
    let kind = BarrelKind::all().find(|kind| kind.barrel().loot.crew == 2).expect("a barrel");
    let mut scene = sea();
    scene.game.set_afloat(Cell::CENTRE, Token::Barrel(kind.0));
    scene.act(A::PickUp);
    assert_eq!(scene.board(ME).company.crew, 7, "L-104");
    let mut light = Scene::light();
    light.pc(ME, Cell::CENTRE, N);
    light.game.set_afloat(Cell::CENTRE, Token::Barrel(kind.0));
    light.act(A::PickUp);
    assert_eq!(light.board(ME).company.crew, 0, "section 4: there is none");
}
