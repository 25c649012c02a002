//! Something moves from where it lay to where it lies, without a loop and without a lock.

use leptos::prelude::window;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::prefs::Settings;

const EASE: &str = "cubic-bezier(.2,.7,.2,1)";
/// No journey takes longer, in milliseconds at normal speed: a way of many steps is one movement.
const LONGEST: u32 = 900;

/// How things get to their new places.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manner {
    /// They travel for so many milliseconds.
    Travel(u32),
    /// They are there at once, and marked.
    Outline,
}

impl Manner {
    /// What is set, for a journey of so many milliseconds at normal speed; none where everything
    /// happens in an instant.
    pub fn of(settings: &Settings, normal: u32) -> Option<Manner> {
        match settings.speed.pause(normal.min(LONGEST)) {
            0 => None,
            length if settings.motion && !asks_for_less() => Some(Manner::Travel(length)),
            _ => Some(Manner::Outline),
        }
    }
}

/// Does the device ask for less motion?
fn asks_for_less() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}

/// Shows a thing in these looks, one after the other, and then as it is. A look is a property of
/// style and its value.
pub fn glide(thing: &Element, looks: &[&[(&str, &str)]], milliseconds: u32) {
    let frames = js_sys::Array::new();
    for look in looks {
        frames.push(&object(look.iter().map(|(name, value)| (*name, JsValue::from_str(value)))));
    }
    let length = f64::from(milliseconds).into();
    let timing = object([("duration", length), ("easing", EASE.into())]);
    // The typed binding is not stable yet. Where a browser has no animations, nothing moves.
    let animate = js_sys::Reflect::get(thing, &"animate".into());
    if let Some(animate) =
        animate.ok().and_then(|animate| animate.dyn_into::<js_sys::Function>().ok())
    {
        drop(animate.call2(thing, &frames, &timing));
    }
}

fn object<'a>(entries: impl IntoIterator<Item = (&'a str, JsValue)>) -> js_sys::Object {
    let made = js_sys::Object::new();
    for (name, value) in entries {
        // Setting a property of a plain object cannot fail.
        drop(js_sys::Reflect::set(&made, &name.into(), &value));
    }
    made
}
