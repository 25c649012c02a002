//! Quiet notices over every screen: trouble with keeping things, a new version.

use leptos::prelude::*;

use super::button::icon;
use crate::offline::use_offline;
use crate::pieces::Glyph;
use crate::prefs::{spoken, tr};
use crate::storage::{Storage, Trouble};
use crate::weave::When;

/// The notices that matter now.
pub fn banners() -> AnyView {
    let storage: Storage = expect_context();
    let offline = use_offline();
    view! {
        {move || {
            let words = match storage.trouble()? {
                Trouble::Full => tr().storage_full,
                Trouble::Forbidden => tr().storage_forbidden,
                Trouble::Unwritable => tr().storage_unwritable,
            };
            Some(trouble(words))
        }}
        <When is=move || offline.update_waits()>
            <p class="notice" data-update="" role="status">
                {icon(Glyph::Info)}
                <span>{spoken(|w| w.update_ready)}</span>
                <button type="button" class="key key-small" on:click=move |_| offline.update()>
                    {spoken(|w| w.reload)}
                </button>
            </p>
        </When>
    }
    .into_any()
}

fn trouble(words: &'static str) -> AnyView {
    view! {
        <p class="notice" data-tone="warn" data-trouble="" role="status">
            {icon(Glyph::Warning)}
            {words}
        </p>
    }
    .into_any()
}
