//! Why something on the table cannot be chosen: an explanation, not a second rule book.

use plunder::{Action, Card, Kind, View};

use super::model::{LaneModel, Target};
use crate::desk::Closed;
use crate::text::plunder::Why;

/// Why nothing at all can be chosen now, if so. `open` is false where one only looks.
fn closed(view: &View, open: bool) -> Option<Why> {
    let acting = (!view.is_over()).then(|| view.to_act());
    Closed::check(view.eye(), acting, open).err().map(Why::Closed)
}

/// Why a card of the hand cannot be chosen; nothing if it is in the list.
pub fn of_card(view: &View, legal: &[Action], card: Card, open: bool) -> Option<Why> {
    let listed = legal.contains(&Action::Play(card)) || legal.contains(&Action::Discard(card));
    closed(view, open)
        .or_else(|| view.pending().map(Why::TargetFirst))
        .or_else(|| (!listed).then(|| unplayable(view, card)))
}

fn unplayable(view: &View, card: Card) -> Why {
    match card.kind() {
        _ if view.lanes().is_empty() => Why::NothingAtSea(card),
        Kind::Captain(colour) => Why::NoShipFor(colour),
        Kind::Admiral => Why::NoMerchantFor,
        Kind::Ship(..) | Kind::Merchant(_) => Why::NoTarget(card),
    }
}

/// Why a merchant at sea cannot be chosen; nothing if the card taken up may go there.
pub fn of_lane(view: &View, legal: &[Action], lane: &LaneModel, open: bool) -> Option<Why> {
    closed(view, open).or_else(|| match &lane.target {
        Target::Open { .. } => None,
        Target::Barred(card, barred) => Some(Why::Barred(*card, *barred, lane.lane.id)),
        Target::Idle => Some(Why::CardFirst(welcome(view, legal, lane.lane.id))),
    })
}

/// The cards of the list that may go to a merchant.
fn welcome(view: &View, legal: &[Action], lane: u8) -> Vec<Card> {
    let cards = legal.iter().filter_map(|action| match action {
        Action::Play(card) => Some(*card),
        _ => None,
    });
    cards.filter(|card| view.preview(view.to_act(), *card, lane).is_ok()).collect()
}

/// Why the pile cannot be used; nothing if one may draw.
pub fn of_pile(view: &View, legal: &[Action], open: bool) -> Option<Why> {
    let may_go = || {
        let discards = legal.iter().filter_map(|action| match action {
            Action::Discard(card) => Some(*card),
            _ => None,
        });
        discards.collect()
    };
    closed(view, open)
        .or_else(|| view.pending().map(Why::TargetFirst))
        .or_else(|| (!legal.contains(&Action::Draw)).then(|| Why::NoPile(may_go())))
}

#[cfg(test)]
mod tests {
    use engine::{Eye, Match, Rng, Seat, Setup, Turn};
    use plunder::{Options, Plunder};

    use super::*;
    use crate::tables::plunder::model::{Intent, table};
    use crate::text::Told;
    use crate::text::plunder::reason;
    use crate::text::{Lang, Names};

    /// Random games: every card, every merchant and the pile either are touched by an action of
    /// the list or have a reason that points to a section of the rules (U5).
    #[test]
    fn everything_can_be_chosen_or_has_a_reason() {
        let sections: Vec<&str> =
            Plunder::rules(Lang::Fr).iter().map(|section| section.id).collect();
        let list: Vec<String> = "ABCDEFGH".chars().map(String::from).collect();
        let mut told = std::collections::BTreeSet::new();
        for seed in 0..24u64 {
            let (seats, teams) =
                [(2, false), (3, false), (4, false), (5, false), (4, true), (6, true)]
                    [seed as usize % 6];
            let options = Options::new(seats, teams, seed % 4 == 3).expect("a table");
            let mut game = Match::new(Setup::<Plunder> { options, seed });
            let mut rng = Rng::new(seed);
            while let Turn::Act(acting) = game.to_act() {
                let legal = game.legal_actions();
                for seat in Seat::all(seats) {
                    let (eye, mine) = (Eye::Seat(seat), seat == acting);
                    let view = game.view(eye);
                    let names = Names { lang: Lang::En, list: list.clone(), you: Some(seat) };
                    let mut note = |why: Option<Why>, touched: bool| {
                        assert_eq!(why.is_none(), touched, "{why:?}");
                        if let Some(why) = why {
                            let reason = reason(&why, &view, &names);
                            assert!(sections.contains(&reason.section), "{why:?}");
                            assert!(reason.words.ends_with('.'), "{}", reason.words);
                            told.insert(reason.section);
                        }
                    };
                    let mut raised = vec![None];
                    for held in table(&game, eye, &Intent::default(), 0).hand {
                        let listed = |action| mine && legal.contains(&action);
                        let touched =
                            listed(Action::Play(held.card)) || listed(Action::Discard(held.card));
                        note(of_card(&view, legal, held.card, true), touched);
                        raised.extend(held.pick.map(|_| Some(held.card)));
                    }
                    note(of_pile(&view, legal, true), mine && legal.contains(&Action::Draw));
                    for picked in raised {
                        let intent = Intent { picked, path: Vec::new() };
                        for lane in table(&game, eye, &intent, 0).lanes {
                            let touched = matches!(lane.target, Target::Open { .. });
                            note(of_lane(&view, legal, &lane, true), touched);
                        }
                    }
                }
                let count = legal.len() as u32;
                game.play_index(rng.below(count) as usize).expect("a choice of the list");
            }
        }
        assert!(told.len() >= 6, "only {told:?} came up");
    }
}
