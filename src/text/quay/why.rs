//! Why something on the table cannot be done, in a sentence with its place in the rules.

use quay::WhyNot;

use super::why_not::why_not;
use crate::desk::{Closed, Reason};
use crate::tables::quay::model::Why;
use crate::text::{Names, closed};

/// The reason as a sentence, with the section of the rules that says so.
pub fn reason(why: Why, names: &Names) -> Reason {
    let lang = names.lang;
    let (fr, en, section) = match why {
        Why::Rule(rule) => return why_not(rule, lang),
        Why::Lacks(lacking) => return why_not(WhyNot::CargoLacks(lacking), lang),
        Why::Closed(why) => {
            let section = if why == Closed::Over { "end" } else { "turn" };
            return Reason { words: closed(why, names), section };
        }
        Why::RevealedAlready => (
            "On ne révèle des cartes qu’au début du tour.",
            "Cards are revealed at the start of a turn only.",
            "reveal",
        ),
        Why::StillRevealing => {
            ("La rangée n’est pas encore complète.", "The row is not complete yet.", "reveal")
        }
        Why::SetupFirst => (
            "D’abord, chaque place prend deux marchandises.",
            "First, every seat takes two goods.",
            "setup",
        ),
        Why::AuctionFirst => {
            ("L’offre en cours se règle d’abord.", "The bid at hand comes first.", "trade")
        }
        Why::StepFirst => {
            ("L’action en cours se termine d’abord.", "The action at hand comes first.", "act")
        }
        Why::Settled => (
            "Cette place est servie\u{a0}: sa carte est retournée, plus personne ne peut la disputer.",
            "This seat is settled: nobody can bid for a card that is turned down.",
            "trade",
        ),
        Why::NotYourCard => {
            ("Chaque place exécute sa propre carte.", "Every seat carries out its own card.", "act")
        }
        Why::NeedsTransport => (
            "On charge les navires avec une carte Transport, au moment d’agir.",
            "Ships are loaded with a Transport card, when you act.",
            "transport",
        ),
        Why::NeedsPurchase => (
            "Les marchandises de la réserve s’obtiennent par une carte.",
            "Goods come out of the reserve by a card.",
            "purchase",
        ),
        Why::NeedsStorage => (
            "Une marchandise en main se stocke avec une carte Stockage.",
            "Goods in hand are stored with a Storage card.",
            "storage",
        ),
        Why::WaitsForShip => (
            "Une marchandise en entrepôt attend un navire\u{a0}: elle ne revient pas en main.",
            "Goods in the warehouse wait for a ship; they do not return to the hand.",
            "storage",
        ),
        Why::NeedsExchange => (
            "On ne touche à l’entrepôt des autres que par une carte Échange.",
            "Only an Exchange card reaches into the warehouse of another seat.",
            "specials",
        ),
        Why::GiveFirst => {
            ("Choisissez d’abord ce que vous donnez.", "First choose what you give.", "specials")
        }
        Why::SpecialLater => (
            "Les cartes spéciales se jouent au moment d’agir\u{202f}; l’Abri pendant les négociations.",
            "Specials are played when you act; a Shelter in trading.",
            "specials",
        ),
        Why::SpoilFirst => (
            "La flotte est partie\u{a0}: on règle d’abord ce qui se perd.",
            "The fleet has left: what spoils comes first.",
            "departure",
        ),
    };
    Reason { words: lang.pick(fr, en).to_owned(), section }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Seen, Setup, Turn};
    use quay::{Quay, WhyNot};

    use super::*;
    use crate::tables::quay::model::{Picked, Reach, Scene, things, why_not};
    use crate::text::{Lang, Told};

    fn shown<'a>(game: &Match<Quay>, seen: &'a Seen<Quay>) -> Scene<'a> {
        Scene::of(seen, &|path| game.ahead(seen.eye, path), Picked::default())
    }

    /// Random games: everything on the table touches the list or has a reason that points to a
    /// section of the rules (U5), and never the empty excuse that something else is asked.
    #[test]
    fn everything_can_be_touched_or_has_a_reason() {
        let list = ["A", "B", "C", "D"].map(String::from).to_vec();
        let names = Names { lang: Lang::Fr, list, you: Some(Seat(0)) };
        let sections: Vec<&str> = Quay::rules(Lang::Fr).iter().map(|section| section.id).collect();
        let (mut touched, mut refused) = (0, 0);
        for seed in 0..12 {
            let seats = 2 + seed as u8 % 3;
            let options = quay::Options::for_seats(seats).expect("a table");
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                for seat in [acting, acting.next(seats)] {
                    let seen = game.seen(Eye::Seat(seat));
                    let scene = shown(&game, &seen);
                    for thing in things(&seen.view) {
                        match scene.reach(thing) {
                            Reach::Plays(touch) => {
                                assert_eq!(seat, acting);
                                assert!(touch.path[0] < game.legal_actions().len());
                                touched += 1;
                            }
                            Reach::Narrows => assert_eq!(seat, acting),
                            Reach::Refused => {
                                let why = why_not(&seen.view, thing, scene.picked, true);
                                assert_ne!(why, Why::Rule(WhyNot::NotAsked), "{thing:?}");
                                let reason = reason(why, &names);
                                assert!(sections.contains(&reason.section), "{why:?}");
                                refused += 1;
                            }
                        }
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(touched > 1000 && refused > 1000, "{touched} touched, {refused} refused");
    }
}
