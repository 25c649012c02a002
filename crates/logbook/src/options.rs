//! Table size and variants (section 4 of the rules).

mod groups;
mod samples;

use engine::Field;
use engine::options::{Group, Preset, SEATS, SWITCH, Values};

use crate::{Flags, Nation};

/// An option, in the order of the link format. Later chapters of the rules have their place here
/// already, so that a game of today stays what it is when they come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Key {
    /// How many sit down.
    Players,
    /// Who plays against whom.
    Mode,
    /// The fame that wins (L-022).
    Goal,
    /// The board of the first seat in turn order (L-030), then those of the others.
    Board1,
    /// The board of the second seat.
    Board2,
    /// The board of the third seat.
    Board3,
    /// The board of the fourth seat.
    Board4,
    /// The side of the reputation board (L-252).
    RepSide,
    /// The tavern and yard board (L-026, L-029).
    Yard,
    /// The side of the fame track (L-340).
    ScoreSide,
    /// The side of the market tiles (L-338).
    MarketSide,
    /// The war card (L-020).
    War,
    /// Are Holland and Spain at war on card B? The other five pairs of countries follow.
    WarHollandSpain,
    /// Holland and England.
    WarHollandEngland,
    /// Holland and France.
    WarHollandFrance,
    /// Spain and England.
    WarSpainEngland,
    /// Spain and France.
    WarSpainFrance,
    /// England and France.
    WarEnglandFrance,
    /// The standard map or one that grows (2.7).
    Map,
    /// What becomes of places where no tile fits (L-101, L-102).
    Unexplored,
    /// Tiles 22, 23 and the calm tile.
    ExtraTiles,
    /// The calm wind card (L-018).
    CalmWind,
    /// All wind cards are shuffled at each change (L-391).
    WindReshuffle,
    /// Events are drawn (L-391).
    Events,
    /// The Kraken may come (2.29).
    Kraken,
    /// There is a treasure (2.30).
    Treasure,
    /// Barrels sink with time (L-105).
    Flotation,
    /// Crew and boarding.
    Crew,
    /// A natural 12 kills (L-138).
    Natural12,
    /// Ramming (L-198).
    Ram,
    /// The pincer (L-203).
    Pincer,
    /// Fishing (L-205).
    Fishing,
    /// Captains (2.33).
    Captains,
    /// Bounty cards (2.32).
    Bounty,
    /// The White Whale (2.31).
    WhiteWhale,
    /// The cargo tower (2.16).
    CargoTower,
    /// The at-war bonus (L-139).
    AtWarBonus,
    /// Two decks of ships, one a seal (L-025).
    BalancedNpc,
    /// Ships that sail by themselves, for each seat (L-032).
    NpcsPerSeat,
    /// Marked ships stand for missions (D-86).
    NpcMissions,
    /// Where the era icons stand (L-343).
    Eras,
    /// An old ship is credited (L-296).
    TradeIn,
    /// Dice are rerolled by the house's policy.
    AutoReroll,
    /// How sight runs along a border (L-092).
    LosBorder,
    /// How often one may be destroyed (L-168).
    DestroyedLimit,
    /// A die does 3 damage at most (L-134).
    Max3,
    /// Melee hits on 12 alone (L-184).
    Melee12,
    /// Enemy nations score by night (L-475).
    SoloNight,
    /// The goal of 25 (L-470).
    Solo25,
    /// Is Holland an enemy? The other nations follow.
    EnemyHolland,
    /// Spain.
    EnemySpain,
    /// England.
    EnemyEngland,
    /// France.
    EnemyFrance,
    /// The Pirates.
    EnemyPirates,
    /// The game ends after this round (D-71).
    MaxRounds,
}

const COUNT: usize = Key::MaxRounds as usize + 1;

const BOARDS: Values = Values::Words(&["A", "B"]);
const SIDES: Values = Values::Words(&["A", "B"]);

const fn field(key: &'static str, values: Values) -> Field {
    Field { key, values }
}

const fn switch(key: &'static str) -> Field {
    field(key, SWITCH)
}

/// What can be chosen, in the order of [`Key`].
const FIELDS: [Field; COUNT] = [
    field(SEATS, Values::Range(1, 4)),
    field("mode", Values::Words(&["competitive", "solo", "coop", "teams"])),
    field("goal", Values::Range(3, 30)),
    field("board1", BOARDS),
    field("board2", BOARDS),
    field("board3", BOARDS),
    field("board4", BOARDS),
    field("rep_side", SIDES),
    field("yard", Values::Words(&["none", "A", "B"])),
    field("score_side", SIDES),
    field("market_side", SIDES),
    field("war", SIDES),
    switch("war_holland_spain"),
    switch("war_holland_england"),
    switch("war_holland_france"),
    switch("war_spain_england"),
    switch("war_spain_france"),
    switch("war_england_france"),
    field("map", Values::Words(&["standard", "dynamic"])),
    field("unexplored", Values::Words(&["none", "fill", "risk"])),
    switch("extra_tiles"),
    switch("calm_wind"),
    switch("wind_reshuffle"),
    switch("events"),
    switch("kraken"),
    switch("treasure"),
    switch("flotation"),
    switch("crew"),
    switch("natural12"),
    switch("ram"),
    switch("pincer"),
    field("fishing", Values::Words(&["off", "once", "free"])),
    switch("captains"),
    switch("bounty"),
    switch("white_whale"),
    switch("cargo_tower"),
    switch("at_war_bonus"),
    switch("balanced_npc"),
    field("npcs_per_seat", Values::Words(&["auto", "1", "2", "3"])),
    field("npc_missions", Values::Words(&["auto", "on", "off"])),
    field("eras", Values::Words(&["printed", "scaled"])),
    switch("trade_in"),
    switch("auto_reroll"),
    field("los_border", Values::Words(&["strict", "lenient"])),
    field("destroyed_limit", Values::Words(&["3", "2", "1"])),
    switch("max3"),
    switch("melee12"),
    switch("solo_night"),
    switch("solo25"),
    switch("enemy_holland"),
    switch("enemy_spain"),
    switch("enemy_england"),
    switch("enemy_france"),
    switch("enemy_pirates"),
    field("max_rounds", Values::Range(20, 400)),
];

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

/// What is not built yet, each held at its first value: crew and captains, and the wide sea.
const LATER: [Key; 27] = [
    Key::Mode,
    Key::Board1,
    Key::Board2,
    Key::Board3,
    Key::Board4,
    Key::RepSide,
    Key::Yard,
    Key::MarketSide,
    Key::Map,
    Key::Unexplored,
    Key::ExtraTiles,
    Key::CalmWind,
    Key::Flotation,
    Key::Crew,
    Key::Natural12,
    Key::Ram,
    Key::Pincer,
    Key::Fishing,
    Key::Captains,
    Key::Bounty,
    Key::WhiteWhale,
    Key::CargoTower,
    Key::AtWarBonus,
    Key::TradeIn,
    Key::Melee12,
    Key::SoloNight,
    Key::Solo25,
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

    /// War card A settles its pairs; what is not built yet is refused.
    fn from_choices(choices: &[u16]) -> Option<Self> {
        let mut options = Options(choices.try_into().ok()?);
        if options.get(Key::War) == 0 {
            let pairs = Key::WarHollandSpain as usize..;
            pairs.zip(CARD_A).for_each(|(at, war)| options.0[at] = war);
        }
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
            assert_eq!(Options::default().with(key, 1), None, "{key:?}");
        }
        assert_eq!(Options::default().with(Key::Players, 0), None, "alone");
        assert_eq!(Options::from_choices(&[1, 0]), None, "too few");
    }
}
