//! Events, weather, the Kraken, night, options and bots.

use super::super::rules_parts::events;
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "events",
            title: "Events",
            body: vec![
                Block::Text(
                    "Odd rounds are days, even ones nights. At the beginning of every day from round 3 on, what lasts until the next day ends, and an event is drawn. A D12 that names a country means Holland with 1–3, Spain with 4–6, England with 7–9, France with 10–12. A D20 that names a place means the number cell of that tile, or of the next lower one that lies face up.",
                ),
                events(lang),
                Block::Text(
                    "Seat 1 is the first in turn order; where there are fewer seats the count goes on with the first.",
                ),
            ],
        },
        Section {
            id: "weather",
            title: "Weather",
            body: vec![Block::List(vec![
                "Storm: the first half of your points, rounded down, is safe. Each further cell costs 1 damage in heavy weather, or in a hurricane 1D20 less your defence. Ships that sail by themselves stop at the safe half.",
                "Tide: every bank is one deeper or one shallower. At low tide a bank of 1 is land: it cannot be entered and closes the view.",
                "Fog: a disc of radius 2 over the Virgins. At the end of each round it drifts one cell with the wind, until it has left the sea. A ship or fortress in it neither attacks nor is attacked, and no line of sight passes.",
            ])],
        },
        Section {
            id: "kraken",
            title: "The Kraken",
            body: vec![
                Block::Text(
                    "The Kraken exists in the long voyage. The first of its cards that is drawn while the Deep lies face up brings it to the cell there; further ones add to it.",
                ),
                Block::Text(
                    "At the end of each round it moves once for each such card: one D12 gives the direction as on a clock (12 and 1 to the north, 2 and 3 to the north-east, and so on), another the distance. It goes round land by the shortest way. Every ship whose cell it enters is destroyed, and every ship that enters its own; after that, a card leaves, and with the last one the Kraken. The Colossus also seizes the six cells around it, and keeps it on the map, where it lies still once no other card is left.",
                ),
            ],
        },
        Section {
            id: "night",
            title: "Day and night",
            body: vec![Block::Text(
                "Night changes no sight and no speed. It helps those who come in secret: many rolls of rescue missions, and the theft of a chart, gain 1 or 2 by night. A mission that counts time steps counts nights as well as days.",
            )],
        },
        Section {
            id: "options",
            title: "Options",
            body: vec![Block::List(vec![
                "The goal, from 3 to 30 fame, and the last round.",
                "War card B: which countries are at war is chosen.",
                "Without events a new wind comes each day. The Kraken and the treasure may be left out, the winds reshuffled at each change.",
                "One, two or three ships that sail by themselves for each seat, from one deck or from two by turns; marked ships for missions, always or never.",
                "Eras by the goal or as printed: at 7 and 15 fame, or 9 and 15.",
                "A fame lost at every destruction, every second or every third; 3 damage a die at most; rerolls by hand; lines of sight along borders free.",
            ])],
        },
        Section {
            id: "bots",
            title: "Bots",
            body: vec![Block::Text(
                "Bots see what their seat sees and no more: neither face-down tiles nor your secret missions. They weigh plans, such as a port, a barrel, a hunt or a dig, by playing them on in imagined worlds. The Deckhand looks briefly and follows whims, the Bosun thinks longer, the Captain longest. The ships that sail by themselves are no bots: they follow the rules above to the letter.",
            )],
        },
    ]
}
