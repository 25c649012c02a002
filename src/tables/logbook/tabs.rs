//! The frame of the table: a part at a time on a phone, the chart with a column beside it at a desk.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::model::Tab;
use super::sight::Sight;
use super::{fame, missions, news, port, question, sea, ship};
use crate::text::logbook::route as text;

/// Where the chart has a column beside it; the style sheet knows the same.
const DESK: &str = "(min-width: 900px) and (min-height: 521px)";

/// The whole table.
pub fn tabs(sight: Sight) -> AnyView {
    let wide = wide();
    heed(sight, wide);
    let shown = Memo::new(move |_| match sight.own.tab.get() {
        Tab::Map if wide.get() => Tab::Ship,
        tab => tab,
    });
    let keys: Vec<AnyView> = Tab::ALL.into_iter().map(|tab| key(sight, shown, tab)).collect();
    let panel = move |tab: Tab, inside: AnyView| panel(shown, tab, inside);
    view! {
        <div class="logbook" data-tab=move || shown.get().key()>
            <div class="lb-side">
                <div
                    class="lb-tabs"
                    role="tablist"
                    aria-label=text::terms(sight.lang()).tabs
                    on:keydown=move |event| roam(sight, &event)
                >
                    {keys}
                </div>
                <div class="lb-asked">{question::question(sight)}</div>
                {panel(Tab::Ship, ship::ship(sight))}
                {panel(Tab::Port, port::port(sight))}
                {panel(Tab::Missions, missions::missions(sight))}
                {panel(Tab::Fame, fame::fame(sight))}
                <footer class="lb-race-foot">{fame::race(sight)}</footer>
            </div>
            {panel(Tab::Map, sea::sea(sight))}
            <div class="lb-news-place" data-corner=move || sea::clear_corner(sight).key()>
                {news::news(sight)}
            </div>
        </div>
    }
    .into_any()
}

fn key(sight: Sight, shown: Memo<Tab>, tab: Tab) -> AnyView {
    let count = Memo::new(move |_| {
        let open = sight.desk.open.get();
        if open { sight.read(|table| table.tabs.choices[tab as usize]) } else { 0 }
    });
    let is_shown = move || shown.get() == tab;
    let badge = move || {
        (count.get() > 0).then(|| {
            view! {
                <b class="lb-count" aria-hidden="true">{count.get().to_string()}</b>
                <span class="unseen">{text::badge(sight.lang(), count.get())}</span>
            }
            .into_any()
        })
    };
    view! {
        <button
            type="button"
            role="tab"
            class="lb-tab"
            id=format!("lb-tab-{}", tab.key())
            data-tab=tab.key()
            aria-controls=format!("lb-panel-{}", tab.key())
            aria-selected=move || is_shown().to_string()
            tabindex=move || if is_shown() { "0" } else { "-1" }
            on:click=move |_| sight.own.tab.set(tab)
        >
            <span>{text::tab(sight.lang(), tab)}</span>
            {badge}
        </button>
    }
    .into_any()
}

fn panel(shown: Memo<Tab>, tab: Tab, inside: AnyView) -> AnyView {
    view! {
        <div
            class="lb-panel"
            role="tabpanel"
            id=format!("lb-panel-{}", tab.key())
            data-tab=tab.key()
            aria-labelledby=format!("lb-tab-{}", tab.key())
            data-shown=move || (shown.get() == tab).then_some("")
        >
            {inside}
        </div>
    }
    .into_any()
}

/// Is there room for the chart and a column? Tracked.
fn wide() -> RwSignal<bool> {
    let look = || window().match_media(DESK).ok().flatten().is_some_and(|query| query.matches());
    let wide = RwSignal::new(look());
    let listener = window_event_listener(ev::resize, move |_| {
        let now = look();
        if wide.get_untracked() != now {
            wide.set(now);
        }
    });
    on_cleanup(move || listener.remove());
    wide
}

/// A question opens its tab, once: within one kind of question nobody is taken away from what is
/// being read. At a desk the chart is always there.
fn heed(sight: Sight, wide: RwSignal<bool>) {
    let asked = Memo::new(move |_| {
        let open = sight.desk.open.get();
        if open { sight.read(|table| table.tabs.asked) } else { None }
    });
    Effect::new(move || {
        if let Some(tab) = asked.get()
            && !(tab == Tab::Map && wide.get_untracked())
        {
            sight.own.tab.set(tab);
        }
    });
}

/// Arrows, Home and End lead from tab to tab and open it.
fn roam(sight: Sight, event: &KeyboardEvent) {
    let Some(row) = event.current_target().and_then(|row| row.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    let Ok(all) = row.query_selector_all("[role=tab]") else { return };
    // A tab that is not shown at this size is none.
    let keys: Vec<HtmlElement> = (0..all.length())
        .filter_map(|at| all.item(at)?.dyn_into::<HtmlElement>().ok())
        .filter(|key| key.offset_width() > 0)
        .collect();
    let focused = document().active_element();
    let here = keys.iter().position(|key| focused.as_ref() == Some(key.as_ref()));
    let (Some(here), count) = (here, keys.len()) else { return };
    let next = match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => (here + 1) % count,
        "ArrowLeft" | "ArrowUp" => (here + count - 1) % count,
        "Home" => 0,
        "End" => count - 1,
        _ => return,
    };
    event.prevent_default();
    let tab = Tab::ALL
        .into_iter()
        .find(|tab| keys[next].get_attribute("data-tab").as_deref() == Some(tab.key()));
    if let Some(tab) = tab {
        sight.own.tab.set(tab);
    }
    // Focusing an element of the page cannot fail.
    drop(keys[next].focus());
}
