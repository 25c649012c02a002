//! How a game of Logbook ended: the race for fame by rounds, where it came from, trade and losses.

use engine::{Outcome, Seat, Step, order_by_key};
use logbook::{Ended, Logbook, View};

use super::items::fames;
use super::past::{Deeds, Source, past};
use super::teller::tile_of;
use super::vocab::{at_port, goods, money, sum};
use crate::text::ending::{Ending, Fact, Mark, Race, RaceWords};
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Names};

/// The whole ending.
pub fn ending(view: &View, steps: &[Step<Logbook>], outcome: &Outcome, names: &Names) -> Ending {
    let (deeds, mut course) = past(view, steps);
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
    let facts = Facts { view, own: &deeds[hero[0]], lang: names.lang };
    let mut told = race.told(vec![facts.sources(), facts.trade(), facts.losses()]);
    told.reason = format!("{} {}", how_it_ended(view, names.lang), told.reason);
    told
}

fn words(lang: Lang) -> RaceWords {
    let fr = ["d’une renommée", "Manche", "la manche", "la dernière manche"];
    let en = ["by one fame", "Round", "round", "the last round"];
    let [by_one, chapter, the, last] = lang.pick(fr, en);
    let throughout =
        lang.pick("de la première à la dernière manche", "from the first round to the last");
    let amount = |lang, amount| fames(lang, i8::try_from(amount).unwrap_or_default());
    RaceWords { amount, by_one, chapter, the, last, throughout }
}

/// "Le but de 7 renommées est atteint." or that the rounds are over (L-053, D-71).
fn how_it_ended(view: &View, lang: Lang) -> String {
    let goal = fames(lang, view.options().goal() as i8);
    match (view.ended(), lang) {
        (Some(Ended::Rounds), Lang::Fr) => "Toutes les manches sont jouées.".to_owned(),
        (Some(Ended::Rounds), Lang::En) => "All rounds are played.".to_owned(),
        (_, Lang::Fr) => format!("Le but est atteint\u{a0}: {goal}."),
        (_, Lang::En) => format!("The goal is reached: {goal}."),
    }
}

/// What decided between equal fame: whose turn it was, or money, or the order of turns (L-053,
/// D-71).
fn tie_break(view: &View, outcome: &Outcome, lang: Lang) -> String {
    let mut order: Vec<Seat> = Seat::all(view.seats()).collect();
    order_by_key(&mut order, |seat| outcome.places[*seat]);
    let [first, second] = [order[0], order[1]];
    if outcome.scores[first] != outcome.scores[second] {
        return String::new();
    }
    if matches!(view.ended(), Some(Ended::Goal(_))) {
        return lang
            .pick("le but atteint pendant son tour", "the goal reached in one’s own turn")
            .to_owned();
    }
    let purse = |seat: Seat| view.board(view.pc(seat)).money;
    let (one, other) = (purse(first), purse(second));
    if one == other {
        return lang.pick("l’ordre du tour décide", "the order of turns decides").to_owned();
    }
    let (one, other) = (money(lang, one.into()), sum(lang, other.into()));
    match lang {
        Lang::Fr => format!("{one} contre {other}"),
        Lang::En => format!("{one} to {other}"),
    }
}

/// What is told of one seat.
struct Facts<'a> {
    view: &'a View,
    own: &'a Deeds,
    lang: Lang,
}

impl Facts<'_> {
    /// "Surtout par des missions : 3 renommées sur 7."
    fn sources(&self) -> Fact {
        let lang = self.lang;
        let mut sources: Vec<(Source, i32)> = Source::ALL
            .into_iter()
            .map(|source| (source, self.own.fame[source as usize]))
            .filter(|(_, fame)| *fame > 0)
            .collect();
        order_by_key(&mut sources, |(source, fame)| (-fame, *source as u8));
        let Some((first, most)) = sources.first().copied() else {
            let head = lang.pick("Aucune renommée gagnée", "No fame gained");
            return Fact { mark: Mark::Best, head: head.to_owned(), more: String::new() };
        };
        let (of, most) = (named(lang, first), fames(lang, most as i8));
        let head = match lang {
            Lang::Fr => format!("surtout par {of}\u{a0}: {most}"),
            Lang::En => format!("most from {of}: {most}"),
        };
        let rest: Vec<String> = sources[1..]
            .iter()
            .map(|(source, fame)| format!("{} {fame}", named(lang, *source)))
            .collect();
        let more = if rest.is_empty() { String::new() } else { capital(&rest.join(", ")) + "." };
        Fact { mark: Mark::Best, head: capital(&head), more }
    }

    /// "Plus belle vente : 12 000 doublons".
    fn trade(&self) -> Fact {
        let lang = self.lang;
        let Some(best) = self.own.best else {
            let head = lang.pick("Rien vendu", "Nothing sold");
            return Fact { mark: Mark::Gain, head: head.to_owned(), more: String::new() };
        };
        let (price, what) = (sum(lang, best.price.into()), goods(lang, best.good, best.n));
        let (port, round) = (at_port(lang, tile_of(best.port)), best.round);
        let all = money(lang, self.own.takings.into());
        let (head, more) = match lang {
            Lang::Fr => (
                format!("plus belle vente\u{a0}: {price}"),
                format!("{what} {port}, manche {round}\u{202f}; {all} en tout."),
            ),
            Lang::En => (
                format!("best sale: {price}"),
                format!("{what} {port} in round {round}; {all} in all."),
            ),
        };
        Fact { mark: Mark::Gain, head: capital(&head), more }
    }

    /// "2 navires détruits", and the era.
    fn losses(&self) -> Fact {
        let lang = self.lang;
        let [sunk, burnt] = self.own.destroyed;
        let count = i32::from(sunk + burnt);
        let head = counted(
            lang,
            count,
            ["navire détruit", "navires détruits"],
            ["ship destroyed", "ships destroyed"],
        );
        let head = match self.own.captured {
            0 => head,
            n => {
                let taken = counted(lang, n.into(), ["capturé", "capturés"], ["captured"; 2]);
                format!("{head}, {taken}")
            }
        };
        let lost = match self.own.lost {
            0 => lang.pick("aucun naufrage", "no shipwreck").to_owned(),
            n => counted(lang, n.into(), ["naufrage", "naufrages"], ["shipwreck", "shipwrecks"]),
        };
        let era = self.view.era();
        let more = match lang {
            Lang::Fr => format!("{lost}\u{202f}; fin de partie à l’ère {era}."),
            Lang::En => format!("{lost}; the game ended in era {era}."),
        };
        Fact { mark: Mark::Cost, head: capital(&head), more: capital(&more) }
    }
}

fn named(lang: Lang, source: Source) -> &'static str {
    let (fr, en) = match source {
        Source::Missions => ("les missions", "missions"),
        Source::Sales => ("le commerce", "trade"),
        Source::Ships => ("les combats", "battles"),
        Source::Barrels => ("les tonneaux", "barrels"),
        Source::Own => ("le navire", "the ship"),
        Source::Standing => ("la réputation", "reputation"),
        Source::Tavern => ("les tavernes", "taverns"),
        Source::Treasure => ("le trésor", "the treasure"),
    };
    lang.pick(fr, en)
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Turn};

    use super::super::trial::{played, tables};
    use super::*;
    use crate::text::trial::crew;

    /// What was told of adds up to the fame at the end.
    #[test]
    fn every_game_has_a_verdict_a_course_and_three_facts() {
        for (seed, options) in (0..).zip(tables()) {
            let game = played(options, seed);
            let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
            let view = game.view(Eye::All);
            let (_, course) = past(&view, game.steps());
            assert_eq!(course.last(), Some(&outcome.scores), "what was told of adds up");
            for (lang, you) in [(Lang::Fr, Some(0)), (Lang::En, Some(1)), (Lang::Fr, None)] {
                let mut names = crew(lang, you);
                names.list.truncate(game.seats().into());
                let told = ending(&view, game.steps(), &outcome, &names);
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
