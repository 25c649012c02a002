//! What things are called: goods, money, nations, ships and places.

mod goods;
mod money;
mod nations;
mod places;
mod ships;

pub use goods::{cargo, good, goods, goods_word};
pub use money::{money, points, sum};
pub use nations::{nation, nations, of_nation, the_nation, with_nation};
pub use places::{at_port, dir, in_sentence, of_tile, off, place, port, spot, the_fort, tile};
pub use ships::{ammunition, fate, fitting, model, npc_name, ship_name, the_ship, the_ship_then};
