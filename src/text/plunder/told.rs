//! Where Plunder says what.

use engine::{Clock, Outcome, Seat, Seen, Step};
use plunder::{Action, Event, Plunder};

use super::{
    aloud, asks, because, ending, guide, home, rules_en, rules_fr, scores, standings, story,
};
use crate::handle::Standing;
use crate::text::ending::Ending;
use crate::text::guide::{Guide, Note};
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Past, Prompt, ResultTable, Told};

impl Told for Plunder {
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

    fn note(seen: &Seen<Plunder>, _: Past<Plunder>, lang: Lang) -> Option<Note> {
        guide::note(seen.ply, lang)
    }

    fn label(seen: &Seen<Plunder>, action: Action, names: &Names) -> String {
        asks::label(&seen.view, action, names)
    }

    fn deed(seen: &Seen<Plunder>, action: Action, names: &Names) -> String {
        asks::deed(&seen.view, action, names)
    }

    fn because(seen: &Seen<Plunder>, action: Action, names: &Names) -> Option<String> {
        because::because(&seen.view, action, names)
    }

    fn prompt(seen: &Seen<Plunder>, names: &Names) -> Prompt {
        asks::prompt(&seen.view, &seen.list, names)
    }

    fn narrate(_: &Self::View, event: &Event, names: &Names) -> Option<String> {
        story::narrate(event, names)
    }

    /// A capture belongs to who captures.
    fn doer(_view: &Self::View, event: &Event, acted: Seat) -> Option<Seat> {
        match event {
            Event::Captured { side, teams, .. } => side.seats(*teams).next(),
            Event::Passed { seat } => Some(*seat),
            Event::Ended | Event::Scored { .. } => None,
            _ => Some(acted),
        }
    }

    fn chapter(clock: Clock, names: &Names) -> String {
        asks::chapter(clock, names)
    }

    fn whereabouts(seen: &Seen<Plunder>, lang: Lang) -> String {
        asks::whereabouts(&seen.view, lang)
    }

    fn standings(seen: &Seen<Plunder>, names: &Names) -> Vec<Standing> {
        standings::standings(&seen.view, names)
    }

    fn read_aloud(seen: &Seen<Plunder>, names: &Names) -> Vec<Paragraph> {
        aloud::read_aloud(&seen.view, names)
    }

    fn result(seen: &Seen<Plunder>, outcome: &Outcome, names: &Names) -> ResultTable {
        scores::result(&seen.view, outcome, names)
    }

    fn ending(
        seen: &Seen<Plunder>,
        steps: &[Step<Plunder>],
        outcome: &Outcome,
        names: &Names,
    ) -> Ending {
        ending::ending(&seen.view, steps, outcome, names)
    }
}
