//! Table size and variants (section 4 of the rules).

mod fields;
mod groups;
mod samples;

use engine::Field;
use engine::options::{Group, Preset};

pub use self::fields::Key;
use self::fields::{COUNT, FIELDS};
use crate::content::Side;
use crate::{Flags, Nation, Pc};

/// The pairs of countries of the war card, in the order of their fields.
const PAIRS: [(Nation, Nation); 6] = [
    (Nation::Holland, Nation::Spain),
    (Nation::Holland, Nation::England),
    (Nation::Holland, Nation::France),
    (Nation::Spain, Nation::England),
    (Nation::Spain, Nation::France),
    (Nation::England, Nation::France),
];

/// War card A: England against Spain and France (L-020).
const CARD_A: [u16; 6] = [0, 0, 0, 1, 0, 1];

/// What is not built yet, each held at its first value: captains, and the wide sea.
const LATER: [Key; 12] = [
    Key::Mode,
    Key::Map,
    Key::Unexplored,
    Key::ExtraTiles,
    Key::CalmWind,
    Key::Captains,
    Key::Bounty,
    Key::WhiteWhale,
    Key::CargoTower,
    Key::AtWarBonus,
    Key::SoloNight,
    Key::Solo25,
];

/// What is built and not yet laid out to be chosen: a table has to show it first.
const UNSHOWN: [Key; 15] = [
    Key::Board1,
    Key::Board2,
    Key::Board3,
    Key::Board4,
    Key::RepSide,
    Key::Yard,
    Key::MarketSide,
    Key::Flotation,
    Key::Crew,
    Key::Natural12,
    Key::Ram,
    Key::Pincer,
    Key::Fishing,
    Key::TradeIn,
    Key::Melee12,
];

/// Table size and variants of Logbook.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Options([u16; COUNT]);

impl Options {
    /// The first voyage: short, without the Kraken.
    pub fn light(seats: u8) -> Option<Options> {
        (2..=4).contains(&seats).then(|| {
            let mut options = Options([0; COUNT]);
            let on = [Key::Events, Key::Treasure, Key::BalancedNpc, Key::Eras, Key::AutoReroll];
            on.into_iter().for_each(|key| options.set(key, 1));
            options.set(Key::Players, u16::from(seats) - 1);
            options.set(Key::Goal, 6 - 3);
            options.set(Key::EnemySpain, 1);
            options.set(Key::EnemyFrance, 1);
            options.set(Key::MaxRounds, 40 - 20);
            (Key::WarHollandSpain as usize..).zip(CARD_A).for_each(|(at, war)| options.0[at] = war);
            options
        })
    }

    /// The standard game: twelve fame, and the Kraken.
    pub fn standard(seats: u8) -> Option<Options> {
        let mut options = Options::light(seats)?;
        options.set(Key::BalancedNpc, 0);
        options.set(Key::Kraken, 1);
        options.set(Key::Goal, 12 - 3);
        options.set(Key::MaxRounds, 80 - 20);
        Some(options)
    }

    /// Crew and boarding, ship cards, and all that goes with them, on the standard map and without
    /// captains.
    pub fn expert(seats: u8) -> Option<Options> {
        let mut options = Options::standard(seats)?;
        let on = [
            Key::Board1,
            Key::Board2,
            Key::Board3,
            Key::Board4,
            Key::RepSide,
            Key::Yard,
            Key::ScoreSide,
            Key::Flotation,
            Key::Crew,
            Key::Natural12,
            Key::Ram,
            Key::Pincer,
            Key::Fishing,
        ];
        on.into_iter().for_each(|key| options.set(key, 1));
        options.set(Key::Eras, 0);
        options.set(Key::Goal, 21 - 3);
        options.set(Key::MaxRounds, 150 - 20);
        Some(options)
    }

    /// The same with another choice; none if they do not go together.
    pub fn with(self, key: Key, place: u16) -> Option<Options> {
        let mut choices = self.0;
        choices[key as usize] = place;
        engine::Options::from_choices(&choices)
    }

    fn set(&mut self, key: Key, place: u16) {
        self.0[key as usize] = place;
    }

    /// The place of the value chosen.
    #[inline]
    pub fn get(&self, key: Key) -> u16 {
        self.0[key as usize]
    }

    /// Is a switch on?
    #[inline]
    pub fn on(&self, key: Key) -> bool {
        self.get(key) != 0
    }

    /// How many sit down.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.get(Key::Players) as u8 + 1
    }

    /// The fame that wins (L-022).
    #[inline]
    pub fn goal(&self) -> u8 {
        self.get(Key::Goal) as u8 + 3
    }

    /// The last round (D-71).
    #[inline]
    pub fn max_rounds(&self) -> u16 {
        self.get(Key::MaxRounds) + 20
    }

    /// Ships that sail by themselves, for each seat: two each with two seats, else one (L-032).
    pub fn npcs_per_seat(&self) -> u8 {
        match (self.get(Key::NpcsPerSeat), self.seats()) {
            (0, 1) => 3,
            (0, 2) => 2,
            (0, _) => 1,
            (chosen, _) => chosen as u8,
        }
    }

    /// Does a marked ship stand for a mission? By itself with one or two seats (D-86).
    pub fn npc_missions(&self) -> bool {
        match self.get(Key::NpcMissions) {
            0 => self.seats() <= 2,
            chosen => chosen == 1,
        }
    }

    /// Where the two era icons stand (L-340, L-341, L-343).
    pub fn eras(&self) -> [u8; 2] {
        let goal = self.goal();
        match (self.on(Key::Eras), self.on(Key::ScoreSide)) {
            (true, _) => [goal.div_ceil(3), (2 * goal).div_ceil(3)],
            (false, false) => [7, 15],
            (false, true) => [9, 15],
        }
    }

    /// Barrel tokens that make a point of fame (L-104).
    pub fn tokens_a_fame(&self) -> u8 {
        crate::sums::tokens_a_fame(self.seats())
    }

    /// At which destruction the marker leaves and a fame with it (L-168).
    pub fn destroyed_limit(&self) -> u8 {
        3 - self.get(Key::DestroyedLimit) as u8
    }

    /// The most damage a die does (L-134).
    pub fn most_a_die(&self) -> u8 {
        if self.on(Key::Max3) { 3 } else { 4 }
    }

    /// Does a seat sail a ship of a card (L-030)? It is named by its place in turn order.
    pub fn has_card(&self, pc: Pc) -> bool {
        self.0[Key::Board1 as usize + pc.index()] != 0
    }

    /// Are the shipyard and the tavern laid out (L-026, L-029)?
    #[inline]
    pub fn has_yard(&self) -> bool {
        self.on(Key::Yard)
    }

    /// The side of the shipyard: prices are those of side A where there is none (L-287).
    pub fn yard_side(&self) -> Side {
        if self.get(Key::Yard) == 2 { Side::B } else { Side::A }
    }

    /// The side of the market tiles (L-338).
    pub fn market_side(&self) -> Side {
        if self.on(Key::MarketSide) { Side::B } else { Side::A }
    }

    /// The modified die that wounds in a melee (L-184).
    pub fn melee_threshold(&self) -> u8 {
        if self.on(Key::Melee12) { 12 } else { 11 }
    }

    /// Where the icons of tavern renewal stand (L-342).
    pub fn renewals(&self) -> &'static [u8] {
        match (self.has_yard(), self.on(Key::ScoreSide)) {
            (false, _) => &[],
            (true, false) => &[5, 11, 17],
            (true, true) => &[4, 8, 12, 16],
        }
    }

    /// What hangs on another choice: without crew there is neither a natural 12 nor fishing, and
    /// ship cards and side B of reputation want a shipyard (section 4).
    fn settled(mut self) -> Options {
        if self.get(Key::War) == 0 {
            let pairs = Key::WarHollandSpain as usize..;
            pairs.zip(CARD_A).for_each(|(at, war)| self.0[at] = war);
        }
        if !self.on(Key::Crew) {
            [Key::Natural12, Key::Fishing].into_iter().for_each(|key| self.set(key, 0));
        }
        let wants_yard = self.on(Key::RepSide) || Pc::all(4).any(|pc| self.has_card(pc));
        if wants_yard && !self.has_yard() {
            self.set(Key::Yard, 1);
        }
        self
    }

    /// With whom each nation is at war: by the card, and every country with the Pirates (L-020).
    pub fn wars(&self) -> [Flags; 5] {
        let mut wars = [Flags::of(Nation::Pirates); 5];
        wars[Nation::Pirates.index()] = Nation::COUNTRIES.into_iter().collect();
        let chosen = (Key::WarHollandSpain as usize..).zip(PAIRS);
        for (_, (one, other)) in chosen.filter(|(at, _)| self.0[*at] == 1) {
            wars[one.index()] = wars[one.index()].with(other);
            wars[other.index()] = wars[other.index()].with(one);
        }
        wars
    }
}

impl Default for Options {
    /// Light, two seats.
    fn default() -> Self {
        Options::light(2).expect("two may sit down")
    }
}

impl engine::Options for Options {
    const FIELDS: &'static [Field] = &FIELDS;

    const GROUPS: &'static [Group] = groups::GROUPS;

    fn choices(&self) -> Vec<u16> {
        self.0.to_vec()
    }

    /// What hangs on another choice is settled with it; what is not built yet is refused.
    fn from_choices(choices: &[u16]) -> Option<Self> {
        let options = Options(choices.try_into().ok()?).settled();
        let mut places = options.0.iter().enumerate();
        places.all(|(at, place)| Self::offers(at, *place)).then_some(options)
    }

    /// What is built: two seats or more, and nothing of the later chapters.
    fn offers(field: usize, place: u16) -> bool {
        const ENEMIES: [usize; 2] = [Key::EnemyHolland as usize, Key::EnemyPirates as usize];
        if field == Key::Players as usize {
            place > 0
        } else if (ENEMIES[0]..=ENEMIES[1]).contains(&field) {
            place == Options::default().0[field]
        } else {
            place == 0 || LATER.into_iter().all(|key| key as usize != field)
        }
    }

    /// What a table can show.
    fn shows(field: usize, place: u16) -> bool {
        Self::offers(field, place)
            && (place == 0 || UNSHOWN.into_iter().all(|key| key as usize != field))
    }

    fn samples() -> Vec<Self> {
        samples::samples()
    }

    fn seats(&self) -> u8 {
        Options::seats(self)
    }

    fn presets() -> Vec<Preset<Self>> {
        let preset = |key, options: Option<Options>| {
            options.map(|options| Preset { key, options, of_its_size: false })
        };
        [preset("light", Options::light(2)), preset("standard", Options::standard(2))]
            .into_iter()
            .flatten()
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Options as _;

    #[test]
    fn fields_stand_in_the_order_of_their_keys() {
        assert_eq!(FIELDS[Key::Goal as usize].key, "goal");
        assert_eq!(FIELDS[Key::Kraken as usize].key, "kraken");
        assert_eq!(FIELDS[Key::BalancedNpc as usize].key, "balanced_npc");
        assert_eq!(FIELDS[Key::EnemyHolland as usize].key, "enemy_holland");
        assert_eq!(FIELDS[Key::MaxRounds as usize].key, "max_rounds");
    }

    #[test]
    fn light_and_standard_are_as_the_table_says() {
        let (light, standard) = (Options::default(), Options::standard(3).expect("three"));
        assert_eq!((light.goal(), light.max_rounds(), light.npcs_per_seat()), (6, 40, 2));
        assert_eq!((standard.goal(), standard.max_rounds(), standard.npcs_per_seat()), (12, 80, 1));
        assert!(light.npc_missions() && !standard.npc_missions(), "D-86");
        assert_eq!((light.eras(), standard.eras()), ([2, 4], [4, 8]), "L-343");
        assert_eq!((light.tokens_a_fame(), standard.tokens_a_fame()), (3, 2), "L-104");
        assert_eq!(light.destroyed_limit(), 3, "L-168");
    }

    #[test]
    fn on_card_a_england_fights_spain_and_france_and_all_fight_the_pirates() {
        let wars = Options::default().wars();
        let enemies = |nation: Nation| wars[nation.index()].iter().collect::<Vec<_>>();
        use Nation::{England, France, Holland, Pirates, Spain};
        assert_eq!(enemies(England), [Spain, France, Pirates], "L-020");
        assert_eq!(enemies(Holland), [Pirates]);
        assert_eq!(enemies(Pirates), [Holland, Spain, England, France]);
    }

    #[test]
    fn card_b_is_chosen_and_card_a_settles_its_pairs() {
        let b = Options::default().with(Key::War, 1).expect("card B");
        let b = b.with(Key::WarHollandSpain, 1).expect("a war");
        assert!(b.wars()[Nation::Holland.index()].has(Nation::Spain), "L-020");
        assert_eq!(b.with(Key::War, 0), Some(Options::default()));
    }

    #[test]
    fn what_is_not_built_is_refused() {
        for key in LATER {
            let held = Options::default().with(key, 1).is_some_and(|options| options.on(key));
            assert!(!held, "{key:?}");
        }
        assert_eq!(Options::default().with(Key::Players, 0), None, "alone");
        assert_eq!(Options::from_choices(&[1, 0]), None, "too few");
    }
}
