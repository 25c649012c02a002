//! Sensible choices before the first turn: fleets, treasures, islands, homes, berths, crew.

use engine::Seat;

use super::guns;
use super::survey::far;
use crate::cards::{Ability as B, CrewId, ShipId};
use crate::decision::Decision as D;
use crate::ship::Ship;
use crate::state::Broadside;
use crate::{Action as A, Point};

/// What an entry promises, from 0 to 1.
pub fn promise(game: &Broadside, decision: D, action: A) -> f32 {
    match (decision, action) {
        // A ready fleet is sound; an own one is what people like to build.
        (D::Fleet, A::Preset(_)) => 0.5,
        (D::Fleet, _) => 0.05,
        (D::Custom, A::AddShip(id)) => ship(game, id),
        (D::Custom, A::AddCrew(id)) => hire(game, id),
        (D::Custom, _) => complete(game),
        // Small coins fill holds: sets of even coins come late in the list.
        (D::Treasure, A::Coins(place)) => 0.3 + 0.02 * f32::from(place.min(15)),
        (D::Treasure, _) => 0.1,
        (D::Home { of }, A::Home(island)) => home(game, of, island),
        (D::Berth { ship }, A::Berth(k)) => berth(game, ship, k),
        (D::Place { crew }, A::Aboard(ship)) => place(game, crew, ship),
        (D::Place { .. }, _) => 0.02,
        _ => 0.4,
    }
}

fn own(game: &Broadside) -> Seat {
    game.top().seat
}

/// Ships that carry and shoot for their points; two or three of them.
fn ship(game: &Broadside, id: ShipId) -> f32 {
    let card = id.card();
    let seat = own(game);
    let fleet = game.ships.iter().filter(|ship| ship.owner == seat).count();
    let left = game.points_left(seat);
    let whole = Ship { id, standing: card.all_masts(), ..Ship::default() };
    let speed = f32::from(5 * card.speed.short + 7 * card.speed.long);
    let use_of = 1.5 * guns::power(&whole) + 0.5 * f32::from(card.cargo) + 0.25 * speed;
    let price = use_of / f32::from(card.cost);
    let few = if fleet < 3 { 0.25 } else { -0.1 };
    // What is left over must buy something as well.
    let rest = left - card.cost;
    let waste = if rest > 0 && rest < 4 && fleet > 1 { 0.0 } else { 0.1 };
    (0.2 * price + few + waste).clamp(0.05, BEST)
}

const BEST: f32 = 0.9;

/// A captain for guns, a helmsman for whoever is slow, explorers for all.
fn hire(game: &Broadside, id: CrewId) -> f32 {
    let (seat, card) = (own(game), id.card());
    let hired = game.crew.iter().filter(|crew| crew.built == seat);
    let alike = hired.clone().filter(|crew| crew.id == id).count();
    let mut ships = game.ships.iter().filter(|ship| ship.owner == seat);
    let home = ships.any(|ship| Some(ship.card().faction) == card.faction);
    let all = hired.count();
    let worth = if card.abilities.has(B::Captain) {
        0.6
    } else if card.abilities.has(B::Explorer) {
        0.55
    } else if card.abilities.has(B::Helmsman) {
        0.5
    } else {
        0.15
    };
    if !home || all >= 4 { 0.02 } else { (worth - 0.2 * alike as f32).max(0.05) }
}

/// A fleet is complete when its points are spent.
fn complete(game: &Broadside) -> f32 {
    match game.points_left(own(game)) {
        0..=2 => BEST,
        3..=4 => 0.4,
        _ => 0.0,
    }
}

/// For oneself an island with others near, for the enemy a lonely one.
fn home(game: &Broadside, of: Seat, island: u8) -> f32 {
    let at = game.islands[island as usize].land.at;
    let wild = game.islands.iter().filter(|isle| isle.home.is_none() && isle.land.at != at);
    let (mut sum, mut count) = (0.0, 0.0);
    for isle in wild {
        sum += far(at, isle.land.at);
        count += 1.0;
    }
    let mean = sum / f32::max(count, 1.0);
    let lonely = (mean / 9_000.0).clamp(0.0, 0.8);
    if of == own(game) { BEST - lonely } else { 0.1 + lonely }
}

/// Stern towards the wild islands, to cast off that way (B-59).
fn berth(game: &Broadside, ship: u8, k: u8) -> f32 {
    let seat = game.ship(ship).owner;
    let Some(home) = game.home(seat) else { return 0.4 };
    let at = game.islands[home as usize].land.at;
    let pose = game.berth_pose(ship, home, k);
    let stern = game.ship(ship).hull_at(pose).stern();
    let wild = game.islands.iter().filter(|isle| isle.home.is_none());
    let nearest = wild.map(|isle| isle.land.at).min_by_key(|isle| isle.square_to(at));
    let towards: Point = nearest.unwrap_or(game.options.sea().centre());
    let gained = far(at, towards) - far(stern, towards);
    (0.45 + gained / 2_000.0).clamp(0.05, BEST)
}

/// Where a crew may work, and does most.
fn place(game: &Broadside, crew: u8, ship: u8) -> f32 {
    let (id, there) = (game.crew[crew as usize].id, game.ship(ship));
    let (card, hull) = (id.card(), there.card());
    if card.faction != Some(hull.faction) && !game.fittings(ship).all.has(B::OpenToAll) {
        return 0.05;
    }
    let aboard = game.aboard(ship).filter(|(_, other)| other.id == id).count();
    let speed = f32::from(5 * hull.speed.short + 7 * hull.speed.long);
    let worth = if card.abilities.has(B::Captain) {
        0.3 + 0.12 * guns::power(there)
    } else if card.abilities.has(B::Helmsman) {
        0.8 - 0.03 * speed
    } else if card.abilities.has(B::Explorer) {
        0.4 + 0.05 * f32::from(hull.cargo)
    } else {
        0.4 + 0.05 * guns::power(there)
    };
    if aboard > 0 { 0.05 } else { worth.clamp(0.05, BEST) }
}
