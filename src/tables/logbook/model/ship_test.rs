//! Ships and holds in games that are really played.

use logbook::board::damage::Damage;
use logbook::{Action, Question};

use super::port_test::moments;
use super::ship::ship;
use super::ship_work::{SlotTouch, Work, touches};

#[test]
fn a_hold_is_drawn_as_it_lies() {
    let (mut damaged, mut laden) = (0, 0);
    moments(0..6, |_, seen| {
        let model = ship(seen);
        assert_eq!(model.ships.len(), usize::from(seen.view.seats()));
        assert_eq!(Some(model.ships[0].pc), seen.view.own());
        for card in &model.ships {
            let board = seen.view.board(card.pc);
            let (hold, trim) = (&board.hold, board.trim());
            let slots: Vec<_> = card.rows.iter().flatten().collect();
            assert_eq!(slots.len(), usize::from(hold.layout().slots()));
            for (at, slot) in slots.iter().enumerate() {
                assert_eq!(usize::from(slot.slot), at);
                assert_eq!(slot.cube, hold.cube_at(slot.slot));
                assert_eq!(slot.damage, hold.damage_at(slot.slot));
                assert_eq!(slot.next_water, hold.next_hit(Damage::Water) == Some(slot.slot));
            }
            let pace = card.pace.sum();
            let sailed = board.hull().movement + trim.sails + trim.helm;
            assert_eq!(pace, sailed as i8 - (board.chain + trim.malus) as i8);
            assert_eq!(card.burden.draft2_at(card.burden.load), trim.draft2);
            if let Some(deeper) = card.burden.deeper {
                assert_eq!(card.burden.draft2_at(card.burden.load + deeper.more), deeper.draft2);
                assert!(deeper.more <= card.room && deeper.draft2 > trim.draft2);
            }
            for track in &card.tracks {
                assert!(usize::from(track.on) <= track.fame.len(), "{track:?}");
            }
            damaged += u32::from(hold.damaged() != 0);
            laden += u32::from(!hold.goods().is_empty());
        }
    });
    assert!(damaged > 0 && laden > 0);
}

#[test]
fn a_touched_slot_does_what_it_promises() {
    let mut swaps = 0;
    moments(0..4, |game, seen| {
        let Some(pc) = seen.view.own() else { return };
        let ahead = |path: &[usize]| game.ahead(seen.eye, path);
        let own = ship(seen);
        let all = touches(seen, &ahead, None);
        for touch in &all {
            if let SlotTouch::Acts(place, action) = touch {
                assert_eq!(seen.list.get(*place), Some(action));
                assert_ne!(own.work, Work::None);
            }
        }
        let Some(from) = all.iter().position(|touch| *touch == SlotTouch::Lifts) else { return };
        for (to, touch) in touches(seen, &ahead, Some(from as u8)).iter().enumerate() {
            let SlotTouch::Path(path) = touch else { continue };
            swaps += 1;
            let then = ahead(&path[..2]).expect("both are quiet");
            assert_eq!(then.list.get(path[2]), Some(&Action::Slot(to as u8)));
            let asked = then.view.asked().map(|asked| asked.question);
            assert_eq!(asked, Some(Question::Swap { slot: from as u8 }));
            let after = ahead(path).expect("so is the whole way");
            let (before, after) = (&seen.view.board(pc).hold, &after.view.board(pc).hold);
            assert_eq!(before.cube_at(from as u8), after.cube_at(to as u8), "L-194");
        }
    });
    assert!(swaps > 0);
}
