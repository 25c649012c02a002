//! Games of a sample of the options, played at random or with a will to get somewhere.

use engine::{Match, Options as _, Rng, Setup, Turn};
use logbook::{Action, Logbook, Options};

/// Plays a game of every so many-th of the samples and looks at each position.
pub fn walk(every: usize, mut look: impl FnMut(&Match<Logbook>)) {
    for (seed, options) in (0..).zip(Options::samples()).step_by(every) {
        play(options, seed, &mut look);
    }
}

/// Plays a game and looks at each position.
pub fn play(options: Options, seed: u64, look: &mut dyn FnMut(&Match<Logbook>)) {
    let mut game = Match::new(Setup::<Logbook> { options, seed });
    let mut rng = Rng::new(seed);
    while let Turn::Act(_) = game.to_act() {
        look(&game);
        let index = choice(game.legal_actions(), &mut rng);
        game.play_index(index).expect("an entry of the list");
    }
    look(&game);
}

/// Something that leads somewhere, rather than throwing goods away or tidying the hold.
fn choice(legal: &[Action], rng: &mut Rng) -> usize {
    use Action as A;
    let idle = |action: &Action| {
        matches!(action, A::Jettison(_) | A::JettisonCannon | A::Dump(_) | A::Layout(_) | A::Manual)
            || matches!(action, A::EndTurn | A::Done | A::Cancel | A::Turn(_) | A::Keep)
            || matches!(action, A::Scuttle | A::SellBack(_) | A::SellWood | A::Stop)
    };
    let busy: Vec<usize> = (0..legal.len()).filter(|at| !idle(&legal[*at])).collect();
    match rng.pick(&busy) {
        Some(index) if !rng.chance(1, 8) => *index,
        _ => rng.below(legal.len() as u32) as usize,
    }
}
