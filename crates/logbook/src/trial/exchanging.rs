//! Exchange between neighbours (2.19, 5.6).

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::Question;
use crate::event::Event;
use crate::missions::hand::Active;
use crate::sea::adrift::{Adrift, Token};
use crate::{Cell, Dir, Good, Goods, Options, Pc};

const ME: Pc = Pc(0);
const YOU: Pc = Pc(1);

/// Two neighbours at sea, each with 3000 and two cannons; the first has three tea, the second two
/// silver.
fn neighbours() -> Scene {
    let mut scene = Scene::light();
    scene.pc(ME, Cell::CENTRE, Dir::NORTH);
    scene.pc(YOU, Cell::CENTRE.to(Dir::NORTH), Dir::NORTH);
    for (pc, good, n) in [(ME, Good::Tea, 3), (YOU, Good::Silver, 2)] {
        let goods = scene.game.take_from_supply(Goods::of(good, n));
        scene.board(pc).hold.stow_all(goods);
    }
    scene
}

fn mission(scene: &mut Scene, pc: Pc, card: u8, open: bool) {
    scene.game.missions.down.take(card);
    scene.board(pc).missions.push(Active { card, open, ..Active::default() });
}

fn cards(scene: &mut Scene, pc: Pc) -> Vec<u8> {
    scene.board(pc).missions.iter().map(|active| active.card).collect()
}

#[test]
fn one_trades_with_neighbours_alone() {
    let mut scene = neighbours();
    assert!(scene.offers(A::Exchange(YOU)), "L-206");
    scene.pc(YOU, Cell::new(2, 0), Dir::NORTH);
    assert!(!scene.offers(A::Exchange(YOU)), "L-206: adjacent");
}

#[test]
fn an_offer_is_put_together_piece_by_piece() {
    let mut scene = neighbours();
    mission(&mut scene, ME, 30, false);
    mission(&mut scene, YOU, 31, false);
    mission(&mut scene, YOU, 32, true);
    scene.board(ME).completed.push(33);
    scene.board(ME).tokens.push(0);
    scene.act(A::Exchange(YOU));
    let expected = [
        A::GiveCoin,
        A::Give(Good::Tea),
        A::GiveCannon,
        A::GiveMission(0),
        A::AskCoin,
        A::Ask(Good::Silver),
        A::AskCannon,
        A::AskMission(1),
        A::Cancel,
    ];
    assert_eq!(scene.list(), expected, "5.6, D-75: of another's missions those that lie open");
    scene.act(A::Ask(Good::Silver));
    assert!(!scene.offers(A::Propose), "5.6: nothing is asked for nothing");
    scene.act(A::GiveCoin);
    assert!(scene.offers(A::Propose));
    scene.act(A::GiveCoin).act(A::GiveCoin).act(A::GiveMission(0));
    assert!(!scene.offers(A::GiveCoin) && !scene.offers(A::GiveMission(0)), "all there was");
}

#[test]
fn an_offer_has_ten_items_at_most() {
    let mut scene = neighbours();
    scene.board(ME).money = 50_000;
    scene.act(A::Exchange(YOU));
    (0..10).for_each(|_| _ = scene.act(A::GiveCoin));
    assert_eq!(scene.list(), [A::Propose, A::Cancel], "5.6");
}

#[test]
fn what_both_agree_on_changes_hands() {
    let mut scene = neighbours();
    scene.act(A::Exchange(YOU)).act(A::GiveCoin).act(A::Give(Good::Tea)).act(A::GiveCannon);
    scene.act(A::Ask(Good::Silver)).act(A::Propose);
    assert_eq!(scene.game.asked().pc, YOU, "L-206: both must agree");
    assert_eq!(scene.list(), [A::Accept, A::Refuse], "5.6");
    scene.act(A::Accept);
    let (mine, yours) = (scene.board(ME).clone(), scene.board(YOU).clone());
    assert_eq!((mine.money, yours.money), (2000, 4000), "L-206");
    assert_eq!(mine.hold.goods(), Goods::new([2, 1, 0, 0, 0, 0]));
    assert_eq!(yours.hold.goods(), Goods::new([1, 1, 0, 0, 0, 0]));
    assert_eq!((mine.hold.cannons(), yours.hold.cannons()), (1, 3));
    assert_eq!((scene.asked(), scene.game.turn.slots), (Question::Menu, 1));
}

#[test]
fn a_refusal_changes_nothing_but_costs_the_action() {
    for end in [A::Refuse, A::Cancel] {
        let mut scene = neighbours();
        let before = scene.game.boards.clone();
        scene.act(A::Exchange(YOU)).act(A::GiveCoin);
        if end == A::Refuse {
            scene.act(A::Propose);
        }
        scene.act(end);
        assert_eq!((&scene.game.boards, scene.game.turn.slots), (&before, 1), "L-206");
        assert_eq!(scene.game.offer, Default::default());
    }
}

#[test]
fn a_gift_is_an_offer() {
    let mut scene = neighbours();
    scene.act(A::Exchange(YOU)).act(A::Give(Good::Tea)).act(A::Propose).act(A::Accept);
    assert_eq!(scene.board(YOU).hold.good(Good::Tea), 1, "5.6");
}

#[test]
fn a_mission_keeps_its_progress_and_its_counter() {
    let mut scene = neighbours();
    mission(&mut scene, ME, 40, false);
    scene.board(ME).missions[0].done = 1;
    scene.board(ME).missions[0].count = 2;
    let counter =
        |pc| Adrift { cell: Cell::new(3, 0), what: Token::Counter { pc, mission: 40 }, left: None };
    scene.game.adrift.push(counter(ME));
    let given = scene.board(ME).missions[0];
    scene.act(A::Exchange(YOU)).act(A::GiveMission(0)).act(A::Propose).act(A::Accept);
    assert_eq!(scene.board(YOU).missions[..], [given], "L-206");
    assert!(scene.board(ME).missions.is_empty());
    assert_eq!(scene.game.adrift[..], [counter(YOU)], "L-382: only the owner fetches it");
    let told = |event: &Event| matches!(event, Event::HandedOver { from: ME, to: YOU, .. });
    assert!(scene.heard(told));
}

#[test]
fn missions_change_hands_both_ways_in_their_order() {
    let mut scene = neighbours();
    (40..43).for_each(|card| mission(&mut scene, ME, card, false));
    mission(&mut scene, YOU, 50, true);
    scene.act(A::Exchange(YOU)).act(A::GiveMission(2)).act(A::GiveMission(0)).act(A::AskMission(0));
    scene.act(A::Propose).act(A::Accept);
    assert_eq!((cards(&mut scene, ME), cards(&mut scene, YOU)), (vec![41, 50], vec![40, 42]));
}

#[test]
fn a_secret_mission_stays_secret_to_all_but_its_new_owner() {
    let mut scene = Scene::open_sea(Options::light(3).expect("three may sit down"));
    scene.pc(ME, Cell::CENTRE, Dir::NORTH);
    scene.pc(YOU, Cell::CENTRE.to(Dir::NORTH), Dir::NORTH);
    mission(&mut scene, ME, 30, false);
    scene.act(A::Exchange(YOU)).act(A::GiveMission(0)).act(A::Propose).act(A::Accept);
    let seen = |pc| {
        let eye = engine::Eye::Seat(scene.game.place(pc));
        scene.told.iter().find_map(|event| match event.redacted(eye) {
            Event::HandedOver { mission, .. } => Some(mission.what),
            _ => None,
        })
    };
    assert_eq!((seen(YOU), seen(Pc(2))), (Some(Some(30)), Some(None)), "L-350");
}

#[test]
fn what_does_not_fit_is_loaded_by_choice() {
    let mut scene = neighbours();
    let full = scene.game.take_from_supply(Goods::of(Good::Sugar, 11));
    scene.board(YOU).hold.stow_all(full);
    scene.act(A::Exchange(YOU)).act(A::Give(Good::Tea)).act(A::Propose).act(A::Accept);
    let goods = Goods::of(Good::Tea, 1);
    assert_eq!((scene.game.asked().pc, scene.asked()), (YOU, Question::Loading { goods }), "5.6");
    scene.act(A::Dump(Good::Sugar)).act(A::LoadAll);
    assert_eq!(scene.board(YOU).hold.good(Good::Tea), 1, "L-197");
    assert_eq!(scene.asked(), Question::Menu);
    scene.act(A::EndTurn);
    assert!(scene.offers(A::PickUp), "L-196: in a later turn");
}

#[test]
fn a_cannon_nobody_could_stow_is_not_offered() {
    let mut scene = neighbours();
    let full = scene.game.take_from_supply(Goods::of(Good::Sugar, 11));
    scene.board(YOU).hold.stow_all(full);
    scene.act(A::Exchange(YOU)).act(A::GiveCannon);
    assert!(!scene.offers(A::Propose), "no room for it");
    scene.act(A::Ask(Good::Sugar));
    assert!(scene.offers(A::Propose), "in the place of what leaves");
    scene.act(A::Propose).act(A::Accept);
    assert_eq!((scene.board(YOU).hold.cannons(), scene.board(YOU).hold.room()), (3, 0));
}
