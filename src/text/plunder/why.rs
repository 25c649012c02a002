//! Why something cannot be chosen, in sentences.

use plunder::{Barred, Card, Colour, Kind, View, WhyNot};

use super::cards::{at_merchant, card, card_object, cards, colour, merchant_of};
use super::who::Who;
use crate::desk::{Closed, Reason};
use crate::tables::plunder::model::Why;
use crate::text::grammar::capital;
use crate::text::{Lang, Names, closed};

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: &Why, view: &View, names: &Names) -> Reason {
    let lang = names.lang;
    let (told, section) = match why {
        Why::Closed(Closed::Over) => (closed(Closed::Over, names), "end"),
        Why::Closed(why) => (closed(*why, names), "turn"),
        Why::CardFirst(welcome) => (card_first(welcome, lang), "ships"),
        Why::Card(of, WhyNot::Barred(barred)) => nowhere(*of, *barred, lang),
        Why::Rule(why) | Why::Card(_, why) => rule(*why, names),
        Why::Barred(of, barred, id) => bars(*of, *barred, *id, view, names),
        Why::NoPile(may_go) => (no_pile(may_go, lang), "discard"),
    };
    Reason { words: told, section }
}

fn rule(why: WhyNot, names: &Names) -> (String, &'static str) {
    let lang = names.lang;
    match why {
        WhyNot::Over => (closed(Closed::Over, names), "end"),
        WhyNot::TargetFirst(of) => (target_first(of, lang), "ships"),
        WhyNot::CardFirst => (card_first(&[], lang), "ships"),
        WhyNot::NoPile => (no_pile(&[], lang), "discard"),
        WhyNot::NotInHand | WhyNot::Barred(_) => (
            lang.pick("Cette carte ne peut pas être jouée.", "This card cannot be played.")
                .to_owned(),
            "turn",
        ),
    }
}

/// Why a card can be played at no merchant: each kind has its own way to be barred everywhere.
fn nowhere(of: Card, barred: Barred, lang: Lang) -> (String, &'static str) {
    match of.kind() {
        _ if barred == Barred::NothingAtSea => (nothing_at_sea(of, lang), "ships"),
        Kind::Captain(flag) => (no_ship(flag, lang), "captains"),
        Kind::Admiral => (
            lang.pick(
                "L’amiral ne défend que vos propres marchands, et vous n’en avez aucun en mer.",
                "The admiral defends only your own merchants, and you have none at sea.",
            )
            .to_owned(),
            "admiral",
        ),
        Kind::Ship(..) | Kind::Merchant(_) => (no_target(of, lang), "colours"),
    }
}

fn target_first(of: Card, lang: Lang) -> String {
    match lang {
        Lang::Fr => format!("Choisissez d’abord un marchand pour {}.", card_object(lang, of)),
        Lang::En => format!("First choose a merchant for {}.", card_object(lang, of)),
    }
}

fn card_first(welcome: &[Card], lang: Lang) -> String {
    match (lang, welcome) {
        (Lang::Fr, []) => "Aucune de vos cartes ne peut aller ici.".to_owned(),
        (Lang::En, []) => "None of your cards may go here.".to_owned(),
        (Lang::Fr, _) => {
            format!("Choisissez d’abord une carte\u{a0}: {}.", cards(lang, welcome.iter().copied()))
        }
        (Lang::En, _) => format!("First choose a card: {}.", cards(lang, welcome.iter().copied())),
    }
}

fn nothing_at_sea(of: Card, lang: Lang) -> String {
    match lang {
        Lang::Fr => format!(
            "Aucun marchand n’est en mer\u{a0}: rien contre quoi jouer {}.",
            card_object(lang, of)
        ),
        Lang::En => {
            format!("No merchant is at sea: there is nothing to play {} at.", card_object(lang, of))
        }
    }
}

fn no_target(of: Card, lang: Lang) -> String {
    match lang {
        Lang::Fr => format!(
            "{} ne peut aller nulle part\u{a0}: partout, sa couleur est prise par d’autres ou vous en avez déjà une autre.",
            card(lang, of)
        ),
        Lang::En => format!(
            "{} can go nowhere: at every merchant others fly its colour, or you already fly another.",
            card(lang, of)
        ),
    }
}

fn no_ship(flag: Colour, lang: Lang) -> String {
    let name = colour(lang, flag);
    match lang {
        Lang::Fr => format!(
            "Le capitaine {name} rejoint un de vos navires {name} déjà en mer, et il n’y en a aucun."
        ),
        Lang::En => format!(
            "The {name} captain joins a {name} ship of yours already at sea, and there is none."
        ),
    }
}

fn bars(of: Card, barred: Barred, id: u8, view: &View, names: &Names) -> (String, &'static str) {
    let (lang, teams) = (names.lang, view.options().teams());
    let lanes = view.lanes();
    let lane = lanes.iter().find(|lane| lane.id == id);
    let here = lane.map_or_else(String::new, |lane| {
        capital(&at_merchant(names, lane.owner, lane.gold(), lane.place(&lanes)))
    });
    match barred {
        Barred::ColourTaken(side) => {
            let who = Who::side(side, teams, names);
            let words = match lang {
                Lang::Fr => {
                    let flies = who.does(["avez", "a", "ont"]);
                    format!("{here}, {flies} déjà la couleur de {}.", card(lang, of))
                }
                Lang::En => {
                    let flies = who.does(["already fly", "already flies", "already fly"]);
                    format!("{here}, {flies} the colour of {}.", card(lang, of))
                }
            };
            (words, "colours")
        }
        Barred::OtherColour(own) => {
            let own = colour(lang, own);
            let words = match lang {
                Lang::Fr => format!(
                    "{here}, votre couleur est {own}\u{a0}: n’y ajoutez que des navires {own}."
                ),
                Lang::En => format!("{here}, your colour is {own}: only {own} ships may join."),
            };
            (words, "colours")
        }
        Barred::NoShip => {
            let words = match lang {
                Lang::Fr => {
                    format!("{here}, vous n’avez aucun navire de la couleur de ce capitaine.")
                }
                Lang::En => format!("{here}, you have no ship of this captain’s colour."),
            };
            (words, "captains")
        }
        Barred::NotOwn => {
            let merchant = lane.map_or_else(String::new, |lane| {
                capital(&merchant_of(names, lane.owner, lane.gold(), lane.place(&lanes)))
            });
            let words = match lang {
                Lang::Fr => format!(
                    "{merchant} n’est pas à vous\u{a0}: l’amiral ne défend que vos marchands."
                ),
                Lang::En => {
                    format!("{merchant} is not yours: the admiral defends only your own merchants.")
                }
            };
            (words, "admiral")
        }
        Barred::Merchant | Barred::NotAtSea | Barred::NothingAtSea | Barred::NoTarget => {
            (no_target(of, lang), "ships")
        }
        Barred::NeverDiscarded | Barred::PileLeft | Barred::Playable => {
            (no_pile(&[], lang), "discard")
        }
    }
}

fn no_pile(may_go: &[Card], lang: Lang) -> String {
    match (lang, may_go) {
        (Lang::Fr, []) => {
            "La pioche est vide, et chacune de vos cartes peut encore être jouée\u{a0}: rien à défausser."
                .to_owned()
        }
        (Lang::En, []) => {
            "The pile is empty, and each of your cards can still be played: nothing to discard."
                .to_owned()
        }
        (Lang::Fr, _) => format!(
            "La pioche est vide. Vous pouvez défausser\u{a0}: {}.",
            cards(lang, may_go.iter().copied())
        ),
        (Lang::En, _) => {
            format!("The pile is empty. You may discard: {}.", cards(lang, may_go.iter().copied()))
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Setup, Turn};
    use plunder::{Action, Options, Plunder};

    use super::*;
    use crate::tables::plunder::model::{Intent, Target, table, why};
    use crate::text::Told;

    #[test]
    fn a_merchant_pressed_first_says_what_could_go_there() {
        let welcome: Vec<Card> = ["B2", "RC"].map(|name| name.parse().expect("a card")).to_vec();
        assert_eq!(
            card_first(&welcome, Lang::Fr),
            "Choisissez d’abord une carte\u{a0}: Ancre 2, Capitaine Sabre."
        );
        assert_eq!(card_first(&[], Lang::En), "None of your cards may go here.");
    }

    /// Random games: every card, every merchant and the pile either are touched by an action of
    /// the list or have a reason that points to a section of the rules (U5).
    #[test]
    fn everything_can_be_chosen_or_has_a_reason() {
        let sections: Vec<&str> =
            Plunder::rules(Lang::Fr).iter().map(|section| section.id).collect();
        let list: Vec<String> = "ABCDEFGH".chars().map(String::from).collect();
        let mut told = std::collections::BTreeSet::new();
        for seed in 0..24u64 {
            let (seats, teams) =
                [(2, false), (3, false), (4, false), (5, false), (4, true), (6, true)]
                    [seed as usize % 6];
            let options = Options::new(seats, teams, seed % 4 == 3).expect("a table");
            let mut game = Match::new(Setup::<Plunder> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                let legal = game.legal_actions();
                for seat in Seat::all(seats) {
                    let (eye, mine) = (Eye::Seat(seat), seat == acting);
                    let view = game.view(eye);
                    let shown =
                        |intent| table(&game.seen(eye), &|path| game.ahead(eye, path), &intent);
                    let names = Names { lang: Lang::En, list: list.clone(), you: Some(seat) };
                    let mut note = |why: Option<Why>, touched: bool| {
                        assert_eq!(why.is_none(), touched, "{why:?}");
                        if let Some(why) = why {
                            let reason = reason(&why, &view, &names);
                            assert!(sections.contains(&reason.section), "{why:?}");
                            assert!(reason.words.ends_with('.'), "{}", reason.words);
                            told.insert(reason.section);
                        }
                    };
                    let mut raised = vec![None];
                    for held in shown(Intent::default()).hand {
                        let listed = |action| mine && legal.contains(&action);
                        let touched =
                            listed(Action::Play(held.card)) || listed(Action::Discard(held.card));
                        note(why::of_card(&view, held.card, true), touched);
                        raised.extend(held.pick.map(|_| Some(held.card)));
                    }
                    note(why::of_pile(&view, legal, true), mine && legal.contains(&Action::Draw));
                    for picked in raised {
                        let intent = Intent { picked, ..Intent::default() };
                        for lane in shown(intent).lanes {
                            let touched = matches!(lane.target, Target::Open { .. });
                            note(why::of_lane(&view, legal, &lane, true), touched);
                        }
                    }
                }
                let count = legal.len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(told.len() >= 6, "only {told:?} came up");
    }
}
