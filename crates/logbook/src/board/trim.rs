//! The numbers of a seat's ship (L-054): one function over card, cubes, tracks, upgrades and tide.
//! None of them is stored.

use crate::Nation;
use crate::board::Board;
use crate::board::layout::Layout;
use crate::board::load::{LOADS_PER_DRAFT, LOADS_PER_DRAFT_OF_HOLLAND, draft2, malus};
use crate::content::{self, CrewUpgrade, Hull, PrintedUpgrade};

/// What a ship can do as she lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trim {
    /// What is printed for her level.
    pub hull: Hull,
    /// Her hold.
    pub layout: Layout,
    /// The load in the hold (L-064).
    pub load: u8,
    /// Her draft with it, doubled (L-065).
    pub draft2: u8,
    /// What it costs her in movement (L-066).
    pub malus: u8,
    /// Sails in force (L-302).
    pub sails: u8,
    /// What helmsmen add (L-313, L-314).
    pub helm: u8,
}

impl Board {
    /// The board A before this seat (L-030).
    #[inline]
    pub fn printed(&self) -> &'static content::Board {
        content::Board::of(self.board)
    }

    /// The upgrades printed on it, with whether each was bought: none on board B (L-286).
    pub fn upgrades(&self) -> impl Iterator<Item = (u8, &'static PrintedUpgrade, bool)> {
        let bought = self.bought;
        let printed = if self.company.of_cards { &[] } else { &self.printed().upgrades[..] };
        (0..).zip(printed).map(move |(at, printed)| (at, printed, bought >> at & 1 != 0))
    }

    /// How many of an officer or specialist the seat has.
    pub fn count(&self, upgrade: CrewUpgrade) -> u8 {
        let own =
            self.upgrades().filter(|(_, printed, bought)| *bought && printed.upgrade == upgrade);
        let hired = self.company.recruits.iter().filter(|hired| **hired == upgrade);
        (own.count() + hired.count()) as u8
    }

    /// The ship as printed on her card, or on the board for her level (L-054).
    #[inline]
    pub fn hull(&self) -> &'static Hull {
        match self.card() {
            Some(card) => &card.ship().hull,
            None => &self.printed().level(self.level).hull,
        }
    }

    /// Her hold (L-055).
    #[inline]
    pub fn layout(&self) -> Layout {
        Layout::new(self.level, self.hull().draft2)
    }

    /// What she can do as she lies.
    pub fn trim(&self) -> Trim {
        let hull = *self.hull();
        let load = self.hold.load(self.has_hull());
        let per = match self.has_advantage(Nation::Holland) {
            true => LOADS_PER_DRAFT_OF_HOLLAND,
            false => LOADS_PER_DRAFT,
        };
        let sails = self.fittings.sails.min(hull.sails);
        let helm = self.count(CrewUpgrade::Helmsman) + self.count(CrewUpgrade::ExpertHelmsman);
        Trim {
            hull,
            layout: self.layout(),
            load,
            draft2: draft2(hull.draft2, load, per),
            malus: malus(hull.draft2, load, per),
            sails,
            helm,
        }
    }
}
