//! What holds at every moment of every game.

use std::collections::BTreeSet;

use broadside::{Broadside, Decision, Event, Fate, Place};
use engine::{Explained, Eye, Game, Match, Rng, Seat};

use crate::busy;

/// Every third set of options.
fn walk(look: impl FnMut(&Match<Broadside>)) {
    busy::walk(3, look);
}

#[test]
fn no_ship_overlaps_another_or_an_island_and_all_are_on_the_map() {
    walk(|game| {
        if game.cursor() % 7 != 0 {
            return;
        }
        let view = game.view(Eye::All);
        let afloat: Vec<_> = view.ships().iter().filter(|ship| ship.is_afloat()).collect();
        for (at, ship) in afloat.iter().enumerate() {
            let outline = ship.hull().outline();
            assert!(view.options().sea().holds_all(&outline), "B-58: {ship:?}");
            for other in &afloat[..at] {
                let apart = !broadside::polygon::overlap(&outline, &other.hull().outline());
                assert!(apart || is_grazing(ship, other), "B-54: {ship:?} {other:?}");
            }
        }
    });
}

/// A hull that is turned about moves by a unit (§3.2): that much is allowed.
fn is_grazing(ship: &broadside::Ship, other: &broadside::Ship) -> bool {
    let near = |by: i32| {
        let mut moved = *ship;
        moved.pose.at.x += by % 3 - 1;
        moved.pose.at.y += by / 3 - 1;
        broadside::polygon::overlap(&moved.hull().outline(), &other.hull().outline())
    };
    !(0..9).all(near)
}

#[test]
fn tokens_stay_where_they_belong_and_gold_is_conserved() {
    walk(|game| {
        let view = game.view(Eye::All);
        if view.round() == 0 || view.ended().is_some() {
            return;
        }
        let hoard = view.options().hoard();
        let seats = view.seats();
        assert_eq!(view.treasures().len(), usize::from(hoard.count * seats), "B-30");
        for token in view.treasures() {
            if let Place::Ship(ship) = token.place {
                let ship = view.ships()[ship as usize];
                assert!(ship.is_afloat() && token.known.by(ship.controller), "§7");
            }
        }
        for crew in view.crew() {
            if let Place::Ship(at) = crew.place {
                let ship = view.ships()[at as usize];
                assert!(ship.is_afloat() && crew.owner == ship.controller, "B-99: {crew:?}");
            }
        }
        // Coins in play and gold at home never fall below what there was: sinking and unloading
        // keep it, uniques and the appraiser only add to it (B-33, B-139).
        let coins = |place: fn(Place) -> bool| -> u16 {
            let there = view.treasures().iter().filter(|token| place(token.place));
            there.filter_map(|token| token.face.coin()).map(u16::from).sum()
        };
        let outside = coins(|place| matches!(place, Place::Island(_) | Place::Ship(_)));
        let home: u16 = Seat::all(seats).map(|seat| view.gold(seat)).sum();
        assert!(outside + home >= view.initial_gold(), "{outside} {home}: B-33");
    });
}

#[test]
fn crew_costs_and_tows_keep_to_their_limits() {
    walk(|game| {
        let view = game.view(Eye::All);
        let ships = view.ships();
        for (at, ship) in (0..).zip(ships).filter(|(_, ship)| ship.is_afloat()) {
            let fit = view.fittings(at);
            assert!(fit.crew_cost <= ship.card().cost, "all game long (B-22)");
            if let Some(towed) = ship.tows {
                let towed = ships[towed as usize];
                assert!(towed.is_afloat() && towed.is_derelict() && !ship.is_derelict(), "B-103");
                assert_eq!(towed.controller, ship.controller, "B-99");
                assert_eq!(towed.tows, None, "B-103");
            }
        }
        assert!(ships.iter().all(|ship| ship.fate != Fate::Sunk || ship.docked.is_none()));
    });
}

#[test]
fn everything_in_the_rules_happens_sooner_or_later() {
    let mut seen = BTreeSet::new();
    let mut chosen = BTreeSet::new();
    walk(|game| {
        if let Some(step) = game.steps().last() {
            chosen.insert(first_word(&format!("{:?}", step.action)));
            seen.extend(step.events.iter().map(|event: &Event| first_word(&format!("{event:?}"))));
        }
    });
    for event in ["Sailed", "Pivoted", "Docked", "Pinned", "Rammed", "Boarded", "MastLost"] {
        assert!(seen.contains(event), "{event}: {seen:?}");
    }
    for event in ["Shot", "Sunk", "Explored", "Unloaded", "TowTaken", "Captured", "CrewRevealed"] {
        assert!(seen.contains(event), "{event}: {seen:?}");
    }
    assert!(chosen.len() > 40, "{} kinds of actions: {chosen:?}", chosen.len());
}

/// What conformance checks in random games, in busy ones.
#[test]
fn imagined_worlds_and_reasons_hold_where_ships_meet() {
    let mut rng = Rng::new(1);
    busy::walk(4, |game| {
        let Some(acting) = game.to_act().seat() else { return };
        for eye in Seat::all(game.seats()).map(Eye::Seat) {
            let view = game.view(eye);
            let world = Broadside::determinize(&view, &mut rng);
            assert_eq!(world.observe(eye), view, "an imagined world looks like what is seen");
            if eye == Eye::Seat(acting) {
                let mut list = Vec::new();
                world.legal_actions(&mut list);
                assert_eq!(list, game.legal_actions(), "lists tell no secret");
                let mut conceivable = Vec::new();
                Broadside::conceivable(&view, &mut conceivable);
                assert!(list.iter().all(|action| conceivable.contains(action)), "{list:?}");
                for action in conceivable {
                    let why = Broadside::why_not(&view, action);
                    assert_eq!(why.is_none(), list.contains(&action), "{action:?}: {why:?}");
                }
            }
        }
    });
}

fn first_word(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphabetic).collect()
}

#[test]
fn the_state_is_plain_memory_below_four_kilobytes() {
    assert!(size_of::<Broadside>() < 4096, "{}", size_of::<Broadside>());
    const { assert!(Broadside::HORIZON < 1_500_000) };
}

/// Whoever is asked at the open table chooses from what everybody sees; reveal windows are never
/// among it (B-28).
#[test]
fn the_open_table_is_asked_for_masts_and_boardings_alone() {
    let (mut masts, mut boardings) = (0, 0);
    walk(|game| {
        let seen = game.seen(Eye::Table);
        let asked = seen.view.asked().filter(|_| seen.turn.seat().is_some());
        match asked.map(|asked| asked.decision) {
            Some(Decision::Lose { .. }) => masts += 1,
            Some(Decision::Board { .. }) => boardings += 1,
            _ => return assert!(!seen.is_asked()),
        }
        assert_eq!(seen.list, game.legal_actions());
    });
    assert!(masts > 0 && boardings > 0, "{masts} and {boardings}");
}
