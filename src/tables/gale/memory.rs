//! What is still out of sight.

use gale::Dir;
use leptos::prelude::*;

use super::model::Unseen;
use super::model::faces;
use super::sight::Sight;
use crate::pieces::{Emblem, EmblemMark, Suit};
use crate::prefs::use_prefs;
use crate::text::gale::dir;
use crate::weave::When;

/// What the viewer has not seen yet, by direction: counted for those who do not want to.
pub fn memory(sight: Sight) -> AnyView {
    let prefs = use_prefs();
    let wanted = move || prefs.get(|settings| settings.memory);
    view! {
        <When is=move || wanted() && sight.read(|model| model.unseen.is_some())>
            <section class="zone gale-memory" data-spot="memory">
                <h2 class="zone-title">{sight.terms().unseen}</h2>
                <ul class="tally">
                    {Dir::ALL.map(|dir| by_dir(sight, dir)).into_iter().collect::<Vec<_>>()}
                    <li>
                        <EmblemMark emblem=Emblem::Pirate/>
                        <span class="unseen">{sight.terms().pirates}</span>
                        {move || count(sight, |unseen| unseen.pirates)}
                    </li>
                </ul>
            </section>
        </When>
    }
    .into_any()
}

/// The numbered cards of a direction.
fn by_dir(sight: Sight, of: Dir) -> AnyView {
    let quarter = faces::quarter(of);
    view! {
        <li>
            <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
            <span class="unseen">{dir(sight.lang(), of)}</span>
            {move || count(sight, |unseen| unseen.by_dir[of.index()])}
        </li>
    }
    .into_any()
}

fn count(sight: Sight, of: impl Fn(&Unseen) -> u8) -> Option<String> {
    sight.read(|model| model.unseen.as_ref().map(|unseen| of(unseen).to_string()))
}
