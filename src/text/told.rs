//! What a game brings along to be read.

use engine::{Clock, Game, News, Outcome, Seat, Seen, Step};

use super::ending::Ending;
use super::guide::{Guide, Note};
use super::rules::Section;
use super::{Blurb, Lang, Names, OptionWords, Paragraph, Prompt, ResultTable};
use crate::handle::Standing;

/// All that an eye saw happen, made when it is asked for.
pub type Past<'a, G> = &'a dyn Fn() -> Vec<News<G>>;

/// The words of a game, in both languages; each game has its own in `text/<game>`.
pub trait Told: Game {
    /// What the home page says of it.
    fn blurb(lang: Lang) -> Blurb;

    /// Whose game it follows, for the about page.
    fn credit(lang: Lang) -> &'static str;

    /// The whole rules, in our own words; both languages have the same sections.
    fn rules(lang: Lang) -> Vec<Section>;

    /// The words for an option of the set-up, by its key.
    fn option_words(key: &str, lang: Lang) -> OptionWords;

    /// The guided first game.
    fn guide() -> Guide;

    /// The note of the guided game for a decision of the learner, if there is something new to say.
    /// `past` is all that the learner saw happen: where everybody's way is their own, it tells what
    /// has come up before.
    fn note(seen: &Seen<Self>, past: Past<Self>, lang: Lang) -> Option<Note>;

    /// A choice as short as can be, for the list of choices.
    fn label(seen: &Seen<Self>, action: Self::Action, names: &Names) -> String;

    /// What choosing it does, in words, for the confirm button.
    fn deed(seen: &Seen<Self>, action: Self::Action, names: &Names) -> String;

    /// What a choice that only the dock carries would bring, in a word or two for its key.
    fn outcome(_seen: &Seen<Self>, _action: Self::Action, _lang: Lang) -> Option<String> {
        None
    }

    /// What speaks for a choice, in one sentence; nothing where there is little to say.
    fn because(seen: &Seen<Self>, action: Self::Action, names: &Names) -> Option<String>;

    /// Who has to do what now.
    fn prompt(seen: &Seen<Self>, names: &Names) -> Prompt;

    /// What happened, in a sentence, to whom the table looks like this; nothing if it is not worth
    /// one. The view may be of any later position: it lends names, not facts.
    fn narrate(view: &Self::View, event: &Self::Event, names: &Names) -> Option<String>;

    /// Under whose pennant an event is told that came of this seat's act; none for what concerns
    /// everybody alike. The view lends names here too.
    fn doer(view: &Self::View, event: &Self::Event, acted: Seat) -> Option<Seat>;

    /// The heading of a group of lines in the log, and where a kept game stands.
    fn chapter(clock: Clock, names: &Names) -> String;

    /// Where in the game one is, as short as can be, for the bar above the table; empty once it is
    /// over.
    fn whereabouts(seen: &Seen<Self>, lang: Lang) -> String;

    /// What the seats bar says of each seat.
    fn standings(seen: &Seen<Self>, names: &Names) -> Vec<Standing>;

    /// The whole visible table as headings and lists.
    fn read_aloud(seen: &Seen<Self>, names: &Names) -> Vec<Paragraph>;

    /// How the points came, as a table.
    fn result(seen: &Seen<Self>, outcome: &Outcome, names: &Names) -> ResultTable;

    /// How it ended: who won by what, how the scores ran, and what brought it about. Once a game
    /// is over all that happened in it lies open.
    fn ending(seen: &Seen<Self>, steps: &[Step<Self>], outcome: &Outcome, names: &Names) -> Ending;
}
