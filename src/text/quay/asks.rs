//! What is asked, what can be chosen, and what choosing it does.

use engine::{Clock, Seat};
use quay::{Action, Decision, Face, Front, View};

use super::terms;
use super::wares::{
    a_good, card, card_of, card_short, deck, gold, good, points, ship, ship_short, ships,
    some_goods, the_card,
};
use crate::text::grammar::capital;
use crate::text::{Lang, Names, Prompt, words};

/// What this seat has offered in the auction at hand.
fn offered(view: &View, seat: Seat) -> u16 {
    let offers = view.auction().map_or_else(Vec::new, |auction| auction.offers);
    offers.iter().find(|offer| offer.seat == seat).map_or(0, |offer| offer.gold.into())
}

/// The income on the card in front of the seat to act.
fn income(view: &View) -> u16 {
    let front = view.actor().map_or(Front::Nothing, |seat| view.seat(seat).front);
    match front {
        Front::Card { card, .. } => match card.face() {
            Face::Transport { income } => income.into(),
            _ => 0,
        },
        _ => 0,
    }
}

/// A choice as short as can be.
pub fn label(view: &View, action: Action, names: &Names) -> String {
    let lang = names.lang;
    let with = |head: &str, tail: &str| format!("{head} {tail}");
    match action {
        Action::Good(of) => capital(good(lang, of)),
        Action::Draw(pile) => deck(lang, pile).to_owned(),
        Action::Take(of) => card_short(lang, of),
        Action::Bid(seat) => with(lang.pick("Offre à", "Bid:"), names.of(seat)),
        Action::Shelter(of) => with(lang.pick("Abri\u{a0}:", "Shelter:"), &card_short(lang, of)),
        Action::Steal(seat) => with(lang.pick("Abri\u{a0}:", "Shelter:"), names.of(seat)),
        Action::Offer(amount) => amount.to_string(),
        Action::Decline => lang.pick("Pas d’offre", "No offer").to_owned(),
        Action::Accept(seat) => {
            let price = offered(view, seat);
            format!("{} {} ({price})", lang.pick("Vendre à", "Sell to"), names.of(seat))
        }
        Action::Pay(seat) => {
            format!("{} {} {}", lang.pick("Payer", "Pay"), names.of(seat), offered(view, seat))
        }
        Action::Buy => lang.pick("Acheter", "Buy").to_owned(),
        Action::Store => lang.pick("Stocker", "Store").to_owned(),
        Action::Ship => lang.pick("Charger", "Load ships").to_owned(),
        Action::Income => format!("+{}", gold(lang, income(view))),
        Action::Special(of) => card_short(lang, of),
        Action::Done => lang.pick("Terminer", "Done").to_owned(),
        Action::Stop => lang.pick("Arrêter", "Stop").to_owned(),
        Action::Load(of) => ship_short(lang, of),
        Action::Swap { give, with, take } => {
            let letters = terms(lang).letters;
            let partner = if names.is_you(with) { terms(lang).from_hand } else { names.of(with) };
            let (give, take) = (letters[give.index()], letters[take.index()]);
            format!("{give} {} {take} ({partner})", lang.pick("contre", "for"))
        }
        Action::Sell(place, of) | Action::Protect(place, of) => {
            format!("{} ({})", capital(good(lang, of)), place_word(lang, place))
        }
        Action::Spoil(of) => capital(good(lang, of)),
    }
}

fn place_word(lang: Lang, place: quay::Place) -> &'static str {
    match place {
        quay::Place::Hand => lang.pick("main", "hand"),
        quay::Place::Store => lang.pick("entrepôt", "warehouse"),
    }
}

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

/// Who has to do what now.
pub fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
    let lang = names.lang;
    let Some(seat) = view.actor() else {
        return Prompt { title: words(lang).game_over.to_owned(), detail: String::new() };
    };
    let yours = names.is_you(seat);
    let title = if yours { ask_you(view, lang) } else { ask_other(view, seat, names) };
    Prompt { title, detail: if yours { detail(view, legal, names) } else { String::new() } }
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
                Lang::Fr => format!("Encore {} à révéler", super::wares::cards(lang, left)),
                Lang::En => {
                    format!("{} still to reveal", capital(&super::wares::cards(lang, left)))
                }
            }
        }
        Decision::Choose => choose_detail(legal, lang),
        Decision::Offer { holder } | Decision::Respond { holder } => {
            let most = view.at_most().map_or(0, u16::from);
            let whose = capital(&card_of(names, holder));
            match lang {
                Lang::Fr => format!("{whose} · au plus {}", gold(lang, most)),
                Lang::En => format!("{whose} · at most {}", gold(lang, most)),
            }
        }
        Decision::Decide => lang
            .pick(
                "Vendez à l’une des offres, ou payez-en une.",
                "Sell to any bidder, or pay any of them.",
            )
            .to_owned(),
        Decision::Store { left, .. }
        | Decision::Free { left }
        | Decision::BuyStore { left, .. } => match lang {
            Lang::Fr => format!("Encore {} au plus", some_goods(lang, left.into())),
            Lang::En => format!("{} more at most", capital(&some_goods(lang, left.into()))),
        },
        Decision::Load { .. } => {
            let count = legal.iter().filter(|action| matches!(action, Action::Load(_))).count();
            match lang {
                Lang::Fr => format!("{} à votre portée", capital(&ships(lang, count as u16))),
                Lang::En => format!("{} within your reach", capital(&ships(lang, count as u16))),
            }
        }
        Decision::Protect { left } | Decision::Spoil { left } => match lang {
            Lang::Fr => format!("Encore {}", some_goods(lang, left.into())),
            Lang::En => format!("{} to go", capital(&some_goods(lang, left.into()))),
        },
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
    let free = super::wares::cards(lang, takes);
    match (lang, bids) {
        (Lang::Fr, 0) => format!("{free} à prendre"),
        (Lang::Fr, _) => format!("{free} à prendre · {bids} à disputer"),
        (Lang::En, 0) => format!("{free} to take"),
        (Lang::En, _) => format!("{free} to take · {bids} to bid for"),
    }
}

/// The heading of a group of lines in the log: "Tour 5".
pub fn chapter(clock: Clock, lang: Lang) -> String {
    format!("{} {}", lang.pick("Tour", "Turn"), clock.turn)
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use quay::Quay;

    use super::*;

    /// Labels tell the entries of a list apart, and every deed says something.
    #[test]
    fn no_two_choices_share_a_label() {
        let list = ["Zoé", "Anne", "Marc", "Nina"].map(String::from).to_vec();
        for seed in 0..4 {
            let options = quay::Options::for_seats(2 + seed as u8 % 3).expect("a table");
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let view = game.view(Eye::Seat(seat));
                for lang in [Lang::Fr, Lang::En] {
                    let names = Names { lang, list: list.clone(), you: Some(seat) };
                    let labels: Vec<String> = game
                        .legal_actions()
                        .iter()
                        .map(|action| label(&view, *action, &names))
                        .collect();
                    for (at, one) in labels.iter().enumerate() {
                        // Two ships or cards may ask for the very same.
                        let twin = matches!(
                            game.legal_actions()[at],
                            Action::Load(_)
                                | Action::Take(_)
                                | Action::Shelter(_)
                                | Action::Special(_)
                        );
                        assert!(
                            !one.is_empty() && (twin || !labels[..at].contains(one)),
                            "{labels:?}"
                        );
                    }
                    let asked = prompt(&view, game.legal_actions(), &names);
                    assert!(!asked.title.is_empty() && !asked.title.contains("  "));
                    for action in game.legal_actions() {
                        assert!(!deed(&view, *action, &names).is_empty());
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
    }
}
