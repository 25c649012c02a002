//! Gale's table: drawn from a plain model, told in the words of `text::gale`.

mod boards;
mod decision;
pub mod faces;
mod hand;
pub mod model;
mod sheet;
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
use boards::{Boards, Memory};
use decision::DecisionPanel;
use hand::HandZone;
use model::TableModel;
use sheet::SheetPanel;
use trick::TrickZone;
use winds::Winds;

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
        let by_value = RwSignal::new(false);
        let model = Memo::new(move |_| {
            let drafted = desk.draft.with(|draft| Some(*draft.as_ref()?.path.first()?));
            game.with(|game| model::table(game, desk.eye.get(), drafted, desk.since.get()))
        });
        Drawn {
            table: view! { <GaleTable model desk by_value/> }.into_any(),
            hand: view! { <HandZone game desk by_value/> }.into_any(),
        }
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
#[component]
fn GaleTable(model: Memo<TableModel>, desk: Desk, by_value: RwSignal<bool>) -> impl IntoView {
    view! {
        <div class="gale">
            <Winds model desk by_value/>
            <div class="gale-middle">
                <DecisionPanel model desk/>
                <SheetPanel model desk/>
                <TrickZone model desk/>
            </div>
            <div class="gale-side">
                <Boards model desk/>
                <Memory model desk/>
            </div>
        </div>
    }
}
