//! What is wrong, in a sentence.

use engine::{Eye, Game};
use plunder::{Action, BadParts, Barred, Plunder};

/// Why a position cannot be.
pub fn bad_parts(bad: BadParts) -> String {
    match bad {
        BadParts::NoSuchSeat(seat) => format!("there is no seat {} at this table", seat.0),
        BadParts::Hands => "`hands` must have one entry for each seat".to_owned(),
        BadParts::Captured => "`captured` must have one entry for each side".to_owned(),
        BadParts::Copies { card, found } => {
            format!("{card} is there {found} times, but exists {} times", card.copies())
        }
        BadParts::NotAMerchant(id) => format!("number {id} on the table is no merchant"),
        BadParts::Numbering => {
            "the ids on the table must grow, and all be less than `next_id`".to_owned()
        }
        BadParts::NextTooLarge => "`next_id` is greater than any game needs".to_owned(),
        BadParts::Play { id, card, barred } => {
            format!("{card} cannot have been played at merchant {id}: {}", reason(barred))
        }
    }
}

/// Why an action is refused.
pub fn refused(game: &Plunder, action: Action, target: Option<u8>) -> String {
    let view = game.observe(Eye::All);
    let seat = view.to_act();
    let held = |card| view.hand(seat).cards().is_some_and(|hand| hand.has(card));
    match action {
        Action::Draw => "the pile is empty".to_owned(),
        Action::Play(card) | Action::Discard(card) if !held(card) => {
            format!("seat {} does not hold {card}", seat.0)
        }
        Action::Discard(card) => match view.discardable(seat, card) {
            Err(barred) => format!("{card} cannot be discarded: {}", reason(barred)),
            Ok(()) => format!("{card} cannot be discarded now"),
        },
        Action::Play(card) => match target.map(|id| (id, view.preview(seat, card, id))) {
            Some((id, Err(barred))) => {
                format!("{card} cannot be played at merchant {id}: {}", reason(barred))
            }
            _ => format!("{card} cannot be played now"),
        },
        Action::At(id) => format!("no card waits to be played at merchant {id}"),
    }
}

/// Why a card is barred.
pub fn reason(barred: Barred) -> String {
    match barred {
        Barred::NothingAtSea => "no merchant is at sea".to_owned(),
        Barred::NoTarget => "no merchant at sea takes it".to_owned(),
        Barred::Merchant => "a merchant is not played at another".to_owned(),
        Barred::ColourTaken(side) => format!("side {} flies this colour there", side.0),
        Barred::OtherColour(colour) => {
            format!("its side flies {} there", format!("{colour:?}").to_lowercase())
        }
        Barred::NoShip => "its side has no ship of this colour there".to_owned(),
        Barred::NotOwn => "the admiral defends merchants of its own side only".to_owned(),
        Barred::NotAtSea => "no such merchant is at sea".to_owned(),
        Barred::NeverDiscarded => "a merchant is never discarded".to_owned(),
        Barred::PileLeft => "there is still a pile".to_owned(),
        Barred::Playable => "it can be played".to_owned(),
    }
}
