//! The short notes beside the things of the table: what is near, what would be lost or left.

use quay::{Good, Loss};

use super::wares::{cards, count_of, gold, points, ships};
use crate::tables::quay::model::Foretold;
use crate::text::Lang;

/// "Tour 5", and " · jusqu’à 50 points".
pub fn turn_of(lang: Lang, turn: u8, target: u16) -> [String; 2] {
    match lang {
        Lang::Fr => [format!("Tour {turn}"), format!(" · jusqu’à {target} points")],
        Lang::En => [format!("Turn {turn}"), format!(" · to {target} points")],
    }
}

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

/// "Vous perdriez : 2 pommes, 1 des 3 fromages et épices, 3 cartes en main".
pub fn loss(lang: Lang, loss: &Loss) -> String {
    if loss.saved == loss.at_stake() {
        return lang.pick("Vous ne perdriez rien", "You would lose nothing").to_owned();
    }
    let mut parts = Vec::new();
    if loss.apples > 0 {
        parts.push(count_of(lang, Good::Apple, loss.apples));
    }
    if loss.half > 0 {
        parts.push(match lang {
            Lang::Fr => format!("{} des {} fromages et épices", loss.half, loss.half_of),
            Lang::En => format!("{} of {} cheese and spice", loss.half, loss.half_of),
        });
    }
    let hand = loss.hand.map_or(0, |hand| hand.total());
    if hand > 0 {
        let in_hand = lang.pick("en main", "in hand");
        parts.push(format!("{} {in_hand}", cards(lang, hand.into())));
    }
    let saved = (loss.saved > 0).then(|| match lang {
        Lang::Fr => format!(" (sauf {} sous Conservation)", loss.saved),
        Lang::En => format!(" (save {} under Conservation)", loss.saved),
    });
    let start = lang.pick("Vous perdriez\u{a0}: ", "You would lose: ");
    format!("{start}{}{}", parts.join(", "), saved.unwrap_or_default())
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

/// "il resterait 15 pièces".
pub fn gold_left(lang: Lang, left: u16) -> String {
    match lang {
        Lang::Fr => format!("il vous resterait {}", gold(lang, left)),
        Lang::En => format!("you would have {} left", gold(lang, left)),
    }
}

/// The warning that a storage price could not be paid any more.
pub fn warning(lang: Lang, price: u8) -> String {
    match lang {
        Lang::Fr => {
            format!("Vous ne pourriez plus payer les {} du stockage", gold(lang, price.into()))
        }
        Lang::En => format!("You could no longer pay the {} for storing", gold(lang, price.into())),
    }
}

#[cfg(test)]
mod tests {
    use quay::Goods;

    use super::*;

    #[test]
    fn the_loss_is_told_in_one_line() {
        let lost = Loss { hand: Goods::parse("SSC"), apples: 2, half_of: 3, half: 1, saved: 0 };
        assert_eq!(
            loss(Lang::Fr, &lost),
            "Vous perdriez\u{a0}: 2 pommes, 1 des 3 fromages et épices, 3 cartes en main"
        );
        assert_eq!(
            loss(Lang::En, &lost),
            "You would lose: 2 apples, 1 of 3 cheese and spice, 3 cards in hand"
        );
        let nothing = Loss { hand: Some(Goods::NONE), apples: 0, half_of: 1, half: 0, saved: 0 };
        assert_eq!(loss(Lang::En, &nothing), "You would lose nothing");
    }

    #[test]
    fn what_conservation_saves_is_taken_off_the_loss() {
        let lost = Loss { hand: Goods::parse("C"), apples: 2, half_of: 0, half: 0, saved: 2 };
        assert_eq!(
            loss(Lang::Fr, &lost),
            "Vous perdriez\u{a0}: 2 pommes, 1 carte en main (sauf 2 sous Conservation)"
        );
        assert_eq!(
            loss(Lang::En, &lost),
            "You would lose: 2 apples, 1 card in hand (save 2 under Conservation)"
        );
        let all = Loss { saved: 3, ..lost };
        assert_eq!(loss(Lang::Fr, &all), "Vous ne perdriez rien");
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
