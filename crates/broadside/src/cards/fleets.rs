//! Ready fleets, each of 30 points (§2.6).

use std::sync::LazyLock;

use super::{CrewId, ShipId};

/// The coins that come with a ready fleet at 30 points (§2.5). At 40 points the rules name none;
/// the evenest set is taken.
pub const DEFAULT_COINS: [&[u8]; 2] = [&[1, 1, 2, 2, 3, 3], &[1, 1, 1, 2, 2, 2, 3, 3]];

/// A ready fleet, counted from 0: F1 is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Preset(u8);

impl Preset {
    /// How many there are.
    pub const COUNT: u8 = 8;
    /// The points of each.
    pub const COST: u8 = 30;

    /// All of them, F1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Preset> + ExactSizeIterator + Clone {
        (0..Preset::COUNT).map(Preset)
    }

    /// Its place, 0 for F1.
    #[inline]
    pub const fn index(self) -> u8 {
        self.0
    }

    /// Its ships, in fleet order.
    #[inline]
    pub fn ships(self) -> &'static [ShipId] {
        &READY[self.0 as usize].0
    }

    /// Its crew, each with the place of its ship in the fleet.
    #[inline]
    pub fn crew(self) -> &'static [(CrewId, u8)] {
        &READY[self.0 as usize].1
    }
}

type Ready = (Vec<ShipId>, Vec<(CrewId, u8)>);

/// Ships and crew of each, looked up once: every imagined world asks.
static READY: LazyLock<Vec<Ready>> = LazyLock::new(|| {
    let ship = |id| ShipId::parse(id).expect("the table names ships");
    let known = |id| CrewId::parse(id).expect("the table names crew");
    let ready = |(ships, crew): &Fleet| {
        let crew = crew.iter().map(|(id, ship)| (known(id), *ship)).collect();
        (ships.split(' ').map(ship).collect(), crew)
    };
    FLEETS.iter().map(ready).collect()
});

type Fleet = (&'static str, &'static [(&'static str, u8)]);

static FLEETS: [Fleet; Preset::COUNT as usize] = [
    ("E1 E6", &[("E-captain", 0), ("E-explorer", 1)]),
    ("E4 E7 E9", &[("E-helmsman", 0), ("E-explorer", 1), ("E-explorer", 2)]),
    ("P3 P4 P10", &[("P-captain", 0), ("P-explorer", 1)]),
    ("P1 P5 P9", &[("P-captain", 0), ("P-helmsman", 0), ("P-explorer", 1)]),
    ("S3 S8 S10", &[("S-helmsman", 0), ("S-explorer", 0), ("S-captain", 1), ("S-explorer", 2)]),
    ("S2 S7 S11", &[("S-captain", 0)]),
    ("S5 S9 S10", &[("S-ybarra", 0), ("S-tercio", 0), ("S-explorer", 1), ("S-explorer", 2)]),
    ("E5 P8 P5", &[("E-captain", 0), ("E-explorer", 1), ("P-explorer", 2), ("P-oarsman", 2)]),
];
