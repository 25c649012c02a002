//! The sea: map, wind, events and monsters.

use super::{Row, row, switch};

pub(super) static ROWS: [Row; 13] = [
    row(
        "map",
        ["Carte", "Chart"],
        [
            "Ordinaire\u{a0}: des tuiles face cachée. Grandissante\u{a0}: on la pose en explorant.",
            "Standard: tiles lie face down. Growing: it is laid as you explore.",
        ],
        [
            &[("standard", "Ordinaire"), ("dynamic", "Grandissante")],
            &[("standard", "Standard"), ("dynamic", "Growing")],
        ],
    ),
    row(
        "unexplored",
        ["Trous de la carte", "Gaps in the chart"],
        ["Ce que deviennent les cases sans tuile.", "What becomes of cells without a tile."],
        [
            &[("none", "Vides"), ("fill", "Comblés"), ("risk", "À ses risques")],
            &[("none", "Empty"), ("fill", "Filled"), ("risk", "At your risk")],
        ],
    ),
    switch(
        "extra_tiles",
        ["Trois tuiles de plus", "Three more tiles"],
        [
            "L’Orénoque, la Redonda et les latitudes des chevaux.",
            "The Orinoco, Redonda and the Horse Latitudes.",
        ],
    ),
    switch(
        "calm_wind",
        ["Calme plat", "Dead calm"],
        ["Une carte de vent sans vent.", "A wind card without wind."],
    ),
    switch(
        "wind_reshuffle",
        ["Vents remêlés", "Winds reshuffled"],
        [
            "À chaque changement, toutes les cartes de vent sont remêlées.",
            "At each change all wind cards are shuffled again.",
        ],
    ),
    switch(
        "events",
        ["Événements", "Events"],
        [
            "Une carte à chaque lever du jour\u{202f}; sinon, un nouveau vent.",
            "A card at each daybreak; otherwise a new wind.",
        ],
    ),
    switch(
        "kraken",
        ["Kraken", "Kraken"],
        [
            "Il peut monter de la Fosse et prendre des navires.",
            "It may rise from the Deep and take ships.",
        ],
    ),
    switch(
        "treasure",
        ["Trésor", "Treasure"],
        ["Deux indices, une croix, une fouille.", "Two clues, one cross, one dig."],
    ),
    switch(
        "flotation",
        ["Les tonneaux coulent", "Barrels sink"],
        [
            "Un tonneau flotte cinq ou six pas de temps.",
            "A barrel floats for five or six time steps.",
        ],
    ),
    row(
        "fishing",
        ["Pêche à la baleine", "Whaling"],
        ["Là où soufflent les baleines, avec une chaloupe.", "Where whales blow, with a boat."],
        [
            &[("off", "Non"), ("once", "Une fois par déplacement"), ("free", "À volonté")],
            &[("off", "No"), ("once", "Once a movement"), ("free", "At will")],
        ],
    ),
    switch(
        "white_whale",
        ["La Baleine blanche", "The White Whale"],
        ["Elle cherche qui a de l’huile à bord.", "She looks for those with oil aboard."],
    ),
    switch(
        "cargo_tower",
        ["Tour à cargaison", "Cargo tower"],
        [
            "Un dé dit si ce qui tombe à l’eau flotte ou coule.",
            "A die says whether what falls into the water floats or sinks.",
        ],
    ),
    row(
        "los_border",
        ["Vue le long des côtes", "Sight along coasts"],
        [
            "Une ligne qui longe le bord d’une terre, fermée ou libre.",
            "A line that runs along the border of land, closed or free.",
        ],
        [
            &[("strict", "Fermée"), ("lenient", "Libre")],
            &[("strict", "Closed"), ("lenient", "Free")],
        ],
    ),
];
