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
    let details = add("textarea", report)?;
    details.set_attribute("readonly", "").ok()?;
    details.set_attribute("rows", "6").ok()?;
    details.set_attribute("aria-label", words.copy_report).ok()?;
    body.set_attribute("data-screen", "error").ok()?;
    body.replace_children_with_node_1(main.unchecked_ref());
    Some(())
}
