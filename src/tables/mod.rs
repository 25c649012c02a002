//! What a game brings along to be shown: a table to draw, and words for what happens on it.

use bots::Played;
use engine::{Clock, Match, Outcome};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::games::GameId;
use crate::handle::Standing;
use crate::text::guide::Guide;
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Prompt, ResultTable};

pub mod gale;
pub mod plunder;
pub mod quay;

/// The two zones of the frame that a game fills.
pub struct Drawn {
    /// What lies on the table.
    pub table: AnyView,
    /// What the viewer holds; empty where there is nothing to hold.
    pub hand: AnyView,
    /// Where things are taken up before they make a choice of the list.
    pub narrowed: Option<Narrowed>,
}

/// A choice that is narrowed on the table, but none of the list yet.
#[derive(Clone, Copy)]
pub struct Narrowed {
    /// What is to be chosen next, while something is taken up.
    pub prompt: Signal<Option<Prompt>>,
    /// Puts back what is taken up.
    pub widen: Callback<()>,
}

/// A game that can be played on the page. Everything here is about showing: no rule, no choice.
pub trait Playable:
    Played<Action: Send + Sync, Event: Send + Sync, View: Send + Sync, Options: Send + Sync>
    + Send
    + Sync
{
    /// Which game it is.
    const ID: GameId;

    /// What the home page says of it.
    fn blurb(lang: Lang) -> Blurb;

    /// The whole rules, in our own words.
    fn rules(lang: Lang) -> Vec<Section>;

    /// The words for an option of the set-up, by its key.
    fn option_words(key: &str, lang: Lang) -> OptionWords;

    /// The guided first game.
    fn guide() -> Guide;

    /// The picture on the home page.
    fn picture() -> AnyView;

    /// Draws the match: what lies on the table, and the hand before the viewer.
    fn draw(game: RwSignal<Match<Self>>, desk: Desk) -> Drawn;

    /// A choice as short as can be, for the list of choices.
    fn label(view: &Self::View, action: Self::Action, names: &Names) -> String;

    /// What choosing it does, in words, for the confirm button.
    fn deed(view: &Self::View, action: Self::Action, names: &Names) -> String;

    /// Who has to do what now.
    fn prompt(view: &Self::View, legal: &[Self::Action], names: &Names) -> Prompt;

    /// What happened, in a sentence; nothing if it is not worth one.
    fn narrate(event: &Self::Event, names: &Names) -> Option<String>;

    /// The heading of a group of lines in the log.
    fn chapter(clock: Clock, names: &Names) -> String;

    /// What the seats bar says of each seat.
    fn standings(view: &Self::View, names: &Names) -> Vec<Standing>;

    /// The whole visible table as headings and lists.
    fn read_aloud(view: &Self::View, names: &Names) -> Vec<Paragraph>;

    /// How the points came, for the result sheet.
    fn result(view: &Self::View, outcome: &Outcome, names: &Names) -> ResultTable;

    /// May the only choice there is be played without asking? Not if it shows others something
    /// its player might still want to hide.
    fn obvious(view: &Self::View, only: Self::Action) -> bool;

    /// How long the outcome of a step wants to be looked at before the next one, in
    /// milliseconds at normal speed.
    fn pause(events: &[Self::Event]) -> u32;
}
