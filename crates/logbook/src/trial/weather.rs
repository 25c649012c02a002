//! Time, events, the Kraken (2.3, 2.28, 2.29).

use super::scene::Scene;
use crate::action::Action as A;
use crate::content::{EventCard, Happening, Spot};
use crate::event::Event;
use crate::{Cell, Dir, Nation, Options, Pc};

const N: Dir = Dir::NORTH;

/// A standard game of two on the tiles given, with one ship in the middle.
fn standard(tiles: &[(u8, u8)]) -> Scene {
    let mut scene = Scene::open_sea(Options::standard(2).expect("two may sit down"));
    scene.tiles(tiles);
    scene
}

fn in_force(scene: &mut Scene, card: u8) {
    scene.game.weather.events.down.take(card);
    scene.game.weather.in_play.push(card);
}

/// Draws this card next.
fn draw(scene: &mut Scene, card: u8) {
    scene.game.weather.events.down.take(card);
    scene.game.weather.events.down.push(card);
    scene.run(|game, log| game.draw_event(log));
}

#[test]
fn day_and_night_alternate_and_the_third_round_draws_the_first_event() {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene.pc(Pc(1), Cell::CENTRE.to(N), N);
    assert!(!scene.game.is_night(), "L-051: round 1 is a day");
    scene.act(A::EndTurn).act(A::EndTurn);
    assert!(scene.game.is_night() && scene.game.round == 2, "L-051");
    assert!(!scene.heard(|event| matches!(event, Event::Drawn { .. })));
    scene.act(A::EndTurn).act(A::EndTurn);
    assert!(!scene.game.is_night());
    assert!(scene.heard(|event| matches!(event, Event::Drawn { .. })), "L-050, L-391");
}

#[test]
fn without_events_each_day_brings_a_wind() {
    let calm = Options::default().with(crate::Key::Events, 0).expect("no events");
    let mut scene = Scene::open_sea(calm);
    scene.run(|game, log| game.begin_day(log));
    assert!(scene.heard(|event| matches!(event, Event::Wind { .. })), "D-100");
    assert!(!scene.heard(|event| matches!(event, Event::Drawn { .. })));
}

#[test]
fn temporary_events_end_with_the_next_day() {
    let mut scene = Scene::light();
    in_force(&mut scene, 22);
    in_force(&mut scene, 18);
    scene.run(|game, log| game.begin_day(log));
    assert!(!scene.game.is_in_force(Happening::HighTide), "L-411, L-414");
    assert!(scene.game.is_in_force(Happening::FortGuns), "L-407: permanent");
}

#[test]
fn tides_deepen_and_dry_the_banks() {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    scene.spot(Cell::CENTRE.to(N), Spot::bank(1));
    in_force(&mut scene, 22);
    assert!(scene.offers(A::Step(N)), "L-411: draft 2 on a bank of 1 + 1");
    scene.run(|game, log| game.begin_day(log));
    in_force(&mut scene, 23);
    assert!(!scene.offers(A::Step(N)), "L-412");
    assert!(scene.game.blocks_sight(Cell::CENTRE.to(N)), "L-412, D-29: land that blocks sight");
}

#[test]
fn a_storm_hurts_beyond_half_the_movement() {
    let mut scene = Scene::light();
    scene.pc(Pc(0), Cell::CENTRE, N);
    in_force(&mut scene, 6);
    let allowance = scene.game.allowance(Pc(0), N);
    for _ in 0..allowance / 2 {
        scene.act(A::Step(N));
    }
    assert_eq!(scene.game.board(Pc(0)).hold.water(), 0, "L-089: half is safe");
}

#[test]
fn fog_rises_on_tile_21_hides_and_drifts() {
    let mut scene = standard(&[(21, 0), (19, 0)]);
    draw(&mut scene, 8);
    assert_eq!(scene.game.weather.fog, Some(Cell::CENTRE), "L-396");
    assert!(scene.game.blocks_sight(Cell::CENTRE), "L-093, L-398");
    scene.game.weather.wind = Some(N);
    scene.run(|game, log| game.drift_fog(log));
    assert_eq!(scene.game.weather.fog, Some(Cell::CENTRE.to(N)), "L-397");
    for _ in 0..40 {
        scene.run(|game, log| game.drift_fog(log));
    }
    assert_eq!(scene.game.weather.fog, None, "L-397: off the map");
    assert!(!scene.game.is_in_force(Happening::Fog));
}

#[test]
fn without_tile_21_there_is_no_fog() {
    let mut scene = standard(&[(19, 0)]);
    draw(&mut scene, 8);
    assert_eq!(scene.game.weather.fog, None, "L-396");
    assert!(!scene.game.is_in_force(Happening::Fog));
}

#[test]
fn plagues_halve_rows_and_abundance_fills_the_poorest() {
    let mut scene = Scene::light();
    let total =
        |scene: &Scene, nation: Nation| scene.game.markets.market.stocks[nation.index()].total();
    let before: u8 = Nation::COUNTRIES.into_iter().map(|nation| total(&scene, nation)).sum();
    draw(&mut scene, 15);
    let after: u8 = Nation::COUNTRIES.into_iter().map(|nation| total(&scene, nation)).sum();
    assert!(after < before, "L-404");
    let poorest: Vec<_> = {
        let least = Nation::COUNTRIES.map(|nation| total(&scene, nation)).into_iter().min();
        Nation::COUNTRIES.into_iter().filter(|n| Some(total(&scene, *n)) == least).collect()
    };
    let had: Vec<_> = poorest.iter().map(|nation| total(&scene, *nation)).collect();
    draw(&mut scene, 16);
    assert!(poorest.iter().zip(had).all(|(n, had)| total(&scene, *n) > had), "L-405, S-31");
    draw(&mut scene, 14);
    draw(&mut scene, 13);
    assert!(scene.heard(|event| matches!(event, Event::Drawn { card: 13, die: Some(_) })), "L-402");
}

#[test]
fn half_of_five_and_of_one_remain_after_a_plague() {
    use crate::port::market::Stock;
    let spain = Stock { legal: 5, contraband: 1 };
    assert_eq!(spain.halved(), Stock { legal: 2, contraband: 1 }, "S-30, L-402, L-403");
}

#[test]
fn wrecks_and_whalers_come_up_on_the_turn_of_their_seat() {
    let mut scene = Scene::light();
    scene.tiles(&[(19, 0), (11, 0)]);
    scene.pc(Pc(0), scene.on(19, 0), N);
    scene.pc(Pc(1), scene.on(11, 0), N);
    draw(&mut scene, 12);
    draw(&mut scene, 9);
    assert!(scene.game.adrift.is_empty(), "L-399: at the start of a turn");
    scene.act(A::EndTurn);
    assert_eq!(scene.game.adrift.len(), 1, "L-400, L-401: seat 4 of two is seat 2");
    scene.act(A::EndTurn);
    assert_eq!(scene.game.adrift.len(), 2, "L-399");
}

#[test]
fn an_assault_changes_the_flag_of_fortress_and_port() {
    for (card, tile) in [(20, 5), (21, 6)] {
        let mut scene = standard(&[(tile, 0)]);
        draw(&mut scene, card);
        let laid = scene.game.tiles[0];
        assert_eq!(laid.fort, laid.port, "L-409, L-410");
        assert!(scene.heard(|event| matches!(event, Event::Taken { .. })));
    }
    let mut scene = standard(&[(19, 0)]);
    draw(&mut scene, 20);
    assert!(!scene.heard(|event| matches!(event, Event::Taken { .. })), "L-409: face down");
}

#[test]
fn the_kraken_rises_on_its_tile_and_leaves_with_its_last_card() {
    let mut scene = standard(&[(19, 0)]);
    draw(&mut scene, 24);
    assert_eq!(scene.game.weather.kraken, None, "L-416: its tile lies face down");
    let mut scene = standard(&[(11, 0)]);
    draw(&mut scene, 24);
    let lair = scene.game.weather.kraken.expect("L-416");
    draw(&mut scene, 25);
    assert_eq!(scene.game.weather.in_play.len(), 2, "L-416: cards lie side by side");
    assert!(scene.game.kraken_reaches(lair) && !scene.game.kraken_reaches(lair.to(N)));
    draw(&mut scene, 27);
    assert!(scene.game.kraken_reaches(lair.to(N)), "L-421: the Colossus reaches farther");
}

#[test]
fn each_card_moves_the_kraken_once_at_the_end_of_a_round() {
    let mut scene = standard(&[(11, 0), (19, 0)]);
    draw(&mut scene, 24);
    draw(&mut scene, 26);
    scene.run(|game, log| game.prowl(0, log));
    let moves =
        scene.told.iter().filter(|event| matches!(event, Event::Kraken { dice: Some(_), .. }));
    assert_eq!(moves.count(), 2, "L-417");
}

#[test]
fn the_kraken_goes_round_what_is_in_its_way() {
    let mut scene = Scene::light();
    let from = Cell::CENTRE;
    let dir = Dir::new(2);
    scene.spot(from.to(dir).to(dir), Spot::COAST);
    scene.game.weather.in_play.push(24);
    scene.game.weather.kraken = Some(from);
    let silent = &mut engine::Log::silent();
    scene.game.advance_kraken(from, dir, 4, silent);
    let end = scene.game.weather.kraken.expect("it is still there");
    assert_eq!(end, from.to(dir).to(dir).to(dir), "S-27, L-418: one cell, three round the land");
}

#[test]
fn every_event_has_a_card_and_is_drawn_without_harm() {
    for card in EventCard::all() {
        let mut scene = standard(&[(11, 0), (21, 0), (5, 0), (6, 0)]);
        scene.pc(Pc(0), scene.on(21, 0), N);
        scene.pc(Pc(1), scene.on(5, 0), N);
        draw(&mut scene, card.number());
        let drawn =
            |event: &Event| matches!(event, Event::Drawn { card: c, .. } if *c == card.number());
        assert!(scene.heard(drawn), "L-391, L-392");
    }
}
