//! The goal, the goods, how a game begins, and what is secret.

use super::super::rules_parts::{fleets, heap, kinds, laid_out};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "goal",
            title: "Aim of the game",
            body: vec![
                Block::Text(
                    "Ships lie at the quay and ask for goods. You buy goods, bring them into your warehouse and load whole cargoes: each ship you load brings its points. But when the fleet leaves, much of what still lies about is lost.",
                ),
                Block::Text(
                    "The game ends with the turn in which somebody reaches the target. The most points win.",
                ),
            ],
        },
        Section {
            id: "goods",
            title: "The goods",
            body: vec![
                Block::Text("There are four kinds of goods, 15 cards of each in the reserve."),
                heap(lang, "The four kinds", "ACPS", "", ""),
                kinds(
                    lang,
                    vec!["Kind", "Points on a large ship", "On a small ship", "At the departure"],
                    [
                        "all of it rots",
                        "half, together with spice",
                        "half, together with cheese",
                        "keeps",
                    ],
                ),
                Block::Text(
                    "A large ship asks for four goods, and is worth 1 point more if they are of three or four kinds. A small ship asks for one or two.",
                ),
                laid_out(
                    lang,
                    "Three ships",
                    "L05 L23 K09",
                    "Two apples and two cheeses: 18 points. One of each: 5 + 4 + 4 + 3, and 1 more for variety: 17. A small ship for an apple and a cheese: 7.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Start of the game",
            body: vec![
                Block::Steps(vec![
                    "Every seat has 22 gold and an empty warehouse of 8 places.",
                    "The three piles of action cards, Purchase, Storage and Transport, are shuffled; so are the large and the small ships.",
                    "A fleet comes to the quay; its size depends on the number of seats.",
                    "Chance decides who gets the pawn and is first. From there on clockwise every seat takes two goods of its choice from the reserve into its hand, seen by all.",
                ]),
                fleets(vec!["Seats", "Large ships", "Small ships", "Target", "Short game"]),
            ],
        },
        Section {
            id: "hands",
            title: "What is secret",
            body: vec![
                Block::Text(
                    "Gold, goods and specials in a hand are hidden from the others, and so are the faces and the points of ships won. Money and goods have the same back: you only see how many cards there are of both together. The number of specials and of ships is public.",
                ),
                Block::Text(
                    "Every move is public, though, so a good memory knows a lot. Warehouses, the row, offers and what lies in front of a seat are open to all. There is no limit to a hand.",
                ),
            ],
        },
    ]
}
