//! If the program stops, the page says so and the games are safe: each step was kept before it
//! was shown. This must work with as little of the program as possible.

use leptos::prelude::document;
use wasm_bindgen::JsCast;

use crate::text::{Lang, words};

/// Shows a plain page instead of a frozen one when anything panics.
pub fn keep_games_safe() {
    std::panic::set_hook(Box::new(|info| {
        let report = format!("Grand Large {}\n{info}", env!("CARGO_PKG_VERSION"));
        leptos::logging::error!("{report}");
        show(&report);
    }));
}

fn show(report: &str) -> Option<()> {
    let document = document();
    let lang = document.document_element().and_then(|root| root.get_attribute("lang"));
    let words = words(lang.as_deref().and_then(Lang::of_tag).unwrap_or(Lang::En));
    let body = document.body()?;
    // The query makes the browser load the page anew, whatever the fragment.
    let fragment = document.location()?.hash().unwrap_or_default();
    let main = document.create_element("main").ok()?;
    main.set_class_name("page");
    let add = |tag: &str, text: &str| {
        let element = document.create_element(tag).ok()?;
        element.set_text_content(Some(text));
        main.append_child(&element).ok()?;
        Some(element)
    };
    add("h1", words.panic_title)?;
    add("p", words.panic_text)?;
    let link = |text: &str, href: &str| {
        let link = add("a", text)?;
        link.set_class_name("key key-main");
        link.set_attribute("href", href).ok()
    };
    link(words.reload, &format!("?{fragment}"))?;
    link(words.saves_title, "?#/saves")?;
    let field = |label: &str, text: &str| {
        let field = add("textarea", text)?;
        field.set_attribute("readonly", "").ok()?;
        field.set_attribute("rows", "5").ok()?;
        field.set_attribute("aria-label", label).ok()
    };
    if let Some(slot) = fragment.strip_prefix("#/play/").and_then(kept_text) {
        field(words.export, &slot)?;
    }
    field(words.copy_report, report)?;
    body.set_attribute("data-screen", "error").ok()?;
    body.replace_children_with_node_1(main.unchecked_ref());
    Some(())
}

/// The bare text of a slot: a line that the page of kept games can import.
fn kept_text(slot: &str) -> Option<String> {
    let shelf = leptos::prelude::window().local_storage().ok().flatten()?;
    shelf.get_item(&crate::saves::Saves::watched_key(slot)).ok().flatten()
}
