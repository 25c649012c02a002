//! What a token, a card or a stop gives.

use crate::{Good, Goods};

/// Money and things to be had at once: a barrel, a reward, what a route's stop adds to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Loot {
    /// Doubloons.
    pub money: u32,
    /// Goods, wood and oil among them.
    pub goods: Goods,
    /// Crew members.
    pub crew: u8,
    /// A clue to the treasure.
    pub clue: bool,
}

impl Loot {
    /// Nothing.
    pub const NONE: Loot = Loot { money: 0, goods: Goods::NONE, crew: 0, clue: false };

    /// This and so many doubloons.
    pub const fn money(self, money: u32) -> Loot {
        Loot { money: self.money + money, ..self }
    }

    /// These goods instead of any other.
    pub const fn goods(self, goods: Goods) -> Loot {
        Loot { goods, ..self }
    }

    /// This and so many of one good, where there is no other.
    pub const fn good(self, good: Good, count: u8) -> Loot {
        self.goods(Goods::of(good, count))
    }

    /// This and so many crew members.
    pub const fn crew(self, crew: u8) -> Loot {
        Loot { crew: self.crew + crew, ..self }
    }

    /// This and a clue.
    pub const fn clue(self) -> Loot {
        Loot { clue: true, ..self }
    }

    /// Is there nothing?
    pub fn is_none(self) -> bool {
        self == Loot::NONE
    }
}
