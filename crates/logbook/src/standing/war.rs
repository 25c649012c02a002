//! Who is at war with whom, and what an attack costs (L-020, L-208, L-241 to L-250, L-268).

use crate::{Flags, Nation};

/// The war card in play (L-020).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct War([Flags; 5]);

impl War {
    /// Card A: England is at war with Spain and with France (L-020).
    pub const A: War =
        War::with(&[(Nation::England, Nation::Spain), (Nation::England, Nation::France)]);

    /// A card that says with whom each nation is at war, in nation order.
    pub const fn new(enemies: [Flags; 5]) -> War {
        War(enemies)
    }

    /// A card with these wars between countries; each is at war with the Pirates besides (L-020).
    pub const fn with(pairs: &[(Nation, Nation)]) -> War {
        let [holland, spain, england, france] = Nation::COUNTRIES;
        let countries = Flags::of(holland).with(spain).with(england).with(france);
        let mut enemies = [Flags::of(Nation::Pirates); 5];
        enemies[Nation::Pirates.index()] = countries;
        let mut at = 0;
        while at < pairs.len() {
            let (a, b) = pairs[at];
            enemies[a.index()] = enemies[a.index()].with(b);
            enemies[b.index()] = enemies[b.index()].with(a);
            at += 1;
        }
        War(enemies)
    }

    /// The nations at war with this one (L-020).
    #[inline]
    pub const fn enemies(self, nation: Nation) -> Flags {
        self.0[nation.index()]
    }

    /// Are these two at war (L-020)?
    #[inline]
    pub const fn between(self, a: Nation, b: Nation) -> bool {
        self.enemies(a).has(b)
    }

    /// The nations one of which thanks a seat for the end of a ship with these flags: those at war
    /// with it, for a corsair every country but its own, for a legend none (L-247, L-250).
    pub fn thankful(self, flags: Flags) -> Flags {
        let all = flags.iter().flat_map(|nation| self.enemies(nation).iter());
        all.filter(|nation| !flags.has(*nation)).collect()
    }

    /// Are two NPCs enemies? A corsair is a Pirate, but friend of Pirates, of corsairs and of its
    /// country; a legend is the enemy of every flag, not of another legend (L-208, D-64, D-65).
    pub fn are_enemies(self, a: Flags, b: Flags) -> bool {
        if a.is_legend() || b.is_legend() {
            return a != b;
        }
        !a.share(b) && self.thankful(a).share(b)
    }
}

/// A ship under attack, as reputation sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Victim {
    /// Its flags: an NPC's, or the nations a seat has joined (L-249).
    pub flags: Flags,
    /// It is a seat's.
    pub of_seat: bool,
    /// The nation of the port where it is moored, if it has one, unless it has paid for this port
    /// this turn already (L-243).
    pub port: Option<Nation>,
}

/// What an attack does to the attacker's reputation, before any thanks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offence {
    /// Points lost with each nation, in nation order.
    pub losses: [u8; 5],
    /// Nations betrayed: the reputation becomes −4 and the membership ends (L-268).
    pub betrayed: Flags,
}

impl Victim {
    /// The nations it belongs to for the losses: a corsair to the Pirates alone, a legend to none,
    /// a seat's ship to all it has joined (L-248 to L-250).
    pub fn nations(self) -> Flags {
        if !self.of_seat && self.flags.is_corsair() {
            Flags::of(Nation::Pirates)
        } else {
            self.flags
        }
    }

    /// What attacking it costs, and destroying it besides: 1 with its nations for the first attack
    /// on each this turn, 1 for its end, 2 with the nation of the port where it lies; with a nation
    /// one has joined −4 at once instead (L-241 to L-243, L-268).
    pub fn offence(self, destroyed: bool, attacked_this_turn: Flags, joined: Flags) -> Offence {
        let mut offence = Offence::default();
        for nation in self.nations().iter() {
            if joined.has(nation) {
                offence.betrayed = offence.betrayed.with(nation);
            }
            let first = !attacked_this_turn.has(nation);
            offence.losses[nation.index()] += u8::from(first) + u8::from(destroyed);
        }
        if let Some(nation) = self.port {
            offence.losses[nation.index()] += 2;
        }
        for nation in offence.betrayed.iter() {
            offence.losses[nation.index()] = 0;
        }
        offence
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use Nation::{England, France, Holland, Pirates, Spain};

    const NONE: Flags = Flags::NONE;

    fn npc(flags: Flags) -> Victim {
        Victim { flags, of_seat: false, port: None }
    }

    #[test]
    fn england_fights_spain_and_france_and_all_fight_the_pirates() {
        assert!(War::A.between(England, Spain) && War::A.between(France, England), "L-020");
        assert!(!War::A.between(Spain, France) && !War::A.between(Holland, England));
        for country in Nation::COUNTRIES {
            assert!(War::A.between(Pirates, country) && War::A.between(country, Pirates));
        }
        assert!(War::with(&[(Holland, France)]).between(France, Holland), "L-020: card B");
        assert_eq!(War::new(Options::default().wars()), War::A);
    }

    #[test]
    fn the_enemies_of_a_ship_are_thankful_for_its_end() {
        let listed = |flags| War::A.thankful(flags).iter().collect::<Vec<_>>();
        assert_eq!(listed(Flags::of(England)), [Spain, France, Pirates], "L-247");
        assert_eq!(listed(Flags::corsair(England)), [Holland, Spain, France], "L-247");
        assert_eq!(listed(Flags::of(Holland)), [Pirates]);
        assert_eq!(listed(NONE), [], "L-250");
    }

    #[test]
    fn npcs_fight_as_their_nations_do() {
        let enemies = |a, b| War::A.are_enemies(a, b) && War::A.are_enemies(b, a);
        assert!(enemies(Flags::of(England), Flags::of(Spain)), "L-208");
        assert!(!enemies(Flags::of(Spain), Flags::of(France)));
        let corsair = Flags::corsair(England);
        assert!(!enemies(corsair, Flags::of(England)) && !enemies(corsair, Flags::of(Pirates)));
        assert!(!enemies(corsair, Flags::corsair(Spain)), "D-64");
        assert!(enemies(corsair, Flags::of(Holland)), "L-208: it is a Pirate");
        assert!(enemies(NONE, Flags::of(Holland)) && !enemies(NONE, NONE), "D-65");
    }

    #[test]
    fn an_attack_costs_one_a_nation_and_turn_and_the_end_one_more() {
        let spain = Flags::of(Spain);
        let losses = |destroyed, already| npc(spain).offence(destroyed, already, NONE).losses;
        assert_eq!(losses(false, NONE), [0, 1, 0, 0, 0], "L-241");
        assert_eq!(losses(false, spain), [0; 5], "L-241: once a turn");
        assert_eq!(losses(true, NONE), [0, 2, 0, 0, 0], "L-242");
    }

    #[test]
    fn a_port_resents_an_attack_on_its_moorings() {
        let moored = Victim { port: Some(Holland), ..npc(Flags::of(Spain)) };
        assert_eq!(moored.offence(false, NONE, NONE).losses, [2, 1, 0, 0, 0], "L-243");
    }

    #[test]
    fn corsairs_are_pirates_and_legends_nobodys() {
        let corsair = npc(Flags::corsair(England)).offence(true, Flags::of(Pirates), NONE);
        assert_eq!(corsair.losses, [0, 0, 0, 0, 1], "L-248");
        assert_eq!(npc(NONE).offence(true, NONE, NONE), Offence::default(), "L-250");
    }

    #[test]
    fn a_seat_counts_for_all_it_has_joined() {
        let both = Victim { of_seat: true, ..npc(Flags::corsair(England)) };
        assert_eq!(both.offence(true, NONE, NONE).losses, [0, 0, 2, 0, 2], "L-249");
        let free = Victim { of_seat: true, ..npc(NONE) };
        assert_eq!(free.offence(true, NONE, NONE), Offence::default(), "L-249");
    }

    #[test]
    fn a_member_who_attacks_betrays() {
        let spain = Flags::of(Spain);
        let moored = Victim { port: Some(Spain), ..npc(spain) };
        let offence = moored.offence(true, NONE, spain);
        assert_eq!((offence.betrayed, offence.losses), (spain, [0; 5]), "L-268");
    }
}
