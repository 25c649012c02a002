//! The actions, the cards, the departure, the end and the options.

use super::super::rules_parts::{heap, laid_out};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
        Section {
            id: "act",
            title: "Acting",
            body: vec![Block::Text(
                "From the first player clockwise, every seat acts once. It may carry out its normal card and may play one special of its hand, in either order, each once. Nothing is compulsory: what you waive costs nothing and is lost.",
            )],
        },
        Section {
            id: "purchase",
            title: "Purchase",
            body: vec![
                Block::Text(
                    "You take the goods shown from the reserve into your hand, free of charge. What the reserve lacks is lost.",
                ),
                laid_out(
                    lang,
                    "A Purchase card",
                    "P16",
                    "Two apples, a cheese, a spice and a silk come into the hand.",
                ),
            ],
        },
        Section {
            id: "storage",
            title: "Storage",
            body: vec![
                Block::Text(
                    "You move up to the number of goods shown from your hand to your warehouse and pay the price to the bank: once and in full, however few you store. Without the full price you cannot store; storing nothing costs nothing.",
                ),
                Block::Text(
                    "A warehouse has 8 places. Goods never go back to the hand, except by an Exchange.",
                ),
                laid_out(lang, "A Storage card", "S10", "Up to 4 goods for 9 gold."),
            ],
        },
        Section {
            id: "transport",
            title: "Transport",
            body: vec![
                Block::Text(
                    "Either a shipment or the income printed on the card, never both. For a shipment you load as many ships as you can, one after the other: each needs its whole cargo in your warehouse; goods in hand do not count. The goods return to the reserve, the ship lies face down before you.",
                ),
                laid_out(
                    lang,
                    "With a Transport card, and CCPP in the warehouse",
                    "T16 L08 K09",
                    "You may load the large ship for 16 points, but not the small one, for you have no apple. Or you take 11 gold instead.",
                ),
            ],
        },
        Section {
            id: "specials",
            title: "Specials",
            body: vec![
                Block::Text(
                    "Buff cards are specials. One acquired in this turn goes to the hand and can be played next turn at the earliest; one special per seat and turn, the Shelter included. A special that would have no effect cannot be played.",
                ),
                laid_out(
                    lang,
                    "The six specials",
                    "P34 P38 S33 S35 S38 T37",
                    "The number says how many goods; the coin, what Buy and Store costs and what each sale brings.",
                ),
                Block::List(vec![
                    "Free Trade: you take the number of goods shown, of your choice, from the reserve into your hand.",
                    "Conservation: the card is laid into the warehouse, where it takes no place, and protects that many goods at the next departure.",
                    "Buy and Store: up to the number of goods shown, of your choice, go from the reserve straight into your warehouse; the price is paid once and in full.",
                    "Exchange: one or two times you give a good of your warehouse for a good of another kind, from your own hand or from the warehouse of another seat, which is not asked.",
                    "Market Sale: you sell any number of goods from hand and warehouse, at least one, for 3 gold each.",
                ]),
                Block::Text(
                    "Who plays Buy and Store or an Exchange before using a Transport card can use that card for its income only.",
                ),
            ],
        },
        Section {
            id: "departure",
            title: "The departure",
            body: vec![
                Block::Text(
                    "At the end of a turn, with two ships or fewer at the quay, the whole fleet leaves. Then, seat by seat:",
                ),
                Block::Steps(vec![
                    "Conservation protects as many goods as it shows, of your choice: those in the warehouse first, those in hand only when all of the warehouse is protected. Then the card is discarded.",
                    "All other goods in hand are lost.",
                    "All other apples in the warehouse are lost.",
                    "Of the other cheeses and spices in the warehouse, counted together, half are lost, rounded down; you choose which.",
                    "Silk in the warehouse keeps. Gold, specials and ships won are not touched.",
                ]),
                heap(
                    lang,
                    "A warehouse at the departure",
                    "AACCPS",
                    "AAP",
                    "Both apples go. Of two cheeses and a spice, half of three, rounded down, is one: here the spice. The silk stays.",
                ),
                Block::Text("Then a new fleet arrives, of the same size as at the start."),
            ],
        },
        Section {
            id: "end",
            title: "End of the game",
            body: vec![
                Block::Text(
                    "The game ends at the end of a turn in which a seat has reached the target; the fleet does not leave any more. All seats have acted equally often.",
                ),
                Block::Text(
                    "The most points win. A tie goes to more goods in the warehouse, then to more gold; otherwise the victory is shared. After turn 100 the game ends in any case.",
                ),
            ],
        },
        Section {
            id: "options",
            title: "Variants",
            body: vec![Block::List(vec![
                "Short game: a lower target.",
                "Wide row: one action card more than seats is revealed. Livelier, above all with two.",
                "Open books: gold, hands, specials and points of all are shown.",
            ])],
        },
    ]
}
