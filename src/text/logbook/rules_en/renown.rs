//! Reputation, fame, missions and the treasure.

use super::super::rules_parts::columns;
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "reputation",
            title: "Reputation",
            body: vec![
                Block::Text(
                    "With each of the five nations you stand somewhere between −5 and 11. Every three goods sold bring a point, missions bring some, and fighting takes and gives:",
                ),
                Block::List(vec![
                    "attacking a ship: −1 with her nation, once a turn,",
                    "destroying her: −1 more,",
                    "attacking her on a mooring: −2 with the nation of the port,",
                    "destroying a ship of a nation at war: +1 with one nation of your choice at war with it.",
                ]),
                Block::Text(
                    "A corsair counts as a pirate. Another seat’s ship counts for the nation it has joined, and for none before. Losses come before gains.",
                ),
                columns(lang),
                Block::Text(
                    "Effects stay as long as you are at their column or beyond; fame for a column is gained once and kept. A country where you are at −5 never forgives.",
                ),
                Block::Text(
                    "A gain that would bring you to 11 asks whether you join: a country, and the Pirates besides if you like. It brings 1 fame. On joining a country you fall to −4 with every country at war with it, and with the others you stop at 10. Attack a ship of a nation you have joined and you fall to −4 there, leave it, and lose that fame.",
                ),
            ],
        },
        Section {
            id: "fame",
            title: "Fame and eras",
            body: vec![
                Block::Text(
                    "Fame is counted at once, and the game ends with the effect that reaches the goal. If one effect brings two seats there, the seat whose turn it is wins, else the next in turn order.",
                ),
                Block::Text(
                    "At a third of the goal, rounded up, the ships of level 1 leave the deck of ships that sail by themselves; at two thirds those of level 2. From then on stronger ones appear. Those at sea stay.",
                ),
                Block::Text(
                    "If nobody has reached the goal after the last round, the most fame wins, then the most money.",
                ),
            ],
        },
        Section {
            id: "missions",
            title: "Missions",
            body: vec![
                Block::Text(
                    "In a tavern you draw three missions and keep one; an informer draws one more. You may have three active ones, one more with each informer. Most are secret until a step lays them open.",
                ),
                Block::List(vec![
                    "Personal: sail to the ends of the world, fill casks where whales blow, hold 20,000 doubloons, survive ten time steps…",
                    "Combat: destroy a certain ship or kind of ship.",
                    "Rescue: reach a place, roll a D12, bring whoever it is to a port. By night the roll is often easier. A failed roll discards the mission.",
                    "Transport: fetch goods or a passenger, and deliver or sell them where the card says.",
                ]),
                Block::Text(
                    "Steps in ports are validated during the visit, when you like. Steps on a cell cost 1 point of movement there; steps at a ship or fortress are an action beside it. What you destroy, sell, survive or own counts by itself.",
                ),
                Block::Text(
                    "A completed mission brings 1 fame and its reward. Four completed ones of one type bring 1 more. An upgrade won as a reward is one of your board’s, or one that a shipyard fits, if your ship can take it; you may decline. “A ship with a mission” is another seat with one of that type; with two seats a ship bearing the mark counts as well.",
                ),
                Block::Text(
                    "A few cards ask for a boarding or for a tile that is not in these games. They stay in the deck; leave them to others.",
                ),
            ],
        },
        Section {
            id: "treasure",
            title: "Treasure",
            body: vec![
                Block::Text(
                    "Two cards show cells that bear a cross somewhere; exactly one is on both, and there the treasure lies. Your first clue lets you see card 1, the second card 2. Clues lie under barrels, aboard some ships, and are won by missions.",
                ),
                Block::Text(
                    "Beside a cross you may dig, once in the game, with clues or without. If it is the right one, the third card is yours: 2 or 3 fame, 4,000 to 10,000 doubloons, and perhaps upgrades. If not, nobody learns more than that. Once found, clues do nothing.",
                ),
            ],
        },
    ]
}
