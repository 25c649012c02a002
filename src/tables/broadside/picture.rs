//! Broadside on the home page: two ships abreast with all guns firing, off an island with gold.

use super::profile::{hull, sail};
use crate::pieces::markup::{lettered, path, placed};
use crate::pieces::{coast, soundings};
use crate::text::Lang;

/// The island: one of the rule's shapes.
const ISLAND: &str = "M424 72L398 102L352 106L320 76L318 32L346 2L388 -2L420 30Z";

/// Shots on their way, and the smoke of the guns: where, and how large.
const FIRE: &str = "M194 66L175 90M164 70L145 94M134 75L115 99M103 79L86 104";
const SMOKE: [(i16, i16, i16); 10] = [
    (194, 60, 7),
    (203, 58, 5),
    (164, 64, 7),
    (134, 69, 7),
    (143, 67, 5),
    (103, 73, 7),
    (173, 89, 6),
    (143, 93, 7),
    (152, 91, 5),
    (113, 98, 6),
];

/// The large picture.
pub fn picture(_: Lang) -> String {
    [
        coast(ISLAND),
        soundings(&[(20, 40, 18), (278, 36, 12), (356, 150, 21), (24, 150, 27)]),
        coin(358, 44, "3"),
        coin(386, 60, "2"),
        path("course", "M322 127C332 123 340 118 345 110"),
        ship(1, 4, "translate(236 30)rotate(-8)scale(.38)"),
        ship(2, 3, "translate(70 124)rotate(172)scale(.38)"),
        ship(3, 1, "translate(318 130)rotate(-24)scale(.3)"),
        path("sea-shot", FIRE),
        SMOKE.map(puff).concat(),
    ]
    .concat()
}

/// The small one: the same fight from above, with a corner of the island.
pub fn medal() -> String {
    [
        r#"<circle class="medal-sky" cx="30" cy="30" r="28"/>"#,
        &path("medal-shoal", "M36 2.6A28 28 0 0 1 57.8 27C46 28 36 18 36 2.6Z"),
        &path("sea-land", "M43 5.2A28 28 0 0 1 55.6 18.8C49 18.5 43 13 43 5.2Z"),
        &path("sea-shot", "M27 27L36 37"),
        &ship(1, 2, "translate(35 13)rotate(-45)scale(.098)"),
        &ship(2, 2, "translate(28.5 51.5)rotate(135)scale(.098)"),
        r#"<circle class="medal-ring" cx="30" cy="30" r="28.5"/>"#,
    ]
    .concat()
}

/// A ship of a seat, under all sail.
fn ship(seat: u8, masts: u8, place: &str) -> String {
    let drawn = hull(masts, sail);
    format!(r#"<g class="ship" data-seat="{seat}">{}</g>"#, placed(place, &drawn))
}

fn puff((x, y, r): (i16, i16, i16)) -> String {
    format!(r#"<circle class="sea-smoke" cx="{x}" cy="{y}" r="{r}"/>"#)
}

fn coin(x: u16, y: u16, gold: &str) -> String {
    let round = format!(r#"<circle class="card-coin" cx="{x}" cy="{y}" r="9.5"/>"#);
    round + &lettered("medal-letter", &x.to_string(), &format!("{}.6", y + 4), gold)
}
