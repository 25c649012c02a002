//! What a whole game came to, read from what happened in it.

use broadside::{Broadside, Event, View};
use engine::{BySeat, Seat, Step};

/// What one seat did in a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// What was brought home: by which ship, how much, in which round.
    pub unloaded: Vec<(u8, u16, u16)>,
    /// Shots fired, and how many of them hit.
    pub shots: (u16, u16),
    /// Enemies sunk.
    pub sunk: u16,
    /// Enemies taken in tow.
    pub captured: u16,
    /// Masts lost.
    pub masts: u16,
    /// Ships lost: sunk or captured.
    pub ships: u16,
}

impl Past {
    /// The richest unloading, the earliest of several.
    pub fn best_load(&self) -> Option<(u8, u16, u16)> {
        self.unloaded.iter().rev().copied().max_by_key(|(_, gold, _)| *gold)
    }

    /// All gold brought home by ships.
    pub fn carried(&self) -> u16 {
        self.unloaded.iter().map(|(_, gold, _)| gold).sum()
    }
}

/// What each seat did, and the gold that came home until each round was over. What the end itself
/// credits (B-153) is not in it.
pub fn past(view: &View, steps: &[Step<Broadside>]) -> (BySeat<Past>, Vec<BySeat<i32>>) {
    let seats = view.seats();
    let mut all: BySeat<Past> = BySeat::new(seats);
    let mut course: Vec<BySeat<i32>> = Vec::new();
    let mut now = BySeat::new(seats);
    let mut flown: Vec<Seat> = view.ships().iter().map(|ship| ship.owner).collect();
    for step in steps {
        let round = step.clock.round;
        while course.len() < usize::from(round) {
            course.push(now);
        }
        for event in &step.events {
            note(&mut all, &mut flown, round, event);
            gains(&mut now, &flown, event);
        }
        if let Some(last) = course.last_mut() {
            *last = now;
        }
    }
    (all, course)
}

fn note(all: &mut BySeat<Past>, flown: &mut [Seat], round: u16, event: &Event) {
    let flies = |ship: u8| flown.get(usize::from(ship)).copied().unwrap_or_default();
    match event {
        Event::Unloaded { ship, seat, gold, .. } => {
            all[*seat].unloaded.push((*ship, gold.unwrap_or_default(), round));
        }
        Event::Shot { ship, hit, .. } => {
            let shots = &mut all[flies(*ship)].shots;
            shots.0 += 1;
            shots.1 += u16::from(*hit);
        }
        Event::MastLost { ship, .. } => all[flies(*ship)].masts += 1,
        Event::Sunk { ship, by, .. } => {
            all[flies(*ship)].ships += 1;
            all[*by].sunk += 1;
        }
        Event::Captured { ship, by } => {
            all[flies(*ship)].ships += 1;
            all[*by].captured += 1;
            if let Some(flown) = flown.get_mut(usize::from(*ship)) {
                *flown = *by;
            }
        }
        _ => {}
    }
}

fn gains(now: &mut BySeat<i32>, flown: &[Seat], event: &Event) {
    match event {
        Event::Unloaded { seat, gold, .. } => now[*seat] += i32::from(gold.unwrap_or_default()),
        Event::Appraised { seat } => now[*seat] += 1,
        Event::Sunk { ship, by, spoils, saved } => {
            now[*by] += i32::from(*spoils);
            let owner = flown.get(usize::from(*ship)).copied().unwrap_or_default();
            now[owner] += i32::from(*saved);
        }
        _ => {}
    }
}
