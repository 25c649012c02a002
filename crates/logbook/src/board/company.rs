//! What goes with ship cards and crew: the card a seat sails, its people, boats and cabins (L-030,
//! L-059 to L-063, L-068, L-269 to L-273, L-284, L-304, L-305).

use engine::List;

use super::Board;
use crate::content::{Berth, CardNo, CrewUpgrade};
use crate::standing::reputation::Effect;
use crate::{Nation, Ship};

/// More officers and specialists than any ship has room for.
pub const MOST_RECRUITS: usize = 12;
/// Officers and specialists that England's advantage adds (L-272).
const OF_ENGLAND: u8 = 2;
/// Crew a cabin has room for (L-062, L-305).
const A_CABIN: u8 = 2;
/// The boat or cabin that covers an icon of fame (L-069).
const FOURTH: u8 = 4;
/// The ship's level at which the extra box opens (L-068).
const EXTRA_BOX: u8 = 3;

/// What a seat has where ships are cards and crews count. Nobody has any of it elsewhere.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Company {
    /// Does the seat sail ships of cards (L-030)?
    pub of_cards: bool,
    /// The card it sails, from 1; 0 before it has chosen one, and on board A (L-031).
    pub card: u8,
    /// Do reputation's effects of side B hold (L-252)?
    pub side_b: bool,
    /// Crew (L-061).
    pub crew: u8,
    /// Boats owned (L-304).
    pub boats: u8,
    /// Cabins owned, built or not (L-305).
    pub cabins: u8,
    /// Officers and specialists, in the order they came (L-284).
    pub recruits: List<CrewUpgrade, MOST_RECRUITS>,
    /// Whom it grappled last, and in which round (L-316).
    pub grappled: Option<(Ship, u16)>,
    /// Has it been in a port in this turn (L-406)?
    pub in_port: bool,
}

/// The crew of a ship of this level once a nation that helps has filled it up to what it was at
/// first, for nothing (L-061, L-282).
pub fn enrolled(nation: Nation, reputation: i8, level: u8, crew: u8) -> u8 {
    if Effect::Enrolment.holds(nation, reputation) { crew.max(level + 2) } else { crew }
}

impl Board {
    /// The card of its ship, if it sails one (L-031).
    #[inline]
    pub fn card(&self) -> Option<CardNo> {
        (self.company.card > 0).then(|| CardNo::new(self.company.card))
    }

    /// Is the advantage of a country in force: at reputation 5, on side B (L-269)?
    #[inline]
    pub fn has_advantage(&self, nation: Nation) -> bool {
        self.company.side_b && Effect::Advantage.holds(nation, self.reputation[nation])
    }

    /// Has she a reinforced hull (L-318)?
    #[inline]
    pub fn has_hull(&self) -> bool {
        self.count(CrewUpgrade::Hull) > 0
    }

    /// How many crew she holds (L-062, L-144).
    pub fn crew_capacity(&self) -> u8 {
        self.hull().crew + A_CABIN * self.hold.sound_cabins()
    }

    /// How many crew may still come aboard: none above the capacity, even where more are kept
    /// (L-063).
    pub fn crew_room(&self) -> u8 {
        self.crew_capacity().saturating_sub(self.company.crew)
    }

    /// How many boats she may have: one more with Spain's advantage (L-059, L-271).
    pub fn boat_limit(&self) -> u8 {
        self.layout().boats() + u8::from(self.has_advantage(Nation::Spain))
    }

    /// The boats in use: those above the limit stay owned and lie idle (L-071, L-304).
    pub fn boats(&self) -> u8 {
        self.company.boats.min(self.boat_limit())
    }

    /// How many officers and specialists the card allows, with its cabins and England's advantage
    /// (L-284, L-305); none on board A.
    pub fn recruit_limit(&self) -> u8 {
        let Some(card) = self.card() else { return 0 };
        card.ship().berths + self.hold.sound_cabins() + self.unboxed()
    }

    /// Recruits that need no box (L-272, L-284).
    fn unboxed(&self) -> u8 {
        if self.has_advantage(Nation::England) { OF_ENGLAND } else { 0 }
    }

    /// Boxes of each kind: two at level 1, three from level 2 (L-068).
    fn boxes(&self) -> u8 {
        if self.level >= 2 { 3 } else { 2 }
    }

    /// Recruits beyond the boxes of their kind, with one more of a kind perhaps.
    fn beyond_boxes(&self, more: Option<Berth>) -> u8 {
        [Berth::Officer, Berth::Specialist].into_iter().fold(0, |beyond, berth| {
            let of_kind = |upgrade: &&CrewUpgrade| upgrade.card().berth == berth;
            let aboard = self.company.recruits.iter().filter(of_kind).count() as u8;
            let aboard = aboard + u8::from(more == Some(berth));
            beyond + aboard.saturating_sub(self.boxes())
        })
    }

    /// Is there a place for one more (L-068, L-284)?
    pub fn has_berth_for(&self, upgrade: CrewUpgrade) -> bool {
        let aboard = self.company.recruits.len() as u8;
        let extra = u8::from(self.level >= EXTRA_BOX);
        aboard < self.recruit_limit()
            && self.beyond_boxes(Some(upgrade.card().berth)) <= extra + self.unboxed()
    }

    /// Has it a unique one already (L-285)?
    pub fn has_unique(&self, upgrade: CrewUpgrade) -> bool {
        upgrade.card().unique && self.count(upgrade) > 0
    }

    /// The recruits by box: officers, then specialists, each in the order they came.
    pub fn by_box(&self) -> impl Iterator<Item = CrewUpgrade> {
        let of_kind = |berth| {
            let recruits = self.company.recruits.iter().copied();
            recruits.filter(move |upgrade| upgrade.card().berth == berth)
        };
        of_kind(Berth::Officer).chain(of_kind(Berth::Specialist))
    }

    /// The icons of fame covered: by the fourth boat and cabin, and by the extra box (L-068,
    /// L-069).
    pub fn company_fame(&self) -> u8 {
        let extra = self.level >= EXTRA_BOX && self.beyond_boxes(None) > 0;
        u8::from(self.company.boats >= FOURTH)
            + u8::from(self.company.cabins >= FOURTH)
            + u8::from(extra)
    }
}
