//! Games of a sample of the options, played at random or with a will to get somewhere.

use engine::{Match, Options as _, Rng, Setup, Turn};
use logbook::{Action, Key, Logbook, Options};

/// So many rounds tell enough; a whole game of random captains would not end sooner.
const ROUNDS: u16 = 20;

/// The presets at every table size, each option changed once, and sets drawn at random; all of
/// twenty rounds.
pub fn samples() -> Vec<Options> {
    let short = |options: &Options| options.with(Key::MaxRounds, 0);
    let presets = (2..=4).flat_map(|seats| [Options::light(seats), Options::standard(seats)]);
    let presets: Vec<Options> = presets.flatten().filter_map(|options| short(&options)).collect();
    let mut samples = presets.clone();
    let usual = presets[3];
    for (at, field) in Options::FIELDS.iter().enumerate() {
        let last = field.values.count() - 1;
        for place in [0, 1, last].into_iter().filter(|place| *place <= last) {
            samples.extend(changed(&usual, at, place).as_ref().and_then(short));
        }
    }
    let mut rng = Rng::new(5);
    while samples.len() < 120 {
        let mut drawn = usual;
        for _ in 0..12 {
            let at = rng.below(Options::FIELDS.len() as u32) as usize;
            let place = rng.below(Options::FIELDS[at].values.count().into()) as u16;
            drawn = changed(&drawn, at, place).unwrap_or(drawn);
        }
        samples.extend(short(&drawn));
    }
    let mut seen: Vec<Options> = Vec::new();
    samples.retain(|options| {
        let new = !seen.contains(options);
        seen.push(*options);
        new
    });
    assert!(samples.iter().all(|options| options.max_rounds() == ROUNDS));
    samples
}

fn changed(options: &Options, at: usize, place: u16) -> Option<Options> {
    let mut choices = options.choices();
    choices[at] = place;
    Options::from_choices(&choices)
}

/// Plays a game of every so many-th of the samples and looks at each position.
pub fn walk(every: usize, mut look: impl FnMut(&Match<Logbook>)) {
    for (seed, options) in (0..).zip(samples()).step_by(every) {
        let mut game = Match::new(Setup::<Logbook> { options, seed });
        let mut rng = Rng::new(seed);
        while let Turn::Act(_) = game.to_act() {
            look(&game);
            let index = choice(game.legal_actions(), &mut rng);
            game.play_index(index).expect("an entry of the list");
        }
        look(&game);
    }
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
