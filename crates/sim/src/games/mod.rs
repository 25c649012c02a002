//! The games this command knows. Adding one is a module that makes it [`crate::spoken::Spoken`]
//! and a line in [`GAMES`].

mod broadside;
mod gale;
mod logbook;
mod plunder;
mod quay;
mod toy;

use crate::command::Commands;

/// Every game people play, in the order they are offered.
pub const GAMES: &[Commands] = &[
    Commands::of::<::gale::Gale>(),
    Commands::of::<::plunder::Plunder>(),
    Commands::of::<::quay::Quay>(),
    Commands::of::<::broadside::Broadside>(),
    Commands::of::<::logbook::Logbook>(),
];

/// The engine's template game: it answers like the others but is never offered.
pub const TEMPLATE: Commands = Commands::of::<engine::toy::Toy>();
