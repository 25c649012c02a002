//! Sets of options that tell something: all of them would be more than there are stars.

use engine::options::change;
use engine::{Options as _, Rng};

use super::{Key, Options};

/// So many sets in all.
const SAMPLES: usize = 180;
/// So many fields of a set drawn at random are drawn anew.
const REDRAWN: usize = 12;

/// The presets at every table size, then each option of two of them changed once, then sets drawn at
/// random; each once, and all of the fewest rounds.
pub(super) fn samples() -> Vec<Options> {
    let mut found = Vec::new();
    let mut add = |options: Option<Options>| {
        let short = options.and_then(|options| options.with(Key::MaxRounds, 0));
        found.extend(short.filter(|short| !found.contains(short)));
        found.len()
    };
    for seats in 2..=4 {
        add(Options::light(seats));
        add(Options::standard(seats));
        add(Options::expert(seats));
    }
    for (at, field) in Options::FIELDS.iter().enumerate() {
        let last = field.values.count() - 1;
        for place in [0, 1, last].into_iter().filter(|place| *place <= last) {
            add(Options::standard(3).and_then(|usual| change(&usual, at, place)));
            add(Options::expert(3).and_then(|usual| change(&usual, at, place)));
        }
    }
    let mut rng = Rng::new(1);
    while add(drawn(&mut rng)) < SAMPLES {}
    found
}

fn drawn(rng: &mut Rng) -> Option<Options> {
    let expert = rng.chance(1, 2);
    let mut options = if expert { Options::expert(2) } else { Options::standard(2) }?;
    for _ in 0..REDRAWN {
        let at = rng.below(Options::FIELDS.len() as u32) as usize;
        let place = rng.below(Options::FIELDS[at].values.count().into()) as u16;
        options = changed(options, at, place).unwrap_or(options);
    }
    Some(options)
}

fn changed(options: Options, at: usize, place: u16) -> Option<Options> {
    let mut choices = options.choices();
    choices[at] = place;
    Options::from_choices(&choices)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_are_short_games_of_every_table_size_with_every_option_that_is_built() {
        let samples = samples();
        assert_eq!(samples.len(), SAMPLES);
        assert!(samples.iter().all(|options| options.max_rounds() == 20));
        let fields = Options::FIELDS.iter().enumerate();
        for (at, field) in fields.filter(|(at, _)| *at != Key::MaxRounds as usize) {
            let values = field.values.count().min(2);
            for place in (0..values).filter(|place| Options::offers(at, *place)) {
                let any = samples.iter().any(|options| options.choices()[at] == place);
                assert!(any, "{} = {}", field.key, field.values.name(place));
            }
        }
    }
}
