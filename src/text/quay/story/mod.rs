//! What happened, in sentences.

mod acting;
mod fleet;
mod trading;

use engine::{Clock, Outcome, Seat};
use quay::Event;

use super::wares::{a_good, card, gold, goods, points, the_card};
use crate::text::{Lang, Names, won};

/// An event in a sentence, from the reader's point of view. Every move is public, so every
/// event is told to all.
pub fn narrate(event: &Event, names: &Names) -> Option<String> {
    let lang = names.lang;
    let does = |seat: &Seat, fr, en, what: &str| does(names, *seat, fr, en, what);
    Some(match event {
        Event::Arrived(ships) => fleet::arrived(lang, ships.len() as u16),
        Event::First(seat) => {
            does(seat, ["avez le pion", "a le pion"], ["have the pawn", "has the pawn"], "")
        }
        Event::Took(seat, good) => acting::took(names, *seat, *good),
        Event::Reshuffled(pile) => trading::reshuffled(lang, *pile),
        Event::Revealed(seat, shown) => {
            does(seat, ["révélez", "révèle"], ["reveal", "reveals"], &card(lang, *shown))
        }
        Event::Chose(seat, chosen) => {
            does(seat, ["prenez", "prend"], ["take", "takes"], &the_card(lang, *chosen))
        }
        Event::Bid { seat, holder, card: of } => {
            trading::bid(names, *seat, *holder, &card(lang, *of))
        }
        Event::Offered(seat, amount) => {
            does(seat, ["offrez", "offre"], ["offer", "offers"], &gold(lang, (*amount).into()))
        }
        Event::Declined(seat) => does(
            seat,
            ["ne faites pas d’offre", "ne fait pas d’offre"],
            ["make no offer", "makes no offer"],
            "",
        ),
        Event::Sold { holder, buyer, card, gold } => {
            trading::sold(names, *holder, *buyer, &the_card(lang, *card), (*gold).into())
        }
        Event::Kept { holder, paid, card, gold } => {
            trading::kept(names, *holder, *paid, &the_card(lang, *card), (*gold).into())
        }
        Event::Sheltered { seat, card, .. } => {
            let what = the_card(lang, *card) + lang.pick(" à l’Abri", " under a Shelter");
            does(seat, ["mettez", "met"], ["take", "takes"], &what)
        }
        Event::Stolen { seat, holder, card, .. } => {
            trading::stolen(names, *seat, *holder, &the_card(lang, *card))
        }
        Event::TradeOver(left) => trading::trade_over(lang, left),
        Event::Collected(seat, amount) => {
            does(seat, ["encaissez", "encaisse"], ["collect", "collects"], &gold(lang, *amount))
        }
        Event::Pocketed(seat, special) => {
            let what = the_card(lang, *special) + lang.pick(" en main", " into the hand");
            does(seat, ["prenez", "prend"], ["take", "takes"], &what)
        }
        Event::Bought(seat, _, bought) => {
            does(seat, ["achetez", "achète"], ["buy", "buys"], &goods(lang, *bought))
        }
        Event::Paid(seat, price) => acting::paid(names, *seat, (*price).into()),
        Event::Stored(seat, good) => {
            does(seat, ["stockez", "stocke"], ["store", "stores"], a_good(lang, *good))
        }
        Event::Delivered(seat, good) => acting::delivered(names, *seat, *good),
        Event::Loaded(seat, ship) => acting::loaded(names, *seat, *ship),
        Event::Earned(seat, income) => {
            does(seat, ["touchez", "touche"], ["earn", "earns"], &gold(lang, (*income).into()))
        }
        Event::Played(seat, special) => {
            does(seat, ["jouez", "joue"], ["play", "plays"], &the_card(lang, *special))
        }
        Event::Swapped { seat, give, with, take } => {
            acting::swapped(names, *seat, *give, *with, *take)
        }
        Event::Marketed(seat, place, good) => acting::marketed(names, *seat, *place, *good),
        Event::Finished(seat) => {
            does(seat, ["avez terminé", "a terminé"], ["have finished", "has finished"], "")
        }
        Event::Left(left) => fleet::left_port(lang, left.len() as u16),
        Event::Protected(seat, place, good) => fleet::protected(names, *seat, *place, *good),
        Event::Unsealed(seat, _) => fleet::unsealed(names, *seat),
        Event::Rotted { seat, hand, apples } => fleet::rotted(names, *seat, *hand, *apples),
        Event::Spoiled(seat, good) => {
            does(seat, ["perdez", "perd"], ["lose", "loses"], a_good(lang, *good))
        }
        Event::Over(outcome) => over(outcome, names),
    })
}

/// "Vous prenez une pomme."; nothing after the verb where it says it all.
fn does(names: &Names, seat: Seat, fr: [&str; 2], en: [&str; 2], what: &str) -> String {
    let [you, other] = names.lang.pick(fr, en);
    let space = if what.is_empty() { "" } else { " " };
    [&names.does(seat, you, other), space, what, "."].concat()
}

fn over(outcome: &Outcome, names: &Names) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    let best = winners.first().map_or(0, |seat| outcome.scores[*seat]);
    let with = points(names.lang, u16::try_from(best).unwrap_or_default());
    won(&winners, &with, names)
}

/// The heading of a group of lines in the log: "Tour 5".
pub fn chapter(clock: Clock, lang: Lang) -> String {
    format!("{} {}", lang.pick("Tour", "Turn"), clock.turn)
}

#[cfg(test)]
mod tests {
    use quay::{Card, Quay, Ship};

    use super::*;
    use crate::text::trial::{crew, whole_game};

    #[test]
    fn sentences_are_idiomatic() {
        let told = |event: Event| {
            let of = |lang| narrate(&event, &crew(lang, Some(0))).expect("a sentence");
            (of(Lang::Fr), of(Lang::En))
        };
        let card = Card::parse("S10").expect("a card");
        let sold = told(Event::Sold { holder: Seat(0), buyer: Seat(1), card, gold: 7 });
        assert_eq!(sold.0, "Vous vendez la carte Stockage (4 pour 9 pièces) à Anne pour 7 pièces.");
        assert_eq!(sold.1, "You sell Storage (4 for 9 gold) to Anne for 7 gold.");
        let kept = told(Event::Kept { holder: Seat(1), paid: Seat(0), card, gold: 1 });
        assert_eq!(kept.0, "Anne garde la carte Stockage (4 pour 9 pièces) et vous paie 1 pièce.");
        assert_eq!(kept.1, "Anne keeps Storage (4 for 9 gold) and pays you 1 gold.");
        let ship = Ship::parse("L05").expect("a ship");
        assert_eq!(
            told(Event::Loaded(Seat(2), ship)).0,
            "Marc charge un grand navire (2 pommes et 2 fromages)\u{a0}: 18 points."
        );
    }

    /// Every event of whole games becomes a sentence, in both languages and for every reader.
    #[test]
    fn every_event_becomes_a_sentence() {
        for seed in 0..4 {
            let options = quay::Options::for_seats(2 + seed as u8 % 3).expect("a table");
            let game = whole_game::<Quay>(options, seed);
            let told = game.steps().iter().flat_map(|step| &step.events).chain(game.opening());
            for event in told {
                for (lang, you) in [(Lang::Fr, None), (Lang::En, Some(1)), (Lang::Fr, Some(0))] {
                    let sentence = narrate(event, &crew(lang, you)).expect("a sentence");
                    assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                }
            }
        }
    }
}
