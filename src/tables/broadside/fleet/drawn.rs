//! Small drawings of the yard.

use broadside::cards::{ShipId, Speed};
use leptos::prelude::*;

use crate::tables::broadside::profile::{frame, gun, hull, sail};
use crate::text::Lang;
use crate::text::broadside as text;

/// A ship with her guns, bow to the right.
pub fn ship(lang: Lang, id: ShipId) -> AnyView {
    let guns = id.card().guns();
    let lettered = |mast: u8| gun(mast, &text::gun(lang, guns[usize::from(mast)]));
    drawn(id, hull(id.card().masts, lettered))
}

/// The same under sail, where there is no room for letters.
pub fn under_sail(id: ShipId) -> AnyView {
    drawn(id, hull(id.card().masts, sail))
}

fn drawn(id: ShipId, markup: String) -> AnyView {
    view! {
        <svg
            class="yard-hull ship"
            viewBox=frame(id.card().masts)
            aria-hidden="true"
            focusable="false"
            inner_html=markup
        ></svg>
    }
    .into_any()
}

/// A base move: a box for each segment, as long as it is.
pub fn segments(lang: Lang, speed: Speed) -> AnyView {
    let one = |letter: &'static str| {
        view! { <span class="yard-leg" data-long=(letter == "L").then_some("")>{letter}</span> }
            .into_any()
    };
    let legs: Vec<AnyView> = text::letters(lang, speed).into_iter().map(one).collect();
    view! { <span class="yard-legs">{legs}</span> }.into_any()
}
