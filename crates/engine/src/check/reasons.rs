//! What is not in the list has a reason, and nothing else has.

use super::link_of;
use crate::{Explained, Eye, Match, Seat};

/// Asks about everything the seat to act could think of: how much of it was refused.
pub fn check<G: Explained>(game: &Match<G>, seat: Seat) -> usize {
    let (view, legal) = (game.view(Eye::Seat(seat)), game.legal_actions());
    let mut conceivable = Vec::new();
    G::conceivable(&view, &mut conceivable);
    for action in legal {
        let thought_of = conceivable.contains(action);
        assert!(thought_of, "{action:?} is in the list, but inconceivable: {}", link_of(game));
    }
    let mut refused = 0;
    for action in conceivable {
        let (listed, why) = (legal.contains(&action), G::why_not(&view, action));
        let sound = why.is_none() == listed;
        assert!(sound, "{action:?}: in the list {listed}, but {why:?}: {}", link_of(game));
        refused += usize::from(!listed);
    }
    refused
}
