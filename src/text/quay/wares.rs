//! Names of goods, cards, ships and amounts.

use engine::Seat;
use quay::{Card, Deck, Face, Good, Goods, Ship};

use super::terms;
use crate::text::grammar::{counted, genitive, listed, of_name, some_cards};
use crate::text::{Lang, Names};

/// "pomme".
pub fn good(lang: Lang, good: Good) -> &'static str {
    terms(lang).goods[good.index()]
}

/// "une pomme".
pub fn a_good(lang: Lang, good: Good) -> &'static str {
    terms(lang).a_good[good.index()]
}

/// "2 pommes".
pub fn count_of(lang: Lang, good: Good, count: u8) -> String {
    let (one, many) = (terms(lang).goods, terms(lang).many_goods);
    let noun = [one[good.index()], many[good.index()]];
    counted(lang, count.into(), noun, noun)
}

/// "2 pommes, 1 fromage et 1 soie"; "rien" for nothing.
pub fn goods(lang: Lang, goods: Goods) -> String {
    let parts: Vec<String> =
        goods.kinds().map(|good| count_of(lang, good, goods.count(good))).collect();
    if parts.is_empty() {
        return lang.pick("rien", "nothing").to_owned();
    }
    listed(lang, &parts)
}

/// "7 pièces", "7 gold".
pub fn gold(lang: Lang, amount: u16) -> String {
    counted(lang, amount.into(), ["pièce", "pièces"], ["gold", "gold"])
}

/// "16 points".
pub fn points(lang: Lang, amount: u16) -> String {
    counted(lang, amount.into(), ["point", "points"], ["point", "points"])
}

/// "3 navires", "3 ships".
pub fn ships(lang: Lang, count: u16) -> String {
    counted(lang, count.into(), ["navire", "navires"], ["ship", "ships"])
}

/// "5 cartes", "5 cards".
pub fn cards(lang: Lang, count: u16) -> String {
    some_cards(lang, count.into())
}

/// "3 marchandises", "3 goods".
pub fn some_goods(lang: Lang, count: u16) -> String {
    counted(lang, count.into(), ["marchandise", "marchandises"], ["good", "goods"])
}

/// "2 spéciales", "2 specials".
pub fn specials(lang: Lang, count: u16) -> String {
    counted(lang, count.into(), ["spéciale", "spéciales"], ["special", "specials"])
}

/// "Achat".
pub fn deck(lang: Lang, deck: Deck) -> &'static str {
    terms(lang).decks[deck.index().min(2)]
}

/// The name on an action card: "Stockage", "Libre-échange".
pub fn card_name(lang: Lang, card: Card) -> &'static str {
    let specials = terms(lang).specials;
    match card.face() {
        Face::Purchase(_) | Face::Storage { .. } | Face::Transport { .. } => {
            deck(lang, card.deck())
        }
        Face::FreeTrade { .. } => specials[0],
        Face::Conservation { .. } => specials[1],
        Face::BuyAndStore { .. } => specials[2],
        Face::Exchange => specials[3],
        Face::MarketSale => specials[4],
        Face::Shelter => specials[5],
    }
}

/// What the card says beside its name; nothing where the name says it all.
fn card_detail(lang: Lang, card: Card) -> Option<String> {
    let kept = lang.pick("au choix", "of your choice");
    Some(match card.face() {
        Face::Purchase(shown) => goods(lang, shown),
        Face::Storage { goods, price } | Face::BuyAndStore { goods, price } => {
            format!("{goods} {} {}", lang.pick("pour", "for"), gold(lang, price.into()))
        }
        Face::Transport { income } => {
            [lang.pick("ou ", "or "), &gold(lang, income.into())].concat()
        }
        Face::FreeTrade { goods } => format!("{goods} {kept}"),
        Face::Conservation { goods } => some_goods(lang, goods.into()),
        Face::MarketSale => gold(lang, quay::SALE_PRICE.into()) + lang.pick(" l’unité", " each"),
        Face::Exchange | Face::Shelter => return None,
    })
}

/// A card in full: "Stockage (4 pour 9 pièces)".
pub fn card(lang: Lang, card: Card) -> String {
    let name = card_name(lang, card);
    match card_detail(lang, card) {
        Some(detail) => format!("{name} ({detail})"),
        None => name.to_owned(),
    }
}

/// A card within a sentence: "la carte Stockage (4 pour 9 pièces)".
pub fn the_card(lang: Lang, of: Card) -> String {
    [lang.pick("la carte ", ""), &card(lang, of)].concat()
}

/// "grand navire (2 pommes et 2 soies)".
pub fn ship(lang: Lang, ship: Ship) -> String {
    let cargo = goods(lang, ship.goods());
    let kind = match ship.is_large() {
        true => lang.pick("grand navire (", "large ship ("),
        false => lang.pick("petit navire (", "small ship ("),
    };
    [kind, &cargo, ")"].concat()
}

/// The card in front of a seat: "la carte d’Anne", "votre carte".
pub fn card_of(names: &Names, seat: Seat) -> String {
    match (names.lang, names.is_you(seat)) {
        (Lang::Fr, true) => "votre carte".to_owned(),
        (Lang::En, true) => "your card".to_owned(),
        (Lang::Fr, false) => format!("la carte {}", of_name(names.of(seat))),
        (Lang::En, false) => format!("{} card", genitive(names.of(seat))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Card {
        Card::parse(name).expect("a card")
    }

    #[test]
    fn goods_are_counted_in_words() {
        let heap = Goods::parse("AACS").expect("goods");
        assert_eq!(goods(Lang::Fr, heap), "2 pommes, 1 fromage et 1 soie");
        assert_eq!(goods(Lang::En, heap), "2 apples, 1 cheese and 1 silk");
        assert_eq!(goods(Lang::En, Goods::NONE), "nothing");
        assert_eq!((gold(Lang::Fr, 1), gold(Lang::Fr, 0)), ("1 pièce".into(), "0 pièce".into()));
    }

    #[test]
    fn every_letter_stands_for_one_good() {
        for lang in [Lang::Fr, Lang::En] {
            let letters = terms(lang).letters;
            assert!((0..4).all(|at| !letters[..at].contains(&letters[at])), "{letters:?}");
        }
    }

    #[test]
    fn cards_say_what_they_do() {
        assert_eq!(card(Lang::Fr, named("S10")), "Stockage (4 pour 9 pièces)");
        assert_eq!(card(Lang::En, named("T16")), "Transport (or 11 gold)");
        assert_eq!(the_card(Lang::Fr, named("T40")), "la carte Abri");
    }
}
