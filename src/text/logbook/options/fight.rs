//! Ships, crews, guns, and what the table settles of them.

use super::{FIGURES, Row, row, switch};

pub(super) static ROWS: [Row; 18] = [
    switch(
        "crew",
        ["Équipage et abordage", "Crew and boarding"],
        ["On engage des gens et on aborde.", "People are hired and ships are boarded."],
    ),
    switch(
        "natural12",
        ["Le 12 tue", "A 12 kills"],
        [
            "Un 12 au canon tue toujours quelqu’un à bord.",
            "A 12 of the guns always kills somebody aboard.",
        ],
    ),
    switch(
        "ram",
        ["Éperonnage", "Ramming"],
        ["On peut heurter un navire de l’étrave.", "A ship may be struck with the bow."],
    ),
    switch(
        "pincer",
        ["Tenaille", "Pincer"],
        ["Un allié à côté de la cible aide les dés.", "An ally beside the target helps the dice."],
    ),
    switch(
        "captains",
        ["Figures de capitaines", "Captains"],
        ["Chaque place en choisit une parmi trois.", "Each seat chooses one of three."],
    ),
    switch(
        "bounty",
        ["Primes", "Bounties"],
        [
            "Qui coule des navires a sa tête mise à prix.",
            "Whoever sinks ships has a price on their head.",
        ],
    ),
    switch(
        "at_war_bonus",
        ["Ennemis acharnés", "Bitter enemies"],
        [
            "À −4 ou pire, une nation tire à +1 sur vous.",
            "At −4 or worse a nation fires at you with +1.",
        ],
    ),
    switch(
        "balanced_npc",
        ["Navires équilibrés", "Balanced ships"],
        [
            "Les navires des nations viennent de deux paquets, l’un après l’autre.",
            "The ships of the nations come from two packs by turns.",
        ],
    ),
    row(
        "npcs_per_seat",
        ["Navires des nations, par place", "Ships of the nations, per seat"],
        ["D’usage, deux à deux places, sinon un.", "As usual, two with two seats, else one."],
        [&[("auto", "D’usage")], &[("auto", "As usual")]],
    ),
    row(
        "npc_missions",
        ["Navires marqués", "Marked ships"],
        [
            "Un navire à la marque compte comme porteur d’une mission. D’usage\u{a0}: à deux places.",
            "A marked ship counts as carrying a mission. As usual: with two seats.",
        ],
        [
            &[("auto", "D’usage"), ("on", "Oui"), ("off", "Non")],
            &[("auto", "As usual"), ("on", "Yes"), ("off", "No")],
        ],
    ),
    row(
        "eras",
        ["Quand viennent les gros navires", "When the large ships come"],
        [
            "Au tiers et aux deux tiers du but, ou aux nombres imprimés.",
            "At a third and two thirds of the goal, or at the printed figures.",
        ],
        [
            &[("printed", "Comme imprimé"), ("scaled", "Selon le but")],
            &[("printed", "As printed"), ("scaled", "By the goal")],
        ],
    ),
    switch(
        "trade_in",
        ["Reprise de l’ancien navire", "Trading in"],
        ["L’ancien navire est déduit du prix.", "The old ship is credited."],
    ),
    switch(
        "auto_reroll",
        ["Relances automatiques", "Automatic rerolls"],
        [
            "Les ratés sont relancés d’eux-mêmes, le plus faible d’abord.",
            "Misses are rerolled by themselves, the lowest first.",
        ],
    ),
    row(
        "destroyed_limit",
        ["Perdre une renommée", "Losing a fame"],
        ["À toutes les combien de destructions.", "At how many destructions of one’s ship."],
        FIGURES,
    ),
    switch(
        "max3",
        ["Trois dégâts par dé", "Three damage a die"],
        ["Au lieu de quatre au plus.", "Instead of four at most."],
    ),
    switch(
        "melee12",
        ["Mêlée dure", "Hard melee"],
        ["En mêlée, seul 12 touche.", "In melee only a 12 hits."],
    ),
    switch(
        "solo_night",
        ["Ennemis de nuit", "Enemies by night"],
        ["Les nations ennemies marquent aussi la nuit.", "Enemy nations score by night too."],
    ),
    switch(
        "solo25",
        ["Vingt-cinq", "Twenty-five"],
        ["Le but est de 25 de renommée.", "The goal is 25 fame."],
    ),
];
