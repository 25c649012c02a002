//! Names of cards, merchants and amounts.

use engine::Seat;
use plunder::{Card, Colour, Kind};

use super::terms;
use crate::pieces::CardFace;
use crate::tables::plunder::model::faces;
use crate::text::grammar::{self, counted, genitive, of_name, some_cards};
use crate::text::{Lang, Names};

/// The emblem a colour is called by: "Sabre".
pub fn colour(lang: Lang, colour: Colour) -> &'static str {
    terms(lang).colours[colour as usize]
}

/// A card as short as can be: "Marchand 5", "Sabre 3", "Capitaine Sabre", "Amiral".
pub fn card(lang: Lang, card: Card) -> String {
    let terms = terms(lang);
    match (card.kind(), lang) {
        (Kind::Merchant(gold), _) => format!("{} {gold}", terms.merchant),
        (Kind::Ship(of, skulls), _) => format!("{} {skulls}", colour(lang, of)),
        (Kind::Captain(of), Lang::Fr) => format!("{} {}", terms.captain, colour(lang, of)),
        (Kind::Captain(of), Lang::En) => format!("{} {}", colour(lang, of), terms.captain),
        (Kind::Admiral, _) => terms.admiral.to_owned(),
    }
}

/// The face of a card, with the word that stands on it.
pub fn face(lang: Lang, of: Card) -> CardFace {
    let title = match of.kind() {
        Kind::Merchant(_) => terms(lang).merchant,
        Kind::Admiral => terms(lang).admiral,
        Kind::Ship(..) | Kind::Captain(_) => "",
    };
    CardFace { title: title.to_owned(), ..faces::card(of) }
}

/// A card within a sentence: "un marchand de 5", "Sabre 3", "le capitaine Sabre", "l’amiral".
pub(super) fn card_object(lang: Lang, of: Card) -> String {
    match (of.kind(), lang) {
        (Kind::Merchant(gold), Lang::Fr) => format!("un marchand de {gold}"),
        (Kind::Merchant(gold), Lang::En) => format!("a merchant of {gold}"),
        (Kind::Ship(..), _) => card(lang, of),
        (Kind::Captain(flag), Lang::Fr) => format!("le capitaine {}", colour(lang, flag)),
        (Kind::Captain(flag), Lang::En) => format!("the {} captain", colour(lang, flag)),
        (Kind::Admiral, Lang::Fr) => "l’amiral".to_owned(),
        (Kind::Admiral, Lang::En) => "the admiral".to_owned(),
    }
}

/// Several cards in a row: "Sabre 3, Vague 1".
pub fn cards(lang: Lang, cards: impl IntoIterator<Item = Card>) -> String {
    let names: Vec<String> = cards.into_iter().map(|of| card(lang, of)).collect();
    names.join(", ")
}

/// A merchant at sea: "votre 5", "le 5 d’Anne"; its number where there are twins.
pub fn merchant_of(names: &Names, owner: Seat, gold: u8, twin: Option<u8>) -> String {
    let twin = twin.map_or_else(String::new, |twin| format!(" ({twin})"));
    match (names.lang, names.is_you(owner)) {
        (Lang::Fr, true) => format!("votre {gold}{twin}"),
        (Lang::Fr, false) => format!("le {gold} {}{twin}", of_name(names.of(owner))),
        (Lang::En, true) => format!("your {gold}{twin}"),
        (Lang::En, false) => format!("{} {gold}{twin}", genitive(names.of(owner))),
    }
}

/// "au 5 d’Anne", "à votre 5"; "at Anne’s 5".
pub(super) fn at_merchant(names: &Names, owner: Seat, gold: u8, twin: Option<u8>) -> String {
    let merchant = merchant_of(names, owner, gold, twin);
    match names.lang {
        Lang::En => format!("at {merchant}"),
        Lang::Fr => match merchant.strip_prefix("le ") {
            Some(rest) => format!("au {rest}"),
            None => format!("à {merchant}"),
        },
    }
}

/// "12 pièces d’or", "12 gold".
pub fn gold(lang: Lang, amount: i32) -> String {
    counted(lang, amount, ["pièce d’or", "pièces d’or"], ["gold", "gold"])
}

/// "3 cartes", "1 card".
pub fn count(lang: Lang, count: u8) -> String {
    some_cards(lang, count.into())
}

/// "2 crânes", "1 skull".
pub(super) fn skulls(lang: Lang, count: u8) -> String {
    counted(lang, count.into(), ["crâne", "crânes"], ["skull", "skulls"])
}

/// A card of the hand in full: "Navire pirate, Sabre 4, 2 cartes — jouable".
pub fn card_spoken(lang: Lang, of: Card, held: u8, playable: Option<bool>) -> String {
    let name = match (of.kind(), lang) {
        (Kind::Merchant(amount), Lang::Fr) => format!("Marchand, {}", gold(lang, amount.into())),
        (Kind::Merchant(amount), Lang::En) => format!("Merchant, {}", gold(lang, amount.into())),
        (Kind::Ship(flag, force), Lang::Fr) => {
            format!("Navire pirate, {}, force {force}", colour(lang, flag))
        }
        (Kind::Ship(flag, force), Lang::En) => {
            format!("Pirate ship, {}, strength {force}", colour(lang, flag))
        }
        (Kind::Captain(flag), _) => {
            let (name, flag) = (card(lang, of), colour(lang, flag));
            match lang {
                Lang::Fr => {
                    format!("{name}\u{a0}: bat tous les crânes, là où vous avez un navire {flag}")
                }
                Lang::En => format!("{name}: beats all skulls, where you have a {flag} ship"),
            }
        }
        (Kind::Admiral, Lang::Fr) => {
            "Amiral\u{a0}: bat tous les crânes, auprès de vos propres marchands".to_owned()
        }
        (Kind::Admiral, Lang::En) => {
            "Admiral: beats all skulls, at merchants of your own".to_owned()
        }
    };
    let many = if held > 1 { format!(", {}", count(lang, held)) } else { String::new() };
    [&name, &many, grammar::playable(lang, playable)].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::trial::crew;

    #[test]
    fn cards_are_called_by_what_is_seen_on_them() {
        let of = |name: &str, lang| card(lang, name.parse().expect("a card"));
        assert_eq!(of("B3", Lang::Fr), "Ancre 3");
        assert_eq!(of("G1", Lang::En), "Wave 1");
        assert_eq!(of("RC", Lang::Fr), "Capitaine Sabre");
        assert_eq!(of("YC", Lang::En), "Hourglass Captain");
        assert_eq!(of("M5", Lang::Fr), "Marchand 5");
    }

    #[test]
    fn merchants_are_called_by_owner_and_gold() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(0)));
        assert_eq!(at_merchant(&fr, Seat(1), 5, None), "au 5 d’Anne");
        assert_eq!(at_merchant(&fr, Seat(0), 5, Some(2)), "à votre 5 (2)");
        assert_eq!(merchant_of(&en, Seat(2), 3, None), "Marc’s 3");
    }

    #[test]
    fn amounts_have_their_plural() {
        assert_eq!(
            (gold(Lang::Fr, 1), gold(Lang::Fr, -12)),
            ("1 pièce d’or".into(), "−12 pièces d’or".into())
        );
        assert_eq!((count(Lang::En, 1), skulls(Lang::Fr, 0)), ("1 card".into(), "0 crâne".into()));
    }
}
