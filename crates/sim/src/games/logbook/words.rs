//! The names of things.

use logbook::battle::shot::Ammo;
use logbook::board::hold::Policy;
use logbook::board::tracks::Fitting;
use logbook::content::{Ammunition, CrewUpgrade, MissionId, ShipUpgrade};
use logbook::{Dir, Mend};

/// A fitting by its name.
pub fn fitting(fitting: Fitting) -> &'static str {
    match fitting {
        Fitting::Ship(ShipUpgrade::Cannon) => "cannon",
        Fitting::Ship(ShipUpgrade::CannonUpgrade) => "cannon_upgrade",
        Fitting::Ship(ShipUpgrade::Sails) => "sails",
        Fitting::Ship(ShipUpgrade::LongGuns) => "long_guns",
        Fitting::Ship(ShipUpgrade::Boat) => "boat",
        Fitting::Ship(ShipUpgrade::Cabin) => "cabin",
        Fitting::Ammo(ammo) => ammunition(ammo),
    }
}

/// An officer or specialist by the name of the content.
pub fn crew_upgrade(upgrade: CrewUpgrade) -> &'static str {
    match upgrade {
        CrewUpgrade::Carpenter => "carpenter",
        CrewUpgrade::Gunner => "gunner",
        CrewUpgrade::ExpertGunner => "expert_gunner",
        CrewUpgrade::Artillerist => "artillerist",
        CrewUpgrade::Helmsman => "helmsman",
        CrewUpgrade::ExpertHelmsman => "expert_helmsman",
        CrewUpgrade::Instructor => "instructor",
        CrewUpgrade::Grapnel => "grapnel",
        CrewUpgrade::Overcharge => "overcharge",
        CrewUpgrade::Informer => "informer",
        CrewUpgrade::Pistol => "pistol",
        CrewUpgrade::Sabres => "sabres",
        CrewUpgrade::Swords => "swords",
        CrewUpgrade::Doctor => "doctor",
        CrewUpgrade::Scimitar => "scimitar",
        CrewUpgrade::Grenades => "grenades",
        CrewUpgrade::Hull => "hull",
        CrewUpgrade::Merchant => "merchant",
        CrewUpgrade::Armour => "armour",
        CrewUpgrade::Lieutenant => "lieutenant",
        CrewUpgrade::Marksman => "marksman",
        CrewUpgrade::Mercenary => "mercenary",
    }
}

/// Ammunition by its name.
pub fn ammunition(ammo: Ammunition) -> &'static str {
    self::ammo(ammo.into())
}

/// What guns fire, by its name.
pub fn ammo(ammo: Ammo) -> &'static str {
    match ammo {
        Ammo::Normal => "normal",
        Ammo::Incendiary => "incendiary",
        Ammo::Explosive => "explosive",
        Ammo::Grapeshot => "grapeshot",
        Ammo::Chain => "chain",
    }
}

/// What wood mends, by its name.
pub fn mend(kind: Mend) -> &'static str {
    match kind {
        Mend::Water => "water",
        Mend::Fire => "fire",
        Mend::Chain => "chain",
    }
}

/// A way of stowing by its name.
pub fn policy(policy: Policy) -> &'static str {
    match policy {
        Policy::AgainstWater => "water",
        Policy::AgainstFire => "fire",
    }
}

/// A mission by its id.
pub fn mission(card: u8) -> String {
    MissionId::nth(card).to_string()
}

/// A direction from 0 to 5.
pub fn dir(dir: Dir) -> usize {
    dir.index()
}
