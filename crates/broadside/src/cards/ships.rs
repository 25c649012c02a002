//! The 32 ships and what they cost (§2.1, §2.2).

use std::fmt;

use super::Ability;
use crate::Measure;

/// To whom a ship or a crew belongs (B-03).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Faction {
    /// E.
    #[default]
    England,
    /// P.
    Pirates,
    /// S.
    Spain,
}

impl Faction {
    /// All three, in the order of the tables.
    pub const ALL: [Faction; 3] = [Faction::England, Faction::Pirates, Faction::Spain];

    /// Its letter in ids.
    pub const fn letter(self) -> char {
        match self {
            Faction::England => 'E',
            Faction::Pirates => 'P',
            Faction::Spain => 'S',
        }
    }
}

/// A cannon: it hits with more than its rank (B-128), as far as its range.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gun {
    /// 2 to 6.
    pub rank: u8,
    /// S or L.
    pub range: Measure,
}

/// The segments of a base move: S+L and L+S are the same (§2.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Speed {
    /// Segments of S.
    pub short: u8,
    /// Segments of L.
    pub long: u8,
}

impl Speed {
    /// A single S.
    pub const S: Speed = Speed { short: 1, long: 0 };
    /// No move at all.
    pub const NONE: Speed = Speed { short: 0, long: 0 };

    /// How many segments of this measure.
    #[inline]
    pub const fn of(self, measure: Measure) -> u8 {
        match measure {
            Measure::S => self.short,
            Measure::L => self.long,
        }
    }

    /// How many segments there are.
    #[inline]
    pub const fn count(self) -> u8 {
        self.short + self.long
    }

    /// The speed without one segment of this measure.
    #[inline]
    pub const fn without(self, measure: Measure) -> Speed {
        match measure {
            Measure::S => Speed { short: self.short - 1, long: self.long },
            Measure::L => Speed { short: self.short, long: self.long - 1 },
        }
    }

    /// What it costs in half points; none for a speed no card has.
    const fn half_points(self) -> Option<i8> {
        Some(match (self.short, self.long) {
            (1, 0) => 1,
            (0, 1) => 2,
            (2, 0) => 3,
            (1, 1) => 4,
            (0, 2) => 5,
            (3, 0) => 6,
            _ => return None,
        })
    }
}

/// The points a ship costs (§2.1); none if her numbers are not on the price list.
pub fn cost(
    masts: u8,
    cargo: u8,
    speed: Speed,
    guns: &[Gun],
    ability: Option<Ability>,
) -> Option<u8> {
    let mut half = 2 * i16::from(masts) + i16::from(cargo) + i16::from(speed.half_points()?);
    for gun in guns {
        half += match (gun.rank, gun.range) {
            (2, Measure::S) => 2,
            (2, Measure::L) => 3,
            (3, Measure::S) => 1,
            (3, Measure::L) => 2,
            (4, Measure::S) => 0,
            (4, Measure::L) => 1,
            (5, _) | (6, Measure::L) => 0,
            (6, Measure::S) => -1,
            _ => return None,
        };
    }
    half += ability.map_or(0, |ability| i16::from(ability.half_points()));
    u8::try_from((half + 1).div_euclid(2)).ok()
}

/// What is printed on a ship's deck card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShipCard {
    /// Her id in the rules.
    pub id: &'static str,
    /// Whose she is.
    pub faction: Faction,
    /// Her masts when whole.
    pub masts: u8,
    /// How much she carries.
    pub cargo: u8,
    /// Her base move.
    pub speed: Speed,
    guns: [Gun; 5],
    /// What she can do besides.
    pub ability: Option<Ability>,
    /// Her points.
    pub cost: u8,
}

impl ShipCard {
    /// Her cannons, bow to stern, one a mast.
    #[inline]
    pub fn guns(&self) -> &[Gun] {
        &self.guns[..self.masts as usize]
    }

    /// All her masts, a bit each, the foremost lowest.
    #[inline]
    pub const fn all_masts(&self) -> u8 {
        (1 << self.masts) - 1
    }
}

/// A ship of the table, by its place there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ShipId(u8);

impl ShipId {
    /// How many ships there are.
    pub const COUNT: u8 = 32;

    /// All of them, in the order of the table.
    pub fn all() -> impl DoubleEndedIterator<Item = ShipId> + ExactSizeIterator + Clone {
        (0..ShipId::COUNT).map(ShipId)
    }

    /// Her card.
    #[inline]
    pub fn card(self) -> &'static ShipCard {
        &SHIPS[self.0 as usize]
    }

    /// Her place in the table.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The ship of this id.
    pub fn parse(id: &str) -> Option<ShipId> {
        ShipId::all().find(|ship| ship.card().id == id)
    }
}

impl fmt::Debug for ShipId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.card().id)
    }
}

/// A row of the table of §2.2: the speed as `SL`, the cannons as `2S3L`.
const fn row(
    id: &'static str,
    cargo: u8,
    speed: &[u8],
    cannons: &[u8],
    ability: Option<Ability>,
    cost: u8,
) -> ShipCard {
    let faction = match id.as_bytes()[0] {
        b'E' => Faction::England,
        b'P' => Faction::Pirates,
        _ => Faction::Spain,
    };
    let (mut base, mut at) = (Speed::NONE, 0);
    while at < speed.len() {
        match speed[at] {
            b'S' => base.short += 1,
            _ => base.long += 1,
        }
        at += 1;
    }
    let (mut guns, mut mast) = ([Gun { rank: 0, range: Measure::S }; 5], 0);
    while 2 * mast < cannons.len() {
        let range = if cannons[2 * mast + 1] == b'L' { Measure::L } else { Measure::S };
        guns[mast] = Gun { rank: cannons[2 * mast] - b'0', range };
        mast += 1;
    }
    ShipCard { id, faction, masts: mast as u8, cargo, speed: base, guns, ability, cost }
}

use Ability as A;

static SHIPS: [ShipCard; ShipId::COUNT as usize] = [
    row("E1", 4, b"L", b"2S2L2L2L2S", Some(A::Drilled), 17),
    row("E2", 3, b"S", b"3S2L2L2L3S", Some(A::Stout), 14),
    row("E3", 4, b"L", b"3S3L3L3S", Some(A::HeavyShot), 17),
    row("E4", 5, b"SS", b"3S3L3L3S", None, 11),
    row("E5", 3, b"L", b"2S2L2S", Some(A::Ironstem), 10),
    row("E6", 4, b"SS", b"3S3L3S", None, 9),
    row("E7", 3, b"SL", b"3S3S3S", Some(A::VendettaPirates), 9),
    row("E8", 3, b"SS", b"3L3S", Some(A::LongShot), 7),
    row("E9", 2, b"SL", b"3S4S", None, 6),
    row("E10", 2, b"L", b"3S", Some(A::Sweeps), 4),
    row("P1", 5, b"L", b"3S2S2L2S3S", Some(A::ClearFire), 14),
    row("P2", 4, b"L", b"4S3L3L4S", Some(A::VendettaEngland), 10),
    row("P3", 3, b"SL", b"3S3L3L3S", Some(A::Sweeps), 11),
    row("P4", 6, b"L", b"3S3L3S", Some(A::Boarders), 10),
    row("P5", 4, b"SL", b"4S3S4S", Some(A::Superstitious), 6),
    row("P6", 3, b"L", b"2S2S2S", Some(A::Salvor), 9),
    row("P7", 3, b"SL", b"3S2L3S", None, 9),
    row("P8", 2, b"SL", b"2S3L", Some(A::OpenToEngland), 8),
    row("P9", 2, b"SS", b"3S4S", Some(A::ThinHull), 4),
    row("P10", 1, b"LL", b"4S", Some(A::Boarders), 5),
    row("P11", 1, b"SL", b"3S", Some(A::LowFreeboard), 7),
    row("S1", 5, b"S", b"2S3L3L3L2S", Some(A::Oak), 21),
    row("S2", 6, b"L", b"3S3L3L3L3S", None, 13),
    row("S3", 8, b"SS", b"4S4L4L4S", Some(A::Laden), 9),
    row("S4", 4, b"L", b"2S3L3L2S", Some(A::Pickpocket), 12),
    row("S5", 6, b"L", b"3L3L3L", None, 10),
    row("S6", 4, b"SS", b"4S3L4S", Some(A::Flagship), 10),
    row("S7", 3, b"L", b"2S4L2S", Some(A::Sweeps), 9),
    row("S8", 3, b"L", b"3S3L3S", Some(A::Grape), 9),
    row("S9", 3, b"SS", b"3S3S", None, 6),
    row("S10", 2, b"SL", b"4S4S", None, 5),
    row("S11", 2, b"SL", b"4S", Some(A::Lookout), 5),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ship_costs_what_the_formula_says() {
        for ship in ShipId::all() {
            let card = ship.card();
            let found = cost(card.masts, card.cargo, card.speed, card.guns(), card.ability);
            assert_eq!(found, Some(card.cost), "{ship:?}");
        }
    }

    #[test]
    fn ids_lead_to_their_ships() {
        assert!(ShipId::all().all(|ship| ShipId::parse(ship.card().id) == Some(ship)));
        assert_eq!(ShipId::parse("E11"), None);
        let factions = Faction::ALL
            .map(|faction| ShipId::all().filter(|ship| ship.card().faction == faction).count());
        assert_eq!(factions, [10, 11, 11]);
    }
}
