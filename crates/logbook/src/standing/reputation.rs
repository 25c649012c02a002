//! The reputation of a seat with each nation (L-112, L-252 to L-267).

use std::ops::{Index, IndexMut};

use super::war::War;
use crate::Nation;

/// The lowest column (L-011).
pub const LOWEST: i8 = -5;
/// The highest column: a member of the nation (L-252).
pub const HIGHEST: i8 = 11;
/// Where joining a country brings its enemies, and betrayal the country itself (L-267, L-268).
pub const HOSTILE: i8 = -4;

/// A seat's columns, −5 to 11, in nation order (L-011, L-021).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Reputation([i8; 5]);

impl Reputation {
    /// These columns, in nation order.
    pub const fn new(columns: [i8; 5]) -> Reputation {
        Reputation(columns)
    }

    /// The highest column with any nation.
    pub fn best(self) -> i8 {
        self.0.into_iter().fold(LOWEST, i8::max)
    }

    /// After joining a nation: its highest column; if it is a country, −4 with each country at war
    /// with it unless already lower, the Pirates untouched (L-266, L-267, D-90).
    #[must_use]
    pub fn joined(self, nation: Nation, war: War) -> Reputation {
        let mut after = self;
        after[nation] = HIGHEST;
        if nation.is_country() {
            for country in Nation::COUNTRIES {
                if war.between(nation, country) {
                    after[country] = after[country].min(HOSTILE);
                }
            }
        }
        after
    }
}

impl Index<Nation> for Reputation {
    type Output = i8;
    #[inline]
    fn index(&self, nation: Nation) -> &i8 {
        &self.0[nation as usize]
    }
}

impl IndexMut<Nation> for Reputation {
    #[inline]
    fn index_mut(&mut self, nation: Nation) -> &mut i8 {
        &mut self.0[nation as usize]
    }
}

/// An effect of a column (L-252).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Effect {
    /// Its ships are enemies (L-253).
    Contempt,
    /// Its fortresses shoot (L-254).
    Mistrust,
    /// Its legal market is closed (L-255).
    TradeBan,
    /// No mooring at its ports (L-256).
    NonGrata,
    /// The at-war bonus, if the option is on (L-257).
    AtWar,
    /// 1 fame the first time (L-262).
    Prestige,
    /// The Pirates' lowest column, without fame (D-78).
    Unknown,
    /// Never rises again (L-261).
    Locked,
    /// Pirates and corsairs are no enemies (L-258).
    Respected,
    /// Crew is refilled for nothing (L-260, L-282).
    Enrolment,
    /// A second captain (L-260).
    SecondCaptain,
    /// The national advantage, on side B (L-269).
    Advantage,
    /// Return to a port of the nation, on side B (L-169).
    Respawn,
    /// A member (L-263).
    Join,
}

impl Effect {
    /// All of them.
    pub const ALL: [Effect; 14] = [
        Effect::Contempt,
        Effect::Mistrust,
        Effect::TradeBan,
        Effect::NonGrata,
        Effect::AtWar,
        Effect::Prestige,
        Effect::Unknown,
        Effect::Locked,
        Effect::Respected,
        Effect::Enrolment,
        Effect::SecondCaptain,
        Effect::Advantage,
        Effect::Respawn,
        Effect::Join,
    ];

    /// Is it in force at this column of a nation? Effects accumulate from 0 outward (L-252, D-23 to
    /// D-25, L-274).
    pub const fn holds(self, nation: Nation, value: i8) -> bool {
        let country = nation.is_country();
        match self {
            Effect::Contempt => value <= if country { -1 } else { 0 },
            Effect::Mistrust => value <= -1,
            Effect::TradeBan => country && value <= -2,
            Effect::NonGrata => value <= -3,
            Effect::AtWar => value <= -4,
            Effect::Prestige => value >= 8 || (country && value <= LOWEST),
            Effect::Unknown => !country && value <= LOWEST,
            Effect::Locked => country && value <= LOWEST,
            Effect::Respected => !country && value >= 1,
            Effect::Enrolment => value >= if country { 4 } else { 3 },
            Effect::SecondCaptain => value >= 4,
            Effect::Advantage => country && value >= 5,
            Effect::Respawn => value >= 6,
            Effect::Join => value >= HIGHEST,
        }
    }
}

/// The access to what a nation's ports sell, 0 to 4 (L-112, L-259).
#[inline]
pub const fn access(value: i8) -> u8 {
    match value {
        ..0 => 0,
        0..4 => value as u8,
        _ => 4,
    }
}

/// What bends the moves of a seat's reputation with one nation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bent {
    /// Grace O'Malley's never locks (L-444).
    pub omalley: bool,
    /// Ana María de Soto's marker for this country is off the board (L-454).
    pub removed: bool,
    /// It has joined another country (L-265).
    pub joined_elsewhere: bool,
}

/// What one point more or less does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// The marker comes to this column.
    To(i8),
    /// Nothing: the end of the scale, a lock, a membership elsewhere (L-011, L-261, L-265).
    Stays,
    /// The seat is asked whether it joins; declining loses the point (L-263).
    Asks,
}

/// One point more with a nation (L-261 to L-265).
pub const fn gain(nation: Nation, value: i8, bent: Bent) -> Step {
    let locked = Effect::Locked.holds(nation, value) && !bent.omalley;
    if bent.removed || locked || value >= HIGHEST {
        Step::Stays
    } else if value + 1 < HIGHEST {
        Step::To(value + 1)
    } else if bent.joined_elsewhere && nation.is_country() {
        Step::Stays
    } else {
        Step::Asks
    }
}

/// One point less with a nation (L-011).
pub const fn lose(value: i8, bent: Bent) -> Step {
    if bent.removed || value <= LOWEST { Step::Stays } else { Step::To(value - 1) }
}

/// Several points, taken one by one, with one answer to every question whether to join (L-263).
pub fn moved(nation: Nation, value: i8, points: i8, bent: Bent, join: bool) -> i8 {
    let step = |value| match points {
        0.. => gain(nation, value, bent),
        _ => lose(value, bent),
    };
    (0..points.unsigned_abs()).fold(value, |value, _| match step(value) {
        Step::To(column) => column,
        Step::Asks if join => HIGHEST,
        Step::Stays | Step::Asks => value,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use Nation::{England, France, Holland, Pirates, Spain};

    fn effects(nation: Nation, value: i8) -> Vec<Effect> {
        Effect::ALL.into_iter().filter(|effect| effect.holds(nation, value)).collect()
    }

    #[test]
    fn effects_accumulate_from_nothing_outward() {
        use Effect::*;
        assert_eq!(effects(Spain, -2), [Contempt, Mistrust, TradeBan], "L-252");
        assert_eq!(effects(France, 3), []);
        assert_eq!(effects(Pirates, 0), [Contempt], "L-258, D-24");
        assert_eq!(effects(Pirates, 4), [Respected, Enrolment, SecondCaptain], "L-274");
        let worst = [Contempt, Mistrust, TradeBan, NonGrata, AtWar, Prestige, Locked];
        assert_eq!(effects(Spain, -5), worst, "D-23");
        assert_eq!(effects(Pirates, -5), [Contempt, Mistrust, NonGrata, AtWar, Unknown], "D-78");
        let best = [Prestige, Enrolment, SecondCaptain, Advantage, Respawn, Join];
        assert_eq!(effects(England, 11), best, "D-25");
        assert_eq!(effects(Pirates, 2), [Respected]);
    }

    #[test]
    fn access_is_the_column_up_to_four() {
        assert_eq!([-5, -1, 0, 1, 4, 11].map(access), [0, 0, 0, 1, 4, 4], "L-112, L-259");
    }

    #[test]
    fn a_lock_holds_for_countries_unless_one_is_omalley() {
        let plain = Bent::default();
        assert_eq!(moved(Spain, -5, 2, plain, false), -5, "L-261");
        assert_eq!(moved(Pirates, -5, 2, plain, false), -3, "L-274");
        let omalley = Bent { omalley: true, ..plain };
        assert_eq!(moved(Spain, -5, 2, omalley, false), -3, "L-444");
        let removed = Bent { removed: true, ..plain };
        assert_eq!(moved(Spain, 1, -2, removed, false), 1, "L-454");
    }

    #[test]
    fn the_last_point_asks_whether_to_join() {
        let plain = Bent::default();
        assert_eq!(gain(Spain, 10, plain), Step::Asks, "L-263");
        assert_eq!(moved(Spain, 9, 2, plain, false), 10, "L-263: declined");
        assert_eq!(moved(Spain, 9, 2, plain, true), 11);
        let elsewhere = Bent { joined_elsewhere: true, ..plain };
        assert_eq!(moved(Spain, 10, 1, elsewhere, true), 10, "L-265");
        assert_eq!(gain(Pirates, 10, elsewhere), Step::Asks, "L-264");
        assert_eq!(gain(Spain, 11, plain), Step::Stays, "L-011");
        assert_eq!(moved(Spain, -4, -3, plain, false), -5, "L-011");
    }

    #[test]
    fn joining_a_country_angers_its_enemies() {
        let before = Reputation::new([2, 1, 10, -5, 3]);
        let after = before.joined(England, War::A);
        assert_eq!(after, Reputation::new([2, -4, 11, -5, 3]), "L-267");
        let pirate = Reputation::new([2, 1, 5, -5, 10]).joined(Pirates, War::A);
        assert_eq!(pirate, Reputation::new([2, 1, 5, -5, 11]), "D-90");
        assert_eq!((before.best(), before[Holland]), (10, 2));
    }
}
