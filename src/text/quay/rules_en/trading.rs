//! A turn up to the end of trading.

use super::super::rules_parts::{laid_out, offers};
use crate::text::Lang;
use crate::text::rules::{Block, Section};

/// These sections, in reading order.
pub fn sections() -> Vec<Section> {
    let lang = Lang::En;
    vec![
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
                offers(
                    lang,
                    "Ana’s card, and two offers",
                    "P16",
                    &[("Ana", 0), ("Ben", 4), ("Cleo", 7)],
                    "Ana may sell to Ben for 4, sell to Cleo for 7, keep the card and pay Ben 4, or keep it and pay Cleo 7.",
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
                laid_out(lang, "The Shelter", "T37", ""),
                Block::List(vec![
                    "Instead of taking: you take a card of the row face down; nobody can bid for it.",
                    "Instead of bidding or answering a bid: you take the holder’s face-up card, face down; the holder gets 5 gold from the bank, face down. An auction for this card ends at once, and offers already made lapse.",
                ]),
                Block::Text(
                    "Who has played a Shelter plays no other special in this turn. A holder cannot answer a bid with it.",
                ),
            ],
        },
    ]
}
