//! Tiles: what lies where.

use super::Faults;
use crate::content::{
    shape::{Cell, Flag, Ground, Nation, Port, Service, Spawn, Tile},
    source::Source,
};

/// How many cells a tile has.
const CELLS: usize = 19;
const CENTRE: usize = 9;

/// Canonical cells: by `r`, then by `q`.
const PLACES: [(i8, i8); CELLS] = {
    let mut places = [(0, 0); CELLS];
    let (mut at, mut q, mut r) = (0, 0, -2);
    while at < CELLS {
        places[at] = (q, r);
        at += 1;
        q += 1;
        if q > 2 || q + r > 2 {
            r += 1;
            q = if r < 0 { -2 - r } else { -2 };
        }
    }
    places
};

fn distance(a: usize, b: usize) -> i8 {
    let (a, b) = (PLACES[a], PLACES[b]);
    let (q, r) = (a.0 - b.0, a.1 - b.1);
    q.abs().max(r.abs()).max((q + r).abs())
}

pub(super) fn check(source: &Source, faults: &mut Faults) {
    let tiles = &source.tiles.tiles;
    faults.unless(
        tiles.iter().map(|tile| tile.id).eq(1..=24),
        format_args!("the tiles are numbered 1 to 24, in order"),
    );
    for tile in tiles {
        let whole = tile.cells.len() == CELLS && usize::from(tile.number_cell) < CELLS;
        faults.unless(whole, format_args!("tile {}: a tile has nineteen cells", tile.id));
        if whole {
            check_ground(tile, faults);
            check_islands(tile, faults);
            check_port(tile, faults);
            check_fort(tile, faults);
            check_crosses(tile, faults);
        }
    }
    for at in 0..CELLS {
        let marked = |tile: &&Tile| tile.cells.get(at).is_some_and(|cell| cell.x);
        faults.unless(
            tiles.iter().filter(marked).count() <= 1,
            format_args!("cell {at}: one tile for each spot of an X"),
        );
    }
    check_ports(tiles, faults);
    check_creatures(tiles, faults);
}

fn check_ground(tile: &Tile, faults: &mut Faults) {
    let id = tile.id;
    faults.unless(tile.calm == (id == 24), format_args!("tile {id}: tile 24 alone is calm"));
    faults.unless(
        tile.optional == (id >= 22),
        format_args!("tile {id}: tiles 22 to 24 alone are optional"),
    );
    faults.unless(
        is_open(&tile.cells[usize::from(tile.number_cell)]),
        format_args!("tile {id}: the number lies on open water without a sandbank"),
    );
    for (at, cell) in tile.cells.iter().enumerate() {
        let sea = cell.t == Ground::Sea;
        faults.unless(
            cell.sand.is_none_or(|value| sea && [1, 2, 3, 5].contains(&value)),
            format_args!("tile {id}, cell {at}: a sandbank of 1, 2, 3 or 5 lies in the sea"),
        );
        faults.unless(
            sea || !(cell.barrel || cell.whale || cell.kraken || cell.mooring.is_some()),
            format_args!("tile {id}, cell {at}: barrels, whales, Kraken and moorings are at sea"),
        );
        faults.unless(
            !sea || (cell.port.is_none() && cell.fort.is_none() && !cell.x),
            format_args!("tile {id}, cell {at}: ports, fortresses and crosses are on land"),
        );
        faults.unless(
            cell.spawn.is_none() || (sea && cell.sand.is_none_or(|value| value >= 3)),
            format_args!("tile {id}, cell {at}: NPCs enter at sea, on no sandbank below 3"),
        );
        let out = || joined(tile, at, is_open).into_iter().filter(|at| distance(*at, CENTRE) == 2);
        faults.unless(
            !is_open(cell) || out().count() >= 3,
            format_args!("tile {id}, cell {at}: open water reaches at least 3 border cells"),
        );
    }
    for spawn in [Spawn::Merchant, Spawn::Aggressive, Spawn::Defensive, Spawn::Corsair] {
        let cells = tile.cells.iter().filter(|cell| cell.spawn == Some(spawn)).count();
        faults.unless(cells <= 1, format_args!("tile {id}: {spawn:?} NPCs enter on one cell"));
    }
}

/// Sea without a sandbank.
fn is_open(cell: &Cell) -> bool {
    cell.t == Ground::Sea && cell.sand.is_none()
}

/// The cells joined to this one by steps over cells that are alike.
fn joined(tile: &Tile, from: usize, alike: impl Fn(&Cell) -> bool) -> Vec<usize> {
    let mut found = vec![from];
    let mut next = 0;
    while let Some(&at) = found.get(next) {
        next += 1;
        for to in (0..CELLS).filter(|to| distance(at, *to) == 1) {
            if alike(&tile.cells[to]) && !found.contains(&to) {
                found.push(to);
            }
        }
    }
    found.sort_unstable();
    found
}

fn check_islands(tile: &Tile, faults: &mut Faults) {
    let is_land = |cell: &Cell| cell.t == Ground::Land;
    let mut islands = Vec::new();
    for at in (0..CELLS).filter(|at| is_land(&tile.cells[*at])) {
        let island = joined(tile, at, is_land);
        if !islands.contains(&island) {
            islands.push(island);
        }
    }
    let cells = |group: &Vec<u8>| group.iter().map(|at| usize::from(*at)).collect();
    let said: Vec<Vec<usize>> = tile.island_groups.iter().map(cells).collect();
    faults.unless(
        said == islands,
        format_args!("tile {}: the islands are {islands:?}, each land cell in one", tile.id),
    );
}

/// The cells that have something, with what they have.
fn with<'a, T>(tile: &'a Tile, has: impl Fn(&'a Cell) -> Option<T>) -> Vec<(usize, T)> {
    let cells = tile.cells.iter().enumerate();
    cells.filter_map(|(at, cell)| has(cell).map(|what| (at, what))).collect()
}

fn check_port(tile: &Tile, faults: &mut Faults) {
    let id = tile.id;
    let key = format!("p{id}");
    let ports = with(tile, |cell| cell.port.as_ref());
    let moorings = with(tile, |cell| cell.mooring.as_ref());
    match (ports.as_slice(), moorings.as_slice()) {
        ([], []) => {}
        ([(at, port)], [(mooring, of)]) => {
            faults.unless(
                port.key == key && **of == key,
                format_args!("tile {id}: the key of its port is {key}"),
            );
            faults.unless(
                distance(*at, *mooring) == 1,
                format_args!("tile {id}: the mooring lies beside its port"),
            );
            let market = [Service::Buy, Service::Sell].iter().any(|s| port.services.contains(s));
            faults.unless(
                port.flag != Flag::NATIVE || !market,
                format_args!("tile {id}: a native port has no market"),
            );
            faults.unless(
                port.flag != Flag::Of(Nation::Pirates) || !port.services.contains(&Service::Buy),
                format_args!("tile {id}: nothing is bought in a pirate port"),
            );
        }
        _ => faults.unless(false, format_args!("tile {id}: one port at most, with one mooring")),
    }
}

fn check_fort(tile: &Tile, faults: &mut Faults) {
    let id = tile.id;
    let flag = match id {
        5 | 6 => Some(Flag::RANDOM),
        14 => Some(Flag::Of(Nation::Pirates)),
        _ => None,
    };
    let forts = with(tile, |cell| cell.fort.as_ref());
    faults.unless(
        forts.iter().map(|(_, fort)| fort.flag).eq(flag),
        format_args!("tile {id}: fortresses stand on tiles 5 and 6 (random) and 14 (pirates)"),
    );
    let zone = with(tile, |cell| cell.fort_dice);
    let Some((fort, stands)) = forts.first() else {
        faults.unless(zone.is_empty(), format_args!("tile {id}: no dice without a fortress"));
        return;
    };
    faults.unless(
        stands.key == format!("f{id}"),
        format_args!("tile {id}: the key of its fortress is f{id}"),
    );
    let fits = |(at, dice): &(usize, u8)| {
        tile.cells[*at].t == Ground::Sea && distance(*fort, *at) <= 2 && (1..=6).contains(dice)
    };
    faults.unless(
        zone.iter().all(fits),
        format_args!("tile {id}: the zone is sea within 2 of the fortress, 1 to 6 dice a cell"),
    );
    let dice = |far: i8| zone.iter().filter(move |(at, _)| distance(*fort, *at) == far);
    let near = dice(1).map(|(_, dice)| dice).min();
    let far = dice(2).map(|(_, dice)| dice).max();
    faults.unless(near > far, format_args!("tile {id}: the dice of a fortress fall with distance"));
}

fn check_crosses(tile: &Tile, faults: &mut Faults) {
    let id = tile.id;
    let crosses = with(tile, |cell| cell.x.then_some(()));
    for (at, ()) in &crosses {
        let shore = |to: usize| distance(*at, to) == 1 && tile.cells[to].t == Ground::Sea;
        faults.unless(
            (0..CELLS).any(shore),
            format_args!("tile {id}, cell {at}: an X touches the sea of its own tile"),
        );
    }
    faults.unless(
        id <= 21 || crosses.is_empty(),
        format_args!("tile {id}: the optional tiles do not hold the treasure"),
    );
    faults.unless(
        ![16, 21].contains(&id) || !crosses.is_empty(),
        format_args!("tile {id}: tiles 16 and 21 bear an X"),
    );
}

fn check_ports(tiles: &[Tile], faults: &mut Faults) {
    use Service::{Buy, Sell, Shipyard, Tavern};
    let port = |tile: &Tile| tile.cells.iter().find_map(|cell| cell.port.clone());
    let ports: Vec<(u8, Port)> =
        tiles.iter().filter_map(|tile| port(tile).map(|port| (tile.id, port))).collect();
    let at = |id: u8| ports.iter().find(|(tile, _)| *tile == id).map(|(_, port)| port);
    let is = |id: u8, flag: Flag, services: &[Service]| {
        at(id).is_some_and(|port| {
            port.flag == flag && services.iter().all(|service| port.services.contains(service))
        })
    };
    for (holds, sentence) in [
        (is(7, Flag::Of(Nation::Spain), &[Sell]), "tile 7 has a Spanish port where one sells"),
        (
            is(15, Flag::Of(Nation::Pirates), &[Tavern, Shipyard, Sell]),
            "tile 15 has a pirate port with tavern, shipyard and sale",
        ),
        (is(18, Flag::NATIVE, &[]), "tile 18 has a native port"),
        (is(22, Flag::NATIVE, &[]), "tile 22 has a native port"),
        (
            [4, 10, 21].into_iter().all(|id| at(id).is_some()),
            "tiles 4, 10 and 21 have a port and its mooring",
        ),
        (
            ports.iter().filter(|(_, port)| port.flag == Flag::NATIVE).count() >= 4,
            "there are at least 4 native ports",
        ),
        (ports.iter().any(|(_, port)| port.flag == Flag::RANDOM), "some ports are random"),
    ] {
        faults.unless(holds, format_args!("{sentence}"));
    }
    for country in Nation::COUNTRIES {
        for service in [Tavern, Shipyard, Buy, Sell] {
            let mut own = ports.iter().filter(|(_, port)| port.flag == Flag::Of(country));
            faults.unless(
                own.any(|(_, port)| port.services.contains(&service)),
                format_args!("a port of {country:?} offers {service:?}"),
            );
        }
    }
}

fn check_creatures(tiles: &[Tile], faults: &mut Faults) {
    let krakens = tiles.iter().flat_map(|tile| with(tile, |cell| cell.kraken.then_some(tile.id)));
    faults.unless(
        krakens.map(|(_, id)| id).eq([11]),
        format_args!("the Kraken rises on one cell, on tile 11"),
    );
    for id in [11, 12, 17, 19] {
        let has = |tile: &Tile| tile.id == id && tile.cells.iter().any(|cell| cell.whale);
        faults.unless(tiles.iter().any(has), format_args!("tile {id}: there are whales"));
    }
}
