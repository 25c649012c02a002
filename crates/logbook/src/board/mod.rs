//! What lies before a seat: the hold of its ship, its weight, its damage.

pub mod damage;
pub mod hold;
pub mod layout;
pub mod load;
pub mod repair;
pub mod stow;
