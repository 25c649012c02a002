//! What lies in holds and on markets: a shape for each good, so that no colour is needed.

use leptos::prelude::*;
use logbook::Good;
use logbook::board::damage::Damage;
use logbook::board::hold::Cube;

use crate::art;
use crate::pieces::markup::{path, shape};

/// The shape of a good in a box of 24 × 24: what is filled, and what is drawn over it with a pen.
fn outline(good: Good) -> (&'static str, &'static str) {
    match good {
        Good::Tea => (
            "M20.5 3Q22 14.5 13.5 18.5Q9 20.4 6.4 18.2Q3.4 14.6 7.6 10Q12 5 20.5 3Z",
            "M17 7Q10 12 6.4 18.2L4 21.5",
        ),
        Good::Silver => (
            "M7.5 8H16.5L22 17.5H2L7.5 8Z",
            "M7.5 8L9.4 13H14.6L16.5 8M9.4 13L7 17.5M14.6 13L17 17.5",
        ),
        Good::Cotton => (
            "M12 3A4.3 4.3 0 0 1 16 8.6A4.3 4.3 0 1 1 13.4 16H10.6A4.3 4.3 0 1 1 8 8.6A4.3 4.3 0 0 1 12 3Z",
            "M12 21.5V12.5M12 16.5L8.4 13.2M12 16.5L15.6 13.2",
        ),
        Good::Sugar => (
            "M12 2.5Q13.6 2.5 14.2 4.5L18 18.5H6L9.8 4.5Q10.4 2.5 12 2.5ZM4.5 19.5H19.5V21.8H4.5Z",
            "M8.3 12.5H15.7M7.3 15.8H16.7",
        ),
        Good::Wood => (
            "M4 7.5H17A4.5 4.5 0 0 1 17 16.5H4Z",
            "M17 7.5A4.5 4.5 0 0 0 17 16.5M17.2 10.6A1.4 1.4 0 0 0 17.2 13.4M6 10.5H10M7.5 13.5H11",
        ),
        Good::Oil => (
            "M12 2.5Q18.5 10.5 18.5 15A6.5 6.5 0 0 1 5.5 15Q5.5 10.5 12 2.5Z",
            "M8.8 15A3.4 3.4 0 0 0 11.6 18.4",
        ),
    }
}

/// A cannon on its carriage.
const CANNON: &str = "M2.5 8.2L17.6 6.4Q21.4 6.2 21.4 9.4T17.6 12.4L15.4 12.6A4 4 0 1 1 7.6 13.4L3 13.8ZM11.5 13A1.7 1.7 0 1 0 11.5 16.4A1.7 1.7 0 1 0 11.5 13Z";

/// A flame.
const FLAME: &str = "M12.6 2Q13 6 16 9Q19 12 19 15.5Q19 22 12 22Q5 22 5 15.5Q5 11.5 8 8.5Q8.2 11 9.8 12Q10 6 12.6 2ZM12 20Q15.2 20 15.2 17Q15.2 14.6 12.6 12.6Q12.4 15 10.6 15.8Q8.9 16.6 8.9 17.6Q8.9 20 12 20Z";

/// The sign of a good in a box of 24 × 24.
pub fn good_mark(good: Good) -> String {
    let (fill, pen) = outline(good);
    let key = key(good);
    format!(
        r#"<g class="deck-good" data-good="{key}">{}{}</g>"#,
        shape("deck-good-ink", fill),
        path("deck-good-pen", pen)
    )
}

/// The name the style sheet knows a good by.
pub fn key(good: Good) -> &'static str {
    match good {
        Good::Tea => "tea",
        Good::Silver => "silver",
        Good::Cotton => "cotton",
        Good::Sugar => "sugar",
        Good::Wood => "wood",
        Good::Oil => "oil",
    }
}

/// The sign of what lies in a slot.
pub fn cube_mark(cube: Cube) -> String {
    match cube {
        Cube::Good(good) => good_mark(good),
        Cube::Cannon => shape("deck-cannon", CANNON),
    }
}

/// The sign of a kind of damage.
pub fn damage_mark(damage: Damage) -> String {
    match damage {
        Damage::Water => shape("deck-sign", art::WAVE),
        Damage::Fire => shape("deck-sign", FLAME),
    }
}

/// A drawing of 24 × 24 by itself.
pub fn drawn(class: &'static str, markup: String) -> AnyView {
    view! {
        <svg class=class viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=markup></svg>
    }
    .into_any()
}

/// A good by itself, as large as the text around it.
pub fn good(of: Good) -> AnyView {
    drawn("deck-mark", good_mark(of))
}
