//! The page's own clock.

use leptos::prelude::window;

/// Milliseconds since the page began: for what takes how long, never for what day it is.
pub fn now() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}
