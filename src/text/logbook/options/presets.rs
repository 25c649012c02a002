//! Presets and groups.

use super::{FIGURES, Row, row};

pub(super) static ROWS: [Row; 14] = [
    row(
        "light",
        ["Premier voyage", "First voyage"],
        [
            "Jusqu’à 6 de renommée, sans Kraken\u{a0}: environ 45 à 60 minutes.",
            "Up to 6 fame, without the Kraken: about 45 to 60 minutes.",
        ],
        FIGURES,
    ),
    row(
        "standard",
        ["Grand voyage", "Long voyage"],
        [
            "Jusqu’à 12 de renommée, avec le Kraken\u{a0}: environ 90 minutes à deux, davantage à quatre.",
            "Up to 12 fame, with the Kraken: about 90 minutes with two seats, more with four.",
        ],
        FIGURES,
    ),
    row(
        "expert",
        ["Expert", "Expert"],
        [
            "Équipages, abordages et cartes de navires, jusqu’à 21 de renommée.",
            "Crews, boarding and ship cards, up to 21 fame.",
        ],
        FIGURES,
    ),
    row(
        "full",
        ["Complet", "Full"],
        [
            "Toutes les règles ensemble, et une carte qui grandit.",
            "All the rules together, and a chart that grows.",
        ],
        FIGURES,
    ),
    row(
        "solo",
        ["En solitaire", "Alone"],
        ["Contre les nations ennemies.", "Against the enemy nations."],
        FIGURES,
    ),
    row(
        "coop",
        ["Ensemble", "Together"],
        ["À deux contre les nations ennemies.", "Two seats against the enemy nations."],
        FIGURES,
    ),
    row("teams", ["En équipes", "Teams"], ["Deux contre deux.", "Two against two."], FIGURES),
    row("boards", ["Plateaux", "Boards"], ["", ""], FIGURES),
    row("wars", ["Guerres", "Wars"], ["", ""], FIGURES),
    row("seas", ["La mer", "The sea"], ["", ""], FIGURES),
    row("crews", ["Équipages et personnages", "Crews and characters"], ["", ""], FIGURES),
    row("strangers", ["Navires des nations", "Ships of the nations"], ["", ""], FIGURES),
    row("enemies", ["Nations ennemies", "Enemy nations"], ["", ""], FIGURES),
    row("house_rules", ["Règles de la table", "House rules"], ["", ""], FIGURES),
];
