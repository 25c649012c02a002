//! Markets, upgrades, events, treasure, captains, tokens and winds.

use super::{Faults, is_coins, mission::check_op};
use crate::content::{
    shape::{
        CaptainNation, CorsairNation, CrewKind, EventIcon, FishLoot, Good, Ground, MarketSide,
        Nation, Section,
    },
    source::Source,
};

pub(super) fn check(source: &Source, faults: &mut Faults) {
    check_markets(source, faults);
    check_crew(source, faults);
    check_yard(source, faults);
    check_events(source, faults);
    check_treasure(source, faults);
    check_captains(source, faults);
    check_tokens(source, faults);
    check_tables(source, faults);
}

fn check_markets(source: &Source, faults: &mut Faults) {
    let tiles = &source.markets.tiles;
    faults.unless(
        tiles.iter().map(|tile| tile.nation).eq(Nation::COUNTRIES)
            && tiles.iter().map(|tile| tile.good).eq(Good::PRINCIPAL),
        format_args!("the markets are those of the four countries and their goods, in order"),
    );
    for tile in tiles {
        let good = tile.good;
        for MarketSide { legal, contraband } in [&tile.side_a, &tile.side_b] {
            faults.unless(
                legal.map(|one| one.slots) == [2, 2, 4]
                    && contraband.map(|one| one.slots) == [2, 2, 2],
                format_args!("{good:?}: sections of 2, 2 and 4 slots, and 2, 2 and 2"),
            );
            for row in [legal, contraband] {
                let money = row.iter().flat_map(|one| [one.buy, one.sell]);
                faults.unless(
                    money.into_iter().all(|price| price > 0 && price.is_multiple_of(500)),
                    format_args!("{good:?}: unit prices are multiples of 500"),
                );
                let falls = row
                    .windows(2)
                    .all(|two| two[0].buy >= two[1].buy && two[0].sell >= two[1].sell);
                faults.unless(falls, format_args!("{good:?}: the first section is the dearest"));
            }
        }
        let MarketSide { legal, contraband } = &tile.side_a;
        let sells = |row: &[Section; 3]| row.map(|one| one.sell);
        faults.unless(
            sells(legal) == sells(contraband),
            format_args!("{good:?}: on side A both rows sell alike"),
        );
        faults.unless(
            legal.iter().chain(contraband).all(|one| one.sell >= one.buy),
            format_args!("{good:?}: on side A nothing sells below its price"),
        );
        let buys = |row: &[Section; 3]| row.map(|one| one.buy);
        let (legal_buys, contraband_buys) = (buys(legal), buys(contraband));
        let seed = match good {
            Good::Tea => legal_buys[..2] == [1000, 1000],
            Good::Cotton => contraband_buys[..2] == [1000, 1000] && legal[2].sell == 1000,
            Good::Sugar => {
                [legal_buys, contraband_buys] == [[1000, 1000, 500]; 2] && legal[1].sell == 1000
            }
            _ => true,
        };
        faults.unless(seed, format_args!("{good:?}: the seed's examples have another price"));
    }
}

/// The crew upgrades of the rules: id, copies, unique, whose.
const CREW: [(&str, CrewKind, u8, bool, Option<Nation>); 22] = {
    use CrewKind::{NationOfficer, NationSpecialist, Officer, Specialist};
    [
        ("carpenter", Officer, 3, false, None),
        ("gunner", Officer, 6, false, None),
        ("expert_gunner", Officer, 1, false, None),
        ("artillerist", Officer, 3, true, None),
        ("helmsman", Officer, 2, true, None),
        ("expert_helmsman", Officer, 1, false, None),
        ("instructor", Officer, 2, true, None),
        ("grapnel", Officer, 2, true, None),
        ("overcharge", Officer, 2, true, None),
        ("informer", Specialist, 3, false, None),
        ("pistol", Specialist, 3, false, None),
        ("sabres", Specialist, 3, true, None),
        ("swords", Specialist, 6, false, None),
        ("doctor", Specialist, 3, false, None),
        ("scimitar", Specialist, 1, false, None),
        ("grenades", Specialist, 3, false, None),
        ("hull", NationOfficer, 2, true, Some(Nation::France)),
        ("merchant", NationSpecialist, 2, true, Some(Nation::Holland)),
        ("armour", NationSpecialist, 6, false, Some(Nation::Spain)),
        ("lieutenant", NationSpecialist, 2, true, Some(Nation::England)),
        ("marksman", NationSpecialist, 2, false, Some(Nation::England)),
        ("mercenary", NationSpecialist, 2, true, Some(Nation::Pirates)),
    ]
};

fn check_crew(source: &Source, faults: &mut Faults) {
    let crew = &source.upgrades.crew;
    let rows = crew.iter().map(|one| (one.id.as_str(), one.kind, one.n, one.unique, one.nation));
    faults.unless(
        rows.eq(CREW),
        format_args!("officers and specialists are those of the rules, in order (L-309 to L-330)"),
    );
    for one in crew {
        faults.unless(
            is_coins(one.price) && one.price > 0,
            format_args!("{}: prices are multiples of 1000", one.id),
        );
    }
}

fn check_yard(source: &Source, faults: &mut Faults) {
    let upgrades = &source.upgrades;
    faults.unless(
        upgrades.ship.iter().map(|one| one.id.as_str()).eq([
            "cannon",
            "cannon_upgrade",
            "sails",
            "long_guns",
            "boat",
            "cabin",
        ]),
        format_args!("the ship upgrades are those of the rules, in order (L-300 to L-305)"),
    );
    let kinds = ["incendiary", "explosive", "grapeshot", "chain"].map(|id| (id, 4));
    faults.unless(
        upgrades.ammunition.iter().map(|one| (one.id.as_str(), one.n)).eq(kinds),
        format_args!("there are four tokens of each kind of ammunition, in order (L-307, L-308)"),
    );
    let ship = upgrades.ship.iter().map(|one| (&one.id, one.price_a, one.price_b, one.access_b));
    let shot =
        upgrades.ammunition.iter().map(|one| (&one.id, one.price_a, one.price_b, one.access_b));
    for (id, a, b, access) in ship.chain(shot) {
        faults.unless(
            is_coins(a) && is_coins(b) && a > 0 && b > 0,
            format_args!("{id}: prices are multiples of 1000"),
        );
        faults.unless(access <= 4, format_args!("{id}: access is 0 to 4"));
    }
    let offers = upgrades.tavern_fixed.iter();
    let offers =
        offers.map(|one| (one.id.as_str(), one.gives.fame, one.gives.crew, one.price, one.access));
    faults.unless(
        offers.eq([
            ("fame", 1, 0, 8000, 0),
            ("crew2", 0, 2, 1000, 0),
            ("crew5", 0, 5, 2000, 2),
            ("crew3", 0, 3, 1000, 3),
        ]),
        format_args!("taverns sell 1 fame, and 2, 5 and 3 crew, as the seed prices them"),
    );
    let wood = upgrades.wood;
    faults.unless(
        (wood.n, wood.buy, wood.sell) == (2, 1000, 1000),
        format_args!("2 wood cost and bring 1000 (L-288)"),
    );
}

fn check_events(source: &Source, faults: &mut Faults) {
    let events = &source.events.events;
    faults.unless(
        events.iter().map(|event| event.id).eq(1..=27),
        format_args!("the events are numbered 1 to 27, in order"),
    );
    let with = |icon| events.iter().filter(move |event| event.icons.contains(&icon));
    faults.unless(
        (7..=11).contains(&with(EventIcon::Wind).count()),
        format_args!("about a third of the events turn the wind"),
    );
    faults.unless(
        (2..=3).contains(&with(EventIcon::Extra).count())
            && with(EventIcon::Extra).all(|event| event.id <= 4),
        format_args!("two or three of the calm events draw another"),
    );
}

fn check_treasure(source: &Source, faults: &mut Faults) {
    let treasure = &source.treasure;
    let pack = |pack: u8| treasure.clues.iter().filter(move |clue| clue.pack == pack);
    faults.unless(
        treasure.clues.len() + treasure.rewards.len() == 13
            && pack(1).count() + pack(2).count() == treasure.clues.len()
            && treasure.rewards.iter().all(|hoard| hoard.pack == 3),
        format_args!("thirteen treasure cards lie in packs 1, 2 and 3"),
    );
    for clue in &treasure.clues {
        faults.unless(
            clue.cells.iter().all(|at| *at < 19) && clue.cells.is_sorted_by(|a, b| a < b),
            format_args!("pack {}: the cells of a clue are in order", clue.pack),
        );
    }
    faults.unless(
        pack(1).all(|clue| clue.cells.len() == 7),
        format_args!("a card of pack 1 shows 7 crosses"),
    );
    for one in pack(1) {
        for two in pack(2) {
            let meet: Vec<&u8> = one.cells.iter().filter(|at| two.cells.contains(at)).collect();
            let is_cross = |at: u8| {
                let mut tiles = source.tiles.tiles.iter().filter(|tile| tile.id <= 21);
                tiles.any(|tile| tile.cells.get(usize::from(at)).is_some_and(|cell| cell.x))
            };
            faults.unless(
                matches!(meet.as_slice(), [at] if is_cross(**at)),
                format_args!("{:?} and {:?} meet in one cell, an X", one.cells, two.cells),
            );
        }
    }
    for hoard in &treasure.rewards {
        for op in &hoard.ops {
            check_op(&hoard.name.en, op, faults);
        }
    }
}

const PIRATES: &str = "teach bellamy cabeza roberts every omalley read fadel rackham bonny";
const SPAIN: &str = "magallanes somodevilla lezo barcelo tofino soto";
const FRANCE: &str = "barret laperouse roussin levassor annebault";
const ENGLAND: &str = "duff snell myngs byron maynard";
const HOLLAND: &str = "tromp hein callenburgh almonde evertsen";

fn check_captains(source: &Source, faults: &mut Faults) {
    let captains = &source.captains.captains;
    let lists = [
        (PIRATES, Nation::Pirates),
        (SPAIN, Nation::Spain),
        (FRANCE, Nation::France),
        (ENGLAND, Nation::England),
        (HOLLAND, Nation::Holland),
    ];
    let rows = lists.into_iter().flat_map(|(ids, nation)| {
        ids.split(' ').map(move |id| match id {
            "fadel" => (id, CaptainNation::Corsair(CorsairNation::CorsairSpain)),
            _ => (id, CaptainNation::Of(nation)),
        })
    });
    faults.unless(
        captains.iter().map(|captain| (captain.id.as_str(), captain.nation)).eq(rows),
        format_args!("the captains are those of the rules, in order, each with its nation"),
    );
}

fn check_tokens(source: &Source, faults: &mut Faults) {
    let tokens = &source.tokens;
    let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(u32::from).sum::<u32>();
    for (what, count, all) in [
        ("barrel tokens", sum(&mut tokens.barrels.iter().map(|one| one.n)), 36),
        ("fishing tokens", sum(&mut tokens.fishing.iter().map(|one| one.n)), 12),
        ("unexplored cells", sum(&mut tokens.unexplored.iter().map(|one| one.n)), 24),
        ("flag tokens", sum(&mut tokens.flags.iter().map(|one| one.n)), 24),
        ("bounty cards", sum(&mut tokens.bounty_cards.iter().map(|_| 1)), 4),
    ] {
        faults.unless(count == all, format_args!("there are {all} {what}, not {count}"));
    }
    let caught = tokens.fishing.iter().filter_map(|one| match &one.loot {
        FishLoot::Loot(loot) => Some(loot),
        FishLoot::Wound(_) => None,
    });
    let loots = tokens.barrels.iter().map(|one| &one.loot).chain(caught);
    faults.unless(
        loots.into_iter().all(|loot| is_coins(loot.money) && loot.clue <= 1),
        format_args!("a token holds multiples of 1000 and one clue at most"),
    );
    let mut nations = Nation::COUNTRIES.map(|nation| (nation, true)).to_vec();
    nations.push((Nation::Pirates, false));
    faults.unless(
        tokens.flags.iter().map(|one| (one.flag, one.draw)).eq(nations),
        format_args!("flags of every nation, in order; those of countries are drawn (D-56)"),
    );
    for one in &tokens.unexplored {
        let cell = &one.cell;
        let sea = cell.t == Ground::Sea;
        let marks = [cell.barrel, cell.whale, cell.sand.is_some()];
        let marks = marks.into_iter().filter(|mark| *mark).count();
        let others = cell.port.is_some()
            || cell.fort.is_some()
            || cell.mooring.is_some()
            || cell.spawn.is_some()
            || cell.fort_dice.is_some()
            || cell.kraken
            || cell.x;
        faults.unless(
            marks <= usize::from(sea)
                && !others
                && cell.sand.is_none_or(|value| [1, 2, 3, 5].contains(&value)),
            format_args!("an unexplored cell is land or sea with a barrel, whales or a sandbank"),
        );
    }
    let land = tokens.unexplored.iter().filter(|one| one.cell.t == Ground::Land);
    faults.unless(
        (7..=9).contains(&sum(&mut land.map(|one| one.n))),
        format_args!("about 8 unexplored cells are land"),
    );
}

/// The rules own these tables; what the words hang on is checked here.
fn check_tables(source: &Source, faults: &mut Faults) {
    let winds = &source.tables.wind;
    faults.unless(
        winds
            .iter()
            .map(|wind| wind.id.as_str())
            .eq(["wind0", "wind1", "wind2", "wind3", "wind4", "wind5", "calm"]),
        format_args!("six winds by direction, and the calm"),
    );
    for (to, wind) in winds.iter().take(6).enumerate() {
        let by_angle = [2, 1, -1, -2, -1, 1];
        faults.unless(
            (0..6).all(|dir| wind.modifiers[dir] == by_angle[(dir + 6 - to) % 6]),
            format_args!("{}: with the wind +2, against it -2 (L-076)", wind.id),
        );
    }
    let die = source.tables.nation_die.iter().map(|row| (row.from, row.to, row.nation));
    faults.unless(
        die.eq((0u8..)
            .zip(Nation::COUNTRIES)
            .map(|(at, country)| (3 * at + 1, 3 * at + 3, country))),
        format_args!("three numbers of the D12 for each country, in order (L-008)"),
    );
}
