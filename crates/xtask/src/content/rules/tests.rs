//! Each constraint, on a copy of the content that breaks it.

use super::faults;
use crate::{
    content::{
        shape::{
            CaptainNation, Cond, EventIcon, Flag, Ground, Nation, Op, Pennant, PortSel, Service,
            SetX, Spawn, Special,
        },
        source::Source,
    },
    project::Project,
};

/// What is broken, and the sentence it is answered with.
type Case = (fn(&mut Source), &'static str);

fn each_is_answered(cases: &[Case]) {
    let project = Project::find().expect("this is the project");
    let source = Source::read(&project).expect("the content is read");
    assert_eq!(faults(&source), Vec::<String>::new(), "the content is sound");
    for (break_it, sentence) in cases {
        let mut broken = source.clone();
        break_it(&mut broken);
        let faults = faults(&broken);
        assert!(
            faults.iter().any(|fault| fault.contains(sentence)),
            "«{sentence}» was expected, not {faults:#?}"
        );
    }
}

#[test]
fn broken_tiles_are_named() {
    each_is_answered(&[
        (|s| s.tiles.tiles[3].id = 5, "the tiles are numbered 1 to 24, in order"),
        (|s| _ = s.tiles.tiles[3].cells.pop(), "tile 4: a tile has nineteen cells"),
        (|s| s.tiles.tiles[3].calm = true, "tile 4: tile 24 alone is calm"),
        (|s| s.tiles.tiles[3].optional = true, "tile 4: tiles 22 to 24 alone are optional"),
        (|s| s.tiles.tiles[3].number_cell = 10, "tile 4: the number lies on open water"),
        (
            |s| s.tiles.tiles[3].cells[10].sand = Some(4),
            "tile 4, cell 10: a sandbank of 1, 2, 3 or 5",
        ),
        (|s| s.tiles.tiles[3].cells[7].barrel = true, "tile 4, cell 7: barrels, whales, Kraken"),
        (|s| s.tiles.tiles[3].cells[0].x = true, "tile 4, cell 0: ports, fortresses and crosses"),
        (|s| s.tiles.tiles[3].cells[5].sand = Some(2), "tile 4, cell 5: NPCs enter at sea"),
        (
            |s| s.tiles.tiles[10].cells.iter_mut().step_by(2).for_each(|c| c.sand = Some(5)),
            "tile 11, cell 3: open water reaches at least 3 border cells",
        ),
        (
            |s| s.tiles.tiles[3].cells[0].spawn = Some(Spawn::Merchant),
            "tile 4: Merchant NPCs enter",
        ),
        (|s| _ = s.tiles.tiles[3].island_groups.pop(), "tile 4: the islands are"),
        (
            |s| s.tiles.tiles[3].cells[4].mooring = None,
            "tile 4: one port at most, with one mooring",
        ),
        (
            |s| s.tiles.tiles[3].cells[4].mooring = Some("p5".into()),
            "tile 4: the key of its port is p4",
        ),
        (
            |s| {
                s.tiles.tiles[3].cells[4].mooring = None;
                s.tiles.tiles[3].cells[0].mooring = Some("p4".into());
            },
            "tile 4: the mooring lies beside its port",
        ),
        (|s| port(s, 3).services.push(Service::Buy), "tile 3: a native port has no market"),
        (|s| port(s, 14).services.push(Service::Buy), "tile 14: nothing is bought"),
    ]);
}

fn port(source: &mut Source, tile: usize) -> &mut crate::content::shape::Port {
    let cells = &mut source.tiles.tiles[tile - 1].cells;
    cells.iter_mut().find_map(|cell| cell.port.as_mut()).expect("the tile has a port")
}

#[test]
fn broken_forts_crosses_and_places_are_named() {
    each_is_answered(&[
        (|s| s.tiles.tiles[4].cells[8].fort = None, "tile 5: fortresses stand on tiles 5 and 6"),
        (|s| s.tiles.tiles[4].cells[8].fort = None, "tile 5: no dice without a fortress"),
        (
            |s| s.tiles.tiles[4].cells[8].fort.as_mut().expect("a fortress").key = "f6".into(),
            "tile 5: the key of its fortress is f5",
        ),
        (|s| s.tiles.tiles[4].cells[6].fort_dice = Some(1), "tile 5: the zone is sea within 2"),
        (|s| s.tiles.tiles[4].cells[0].fort_dice = Some(6), "tile 5: the dice of a fortress fall"),
        (
            |s| {
                let cells = &mut s.tiles.tiles[13].cells;
                for at in [5, 6, 9, 11, 14, 15] {
                    cells[at].t = Ground::Land;
                }
                cells[10].x = true;
            },
            "tile 14, cell 10: an X touches the sea of its own tile",
        ),
        (
            |s| s.tiles.tiles[21].cells[16].x = true,
            "tile 22: the optional tiles do not hold the treasure",
        ),
        (
            |s| s.tiles.tiles[15].cells.iter_mut().for_each(|cell| cell.x = false),
            "tile 16: tiles 16 and 21 bear an X",
        ),
        (|s| s.tiles.tiles[0].cells[13].x = true, "cell 13: one tile for each spot of an X"),
        (|s| port(s, 7).services.clear(), "tile 7 has a Spanish port where one sells"),
        (|s| port(s, 15).services.clear(), "tile 15 has a pirate port with tavern"),
        (|s| port(s, 18).flag = Flag::RANDOM, "tile 18 has a native port"),
        (|s| port(s, 22).flag = Flag::RANDOM, "tile 22 has a native port"),
        (
            |s| s.tiles.tiles[20].cells.iter_mut().for_each(|cell| cell.port = None),
            "tiles 4, 10 and 21 have a port and its mooring",
        ),
        (
            |s| [3, 9, 17].into_iter().for_each(|tile| port(s, tile).flag = Flag::RANDOM),
            "there are at least 4 native ports",
        ),
        (
            |s| [5, 6, 21].into_iter().for_each(|tile| port(s, tile).flag = Flag::NATIVE),
            "some ports are random",
        ),
        (|s| port(s, 10).flag = Flag::RANDOM, "a port of Holland offers Shipyard"),
        (|s| s.tiles.tiles[11].cells[0].kraken = true, "the Kraken rises on one cell, on tile 11"),
        (|s| s.tiles.tiles[18].cells[14].whale = false, "tile 19: there are whales"),
    ]);
}

#[test]
fn broken_ship_cards_are_named() {
    each_is_answered(&[
        (|s| s.ships.cards.swap(0, 1), "the ship cards are numbered 1 to 46, in order"),
        (|s| s.ships.cards[0].seal = 3, "card 1: level 1 to 4, seal 1 or 2"),
        (|s| s.ships.cards[0].pc.movement = 11, "card 1: a number of the ship is out of its range"),
        (|s| s.ships.cards[0].pc.yaw.aft = 4, "card 1: a number of the ship is out of its range"),
        (|s| s.ships.cards[2].pc.price = None, "card 3: a ship has a price unless its level is 4"),
        (|s| s.ships.cards[2].pc.price = Some(9500), "card 3: prices are multiples of 1000"),
        (|s| s.ships.cards[2].pc.def = 9, "card 14: ships of one model are alike"),
        (
            |s| s.ships.cards[16].pc.price = Some(12_000),
            "card 17: the seed has another level or price for a brigantine",
        ),
        (|s| s.ships.cards[18].pc.whaler = false, "card 19: whalers, and they alone, are whalers"),
        (
            |s| [2, 3].into_iter().for_each(|at| s.ships.cards[at].seal = 2),
            "seal 1 has at least 6, 5 and 5",
        ),
        (
            |s| [0, 1].into_iter().for_each(|at| s.ships.cards[at].seal = 2),
            "seal 1 has a nao to start with",
        ),
        (|s| s.ships.cards[45].pc.key = "first".into(), "the seed names a qar"),
        (|s| s.ships.cards[13].npc.flags = vec![Nation::France], "level 1 has all roles"),
    ]);
}

#[test]
fn broken_npcs_are_named() {
    each_is_answered(&[
        (
            |s| s.ships.cards[13].npc.flags.reverse(),
            "card 14: an NPC flies no flag, one, or a country's and the Pirates'",
        ),
        (|s| s.ships.cards[0].npc.rob = 21, "card 1: a number of the NPC is out of its range"),
        (|s| s.ships.cards[0].npc.entry.tile = 3, "card 1: tile 3 has no cell to enter on"),
        (|s| s.ships.cards[0].npc.route = None, "card 1: merchants, and they alone, have a route"),
        (|s| route(s, 1).start = 2, "card 1: a route starts at one of its stops"),
        (|s| route(s, 1).stops[0].tile = 19, "card 1: tile 19 has no Mooring to call at"),
        (|s| route(s, 1).stops[0].leg.money = 500, "card 1: a stop gives multiples of 1000"),
        (|s| route(s, 15).loops = true, "card 15: a route either loops or exits"),
        (
            |s| s.ships.cards[14].npc.special = vec![Special::Exits],
            "card 15: a route of number cells is marked so",
        ),
        (
            |s| s.ships.cards[0].npc.pennants.push(Pennant::Ram { ram: 1 }),
            "card 1: the White Whale, a legend, alone moves 2 and rams",
        ),
        (|s| s.ships.cards[0].npc.pennants.clear(), "card 1: an NPC has at least one pennant"),
        (|s| s.ships.cards[0].npc.clue = true, "card 1: who bears a clue gives it"),
        (|s| s.ships.cards[0].npc.reward.money = 1500, "card 1: rewards are multiples of 1000"),
        (|s| s.ships.cards[14].npc.crew = 12, "the seed knows a merchant 10/15/11"),
        (|s| s.ships.cards[25].npc.passives.clear(), "the seed knows an aggressive ship 10/9/12"),
        (|s| s.ships.cards[32].npc.crew = 18, "the seed knows a defensive ship 12/15/17"),
        (|s| route(s, 18).stops.reverse(), "the seed knows a merchant between the moorings"),
        (|s| route(s, 19).stops[1].arrive.goods.clear(), "the seed knows a whaler"),
        (|s| s.ships.cards[14].npc.ship.clear(), "the seed knows Urca de Lima"),
        (|s| _ = route(s, 28).stops.remove(0), "the seed knows the White Whale"),
        (
            |s| [0, 1, 7, 8].into_iter().for_each(|at| s.ships.cards[at].npc.def = 8),
            "the seed knows an NPC Nao of defence 9",
        ),
    ]);
}

fn route(source: &mut Source, card: usize) -> &mut crate::content::shape::Route {
    source.ships.cards[card - 1].npc.route.as_mut().expect("a merchant")
}

#[test]
fn broken_boards_are_named() {
    each_is_answered(&[
        (|s| s.boards.board_a.swap(0, 1), "the boards are a1 to a4, in order"),
        (|s| s.boards.board_a[0].levels.reverse(), "board a1: a ship at levels 1, 2 and 3"),
        (|s| s.boards.board_a[0].levels[0].draft2 = 5, "board a1, level 1: ships of boards A"),
        (|s| s.boards.board_a[0].levels[0].def = 6, "board a1, level 1: a number is out"),
        (
            |s| s.boards.board_a[0].levels[2].up_cost = Some(1000),
            "board a1, level 3: the next level",
        ),
        (
            |s| s.boards.board_a[0].levels[0].model.en.push('s'),
            "board a1, level 1: a card has this model too",
        ),
        (|s| _ = s.boards.board_a[0].upgrades.pop(), "board a1: seven upgrades are printed"),
        (|s| s.boards.board_a[0].upgrades[0].access = 5, "board a1, gunner: a known upgrade"),
    ]);
}

#[test]
fn broken_missions_are_named() {
    each_is_answered(&[
        (|s| s.missions.missions.swap(0, 1), "the missions are P01 to P14"),
        (
            |s| s.missions.missions[0].kind = s.missions.missions[82].kind,
            "P01: the letter of a mission names its type",
        ),
        (|s| s.missions.missions[0].stages.clear(), "P01: a mission has stages"),
        (|s| s.missions.missions[0].rewards.clear(), "P01: a mission has stages"),
        (
            |s| s.missions.missions[0].stages = s.missions.missions[1].stages.clone(),
            "P01: it begins otherwise than its family",
        ),
        (|s| s.missions.missions[37].on_take.clear(), "R01: the marked place is marked"),
        (|s| s.missions.missions[82].on_take.clear(), "T25: the marked place is marked"),
        (|s| way(s, 49).set_x = None, "R13: X is remembered before it is named"),
        (
            |s| way(s, 58).when = Cond::AtPort { at_port: PortSel::Tile(11) },
            "T01: it names a place that no tile has",
        ),
        (
            |s| {
                if let Cond::Destroy { n, .. } = &mut way(s, 11).when {
                    *n = None;
                }
            },
            "P12: several ships to destroy are of different nations",
        ),
        (|s| s.missions.missions[34].id = "C99".into(), "C04: it names a mission that does not"),
        (
            |s| way(s, 2).needs = s.missions.missions[2].stages[0].options[1].needs,
            "P03: what needs `npc_missions`",
        ),
        (|s| way(s, 47).set_x = Some(SetX::Fort), "R11: X is the nation of what the stage"),
        (|s| check(s, 0).night = 2, "P01: the rows of a check cover 1 to 12 and the night"),
        (|s| check(s, 0).rows[1].from = 7, "P01: the rows of a check cover 1 to 12 and the night"),
        (|s| s.missions.missions[0].rewards = vec![vec![Op::Money(1500)]], "P01: money comes in"),
        (|s| s.missions.missions[0].rewards = vec![vec![Op::Crew(0)]], "P01: what is given is"),
        (|s| check(s, 0).rows[1].ops = vec![Op::Clue(2)], "P01: what is given is something"),
    ]);
}

fn way(source: &mut Source, mission: usize) -> &mut crate::content::shape::Way {
    &mut source.missions.missions[mission].stages[0].options[0]
}

fn check(source: &mut Source, mission: usize) -> &mut crate::content::shape::Check {
    way(source, mission).check.as_mut().expect("the mission rolls")
}

#[test]
fn broken_markets_and_upgrades_are_named() {
    each_is_answered(&[
        (|s| s.markets.tiles.swap(0, 1), "the markets are those of the four countries"),
        (|s| s.markets.tiles[0].side_b.legal[2].slots = 3, "Tea: sections of 2, 2 and 4 slots"),
        (|s| s.markets.tiles[0].side_b.legal[2].buy = 600, "Tea: unit prices are multiples of 500"),
        (
            |s| s.markets.tiles[0].side_b.legal[2].sell = 3000,
            "Tea: the first section is the dearest",
        ),
        (
            |s| s.markets.tiles[1].side_a.legal[0].sell = 3000,
            "Silver: on side A both rows sell alike",
        ),
        (
            |s| s.markets.tiles[1].side_a.legal[0].buy = 9000,
            "Silver: on side A nothing sells below",
        ),
        (|s| s.markets.tiles[0].side_a.legal[0].buy = 1500, "Tea: the seed's examples"),
        (|s| s.markets.tiles[3].side_a.legal[2].buy = 1000, "Sugar: the seed's examples"),
        (|s| s.upgrades.crew[0].n = 4, "officers and specialists are those of the rules"),
        (|s| s.upgrades.crew[0].price = 2500, "carpenter: prices are multiples of 1000"),
        (|s| s.upgrades.ship.swap(0, 1), "the ship upgrades are those of the rules"),
        (|s| s.upgrades.ammunition[0].n = 3, "there are four tokens of each kind of ammunition"),
        (|s| s.upgrades.ship[0].price_b = 0, "cannon: prices are multiples of 1000"),
        (|s| s.upgrades.ammunition[3].access_b = 5, "chain: access is 0 to 4"),
        (|s| s.upgrades.tavern_fixed[0].price = 7000, "taverns sell 1 fame"),
        (|s| s.upgrades.wood.n = 3, "2 wood cost and bring 1000"),
    ]);
}

#[test]
fn broken_events_treasure_and_captains_are_named() {
    each_is_answered(&[
        (|s| s.events.events.swap(0, 1), "the events are numbered 1 to 27, in order"),
        (
            |s| s.events.events.iter_mut().for_each(|event| event.icons.clear()),
            "about a third of the events turn the wind",
        ),
        (
            |s| s.events.events[26].icons = vec![EventIcon::Extra],
            "two or three of the calm events draw another",
        ),
        (|s| _ = s.treasure.rewards.pop(), "thirteen treasure cards"),
        (|s| s.treasure.clues[3].cells.reverse(), "pack 2: the cells of a clue are in order"),
        (|s| _ = s.treasure.clues[0].cells.pop(), "a card of pack 1 shows 7 crosses"),
        (|s| s.treasure.clues[3].cells = vec![4], "meet in one cell, an X"),
        (|s| s.tiles.tiles[2].cells[4].x = false, "meet in one cell, an X"),
        (|s| s.treasure.rewards[0].ops = vec![Op::Fame(0)], "The Sun Hoard: what is given"),
        (|s| s.captains.captains.swap(0, 1), "the captains are those of the rules, in order"),
        (
            |s| s.captains.captains[0].nation = CaptainNation::Of(Nation::Spain),
            "the captains are those of the rules, in order",
        ),
    ]);
}

#[test]
fn broken_tokens_winds_and_words_are_named() {
    each_is_answered(&[
        (|s| s.tokens.barrels[0].n = 3, "there are 36 barrel tokens, not 37"),
        (|s| s.tokens.fishing[0].n = 4, "there are 12 fishing tokens, not 13"),
        (|s| s.tokens.unexplored[1].n = 6, "there are 24 unexplored cells, not 23"),
        (|s| s.tokens.flags[0].n = 6, "there are 24 flag tokens, not 25"),
        (|s| _ = s.tokens.bounty_cards.pop(), "there are 4 bounty cards, not 3"),
        (|s| s.tokens.barrels[11].loot.money = 1500, "a token holds multiples of 1000"),
        (|s| s.tokens.flags[4].draw = true, "those of countries are drawn (D-56)"),
        (|s| s.tokens.unexplored[0].cell.barrel = true, "an unexplored cell is land or sea"),
        (|s| s.tokens.unexplored[2].cell.x = true, "an unexplored cell is land or sea"),
        (|s| s.tokens.unexplored[0].n = 12, "about 8 unexplored cells are land"),
        (|s| s.tables.wind.swap(0, 6), "six winds by direction, and the calm"),
        (|s| s.tables.wind[2].modifiers[2] = 1, "wind2: with the wind +2, against it -2"),
        (|s| s.tables.nation_die[0].to = 4, "three numbers of the D12 for each country"),
        (|s| s.missions.missions[0].log.en.clear(), "P01: words in both languages"),
        (|s| s.tiles.tiles[0].name.fr.push(' '), "tile 1: words in both languages"),
        (|s| s.captains.captains[0].rule.fr = "a  b".into(), "teach: words in both languages"),
    ]);
}
