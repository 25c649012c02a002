//! Ports and trades in games that are really played.

use std::ops::Range;

use engine::{Eye, Match, Rng, Seen, Setup, Turn};
use logbook::content::Row;
use logbook::{Action, Logbook, Nation, Options, Question};

use super::port::{PortCard, Stage, port};
use super::port_market::{changed, first, least, planned};

/// Games that lead to ports, shown at every moment to whoever is to act.
pub fn moments(seeds: Range<u64>, mut show: impl FnMut(&Match<Logbook>, &Seen<Logbook>)) {
    for seed in seeds {
        let options = if seed % 2 == 0 { Options::light(2) } else { Options::standard(3) };
        let options = options.expect("a table");
        let mut game = Match::new(Setup::<Logbook> { options, seed });
        let mut rng = Rng::new(seed);
        let mut steps = 0;
        while let Turn::Act(seat) = game.to_act() {
            let seen = game.seen(Eye::Seat(seat));
            show(&game, &seen);
            game.play_index(choice(&seen, &mut rng)).expect("a place of the list");
            steps += 1;
            if steps > 1200 {
                break;
            }
        }
    }
}

/// Something that leads to ports and trades: goods are bought, carried to who takes them, sold.
fn choice(seen: &Seen<Logbook>, rng: &mut Rng) -> usize {
    use Action as A;
    let list = &seen.list;
    let any = rng.below(list.len() as u32) as usize;
    if rng.chance(1, 5) {
        return any;
    }
    let mut lot = rng.split();
    let mut place = |wanted: &dyn Fn(&A) -> bool| {
        let places: Vec<usize> = (0..list.len()).filter(|at| wanted(&list[*at])).collect();
        lot.pick(&places).copied()
    };
    let Some(pc) = seen.view.own() else { return any };
    let goods = seen.view.board(pc).hold.goods();
    let trade = place(&|action| matches!(action, A::Sell { .. }))
        .or_else(|| place(&|action| matches!(action, A::Buy { n: 2.., .. })));
    if let Some(trade) = trade.filter(|_| rng.chance(3, 4)) {
        return trade;
    }
    let useful = |card: &&PortCard| match goods.is_empty() {
        true => !card.sells.is_empty(),
        false => card.buys.iter().any(|quote| goods[quote.good] > 0),
    };
    let model = port(seen);
    let bound = model.known.iter().find(useful);
    if let Some(here) = bound.and_then(|card| card.place) {
        return here;
    }
    let cell = seen.view.board(pc).cell;
    let mooring = bound.and_then(|card| seen.view.chart().harbour(card.tile));
    if let (Some(cell), Some(harbour)) = (cell, mooring) {
        let far = |at: &usize| match list[*at] {
            A::Step(dir) => Some(cell.to(dir).distance(harbour.mooring)),
            A::Stop => Some(cell.distance(harbour.mooring)),
            _ => None,
        };
        let nearest = (0..list.len()).filter(|at| far(at).is_some()).min_by_key(far);
        if let Some(nearest) = nearest {
            return nearest;
        }
    }
    place(&|action| matches!(action, A::Done | A::Explore | A::Reveal(_))).unwrap_or(any)
}

#[test]
fn a_planned_trade_is_what_happens() {
    let (mut sales, mut purchases) = (0, 0);
    moments(0..10, |game, seen| {
        let Some(pc) = seen.view.own() else { return };
        for (place, action) in seen.list.iter().enumerate() {
            let Some(plan) = planned(seen, *action) else { continue };
            let Some(then) = game.ahead(seen.eye, &[place]) else { continue };
            let (before, after) = (seen.view.board(pc), then.view.board(pc));
            let paid = i64::from(after.money) - i64::from(before.money);
            let stock = |view: &logbook::View, stall| view.markets().market.count(stall);
            match action {
                Action::Sell { .. } => {
                    sales += 1;
                    assert!(paid >= i64::from(plan.money), "a mission may add to it");
                    assert!(after.fame >= before.fame + plan.fame);
                    if let Some((stall, more)) = plan.refill {
                        assert_eq!(stock(&then.view, stall), stock(&seen.view, stall) + more);
                    }
                }
                _ => {
                    purchases += 1;
                    assert_eq!(-paid, i64::from(plan.money), "L-333");
                    let left = stock(&seen.view, plan.stall) - plan.n;
                    assert_eq!(stock(&then.view, plan.stall), left);
                }
            }
            assert_eq!(after.trim().draft2, plan.draft2.1, "{action:?}");
            let card = super::port_market::market(&then, pc, true);
            let shown = |of: Nation, row: Row| {
                let tile = card.tiles.iter().find(|tile| tile.country == of).expect("a tile");
                tile.stalls[row as usize].stock
            };
            assert_eq!(shown(plan.stall.tile, plan.stall.row), stock(&then.view, plan.stall));
        }
    });
    assert!(sales > 20 && purchases > 20, "{sales} sales, {purchases} purchases");
}

#[test]
fn every_trade_of_the_list_can_be_stepped_to() {
    let mut trades = 0;
    moments(0..8, |_, seen| {
        let Some(pc) = seen.view.own() else { return };
        let mut reached: Vec<usize> = Vec::new();
        for (tile, row) in Nation::COUNTRIES.into_iter().flat_map(|n| Row::ALL.map(|row| (n, row)))
        {
            for sells in [true, false] {
                let Some((place, _)) = first(seen, tile, row, sells) else {
                    let least = least(&seen.view, pc, tile, row, sells);
                    assert!(least.is_none_or(|least| seen.place(least).is_none() || !sells));
                    continue;
                };
                let mut open = vec![place];
                while let Some(place) = open.pop() {
                    if reached.contains(&place) {
                        continue;
                    }
                    reached.push(place);
                    for by in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                        let next = changed(&seen.view, seen.list[place], by.0, by.1);
                        open.extend(next.and_then(|action| seen.place(action)));
                    }
                }
            }
        }
        let listed = |action: &Action| matches!(action, Action::Sell { .. } | Action::Buy { .. });
        let all = (0..seen.list.len()).filter(|at| listed(&seen.list[*at])).count();
        assert_eq!(reached.len(), all);
        trades += all;
    });
    assert!(trades > 100, "{trades}");
}

#[test]
fn what_a_port_has_is_the_list_and_the_rest_has_a_reason() {
    use Action as A;
    let mut visits = 0;
    moments(0..8, |_, seen| {
        let model = port(seen);
        let wares = || model.steps.iter().chain(&model.tavern).chain(&model.yard);
        for ware in wares() {
            assert_ne!(ware.place.is_some(), ware.why.is_some(), "{ware:?}");
        }
        let asked = seen.view.asked().map(|asked| asked.question);
        if !matches!(asked, Some(Question::Port | Question::FirstPurchases)) {
            return;
        }
        visits += u32::from(model.stage == Stage::Visit);
        let shown: Vec<A> = wares().filter(|ware| ware.place.is_some()).map(|w| w.action).collect();
        for action in &seen.list {
            let traded = matches!(action, A::Sell { .. } | A::Buy { .. } | A::Done);
            assert!(traded || shown.contains(action), "{action:?}");
        }
    });
    assert!(visits > 20, "{visits} visits");
}
