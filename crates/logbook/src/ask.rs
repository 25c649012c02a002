//! What is asked (section 5 of the rules).

use crate::content::MissionKind;
use crate::{Flags, Goods, Nation, Pc, Ship};

/// A question, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who decides.
    pub pc: Pc,
    /// What.
    pub question: Question,
}

/// A question. What it is about beyond these few bytes lies in the state: the dice of the salvo,
/// the missions drawn, the offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// With which ship does the seat begin (L-031)?
    FirstShip,
    /// Where does the ship begin (L-039)?
    Start,
    /// What is bought before the first turn (L-040)?
    FirstPurchases,
    /// On which heading does it lie (L-041, L-170)?
    Heading,
    /// What does the seat do, or how does it sail on (5.2)?
    Menu,
    /// Which tile is turned over next (L-096)?
    Explore {
        /// Has one been turned over already, so that it may leave off?
        begun: bool,
    },
    /// What does it do in port (5.4)?
    Port,
    /// Which of the missions drawn is kept (L-347)?
    KeepMission,
    /// Which mission is laid aside (L-348)?
    DropMission,
    /// Which reward is taken (L-354)?
    Reward {
        /// Of which mission, by its card.
        mission: u8,
    },
    /// Which upgrade comes as a reward (L-356)?
    Upgrade(Gift),
    /// Which open mission is stolen (L-367)?
    Steal {
        /// Whose.
        from: Pc,
        /// Of which type.
        kind: MissionKind,
    },
    /// Which nation (5.3)?
    Nation(Choice),
    /// Does the seat join (L-263)?
    Join {
        /// Whom.
        nation: Nation,
        /// How many points of the gain come after this one.
        rest: u8,
    },
    /// With which ammunition does it fire (L-130)?
    Ammo,
    /// Does it return fire, and with what (L-086)?
    ReturnFire,
    /// Which die is rolled again (L-132)?
    Reroll,
    /// How many board (L-180)?
    Party,
    /// Is the grapnel thrown (L-316)?
    Grapnel,
    /// Whom does the lieutenant copy in this melee (L-328)?
    Lieutenant,
    /// Which die of a melee is rolled again (L-184)?
    Swords,
    /// Does the other kind of attack follow, and on whom (L-193)?
    FollowUp {
        /// A boarding, or a shot?
        boards: bool,
    },
    /// Is everything taken, or nothing (L-361)?
    Spoils {
        /// The captured ship.
        of: Ship,
    },
    /// Is the captured ship sailed from now on (L-190)?
    Prize {
        /// Which.
        npc: u8,
    },
    /// Which missions of a captured seat are taken (L-192)?
    Captives {
        /// Whose.
        from: Pc,
    },
    /// Where does a destroyed ship come back (L-169)?
    Return,
    /// What does the next piece of wood mend (L-175)?
    Mend {
        /// In a yard (L-173)?
        yard: bool,
    },
    /// What is loaded of what lies at hand?
    Loading {
        /// What there is.
        goods: Goods,
    },
    /// Which slot changes place (L-194)?
    Manual,
    /// With which?
    Swap {
        /// The first.
        slot: u8,
    },
    /// What is offered (5.6)?
    Offer,
    /// Is it accepted?
    Answer,
}

/// An upgrade that comes as a reward (L-356, D-88).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gift {
    /// An officer or specialist, or else a fitting of the ship.
    pub crew: bool,
    /// The highest list price in thousands; none for any.
    pub most: Option<u8>,
    /// The port where it is won, by its tile; none at sea.
    pub port: Option<u8>,
}

/// A nation to be named, and what hangs on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which may be named.
    pub among: Flags,
    /// How many points of reputation it brings.
    pub n: i8,
    /// The rule by which.
    pub rule: u16,
}
