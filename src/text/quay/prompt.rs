//! Who has to do what.

use engine::Seat;
use quay::{Action, Card, Decision, Face, Good, View};

use super::does::card_does;
use super::labels::income;
use super::notes::{foretold, total_loss};
use super::wares::{a_good, cards, gold, some_goods};
use crate::tables::quay::model::Foretold;
use crate::text::{Lang, Names, Prompt, words};

/// Who has to do what now.
pub fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
    let lang = names.lang;
    let Some(seat) = view.to_act() else {
        return Prompt { title: words(lang).game_over.to_owned(), detail: String::new() };
    };
    if names.is_you(seat) {
        Prompt { title: ask_you(view, legal, names), detail: detail(view, legal, names) }
    } else {
        Prompt { title: ask_other(view, seat, names), detail: String::new() }
    }
}

/// The turn, and the points that end the game: "Turn 9 · to 50".
pub fn whereabouts(view: &View, lang: Lang) -> String {
    let (turn, target) = (view.turn(), view.target());
    match (view.to_act(), lang) {
        (None, _) => String::new(),
        (_, Lang::Fr) => format!("Tour {turn} · jusqu’à {target}"),
        (_, Lang::En) => format!("Turn {turn} · to {target}"),
    }
}

/// What is asked while a good to give, or a Shelter, is held out over the table.
pub fn narrowed(give: Option<Good>, shelter: bool, lang: Lang) -> Option<Prompt> {
    let (title, detail) = match (give, shelter) {
        (Some(good), _) => {
            let title = match lang {
                Lang::Fr => format!("Contre quoi échanger {}\u{202f}?", a_good(lang, good)),
                Lang::En => format!("What do you take for {}?", a_good(lang, good)),
            };
            let where_from = lang.pick(
                "Touchez une marchandise de votre main ou d’un autre entrepôt.",
                "Touch a good of your hand or of another warehouse.",
            );
            (title, where_from.to_owned())
        }
        (None, true) => {
            let ask =
                lang.pick("Quelle carte mettre à l’abri\u{202f}?", "Which card under the Shelter?");
            let what = lang.pick(
                "Une carte libre, ou celle d’un autre, qui reçoit 5 pièces.",
                "A free card, or another’s, who gets 5 gold.",
            );
            (ask.to_owned(), what.to_owned())
        }
        (None, false) => return None,
    };
    Some(Prompt { title, detail })
}

/// What is told of a choice that waits to be confirmed: what the card does, or what it brings.
pub fn chosen(
    view: &View,
    legal: &[Action],
    action: Action,
    told: Option<&Foretold>,
    names: &Names,
) -> Option<Prompt> {
    let card = match action {
        Action::Take(card) | Action::Shelter(card) | Action::Special(card) => Some(card),
        Action::Bid(seat) | Action::Steal(seat) => view.seat(seat).front.card(),
        _ => None,
    };
    let detail = match card {
        Some(card) => card_does(names.lang, card),
        None => foretold(names.lang, told?),
    };
    (!detail.is_empty()).then(|| Prompt { title: ask_you(view, legal, names), detail })
}

fn ask_you(view: &View, legal: &[Action], names: &Names) -> String {
    let lang = names.lang;
    let (fr, en) = match view.decision() {
        Decision::Setup { left: 1 } => ("Prenez encore une marchandise", "Take one more good"),
        Decision::Setup { .. } => {
            ("Prenez deux marchandises de la réserve", "Take two goods from the reserve")
        }
        Decision::Draw => ("Révélez une carte d’une pioche", "Reveal a card from a pile"),
        Decision::Choose if legal.iter().any(|action| matches!(action, Action::Bid(_))) => {
            ("Prenez une carte, ou disputez-en une", "Take a card, or bid for another’s")
        }
        Decision::Choose => ("Prenez une carte", "Take a card"),
        Decision::Offer { .. } => ("Combien offrez-vous\u{202f}?", "How much do you offer?"),
        Decision::Respond { .. } => return respond(view, names),
        Decision::Decide => {
            ("Vendez la carte, ou payez pour la garder", "Sell the card, or pay to keep it")
        }
        Decision::Menu => return menu(view, legal, lang),
        Decision::Store { .. } => ("Que stockez-vous\u{202f}?", "What do you store?"),
        Decision::Load { .. } => ("Quel navire chargez-vous\u{202f}?", "Which ship do you load?"),
        Decision::Free { .. } => {
            ("Prenez une marchandise de la réserve", "Take a good from the reserve")
        }
        Decision::BuyStore { .. } => {
            ("Que mettez-vous en entrepôt\u{202f}?", "What do you buy and store?")
        }
        Decision::Swap { .. } => ("Que donnez-vous de l’entrepôt\u{202f}?", "What do you give?"),
        Decision::Sell { .. } => ("Que vendez-vous\u{202f}?", "What do you sell?"),
        Decision::Protect { .. } => ("Que protégez-vous\u{202f}?", "What do you protect?"),
        Decision::Spoil { .. } => (
            "Fromage ou épice\u{a0}: que perdez-vous\u{202f}?",
            "Cheese or spice: what do you lose?",
        ),
        Decision::Over => ("", ""),
    };
    lang.pick(fr, en).to_owned()
}

/// "Marc offre 6. Offrez-vous aussi ?"
fn respond(view: &View, names: &Names) -> String {
    let offers = view.auction().map_or_else(Vec::new, |auction| auction.offers);
    let most = offers.iter().max_by_key(|offer| offer.gold);
    let said = most.map(|offer| {
        let name = names.of(offer.seat);
        match names.lang {
            Lang::Fr => format!("{name} offre {}. ", offer.gold),
            Lang::En => format!("{name} offers {}. ", offer.gold),
        }
    });
    let ask = names.lang.pick("Offrez-vous aussi\u{202f}?", "Do you offer too?");
    said.unwrap_or_default() + ask
}

/// What the card in front of one asks for, and the specials in hand.
fn menu(view: &View, legal: &[Action], lang: Lang) -> String {
    let can = |action| legal.contains(&action);
    let card = view.to_act().and_then(|seat| view.seat(seat).front.card()).map(Card::face);
    let earn = || gold(lang, income(view));
    let special = legal.iter().any(|action| matches!(action, Action::Special(_)));
    match (card, lang) {
        (_, Lang::Fr) if can(Action::Ship) => format!("Chargez un navire, ou touchez {}", earn()),
        (_, Lang::En) if can(Action::Ship) => format!("Load a ship, or earn {}", earn()),
        (_, Lang::Fr) if can(Action::Income) => format!("Touchez {}", earn()),
        (_, Lang::En) if can(Action::Income) => format!("Earn {}", earn()),
        (_, Lang::Fr) if can(Action::Buy) => "Achetez les marchandises de votre carte".to_owned(),
        (_, Lang::En) if can(Action::Buy) => "Buy the goods of your card".to_owned(),
        (Some(Face::Storage { goods, price }), Lang::Fr) if can(Action::Store) => {
            format!("Stockez (au plus {goods}, pour {})", gold(lang, price.into()))
        }
        (Some(Face::Storage { goods, price }), Lang::En) if can(Action::Store) => {
            let (goods, price) = (some_goods(lang, goods.into()), gold(lang, price.into()));
            format!("Store up to {goods} for {price}")
        }
        _ if special => lang
            .pick("Jouez une carte spéciale, ou terminez", "Play a special, or be done")
            .to_owned(),
        _ => {
            lang.pick("Rien d’autre à faire ce tour-ci", "Nothing else to do this turn").to_owned()
        }
    }
}

fn ask_other(view: &View, seat: Seat, names: &Names) -> String {
    let name = names.of(seat);
    let (fr, en) = match view.decision() {
        Decision::Setup { .. } => ("choisit ses marchandises", "chooses starting goods"),
        Decision::Draw => ("révèle une carte", "reveals a card"),
        Decision::Choose => ("prend une carte ou en dispute une", "takes a card or bids"),
        Decision::Offer { .. } => ("réfléchit à son offre", "names an offer"),
        Decision::Respond { .. } => ("peut offrir aussi", "may offer too"),
        Decision::Decide => ("vend ou paie", "sells, or pays"),
        Decision::Protect { .. } | Decision::Spoil { .. } => {
            ("trie son entrepôt", "sorts the warehouse")
        }
        _ => ("agit", "acts"),
    };
    format!("{name} {}", names.lang.pick(fr, en))
}

/// What there is to know about the decision.
fn detail(view: &View, legal: &[Action], names: &Names) -> String {
    let lang = names.lang;
    let words = |fr: &str, en: &str| lang.pick(fr, en).to_owned();
    match view.decision() {
        Decision::Setup { .. } => words(
            "Les navires montrent ce qu’ils demandent.",
            "Every ship shows the goods it asks for.",
        ),
        Decision::Draw => {
            let left = cards(lang, view.to_reveal().into());
            match lang {
                Lang::Fr => format!("Encore {left}, au plus deux d’une pioche."),
                Lang::En => format!("{left} to go, at most two from one pile."),
            }
        }
        Decision::Choose if view.seats() == 2 => words(
            "À deux, une offre peut ne viser qu’à être payé.",
            "With two seats you may also bid just to be paid.",
        ),
        Decision::Choose => {
            words("Les autres pourront vous la disputer.", "The others may then bid for it.")
        }
        Decision::Offer { holder } | Decision::Respond { holder } => {
            let whose = names.of(holder);
            match lang {
                Lang::Fr => format!("{whose} vendra à l’un de vous, ou paiera l’un de vous."),
                Lang::En => format!("{whose} then sells to one of you, or pays one of you."),
            }
        }
        Decision::Decide => words(
            "Vendue, elle rapporte l’offre\u{202f}; gardée, elle la coûte.",
            "Sold, it brings you the offer; kept, it costs as much.",
        ),
        Decision::Menu => {
            view.to_act().map(|seat| total_loss(lang, &view.loss(seat))).unwrap_or_default()
        }
        Decision::Store { left, .. } | Decision::BuyStore { left, .. } => match lang {
            Lang::Fr => format!("Encore {} au plus.", some_goods(lang, left.into())),
            Lang::En => format!("{} more at most.", some_goods(lang, left.into())),
        },
        Decision::Free { left } | Decision::Protect { left } | Decision::Spoil { left } => {
            match lang {
                Lang::Fr => format!("Encore {}.", some_goods(lang, left.into())),
                Lang::En => format!("{} to go.", some_goods(lang, left.into())),
            }
        }
        Decision::Swap { left: 1 } => {
            words("Un deuxième échange, si vous voulez.", "A second exchange, if you like.")
        }
        Decision::Swap { .. } => words(
            "Touchez d’abord une marchandise stockée.",
            "First touch a good of your warehouse.",
        ),
        Decision::Sell { .. } => words(
            "De la main ou de l’entrepôt, 3 pièces chacune.",
            "From hand or warehouse, 3 gold each.",
        ),
        _ => crate::text::choices(lang, legal.len()),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use quay::Quay;

    use super::*;
    use crate::text::trial::crew;

    /// On a phone there is room for two lines below what is asked.
    #[test]
    fn what_is_asked_is_short() {
        for seed in 0..6 {
            let options = quay::Options::for_seats(2 + seed as u8 % 3).expect("a table");
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let view = game.view(Eye::Seat(seat));
                for lang in [Lang::Fr, Lang::En] {
                    let names = crew(lang, Some(seat.0));
                    let asked = prompt(&view, game.legal_actions(), &names);
                    assert!(asked.title.chars().count() <= 42, "{}", asked.title);
                    assert!(asked.detail.chars().count() <= 56, "{}", asked.detail);
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
    }
}
