//! Set-up and phase 4.1, by the worked examples.

use crate::common::Scene;
use engine::{Game, Log, Options as _, Rng};
use quay::{Decision, Deck, Options, Phase, Quay, Ship};

#[test]
fn the_set_up_is_as_the_rules_say() {
    for seats in 2..=4 {
        let options = Options::for_seats(seats).expect("a table size");
        let mut quay = Quay::new(&options, Rng::new(5), &mut Log::silent());
        let start = quay.position();
        let (large, small) = options.fleet();
        assert_eq!(start.seats.len(), usize::from(options.seats()));
        assert!(start.seats.iter().all(|seat| seat.gold == 22 && seat.store.is_empty()), "Q-01");
        assert_eq!(start.reserve.counts(), [15; 4], "Q-03");
        assert_eq!(start.piles.each_ref().map(Vec::len), [40; 3], "Q-04");
        let ships = start.ship_piles.each_ref().map(Vec::len);
        assert_eq!(ships, [usize::from(26 - large), usize::from(20 - small)], "Q-05");
        let fleet: Vec<bool> = start.port.iter().map(|ship: &Ship| ship.is_large()).collect();
        let expected = [vec![true; large.into()], vec![false; small.into()]].concat();
        assert_eq!(fleet, expected, "Q-06: large ones first");
        // each seat takes two goods, from the first player on, before the next does.
        let mut seat = start.first;
        for _ in 0..seats {
            for _ in 0..2 {
                assert_eq!(quay.to_act().seat(), Some(seat), "QR-04");
                let mut legal = Vec::new();
                quay.legal_actions(&mut legal);
                assert_eq!(legal.len(), 4);
                quay.apply(legal[3], &mut Log::silent());
            }
            seat = seat.next(seats);
        }
        assert_eq!(quay.position().reserve.counts(), [15, 15, 15, 15 - 2 * seats]);
        assert_eq!(quay.position().decision, Decision::Draw);
        assert_eq!(quay.position().to_act, start.first);
    }
}

#[test]
fn every_seat_can_be_first() {
    for seat in 0..3 {
        let first = |seed| Quay::new(&Options::default(), Rng::new(seed), &mut Log::silent());
        assert!((0..50).any(|seed| first(seed).position().first.0 == seat), "Q-07");
    }
}

#[test]
fn worked_examples() {
    let draw = |seats| Scene::at(Decision::Draw, seats);
    for (id, table, list) in [
        ("QX-01", draw(3).play().plays("draw P, draw T"), "draw P, draw S, draw T"),
        ("QX-02, Q-18", draw(2).play().plays("draw P"), "draw S, draw T"),
        ("QX-03, Q-17", draw(4).play().plays("draw T, draw T"), "draw P, draw S"),
        (
            "QX-04, Q-19",
            draw(2).empty(Deck::Storage).discard("S09").play().plays("draw P"),
            "draw S, draw T",
        ),
        ("QX-04, Q-19: no discard", draw(2).empty(Deck::Storage).play().plays("draw P"), "draw T"),
    ] {
        assert_eq!(table.list(), list, "{id}");
    }
}

/// the first player reveals a card for each seat, one after the other.
#[test]
fn qx_01_a_second_transport_card_closes_the_row() {
    let table = Scene::at(Decision::Draw, 3).play().plays("draw P, draw T");
    assert_eq!((table.to_act(), table.decision()), (Some(0), Decision::Draw));
    let table = table.plays("draw T");
    assert_eq!(table.decision(), Decision::Choose);
    assert_eq!(format!("{:?}", table.position().row), "[P01, T01, T02]");
}

#[test]
fn qx_04_an_empty_pile_is_made_anew_from_its_discard() {
    let scene = Scene::at(Decision::Draw, 2).empty(Deck::Storage).discard("S09");
    let table = scene.play().plays("draw P, draw S");
    assert_eq!(format!("{:?}", table.position().row), "[P01, S09]");
    assert!(table.position().discard.is_empty());
}

/// QR-32: the cards of this turn are not in the discard yet.
#[test]
fn a_card_of_the_row_is_not_shuffled_in() {
    let scene = Scene::at(Decision::Draw, 4).empty(Deck::Storage).discard("S09");
    assert_eq!(scene.play().plays("draw S").list(), "draw P, draw T");
}

/// revealing, trading, actions and the end of the turn, in this order.
#[test]
fn a_turn_has_four_parts() {
    let scene = Scene::at(Decision::Draw, 2).port("L01 K20").store(1, "CC");
    let mut table = scene.play();
    let mut parts = vec![table.decision().phase()];
    for step in ["draw P, draw T", "take P01, take T01", "done, done", "spoil C"] {
        table = table.plays(step);
        parts.push(table.decision().phase());
    }
    assert_eq!(
        parts,
        [Phase::Reveal, Phase::Trade, Phase::Act, Phase::Departure, Phase::Reveal],
        "and the next turn"
    );
}
