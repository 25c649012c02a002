//! What is chosen but not confirmed, read against the lists.

use engine::{Ahead, Seen};
use plunder::{Action, Card, Plunder};

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
pub fn targets(seen: &Seen<Plunder>, ahead: Ahead<Plunder>, card: Card) -> Vec<Action> {
    let then = seen.place(Action::Play(card)).and_then(|place| ahead(&[place]));
    then.map_or_else(Vec::new, |then| then.list)
}

/// What a path of places means; nothing if it leads nowhere.
pub fn read(seen: &Seen<Plunder>, ahead: Ahead<Plunder>, path: &[usize]) -> Option<Drafted> {
    let (first, rest) = path.split_first()?;
    match (seen.list.get(*first)?, rest) {
        (Action::At(id), []) => Some(Drafted::At { card: seen.view.pending()?, id: *id }),
        (Action::Play(card), [second]) if !card.is_merchant() => {
            match targets(seen, ahead, *card).get(*second)? {
                Action::At(id) => Some(Drafted::At { card: *card, id: *id }),
                _ => None,
            }
        }
        (action, []) => Some(Drafted::Whole(*action)),
        _ => None,
    }
}
