//! Gale's table: drawn from a plain model, told in the words of `text::gale`.

mod boards;
mod decision;
pub mod faces;
mod hand;
mod memory;
pub mod model;
mod sheet;
mod sight;
mod trick;
pub mod why;
mod winds;

use engine::{Clock, Match, Outcome};
use gale::{Action, Event, Gale, View};
use leptos::prelude::*;

use super::{Drawn, Playable};
use crate::desk::Desk;
use crate::games::GameId;
use crate::handle::Standing;
use crate::pieces::Card;
use crate::text::gale as text;
use crate::text::guide::Guide;
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Prompt, ResultTable};
use sight::Sight;

impl Playable for Gale {
    const ID: GameId = GameId::Gale;

    fn blurb(lang: Lang) -> Blurb {
        text::blurb(lang)
    }

    fn rules(lang: Lang) -> Vec<Section> {
        text::rules(lang)
    }

    fn option_words(key: &str, lang: Lang) -> OptionWords {
        text::option_words(key, lang)
    }

    fn guide() -> Guide {
        text::guide()
    }

    fn picture() -> AnyView {
        let cards = ["N9", "E14", "P"].into_iter().filter_map(|name| name.parse().ok());
        let cards = cards.map(|card| view! { <Card face=faces::wheel(card)/> }).collect_view();
        view! { <span class="game-hand">{cards}</span> }.into_any()
    }

    fn draw(game: RwSignal<Match<Self>>, desk: Desk) -> Drawn {
        let sight = Sight::new(game, desk);
        Drawn { table: table(sight), hand: hand::hand(sight), narrowed: None }
    }

    fn label(_: &View, action: Action, names: &Names) -> String {
        text::label(action, names.lang)
    }

    fn deed(_: &View, action: Action, names: &Names) -> String {
        text::deed(action, names.lang)
    }

    fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
        text::prompt(view, legal, names)
    }

    fn narrate(event: &Event, names: &Names) -> Option<String> {
        text::narrate(event, names)
    }

    fn chapter(clock: Clock, names: &Names) -> String {
        text::chapter(clock, names.lang)
    }

    fn standings(view: &View, names: &Names) -> Vec<Standing> {
        text::standings(view, names)
    }

    fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
        text::read_aloud(view, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
        text::result(view, outcome, names)
    }

    /// Only the last card of the hand: a lone pirate among others would tell what they are.
    fn obvious(view: &View, only: Action) -> bool {
        matches!(only, Action::Play(_)) && view.own_hand().len() == 1
    }

    /// A trick wants to be read, a score even more.
    fn pause(events: &[Event]) -> u32 {
        let wanted = |event: &Event| match event {
            Event::RoundScored { .. } => 2600,
            Event::Resolved { .. } => 1600,
            _ => 0,
        };
        events.iter().map(wanted).max().unwrap_or(0)
    }
}

/// What lies on the table: winds, trick, and what each seat has taken.
fn table(sight: Sight) -> AnyView {
    view! {
        <div class="gale">
            {winds::winds(sight)}
            <div class="gale-middle">
                {decision::decision(sight)}
                {sheet::sheet(sight)}
                {trick::trick(sight)}
            </div>
            <div class="gale-side">
                {boards::boards(sight)}
                {memory::memory(sight)}
            </div>
        </div>
    }
    .into_any()
}
