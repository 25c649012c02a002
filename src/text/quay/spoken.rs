//! What the table says beside its things, and to a reader.

use quay::{Berth, Deck, Front, Good, Loss, Standing};

use super::terms;
use super::wares::{card, cards, count_of, deck, gold, goods, points, ship, ships, specials};
use crate::tables::quay::model::{Fate, Foretold, Stall, Stand};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// "Tour 5 · 50 points à atteindre".
pub fn turn_of(lang: Lang, turn: u8, target: u16) -> String {
    match lang {
        Lang::Fr => format!("Tour {turn} · jusqu’à {target} points"),
        Lang::En => format!("Turn {turn} · to {target} points"),
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
    let sealed = (loss.protection > 0).then(|| match lang {
        Lang::Fr => format!(" (sauf {} sous Conservation)", loss.protection),
        Lang::En => format!(" (save {} under Conservation)", loss.protection),
    });
    let sealed = sealed.unwrap_or_default();
    match (lang, parts.is_empty()) {
        (Lang::Fr, true) => "Vous ne perdriez rien".to_owned(),
        (Lang::En, true) => "You would lose nothing".to_owned(),
        (Lang::Fr, false) => format!("Vous perdriez\u{a0}: {}{sealed}", parts.join(", ")),
        (Lang::En, false) => format!("You would lose: {}{sealed}", parts.join(", ")),
    }
}

/// What a choice would change, in short: "−9 pièces (reste 13) · +1 fromage en entrepôt".
pub fn foretold(lang: Lang, told: &Foretold) -> String {
    let mut parts = Vec::new();
    if told.points > 0 {
        parts.push(format!("+{}", points(lang, told.points)));
    }
    if told.gold != 0 {
        let sign = if told.gold < 0 { '−' } else { '+' };
        let amount = gold(lang, u16::try_from(told.gold.unsigned_abs()).unwrap_or(u16::MAX));
        parts.push(match (lang, told.gold < 0) {
            (Lang::Fr, true) => format!("{sign}{amount} (reste {})", told.left),
            (Lang::Fr, false) => format!("{sign}{amount} ({} en tout)", told.left),
            (Lang::En, true) => format!("{sign}{amount} ({} left)", told.left),
            (Lang::En, false) => format!("{sign}{amount} ({} in all)", told.left),
        });
    }
    if told.money > 0 {
        parts.push(match lang {
            Lang::Fr => format!("{} après les négociations", gold(lang, told.money)),
            Lang::En => format!("{} when trading ends", gold(lang, told.money)),
        });
    }
    parts.extend(
        moved(lang, told.hand).map(|moved| format!("{moved} {}", lang.pick("en main", "in hand"))),
    );
    parts.extend(
        moved(lang, told.store)
            .map(|moved| format!("{moved} {}", lang.pick("en entrepôt", "in the warehouse"))),
    );
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
        told += &match lang {
            Lang::Fr => format!(", manque en entrepôt\u{a0}: {}", goods(lang, rest)),
            Lang::En => format!(", warehouse lacks {}", goods(lang, rest)),
        };
        if !berth.in_hand.is_empty() {
            told += &match lang {
                Lang::Fr => format!(" (en main\u{a0}: {})", goods(lang, berth.in_hand)),
                Lang::En => format!(" (in hand: {})", goods(lang, berth.in_hand)),
            };
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

/// A card in play in full.
pub fn stand_spoken(names: &Names, stand: &Stand, playable: Option<bool>) -> String {
    let lang = names.lang;
    let words = terms(lang);
    let mut parts = Vec::new();
    if let Some(seat) = stand.seat {
        parts.push(capital(names.object(seat)));
    }
    parts.push(match (stand.card, stand.money) {
        (Some(of), _) => card(lang, of),
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
    let mut parts = vec![standing(lang, shown.standing, shown.front)];
    if stall.first {
        parts.push(words.first.to_owned());
    }
    let stored = goods(lang, shown.store);
    parts.push(match lang {
        Lang::Fr => format!("en entrepôt\u{a0}: {stored}"),
        Lang::En => format!("in the warehouse: {stored}"),
    });
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
        None => format!("{} {in_hand}", cards(lang, shown.count)),
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

fn standing(lang: Lang, standing: Standing, front: Front) -> String {
    let words = terms(lang);
    let state = match standing {
        Standing::Open => return words.open.to_owned(),
        Standing::Holder => words.holder,
        Standing::Settled => words.face_down,
    };
    match front {
        Front::Card { card: of, .. } => format!("{} ({state})", card(lang, of)),
        Front::Money(amount) => format!("{} ({state})", gold(lang, amount)),
        Front::Nothing => state.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use quay::Goods;

    use super::*;

    #[test]
    fn the_loss_is_told_in_one_line() {
        let lost =
            Loss { hand: Goods::parse("SSC"), apples: 2, half_of: 3, half: 1, protection: 0 };
        assert_eq!(
            loss(Lang::Fr, &lost),
            "Vous perdriez\u{a0}: 2 pommes, 1 des 3 fromages et épices, 3 cartes en main"
        );
        assert_eq!(
            loss(Lang::En, &lost),
            "You would lose: 2 apples, 1 of 3 cheese and spice, 3 cards in hand"
        );
        let nothing =
            Loss { hand: Some(Goods::NONE), apples: 0, half_of: 1, half: 0, protection: 2 };
        assert_eq!(loss(Lang::En, &nothing), "You would lose nothing");
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
