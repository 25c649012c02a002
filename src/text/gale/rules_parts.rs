//! Examples of the rules text, computed from the rules themselves so that they cannot be wrong.

use gale::rules::scoring::place_points;
use gale::{Trick, Wheel, Wind, judge};

use super::cards::{card, value, wind_with_stake};
use super::terms;
use crate::pieces::Tone;
use crate::tables::gale::model::faces;
use crate::text::Lang;
use crate::text::grammar::capital;
use crate::text::rules::{Block, Example, Piece, Thing};

/// A trick, laid out and judged: the wind, then the cards in playing order, such as "N5 N9 N2".
pub fn trick(lang: Lang, wind: &str, cards: &str, text: &str) -> Block {
    let wind: Wind = wind.parse().expect("the example names a wind");
    let cards: Vec<Wheel> =
        cards.split(' ').map(|card| card.parse().expect("the example names cards")).collect();
    let verdict = judge(wind.dir(), &cards);
    let played = cards.iter().enumerate().map(|(place, card)| one(lang, &verdict, place, *card));
    Block::Example(Example {
        title: capital(&wind_with_stake(lang, wind)),
        things: std::iter::once(wind_card(lang, wind)).chain(played).collect(),
        text: text.to_owned(),
    })
}

/// Wind cards of one seat, such as "N1 N2 N3"; those of the first `gone` are discarded.
pub fn winds(lang: Lang, title: &str, winds: &str, gone: usize, text: &str) -> Block {
    let cards = winds.split(' ').enumerate().map(|(place, name)| {
        let wind = name.parse().expect("the example names winds");
        Thing { struck: place < gone, ..wind_card(lang, wind) }
    });
    Block::Example(Example {
        title: title.to_owned(),
        things: cards.collect(),
        text: text.to_owned(),
    })
}

/// Cards of the two decks side by side: wheels first, then winds.
pub fn decks(lang: Lang, title: &str, wheels: &str, winds: &str, text: &str) -> Block {
    let wheel = |name: &str| {
        let wheel: Wheel = name.parse().expect("the example names cards");
        let piece = Piece::Card(faces::wheel(wheel));
        Thing { piece, spoken: card(lang, wheel), ..Thing::default() }
    };
    let wind = |name: &str| wind_card(lang, name.parse().expect("the example names winds"));
    Block::Example(Example {
        title: title.to_owned(),
        things: wheels.split(' ').map(wheel).chain(winds.split(' ').map(wind)).collect(),
        text: text.to_owned(),
    })
}

/// The points of each place at each size of table (G-33, G-34).
pub fn places(head: Vec<&'static str>) -> Block {
    let row = |seats: u8| {
        let of = |place| {
            if place <= seats { place_points(seats, place).to_string() } else { String::new() }
        };
        std::iter::once(seats.to_string()).chain((1..=5).map(of)).collect()
    };
    Block::Table(head, (2..=5).map(row).collect())
}

fn one(lang: Lang, verdict: &Trick, place: usize, wheel: Wheel) -> Thing {
    let terms = terms(lang);
    let (struck, at) = (verdict.is_out(place), place as u8);
    let mut marks = Vec::new();
    if let Some(ends) = verdict.ends() {
        marks.extend((ends.lowest == at).then_some((Tone::Bad, terms.takes)));
        marks.extend((ends.highest == at).then_some((Tone::Strong, terms.leads)));
    }
    if struck {
        marks.push((Tone::Plain, terms.out));
    }
    Thing {
        piece: Piece::Card(faces::wheel(wheel)),
        struck,
        spoken: card(lang, wheel),
        caption: value(verdict.rank(place)),
        marks,
        ..Thing::default()
    }
}

fn wind_card(lang: Lang, wind: Wind) -> Thing {
    Thing {
        piece: Piece::Card(faces::wind(wind)),
        spoken: wind_with_stake(lang, wind),
        ..Thing::default()
    }
}
