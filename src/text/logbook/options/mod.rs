//! The words of the set-up: presets, groups, and every option with its values.

mod fight;
mod presets;
mod sea;
mod table;

use crate::text::{Lang, OptionWords};

/// What a value is called.
type Value = (&'static str, &'static str);

/// The words of an option in both languages, French first.
struct Row {
    key: &'static str,
    name: [&'static str; 2],
    note: [&'static str; 2],
    values: [&'static [Value]; 2],
}

/// Of a switch.
const SWITCH: [&[Value]; 2] =
    [&[("false", "Non"), ("true", "Oui")], &[("false", "No"), ("true", "Yes")]];
/// Of a board with two sides.
const SIDES: [&[Value]; 2] =
    [&[("A", "Face A"), ("B", "Face B")], &[("A", "Side A"), ("B", "Side B")]];
/// Of what speaks for itself.
const FIGURES: [&[Value]; 2] = [&[], &[]];

const fn row(
    key: &'static str,
    name: [&'static str; 2],
    note: [&'static str; 2],
    values: [&'static [Value]; 2],
) -> Row {
    Row { key, name, note, values }
}

const fn switch(key: &'static str, name: [&'static str; 2], note: [&'static str; 2]) -> Row {
    row(key, name, note, SWITCH)
}

/// All of them.
fn rows() -> impl Iterator<Item = &'static Row> {
    presets::ROWS.iter().chain(&table::ROWS).chain(&sea::ROWS).chain(&fight::ROWS)
}

/// The keys that have words, the number of seats aside.
#[cfg(test)]
pub(super) fn keys() -> impl Iterator<Item = &'static str> {
    rows().map(|row| row.key)
}

/// The words for an option, a group or a preset.
pub(super) fn words(key: &str, lang: Lang) -> OptionWords {
    if key == "players" {
        return OptionWords::seats(lang);
    }
    let told = rows().find(|row| row.key == key);
    told.map_or(OptionWords::named(""), |row| {
        let [name, note] = [row.name, row.note].map(|[fr, en]| lang.pick(fr, en));
        let [fr, en] = row.values;
        OptionWords { name, note, values: lang.pick(fr, en) }
    })
}
