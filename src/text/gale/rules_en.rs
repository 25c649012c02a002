//! The rules of Gale in English.

use super::rules_parts::{decks, places, trick, winds};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// All sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "goal",
            title: "Aim of the game",
            body: vec![
                Block::Text(
                    "A wind blows over every trick and harms one ship. The weakest card of the trick takes that wind and its damage; the strongest leads the next trick, which is no gift either. The best place is somewhere in between.",
                ),
                Block::Text(
                    "A game has 5 rounds of 12 tricks (1 or 3 rounds if you like). After each round, the less damage you have, the more points you score. The highest total wins.",
                ),
            ],
        },
        Section {
            id: "cards",
            title: "The cards",
            body: vec![
                Block::List(vec![
                    "60 wheel cards: 1 to 14 in each of the four directions North, East, South and West, and 4 pirates without direction or number.",
                    "20 wind cards: in each direction two winds of 1 damage, two of 2 damage and one of 3 damage.",
                ]),
                decks(
                    lang,
                    "Some wheel cards, a pirate, and winds",
                    "N9 E14 S1 W6 P",
                    "N1 E2 S3",
                    "The needle shows the direction, the splinters show the damage.",
                ),
            ],
        },
        Section {
            id: "setup",
            title: "Start of a round",
            body: vec![
                Block::Steps(vec![
                    "All wind cards and all wheel cards are shuffled, every round.",
                    "Each seat is dealt 12 wheel cards. With two, three or four seats the other cards stay face down and are not used in this round; with five everything is dealt.",
                    "Twelve winds will blow, one a trick. You see the wind of the present trick and the next two; after each trick the row moves up and a new wind is revealed, as long as there is one left of the twelve.",
                ]),
                Block::Text(
                    "Chance decides who opens the first round. Later the seat with most points opens; if several share the lead, the seat that opened the round before opens again.",
                ),
            ],
        },
        Section {
            id: "trick",
            title: "A trick",
            body: vec![
                Block::Text(
                    "Whoever leads plays a card face up, then everybody else in turn, clockwise. Each seat plays exactly one card.",
                ),
                Block::Text(
                    "Play any card you like: nothing makes you follow a direction. The only limit is on leading pirates.",
                ),
                Block::Text(
                    "Cards that were played stay public until the end of the round: the memory aid counts for you what has not come out yet.",
                ),
            ],
        },
        Section {
            id: "wind",
            title: "The wind",
            body: vec![
                Block::Text(
                    "The wind card of a trick sets two things: the direction, which decides what cards are worth, and the stake, that is the damage somebody is going to take.",
                ),
                winds(
                    lang,
                    "The wind of this trick and the next two",
                    "N2 E1 S3",
                    0,
                    "The north wind blows: the weakest card of the trick takes 2 damage. An east wind of 1 comes next, then a south wind of 3.",
                ),
            ],
        },
        Section {
            id: "values",
            title: "What a card is worth",
            body: vec![
                Block::List(vec![
                    "In the direction of the wind: the printed number.",
                    "In a side direction: exactly half the number. Halves count, nothing is ever rounded.",
                    "In the opposite direction: zero.",
                ]),
                Block::Text(
                    "Two zeros are not equal: among cards against the wind the printed number decides. All of them stay below the least value, which is ½.",
                ),
                trick(
                    lang,
                    "E1",
                    "E5 N11",
                    "In an east wind, East 5 is worth 5 and North 11 is worth 5½.",
                ),
                trick(
                    lang,
                    "N2",
                    "S8 S5",
                    "Both cards lie against the wind and are worth zero; South 5 is the lower of the two.",
                ),
            ],
        },
        Section {
            id: "cancel",
            title: "Equal cards cancel",
            body: vec![
                Block::Text(
                    "All cards of a trick that share a value are out of play, be they two, three or more. There may be several such groups in one trick.",
                ),
                trick(
                    lang,
                    "E1",
                    "E5 N11 S10",
                    "East 5 and South 10 are both worth 5 and cancel each other. North 11, alone in play, takes the wind and leads the next trick.",
                ),
            ],
        },
        Section {
            id: "pirates",
            title: "Pirates",
            body: vec![
                Block::Text(
                    "A pirate copies the card played just before it, whatever it is: a full value, a half, a zero with its rank, or another pirate. So it always ties with that card: both cancel, and with them any other card of that value.",
                ),
                trick(
                    lang,
                    "N1",
                    "N13 N14 P",
                    "The pirate copies North 14: both are out of play. North 13, alone in play, takes the wind and leads the next trick.",
                ),
                trick(
                    lang,
                    "N2",
                    "S8 P S5 N1",
                    "A pirate also copies a zero with its rank: it cancels South 8 alone, and South 5 takes the wind.",
                ),
                Block::Text(
                    "A pirate may lead a trick only from a hand of nothing but pirates. A led pirate is the lowest card of the trick, below the zeros, and nothing can cancel it: it is sure to take the wind. A pirate that copies it, directly or through other pirates, is out of play.",
                ),
                trick(
                    lang,
                    "N1",
                    "P P S1",
                    "The led pirate stays, its copy is out of play; South 1 is the highest.",
                ),
            ],
        },
        Section {
            id: "taking",
            title: "Who takes, who leads",
            body: vec![
                Block::List(vec![
                    "The lowest card in play takes the wind card and lays it face up in front of its seat.",
                    "The highest card in play leads the next trick.",
                    "A single card in play is both lowest and highest.",
                    "With no card in play the wind is set aside, nobody takes it, and the same seat leads again.",
                ]),
                trick(
                    lang,
                    "N3",
                    "N5 N9 N2",
                    "A plain trick: North 2 takes the wind, North 9 leads the next one.",
                ),
                trick(
                    lang,
                    "N1",
                    "N3 E6",
                    "Both cards are worth 3: nothing is left in play, and the wind is set aside.",
                ),
            ],
        },
        Section {
            id: "triplets",
            title: "Triplets",
            body: vec![
                Block::Text(
                    "Whoever has taken the winds 1, 2 and 3 of one direction holds a triplet. At the end of the round it is discarded before counting: those 6 damage do not count. In the basic game this happens by itself, for it never hurts.",
                ),
                winds(
                    lang,
                    "The winds of one seat",
                    "N1 N2 N3 N2",
                    3,
                    "The North triplet is discarded; a north wind of 2 damage is left.",
                ),
            ],
        },
        Section {
            id: "scoring",
            title: "Scoring",
            body: vec![
                Block::Text(
                    "With triplets gone, everybody adds up their damage. The least damage brings the most points:",
                ),
                places(vec!["Seats", "1st", "2nd", "3rd", "4th", "5th"]),
                Block::Text(
                    "Equal seats add up the points of the places they fill and share them, rounded to the nearest whole number, halves up. With four seats, two that are level behind the first share 3 + 2: 2½ each, rounded to 3.",
                ),
                Block::Text(
                    "The points of the round are added to the total, which everybody can see.",
                ),
            ],
        },
        Section {
            id: "end",
            title: "End of the game",
            body: vec![Block::Text(
                "After the last round the highest total wins. Equal seats share the victory.",
            )],
        },
        Section {
            id: "expert",
            title: "Expert variant",
            body: vec![
                Block::List(vec![
                    "Long-term forecast: from the start of the round three wind cards are shown. These cards will not blow in this round.",
                    "Carried winds: a wind nobody takes is not set aside but carried over. Whoever takes the next wind takes all carried ones too. They do not change the direction of the wind. What is still carried after the twelfth trick is lost to everybody.",
                    "A choice of triplets: before counting, each holder decides for each triplet whether to discard or to keep it, clockwise from the seat that opened the round. Each decision is open and final.",
                    "Pairs: two identical wind cards among those left bring as many points as the damage on one of them: +1 for a pair of 1s, +2 for a pair of 2s. Pairs add up, and the cards of a kept triplet count.",
                    "Groups: among the cards left, each full group of four cards (two or three seats) or of three cards (four or five seats) costs 1 point.",
                ]),
                Block::Text(
                    "Points of the round = place points + pairs − groups. They may be negative, and so may totals.",
                ),
                winds(
                    lang,
                    "With four seats, one has taken",
                    "N1 N2 N2 N3",
                    0,
                    "Triplet discarded: 2 damage, no pair, no group. Triplet kept: 8 damage, but +2 for the pair of 2s and −1 for a group of three cards.",
                ),
            ],
        },
    ]
}
