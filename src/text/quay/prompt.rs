//! Who has to do what.

use engine::Seat;
use quay::{Action, Decision, Good, View};

use super::wares::{a_good, card_of, cards, gold, ships, some_goods};
use crate::text::grammar::capital;
use crate::text::{Lang, Names, Prompt, words};

/// Who has to do what now.
pub fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
    let lang = names.lang;
    let Some(seat) = view.to_act() else {
        return Prompt { title: words(lang).game_over.to_owned(), detail: String::new() };
    };
    let yours = names.is_you(seat);
    let title = if yours { ask_you(view, lang) } else { ask_other(view, seat, names) };
    Prompt { title, detail: if yours { detail(view, legal, names) } else { String::new() } }
}

/// The turn, and the points that end the game: "Turn 9 · to 50".
pub fn whereabouts(view: &View, lang: Lang) -> String {
    let (turn, target) = (view.turn(), view.target());
    match (view.to_act(), lang) {
        (None, _) => String::new(),
        (_, Lang::Fr) => format!("Tour {turn} · à {target}"),
        (_, Lang::En) => format!("Turn {turn} · to {target}"),
    }
}

/// What is asked while a good to give, or a Shelter, is held out over the table.
pub fn narrowed(give: Option<Good>, shelter: bool, lang: Lang) -> Option<Prompt> {
    let title = match (give, shelter) {
        (Some(good), _) => match lang {
            Lang::Fr => format!("Contre quoi échanger {}\u{202f}?", a_good(lang, good)),
            Lang::En => format!("What do you take for {}?", a_good(lang, good)),
        },
        (None, true) => lang
            .pick("Quelle carte mettre à l’abri\u{202f}?", "Which card under the Shelter?")
            .to_owned(),
        (None, false) => return None,
    };
    Some(Prompt { title, detail: String::new() })
}

fn ask_you(view: &View, lang: Lang) -> String {
    let (fr, en) = match view.decision() {
        Decision::Setup { left: 1 } => ("Prenez encore une marchandise", "Take one more good"),
        Decision::Setup { .. } => ("Prenez deux marchandises", "Take two goods"),
        Decision::Draw => ("À vous de révéler une carte", "Reveal a card"),
        Decision::Choose => ("Prenez une carte ou faites une offre", "Take a card or bid for one"),
        Decision::Offer { .. } => ("Combien offrez-vous\u{202f}?", "How much do you offer?"),
        Decision::Respond { .. } => ("Offrez-vous aussi\u{202f}?", "Do you offer too?"),
        Decision::Decide => ("Vendez ou payez", "Sell, or pay"),
        Decision::Menu => ("À vous d’agir", "Your actions"),
        Decision::Store { .. } => ("Que stockez-vous\u{202f}?", "What do you store?"),
        Decision::Load { .. } => ("Quel navire chargez-vous\u{202f}?", "Which ship do you load?"),
        Decision::Free { .. } => ("Prenez une marchandise", "Take a good"),
        Decision::BuyStore { .. } => {
            ("Que mettez-vous en entrepôt\u{202f}?", "What do you buy and store?")
        }
        Decision::Swap { .. } => ("Qu’échangez-vous\u{202f}?", "What do you exchange?"),
        Decision::Sell { .. } => ("Que vendez-vous\u{202f}?", "What do you sell?"),
        Decision::Protect { .. } => ("Que protégez-vous\u{202f}?", "What do you protect?"),
        Decision::Spoil { .. } => ("Que perdez-vous\u{202f}?", "What do you lose?"),
        Decision::Over => ("", ""),
    };
    lang.pick(fr, en).to_owned()
}

fn ask_other(view: &View, seat: Seat, names: &Names) -> String {
    let name = names.of(seat);
    let (fr, en) = match view.decision() {
        Decision::Setup { .. } => ("choisit ses marchandises", "chooses starting goods"),
        Decision::Draw => ("révèle une carte", "reveals a card"),
        Decision::Choose => ("prend une carte ou fait une offre", "takes a card or bids"),
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
    match view.decision() {
        Decision::Draw => {
            let left = u16::from(view.to_reveal());
            match lang {
                Lang::Fr => format!("Encore {} à révéler", cards(lang, left)),
                Lang::En => format!("{} still to reveal", cards(lang, left)),
            }
        }
        Decision::Choose => choose_detail(legal, lang),
        Decision::Offer { holder } | Decision::Respond { holder } => {
            let most = view.at_most().map_or(0, u16::from);
            let whose = capital(&card_of(names, holder));
            whose + lang.pick(" · au plus ", " · at most ") + &gold(lang, most)
        }
        Decision::Decide => lang
            .pick(
                "Vendez à l’une des offres, ou payez-en une.",
                "Sell to any bidder, or pay any of them.",
            )
            .to_owned(),
        Decision::Store { left, .. } | Decision::BuyStore { left, .. } => match lang {
            Lang::Fr => format!("Encore {} au plus", some_goods(lang, left.into())),
            Lang::En => format!("{} more at most", some_goods(lang, left.into())),
        },
        Decision::Load { .. } => {
            let count = legal.iter().filter(|action| matches!(action, Action::Load(_))).count();
            ships(lang, count as u16) + lang.pick(" à votre portée", " within your reach")
        }
        Decision::Free { left } | Decision::Protect { left } | Decision::Spoil { left } => {
            match lang {
                Lang::Fr => format!("Encore {}", some_goods(lang, left.into())),
                Lang::En => format!("{} to go", some_goods(lang, left.into())),
            }
        }
        Decision::Swap { left: 1 } => lang
            .pick("Un deuxième échange, si vous voulez", "A second exchange, if you like")
            .to_owned(),
        Decision::Swap { .. } => {
            lang.pick("Un ou deux échanges", "One or two exchanges").to_owned()
        }
        _ => crate::text::choices(lang, legal.len()),
    }
}

fn choose_detail(legal: &[Action], lang: Lang) -> String {
    let count = |what: fn(&Action) -> bool| legal.iter().filter(|action| what(action)).count();
    let takes = count(|action| matches!(action, Action::Take(_))) as u16;
    let bids = count(|action| matches!(action, Action::Bid(_))) as u16;
    let free = cards(lang, takes);
    let told = free + lang.pick(" à prendre", " to take");
    if bids == 0 {
        return told;
    }
    format!("{told} · {bids} {}", lang.pick("à disputer", "to bid for"))
}
