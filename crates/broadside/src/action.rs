//! What a seat decides (§7).

use crate::Measure;
use crate::cards::{CrewId, Preset, ShipId, Unique};
use crate::token::Token;

/// An entry of a list. Ships, islands and tokens go by their numbers, masts from 0 at the bow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a ready fleet.
    Preset(Preset),
    /// Builds a fleet.
    Custom,
    /// Adds a ship to it.
    AddShip(ShipId),
    /// Adds a crew to it.
    AddCrew(CrewId),
    /// The fleet is complete.
    FleetDone,
    /// Brings a unique treasure (B-31).
    AddUnique(Unique),
    /// Brings these coins, by their place among the sets of their number (B-30).
    Coins(u8),
    /// An island's column.
    Column(u8),
    /// An island's row.
    Row(u8),
    /// A home island (B-14).
    Home(u8),
    /// A berth (B-15).
    Berth(u8),
    /// The crew goes aboard this ship (B-20).
    Aboard(u8),
    /// The crew stays on the home island (B-20).
    Ashore,
    /// Takes up a ship (B-41).
    Ship(u8),
    /// Ends the turn.
    EndTurn,
    /// Gives a move action.
    Move,
    /// Turns about on the spot (B-70).
    Pivot,
    /// Gives a shoot action.
    Shoot,
    /// Explores the island she is docked at (B-110).
    ExploreIsland,
    /// Explores a ship (B-115).
    ExploreShip(u8),
    /// Gives a repair action (B-146).
    Repair,
    /// Leaves the ship without this action.
    Pass,
    /// The ship is finished.
    Done,
    /// Puts a crew ashore (B-74).
    PutAshore(u8),
    /// Takes a crew aboard (B-74).
    TakeAboard(u8),
    /// Passes a crew to another ship (B-74).
    PassCrew {
        /// Whom.
        crew: u8,
        /// To which ship.
        ship: u8,
    },
    /// Releases the tow (B-105).
    Release,
    /// Rolls for an extra action.
    Drill,
    /// Gives up this crew for an extra action.
    Press(u8),
    /// Takes a treasure at random from this ship.
    Pickpocket(u8),
    /// Looks at a treasure on an island.
    Lookout,
    /// Looks at a token aboard a ship.
    Spy,
    /// Discards the spare spars (U8).
    Spars,
    /// Turns a crew face up (B-28).
    Reveal(u8),
    /// Begins the move as she lies (B-59).
    Ahead,
    /// Begins it with bow and stern exchanged (B-59).
    Astern,
    /// Sails a segment (B-51).
    Segment(Measure),
    /// Ends the move (B-55).
    EndMove,
    /// Turns so many headings to port, 5° each, and sails (B-52).
    Turn(i8),
    /// Sails so many quarters of the segment.
    Quarters(u8),
    /// Rams this ship (B-80).
    Ram(u8),
    /// Yes.
    Yes,
    /// No.
    No,
    /// None of them.
    Nothing,
    /// This mast.
    Mast(u8),
    /// This token, to eliminate, take, steal or look at.
    Pick(Token),
    /// Fires this mast's cannon (B-122).
    Fire {
        /// From which mast.
        mast: u8,
        /// At which ship.
        target: u8,
    },
    /// Fires the musket.
    Musket {
        /// From which mast's place.
        mast: u8,
        /// At which ship.
        target: u8,
    },
    /// Uses the powder hoard (U9).
    Powder,
    /// Declares a long shot.
    LongShot,
    /// Fires no more.
    CeaseFire,
    /// Takes this ship in tow (B-97).
    Tow(u8),
    /// Takes a token from the other ship (B-115).
    Take(Token),
    /// Gives a token to the other ship (B-115).
    Give(Token),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_action_has_four_bytes() {
        assert!(size_of::<Action>() <= 4);
    }
}
