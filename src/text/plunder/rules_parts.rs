//! Examples of the rules text, judged by the rules themselves so that they cannot be wrong.

use engine::Seat;
use plunder::{Battle, Card, Side};

use super::cards::{card, face};
use crate::pieces::Tone;
use crate::text::Lang;
use crate::text::rules::{Block, Example, Piece, Thing};

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
    let played = plays.iter().enumerate().map(|(at, (seat, card))| Thing {
        // Of several trumps only the last counts.
        struck: card.is_trump() && Some(at) != last_trump,
        marks: if plays[at + 1..].iter().all(|(later, _)| side(*later) != side(*seat)) {
            mark(*seat).into_iter().collect()
        } else {
            Vec::new()
        },
        ..owned(lang, *card, *seat)
    });
    let alone = if plays.is_empty() { mark(0) } else { None };
    let ship = Thing { marks: alone.into_iter().collect(), ..owned(lang, merchant, 0) };
    Block::Example(Example {
        title: match lang {
            Lang::Fr => format!("Un marchand de {gold}, à Anne"),
            Lang::En => format!("A merchant of {gold}, Anne’s"),
        },
        things: std::iter::once(ship).chain(played).collect(),
        text: text.to_owned(),
    })
}

/// Cards of the deck, such as "M2 R1 AD", each with how many there are of it.
pub fn deck(lang: Lang, title: &str, names: &str, text: &str) -> Block {
    let one = |name: &str| {
        let of: Card = name.parse().expect("the example names cards");
        Thing { caption: format!("×{}", of.copies()), ..lying(lang, of) }
    };
    Block::Example(Example {
        title: title.to_owned(),
        things: names.split(' ').map(one).collect(),
        text: text.to_owned(),
    })
}

fn lying(lang: Lang, of: Card) -> Thing {
    let piece = Piece::Card(face(lang, of));
    Thing { piece, spoken: card(lang, of), ..Thing::default() }
}

fn owned(lang: Lang, of: Card, seat: u8) -> Thing {
    let caption = CREW[usize::from(seat)].to_owned();
    Thing { seat: Some(seat), caption, ..lying(lang, of) }
}

fn leads(lang: Lang) -> &'static str {
    lang.pick("mène", "leads")
}

fn read(play: &str) -> (u8, Card) {
    let (seat, card) = play.split_once(':').expect("the example names seat and card");
    (seat.parse().expect("a seat"), card.parse().expect("a card"))
}
