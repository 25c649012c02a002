//! Quiet notices over every screen: trouble with keeping things, a new version.

use leptos::prelude::*;

use crate::offline::use_offline;
use crate::pieces::{Glyph, Icon};
use crate::prefs::{tr, word};
use crate::storage::{Storage, Trouble};

/// The notices that matter now.
#[component]
pub fn Banners() -> impl IntoView {
    let storage: Storage = expect_context();
    let offline = use_offline();
    let trouble = move || {
        storage.trouble().map(|trouble| match trouble {
            Trouble::Full => tr().storage_full,
            Trouble::Forbidden => tr().storage_forbidden,
        })
    };
    view! {
        {move || trouble().map(|words| {
            view! {
                <p class="notice" data-tone="warn" data-trouble="" role="status">
                    <Icon glyph=Glyph::Warning/>
                    {words}
                </p>
            }
        })}
        <Show when=move || offline.update_waits()>
            <p class="notice" data-update="" role="status">
                <Icon glyph=Glyph::Info/>
                <span>{word(|w| w.update_ready)}</span>
                <button type="button" class="key key-small" on:click=move |_| offline.update()>
                    {word(|w| w.reload)}
                </button>
            </p>
        </Show>
    }
}
