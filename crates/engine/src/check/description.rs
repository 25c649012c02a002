//! What a game says of its options.

use std::collections::BTreeSet;

use crate::options::{SEATS, change};
use crate::{Field, Options};

/// Checks that options are what they say they are, and that names are used once and mean something.
pub fn describes_itself<O: Options>(options: &O) {
    let choices = options.choices();
    assert_eq!(choices.len(), O::FIELDS.len(), "one choice for each field");
    assert_eq!(
        O::from_choices(&choices).as_ref(),
        Some(options),
        "{options:?} leads back to itself"
    );
    let keys = || O::FIELDS.iter().map(|field| field.key);
    assert!(keys().any(|key| key == SEATS), "the number of seats is an option");
    let presets = O::presets();
    let groups = || O::GROUPS.iter().map(|group| group.key);
    let names = keys().chain(groups()).chain(presets.iter().map(|preset| preset.key));
    let different: BTreeSet<&str> = names.clone().collect();
    assert_eq!(different.len(), names.count(), "no name means two things");
    let mut grouped = BTreeSet::new();
    for field in O::GROUPS.iter().flat_map(|group| group.fields) {
        assert!(keys().any(|key| key == *field), "there is no option {field} to group");
        assert!(grouped.insert(*field), "{field} stands in two groups");
    }
    for (choice, Field { key, values }) in choices.iter().zip(O::FIELDS) {
        assert!(*choice < values.count(), "{key} is one of its values");
    }
    offers_what_can_be_had::<O>(options);
    presets.iter().for_each(|preset| offers_what_can_be_had(&preset.options));
    for (at, preset) in presets.iter().enumerate().filter(|(_, preset)| preset.of_its_size) {
        let mut before = presets[..at].iter().filter(|other| other.of_its_size);
        let twice = before.any(|other| other.options.seats() == preset.options.seats());
        assert!(!twice, "{}: a table starts with one preset", preset.key);
    }
}

/// Checks that what these options hold is offered, that whatever is offered can be had, and that
/// what is not is refused.
fn offers_what_can_be_had<O: Options>(options: &O) {
    let choices = options.choices();
    for (at, field) in O::FIELDS.iter().enumerate() {
        assert!(O::offers(at, choices[at]), "{} is held and not offered", field.key);
        for place in 0..field.values.count() {
            let name = || format!("{} = {}", field.key, field.values.name(place));
            if O::offers(at, place) {
                assert!(change(&O::default(), at, place).is_some(), "{} is out of reach", name());
            } else {
                let mut wished = choices.clone();
                wished[at] = place;
                let held = O::from_choices(&wished).is_some_and(|set| set.choices()[at] == place);
                assert!(!held, "{} can be had and is not offered", name());
            }
        }
    }
}
