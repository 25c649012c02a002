//! How a game of Gale ended: the race by rounds, and where the damage came from.

use engine::{Outcome, Seat, Step};
use gale::Gale;

use super::cards::{damage, dir, points, winds};
use crate::tables::gale::model::Past;
use crate::text::ending::{Ending, Fact, Mark, Race, RaceWords, ordinal, party};
use crate::text::grammar::{capital, counted, listed};
use crate::text::{Lang, Names};

/// The whole ending.
pub fn ending(steps: &[Step<Gale>], outcome: &Outcome, names: &Names) -> Ending {
    let past = Past::of(steps);
    let race = Race {
        names,
        outcome,
        sides: outcome.scores.seats().map(|(seat, _)| vec![seat]).collect(),
        course: past.course.clone(),
        words: words(names.lang),
        tie_break: String::new(),
    };
    let (hero, rival) = race.heroes();
    let facts = Facts { past: &past, seat: hero[0], rival: rival.map(|rival| rival[0]), names };
    let all = vec![facts.first_places(), facts.spared(), facts.cost()];
    race.told(all)
}

fn words(lang: Lang) -> RaceWords {
    let fr = ["d’un point", "Manche", "la manche", "la dernière manche"];
    let en = ["by one point", "Round", "round", "the last round"];
    let [by_one, chapter, the, last] = lang.pick(fr, en);
    let throughout =
        lang.pick("de la première à la dernière manche", "from the first round to the last");
    RaceWords { amount: points, by_one, chapter, the, last, throughout }
}

fn fact(mark: Mark, head: String, more: String) -> Fact {
    Fact { mark, head: capital(&head), more }
}

/// What is told of one seat, beside another.
struct Facts<'a> {
    past: &'a Past,
    seat: Seat,
    rival: Option<Seat>,
    names: &'a Names,
}

impl Facts<'_> {
    /// "1re place, manches 1 et 3 : 8 points"; the best round where there is none.
    fn first_places(&self) -> Fact {
        let (lang, past, seat) = (self.names.lang, self.past, self.seat);
        let firsts = past.firsts(seat);
        if firsts.is_empty() {
            return self.best_round();
        }
        let won = firsts.iter().map(|round| i32::from(past.sheets[*round][seat].points)).sum();
        let rounds: Vec<String> = firsts.iter().map(|round| (round + 1).to_string()).collect();
        let (list, won) = (listed(lang, &rounds), points(lang, won));
        let head = match (lang, firsts.len()) {
            (Lang::Fr, 1) => format!("1re place, manche {list}\u{a0}: {won}"),
            (Lang::Fr, _) => format!("1re place, manches {list}\u{a0}: {won}"),
            (Lang::En, 1) => format!("first in round {list}: {won}"),
            (Lang::En, _) => format!("first in rounds {list}: {won}"),
        };
        let harms = firsts.iter().map(|round| past.sheets[*round][seat].damage.to_string());
        let harms = harms.collect::<Vec<_>>().join(lang.pick(", puis ", ", then "));
        let more = match lang {
            Lang::Fr => format!("Le moins de dégâts de la table\u{a0}: {harms}."),
            Lang::En => format!("The least damage at the table: {harms}."),
        };
        fact(Mark::Best, head, more)
    }

    fn best_round(&self) -> Fact {
        let (lang, past) = (self.names.lang, self.past);
        let round = past.best(self.seat).unwrap_or_default();
        let Some(sheet) = past.sheets.get(round) else {
            return fact(Mark::Best, String::new(), String::new());
        };
        let line = &sheet[self.seat];
        let (number, won) = (round + 1, points(lang, line.points.into()));
        let (harm, place) = (damage(lang, line.damage), ordinal(lang, line.place));
        let head = match lang {
            Lang::Fr => format!("meilleure manche\u{a0}: la {number}, {won}"),
            Lang::En => format!("best round: round {number}, {won}"),
        };
        fact(Mark::Best, head, format!("{harm}, {place} place."))
    }

    /// The triplets that were discarded; where there is none, the tricks without a wind.
    fn spared(&self) -> Fact {
        let (lang, past, seat) = (self.names.lang, self.past, self.seat);
        let triplets = past.triplets(seat);
        let less = damage(lang, 6 * triplets.len() as u8);
        let in_round = lang.pick("manche", "round");
        match triplets[..] {
            [] => self.dodged(),
            [(round, of)] => {
                let (number, of) = (round + 1, dir(lang, of));
                let head = match lang {
                    Lang::Fr => format!("un triplet {of} efface {less}, manche {number}"),
                    Lang::En => format!("a {of} triplet wipes out {less} in round {number}"),
                };
                let (with, without) =
                    (past.sheets[round][seat].place, past.place_with(round, seat, 6));
                let more = match lang {
                    _ if with == without => String::new(),
                    Lang::Fr => {
                        let [with, without] = [with, without].map(|place| ordinal(lang, place));
                        format!("Sans lui\u{a0}: {without} place au lieu de la {with}.")
                    }
                    Lang::En => {
                        let [with, without] = [with, without].map(|place| ordinal(lang, place));
                        format!("Without it: {without} place instead of {with}.")
                    }
                };
                fact(Mark::Gain, head, more)
            }
            _ => {
                let count = triplets.len();
                let head = match lang {
                    Lang::Fr => format!("{count} triplets effacent {less}"),
                    Lang::En => format!("{count} triplets wipe out {less}"),
                };
                let each = triplets
                    .iter()
                    .map(|(round, of)| format!("{} ({in_round} {})", dir(lang, *of), round + 1));
                let more = listed(lang, &each.collect::<Vec<_>>()) + ".";
                fact(Mark::Gain, head, more)
            }
        }
    }

    fn dodged(&self) -> Fact {
        let (lang, past) = (self.names.lang, self.past);
        let free = |seat| past.tricks - past.taken(seat);
        let (own, tricks) = (free(self.seat), past.tricks);
        let head = match lang {
            Lang::Fr => format!("{own} plis sur {tricks} sans prendre de vent"),
            Lang::En => format!("{own} tricks of {tricks} without taking a wind"),
        };
        let more = self.rival.map(|rival| self.beside(rival, free(rival).to_string()));
        fact(Mark::Gain, head, more.map(|more| more + ".").unwrap_or_default())
    }

    /// All the damage, beside another's, and the dearest trick.
    fn cost(&self) -> Fact {
        let (lang, past) = (self.names.lang, self.past);
        let harm = damage(lang, past.damage(self.seat));
        let count = past.sheets.len() as i32;
        let rounds = counted(lang, count, ["manche", "manches"], ["round", "rounds"]);
        let mut head = format!("{harm} {} {rounds}", lang.pick("en", "in"));
        if let Some(rival) = self.rival {
            let name = party(&[rival], self.names).name;
            let stop = lang.pick("\u{202f}; ", "; ");
            head += &format!("{stop}{name}, {}", past.damage(rival));
        }
        let dearest = past.dearest(self.seat).map(|(round, taken)| {
            let (taken, number) = (winds(lang, taken), round + 1);
            match lang {
                Lang::Fr => format!("Le pli le plus cher\u{a0}: {taken}, manche {number}."),
                Lang::En => format!("The dearest trick: {taken}, round {number}."),
            }
        });
        fact(Mark::Cost, head, dearest.unwrap_or_default())
    }

    /// "Anne : 45".
    fn beside(&self, rival: Seat, what: String) -> String {
        let name = party(&[rival], self.names).name;
        capital(&format!("{name}{} {what}", self.names.lang.colon()))
    }
}

#[cfg(test)]
mod tests {
    use engine::Turn;

    use super::*;
    use crate::text::trial::{crew, whole_game};

    fn ended(seats: u8, expert: bool, seed: u64, names: &Names) -> Ending {
        let options = gale::Options::new(seats, expert, 5).expect("a table");
        let game = whole_game::<Gale>(options, seed);
        let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
        let names = Names { list: names.list[..seats.into()].to_vec(), ..names.clone() };
        ending(game.steps(), &outcome, &names)
    }

    #[test]
    fn every_game_has_a_verdict_a_course_and_three_facts() {
        for seed in 0..24 {
            let (seats, expert) = (2 + seed as u8 % 4, seed % 3 == 0);
            for (lang, you) in [(Lang::Fr, Some(0)), (Lang::En, Some(1)), (Lang::Fr, None)] {
                let told = ended(seats, expert, seed, &crew(lang, you));
                assert_eq!(told.facts.len(), 3);
                let sentences = told.facts.iter().flat_map(|fact| [&fact.head, &fact.more]);
                for sentence in sentences.chain([&told.verdict, &told.reason]) {
                    let plain = !sentence.contains("  ") && !sentence.contains("..");
                    assert!(plain && sentence.len() < 160, "{sentence}");
                }
                for stand in &told.stands {
                    assert_eq!(stand.course.len(), 5);
                    let last = crate::text::grammar::signed(stand.course[4]);
                    assert_eq!(stand.total, last, "the curve ends where the podium says");
                }
            }
        }
    }
}
