//! Reads `style/tokens.css` and holds its colours to the contrasts the design asks for, by day and by night.

// Contrast is defined in real numbers; nothing here is replayed.
#![allow(clippy::disallowed_types)]

use std::collections::BTreeMap;

const TOKENS: &str = include_str!("../../style/tokens.css");

/// Text that is read.
const TEXT: f64 = 4.5;
/// Marks, borders, large signs.
const MARK: f64 = 3.0;

const GROUNDS: [&str; 7] = ["paper", "panel", "deep", "mid", "shoal", "strand", "land"];
const OPEN_WATER: [&str; 4] = ["paper", "panel", "deep", "mid"];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Theme {
    Day,
    Night,
}

type Colours = BTreeMap<String, [u8; 3]>;

/// Every token that is a plain colour, in one theme.
fn colours(theme: Theme) -> Colours {
    TOKENS
        .lines()
        .filter_map(|line| line.trim().strip_prefix("--")?.strip_suffix(';')?.split_once(": "))
        .filter_map(|(name, value)| {
            let value = match value.strip_prefix("light-dark(") {
                Some(pair) => {
                    let (day, night) = pair.strip_suffix(')')?.split_once(", ")?;
                    if theme == Theme::Day { day } else { night }
                }
                None => value,
            };
            Some((name.to_owned(), rgb(value)?))
        })
        .collect()
}

/// `#RRGGBB`.
fn rgb(hex: &str) -> Option<[u8; 3]> {
    let digits = hex.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let part = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

/// Relative luminance as WCAG 2 defines it.
fn luminance(colour: [u8; 3]) -> f64 {
    let [r, g, b] = colour.map(|channel| {
        let c = f64::from(channel) / 255.0;
        if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Contrast ratio as WCAG 2 defines it, 1 to 21.
fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Fails with every pair that is below what it needs, in both themes.
fn hold(demands: impl Fn(Theme) -> Vec<(&'static str, &'static str, f64)>) {
    let mut short = Vec::new();
    for theme in [Theme::Day, Theme::Night] {
        let colours = colours(theme);
        let colour = |name: &str| *colours.get(name).unwrap_or_else(|| panic!("no token --{name}"));
        for (front, back, needed) in demands(theme) {
            let ratio = contrast(colour(front), colour(back));
            if ratio < needed {
                short.push(format!("{theme:?}: {front} on {back} is {ratio:.2}, needs {needed}"));
            }
        }
    }
    assert!(short.is_empty(), "{}", short.join("\n"));
}

/// Every front on every back.
fn each(
    fronts: &[&'static str],
    backs: &[&'static str],
    needed: f64,
) -> Vec<(&'static str, &'static str, f64)> {
    fronts.iter().flat_map(|front| backs.iter().map(move |back| (*front, *back, needed))).collect()
}

#[test]
fn the_measure_is_the_one_of_the_standard() {
    assert!((contrast([0; 3], [255; 3]) - 21.0).abs() < 1e-9);
    assert!((contrast([0x77; 3], [255; 3]) - 4.48).abs() < 0.01);
    assert_eq!(colours(Theme::Day)["paper"], [0xFA, 0xF6, 0xEC]);
    assert_eq!(colours(Theme::Night)["paper"], [0x0D, 0x18, 0x20]);
}

#[test]
fn inks_are_read_on_every_ground() {
    hold(|_| [each(&["ink"], &["paper"], 7.0), each(&["ink", "ink-2"], &GROUNDS, TEXT)].concat());
}

#[test]
fn buttons_and_the_top_bar_are_read() {
    hold(|_| {
        vec![
            ("on-primary", "primary", TEXT),
            ("on-header", "header", TEXT),
            ("on-accent", "accent", TEXT),
            ("primary", "paper", TEXT),
            ("primary", "panel", TEXT),
            ("paper", "ink", TEXT),
        ]
    });
}

#[test]
fn the_accent_is_seen_everywhere_and_read_everywhere_but_on_night_land() {
    hold(|theme| {
        let read = GROUNDS.iter().filter(|ground| (theme, **ground) != (Theme::Night, "land"));
        let read: Vec<_> = read.copied().collect();
        [each(&["accent"], &read, TEXT), each(&["accent"], &GROUNDS, MARK)].concat()
    });
}

#[test]
fn money_is_read_where_it_is_written() {
    hold(|_| each(&["brass"], &OPEN_WATER, TEXT));
}

#[test]
fn states_are_read_on_pages_and_open_water() {
    hold(|_| each(&["ok", "warn", "bad"], &OPEN_WATER, TEXT));
}

#[test]
fn borders_are_seen() {
    hold(|_| [each(&["line"], &OPEN_WATER, MARK), each(&["ink-2"], &GROUNDS, MARK)].concat());
}

#[test]
fn cards_are_read_by_day_and_by_night() {
    hold(|_| {
        let mut demands = each(&["card-ink"], &["stock", "buff", "card-coin"], 7.0);
        demands.extend(each(&["card-brass"], &["stock", "buff"], MARK));
        demands.extend(each(&["card-accent"], &["stock", "buff"], MARK));
        demands.extend(each(&["buff"], &["card-back"], MARK));
        for (text, suit) in [
            ("on-suit-a", "suit-a"),
            ("on-suit-b", "suit-b"),
            ("on-suit-c", "suit-c"),
            ("on-suit-d", "suit-d"),
        ] {
            demands.push((text, suit, TEXT));
        }
        demands
    });
}

#[test]
fn the_marking_of_every_pennant_is_seen_on_its_fly() {
    hold(|_| {
        vec![
            ("mark-1", "seat-1", MARK),
            ("mark-2", "seat-2", MARK),
            ("mark-3", "seat-3", MARK),
            ("mark-4", "seat-4", MARK),
            ("mark-5", "seat-5", MARK),
            ("mark-6", "seat-6", MARK),
            ("mark-7", "seat-7", MARK),
            ("mark-8", "seat-8", MARK),
        ]
    });
}
