//! The rules of a game as a book: a chunk of its own, because one plays more often than one reads.

use std::sync::OnceLock;

use leptos::prelude::AnyView;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::{GameId, Missing, every_game};
use crate::shell::rules_section;
use crate::text::rules::Section;
use crate::text::{Lang, Told};

/// The rules of a game, and the pen they are drawn with, which nobody needs who does not read.
#[derive(Clone, Copy)]
pub struct Book {
    /// All of them in a language.
    pub sections: fn(Lang) -> Vec<Section>,
    /// Draws one of them.
    pub draw: fn(Section) -> AnyView,
}

impl Book {
    const fn of<G: Told>() -> Book {
        Book { sections: G::rules, draw: rules_section }
    }
}

static LOADED: [OnceLock<Book>; GameId::ALL.len()] = [const { OnceLock::new() }; GameId::ALL.len()];

macro_rules! books {
    ($($(#[$doc:meta])* $Game:ident: $game:ident, $book:ident;)*) => {
        $(
            #[wasm_split($book, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $book() -> Result<Book, SplitLoaderError> {
                Ok(Book::of::<::$game::$Game>())
            }
        )*

        async fn fetch(game: GameId) -> Result<Book, SplitLoaderError> {
            match game {
                $(GameId::$Game => $book().await,)*
            }
        }

        /// Natively nothing has to be fetched.
        #[cfg(not(target_arch = "wasm32"))]
        fn at_hand(game: GameId) -> Book {
            match game {
                $(GameId::$Game => Book::of::<::$game::$Game>(),)*
            }
        }
    };
}
every_game!(books);

impl GameId {
    /// The rules, if they are here already.
    pub fn book(self) -> Option<Book> {
        #[cfg(not(target_arch = "wasm32"))]
        let here = Some(at_hand(self));
        #[cfg(target_arch = "wasm32")]
        let here = LOADED[self as usize].get().copied();
        here
    }

    /// The rules, fetched if need be.
    pub async fn load_book(self) -> Result<Book, Missing> {
        if let Some(book) = self.book() {
            return Ok(book);
        }
        let book = fetch(self).await.map_err(|_| Missing)?;
        Ok(*LOADED[self as usize].get_or_init(|| book))
    }
}
