//! The table screen around whatever game is on it.

use leptos::prelude::*;
use wasm_bindgen::JsCast;

use super::dock::Dock;
use super::keys::{self, Doors};
use super::log::LogList;
use super::menu::Menu;
use super::prompt::PromptLine;
use super::read::ReadTable;
use super::result::ResultSheet;
use super::rules_view::RulesView;
use super::seats_bar::{Bench, SeatsBar};
use super::share::{ShareSheet, Shared};
use super::tools::Tools;
use crate::desk::Reason;
use crate::games::GameId;
use crate::handle::Standing;
use crate::pieces::{Glyph, Icon, Sheet, SheetKind};
use crate::prefs::{tr, use_prefs, word};
use crate::route::Route;
use crate::session::{Busy, Session};

/// The table of a game in progress: bar, seats, table, prompt, hand, dock, tools and sheets.
#[component]
pub fn TableFrame(
    /// The game in progress.
    session: Session,
    /// Starts a new game with the same seats.
    rematch: Callback<()>,
    /// A note of the guided game for the present decision, if this is one.
    #[prop(into)]
    coach: Signal<Option<String>>,
) -> impl IntoView {
    let game = session.game();
    let id = game.id();
    let drawn = game.draw(session.desk());
    let doors = Doors {
        log: RwSignal::new(false),
        rules: RwSignal::new(false),
        menu: RwSignal::new(false),
    };
    let (share, read, result) = (RwSignal::new(false), RwSignal::new(false), RwSignal::new(false));
    keys::listen(session, doors);
    Effect::new(move || {
        session.game().ply();
        keys::keep_focus(session.is_open());
    });
    let over = Memo::new(move |_| session.is_present() && session.game().to_act().seat().is_none());
    Effect::new(move || result.set(over.get()));
    let replay = Callback::new(move |()| {
        crate::app::go(&Route::Replay(session.id(), None));
    });
    let sheet = move |words: fn() -> &'static str| Signal::derive(move || words().to_owned());
    let close = sheet(|| tr().close);
    let open_share = Callback::new(move |()| share.set(true));
    view! {
        <TopBar session id/>
        <SeatsBar seats=game.seats() bench=bench(session)/>
        <section
            class="table"
            on:click=move |_| hurry(session)
            on:contextmenu=move |event| what_is_this(session, &event)
        >
            {move || coach.get().map(|note| view! { <p class="coach" data-coach="">{note}</p> })}
            {drawn.table}
        </section>
        <PromptLine session/>
        {drawn.hand}
        <Dock session/>
        <Tools session doors/>
        <p class="unseen" data-live="" aria-live="polite">{move || session.live()}</p>
        <Sheet kind=SheetKind::Drawer open=doors.log title=sheet(|| tr().log) close>
            <LogList session/>
        </Sheet>
        <Sheet kind=SheetKind::Drawer open=doors.rules title=sheet(|| tr().rules) close>
            <RulesOf id/>
        </Sheet>
        <Sheet kind=SheetKind::Drawer open=doors.menu title=sheet(|| tr().menu) close>
            <Menu session doors share=open_share read=Callback::new(move |()| read.set(true))/>
        </Sheet>
        <Sheet kind=SheetKind::Dialog open=share title=sheet(|| tr().share_title) close>
            <ShareSheet shared=shared(session)/>
        </Sheet>
        <Sheet kind=SheetKind::Dialog open=read title=sheet(|| tr().read_table) close>
            <ReadTable session/>
        </Sheet>
        <Sheet kind=SheetKind::Dialog open=result title=sheet(|| tr().result) close>
            <ResultSheet session rematch replay share=open_share/>
        </Sheet>
    }
}

/// The rules of a game, in the language in use.
#[component]
fn RulesOf(id: GameId) -> impl IntoView {
    let prefs = use_prefs();
    view! { <RulesView sections=Signal::derive(move || id.rules(prefs.lang()))/> }
}

/// Back, the name of the game, and the viewer's own score.
#[component]
fn TopBar(session: Session, id: GameId) -> impl IntoView {
    let prefs = use_prefs();
    let mark = move || {
        let slot = session.slot();
        slot.practice.then(|| tr().practice).or_else(|| slot.guided.then(|| tr().guided))
    };
    view! {
        <header class="bar">
            <a class="key key-icon" href=Route::Home.href() aria-label=word(|w| w.home)>
                <Icon glyph=Glyph::Back/>
            </a>
            <h1>{move || id.blurb(prefs.lang()).title}</h1>
            <span class="bar-score">{mark}</span>
        </header>
    }
}

fn bench(session: Session) -> Signal<Bench> {
    Memo::new(move |_| {
        let (game, names) = (session.game(), session.names());
        let standings: Vec<Standing> = game.standings(session.eye(), &names);
        let thinking = match session.busy() {
            Busy::Thinking(seat) => Some(seat),
            _ => None,
        };
        Bench { names, standings, acting: game.to_act().seat(), thinking }
    })
    .into()
}

fn shared(session: Session) -> Signal<Shared> {
    Signal::derive(move || {
        let game = session.game();
        let title = game.id().blurb(session.names().lang).title.to_owned();
        Shared { here: game.link(game.ply()), start: game.link(0), title }
    })
}

/// A long press or a right click on anything says what it is, with the way to the rules.
fn what_is_this(session: Session, event: &web_sys::MouseEvent) {
    let element = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let named = element.and_then(|element| element.closest("[aria-label]").ok().flatten());
    if let Some(words) = named.and_then(|element| element.get_attribute("aria-label")) {
        event.prevent_default();
        session.explain(Reason { words, section: "" });
    }
}

/// A tap on the table finishes what runs.
fn hurry(session: Session) {
    if untrack(|| session.busy()) == Busy::Showing {
        session.skip();
    }
}
