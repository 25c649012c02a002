//! Sending a game: link, system share, QR code, file.

use leptos::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::qr::Qr;
use crate::pieces::{Choice, Glyph, Icon};
use crate::prefs::{phrase, tr, use_prefs, word};

/// What can be sent: the game up to here, and from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shared {
    /// The link of the game so far, or at the moment shown.
    pub here: String,
    /// The link that starts the same game anew: same seed, same options, no action.
    pub start: String,
    /// The title for the system's share.
    pub title: String,
}

/// The content of the share sheet.
#[component]
pub fn ShareSheet(
    /// What can be sent.
    #[prop(into)]
    shared: Signal<Shared>,
) -> impl IntoView {
    let prefs = use_prefs();
    let from_start = RwSignal::new(false);
    let said = RwSignal::new("");
    let address = Memo::new(move |_| {
        shared.with(|shared| {
            page_address() + "#" + if from_start.get() { &shared.start } else { &shared.here }
        })
    });
    let field = NodeRef::<leptos::html::Textarea>::new();
    let copy = move |_| {
        let address = address.get_untracked();
        spawn_local(async move {
            let clipboard = window().navigator().clipboard();
            let done = JsFuture::from(clipboard.write_text(&address)).await.is_ok();
            if !done && let Some(field) = field.get_untracked() {
                field.select();
            }
            let words = untrack(|| prefs.words());
            said.set(if done { words.copied } else { words.copy_failed });
        });
    };
    let send = move |_| {
        let data = web_sys::ShareData::new();
        data.set_title(&shared.with_untracked(|shared| shared.title.clone()));
        data.set_url(&address.get_untracked());
        // Somebody who changes their mind is no error.
        drop(window().navigator().share_with_data(&data));
    };
    let file = move || {
        let text = js_sys::encode_uri_component(&address.get());
        format!("data:text/plain;charset=utf-8,{text}")
    };
    view! {
        <div class="stack" data-share-sheet="">
            <p>{word(|w| w.share_note)}</p>
            <Choice
                legend=phrase(|w| w.moment)
                options=Signal::derive(move || {
                    vec![tr().share_here.to_owned(), tr().share_start.to_owned()]
                })
                picked=Signal::derive(move || usize::from(from_start.get()))
                on_pick=move |place| from_start.set(place == 1)
                quiet=true
            />
            <label class="field">
                <span>{word(|w| w.link)}</span>
                <textarea
                    data-link=""
                    readonly
                    rows="3"
                    spellcheck="false"
                    node_ref=field
                    prop:value=address
                ></textarea>
            </label>
            <div class="row">
                <button type="button" class="key key-main" data-copy="" on:click=copy>
                    {word(|w| w.copy)}
                </button>
                <Show when=can_share>
                    <button type="button" class="key" data-send="" on:click=send>
                        <Icon glyph=Glyph::Share/>
                        {word(|w| w.send)}
                    </button>
                </Show>
                <a class="key" data-file="" href=file download="grand-large.txt">
                    <Icon glyph=Glyph::Download/>
                    {word(|w| w.as_file)}
                </a>
            </div>
            <p role="status">{said}</p>
            <Qr text=address/>
        </div>
    }
}

/// The address of the page itself, without any fragment.
fn page_address() -> String {
    let href = window().location().href().unwrap_or_default();
    href.split('#').next().unwrap_or_default().to_owned()
}

fn can_share() -> bool {
    js_sys::Reflect::has(&window().navigator(), &"share".into()).unwrap_or(false)
}
