//! What a table shows: reasons, previews, berths, losses.

use engine::{Eye, Game, Match, Rng, Seat, Setup, Turn, options};
use quay::{
    Action, Card, Decision, Deck, Good, Options, Phase, Place, Quay, Ship, Trading, View, WhyNot,
};

use crate::common::{Scene, Table, card, goods, ship};

fn every_action() -> Vec<Action> {
    let seats = (0..5).map(Seat);
    let mut all = vec![
        Action::Decline,
        Action::Buy,
        Action::Store,
        Action::Ship,
        Action::Income,
        Action::Done,
        Action::Stop,
    ];
    all.extend((0..=62).map(Action::Offer));
    all.extend(Deck::ALL.map(Action::Draw));
    all.extend(Ship::all().map(Action::Load));
    for make in [Action::Take, Action::Shelter, Action::Special] {
        all.extend(Card::all().map(make));
    }
    for make in [Action::Bid, Action::Steal, Action::Accept, Action::Pay] {
        all.extend(seats.clone().map(make));
    }
    for good in Good::ALL {
        all.extend([Action::Good(good), Action::Spoil(good)]);
        for place in [Place::Hand, Place::Store] {
            all.extend([Action::Sell(place, good), Action::Protect(place, good)]);
        }
        for with in seats.clone() {
            all.extend(Good::ALL.map(|take| Action::Swap { give: good, with, take }));
        }
    }
    all
}

#[test]
fn there_is_a_reason_exactly_for_what_is_not_in_the_list() {
    let all = every_action();
    for (seed, options) in (0..).zip(options::every::<Options>()) {
        let mut rng = Rng::new(seed);
        let mut game = Match::new(Setup::<Quay> { options, seed });
        for _ in 0..400 {
            let view = game.view(Eye::Table);
            let legal = game.legal_actions();
            for action in &all {
                let why = view.why_not(*action);
                assert_eq!(
                    why.is_none(),
                    legal.contains(action),
                    "{action:?}: {why:?} at {view:?}"
                );
            }
            let Turn::Act(_) = game.to_act() else { break };
            let index = rng.below(legal.len() as u32);
            game.play_index(index as usize).expect("an entry of the list is playable");
        }
    }
}

fn view(scene: Scene) -> View {
    scene.play().0.observe(Eye::Seat(Seat(0)))
}

fn menu() -> Scene {
    Scene::at(Decision::Menu, 2)
}

#[test]
fn reasons_name_the_rule_that_stands_in_the_way() {
    let special = |name| Action::Special(card(name));
    let exchanged = || {
        let scene = menu().up(0, "T16").specials(0, "S35").store(0, "SSSS").store(1, "C");
        scene.port("L01 L04 L02").play().plays("special S35, swap S 1 C, swap C 1 S")
    };
    let late = exchanged().0.observe(Eye::Seat(Seat(0)));
    assert_eq!(late.why_not(Action::Ship), Some(WhyNot::ShipmentTooLate), "Q-95");
    for (scene, action, why) in [
        (menu().up(0, "S10").gold(0, 8).hand(0, "A"), Action::Store, WhyNot::TooDear { price: 9 }),
        (menu().up(0, "S10"), Action::Store, WhyNot::HandEmpty),
        (
            menu().up(0, "S10").hand(0, "A").store(0, "SSSSSSSS"),
            Action::Store,
            WhyNot::WarehouseFull,
        ),
        (menu().up(0, "T16"), Action::Ship, WhyNot::NoCargo),
        (menu().up(0, "T16"), Action::Buy, WhyNot::OtherCard),
        (menu(), Action::Buy, WhyNot::NoCard),
        (menu().fresh(0, "P34"), special("P34"), WhyNot::AcquiredThisTurn),
        (menu().specials(0, "P34").used(0), special("P34"), WhyNot::SpecialPlayed),
        (menu().specials(0, "T37"), special("T37"), WhyNot::TradingOnly),
        (menu(), special("P34"), WhyNot::NotInHand),
        (menu().specials(0, "S35"), special("S35"), WhyNot::NothingToSwap),
        (menu(), Action::Decline, WhyNot::NotAsked),
        (
            Scene::at(Decision::Draw, 4).row("T01 T02"),
            Action::Draw(Deck::Transport),
            WhyNot::TwoOfThatPile,
        ),
        (
            Scene::at(Decision::Draw, 2).row("T01"),
            Action::Draw(Deck::Transport),
            WhyNot::OnlyOnePile,
        ),
    ] {
        assert_eq!(view(scene).why_not(action), Some(why), "{action:?}");
    }
}

#[test]
fn a_ship_says_what_it_lacks() {
    let scene = menu().up(0, "T16").store(0, "ACPS").hand(0, "A").port("L23 L11 L02");
    let table = scene.play().plays("ship");
    let view = table.0.observe(Eye::Seat(Seat(0)));
    let lacks = |name| view.why_not(Action::Load(ship(name)));
    assert_eq!(lacks("L23"), None);
    assert_eq!(lacks("L11"), Some(WhyNot::CargoLacks(goods("A"))));
    assert_eq!(lacks("L04"), Some(WhyNot::NotInPort));
    let berths = view.berths(Seat(0));
    assert_eq!(
        berths.iter().map(|berth| (berth.in_hand, berth.lacking)).collect::<Vec<_>>(),
        [(goods(""), goods("")), (goods("A"), goods("")), (goods(""), goods("CCC"))]
    );
    assert_eq!(view.loadable(Seat(0)).collect::<Vec<_>>(), [ship("L23")]);
    assert_eq!(view.ships_to_departure(), 1);
}

#[test]
fn previews_show_the_sum_before_the_choice() {
    let look = |table: &Table, action| {
        let seat = table.0.to_act().seat().expect("somebody acts");
        table.0.observe(Eye::Seat(seat)).preview(action)
    };
    let bought = menu().up(0, "P16").reserve([1, 5, 0, 5]).play();
    assert_eq!(look(&bought, Action::Buy).map(|after| after.hand), Some(goods("ACS")), "Q-57");
    let stored = menu().up(0, "S10").hand(0, "AC").play();
    assert_eq!(look(&stored, Action::Store).map(|after| after.gold), Some(13), "Q-61");
    let special = menu().specials(0, "S33").play();
    assert_eq!(look(&special, Action::Special(card("S33"))).map(|after| after.gold), Some(8));
    let loaded = menu().up(0, "T16").store(0, "SSSS").port("L04 L01 L02").play().plays("ship");
    let after = look(&loaded, Action::Load(ship("L04"))).expect("it can be loaded");
    assert_eq!((after.points, after.fleet_leaves), (12, true), "Q-103");
    assert_eq!(look(&loaded, Action::Done), None, "not in the list");
    let draw = Scene::at(Decision::Draw, 2).play();
    assert_eq!(look(&draw, Action::Draw(Deck::Purchase)), None, "nobody knows");
}

/// Q-26, QR-10: offers are made clockwise from the bidder, one after the other, for all to see.
/// where the seats stand meanwhile.
#[test]
fn an_auction_is_shown_with_its_offers_and_who_is_to_be_asked() {
    let scene = Scene::at(Decision::Choose, 4).up(0, "S10").acts(1).gold(1, 20).row("T01 P01 P02");
    let view_of = |table: &Table| table.0.observe(Eye::Table);
    let table = scene.play().plays("bid 0");
    assert_eq!(view_of(&table).seat(Seat(0)).trading, Trading::Holder);
    let auction = view_of(&table).auction().expect("a bid was made");
    assert_eq!((auction.holder, auction.card), (Seat(0), card("S10")));
    assert_eq!(auction.to_ask, [Seat(2), Seat(3)]);
    assert_eq!(view_of(&table).at_most(), Some(20));
    assert_eq!(view_of(&table).price_out_of_reach(11), None);
    assert_eq!(view_of(&table).price_out_of_reach(12), Some(9), "8 gold left for a price of 9");
    let table = table.plays("offer 4, decline");
    let auction = view_of(&table).auction().expect("it goes on");
    assert_eq!((auction.offers.len(), auction.to_ask.len()), (1, 0));
    let table = table.plays("offer 6");
    assert_eq!(view_of(&table).auction().map(|auction| auction.offers.len()), Some(2));
    assert_eq!(view_of(&table).at_most(), None);
    let table = table.plays("accept 3");
    assert_eq!(view_of(&table).auction(), None);
    assert_eq!(view_of(&table).seat(Seat(3)).trading, Trading::Settled);
    assert_eq!(view_of(&table).seat(Seat(1)).trading, Trading::Open);
}

#[test]
fn the_loss_at_a_departure_is_foretold() {
    let scene =
        menu().store(0, "AACCP").hand(0, "SS").store(1, "AP").hand(1, "C").conserve(0, "P38");
    let view = view(scene);
    let (own, other) = (view.loss(Seat(0)), view.loss(Seat(1)));
    assert_eq!((own.apples, own.half, own.half_of), (2, 1, 3));
    assert_eq!((own.hand, own.saved), (Some(goods("SS")), 2));
    assert_eq!((other.apples, other.half, other.hand), (1, 0, None), "hands stay hidden");
}

/// QR-24: no use of Conservation saves more than foretold, and one as much.
#[test]
fn what_conservation_saves_is_foretold() {
    for (conserve, store, hand, saved) in [
        ("P38", "SS", "AA", 0),
        ("P38", "AA", "C", 2),
        ("P38", "A", "CC", 2),
        ("P38", "AC", "C", 1),
        ("P38", "CCP", "", 1),
        ("P38", "CCPP", "S", 1),
        ("P40", "CCPP", "S", 2),
        ("P40", "ACCPS", "A", 2),
        ("P38 P40", "AAS", "CPS", 4),
        ("P38 P40", "A", "", 1),
        ("", "ACC", "A", 0),
    ] {
        let scene = Scene::at(Decision::Menu, 2).acts(1).port("L01 K20");
        let table = scene.store(1, store).hand(1, hand).conserve(1, conserve).play();
        let loss = table.0.observe(Eye::Seat(Seat(1))).loss(Seat(1));
        assert_eq!(loss.saved, saved, "{conserve} for {store} and {hand}");
        let lost = store.len() + hand.len() - most_left(&table.plays("done"));
        assert_eq!(usize::from(loss.at_stake() - loss.saved), lost, "{store} and {hand}");
    }
    let hidden = view(menu().store(1, "A").hand(1, "CC").conserve(1, "P38")).loss(Seat(1));
    assert_eq!((hidden.at_stake(), hidden.saved), (1, 1), "a hidden hand is not counted");
}

/// The most goods seat 1 can have when the next turn begins.
fn most_left(table: &Table) -> usize {
    if table.decision() == Decision::Draw {
        let seat = table.seat(1);
        return usize::from((seat.hand + seat.store).total());
    }
    let after = |choice: &str| most_left(&Table(table.0.clone()).plays(choice));
    table.list().split(", ").map(after).max().expect("a choice")
}

/// QR-03.
#[test]
fn open_books_show_every_hand() {
    let closed = Options::default();
    let mut open = closed;
    open.open_books = true;
    for (options, shown) in [(closed, false), (open, true)] {
        let game = Match::new(Setup::<Quay> { options, seed: 1 });
        let view = game.view(Eye::Seat(Seat(0)));
        assert_eq!(view.seat(Seat(1)).books.is_some(), shown);
        assert_eq!(view.decision().phase(), Phase::Setup);
    }
}

#[test]
fn a_view_knows_nothing_of_the_order_of_the_piles() {
    let game = Match::new(Setup::<Quay> { options: Options::default(), seed: 9 });
    let view = game.view(Eye::Seat(Seat(0)));
    for seed in 0..5 {
        let world = Quay::determinize(&view, &mut Rng::new(seed));
        assert_ne!(world.position().piles, game.state().position().piles);
        assert_eq!(world.observe(Eye::Seat(Seat(0))), view);
    }
    assert_eq!(view.unseen(Deck::Purchase).len(), 40);
}
