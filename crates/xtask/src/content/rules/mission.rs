//! Missions.

use super::{Faults, is_coins, ship::has_icon};
use crate::content::{
    shape::{
        CellSel, Check, Cond, FortSel, Icon, Kind, Mission, Op, OtherRep, PcMission, PortSel, Rep,
        RepSel, SetX, Symbol, TokenAt, Way, Who,
    },
    source::Source,
};

pub(super) fn check(source: &Source, faults: &mut Faults) {
    let missions = &source.missions.missions;
    let ids = Kind::ALL.into_iter().flat_map(|kind| {
        (1..=kind.count()).map(move |number| format!("{}{number:02}", kind.letter()))
    });
    faults.unless(
        missions.iter().map(|mission| mission.id.clone()).eq(ids),
        format_args!("the missions are P01 to P14, C01 to C23, R01 to R21, T01 to T25, in order"),
    );
    for mission in missions {
        check_mission(source, mission, faults);
    }
}

fn check_mission(source: &Source, mission: &Mission, faults: &mut Faults) {
    let id = &mission.id;
    faults.unless(
        Kind::of_id(id).is_some_and(|(kind, _)| kind == mission.kind),
        format_args!("{id}: the letter of a mission names its type"),
    );
    faults.unless(
        !mission.stages.is_empty()
            && mission.stages.iter().all(|stage| !stage.options.is_empty())
            && !mission.rewards.is_empty(),
        format_args!("{id}: a mission has stages, each with an option, and rewards"),
    );
    let first = mission.stages.first().and_then(|stage| stage.options.first());
    faults.unless(
        first.is_none_or(|way| family(mission, &way.when)),
        format_args!("{id}: it begins otherwise than its family in the rules"),
    );
    let token = |at: TokenAt| {
        mission.on_take.iter().any(|op| matches!(op, Op::Token(place) if place.at == at))
    };
    let mut remembers = false;
    for way in mission.stages.iter().flat_map(|stage| &stage.options) {
        check_way(source, id, way, faults);
        faults.unless(
            match &way.when {
                Cond::AtPort { at_port: PortSel::Token(_) } => token(TokenAt::FarthestNative),
                Cond::OnCell { on_cell: CellSel::Token { .. } } => token(TokenAt::D20),
                _ => true,
            },
            format_args!("{id}: the marked place is marked when the mission is kept"),
        );
        remembers |= way.set_x.is_some();
        let rows = way.check.iter().flat_map(|check| &check.rows);
        let ops = way.ops.iter().chain(rows.flat_map(|row| &row.ops));
        let names_x =
            |op: &Op| matches!(op, Op::Rep(Rep { nation: RepSel::Other(OtherRep::X), .. }));
        let not_x = matches!(way.when, Cond::AtPort { at_port: PortSel::NotX(_) });
        faults.unless(
            remembers || !(not_x || ops.chain(mission.rewards.iter().flatten()).any(names_x)),
            format_args!("{id}: X is remembered before it is named"),
        );
    }
    for op in mission.on_take.iter().chain(mission.rewards.iter().flatten()) {
        check_op(id, op, faults);
    }
}

/// How the first stage of a mission is validated, by its id (L-358 to L-388).
fn family(mission: &Mission, when: &Cond) -> bool {
    let number = Kind::of_id(&mission.id).map_or(0, |(_, number)| number);
    match (mission.kind, number) {
        (Kind::Personal, 1 | 10) => matches!(when, Cond::NearShip { .. }),
        (Kind::Personal, 2) => matches!(when, Cond::Time { .. }),
        (Kind::Personal, 4 | 5) => matches!(when, Cond::Capture { .. }),
        (Kind::Personal, 11 | 13) => matches!(when, Cond::OnCell { .. }),
        (Kind::Personal, 14) => matches!(when, Cond::Money { .. }),
        (Kind::Personal | Kind::Combat, _) => matches!(when, Cond::Destroy { .. }),
        (Kind::Rescue, 1..=3) => matches!(when, Cond::OnCell { on_cell: CellSel::Token { .. } }),
        (Kind::Rescue, 4..=6) => matches!(when, Cond::NearShip { .. }),
        (Kind::Rescue, 7..=10) => matches!(when, Cond::NearFort { .. }),
        (Kind::Rescue, _) | (Kind::Transport, 1..=22) => {
            matches!(when, Cond::AtPort { at_port: PortSel::Tile(_) })
        }
        (Kind::Transport, _) => matches!(when, Cond::AtPort { at_port: PortSel::Token(_) }),
    }
}

fn check_way(source: &Source, id: &str, way: &Way, faults: &mut Faults) {
    let port = |sel: PortSel| match sel {
        PortSel::Tile(tile) => has_icon(source, tile, Icon::Mooring),
        _ => true,
    };
    let fort = |tile: u8| {
        let tile = source.tiles.tiles.iter().find(|one| one.id == tile);
        tile.is_some_and(|tile| tile.cells.iter().any(|cell| cell.fort.is_some()))
    };
    faults.unless(
        match &way.when {
            Cond::AtPort { at_port } => port(*at_port),
            Cond::Sell { at, sell } => port(*at) && sell.n > 0,
            Cond::OnCell { on_cell: CellSel::Icon { tile, icon } } => {
                has_icon(source, *tile, *icon)
            }
            Cond::NearFort { adjacent_fort: FortSel::Tile(tile) } => fort(*tile),
            _ => true,
        },
        format_args!("{id}: it names a place that no tile has"),
    );
    if let Cond::Destroy { destroy: ship, n, distinct, .. } = &way.when {
        faults.unless(
            n.is_some() == distinct.is_some(),
            format_args!("{id}: several ships to destroy are of different nations"),
        );
        let known = |id: &String| source.missions.missions.iter().any(|one| one.id == *id);
        faults.unless(
            !matches!(&ship.pc_mission, Some(PcMission::Ids(ids)) if !ids.iter().all(known)),
            format_args!("{id}: it names a mission that does not exist"),
        );
    }
    faults.unless(
        match (&way.needs, &way.when) {
            (None, _) => true,
            (_, Cond::Destroy { destroy, .. }) => {
                destroy.who == Who::Npc && destroy.symbol == [Symbol::Secret]
            }
            _ => false,
        },
        format_args!("{id}: what needs `npc_missions` is an NPC with the secret mark (D-86)"),
    );
    let x = match &way.when {
        Cond::NearShip { .. } | Cond::Destroy { .. } | Cond::Capture { .. } => SetX::Target,
        Cond::NearFort { .. } => SetX::Fort,
        _ => SetX::Port,
    };
    faults.unless(
        way.set_x.is_none_or(|set| set == x),
        format_args!("{id}: X is the nation of what the stage is about"),
    );
    if let Some(check) = &way.check {
        check_rows(id, check, faults);
    }
    for op in &way.ops {
        check_op(id, op, faults);
    }
}

fn check_rows(id: &str, check: &Check, faults: &mut Faults) {
    let mut next = 1;
    let mut whole = check.die == 12;
    for row in &check.rows {
        whole &= row.from == next && row.to >= row.from;
        next = row.to + 1;
        for op in &row.ops {
            check_op(id, op, faults);
        }
    }
    faults.unless(
        whole && next == 13 + check.night,
        format_args!("{id}: the rows of a check cover 1 to 12 and the night, without a gap"),
    );
}

pub(super) fn check_op(id: &str, op: &Op, faults: &mut Faults) {
    faults.unless(
        match op {
            Op::Money(n) => is_coins(*n),
            Op::CrewUpgrade(up_to) | Op::ShipUpgrade(up_to) => up_to.max.is_none_or(is_coins),
            _ => true,
        },
        format_args!("{id}: money comes in multiples of 1000"),
    );
    faults.unless(
        match op {
            Op::Money(n) => *n > 0,
            Op::Fame(n) | Op::Crew(n) | Op::Wood(n) => *n > 0,
            Op::Clue(n) => *n == 1,
            Op::Rep(rep) => rep.n != 0,
            Op::Goods(goods) => !goods.is_empty() && goods.values().all(|n| *n > 0),
            _ => true,
        },
        format_args!("{id}: what is given is something"),
    );
}
