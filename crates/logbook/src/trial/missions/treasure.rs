//! Clues and digging (L-422 to L-425).

use engine::{Eye, Game};

use super::*;
use crate::content::Clue;
use crate::state::Logbook;
use crate::{Key, Options};

/// A sea beside the X where these cards say the treasure lies; and beside another.
fn beside_the_crosses() -> (Scene, Cell, Cell) {
    let mut scene = Scene::light();
    scene.game.treasure.cards = [0, 0, 1];
    let (tile, index) = scene.game.treasure.place().expect("two clues name a place");
    let other = TileId::new(if tile.number() == 7 { 8 } else { 7 });
    scene.tiles(&[(tile.number(), 2), (other.number(), 0)]);
    let beside = |scene: &Scene, cell: Cell| {
        let sea = |at: &Cell| scene.game.chart.is_sea(*at);
        cell.around().into_iter().find(sea).expect("there is sea beside")
    };
    let right = beside(&scene, scene.on(tile.number(), index));
    let wrong = other.tile().that(|spot| spot.is_cross()).iter().next().expect("an X");
    let wrong = beside(&scene, scene.on(other.number(), wrong));
    (scene, right, wrong)
}

#[test]
fn the_first_two_clues_show_a_card_each_to_one_seat_alone() {
    let mut scene = Scene::light();
    (0..3).for_each(|_| _ = scene.run(|game, log| game.gain_clue(ME, log)));
    assert_eq!(scene.game.board(ME).clues, 2, "L-422: further ones do nothing");
    let theirs = Eye::Seat(scene.game.place(RIVAL));
    let [first, second, _] = scene.game.treasure.cards;
    let shown: Vec<_> = scene
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Clue { card, .. } => card.what,
            _ => None,
        })
        .collect();
    assert_eq!(shown, [first, second], "L-422");
    let told = scene.told.iter().filter_map(|event| Logbook::redact(event, theirs));
    let seen =
        told.filter(|event| matches!(event, Event::Clue { card, .. } if card.what.is_some()));
    assert_eq!(seen.count(), 0, "5.9");
}

#[test]
fn two_clues_share_one_index_whatever_the_rotation_of_its_tile() {
    let first = Clue(0).first();
    assert_eq!(first.len(), 7, "S-19");
    for second in (0..Clue::COUNTS[1]).map(Clue) {
        assert_eq!(first.and(second.second()).len(), 1, "S-19, L-423");
    }
    let (mut scene, right, _) = beside_the_crosses();
    assert_ne!(scene.game.tiles[0].turned, 0);
    scene.at(right).act(A::Dig);
    assert!(scene.game.treasure.found, "S-19: in the tile's own orientation");
}

#[test]
fn whoever_digs_in_the_right_place_gains_what_lies_there() {
    let (mut scene, right, _) = beside_the_crosses();
    let before = scene.money();
    scene.at(right).act(A::Dig);
    assert_eq!((scene.fame(), scene.money() - before), (2, 10_000), "L-424: the second hoard");
    assert!(scene.heard(|event| matches!(event, Event::Dug { found: true, .. })));
    assert!(scene.told.contains(&Event::Treasure { pc: ME, cards: [0, 0, 1] }), "L-424: revealed");
    assert_eq!(scene.game.turn.slots, 1, "D-48: an action");
    scene.run(|game, log| game.gain_clue(RIVAL, log));
    assert_eq!(scene.game.board(RIVAL).clues, 0, "L-425");
    scene.game.board_mut(ME).dug = false;
    assert!(!scene.at(right).offers(A::Dig), "L-425");
}

#[test]
fn whoever_digs_in_the_wrong_place_never_digs_again() {
    let (mut scene, right, wrong) = beside_the_crosses();
    let before = scene.money();
    scene.at(wrong).act(A::Dig);
    assert_eq!((scene.fame(), scene.money(), scene.game.treasure.found), (0, before, false));
    assert_eq!(scene.game.treasure.wrong.count_ones(), 1, "L-424: remembered");
    assert!(!scene.at(right).offers(A::Dig), "L-424");
    scene.pc(ME, Cell::CENTRE, Dir::NORTH);
    scene.pc(RIVAL, right, Dir::NORTH);
    assert!(scene.turn_of(RIVAL).offers(A::Dig), "L-424: once a seat, with or without clues");
}

#[test]
fn without_treasure_nobody_digs_and_clues_are_nothing() {
    let (mut scene, right, _) = beside_the_crosses();
    let off = Options::light(2).and_then(|options| options.with(Key::Treasure, 0));
    scene.game.options = off.expect("it may be off");
    assert!(!scene.at(right).offers(A::Dig));
    scene.run(|game, log| game.gain_clue(ME, log));
    assert_eq!(scene.game.board(ME).clues, 0, "section 4");
}
