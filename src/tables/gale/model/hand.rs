//! The hand of whoever is looking.

use engine::Seen;
use gale::{Action, Angle, Dir, Gale, Rank, View, Wheel, rank};

use super::piece;
use crate::pieces::Share;

/// A card of the hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HandCard {
    /// Tells equal pirates apart: the first is the one that will be played, and has their number.
    pub copy: u8,
    /// What tells it from all other cards, wherever it lies.
    pub piece: String,
    /// Is it the one that is taken up where several are the same choice?
    pub first: bool,
    /// The card.
    pub card: Wheel,
    /// What it is worth under the present wind.
    pub now: Worth,
    /// What it is worth under the winds to come.
    pub next: Vec<(Dir, Worth)>,
    /// Its place in the list, if it may be played.
    pub choice: Option<usize>,
}

/// What a card is worth under a wind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Worth {
    /// Its rank.
    pub rank: Rank,
    /// All of its number, part of it, or nothing.
    pub share: Share,
}

/// The viewer's hand by suit and number, or from the most to the least it is worth now.
pub fn hand(seen: &Seen<Gale>, by_value: bool) -> Vec<HandCard> {
    let (view, table, hand) = (&seen.view, seen.view.table(), seen.view.own_hand());
    let cards: Vec<Wheel> = match table.row().first() {
        Some(wind) if by_value => View::sorted(hand, wind.dir()),
        _ => hand.cards().collect(),
    };
    let pirates = hand.pirates() as u8;
    let mut copy = pirates + 1;
    let one = |card: &Wheel| {
        copy = if card.is_pirate() { copy - 1 } else { copy };
        let dirs: Vec<Dir> = table.row().iter().map(|wind| wind.dir()).collect();
        // A pirate's worth depends on who plays before it: there is nothing to foretell.
        let foretold = if card.is_pirate() { &[][..] } else { dirs.get(1..).unwrap_or_default() };
        HandCard {
            copy: if card.is_pirate() { copy } else { 0 },
            piece: piece(*card, copy, table.round()),
            first: !card.is_pirate() || copy == pirates,
            card: *card,
            now: worth_now(view, *card),
            next: foretold.iter().map(|dir| (*dir, worth(*card, *dir))).collect(),
            choice: seen.place(Action::Play(*card)),
        }
    };
    cards.iter().map(one).collect()
}

fn worth(card: Wheel, wind: Dir) -> Worth {
    let share = match card.dir().map(|dir| dir.angle(wind)) {
        Some(Angle::With) => Share::Full,
        Some(Angle::Across) => Share::Part,
        Some(Angle::Against) | None => Share::None,
    };
    Worth { rank: rank(card, wind), share }
}

/// A pirate is worth what lies before it; the rest is worth what it always is.
fn worth_now(view: &View, card: Wheel) -> Worth {
    let table = view.table();
    let Some(wind) = table.row().first() else { return worth(card, Dir::N) };
    match table.verdict().plays.last() {
        Some(last) if card.is_pirate() => Worth { rank: last.rank, share: Share::Part },
        _ => worth(card, wind.dir()),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Seat, Setup};

    use super::*;

    #[test]
    fn a_card_is_worth_all_half_or_none_of_its_number() {
        let of = |card: &str| worth(card.parse().expect("a card"), Dir::N);
        let halves = |worth: Worth| (worth.rank.doubled(), worth.share);
        assert_eq!(halves(of("N9")), (Some(18), Share::Full));
        assert_eq!(halves(of("E9")), (Some(9), Share::Part));
        assert_eq!(halves(of("S9")), (Some(0), Share::None));
    }

    #[test]
    fn only_the_seat_to_act_has_choices() {
        let game = Match::new(Setup::<Gale> { options: Default::default(), seed: 4 });
        let acting = game.to_act().seat().expect("a game begins with a decision");
        let choices = |seat| {
            let cards = hand(&game.seen(Eye::Seat(seat)), false);
            assert_eq!(cards.len(), 12);
            cards.iter().filter(|card| card.choice.is_some()).count()
        };
        assert!(choices(acting) > 0);
        assert_eq!(choices(acting.next(4)), 0);
        assert!(hand(&game.seen(Eye::Table), false).is_empty());
    }

    #[test]
    fn sorting_changes_the_order_and_nothing_else() {
        let game = Match::new(Setup::<Gale> { options: Default::default(), seed: 4 });
        let seen = game.seen(Eye::Seat(Seat(0)));
        let (plain, sorted) = (hand(&seen, false), hand(&seen, true));
        assert!(plain.is_sorted_by_key(|card| card.card));
        assert!(sorted.iter().all(|card| plain.contains(card)) && plain != sorted);
    }
}
