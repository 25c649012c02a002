//! Buttons, and links that look like them. All of them are drawn here, so that the machinery for
//! one is compiled once.

use leptos::attr::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::attr::custom::custom_attribute;
use leptos::attr::{aria_label, title};
use leptos::prelude::*;

use crate::pieces::{Glyph, Icon};
use crate::prefs::{Pick, word};

/// What stands on a button.
#[derive(Clone, Copy)]
pub enum Face {
    /// A word.
    Word(Pick),
    /// A sign; the word is for a reader.
    Sign(Glyph, Pick),
    /// A sign and a word.
    Both(Glyph, Pick),
}

impl Face {
    fn draw(self) -> AnyView {
        match self {
            Face::Word(pick) => word(pick).into_any(),
            Face::Sign(glyph, _) => icon(glyph),
            Face::Both(glyph, pick) => view! { {icon(glyph)} {word(pick)} }.into_any(),
        }
    }

    /// The attribute that marks the button for styles and walks, and the name of a bare sign.
    fn attributes(self, mark: &'static str) -> Vec<AnyAttribute> {
        let mut all = Vec::new();
        if !mark.is_empty() {
            all.push(custom_attribute(mark, "").into_any_attr());
        }
        if let Face::Sign(_, pick) = self {
            all.push(aria_label(word(pick)).into_any_attr());
            all.push(title(word(pick)).into_any_attr());
        }
        all
    }
}

/// A sign.
pub fn icon(glyph: Glyph) -> AnyView {
    view! { <Icon glyph/> }.into_any()
}

/// A button with a mark (`data-…`, may be empty).
pub fn button(
    class: &'static str,
    mark: &'static str,
    face: Face,
    press: impl FnMut() + 'static,
) -> AnyView {
    drawn(class, mark, face, Box::new(press))
}

fn drawn(
    class: &'static str,
    mark: &'static str,
    face: Face,
    mut press: Box<dyn FnMut()>,
) -> AnyView {
    view! {
        <button type="button" class=class on:click=move |_| press()>
            {face.draw()}
        </button>
    }
    .add_any_attr(face.attributes(mark))
    .into_any()
}

/// A link with a mark (`data-…`, may be empty).
pub fn link(class: &'static str, mark: &'static str, face: Face, href: String) -> AnyView {
    view! {
        <a class=class href=href>
            {face.draw()}
        </a>
    }
    .add_any_attr(face.attributes(mark))
    .into_any()
}

/// A link that saves a text as a file named after what it holds; the text may change.
pub fn file(
    class: &'static str,
    mark: &'static str,
    face: Face,
    of: &str,
    text: impl Fn() -> String + Send + 'static,
) -> AnyView {
    drawn_file(class, mark, face, file_name(of), Box::new(text))
}

/// "grand-large-gale-2026-11-16.txt".
fn file_name(of: &str) -> String {
    let today = String::from(js_sys::Date::new_0().to_iso_string());
    format!("grand-large-{of}-{}.txt", today.get(..10).unwrap_or_default())
}

fn drawn_file(
    class: &'static str,
    mark: &'static str,
    face: Face,
    name: String,
    text: Box<dyn Fn() -> String + Send>,
) -> AnyView {
    view! {
        <a class=class download=name href=move || as_address(&text())>
            {face.draw()}
        </a>
    }
    .add_any_attr(face.attributes(mark))
    .into_any()
}

fn as_address(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}
