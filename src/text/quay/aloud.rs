//! The whole visible table in words.

use engine::Seat;
use quay::{Deck, View};

use super::notes::{departure, loss};
use super::prompt::whereabouts;
use super::spoken::{pile_spoken, ship_spoken, stall_spoken};
use super::terms;
use super::wares::{card, cards, deck, gold, goods, points};
use crate::tables::quay::model::Stall;
use crate::text::grammar::capital;
use crate::text::{Lang, Names, Paragraph, words};

/// Port, cards, auction, seats, hand and reserve: what the table shows, as headings and lists.
pub fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
    [port(view, names), row(view, names), auction(view, names), seats(view, names)]
        .into_iter()
        .chain([hand(view, names), piles(view, names)])
        .flatten()
        .collect()
}

fn port(view: &View, names: &Names) -> Option<Paragraph> {
    let lang = names.lang;
    let mut lines = vec![whereabouts(view, lang)];
    match view.eye().seat() {
        Some(seat) => {
            lines.extend(view.berths(seat).iter().map(|berth| ship_spoken(lang, berth, None)));
            lines.push(departure(lang, view.ships_to_departure()));
            lines.push(capital(&loss(lang, &view.loss(seat))));
        }
        None => {
            let ship = |ship: &quay::Ship| {
                let name = capital(&super::wares::ship(lang, *ship));
                format!("{name}, {}", points(lang, ship.points().into()))
            };
            lines.extend(view.port().iter().map(ship));
            lines.push(departure(lang, view.ships_to_departure()));
        }
    }
    Paragraph::of(terms(lang).port, lines)
}

fn row(view: &View, names: &Names) -> Option<Paragraph> {
    let lines = view.row().iter().map(|of| card(names.lang, *of)).collect();
    Paragraph::of(terms(names.lang).market, lines)
}

fn auction(view: &View, names: &Names) -> Option<Paragraph> {
    let (lang, auction) = (names.lang, view.auction()?);
    let colon = lang.colon();
    let holder = capital(names.object(auction.holder));
    let mut lines = vec![format!("{holder}{colon} {}", card(lang, auction.card))];
    lines.extend(auction.offers.iter().map(|offer| {
        format!("{}{colon} {}", capital(names.object(offer.seat)), gold(lang, offer.gold.into()))
    }));
    Paragraph::of(terms(lang).offers, lines)
}

fn seats(view: &View, names: &Names) -> Option<Paragraph> {
    let line = |seat: Seat| {
        let stall = Stall {
            seat,
            shown: view.seat(seat),
            first: view.first() == seat,
            acting: view.to_act() == Some(seat),
        };
        stall_spoken(names, &stall)
    };
    Paragraph::of(terms(names.lang).stalls, view.order().map(line).collect())
}

fn hand(view: &View, names: &Names) -> Option<Paragraph> {
    let lang = names.lang;
    let books = view.seat(view.eye().seat()?).books?;
    let mut lines = vec![gold(lang, books.gold), capital(&goods(lang, books.hand))];
    lines.extend(books.specials.iter().chain(books.fresh.iter()).map(|of| card(lang, of)));
    lines.push(points(lang, books.points));
    Paragraph::of(words(lang).your_hand, lines)
}

fn piles(view: &View, names: &Names) -> Option<Paragraph> {
    let lang = names.lang;
    let mut lines: Vec<String> =
        Deck::ACTIONS.map(|pile| pile_spoken(lang, pile, view.pile_size(pile), None)).to_vec();
    let discards = Deck::ACTIONS.iter().filter_map(|pile| {
        let gone = view.discard(*pile).len() as u16;
        let name = deck(lang, *pile);
        (gone > 0).then(|| match lang {
            Lang::Fr => format!("Défausse {name}, {}", cards(lang, gone)),
            Lang::En => format!("{name} discard, {}", cards(lang, gone)),
        })
    });
    lines.extend(discards);
    let reserve = goods(lang, view.reserve());
    lines.push(format!("{}{} {reserve}", terms(lang).reserve, lang.colon()));
    Paragraph::of(terms(lang).piles, lines)
}
