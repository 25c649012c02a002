//! What speaks for a choice: one short sentence, true whatever the others still play.

use engine::Seat;
use gale::{Action, Dir, Play, Table, View, Wheel, rank};

use super::cards::{card_object, damage, points, worth};
use crate::text::{Lang, Names};

/// The reason for a choice of the viewer's.
pub fn because(view: &View, action: Action, names: &Names) -> Option<String> {
    match action {
        Action::Play(wheel) => play(view, wheel, names),
        Action::Discard(dir) => Some(triplet(view.table(), dir, false, names.lang)),
        Action::Keep(dir) => Some(triplet(view.table(), dir, true, names.lang)),
    }
}

fn play(view: &View, wheel: Wheel, names: &Names) -> Option<String> {
    let (table, lang) = (view.table(), names.lang);
    let verdict = view.preview(wheel);
    let (mine, before) = verdict.plays.split_last()?;
    if before.is_empty() {
        return leading(view, wheel, lang);
    }
    if mine.out {
        return Some(cancels(mine, before, lang));
    }
    let last = verdict.plays.len() == usize::from(table.seats());
    let (takes, leads) = (verdict.taker == Some(mine.seat), verdict.leads == mine.seat);
    let value = worth(mine.rank);
    Some(match (takes, leads) {
        (true, _) => lowest(table, &value, last, lang),
        (false, true) => highest(verdict.taker, &value, last, names),
        (false, false) => between(verdict.taker, &value, last, names),
    })
}

/// Whoever leads knows nothing of the others but what is still unseen.
fn leading(view: &View, wheel: Wheel, lang: Lang) -> Option<String> {
    let wind = view.table().row().first()?.dir();
    let mine = rank(wheel, wind);
    let unseen = || view.unseen().cards().filter(|card| !card.is_pirate());
    let lower = unseen().filter(|card| rank(*card, wind) < mine).count();
    let higher = unseen().filter(|card| rank(*card, wind) > mine).count();
    let value = worth(mine);
    (!wheel.is_pirate()).then(|| match lang {
        Lang::Fr => format!(
            "Elle vaut {value}\u{a0}: parmi les cartes cachées, {lower} valent moins, {higher} plus."
        ),
        Lang::En => {
            format!("Worth {value}: of the unseen cards, {lower} are worth less, {higher} more.")
        }
    })
}

fn cancels(mine: &Play, before: &[Play], lang: Lang) -> String {
    let twin = before.iter().rev().find(|play| play.rank == mine.rank);
    let twin = twin.map_or_else(String::new, |play| card_object(lang, play.card));
    match lang {
        Lang::Fr => {
            let it = if mine.card.is_pirate() { "Il" } else { "Elle" };
            format!("{it} s’annule avec {twin}\u{a0}: vous ne prendrez rien.")
        }
        Lang::En => format!("It cancels with {twin}: you will take nothing."),
    }
}

fn lowest(table: &Table, value: &str, last: bool, lang: Lang) -> String {
    let stake = damage(lang, table.at_stake());
    let seat = table.to_act();
    let triplet = table.row().first().filter(|now| {
        let mut taken = table.taken(seat);
        let before = taken.triplets();
        taken.insert(**now) && !taken.triplets().except(before).is_empty()
    });
    match (lang, triplet.is_some(), last) {
        (Lang::Fr, true, _) => "Ce vent compléterait un de vos triplets.".to_owned(),
        (Lang::En, true, _) => "This wind would complete one of your triplets.".to_owned(),
        (Lang::Fr, _, true) => format!("Elle prend {stake}, sans dépenser de carte plus forte."),
        (Lang::En, _, true) => format!("It takes {stake} and spends no stronger card."),
        (Lang::Fr, _, false) => {
            format!("Elle vaut {value}, la plus basse jusqu’ici\u{a0}; l’enjeu est de {stake}.")
        }
        (Lang::En, _, false) => {
            format!("Worth {value}, the lowest so far; {stake} is at stake.")
        }
    }
}

fn highest(taker: Option<Seat>, value: &str, last: bool, names: &Names) -> String {
    match (names.lang, taker, last) {
        (Lang::Fr, Some(taker), true) => {
            format!("{} prend le vent, et vous menez ensuite.", names.of(taker))
        }
        (Lang::En, Some(taker), true) => {
            format!("{} takes the wind, and you lead next.", names.of(taker))
        }
        (Lang::Fr, ..) => format!("Elle vaut {value}, la plus haute jusqu’ici."),
        (Lang::En, ..) => format!("Worth {value}, the highest so far."),
    }
}

fn between(taker: Option<Seat>, value: &str, last: bool, names: &Names) -> String {
    match (names.lang, taker, last) {
        (Lang::Fr, Some(taker), true) => {
            format!("{} prend le vent, et vous ne menez pas.", names.of(taker))
        }
        (Lang::En, Some(taker), true) => {
            format!("{} takes the wind, and you need not lead.", names.of(taker))
        }
        (Lang::Fr, ..) => {
            format!("Elle vaut {value}\u{a0}: ni la plus basse ni la plus haute jusqu’ici.")
        }
        (Lang::En, ..) => {
            format!("Worth {value}: neither the lowest nor the highest so far.")
        }
    }
}

/// Both ways side by side, the one that is chosen first.
fn triplet(table: &Table, dir: Dir, keep: bool, lang: Lang) -> String {
    let seat = table.to_act();
    let (without, with) = (table.sheet()[seat], table.sheet_if_kept(dir)[seat]);
    let (chosen, other) = if keep { (with, without) } else { (without, with) };
    let won = points(lang, chosen.points.into());
    match (lang, chosen.points == other.points) {
        (Lang::Fr, true) => format!("{won} de toute façon à cette manche."),
        (Lang::En, true) => format!("{won} in this round either way."),
        (Lang::Fr, false) => format!("{won} à cette manche au lieu de {}.", other.points),
        (Lang::En, false) => format!("{won} in this round instead of {}.", other.points),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Setup, Turn};
    use gale::Gale;

    use super::*;
    use crate::text::trial::crew;

    /// Every choice of random games, while it is made: the reason never says what then is not so.
    #[test]
    fn a_reason_is_true_and_short() {
        let mut kinds = std::collections::BTreeSet::new();
        for seed in 0..24 {
            let options =
                gale::Options::new(2 + seed as u8 % 4, seed % 2 == 0, 1).expect("a table");
            let mut game = Match::new(Setup::<Gale> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(seat) = game.to_act() {
                let seen = game.seen(Eye::Seat(seat));
                for action in &seen.list {
                    let names = crew(Lang::En, Some(seat.0));
                    let Some(told) = because(&seen.view, *action, &names) else { continue };
                    assert!(told.chars().count() <= 90, "{told}");
                    if let Action::Play(card) = action {
                        let verdict = seen.view.preview(*card);
                        let takes = verdict.taker == Some(seat);
                        assert!(!(told.contains("you will take nothing") && takes), "{told}");
                        let lowest =
                            told.contains("the lowest so far") || told.contains("It takes");
                        assert!(!lowest || takes, "{told}");
                    }
                    kinds.insert(told.split([' ', ':', ',']).next().unwrap_or_default().to_owned());
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(kinds.len() > 4, "{kinds:?}");
    }

    #[test]
    fn in_french_a_pirate_is_he_and_a_wheel_is_she() {
        let mut told = std::collections::BTreeSet::new();
        for seed in 0..24 {
            let mut game = Match::new(Setup::<Gale> { options: Default::default(), seed });
            while let Turn::Act(seat) = game.to_act() {
                let (seen, names) = (game.seen(Eye::Seat(seat)), crew(Lang::Fr, Some(seat.0)));
                for action in &seen.list {
                    let Action::Play(card) = action else { continue };
                    let Some(words) = because(&seen.view, *action, &names) else { continue };
                    let he = words.starts_with("Il ");
                    assert!(!he || card.is_pirate(), "{card:?}: {words}");
                    assert!(!(card.is_pirate() && words.starts_with("Elle s’annule")), "{words}");
                    told.insert(he);
                }
                game.play_index(0).expect("a choice of the list");
                if game.steps().len() > 60 {
                    break;
                }
            }
        }
        assert_eq!(told.len(), 2, "both were met");
    }

    #[test]
    fn a_reason_is_told_in_both_languages() {
        let game = Match::new(Setup::<Gale> { options: Default::default(), seed: 4 });
        let seat = game.to_act().seat().expect("a game begins with a decision");
        let seen = game.seen(Eye::Seat(seat));
        for lang in [Lang::Fr, Lang::En] {
            let told = because(&seen.view, seen.list[0], &crew(lang, Some(seat.0)));
            let told = told.expect("there is something to say of a lead");
            assert!(told.contains(lang.pick("parmi les cartes cachées", "of the unseen cards")));
        }
    }
}
