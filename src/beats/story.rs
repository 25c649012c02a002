//! The log: what happened, worded once and kept while the game goes on. Only chapters that are open
//! are put into words.

use std::sync::Arc;

use engine::{Clock, Eye, Match, Seat, Step};

use super::{Beat, of};
use crate::tables::{Playable, Stay};
use crate::text::Names;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Line {
    /// The step it tells of; the line leads to the position after it. None for the set-up.
    pub ply: Option<usize>,
    /// Under whose pennant it stands.
    pub seat: Option<Seat>,
    /// What happened, in words.
    pub text: String,
    /// How much it weighs.
    pub weight: Weight,
}

/// How much a line of the log weighs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// A small step on the way to something.
    Small,
    /// An act.
    Act,
    /// What came of it all: a trick, a capture, a sale, a score.
    Result,
}

impl From<Stay> for Weight {
    /// What wants to be looked at for long weighs much.
    fn from(stay: Stay) -> Weight {
        match stay {
            Stay::Briefly => Weight::Small,
            Stay::For(time) if time < 1200 => Weight::Act,
            Stay::For(_) | Stay::UntilPassed(_) => Weight::Result,
        }
    }
}

/// What stands in the log now, one thing under the other.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Entry {
    /// A chapter that is closed: of its lines nothing is to be seen.
    Closed(Chapter),
    /// A line.
    Told(Told),
}

/// The heading of a chapter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Chapter {
    /// Its place among the chapters.
    pub place: usize,
    /// The heading.
    pub words: Arc<str>,
    /// May it be closed and opened? Not where the whole log is short.
    pub turns: bool,
}

/// A line as it stands in the log now.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Told {
    /// The chapter that begins with it, if one does.
    pub chapter: Option<Chapter>,
    /// What it says.
    pub line: Arc<Line>,
    /// Does what the reader has not answered yet begin here?
    pub since: bool,
    /// Several small steps of one seat are folded under the first of them.
    pub fold: Fold,
}

/// Whether a line is folded away.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fold {
    /// It stands for itself.
    Alone,
    /// So many more are folded under this line, which tells of this step.
    Over(Option<usize>, usize),
    /// It is folded under the line that tells of this step.
    Under(Option<usize>),
}

/// So many small steps in a row are folded.
const FOLDED: usize = 3;
/// A chapter stays open until so many steps have followed it.
const RECENT: usize = 120;

/// What the reader has opened or closed: the places of chapters.
pub type Wishes = [(usize, bool)];

/// The log of a match as one eye reads it. Only steps that were not in it before are put into
/// words, and of these only what stands in an open chapter: what a step costs does not grow with the
/// game.
#[derive(Default)]
pub struct Story {
    /// Who reads it, in which words.
    reader: Option<(Eye, Names)>,
    /// The steps it tells of: who chose which place of how many.
    steps: Vec<(Seat, u16, u16)>,
    parts: Vec<Part>,
    /// When the last step was taken.
    clock: Option<Clock>,
}

/// A chapter, which spans the turns that have the same heading.
struct Part {
    heading: Arc<str>,
    /// Its first step.
    from: usize,
    /// It is told up to this step; of a chapter that was never open nothing is.
    told: usize,
    lines: Vec<Arc<Line>>,
}

impl Story {
    /// The story up to the position shown.
    pub fn of<G: Playable>(
        &mut self,
        game: &Match<G>,
        eye: Eye,
        names: &Names,
        wishes: &Wishes,
    ) -> Vec<Entry> {
        let played = &game.steps()[..game.cursor()];
        if self.reader.as_ref().is_none_or(|reader| reader.0 != eye || reader.1 != *names) {
            *self = Story { reader: Some((eye, names.clone())), ..Story::default() };
            let begun =
                game.steps().first().map_or_else(|| game.state().clock(), |step| step.clock);
            self.begin_part::<G>(0, begun, names);
            let opening = of::<G>(game.opening(), None, eye, &game.view(eye), names);
            self.parts[0].lines = lines(opening, None);
        }
        let same = |(told, step): &(&(Seat, u16, u16), &Step<G>)| {
            **told == (step.seat, step.index, step.arity)
        };
        self.forget_from(self.steps.iter().zip(played).take_while(same).count());
        for (ply, step) in played.iter().enumerate().skip(self.steps.len()) {
            self.steps.push((step.seat, step.index, step.arity));
            self.begin_part::<G>(ply, step.clock, names);
        }
        let since = self.since(eye);
        let open = self.open(since, wishes);
        let mut view = None;
        for (place, _) in open.iter().enumerate().filter(|(_, open)| **open) {
            let until = self.end_of(place);
            let part = &mut self.parts[place];
            for (ply, step) in played.iter().enumerate().take(until).skip(part.told) {
                let view = view.get_or_insert_with(|| game.view(eye));
                let beats = of::<G>(&step.events, Some(step.seat), eye, view, names);
                part.lines.extend(lines(beats, Some(ply)));
            }
            part.told = until;
        }
        self.entries(&open, since)
    }

    /// A chapter begins where its heading changes.
    fn begin_part<G: Playable>(&mut self, ply: usize, clock: Clock, names: &Names) {
        if self.clock == Some(clock) {
            return;
        }
        self.clock = Some(clock);
        let heading = G::chapter(clock, names);
        if self.parts.last().is_none_or(|part| *part.heading != *heading) {
            let heading = heading.into();
            self.parts.push(Part { heading, from: ply, told: ply, lines: Vec::new() });
        }
    }

    /// The step after the last of a chapter.
    fn end_of(&self, place: usize) -> usize {
        self.parts.get(place + 1).map_or(self.steps.len(), |next| next.from)
    }

    /// The first step after the reader's last act.
    fn since(&self, eye: Eye) -> Option<usize> {
        let own = self.steps.iter().rposition(|(seat, ..)| Some(*seat) == eye.seat())?;
        (own + 1 < self.steps.len()).then_some(own + 1)
    }

    /// Which chapters are open: those the reader wants so; otherwise those of late, and what the
    /// reader has not answered.
    fn open(&self, since: Option<usize>, wishes: &Wishes) -> Vec<bool> {
        let usually = |place| {
            let end = self.end_of(place);
            self.steps.len() - end < RECENT || since.is_some_and(|since| since < end)
        };
        let wish = |place| wishes.iter().find(|(other, _)| *other == place);
        let places = 0..self.parts.len();
        places.map(|place| wish(place).map_or_else(|| usually(place), |(_, open)| *open)).collect()
    }

    /// The lines of open chapters, folded where small steps follow each other; what has happened
    /// since the reader's last act is told in full.
    fn entries(&self, open: &[bool], since: Option<usize>) -> Vec<Entry> {
        let turns = self.steps.len() - self.end_of(0) >= RECENT;
        let is_new = |line: &Line| since.is_some_and(|since| line.ply >= Some(since));
        let mut marked = false;
        let mut entries = Vec::new();
        for (place, (part, open)) in self.parts.iter().zip(open).enumerate() {
            let mut chapter = Some(Chapter { place, words: Arc::clone(&part.heading), turns });
            if !open {
                entries.extend(chapter.map(Entry::Closed));
                continue;
            }
            let mut rest = &part.lines[..];
            while let Some(first) = rest.first() {
                let small = |line: &Line| {
                    line.weight == Weight::Small && line.seat.is_some() && line.seat == first.seat
                };
                let goes_on = |line: &&Arc<Line>| small(line) && !is_new(line);
                let run = rest.iter().take_while(goes_on).count();
                let count = if run >= FOLDED { run } else { 1 };
                for (at, line) in rest[..count].iter().enumerate() {
                    let since = is_new(line) && !marked;
                    marked |= since;
                    let fold = match (count, at) {
                        (1, _) => Fold::Alone,
                        (_, 0) => Fold::Over(first.ply, count - 1),
                        _ => Fold::Under(first.ply),
                    };
                    let (chapter, line) = (chapter.take(), Arc::clone(line));
                    entries.push(Entry::Told(Told { chapter, line, since, fold }));
                }
                rest = &rest[count..];
            }
        }
        entries
    }

    fn forget_from(&mut self, ply: usize) {
        if ply == self.steps.len() {
            return;
        }
        self.steps.truncate(ply);
        // The first chapter holds the set-up, and stays.
        let kept = self.parts.iter().skip(1).take_while(|part| part.from < ply).count() + 1;
        self.parts.truncate(kept);
        for part in &mut self.parts {
            part.told = part.told.min(ply);
            part.lines.truncate(part.lines.partition_point(|line| line.ply < Some(ply)));
        }
        // The next step says which chapter it belongs to.
        self.clock = None;
    }
}

/// The lines of a step. What one seat does is told in one line, but for what weighs more or less.
fn lines(beats: Vec<Beat>, ply: Option<usize>) -> Vec<Arc<Line>> {
    let line = |(seat, weight, text)| Arc::new(Line { ply, seat, text, weight });
    by_seat(beats).into_iter().map(line).collect()
}

/// What a step brought about, joined where one seat does several things in a row.
fn by_seat(beats: Vec<Beat>) -> Vec<(Option<Seat>, Weight, String)> {
    let mut told: Vec<(Option<Seat>, Weight, String)> = Vec::new();
    for Beat { seat, words, stay } in beats {
        let weight = Weight::from(stay);
        match told.last_mut() {
            _ if words.is_empty() => {}
            Some((last, alike, text)) if (*last, *alike) == (seat, weight) => {
                text.push(' ');
                text.push_str(&words);
            }
            _ => told.push((seat, weight, words)),
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use engine::Rng;
    use quay::Quay;

    use super::*;
    use crate::text::Lang;
    use crate::text::trial::{crew, whole_game};

    #[test]
    fn each_seat_has_its_own_line() {
        let beat = |seat: Option<u8>, words: &str| Beat {
            seat: seat.map(Seat),
            words: words.to_owned(),
            stay: if words.contains("captures") { Stay::For(1500) } else { Stay::Briefly },
        };
        let beats = vec![
            beat(Some(1), "B plays."),
            beat(Some(1), ""),
            beat(Some(1), "B leads."),
            beat(Some(0), "A captures."),
            beat(Some(0), "A draws."),
            beat(None, "The pile is empty."),
        ];
        let expected = [
            (Some(1), Weight::Small, "B plays. B leads."),
            (Some(0), Weight::Result, "A captures."),
            (Some(0), Weight::Small, "A draws."),
            (None, Weight::Small, "The pile is empty."),
        ];
        let expected =
            expected.map(|(seat, weight, text)| (seat.map(Seat), weight, text.to_owned()));
        assert_eq!(by_seat(beats), expected);
    }

    /// Small steps of one seat lie under the first of them, and nothing else is folded; what the
    /// reader has not answered is marked once and told in full.
    #[test]
    fn small_steps_are_folded_and_what_is_new_is_not() {
        let (mut game, names) =
            (whole_game::<Quay>(Default::default(), 5), crew(Lang::En, Some(1)));
        let (mut folds, mut marks) = (0, 0);
        for ply in (0..game.steps().len()).step_by(7) {
            game.seek(ply);
            let told = told(&game, Eye::Seat(Seat(1)), &names);
            let own = game.steps()[..ply].iter().rposition(|step| step.seat == Seat(1));
            for (at, entry) in told.iter().enumerate() {
                if let Fold::Under(head) = entry.fold {
                    assert_eq!(entry.line.weight, Weight::Small);
                    let over =
                        |other: &&Told| matches!(other.fold, Fold::Over(of, _) if of == head);
                    let above = told[..at].iter().rfind(over).expect("it is folded under a line");
                    assert_eq!((above.line.seat, above.line.ply), (entry.line.seat, head));
                    assert!(entry.line.ply <= own, "what is new is told in full");
                    folds += 1;
                }
                if entry.since {
                    assert!(entry.line.ply > own && told[at - 1].line.ply <= own);
                    marks += 1;
                }
            }
        }
        assert!(folds > 0 && marks > 0);
    }

    /// Wherever the game goes, what was kept and what is worded anew are one story.
    #[test]
    fn a_story_that_goes_on_is_the_one_told_anew() {
        let (mut game, names) = (whole_game::<Quay>(Default::default(), 5), crew(Lang::Fr, None));
        let (mut rng, mut story) = (Rng::new(5), Story::default());
        for _ in 0..40 {
            let ply = rng.below(game.steps().len() as u32) as usize;
            game.seek(ply);
            if rng.below(4) == 0 {
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
            let wishes = [(rng.below(9) as usize, rng.below(2) == 0)];
            let anew = Story::default().of(&game, Eye::Table, &names, &wishes);
            assert_eq!(story.of(&game, Eye::Table, &names, &wishes), anew);
        }
        let english = crew(Lang::En, None);
        let told = story.of(&game, Eye::Table, &english, &[]);
        assert_eq!(told, Story::default().of(&game, Eye::Table, &english, &[]), "another language");
    }

    /// A long log opens with its last chapters: only they are worded, until another is opened.
    #[test]
    fn a_chapter_is_worded_once_it_is_open() {
        let names = crew(Lang::En, None);
        let games = (0..).map(|seed| whole_game::<Quay>(Default::default(), seed));
        let game = games.into_iter().find(|game| game.steps().len() > 3 * RECENT);
        let (game, mut story) = (game.expect("a long game"), Story::default());
        let closed = |entries: &[Entry]| {
            let closed = entries.iter().take_while(|entry| matches!(entry, Entry::Closed(_)));
            closed.count()
        };
        let at_first = story.of(&game, Eye::Table, &names, &[]);
        let worded =
            |story: &Story| story.parts.iter().filter(|part| !part.lines.is_empty()).count();
        assert!(closed(&at_first) > 2 && at_first.len() < game.steps().len());
        // The set-up was worded before anything was long ago.
        assert!(worded(&story) <= story.parts.len() - closed(&at_first) + 1);
        let opened = story.of(&game, Eye::Table, &names, &[(1, true)]);
        let Entry::Told(first) = &opened[1] else { panic!("{:?}", opened[1]) };
        let chapter = first.chapter.as_ref().expect("it begins a chapter");
        assert!(chapter.turns && chapter.place == 1);
        assert_eq!(story.of(&game, Eye::Table, &names, &[]), at_first, "and closed again");
        let place = story.parts.len() - 1;
        let none = story.of(&game, Eye::Table, &names, &[(place, false)]);
        assert!(matches!(none.last(), Some(Entry::Closed(last)) if last.place == place));
    }

    #[test]
    fn a_short_log_stays_open() {
        let (mut game, names) = (whole_game::<Quay>(Default::default(), 5), crew(Lang::En, None));
        game.seek(RECENT - 1);
        let told = told(&game, Eye::Table, &names);
        let chapters = told.iter().filter_map(|told| told.chapter.as_ref());
        assert!(chapters.clone().count() > 1 && chapters.into_iter().all(|chapter| !chapter.turns));
    }

    /// The lines of a story all of which is open.
    fn told(game: &Match<Quay>, eye: Eye, names: &Names) -> Vec<Told> {
        let all: Vec<(usize, bool)> = (0..99).map(|place| (place, true)).collect();
        let lines = Story::default().of(game, eye, names, &all).into_iter();
        let line = |entry| match entry {
            Entry::Told(told) => told,
            Entry::Closed(chapter) => panic!("{chapter:?} is closed"),
        };
        lines.map(line).collect()
    }
}
