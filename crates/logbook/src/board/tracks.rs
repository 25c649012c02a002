//! Upgrades of the ship herself (2.24, L-069).

use crate::content::{Ammunition, ShipUpgrade};

/// What a shipyard fits: an upgrade of the ship, or a token of ammunition (L-287).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fitting {
    /// A cannon, or an upgrade with a track.
    Ship(ShipUpgrade),
    /// Ammunition (L-306).
    Ammo(Ammunition),
}

impl Fitting {
    /// All of them, in the order of every list (5.4).
    pub fn all() -> impl Iterator<Item = Fitting> {
        let ship = ShipUpgrade::ALL.into_iter().map(Fitting::Ship);
        ship.chain(Ammunition::ALL.into_iter().map(Fitting::Ammo))
    }
}

/// The tracks of a board: how far each is covered. Cannons lie in the hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tracks {
    /// Cannon upgrades (L-301).
    pub cannon_upgrades: u8,
    /// Sails (L-302).
    pub sails: u8,
    /// Long guns (L-303).
    pub long_guns: u8,
    /// Bits of the ammunition owned (L-306).
    ammo: u8,
}

impl Tracks {
    /// Is this ammunition owned (L-306)?
    #[inline]
    pub const fn owns(self, ammo: Ammunition) -> bool {
        self.ammo >> ammo as u8 & 1 != 0
    }

    /// Owns it now, or no more.
    pub fn set(&mut self, ammo: Ammunition, owned: bool) {
        self.ammo = self.ammo & !(1 << ammo as u8) | u8::from(owned) << ammo as u8;
    }

    /// How far the track of an upgrade is covered; cannons have none.
    pub fn covered(&mut self, upgrade: ShipUpgrade) -> Option<&mut u8> {
        match upgrade {
            ShipUpgrade::CannonUpgrade => Some(&mut self.cannon_upgrades),
            ShipUpgrade::Sails => Some(&mut self.sails),
            ShipUpgrade::LongGuns => Some(&mut self.long_guns),
            ShipUpgrade::Cannon | ShipUpgrade::Boat | ShipUpgrade::Cabin => None,
        }
    }

    /// How many icons of fame the tracks cover: the fourth and eighth cannon upgrade, the third
    /// sail and the third long gun (L-069).
    pub const fn fame(self) -> u8 {
        self.cannon_upgrades / 4 + (self.sails >= 3) as u8 + (self.long_guns >= 3) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_boxes_of_a_track_bear_fame() {
        let with = |cannon_upgrades, sails, long_guns| {
            Tracks { cannon_upgrades, sails, long_guns, ..Tracks::default() }.fame()
        };
        assert_eq!([with(3, 2, 2), with(4, 2, 2), with(8, 3, 3)], [0, 1, 4], "L-069");
    }

    #[test]
    fn ammunition_is_owned_once_a_type() {
        let mut tracks = Tracks::default();
        tracks.set(Ammunition::Chain, true);
        tracks.set(Ammunition::Chain, true);
        assert!(tracks.owns(Ammunition::Chain) && !tracks.owns(Ammunition::Incendiary), "L-306");
        tracks.set(Ammunition::Chain, false);
        assert!(!tracks.owns(Ammunition::Chain), "L-290: sold back");
    }
}
