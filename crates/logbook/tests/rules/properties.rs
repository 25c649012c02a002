//! What holds at every moment of every game.

use std::collections::BTreeSet;

use engine::{Eye, Game, Log, Match};
use logbook::board::Board;
use logbook::content::BarrelKind;
use logbook::sea::adrift::Token;
use logbook::{Action, Ended, Event, Good, Goods, Key, Logbook, Options, Ship, View};

use crate::walk;

/// Every third set of options.
fn look(mut at: impl FnMut(&View)) {
    walk::walk(3, |game| at(&game.view(Eye::All)));
}

fn boards(view: &View) -> impl Iterator<Item = &Board> {
    view.pcs().map(|pc| view.board(pc))
}

#[test]
fn cubes_are_conserved() {
    look(|view| {
        let stocks = view.markets().market.stocks;
        let held = boards(view).map(|board| board.hold.goods());
        let gained = view.npcs().iter().map(|npc| npc.goods);
        let afloat = view.loose().iter().map(|loose| loose.goods);
        let mut goods: Goods =
            held.chain(gained).chain(afloat).fold(view.markets().supply, Goods::plus);
        for (at, good) in Good::PRINCIPAL.into_iter().enumerate() {
            goods[good] += stocks[at].total();
        }
        if view.asked().is_none_or(|asked| !asks_about_goods(asked)) {
            assert_eq!(goods, Goods::SUPPLY, "L-012: {view:?}");
        }
    });
}

/// Goods that are being loaded, or wait to be until a prize is decided on, lie nowhere yet.
fn asks_about_goods(asked: logbook::Asked) -> bool {
    use logbook::Question;
    matches!(asked.question, Question::Loading { .. } | Question::Prize { .. })
}

#[test]
fn cards_and_tokens_are_conserved() {
    look(|view| {
        let afloat = view.adrift().iter().filter(|adrift| matches!(adrift.what, Token::Barrel(_)));
        let kept: usize = boards(view).map(|board| board.tokens.len()).sum();
        let tokens = afloat.count() + kept + view.barrels_left();
        assert_eq!(tokens, usize::from(BarrelKind::TOKENS), "L-104");
        let taken = boards(view).map(|board| board.missions.len() + board.completed.len());
        let missions = taken.sum::<usize>()
            + view.drawn().count()
            + view.missions_left()
            + view.spent_missions().count();
        assert_eq!(missions, 83, "L-357");
        let weather = view.weather();
        let events = weather.events.down.len()
            + weather.events.spent.len()
            + weather.in_play.len()
            + weather.waiting.len();
        assert_eq!(events, 27, "L-391");
        let cards: BTreeSet<u8> = view.npcs().iter().map(|npc| npc.card).collect();
        assert_eq!(cards.len(), view.npcs().len(), "L-162: no card is twice at sea");
    });
}

#[test]
fn no_two_ships_lie_on_a_cell_once_a_movement_is_over() {
    look(|view| {
        let ships = view.pcs().map(Ship::Pc).chain((0..view.npcs().len() as u8).map(Ship::Npc));
        let cells: Vec<_> = ships.filter_map(|ship| view.berth(ship)).map(|at| at.0).collect();
        let different: BTreeSet<_> = cells.iter().map(|cell| (cell.q, cell.r)).collect();
        let crossing = usize::from(view.sailing().is_some());
        let answering = view.asked().is_some_and(|asked| asked.pc != view.active());
        assert!(answering || different.len() + crossing >= cells.len(), "L-083, D-93: {cells:?}");
        assert!(cells.iter().all(|cell| view.chart().is_sea(*cell)), "L-079");
    });
}

#[test]
fn whoever_reaches_the_goal_ends_the_game_and_wins() {
    let (mut by_goal, mut by_rounds) = (0, 0);
    let mut check = |game: &Match<Logbook>| {
        let view = game.view(Eye::All);
        let there = boards(&view).any(|board| board.fame >= view.options().goal());
        assert_eq!(there, matches!(view.ended(), Some(Ended::Goal(_))), "L-053");
        match view.ended() {
            Some(Ended::Goal(winner)) => {
                assert_eq!(won(game), [view.place(winner).0], "L-053");
                by_goal += 1;
            }
            Some(Ended::Rounds) => {
                assert_eq!(view.round(), view.options().max_rounds(), "D-71");
                assert_eq!(won(game).len(), 1, "D-71");
                by_rounds += 1;
            }
            None => {}
        }
    };
    let short = Options::light(2).and_then(|options| options.with(Key::Goal, 0));
    let long = short.and_then(|options| options.with(Key::MaxRounds, 180)).expect("a table");
    for seed in 0..6 {
        walk::play(short.expect("a table"), seed, &mut check);
        walk::play(long, seed, &mut check);
    }
    assert!(by_goal > 0 && by_rounds > 0, "{by_goal} and {by_rounds}");
}

fn won(game: &Match<Logbook>) -> Vec<u8> {
    let engine::Turn::Over(outcome) = game.to_act() else { return Vec::new() };
    outcome.winners().map(|seat| seat.0).collect()
}

#[test]
fn scales_are_kept() {
    look(|view| {
        for board in boards(view) {
            let reputation = logbook::Nation::ALL.map(|nation| board.reputation[nation]);
            assert!(reputation.iter().all(|value| (-5..=11).contains(value)), "L-011");
            assert!(board.money % 1000 == 0, "L-003");
            assert!(board.chain <= 5, "L-137");
            assert!(board.hold.cannons() <= board.layout().slots());
        }
    });
}

#[test]
fn everything_in_the_rules_happens_sooner_or_later() {
    let mut seen = BTreeSet::new();
    let mut chosen = BTreeSet::new();
    let mut look = |game: &Match<Logbook>| {
        if let Some(step) = game.steps().last() {
            chosen.insert(first_word(&format!("{:?}", step.action)));
            seen.extend(step.events.iter().map(|event: &Event| first_word(&format!("{event:?}"))));
        }
    };
    walk::walk(1, &mut look);
    // Goods are rarely sold by chance.
    let light = Options::light(2).and_then(|options| options.with(Key::MaxRounds, 60));
    (0..12).for_each(|seed| walk::play(light.expect("a table"), seed, &mut look));
    for event in ["Step", "Revealed", "TookUp", "Called", "Bought", "Sold", "Purchase", "Shot"] {
        assert!(seen.contains(event), "{event}: {seen:?}");
    }
    for event in ["Kept", "Validated", "Completed", "Appeared", "Target", "Arrived", "Destroyed"] {
        assert!(seen.contains(event), "{event}: {seen:?}");
    }
    assert!(chosen.len() > 40, "{} kinds of actions: {chosen:?}", chosen.len());
}

fn first_word(text: &str) -> String {
    text.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[test]
fn the_state_is_plain_memory_below_eight_kilobytes() {
    assert!(size_of::<Logbook>() <= 8192, "{}", size_of::<Logbook>());
}

/// What a table foretells of a movement is what the lists allow, step by step.
#[test]
fn reach_and_lists_agree() {
    let (mut ways, mut dangers) = (0, 0);
    walk::walk(8, |game| {
        let Some(seat) = game.to_act().seat() else { return };
        let view = game.view(Eye::Seat(seat));
        let reach = view.reach();
        let steps = game.legal_actions().iter().filter(|action| matches!(action, Action::Step(_)));
        assert_eq!(reach.is_empty(), steps.count() == 0, "5.2");
        if game.cursor() % 5 != 0 {
            return;
        }
        for end in reach {
            let mut world = game.state().clone();
            for dir in &end.way {
                let mut list = Vec::new();
                world.legal_actions(&mut list);
                assert!(list.contains(&Action::Step(*dir)), "{end:?}");
                let so_far = world.observe(Eye::Seat(seat));
                let last = so_far.berth(Ship::Pc(view.active())).map(|(cell, _)| cell.to(*dir));
                let quiet = Logbook::is_quiet(&so_far, Action::Step(*dir));
                assert_eq!(quiet, end.danger.is_none() || last != Some(end.cell), "{end:?}");
                world.apply(Action::Step(*dir), &mut Log::silent());
            }
            ways += 1;
            dangers += usize::from(end.danger.is_some());
            if end.danger.is_none() {
                let there = world.observe(Eye::Seat(seat));
                assert_eq!(there.berth(Ship::Pc(view.active())).map(|at| at.0), Some(end.cell));
                assert_eq!(there.points_left(view.active()), end.left, "L-073, L-078");
                let mut list = Vec::new();
                world.legal_actions(&mut list);
                assert_eq!(list.contains(&Action::Stop), end.stop, "L-083, L-087");
            }
        }
    });
    assert!(ways > 1000 && dangers > 20, "{ways} ways, {dangers} of them dangerous");
}
