//! What is chosen but not confirmed, read against the lists.

use engine::{Game, Log, Match};
use plunder::{Action, Card, Plunder, View};

use super::Intent;

/// A choice that is not confirmed yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drafted {
    /// An action that stands on its own.
    Whole(Action),
    /// A card at the merchant of this number.
    At {
        /// What is to be played.
        card: Card,
        /// Where.
        id: u8,
    },
}

/// The list of targets that would follow if the seat to act chose this card: the same list that
/// the rules will give.
pub fn targets(game: &Match<Plunder>, card: Card) -> Vec<Action> {
    let (mut after, mut list) = (*game.state(), Vec::new());
    after.apply(Action::Play(card), &mut Log::silent());
    after.legal_actions(&mut list);
    list
}

/// What a path of places means; nothing if it leads nowhere.
pub fn read(game: &Match<Plunder>, view: &View, intent: &Intent) -> Option<Drafted> {
    let (first, rest) = intent.path.split_first()?;
    match (game.legal_actions().get(*first)?, rest) {
        (Action::At(id), []) => Some(Drafted::At { card: view.pending()?, id: *id }),
        (Action::Play(card), [second]) if !card.is_merchant() => {
            match targets(game, *card).get(*second)? {
                Action::At(id) => Some(Drafted::At { card: *card, id: *id }),
                _ => None,
            }
        }
        (action, []) => Some(Drafted::Whole(*action)),
        _ => None,
    }
}
