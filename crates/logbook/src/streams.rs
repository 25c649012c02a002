//! The sources of chance of one game.

use engine::Rng;

/// One generator for each kind of draw, split from the seed in this order at set-up, used or not:
/// no option moves another's cards. The order is part of every link.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Streams {
    /// Who begins (L-038).
    pub seats: Rng,
    /// The tiles, their order and rotation (L-013).
    pub tiles: Rng,
    /// Flags of ports and fortresses (L-016).
    pub flags: Rng,
    /// Barrel tokens (L-015).
    pub barrels: Rng,
    /// Wind cards (L-018).
    pub wind: Rng,
    /// The market (L-019).
    pub market: Rng,
    /// The treasure (L-023).
    pub treasure: Rng,
    /// Events (L-024).
    pub events: Rng,
    /// Missions (L-024).
    pub missions: Rng,
    /// Ships that sail by themselves (L-025).
    pub npcs: Rng,
    /// The shipyard (L-026).
    pub yard: Rng,
    /// The bag of upgrades (L-029).
    pub bag: Rng,
    /// Captains (L-036).
    pub captains: Rng,
    /// Fishing tokens (L-205).
    pub fishing: Rng,
    /// Unexplored cells (L-101).
    pub unexplored: Rng,
    /// All dice.
    pub dice: Rng,
}

impl Streams {
    /// The streams of a game.
    pub fn of(mut seed: Rng) -> Streams {
        // Fields are initialised in the order written here.
        Streams {
            seats: seed.split(),
            tiles: seed.split(),
            flags: seed.split(),
            barrels: seed.split(),
            wind: seed.split(),
            market: seed.split(),
            treasure: seed.split(),
            events: seed.split(),
            missions: seed.split(),
            npcs: seed.split(),
            yard: seed.split(),
            bag: seed.split(),
            captains: seed.split(),
            fishing: seed.split(),
            unexplored: seed.split(),
            dice: seed.split(),
        }
    }
}
