//! Which NPCs are a seat's enemies (L-209).

use super::reputation::{Effect, Reputation};
use super::war::War;
use crate::{Flags, Nation};

/// Is a seat the enemy of an NPC with these flags? `joined` are the nations it is a member of
/// (L-209, D-79).
pub fn hates(flags: Flags, reputation: Reputation, joined: Flags, war: War) -> bool {
    let contempt = |nation: Nation| Effect::Contempt.holds(nation, reputation[nation]);
    match (flags.country(), flags.has(Nation::Pirates)) {
        (None, false) => true,
        (None, true) => contempt(Nation::Pirates),
        (Some(country), true) => contempt(Nation::Pirates) && !joined.has(country),
        (Some(country), false) => {
            contempt(country) || joined.without(Nation::Pirates).share(war.enemies(country))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Nation::{England, Pirates, Spain};

    fn hated(flags: Flags, reputation: [i8; 5], joined: Flags) -> bool {
        hates(flags, Reputation::new(reputation), joined, War::A)
    }

    #[test]
    fn a_country_hates_whom_it_holds_in_contempt_and_its_enemies_members() {
        let spain = Flags::of(Spain);
        assert!(!hated(spain, [0; 5], Flags::NONE), "L-209");
        assert!(hated(spain, [0, -1, 0, 0, 0], Flags::NONE), "L-253");
        assert!(hated(spain, [0, 2, 0, 0, 0], Flags::of(England)), "D-79");
        assert!(!hated(spain, [0, 2, 0, 0, 0], Flags::of(Pirates)), "L-209: a country joined");
    }

    #[test]
    fn pirates_and_corsairs_want_respect() {
        let corsair = Flags::corsair(Spain);
        for flags in [Flags::of(Pirates), corsair] {
            assert!(hated(flags, [0; 5], Flags::NONE), "L-209");
            assert!(!hated(flags, [0, 0, 0, 0, 1], Flags::NONE), "L-258");
        }
        assert!(!hated(corsair, [0; 5], Flags::of(Spain)), "L-209");
    }

    #[test]
    fn a_legend_hates_everybody() {
        assert!(hated(Flags::NONE, [5; 5], Flags::NONE), "L-209");
    }
}
