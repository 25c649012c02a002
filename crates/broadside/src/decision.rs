//! What is asked, and what waits below it.

use engine::Seat;

use crate::Measure;
use crate::cards::Speed;

/// A question on the stack, and whose it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Asked {
    /// Who decides.
    pub seat: Seat,
    /// What.
    pub decision: Decision,
}

/// A question of §7, or something that waits until all above it is settled. Masts count from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Decision {
    /// Which fleet?
    #[default]
    Fleet,
    /// What else belongs to it?
    Custom,
    /// Which treasures?
    Treasure,
    /// In which column does the next island lie?
    Column,
    /// In which row?
    Row {
        /// Its column.
        column: u8,
    },
    /// Which island is this seat's home?
    Home {
        /// Whose.
        of: Seat,
    },
    /// In which berth does this ship lie?
    Berth {
        /// Which ship.
        ship: u8,
    },
    /// Where does this crew go?
    Place {
        /// Which crew.
        crew: u8,
    },
    /// Which ship acts?
    Ship,
    /// What does she do?
    Menu {
        /// Which ship.
        ship: u8,
        /// Actions given so far.
        given: u8,
        /// Actions she may be given (B-43).
        allowed: u8,
    },
    /// Does she begin her move ahead or astern (B-59)?
    CastOff {
        /// Which ship.
        ship: u8,
    },
    /// Which segment does she sail?
    Segment {
        /// Her move.
        course: Legs,
    },
    /// On which heading?
    Heading {
        /// Her move.
        course: Legs,
        /// The segment.
        length: Measure,
    },
    /// How far?
    Distance {
        /// Her move.
        course: Legs,
        /// The segment.
        length: Measure,
        /// How far she turned.
        turn: i8,
    },
    /// Whom does she ram (B-80)?
    Ram {
        /// Which ship.
        ship: u8,
    },
    /// Does this seat board (B-90)?
    Board {
        /// Who rammed.
        rammer: u8,
        /// Who was rammed.
        target: u8,
    },
    /// Which crew turns face up before it matters (B-28)?
    Window {
        /// Aboard which ship.
        ship: u8,
        /// What would matter.
        cause: Cause,
    },
    /// The boarding, when all windows are closed (B-91).
    Boarding {
        /// Who rammed.
        rammer: u8,
        /// Who was rammed.
        target: u8,
    },
    /// What does the winner do (B-93)?
    Spoils {
        /// The ship that won.
        winner: u8,
        /// The ship that lost.
        loser: u8,
    },
    /// A crew is about to be eliminated by another player.
    Eliminate {
        /// Which crew.
        crew: u8,
        /// Aboard which ship.
        ship: u8,
    },
    /// A captain's fire follows the move (B-134).
    Captain {
        /// Which ship.
        ship: u8,
    },
    /// Which cannon fires at whom (B-122)?
    Fire {
        /// The broadside.
        salvo: Salvo,
    },
    /// Is the miss fired again (B-168)?
    Again {
        /// Which ship.
        ship: u8,
        /// From which mast.
        mast: u8,
        /// With the musket?
        musket: bool,
        /// At whom.
        target: u8,
    },
    /// Whom does the grapeshot eliminate?
    Grape {
        /// Who shot.
        ship: u8,
        /// Who was hit.
        target: u8,
    },
    /// Which mast is lost (B-81, B-130)?
    Lose {
        /// Whose.
        ship: u8,
        /// How many.
        count: u8,
        /// The ship that did it (B-143).
        by: u8,
    },
    /// Which mast is restored?
    Restore {
        /// Whose.
        ship: u8,
    },
    /// Which derelict is taken in tow (B-97)?
    Tow {
        /// Who tows.
        ship: u8,
    },
    /// Is the ship unloaded by lighter? At home she is, without a question (B-76).
    Unload {
        /// Which ship.
        ship: u8,
    },
    /// Does she explore the island she has docked at (B-170)?
    Explore {
        /// Which ship.
        ship: u8,
    },
    /// Which treasure does she take (B-111)?
    Take {
        /// Which ship.
        ship: u8,
    },
    /// What changes ships (B-115)?
    Transfer {
        /// Who explores.
        ship: u8,
        /// Which ship.
        with: u8,
    },
    /// At what does she look?
    Look {
        /// Which ship.
        ship: u8,
        /// At a token aboard a ship, not at a treasure on an island.
        aboard: bool,
    },
}

/// Why a window is open (B-28).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Cause {
    /// A boarding was declared.
    #[default]
    Boarding,
    /// A crew is about to be eliminated.
    Elimination,
}

/// A move underway: what is left to sail.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Legs {
    /// Which ship.
    pub ship: u8,
    /// Base segments left.
    pub base: Speed,
    /// Has the bonus segment been sailed?
    pub bonus_sailed: bool,
    /// Has any segment been sailed?
    pub sailed: bool,
}

/// A shoot action underway.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Salvo {
    /// Which ship.
    pub ship: u8,
    /// The cannons that have fired, a bit each; the musket is bit 7.
    pub fired: u8,
    /// Ships with a heart of oak that have taken one hit of it, a bit each.
    pub dented: u32,
    /// Was the powder hoard used (U9)?
    pub powder: bool,
    /// Was a long shot declared?
    pub long_shot: bool,
    /// Does it follow a move (B-134)?
    pub captain: bool,
}

impl Salvo {
    /// The bit of the musket.
    pub const MUSKET: u8 = 1 << 7;

    /// Has nothing been fired yet?
    #[inline]
    pub fn is_fresh(&self) -> bool {
        self.fired == 0
    }
}

impl Decision {
    /// Is this asked even if there is but one answer (§7)? To know that one heading is left costs
    /// the whole list, and windows tell nothing.
    #[inline]
    pub fn is_always_asked(&self) -> bool {
        use Decision as D;
        matches!(self, D::Custom | D::Ship | D::Heading { .. } | D::Window { .. })
            || matches!(self, D::Transfer { .. })
    }
}
