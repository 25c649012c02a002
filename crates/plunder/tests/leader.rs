//! Worked examples: who leads a battle (PX-01 to PX-22).

mod common;

use common::{card, plays};
use engine::Seat;
use plunder::{Battle, Lead, Side};

/// A merchant of seat 0 with these plays, each of them allowed.
fn battle(teams: bool, text: &str) -> Battle {
    let side = |seat: Seat| Side(seat.0 >> u8::from(teams));
    let mut battle = Battle::new(0, card("M5"), Seat(0), Side(0));
    for play in plays(text) {
        assert_eq!(battle.admits(side(play.seat), play.card), Ok(()), "{play:?} of {text}");
        battle.join(side(play.seat), play.card);
    }
    battle
}

/// Any number of skulls yields to a trump (P-18: PX-09), all trumps to the last (P-19: PX-17).
/// Cards may come without taking the lead (P-20, PR-18: PX-06, PX-11). Partners fight in common
/// (P-53: PX-18 to PX-21).
#[test]
fn worked_examples() {
    const NOBODY: Option<u8> = None;
    for (id, teams, cards, leads) in [
        ("PX-01 unattacked", false, "", Some(0)),
        ("PX-02 any ship beats none", false, "1:R1", Some(1)),
        ("PX-03", false, "1:R3 2:G3", NOBODY),
        ("PX-04 5 against 4", false, "1:R3 2:G4 1:R2", Some(1)),
        ("PX-05 level at the top", false, "1:R4 2:G4 3:B2", NOBODY),
        ("PX-06 level below does not matter", false, "1:R4 2:G2 3:B2", Some(1)),
        ("PX-07 owner defends level", false, "1:R4 0:B4", NOBODY),
        ("PX-08 owner leads", false, "1:R4 0:B4 0:B1", Some(0)),
        ("PX-09 captain beats 11 skulls", false, "2:G4 2:G4 1:R1 2:G3 1:RC", Some(1)),
        ("PX-10 last captain", false, "1:R1 1:RC 2:G1 2:GC", Some(2)),
        ("PX-11 ships after a captain", false, "1:R1 1:RC 2:G4 2:G4", Some(1)),
        ("PX-12 admiral after captain", false, "1:R1 1:RC 0:AD", Some(0)),
        ("PX-13 captain after admiral", false, "1:R1 0:AD 1:RC", Some(1)),
        ("PX-14 admiral alone", false, "0:AD", Some(0)),
        ("PX-15 admiral ends a stalemate", false, "1:R3 2:G3 0:AD", Some(0)),
        ("PX-16 captain ends a stalemate", false, "1:R3 2:G3 2:GC", Some(2)),
        ("PX-17 three trumps", false, "1:R1 2:G1 1:RC 0:AD 2:GC", Some(2)),
        ("PX-18 partners add up, 4:3", true, "2:R2 4:G3 3:R2", Some(1)),
        ("PX-19 partner's captain", true, "2:R2 4:G3 3:RC", Some(1)),
        ("PX-20 partner's admiral", true, "2:R2 2:RC 1:AD", Some(0)),
        ("PX-21 4:4", true, "2:R2 4:G4 3:R2", NOBODY),
        ("PX-22 three level", false, "1:R2 2:G2 3:B2", NOBODY),
    ] {
        let battle = battle(teams, cards);
        assert_eq!(battle.leader(), leads.map(Side), "{id}");
        assert_eq!(battle.lead().side(), leads.map(Side), "{id}");
    }
}

/// PR-17: a side may have several trumps; the last of all counts.
#[test]
fn a_side_may_bring_captain_and_admiral() {
    for (cards, leads) in
        [("0:B1 0:BC 0:AD", 0), ("1:R1 0:B1 0:BC 1:RC 0:AD", 0), ("1:R1 0:AD 0:B1 0:BC 1:RC", 1)]
    {
        assert_eq!(battle(false, cards).leader(), Some(Side(leads)), "{cards}");
    }
}

/// P-15, P-25, P-26, P-27, P-28: the lead says by what.
#[test]
fn a_lead_gives_its_reason() {
    let (one, two) = (Side(1), Side(2));
    for (cards, lead) in [
        ("", Lead::Unattacked(Side(0))),
        ("1:R3 1:R2", Lead::Skulls { side: one, skulls: 5, next: 0 }),
        ("1:R3 2:G4", Lead::Skulls { side: two, skulls: 4, next: 3 }),
        ("1:R3 2:G3 3:B1", Lead::Stalemate { skulls: 3 }),
        ("1:R3 2:G4 1:RC", Lead::Trump(one, card("RC"))),
        ("0:AD", Lead::Trump(Side(0), card("AD"))),
    ] {
        assert_eq!(battle(false, cards).lead(), lead, "{cards}");
    }
    assert_eq!(battle(false, "2:G4 1:R3 2:G1").strengths(), [(one, 3), (two, 5)]);
}
