//! What a table can ask of a view.

mod common;

use common::{Spec, card, hands};
use engine::{Eye, Game, Seat};
use plunder::{Barred, Colour, Due, Hand, Lead, Side};

fn spec() -> Spec {
    Spec {
        seats: 4,
        pile: "Y2 Y2",
        hands: hands(&["R3 RC AD M2 M3", "B1", "B1", "B2"]),
        table: vec![(1, "M6", "2:R2 3:G4"), (0, "M4", "2:B3 2:BC"), (3, "M5", "1:Y2 0:B2")],
        captured: vec!["M7", "", "M8 G1", ""],
        ..Spec::default()
    }
}

#[test]
fn lanes_tell_who_is_there_who_leads_and_when_it_is_captured() {
    let lanes = spec().game().observe(Eye::Seat(Seat(0))).lanes();
    let leads: Vec<Lead> = lanes.iter().map(|lane| lane.lead).collect();
    assert_eq!(
        leads,
        [
            Lead::Skulls { side: Side(3), skulls: 4, next: 2 },
            Lead::Trump(Side(2), card("BC")),
            Lead::Stalemate { skulls: 2 },
        ]
    );
    let due: Vec<_> = lanes.iter().map(|lane| lane.due).collect();
    assert_eq!(
        due,
        [Some(Due { seat: Seat(3), turns: 3 }), Some(Due { seat: Seat(2), turns: 2 }), None]
    );
    let blue = lanes[1].force(Side(2)).expect("side 2 is there");
    assert_eq!((blue.colour, blue.skulls, blue.leads), (Some(Colour::Blue), 3, true));
    assert_eq!((&blue.ships[..], &blue.trumps[..]), (&[card("B3")][..], &[card("BC")][..]));
    let short = |lane: usize, side| lanes[lane].short(Side(side));
    assert_eq!((short(0, 0), short(0, 2), short(0, 3)), (Some(5), Some(3), Some(0)));
    assert_eq!((short(1, 0), short(2, 0), short(2, 3)), (None, Some(1), Some(3)));
}

/// A side's own check lies behind it: a lead it takes now ripens in a whole round.
#[test]
fn a_lead_taken_now_is_due_in_a_round() {
    let view = Spec { table: vec![(1, "M6", "")], ..spec() }.game().observe(Eye::Table);
    let lane = view.preview(Seat(0), card("R3"), 0).expect("a free colour");
    assert_eq!(lane.lead, Lead::Skulls { side: Side(0), skulls: 3, next: 0 });
    assert_eq!(lane.due, Some(Due { seat: Seat(0), turns: 4 }));
}

#[test]
fn every_refusal_has_its_reason() {
    let view = spec().game().observe(Eye::Seat(Seat(0)));
    for (name, id, reason) in [
        ("R3", 0, Barred::ColourTaken(Side(2))),
        ("R3", 2, Barred::OtherColour(Colour::Blue)),
        ("RC", 0, Barred::NoShip),
        ("AD", 0, Barred::NotOwn),
        ("M2", 0, Barred::Merchant),
        ("R3", 9, Barred::NotAtSea),
    ] {
        assert_eq!(view.preview(Seat(0), card(name), id), Err(reason), "{name}@{id}");
    }
    assert_eq!(view.playable(Seat(0), card("RC")), Err(Barred::NoTarget));
    assert_eq!(view.playable(Seat(0), card("R3")), Ok(()), "R3 may go to merchant 1");
    assert_eq!(view.discardable(Seat(0), card("RC")), Err(Barred::PileLeft));
    assert_eq!(view.discardable(Seat(0), card("M2")), Err(Barred::NeverDiscarded));
    let late = Spec { pile: "", table: vec![], ..spec() }.game().observe(Eye::Seat(Seat(0)));
    assert_eq!(late.playable(Seat(0), card("R3")), Err(Barred::NothingAtSea));
    assert_eq!(late.discardable(Seat(0), card("R3")), Ok(()));
    let late = Spec { pile: "", ..spec() }.game().observe(Eye::Seat(Seat(0)));
    assert_eq!(late.discardable(Seat(0), card("R3")), Err(Barred::Playable));
}

/// PR-15: what was captured is known to all, gold and cards; hands and pile are only counted.
#[test]
fn an_eye_counts_what_it_does_not_know() {
    let view = spec().game().observe(Eye::Seat(Seat(0)));
    assert_eq!(view.hand(Seat(1)), &Hand::Counted(1));
    assert_eq!(view.hand(Seat(0)).cards().map(|hand| hand.len()), Some(5));
    assert_eq!((view.gold(Side(0)), view.gold(Side(2)), view.gold_led(Side(3))), (7, 8, 6));
    let captured: Vec<_> = view.captured(Side(2)).iter().collect();
    assert_eq!(captured, [card("M8"), card("G1")]);
    assert_eq!((view.gold_at_risk(Side(0)), view.gold_at_risk(Side(1))), (Some(5), None));
    assert_eq!(view.pile(), 2);
    assert_eq!(view.unseen().len(), 2 + 3, "the pile and three hands of one card");
    assert_eq!(view.unseen_trumps().count(), 0);
    let stranger = spec().game().observe(Eye::Table);
    let trumps: Vec<_> = stranger.unseen_trumps().collect();
    assert_eq!(trumps, [card("RC"), card("AD")], "they are in a hand the stranger cannot see");
}

/// P-51, PR-10: partners see each other's hands.
#[test]
fn partners_share_their_hands() {
    let view = Spec { teams: true, table: vec![], captured: vec![], ..spec() }
        .game()
        .observe(Eye::Seat(Seat(1)));
    assert!(view.hand(Seat(0)).cards().is_some() && view.hand(Seat(2)).cards().is_none());
    assert_eq!(view.gold_at_risk(Side(0)), Some(5));
}

/// Merchants in hand are counted for all to see when the game is over (P-44).
#[test]
fn the_end_lays_the_hands_open() {
    let mut game = spec().game();
    game.finish(&mut engine::Log::silent());
    let view = game.observe(Eye::Seat(Seat(3)));
    assert_eq!(view.outcome().map(|outcome| outcome.scores), Some(game.outcome().scores));
    assert_eq!(&view.scores()[..], [2, 0, 12, 6]);
}
