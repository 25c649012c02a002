//! Options as a large game has them: a long range, switches that hang on each other or exclude
//! each other, groups and presets.

use super::{Field, Group, Options, Preset, SEATS, SWITCH, Values};

/// A set-up with some 2⁴⁰ combinations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Voyage(Vec<u16>);

const FOG: usize = 2;
const LOOKOUT: usize = 3;
const CREW: usize = 4;
const RUM: usize = 5;
const MUTINY: usize = 6;
const SEA: usize = 7;
/// There is room for it in a link, and nothing else yet.
const WEST: u16 = 3;

/// A switch of no consequence.
const fn switch(key: &'static str) -> Field {
    Field { key, values: SWITCH }
}

impl Voyage {
    /// The fields whose changes exclude each other.
    pub const EXCLUDED: [(usize, usize); 2] = [(FOG, LOOKOUT), (CREW, MUTINY)];
}

impl Default for Voyage {
    /// Three seats, forty days, a crew.
    fn default() -> Self {
        let mut choices = vec![0; Voyage::FIELDS.len()];
        (choices[0], choices[1], choices[CREW]) = (1, 39, 1);
        Voyage(choices)
    }
}

impl Options for Voyage {
    const FIELDS: &'static [Field] = &[
        Field { key: SEATS, values: Values::Range(2, 4) },
        Field { key: "days", values: Values::Range(1, 99) },
        switch("fog"),
        switch("lookout"),
        switch("crew"),
        switch("rum"),
        switch("mutiny"),
        Field { key: "sea", values: Values::Words(&["north", "south", "east", "west"]) },
        switch("s08"),
        switch("s09"),
        switch("s10"),
        switch("s11"),
        switch("s12"),
        switch("s13"),
        switch("s14"),
        switch("s15"),
        switch("s16"),
        switch("s17"),
        switch("s18"),
        switch("s19"),
        switch("s20"),
        switch("s21"),
        switch("s22"),
        switch("s23"),
        switch("s24"),
        switch("s25"),
        switch("s26"),
        switch("s27"),
        switch("s28"),
        switch("s29"),
    ];

    const GROUPS: &'static [Group] = &[
        Group { key: "weather", fields: &["fog", "lookout"] },
        Group { key: "people", fields: &["crew", "rum", "mutiny"] },
    ];

    fn choices(&self) -> Vec<u16> {
        self.0.clone()
    }

    /// Fog and lookout exclude each other; a mutiny wants rum, and without a crew there is none;
    /// nobody sails west yet.
    fn from_choices(choices: &[u16]) -> Option<Self> {
        let mut choices = choices.to_vec();
        if choices[CREW] == 0 {
            choices[MUTINY] = 0;
        }
        let dry = choices[MUTINY] == 1 && choices[RUM] == 0;
        let blind = choices[FOG] == 1 && choices[LOOKOUT] == 1;
        (!dry && !blind && choices[SEA] != WEST).then_some(Voyage(choices))
    }

    fn seats(&self) -> u8 {
        self.0[0] as u8 + 2
    }

    fn offers(field: usize, place: u16) -> bool {
        (field, place) != (SEA, WEST)
    }

    /// No page has room for the last switch yet.
    fn shows(field: usize, place: u16) -> bool {
        Self::offers(field, place) && (field, place) != (Self::FIELDS.len() - 1, 1)
    }

    /// What the house would look at, without the pairs.
    fn samples() -> Vec<Self> {
        let presets = Voyage::presets().into_iter().map(|preset| preset.options);
        presets.chain([Voyage::default()]).collect()
    }

    fn presets() -> Vec<Preset<Self>> {
        let with = |seats: u16, days: u16| {
            let mut choices = Voyage::default().0;
            (choices[0], choices[1]) = (seats - 2, days - 1);
            Voyage(choices)
        };
        vec![
            Preset { key: "calm", options: with(3, 5), of_its_size: false },
            Preset { key: "two", options: with(2, 20), of_its_size: true },
        ]
    }
}
