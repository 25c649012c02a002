//! How a game of Quayside ended: the race by turns, ships, sales, and what spoiled.

use engine::{BySeat, Outcome, Seat, Step, order_by_key};
use quay::{Good, Quay, View};

use super::wares::{card_name, cards, count_of, gold, points, ships, some_goods};
use crate::tables::quay::model::{Past, past};
use crate::text::ending::{Ending, Fact, Mark, Race, RaceWords, party};
use crate::text::grammar::{capital, counted, listed};
use crate::text::{Lang, Names};

/// The whole ending.
pub fn ending(view: &View, steps: &[Step<Quay>], outcome: &Outcome, names: &Names) -> Ending {
    let (past, course) = past(view.seats(), steps);
    let race = Race {
        names,
        outcome,
        sides: Seat::all(view.seats()).map(|seat| vec![seat]).collect(),
        course,
        words: words(names.lang),
        tie_break: tie_break(view, outcome, names.lang),
    };
    let (hero, rival) = race.heroes();
    let facts =
        Facts { view, past: &past, seat: hero[0], rival: rival.map(|rival| rival[0]), names };
    let all = vec![facts.loaded(), facts.sold(), facts.lost()];
    race.told(all)
}

fn words(lang: Lang) -> RaceWords {
    let fr = ["d’un point", "Tour", "le tour", "le dernier tour"];
    let en = ["by one point", "Turn", "turn", "the last turn"];
    let [by_one, chapter, the, last] = lang.pick(fr, en);
    let throughout = lang.pick("du premier tour au dernier", "from the first turn to the last");
    let amount = |lang, amount| points(lang, u16::try_from(amount).unwrap_or_default());
    RaceWords { amount, by_one, chapter, the, last, throughout }
}

/// What decided between the two best where their points are equal.
fn tie_break(view: &View, outcome: &Outcome, lang: Lang) -> String {
    let mut order: Vec<Seat> = Seat::all(view.seats()).collect();
    order_by_key(&mut order, |seat| outcome.places[*seat]);
    let [first, second] = [order[0], order[1]];
    let tied = outcome.scores[first] == outcome.scores[second];
    if !tied || outcome.places[second] == 1 {
        return String::new();
    }
    let against = lang.pick("contre", "to");
    let stored = [first, second].map(|seat| view.seat(seat).store.total());
    if stored[0] != stored[1] {
        let goods = some_goods(lang, stored[0].into());
        let place = lang.pick("en entrepôt", "in the warehouse");
        return format!("{goods} {place} {against} {}", stored[1]);
    }
    let purses = [first, second].map(|seat| view.tracked(seat).gold);
    format!("{} {against} {}", gold(lang, purses[0]), purses[1])
}

fn fact(mark: Mark, head: String, more: String) -> Fact {
    Fact { mark, head: capital(&head), more }
}

/// What is told of one seat, beside another.
struct Facts<'a> {
    view: &'a View,
    past: &'a BySeat<Past>,
    seat: Seat,
    rival: Option<Seat>,
    names: &'a Names,
}

impl Facts<'_> {
    /// "5 navires chargés : 2 grands, 3 petits".
    fn loaded(&self) -> Fact {
        let (lang, own) = (self.names.lang, &self.past[self.seat]);
        let large = own.ships.iter().filter(|(ship, _)| ship.is_large()).count();
        let (count, small) = (own.ships.len(), own.ships.len() - large);
        let sizes = [
            (large, ["grand", "grands"], ["large", "large"]),
            (small, ["petit", "petits"], ["small", "small"]),
        ];
        let sizes = sizes.into_iter().filter(|(count, ..)| *count > 0);
        let sizes: Vec<String> =
            sizes.map(|(count, fr, en)| counted(lang, count as i32, fr, en)).collect();
        let sizes = sizes.join(", ");
        let ships = ships(lang, count as u16);
        let head = match (lang, count) {
            (Lang::Fr, 0) => "aucun navire chargé".to_owned(),
            (Lang::En, 0) => "no ship loaded".to_owned(),
            (Lang::Fr, 1) => format!("{ships} chargé\u{a0}: {sizes}"),
            (Lang::Fr, _) => format!("{ships} chargés\u{a0}: {sizes}"),
            (Lang::En, _) => format!("{ships} loaded: {sizes}"),
        };
        let more = own.best().map_or_else(String::new, |(ship, turn)| {
            let worth = points(lang, ship.points().into());
            match lang {
                Lang::Fr => format!("Le meilleur\u{a0}: {worth}, au tour {turn}."),
                Lang::En => format!("The best: {worth}, in turn {turn}."),
            }
        });
        fact(if count == 0 { Mark::Cost } else { Mark::Best }, head, more)
    }

    /// "Meilleure vente : Stockage à Anne, 7 pièces"; without any, what is in the purse.
    fn sold(&self) -> Fact {
        let (lang, own) = (self.names.lang, &self.past[self.seat]);
        let Some((card, buyer, price)) = own.best_sale() else {
            let purse = gold(lang, self.view.tracked(self.seat).gold);
            let head =
                format!("{purse} {}", lang.pick("en bourse à la fin", "in the purse at the end"));
            let none = lang.pick("Aucune carte vendue.", "No card sold.");
            return fact(Mark::Gain, head, none.to_owned());
        };
        let (card, price) = (card_name(lang, card), gold(lang, price.into()));
        let buyer = self.names.object(buyer);
        let head = match lang {
            Lang::Fr => format!("meilleure vente\u{a0}: {card} à {buyer}, {price}"),
            Lang::En => format!("best sale: {card} to {buyer}, {price}"),
        };
        let sum = gold(lang, own.sales.iter().map(|(.., gold)| u16::from(*gold)).sum());
        let count = cards(lang, own.sales.len() as u16);
        let more = match (lang, own.sales.len()) {
            (_, 1) => String::new(),
            (Lang::Fr, _) => format!("{count} vendues, {sum} en tout."),
            (Lang::En, _) => format!("{count} sold, {sum} in all."),
        };
        fact(Mark::Gain, head, more)
    }

    /// "9 marchandises perdues ; Anne, 4".
    fn lost(&self) -> Fact {
        let (lang, own) = (self.names.lang, &self.past[self.seat]);
        let count = own.lost_in_all();
        let goods = some_goods(lang, count);
        let mut head = match (lang, count) {
            (Lang::Fr, 0) => "aucune marchandise perdue".to_owned(),
            (Lang::En, 0) => "no goods lost".to_owned(),
            (Lang::Fr, 1) => format!("{goods} perdue"),
            (Lang::Fr, _) => format!("{goods} perdues"),
            (Lang::En, _) => format!("{goods} lost"),
        };
        if let Some(rival) = self.rival {
            let (name, stop) = (party(&[rival], self.names).name, lang.pick("\u{202f}; ", "; "));
            head += &format!("{stop}{name}, {}", self.past[rival].lost_in_all());
        }
        let kinds = Good::ALL.into_iter().zip(own.lost).filter(|(_, count)| *count > 0);
        let kinds: Vec<String> = kinds.map(|(good, count)| count_of(lang, good, count)).collect();
        let more = if kinds.is_empty() { String::new() } else { listed(lang, &kinds) + "." };
        fact(if count == 0 { Mark::Gain } else { Mark::Cost }, head, more)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Turn};

    use super::*;
    use crate::text::trial::{crew, whole_game};

    #[test]
    fn every_game_has_a_verdict_a_course_and_three_facts() {
        for seed in 0..8 {
            let options = quay::Options::for_seats(2 + seed as u8 % 3).expect("a table");
            let game = whole_game::<Quay>(options, seed);
            let Turn::Over(outcome) = game.to_act() else { panic!("the game is over") };
            for (lang, you) in [(Lang::Fr, Some(0)), (Lang::En, Some(1)), (Lang::Fr, None)] {
                let mut names = crew(lang, you);
                names.list.truncate(game.seats().into());
                let told = ending(&game.view(Eye::All), game.steps(), &outcome, &names);
                for stand in &told.stands {
                    let last = stand.course.last().copied().unwrap_or(0);
                    assert_eq!(stand.total, last.to_string());
                }
                let sentences = told.facts.iter().flat_map(|fact| [&fact.head, &fact.more]);
                for sentence in sentences.chain([&told.verdict, &told.reason]) {
                    assert!(!sentence.contains("  ") && !sentence.contains(".."), "{sentence}");
                }
            }
        }
    }
}
