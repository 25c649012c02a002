//! Where Gale says what.

use engine::{Clock, Outcome, Seat, Seen, Step};
use gale::{Action, Event, Gale};

use super::{aloud, asks, because, ending, guide, home, rules_en, rules_fr, scores, story};
use crate::handle::Standing;
use crate::text::ending::Ending;
use crate::text::guide::{Guide, Note};
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Past, Prompt, ResultTable, Told};

impl Told for Gale {
    fn blurb(lang: Lang) -> Blurb {
        home::blurb(lang)
    }

    fn credit(lang: Lang) -> &'static str {
        home::credit(lang)
    }

    fn rules(lang: Lang) -> Vec<Section> {
        match lang {
            Lang::Fr => rules_fr::sections(),
            Lang::En => rules_en::sections(),
        }
    }

    fn option_words(key: &str, lang: Lang) -> OptionWords {
        home::option_words(key, lang)
    }

    fn guide() -> Guide {
        guide::guide()
    }

    fn note(seen: &Seen<Gale>, _: Past<Gale>, lang: Lang) -> Option<Note> {
        guide::note(seen.ply, lang)
    }

    fn label(_: &Seen<Gale>, action: Action, names: &Names) -> String {
        asks::label(action, names.lang)
    }

    fn deed(_: &Seen<Gale>, action: Action, names: &Names) -> String {
        asks::deed(action, names.lang)
    }

    fn because(seen: &Seen<Gale>, action: Action, names: &Names) -> Option<String> {
        because::because(&seen.view, action, names)
    }

    fn prompt(seen: &Seen<Gale>, names: &Names) -> Prompt {
        asks::prompt(&seen.view, &seen.list, names)
    }

    fn narrate(_: &Self::View, event: &Event, names: &Names) -> Option<String> {
        story::narrate(event, names)
    }

    /// A trick belongs to who takes its wind; a score, a deal and a row to everybody.
    fn doer(_view: &Self::View, event: &Event, acted: Seat) -> Option<Seat> {
        match event {
            Event::Played { .. } => Some(acted),
            Event::Resolved { taker, .. } => *taker,
            Event::Triplet { seat, .. } => Some(*seat),
            _ => None,
        }
    }

    fn chapter(clock: Clock, names: &Names) -> String {
        asks::chapter(clock, names.lang)
    }

    fn whereabouts(seen: &Seen<Gale>, lang: Lang) -> String {
        asks::whereabouts(seen.view.table(), lang)
    }

    fn standings(seen: &Seen<Gale>, names: &Names) -> Vec<Standing> {
        scores::standings(&seen.view, names)
    }

    fn read_aloud(seen: &Seen<Gale>, names: &Names) -> Vec<Paragraph> {
        aloud::read_aloud(&seen.view, names)
    }

    fn result(seen: &Seen<Gale>, outcome: &Outcome, names: &Names) -> ResultTable {
        scores::result(&seen.view, outcome, names)
    }

    fn ending(_: &Seen<Gale>, steps: &[Step<Gale>], outcome: &Outcome, names: &Names) -> Ending {
        ending::ending(steps, outcome, names)
    }
}
