//! The log: what happened, worded once and kept while the game goes on.

use std::sync::Arc;

use engine::{Clock, Eye, Match, Seat, Step};

use super::{Beat, of};
use crate::tables::Playable;
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
}

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
    pub fn of<G: Playable>(&mut self, game: &Match<G>, eye: Eye, names: &Names) -> Vec<Arc<Line>> {
        if self.reader.as_ref().is_none_or(|reader| reader.0 != eye || reader.1 != *names) {
            *self = Story { reader: Some((eye, names.clone())), ..Story::default() };
            let begun =
                game.steps().first().map_or_else(|| game.state().clock(), |step| step.clock);
            let opening = of::<G>(game.opening(), None, eye, names);
            self.tell::<G>(opening, None, begun, names);
        }
        let played = &game.steps()[..game.cursor()];
        let same = |(told, step): &(&(Seat, u16, u16, usize), &Step<G>)| {
            (told.0, told.1, told.2) == (step.seat, step.index, step.arity)
        };
        self.forget_from(self.steps.iter().zip(played).take_while(same).count());
        for (ply, step) in played.iter().enumerate().skip(self.steps.len()) {
            self.steps.push((step.seat, step.index, step.arity, self.lines.len()));
            let beats = of::<G>(&step.events, Some(step.seat), eye, names);
            self.tell::<G>(beats, Some(ply), step.clock, names);
        }
        self.lines.clone()
    }

    fn forget_from(&mut self, ply: usize) {
        if let Some((.., lines)) = self.steps.get(ply) {
            self.lines.truncate(*lines);
            self.chapters.truncate(*lines);
        }
        self.steps.truncate(ply);
    }

    /// Adds the lines that tell of a step. What one seat does is told in one line; a chapter may
    /// span several turns: it begins where its heading changes.
    fn tell<G: Playable>(
        &mut self,
        beats: Vec<Beat>,
        ply: Option<usize>,
        clock: Clock,
        names: &Names,
    ) {
        for (seat, text) in by_seat(beats) {
            let chapter = G::chapter(clock, names);
            let begins = self.chapters.last() != Some(&chapter);
            let heading = begins.then(|| chapter.clone());
            self.chapters.push(chapter);
            self.lines.push(Arc::new(Line { ply, seat, heading, text }));
        }
    }
}

/// What a step brought about, joined where one seat does several things in a row.
fn by_seat(beats: Vec<Beat>) -> Vec<(Option<Seat>, String)> {
    let mut told: Vec<(Option<Seat>, String)> = Vec::new();
    for Beat { seat, words, .. } in beats {
        match told.last_mut() {
            _ if words.is_empty() => {}
            Some((last, text)) if *last == seat => {
                text.push(' ');
                text.push_str(&words);
            }
            _ => told.push((seat, words)),
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use engine::Rng;
    use quay::Quay;

    use super::*;
    use crate::tables::Stay;
    use crate::text::Lang;
    use crate::text::trial::{crew, whole_game};

    #[test]
    fn each_seat_has_its_own_line() {
        let beat = |seat: Option<u8>, words: &str| Beat {
            seat: seat.map(Seat),
            words: words.to_owned(),
            stay: Stay::Briefly,
        };
        let beats = vec![
            beat(Some(1), "B plays."),
            beat(Some(1), ""),
            beat(Some(1), "B leads."),
            beat(Some(0), "A captures."),
            beat(None, "The pile is empty."),
        ];
        let expected = [
            (Some(1), "B plays. B leads."),
            (Some(0), "A captures."),
            (None, "The pile is empty."),
        ];
        let expected = expected.map(|(seat, text)| (seat.map(Seat), text.to_owned()));
        assert_eq!(by_seat(beats), expected);
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
