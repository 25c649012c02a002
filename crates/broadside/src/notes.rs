//! What a turn remembers.

/// Things a ship does once per turn, however many sources she has (B-161).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Once {
    /// The roll for an extra action.
    Drill,
    /// A crew given up for an extra action.
    Press,
    /// A treasure taken from a ship she touches.
    Pickpocket,
    /// A look at an island.
    Lookout,
    /// A look aboard a ship.
    Spy,
    /// A miss fired again.
    Again,
    /// Grapeshot.
    Grape,
}

/// What was done in this turn, a bit for each ship or token.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Notes {
    /// Ships that are finished (B-41).
    pub finished: u32,
    /// Ships gained in this turn (B-44).
    pub gained: u32,
    /// Ships that have been hit in this turn (`stout`).
    pub hit: u32,
    once: [u32; 7],
    /// Crew that came aboard in port and stay for the turn (B-74).
    pub landed: u64,
    /// Tokens that changed ships in the exploration at hand (B-115).
    pub moved_crew: u64,
    pub moved_treasures: u32,
}

impl Notes {
    /// Has this ship used it in this turn?
    #[inline]
    pub fn has_used(&self, once: Once, ship: u8) -> bool {
        self.once[once as usize] & (1 << ship) != 0
    }

    /// This ship uses it.
    #[inline]
    pub fn use_up(&mut self, once: Once, ship: u8) {
        self.once[once as usize] |= 1 << ship;
    }
}

impl std::fmt::Debug for Notes {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:x}.{:x}.{:x}", self.finished, self.gained, self.hit)?;
        self.once.iter().try_for_each(|once| write!(f, ".{once:x}"))?;
        write!(f, ".{:x}.{:x}.{:x}", self.landed, self.moved_crew, self.moved_treasures)
    }
}
