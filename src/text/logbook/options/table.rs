//! The table: how it is played, the boards, the wars and the enemies.

use super::{FIGURES, Row, SIDES, row, switch};

const BOARD: [&str; 2] = [
    "A\u{a0}: un navire imprimé qui grandit. B\u{a0}: des cartes de navires.",
    "A: a printed ship that grows. B: ship cards.",
];
const AT_WAR: [&str; 2] = ["Avec la carte B, en guerre ou non.", "With card B, at war or not."];
const AN_ENEMY: [&str; 2] = [
    "Dans le jeu en solitaire ou ensemble, ennemie dès le départ.",
    "Playing alone or together, an enemy from the start.",
];

pub(super) static ROWS: [Row; 23] = [
    row(
        "mode",
        ["Qui contre qui", "Who against whom"],
        ["", ""],
        [
            &[
                ("competitive", "Chacun pour soi"),
                ("solo", "En solitaire"),
                ("coop", "Ensemble"),
                ("teams", "Par équipes"),
            ],
            &[
                ("competitive", "Everyone alone"),
                ("solo", "Solo"),
                ("coop", "Together"),
                ("teams", "Teams"),
            ],
        ],
    ),
    row(
        "goal",
        ["Renommée à atteindre", "Fame to reach"],
        ["Qui l’atteint gagne aussitôt.", "Whoever reaches it wins at once."],
        FIGURES,
    ),
    row("board1", ["Plateau de la place 1", "Board of seat 1"], BOARD, FIGURES),
    row("board2", ["Plateau de la place 2", "Board of seat 2"], BOARD, FIGURES),
    row("board3", ["Plateau de la place 3", "Board of seat 3"], BOARD, FIGURES),
    row("board4", ["Plateau de la place 4", "Board of seat 4"], BOARD, FIGURES),
    row(
        "rep_side",
        ["Table de réputation", "Reputation table"],
        [
            "Face B\u{a0}: les nations accordent davantage à qui leur plaît.",
            "Side B: nations grant more to those they like.",
        ],
        SIDES,
    ),
    row(
        "yard",
        ["Taverne et chantier", "Tavern and yard"],
        [
            "Un plateau d’où l’on engage des gens et achète des navires.",
            "A board from which people are hired and ships are bought.",
        ],
        [
            &[("none", "Sans plateau"), ("A", "Face A"), ("B", "Face B")],
            &[("none", "No board"), ("A", "Side A"), ("B", "Side B")],
        ],
    ),
    row(
        "score_side",
        ["Piste de renommée", "Fame track"],
        [
            "Quand les navires faibles quittent la mer\u{a0}: à 7 et 15, ou à 9 et 15.",
            "When the weak ships leave the sea: at 7 and 15, or at 9 and 15.",
        ],
        SIDES,
    ),
    row(
        "market_side",
        ["Marchés", "Markets"],
        ["Face B\u{a0}: la contrebande rapporte davantage.", "Side B: contraband pays better."],
        SIDES,
    ),
    row(
        "war",
        ["Carte des guerres", "War card"],
        [
            "A\u{a0}: l’Angleterre contre l’Espagne et la France. B\u{a0}: à choisir.",
            "A: England against Spain and France. B: to be chosen.",
        ],
        [&[("A", "Carte A"), ("B", "Carte B")], &[("A", "Card A"), ("B", "Card B")]],
    ),
    switch("war_holland_spain", ["Hollande et Espagne", "Holland and Spain"], AT_WAR),
    switch("war_holland_england", ["Hollande et Angleterre", "Holland and England"], AT_WAR),
    switch("war_holland_france", ["Hollande et France", "Holland and France"], AT_WAR),
    switch("war_spain_england", ["Espagne et Angleterre", "Spain and England"], AT_WAR),
    switch("war_spain_france", ["Espagne et France", "Spain and France"], AT_WAR),
    switch("war_england_france", ["Angleterre et France", "England and France"], AT_WAR),
    switch("enemy_holland", ["La Hollande, ennemie", "Holland an enemy"], AN_ENEMY),
    switch("enemy_spain", ["L’Espagne, ennemie", "Spain an enemy"], AN_ENEMY),
    switch("enemy_england", ["L’Angleterre, ennemie", "England an enemy"], AN_ENEMY),
    switch("enemy_france", ["La France, ennemie", "France an enemy"], AN_ENEMY),
    switch("enemy_pirates", ["Les Pirates, ennemis", "The Pirates enemies"], AN_ENEMY),
    row(
        "max_rounds",
        ["Dernière manche", "Last round"],
        ["Ensuite, le plus de renommée gagne.", "After it, the most fame wins."],
        FIGURES,
    ),
];
