//! How the program fetches its games.

use grand_large::every_game;
use grand_large::games::{Coming, GameId, whole};

macro_rules! chunks {
    ($($(#[$doc:meta])* $Game:ident: $game:ident,)*) => {
        /// Fetches a game.
        pub fn fetch(game: GameId) -> Coming {
            match game {
                $(GameId::$Game => Box::pin(async { Ok(whole::$game()) }),)*
            }
        }
    };
}
every_game!(chunks);
