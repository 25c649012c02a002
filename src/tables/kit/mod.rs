//! What every table is built with: what its eye sees, the model its parts read, and what is taken
//! up for a moment.

mod passing;
mod scope;
mod sight;

pub use passing::Passing;
pub use scope::Scope;
pub use sight::Sight;
