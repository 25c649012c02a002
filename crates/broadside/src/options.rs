//! Table size and variants (§6).

use engine::Field;
use engine::options::{Group, Preset, SEATS, Values};

use crate::Sea;
use crate::cards::Hoard;

/// Table size and variants of Broadside.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options {
    seats: u8,
    /// The points of a fleet (B-01): 20, 30 or 40.
    build: u8,
    /// Fleets are dealt instead of chosen.
    pub dealt_fleets: bool,
    /// Islands lie at random instead of being placed (B-11).
    pub random_islands: bool,
    /// Homes are drawn instead of chosen (B-14, B-16).
    pub random_homes: bool,
    /// How many uniques a seat may bring (B-31).
    pub uniques: u8,
    /// A ship may stop after a quarter, half or three quarters of a segment.
    pub stop_short: bool,
    /// An exploration may take any number of treasures.
    pub load_all: bool,
    /// Ships docked at their home cannot be targeted.
    pub home_sanctuary: bool,
    /// Islands block lines of fire.
    pub islands_block: bool,
    /// The game ends after this round (B-154).
    round_limit: u8,
}

const BUILDS: [u8; 3] = [20, 30, 40];
const LIMITS: [u8; 5] = [20, 30, 40, 60, 99];

impl Options {
    /// The full game: everything chosen and placed at the table.
    pub fn full(seats: u8) -> Option<Options> {
        let quick = Options { seats, ..Options::default() };
        (2..=4).contains(&seats).then_some(Options {
            dealt_fleets: false,
            random_islands: false,
            random_homes: false,
            ..quick
        })
    }

    /// The quick start for so many seats: fleets, islands and homes fall by lot.
    pub fn quick(seats: u8) -> Option<Options> {
        (2..=4).contains(&seats).then_some(Options { seats, ..Options::default() })
    }

    /// The same with another build total; none if there is no such total or it does not go with
    /// dealt fleets.
    pub fn with_build(self, build: u8) -> Option<Options> {
        let fits = BUILDS.contains(&build) && !(self.dealt_fleets && build < 30);
        fits.then_some(Options { build, ..self })
    }

    /// The points of a fleet (B-01).
    #[inline]
    pub fn build(&self) -> u8 {
        self.build
    }

    /// The last round (B-154).
    #[inline]
    pub fn round_limit(&self) -> u8 {
        self.round_limit
    }

    /// What each seat brings (B-30).
    #[inline]
    pub fn hoard(&self) -> Hoard {
        Hoard::of(self.build)
    }

    /// How many islands there are: six for two seats, then three a seat (B-11, B-190).
    #[inline]
    pub fn islands(&self) -> u8 {
        match self.seats {
            2 => 6,
            seats => 3 * seats,
        }
    }

    /// The map (§3.1).
    #[inline]
    pub fn sea(&self) -> Sea {
        Sea::of(self.seats)
    }
}

impl Default for Options {
    /// The quick start: a new player sails within one click (§6).
    fn default() -> Self {
        Options {
            seats: 2,
            build: 30,
            dealt_fleets: true,
            random_islands: true,
            random_homes: true,
            uniques: 2,
            stop_short: false,
            load_all: false,
            home_sanctuary: false,
            islands_block: false,
            round_limit: 40,
        }
    }
}

impl engine::Options for Options {
    const FIELDS: &'static [Field] = &[
        Field { key: SEATS, values: Values::Range(2, 4) },
        Field { key: "build", values: Values::Words(&["20", "30", "40"]) },
        Field { key: "fleets", values: Values::Words(&["chosen", "dealt"]) },
        Field { key: "islands", values: Values::Words(&["placed", "random"]) },
        Field { key: "homes", values: Values::Words(&["chosen", "random"]) },
        Field { key: "uniques", values: Values::Range(0, 2) },
        Field { key: "stop_short", values: Values::Words(&["off", "quarters"]) },
        Field { key: "explore_load", values: Values::Words(&["one", "all"]) },
        Field { key: "home_sanctuary", values: Values::Words(&["off", "on"]) },
        Field { key: "island_fire", values: Values::Words(&["over", "blocked"]) },
        Field { key: "round_limit", values: Values::Words(&["20", "30", "40", "60", "99"]) },
    ];

    const GROUPS: &'static [Group] = &[Group {
        key: "house_rules",
        fields: &["uniques", "stop_short", "explore_load", "home_sanctuary", "island_fire"],
    }];

    fn choices(&self) -> Vec<u16> {
        let place = |values: &[u8], chosen: u8| {
            values.iter().position(|value| *value == chosen).map_or(0, |place| place as u16)
        };
        vec![
            u16::from(self.seats) - 2,
            place(&BUILDS, self.build),
            u16::from(self.dealt_fleets),
            u16::from(self.random_islands),
            u16::from(self.random_homes),
            u16::from(self.uniques),
            u16::from(self.stop_short),
            u16::from(self.load_all),
            u16::from(self.home_sanctuary),
            u16::from(self.islands_block),
            place(&LIMITS, self.round_limit),
        ]
    }

    fn from_choices(choices: &[u16]) -> Option<Self> {
        let [
            seats,
            build,
            fleets,
            islands,
            homes,
            uniques,
            stop_short,
            explore_load,
            home_sanctuary,
            island_fire,
            round_limit,
        ] = choices
        else {
            return None;
        };
        let options = Options {
            seats: u8::try_from(*seats).ok()?.checked_add(2)?,
            build: 30,
            dealt_fleets: *fleets == 1,
            random_islands: *islands == 1,
            random_homes: *homes == 1,
            uniques: u8::try_from(*uniques).ok()?,
            stop_short: *stop_short == 1,
            load_all: *explore_load == 1,
            home_sanctuary: *home_sanctuary == 1,
            islands_block: *island_fire == 1,
            round_limit: *LIMITS.get(usize::from(*round_limit))?,
        };
        options.with_build(*BUILDS.get(usize::from(*build))?)
    }

    #[inline]
    fn seats(&self) -> u8 {
        self.seats
    }

    /// The quick start, the full game and the duel of small fleets at every size; four captains
    /// start with a shorter game.
    fn presets() -> Vec<Preset<Self>> {
        let quick = Options::default();
        let full = Options { dealt_fleets: false, random_islands: false, ..quick };
        let full = Options { random_homes: false, ..full };
        let duel = Options { build: 20, dealt_fleets: false, round_limit: 30, ..quick };
        let four = Options { seats: 4, round_limit: 30, ..quick };
        let preset = |key, options| Preset { key, options, of_its_size: false };
        vec![
            preset("quick", quick),
            preset("full", full),
            preset("duel", duel),
            Preset { key: "four", options: four, of_its_size: true },
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Options as _;

    #[test]
    fn no_fleet_is_dealt_at_twenty_points() {
        assert_eq!(Options::default().with_build(20), None, "§6");
        let full = Options::full(3).and_then(|full| full.with_build(20)).expect("a table");
        assert_eq!(Options::from_choices(&full.choices()), Some(full));
        assert_eq!(full.islands(), 9, "B-190");
        assert_eq!(Options::default().islands(), 6, "B-11");
    }

    #[test]
    fn presets_are_tables_that_can_be_shared() {
        let presets = Options::presets();
        let keys: Vec<&str> = presets.iter().map(|preset| preset.key).collect();
        assert_eq!(keys, ["quick", "full", "duel", "four"]);
        for preset in &presets {
            let shared = Options::from_choices(&preset.options.choices());
            assert_eq!(shared, Some(preset.options), "{}", preset.key);
        }
        assert_eq!(presets[0].options, Options::default());
        assert_eq!(Some(presets[1].options), Options::full(2));
        assert_eq!((presets[2].options.build(), presets[3].options.seats()), (20, 4));
    }

    #[test]
    fn the_default_is_the_quick_start() {
        let words: Vec<String> = (Options::FIELDS.iter().zip(Options::default().choices()))
            .map(|(field, choice)| field.values.name(choice))
            .collect();
        assert_eq!(words.join(" "), "2 30 dealt random random 2 off one off over 40");
    }
}
