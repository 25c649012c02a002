//! The options, in the order of the link format.

use engine::Field;
use engine::options::{SEATS, SWITCH, Values};

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

/// How many there are.
pub(super) const COUNT: usize = Key::MaxRounds as usize + 1;

const BOARDS: Values = Values::Words(&["A", "B"]);
const SIDES: Values = Values::Words(&["A", "B"]);

const fn field(key: &'static str, values: Values) -> Field {
    Field { key, values }
}

const fn switch(key: &'static str) -> Field {
    field(key, SWITCH)
}

/// What can be chosen, in the order of [`Key`].
pub(super) const FIELDS: [Field; COUNT] = [
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
