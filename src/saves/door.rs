//! The one door to a kept game: whoever plays, replays, lists or takes one in comes through it.

use std::sync::Arc;

use engine::link::LinkError;

use super::Slot;
use crate::games;
use crate::handle::MatchHandle;

/// A kept game whose link has been read and whose seats fit it.
pub struct Opened {
    /// The match, at its end.
    pub game: Arc<dyn MatchHandle>,
    /// What else is kept of it.
    pub slot: Slot,
}

/// Why a kept game cannot be opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// There is nothing in that slot.
    Gone,
    /// What is there is no game, or one that is not whole.
    Damaged,
    /// It is whole, but of a game or of rules that are not played here.
    Foreign(LinkError),
}

impl From<LinkError> for Fault {
    fn from(error: LinkError) -> Fault {
        match error {
            LinkError::OtherGame | LinkError::OtherRules { .. } => Fault::Foreign(error),
            _ => Fault::Damaged,
        }
    }
}

/// What can be told of a slot before its game is loaded.
pub fn glance(slot: &Slot) -> Result<(), Fault> {
    if games::game_of(&slot.link).is_none() && engine::link::peek(&slot.link).is_ok() {
        return Err(LinkError::OtherGame.into());
    }
    if engine::link::is_intact(&slot.link) { Ok(()) } else { Err(Fault::Damaged) }
}

/// The match of a slot, its game being loaded. One that is at hand is not read again.
pub fn admit(
    slot: &Slot,
    at_hand: Option<Arc<dyn MatchHandle>>,
) -> Result<Arc<dyn MatchHandle>, Fault> {
    let game = match at_hand {
        Some(game) => game,
        None => games::open(&slot.link)?,
    };
    if slot.seats.len() == usize::from(game.seats()) { Ok(game) } else { Err(Fault::Damaged) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;
    use crate::seats;

    fn slot(id: GameId) -> (Slot, Arc<dyn MatchHandle>) {
        let game = id.loaded().expect("natively every game is here");
        let game = game.begin(&game.usual_choices(), 7);
        (Slot::of(&*game, seats::usual(game.seats()), 5), game)
    }

    #[test]
    fn seats_that_do_not_fit_the_link_are_damage() {
        for id in GameId::ALL {
            let (good, _) = slot(*id);
            assert!(admit(&good, None).is_ok());
            let count = good.seats.len();
            for seats in [0, 1, count - 1, count + 1, 30, 300].into_iter().filter(|n| *n != count) {
                let seats = vec![good.seats[0].clone(); seats];
                let odd = Slot { seats, ..good.clone() };
                assert_eq!(admit(&odd, None).err(), Some(Fault::Damaged), "{id:?}");
            }
        }
    }

    #[test]
    fn a_damaged_link_is_seen_at_a_glance_and_at_the_door() {
        let (good, _) = slot(GameId::Gale);
        assert_eq!(glance(&good), Ok(()));
        let short = good.link[..good.link.len() - 1].to_owned();
        let changed = format!("{}AAA", &good.link[..good.link.len() - 3]);
        for link in [short, changed, String::new(), "hello".to_owned()] {
            let bad = Slot { link, ..good.clone() };
            assert_eq!(glance(&bad), Err(Fault::Damaged), "{}", bad.link);
            assert_eq!(admit(&bad, None).err(), Some(Fault::Damaged), "{}", bad.link);
        }
    }

    #[test]
    fn a_game_that_is_not_played_here_is_not_called_damaged() {
        let (good, _) = slot(GameId::Gale);
        let other = Slot { link: "chess.1.Abc".to_owned(), ..good.clone() };
        assert_eq!(glance(&other), Err(Fault::Foreign(LinkError::OtherGame)));
        assert_eq!(admit(&other, None).err(), Some(Fault::Foreign(LinkError::OtherGame)));
        let newer = Slot { link: good.link.replacen(".1.", ".9.", 1), ..good };
        let rules = LinkError::OtherRules { link: 9, ours: 1 };
        assert_eq!(admit(&newer, None).err(), Some(Fault::Foreign(rules)));
    }

    #[test]
    fn a_match_at_hand_is_not_read_from_its_link_again() {
        let (mut slot, game) = slot(GameId::Gale);
        // What is at hand was read from the link; reading this one would fail.
        slot.link = "read already".to_owned();
        let admitted = admit(&slot, Some(Arc::clone(&game))).expect("it is at hand");
        assert!(Arc::ptr_eq(&admitted, &game));
        slot.seats.pop();
        assert_eq!(admit(&slot, Some(game)).err(), Some(Fault::Damaged));
    }
}
