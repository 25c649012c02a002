//! Examples of the rules text, judged by the rules themselves so that they cannot be wrong.

use engine::Seat;
use plunder::{Battle, Card, Side};

use super::cards::{card, face};
use crate::pieces::Tone;
use crate::text::Lang;
use crate::text::rules::{Block, Example, ExampleCard};

/// Who sits where in the examples; the merchant is Anne's.
const CREW: [&str; 4] = ["Anne", "Marc", "Nina", "Hugo"];

/// A battle around a merchant of Anne's: its gold, then what was played at it in order, such as
/// "1:R3 2:G4"; in teams, neighbours fight together.
pub fn battle(lang: Lang, teams: bool, gold: u8, plays: &str, text: &str) -> Block {
    let merchant = Card::merchant(gold).expect("the example names a merchant");
    let plays: Vec<(u8, Card)> = plays.split_whitespace().map(read).collect();
    let side = |seat: u8| Side::of(Seat(seat), teams);
    let mut battle = Battle::new(0, merchant, Seat(0), Side(0));
    for (seat, card) in &plays {
        assert!(battle.admits(side(*seat), *card).is_ok(), "{card} may not be played there");
        battle.join(side(*seat), *card);
    }
    let leader = battle.leader();
    let last_trump = plays.iter().rposition(|(_, card)| card.is_trump());
    let mark = |seat: u8| (Some(side(seat)) == leader).then_some((Tone::Strong, leads(lang)));
    let played = plays.iter().enumerate().map(|(at, (seat, card))| ExampleCard {
        // Of several trumps only the last counts.
        struck: card.is_trump() && Some(at) != last_trump,
        marks: if plays[at + 1..].iter().all(|(later, _)| side(*later) != side(*seat)) {
            mark(*seat).into_iter().collect()
        } else {
            Vec::new()
        },
        ..one(lang, *card, CREW[usize::from(*seat)])
    });
    let alone = if plays.is_empty() { mark(0) } else { None };
    let ship = ExampleCard { marks: alone.into_iter().collect(), ..one(lang, merchant, CREW[0]) };
    Block::Example(Example {
        title: match lang {
            Lang::Fr => format!("Un marchand de {gold}, à Anne"),
            Lang::En => format!("A merchant of {gold}, Anne’s"),
        },
        cards: std::iter::once(ship).chain(played).collect(),
        text: text.to_owned(),
    })
}

/// The cards of the deck: a kind, its worth, how many there are.
pub fn deck(lang: Lang, head: Vec<&'static str>) -> Block {
    let row = |card: Card| vec![self::card(lang, card), card.copies().to_string()];
    let merchants = (2..=8).filter_map(Card::merchant).map(row);
    Block::Table(head, merchants.collect())
}

fn one(lang: Lang, of: Card, who: &str) -> ExampleCard {
    ExampleCard {
        face: face(lang, of),
        struck: false,
        spoken: format!("{who}, {}", card(lang, of)),
        caption: who.to_owned(),
        marks: Vec::new(),
    }
}

fn leads(lang: Lang) -> &'static str {
    lang.pick("mène", "leads")
}

fn read(play: &str) -> (u8, Card) {
    let (seat, card) = play.split_once(':').expect("the example names seat and card");
    (seat.parse().expect("a seat"), card.parse().expect("a card"))
}
