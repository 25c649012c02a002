//! How well a bot plays.

use engine::Hints;

/// The three opponents. They differ by how long they think and how steady their hand is, never
/// by what they see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Level {
    /// Answers at once, and often on a whim.
    Deckhand,
    /// Thinks for a moment, and slips now and then.
    #[default]
    Bosun,
    /// Thinks as long as a person likes to wait.
    Captain,
}

/// What a search may spend, and how it makes up its mind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// How many games are imagined for a decision, at most.
    pub simulations: u32,
    /// How often, in 100 decisions, the choice is drawn by lot among what was tried, the more
    /// often tried the likelier, instead of taking what was tried most.
    pub whims: u32,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Deckhand, Level::Bosun, Level::Captain];

    /// The name in commands and saves.
    pub fn name(self) -> &'static str {
        match self {
            Level::Deckhand => "deckhand",
            Level::Bosun => "bosun",
            Level::Captain => "captain",
        }
    }

    /// The level of this name.
    pub fn from_name(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// What this level spends on a decision of a game.
    pub fn effort<G: Hints>(self) -> Effort {
        let [deckhand, bosun] = G::LESSER;
        let (simulations, whims) = match self {
            Level::Deckhand => (deckhand, 40),
            Level::Bosun => (bosun, 12),
            Level::Captain => (G::IMAGINED, 0),
        };
        Effort { simulations: simulations.max(FEWEST), whims }
    }
}

impl Effort {
    /// So many percent of it, for a decision that is worth no more.
    pub fn worth(self, percent: u32) -> Effort {
        let simulations = u64::from(self.simulations) * u64::from(percent) / 100;
        Effort { simulations: simulations as u32, ..self }
    }
}

/// Even a deckhand in a game that is slow to imagine looks at this many.
const FEWEST: u32 = 16;

#[cfg(test)]
mod tests {
    use super::*;
    use engine::errand::Errand;
    use engine::toy::Toy;

    #[test]
    fn a_higher_level_thinks_longer() {
        let spent = Level::ALL.map(|level| level.effort::<Toy>().simulations);
        assert!(spent.is_sorted_by(|weaker, stronger| weaker < stronger), "{spent:?}");
    }

    #[test]
    fn a_game_may_say_how_long_the_lesser_levels_think() {
        let spent = Level::ALL.map(|level| level.effort::<Errand>().simulations);
        assert_eq!(spent, [20, 100, Errand::IMAGINED]);
    }

    #[test]
    fn names_lead_back_to_levels() {
        for level in Level::ALL {
            assert_eq!(Level::from_name(level.name()), Some(level));
        }
        assert_eq!(Level::from_name("admiral"), None);
    }
}
