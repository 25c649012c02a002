//! Loading: a game is there once its part of the program has come, and stays.

use std::pin::Pin;
use std::sync::OnceLock;

use super::{Cartridge, GameId};

/// The part of the program that holds a game could not be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Missing;

/// A game on its way.
pub type Coming = Pin<Box<dyn Future<Output = Result<&'static dyn Cartridge, Missing>>>>;

/// How the program fetches a game.
pub type Fetch = fn(GameId) -> Coming;

static FETCH: OnceLock<Fetch> = OnceLock::new();
static LOADED: [OnceLock<&'static dyn Cartridge>; GameId::ALL.len()] =
    [const { OnceLock::new() }; GameId::ALL.len()];

/// Says how games are fetched, once and before anything else.
pub fn fetch_with(fetch: Fetch) {
    // There is one program, so a second way is the same one.
    FETCH.get_or_init(|| fetch);
}

impl GameId {
    /// The game, if it is here already. Natively, where nothing is fetched, all of them are.
    pub fn loaded(self) -> Option<&'static dyn Cartridge> {
        #[cfg(not(target_arch = "wasm32"))]
        let here = Some(self.cartridge());
        #[cfg(target_arch = "wasm32")]
        let here = LOADED[self as usize].get().copied();
        here
    }

    /// The game, fetched if need be. What failed is tried anew by the next call.
    pub async fn load(self) -> Result<&'static dyn Cartridge, Missing> {
        if let Some(game) = self.loaded() {
            return Ok(game);
        }
        let fetch = FETCH.get().ok_or(Missing)?;
        let game = fetch(self).await?;
        Ok(*LOADED[self as usize].get_or_init(|| game))
    }
}
