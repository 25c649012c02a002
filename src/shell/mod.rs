//! What every table shares: seats, prompt, choices, history, share, curtain. Knows no game.

mod banner;
mod button;
mod curtain;
mod dock;
mod frame;
mod keys;
mod log;
mod look;
mod menu;
mod page;
mod pennant;
mod press;
mod prompt;
mod qr;
mod read;
mod result;
mod rules_view;
mod seats_bar;
mod share;
mod sheets;
mod speed;
mod tools;
mod touch;

pub use banner::banners;
pub use button::{Face, button, file, icon, link};
pub use curtain::curtain;
pub use frame::table_frame;
pub use keys::{bring_into_sight, focus_first, move_focus};
pub use page::{LOADING, back_key, changing_screen, page_bar, page_title, screen, seat_to_act};
pub use pennant::pennant;
pub use rules_view::rules_view;
pub use seats_bar::{Bench, seats_bar};
pub use share::{Shared, share_sheet};
pub use sheets::sheet;
pub use speed::speed_choice;
pub use touch::{Answer, Touchable, touchable, touchable_shape};
