//! What bots set out to do.

use engine::{Eye, Game, Hints, Log, Match, Rng, Setup, Turn};
use logbook::{Logbook, Options, Plan};

/// What a seat does next: its plan goes on, or another of those there are is drawn.
fn next(
    world: &Logbook,
    aim: &mut Option<Plan>,
    rng: &mut Rng,
) -> Option<<Logbook as Game>::Action> {
    let next = aim.and_then(|plan| world.pursue(plan, rng));
    next.or_else(|| {
        let mut plans = Vec::new();
        world.plans(&mut plans);
        assert!(plans.iter().all(|(_, promise)| (0.0..=1.0).contains(promise)), "{plans:?}");
        *aim = rng.pick(&plans).map(|(plan, _)| *plan);
        aim.and_then(|plan| world.pursue(plan, rng))
    })
}

#[test]
fn a_plan_goes_on_with_actions_of_the_list() {
    let tables = [Options::light(2), Options::standard(2), Options::standard(4)];
    for (options, seed) in tables.into_iter().flatten().zip(0..) {
        let mut world = Setup::<Logbook> { options, seed }.begin(&mut Log::silent());
        let (mut aims, mut legal, mut rng) = ([None; 4], Vec::new(), Rng::new(seed));
        while let Turn::Act(seat) = world.to_act() {
            let next = next(&world, &mut aims[seat.index()], &mut rng);
            let action = next.unwrap_or_else(|| world.rollout(&mut legal, &mut rng));
            legal.clear();
            world.legal_actions(&mut legal);
            assert!(legal.contains(&action), "{action:?} of {:?} in {legal:?}", aims[seat.index()]);
            world.apply(action, &mut Log::silent());
        }
    }
}

#[test]
fn plans_depend_only_on_what_is_seen() {
    let options = Options::standard(3).expect("three");
    let mut game = Match::new(Setup::<Logbook> { options, seed: 5 });
    let (mut aim, mut legal, mut rng) = (None, Vec::new(), Rng::new(5));
    for _ in 0..300 {
        let Turn::Act(seat) = game.to_act() else { break };
        let listed = |world: &Logbook| {
            let mut plans = Vec::new();
            world.plans(&mut plans);
            plans
        };
        let imagined = Logbook::determinize(&game.view(Eye::Seat(seat)), &mut rng);
        assert_eq!(listed(&imagined), listed(game.state()));
        let world = game.state().clone();
        let next = next(&world, &mut aim, &mut rng);
        let action = next.unwrap_or_else(|| world.rollout(&mut legal, &mut rng));
        game.play(action).expect("an action of the list");
    }
}
