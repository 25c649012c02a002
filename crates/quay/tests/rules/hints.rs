//! The advice the bots get: always legal, and better than none.

use engine::{Game, Hints, Log, Rng, Seat, Turn, options};
use quay::{Action, Decision, Options, Quay};

use crate::common::Scene;

#[test]
fn the_quick_player_keeps_to_the_list() {
    let (mut legal, mut scratch, mut priors) = (Vec::new(), Vec::new(), Vec::new());
    for options in options::every::<Options>() {
        for seed in 0..20 {
            let mut rng = Rng::new(seed);
            let mut quay = Quay::new(&options, Rng::new(seed), &mut Log::silent());
            while let Turn::Act(_) = quay.to_act() {
                legal.clear();
                quay.legal_actions(&mut legal);
                let quick = quay.rollout(&mut scratch, &mut rng);
                assert!(legal.contains(&quick), "{quick:?} is not among {legal:?} at {quay:?}");
                priors.clear();
                quay.priors(&legal, &mut priors);
                assert_eq!(priors.len(), legal.len());
                assert!(priors.iter().all(|prior| (0.0..=1.0).contains(prior)), "{priors:?}");
                assert!(quay.value().iter().all(|value| (0.0..=1.0).contains(value)));
                // Strange positions too: every third action is a random one.
                let any = legal[rng.below(legal.len() as u32) as usize];
                let action = if rng.below(3) == 0 { any } else { quick };
                quay.apply(action, &mut Log::silent());
            }
        }
    }
}

#[test]
fn the_quick_player_beats_chance_and_ends_its_games() {
    let (mut legal, mut wins, mut turns) = (Vec::new(), 0, 0);
    const GAMES: u64 = 90;
    for seed in 0..GAMES {
        let clever = Seat((seed % 3) as u8);
        let mut rng = Rng::new(seed);
        let mut quay = Quay::new(&Options::default(), Rng::new(seed), &mut Log::silent());
        let outcome = loop {
            match quay.to_act() {
                Turn::Over(outcome) => break outcome,
                Turn::Act(seat) => {
                    let action = if seat == clever {
                        quay.rollout(&mut legal, &mut rng)
                    } else {
                        legal.clear();
                        quay.legal_actions(&mut legal);
                        legal[rng.below(legal.len() as u32) as usize]
                    };
                    quay.apply(action, &mut Log::silent());
                }
            }
        };
        wins += u64::from(outcome.places[clever] == 1);
        turns += u64::from(quay.clock().turn);
    }
    assert!(wins * 10 >= GAMES * 9, "{wins} of {GAMES} against two random seats");
    assert!(turns < GAMES * 70, "{turns} turns in {GAMES} games");
}

#[test]
fn a_position_is_worth_more_with_goods_in_the_warehouse_and_ships_won() {
    let value = |scene: Scene| scene.play().0.value()[Seat(0)];
    let menu = || Scene::at(Decision::Menu, 2);
    let plain = value(menu());
    assert!(value(menu().store(0, "AAAA")) > plain, "a cargo for L01");
    assert_eq!(value(menu().store(1, "AAAA")), plain, "whatever the other has");
    assert!(value(menu().ships(0, "L04")) > plain);
    let each = |from: u16, to: u16| {
        (value(menu().gold(0, to)) - value(menu().gold(0, from))) / f32::from(to - from)
    };
    assert!(4.0 * each(60, 200) < each(5, 22), "hoarding earns little");
}

#[test]
fn the_quick_player_ships_what_wins() {
    let menu = || Scene::at(Decision::Menu, 3).up(0, "T36").store(0, "S").port("K04 L01 L02 L03");
    let quick = |scene: Scene| scene.play().0.rollout(&mut Vec::new(), &mut Rng::new(1));
    assert_eq!(quick(menu().gold(0, 0)), Action::Income, "15 gold are more than 2 points");
    let near = menu().gold(0, 0).ships(0, "L05 L08 L22");
    assert_eq!(quick(near), Action::Ship, "but 49 and 2 are the target");
}

#[test]
fn what_costs_nothing_is_not_waived() {
    for card in ["T03", "P05"] {
        let rich = Scene::at(Decision::Menu, 2).gold(0, 60).hand(0, "CCCCPPPPSS").up(0, card);
        let (quay, mut legal, mut priors) = (rich.play().0, Vec::new(), Vec::new());
        quay.legal_actions(&mut legal);
        quay.priors(&legal, &mut priors);
        let of = |action| priors[legal.iter().position(|other| *other == action).expect(card)];
        let use_it = if card == "T03" { Action::Income } else { Action::Buy };
        assert!(of(use_it) > of(Action::Done), "{card}: {priors:?}");
    }
}

#[test]
fn getting_on_counts_even_when_the_others_get_on_as_well() {
    let value = |store| {
        let scene = Scene::at(Decision::Menu, 2).store(0, store).store(1, store);
        scene.port("L08 L09 L10").play().0.value()[Seat(0)]
    };
    assert!(value("CCPP") > value(""), "nobody leads, but the game moves on");
}
