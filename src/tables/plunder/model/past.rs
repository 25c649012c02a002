//! What a whole game came to, read from what happened in it.

use engine::{BySeat, Seat, Step};
use plunder::{Card, Event, Lead, Options, Plunder, Side};

/// A merchant that was captured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize {
    /// By whom.
    pub side: Side,
    /// The merchant.
    pub merchant: Card,
    /// Who sent it out.
    pub owner: Seat,
    /// How the side led.
    pub lead: Lead,
    /// In which round of the table, from 0.
    pub round: usize,
}

/// Everything that was captured, and the score of each seat after each round of the table: the
/// gold its side has captured, in the end less the gold still in hand (P-44, P-57).
pub fn past(options: Options, steps: &[Step<Plunder>]) -> (Vec<Prize>, Vec<BySeat<i32>>) {
    let mut prizes = Vec::new();
    let mut course: Vec<BySeat<i32>> = Vec::new();
    let mut now = BySeat::new(options.seats());
    for step in steps {
        let round = usize::from(step.clock.turn / u16::from(options.seats()));
        while course.len() <= round {
            course.push(now);
        }
        for event in &step.events {
            match event {
                Event::Captured { side, merchant, owner, lead, .. } => {
                    let (side, merchant, owner, lead) = (*side, *merchant, *owner, *lead);
                    prizes.push(Prize { side, merchant, owner, lead, round });
                    for seat in options.seats_of(side) {
                        now[seat] += i32::from(merchant.gold());
                    }
                }
                Event::Scored { scores } => {
                    for seat in Seat::all(options.seats()) {
                        now[seat] = scores[options.side_of(seat).index()].into();
                    }
                }
                _ => {}
            }
        }
        course[round] = now;
    }
    (prizes, course)
}
