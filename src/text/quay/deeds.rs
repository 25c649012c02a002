//! What choosing something does.

use quay::{Action, Decision, View};

use super::labels::{income, offered};
use super::wares::{a_good, card, card_of, deck, gold, points, ship, the_card};
use crate::text::{Lang, Names};

/// What choosing it does, for the confirm button.
pub fn deed(view: &View, action: Action, names: &Names) -> String {
    match names.lang {
        Lang::Fr => deed_fr(view, action, names),
        Lang::En => deed_en(view, action, names),
    }
}

fn deed_fr(view: &View, action: Action, names: &Names) -> String {
    let lang = Lang::Fr;
    match action {
        Action::Good(of) => {
            let verb = match view.decision() {
                Decision::Menu | Decision::Store { .. } => "Stocker",
                Decision::BuyStore { .. } => "Acheter et stocker",
                _ => "Prendre",
            };
            format!("{verb} {}", a_good(lang, of))
        }
        Action::Draw(pile) => format!("Révéler une carte {}", deck(lang, pile)),
        Action::Take(of) => format!("Prendre {}", the_card(lang, of)),
        Action::Bid(seat) => format!("Faire une offre pour {}", card_of(names, seat)),
        Action::Shelter(of) => format!("Abri\u{a0}: prendre {}", the_card(lang, of)),
        Action::Steal(seat) => format!("Abri\u{a0}: prendre {}", card_of(names, seat)),
        Action::Offer(amount) => format!("Offrir {}", gold(lang, amount.into())),
        Action::Decline => "Ne pas faire d’offre".to_owned(),
        Action::Accept(seat) => {
            format!("Vendre à {} pour {}", names.of(seat), gold(lang, offered(view, seat)))
        }
        Action::Pay(seat) => {
            format!("Garder, payer {} à {}", gold(lang, offered(view, seat)), names.of(seat))
        }
        Action::Buy => "Acheter les marchandises".to_owned(),
        Action::Store => "Stocker des marchandises".to_owned(),
        Action::Ship => "Charger des navires".to_owned(),
        Action::Income => format!("Toucher {}", gold(lang, income(view))),
        Action::Special(of) => format!("Jouer {}", the_card(lang, of)),
        Action::Done => "Terminer vos actions".to_owned(),
        Action::Stop => "S’arrêter là".to_owned(),
        Action::Load(of) => {
            format!("Charger le {}\u{a0}: {}", ship(lang, of), points(lang, of.points().into()))
        }
        Action::Swap { give, with, take } => {
            let from = if names.is_you(with) {
                "de votre main".to_owned()
            } else {
                format!("de chez {}", names.of(with))
            };
            format!("Donner {} contre {} {from}", a_good(lang, give), a_good(lang, take))
        }
        Action::Sell(_, of) => {
            format!("Vendre {} pour {}", a_good(lang, of), gold(lang, quay::SALE_PRICE.into()))
        }
        Action::Protect(_, of) => format!("Protéger {}", a_good(lang, of)),
        Action::Spoil(of) => format!("Perdre {}", a_good(lang, of)),
    }
}

fn deed_en(view: &View, action: Action, names: &Names) -> String {
    let lang = Lang::En;
    match action {
        Action::Good(of) => {
            let verb = match view.decision() {
                Decision::Menu | Decision::Store { .. } => "Store",
                Decision::BuyStore { .. } => "Buy and store",
                _ => "Take",
            };
            format!("{verb} {}", a_good(lang, of))
        }
        Action::Draw(pile) => format!("Reveal a {} card", deck(lang, pile)),
        Action::Take(of) => format!("Take {}", card(lang, of)),
        Action::Bid(seat) => format!("Bid for {}", card_of(names, seat)),
        Action::Shelter(of) => format!("Shelter: take {}", card(lang, of)),
        Action::Steal(seat) => format!("Shelter: take {}", card_of(names, seat)),
        Action::Offer(amount) => format!("Offer {}", gold(lang, amount.into())),
        Action::Decline => "Make no offer".to_owned(),
        Action::Accept(seat) => {
            format!("Sell to {} for {}", names.of(seat), gold(lang, offered(view, seat)))
        }
        Action::Pay(seat) => {
            format!("Keep, pay {} {}", names.of(seat), gold(lang, offered(view, seat)))
        }
        Action::Buy => "Buy the goods".to_owned(),
        Action::Store => "Store goods".to_owned(),
        Action::Ship => "Load ships".to_owned(),
        Action::Income => format!("Earn {}", gold(lang, income(view))),
        Action::Special(of) => format!("Play {}", card(lang, of)),
        Action::Done => "Finish your actions".to_owned(),
        Action::Stop => "Stop here".to_owned(),
        Action::Load(of) => {
            format!("Load the {}: {}", ship(lang, of), points(lang, of.points().into()))
        }
        Action::Swap { give, with, take } => {
            let from = if names.is_you(with) {
                "of your hand".to_owned()
            } else {
                format!("of {}", names.of(with))
            };
            format!("Give {} for {} {from}", a_good(lang, give), a_good(lang, take))
        }
        Action::Sell(_, of) => {
            format!("Sell {} for {}", a_good(lang, of), gold(lang, quay::SALE_PRICE.into()))
        }
        Action::Protect(_, of) => format!("Protect {}", a_good(lang, of)),
        Action::Spoil(of) => format!("Lose {}", a_good(lang, of)),
    }
}
