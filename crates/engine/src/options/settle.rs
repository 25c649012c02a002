//! One choice changed, and what has to change along.

use super::{Options, Preset, SEATS};

/// The options with one choice changed. Where it does not go with the others, one or two of them
/// make room for it: those whose next value lies nearest. `None` if nothing does.
///
/// Who changes the number of seats and has touched nothing else gets what is [`usual`] there.
pub fn change<O: Options>(options: &O, at: usize, place: u16) -> Option<O> {
    let changed = with_choice(options, at, place)?;
    let untouched = O::FIELDS[at].key == SEATS && *options == usual(options.seats());
    Some(if untouched { usual(changed.seats()) } else { changed })
}

/// What a table of so many seats starts with: the preset of that size, or the default brought to
/// that size.
pub fn usual<O: Options>(seats: u8) -> O {
    let own = |preset: &Preset<O>| preset.of_its_size && preset.options.seats() == seats;
    match O::presets().into_iter().find(own) {
        Some(preset) => preset.options,
        None => seated(&O::default(), seats),
    }
}

/// The values of a field that are laid out to be chosen, by their places.
pub fn offered<O: Options>(at: usize) -> Vec<u16> {
    had::<O>(at).filter(|place| O::shows(at, *place)).collect()
}

/// Those that can be had.
fn had<O: Options>(at: usize) -> impl Iterator<Item = u16> {
    let count = O::FIELDS.get(at).map_or(0, |field| field.values.count());
    (0..count).filter(move |place| O::offers(at, *place))
}

/// The presets that can be had at a table of so many seats, as they are there.
pub fn presets_for<O: Options>(seats: u8) -> Vec<Preset<O>> {
    let mut presets = O::presets();
    for preset in presets.iter_mut().filter(|preset| !preset.of_its_size) {
        preset.options = seated(&preset.options, seats);
    }
    presets.retain(|preset| preset.options.seats() == seats);
    presets
}

/// The options with so many seats; as they are, if there is no such table.
fn seated<O: Options>(options: &O, seats: u8) -> O {
    let Some(at) = O::FIELDS.iter().position(|field| field.key == SEATS) else {
        return options.clone();
    };
    let mut tables =
        offered::<O>(at).into_iter().filter_map(|place| with_choice(options, at, place));
    tables.find(|table| table.seats() == seats).unwrap_or_else(|| options.clone())
}

/// The options with this choice, others making room for it where they must.
pub(super) fn with_choice<O: Options>(options: &O, at: usize, place: u16) -> Option<O> {
    let field = O::FIELDS.get(at)?;
    if place >= field.values.count() || !O::offers(at, place) {
        return None;
    }
    let from = options.choices();
    let mut wished = from.clone();
    wished[at] = place;
    let kept = |choices: &[u16]| O::from_choices(choices).filter(|set| set.choices()[at] == place);
    if let Some(settled) = kept(&wished) {
        return Some(settled);
    }
    let room = ways::<O>(&from, at);
    let with = |changes: &[Way]| {
        let mut tried = wished.clone();
        changes.iter().for_each(|way| tried[way.field] = way.place);
        kept(&tried)
    };
    room.iter().find_map(|way| with(&[*way])).or_else(|| {
        let pairs = room.iter().enumerate().flat_map(|(number, one)| {
            room[..number].iter().filter(|two| two.field != one.field).map(|two| [*two, *one])
        });
        pairs.into_iter().find_map(|pair| with(&pair))
    })
}

/// A choice that could make room, the nearest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Way {
    distance: u16,
    field: usize,
    place: u16,
}

/// Every other value of every other field.
fn ways<O: Options>(from: &[u16], at: usize) -> Vec<Way> {
    let others = (0..from.len()).filter(|field| *field != at);
    let mut ways: Vec<Way> = others
        .flat_map(|field| {
            let others = had::<O>(field).filter(move |place| *place != from[field]);
            others.map(move |place| Way { distance: place.abs_diff(from[field]), field, place })
        })
        .collect();
    ways.sort_unstable();
    ways
}

#[cfg(test)]
mod tests {
    use super::super::voyage::Voyage;
    use super::super::with;
    use super::*;

    fn voyage(chosen: &[(&str, &str)]) -> Voyage {
        let chosen: Vec<_> =
            chosen.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        with(&Voyage::default(), &chosen).expect("a voyage")
    }

    fn changed(from: &Voyage, key: &str, value: &str) -> Voyage {
        let at = Voyage::FIELDS.iter().position(|field| field.key == key).expect("an option");
        let place = Voyage::FIELDS[at].values.place(value).expect("a value");
        change(from, at, place).expect("something makes room")
    }

    #[test]
    fn a_choice_that_goes_with_the_others_changes_nothing_else() {
        assert_eq!(changed(&Voyage::default(), "days", "30"), voyage(&[("days", "30")]));
    }

    #[test]
    fn what_excludes_a_choice_makes_room_for_it() {
        let fog = voyage(&[("fog", "true")]);
        assert_eq!(changed(&fog, "lookout", "true"), voyage(&[("lookout", "true")]));
        assert_eq!(changed(&voyage(&[("lookout", "true")]), "fog", "true"), fog);
    }

    #[test]
    fn two_choices_make_room_where_one_is_not_enough() {
        let quiet = voyage(&[("crew", "false")]);
        let alone = changed(&quiet, "mutiny", "true");
        assert_eq!(alone, voyage(&[("mutiny", "true"), ("crew", "true"), ("rum", "true")]));
    }

    #[test]
    fn what_hangs_on_a_choice_goes_with_it() {
        let mutiny = voyage(&[("mutiny", "true"), ("rum", "true")]);
        let without = changed(&mutiny, "crew", "false");
        assert_eq!(
            without,
            voyage(&[("crew", "false"), ("rum", "true")]),
            "nobody is left to mutiny"
        );
    }

    #[test]
    fn another_number_of_seats_starts_with_what_is_usual_there() {
        let two = usual::<Voyage>(2);
        assert_eq!(two, voyage(&[("players", "2"), ("days", "20")]), "the preset of two");
        assert_eq!(changed(&Voyage::default(), "players", "2"), two);
        assert_eq!(
            changed(&two, "players", "4"),
            voyage(&[("players", "4")]),
            "and leaves it again"
        );
    }

    #[test]
    fn who_has_chosen_by_hand_keeps_the_choice_at_another_table() {
        let long = voyage(&[("days", "60")]);
        assert_eq!(changed(&long, "players", "2"), voyage(&[("players", "2"), ("days", "60")]));
    }

    #[test]
    fn a_preset_of_no_size_can_be_had_at_every_table() {
        let keys = |seats| {
            let presets = presets_for::<Voyage>(seats).into_iter();
            presets.map(|preset| (preset.key, preset.options)).collect::<Vec<_>>()
        };
        let calm = |seats| voyage(&[("players", seats), ("days", "5")]);
        let two = voyage(&[("players", "2"), ("days", "20")]);
        assert_eq!(keys(4), [("calm", calm("4"))]);
        assert_eq!(keys(2), [("calm", calm("2")), ("two", two)]);
        assert_eq!(keys(9), [], "there is no such table");
    }

    #[test]
    fn what_is_not_offered_is_not_had_and_makes_no_room() {
        let at = Voyage::FIELDS.iter().position(|field| field.key == "sea").expect("an option");
        assert_eq!(offered::<Voyage>(at), [0, 1, 2], "nobody sails west yet");
        assert_eq!(change(&Voyage::default(), at, 3), None);
        assert_eq!(offered::<Voyage>(99), [0; 0]);
        let mut choices = Voyage::default().choices();
        choices[at] = 3;
        assert_eq!(Voyage::from_choices(&choices), None);
    }

    #[test]
    fn what_is_not_shown_can_be_had_by_who_asks_for_it() {
        let at = Voyage::FIELDS.len() - 1;
        assert_eq!(offered::<Voyage>(at), [0], "no page has room for it");
        assert!(change(&Voyage::default(), at, 1).is_some());
    }

    #[test]
    fn there_is_no_such_choice() {
        assert_eq!(change(&Voyage::default(), 99, 0), None);
        assert_eq!(change(&Voyage::default(), 0, 99), None);
    }
}
