//! How a game of Plunder ended: the race for gold, the prizes, and what stayed in hand.

use engine::{Outcome, Seat, Step};
use plunder::{Lead, Plunder, Side, View};

use super::cards::{gold, merchant_of};
use super::story::reason;
use crate::tables::plunder::model::{Prize, past};
use crate::text::ending::{Ending, Fact, Mark, Race, RaceWords, party};
use crate::text::grammar::{capital, counted};
use crate::text::{Lang, Names};

/// The whole ending.
pub fn ending(view: &View, steps: &[Step<Plunder>], outcome: &Outcome, names: &Names) -> Ending {
    let options = view.options();
    let (prizes, course) = past(options, steps);
    let race = Race {
        names,
        outcome,
        sides: (0..options.sides()).map(|side| options.seats_of(Side(side)).collect()).collect(),
        course,
        words: words(names.lang),
        tie_break: String::new(),
    };
    let (hero, rival) = race.heroes();
    let facts = Facts { view, prizes: &prizes, hero: &hero, rival: rival.as_deref(), names };
    let all = vec![facts.captured(), facts.best(), facts.held()];
    race.told(all)
}

fn words(lang: Lang) -> RaceWords {
    let fr = ["d’une pièce d’or", "Tour", "le tour de table", "le dernier tour de table"];
    let en = ["by one gold", "Round", "round", "the last round"];
    let [by_one, chapter, the, last] = lang.pick(fr, en);
    let throughout = lang.pick("du premier tour au dernier", "from the first round to the last");
    RaceWords { amount: gold, by_one, chapter, the, last, throughout }
}

fn fact(mark: Mark, head: String, more: String) -> Fact {
    Fact { mark, head: capital(&head), more }
}

/// What is told of one side, beside another.
struct Facts<'a> {
    view: &'a View,
    prizes: &'a [Prize],
    hero: &'a [Seat],
    rival: Option<&'a [Seat]>,
    names: &'a Names,
}

impl Facts<'_> {
    fn side(&self, seats: &[Seat]) -> Side {
        self.view.options().side_of(seats[0])
    }

    fn own(&self) -> impl DoubleEndedIterator<Item = &Prize> {
        let side = self.side(self.hero);
        self.prizes.iter().filter(move |prize| prize.side == side)
    }

    /// "34 pièces d’or, sur 7 marchands".
    fn captured(&self) -> Fact {
        let lang = self.names.lang;
        let (count, side) = (self.own().count(), self.side(self.hero));
        let options = self.view.options();
        let home = self.own().filter(|prize| options.side_of(prize.owner) == side).count();
        let merchants =
            counted(lang, count as i32, ["marchand", "marchands"], ["merchant", "merchants"]);
        let won = gold(lang, self.view.gold(side).into());
        let head = match (lang, count) {
            (Lang::Fr, 0) => "aucun marchand capturé".to_owned(),
            (Lang::En, 0) => "no merchant captured".to_owned(),
            (Lang::Fr, _) => format!("{merchants}\u{a0}: {won}"),
            (Lang::En, _) => format!("{merchants}: {won}"),
        };
        let more = match (lang, count) {
            (_, 0) => String::new(),
            (Lang::Fr, _) => {
                let taken = counted(lang, (count - home) as i32, ["pris", "pris"], ["", ""]);
                let back = counted(lang, home as i32, ["ramené", "ramenés"], ["", ""]);
                format!("{taken} à d’autres, {back} au port.")
            }
            (Lang::En, _) => format!("{} taken from others, {home} brought home.", count - home),
        };
        fact(Mark::Gain, head, more)
    }

    /// "La plus belle prise : le 8 de Marc".
    fn best(&self) -> Fact {
        let (lang, names) = (self.names.lang, self.names);
        let best = self.own().rev().max_by_key(|prize| prize.merchant.gold());
        let Some(best) = best else {
            let most = self.prizes.iter().rev().max_by_key(|prize| prize.merchant.gold());
            return self.best_of_all(most);
        };
        let merchant = merchant_of(names, best.owner, best.merchant.gold(), None);
        let head = match lang {
            Lang::Fr => format!("la plus belle prise\u{a0}: {merchant}"),
            Lang::En => format!("the best prize: {merchant}"),
        };
        fact(Mark::Best, head, self.how(best))
    }

    /// Where the side captured nothing: the best prize of the game.
    fn best_of_all(&self, most: Option<&Prize>) -> Fact {
        let lang = self.names.lang;
        let head = most.map_or_else(String::new, |prize| {
            let merchant = merchant_of(self.names, prize.owner, prize.merchant.gold(), None);
            match lang {
                Lang::Fr => format!("La plus belle prise de la partie\u{a0}: {merchant}"),
                Lang::En => format!("The best prize of the game: {merchant}"),
            }
        });
        Fact { mark: Mark::Best, head, more: most.map(|prize| self.how(prize)).unwrap_or_default() }
    }

    /// By what, and when: "4 contre 2, tour de table 5."
    fn how(&self, prize: &Prize) -> String {
        let lang = self.names.lang;
        let why = match prize.lead {
            Lead::Unattacked(_) => lang.pick("sans attaque", "never attacked").to_owned(),
            lead => reason(lang, lead),
        };
        let round = lang.pick("tour de table", "round");
        capital(&format!("{why}, {round} {}.", prize.round + 1))
    }

    /// The gold that was still in hand, and lost by it.
    fn held(&self) -> Fact {
        let lang = self.names.lang;
        let held = |seats: &[Seat]| self.view.gold_at_risk(self.side(seats)).unwrap_or(0);
        let more = self.rival.map(|rival| {
            let name = party(rival, self.names).name;
            capital(&format!("{name}{} {}.", lang.colon(), held(rival)))
        });
        let more = more.unwrap_or_default();
        let own = held(self.hero);
        let lost = gold(lang, own.into());
        let (mark, head) = match (lang, own) {
            (Lang::Fr, 0) => (Mark::Gain, "rien de perdu en main à la fin".to_owned()),
            (Lang::En, 0) => (Mark::Gain, "nothing lost in hand at the end".to_owned()),
            (Lang::Fr, 1) => (Mark::Cost, format!("{lost} perdue en main à la fin")),
            (Lang::Fr, _) => (Mark::Cost, format!("{lost} perdues en main à la fin")),
            (Lang::En, _) => (Mark::Cost, format!("{lost} lost in hand at the end")),
        };
        fact(mark, head, more)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Turn};
    use plunder::Options;

    use super::*;
    use crate::text::grammar::signed;
    use crate::text::trial::{crew, whole_game};

    #[test]
    fn every_table_has_a_verdict_a_course_and_three_facts() {
        let tables =
            [(2, false), (3, false), (4, true), (5, false), (6, true), (8, true), (4, false)];
        for (seed, (seats, teams)) in (0..28).zip(tables.into_iter().cycle()) {
            let options = Options::new(seats, teams, false).expect("a table");
            let game = whole_game::<Plunder>(options, seed);
            let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
            for (lang, you) in [(Lang::Fr, Some(0)), (Lang::En, Some(1)), (Lang::En, None)] {
                let mut names = crew(lang, you);
                names.list.truncate(seats.into());
                let told = ending(&game.view(Eye::All), game.steps(), &outcome, &names);
                assert_eq!(told.stands.len(), usize::from(options.sides()));
                for stand in &told.stands {
                    let last = stand.course.last().copied().unwrap_or(0);
                    assert_eq!(stand.total, signed(last), "the curve ends where the podium says");
                }
                let sentences = told.facts.iter().flat_map(|fact| [&fact.head, &fact.more]);
                for sentence in sentences.chain([&told.verdict, &told.reason]) {
                    assert!(!sentence.contains("  ") && !sentence.contains(".."), "{sentence}");
                }
                assert!(told.facts.iter().all(|fact| !fact.head.is_empty()));
            }
        }
    }
}
