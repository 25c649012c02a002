//! Missions, and the operations they share with treasure cards.

use super::{Const, Rows, Table, goods, slice, tile_id};
use crate::content::{
    shape::{
        CellSel, Check, Cond, FortSel, How, Kind, MarketRow, Mission, Op, OtherRep, PcMission,
        PortSel, RepSel, Seat, ShipSel, Symbol, True, Vis, Way,
    },
    source::Source,
};

pub(super) fn missions(source: &Source) -> Table {
    Table {
        uses: vec![
            "use crate::content::{".into(),
            "    Carrying, CellSel, CheckRow, Condition, FortSel, How, Icon, Mission, MissionId, MissionKind,"
                .into(),
            "    Neighbour, Op, PortSel, RepSel, Role, ShipSel, TileId, TokenAt, Way, Who,".into(),
            "};".into(),
            "use crate::{Good, Goods, Nation};".into(),
        ],
        consts: vec![Const {
            doc: "The missions, in the order of their ids.",
            name: "MISSIONS",
            of: "Mission",
            rows: Rows::Many(source.missions.missions.iter().map(mission).collect()),
        }],
    }
}

fn mission(mission: &Mission) -> String {
    let vis = match mission.vis {
        Vis::Public => "public",
        Vis::Secret => "secret",
    };
    let (_, number) = Kind::of_id(&mission.id).unwrap_or((mission.kind, 0));
    let mut text = format!(
        "Mission::{vis}(MissionKind::{:?}, {number}, {}, {})",
        mission.kind,
        slice(mission.stages.iter().map(|stage| slice(stage.options.iter().map(way)))),
        slice(mission.rewards.iter().map(|list| ops(list)))
    );
    if !mission.on_take.is_empty() {
        text += &format!(".on_take({})", ops(&mission.on_take));
    }
    if mission.any_order {
        text += ".any_order()";
    }
    text
}

fn way(way: &Way) -> String {
    let mut text = format!("Way::when(Condition::{})", condition(&way.when));
    if let Some(table) = &way.check {
        text += &check(table);
    }
    if !way.ops.is_empty() {
        text += &format!(".ops({})", ops(&way.ops));
    }
    if way.reveal {
        text += ".reveals()";
    }
    if way.needs.is_some() {
        text += ".npc_missions()";
    }
    if way.set_x.is_some() {
        text += ".sets_x()";
    }
    text
}

fn check(check: &Check) -> String {
    let rows = check.rows.iter().map(|row| {
        let how = if row.ok { "well" } else { "lost" };
        format!("CheckRow::{how}({}, {})", row.to, ops(&row.ops))
    });
    format!(".check({}, {})", check.night, slice(rows))
}

fn condition(condition: &Cond) -> String {
    match condition {
        Cond::AtPort { at_port } => format!("AtPort({})", port(*at_port)),
        Cond::OnCell { on_cell } => format!("OnCell({})", cell(*on_cell)),
        Cond::NearShip { adjacent_ship } => format!("NearShip({})", ship(adjacent_ship)),
        Cond::NearFort { adjacent_fort } => format!("NearFort({})", fort(*adjacent_fort)),
        Cond::Destroy { destroy, how, n, .. } => format!(
            "Destroy {{ ship: {}, how: How::{:?}, nations: {} }}",
            ship(destroy),
            how.unwrap_or(How::Any),
            n.unwrap_or(1)
        ),
        Cond::Capture { capture, no_loot } => {
            format!("Capture {{ ship: {}, no_loot: {no_loot} }}", ship(capture))
        }
        Cond::Sell { sell, at } => format!(
            "Sell {{ good: Good::{:?}, count: {}, contraband: {}, at: {} }}",
            sell.good,
            sell.n,
            sell.market == MarketRow::Contraband,
            port(*at)
        ),
        Cond::Money { money_at_least } => format!("Money({money_at_least})"),
        Cond::Time { time_steps } => format!("TimeSteps({time_steps})"),
    }
}

fn port(port: PortSel) -> String {
    match port {
        PortSel::Tile(number) => format!("PortSel::Tile({})", tile_id(number)),
        PortSel::Nation(nation) => format!("PortSel::Nation(Nation::{nation:?})"),
        PortSel::Any(_) => "PortSel::Any".into(),
        PortSel::AnyNation(_) => "PortSel::AnyNation".into(),
        PortSel::NotX(_) => "PortSel::NotX".into(),
        PortSel::Token(_) => "PortSel::Token".into(),
    }
}

fn cell(cell: CellSel) -> String {
    match cell {
        CellSel::Icon { tile, icon } => {
            format!("CellSel::Icon({}, Icon::{icon:?})", tile_id(tile))
        }
        CellSel::Token { token: True } => "CellSel::Token".into(),
    }
}

fn fort(fort: FortSel) -> String {
    match fort {
        FortSel::Tile(number) => format!("FortSel::Tile({})", tile_id(number)),
        FortSel::Any(_) => "FortSel::Any".into(),
    }
}

fn ship(ship: &ShipSel) -> String {
    let mut text = format!("ShipSel::of(Who::{:?})", ship.who);
    if let Some(role) = ship.role {
        text += &format!(".role(Role::{role:?})");
    }
    if let Some(nation) = ship.nation {
        text += &format!(".nation(Nation::{nation:?})");
    }
    if ship.symbol.contains(&Symbol::Secret) {
        text += ".secret()";
    }
    if ship.symbol.contains(&Symbol::Bounty) {
        text += ".bounty()";
    }
    match &ship.pc_mission {
        Some(PcMission::Kind(kind)) => {
            text += &format!(".carrying(Carrying::Kind(MissionKind::{kind:?}))");
        }
        Some(PcMission::Ids(ids)) => {
            let ids = ids.iter().filter_map(|id| Kind::of_id(id));
            let ids = ids.map(|(kind, n)| format!("MissionId::new(MissionKind::{kind:?}, {n})"));
            text += &format!(".carrying(Carrying::One({}))", slice(ids));
        }
        None => {}
    }
    if ship.pc_bounty {
        text += ".wanted()";
    }
    if ship.clue {
        text += ".clue()";
    }
    if let Some(seat) = ship.seat {
        text += &match seat {
            Seat::Left(n) => format!(".seat(Neighbour::Left({n}))"),
            Seat::Right(n) => format!(".seat(Neighbour::Right({n}))"),
            Seat::Leader => ".seat(Neighbour::Leader)".into(),
        };
    }
    text
}

pub(super) fn ops(ops: &[Op]) -> String {
    slice(ops.iter().map(op))
}

fn op(op: &Op) -> String {
    match op {
        Op::Money(n) => format!("Op::Money({n})"),
        Op::Fame(n) => format!("Op::Fame({n})"),
        Op::Rep(rep) => {
            let with = match rep.nation {
                RepSel::Nation(nation) => format!("RepSel::Nation(Nation::{nation:?})"),
                RepSel::Other(OtherRep::Any) => "RepSel::Any".into(),
                RepSel::Other(OtherRep::Port) => "RepSel::Port".into(),
                RepSel::Other(OtherRep::X) => "RepSel::X".into(),
            };
            format!("Op::Rep({with}, {})", rep.n)
        }
        Op::Goods(list) => format!("Op::Goods({})", goods(list)),
        Op::Crew(n) => format!("Op::Crew({n})"),
        Op::Clue(_) => "Op::Clue".into(),
        Op::CrewUpgrade(up_to) => format!("Op::CrewUpgrade({:?})", up_to.max),
        Op::ShipUpgrade(up_to) => format!("Op::ShipUpgrade({:?})", up_to.max),
        Op::Token(place) => format!("Op::Token(TokenAt::{:?})", place.at),
        Op::StealMission(kind) => format!("Op::Steal(MissionKind::{kind:?})"),
        Op::Discard(_) => "Op::Discard".into(),
        Op::Wood(n) => format!("Op::Wood({n})"),
    }
}
