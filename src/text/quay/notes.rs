//! The short notes beside the things of the table: what is near, what would be lost or left.

use engine::Seat;
use quay::{Good, Loss, SeatView};

use super::wares::{card_of, cards, count_of, gold, goods, points, ships, some_goods};
use crate::tables::quay::model::Foretold;
use crate::text::{Lang, Names};

/// How many ships there are until the departure.
pub fn departure(lang: Lang, left: u8) -> String {
    let count = ships(lang, left.into());
    match (lang, left) {
        (Lang::Fr, 0) => "La flotte part à la fin du tour".to_owned(),
        (Lang::En, 0) => "The fleet leaves at the end of the turn".to_owned(),
        (Lang::Fr, _) => format!("Départ après {count}"),
        (Lang::En, 1) => "Departure after 1 more ship".to_owned(),
        (Lang::En, _) => format!("Departure after {left} more ships"),
    }
}

/// The same behind the word "departure".
pub fn departure_in_short(lang: Lang, left: u8) -> String {
    match (lang, left) {
        (_, 0) => lang.pick("en fin de tour", "this turn").to_owned(),
        (Lang::Fr, _) => format!("après {}", ships(lang, left.into())),
        (Lang::En, _) => format!("after {}", ships(lang, left.into())),
    }
}

/// What the viewer would lose at a departure, all in all: "vous perdriez 3 marchandises en main, 2
/// en entrepôt".
pub fn loss(lang: Lang, loss: &Loss) -> String {
    if loss.saved == loss.at_stake() {
        return lang.pick("vous ne perdriez rien", "you would lose nothing").to_owned();
    }
    let (hand, store) = (loss.hand.map_or(0, |hand| hand.total()), loss.apples + loss.half);
    let mut parts = Vec::new();
    if hand > 0 {
        parts.push(some_goods(lang, hand.into()) + lang.pick(" en main", " in hand"));
    }
    if store > 0 {
        let count = if hand > 0 { store.to_string() } else { some_goods(lang, store.into()) };
        parts.push(count + lang.pick(" en entrepôt", " in the warehouse"));
    }
    let saved = (loss.saved > 0).then(|| match lang {
        Lang::Fr => format!("\u{202f}; Conservation en sauve {}", loss.saved),
        Lang::En => format!("; Conservation saves {}", loss.saved),
    });
    let start = lang.pick("vous perdriez ", "you would lose ");
    format!("{start}{}{}", parts.join(", "), saved.unwrap_or_default())
}

/// What the warehouse would lose: "Perdus au départ : 2 pommes, 1 de vos 3 fromages et épices".
pub fn store_loss(lang: Lang, loss: &Loss) -> String {
    let mut parts = Vec::new();
    if loss.apples > 0 {
        parts.push(count_of(lang, Good::Apple, loss.apples));
    }
    if loss.half > 0 {
        parts.push(match lang {
            Lang::Fr => format!("{} de vos {} fromages et épices", loss.half, loss.half_of),
            Lang::En => format!("{} of your {} cheeses and spices", loss.half, loss.half_of),
        });
    }
    if parts.is_empty() {
        let nothing = ["Rien ne s’y perd au départ.", "Nothing here is lost at departure."];
        return lang.pick(nothing[0], nothing[1]).to_owned();
    }
    let start = lang.pick("Perdus au départ\u{a0}: ", "Lost at departure: ");
    [start, &parts.join(", "), "."].concat()
}

/// The same in one number, for whoever acts.
pub(super) fn total_loss(lang: Lang, loss: &Loss) -> String {
    let lost = some_goods(lang, (loss.at_stake() - loss.saved).into());
    match (lang, loss.saved == loss.at_stake()) {
        (Lang::Fr, true) => "Au départ, vous ne perdriez rien.".to_owned(),
        (Lang::En, true) => "At departure you would lose nothing.".to_owned(),
        (Lang::Fr, false) => format!("Au départ, vous perdriez {lost}."),
        (Lang::En, false) => format!("At departure you would lose {lost}."),
    }
}

/// Whose an empty berth became: "chargé par Marc".
pub fn loaded_by(names: &Names, seat: Seat) -> String {
    match (names.lang, names.is_you(seat)) {
        (Lang::Fr, true) => "chargé par vous".to_owned(),
        (Lang::En, true) => "loaded by you".to_owned(),
        (Lang::Fr, false) => format!("chargé par {}", names.of(seat)),
        (Lang::En, false) => format!("loaded by {}", names.of(seat)),
    }
}

/// Over the offers: "Offres pour la carte d’Anne".
pub fn offers_for(names: &Names, holder: Seat) -> String {
    [names.lang.pick("Offres pour ", "Offers for "), &card_of(names, holder)].concat()
}

/// The hand of another: its cards are counted, gold and goods together.
pub fn hidden_hand(lang: Lang, shown: &SeatView) -> String {
    match &shown.books {
        Some(books) => goods(lang, books.hand) + lang.pick(" en main", " in hand"),
        None => cards(lang, shown.count) + lang.pick(", or compris", ", gold included"),
    }
}

/// What a choice would change, in short: "−9 pièces (reste 13) · +1 fromage en entrepôt".
pub fn foretold(lang: Lang, told: &Foretold) -> String {
    let mut parts = Vec::new();
    if told.points > 0 {
        parts.push(format!("+{}", points(lang, told.points)));
    }
    if told.gold != 0 {
        let amount = gold(lang, u16::try_from(told.gold.unsigned_abs()).unwrap_or(u16::MAX));
        parts.push(match (lang, told.gold < 0) {
            (Lang::Fr, true) => format!("−{amount} (reste {})", told.left),
            (Lang::Fr, false) => format!("+{amount} ({} en tout)", told.left),
            (Lang::En, true) => format!("−{amount} ({} left)", told.left),
            (Lang::En, false) => format!("+{amount} ({} in all)", told.left),
        });
    }
    if told.money > 0 {
        let when = lang.pick(" après les négociations", " when trading ends");
        parts.push(gold(lang, told.money) + when);
    }
    let places = lang.pick([" en main", " en entrepôt"], [" in hand", " in the warehouse"]);
    for (change, place) in [told.hand, told.store].into_iter().zip(places) {
        parts.extend(moved(lang, change).map(|moved| moved + place));
    }
    if told.fleet_leaves {
        parts.push(lang.pick("la flotte partira", "the fleet will leave").to_owned());
    }
    parts.join(" · ")
}

fn moved(lang: Lang, change: [i8; 4]) -> Option<String> {
    let part = |good: Good| {
        let count = change[good.index()];
        let sign = if count < 0 { '−' } else { '+' };
        (count != 0).then(|| format!("{sign}{}", count_of(lang, good, count.unsigned_abs())))
    };
    let parts: Vec<String> = Good::ALL.into_iter().filter_map(part).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// "au plus 22".
pub fn at_most(lang: Lang, most: u8) -> String {
    format!("{} {most}", lang.pick("au plus", "at most"))
}

/// The warning that a storage price could not be paid any more.
pub fn warning(lang: Lang, price: u8) -> String {
    match lang {
        Lang::Fr => {
            format!("Il manquerait les {} du stockage", gold(lang, price.into()))
        }
        Lang::En => format!("The {} for storing would be missing", gold(lang, price.into())),
    }
}

#[cfg(test)]
mod tests {
    use quay::Goods;

    use super::*;

    #[test]
    fn the_loss_is_told_where_it_lies() {
        let lost = Loss { hand: Goods::parse("SSC"), apples: 2, half_of: 3, half: 1, saved: 0 };
        assert_eq!(loss(Lang::Fr, &lost), "vous perdriez 3 marchandises en main, 3 en entrepôt");
        assert_eq!(
            store_loss(Lang::En, &lost),
            "Lost at departure: 2 apples, 1 of your 3 cheeses and spices."
        );
        assert_eq!(total_loss(Lang::En, &lost), "At departure you would lose 6 goods.");
        let nothing = Loss { hand: Some(Goods::NONE), apples: 0, half_of: 1, half: 0, saved: 0 };
        assert_eq!(loss(Lang::En, &nothing), "you would lose nothing");
    }

    #[test]
    fn what_conservation_saves_is_taken_off_the_loss() {
        let lost = Loss { hand: Goods::parse("C"), apples: 2, half_of: 0, half: 0, saved: 2 };
        assert_eq!(
            loss(Lang::En, &lost),
            "you would lose 1 good in hand, 2 in the warehouse; Conservation saves 2"
        );
        assert_eq!(total_loss(Lang::Fr, &lost), "Au départ, vous perdriez 1 marchandise.");
        let all = Loss { saved: 3, ..lost };
        assert_eq!(loss(Lang::Fr, &all), "vous ne perdriez rien");
    }

    #[test]
    fn changes_are_told_in_short() {
        let told = Foretold {
            gold: -9,
            left: 13,
            money: 0,
            hand: [0, -1, 0, 0],
            store: [0, 1, 0, 0],
            points: 0,
            fleet_leaves: false,
        };
        assert_eq!(
            foretold(Lang::Fr, &told),
            "−9 pièces (reste 13) · −1 fromage en main · +1 fromage en entrepôt"
        );
    }
}
