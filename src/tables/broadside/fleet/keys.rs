//! Keys that change what lies on the shelves.

use leptos::prelude::*;

/// Keys that belong together.
pub fn group(name: &'static str, keys: Vec<AnyView>) -> AnyView {
    view! {
        <div class="yard-group" role="group" aria-label=name>
            <span class="yard-group-name" aria-hidden="true">{name}</span>
            {keys}
        </div>
    }
    .into_any()
}

/// A key that changes what lies on the shelves; nothing is chosen by it.
pub fn key(
    name: impl Fn() -> &'static str + Send + 'static,
    is: impl Fn() -> bool + Send + 'static,
    press: impl Fn() + 'static,
) -> AnyView {
    pressed(Box::new(name), Box::new(is), Box::new(press))
}

fn pressed(
    name: Box<dyn Fn() -> &'static str + Send>,
    is: Box<dyn Fn() -> bool + Send>,
    press: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="yard-key"
            data-pick=""
            aria-pressed=move || is().to_string()
            on:click=move |_| press()
        >
            {move || name()}
        </button>
    }
    .into_any()
}
