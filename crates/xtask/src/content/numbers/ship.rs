//! Ship cards and boards A.

use super::{Const, Rows, Table, camel, loot, option, slice, tile_id};
use crate::content::{
    shape::{Board, BoardLevel, Nation, Npc, Passive, PcSide, Pennant, ShipCard, Special, Stop},
    source::Source,
};

pub(super) fn ships(source: &Source) -> Table {
    Table {
        uses: vec![
            "use crate::content::{".into(),
            "    CardNo, Hull, Icon, Loot, Model, Npc, Passives, Pennant, PlayerSide, Role, Route, ShipCard,"
                .into(),
            "    Stop, TileId, Yaw,".into(),
            "};".into(),
            "use crate::{Flags, Good, Goods, Nation};".into(),
        ],
        consts: vec![Const {
            doc: "The ship cards, by number.",
            name: "SHIPS",
            of: "ShipCard",
            rows: Rows::Many(source.ships.cards.iter().map(card).collect()),
        }],
    }
}

pub(super) fn boards(source: &Source) -> Table {
    let board = |board: &Board| {
        let levels = board.levels.iter().map(|level| {
            let model = model_of(source, level);
            let hull = format!(
                "Hull {{ model: Model::{model}, draft2: {}, defence: {}, robustness: {}, crew: {}, \
                 movement: {}, sails: {}, yaw: Yaw {{ aft: {}, stern: {} }} }}",
                level.draft2,
                level.def,
                level.rob,
                level.crew_cap,
                level.movement,
                level.sail_max,
                level.yaw.aft,
                level.yaw.stern,
            );
            format!("Printed {{ hull: {hull}, up_cost: {} }}", option(level.up_cost))
        });
        let upgrades = board.upgrades.iter().map(|one| {
            format!(
                "PrintedUpgrade {{ upgrade: CrewUpgrade::{}, level: {}, price: {}, access: {} }}",
                camel(&one.upgrade),
                one.level,
                one.price,
                one.access
            )
        });
        let [levels, upgrades] = [levels.collect::<Vec<_>>(), upgrades.collect()];
        format!("Board {{ levels: [{}], upgrades: [{}] }}", levels.join(", "), upgrades.join(", "))
    };
    Table {
        uses: vec![
            "use crate::content::{Board, CrewUpgrade, Hull, Model, Printed, PrintedUpgrade, Yaw};"
                .into(),
        ],
        consts: vec![Const {
            doc: "The boards A, by seat.",
            name: "BOARDS",
            of: "Board",
            rows: Rows::Many(source.boards.board_a.iter().map(board).collect()),
        }],
    }
}

/// Boards name their ships by the words of the cards.
fn model_of(source: &Source, level: &BoardLevel) -> String {
    let card = source.ships.cards.iter().find(|card| card.pc.model == level.model);
    card.map_or_else(|| camel(&level.model.en), |card| camel(&card.pc.key))
}

fn card(card: &ShipCard) -> String {
    format!(
        "ShipCard {{ number: CardNo::new({}), level: {}, seal: {}, ship: {}, npc: {} }}",
        card.card,
        card.level,
        card.seal,
        player(&card.pc),
        npc(&card.npc)
    )
}

fn player(side: &PcSide) -> String {
    format!(
        "PlayerSide {{ hull: Hull {{ model: Model::{}, draft2: {}, defence: {}, robustness: {}, \
         crew: {}, movement: {}, sails: {}, yaw: Yaw {{ aft: {}, stern: {} }} }}, price: {}, \
         berths: {}, whaler: {} }}",
        camel(&side.key),
        side.draft2,
        side.def,
        side.rob,
        side.crew_cap,
        side.movement,
        side.sail_max,
        side.yaw.aft,
        side.yaw.stern,
        option(side.price),
        side.upg_cap,
        side.whaler
    )
}

fn npc(npc: &Npc) -> String {
    let route = npc.route.as_ref().map_or("None".into(), |route| {
        format!(
            "Some(Route {{ start: {}, loops: {}, stops: {} }})",
            route.start,
            route.loops,
            slice(route.stops.iter().map(stop))
        )
    });
    let marked = |symbol| npc.symbols.contains(&symbol);
    format!(
        "Npc {{ flags: {}, role: Role::{:?}, white_whale: {}, defence: {}, robustness: {}, crew: {}, \
         draft2: {}, pennants: {}, passives: {}, tile: {}, route: {route}, reward: {}, capture: {}, \
         secret: {}, bounty: {}, clue: {} }}",
        flags(&npc.flags),
        npc.role,
        npc.special.contains(&Special::WhiteWhale),
        npc.def,
        npc.rob,
        npc.crew,
        npc.draft2,
        slice(npc.pennants.iter().map(pennant)),
        passives(&npc.passives),
        tile_id(npc.entry.tile),
        loot(&npc.reward),
        loot(&npc.capture),
        marked(crate::content::shape::Symbol::Secret),
        marked(crate::content::shape::Symbol::Bounty),
        npc.clue
    )
}

fn flags(flags: &[Nation]) -> String {
    match flags {
        [] => "Flags::NONE".into(),
        [nation] => format!("Flags::of(Nation::{nation:?})"),
        [country, ..] => format!("Flags::corsair(Nation::{country:?})"),
    }
}

fn pennant(pennant: &Pennant) -> String {
    match pennant {
        Pennant::Move { points } => format!("Pennant::Move({points})"),
        Pennant::Shoot { shoot, bonus } => {
            format!("Pennant::Shoot {{ dice: {shoot}, bonus: {bonus} }}")
        }
        Pennant::Board { board, bonus } => {
            format!("Pennant::Board {{ dice: {board}, bonus: {bonus} }}")
        }
        Pennant::Ram { ram } => format!("Pennant::Ram({ram})"),
    }
}

fn passives(passives: &[Passive]) -> String {
    if passives.is_empty() {
        return "Passives::NONE".into();
    }
    let fields = passives.iter().map(|passive| match passive {
        Passive::GunBonus(n) => format!("guns: {n}"),
        Passive::Range(n) => format!("range: {n}"),
        Passive::MeleeBonus(n) => format!("melee: {n}"),
        Passive::MeleeDef(n) => format!("guard: {n}"),
        Passive::Recruit(n) => format!("recruit: {n}"),
        Passive::Incendiary(is) => format!("incendiary: {is}"),
        Passive::Grapeshot(is) => format!("grapeshot: {is}"),
    });
    format!("Passives {{ {}, ..Passives::NONE }}", fields.collect::<Vec<_>>().join(", "))
}

fn stop(stop: &Stop) -> String {
    // What the arrow gives is had on reaching its end, as is what the stop gives (L-234).
    format!(
        "Stop {{ tile: {}, icon: Icon::{:?}, loot: {} }}",
        tile_id(stop.tile),
        stop.icon,
        loot(&stop.arrive.and(&stop.leg))
    )
}
