//! Two ships side by side, for the tests of crew, boarding and capture.

use super::scene::Scene;
use crate::agenda::Item;
use crate::battle::Task;
use crate::battle::destruction::Fate;
use crate::battle::melee::Melee;
use crate::content::CrewUpgrade;
use crate::event::Event;
use crate::{By, Cell, Dir, Pc, Ship};

pub(super) const N: Dir = Dir::NORTH;
pub(super) const NE: Dir = Dir::new(1);
pub(super) const ME: Pc = Pc(0);
pub(super) const YOU: Pc = Pc(1);
pub(super) const MINE: Ship = Ship::Pc(ME);
pub(super) const YOURS: Ship = Ship::Pc(YOU);

/// Spanish merchant of level 1: crew 5, a thousand and two silver, and a thousand for her captor.
pub(super) const MERCHANT: u8 = 1;
/// Pirate of level 1 that boards with seven dice and shoots with three.
pub(super) const PIRATE: u8 = 7;

/// The open sea, on which I lie in the middle, heading north, with so many hands.
pub(super) fn sea(crew: u8) -> Scene {
    let mut scene = Scene::expert(2);
    scene.pc(ME, Cell::CENTRE, N);
    scene.board(ME).company.crew = crew;
    scene
}

/// Beside me on my flank, and I on hers.
pub(super) fn beside() -> Cell {
    Cell::CENTRE.to(NE)
}

pub(super) fn prey(scene: &mut Scene, card: u8) -> Ship {
    scene.npc(card, ME, beside(), N)
}

pub(super) fn rival(scene: &mut Scene, crew: u8) {
    scene.pc(YOU, beside(), N);
    scene.board(YOU).company.crew = crew;
}

pub(super) fn hires(scene: &mut Scene, pc: Pc, kinds: &[CrewUpgrade]) {
    kinds.iter().for_each(|kind| scene.board(pc).company.recruits.push(*kind));
}

/// Counts a melee with these parties and dice.
pub(super) fn count(scene: &mut Scene, by: Ship, target: Ship, left: [u8; 2], dice: [&[u8]; 2]) {
    let mut melee = Melee { by, target, ..Melee::default() };
    for (side, corps) in melee.sides.iter_mut().enumerate() {
        corps.left = left[side];
        corps.dice = dice[side].iter().copied().collect();
    }
    scene.game.melee = melee;
    scene.run(|game, _| game.push(Item::Battle(Task::Melee(5))));
}

pub(super) fn taken(scene: &Scene) -> bool {
    scene.heard(|event| matches!(event, Event::Melee { taken: true, .. }))
}

pub(super) fn fate(scene: &Scene, ship: Ship) -> Option<(Fate, By)> {
    scene.told.iter().find_map(|event| match event {
        Event::Destroyed { ship: down, how, by, .. } if *down == ship => Some((*how, *by)),
        _ => None,
    })
}

/// Activates the only ship of my fleet.
pub(super) fn activate(scene: &mut Scene) {
    scene.run(|game, _| game.push(Item::Npc(crate::npc::Task::Fleet(ME, !1))));
}
