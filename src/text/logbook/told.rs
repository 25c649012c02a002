//! Where Logbook says what.

use engine::{Clock, Outcome, Seat, Seen, Step};
use logbook::{Action, Event, Logbook};

use super::{aloud, because, deeds, ending, guide, home, labels, prompt, scores, story};
use super::{rules_en, rules_fr};
use crate::handle::Standing;
use crate::text::ending::Ending;
use crate::text::guide::{Guide, Note};
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Past, Prompt, ResultTable, Told};

impl Told for Logbook {
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

    fn note(seen: &Seen<Logbook>, past: Past<Logbook>, lang: Lang) -> Option<Note> {
        guide::note(seen, past, lang)
    }

    fn label(seen: &Seen<Logbook>, action: Action, names: &Names) -> String {
        labels::label(&seen.view, action, names)
    }

    fn deed(seen: &Seen<Logbook>, action: Action, names: &Names) -> String {
        deeds::deed(&seen.view, action, names)
    }

    fn because(seen: &Seen<Logbook>, action: Action, names: &Names) -> Option<String> {
        because::because(&seen.view, action, names)
    }

    fn prompt(seen: &Seen<Logbook>, names: &Names) -> Prompt {
        prompt::prompt(&seen.view, &seen.list, names)
    }

    fn narrate(view: &Self::View, event: &Event, names: &Names) -> Option<String> {
        story::narrate(view, event, names)
    }

    fn doer(view: &Self::View, event: &Event, acted: Seat) -> Option<Seat> {
        story::doer(view, event, acted)
    }

    fn chapter(clock: Clock, names: &Names) -> String {
        story::chapter(clock, names.lang)
    }

    fn whereabouts(seen: &Seen<Logbook>, lang: Lang) -> String {
        prompt::whereabouts(&seen.view, lang)
    }

    fn standings(seen: &Seen<Logbook>, names: &Names) -> Vec<Standing> {
        scores::standings(&seen.view, names)
    }

    fn read_aloud(seen: &Seen<Logbook>, names: &Names) -> Vec<Paragraph> {
        aloud::read_aloud(&seen.view, names)
    }

    fn result(seen: &Seen<Logbook>, outcome: &Outcome, names: &Names) -> ResultTable {
        scores::result(&seen.view, outcome, names)
    }

    fn ending(
        seen: &Seen<Logbook>,
        steps: &[Step<Logbook>],
        outcome: &Outcome,
        names: &Names,
    ) -> Ending {
        ending::ending(&seen.view, steps, outcome, names)
    }
}
