// Written by `cargo xtask content` from crates/logbook/content/upgrades.json: change that.

use crate::Nation;
use crate::content::{Berth, CrewCard, CrewUpgrade, Offer, WoodLot, YardPrice};

/// Ammunition, in the order of `Ammunition`.
#[rustfmt::skip]
pub static AMMUNITION: [YardPrice; 4] = [
    YardPrice { prices: [3000, 3000], access_b: 2 },
    YardPrice { prices: [3000, 2000], access_b: 2 },
    YardPrice { prices: [2000, 2000], access_b: 1 },
    YardPrice { prices: [2000, 1000], access_b: 1 },
];

/// Officers and specialists, in the order of `CrewUpgrade`.
#[rustfmt::skip]
pub static CREW: [CrewCard; 22] = [
    CrewCard { upgrade: CrewUpgrade::Carpenter, berth: Berth::Officer, nation: None, count: 3, unique: false, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Gunner, berth: Berth::Officer, nation: None, count: 6, unique: false, price: 2000 },
    CrewCard { upgrade: CrewUpgrade::ExpertGunner, berth: Berth::Officer, nation: None, count: 1, unique: false, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Artillerist, berth: Berth::Officer, nation: None, count: 3, unique: true, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Helmsman, berth: Berth::Officer, nation: None, count: 2, unique: true, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::ExpertHelmsman, berth: Berth::Officer, nation: None, count: 1, unique: false, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Instructor, berth: Berth::Officer, nation: None, count: 2, unique: true, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Grapnel, berth: Berth::Officer, nation: None, count: 2, unique: true, price: 2000 },
    CrewCard { upgrade: CrewUpgrade::Overcharge, berth: Berth::Officer, nation: None, count: 2, unique: true, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Informer, berth: Berth::Specialist, nation: None, count: 3, unique: false, price: 2000 },
    CrewCard { upgrade: CrewUpgrade::Pistol, berth: Berth::Specialist, nation: None, count: 3, unique: false, price: 2000 },
    CrewCard { upgrade: CrewUpgrade::Sabres, berth: Berth::Specialist, nation: None, count: 3, unique: true, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Swords, berth: Berth::Specialist, nation: None, count: 6, unique: false, price: 2000 },
    CrewCard { upgrade: CrewUpgrade::Doctor, berth: Berth::Specialist, nation: None, count: 3, unique: false, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Scimitar, berth: Berth::Specialist, nation: None, count: 1, unique: false, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Grenades, berth: Berth::Specialist, nation: None, count: 3, unique: false, price: 2000 },
    CrewCard { upgrade: CrewUpgrade::Hull, berth: Berth::Officer, nation: Some(Nation::France), count: 2, unique: true, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Merchant, berth: Berth::Specialist, nation: Some(Nation::Holland), count: 2, unique: true, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Armour, berth: Berth::Specialist, nation: Some(Nation::Spain), count: 6, unique: false, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Lieutenant, berth: Berth::Specialist, nation: Some(Nation::England), count: 2, unique: true, price: 4000 },
    CrewCard { upgrade: CrewUpgrade::Marksman, berth: Berth::Specialist, nation: Some(Nation::England), count: 2, unique: false, price: 3000 },
    CrewCard { upgrade: CrewUpgrade::Mercenary, berth: Berth::Specialist, nation: Some(Nation::Pirates), count: 2, unique: true, price: 4000 },
];

/// Ship upgrades, in the order of `ShipUpgrade`.
#[rustfmt::skip]
pub static SHIP_UPGRADES: [YardPrice; 6] = [
    YardPrice { prices: [1000, 1000], access_b: 0 },
    YardPrice { prices: [2000, 2000], access_b: 1 },
    YardPrice { prices: [3000, 2000], access_b: 1 },
    YardPrice { prices: [4000, 3000], access_b: 2 },
    YardPrice { prices: [2000, 1000], access_b: 0 },
    YardPrice { prices: [3000, 2000], access_b: 1 },
];

/// What every tavern sells: fame, and crew.
#[rustfmt::skip]
pub static TAVERN: [Offer; 4] = [
    Offer { fame: 1, crew: 0, price: 8000, access: 0 },
    Offer { fame: 0, crew: 2, price: 1000, access: 0 },
    Offer { fame: 0, crew: 5, price: 2000, access: 2 },
    Offer { fame: 0, crew: 3, price: 1000, access: 3 },
];

/// How shipyards trade in wood (L-288).
pub const WOOD: WoodLot = WoodLot { count: 2, buy: 1000, sell: 1000 };
