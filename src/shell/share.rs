//! Sending a game: link, system share, QR code, file.

use std::sync::Arc;

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use super::button::{Face, button, file};
use super::qr::qr;
use crate::pieces::{Choice, Glyph};
use crate::prefs::word;

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
pub fn share_sheet(shared: Arc<dyn Fn() -> Shared + Send + Sync>) -> AnyView {
    let from_start = RwSignal::new(false);
    let said = RwSignal::new(String::new());
    // The picture is drawn from it: not again for every step that leaves it as it is.
    let sent = Arc::clone(&shared);
    let address = Memo::new(move |_| {
        let Shared { here, start, .. } = sent();
        page_address() + "#" + if from_start.get() { &start } else { &here }
    });
    let game = untrack(|| shared().here);
    let game = game.split('.').next().unwrap_or_default().to_owned();
    let copied = word(|w| w.copied);
    let failed = word(|w| w.copy_failed);
    let copy = move || {
        let address = address.get_untracked();
        spawn_local(async move {
            let clipboard = window().navigator().clipboard();
            let done = JsFuture::from(clipboard.write_text(&address)).await.is_ok();
            if !done {
                select_link();
            }
            said.set(if done { copied } else { failed }.to_owned());
        });
    };
    let send = move || {
        let data = web_sys::ShareData::new();
        data.set_title(&untrack(|| shared().title));
        data.set_url(&address.get_untracked());
        // Somebody who changes their mind is no error.
        drop(window().navigator().share_with_data(&data));
    };
    view! {
        <div class="stack" data-share-sheet="">
            <p>{word(|w| w.share_note)}</p>
            <Choice
                legend=word(|w| w.moment)
                options=vec![word(|w| w.share_here).to_owned(), word(|w| w.share_start).to_owned()]
                picked=move || usize::from(from_start.get())
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
                    prop:value=move || address.get()
                ></textarea>
            </label>
            <div class="row">
                {button("key key-main", "data-copy", Face::Word(|w| w.copy), copy)}
                {can_share()
                    .then(|| button("key", "data-send", Face::Both(Glyph::Share, |w| w.send), send))}
                {file(
                    "key",
                    "data-file",
                    Face::Both(Glyph::Download, |w| w.as_file),
                    &game,
                    move || address.get(),
                )}
            </div>
            <p role="status">{move || said.get()}</p>
            {move || address.with(|address| qr(address))}
        </div>
    }
    .into_any()
}

/// Marks the link, to be copied by hand.
fn select_link() {
    let field = document().query_selector("textarea[data-link]").ok().flatten();
    if let Some(field) = field.and_then(|f| f.dyn_into::<web_sys::HtmlTextAreaElement>().ok()) {
        field.select();
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
