//! What a screen needs of the program besides what every visit loads.

use std::time::Duration;

use leptos::leptos_dom::helpers::request_idle_callback_with_handle;
use leptos::prelude::{set_timeout, window};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;

use super::others;
use crate::games::{GameId, Missing, game_of};
use crate::route::Route;
use crate::saves::use_saves;

/// The chunks a screen needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Needs {
    /// A game.
    pub game: Option<GameId>,
    /// The rules of a game.
    pub book: Option<GameId>,
    /// The screens that neither choosing nor playing a game needs.
    pub others: bool,
}

impl Needs {
    /// What the screen of a route needs. Where a slot or a link holds no game that is played here,
    /// none is needed to say so.
    pub fn of(route: &Route) -> Needs {
        let kept = |id: &str| game_of(&use_saves().get(id)?.game()?.link);
        let none = Needs::default();
        let others = Needs { others: true, ..none };
        match route {
            Route::Home | Route::Unknown => none,
            Route::Start(game) | Route::Learn(game) => Needs { game: Some(*game), ..none },
            Route::Play(id) => Needs { game: kept(id), ..none },
            Route::New(game) => Needs { game: Some(*game), ..others },
            Route::Rules(game, _) => Needs { book: Some(*game), ..others },
            Route::Replay(id, _) => Needs { game: kept(id), ..others },
            Route::Shared(link) => Needs { game: game_of(&engine::link::tidy(link)), ..others },
            Route::Saves | Route::Settings | Route::About => others,
        }
    }

    /// Is all of it here?
    pub fn are_met(self) -> bool {
        let game = self.game.is_none_or(|game| game.loaded().is_some());
        let book = self.book.is_none_or(|game| game.book().is_some());
        let looks = self.game.or(self.book).is_none_or(GameId::is_worn);
        game && book && looks && (!self.others || others::are_here())
    }

    /// Fetches what is not here, all at once.
    pub async fn load(self) -> Result<(), Missing> {
        if self.others {
            // On its way beside the game; however many wait for a chunk, it is fetched once. Whether
            // it came is asked below.
            spawn_local(async {
                let _ = others::load().await;
            });
        }
        if let Some(game) = self.game.or(self.book) {
            // Examples of the rules lie there as they would on the table.
            spawn_local(async move {
                let _ = game.wear().await;
            });
        }
        if let Some(game) = self.game {
            game.load().await?;
        }
        if let Some(game) = self.book {
            game.load_book().await?;
        }
        if let Some(game) = self.game.or(self.book) {
            game.wear().await?;
        }
        if self.others { others::load().await } else { Ok(()) }
    }
}

/// Once the page has nothing else to do, fetches what is not here yet, so that whatever is opened
/// next is there at once. Somebody who saves data is spared it.
pub fn fetch_the_rest_when_idle() {
    if saves_data() {
        return;
    }
    let go = || spawn_local(fetch_the_rest());
    if request_idle_callback_with_handle(go).is_err() {
        set_timeout(go, A_WHILE);
    }
}

/// For a browser that does not tell when it is idle.
const A_WHILE: Duration = Duration::from_secs(2);

/// Does this person ask for less data?
fn saves_data() -> bool {
    let of = |thing: &JsValue, name: &str| js_sys::Reflect::get(thing, &name.into()).ok();
    let connection = of(&window().navigator(), "connection");
    connection.and_then(|found| of(&found, "saveData")).is_some_and(|wish| wish.is_truthy())
}

/// One chunk after the other; what does not come now is fetched when it is needed.
async fn fetch_the_rest() {
    let none = Needs::default();
    let games = GameId::ALL.iter().map(|game| Needs { game: Some(*game), ..none });
    let books = GameId::ALL.iter().map(|game| Needs { book: Some(*game), ..none });
    let others = Needs { others: true, ..none };
    for needs in std::iter::once(others).chain(games).chain(books) {
        if needs.load().await.is_err() {
            return;
        }
    }
}
