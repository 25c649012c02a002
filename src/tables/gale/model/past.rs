//! What a whole game came to, read from what happened in it.

use engine::{BySeat, Seat, Step};
use gale::{Dir, Event, Gale, Sheet, Wind};

/// A whole game, round by round.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Past {
    /// The scoring of each round.
    pub sheets: Vec<Sheet>,
    /// The totals after each round.
    pub course: Vec<BySeat<i32>>,
    /// What was taken trick by trick: the round, by whom, which winds.
    takes: Vec<(usize, Seat, Vec<Wind>)>,
    /// How many tricks were played.
    pub tricks: usize,
}

impl Past {
    /// What these steps came to.
    pub fn of(steps: &[Step<Gale>]) -> Past {
        let mut past = Past::default();
        for event in steps.iter().flat_map(|step| &step.events) {
            match event {
                Event::RoundScored { sheet, totals, .. } => {
                    past.sheets.push(**sheet);
                    past.course.push(*totals);
                }
                Event::Resolved { taker, took, .. } => {
                    past.tricks += 1;
                    past.takes.extend(taker.map(|seat| (past.sheets.len(), seat, took.clone())));
                }
                _ => {}
            }
        }
        past
    }

    /// The rounds, from 0, in which nobody had less damage than this seat.
    pub fn firsts(&self, seat: Seat) -> Vec<usize> {
        (0..self.sheets.len()).filter(|round| self.sheets[*round][seat].place == 1).collect()
    }

    /// The round that brought this seat most.
    pub fn best(&self, seat: Seat) -> Option<usize> {
        (0..self.sheets.len()).rev().max_by_key(|round| self.sheets[*round][seat].points)
    }

    /// The triplets this seat discarded, each with its round.
    pub fn triplets(&self, seat: Seat) -> Vec<(usize, Dir)> {
        let of = |(round, sheet): (usize, &Sheet)| {
            let gone = sheet[seat].triplets.except(sheet[seat].kept());
            gone.iter().map(|dir| (round, dir)).collect::<Vec<_>>()
        };
        self.sheets.iter().enumerate().flat_map(of).collect()
    }

    /// The place this seat would have had in a round with so much more damage.
    pub fn place_with(&self, round: usize, seat: Seat, more: u8) -> u8 {
        let sheet = &self.sheets[round];
        let better = |(other, line): &(Seat, &gale::Line)| {
            *other != seat && line.damage < sheet[seat].damage + more
        };
        1 + sheet.seats().filter(better).count() as u8
    }

    /// All the damage this seat had to count.
    pub fn damage(&self, seat: Seat) -> u8 {
        self.sheets.iter().map(|sheet| sheet[seat].damage).sum()
    }

    /// In how many tricks this seat took winds.
    pub fn taken(&self, seat: Seat) -> usize {
        self.takes.iter().filter(|(_, taker, _)| *taker == seat).count()
    }

    /// The trick that cost this seat most: its round and its winds.
    pub fn dearest(&self, seat: Seat) -> Option<(usize, &[Wind])> {
        let own = self.takes.iter().filter(|(_, taker, _)| *taker == seat);
        let cost = |winds: &[Wind]| winds.iter().map(|wind| wind.damage()).sum::<u8>();
        let dearest = own.rev().max_by_key(|(_, _, winds)| cost(winds));
        dearest.map(|(round, _, winds)| (*round, &winds[..]))
    }
}
