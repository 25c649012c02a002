//! Upgrades of crew and ship, ammunition, and what taverns and shipyards always sell
//! (L-275 to L-288, L-300 to L-330).

use super::{
    Side,
    tables::{AMMUNITION, CREW, SHIP_UPGRADES},
};
use crate::Nation;

/// An officer or a specialist, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum CrewUpgrade {
    /// L-309.
    #[default]
    Carpenter,
    /// L-310.
    Gunner,
    /// L-311.
    ExpertGunner,
    /// L-312.
    Artillerist,
    /// L-313.
    Helmsman,
    /// L-314.
    ExpertHelmsman,
    /// L-315.
    Instructor,
    /// L-316.
    Grapnel,
    /// L-317.
    Overcharge,
    /// L-319.
    Informer,
    /// L-320.
    Pistol,
    /// L-321.
    Sabres,
    /// L-322.
    Swords,
    /// L-324.
    Doctor,
    /// L-323.
    Scimitar,
    /// L-325.
    Grenades,
    /// L-318, France's.
    Hull,
    /// L-326, Holland's.
    Merchant,
    /// L-327, Spain's.
    Armour,
    /// L-328, England's.
    Lieutenant,
    /// L-329, England's.
    Marksman,
    /// L-330, the Pirates'.
    Mercenary,
}

impl CrewUpgrade {
    /// All of them.
    pub const ALL: [CrewUpgrade; 22] = [
        CrewUpgrade::Carpenter,
        CrewUpgrade::Gunner,
        CrewUpgrade::ExpertGunner,
        CrewUpgrade::Artillerist,
        CrewUpgrade::Helmsman,
        CrewUpgrade::ExpertHelmsman,
        CrewUpgrade::Instructor,
        CrewUpgrade::Grapnel,
        CrewUpgrade::Overcharge,
        CrewUpgrade::Informer,
        CrewUpgrade::Pistol,
        CrewUpgrade::Sabres,
        CrewUpgrade::Swords,
        CrewUpgrade::Doctor,
        CrewUpgrade::Scimitar,
        CrewUpgrade::Grenades,
        CrewUpgrade::Hull,
        CrewUpgrade::Merchant,
        CrewUpgrade::Armour,
        CrewUpgrade::Lieutenant,
        CrewUpgrade::Marksman,
        CrewUpgrade::Mercenary,
    ];

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Is it of no use where nobody has a crew, and left out there (section 4)?
    pub const fn needs_crew(self) -> bool {
        use CrewUpgrade::*;
        matches!(
            self,
            Instructor
                | Grapnel
                | Pistol
                | Sabres
                | Swords
                | Doctor
                | Scimitar
                | Grenades
                | Armour
                | Lieutenant
                | Marksman
                | Mercenary
        )
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static CrewCard {
        &CREW[self.index()]
    }
}

/// What an officer or a specialist takes aboard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Berth {
    /// A box of officers.
    Officer,
    /// A box of specialists.
    Specialist,
}

/// What is printed on an officer or a specialist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CrewCard {
    /// Which.
    pub upgrade: CrewUpgrade,
    /// Where it goes.
    pub berth: Berth,
    /// In whose places it lies (L-280); the others are in the bag.
    pub nation: Option<Nation>,
    /// How many copies there are.
    pub count: u8,
    /// At most one for each seat (L-285).
    pub unique: bool,
    /// What it costs.
    pub price: u32,
}

/// An upgrade of the ship herself (L-300 to L-305).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ShipUpgrade {
    /// L-300.
    Cannon,
    /// L-301.
    CannonUpgrade,
    /// L-302.
    Sails,
    /// L-303.
    LongGuns,
    /// L-304.
    Boat,
    /// L-305.
    Cabin,
}

impl ShipUpgrade {
    /// All of them.
    pub const ALL: [ShipUpgrade; 6] = [
        ShipUpgrade::Cannon,
        ShipUpgrade::CannonUpgrade,
        ShipUpgrade::Sails,
        ShipUpgrade::LongGuns,
        ShipUpgrade::Boat,
        ShipUpgrade::Cabin,
    ];

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it costs in shipyards.
    #[inline]
    pub fn price(self) -> YardPrice {
        SHIP_UPGRADES[self.index()]
    }
}

/// Ammunition that is owned; the normal kind needs no token (L-306).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ammunition {
    /// L-307.
    Incendiary,
    /// L-307.
    Explosive,
    /// L-308.
    Grapeshot,
    /// L-308.
    Chain,
}

impl Ammunition {
    /// All four.
    pub const ALL: [Ammunition; 4] =
        [Ammunition::Incendiary, Ammunition::Explosive, Ammunition::Grapeshot, Ammunition::Chain];
    /// How many tokens there are of each.
    pub const COUNT: u8 = 4;

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// What it costs in shipyards.
    #[inline]
    pub fn price(self) -> YardPrice {
        AMMUNITION[self.index()]
    }
}

/// A price of the shipyard board (L-287).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct YardPrice {
    /// By side.
    pub(super) prices: [u32; 2],
    pub(super) access_b: u8,
}

impl YardPrice {
    /// The price on a side.
    #[inline]
    pub const fn on(self, side: Side) -> u32 {
        self.prices[side as usize]
    }

    /// The access needed: none on side A (L-287).
    #[inline]
    pub const fn access(self, side: Side) -> u8 {
        match side {
            Side::A => 0,
            Side::B => self.access_b,
        }
    }
}

/// What every tavern sells, any number of times (L-275, L-277, L-279).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Fame.
    pub fame: u8,
    /// Crew members.
    pub crew: u8,
    /// For so much.
    pub price: u32,
    /// The access it needs.
    pub access: u8,
}

/// How shipyards trade in wood, any number of lots (L-288).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WoodLot {
    /// So much of it at a time.
    pub count: u8,
    /// Bought for this.
    pub buy: u32,
    /// Sold for this.
    pub sell: u32,
}
