//! The kept games: resume, replay, rename, export, delete, import.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::games::game_of;
use crate::pieces::{Glyph, Icon, Picture, Silhouette};
use crate::prefs::{phrase, tr, use_prefs, word};
use crate::route::Route;
use crate::saves::{Kept, Slot, export, use_saves};
use crate::seats::{self, LONGEST_NAME, tidy_name};
use crate::shell::{PageBar, screen};
use crate::text;

/// The page of kept games.
#[component]
pub fn SavedGames() -> impl IntoView {
    let (prefs, saves) = (use_prefs(), use_saves());
    screen("saves", move || format!("{} — Grand Large", prefs.words().saves_title));
    let deleted = RwSignal::new(None::<(String, Slot)>);
    let restore = move |_| {
        if let Some((id, slot)) = deleted.get_untracked() {
            saves.put(&id, &slot);
            deleted.set(None);
        }
    };
    let all = Memo::new(move |_| saves.all());
    view! {
        <PageBar title=phrase(|w| w.saves_title)/>
        <main class="page">
            <Show when=move || all.with(Vec::is_empty)>
                <div class="empty">
                    <Picture silhouette=Silhouette::Sloop/>
                    <p>{word(|w| w.saves_empty)}</p>
                    <a class="key key-main" href=Route::Home.href()>{word(|w| w.games)}</a>
                </div>
            </Show>
            <ul class="items" data-slots="">
                <For each=move || all.get() key=|(id, kept)| (id.clone(), mark(kept)) let((id, kept))>
                    <Item id kept deleted/>
                </For>
            </ul>
            <Show when=move || !all.with(Vec::is_empty)>
                <a class="key" data-export-all="" download="grand-large.txt" href=move || backup(&all.get())>
                    <Icon glyph=Glyph::Download/>
                    {word(|w| w.export_all)}
                </a>
            </Show>
            <Import/>
        </main>
        <Show when=move || deleted.with(Option::is_some)>
            <p class="toast" role="status">
                {word(|w| w.deleted)}
                <button type="button" class="key key-small" data-restore="" on:click=restore>
                    {word(|w| w.restore)}
                </button>
            </p>
        </Show>
    }
}

/// What makes a row another row.
fn mark(kept: &Kept) -> (u64, String) {
    match kept {
        Kept::Game(slot) => (slot.updated, slot.name.clone()),
        Kept::Corrupt => (0, String::new()),
    }
}

fn backup(all: &[(String, Kept)]) -> String {
    let slots = all.iter().filter_map(|(_, kept)| match kept {
        Kept::Game(slot) => Some(&**slot),
        Kept::Corrupt => None,
    });
    as_download(&export(slots))
}

fn as_download(text: &str) -> String {
    format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(text))
}

/// One kept game.
#[component]
fn Item(id: String, kept: Kept, deleted: RwSignal<Option<(String, Slot)>>) -> impl IntoView {
    let Kept::Game(slot) = kept else {
        return view! { <li class="item" data-corrupt="">{word(|w| w.corrupt)}</li> }.into_any();
    };
    let (prefs, saves) = (use_prefs(), use_saves());
    let game = game_of(&slot.link);
    let renaming = RwSignal::new(false);
    let about = slot.clone();
    let title = move || {
        let lang = prefs.lang();
        let game = game.map_or(about.link.clone(), |game| game.blurb(lang).title.to_owned());
        if about.name.is_empty() { game } else { format!("{} · {game}", about.name) }
    };
    let about = slot.clone();
    let detail = move || {
        let lang = prefs.lang();
        let moment = match (about.over, game) {
            (true, _) => tr().over.to_owned(),
            (false, Some(game)) => game.moment(about.moment(), lang),
            (false, None) => String::new(),
        };
        let practice =
            if about.practice { format!(" · {}", tr().practice) } else { String::new() };
        let names = seats::names(&about.seats, lang).join(", ");
        format!("{moment}{practice} · {names} · {}", date(about.updated, lang.tag()))
    };
    let (gone, renamed) = (id.clone(), id.clone());
    let delete = move |_| {
        if let Some(slot) = saves.delete(&gone) {
            deleted.set(Some((gone.clone(), slot)));
        }
    };
    let file = as_download(&export([&*slot]));
    let (main, glyph) = if slot.over {
        (Route::Replay(id.clone(), None), Glyph::Play)
    } else {
        (Route::Play(id.clone()), Glyph::Forward)
    };
    let over = slot.over;
    let again = Route::Replay(id.clone(), None).href();
    let name = slot.name.clone();
    view! {
        <li class="item" data-slot=id.clone()>
            <div class="item-main">
                <h2 class="item-title">{title}</h2>
                <p class="quiet">{detail}</p>
            </div>
            <div class="item-keys">
                <a class="key key-small" href=main.href() data-resume="">
                    <Icon glyph/>
                    {move || if over { tr().replay } else { tr().resume }}
                </a>
                <Show when=move || !over>
                    <a
                        class="key key-icon"
                        href=again.clone()
                        aria-label=word(|w| w.replay)
                    >
                        <Icon glyph=Glyph::Play/>
                    </a>
                </Show>
                <button
                    type="button"
                    class="key key-icon"
                    data-rename=""
                    aria-label=word(|w| w.rename)
                    on:click=move |_| renaming.update(|open| *open = !*open)
                >
                    <Icon glyph=Glyph::Pencil/>
                </button>
                <a
                    class="key key-icon"
                    data-export=""
                    download="grand-large.txt"
                    href=file
                    aria-label=word(|w| w.export)
                >
                    <Icon glyph=Glyph::Download/>
                </a>
                <button
                    type="button"
                    class="key key-icon key-danger"
                    data-delete=""
                    aria-label=word(|w| w.delete)
                    on:click=delete
                >
                    <Icon glyph=Glyph::Trash/>
                </button>
            </div>
            <Rename id=renamed name open=renaming/>
        </li>
    }
    .into_any()
}

/// A field for the name of a kept game.
#[component]
fn Rename(id: String, name: String, open: RwSignal<bool>) -> impl IntoView {
    let saves = use_saves();
    let typed = RwSignal::new(name);
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = tidy_name(&typed.get_untracked());
        open.set(false);
        saves.amend(&id, |slot| slot.name = name);
    };
    let keep = StoredValue::new(keep);
    view! {
        <Show when=move || open.get()>
            <form class="row" on:submit=move |event| keep.with_value(|keep| keep(event))>
                <label class="field">
                    <span>{word(|w| w.rename_label)}</span>
                    <input
                        type="text"
                        maxlength=LONGEST_NAME.to_string()
                        prop:value=typed
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                </label>
                <button type="submit" class="key key-small">{word(|w| w.keep_name)}</button>
            </form>
        </Show>
    }
}

/// Games from text: pasted, or from a file.
#[component]
fn Import() -> impl IntoView {
    let (prefs, saves) = (use_prefs(), use_saves());
    let pasted = RwSignal::new(String::new());
    let said = RwSignal::new(String::new());
    let take_in = move |text: &str| {
        let imported = saves.import(text);
        let words = untrack(|| prefs.words());
        let nothing = imported.slots.is_empty() && imported.unreadable == 0;
        said.set(if nothing {
            words.import_empty.to_owned()
        } else {
            let lang = untrack(|| prefs.lang());
            text::imported(lang, imported.slots.len(), imported.unreadable)
        });
        pasted.set(String::new());
    };
    let from_file = move |event: leptos::ev::Event| {
        let input =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()?.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let read = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take_in(&read.unwrap_or_default());
        });
    };
    view! {
        <section class="panel stack">
            <h2>{word(|w| w.import)}</h2>
            <label class="field">
                <span>{word(|w| w.import_label)}</span>
                <textarea
                    rows="3"
                    data-import=""
                    spellcheck="false"
                    prop:value=pasted
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
            </label>
            <div class="row">
                <button
                    type="button"
                    class="key"
                    data-import-now=""
                    on:click=move |_| take_in(&pasted.get_untracked())
                >
                    <Icon glyph=Glyph::Upload/>
                    {word(|w| w.import)}
                </button>
                <label class="key">
                    {word(|w| w.import_file)}
                    <input type="file" class="unseen" accept=".txt,text/plain" data-import-file="" on:change=from_file/>
                </label>
            </div>
            <p role="status" data-imported="">{said}</p>
        </section>
    }
}

/// A date as the language writes it.
fn date(milliseconds: u64, lang: &str) -> String {
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    date.to_locale_date_string(lang, &wasm_bindgen::JsValue::UNDEFINED).into()
}
