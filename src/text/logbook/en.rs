//! The fixed words in English.

use super::terms::Terms;

pub(super) const TERMS: Terms = Terms {
    race: "The race for fame",
    weather: "Weather",
    your_ship: "Your ship",
    npcs: "Ships that sail by themselves",
    chart: "The chart",
    afloat: "Adrift",
    markets: "Markets",
    ashore: "In taverns and shipyards",
    wars: "At war",
    piles: "Piles",
    level: "level",
    heading: "heading",
    off_map: "off the map",
    waits: "her tile is still face down",
    defence: "defence",
    robustness: "robustness",
    hold: "Hold",
    fires: "fires",
    draft: "draft",
    sound: "no damage",
    rigging: "movement",
    upgrades: "Upgrades",
    reputation: "Reputation",
    joined: "a member of",
    mission: "Mission",
    legend: "a legend",
    hunts: "after",
    enemy_of: "hostile to",
};
