//! Examples and tables of the rules text, made from the cards themselves so that they cannot be
//! wrong.

use quay::{Card, Good, Goods, Ship};

use super::terms;
use super::wares::{self, card, card_name, points, ship};
use crate::pieces::CardFace;
use crate::tables::quay::model::faces;
use crate::text::Lang;
use crate::text::grammar::capital;
use crate::text::rules::{Block, Example, Piece, Thing};

/// Action cards and ships in a row, such as "P16 S10 T16 L05".
pub fn laid_out(lang: Lang, title: &str, names: &str, text: &str) -> Block {
    let things = names.split(' ').map(|name| named(lang, name)).collect();
    Block::Example(Example { title: title.to_owned(), things, text: text.to_owned() })
}

/// Goods in a row, such as "AACCP"; those in `gone` are struck out.
pub fn heap(lang: Lang, title: &str, letters: &str, gone: &str, text: &str) -> Block {
    let all = Goods::parse(letters).expect("the example names goods");
    let mut gone = Goods::parse(gone).expect("the example names goods");
    let mut things = Vec::new();
    for good in all.kinds() {
        for _ in 0..all.count(good) {
            let struck = gone.has(good);
            if struck {
                gone -= Goods::one(good);
            }
            things.push(Thing { struck, ..one(lang, good) });
        }
    }
    Block::Example(Example { title: title.to_owned(), things, text: text.to_owned() })
}

/// Offers for a card: whose it is, then who bids how much, seat by seat from that one on.
pub fn offers(lang: Lang, title: &str, name: &str, crew: &[(&str, u16)], text: &str) -> Block {
    let things = (0u8..).zip(crew).map(|(seat, (who, bid))| {
        let caption = (*who).to_owned();
        let lies = if seat == 0 {
            named(lang, name)
        } else {
            Thing { piece: Piece::Coin(*bid), ..Thing::default() }
        };
        Thing { seat: Some(seat), caption, ..lies }
    });
    let things = things.collect();
    Block::Example(Example { title: title.to_owned(), things, text: text.to_owned() })
}

fn one(lang: Lang, good: Good) -> Thing {
    let wares = faces::signs(terms(lang).letters, Goods::one(good));
    Thing {
        piece: Piece::Card(CardFace { wares, ..CardFace::default() }),
        caption: capital(wares::good(lang, good)),
        ..Thing::default()
    }
}

fn named(lang: Lang, name: &str) -> Thing {
    let letters = terms(lang).letters;
    if let Some(of) = Card::parse(name) {
        return Thing {
            piece: Piece::Card(faces::action(letters, of)),
            spoken: card(lang, of),
            caption: card_name(lang, of).to_owned(),
            ..Thing::default()
        };
    }
    let of = Ship::parse(name).expect("the example names a card or a ship");
    Thing {
        piece: Piece::Card(faces::ship(letters, of)),
        spoken: ship(lang, of),
        caption: points(lang, of.points().into()),
        ..Thing::default()
    }
}

/// What each kind is worth on a large and a small ship, and what becomes of it at a departure.
pub fn kinds(lang: Lang, head: Vec<&'static str>, fates: [&'static str; 4]) -> Block {
    let worth = |large: bool, good: Good| {
        let wanted = Goods::of(std::array::from_fn(|kind| {
            if kind == good.index() { if large { 4 } else { 1 } } else { 0 }
        }));
        let found = Ship::all().find(|ship| ship.is_large() == large && ship.goods() == wanted);
        found.map_or(0, |ship| ship.points() / if large { 4 } else { 1 }).to_string()
    };
    let row = |good: Good| {
        let name = capital(wares::good(lang, good));
        vec![name, worth(true, good), worth(false, good), fates[good.index()].to_owned()]
    };
    Block::Table(head, Good::ALL.map(row).to_vec())
}

/// The fleet and the target at each size of table.
pub fn fleets(head: Vec<&'static str>) -> Block {
    let row = |seats: u8| {
        let options = quay::Options::for_seats(seats)?;
        let mut short = options;
        short.length = quay::Length::Short;
        let (large, small) = options.fleet();
        Some(vec![
            seats.to_string(),
            large.to_string(),
            small.to_string(),
            options.target().to_string(),
            short.target().to_string(),
        ])
    };
    Block::Table(head, (2..=4).filter_map(row).collect())
}
