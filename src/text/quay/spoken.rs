//! The things of the table in full, for those who hear it.

use quay::{Berth, Card, Deck, Fate, Front, Good, Trading};

use super::does::card_does;
use super::notes::hidden_hand;
use super::terms;
use super::wares::{
    card, card_name, cards, count_of, deck, gold, goods, points, ship, ships, specials,
};
use crate::tables::quay::model::{Stall, Stand};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// A ship in full, with what is there of its cargo.
pub fn ship_spoken(lang: Lang, berth: &Berth, playable: Option<bool>) -> String {
    let mut told = format!(
        "{}, {}",
        capital(&ship(lang, berth.ship)),
        points(lang, berth.ship.points().into())
    );
    if berth.is_loadable() {
        told += lang.pick(", cargaison complète", ", whole cargo at hand");
    } else {
        let rest = berth.lacking + berth.in_hand;
        told += lang.pick(", manque en entrepôt\u{a0}: ", ", warehouse lacks ");
        told += &goods(lang, rest);
        if !berth.in_hand.is_empty() {
            told += lang.pick(" (en main\u{a0}: ", " (in hand: ");
            told += &goods(lang, berth.in_hand);
            told += ")";
        }
    }
    told + playable_word(lang, playable)
}

fn playable_word(lang: Lang, playable: Option<bool>) -> &'static str {
    match (lang, playable) {
        (_, None) => "",
        (Lang::Fr, Some(true)) => " — possible",
        (Lang::Fr, Some(false)) => " — pas possible maintenant",
        (Lang::En, Some(true)) => " — possible",
        (Lang::En, Some(false)) => " — not possible now",
    }
}

/// A pile in full.
pub fn pile_spoken(lang: Lang, pile: Deck, left: u8, playable: Option<bool>) -> String {
    let count = cards(lang, left.into());
    let head = match lang {
        Lang::Fr => format!("Pioche {}, {count}", deck(lang, pile)),
        Lang::En => format!("{} pile, {count}", deck(lang, pile)),
    };
    head + playable_word(lang, playable)
}

/// A card in full: its name, and what it does.
pub fn special_spoken(lang: Lang, of: Card) -> String {
    [card_name(lang, of), lang.colon(), " ", &card_does(lang, of)].concat()
}

/// A card in play in full.
pub fn stand_spoken(names: &Names, stand: &Stand, playable: Option<bool>) -> String {
    let lang = names.lang;
    let words = terms(lang);
    let mut parts = Vec::new();
    if let Some(seat) = stand.seat {
        parts.push(capital(names.object(seat)));
    }
    parts.push(match (stand.card, stand.money) {
        (Some(of), _) => special_spoken(lang, of).trim_end_matches('.').to_owned(),
        (None, money) => gold(lang, money.unwrap_or_default()),
    });
    if stand.down {
        parts.push(words.face_down.to_owned());
    }
    if stand.done {
        parts.push(words.acted.to_owned());
    }
    parts.join(", ") + playable_word(lang, playable)
}

/// Goods of a kind in the own warehouse or hand, in full.
pub fn bay_spoken(
    lang: Lang,
    good: Good,
    count: u8,
    fate: Option<Fate>,
    playable: Option<bool>,
) -> String {
    let fate = match (lang, fate) {
        (_, None) => "",
        (Lang::Fr, Some(Fate::Rots)) => ", tout se perd au départ",
        (Lang::Fr, Some(Fate::Halves)) => ", la moitié se perd au départ",
        (Lang::Fr, Some(Fate::Keeps)) => ", se garde",
        (Lang::En, Some(Fate::Rots)) => ", all rots at the departure",
        (Lang::En, Some(Fate::Halves)) => ", half rots at the departure",
        (Lang::En, Some(Fate::Keeps)) => ", keeps",
    };
    format!("{}{fate}{}", count_of(lang, good, count), playable_word(lang, playable))
}

/// A seat in full: where it stands, its warehouse, its cards.
pub fn stall_spoken(names: &Names, stall: &Stall) -> String {
    let (lang, shown) = (names.lang, &stall.shown);
    let words = terms(lang);
    let mut parts = vec![trading(lang, shown.trading, shown.front)];
    if stall.first {
        parts.push(words.first.to_owned());
    }
    let in_store = lang.pick("en entrepôt\u{a0}: ", "in the warehouse: ");
    parts.push([in_store, &goods(lang, shown.store)].concat());
    if shown.protection > 0 {
        parts.push(format!("{} {}", words.specials[1], shown.protection));
    }
    let in_hand = lang.pick("en main", "in hand");
    parts.push(match &shown.books {
        Some(books) => format!(
            "{in_hand}{} {}, {}",
            lang.colon(),
            gold(lang, books.gold),
            goods(lang, books.hand)
        ),
        None => format!("{in_hand} {}", hidden_hand(lang, shown)),
    });
    parts.push(specials(lang, shown.specials.into()));
    parts.push(match &shown.books {
        Some(books) => {
            format!("{} ({})", ships(lang, shown.ships.into()), points(lang, books.points))
        }
        None => ships(lang, shown.ships.into()),
    });
    let colon = lang.colon();
    format!("{}{colon} {}", capital(names.object(stall.seat)), parts.join(", "))
}

fn trading(lang: Lang, trading: Trading, front: Front) -> String {
    let words = terms(lang);
    let state = match trading {
        Trading::Open => return words.open.to_owned(),
        Trading::Holder => words.holder,
        Trading::Settled => words.face_down,
    };
    match front {
        Front::Card { card: of, .. } => format!("{} ({state})", card(lang, of)),
        Front::Money(amount) => format!("{} ({state})", gold(lang, amount)),
        Front::Nothing => state.to_owned(),
    }
}
