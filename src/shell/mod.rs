//! What every table shares: seats, prompt, choices, history, share, curtain. Knows no game.

mod banner;
mod curtain;
mod dock;
mod frame;
mod keys;
mod log;
mod menu;
mod page;
mod prompt;
mod qr;
mod read;
mod result;
mod rules_view;
mod seats_bar;
mod share;
mod tools;

pub use banner::Banners;
pub use curtain::Curtain;
pub use frame::TableFrame;
pub use keys::move_focus;
pub use page::{PageBar, screen};
pub use result::Ranking;
pub use rules_view::RulesView;
pub use seats_bar::{Bench, SeatsBar};
pub use share::{ShareSheet, Shared};
