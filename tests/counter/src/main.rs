//! A button that counts.

use leptos::prelude::*;

fn main() {
    mount_to_body(|| {
        let count = RwSignal::new(0);
        view! { <button on:click=move |_| *count.write() += 1>{move || count.get()}</button> }
    });
}
