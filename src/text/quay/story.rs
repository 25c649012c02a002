//! What happened, in sentences.

use engine::{Outcome, Seat};
use quay::{Deck, Event, Good, Goods, Place, SALE_PRICE, SHELTER_GOLD};

use super::wares::{
    a_good, card, card_of, count_of, deck, gold, goods, of_name, points, ship, ships, the_card,
};
use crate::text::{Lang, Names, won};

/// An event in a sentence, from the reader's point of view. Every move is public, so every
/// event is told to all.
pub fn narrate(event: &Event, names: &Names) -> Option<String> {
    let lang = names.lang;
    Some(match event {
        Event::Arrived(fleet) => {
            let count = ships(lang, fleet.len() as u16);
            match lang {
                Lang::Fr => format!("Une flotte de {count} est à quai."),
                Lang::En => format!("A fleet of {count} lies at the quay."),
            }
        }
        Event::First(seat) => does(
            names,
            *seat,
            ["avez le pion", "a le pion"],
            ["have the pawn", "has the pawn"],
            None,
        ),
        Event::Took(seat, good) => does(
            names,
            *seat,
            ["prenez", "prend"],
            ["take", "takes"],
            Some(match lang {
                Lang::Fr => format!("{} dans la réserve", a_good(lang, *good)),
                Lang::En => format!("{} from the reserve", a_good(lang, *good)),
            }),
        ),
        Event::Reshuffled(pile) => reshuffled(lang, *pile),
        Event::Revealed(seat, shown) => does(
            names,
            *seat,
            ["révélez", "révèle"],
            ["reveal", "reveals"],
            Some(card(lang, *shown)),
        ),
        Event::Chose(seat, chosen) => does(
            names,
            *seat,
            ["prenez", "prend"],
            ["take", "takes"],
            Some(the_card(lang, *chosen)),
        ),
        Event::Bid { seat, holder, card: of } => bid(names, *seat, *holder, &card(lang, *of)),
        Event::Offered(seat, amount) => does(
            names,
            *seat,
            ["offrez", "offre"],
            ["offer", "offers"],
            Some(gold(lang, (*amount).into())),
        ),
        Event::Declined(seat) => does(
            names,
            *seat,
            ["ne faites pas d’offre", "ne fait pas d’offre"],
            ["make no offer", "makes no offer"],
            None,
        ),
        Event::Sold { holder, buyer, card, gold: price } => {
            let (card, price) = (the_card(lang, *card), gold(lang, (*price).into()));
            match (lang, names.is_you(*buyer)) {
                (Lang::Fr, true) => format!("{} vous vend {card} pour {price}.", names.of(*holder)),
                (Lang::Fr, false) => {
                    let sells = names.does(*holder, "vendez", "vend");
                    format!("{sells} {card} à {} pour {price}.", names.of(*buyer))
                }
                (Lang::En, _) => {
                    let sells = names.does(*holder, "sell", "sells");
                    format!("{sells} {card} to {} for {price}.", names.object(*buyer))
                }
            }
        }
        Event::Kept { holder, paid, card, gold: price } => {
            let (card, price) = (the_card(lang, *card), gold(lang, (*price).into()));
            let keeps = match lang {
                Lang::Fr => names.does(*holder, "gardez", "garde"),
                Lang::En => names.does(*holder, "keep", "keeps"),
            };
            match (lang, names.is_you(*holder), names.is_you(*paid)) {
                (Lang::Fr, _, true) => format!("{keeps} {card} et vous paie {price}."),
                (Lang::Fr, true, _) => {
                    format!("{keeps} {card} et payez {price} à {}.", names.of(*paid))
                }
                (Lang::Fr, ..) => format!("{keeps} {card} et paie {price} à {}.", names.of(*paid)),
                (Lang::En, true, _) => {
                    format!("{keeps} {card} and pay {} {price}.", names.of(*paid))
                }
                (Lang::En, ..) => {
                    format!("{keeps} {card} and pays {} {price}.", names.object(*paid))
                }
            }
        }
        Event::Sheltered { seat, card, .. } => {
            let what = match lang {
                Lang::Fr => format!("{} à l’Abri", the_card(lang, *card)),
                Lang::En => format!("{} under a Shelter", the_card(lang, *card)),
            };
            does(names, *seat, ["mettez", "met"], ["take", "takes"], Some(what))
        }
        Event::Stolen { seat, holder, card, .. } => {
            stolen(names, *seat, *holder, &the_card(lang, *card))
        }
        Event::TradeOver(left) => trade_over(lang, left),
        Event::Collected(seat, amount) => does(
            names,
            *seat,
            ["encaissez", "encaisse"],
            ["collect", "collects"],
            Some(gold(lang, *amount)),
        ),
        Event::Pocketed(seat, special) => {
            let what = match lang {
                Lang::Fr => format!("{} en main", the_card(lang, *special)),
                Lang::En => format!("{} into the hand", the_card(lang, *special)),
            };
            does(names, *seat, ["prenez", "prend"], ["take", "takes"], Some(what))
        }
        Event::Bought(seat, _, bought) => {
            does(names, *seat, ["achetez", "achète"], ["buy", "buys"], Some(goods(lang, *bought)))
        }
        Event::Paid(seat, price) => {
            let what = match lang {
                Lang::Fr => format!("{} à la banque", gold(lang, (*price).into())),
                Lang::En => format!("the bank {}", gold(lang, (*price).into())),
            };
            does(names, *seat, ["payez", "paie"], ["pay", "pays"], Some(what))
        }
        Event::Stored(seat, good) => does(
            names,
            *seat,
            ["stockez", "stocke"],
            ["store", "stores"],
            Some(a_good(lang, *good).into()),
        ),
        Event::Delivered(seat, good) => {
            let what = match lang {
                Lang::Fr => format!("{} directement en entrepôt", a_good(lang, *good)),
                Lang::En => format!("{} straight into the warehouse", a_good(lang, *good)),
            };
            does(names, *seat, ["achetez", "achète"], ["buy", "buys"], Some(what))
        }
        Event::Loaded(seat, loaded) => {
            let worth = points(lang, loaded.points().into());
            let what = match lang {
                Lang::Fr => format!("un {}\u{a0}: {worth}", ship(lang, *loaded)),
                Lang::En => format!("a {}: {worth}", ship(lang, *loaded)),
            };
            does(names, *seat, ["chargez", "charge"], ["load", "loads"], Some(what))
        }
        Event::Earned(seat, income) => does(
            names,
            *seat,
            ["touchez", "touche"],
            ["earn", "earns"],
            Some(gold(lang, (*income).into())),
        ),
        Event::Played(seat, special) => {
            does(names, *seat, ["jouez", "joue"], ["play", "plays"], Some(the_card(lang, *special)))
        }
        Event::Swapped { seat, give, with, take } => swapped(names, *seat, *give, *with, *take),
        Event::Marketed(seat, place, good) => {
            let from = match (lang, place) {
                (Lang::Fr, Place::Hand) => "de la main",
                (Lang::Fr, Place::Store) => "de l’entrepôt",
                (Lang::En, Place::Hand) => "from the hand",
                (Lang::En, Place::Store) => "from the warehouse",
            };
            let price = gold(lang, SALE_PRICE.into());
            let (what, pour) = (a_good(lang, *good), lang.pick("pour", "for"));
            does(
                names,
                *seat,
                ["vendez", "vend"],
                ["sell", "sells"],
                Some(format!("{what} {from} {pour} {price}")),
            )
        }
        Event::Finished(seat) => does(
            names,
            *seat,
            ["avez terminé", "a terminé"],
            ["have finished", "has finished"],
            None,
        ),
        Event::Left(left) => left_port(lang, left.len() as u16),
        Event::Protected(seat, place, good) => {
            let from = match (lang, place) {
                (Lang::Fr, Place::Hand) => "de la main",
                (Lang::Fr, Place::Store) => "de l’entrepôt",
                (Lang::En, Place::Hand) => "of the hand",
                (Lang::En, Place::Store) => "of the warehouse",
            };
            let what = format!("{} {from}", a_good(lang, *good));
            does(names, *seat, ["protégez", "protège"], ["protect", "protects"], Some(what))
        }
        Event::Unsealed(seat, _) => match (lang, names.is_you(*seat)) {
            (Lang::Fr, true) => "Votre Conservation est épuisée.".to_owned(),
            (Lang::Fr, false) => format!("{} n’a plus de Conservation.", names.of(*seat)),
            (Lang::En, true) => "Your Conservation is used up.".to_owned(),
            (Lang::En, false) => format!("{} has no Conservation left.", names.of(*seat)),
        },
        Event::Rotted { seat, hand, apples } => rotted(names, *seat, *hand, *apples),
        Event::Spoiled(seat, good) => does(
            names,
            *seat,
            ["perdez", "perd"],
            ["lose", "loses"],
            Some(a_good(lang, *good).into()),
        ),
        Event::Over(outcome) => over(outcome, names),
    })
}

/// "Vous prenez une pomme."
fn does(names: &Names, seat: Seat, fr: [&str; 2], en: [&str; 2], what: Option<String>) -> String {
    let [you, other] = names.lang.pick(fr, en);
    let head = names.does(seat, you, other);
    match what {
        Some(what) => format!("{head} {what}."),
        None => format!("{head}."),
    }
}

fn reshuffled(lang: Lang, pile: Deck) -> String {
    let name = match (lang, pile) {
        (Lang::Fr, Deck::Large) => "grands navires",
        (Lang::Fr, Deck::Small) => "petits navires",
        (Lang::En, Deck::Large) => "large ships",
        (Lang::En, Deck::Small) => "small ships",
        _ => deck(lang, pile),
    };
    match lang {
        Lang::Fr => {
            format!("La défausse «\u{202f}{name}\u{202f}» est mélangée pour refaire la pioche.")
        }
        Lang::En => format!("The discard “{name}” is shuffled to make a new pile."),
    }
}

fn bid(names: &Names, seat: Seat, holder: Seat, card: &str) -> String {
    match names.lang {
        Lang::Fr => {
            let bids = names.does(seat, "faites une offre pour", "fait une offre pour");
            format!("{bids} {}\u{a0}: {card}.", card_of(names, holder))
        }
        Lang::En => {
            format!("{} for {}: {card}.", names.does(seat, "bid", "bids"), card_of(names, holder))
        }
    }
}

fn stolen(names: &Names, seat: Seat, holder: Seat, card: &str) -> String {
    let five = gold(names.lang, SHELTER_GOLD.into());
    match names.lang {
        Lang::Fr => {
            let takes = names.does(seat, "jouez un Abri et prenez", "joue un Abri et prend");
            let gets = if names.is_you(holder) { "recevez" } else { "reçoit" };
            format!("{takes} {card}\u{202f}; {} {gets} {five} de la banque.", names.object(holder))
        }
        Lang::En => {
            let takes = names.does(seat, "play a Shelter and take", "plays a Shelter and takes");
            let gets = if names.is_you(holder) { "get" } else { "gets" };
            format!("{takes} {card}; {} {gets} {five} from the bank.", names.object(holder))
        }
    }
}

fn trade_over(lang: Lang, left: &[quay::Card]) -> String {
    let cards: Vec<String> = left.iter().map(|left| card(lang, *left)).collect();
    match (lang, cards.is_empty()) {
        (Lang::Fr, true) => "Les négociations sont closes.".to_owned(),
        (Lang::En, true) => "Trading is over.".to_owned(),
        (Lang::Fr, false) => {
            format!("Les négociations sont closes. Personne n’a pris\u{a0}: {}.", cards.join(", "))
        }
        (Lang::En, false) => format!("Trading is over. Nobody took: {}.", cards.join(", ")),
    }
}

fn swapped(names: &Names, seat: Seat, give: Good, with: Seat, take: Good) -> String {
    let lang = names.lang;
    let (give, take) = (a_good(lang, give), a_good(lang, take));
    let exchanges = does(names, seat, ["échangez", "échange"], ["exchange", "exchanges"], None);
    let head = exchanges.trim_end_matches('.');
    match (lang, seat == with, names.is_you(with)) {
        (Lang::Fr, true, true) => format!("{head} {give} contre {take} de votre main."),
        (Lang::Fr, true, false) => format!("{head} {give} contre {take} de sa main."),
        (Lang::Fr, false, true) => format!("{head} {give} contre {take} de votre entrepôt."),
        (Lang::Fr, false, false) => {
            let whose = of_name(names.of(with));
            format!("{head} {give} contre {take} de l’entrepôt {whose}.")
        }
        (Lang::En, true, true) => format!("{head} {give} for {take} of your own hand."),
        (Lang::En, true, false) => format!("{head} {give} for {take} of their own hand."),
        (Lang::En, false, true) => format!("{head} {give} for {take} of your warehouse."),
        (Lang::En, false, false) => {
            format!("{head} {give} for {take} of {}’s warehouse.", names.of(with))
        }
    }
}

fn left_port(lang: Lang, empty: u16) -> String {
    match (lang, empty) {
        (Lang::Fr, 0) => "La flotte part.".to_owned(),
        (Lang::En, 0) => "The fleet leaves.".to_owned(),
        (Lang::Fr, 1) => "La flotte part, 1 navire à vide.".to_owned(),
        (Lang::Fr, _) => format!("La flotte part, {} à vide.", ships(lang, empty)),
        (Lang::En, _) => format!("The fleet leaves, {} empty.", ships(lang, empty)),
    }
}

fn rotted(names: &Names, seat: Seat, hand: Goods, apples: u8) -> String {
    let lang = names.lang;
    let mut lost = Vec::new();
    if !hand.is_empty() {
        lost.push(format!("{} {}", goods(lang, hand), lang.pick("en main", "in hand")));
    }
    if apples > 0 {
        lost.push(format!(
            "{} {}",
            count_of(lang, Good::Apple, apples),
            lang.pick("en entrepôt", "in the warehouse")
        ));
    }
    does(
        names,
        seat,
        ["perdez", "perd"],
        ["lose", "loses"],
        Some(lost.join(lang.pick("\u{202f}; ", "; "))),
    )
}

fn over(outcome: &Outcome, names: &Names) -> String {
    let winners: Vec<Seat> = outcome.winners().collect();
    let best = winners.first().map_or(0, |seat| outcome.scores[*seat]);
    let with = points(names.lang, u16::try_from(best).unwrap_or_default());
    won(&winners, &with, names)
}

#[cfg(test)]
mod tests {
    use engine::{Match, Rng, Setup, Turn};
    use quay::{Card, Quay, Ship};

    use super::*;

    fn names(lang: Lang, you: Option<Seat>) -> Names {
        let list = ["Zoé", "Anne", "Marc", "Nina"].map(String::from).to_vec();
        Names { lang, list, you }
    }

    #[test]
    fn sentences_are_idiomatic() {
        let told = |event: Event| {
            let of = |lang| narrate(&event, &names(lang, Some(Seat(0)))).expect("a sentence");
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
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(_) = game.to_act() {
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
            let told = game.steps().iter().flat_map(|step| &step.events).chain(game.opening());
            for event in told {
                for (lang, you) in
                    [(Lang::Fr, None), (Lang::En, Some(Seat(1))), (Lang::Fr, Some(Seat(0)))]
                {
                    let sentence = narrate(event, &names(lang, you)).expect("a sentence");
                    assert!(sentence.ends_with('.') && !sentence.contains("  "), "{sentence}");
                }
            }
        }
    }
}
