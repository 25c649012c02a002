//! Who won, by what, and since when, from the course of the scores.

use engine::{BySeat, Outcome, Seat, order_by_key};

use super::party::{is_you, party, together};
use super::{Ending, Fact, Stand};
use crate::text::grammar::{capital, listed, signed};
use crate::text::{Lang, Names};

/// The words of a game for its race.
pub(in crate::text) struct RaceWords {
    /// A score with its unit: "12 points".
    pub amount: fn(Lang, i32) -> String,
    /// A lead of one: "d’un point", "by one point".
    pub by_one: &'static str,
    /// A chapter as a heading: "Manche", "Round".
    pub chapter: &'static str,
    /// A chapter before its number in a sentence: "la manche", "round".
    pub the: &'static str,
    /// "la dernière manche", "the last round".
    pub last: &'static str,
    /// "de la première à la dernière manche", "from the first round to the last".
    pub throughout: &'static str,
}

/// The race for victory, of which everything that all games say alike is told.
pub(in crate::text) struct Race<'a> {
    pub names: &'a Names,
    pub outcome: &'a Outcome,
    /// Who plays together; each seat is in one of them.
    pub sides: Vec<Vec<Seat>>,
    /// The score of each seat after each chapter.
    pub course: Vec<BySeat<i32>>,
    pub words: RaceWords,
    /// What decided between equal scores, or why nobody has won; empty where equals share the
    /// victory.
    pub tie_break: String,
}

impl Race<'_> {
    /// The ending, with these facts.
    pub fn told(mut self, facts: Vec<Fact>) -> Ending {
        let places = &self.outcome.places;
        order_by_key(&mut self.sides, |side| (places[side[0]], side[0]));
        let winners = self.sides.iter().take_while(|side| self.place(side) == 1).count();
        let (verdict, reason) = match (winners, self.sides.len()) {
            (0, _) => self.unwon(),
            (_, 1) => self.alone(),
            (1, _) => (self.won(), self.how()),
            _ => self.shared(winners),
        };
        Ending {
            verdict: capital(&verdict),
            reason: capital(&[reason, self.your_place(winners)].concat()),
            stands: self.sides.iter().map(|side| self.stand(side)).collect(),
            chapter: self.words.chapter,
            about: self.about(),
            facts,
        }
    }

    /// The side the facts are about: the reader's, or the best; and the one to compare it with.
    pub fn heroes(&self) -> (Vec<Seat>, Option<Vec<Seat>>) {
        let mut order: Vec<&Vec<Seat>> = self.sides.iter().collect();
        order_by_key(&mut order, |side| (!is_you(side, self.names), self.place(side), side[0]));
        (order[0].clone(), order.get(1).map(|side| (*side).clone()))
    }

    /// The names of those the facts are about, unless it is the reader.
    fn about(&self) -> String {
        let (hero, _) = self.heroes();
        if is_you(&hero, self.names) { String::new() } else { self.names.list_of(&hero) }
    }

    fn lang(&self) -> Lang {
        self.names.lang
    }

    /// The place of a side among the sides, of which partners fill one; where nobody wins the best
    /// is second.
    fn place(&self, side: &[Seat]) -> u8 {
        let places = &self.outcome.places;
        let better = |other: &&Vec<Seat>| places[other[0]] < places[side[0]];
        let first = if self.outcome.is_won() { 1 } else { 2 };
        first + self.sides.iter().filter(better).count() as u8
    }

    fn score(&self, side: &[Seat]) -> i32 {
        self.outcome.scores[side[0]]
    }

    fn amount(&self, amount: i32) -> String {
        (self.words.amount)(self.lang(), amount)
    }

    /// "vous gagnez d’un point".
    fn won(&self) -> String {
        let lang = self.lang();
        let wins = lang.pick(["gagnez", "gagne", "gagnent"], ["win", "wins", "win"]);
        let wins = party(&self.sides[0], self.names).does(wins);
        let margin = self.score(&self.sides[0]) - self.score(&self.sides[1]);
        if margin == 0 {
            return wins + lang.pick(" au départage", " on the tie-break");
        }
        format!("{wins} {}", self.by(margin))
    }

    /// "de 3 points", "by 3 points".
    fn by(&self, margin: i32) -> String {
        if margin == 1 {
            return self.words.by_one.to_owned();
        }
        format!("{} {}", self.lang().pick("de", "by"), self.amount(margin))
    }

    /// "16 à 15 : vous étiez à égalité avec Anne avant la dernière manche."
    fn how(&self) -> String {
        let (lang, names) = (self.lang(), self.names);
        let [first, second] = [0, 1].map(|at| signed(self.score(&self.sides[at])));
        let to = lang.pick("à", "to");
        let mut told = format!("{first} {to} {second}");
        if is_you(&self.sides[1], names) {
            let against = lang.pick("contre", "against");
            told += &format!(" {against} {}", party(&self.sides[1], names).name);
        }
        let since = if self.tie_break.is_empty() { self.since() } else { self.tie_break.clone() };
        if !since.is_empty() {
            told += &format!("{} {since}", lang.colon());
        }
        told + "."
    }

    /// How the winner stood before the last chapter: level, behind, or ahead since when.
    fn since(&self) -> String {
        let lang = self.lang();
        let last = self.words.last;
        let Some(before) = self.course.len().checked_sub(2) else { return String::new() };
        let winner = party(&self.sides[0], self.names);
        match self.lead_after(before) {
            0 => {
                let level = lang.pick(
                    ["étiez à égalité", "était à égalité", "étaient à égalité"],
                    ["were level", "was level", "were level"],
                );
                let (with, before_it) = lang.pick(("avec", "avant"), ("with", "before"));
                let rivals = self.rivals_after(before);
                format!("{} {with} {rivals} {before_it} {last}", winner.does(level))
            }
            lead if lead < 0 => {
                let leads = lang.pick(["meniez", "menait", "menaient"], ["led", "led", "led"]);
                let best = self.best_after(before);
                let ahead = if let [one] = best[..] {
                    party(&self.sides[one], self.names).does(leads)
                } else {
                    let seats = best.iter().flat_map(|at| self.sides[*at].clone());
                    together(seats.collect(), self.names).does(leads)
                };
                format!("{ahead} {} {} {last}", self.by(-lead), lang.pick("avant", "before"))
            }
            _ => {
                let led = |chapter: &usize| self.lead_after(*chapter) > 0;
                let from = (0..=before).rev().take_while(led).last().unwrap_or(before);
                let led = lang.pick(
                    ["étiez en tête", "était en tête", "étaient en tête"],
                    ["led", "led", "led"],
                );
                let since = match from {
                    0 => self.words.throughout.to_owned(),
                    _ => format!(
                        "{} {} {}",
                        lang.pick("depuis", "from"),
                        self.words.the,
                        lang.pick(format!("{}", from + 1), format!("{} on", from + 1))
                    ),
                };
                format!("{} {since}", winner.does(led))
            }
        }
    }

    fn score_after(&self, chapter: usize, side: usize) -> i32 {
        self.course[chapter][self.sides[side][0]]
    }

    /// By how much the winner led after a chapter; negative if behind.
    fn lead_after(&self, chapter: usize) -> i32 {
        let others = (1..self.sides.len()).map(|side| self.score_after(chapter, side));
        self.score_after(chapter, 0) - others.max().unwrap_or(i32::MIN / 2)
    }

    /// The best of the others after a chapter.
    fn best_after(&self, chapter: usize) -> Vec<usize> {
        let best = self.score_after(chapter, 0) - self.lead_after(chapter);
        (1..self.sides.len()).filter(|side| self.score_after(chapter, *side) == best).collect()
    }

    fn rivals_after(&self, chapter: usize) -> String {
        let name = |at: usize| party(&self.sides[at], self.names).name;
        let names: Vec<String> = self.best_after(chapter).into_iter().map(name).collect();
        listed(self.lang(), &names)
    }

    /// Who plays without rivals has won.
    fn alone(&self) -> (String, String) {
        let wins = self.lang().pick(["gagnez", "gagne", "gagnent"], ["win", "wins", "win"]);
        (party(&self.sides[0], self.names).does(wins), self.best_score())
    }

    /// Nobody has: one alone, or all together.
    fn unwon(&self) -> (String, String) {
        let lang = self.lang();
        let loses = lang.pick(["perdez", "perd", "perdent"], ["lose", "loses", "lose"]);
        let verdict = match &self.sides[..] {
            [only] => party(only, self.names).does(loses),
            _ => lang.pick("personne ne gagne", "nobody wins").to_owned(),
        };
        (verdict, self.best_score())
    }

    /// "12 points : il en fallait 18." The best score, and why it was enough or was not.
    fn best_score(&self) -> String {
        let score = self.amount(self.score(&self.sides[0]));
        match &*self.tie_break {
            "" => format!("{score}."),
            why => format!("{score}{} {why}.", self.lang().colon()),
        }
    }

    /// Several in first place.
    fn shared(&self, winners: usize) -> (String, String) {
        let lang = self.lang();
        let score = self.score(&self.sides[0]);
        let all = winners == self.sides.len();
        let wins = lang.pick(
            ["gagnez ensemble", "gagnent ensemble", "gagnent ensemble"],
            ["win together", "win together", "win together"],
        );
        let seats: Vec<Seat> = self.sides[..winners].iter().flatten().copied().collect();
        let verdict = match (all, lang) {
            (true, Lang::Fr) => "égalité parfaite".to_owned(),
            (true, Lang::En) => "a perfect tie".to_owned(),
            (false, _) => together(seats, self.names).does(wins),
        };
        let amount = self.amount(score);
        let reason = match lang {
            Lang::Fr => format!("à égalité avec {amount}, la victoire est partagée."),
            Lang::En => format!("{amount} each: the victory is shared."),
        };
        (verdict, reason)
    }

    /// Where the reader came in, where the score has not said it.
    fn your_place(&self, winners: usize) -> String {
        let told = match winners {
            // No place is worth telling where nobody has won.
            0 => self.sides.len(),
            1 => 2,
            several => several,
        };
        let place = self.sides.iter().position(|side| is_you(side, self.names));
        let Some(place) = place.filter(|place| *place >= told) else { return String::new() };
        let (lang, side) = (self.lang(), &self.sides[place]);
        let ends = lang.pick(["finissez", "finit", "finissent"], ["come", "comes", "come"]);
        let ends = capital(&party(side, self.names).does(ends));
        let (at, of) = (ordinal(lang, self.place(side)), self.sides.len());
        let amount = self.amount(self.score(side));
        match lang {
            Lang::Fr => format!(" {ends} {at} sur {of}, avec {amount}."),
            Lang::En => format!(" {ends} {at} of {of}, with {amount}."),
        }
    }

    fn stand(&self, side: &[Seat]) -> Stand {
        let (lang, names) = (self.lang(), self.names);
        let labels: Vec<String> = side.iter().map(|seat| names.label(*seat).to_owned()).collect();
        let name = listed(lang, &labels);
        let (place, amount) = (ordinal(lang, self.place(side)), self.amount(self.score(side)));
        let spoken = match self.outcome.is_won() {
            true => format!("{place} place{} {name}, {amount}", lang.colon()),
            false => format!("{name}, {amount}"),
        };
        Stand {
            seats: side.to_vec(),
            labels,
            spoken,
            name,
            place: self.place(side),
            course: self.course.iter().map(|after| after[side[0]]).collect(),
            total: signed(self.score(side)),
        }
    }
}

/// "1re", "2e" of a place; "1st", "2nd".
pub(in crate::text) fn ordinal(lang: Lang, place: u8) -> String {
    let ending = match (lang, place) {
        (Lang::Fr, 1) => "re",
        (Lang::Fr, _) => "e",
        (Lang::En, 1) => "st",
        (Lang::En, 2) => "nd",
        (Lang::En, 3) => "rd",
        (Lang::En, _) => "th",
    };
    format!("{place}{ending}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::trial::crew;

    /// The verdict and the reason of a race over these chapters, a score a seat.
    fn told(names: &Names, sides: &[&[u8]], course: &[&[i32]]) -> (String, String) {
        let by_seat =
            |scores: &&[i32]| BySeat::from_fn(scores.len() as u8, |seat| scores[seat.index()]);
        let course: Vec<BySeat<i32>> = course.iter().map(by_seat).collect();
        let outcome = Outcome::by_score(*course.last().expect("a chapter"));
        let ending = ending(names, sides, course, outcome, "");
        (ending.verdict, ending.reason)
    }

    /// The ending of a race over these chapters.
    fn ending(
        names: &Names,
        sides: &[&[u8]],
        course: Vec<BySeat<i32>>,
        outcome: Outcome,
        tie_break: &str,
    ) -> Ending {
        let amount = |lang: Lang, amount: i32| {
            crate::text::grammar::counted(lang, amount, ["point", "points"], ["point", "points"])
        };
        let (by_one, the) = names.lang.pick(("d’un point", "la manche"), ("by one point", "round"));
        let (last, throughout) = names.lang.pick(
            ("la dernière manche", "de la première à la dernière manche"),
            ("the last round", "from the first round to the last"),
        );
        let words = RaceWords { amount, by_one, chapter: "", the, last, throughout };
        let sides = sides.iter().map(|side| side.iter().map(|seat| Seat(*seat)).collect());
        let race = Race {
            names,
            outcome: &outcome,
            sides: sides.collect(),
            course,
            words,
            tie_break: tie_break.to_owned(),
        };
        race.told(Vec::new())
    }

    /// Verdict, reason and what is read of each stand where nobody reached a goal of 18.
    fn unwon(names: &Names, sides: &[&[u8]], scores: &[i32]) -> (String, String, Vec<String>) {
        let scores = BySeat::from_fn(scores.len() as u8, |seat| scores[seat.index()]);
        let short = names.lang.pick("il en fallait 18", "it took 18");
        let outcome = Outcome::unwon(scores);
        let ending = ending(names, sides, vec![scores], outcome, short);
        assert!(ending.stands.iter().all(|stand| stand.place > 1));
        let spoken = ending.stands.into_iter().map(|stand| stand.spoken);
        (ending.verdict, ending.reason, spoken.collect())
    }

    const FOUR: &[&[u8]] = &[&[0], &[1], &[2], &[3]];
    const TEAMS: &[&[u8]] = &[&[0, 1], &[2, 3]];

    #[test]
    fn a_close_race_says_who_was_where_before_the_last_chapter() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(0)));
        let close: &[&[i32]] = &[&[4, 3, 2, 1], &[13, 13, 9, 5], &[16, 15, 13, 6]];
        let (verdict, reason) = told(&fr, FOUR, close);
        assert_eq!(verdict, "Vous gagnez d’un point");
        assert_eq!(
            reason,
            "16 à 15\u{a0}: vous étiez à égalité avec Anne avant la dernière manche."
        );
        let (verdict, reason) = told(&en, FOUR, close);
        assert_eq!(verdict, "You win by one point");
        assert_eq!(reason, "16 to 15: you were level with Anne before the last round.");
        let (_, reason) = told(&fr, FOUR, &[&[4, 9, 2, 1], &[14, 11, 5, 5]]);
        assert_eq!(reason, "14 à 11\u{a0}: Anne menait de 5 points avant la dernière manche.");
        let behind: &[&[i32]] = &[&[4, 9, 9, 1], &[14, 11, 5, 5]];
        assert_eq!(
            told(&en, FOUR, behind).1,
            "14 to 11: Anne and Marc led by 5 points before the last round."
        );
    }

    #[test]
    fn a_lead_is_told_with_its_beginning() {
        let (fr, en) = (crew(Lang::Fr, Some(2)), crew(Lang::En, None));
        let early: &[&[i32]] = &[&[1, 4, 2, 1], &[5, 8, 4, 1], &[9, 12, 7, 3]];
        let (verdict, reason) = told(&fr, FOUR, early);
        assert_eq!(verdict, "Anne gagne de 3 points");
        let place = "Vous finissez 3e sur 4, avec 7 points.";
        let led = "12 à 9\u{a0}: Anne était en tête de la première à la dernière manche.";
        assert_eq!(reason, format!("{led} {place}"));
        let late: &[&[i32]] = &[&[4, 4, 2, 1], &[5, 8, 4, 1], &[9, 12, 7, 3]];
        assert_eq!(told(&en, FOUR, late).1, "12 to 9: Anne led from round 2 on.");
        assert_eq!(told(&fr, FOUR, &[&[1, 9, 2, 2]]).1, "9 à 2 contre vous.");
    }

    #[test]
    fn where_nobody_wins_no_place_is_told() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(1)));
        let (verdict, reason, spoken) = unwon(&fr, &[&[0]], &[12]);
        assert_eq!((&*verdict, &*reason), ("Vous perdez", "12 points\u{a0}: il en fallait 18."));
        assert_eq!(spoken.len(), 1);
        assert!(!spoken[0].contains("place"), "{spoken:?}");
        let (verdict, reason, spoken) = unwon(&en, &[&[0], &[1]], &[12, 9]);
        assert_eq!((&*verdict, &*reason), ("Nobody wins", "12 points: it took 18."));
        assert_eq!(spoken.len(), 2);
        assert_eq!(unwon(&en, &[&[0, 1]], &[12, 12]).0, "Your team loses");
    }

    #[test]
    fn who_plays_alone_wins_without_a_margin() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, None));
        let (verdict, reason) = told(&fr, &[&[0]], &[&[4], &[19]]);
        assert_eq!((&*verdict, &*reason), ("Vous gagnez", "19 points."));
        assert_eq!(told(&en, &[&[0]], &[&[19]]).0, "Zoé wins");
        let together: &[&[i32]] = &[&[19, 19]];
        assert_eq!(told(&fr, &[&[0, 1]], together).0, "Votre équipe gagne");
    }

    #[test]
    fn victories_are_shared_by_seats_and_by_teams() {
        let (fr, en) = (crew(Lang::Fr, Some(0)), crew(Lang::En, Some(1)));
        let (verdict, reason) = told(&fr, FOUR, &[&[7, 7, 2, 1]]);
        assert_eq!(verdict, "Anne et vous gagnez ensemble");
        assert_eq!(reason, "À égalité avec 7 points, la victoire est partagée.");
        assert_eq!(told(&en, FOUR, &[&[7, 7, 2, 1]]).0, "You and Zoé win together");
        assert_eq!(told(&en, FOUR, &[&[7, 7, 7, 7]]).0, "A perfect tie");
        let team: &[&[i32]] = &[&[3, 3, 9, 9], &[12, 12, 10, 10]];
        let (verdict, reason) = told(&fr, TEAMS, team);
        assert_eq!(verdict, "Votre équipe gagne de 2 points");
        assert_eq!(
            reason,
            "12 à 10\u{a0}: Marc et Nina menaient de 6 points avant la dernière manche."
        );
        let lost: &[&[i32]] = &[&[9, 9, 3, 3], &[10, 10, 12, 12]];
        let (verdict, reason) = told(&en, TEAMS, lost);
        assert_eq!(verdict, "Marc and Nina win by 2 points");
        assert_eq!(
            reason,
            "12 to 10 against your team: your team led by 6 points before the last round."
        );
    }
}
