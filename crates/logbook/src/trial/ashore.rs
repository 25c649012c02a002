//! Ship cards, shipyards and taverns that are laid out, national advantages (2.2, 2.4, 2.21 to 2.24).

use engine::{Game, Log, Rng};

use super::scene::Scene;
use crate::action::Action as A;
use crate::ask::{Gift, Question};
use crate::board::Board;
use crate::board::damage::Damage;
use crate::board::tracks::Fitting;
use crate::content::{CardNo, CrewUpgrade as U, ShipUpgrade, Side};
use crate::event::{Event, Item};
use crate::port::ashore::{Ashore, PLACES};
use crate::state::Logbook;
use crate::{Cell, Dir, Good, Goods, Key, Nation, Options, Pc, WhyNot};

const ME: Pc = Pc(0);

/// Standard with boards B, side B of reputation and a shipyard of this side.
fn cards(yard: u16) -> Options {
    let keys = [Key::Board1, Key::Board2, Key::RepSide];
    let options = Options::standard(2).and_then(|options| options.with(Key::Yard, yard));
    let options = keys.into_iter().fold(options, |options, key| options?.with(key, 1));
    options.expect("a table")
}

/// In this port with a Nao and so much money.
fn port(yard: u16, tile: u8) -> Scene {
    let mut scene = Scene::of_cards(cards(yard)).at_port(tile);
    scene.board(ME).money = 60_000;
    scene
}

fn game(options: Options, seed: u64) -> Logbook {
    Logbook::new(&options, Rng::new(seed), &mut Log::silent())
}

#[test]
fn the_shipyard_holds_priced_cards_of_level_2_on_level_3_by_seal() {
    for seed in 0..30 {
        let ashore = game(cards(1), seed).ashore;
        for (place, cards) in ashore.places.iter().enumerate() {
            for (card, level) in cards.iter().zip([2, 3]) {
                let card = CardNo::new(*card).card();
                assert_eq!((card.level, usize::from(card.seal)), (level, place % 2 + 1), "L-026");
                assert!(card.ship.price.is_some(), "L-028");
            }
        }
    }
    let countries = |side_b| (0..PLACES).map(|place| Ashore::country(side_b, place)).collect();
    let a: Vec<_> = countries(false);
    assert_eq!(a, [Some(Nation::France), None, None, None], "L-027");
    use Nation::{England, France, Holland, Spain};
    let b: Vec<_> = countries(true);
    assert_eq!(b, [France, Spain, England, Holland].map(Some), "L-027");
}

#[test]
fn nine_recruits_of_the_bag_stand_in_the_tavern_and_nations_keep_their_own() {
    let mut game = game(cards(1), 3);
    let shown: Vec<U> = game.ashore.rows.iter().flatten().flatten().copied().collect();
    assert_eq!(shown.len(), 9, "L-029");
    assert!(shown.iter().all(|one| one.card().nation.is_none()), "L-029");
    assert!(shown.iter().all(|one| !one.needs_crew()), "section 4: nobody has a crew");
    assert_eq!(game.left_of(U::Merchant), 2, "L-029");
    assert_eq!(game.left_of(U::Armour), 0, "section 4");
    let left = game.left_of(U::Merchant);
    game.board_mut(ME).company.recruits.push(U::Merchant);
    assert_eq!(game.left_of(U::Merchant), left - 1, "L-284: not there while aboard");
}

#[test]
fn each_seat_with_a_board_b_chooses_a_ship_of_its_seal_for_ten_thousand() {
    let mut scene = Scene { game: game(cards(1), 5), told: Vec::new() };
    let asked = scene.game.asked();
    assert_eq!((asked.pc, asked.question), (ME, Question::FirstShip), "L-031: in seat order");
    assert_eq!(scene.list(), [1, 4, 5].map(A::FirstShip), "L-031: Nao, Carrack, Hulk of seal 1");
    scene.act(A::FirstShip(4));
    let second: Vec<A> = [8, 10, 12].map(A::FirstShip).to_vec();
    assert_eq!(scene.list(), second, "L-030: seal 2");
    scene.act(A::FirstShip(10));
    let board = scene.board(ME);
    assert_eq!((board.level, board.hull().draft2, board.hull().movement), (1, 6, 7), "L-054");
    assert_eq!((board.hold.layout().slots(), board.hold.firing(), board.money), (18, 2, 3000));
    assert_eq!(scene.asked(), Question::Start, "L-039");
    let npcs = scene.game.npcs.iter().map(|npc| npc.card);
    let deck = scene.game.npc_deck.piles.iter().flat_map(|pile| pile.iter().copied());
    let mut all: Vec<u8> = npcs.chain(deck).collect();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 44 - 8 - 2, "L-028, L-031: eight in the yard, two at sea");
    assert!(!all.contains(&4) && !all.contains(&10), "L-031");
    assert_eq!(scene.game.npcs.len(), 4, "L-032");
}

#[test]
fn two_seats_of_a_seal_do_not_take_the_same_card() {
    let keys = [Key::Board1, Key::Board3];
    let options = Options::standard(3);
    let options = keys.into_iter().fold(options, |options, key| options?.with(key, 1));
    let mut scene = Scene { game: game(options.expect("a table"), 5), told: Vec::new() };
    scene.act(A::FirstShip(1));
    assert_eq!(scene.game.asked().pc, Pc(2), "L-030: the second sails a printed ship");
    assert_eq!(scene.list(), [2, 4, 5].map(A::FirstShip), "L-031: the models left");
}

/// A shipyard with these cards on its places.
fn stocked(yard: u16, tile: u8, places: [[u8; 2]; PLACES]) -> Scene {
    let mut scene = port(yard, tile);
    scene.game.ashore.places = places;
    scene
}

fn ships(scene: &Scene) -> Vec<A> {
    scene.list().into_iter().filter(|entry| matches!(entry, A::BuyShip { .. })).collect()
}

/// Brigantine 11K, Whaler 12K, Galleon 14K, Fluyt 13K; of level 3 Frigate, Line, Corvette.
const STOCK: [[u8; 2]; PLACES] = [[17, 31], [27, 30], [19, 38], [18, 0]];

fn price(scene: &Scene, place: u8, level: u8) -> Result<u32, WhyNot> {
    scene.game.sells_ship(ME, scene.game.chart.harbours()[0].tile, place, level)
}

#[test]
fn on_side_a_a_ship_needs_access_2_and_costs_what_is_printed() {
    let mut scene = stocked(1, 2, STOCK);
    scene.call(2);
    assert_eq!(ships(&scene), [], "L-291");
    scene.board(ME).reputation[Nation::England] = 2;
    let listed = [1, 2, 3].map(|place| A::BuyShip { place, level: 2 });
    assert_eq!(ships(&scene), listed, "L-291, L-295: one level above, not the French place");
    assert_eq!(price(&scene, 0, 2), Err(WhyNot::NotHere), "L-291");
    assert_eq!(price(&scene, 1, 3), Err(WhyNot::LevelTooLow), "L-295");
    assert_eq!(price(&scene, 1, 2), Ok(11_000), "L-291");
    scene.board(ME).level = 2;
    assert_eq!(price(&scene, 1, 3), Ok(20_000), "L-295: while the other lies on it");
    scene.game.ashore.places = [STOCK[0], [0; 2], [0; 2], [0; 2]];
    assert_eq!(price(&scene, 0, 2), Ok(11_000), "L-291: only French ships remain");
}

#[test]
fn the_french_place_sells_in_french_ports_and_no_native_or_pirate_port_sells_ships() {
    let mut french = stocked(1, 8, STOCK);
    french.board(ME).reputation[Nation::France] = 2;
    assert_eq!(price(&french, 0, 2), Ok(11_000), "L-291");
    for tile in [3, 15] {
        let mut scene = stocked(1, tile, STOCK);
        scene.board(ME).reputation[Nation::Pirates] = 4;
        assert_eq!(price(&scene, 1, 2), Err(WhyNot::NoCountry), "L-291, L-292");
    }
}

#[test]
fn on_side_b_a_ship_is_dearer_abroad_and_cheaper_to_friends() {
    let mut scene = stocked(2, 2, STOCK);
    scene.board(ME).reputation[Nation::England] = 2;
    assert_eq!(price(&scene, 2, 2), Ok(12_000), "L-292: the English place");
    assert_eq!(price(&scene, 3, 2), Ok(14_000), "L-293");
    assert_eq!(price(&scene, 0, 2), Err(WhyNot::NotHere), "L-293");
    scene.board(ME).reputation[Nation::England] = 4;
    assert_eq!(price(&scene, 2, 2), Ok(10_000), "L-294");
    (scene.board(ME).level, scene.board(ME).reputation[Nation::England]) = (2, 2);
    assert_eq!(price(&scene, 2, 3), Err(WhyNot::NoAccess), "L-292");
    scene.board(ME).money = 9000;
    assert_eq!(price(&scene, 2, 2), Err(WhyNot::NoMoney));
}

#[test]
fn who_sails_a_printed_ship_buys_none() {
    let options = cards(1).with(Key::Board1, 0).expect("mixed boards");
    let mut scene = Scene::of_cards(options).at_port(2);
    scene.game.ashore.places = STOCK;
    scene.board(ME).reputation[Nation::England] = 4;
    scene.board(ME).money = 60_000;
    assert_eq!(price(&scene, 1, 2), Err(WhyNot::NoCard), "L-030");
    assert!(scene.call(2).offers(A::LevelUp), "L-297");
    assert!(!port(1, 2).call(2).offers(A::LevelUp), "L-297: board A");
}

#[test]
fn a_bought_ship_is_sound_and_carries_over_what_fits() {
    let mut scene = stocked(1, 2, STOCK);
    scene.board(ME).reputation[Nation::England] = 2;
    scene.load(Goods::of(Good::Tea, 10));
    scene.board(ME).hold.suffer(Damage::Fire, 2);
    let boxed = scene.game.npc_deck.boxed.len();
    scene.call(2).act(A::BuyShip { place: 1, level: 2 });
    let board = scene.board(ME);
    assert_eq!((board.card(), board.level, board.money), (Some(CardNo::new(27)), 2, 49_000));
    assert_eq!((board.hold.layout().slots(), board.hold.damaged()), (13, 0), "L-296, L-055");
    assert_eq!((board.hold.cannons(), board.fame), (2, 1), "L-070, L-071");
    assert_eq!(scene.game.ashore.places[1], [0, 30], "L-295: not refilled");
    assert_eq!(scene.game.npc_deck.boxed.len(), boxed + 1, "L-296: the old card");
    assert!(scene.heard(|event| matches!(event, Event::TookShip { pc: ME, card: 27 })));
    assert!(
        scene.heard(|e| matches!(e, Event::Purchase { item: Item::Ship(27), price: 11_000, .. }))
    );
}

#[test]
fn an_old_ship_is_credited_by_option() {
    let mut scene = stocked(1, 2, STOCK);
    scene.board(ME).reputation[Nation::England] = 2;
    assert_eq!(price(&scene, 1, 2), Ok(11_000), "L-296, D-42");
    scene.game.options = scene.game.options.with(Key::TradeIn, 1).expect("an option");
    assert_eq!(price(&scene, 1, 2), Ok(1000), "L-296: a Nao costs ten thousand");
}

fn stand(scene: &mut Scene, row: usize, column: usize, upgrade: U) {
    scene.game.ashore.rows[row][column] = Some(upgrade);
}

fn recruit(row: u8, column: u8) -> A {
    A::Recruit { row, column }
}

/// In the Dutch tavern of tile 1 with this reputation.
fn tavern(reputation: i8) -> Scene {
    let mut scene = port(1, 1);
    scene.board(ME).reputation[Nation::Holland] = reputation;
    scene
}

#[test]
fn the_rows_of_the_tavern_open_with_access() {
    let mut scene = tavern(2);
    for row in 0..3 {
        stand(&mut scene, row, 1, U::Gunner);
    }
    scene.call(1);
    let open: Vec<A> =
        scene.list().into_iter().filter(|entry| matches!(entry, A::Recruit { .. })).collect();
    assert_eq!(open, [recruit(0, 1), recruit(1, 1)], "L-278");
    scene.act(recruit(1, 1));
    assert_eq!((scene.board(ME).count(U::Gunner), scene.board(ME).money), (1, 58_000), "L-278");
    assert!(!scene.offers(recruit(1, 1)), "L-283: the place stays empty");
    scene.board(ME).money = 1999;
    assert!(!scene.offers(recruit(0, 1)));
}

#[test]
fn at_the_end_of_the_turn_rows_slide_left_and_are_refilled() {
    let mut scene = tavern(3);
    for (row, column) in (0..3).flat_map(|row| (0..3).map(move |column| (row, column))) {
        stand(&mut scene, row, column, [U::Gunner, U::Carpenter, U::Informer][row]);
    }
    stand(&mut scene, 0, 1, U::Helmsman);
    scene.call(1).act(recruit(0, 0)).act(recruit(1, 2)).act(A::Done).act(A::EndTurn);
    let rows = scene.game.ashore.rows;
    assert_eq!(rows[0][..2], [Some(U::Helmsman), Some(U::Gunner)], "S-36, L-283");
    assert_eq!(rows[1][..2], [Some(U::Carpenter); 2], "S-36");
    assert!(rows.iter().flatten().all(Option::is_some), "S-36: one new one each");
    assert!(scene.heard(|event| matches!(event, Event::Tavern { renewed: false, .. })));
}

#[test]
fn a_unique_one_comes_once() {
    let mut scene = tavern(3);
    stand(&mut scene, 0, 0, U::Helmsman);
    stand(&mut scene, 0, 1, U::Helmsman);
    scene.call(1).act(recruit(0, 0));
    assert!(!scene.offers(recruit(0, 1)), "L-285");
    assert_eq!(scene.board(ME).trim().helm, 1, "L-313");
}

fn crowd(board: &mut Board, kinds: &[U]) {
    kinds.iter().for_each(|kind| board.company.recruits.push(*kind));
}

#[test]
fn boxes_limit_officers_and_specialists() {
    let mut scene = tavern(3);
    let board = scene.board(ME);
    assert_eq!(board.recruit_limit(), 3, "L-284: printed on the card");
    crowd(board, &[U::Gunner, U::Gunner]);
    assert!(!board.has_berth_for(U::Gunner) && board.has_berth_for(U::Informer), "L-068");
    crowd(board, &[U::Informer]);
    assert!(!board.has_berth_for(U::Informer), "L-284: the card takes no more");
    board.reputation[Nation::England] = 5;
    assert!(board.has_berth_for(U::Gunner), "L-272: the two additional ones need no box");
    crowd(board, &[U::Gunner, U::Gunner]);
    assert!(!board.has_berth_for(U::Informer), "L-272: two");
}

#[test]
fn the_extra_box_needs_level_3_and_brings_fame() {
    let mut scene = tavern(3);
    scene.game.take_ship(ME, 30, [0; 2], &mut Log::silent());
    let board = scene.board(ME);
    board.fame = 0;
    crowd(board, &[U::Gunner, U::Gunner, U::Gunner]);
    stand(&mut scene, 0, 0, U::Carpenter);
    stand(&mut scene, 0, 1, U::Carpenter);
    scene.call(1).act(recruit(0, 0));
    assert_eq!(scene.board(ME).fame, 1, "L-068: an officer in the extra box");
    assert!(!scene.offers(recruit(0, 1)), "L-068: there is one");
    scene.act(A::Dismiss(0));
    assert_eq!(scene.board(ME).fame, 0, "L-069: uncovered");
    assert!(scene.heard(|e| matches!(e, Event::Dismissed { upgrade: U::Gunner, .. })), "L-284");
    assert!(scene.offers(recruit(0, 1)), "L-284: there is room again");
}

#[test]
fn a_nations_own_want_access_4() {
    let mut scene = tavern(3);
    scene.call(1);
    assert!(!scene.offers(A::RecruitOwn(U::Merchant)), "L-280");
    scene.board(ME).reputation[Nation::Holland] = 4;
    assert!(!scene.offers(A::RecruitOwn(U::Hull)), "L-280: of this nation");
    scene.act(A::RecruitOwn(U::Merchant));
    assert_eq!((scene.board(ME).count(U::Merchant), scene.board(ME).money), (1, 56_000), "L-280");
    assert!(!scene.offers(A::RecruitOwn(U::Merchant)), "L-285: unique");
}

#[test]
fn the_reinforced_hull_is_sold_in_french_shipyards() {
    let mut scene = port(1, 8);
    scene.board(ME).reputation[Nation::France] = 4;
    scene.call(8).act(A::RecruitOwn(U::Hull));
    let board = scene.board(ME);
    assert_eq!(board.money, 56_000, "L-298");
    assert_eq!((board.trim().load, board.trim().draft2), (7, 6), "L-318, L-064: counts 5 loads");
    let me = crate::Ship::Pc(ME);
    assert_eq!(scene.game.defence_of(me), 10, "L-318");
    let aimed = scene.game.in_sights(me, me, 0, true);
    assert!(aimed.hull && aimed.card == 9, "L-133");
    let mut tavern = port(1, 4);
    tavern.board(ME).reputation[Nation::France] = 4;
    assert!(!tavern.call(4).offers(A::RecruitOwn(U::Hull)), "L-298: there is no yard");
}

#[test]
fn advantages_hold_from_reputation_5_on_side_b() {
    let mut scene = port(1, 2);
    let board = scene.board(ME);
    assert!(!board.has_advantage(Nation::Holland));
    board.reputation[Nation::Holland] = 5;
    (0..3).for_each(|_| _ = board.hold.stow(Good::Tea));
    assert_eq!((board.trim().load, board.trim().draft2), (5, 4), "L-269, L-270");
    board.reputation[Nation::Holland] = 4;
    assert_eq!(board.trim().draft2, 6, "L-065, L-269");
    board.reputation[Nation::Spain] = 5;
    assert_eq!(board.boat_limit(), 1, "L-271: one above the limit");
    board.reputation[Nation::France] = 5;
    let yard = |scene: &Scene, upgrade| scene.game.fitting_price(ME, Fitting::Ship(upgrade));
    assert_eq!(yard(&scene, ShipUpgrade::Sails), 2000, "L-273");
    assert_eq!(yard(&scene, ShipUpgrade::Cannon), 1000, "L-273: never below");
    scene.call(2).act(A::Fit(Fitting::Ship(ShipUpgrade::Sails)));
    scene.act(A::SellBack(Fitting::Ship(ShipUpgrade::Sails)));
    assert_eq!(scene.board(ME).money, 60_000, "D-96");
    let side_a = scene.game.options.with(Key::RepSide, 0).expect("side A");
    let mut board = Board::by(&side_a, ME);
    board.reputation[Nation::Spain] = 11;
    assert_eq!(board.boat_limit(), 0, "L-269: not on side A");
}

#[test]
fn a_friend_of_spain_comes_back_with_less_damage() {
    let mut scene = port(1, 2);
    scene.board(ME).reputation[Nation::Spain] = 5;
    scene.run(|game, log| game.destroy(crate::Ship::Pc(ME), crate::By::Own, log));
    assert_eq!(scene.board(ME).hold.water(), 1, "L-271");
}

#[test]
fn on_side_b_of_the_yard_fittings_cost_and_want_otherwise() {
    let mut scene = port(2, 2);
    scene.call(2);
    let fit = |upgrade| A::Fit(Fitting::Ship(upgrade));
    assert!(scene.offers(fit(ShipUpgrade::Cannon)), "L-287");
    assert!(!scene.offers(fit(ShipUpgrade::Sails)), "L-287: access 1");
    scene.board(ME).reputation[Nation::England] = 1;
    scene.act(fit(ShipUpgrade::Sails));
    assert_eq!(scene.board(ME).money, 58_000, "L-287");
    assert_eq!(Fitting::Ship(ShipUpgrade::LongGuns).access(Side::B), 2);
}

#[test]
fn on_side_b_of_the_market_the_rows_sell_at_their_own_prices() {
    let options = Options::default().with(Key::MarketSide, 1).expect("side B");
    let mut scene = Scene::open_sea(options).at_port(10);
    scene.load(Goods::new([1, 1, 0, 0, 0, 0]));
    scene.call(10);
    let sell = |market, good| A::Sell { market, good, n: 1, oil: 0 };
    scene.act(sell(crate::content::Row::Legal, Good::Tea));
    assert_eq!(scene.board(ME).money, 5000, "L-338");
    let stall =
        crate::port::market::Stall { tile: Nation::Holland, row: crate::content::Row::Contraband };
    assert_eq!(crate::port::market::offered(scene.game.sections(stall))[0], 2500, "L-338");
}

#[test]
fn a_tavern_is_renewed_when_somebody_first_reaches_an_icon() {
    let mut scene = tavern(0);
    for (row, column) in (0..3).flat_map(|row| (0..3).map(move |column| (row, column))) {
        stand(&mut scene, row, column, [U::Gunner, U::Carpenter, U::Informer][column]);
    }
    scene.run(|game, log| game.gain_fame(ME, 4, crate::event::Rule(0), log));
    assert_eq!(scene.game.ashore.renewed, 0, "L-342: the first stands at 5");
    scene.run(|game, log| game.gain_fame(ME, 1, crate::event::Rule(0), log));
    for row in scene.game.ashore.rows {
        assert_eq!(row[..2], [Some(U::Carpenter), Some(U::Informer)], "L-345");
        assert!(row[2].is_some(), "L-345");
    }
    assert!(scene.heard(|event| matches!(event, Event::Tavern { renewed: true, .. })));
    scene.game.board_mut(Pc(1)).fame = 4;
    let before = scene.game.ashore.rows;
    scene.run(|game, log| game.gain_fame(Pc(1), 3, crate::event::Rule(0), log));
    assert_eq!(scene.game.ashore.rows, before, "L-345: each icon once");
    let side_b = scene.game.options.with(Key::ScoreSide, 1).expect("side B");
    assert_eq!(side_b.renewals(), [4, 8, 12, 16], "L-342");
    assert!(Options::default().renewals().is_empty());
}

#[test]
fn a_reward_of_an_upgrade_is_taken_from_the_tavern() {
    let mut scene = port(1, 1);
    stand(&mut scene, 0, 0, U::Gunner);
    stand(&mut scene, 1, 0, U::Artillerist);
    stand(&mut scene, 1, 1, U::ExpertHelmsman);
    scene.board(ME).reputation[Nation::Spain] = 2;
    let gift = |port| Gift { crew: true, most: Some(3), port };
    let mut list = Vec::new();
    scene.game.list_gifts(ME, gift(None), &mut list);
    assert_eq!(list, [recruit(0, 0), recruit(1, 0), A::TakeNone], "D-88: best access at sea");
    list.clear();
    scene.game.list_gifts(ME, gift(Some(1)), &mut list);
    assert_eq!(list, [A::TakeNone], "L-356: access at the port");
    scene.game.agenda.push(crate::agenda::Item::ask(ME, Question::Upgrade(gift(None))));
    scene.act(recruit(1, 0));
    assert_eq!(
        (scene.board(ME).count(U::Artillerist), scene.board(ME).money),
        (1, 60_000),
        "L-356"
    );
    assert_eq!(scene.game.ashore.rows[1][0], None);
}

#[test]
fn where_nothing_is_laid_out_taverns_sell_fame_missions_and_printed_upgrades_alone() {
    let mut scene = Scene::in_port(1);
    scene.board(ME).money = 60_000;
    scene.board(ME).reputation[Nation::Holland] = 11;
    scene.call(1);
    let sold = scene.list();
    let fine = |entry: &A| {
        matches!(entry, A::TakeMission | A::BuyFame | A::Printed(_) | A::Buy { .. } | A::Done)
    };
    assert!(sold.iter().all(fine), "L-286: {sold:?}");
}

#[test]
fn a_ship_of_a_card_has_her_own_hold_and_limits() {
    let mut scene = port(1, 2);
    for (card, slots, ports, boats, cabins) in
        [(1, 15, 6, 0, 1), (30, 26, 8, 4, 5), (17, 13, 7, 1, 2)]
    {
        scene.game.take_ship(ME, card, [0; 2], &mut Log::silent());
        let layout = scene.board(ME).layout();
        assert_eq!((layout.slots(), layout.ports()), (slots, ports), "L-067");
        assert_eq!((layout.boats(), layout.cabins()), (boats, cabins), "L-059, L-067");
    }
    scene.pc(ME, Cell::CENTRE, Dir::NORTH);
    assert_eq!(scene.board(ME).hold.cabin_slots(), 0, "L-060: an unbuilt one is an ordinary slot");
}
