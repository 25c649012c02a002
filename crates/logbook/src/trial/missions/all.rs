//! Every mission is taken in a tavern, validated stage by stage, and completed.

use engine::{Game, Log, Rng};

use super::*;
use crate::board::Board;
use crate::content::{CardNo, CellSel, Condition, Fort, How, Op, Row};
use crate::sea::adrift::Token;
use crate::state::Logbook;
use crate::{Goods, Options, board::damage::Damage};

/// Missions that ask for nothing but a capture: bad luck without crew (L-361, L-362).
const CAPTURES: [&str; 2] = ["P04", "P05"];

/// All islands of the box, the first seat in the port of tile 1 with a mission to be kept.
fn offered(mission: &str) -> Scene {
    let tiles: Vec<u8> = (1..=23).collect();
    let mut scene = sea_of(&tiles);
    scene.game.missions.down.take(card(mission));
    scene.game.missions.down.push(card(mission));
    scene.calls_at(1).d12(12).act(A::TakeMission);
    scene
}

/// Answers whatever is asked with the first entry, up to the menu or the port.
fn answer(scene: &mut Scene) {
    while !matches!(scene.asked(), Question::Menu | Question::Port) {
        let first = scene.list()[0];
        scene.act(first);
    }
}

/// The rival carries everything a mission may ask for.
fn lade_rival(scene: &mut Scene) {
    scene.game.board_mut(RIVAL).missions.clear();
    scene.holds(RIVAL, &["T02", "C22", "R02"]);
    scene.game.board_mut(RIVAL).clues = 1;
}

/// Does the entry that fits, if there is one.
fn act_if(scene: &mut Scene, like: impl Fn(&A) -> bool) -> bool {
    let found = scene.list().into_iter().find(|entry| like(entry));
    found.inspect(|entry| _ = scene.d12(12).act(*entry)).is_some()
}

/// Brings about what a stage asks for, in one of its ways.
fn fulfil(scene: &mut Scene, when: &Condition) -> bool {
    match *when {
        Condition::AtPort(_) => (1..=22)
            .filter(|tile| TileId::new(*tile).tile().port.is_some())
            .any(|tile| act_if(scene.calls_at(tile), |entry| matches!(entry, A::Validate { .. }))),
        Condition::OnCell(CellSel::Token) => {
            let counter = |what| matches!(what, Token::Counter { pc: ME, .. });
            let adrift = scene.game.adrift.iter().find(|adrift| counter(adrift.what)).copied();
            let cell = adrift.expect("the counter floats (L-382)").cell;
            act_if(scene.at(cell), |entry| *entry == A::PickUp)
        }
        Condition::OnCell(CellSel::Icon(tile, icon)) => {
            let cells: Vec<_> = scene.game.chart.with_icon(tile, icon).collect();
            act_if(scene.at(cells[0]), |entry| *entry == A::Mark(0))
        }
        Condition::NearShip(_) => {
            let here = scene.on(11, 0);
            let visit = |entry: &A| matches!(entry, A::VisitShip { .. });
            lade_rival(scene);
            scene.pc(RIVAL, here.to(Dir::new(3)), Dir::NORTH);
            act_if(scene.at(here), visit)
        }
        Condition::NearFort(_) => {
            let forts = (1..=21).filter_map(|tile| Some((tile, TileId::new(tile).tile().fort?)));
            forts.into_iter().any(|(tile, Fort { at, .. })| {
                let beside = scene.on(tile, at).around();
                let sea = beside.into_iter().find(|cell| scene.game.chart.is_sea(*cell));
                let here = sea.expect("there is sea beside the fortress");
                act_if(scene.at(here), |entry| matches!(entry, A::VisitFort { .. }))
            })
        }
        Condition::Destroy { how, .. } => sink_all(scene, how),
        Condition::Sell { good, count, contraband, .. } => {
            let market = if contraband { Row::Contraband } else { Row::Legal };
            let sale = A::Sell { market, good, n: count, oil: 0 };
            scene.game.board_mut(ME).hold.stow_all(Goods::of(good, count));
            let done = |scene: &Scene| scene.hand(ME).is_empty();
            (1..=22)
                .filter(|tile| TileId::new(*tile).tile().port.is_some())
                .any(|tile| act_if(scene.calls_at(tile), |entry| *entry == sale) && done(scene))
        }
        Condition::Money(sum) => {
            scene.game.board_mut(ME).money = sum;
            scene.run(|game, _| game.tell_missions(Fact::TurnEnds(ME)));
            true
        }
        Condition::TimeSteps(n) => {
            (0..n).for_each(|_| _ = scene.run(|game, _| game.tell_missions(Fact::TimeStep)));
            true
        }
        Condition::Capture { .. } => false,
    }
}

/// Ship after ship goes down, and the rival's at last, until the stage is done.
fn sink_all(scene: &mut Scene, how: How) -> bool {
    let fate = match how {
        How::Any => Fate::Sunk,
        How::Burn => Fate::Burnt,
        How::Collapse => Fate::Collapsed(Damage::Water),
    };
    let done = |scene: &Scene| scene.game.board(ME).missions.first().map_or(u8::MAX, |a| a.done);
    let before = done(scene);
    scene.turn_of(ME);
    for number in CardNo::all().map(CardNo::number) {
        scene.game.npcs.clear();
        let ship = scene.npc(number, RIVAL, Cell::CENTRE, Dir::NORTH);
        scene.destroys(ship, fate);
        if done(scene) != before {
            return true;
        }
    }
    lade_rival(scene);
    scene.destroys(Ship::Pc(RIVAL), fate);
    done(scene) != before
}

/// What the first reward brings in fame.
fn fame_of(mission: MissionId) -> u8 {
    let reward = mission.mission().rewards[0];
    reward.iter().map(|op| if let Op::Fame(n) = op { *n } else { 0 }).sum()
}

#[test]
fn every_mission_is_completed_stage_by_stage() {
    for id in MissionId::all() {
        let name = id.to_string();
        if CAPTURES.contains(&name.as_str()) {
            continue;
        }
        let mut scene = offered(&name);
        scene.act(A::KeepMission(0));
        answer(&mut scene);
        let stages = id.mission().stages.len() as u32;
        for _ in scene.game.board(ME).missions[0].done.count_ones()..stages {
            let active = scene.game.board(ME).missions[0];
            let stage = active.stages().next().expect("it is not complete");
            let ways = id.mission().stages[stage as usize];
            let done = ways.iter().any(|way| fulfil(&mut scene, &way.when));
            assert!(done, "L-357: stage {stage} of {name}");
            answer(&mut scene);
        }
        assert!(scene.has_completed(ME, &name), "L-357: {name}");
        assert_eq!(scene.fame(), 1 + fame_of(id), "L-354: {name}");
    }
}

#[test]
fn a_capture_is_bad_luck_without_crew() {
    for mission in CAPTURES {
        let mut scene = offered(mission);
        scene.act(A::KeepMission(0));
        assert_eq!(scene.hand(ME), [mission]);
        assert!(!sink_all(&mut scene, How::Any), "L-361, L-362: destroying is not capturing");
    }
}

/// All missions, wherever they lie, in their order.
fn everywhere(game: &Logbook) -> Vec<u8> {
    let piles = [&game.missions.down, &game.missions.spent].map(|pile| pile.to_vec()).concat();
    let before = |board: &Board| {
        let active = board.missions.iter().map(|active| active.card);
        active.chain(board.completed.iter().copied()).collect::<Vec<_>>()
    };
    let mut all = [piles, game.drawn.to_vec()].concat();
    all.extend(game.boards.iter().flat_map(before));
    all.sort_unstable();
    all
}

#[test]
fn whatever_is_played_each_mission_lies_in_one_place() {
    let standard = Options::standard(4).expect("four seats");
    for (options, seed) in [(Options::default(), 1), (Options::default(), 2), (standard, 3)] {
        let (mut game, mut luck) =
            (Logbook::new(&options, Rng::new(seed), &mut Log::silent()), Rng::new(seed));
        let mut list = Vec::new();
        // Seats that take any mission they come by, and otherwise do what comes to their mind.
        for _ in 0..4_000 {
            if !matches!(game.to_act(), engine::Turn::Act(_)) {
                break;
            }
            list.clear();
            game.legal_actions(&mut list);
            let taken = list.iter().copied().find(|entry| *entry == A::TakeMission);
            let drawn = list[luck.below(list.len() as u32) as usize];
            game.apply(taken.unwrap_or(drawn), &mut Log::silent());
            assert!(everywhere(&game).into_iter().eq(0..83), "L-349, L-390: seed {seed}");
        }
    }
}
