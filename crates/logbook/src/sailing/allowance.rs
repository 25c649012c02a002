//! How far a ship may sail (L-073 to L-076).

use crate::Dir;
use crate::content::Yaw;

/// All that decides how far a first step in each direction lets a ship go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Departure {
    /// What the ship can do whatever the direction, see [`strength`].
    pub strength: i8,
    /// Where the bow points.
    pub heading: Dir,
    /// The penalties of its card.
    pub yaw: Yaw,
    /// From a mooring a ship leaves in any direction alike (L-075).
    pub moored: bool,
    /// Where the wind blows; none under the calm card and on the calm tile (L-076, L-090).
    pub wind: Option<Dir>,
    /// Tofiño's ship is not slowed by a wind dead ahead (L-453).
    pub tofino: bool,
}

impl Departure {
    /// The allowance of a movement that starts in this direction, never below 0 (L-073).
    #[inline]
    pub const fn allowance(self, dir: Dir) -> u8 {
        let wind = match self.wind {
            Some(wind) => wind_modifier(dir, wind),
            None => 0,
        };
        let wind = if self.tofino && wind == -2 { 0 } else { wind };
        let yaw = if self.moored { 0 } else { yaw_penalty(self.heading, dir, self.yaw) };
        let points = self.strength + wind - yaw as i8;
        if points > 0 { points as u8 } else { 0 }
    }
}

/// Points of movement without yaw and wind: the card's with sails and helmsmen, less chain damage
/// and the malus of draft; below 0 the wind has to make up for it (L-073). No more may be spent
/// before the first step (L-081).
#[inline]
pub const fn strength(movement: u8, sails: u8, bonus: u8, chain: u8, malus: u8) -> i8 {
    (movement + sails + bonus) as i8 - (chain + malus) as i8
}

/// What the wind adds to a first step in this direction (L-076, D-72).
#[inline]
pub const fn wind_modifier(dir: Dir, wind: Dir) -> i8 {
    [2, 1, -1, -2, -1, 1][dir.from(wind) as usize]
}

/// What a first step off the front costs (L-074, D-73).
#[inline]
pub const fn yaw_penalty(heading: Dir, dir: Dir, yaw: Yaw) -> u8 {
    match dir.from(heading) {
        2 | 4 => yaw.aft,
        3 => yaw.stern,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NORTHBOUND: Departure = Departure {
        strength: 8,
        heading: Dir::NORTH,
        yaw: Yaw { aft: 1, stern: 2 },
        moored: false,
        wind: Some(Dir::NORTH),
        tofino: false,
    };

    fn each_way(departure: Departure) -> [u8; 6] {
        Dir::ALL.map(|dir| departure.allowance(dir))
    }

    #[test]
    fn wind_and_yaw_change_what_a_first_step_allows() {
        assert_eq!(each_way(NORTHBOUND), [10, 9, 6, 4, 6, 9], "L-073, L-074, L-076");
        let moored = Departure { moored: true, ..NORTHBOUND };
        assert_eq!(each_way(moored), [10, 9, 7, 6, 7, 9], "L-075");
        let calm = Departure { wind: None, ..NORTHBOUND };
        assert_eq!(each_way(calm), [8, 8, 7, 6, 7, 8], "L-076: the calm card");
        let tofino = Departure { tofino: true, ..NORTHBOUND };
        assert_eq!(tofino.allowance(Dir::new(3)), 6, "L-453: he still turns about");
    }

    #[test]
    fn the_allowance_is_never_below_nothing() {
        let heavy = Departure { strength: 3, yaw: Yaw { aft: 1, stern: 3 }, ..NORTHBOUND };
        assert_eq!(heavy.allowance(Dir::new(3)), 0, "L-073");
        let torn = Departure { strength: strength(4, 0, 0, 5, 1), ..NORTHBOUND };
        assert_eq!(torn.allowance(Dir::NORTH), 0, "L-073: 4 - 5 - 1 + 2");
        assert_eq!(strength(7, 1, 2, 2, 1), 7, "L-073");
    }
}
