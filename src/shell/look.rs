//! Looking closer: a long press says what a thing is, a double tap shows a card large.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};

use super::press::on_long_press;
use crate::desk::Reason;
use crate::pieces::{Sheet, SheetKind};
use crate::prefs::word;
use crate::session::Session;

/// The card that is shown large: its drawing as it lies on the table, and its words.
#[derive(Clone, Copy)]
pub struct Look {
    open: RwSignal<bool>,
    card: RwSignal<(String, String)>,
}

impl Look {
    /// Nothing is looked at yet.
    pub fn new() -> Self {
        Look { open: RwSignal::new(false), card: RwSignal::default() }
    }

    /// Listens to long presses and double taps while the table is there.
    pub fn listen(self, session: Session) {
        let name = move |event: &Event| {
            let words = thing(event).and_then(|thing| words_of(&thing));
            let named = words.is_some();
            if let Some(words) = words {
                session.explain(Reason { words, section: "" });
            }
            named
        };
        on_long_press(name);
        let pressed = window_event_listener(leptos::ev::contextmenu, move |event| {
            if name(&event) {
                event.prevent_default();
            }
        });
        let tapped = window_event_listener(leptos::ev::dblclick, move |event| {
            if let Some(card) = thing(&event).and_then(|thing| up_to(&thing, ".card"))
                // There the second tap confirms the first.
                && up_to(&card, "[data-act], [data-pick]").is_none()
            {
                self.card.set((card.inner_html(), words_of(&card).unwrap_or_default()));
                self.open.set(true);
            }
        });
        on_cleanup(move || {
            pressed.remove();
            tapped.remove();
        });
    }

    /// The card, large; any tap closes it.
    pub fn draw(self) -> AnyView {
        view! {
            <Sheet
                kind=SheetKind::Look
                open=self.open
                title=move || self.card.with(|(_, words)| words.clone())
                close=word(|w| w.close)
            >
                <span
                    class="card"
                    data-large=""
                    inner_html=move || self.card.with(|(drawing, _)| drawing.clone())
                ></span>
            </Sheet>
        }
        .into_any()
    }
}

/// What was pressed, if it lies on the table or in the hand.
fn thing(event: &Event) -> Option<Element> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    up_to(&element, ".table, .hand").map(|_| element)
}

fn up_to(element: &Element, what: &str) -> Option<Element> {
    element.closest(what).ok().flatten()
}

/// The words a reader would say for a thing: its label, or what is written there for readers only.
fn words_of(element: &Element) -> Option<String> {
    let named = up_to(element, "button, li, [aria-label]")?;
    let label = named.get_attribute("aria-label");
    label.or_else(|| named.query_selector(".unseen").ok()??.text_content())
}
