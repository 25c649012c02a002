//! Where Gale says what.

use engine::{Clock, Outcome};
use gale::{Action, Event, Gale, View};

use super::{aloud, asks, guide, home, rules_en, rules_fr, scores, story};
use crate::handle::Standing;
use crate::text::guide::Guide;
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Prompt, ResultTable, Told};

impl Told for Gale {
    fn blurb(lang: Lang) -> Blurb {
        home::blurb(lang)
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

    fn label(_: &View, action: Action, names: &Names) -> String {
        asks::label(action, names.lang)
    }

    fn deed(_: &View, action: Action, names: &Names) -> String {
        asks::deed(action, names.lang)
    }

    fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
        asks::prompt(view, legal, names)
    }

    fn narrate(event: &Event, names: &Names) -> Option<String> {
        story::narrate(event, names)
    }

    fn chapter(clock: Clock, names: &Names) -> String {
        asks::chapter(clock, names.lang)
    }

    fn standings(view: &View, names: &Names) -> Vec<Standing> {
        scores::standings(view, names)
    }

    fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
        aloud::read_aloud(view, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
        scores::result(view, outcome, names)
    }
}
