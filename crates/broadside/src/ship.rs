//! A ship of the game: her card, where she lies and what is left of her.

use std::fmt;

use engine::Seat;

use crate::Pose;
use crate::cards::{ShipCard, ShipId};
use crate::hull::Hull;

/// A ship, at her number for life.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Ship {
    /// What is printed.
    pub id: ShipId,
    /// Whose fleet she was built in, and where she returns after the game (B-160).
    pub owner: Seat,
    /// Whose pennant she flies (B-05).
    pub controller: Seat,
    /// Where she lies.
    pub pose: Pose,
    /// Her standing masts, a bit each, the foremost lowest.
    pub standing: u8,
    /// Is she on the map?
    pub fate: Fate,
    /// Whom she tows.
    pub tows: Option<u8>,
    /// Where she is docked.
    pub docked: Option<u8>,
    /// What the rum has done (U5).
    pub rum: Rum,
}

/// Whether a ship is on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Fate {
    /// Not yet set (B-15).
    #[default]
    Waiting,
    /// Afloat.
    Afloat,
    /// Sunk (B-131).
    Sunk,
}

/// Rum casks keep a ship from acting in her controller's next turn (B-171).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Rum {
    /// There is none, or it is drunk.
    #[default]
    None,
    /// In the next turn.
    Next,
    /// In this turn.
    Now,
}

impl Ship {
    /// Her deck card.
    #[inline]
    pub fn card(&self) -> &'static ShipCard {
        self.id.card()
    }

    /// Her hull where she lies.
    #[inline]
    pub fn hull(&self) -> Hull {
        Hull::new(self.card().masts, self.pose)
    }

    /// Her hull somewhere else.
    #[inline]
    pub fn hull_at(&self, pose: Pose) -> Hull {
        Hull::new(self.card().masts, pose)
    }

    /// Is she on the map?
    #[inline]
    pub fn is_afloat(&self) -> bool {
        self.fate == Fate::Afloat
    }

    /// Has she no mast left (B-67)?
    #[inline]
    pub fn is_derelict(&self) -> bool {
        self.standing == 0
    }

    /// How many masts stand.
    #[inline]
    pub fn masts_left(&self) -> u8 {
        self.standing.count_ones() as u8
    }

    /// Does this mast stand, 0 the foremost?
    #[inline]
    pub fn stands(&self, mast: u8) -> bool {
        self.standing & (1 << mast) != 0
    }

    /// Her lost masts, a bit each.
    #[inline]
    pub fn lost(&self) -> u8 {
        self.card().all_masts() & !self.standing
    }
}

/// Her card, pennant and place; what is as usual is left out.
impl fmt::Debug for Ship {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ship { id, owner, controller, pose, standing, fate, tows, docked, rum } = self;
        write!(f, "{id:?}:{}", controller.0)?;
        if owner != controller {
            write!(f, "<{}", owner.0)?;
        }
        write!(f, "{:?}{}/{standing:b}", pose.at, pose.heading.number())?;
        if *fate != Fate::Afloat {
            write!(f, "{fate:?}")?;
        }
        tows.map_or(Ok(()), |ship| write!(f, "tows{ship}"))?;
        docked.map_or(Ok(()), |island| write!(f, "at{island}"))?;
        if *rum != Rum::None {
            write!(f, "rum{rum:?}")?;
        }
        Ok(())
    }
}

/// The numbers of the bits that are set, ascending.
#[inline]
pub(crate) fn bits(mut set: u8) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let lowest = set.trailing_zeros() as u8;
        (set != 0).then(|| {
            set &= set - 1;
            lowest
        })
    })
}
