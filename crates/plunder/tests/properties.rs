//! What holds in every position of every game.

mod common;

use engine::options::every;
use engine::{Eye, Game, Log, Match, Rng, Seat, Setup, Turn};
use plunder::{Action, Card, Event, Lead, Options, Plunder, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Plays random games at every table and shows each position, with the events that led to it.
fn wander(seeds: u64, mut look: impl FnMut(&Match<Plunder>, &[Event])) {
    for options in every::<Options>() {
        for seed in 0..seeds {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut game = Match::new(Setup::<Plunder> { options, seed });
            look(&game, game.opening());
            while game.to_act().seat().is_some() {
                let index = rng.random_range(0..game.legal_actions().len());
                game.play_index(index).expect("an entry of the list is playable");
                let events = &game.steps().last().expect("a step").events;
                look(&game, events);
            }
        }
    }
}

fn gold(cards: &[Card]) -> i16 {
    cards.iter().map(|card| i16::from(card.gold())).sum()
}

/// P-01, P-07, P-33: 78 cards at every moment, none of the discards a merchant. A position
/// brought in from its parts is the same position, so its sets of targets and leaders are those
/// that play has kept up.
#[test]
fn every_position_is_a_whole_deck_and_can_be_brought_in_again() {
    wander(12, |game, _| {
        let state = game.state();
        let parts = state.to_parts();
        assert!(parts.discard.iter().all(|card| !card.is_merchant()));
        let again = Plunder::from_parts(&parts).expect("78 cards");
        assert_eq!(again.to_parts(), parts);
        assert_eq!(again.to_act(), state.to_act());
        if state.pending().is_none() {
            assert_eq!(common::legal(&again), game.legal_actions());
            assert_eq!(common::full_actions(&again), common::full_actions(state));
        }
    });
}

/// P-42 to P-44: at the end scores, stalemates and twice the gold in hand make 100.
#[test]
fn no_gold_is_lost() {
    wander(40, |game, _| {
        if let Turn::Over(_) = game.to_act() {
            let parts = game.state().to_parts();
            let scores: i16 = game.state().scores().iter().sum();
            let level: i16 = parts.table.iter().map(|part| gold(&[part.card])).sum();
            let held: i16 = parts.hands.iter().map(|hand| gold(hand)).sum();
            assert_eq!(scores + level + 2 * held, 100);
            assert!(parts.pile.is_empty());
        }
    });
}

/// P-31: a captured merchant was led by its captor in every position since its last action.
#[test]
fn a_captor_has_led_since_its_last_action() {
    wander(40, |game, events| {
        let captured: Vec<(Side, u8)> = events
            .iter()
            .take_while(|event| **event != Event::Ended)
            .filter_map(|event| match event {
                Event::Captured { side, id, .. } => Some((*side, *id)),
                _ => None,
            })
            .collect();
        if captured.is_empty() {
            return;
        }
        let options = game.setup().options;
        let mut past = game.clone();
        for (side, id) in captured {
            let own = |ply: &usize| options.side_of(game.steps()[*ply].seat) == side;
            let last = (0..game.cursor()).rev().find(own).expect("its side has acted");
            for ply in last + 1..game.cursor() {
                past.seek(ply);
                let lane = past.view(Eye::Table).lane(id).expect("at sea until then");
                assert_eq!(lane.lead.side(), Some(side), "merchant {id} at {ply}");
            }
        }
    });
}

/// P-12 to P-17: the reasons and the lists say the same, for every card, seat and merchant.
#[test]
fn a_card_is_barred_exactly_where_it_has_no_target() {
    wander(6, |game, _| {
        let (view, Turn::Act(seat)) = (game.view(Eye::All), game.to_act()) else { return };
        if game.state().pending().is_some() {
            return;
        }
        let full = common::full_actions(game.state());
        for card in view.hand(seat).cards().expect("this eye sees all").distinct() {
            let listed = game.legal_actions().contains(&Action::Play(card));
            assert_eq!(view.playable(seat, card).is_ok(), listed, "{card}");
            let listed = game.legal_actions().contains(&Action::Discard(card));
            assert_eq!(view.discardable(seat, card).is_ok(), listed, "discard {card}");
            for lane in view.lanes() {
                let listed = full.contains(&format!("{card}@{}", lane.id));
                assert_eq!(view.preview(seat, card, lane.id).is_ok(), listed, "{card}");
            }
        }
    });
}

/// What a preview promises is what playing brings.
#[test]
fn previews_come_true() {
    wander(6, |game, events| {
        let Some(Event::Played { seat, card, at, lead, .. }) = events.first() else { return };
        let mut before = game.clone();
        before.seek(game.cursor() - 2);
        let preview = before.view(Eye::Seat(*seat)).preview(*seat, *card, *at).expect("legal");
        assert_eq!(preview.lead, *lead);
        if let Some(lane) = game.view(Eye::Table).lane(*at) {
            assert_eq!((lane.forces, lane.plays), (preview.forces, preview.plays));
        }
    });
}

/// The seat and the turn at which a merchant is due are those of its capture, if nobody acts.
#[test]
fn captures_come_when_they_are_due() {
    wander(20, |game, events| {
        for event in events.iter().take_while(|event| **event != Event::Ended) {
            let Event::Captured { side, id, lead, .. } = event else { continue };
            let mut before = game.clone();
            before.seek(game.cursor() - 1);
            // Unless the last action was the one that gave the lead, it was due already.
            let lane = before.view(Eye::Table).lane(*id);
            if let Some(lane) = lane.filter(|lane| lane.lead == *lead) {
                let due = lane.due.expect("somebody leads");
                let passed = game.state().clock().turn - before.state().clock().turn;
                assert_eq!(due.seat, game.setup().options.checker(*side));
                assert!(u16::from(due.turns) <= passed, "{due:?} after {passed} turns");
            }
        }
    });
}

/// A chosen card is known to its seat and the partner; to all others nothing has happened yet.
#[test]
fn a_pending_card_is_a_secret() {
    let mut seen = 0;
    wander(6, |game, events| {
        let (Some(card), Turn::Act(acting)) = (game.state().pending(), game.to_act()) else {
            return;
        };
        assert!(events.is_empty(), "no event tells of it");
        let options = game.setup().options;
        let mut before = game.clone();
        before.seek(game.cursor() - 1);
        for seat in Seat::all(options.seats()) {
            let (then, now) = (before.view(Eye::Seat(seat)), game.view(Eye::Seat(seat)));
            if options.side_of(seat) == options.side_of(acting) {
                assert_eq!(now.pending(), Some(card));
            } else {
                assert_eq!(now, then, "seat {seat:?} notices nothing");
            }
        }
        assert_eq!(before.view(Eye::Table), game.view(Eye::Table));
        seen += 1;
    });
    assert!(seen > 0);
}

/// P-03: one action a turn, clockwise; only seats that can do nothing are passed over (P-55).
#[test]
fn turns_go_clockwise() {
    wander(12, |game, events| {
        let Some(step) = game.steps().last() else { return };
        if game.state().pending().is_some() {
            return assert_eq!(game.to_act(), Turn::Act(step.seat));
        }
        let passed = events.iter().filter(|event| matches!(event, Event::Passed { .. })).count();
        if let Turn::Act(next) = game.to_act() {
            let seats = game.setup().options.seats();
            let clockwise = step.seat.clockwise(seats).nth((1 + passed) % usize::from(seats));
            assert_eq!(Some(next), clockwise);
            assert!(passed == 0 || game.setup().options.teams(), "solo seats never pass");
        }
    });
}

/// P-02, PR-19: in solo any seat begins; P-52, PR-12: in teams any even one.
#[test]
fn every_first_seat_comes_up() {
    for options in every::<Options>() {
        let mut begun = [false; 8];
        for seed in 0..100 {
            let game = Plunder::new(&options, Rng::new(seed), &mut Log::silent());
            begun[game.to_act().seat().expect("a first seat").index()] = true;
        }
        for seat in Seat::all(8) {
            let begins = seat.0 < options.seats() && options.checks(seat);
            assert_eq!(begun[seat.index()], begins, "{seat:?} of {options:?}");
        }
    }
}

/// Each way to lead, and each kind of capture, happens in random games.
#[test]
fn everything_happens() {
    let mut seen = [false; 4];
    wander(10, |_, events| {
        for event in events {
            if let Event::Captured { lead, .. } | Event::Played { lead, .. } = event {
                seen[match lead {
                    Lead::Unattacked(_) => 0,
                    Lead::Trump(..) => 1,
                    Lead::Skulls { .. } => 2,
                    Lead::Stalemate { .. } => 3,
                }] = true;
            }
        }
    });
    assert_eq!(seen, [true; 4]);
}
