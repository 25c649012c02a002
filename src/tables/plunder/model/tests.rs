//! The render model against the rules.

use engine::{Eye, Match, Rng, Seat, Setup, Turn};
use plunder::{Action, Options, Plunder};

use super::*;

/// Walks through random games on every size of table.
fn wander(mut look: impl FnMut(&Match<Plunder>, Seat)) {
    for (seed, (seats, teams)) in
        [(2, false), (3, false), (5, false), (4, true), (8, true)].into_iter().enumerate()
    {
        let options = Options::new(seats, teams, seed % 2 == 1).expect("a table");
        let mut game = Match::new(Setup::<Plunder> { options, seed: seed as u64 });
        let mut rng = Rng::new(seed as u64);
        while let Turn::Act(seat) = game.to_act() {
            look(&game, seat);
            let count = game.legal_actions().len() as u32;
            game.play_index(rng.below(count) as usize).expect("a choice of the list");
        }
    }
}

fn intent(picked: Option<Card>, path: &[usize]) -> Intent {
    Intent { picked, path: path.to_vec(), ..Intent::default() }
}

#[test]
fn every_action_of_the_list_can_be_reached_from_the_table() {
    wander(|game, seat| {
        let eye = Eye::Seat(seat);
        let model = shown(game, eye, None);
        for (index, action) in game.legal_actions().iter().enumerate() {
            let found = match action {
                Action::Draw => model.pile.draw == Some(index),
                Action::Play(_) => model.hand.iter().any(|held| held.choice() == Some(index)),
                Action::Discard(card) => {
                    let raised = shown(game, eye, Some(*card)).pile.discard;
                    model.hand.iter().any(|held| held.act == Some(index))
                        || raised == Some((*card, index))
                }
                Action::At(id) => model.lanes.iter().any(|lane| {
                    lane.lane.id == *id
                        && matches!(&lane.target, Target::Open { path, .. } if path[..] == [index])
                }),
            };
            assert!(found, "{action:?} is not on the table");
        }
    });
}

fn shown(game: &Match<Plunder>, eye: Eye, picked: Option<Card>) -> TableModel {
    meant(game, eye, &intent(picked, &[]))
}

fn meant(game: &Match<Plunder>, eye: Eye, intent: &Intent) -> TableModel {
    table(&game.seen(eye), &|path| game.ahead(eye, path), intent)
}

/// Card and target, chosen on the table, are the two steps that bring about what was previewed.
#[test]
fn a_path_plays_what_its_lane_showed() {
    let mut tried = 0;
    wander(|game, seat| {
        let eye = Eye::Seat(seat);
        for held in shown(game, eye, None).hand.iter().filter(|held| held.pick.is_some()) {
            for lane in shown(game, eye, Some(held.card)).lanes {
                let Target::Open { path, then } = lane.target else { continue };
                let drafted = meant(game, eye, &intent(Some(held.card), &path));
                let there = drafted.lanes.iter().find(|other| other.drafted).expect("a draft");
                assert_eq!(there.lane, *then);
                let mut after = game.clone();
                for index in path {
                    after.play_index(index).expect("the path is legal");
                }
                if let Some(real) = after.view(eye).lane(lane.lane.id) {
                    assert_eq!((real.forces, real.lead), (then.forces.clone(), then.lead));
                }
                tried += 1;
            }
        }
    });
    assert!(tried > 100);
}

#[test]
fn others_see_no_choice_and_no_raised_card() {
    wander(|game, seat| {
        let other = seat.next(game.seats());
        let partner = game.setup().options.partner(seat) == Some(other);
        let model = shown(game, Eye::Seat(other), None);
        assert!(model.pile.draw.is_none() && (partner || model.raised.is_none()));
        assert!(!model.yours && model.hand.iter().all(|held| held.choice().is_none()));
        let table = shown(game, Eye::Table, None);
        assert!(table.raised.is_none() && table.parties.iter().all(|party| party.open.is_empty()));
        assert!(table.hand.is_empty());
    });
}

#[test]
fn only_the_last_trump_is_not_beaten() {
    let mut seen = 0;
    wander(|game, seat| {
        for lane in shown(game, Eye::Seat(seat), None).lanes {
            let cards = lane.flanks.iter().flat_map(|flank| &flank.cards);
            let mut trumps: Vec<_> = cards.filter(|came| came.card.is_trump()).collect();
            trumps.sort_by_key(|came| came.place);
            if let Some((last, before)) = trumps.split_last() {
                assert!(!last.beaten && before.iter().all(|trump| trump.beaten));
                assert_eq!(lane.leader(), Some(game.setup().options.side_of(last.seat)));
                seen += 1;
            }
        }
    });
    assert!(seen > 0, "no trump was ever played");
}

#[test]
fn like_merchants_are_told_apart() {
    let mut twins = 0;
    wander(|game, seat| {
        let lanes = shown(game, Eye::Seat(seat), None).lanes;
        let names: Vec<_> =
            lanes.iter().map(|lane| (lane.lane.owner, lane.lane.merchant, lane.twin)).collect();
        for (at, name) in names.iter().enumerate() {
            assert!(!names[..at].contains(name), "{name:?} twice");
            twins += usize::from(name.2.is_some());
        }
    });
    assert!(twins > 0, "no twins were ever at sea");
}

#[test]
fn what_was_captured_stays_in_sight_until_the_next_act() {
    let mut seen = 0;
    wander(|game, seat| {
        let model = shown(game, Eye::Seat(seat), None);
        assert!(model.spoils.iter().all(|spoil| model.lanes.iter().all(|l| l.lane.id != spoil.id)));
        seen += model.spoils.len();
    });
    assert!(seen > 0, "nothing was ever captured");
}

/// The game would be over if a side had no card left: partners' hands count together.
#[test]
fn the_end_is_near_for_a_side_that_still_holds_cards() {
    let mut near = 0;
    wander(|game, seat| {
        let shortest = shown(game, Eye::Seat(seat), None).pile.shortest;
        assert_eq!(shortest.is_some(), game.view(Eye::Table).pile() == 0);
        assert!(shortest.is_none_or(|(_, held)| held > 0), "{shortest:?}");
        near += usize::from(shortest.is_some());
    });
    assert!(near > 0, "no pile ever ran out");
}
