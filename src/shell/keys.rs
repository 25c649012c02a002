//! The keyboard at the table.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::dock::{Choices, choose};
use crate::session::Session;
use crate::tables::Narrowed;
use crate::trail;

/// What can be opened at the table.
#[derive(Clone, Copy)]
pub struct Doors {
    /// The log.
    pub log: RwSignal<bool>,
    /// The rules.
    pub rules: RwSignal<bool>,
    /// The menu, with the list of keys.
    pub menu: RwSignal<bool>,
    /// The share sheet.
    pub share: RwSignal<bool>,
    /// The table in words.
    pub read: RwSignal<bool>,
    /// The result, once there is one.
    pub result: RwSignal<bool>,
}

impl Doors {
    /// All closed.
    pub fn new() -> Doors {
        let closed = || RwSignal::new(false);
        Doors {
            log: closed(),
            rules: closed(),
            menu: closed(),
            share: closed(),
            read: closed(),
            result: closed(),
        }
    }
}

/// Listens to single keys while the table is there.
pub fn listen(session: Session, doors: Doors, choices: Choices, narrowed: Option<Narrowed>) {
    let taken_up = move || narrowed.filter(|narrowed| narrowed.prompt.get_untracked().is_some());
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        let busy_elsewhere =
            typing(&event) || event.ctrl_key() || event.meta_key() || event.alt_key();
        if busy_elsewhere || event.default_prevented() {
            return;
        }
        let done = match (event.key().as_str(), taken_up()) {
            // An unconfirmed choice goes first, one step back at a time.
            ("Escape", Some(narrowed)) if session.draft().is_none() => {
                narrowed.widen.run(());
                true
            }
            (key, _) => press(session, doors, choices, key),
        };
        if done {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// True if the key meant something here.
fn press(session: Session, doors: Doors, choices: Choices, key: &str) -> bool {
    let letters = session.prefs().peek(|settings| settings.letters);
    match key.to_ascii_lowercase().as_str() {
        "escape" if session.draft().is_some() || session.reason().is_some() => session.cancel(),
        "u" if letters => session.undo(),
        "h" if letters => session.ask_hint(),
        "l" if letters => doors.log.update(|open| *open = !*open),
        "r" if letters => doors.rules.update(|open| *open = !*open),
        "?" => doors.menu.set(true),
        " " if on_nothing() => session.skip(),
        "enter" if (on_nothing() || on_a_slider()) && session.draft().is_some() => {
            session.confirm();
        }
        digit => {
            // The first, second… entry of the list.
            let place = digit.parse().ok().and_then(|digit: usize| digit.checked_sub(1));
            let found = place.is_some_and(|index| choose(session, choices, index));
            if found {
                // Enter then confirms it, wherever the focus was before.
                request_animation_frame(|| focus_first("[data-confirm]"));
            }
            return found;
        }
    }
    true
}

/// Is the key meant for a field, or for an open dialog?
fn typing(event: &KeyboardEvent) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    element.is_some_and(|element| {
        let field = matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT");
        field || element.closest("dialog").ok().flatten().is_some()
    })
}

/// Space presses what has the focus; only where nothing has may it mean something else.
fn on_nothing() -> bool {
    document()
        .active_element()
        .is_none_or(|element| matches!(element.tag_name().as_str(), "BODY" | "SECTION" | "MAIN"))
}

/// What is turned by keys shows a choice; Enter has no other meaning there than to confirm it.
fn on_a_slider() -> bool {
    document().active_element().is_some_and(|element| {
        element.tag_name() != "INPUT" && element.get_attribute("role").as_deref() == Some("slider")
    })
}

/// Arrow keys, Home and End move the focus among the elements of a group, in page order.
pub fn move_focus(event: &KeyboardEvent, group: &str) {
    let Ok(all) = document().query_selector_all(group) else { return };
    let active = document().active_element();
    let all: Vec<HtmlElement> =
        (0..all.length()).filter_map(|at| all.item(at)?.dyn_into().ok()).collect();
    let at = all.iter().position(|element| active.as_ref() == Some(element.as_ref()));
    let Some(at) = at else { return };
    let next = match event.key().as_str() {
        "ArrowLeft" | "ArrowUp" => at.checked_sub(1).unwrap_or(all.len() - 1),
        "ArrowRight" | "ArrowDown" => (at + 1) % all.len(),
        "Home" => 0,
        "End" => all.len() - 1,
        _ => return,
    };
    event.prevent_default();
    // Focusing an element of the page cannot fail.
    drop(all[next].focus());
}

/// After a change the focus must not fall into the void: it goes to the hand or the choices if
/// the viewer is to act, otherwise to the prompt. A table that has just come stays at its top.
pub fn keep_focus(open: bool, just_come: bool) {
    request_animation_frame(move || {
        let lost = document().active_element().is_none_or(|element| element.tag_name() == "BODY");
        if !lost {
            return;
        }
        let wanted = if open {
            "[data-hand] :is([data-act], [data-pick]), [data-actions] button"
        } else {
            "[data-prompt]"
        };
        match document().query_selector(wanted) {
            Ok(Some(element)) if just_come => trail::focus(element),
            _ => focus_first(wanted),
        }
    });
}

/// Gives the focus to the first of these, unless a sheet is open or something is being typed.
pub fn offer_focus(wanted: &'static str) {
    request_animation_frame(move || {
        let taken = document().active_element().is_some_and(|element| {
            matches!(element.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT")
                || element.closest("dialog").ok().flatten().is_some()
        });
        if !taken {
            focus_first(wanted);
        }
    });
}

/// Gives the focus to the first of these on the page.
pub fn focus_first(wanted: &str) {
    let element = document().query_selector(wanted).ok().flatten();
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Focusing an element of the page cannot fail.
        drop(element.focus());
    }
}

/// Scrolls the first of these into sight, once the page has been drawn.
pub fn bring_into_sight(wanted: &'static str) {
    request_animation_frame(move || {
        if let Some(element) = document().query_selector(wanted).ok().flatten() {
            element.scroll_into_view_with_bool(false);
        }
    });
}
