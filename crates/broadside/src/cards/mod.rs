//! What is printed: ships, crew, treasure and ready fleets (§2).

mod ability;
mod crew;
mod fleets;
mod ships;
mod treasure;

pub use ability::{Abilities, Ability};
pub use crew::{CrewCard, CrewId};
pub use fleets::{DEFAULT_COINS, Preset};
pub use ships::{Faction, Gun, ShipCard, ShipId, Speed, cost};
pub use treasure::{Face, Hoard, MOST_TREASURES, Unique, coin_sets};
