//! What a whole game came to, read from what happened in it.

use engine::{BySeat, Seat, Step};
use quay::{Card, Event, Good, Quay, Ship};

/// What one seat did in a whole game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// The ships it loaded, each with the turn.
    pub ships: Vec<(Ship, u16)>,
    /// The cards it sold: which, to whom, for how much.
    pub sales: Vec<(Card, Seat, u8)>,
    /// How many goods of each kind it lost when fleets left, in canonical order.
    pub lost: [u8; 4],
}

/// What each seat did, and its points after each turn.
pub fn past(seats: u8, steps: &[Step<Quay>]) -> (BySeat<Past>, Vec<BySeat<i32>>) {
    let mut all: BySeat<Past> = BySeat::new(seats);
    let mut course: Vec<BySeat<i32>> = Vec::new();
    let mut now = BySeat::new(seats);
    for step in steps {
        // Turns are counted from 1.
        let turn = usize::from(step.clock.turn).max(1);
        while course.len() < turn {
            course.push(now);
        }
        for event in &step.events {
            match event {
                Event::Loaded(seat, ship) => {
                    all[*seat].ships.push((*ship, step.clock.turn));
                    now[*seat] += i32::from(ship.points());
                }
                Event::Sold { holder, buyer, card, gold } => {
                    all[*holder].sales.push((*card, *buyer, *gold));
                }
                Event::Rotted { seat, hand, apples } => {
                    all[*seat].lose(Good::Apple, *apples);
                    hand.kinds().for_each(|good| all[*seat].lose(good, hand.count(good)));
                }
                Event::Spoiled(seat, good) => all[*seat].lose(*good, 1),
                _ => {}
            }
        }
        course[turn - 1] = now;
    }
    (all, course)
}

impl Past {
    /// The ship that was worth most, and the turn in which it was loaded.
    pub fn best(&self) -> Option<(Ship, u16)> {
        self.ships.iter().rev().max_by_key(|(ship, _)| ship.points()).copied()
    }

    /// The card that was sold for most.
    pub fn best_sale(&self) -> Option<(Card, Seat, u8)> {
        self.sales.iter().rev().max_by_key(|(.., gold)| *gold).copied()
    }

    /// How many goods were lost.
    pub fn lost_in_all(&self) -> u16 {
        self.lost.iter().map(|count| u16::from(*count)).sum()
    }

    fn lose(&mut self, good: Good, count: u8) {
        let lost = &mut self.lost[good.index()];
        *lost = lost.saturating_add(count);
    }
}
