//! What holds at every moment of every game (end of section 7 of the rules).

use engine::{Log, Match, Options as _, Rng, Seat, Setup, Turn, options};
use quay::{
    Card, Decision, Event, Front, Goods, Options, Position, Quay, SALE_PRICE, SHELTER_GOLD, Ship,
};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const SEEDS: u64 = 12;

/// The checks below; among them and QR-11.
#[test]
fn nothing_is_lost_and_nothing_appears() {
    for options in options::every::<Options>() {
        for seed in 0..SEEDS {
            let mut rng = StdRng::seed_from_u64(seed);
            let mut game = Match::new(Setup::<Quay> { options, seed });
            let mut before = game.state().position();
            check_stock(&before);
            while let Turn::Act(_) = game.to_act() {
                let index = rng.random_range(0..game.legal_actions().len());
                game.play_index(index).expect("an entry of the list is playable");
                let events = &game.steps().last().expect("a step was played").events;
                let after = game.state().position();
                check_stock(&after);
                check_gold(&before, &after, events);
                check_trade(&after, events);
                check_hands(&before, &after, events);
                before = after;
            }
        }
    }
}

/// Each good 15 times, each of the 166 cards once, no warehouse above 8.
fn check_stock(position: &Position) {
    let held = (position.seats.iter())
        .fold(position.reserve, |sum, account| sum + account.hand + account.store);
    assert_eq!(held, Goods::BOX, "{position:?}");
    assert!(position.seats.iter().all(|account| account.store.total() <= 8), "{position:?}");

    let mut cards = [&position.row[..], &position.discard[..]].concat();
    let mut ships = [&position.port[..], &position.ship_discard[..]].concat();
    cards.extend(position.piles.iter().flatten());
    ships.extend(position.ship_piles.iter().flatten());
    for account in &position.seats {
        cards.extend(account.specials.iter().chain(&account.fresh).chain(&account.conserve));
        ships.extend(&account.ships);
        if let Front::Card { card, .. } = account.front {
            cards.push(card);
        }
    }
    cards.sort();
    ships.sort();
    assert!(cards.iter().copied().eq(Card::all()), "{cards:?}");
    assert!(ships.iter().copied().eq(Ship::all()), "{ships:?}");
}

/// Gold comes and goes by income, prices, sales and the 5 of a Shelter only.
fn check_gold(before: &Position, after: &Position, events: &[Event]) {
    let gold = |position: &Position| -> i32 {
        let laid = |front| match front {
            Front::Money(gold) => i32::from(gold),
            _ => 0,
        };
        position.seats.iter().map(|account| i32::from(account.gold) + laid(account.front)).sum()
    };
    let changes = events.iter().map(|event| match event {
        Event::Earned(_, income) => i32::from(*income),
        Event::Paid(_, price) => -i32::from(*price),
        Event::Marketed(..) => i32::from(SALE_PRICE),
        Event::Stolen { .. } => i32::from(SHELTER_GOLD),
        _ => 0,
    });
    assert_eq!(gold(after), gold(before) + changes.sum::<i32>(), "{events:?}");
}

/// A hand gets goods from the reserve, or by an exchange with the own warehouse.
fn check_hands(before: &Position, after: &Position, events: &[Event]) {
    for (seat, (then, now)) in Seat::all(4).zip(before.seats.iter().zip(&after.seats)) {
        let comes = |event: &Event| match event {
            Event::Took(who, _) | Event::Bought(who, ..) => *who == seat,
            Event::Swapped { with, .. } => *with == seat,
            _ => false,
        };
        let more = !then.hand.covers(now.hand);
        assert!(!more || events.iter().any(comes), "{seat:?} after {events:?}");
    }
}

/// Who is to choose finds a card (QR-11); every seat ends trading with one card or money.
fn check_trade(after: &Position, events: &[Event]) {
    assert!(after.decision != Decision::Choose || !after.row.is_empty(), "{after:?}");
    if !events.iter().any(|event| matches!(event, Event::TradeOver(_))) {
        return;
    }
    for (seat, account) in Seat::all(4).zip(&after.seats) {
        let got = |event: &&Event| match event {
            Event::Collected(who, _) | Event::Pocketed(who, _) => *who == seat,
            _ => false,
        };
        let got = events.iter().filter(got).count();
        let normal = usize::from(account.front != Front::Nothing);
        assert_eq!(got + normal, 1, "{seat:?} after {events:?}");
    }
}

#[test]
fn a_turn_only_reveals_where_something_new_is_seen() {
    let mut game = Match::new(Setup::<Quay> { options: Options::default(), seed: 3 });
    let mut rng = Rng::new(3);
    while let Turn::Act(_) = game.to_act() {
        let index = rng.below(game.legal_actions().len() as u32);
        game.play_index(index as usize).expect("an entry of the list is playable");
    }
    for step in game.steps() {
        let new = |event: &Event| matches!(event, Event::Revealed(..) | Event::Arrived(_));
        assert_eq!(step.revealed, step.events.iter().any(new), "{step:?}");
    }
}

#[test]
fn games_stay_far_below_the_horizon() {
    use engine::{Game, check::playout};
    let mut legal = Vec::new();
    for options in options::every::<Options>() {
        let mut quay = Quay::new(&options, Rng::new(1), &mut Log::silent());
        let actions = playout(&mut quay, &mut legal, &mut Rng::new(2));
        assert!(actions * 2 < Quay::HORIZON, "{actions} actions with {} seats", options.seats());
    }
}
