//! The rules of Logbook (Journal de bord): ships explore a sea of tiles, trade, fight and become
//! famous among nations at war.
//!
//! Rule numbers (`L-…`, rulings `D-…`) are those of the rules and stand where a rule lives. Light and
//! standard are played by all their rules, and expert on the standard map; what belongs to captains
//! and the wide sea is refused by [`Options`], and has its place there and in the order of the lists
//! already.
//!
//! | section of the rules | room | rules |
//! |---|---|---|
//! | conventions, money, goods | `sums`, `goods`, `flag`, `ship` | L-001 to L-012 |
//! | set-up | `set_up`, `npc/deck`, `port/stock`, `treasure` | L-013 to L-044 |
//! | turn and time | `turn`, `ending` | L-045 to L-053 |
//! | ship, hold, draft, company | `board` | L-054 to L-071, L-269 to L-273, L-284 |
//! | movement, sight, exploring, barrels, ramming, fishing | `sailing`, `chart` | L-072 to L-107, L-194 to L-205 |
//! | ports, taverns, yards, markets, repair, exchange | `port` | L-108 to L-116, L-173 to L-176, L-206, L-275 to L-303, L-331 to L-339 |
//! | fortresses, guns, damage, wrecks, boarding, crew | `battle` | L-085, L-086, L-117 to L-172, L-179 to L-193, L-203, L-306 to L-330 |
//! | ships that sail by themselves | `npc` | L-207 to L-240 |
//! | reputation, fame | `standing` | L-241 to L-274, L-340 to L-345 |
//! | missions, treasure | `missions`, `treasure` | L-347 to L-390, L-422 to L-425 |
//! | events, weather, the Kraken | `sea` | L-391 to L-421 |
//! | decisions and their order | `list`, `ask`, `action` | section 5 |
//! | what an eye sees | `view` | 5.9 |
//!
//! One stack of small items says what is to be done next (`agenda`): `apply` answers the question on
//! top, pushes what follows, and runs it until somebody is asked again.
//!
//! ```
//! use engine::{Match, Setup, Turn};
//! let mut game = Match::new(Setup::<logbook::Logbook> { options: Default::default(), seed: 7 });
//! while let Turn::Act(_) = game.to_act() {
//!     let last = game.legal_actions().len() - 1;
//!     game.play_index(last).unwrap();
//! }
//! assert!(matches!(game.to_act(), Turn::Over(_)));
//! ```
#![deny(clippy::disallowed_types, clippy::float_arithmetic)]

mod action;
mod agenda;
mod ask;
pub mod battle;
pub mod board;
pub mod chart;
pub mod content;
mod ending;
mod event;
mod fact;
mod flag;
mod flow;
mod goods;
mod hints;
mod list;
pub mod missions;
pub mod npc;
mod options;
mod pile;
pub mod port;
pub mod sailing;
pub mod sea;
mod set_up;
mod ship;
pub mod standing;
mod state;
mod streams;
pub mod sums;
mod treasure;
#[cfg(test)]
mod trial;
mod turn;
mod view;

pub use action::Action;
pub use ask::{Asked, Choice, Gift, Question};
pub use board::repair::Mend;
pub use chart::hex::{Cell, Dir};
pub use ending::Ended;
pub use event::{Event, Item, Rule, Secret};
pub use flag::{Flags, Nation};
pub use goods::{Good, Goods};
pub use hints::{Aim, Plan};
pub use options::{Key, Options};
pub use ship::{By, Pc, Ship};
pub use state::Logbook;
pub use view::{Allowance, Assault, Danger, Odds, Reach, View, WhyNot};
