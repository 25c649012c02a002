//! What ships, crew and uniques can do (§2.3 … §2.5), and sets of it.

use super::Faction;

/// Something a ship can do or suffers, whoever gives it to her. Where it contradicts a rule, it
/// wins (B-162), except over a natural 1 (B-163).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ability {
    /// Other ships never block her lines of fire.
    ClearFire,
    /// A cannon of range L cannot target her.
    LowFreeboard,
    /// +1 to her boarding totals.
    Boarders,
    /// +1 to her cannon rolls against England.
    VendettaEngland,
    /// +1 to her cannon rolls against Pirates.
    VendettaPirates,
    /// +1 to her cannon rolls against Spain.
    VendettaSpain,
    /// She restores a mast when she sinks a ship.
    Salvor,
    /// She moves S while derelict.
    Sweeps,
    /// She moves S while her cargo is full.
    Laden,
    /// She looks at a treasure on an island, once per turn.
    Lookout,
    /// A hit may eliminate a crew, once per turn.
    Grape,
    /// Crew of England may use their abilities aboard.
    OpenToEngland,
    /// Crew of the Pirates may use their abilities aboard.
    OpenToPirates,
    /// Crew of Spain may use their abilities aboard.
    OpenToSpain,
    /// She sinks with her last mast.
    ThinHull,
    /// On 5–6 she gets an extra action, once per turn.
    Drilled,
    /// The first hit of a turn is ignored while she has all her masts.
    Stout,
    /// Her hits eliminate two masts.
    HeavyShot,
    /// +1 to her cannon rolls with an open captain aboard.
    Flagship,
    /// She may double her ranges and hit only with a 6.
    LongShot,
    /// Ramming cannot eliminate her masts.
    Ironstem,
    /// Two hits of a shoot action take one of her masts.
    Oak,
    /// She takes a treasure at random from a ship she touches, once per turn.
    Pickpocket,
    /// She never loads the last treasure of an island.
    Superstitious,
    /// She may shoot after her move.
    Captain,
    /// +S to her base move.
    Helmsman,
    /// A miss is fired again, once per turn.
    Cannoneer,
    /// One more cannon, 3S, at any mast.
    Musketeer,
    /// She may explore when she docks.
    Explorer,
    /// She may be repaired anywhere.
    Shipwright,
    /// She moves S while derelict; takes no space.
    Oarsman,
    /// All her cannons have range L.
    LongGuns,
    /// Crew of every faction may use their abilities aboard.
    OpenToAll,
    /// Another crew is given up for an extra action, once per turn.
    Press,
    /// She looks at a token aboard a ship, once per turn.
    Spy,
    /// Her crew cannot be eliminated except by sinking.
    Undying,
    /// One coin of each unloading is worth 1 more.
    Appraiser,
    /// +1 cargo; takes no space.
    Stowage,
    /// She may unload within S of her home.
    Lighter,
    /// Cannons shooting at her have range S.
    FalseColours,
    /// Discarded to restore a mast.
    Spars,
    /// Discarded for +1 to the cannon rolls of an action.
    Powder,
    /// Her base move is S.
    Idol,
}

impl Ability {
    /// All of them, in the order of sets.
    pub const ALL: [Ability; 43] = [
        Ability::ClearFire,
        Ability::LowFreeboard,
        Ability::Boarders,
        Ability::VendettaEngland,
        Ability::VendettaPirates,
        Ability::VendettaSpain,
        Ability::Salvor,
        Ability::Sweeps,
        Ability::Laden,
        Ability::Lookout,
        Ability::Grape,
        Ability::OpenToEngland,
        Ability::OpenToPirates,
        Ability::OpenToSpain,
        Ability::ThinHull,
        Ability::Drilled,
        Ability::Stout,
        Ability::HeavyShot,
        Ability::Flagship,
        Ability::LongShot,
        Ability::Ironstem,
        Ability::Oak,
        Ability::Pickpocket,
        Ability::Superstitious,
        Ability::Captain,
        Ability::Helmsman,
        Ability::Cannoneer,
        Ability::Musketeer,
        Ability::Explorer,
        Ability::Shipwright,
        Ability::Oarsman,
        Ability::LongGuns,
        Ability::OpenToAll,
        Ability::Press,
        Ability::Spy,
        Ability::Undying,
        Ability::Appraiser,
        Ability::Stowage,
        Ability::Lighter,
        Ability::FalseColours,
        Ability::Spars,
        Ability::Powder,
        Ability::Idol,
    ];

    /// The vendetta against a faction.
    pub const fn vendetta(faction: Faction) -> Ability {
        match faction {
            Faction::England => Ability::VendettaEngland,
            Faction::Pirates => Ability::VendettaPirates,
            Faction::Spain => Ability::VendettaSpain,
        }
    }

    /// The articles open to a faction.
    pub const fn open_to(faction: Faction) -> Ability {
        match faction {
            Faction::England => Ability::OpenToEngland,
            Faction::Pirates => Ability::OpenToPirates,
            Faction::Spain => Ability::OpenToSpain,
        }
    }

    /// What it adds to the cost of a ship it is printed on, in half points (§2.3).
    pub const fn half_points(self) -> i8 {
        match self {
            Ability::HeavyShot => 14,
            Ability::Oak => 15,
            Ability::LowFreeboard => 6,
            Ability::Drilled => 5,
            Ability::Flagship => 4,
            Ability::Stout => 3,
            Ability::ClearFire | Ability::Boarders | Ability::Grape | Ability::Pickpocket => 2,
            Ability::VendettaEngland | Ability::VendettaPirates | Ability::VendettaSpain => 2,
            Ability::Salvor | Ability::Sweeps | Ability::Lookout => 1,
            Ability::OpenToEngland | Ability::OpenToPirates | Ability::OpenToSpain => 1,
            Ability::LongShot | Ability::Ironstem => 1,
            Ability::ThinHull => -3,
            Ability::Laden | Ability::Superstitious => -4,
            _ => 0,
        }
    }

    /// The key of §2.3, for abilities that are printed on ships.
    pub fn key(self) -> Option<&'static str> {
        KEYS.iter().find(|(_, ability)| *ability == self).map(|(key, _)| *key)
    }

    /// The ability of a key.
    pub fn parse(key: &str) -> Option<Ability> {
        KEYS.iter().find(|(name, _)| *name == key).map(|(_, ability)| *ability)
    }
}

const KEYS: &[(&str, Ability)] = &[
    ("clear_fire", Ability::ClearFire),
    ("low_freeboard", Ability::LowFreeboard),
    ("boarders", Ability::Boarders),
    ("vendetta:E", Ability::VendettaEngland),
    ("vendetta:P", Ability::VendettaPirates),
    ("vendetta:S", Ability::VendettaSpain),
    ("salvor", Ability::Salvor),
    ("sweeps", Ability::Sweeps),
    ("laden", Ability::Laden),
    ("lookout", Ability::Lookout),
    ("grape", Ability::Grape),
    ("open_articles:E", Ability::OpenToEngland),
    ("open_articles:P", Ability::OpenToPirates),
    ("open_articles:S", Ability::OpenToSpain),
    ("thin_hull", Ability::ThinHull),
    ("drilled", Ability::Drilled),
    ("stout", Ability::Stout),
    ("heavy_shot", Ability::HeavyShot),
    ("flagship", Ability::Flagship),
    ("long_shot", Ability::LongShot),
    ("ironstem", Ability::Ironstem),
    ("oak", Ability::Oak),
    ("pickpocket", Ability::Pickpocket),
    ("superstitious", Ability::Superstitious),
];

/// A set of abilities: two sources of the same one count once (B-161, R-30).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Abilities(u64);

impl Abilities {
    /// None at all.
    pub const NONE: Abilities = Abilities(0);

    /// These.
    pub const fn of(abilities: &[Ability]) -> Abilities {
        let (mut bits, mut at) = (0, 0);
        while at < abilities.len() {
            bits |= 1 << abilities[at] as u64;
            at += 1;
        }
        Abilities(bits)
    }

    /// Is it among them?
    #[inline]
    pub const fn has(self, ability: Ability) -> bool {
        self.0 & (1 << ability as u64) != 0
    }

    /// What is in it, in the order of [`Ability::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |ability| self.has(*ability))
    }

    /// All that are in either.
    #[inline]
    pub const fn and(self, more: Abilities) -> Abilities {
        Abilities(self.0 | more.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_lists_what_it_was_made_of() {
        assert!(Ability::ALL.is_sorted());
        assert!(Abilities::of(&Ability::ALL).iter().eq(Ability::ALL));
        let pair = Abilities::of(&[Ability::Press, Ability::Captain]);
        assert!(pair.iter().eq([Ability::Captain, Ability::Press]));
    }
}
