//! Crew and treasure tokens: a face, a place, and who knows it (§7).

use std::fmt;

use engine::{Eye, Seat};

use crate::cards::{CrewId, Face};

/// Where a token lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum Place {
    /// Not yet in play.
    #[default]
    Aside,
    /// On this island: treasure of a wild one, crew ashore.
    Island(u8),
    /// Aboard this ship.
    Ship(u8),
    /// Unloaded at this seat's home (B-76).
    Home(Seat),
    /// Out of the game.
    Gone,
}

/// A token, by its number among its kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Token {
    /// A crew.
    Crew(u8),
    /// A treasure.
    Treasure(u8),
}

/// Which seats know a token's face, a bit each. Who knows what is public (§7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Known(u8);

impl Known {
    /// Everybody.
    pub const ALL: Known = Known(u8::MAX);

    /// This seat alone.
    #[inline]
    pub const fn to(seat: Seat) -> Known {
        Known(1 << seat.0)
    }

    /// Does this seat know it?
    #[inline]
    pub const fn by(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Does this eye see it?
    #[inline]
    pub fn seen_by(self, eye: Eye) -> bool {
        match eye {
            Eye::Seat(seat) => self.by(seat),
            Eye::Table => self == Known::ALL,
            Eye::All => true,
        }
    }

    /// This seat learns it, and never forgets (§7).
    #[inline]
    pub fn tell(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
}

/// A crew token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Crew {
    /// Who it is.
    pub id: CrewId,
    /// In whose fleet it was built.
    pub built: Seat,
    /// In whose fleet it serves.
    pub owner: Seat,
    /// Where it is.
    pub place: Place,
    /// Who knows its face.
    pub known: Known,
    /// Is it face up (B-26)?
    pub up: bool,
}

impl Crew {
    /// Is it aboard this ship?
    #[inline]
    pub fn is_aboard(&self, ship: u8) -> bool {
        self.place == Place::Ship(ship)
    }
}

/// A treasure token.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Treasure {
    /// What it is.
    pub face: Face,
    /// Where it is.
    pub place: Place,
    /// Who knows its face.
    pub known: Known,
    /// What the rum casks will be worth (U5).
    pub worth: u8,
}

impl Treasure {
    /// Is it aboard this ship?
    #[inline]
    pub fn is_aboard(&self, ship: u8) -> bool {
        self.place == Place::Ship(ship)
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Aside => f.write_str("aside"),
            Place::Island(island) => write!(f, "island {island}"),
            Place::Ship(ship) => write!(f, "ship {ship}"),
            Place::Home(seat) => write!(f, "home {}", seat.0),
            Place::Gone => f.write_str("gone"),
        }
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Crew(crew) => write!(f, "c{crew}"),
            Token::Treasure(token) => write!(f, "t{token}"),
        }
    }
}

/// The seats that know, in hexadecimal; nothing for nobody.
impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Known(0) => Ok(()),
            Known::ALL => f.write_str("!"),
            Known(seats) => write!(f, "k{seats:x}"),
        }
    }
}

impl fmt::Debug for Crew {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Crew { id, built, owner, place, known, up } = self;
        let up = if *up { "^" } else { "" };
        write!(f, "{id:?}{up}{known:?}:{}", owner.0)?;
        if built != owner {
            write!(f, "<{}", built.0)?;
        }
        write!(f, "@{place:?}")
    }
}

impl fmt::Debug for Treasure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Treasure { face, place, known, worth } = self;
        write!(f, "{face:?}{known:?}")?;
        if *worth > 0 {
            write!(f, "={worth}")?;
        }
        write!(f, "@{place:?}")
    }
}
