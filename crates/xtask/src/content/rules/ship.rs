//! Ship cards and boards A.

use super::{Faults, is_coins};
use crate::content::{
    shape::{
        Cell, Icon, Loot, Nation, Npc, Passive, Pennant, Role, Route, ShipCard, Spawn, Special, Yaw,
    },
    source::Source,
};

pub(super) fn check_cards(source: &Source, faults: &mut Faults) {
    let cards = &source.ships.cards;
    faults.unless(
        cards.iter().map(|card| card.card).eq(1..=46),
        format_args!("the ship cards are numbered 1 to 46, in order"),
    );
    for card in cards {
        check_card(cards, card, faults);
    }
    for seal in [1, 2] {
        let of =
            |level: u8| cards.iter().filter(move |card| (card.level, card.seal) == (level, seal));
        for key in ["nao", "hulk", "carrack"] {
            faults.unless(
                of(1).any(|card| card.pc.key == key),
                format_args!("seal {seal} has a {key} to start with"),
            );
        }
        faults.unless(
            of(1).count() >= 6 && of(2).count() >= 5 && of(3).count() >= 5,
            format_args!("seal {seal} has at least 6, 5 and 5 cards of levels 1, 2 and 3"),
        );
    }
    for key in ["brigantine", "fluyt", "whaler", "galleon", "qar"] {
        faults.unless(
            cards.iter().any(|card| card.pc.key == key),
            format_args!("the seed names a {key}"),
        );
    }
    for level in 1..=3 {
        let of = || cards.iter().filter(move |card| card.level == level).map(|card| &card.npc);
        let flies = |nation| of().any(|npc| npc.flags == [nation]);
        let sails = |role| of().any(|npc| npc.role == role);
        faults.unless(
            [Role::Merchant, Role::Aggressive, Role::Defensive].into_iter().all(sails)
                && Nation::COUNTRIES.into_iter().all(flies)
                && flies(Nation::Pirates)
                && of().any(Npc::is_corsair),
            format_args!("level {level} has all roles, all nations and a corsair"),
        );
    }
}

fn check_card(cards: &[ShipCard], card: &ShipCard, faults: &mut Faults) {
    let (id, pc) = (card.card, &card.pc);
    faults.unless(
        (1..=4).contains(&card.level) && (1..=2).contains(&card.seal),
        format_args!("card {id}: level 1 to 4, seal 1 or 2"),
    );
    faults.unless(
        are_within(&[
            (pc.draft2, 2, 6),
            (pc.def, 7, 13),
            (pc.rob, 6, 20),
            (pc.movement, 4, 10),
            (pc.sail_max, 0, 4),
        ]) && is_yaw(pc.yaw),
        format_args!("card {id}: a number of the ship is out of its range"),
    );
    faults.unless(
        pc.price.is_some() == (card.level < 4),
        format_args!("card {id}: a ship has a price unless its level is 4"),
    );
    faults.unless(
        pc.price.is_none_or(is_coins),
        format_args!("card {id}: prices are multiples of 1000"),
    );
    let alike = |other: &ShipCard| other.pc.key != pc.key || other.pc == *pc;
    faults.unless(cards.iter().all(alike), format_args!("card {id}: ships of one model are alike"));
    let fixed = match pc.key.as_str() {
        "nao" | "hulk" | "carrack" => Some((1, Some(10_000))),
        "brigantine" => Some((2, Some(11_000))),
        "fluyt" => Some((2, Some(13_000))),
        "whaler" => Some((2, Some(12_000))),
        "galleon" => Some((2, pc.price)),
        "qar" => Some((4, None)),
        _ => None,
    };
    faults.unless(
        fixed.is_none_or(|fixed| fixed == (card.level, pc.price)),
        format_args!("card {id}: the seed has another level or price for a {}", pc.key),
    );
    faults.unless(
        pc.whaler == (pc.key == "whaler"),
        format_args!("card {id}: whalers, and they alone, are whalers"),
    );
}

fn are_within(numbers: &[(u8, u8, u8)]) -> bool {
    numbers.iter().all(|(number, least, most)| (least..=most).contains(&number))
}

fn is_yaw(yaw: Yaw) -> bool {
    yaw.aft <= 3 && yaw.stern <= 4
}

pub(super) fn check_npcs(source: &Source, faults: &mut Faults) {
    let cards = &source.ships.cards;
    for ShipCard { card: id, npc, .. } in cards {
        faults.unless(
            match npc.flags.as_slice() {
                [] | [_] => true,
                [country, Nation::Pirates] => *country != Nation::Pirates,
                _ => false,
            },
            format_args!("card {id}: an NPC flies no flag, one, or a country's and the Pirates'"),
        );
        faults.unless(
            are_within(&[(npc.draft2, 2, 6), (npc.def, 7, 13), (npc.rob, 6, 20)]),
            format_args!("card {id}: a number of the NPC is out of its range"),
        );
        let spawn = match npc.role {
            _ if npc.is_corsair() => Spawn::Corsair,
            Role::Merchant => Spawn::Merchant,
            Role::Aggressive => Spawn::Aggressive,
            Role::Defensive => Spawn::Defensive,
        };
        faults.unless(
            npc.entry.tile <= 23 && has_cell(source, npc.entry.tile, |c| c.spawn == Some(spawn)),
            format_args!("card {id}: tile {} has no cell to enter on", npc.entry.tile),
        );
        faults.unless(
            npc.route.is_some() == (npc.role == Role::Merchant),
            format_args!("card {id}: merchants, and they alone, have a route"),
        );
        if let Some(route) = &npc.route {
            check_route(source, *id, npc, route, faults);
        }
        let whale = npc.special.contains(&Special::WhiteWhale);
        let rams = npc.pennants.iter().any(|pennant| matches!(pennant, Pennant::Ram { .. }));
        let like_her =
            matches!(npc.pennants.as_slice(), [Pennant::Move { points: 2 }, Pennant::Ram { .. }])
                && npc.flags.is_empty();
        faults.unless(
            if whale { like_her } else { !rams },
            format_args!("card {id}: the White Whale, a legend, alone moves 2 and rams"),
        );
        faults.unless(
            !npc.pennants.is_empty(),
            format_args!("card {id}: an NPC has at least one pennant"),
        );
        let clues = npc.reward.clue + npc.capture.clue;
        faults.unless(
            clues <= 1 && npc.clue == (clues > 0),
            format_args!("card {id}: who bears a clue gives it"),
        );
        faults.unless(
            is_coins(npc.reward.money) && is_coins(npc.capture.money),
            format_args!("card {id}: rewards are multiples of 1000"),
        );
    }
    check_seed(cards, faults);
}

fn has_cell(source: &Source, tile: u8, has: impl Fn(&Cell) -> bool) -> bool {
    source.tiles.tiles.iter().any(|one| one.id == tile && one.cells.iter().any(&has))
}

/// Does the tile bear the icon?
pub(super) fn has_icon(source: &Source, tile: u8, icon: Icon) -> bool {
    match icon {
        Icon::Number => (1..=24).contains(&tile),
        Icon::Mooring => has_cell(source, tile, |cell| cell.mooring.is_some()),
        Icon::Whale => has_cell(source, tile, |cell| cell.whale),
    }
}

fn check_route(source: &Source, id: u8, npc: &Npc, route: &Route, faults: &mut Faults) {
    faults.unless(
        usize::from(route.start) < route.stops.len(),
        format_args!("card {id}: a route starts at one of its stops"),
    );
    for stop in &route.stops {
        faults.unless(
            has_icon(source, stop.tile, stop.icon),
            format_args!("card {id}: tile {} has no {:?} to call at", stop.tile, stop.icon),
        );
        faults.unless(
            is_coins(stop.arrive.money) && is_coins(stop.leg.money),
            format_args!("card {id}: a stop gives multiples of 1000"),
        );
    }
    faults.unless(
        npc.special.contains(&Special::Exits) != route.loops,
        format_args!("card {id}: a route either loops or exits"),
    );
    faults.unless(
        npc.special.contains(&Special::TileNumber)
            == route.stops.iter().all(|stop| stop.icon == Icon::Number),
        format_args!("card {id}: a route of number cells is marked so"),
    );
}

/// Is it the NPC meant?
type Is<'a> = &'a dyn Fn(&Npc) -> bool;

/// NPCs of the seed's examples.
fn check_seed(cards: &[ShipCard], faults: &mut Faults) {
    use Pennant::{Board, Move, Shoot};
    let is = |npc: &Npc, role, numbers: (u8, u8, u8)| {
        npc.role == role && (npc.def, npc.rob, npc.crew) == numbers
    };
    let calls = |npc: &Npc, at: &[(u8, Icon)], gives: &dyn Fn(u8, &Loot) -> bool| {
        npc.route.as_ref().is_some_and(|route| {
            route.stops.iter().map(|stop| (stop.tile, stop.icon)).eq(at.iter().copied())
                && route.stops.iter().all(|stop| gives(stop.tile, &stop.arrive))
        })
    };
    let seed: [(&str, Is); 7] = [
        ("a merchant 10/15/11 whose one pennant is move 6", &|npc| {
            is(npc, Role::Merchant, (10, 15, 11))
                && matches!(npc.pennants.as_slice(), [Move { points: 6 }])
        }),
        ("an aggressive ship 10/9/12, melee +2: move, board, shoot", &|npc| {
            is(npc, Role::Aggressive, (10, 9, 12))
                && matches!(npc.passives.as_slice(), [Passive::MeleeBonus(2)])
                && matches!(npc.pennants.as_slice(), [Move { .. }, Board { .. }, Shoot { .. }])
        }),
        ("a defensive ship 12/15/17: move, two shots of 6 dice +3", &|npc| {
            let shot = |pennant: &Pennant| matches!(pennant, Shoot { shoot: 6, bonus: 3 });
            is(npc, Role::Defensive, (12, 15, 17))
                && matches!(npc.pennants.as_slice(), [Move { .. }, a, b] if shot(a) && shot(b))
        }),
        ("a merchant between the moorings of 10 and 4 with 1000 at each", &|npc| {
            calls(npc, &[(10, Icon::Mooring), (4, Icon::Mooring)], &|_, loot| loot.money == 1000)
        }),
        ("a whaler from 11 to 12 to 17 with 1 oil on reaching 12", &|npc| {
            calls(npc, &[11, 12, 17].map(|tile| (tile, Icon::Whale)), &|tile, loot| {
                loot.goods.is_empty() == (tile != 12)
            })
        }),
        ("Urca de Lima, who leaves after a route of number cells", &|npc| {
            npc.ship == "Urca de Lima" && npc.special == [Special::Exits, Special::TileNumber]
        }),
        ("the White Whale, whose route passes tile 19", &|npc| {
            let stops = npc.route.iter().flat_map(|route| &route.stops);
            npc.special == [Special::WhiteWhale] && stops.into_iter().any(|stop| stop.tile == 19)
        }),
    ];
    for (who, is) in seed {
        let found = cards.iter().any(|card| is(&card.npc));
        faults.unless(found, format_args!("the seed knows {who}"));
    }
    faults.unless(
        cards.iter().any(|card| card.pc.key == "nao" && card.npc.def == 9),
        format_args!("the seed knows an NPC Nao of defence 9"),
    );
}

pub(super) fn check_boards(source: &Source, faults: &mut Faults) {
    let boards = &source.boards.board_a;
    faults.unless(
        boards.iter().map(|board| board.key.as_str()).eq(["a1", "a2", "a3", "a4"]),
        format_args!("the boards are a1 to a4, in order"),
    );
    for board in boards {
        let key = &board.key;
        faults.unless(
            board.levels.iter().map(|level| level.level).eq([1, 2, 3]),
            format_args!("board {key}: a ship at levels 1, 2 and 3"),
        );
        for level in &board.levels {
            let at = level.level;
            faults.unless(
                level.draft2 == 4,
                format_args!("board {key}, level {at}: ships of boards A have draft 2"),
            );
            faults.unless(
                are_within(&[
                    (level.def, 7, 13),
                    (level.rob, 6, 20),
                    (level.movement, 4, 10),
                    (level.sail_max, 0, 4),
                ]) && is_yaw(level.yaw),
                format_args!("board {key}, level {at}: a number is out of its range"),
            );
            faults.unless(
                level.up_cost.is_some() == (at < 3) && level.up_cost.is_none_or(is_coins),
                format_args!("board {key}, level {at}: the next level costs a multiple of 1000"),
            );
            faults.unless(
                source.ships.cards.iter().any(|card| card.pc.model == level.model),
                format_args!("board {key}, level {at}: a card has this model too"),
            );
        }
        faults.unless(
            board.upgrades.len() == 7,
            format_args!("board {key}: seven upgrades are printed on it"),
        );
        for one in &board.upgrades {
            faults.unless(
                source.upgrades.crew.iter().any(|crew| crew.id == one.upgrade)
                    && (1..=3).contains(&one.level)
                    && one.access <= 4
                    && is_coins(one.price),
                format_args!(
                    "board {key}, {}: a known upgrade, its level, access and price in their ranges",
                    one.upgrade
                ),
            );
        }
    }
}
