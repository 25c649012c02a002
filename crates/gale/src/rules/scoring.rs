//! Triplets, damage and victory points.

use engine::{BySeat, Seat};

use crate::{Dir, Dirs, Wind, Winds};

/// The scoring of a round, a line a seat.
pub type Sheet = BySeat<Line>;

/// A seat's line of the scoring sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The wind cards taken in the round.
    pub taken: Winds,
    /// The directions of the triplets among them, kept or not (G-31).
    pub triplets: Dirs,
    /// The cards after discarding (G-31, G-53): all that follows counts these (G-54).
    pub left: Winds,
    /// The damage on them (G-32).
    pub damage: u8,
    /// The best of the places this seat fills, from 1 for the least damage.
    pub place: u8,
    /// How many seats have this damage and share the points of their places, this one included.
    pub sharing: u8,
    /// The points of the place, or a share of several places' (G-33 … G-35).
    pub base: i8,
    /// The bonus for pairs (G-55), those of a kept triplet included (GR-10).
    pub bonus: i8,
    /// What is deducted for groups of the cards left (G-56, GR-09), not negative.
    pub penalty: i8,
    /// The round points: base and bonus less the penalty, and they may fall below zero (G-57,
    /// GR-13).
    pub points: i8,
}

impl Line {
    /// The triplets that were kept: there is one 3 of each direction, and it is still there.
    pub fn kept(&self) -> Dirs {
        let has_three = |dir: &Dir| Wind::new(*dir, 3).is_some_and(|it| self.left.count(it) > 0);
        self.triplets.iter().filter(has_three).collect()
    }
}

/// Scores a round from the wind cards each seat took. What the seats keep of their triplets only
/// matters in the expert variant; in the basic game they are always discarded (GR-05).
pub fn score(expert: bool, taken: &[Winds], keep: &[Dirs]) -> Sheet {
    let seats = taken.len() as u8;
    let mut sheet = Sheet::from_fn(seats, |seat| {
        let taken = taken[seat.index()];
        let triplets = taken.triplets();
        let kept = if expert { keep[seat.index()] } else { Dirs::NONE };
        let left = taken.without_triplets(triplets.except(kept));
        Line { taken, triplets, left, damage: left.damage(), ..Line::default() }
    });
    for seat in Seat::all(seats) {
        let damage = sheet[seat].damage;
        let (mut place, mut sharing) = (1, 0);
        for other in sheet.iter() {
            place += u8::from(other.damage < damage);
            sharing += u8::from(other.damage == damage);
        }
        let line = &mut sheet[seat];
        (line.place, line.sharing) = (place, sharing);
        line.base = shared_points(seats, place, sharing);
        if expert {
            line.bonus = line.left.pair_bonus() as i8;
            line.penalty = (line.left.len() / group(seats)) as i8;
        }
        line.points = line.base + line.bonus - line.penalty;
    }
    sheet
}

/// The points of each of `sharing` seats that fill the places from `place` on: the average of
/// the places' points, halves up (G-35, GR-08).
pub fn shared_points(seats: u8, place: u8, sharing: u8) -> i8 {
    // Places are evenly spaced: their average is that of the first and the last.
    let (first, last) = (place_points(seats, place), place_points(seats, place + sharing - 1));
    (first + last).div_ceil(2) as i8
}

/// The points of a place, counted from the least damage (G-33); for two players G-34.
pub fn place_points(seats: u8, place: u8) -> u8 {
    if seats == 2 { 4 - 2 * place } else { seats + 1 - place }
}

/// So many cards cost a point in the expert variant (G-56).
pub fn group(seats: u8) -> u8 {
    if seats <= 3 { 4 } else { 3 }
}
