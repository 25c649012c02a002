//! What happens, and who sees which face (§7).

use engine::{Eye, Seat};

use crate::cards::{CrewId, Face};
use crate::token::{Known, Place, Token};
use crate::{Heading, Measure, Point, Pose};

/// One thing that happened. Masts count from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A seat has its fleet and its treasures; which, is seen when all have (B-06).
    FleetChosen(Seat),
    /// A roll for the first turn (B-10).
    Rolled(Seat, u8),
    /// The first player.
    First(Seat),
    /// An island was placed (B-11).
    IslandPlaced {
        /// By whom; nobody if it fell by lot.
        by: Option<Seat>,
        /// Its number.
        island: u8,
        /// Its shape.
        shape: u8,
        /// Its centre.
        at: Point,
    },
    /// An island became a home (B-14, B-16, B-192).
    HomeChosen {
        /// Whose home.
        of: Seat,
        /// Which island.
        island: u8,
        /// Who chose; nobody if it fell by lot.
        by: Option<Seat>,
    },
    /// A ship was set (B-15).
    ShipSet {
        /// Which ship.
        ship: u8,
        /// Where.
        pose: Pose,
    },
    /// A crew found its place (B-20).
    CrewPlaced {
        /// Which crew.
        crew: u8,
        /// Where.
        place: Place,
    },
    /// The treasures lie on the wild islands (B-32).
    Dealt,
    /// A turn began (B-40).
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// In which round.
        round: u8,
    },
    /// A ship began her move (B-59).
    CastOff {
        /// Which ship.
        ship: u8,
        /// With bow and stern exchanged?
        astern: bool,
    },
    /// A ship sailed a segment (B-50).
    Sailed {
        /// Which ship.
        ship: u8,
        /// On which heading.
        heading: Heading,
        /// Which segment.
        length: Measure,
        /// From where.
        from: Pose,
        /// To where.
        to: Pose,
        /// What stopped her.
        stop: Option<Halt>,
    },
    /// A ship turned about (B-70).
    Pivoted {
        /// Which ship.
        ship: u8,
        /// From.
        from: Pose,
        /// To.
        to: Pose,
    },
    /// A towed ship followed her tug (B-101, B-106).
    Followed {
        /// Which ship.
        ship: u8,
        /// Where she lies now.
        pose: Pose,
    },
    /// A ship docked (B-71).
    Docked {
        /// Which ship.
        ship: u8,
        /// Where.
        island: u8,
    },
    /// A ship is pinned (B-83).
    Pinned {
        /// Which ship.
        ship: u8,
        /// By whom.
        by: u8,
    },
    /// A ram was attempted (B-81).
    Rammed {
        /// Who rammed.
        ship: u8,
        /// Whom.
        target: u8,
        /// The die.
        die: u8,
        /// Does a mast go?
        lost: bool,
    },
    /// A seat declared a boarding (B-90).
    BoardingDeclared {
        /// Who.
        seat: Seat,
        /// Who rammed.
        rammer: u8,
        /// Who was rammed.
        target: u8,
    },
    /// A boarding was fought (B-91).
    Boarded {
        /// Who rammed.
        rammer: u8,
        /// Who was rammed.
        target: u8,
        /// Their dice.
        dice: [u8; 2],
        /// Their totals.
        totals: [u8; 2],
        /// The ship that won.
        winner: Option<u8>,
    },
    /// A mast was eliminated.
    MastLost {
        /// Whose.
        ship: u8,
        /// Which.
        mast: u8,
    },
    /// A mast was restored.
    MastRestored {
        /// Whose.
        ship: u8,
        /// Which.
        mast: u8,
    },
    /// A crew turned face up (B-26).
    CrewRevealed {
        /// Which crew.
        crew: u8,
        /// Whose.
        owner: Seat,
        /// Who it is.
        id: CrewId,
    },
    /// A crew left the game.
    CrewLost {
        /// Which crew.
        crew: u8,
        /// Who it was.
        id: CrewId,
    },
    /// A crew that was about to be eliminated was not (`undying`).
    CrewSpared {
        /// Which crew.
        crew: u8,
    },
    /// A token went from one place to another (B-74, B-93, B-111, B-115).
    Moved {
        /// Which token.
        token: Token,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// What it is, for those who know.
        face: Option<What>,
        /// Who knows.
        known: Known,
    },
    /// A ship explored an island or a ship (B-110, B-115).
    Explored {
        /// Which ship.
        ship: u8,
        /// What.
        place: Place,
    },
    /// A ship took nothing from an island, or nothing more.
    LeftRest {
        /// Which ship.
        ship: u8,
        /// Which island.
        island: u8,
    },
    /// A token was looked at (lookout, spy).
    Looked {
        /// Who looked.
        seat: Seat,
        /// At what.
        token: Token,
        /// What it is, for the looker.
        face: Option<What>,
    },
    /// Treasures were unloaded at home (B-76).
    Unloaded {
        /// Which ship.
        ship: u8,
        /// At whose home.
        seat: Seat,
        /// What, as far as one may know (B-195).
        treasures: Vec<(u8, Option<Face>)>,
        /// Their worth, as far as one may know.
        gold: Option<u16>,
        /// Are the coins seen by all?
        open: bool,
    },
    /// The strongbox was opened (U12).
    Opened {
        /// The die.
        die: u8,
        /// Its worth.
        gold: u8,
    },
    /// The appraiser added a gold piece.
    Appraised {
        /// To whom.
        seat: Seat,
    },
    /// A cannon fired (B-128).
    Shot {
        /// Who shot.
        ship: u8,
        /// From which mast.
        mast: u8,
        /// With the musket?
        musket: bool,
        /// At whom.
        target: u8,
        /// The lowest die that would hit; 7 if none would.
        needed: u8,
        /// The die.
        die: u8,
        /// Did it hit?
        hit: bool,
    },
    /// A hit had no effect (`stout`, the first of two for `oak`).
    Withstood {
        /// Which ship.
        ship: u8,
    },
    /// The powder hoard was used (U9).
    PowderUsed {
        /// By which ship.
        ship: u8,
    },
    /// A long shot was declared.
    LongShotDeclared {
        /// By which ship.
        ship: u8,
    },
    /// A roll for an extra action.
    Drilled {
        /// Which ship.
        ship: u8,
        /// The die.
        die: u8,
    },
    /// A ship was taken in tow (B-97).
    TowTaken {
        /// Who tows.
        tug: u8,
        /// Whom.
        ship: u8,
        /// Where she lies now.
        pose: Pose,
    },
    /// A tow ended (B-105).
    TowEnded {
        /// Who towed.
        tug: u8,
        /// Whom.
        ship: u8,
    },
    /// A ship changed sides (B-99).
    Captured {
        /// Which ship.
        ship: u8,
        /// To whom.
        by: Seat,
    },
    /// A ship sank; what it carried is split (B-139).
    Sunk {
        /// Which ship.
        ship: u8,
        /// Who sank her.
        by: Seat,
        /// The sinker's gold.
        spoils: u16,
        /// Her controller's gold.
        saved: u16,
    },
    /// A ship was left without an action.
    Passed {
        /// Which ship.
        ship: u8,
    },
    /// The game ended.
    Over {
        /// By which rule.
        rule: Rule,
        /// Who won.
        winners: Vec<Seat>,
    },
}

/// The face of a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// Of a crew.
    Crew(CrewId),
    /// Of a treasure.
    Treasure(Face),
}

/// What stopped a ship within a segment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Halt {
    /// The edge of the map (B-58).
    Edge,
    /// An island.
    Island(u8),
    /// A ship.
    Ship(u8),
}

/// By which rule a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Rule {
    /// B-150: more than half of the gold.
    MoreThanHalf,
    /// B-152: no gold is left outside the homes.
    AllHome,
    /// B-153: one player alone has ships.
    LastAfloat,
    /// B-154: the last round is over.
    RoundLimit,
    /// B-156: nobody moves any more.
    Becalmed,
}

impl Rule {
    /// Its number in the rules.
    pub const fn number(self) -> &'static str {
        match self {
            Rule::MoreThanHalf => "B-150",
            Rule::AllHome => "B-152",
            Rule::LastAfloat => "B-153",
            Rule::RoundLimit => "B-154",
            Rule::Becalmed => "B-156",
        }
    }
}

impl Event {
    /// The event as an eye saw it: faces only for those who know them.
    pub(crate) fn redacted(&self, eye: Eye) -> Event {
        let mut event = self.clone();
        match &mut event {
            Event::Moved { face, known, .. } if !known.seen_by(eye) => *face = None,
            Event::Looked { seat, face, .. } if !eye.sees(*seat) => *face = None,
            Event::Unloaded { seat, treasures, gold, open, .. } if !*open && !eye.sees(*seat) => {
                for (_, face) in treasures {
                    *face = face.filter(|face| face.is_unique());
                }
                *gold = None;
            }
            _ => {}
        }
        event
    }
}
