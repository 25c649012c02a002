//! A whole game in a line of text: set-up, seed and every action.
//!
//! `<game>.<rules>.<digits>`, with `@<ply>` behind it to point at a moment. The digits are one
//! natural number in base 64, a product of a prime (so that one wrong or two swapped characters
//! are always noticed) and a mixed-radix number: options, seed, finished or number of steps,
//! fingerprint, then each step as its index in a list of known length. The first step is read
//! first, so the list lengths never need to be stored and a forced step costs nothing. The
//! fingerprint is one of who acted at which place of lists how long, and of the result: rules that
//! lead elsewhere are noticed, a renamed field is not.

mod codec;
mod number;
mod text;

pub use codec::{decode, decode_after, encode, fingerprint, head_bits, is_intact};
pub(crate) use number::ALPHABET;
pub use text::{Address, peek, tidy};

/// Why a link cannot be opened: each is a different thing to tell a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinkError {
    /// The text has not the form of a link.
    NotALink,
    /// A link to another game than the one asked for.
    OtherGame,
    /// Made with other rules of this game.
    OtherRules {
        /// The rules the link was made with.
        link: u16,
        /// The rules spoken here.
        ours: u16,
    },
    /// Longer than any game.
    TooLong,
    /// Damaged on the way: characters are missing, added or changed.
    Garbled,
    /// Undamaged, but these rules lead to another position than the one it was made at.
    Diverged,
}
