//! The log: what happened, worded once and kept while the game goes on.

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
    /// The heading, where a new chapter begins with this line.
    pub heading: Option<String>,
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

/// A line as it stands in the log now.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
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
    /// So many more are folded under this line, which has this place in the log.
    Over(usize, usize),
    /// It is folded under the line at this place.
    Under(usize),
}

/// So many small steps in a row are folded.
const FOLDED: usize = 3;

/// The log of a match as one eye reads it. Only steps that were not in it before are put into
/// words: what a step costs does not grow with the game.
#[derive(Default)]
pub struct Story {
    /// Who reads it, in which words.
    reader: Option<(Eye, Names)>,
    /// The steps it tells of: who chose which place of how many, and how many lines came before.
    steps: Vec<(Seat, u16, u16, usize)>,
    lines: Vec<Arc<Line>>,
    /// The heading above each line.
    chapters: Vec<String>,
}

impl Story {
    /// The story up to the position shown.
    pub fn of<G: Playable>(&mut self, game: &Match<G>, eye: Eye, names: &Names) -> Vec<Entry> {
        if self.reader.as_ref().is_none_or(|reader| reader.0 != eye || reader.1 != *names) {
            *self = Story { reader: Some((eye, names.clone())), ..Story::default() };
            let begun =
                game.steps().first().map_or_else(|| game.state().clock(), |step| step.clock);
            let opening = of::<G>(game.opening(), None, eye, &game.view(eye), names);
            self.tell::<G>(opening, None, begun, names);
        }
        let played = &game.steps()[..game.cursor()];
        let same = |(told, step): &(&(Seat, u16, u16, usize), &Step<G>)| {
            (told.0, told.1, told.2) == (step.seat, step.index, step.arity)
        };
        self.forget_from(self.steps.iter().zip(played).take_while(same).count());
        if self.steps.len() == played.len() {
            return self.entries(eye);
        }
        let view = game.view(eye);
        for (ply, step) in played.iter().enumerate().skip(self.steps.len()) {
            self.steps.push((step.seat, step.index, step.arity, self.lines.len()));
            let beats = of::<G>(&step.events, Some(step.seat), eye, &view, names);
            self.tell::<G>(beats, Some(ply), step.clock, names);
        }
        self.entries(eye)
    }

    /// The lines, folded where small steps follow each other; what has happened since the
    /// reader's last act is told in full.
    fn entries(&self, eye: Eye) -> Vec<Entry> {
        let acted = |(seat, ..): &(Seat, u16, u16, usize)| Some(*seat) == eye.seat();
        let next = self.steps.iter().rposition(acted).and_then(|own| self.steps.get(own + 1));
        let since = next.map_or(self.lines.len(), |(.., lines)| *lines);
        let mut entries: Vec<Entry> = Vec::with_capacity(self.lines.len());
        let mut rest = &self.lines[..];
        while let Some(first) = rest.first() {
            let at = entries.len();
            let small = |line: &&Arc<Line>| {
                line.weight == Weight::Small && line.seat.is_some() && line.seat == first.seat
            };
            // A fold ends where a chapter does, and before what is told in full.
            let goes_on = |(place, line): &(usize, &Arc<Line>)| {
                small(line) && (*place == 0 || line.heading.is_none()) && at + place < since
            };
            let run = rest.iter().enumerate().take_while(goes_on).count();
            let count = if run >= FOLDED { run } else { 1 };
            let fold = |place: usize| match (count, place) {
                (1, _) => Fold::Alone,
                (_, 0) => Fold::Over(at, count - 1),
                _ => Fold::Under(at),
            };
            let entry = |(place, line): (usize, &Arc<Line>)| Entry {
                line: Arc::clone(line),
                since: at + place == since,
                fold: fold(place),
            };
            entries.extend(rest[..count].iter().enumerate().map(entry));
            rest = &rest[count..];
        }
        entries
    }

    fn forget_from(&mut self, ply: usize) {
        if let Some((.., lines)) = self.steps.get(ply) {
            self.lines.truncate(*lines);
            self.chapters.truncate(*lines);
        }
        self.steps.truncate(ply);
    }

    /// Adds the lines that tell of a step. What one seat does is told in one line, but for what
    /// weighs more or less; a chapter may span several turns: it begins where its heading changes.
    fn tell<G: Playable>(
        &mut self,
        beats: Vec<Beat>,
        ply: Option<usize>,
        clock: Clock,
        names: &Names,
    ) {
        for (seat, weight, text) in by_seat(beats) {
            let chapter = G::chapter(clock, names);
            let begins = self.chapters.last() != Some(&chapter);
            let heading = begins.then(|| chapter.clone());
            self.chapters.push(chapter);
            self.lines.push(Arc::new(Line { ply, seat, heading, text, weight }));
        }
    }
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
            let told = Story::default().of(&game, Eye::Seat(Seat(1)), &names);
            let own = game.steps()[..ply].iter().rposition(|step| step.seat == Seat(1));
            for (at, entry) in told.iter().enumerate() {
                if let Fold::Under(head) = entry.fold {
                    assert_eq!(entry.line.weight, Weight::Small);
                    assert_eq!(entry.line.seat, told[head].line.seat);
                    assert!(
                        matches!(told[head].fold, Fold::Over(place, more) if place == head && at <= head + more)
                    );
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
            let anew = Story::default().of(&game, Eye::Table, &names);
            assert_eq!(story.of(&game, Eye::Table, &names), anew);
        }
        let english = crew(Lang::En, None);
        let told = story.of(&game, Eye::Table, &english);
        assert_eq!(told, Story::default().of(&game, Eye::Table, &english), "another language");
    }
}
