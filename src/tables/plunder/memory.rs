//! What is still out of sight.

use leptos::prelude::*;
use plunder::Colour;

use super::chips::chips;
use super::model::Unseen;
use super::model::faces;
use super::sight::Sight;
use crate::pieces::{Coin, EmblemMark, Pip, Pips};
use crate::prefs::use_prefs;
use crate::text::plunder::{colour, terms};
use crate::weave::When;

/// What the viewer has not seen yet: counted for those who do not want to.
pub fn memory(sight: Sight) -> AnyView {
    let prefs = use_prefs();
    let wanted = move || prefs.get(|settings| settings.memory);
    let no_trumps = move || read(sight, |unseen| unseen.trumps.is_empty());
    view! {
        <When is=move || wanted() && sight.read(|table| table.unseen.is_some())>
            <section class="plunder-memory" data-spot="unseen">
                <h2 class="zone-title">{terms(sight.lang()).unseen}</h2>
                <ul class="tally">
                    {Colour::ALL.map(|of| skulls(sight, of)).into_iter().collect::<Vec<_>>()}
                    <li class="tally-gold">
                        <Coin amount=move || read(sight, |unseen| u16::from(unseen.gold))/>
                        {terms(sight.lang()).hidden_gold}
                    </li>
                </ul>
                <When is=no_trumps>
                    <p class="quiet">{terms(sight.lang()).no_trumps}</p>
                </When>
                <When is=move || !no_trumps()>
                    {chips(sight, Box::new(move || read(sight, |unseen| unseen.trumps.clone())))}
                </When>
            </section>
        </When>
    }
    .into_any()
}

/// The skulls of a colour.
fn skulls(sight: Sight, of: Colour) -> AnyView {
    view! {
        <li>
            <EmblemMark emblem=faces::emblem(of) suit=Some(faces::suit(of))/>
            <span class="unseen">{move || colour(sight.lang(), of)}</span>
            {move || read(sight, |unseen| unseen.skulls[of as usize]).to_string()}
            <Pips pip=Pip::Skull count=1/>
            <span class="unseen">{terms(sight.lang()).skulls}</span>
        </li>
    }
    .into_any()
}

fn read<T: Default>(sight: Sight, of: impl Fn(&Unseen) -> T) -> T {
    sight.read(|table| table.unseen.as_ref().map(&of).unwrap_or_default())
}
