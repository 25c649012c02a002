//! What may be decided (section 5 of the rules).

use crate::battle::shot::Ammo;
use crate::board::hold::Policy;
use crate::board::repair::Mend;
use crate::board::tracks::Fitting;
use crate::content::{CrewUpgrade, Row};
use crate::{Dir, Good, Nation, Pc, Ship};

/// A decision. Places in a hand, a list or a card count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Begins with the ship of this card (L-031).
    FirstShip(u8),
    /// Begins on the number cell of the tile in this slot (L-039).
    Start(u8),
    /// Lies on this heading after entering the sea or returning to it.
    Heading(Dir),

    /// Sails one cell (L-074, L-077).
    Step(Dir),
    /// Rams the ship that lies this way (L-198).
    Ram(Dir),
    /// Takes up what lies here, for a point (L-195).
    PickUp,
    /// Validates a step of a mission on this cell of the sea, for a point (L-195).
    Mark(u8),
    /// Fishes with so many boats, for a point (L-205).
    Fish(u8),
    /// Turns on the spot, which is the movement (L-082).
    Turn(Dir),
    /// Ends the movement.
    Stop,
    /// Explores (L-096).
    Explore,
    /// Calls at the port of this tile (L-109).
    Port(u8),
    /// Digs for the treasure (L-424).
    Dig,
    /// Validates a step of a mission beside the fortress of this tile (L-352).
    VisitFort {
        /// Which of the active missions.
        mission: u8,
        /// The fortress.
        tile: u8,
    },
    /// Validates a step of a mission beside a ship (L-352).
    VisitShip {
        /// Which of the active missions.
        mission: u8,
        /// The ship.
        ship: Ship,
    },
    /// Shoots at a ship (L-125).
    Shoot(Ship),
    /// Boards a ship (L-179).
    Board(Ship),
    /// Repairs (L-173).
    Repair,
    /// Makes an offer to a neighbour (L-206).
    Exchange(Pc),
    /// Stows everything anew (5.8).
    Layout(Policy),
    /// Lets two cubes change places (L-194).
    Manual,
    /// Throws a good overboard (L-196).
    Jettison(Good),
    /// Throws a cannon overboard (L-196).
    JettisonCannon,
    /// Scuttles a stranded ship (L-088).
    Scuttle,
    /// Ends the turn (L-048).
    EndTurn,

    /// Fires, or returns fire, with this ammunition (L-130).
    Ammo {
        /// Which.
        ammo: Ammo,
        /// Two dice a cannon (L-317).
        overcharge: bool,
    },
    /// Rolls this die again (L-132).
    Reroll(u8),
    /// Keeps the dice, or holds the fire.
    Keep,
    /// Sends so many to board (L-180).
    Party(u8),
    /// Has the lieutenant copy this specialist (L-328).
    Copy(CrewUpgrade),
    /// Takes all there is of a captured ship (L-188).
    TakeSpoils,
    /// Does it.
    Yes,
    /// Does not.
    No,
    /// Comes back where a D20 says (L-170).
    Roll,
    /// Comes back in the port of this tile (L-169).
    ReturnTo(u8),
    /// Names a nation.
    Nation(Nation),
    /// Joins the nation (L-263).
    Join,
    /// Does not.
    Decline,
    /// Repairs this kind first (L-175).
    Mend(Mend),
    /// Loads all of it.
    LoadAll,
    /// Loads one.
    Load(Good),
    /// Throws one overboard to make room (L-197).
    Dump(Good),
    /// Leaves off.
    Done,

    /// Validates a step of a mission at a port (L-353).
    Validate {
        /// Which of the active missions.
        mission: u8,
        /// Which of the options of its stage.
        option: u8,
    },
    /// Draws missions to keep one (L-347).
    TakeMission,
    /// Buys a fame (L-275).
    BuyFame,
    /// Buys an upgrade printed on the board (L-286).
    Printed(u8),
    /// Buys a fitting (L-287).
    Fit(Fitting),
    /// Sells one back (L-290).
    SellBack(Fitting),
    /// Buys two wood (L-288).
    BuyWood,
    /// Sells two (L-288).
    SellWood,
    /// Reaches the next level (L-297).
    LevelUp,
    /// Has the nation fill up the crew (L-282).
    Enrol,
    /// Hires so many crew (L-277, L-279).
    Hire(u8),
    /// Recruits who stands on this place of the tavern, for money or as a reward (L-278, L-356).
    Recruit {
        /// The row, from 0.
        row: u8,
        /// The column, from 0.
        column: u8,
    },
    /// Recruits one of the nation's own (L-280, L-298).
    RecruitOwn(CrewUpgrade),
    /// Buys the ship of this level that lies on this place of the shipyard (L-291).
    BuyShip {
        /// The place, from 0.
        place: u8,
        /// The level.
        level: u8,
    },
    /// Dismisses the recruit in this box (L-284).
    Dismiss(u8),
    /// Buys goods of a row (L-333).
    Buy {
        /// Which row.
        market: Row,
        /// How many.
        n: u8,
    },
    /// Sells goods to a row (L-334).
    Sell {
        /// Which row.
        market: Row,
        /// As what.
        good: Good,
        /// How many, the oil included.
        n: u8,
        /// How many of them are oil (L-246).
        oil: u8,
    },

    /// Keeps one of the missions drawn (L-347).
    KeepMission(u8),
    /// Lays an active mission aside (L-348).
    DropMission(u8),
    /// Steals this mission of another seat (L-367).
    Steal(u8),
    /// Takes one of the rewards (L-354).
    Reward(u8),
    /// Takes this upgrade of its board as a reward (L-356).
    TakePrinted(u8),
    /// Takes this fitting as a reward (L-356).
    TakeFitting(Fitting),
    /// Takes none.
    TakeNone,

    /// Turns this tile over (L-096).
    Reveal(u8),

    /// Puts a coin into the offer (L-206).
    GiveCoin,
    /// Puts a good into it.
    Give(Good),
    /// Puts a cannon into it.
    GiveCannon,
    /// Puts a mission into it.
    GiveMission(u8),
    /// Asks for a coin.
    AskCoin,
    /// Asks for a good.
    Ask(Good),
    /// Asks for a cannon.
    AskCannon,
    /// Asks for a public mission.
    AskMission(u8),
    /// Makes the offer.
    Propose,
    /// Takes it back.
    Cancel,
    /// Agrees.
    Accept,
    /// Does not.
    Refuse,

    /// Chooses a slot of the hold.
    Slot(u8),
}
