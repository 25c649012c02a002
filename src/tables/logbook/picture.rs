//! Logbook on the home page: a nao sets out across a chart of which a part lies face down.

use crate::art;
use crate::pieces::markup::{path, placed, shape};
use crate::pieces::soundings;
use crate::text::Lang;

/// The chart by columns from the west, each from the north: sea, land, banks of 5 and of 2, and a
/// part that nobody has turned yet.
const CHART: [&[u8]; 13] = [
    b" ... ", b".... ", b"...#.", b".5...", b"...2.", b".##..", b".##.5", b"..2.5", b"??...",
    b"????.", b"?????", b"????", b" ??? ",
];
/// The edge of that part, the coasts, the way round them, and what is looked for.
const UNKNOWN: &str = "M341 9L327 9L319 22L327 35L319 48L327 61L341 61L349 74L341 87L349 100L341 113L349 126L363 126L371 139L385 139L393 126L407 126L415 113L429 113L437 100L429 87L437 74L429 61L437 48L429 35L415 35L407 22L393 22L385 9L371 9L363 22L349 22Z";
const COAST: &str = "M256 66Q253 61 256 56L258 53Q261 48 266 48L270 48Q275 48 278 43L280 40Q283 35 288 35L292 35Q297 35 300 40L302 43Q305 48 302 53L300 56Q297 61 300 66L302 69Q305 74 302 79L300 82Q297 87 292 87L288 87Q283 87 280 92L278 95Q275 100 270 100L266 100Q261 100 258 95L256 92Q253 87 256 82L258 79Q261 74 258 69ZM190 105Q187 100 190 95L192 92Q195 87 200 87L204 87Q209 87 212 92L214 95Q217 100 214 105L212 108Q209 113 204 113L200 113Q195 113 192 108Z";
const ROUTE: &str = "M144 80L158 74L180 87L202 74L224 87L224 113L246 126L268 113L290 100";
const CROSS: &str = "M277 63l10 10M287 63l-10 10";

/// The nao: her rigging, sails, colours and hull, and the water under her.
const RIGGING: &str = "M58 70V2M94 56V19M25 50V12M7 47L37 11M34 16.5H81M81 27H109M109 54L124 45";
const SAILS: &str = "M38 17H77Q85 36 79 59Q58 51 35 59Q44 37 38 17ZM84 28H105Q112 40 106 52Q95 48 83 52Q89 40 84 28ZM10 44L36 13Q37 34 31 47Q20 41 10 44Z";
const COLOURS: &str = "M55.5 25H64.5L62.5 34.5L72 32.5V41.5L62.5 39.5L64.5 49H55.5L57.5 39.5L48 41.5V32.5L57.5 34.5ZM59 1Q66 4 72 1T85 2Q79 5 85 8Q78 6 72 8T59 7Z";
const HULL: &str = "M8 47L35 51V60L52 62V68Q66 71 80 67V57L110 53L111 57L124 45L125.5 47L108 62.5L102 69Q99 81 88 91H21Q18 88 17 83Q12 66 8 47ZM13.5 59L15 65Q30 70 48 72Q70 76 98 70L101 67Q74 73 50 68Q30 66 13.5 59ZM22 55H28V60H22ZM92 59H98V64H92ZM30 76H36V81H30ZM48 79H54V84H48ZM66 80H72V85H66Z";
const WATER: &str =
    "M2 92Q8.8 87 15.7 92T29.3 92T43 92T56.7 92T70.3 92T84 92T97.7 92T111.3 92T125 92";

/// The cells of the small picture.
const SMALL_SEA: &str = "M21 14.4l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9zM7.5 37.8l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9zM21 30l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9zM7.5 22.2l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9z";
const SMALL_LAND: &str =
    "M34.5 22.2l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9zM34.5 37.8l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9z";

/// The large picture.
pub fn picture(_: Lang) -> String {
    let depths: Vec<(i16, i16, u8)> = cells(b"25").map(|(x, y, depth)| (x, y + 5, depth)).collect();
    let hatch = |(x, y, _)| format!("M{} {y}l22 -13m-18 19.5l22 -13m-18 19.5l22 -13", x - 15);
    [
        path("sea-hex", &hexes(b".")),
        path("sea-hex sea-mid", &hexes(b"5")),
        path("sea-hex sea-shoal", &hexes(b"2")),
        soundings(&depths),
        path("sea-unknown", UNKNOWN),
        path("sea-hatch", &cells(b"?").map(hatch).collect::<String>()),
        path("sea-shelf", COAST),
        path("sea-coast", COAST),
        path("sea-route", ROUTE),
        path("sea-goal", CROSS),
        placed("translate(359 44)scale(.6)", &rose()),
        placed("translate(0 23)scale(1.12)", &nao()),
    ]
    .concat()
}

/// The small one: a few cells, and the way to the one with the cross.
pub fn medal() -> String {
    [
        r#"<circle class="medal-sky" cx="30" cy="30" r="28"/>"#,
        &path("sea-hex", SMALL_SEA),
        &path("medal-shoal", "M21 45.6l4.5 -7.8h9l4.5 7.8l-4.5 7.8h-9z"),
        &path("sea-land", SMALL_LAND),
        &path("sea-route", "M16.5 37.8L38 25.4"),
        &path("sea-goal", "M40 18.7l7 7M47 18.7l-7 7"),
        r#"<circle class="medal-ring" cx="30" cy="30" r="28.5"/>"#,
    ]
    .concat()
}

/// The middles of the cells of these kinds, and which kind each is, as a digit.
fn cells(kinds: &'static [u8]) -> impl Iterator<Item = (i16, i16, u8)> {
    (0..).zip(CHART).flat_map(move |(column, kind)| {
        let (x, top) = (158 + 22 * column, 22 + 13 * (column % 2));
        let there = (0..).zip(kind).filter(|(_, kind)| kinds.contains(kind));
        there.map(move |(row, kind)| (x, top + 26 * row, kind.wrapping_sub(b'0')))
    })
}

/// These cells as one outline each.
fn hexes(kinds: &'static [u8]) -> String {
    cells(kinds).map(|(x, y, _)| format!("M{} {y}l8 -13h14l8 13l-8 13h-14z", x - 15)).collect()
}

fn rose() -> String {
    [
        r#"<circle class="medal-sky" cx="50" cy="50" r="47"/><circle class="rose-ring" cx="50" cy="50" r="47"/>"#,
        &path("rose-lit", art::ROSE_SHORT_LIT),
        &path("rose-shaded", art::ROSE_SHORT_SHADED),
        &path("rose-lit", art::ROSE_LIT),
        &path("rose-shaded", art::ROSE_SHADED),
    ]
    .concat()
}

fn nao() -> String {
    [
        path("sea-pen", RIGGING),
        path("sea-wall", SAILS),
        path("sea-colours", COLOURS),
        shape("sea-ink", HULL),
        path("sea-pen", WATER),
    ]
    .concat()
}
