//! The sums behind a ship's numbers, part by part, as far as an eye knows them.

use crate::cards::{Ability, CrewId, Speed, Unique};
use crate::decision::Decision;
use crate::fittings::Articles;
use crate::rules::board::{total, winner};
use crate::rules::ram::breaks;
use crate::ship::Rum;
use crate::{Measure, View};

/// Who or what gives a ship an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Giver {
    /// It is printed on her card.
    Card,
    /// A unique aboard (B-166).
    Unique(Unique),
    /// This crew.
    Crew(u8),
}

/// Her base move, and why it is not what is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pace {
    /// What is printed.
    pub printed: Speed,
    /// What she has.
    pub now: Speed,
    /// Why that is less.
    pub slow: Option<Slow>,
    /// Who adds an S after it (B-57).
    pub bonus: Option<Giver>,
}

/// What makes a ship slow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Slow {
    /// She is in tow (B-102).
    InTow,
    /// She has no mast (B-68).
    Derelict,
    /// She has no mast, but is rowed.
    Rowed(Giver),
    /// She tows a ship (B-100).
    Tows,
    /// Her hold is full, and she is deep-laden.
    Laden,
    /// The silver idol is aboard (U10).
    Idol,
}

/// Her cargo spaces, and where they come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stow {
    /// Spaces used.
    pub used: u8,
    /// Spaces in all.
    pub capacity: u8,
    /// Spaces that are printed.
    pub printed: u8,
    /// Who stows one more.
    pub stower: Option<Giver>,
    /// One more for each pair of linked crew (B-23).
    pub pairs: u8,
}

/// How a ship lies and what keeps her from acting.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plight {
    /// Who tows her.
    pub tug: Option<u8>,
    /// Whom she tows.
    pub tows: Option<u8>,
    /// The enemy that pins her (B-83).
    pub pinned: Option<u8>,
    /// Where she is docked.
    pub docked: Option<u8>,
    /// Is that her home?
    pub at_home: bool,
    /// Has she no mast (B-67)?
    pub derelict: bool,
    /// What the rum does (U5).
    pub rum: Rum,
    /// Was she gained in this turn (B-44)?
    pub gained: bool,
    /// Is she finished for this turn (B-41)?
    pub finished: bool,
}

/// What a ship brings to a boarding before the dice (B-91).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Muster {
    /// Masts left.
    pub masts: u8,
    /// Who adds 1 in the open.
    pub bonus: Option<Giver>,
    /// Who could add 1, turned face up (B-28).
    pub hidden: Option<u8>,
}

impl Muster {
    /// The sum.
    pub fn sum(self) -> u8 {
        total(0, self.masts, u8::from(self.bonus.is_some()))
    }
}

/// Of 36 throws, how many win, tie and lose a boarding for whoever has the first of two sums.
pub fn boarding_odds(own: u8, other: u8) -> [u8; 3] {
    let mut odds = [0; 3];
    for (a, b) in (1..=6).flat_map(|a| (1..=6).map(move |b| (a, b))) {
        let side = winner([total(a, own, 0), total(b, other, 0)]);
        odds[match side {
            Some(0) => 0,
            None => 1,
            _ => 2,
        }] += 1;
    }
    odds
}

impl View {
    /// Who or what gives a ship an ability, the most open first.
    pub fn giver(&self, ship: u8, ability: Ability) -> Option<Giver> {
        let table = self.table();
        if table.ship(ship).card().ability == Some(ability) {
            return Some(Giver::Card);
        }
        let uniques = table.hold(ship).filter_map(|(_, token)| token.face.unique());
        let mut uniques = uniques.filter(|unique| unique.abilities().has(ability));
        let unique = uniques.next().map(Giver::Unique);
        unique.or_else(|| table.source(ship, ability).map(Giver::Crew))
    }

    /// May this crew use its abilities aboard this ship (B-25)?
    pub fn is_able(&self, ship: u8, crew: CrewId) -> bool {
        Articles::of(self.table().ship(ship).id, self.fittings(ship).all).admit(crew)
    }

    /// A ship's base move, and why.
    pub fn pace(&self, ship: u8) -> Pace {
        let (own, fit) = (self.table().ship(ship), self.fittings(ship));
        let (printed, tug) = (own.card().speed, self.table().tug_of(ship));
        let now = fit.base_move(own.id, own.masts_left(), own.tows.is_some(), tug.is_some());
        let rower =
            || self.giver(ship, Ability::Sweeps).or_else(|| self.giver(ship, Ability::Oarsman));
        let slow = match rower() {
            _ if tug.is_some() => Some(Slow::InTow),
            Some(rower) if own.is_derelict() => Some(Slow::Rowed(rower)),
            None if own.is_derelict() => Some(Slow::Derelict),
            _ if own.tows.is_some() => Some(Slow::Tows),
            _ if fit.open.has(Ability::Laden) && !fit.has_room() => Some(Slow::Laden),
            _ if fit.open.has(Ability::Idol) => Some(Slow::Idol),
            _ => None,
        };
        let bonus = self.giver(ship, Ability::Helmsman).filter(|_| fit.has_bonus(now));
        Pace { printed, now, slow, bonus }
    }

    /// A ship's cargo spaces, and why.
    pub fn stow(&self, ship: u8) -> Stow {
        let (printed, fit) = (self.table().ship(ship).card().cargo, self.fittings(ship));
        let stower = self.giver(ship, Ability::Stowage);
        let pairs = fit.capacity - printed - u8::from(stower.is_some());
        Stow { used: fit.used, capacity: fit.capacity, printed, stower, pairs }
    }

    /// How far a ship's gun carries, not counting the target's colours (B-167).
    pub fn range(&self, ship: u8, mast: u8) -> Measure {
        if self.fittings(ship).open.has(Ability::LongGuns) {
            return Measure::L;
        }
        self.table().ship(ship).card().guns()[usize::from(mast)].range
    }

    /// How a ship lies and what keeps her from acting.
    pub fn plight(&self, ship: u8) -> Plight {
        let table = self.table();
        let own = table.ship(ship);
        Plight {
            tug: table.tug_of(ship),
            tows: own.tows,
            pinned: table.pinned_by(ship),
            docked: own.docked,
            at_home: table.is_at_home(ship),
            derelict: own.is_derelict(),
            rum: own.rum,
            gained: table.notes.gained >> ship & 1 == 1,
            finished: self.is_finished(ship),
        }
    }

    /// What a ship brings to a boarding.
    pub fn muster(&self, ship: u8) -> Muster {
        let open = self.fittings(ship).open.has(Ability::Boarders);
        let giver = self.giver(ship, Ability::Boarders);
        let hidden = match giver {
            Some(Giver::Crew(crew)) if !open => Some(crew),
            _ => None,
        };
        let masts = self.table().ship(ship).masts_left();
        Muster { masts, bonus: giver.filter(|_| open), hidden }
    }

    /// The boarding that has been declared and waits for its windows: who rammed, and whom.
    pub fn boarding(&self) -> Option<(u8, u8)> {
        self.table().asked.iter().rev().find_map(|asked| match asked.decision {
            Decision::Boarding { rammer, target } => Some((rammer, target)),
            _ => None,
        })
    }

    /// Of six dice, how many take a mast of this ship when she is rammed (B-81).
    pub fn ram_sixths(&self, target: u8) -> u8 {
        let iron = self.fittings(target).open.has(Ability::Ironstem);
        let masts = self.table().ship(target).masts_left();
        (1..=6).filter(|die| breaks(*die, masts, iron)).count() as u8
    }
}
