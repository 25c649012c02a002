//! Loading: each game is a chunk of the program, split off when the page is built (`xtask
//! finish-page`) and fetched by the glue that is made then. A game that has come stays.
//!
//! Without the attribute it would be one program again.

use std::sync::OnceLock;

use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::{Cartridge, GameId, Of, every_game};

/// The chunk that holds a game could not be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing;

static LOADED: [OnceLock<&'static dyn Cartridge>; GameId::ALL.len()] =
    [const { OnceLock::new() }; GameId::ALL.len()];

type Chunk = Result<&'static dyn Cartridge, SplitLoaderError>;

macro_rules! chunks {
    ($($(#[$doc:meta])* $Game:ident: $game:ident, $book:ident;)*) => {
        $(
            #[wasm_split($game, wasm_split_path = ::leptos::wasm_split, fallible)]
            fn $game() -> Chunk {
                Ok(Of::<::$game::$Game>::CARTRIDGE)
            }
        )*

        async fn fetch(game: GameId) -> Chunk {
            match game {
                $(GameId::$Game => $game().await,)*
            }
        }
    };
}
every_game!(chunks);

impl GameId {
    /// The game, if it is here already. Natively, where nothing is fetched, all of them are.
    pub fn loaded(self) -> Option<&'static dyn Cartridge> {
        #[cfg(not(target_arch = "wasm32"))]
        let here = Some(self.cartridge());
        #[cfg(target_arch = "wasm32")]
        let here = LOADED[self as usize].get().copied();
        here
    }

    /// The game, fetched if need be. What failed is on the console, and is tried anew by the next
    /// call.
    pub async fn load(self) -> Result<&'static dyn Cartridge, Missing> {
        if let Some(game) = self.loaded() {
            return Ok(game);
        }
        let game = fetch(self).await.map_err(|_| Missing)?;
        Ok(*LOADED[self as usize].get_or_init(|| game))
    }
}
