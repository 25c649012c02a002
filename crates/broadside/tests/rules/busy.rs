//! Players who seek each other out: at random hardly anybody would ever be rammed or towed.

use broadside::{Action, Broadside, Decision, Options};
use engine::{Eye, Match, Options as _, Rng, Seat, Setup, Turn};

/// Plays busy games of a sample of the options and looks at every position.
pub fn walk(every: usize, mut look: impl FnMut(&Match<Broadside>)) {
    for (seed, options) in (0..).zip(Options::samples()).step_by(every) {
        let mut game = Match::new(Setup::<Broadside> { options, seed });
        let mut rng = Rng::new(seed);
        while let Turn::Act(seat) = game.to_act() {
            look(&game);
            let index = choice(&game, seat, &mut rng);
            game.play_index(index).expect("an entry of the list");
        }
        look(&game);
    }
}

/// Something rather than nothing, and the heading to some other ship every second time.
fn choice(game: &Match<Broadside>, seat: Seat, rng: &mut Rng) -> usize {
    let legal = game.legal_actions();
    let towards = towards_another(game, seat, rng).filter(|_| rng.chance(1, 2));
    if let Some(index) = towards {
        return index;
    }
    let idle = |action: &Action| {
        use Action as A;
        matches!(action, A::EndTurn | A::Pass | A::Nothing | A::No | A::CeaseFire | A::Done)
            || matches!(action, A::EndMove | A::Reveal(_) | A::Release)
    };
    let busy: Vec<usize> = (0..legal.len()).filter(|at| !idle(&legal[*at])).collect();
    match rng.pick(&busy) {
        Some(index) if !rng.chance(1, 8) => *index,
        _ => rng.below(legal.len() as u32) as usize,
    }
}

fn towards_another(game: &Match<Broadside>, seat: Seat, rng: &mut Rng) -> Option<usize> {
    let view = game.view(Eye::Seat(seat));
    let Decision::Heading { course, .. } = view.asked()?.decision else { return None };
    let own = view.ships()[course.ship as usize];
    let others: Vec<_> =
        view.ships().iter().filter(|ship| ship.is_afloat() && ship.pose != own.pose).collect();
    let way = rng.pick(&others)?.pose.at - own.pose.at;
    let ahead = |at: &usize| match game.legal_actions()[*at] {
        Action::Turn(turn) => {
            let unit = own.pose.heading.turned(turn).unit();
            i64::from(unit.x) * i64::from(way.x) + i64::from(unit.y) * i64::from(way.y)
        }
        _ => i64::MIN,
    };
    (0..game.legal_actions().len()).max_by_key(ahead)
}
