//! The rules of Plunder in English.

use super::rules_parts::{battle, deck};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// All sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "goal",
            title: "The aim",
            body: vec![
                Block::Text(
                    "Twenty-five merchants carry a hundred pieces of gold. You send yours to sea and attack the others’ with pirate ships. Whoever still leads a battle when their turn comes round captures the merchant and its gold.",
                ),
                Block::Text(
                    "At the end captured gold counts for you, gold on merchants still in hand against you. The highest score wins; equal scores share the victory.",
                ),
            ],
        },
        Section {
            id: "cards",
            title: "The cards",
            body: vec![
                Block::List(vec![
                    "25 merchants with 2 to 8 gold.",
                    "48 pirate ships: in each of the four colours Anchor, Wave, Sabre and Hourglass, two ships of 1 skull, four of 2 skulls, four of 3 skulls and two of 4 skulls.",
                    "4 captains, one of each colour, and 1 admiral without a colour: these are the trumps.",
                ]),
                deck(
                    lang,
                    "The merchants",
                    "M2 M3 M4 M5 M6 M7 M8",
                    "Below each card, how many there are of it.",
                ),
                deck(
                    lang,
                    "The ships of one colour, its captain, and the admiral",
                    "R1 R2 R3 R4 RC AD",
                    "The number and the skulls tell the strength, the corner tells the colour.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Setting up",
            body: vec![Block::Text(
                "The 78 cards are shuffled. Each seat gets six; the rest is the pile. Chance decides who begins, and turns go clockwise.",
            )],
        },
        Section {
            id: "turn",
            title: "A turn",
            body: vec![
                Block::Steps(vec![
                    "First you capture, without asking, every merchant whose battle you lead.",
                    "Then you do exactly one thing: draw a card, or play one.",
                ]),
                Block::Text(
                    "There is no hand limit, and nobody may pass. With no card in hand you draw.",
                ),
            ],
        },
        Section {
            id: "merchants",
            title: "Sending a merchant",
            body: vec![
                Block::Text(
                    "Lay a merchant in front of you: it is at sea. You may have as many there as you like. If nobody has attacked it when your turn comes again, it comes home and the gold is yours.",
                ),
                battle(
                    lang,
                    false,
                    5,
                    "",
                    "Nobody attacks: Anne leads, and takes her 5 gold at the start of her next turn.",
                ),
            ],
        },
        Section {
            id: "ships",
            title: "Playing a ship",
            body: vec![
                Block::Text(
                    "A pirate ship is played at any merchant at sea, attacked or not, even one of your own to defend it. The strength of a side at a merchant is the sum of the skulls on its ships there.",
                ),
                Block::Text(
                    "Nothing obliges you to take the lead: a ship that is too weak may be played, to prepare or to get in the way.",
                ),
                battle(lang, false, 5, "1:R3 2:G4 1:R2", "Marc leads, 5 to 4."),
            ],
        },
        Section {
            id: "colours",
            title: "Colours",
            body: vec![
                Block::List(vec![
                    "The first ship of a side at a merchant fixes its colour there. It must be free: no other side has ships of that colour at this merchant.",
                    "All ships this side adds here are of that colour. Elsewhere it may choose another.",
                    "So at most four sides have ships at one merchant. A side with only the admiral there needs no colour and may be the fifth.",
                ]),
                battle(
                    lang,
                    false,
                    4,
                    "1:B1 2:Y2",
                    "Marc has taken the anchor, Nina the hourglass. Hugo can attack this merchant only with the sabre or the wave.",
                ),
            ],
        },
        Section {
            id: "captains",
            title: "Captains",
            body: vec![
                Block::Text(
                    "A captain joins a ship of yours, played in an earlier turn, and only one of its own colour. It beats any number of skulls.",
                ),
                battle(
                    lang,
                    false,
                    7,
                    "2:G4 2:G4 1:R1 1:RC",
                    "Marc’s captain beats Nina’s eight skulls.",
                ),
                Block::Text(
                    "With several trumps at a merchant only the last one played counts, whichever it is.",
                ),
                battle(
                    lang,
                    false,
                    6,
                    "1:R1 1:RC 2:G1 2:GC",
                    "Nina played her captain last: she leads.",
                ),
            ],
        },
        Section {
            id: "admiral",
            title: "The admiral",
            body: vec![
                Block::Text(
                    "The admiral is played only at a merchant of your own, attacked or not, with or without ships of yours. It has no colour and fixes none. It beats all skulls and the captains played before it; a captain played after it beats it.",
                ),
                battle(lang, false, 8, "1:R3 1:RC 0:AD", "The admiral came last: Anne leads."),
            ],
        },
        Section {
            id: "battle",
            title: "Who leads",
            body: vec![
                Block::Steps(vec![
                    "No card at the merchant: its owner leads.",
                    "Otherwise, if there is a trump: the side of the last trump played leads.",
                    "Otherwise: the side with more skulls than each other side leads. The owner counts only through ships.",
                    "Level at the top: nobody leads. All cards stay until one side does.",
                ]),
                battle(
                    lang,
                    false,
                    5,
                    "1:R4 2:G4 3:B2",
                    "Marc and Nina are level: nobody leads, and neither does Hugo.",
                ),
                battle(
                    lang,
                    false,
                    5,
                    "1:R4 0:B4 0:B1",
                    "Anne defends her merchant: 5 to 4, she leads.",
                ),
            ],
        },
        Section {
            id: "capture",
            title: "Capturing",
            body: vec![
                Block::Text(
                    "At the start of your turn, before you act, you capture every merchant whose battle you lead at that moment. To lead therefore means to hold out for a whole round: each of the others has had a chance to answer.",
                ),
                Block::Text(
                    "The merchant and all cards played at it leave the game; only the gold counts. Capturing is automatic.",
                ),
            ],
        },
        Section {
            id: "discard",
            title: "Once the pile is empty",
            body: vec![
                Block::Text(
                    "There is nothing left to draw. You play a card, or you discard one, face up, that cannot be played at that moment. You may do so even if another card is playable.",
                ),
                Block::Text(
                    "A merchant is never discarded: it can always be sent out. With the option “free discard” any other card may go, even a playable one.",
                ),
            ],
        },
        Section {
            id: "end",
            title: "End of the game",
            body: vec![
                Block::Text(
                    "The game stops as soon as, after an action, the pile is empty and so is a hand, whether its last card was played or discarded.",
                ),
                Block::List(vec![
                    "Every merchant still at sea goes at once to the side that leads its battle; one that nobody attacks goes to its owner.",
                    "Where sides are level nobody gets the gold.",
                    "Score: gold captured less gold on merchants in hand. It may be negative.",
                ]),
            ],
        },
        Section {
            id: "teams",
            title: "Teams",
            body: vec![
                Block::Text(
                    "With six or eight seats always, with four if you like, two neighbouring seats form a team. Each seat has its own hand and takes its own turn; partners see each other’s cards but do not exchange them.",
                ),
                Block::List(vec![
                    "Partners attack together: one colour for a team and a merchant, skulls add up, the partner’s ship is enough for a captain, and the admiral defends the partner’s merchants too.",
                    "Only the first seat of a team captures, at the start of its turn, for the whole team. The second never does: what the first has just played brings nothing at once.",
                    "With neither pile nor cards a seat passes as long as its partner has cards. The game stops when both hands of a team are empty.",
                    "The score is common; gold left in either hand is taken off.",
                ]),
                battle(
                    lang,
                    true,
                    5,
                    "2:R2 3:R2",
                    "Nina and Hugo fight together: their team leads with 4 skulls.",
                ),
            ],
        },
    ]
}
