//! What the game has moved travels: from the hand to the table, from a seat to its place, to whoever
//! takes it.
//!
//! A thing on a table that can travel has an identity, `data-piece`, the same wherever it lies.
//! One that comes from out of sight names the place it comes from (`data-from`), one that goes out
//! of sight the place it goes to (`data-to`); places are marked `data-place`. Only what is on the
//! page is looked at, so nothing travels that its reader does not see.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::time::Duration;

use leptos::prelude::{document, request_animation_frame, set_timeout};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::pieces::{Manner, glide};
use crate::prefs::Settings;

/// A journey, in milliseconds at normal speed.
const JOURNEY: u32 = 300;
/// What may not travel is outlined in its new place for so long.
const OUTLINE: u32 = 600;
/// What moves by less has not moved.
const HARDLY: f64 = 6.0;

thread_local! {
    /// Where everything lay before the game moved on.
    static BEFORE: RefCell<BTreeMap<String, Lay>> = const { RefCell::new(BTreeMap::new()) };
}

/// Takes down where everything lies; once the page has been drawn anew, what lies elsewhere travels
/// there. To be called right before the game moves on; several steps in one go are one journey.
pub fn moving_on(settings: &Settings) {
    let Some(manner) = Manner::of(settings, JOURNEY) else { return };
    if BEFORE.with_borrow(BTreeMap::is_empty) {
        arrive();
        BEFORE.set(lying());
        request_animation_frame(move || depart(&BEFORE.take(), manner));
    }
}

/// A thing and where it lies.
struct Lay {
    thing: Element,
    at: Field,
}

/// Everything on the table that can travel.
fn lying() -> BTreeMap<String, Lay> {
    let Ok(all) = document().query_selector_all("main [data-piece]") else {
        return BTreeMap::new();
    };
    let things = (0..all.length()).filter_map(|at| all.item(at)?.dyn_into::<Element>().ok());
    // Collecting would sort first, and sorting weighs more than all of this.
    let mut lying = BTreeMap::new();
    for thing in things {
        if let (Some(name), Some(at)) = (thing.get_attribute("data-piece"), Field::of(&thing)) {
            lying.insert(name, Lay { thing, at });
        }
    }
    lying
}

fn depart(before: &BTreeMap<String, Lay>, manner: Manner) {
    let now = lying();
    for (name, Lay { thing, at }) in &now {
        let from = before.get(name).map(|lay| lay.at).or_else(|| place(thing, "data-from"));
        match (from, manner) {
            (Some(from), Manner::Travel(length)) if !from.is_near(*at) => {
                // Seen on its way, hidden where it has not come yet.
                glide(thing, &[&[("opacity", "0")], &[("opacity", "0")]], length);
                travel(thing, *at, &[&at.onto(from), "none"], length);
            }
            (Some(from), Manner::Outline) if !from.is_near(*at) => mark(thing),
            _ => {}
        }
    }
    for (_, Lay { thing, at }) in before.iter().filter(|(name, _)| !now.contains_key(*name)) {
        if let (Some(to), Manner::Travel(length)) = (place(thing, "data-to"), manner) {
            travel(thing, *at, &["none", &at.onto(to)], length);
        }
    }
}

/// The place a thing names.
fn place(thing: &Element, attribute: &str) -> Option<Field> {
    let name = thing.get_attribute(attribute)?;
    let place = document().query_selector(&format!("[data-place=\"{name}\"]")).ok().flatten()?;
    Field::of(&place)
}

fn mark(thing: &Element) {
    let (bare, lined) = ("3px solid transparent", "3px solid var(--accent)");
    glide(thing, &[&[("outline", lined)], &[("outline", lined)], &[("outline", bare)]], OUTLINE);
}

/// A likeness of the thing travels above everything else, for zones cut off what leaves them.
fn travel(thing: &Element, at: Field, ways: &[&str], length: u32) {
    let likeness = thing.clone_node_with_deep(true).ok();
    let Some(likeness) = likeness.and_then(|likeness| likeness.dyn_into::<HtmlElement>().ok())
    else {
        return;
    };
    for name in ["data-piece", "data-act", "data-pick", "data-why", "data-spot", "id"] {
        drop(likeness.remove_attribute(name));
    }
    let style = likeness.style();
    let sizes = [("left", at.left), ("top", at.top), ("width", at.width), ("--card", at.width)];
    for (name, size) in sizes.into_iter().chain([("height", at.height)]) {
        drop(style.set_property(name, &format!("{size:.1}px")));
    }
    drop(likeness.class_list().add_1("traveller"));
    drop(likeness.set_attribute("aria-hidden", "true"));
    drop(likeness.set_attribute("inert", ""));
    let Some(body) = document().body() else { return };
    if body.append_child(&likeness).is_ok() {
        let looks: Vec<[(&str, &str); 1]> = ways.iter().map(|way| [("transform", *way)]).collect();
        let looks: Vec<&[(&str, &str)]> = looks.iter().map(<[_; 1]>::as_slice).collect();
        glide(&likeness, &looks, length);
        set_timeout(move || likeness.remove(), Duration::from_millis(u64::from(length)));
    }
}

/// Whatever is still on its way has come.
fn arrive() {
    while let Ok(Some(likeness)) = document().query_selector(".traveller") {
        likeness.remove();
    }
}

/// Where something lies on the screen, in pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Field {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Field {
    /// Where an element lies; none if it is not to be seen.
    fn of(element: &Element) -> Option<Field> {
        let rect = element.get_bounding_client_rect();
        let (left, top, width, height) = (rect.left(), rect.top(), rect.width(), rect.height());
        (width > 1.0 && height > 1.0).then_some(Field { left, top, width, height })
    }

    fn is_near(self, other: Field) -> bool {
        let gone = (self.left - other.left).hypot(self.top - other.top);
        gone < HARDLY && (self.width - other.width).abs() < HARDLY
    }

    /// What moves something that lies here so that it lies in the middle of the other, inside it.
    fn onto(self, other: Field) -> String {
        let middle = |at: Field| (at.left + at.width / 2.0, at.top + at.height / 2.0);
        let ((x, y), (to_x, to_y)) = (middle(self), middle(other));
        let scale = (other.width / self.width).min(other.height / self.height);
        format!("translate({:.1}px,{:.1}px) scale({scale:.3})", to_x - x, to_y - y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CARD: Field = Field { left: 100.0, top: 200.0, width: 50.0, height: 70.0 };

    #[test]
    fn a_card_comes_from_the_middle_of_a_place_and_fits_into_it() {
        let seat = Field { left: 0.0, top: 0.0, width: 90.0, height: 35.0 };
        assert_eq!(CARD.onto(seat), "translate(-80.0px,-217.5px) scale(0.500)");
        assert_eq!(CARD.onto(CARD), "translate(0.0px,0.0px) scale(1.000)");
    }

    #[test]
    fn what_hardly_moves_stays() {
        assert!(CARD.is_near(Field { left: 103.0, top: 203.0, ..CARD }));
        assert!(!CARD.is_near(Field { left: 110.0, ..CARD }));
        assert!(!CARD.is_near(Field { width: 80.0, ..CARD }), "grown in place");
    }
}
