//! What a choice would bring, told before it is made: of a view, never of what it hides.

mod course;
mod fire;
mod reach;
mod sums;

pub use course::{Courses, End, Leg};
pub use fire::{Barred, Harm, Line, Needed};
pub use reach::{Arc, Reach};
pub use sums::{Giver, Muster, Pace, Plight, Slow, Stow, boarding_odds};
