//! How a game of Broadside ended: the race for gold by rounds, the best load, the guns, the losses.

use broadside::{Broadside, Rule, View};
use engine::{BySeat, Outcome, Seat, Step, order_by_key};

use super::ships::ship;
use super::story::by_rule;
use super::treasure::gold;
use crate::tables::broadside::model::{Past, past};
use crate::text::ending::{Ending, Fact, Mark, Race, RaceWords};
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Names};

/// The whole ending.
pub fn ending(view: &View, steps: &[Step<Broadside>], outcome: &Outcome, names: &Names) -> Ending {
    let (past, mut course) = past(view, steps);
    // The end may credit what lay about (B-153).
    course.pop();
    course.push(outcome.scores);
    let race = Race {
        names,
        outcome,
        sides: Seat::all(view.seats()).map(|seat| vec![seat]).collect(),
        course,
        words: words(names.lang),
        tie_break: tie_break(view, outcome, names.lang),
    };
    let (hero, _) = race.heroes();
    let facts = Facts { view, past: &past, seat: hero[0], lang: names.lang };
    let mut told = race.told(vec![facts.loads(), facts.guns(), facts.losses()]);
    if let Some(ended) = view.ended() {
        told.reason = format!("{}. {}", by_rule(names.lang, ended.rule), told.reason);
    }
    told
}

fn words(lang: Lang) -> RaceWords {
    let fr = ["d’une pièce d’or", "Manche", "la manche", "la dernière manche"];
    let en = ["by one gold", "Round", "round", "the last round"];
    let [by_one, chapter, the, last] = lang.pick(fr, en);
    let throughout =
        lang.pick("de la première à la dernière manche", "from the first round to the last");
    let amount = |lang, amount| gold(lang, u16::try_from(amount).unwrap_or_default());
    RaceWords { amount, by_one, chapter, the, last, throughout }
}

/// What decided between equal gold: the last fleet afloat, or the dearer fleet (B-152, B-153).
fn tie_break(view: &View, outcome: &Outcome, lang: Lang) -> String {
    let mut order: Vec<Seat> = Seat::all(view.seats()).collect();
    order_by_key(&mut order, |seat| outcome.places[*seat]);
    let [first, second] = [order[0], order[1]];
    if outcome.scores[first] != outcome.scores[second] || outcome.places[second] == 1 {
        return String::new();
    }
    if view.ended().is_some_and(|ended| ended.rule == Rule::LastAfloat) {
        return lang
            .pick("la dernière flotte à flot l’emporte", "the last fleet afloat wins")
            .to_owned();
    }
    let points = |seat: Seat| -> u16 {
        let own = view.ships().iter().filter(|ship| ship.is_afloat() && ship.controller == seat);
        own.map(|ship| u16::from(ship.card().cost)).sum()
    };
    let (first, second) = (points(first), points(second));
    match lang {
        Lang::Fr => format!("la flotte compte {first} points contre {second}"),
        Lang::En => format!("the fleet counts {first} points to {second}"),
    }
}

/// What is told of one seat.
struct Facts<'a> {
    view: &'a View,
    past: &'a BySeat<Past>,
    seat: Seat,
    lang: Lang,
}

impl Facts<'_> {
    /// "9 pièces d’or rapportées en 4 voyages".
    fn loads(&self) -> Fact {
        let (lang, own) = (self.lang, &self.past[self.seat]);
        let amount = gold(lang, own.carried());
        let trips = own.unloaded.len() as i32;
        let trips = counted(lang, trips, ["voyage", "voyages"], ["voyage", "voyages"]);
        let head = match lang {
            Lang::Fr => format!("au port par bateau\u{a0}: {amount} en {trips}"),
            Lang::En => format!("brought home: {amount} in {trips}"),
        };
        let more = own.best_load().map_or_else(String::new, |(number, worth, round)| {
            let (name, worth) = (ship(self.view, number), gold(lang, worth));
            match lang {
                Lang::Fr => format!("Le plus riche\u{a0}: {name}, {worth}, à la manche {round}."),
                Lang::En => format!("The richest: {name}, {worth}, in round {round}."),
            }
        });
        Fact { mark: Mark::Best, head: capital(&head), more }
    }

    /// "7 coups au but sur 12".
    fn guns(&self) -> Fact {
        let (lang, own) = (self.lang, &self.past[self.seat]);
        let (fired, hit) = own.shots;
        let hits = counted(lang, hit.into(), ["coup au but", "coups au but"], ["hit", "hits"]);
        let shots = counted(lang, fired.into(), ["tir", "tirs"], ["shot", "shots"]);
        let head = match (lang, fired) {
            (Lang::Fr, 0) => "pas un coup de canon".to_owned(),
            (Lang::En, 0) => "not a gun fired".to_owned(),
            (Lang::Fr, _) => format!("{hits} pour {shots}"),
            (Lang::En, _) => format!("{hits} with {shots}"),
        };
        let sunk = counted(
            lang,
            own.sunk.into(),
            ["navire coulé", "navires coulés"],
            ["ship sunk", "ships sunk"],
        );
        let taken = counted(lang, own.captured.into(), ["pris", "pris"], ["captured", "captured"]);
        let more = match (own.sunk, own.captured) {
            (0, 0) => String::new(),
            (_, 0) => sunk + ".",
            _ => format!("{sunk}, {taken}."),
        };
        Fact { mark: Mark::Gain, head: capital(&head), more }
    }

    /// "4 mâts perdus".
    fn losses(&self) -> Fact {
        let (lang, own) = (self.lang, &self.past[self.seat]);
        let masts = counted(
            lang,
            own.masts.into(),
            ["mât perdu", "mâts perdus"],
            ["mast lost", "masts lost"],
        );
        let ships = counted(
            lang,
            own.ships.into(),
            ["navire perdu", "navires perdus"],
            ["ship lost", "ships lost"],
        );
        let more = if own.ships == 0 { String::new() } else { ships + "." };
        Fact { mark: Mark::Cost, head: masts, more }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Turn};

    use super::super::trial::played;
    use super::*;
    use crate::text::trial::crew;

    /// What was told of adds up to the gold at home, unless the end itself has credited some.
    #[test]
    fn the_course_of_gold_ends_with_what_is_at_home() {
        let mut home = 0;
        for seed in 0..6 {
            let game = played(broadside::Options::default(), seed);
            let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
            let view = game.view(Eye::All);
            let (_, course) = past(&view, game.steps());
            if view.ended().is_some_and(|ended| ended.rule != Rule::LastAfloat) {
                assert_eq!(course.last(), Some(&outcome.scores));
                home += outcome.scores.iter().sum::<i32>();
            }
        }
        assert!(home > 0, "no gold came home");
    }

    #[test]
    fn every_game_has_a_verdict_a_course_and_three_facts() {
        for seed in 0..5 {
            let options = broadside::Options::quick(2 + seed as u8 % 3).expect("a table");
            let game = played(options, seed);
            let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
            for (lang, you) in [(Lang::Fr, Some(0)), (Lang::En, Some(1)), (Lang::Fr, None)] {
                let mut names = crew(lang, you);
                names.list.truncate(game.seats().into());
                let told = ending(&game.view(Eye::All), game.steps(), &outcome, &names);
                for stand in &told.stands {
                    let last = stand.course.last().copied().unwrap_or(0);
                    assert_eq!(stand.total, last.to_string());
                }
                assert_eq!(told.facts.len(), 3);
                let sentences = told.facts.iter().flat_map(|fact| [&fact.head, &fact.more]);
                for sentence in sentences.chain([&told.verdict, &told.reason]) {
                    assert!(!sentence.contains("  ") && !sentence.contains(".."), "{sentence}");
                    assert!(!sentence.contains('?'), "{sentence}");
                }
            }
        }
    }
}
