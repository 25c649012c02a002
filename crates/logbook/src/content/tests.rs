//! What the rules rely on in the tables. The shapes and the geometry are checked where the tables
//! are written.

use std::collections::BTreeSet;

use super::*;
use crate::{Good, Nation};

#[test]
fn the_box_holds_what_the_rules_say() {
    let kinds = MissionKind::ALL.map(|kind| MissionId::all().filter(|m| m.kind() == kind).count());
    assert_eq!(kinds, [14, 23, 21, 25], "L-357: the 83 missions by type");
    assert_eq!(MissionId::all().len(), 83);
    assert_eq!(TileId::all().len(), 24);
    assert_eq!(CardNo::all().len(), 46);
    assert_eq!(EventCard::all().len(), 27);
    assert_eq!(Captain::all().len(), 31, "the captains of 2.33");
    let barrels: u8 = BarrelKind::all().map(|kind| kind.barrel().count).sum();
    assert_eq!(barrels, BarrelKind::TOKENS, "L-104: a pool of 36");
    let fish: u8 = FishKind::all().map(|kind| kind.catch().count).sum();
    assert_eq!(fish, FishKind::TOKENS);
    let sea: u8 = SeaKind::all().map(|kind| kind.token().count).sum();
    assert_eq!(sea, SeaKind::TOKENS);
    let flags: u8 = Nation::ALL.into_iter().map(|nation| FlagToken::of(nation).count).sum();
    assert_eq!(flags, 24);
}

#[test]
fn every_card_lies_in_its_own_place() {
    for tile in TileId::all() {
        assert_eq!(tile.tile().id, tile);
    }
    for card in CardNo::all() {
        assert_eq!(card.card().number, card);
    }
    for mission in MissionId::all() {
        assert_eq!(mission.mission().id, mission);
        assert_eq!(MissionId::new(mission.kind(), mission.number()), mission);
    }
    for upgrade in CrewUpgrade::ALL {
        assert_eq!(upgrade.card().upgrade, upgrade);
    }
    for (index, captain) in Captain::all().enumerate() {
        assert_eq!((captain.index(), captain.card().captain), (index, captain));
    }
    for country in Nation::COUNTRIES {
        let market = MarketTile::of(country);
        assert_eq!((market.country, market.good), (country, Good::of(country)), "L-331");
    }
    for nation in Nation::ALL {
        let token = FlagToken::of(nation);
        assert_eq!((token.nation, token.drawn), (nation, nation.is_country()), "D-56");
    }
    assert_eq!(MissionId::new(MissionKind::Combat, 20).to_string(), "C20");
}

#[test]
fn each_cell_index_has_its_x_exactly_once_among_tiles_1_to_21() {
    let mut crosses = Vec::new();
    for tile in TileId::all() {
        let here = tile.tile().that(Spot::is_cross);
        assert!(here.is_empty() || tile.number() <= 21, "L-423: the optional tiles hide nothing");
        crosses.extend(here.iter());
    }
    crosses.sort_unstable();
    assert_eq!(crosses, (0..Tile::SPOTS).collect::<Vec<_>>(), "L-423");
}

#[test]
fn every_two_clues_meet_in_exactly_one_place() {
    let mut places = BTreeSet::new();
    for first in (0..Clue::COUNTS[0]).map(Clue) {
        for second in (0..Clue::COUNTS[1]).map(Clue) {
            let meeting = first.first().and(second.second());
            assert_eq!(meeting.len(), 1, "L-423: {first:?} and {second:?}");
            let (tile, index) = place_of(first, second).expect("an X lies there (L-423)");
            assert!(tile.tile().spot(index).is_cross() && meeting.has(index));
            places.insert((tile, index));
        }
    }
    assert_eq!(places.len(), 19, "every X is a place where the treasure can lie");
}

#[test]
fn every_npc_has_its_cell_to_enter_on() {
    for card in CardNo::all() {
        let npc = card.npc();
        let cell = npc.tile.tile().entry(npc.entry());
        let cell = cell.unwrap_or_else(|| panic!("L-210: {card:?} has no {:?}", npc.entry()));
        let spot = npc.tile.tile().spot(cell);
        assert!(!spot.is_land() && spot.sandbank().is_none_or(|value| value >= 3), "{card:?}");
    }
}

#[test]
fn every_stop_of_a_route_exists_and_merchants_alone_have_one() {
    for card in CardNo::all() {
        let npc = card.npc();
        assert_eq!(npc.route.is_some(), npc.role == Role::Merchant, "L-233: {card:?}");
        for stop in npc.route.iter().flat_map(|route| route.stops) {
            let cells = stop.tile.tile().with_icon(stop.icon);
            assert!(!cells.is_empty(), "L-233: {card:?} calls at {:?}", stop.tile);
        }
    }
}

#[test]
fn the_special_ships_are_urca_de_lima_and_the_white_whale() {
    let special: Vec<u8> =
        CardNo::all().filter(|card| card.npc().is_special()).map(CardNo::number).collect();
    assert_eq!(special, [15, 28]);
    let urca = CardNo::new(15).npc();
    assert!(urca.exits() && !urca.white_whale, "L-236");
    let whale = CardNo::new(28).npc();
    assert!(whale.white_whale && whale.flags.is_legend(), "L-427");
    assert_eq!(whale.pennants, [Pennant::Move(2), Pennant::Ram(6)], "L-427, L-428");
    assert_eq!(CardNo::new(43).npc().tile, TileId::new(23), "D-101");
}

#[test]
fn each_seal_has_ships_for_all_boards_and_all_places_of_the_yard() {
    for seal in [1, 2] {
        let of = |level: u8| {
            CardNo::all().filter(move |card| card.card().level == level && card.card().seal == seal)
        };
        for model in [Model::Nao, Model::Hulk, Model::Carrack] {
            let starts = |card: &CardNo| {
                (card.ship().hull.model, card.ship().price) == (model, Some(10_000))
            };
            assert!(of(1).any(|card| starts(&card)), "L-031: seal {seal} has a {model:?}");
        }
        for level in [2, 3] {
            let priced = of(level).filter(|card| card.ship().price.is_some()).count();
            assert!(priced >= 2, "L-026: seal {seal} fills two places at level {level}");
        }
        assert!(of(4).all(|card| card.ship().price.is_none()), "L-028");
    }
    let revenge: Vec<_> =
        CardNo::all().filter(|card| card.ship().hull.model == Model::Qar).collect();
    assert!(matches!(revenge.as_slice(), [card] if card.card().level == 4), "L-439");
}

#[test]
fn ports_and_forts_stand_where_the_rules_name_them() {
    let port = |tile| TileId::new(tile).tile().port.expect("a port");
    let forts: Vec<_> = TileId::all().filter_map(|id| id.tile().fort.map(|f| (id, f))).collect();
    let numbers: Vec<u8> = forts.iter().map(|(id, _)| id.number()).collect();
    assert_eq!(numbers, [5, 6, 14], "L-117");
    for (id, fort) in forts {
        let expected = if id.number() == 14 { Flag::Of(Nation::Pirates) } else { Flag::Random };
        assert_eq!(fort.flag, expected, "L-117");
        assert!(id.tile().one_island(fort.at, port(id.number()).at), "L-017: one island, one flag");
        assert!(id.tile().spots().iter().any(|spot| spot.fort_dice() > 0));
    }
    assert_eq!(port(22).flag, Flag::Native, "L-111");
    for id in TileId::all() {
        let Some(port) = id.tile().port else { continue };
        assert!(id.tile().spot(port.at).is_port() && id.tile().spot(port.mooring).is_mooring());
        let market = port.services.has(Service::Buy) || port.services.has(Service::Sell);
        assert!(!(market && port.flag == Flag::Native), "L-111: {id:?}");
        let pirates = port.flag == Flag::Of(Nation::Pirates);
        assert!(!(pirates && port.services.has(Service::Buy)), "L-335: {id:?}");
    }
    assert!(TileId::new(11).tile().spots().iter().any(|spot| spot.has_kraken()), "L-416");
}

#[test]
fn a_row_of_goods_holds_what_a_d12_brings() {
    for country in Nation::COUNTRIES {
        for side in [Side::A, Side::B] {
            let slots = |row| MarketTile::of(country).row(side, row).map(|section| section.slots);
            assert_eq!(slots(Row::Legal), [2, 2, 4], "L-019");
            assert_eq!(slots(Row::Contraband), [2, 2, 2], "L-019");
        }
    }
}

#[test]
fn the_bag_and_the_places_hold_the_copies_of_the_rules() {
    let copies = |own: bool| -> u8 {
        let cards = CrewUpgrade::ALL.map(CrewUpgrade::card);
        cards.iter().filter(|card| card.nation.is_some() == own).map(|card| card.count).sum()
    };
    assert_eq!(copies(false), 44, "the bag");
    assert_eq!(copies(true), 16, "L-029");
    assert_eq!(CrewUpgrade::Hull.card().berth, Berth::Officer, "L-318");
    let fame = TAVERN.iter().find(|offer| offer.fame > 0).expect("fame is sold");
    assert_eq!((fame.fame, fame.price, fame.access), (1, 8000, 0), "L-275");
    let crew = |access| TAVERN.iter().find(|o| o.crew > 0 && o.access == access);
    let crew = [0, 2, 3].map(|access| crew(access).map(|offer| (offer.crew, offer.price)));
    assert_eq!(crew, [Some((2, 1000)), Some((5, 2000)), Some((3, 1000))], "L-277, L-279");
    assert_eq!(WOOD, WoodLot { count: 2, buy: 1000, sell: 1000 }, "L-288");
    assert_eq!(ShipUpgrade::LongGuns.price().on(Side::B), 3000);
    assert_eq!(Ammunition::Chain.price().access(Side::A), 0, "L-287");
}

#[test]
fn every_check_answers_every_roll() {
    let mut checks = 0;
    for mission in MissionId::all() {
        for way in mission.mission().stages.iter().flat_map(|stage| stage.iter()) {
            let Some(check) = way.check else { continue };
            checks += 1;
            let well: Vec<bool> = (1..=12 + check.night).map(|n| check.row(n).well).collect();
            assert!(well.is_sorted(), "L-355: a higher roll is never worse ({mission:?})");
            assert!(!well[0] && well[11], "L-355: it may go either way ({mission:?})");
        }
    }
    assert_eq!(checks, 20, "P01, P10 and R04 to R21 roll (L-358, L-367, L-383 to L-385)");
}

#[test]
fn the_events_do_what_their_numbers_say() {
    let happening = |number| EventCard::new(number).happening();
    assert!((1..=4).all(|n| happening(n) == Happening::Calm), "L-392");
    assert_eq!(happening(10), Happening::Whaler { turn_of: 1 }, "L-399");
    assert_eq!(happening(11), Happening::Wreck { turn_of: 2 }, "L-400");
    assert_eq!(happening(12), Happening::Wreck { turn_of: 3 }, "L-400");
    assert!((24..=26).all(|n| happening(n) == Happening::Kraken), "L-413");
    let wind = EventCard::all().filter(|card| card.face().wind).count();
    let extra: Vec<u8> =
        EventCard::all().filter(|card| card.face().extra).map(EventCard::number).collect();
    assert_eq!((wind, extra), (9, vec![2, 4]), "L-391");
}

#[test]
fn captains_for_board_b_alone_are_those_whose_art_needs_it() {
    let count = Captain::all().filter(|captain| captain.card().board_b_only).count();
    assert_eq!(count, 9);
    assert!(Captain::Fadel.card().flags.is_corsair(), "L-447");
    let all_nations = Nation::ALL.into_iter();
    assert!(all_nations.clone().all(|n| Captain::all().any(|c| c.card().flags.has(n))));
}
