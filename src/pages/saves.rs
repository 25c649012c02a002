//! The kept games: resume, replay, rename, export, delete, import.

use std::collections::{BTreeMap, VecDeque};
use std::hash::{Hash, Hasher};
use std::time::Duration;

use engine::{Eye, Seat};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};

use crate::games::{GameId, game_of};
use crate::pieces::{Glyph, Picture, Silhouette};
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::saves::{Fault, Imported, Kept, Opened, Saves, Slot, Taken, export, use_saves};
use crate::seats::{self, LONGEST_NAME, tidy_name};
use crate::shell::{Face, button, file, focus_first, icon, link, page_bar, page_title, screen};
use crate::text::{self, Lang, Names};
use crate::weave::{When, rows};

/// What was deleted last.
type Deleted = RwSignal<Option<Taken>>;

/// What was found by opening the games, by slot.
type Found = RwSignal<BTreeMap<String, Result<Stand, Fault>>>;

/// Where a game stands, as its people may know it.
#[derive(Clone, PartialEq)]
struct Stand {
    /// Who won, once it is over.
    verdict: Option<String>,
    /// The score of each seat.
    scores: Vec<String>,
}

/// The page of kept games.
pub fn saved_games() -> AnyView {
    let saves = use_saves();
    let title = word(|w| w.saves_title);
    screen("saves", move || page_title(title));
    let deleted: Deleted = RwSignal::new(None);
    let restore = move || {
        if let Some(taken) = deleted.get_untracked() {
            saves.put_back(taken);
            deleted.set(None);
        }
    };
    let found = look_closer();
    view! {
        {page_bar(title)}
        <main class="page">
            <When is=move || saves.is_empty()>
                <div class="empty">
                    <Picture silhouette=Silhouette::Sloop/>
                    <p>{word(|w| w.saves_empty)}</p>
                    {link("key key-main", "", Face::Word(|w| w.games), Route::Home.href())}
                </div>
            </When>
            <ul class="items" data-slots="">
                {rows(
                    move || saves.all().into_iter().map(move |(id, kept)| {
                        let fault = found.with(|found| found.get(&id)?.as_ref().err().copied());
                        Row { kept: fault.map_or(kept, Kept::Unreadable), id }
                    }),
                    move |row: Row| item(row, found, deleted),
                )}
            </ul>
            <When is=move || !saves.is_empty()>
                {file(
                    "key",
                    "data-export-all",
                    Face::Both(Glyph::Download, |w| w.export_all),
                    "all",
                    move || saves.backup(),
                )}
            </When>
            {import()}
        </main>
        <When is=move || deleted.with(Option::is_some)>
            <p class="toast" role="status">
                {word(|w| w.deleted)}
                {button("key key-small", "data-restore", Face::Word(|w| w.restore), restore)}
            </p>
        </When>
    }
    .into_any()
}

/// What lies in a slot.
struct Row {
    id: String,
    kept: Kept,
}

/// What makes a row another row.
impl Hash for Row {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
        match &self.kept {
            Kept::Game(slot) => (slot.updated, &slot.name).hash(state),
            Kept::Unreadable(_) => "unreadable".hash(state),
        }
    }
}

/// One kept game.
fn item(Row { id, kept }: Row, found: Found, deleted: Deleted) -> AnyView {
    let slot = match kept {
        Kept::Game(slot) => slot,
        Kept::Unreadable(fault) => return unreadable(id, fault, deleted),
    };
    let lang = untrack(|| use_prefs().lang());
    let (main, face) = if slot.over {
        (Route::Replay(id.clone(), None), Face::Both(Glyph::Play, |w| w.replay))
    } else {
        (Route::Play(id.clone()), Face::Both(Glyph::Forward, |w| w.resume))
    };
    let again = (!slot.over).then(|| {
        let replay = Route::Replay(id.clone(), None).href();
        link("key key-icon", "", Face::Sign(Glyph::Play, |w| w.replay), replay)
    });
    let renaming = RwSignal::new(false);
    let rename = move || {
        renaming.update(|open| *open = !*open);
        request_animation_frame(|| focus_first(".item form input"));
    };
    let form = rename_form(id.clone(), slot.name.clone(), renaming);
    let text = export([&*slot]);
    let delete = delete_key(id.clone(), deleted);
    let standing = standing(&id, &slot, found);
    view! {
        <li class="item" data-slot=id>
            <div class="item-main">
                <h2 class="item-title">{title(&slot, lang)}</h2>
                {standing}
                <p class="quiet">{detail(&slot, lang)}</p>
            </div>
            <div class="item-keys">
                {link("key key-small", "data-resume", face, main.href())}
                {again}
                {button("key key-icon", "data-rename", Face::Sign(Glyph::Pencil, |w| w.rename), rename)}
                {file(
                    "key key-icon",
                    "data-export",
                    Face::Sign(Glyph::Download, |w| w.export),
                    game_of(&slot.link).map_or("", GameId::name),
                    move || text.clone(),
                )}
                {delete}
            </div>
            {form}
        </li>
    }
    .into_any()
}

/// Who won, and everybody with their score: as far as it was kept with the game, and better once
/// the game has been opened.
fn standing(id: &str, slot: &Slot, found: Found) -> AnyView {
    let lang = untrack(|| use_prefs().lang());
    let names =
        Names { lang, list: seats::names(&slot.seats, lang), you: seats::lone(&slot.seats) };
    let (id, kept) = (id.to_owned(), slot.scores.clone());
    let look = move || {
        let looked = found.with(|found| found.get(&id)?.as_ref().ok().cloned());
        looked.unwrap_or_else(|| Stand { verdict: None, scores: kept.clone() })
    };
    let looked = Memo::new(move |_| look());
    let scores = move || {
        let scores = looked.get().scores;
        let of = |seat: Seat| match scores.get(seat.index()) {
            Some(score) if !score.is_empty() => {
                format!("{}{}\u{a0}{score}", names.label(seat), lang.colon())
            }
            _ => names.label(seat).to_owned(),
        };
        let all: Vec<String> = Seat::all(names.list.len() as u8).map(of).collect();
        all.join(" · ")
    };
    view! {
        {move || looked.get().verdict.map(|words| {
            view! { <p class="item-won" data-won="">{icon(Glyph::Star)} {words}</p> }.into_any()
        })}
        <p data-scores="">{scores}</p>
    }
    .into_any()
}

/// What cannot be opened: why, and what can still be done with it.
fn unreadable(id: String, fault: Fault, deleted: Deleted) -> AnyView {
    let saves = use_saves();
    let lang = untrack(|| use_prefs().lang());
    let delete = delete_key(id.clone(), deleted);
    let text = saves.export_raw(&id);
    view! {
        <li class="item" data-corrupt="" data-slot=id>
            <p class="item-main">{text::slot_fault(lang, fault)}</p>
            <div class="item-keys">
                {file(
                    "key key-small",
                    "data-export",
                    Face::Both(Glyph::Download, |w| w.export),
                    "unreadable",
                    move || text.clone(),
                )}
                {delete}
            </div>
        </li>
    }
    .into_any()
}

fn delete_key(id: String, deleted: Deleted) -> AnyView {
    let saves = use_saves();
    let delete = move || {
        if let Some(taken) = saves.delete(&id) {
            deleted.set(Some(taken));
            request_animation_frame(|| focus_first("[data-restore]"));
        }
    };
    button("key key-icon key-danger", "data-delete", Face::Sign(Glyph::Trash, |w| w.delete), delete)
}

/// Opens one slot after the other, between the page's other duties: where the game stands, and the
/// faults that cannot be seen at a glance.
fn look_closer() -> Found {
    let saves = use_saves();
    let found = RwSignal::new(BTreeMap::new());
    let all = untrack(|| saves.all()).into_iter();
    let games = all.filter_map(|(id, kept)| Some((game_of(&kept.game()?.link)?, id)));
    next_look(saves, games.collect(), found, use_prefs().lang());
    found
}

fn next_look(saves: Saves, mut left: VecDeque<(GameId, String)>, found: Found, lang: Lang) {
    let Some((game, id)) = left.pop_front() else { return };
    let look = move || {
        spawn_local(async move {
            // Without its game nothing more can be said of it.
            let here = game.load().await.is_ok();
            if found.is_disposed() {
                return;
            }
            if here {
                let looked = saves.open(&id).map(|opened| stand(&opened, lang));
                found.update(|found| {
                    found.insert(id, looked);
                });
            }
            next_look(saves, left, found, lang);
        });
    };
    set_timeout(look, Duration::ZERO);
}

/// What may be told of a game to whoever looks through the list.
fn stand(Opened { game, slot }: &Opened, lang: Lang) -> Stand {
    let you = seats::lone(&slot.seats).filter(|_| !slot.guarded);
    let names = Names { lang, list: seats::names(&slot.seats, lang), you };
    let eye = match you {
        _ if slot.over => Eye::All,
        Some(seat) => Eye::Seat(seat),
        None => Eye::Table,
    };
    let standings = untrack(|| game.standings(eye, &names));
    Stand {
        verdict: untrack(|| game.verdict(&names)),
        scores: standings.into_iter().map(|standing| standing.score).collect(),
    }
}

fn title(slot: &Slot, lang: Lang) -> String {
    let game = game_of(&slot.link);
    let game = game.map_or_else(|| slot.link.clone(), |game| game.blurb(lang).title.to_owned());
    if slot.name.is_empty() { game } else { format!("{} · {game}", slot.name) }
}

fn detail(slot: &Slot, lang: Lang) -> String {
    let words = text::words(lang);
    let moment = match (slot.over, game_of(&slot.link)) {
        (true, _) => words.over.to_owned(),
        (false, Some(game)) => game.moment(slot.moment(), lang),
        (false, None) => String::new(),
    };
    let practice = if slot.practice { format!(" · {}", words.practice) } else { String::new() };
    format!("{moment}{practice} · {}", date(slot.updated, lang.tag()))
}

/// A field for the name of a kept game.
fn rename_form(id: String, name: String, open: RwSignal<bool>) -> AnyView {
    let saves = use_saves();
    let id = StoredValue::new(id);
    let typed = RwSignal::new(name);
    let keep = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let name = tidy_name(&typed.get_untracked());
        open.set(false);
        saves.rename(&id.get_value(), &name);
    };
    view! {
        <When is=open>
            <form class="row" on:submit=keep>
                <label class="field">
                    <span>{word(|w| w.rename_label)}</span>
                    <input
                        type="text"
                        maxlength=LONGEST_NAME.to_string()
                        prop:value=move || typed.get()
                        on:input=move |event| typed.set(event_target_value(&event))
                    />
                </label>
                <button type="submit" class="key key-small">{word(|w| w.keep_name)}</button>
            </form>
        </When>
    }
    .into_any()
}

/// Games from text: pasted, or from a file.
fn import() -> AnyView {
    let saves = use_saves();
    let lang = use_prefs().lang();
    let pasted = RwSignal::new(String::new());
    let said = RwSignal::new(String::new());
    let take_in = move |text: String| {
        spawn_local(async move {
            let came = saves.import(&text).await;
            let kept = came.as_ref().err().map(|_| text).unwrap_or_default();
            said.try_set(came.map_or_else(
                |_| text::words(lang).part_missing.to_owned(),
                |imported| came_of(&imported, lang),
            ));
            pasted.try_set(kept);
        });
    };
    let from_file = move |event: leptos::ev::Event| {
        let input =
            event.target().and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let file = input.and_then(|input| input.files()?.get(0));
        let Some(file) = file else { return };
        spawn_local(async move {
            let read = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            take_in(read.unwrap_or_default());
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
                    prop:value=move || pasted.get()
                    on:input=move |event| pasted.set(event_target_value(&event))
                ></textarea>
            </label>
            <div class="row">
                {button(
                    "key",
                    "data-import-now",
                    Face::Both(Glyph::Upload, |w| w.import),
                    move || take_in(pasted.get_untracked()),
                )}
                <label class="key">
                    {word(|w| w.import_file)}
                    <input type="file" class="unseen" accept=".txt,text/plain" data-import-file="" on:change=from_file/>
                </label>
            </div>
            <p role="status" data-imported="">{move || said.get()}</p>
        </section>
    }
    .into_any()
}

/// What came of an import, in words.
fn came_of(imported: &Imported, lang: Lang) -> String {
    let words = text::words(lang);
    match (imported.slots.len(), imported.unreadable, imported.known) {
        (0, 0, 0) => words.import_empty.to_owned(),
        (0, 0, _) => words.import_known.to_owned(),
        (0, _, 0) => words.import_unreadable.to_owned(),
        (count, unreadable, _) => text::imported(lang, count, unreadable),
    }
}

/// A date as it is written where the reader lives: the page knows the language, the browser also
/// the country.
fn date(milliseconds: u64, lang: &str) -> String {
    let tags = window().navigator().languages();
    let mut tags = tags.iter().filter_map(|tag| tag.as_string());
    let tag = tags.find(|tag| tag.starts_with(lang)).unwrap_or_else(|| lang.to_owned());
    let date = js_sys::Date::new(&(milliseconds as f64).into());
    date.to_locale_date_string(&tag, &wasm_bindgen::JsValue::UNDEFINED).into()
}
