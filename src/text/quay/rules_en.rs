//! The rules of Quayside in English.

use super::rules_parts::{fleets, heap, kinds, laid_out};
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
        Section {
            id: "turn",
            title: "A turn",
            body: vec![Block::Steps(vec![
                "Reveal: the first player reveals action cards.",
                "Trade: everybody takes one of them, or bids for one that somebody else has taken.",
                "Act: everybody carries out their card, and may play a special of their hand.",
                "End: the pawn passes to the left; with two ships or fewer at the quay the fleet leaves.",
            ])],
        },
        Section {
            id: "reveal",
            title: "Revealing cards",
            body: vec![
                Block::Text(
                    "The first player reveals as many action cards as there are seats, one after the other, choosing the pile for each after having seen the cards before. They form the row.",
                ),
                Block::List(vec![
                    "At most two cards come from one pile.",
                    "The row comes from at least two piles; so with two seats the second card comes from another pile than the first.",
                    "A pile that is empty is made anew from its discard.",
                ]),
                laid_out(
                    lang,
                    "A row of three",
                    "P16 T16 T37",
                    "One Purchase and two Transport cards; the last of them is a special, a Shelter. A third Transport card would not have been allowed.",
                ),
            ],
        },
        Section {
            id: "trade",
            title: "Trading",
            body: vec![
                Block::Text(
                    "A seat is open while nothing lies in front of it, a holder with a face-up card, settled with a face-down card or face-down money. The first open seat, counted from the first player, must do one of two things: take or bid.",
                ),
                Block::List(vec![
                    "Take: you lay a card of the row face up in front of you, free of charge.",
                    "Bid: you name a holder’s face-up card and offer at least 1 gold, at most what you have (and never more than 60). Then every other open seat is asked once, clockwise: it offers too, more, less or the same, or it does not. A seat that holds a card or is settled never bids.",
                ]),
                Block::Text(
                    "The holder must then choose: accept one of the offers, whichever, or pay one of the bidders what it offered, if the gold is there. Refusing everybody for nothing is not possible.",
                ),
                Block::List(vec![
                    "Accepted: the bidder pays and gets the card, face down. The seller gets the money, face down.",
                    "Paid: the holder keeps the card, face down. The bidder gets the money, face down.",
                    "Either way both are settled and take no further part: their cards cannot be bid for. The other bidders pay nothing and stay open.",
                ]),
                Block::Text(
                    "Example: Ana holds a card. Ben offers 4, Cleo 7. Ana may sell to Ben for 4, sell to Cleo for 7, keep the card and pay Ben 4, or keep it and pay Cleo 7.",
                ),
                Block::Text(
                    "Trading ends when no seat is open. Cards left in the row are discarded, money goes to its owner’s hand, specials go to the hand, normal cards stay in front. Money that lies face down cannot be used before. With two seats you may bid just to be paid.",
                ),
            ],
        },
        Section {
            id: "shelter",
            title: "The Shelter",
            body: vec![
                Block::Text(
                    "The Shelter is a special that is played in trading only, when you are to choose or asked for an offer.",
                ),
                Block::List(vec![
                    "Instead of taking: you take a card of the row face down; nobody can bid for it.",
                    "Instead of bidding or answering a bid: you take the holder’s face-up card, face down; the holder gets 5 gold from the bank, face down. An auction for this card ends at once, and offers already made lapse.",
                ]),
                Block::Text(
                    "Who has played a Shelter plays no other special in this turn. A holder cannot answer a bid with it.",
                ),
            ],
        },
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
