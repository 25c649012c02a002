//! What choosing something does.

use quay::{Action, Decision, SALE_PRICE, View};

use super::labels::{income, offered};
use super::terms;
use super::wares::{a_good, card_name, card_of, deck, gold};
use crate::text::grammar::capital;
use crate::text::{Lang, Names};

/// What choosing it does, for the confirm button.
pub fn deed(view: &View, action: Action, names: &Names) -> String {
    let lang = names.lang;
    let short = |fr: &str, en: &str| lang.pick(fr, en).to_owned();
    let with = |fr: &str, en: &str, what: &str| [lang.pick(fr, en), " ", what].concat();
    match action {
        Action::Good(of) => {
            let (fr, en) = match view.decision() {
                Decision::Menu | Decision::Store { .. } => ("Stocker", "Store"),
                Decision::BuyStore { .. } => ("Acheter et stocker", "Buy and store"),
                _ => ("Prendre", "Take"),
            };
            with(fr, en, a_good(lang, of))
        }
        Action::Draw(pile) => match lang {
            Lang::Fr => format!("Révéler une carte {}", deck(lang, pile)),
            Lang::En => format!("Reveal a {} card", deck(lang, pile)),
        },
        Action::Take(of) => with("Prendre", "Take", card_name(lang, of)),
        Action::Bid(seat) => with("Disputer", "Bid for", &card_of(names, seat)),
        Action::Shelter(of) => with("Abri\u{a0}: prendre", "Shelter: take", card_name(lang, of)),
        Action::Steal(seat) => with("Abri\u{a0}: prendre", "Shelter: take", &card_of(names, seat)),
        Action::Offer(amount) => with("Offrir", "Offer", &gold(lang, amount.into())),
        Action::Decline => short("Pas d’offre", "No offer"),
        Action::Accept(seat) => {
            let (name, price) = (names.of(seat), offered(view, seat));
            match lang {
                Lang::Fr => format!("Vendre à {name} pour {price}"),
                Lang::En => format!("Sell to {name} for {price}"),
            }
        }
        Action::Pay(seat) => {
            let (name, price) = (names.of(seat), offered(view, seat));
            match lang {
                Lang::Fr => format!("Garder, payer {price} à {name}"),
                Lang::En => format!("Keep, pay {name} {price}"),
            }
        }
        Action::Buy => short("Acheter", "Buy"),
        Action::Store => short("Stocker des marchandises", "Store goods"),
        Action::Ship => short("Charger des navires", "Load ships"),
        Action::Income => with("Toucher", "Earn", &gold(lang, income(view))),
        Action::Special(of) => with("Jouer", "Play", card_name(lang, of)),
        Action::Done => short("Terminer", "Done"),
        Action::Stop => short("S’arrêter là", "Stop here"),
        Action::Load(of) => with("Charger le", "Load the", &of.points().to_string()),
        Action::Swap { give, with: partner, take } => {
            let from =
                if names.is_you(partner) { terms(lang).from_hand } else { names.of(partner) };
            let (give, take) = (capital(a_good(lang, give)), a_good(lang, take));
            format!("{give} {} {take} ({from})", lang.pick("contre", "for"))
        }
        Action::Sell(_, of) => {
            let (what, price) = (a_good(lang, of), gold(lang, SALE_PRICE.into()));
            match lang {
                Lang::Fr => format!("Vendre {what} pour {price}"),
                Lang::En => format!("Sell {what} for {price}"),
            }
        }
        Action::Protect(_, of) => with("Protéger", "Protect", a_good(lang, of)),
        Action::Spoil(of) => with("Perdre", "Lose", a_good(lang, of)),
    }
}
