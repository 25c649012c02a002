//! The 46 two-sided ship cards: a ship for a seat, and an NPC (L-025 to L-034, L-207, L-291).

use super::{Entry, Icon, Loot, TileId, tables::SHIPS};
use crate::Flags;

/// A ship card by its printed number, 1 to 46.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CardNo(u8);

impl CardNo {
    /// How many there are.
    pub const COUNT: u8 = 46;

    /// The card of this number.
    pub const fn new(number: u8) -> CardNo {
        assert!(number >= 1 && number <= CardNo::COUNT, "ship cards are numbered 1 to 46");
        CardNo(number)
    }

    /// All of them, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = CardNo> + ExactSizeIterator + Clone {
        (1..=CardNo::COUNT).map(CardNo)
    }

    /// Its printed number.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its place in every list, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// What is printed on it.
    #[inline]
    pub fn card(self) -> &'static ShipCard {
        &SHIPS[self.index()]
    }

    /// Its side for a seat.
    #[inline]
    pub fn ship(self) -> &'static PlayerSide {
        &self.card().ship
    }

    /// Its NPC side.
    #[inline]
    pub fn npc(self) -> &'static Npc {
        &self.card().npc
    }
}

/// A ship card.
#[derive(Debug)]
pub struct ShipCard {
    /// Its number.
    pub number: CardNo,
    /// 1 to 4, of both sides.
    pub level: u8,
    /// The pack it belongs to, 1 or 2.
    pub seal: u8,
    /// The side for a seat.
    pub ship: PlayerSide,
    /// The NPC side.
    pub npc: Npc,
}

/// A kind of ship.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Model {
    /// Nao.
    Nao,
    /// Caravel.
    Caravel,
    /// Carrack.
    Carrack,
    /// Hulk.
    Hulk,
    /// Storeship.
    Urca,
    /// Galleon.
    Galleon,
    /// Brigantine.
    Brigantine,
    /// Fluyt.
    Fluyt,
    /// Whaler.
    Whaler,
    /// Xebec.
    Xebec,
    /// Snow.
    Snow,
    /// Sloop.
    Sloop,
    /// Treasure galleon.
    Treasure,
    /// Ship of the line.
    Line,
    /// Frigate.
    Frigate,
    /// East Indiaman.
    Indiaman,
    /// Polacre.
    Polacre,
    /// Fourth-rate.
    Fourth,
    /// Corvette.
    Corvette,
    /// Schooner.
    Schooner,
    /// First-rate.
    First,
    /// Razee.
    Razee,
    /// Second-rate.
    Second,
    /// Queen Anne's Revenge (L-439).
    Qar,
}

impl Model {
    /// All of them, in the order in which the cards first show them.
    pub const ALL: [Model; 24] = [
        Model::Nao,
        Model::Caravel,
        Model::Carrack,
        Model::Hulk,
        Model::Urca,
        Model::Galleon,
        Model::Brigantine,
        Model::Fluyt,
        Model::Whaler,
        Model::Xebec,
        Model::Snow,
        Model::Sloop,
        Model::Treasure,
        Model::Line,
        Model::Frigate,
        Model::Indiaman,
        Model::Polacre,
        Model::Fourth,
        Model::Corvette,
        Model::Schooner,
        Model::First,
        Model::Razee,
        Model::Second,
        Model::Qar,
    ];

    /// Its place in every list.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The numbers of a seat's ship, printed on a card or on board A.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hull {
    /// What she is.
    pub model: Model,
    /// Initial draft in half points: 2 to 6.
    pub draft2: u8,
    /// Defence.
    pub defence: u8,
    /// The damage of one kind that destroys her.
    pub robustness: u8,
    /// How many crew she holds.
    pub crew: u8,
    /// Movement; a draft of 2.5 or 3 is already counted.
    pub movement: u8,
    /// How many sail upgrades she takes.
    pub sails: u8,
    /// What a first step astern costs.
    pub yaw: Yaw,
}

/// What is subtracted for a first step that is not ahead.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Yaw {
    /// To a face at the rear side.
    pub aft: u8,
    /// Straight astern.
    pub stern: u8,
}

/// The side of a card that a seat sails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlayerSide {
    /// The numbers of the ship.
    pub hull: Hull,
    /// What she costs; a ship without a price is never sold (L-028).
    pub price: Option<u32>,
    /// How many officers and specialists together (L-284).
    pub berths: u8,
    /// A Whaler draws one more fishing token and suffers less from the White Whale (L-205, L-429).
    pub whaler: bool,
}

/// How an NPC behaves (L-207).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Role {
    /// Sails a route.
    Merchant,
    /// Looks for prey.
    Aggressive,
    /// Looks for those who look for prey.
    Defensive,
}

/// The side of a card that acts by itself.
#[derive(Clone, Copy, Debug)]
pub struct Npc {
    /// Her flags: none for a legend, two for a corsair.
    pub flags: Flags,
    /// Her role.
    pub role: Role,
    /// She is the White Whale (L-427).
    pub white_whale: bool,
    /// Defence.
    pub defence: u8,
    /// The damage of one kind that destroys her.
    pub robustness: u8,
    /// Crew.
    pub crew: u8,
    /// Draft in half points: 2 to 6.
    pub draft2: u8,
    /// What she may do in a turn, top to bottom (L-212).
    pub pennants: &'static [Pennant],
    /// What holds at all times (L-238).
    pub passives: Passives,
    /// Where she enters, on the cell of [`Npc::entry`] (L-210).
    pub tile: TileId,
    /// The route of a merchant (L-233).
    pub route: Option<Route>,
    /// For whoever destroys her.
    pub reward: Loot,
    /// On top, for whoever boards her.
    pub capture: Loot,
    /// The mark of missions that name a ship with a mission (L-389).
    pub secret: bool,
    /// The mark of missions that name a bounty (L-381).
    pub bounty: bool,
    /// She bears a clue to the treasure (L-358).
    pub clue: bool,
}

impl Npc {
    /// On which icon of her tile she enters (L-210).
    pub const fn entry(&self) -> Entry {
        if self.flags.is_corsair() { Entry::Corsair } else { Entry::Of(self.role) }
    }

    /// Does her route end somewhere (L-236)?
    pub const fn exits(&self) -> bool {
        matches!(self.route, Some(Route { loops: false, .. }))
    }

    /// Has she a role and a deviation from it (L-207)?
    pub const fn is_special(&self) -> bool {
        self.white_whale || self.exits()
    }
}

/// One thing an NPC may do (L-212).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pennant {
    /// So many points of movement (L-224, L-234).
    Move(u8),
    /// A shot (L-229).
    Shoot {
        /// How many dice.
        dice: u8,
        /// Added to each.
        bonus: u8,
    },
    /// A boarding (L-230).
    Board {
        /// How many dice.
        dice: u8,
        /// Added to each.
        bonus: u8,
    },
    /// A second movement that rams: the White Whale's (L-428).
    Ram(u8),
}

/// What always holds for an NPC (L-238).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Passives {
    /// Added to her shots.
    pub guns: u8,
    /// Cells of distance without penalty.
    pub range: u8,
    /// Added to her melee dice.
    pub melee: u8,
    /// Subtracted from the dice of a melee against her.
    pub guard: u8,
    /// Wounds healed each turn.
    pub recruit: u8,
    /// Her shots set on fire.
    pub incendiary: bool,
    /// Her shots wound crew.
    pub grapeshot: bool,
}

impl Passives {
    /// None.
    pub const NONE: Passives = Passives {
        guns: 0,
        range: 0,
        melee: 0,
        guard: 0,
        recruit: 0,
        incendiary: false,
        grapeshot: false,
    };
}

/// The way of a merchant, from stop to stop (L-233).
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The stop where the marker stands first.
    pub start: u8,
    /// After the last stop the first follows; otherwise she leaves the game (L-236).
    pub loops: bool,
    /// The stops, in order.
    pub stops: &'static [Stop],
}

/// A stop of a route.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stop {
    /// On which tile.
    pub tile: TileId,
    /// On which of its cells.
    pub icon: Icon,
    /// What arriving adds to her card (L-234).
    pub loot: Loot,
}
