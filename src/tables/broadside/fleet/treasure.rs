//! The treasures to bring: uniques with their effect, and a set of coins that completes them.

use broadside::Action;
use broadside::cards::Unique;
use leptos::prelude::*;

use super::keys::{group, key};
use super::ware::ware;
use super::yard;
use crate::pieces::Coin;
use crate::tables::broadside::sight::Sight;
use crate::text::broadside::{self as words, yard as text};
use crate::weave::{When, rows};

/// Coins and uniques, each with what is to be known.
pub fn treasure(sight: Sight) -> AnyView {
    let lang = sight.lang();
    let hoard = move || yard(sight, |yard| text::hoard(lang, yard.hoard));
    let allowed = move || yard(sight, |yard| yard.most_uniques > 0);
    let brought =
        move || yard(sight, |yard| text::uniques(lang, yard.uniques.len(), yard.most_uniques));
    let sets = move || yard(sight, |yard| (0..).zip(yard.coins.clone()).collect::<Vec<_>>());
    // Where there is no room for both, one of them is shown.
    let shown = RwSignal::new(false);
    let keys = [(false, words::terms(lang).coins), (true, words::terms(lang).uniques)];
    let keys = keys.map(|(kind, name)| {
        key(move || name, move || shown.get() == kind, move || shown.set(kind))
    });
    let keys = group(text::shelves(lang).wares, keys.into_iter().collect());
    view! {
        <div
            class="yard-hoard"
            data-show=move || if shown.get() { "uniques" } else { "coins" }
        >
            <p class="yard-legend">{move || hoard()}</p>
            <div class="yard-keys" hidden=move || !allowed()>{keys}</div>
            <section class="yard-coins">
                <h2 class="yard-title">{text::coin_title(lang)}</h2>
                <ol class="yard-sets">
                    {rows(sets, move |(place, set): (u8, Vec<u8>)| coins(sight, place, &set))}
                </ol>
            </section>
            <When is=allowed>
                <section class="yard-uniques">
                    <h2 class="yard-title">{move || brought()}</h2>
                    <ol class="yard-wares">
                        {rows(|| 0..Unique::ALL.len(), move |at: usize| unique(sight, Unique::ALL[at]))}
                    </ol>
                </section>
            </When>
        </div>
    }
    .into_any()
}

/// A set of coins, as they would lie there.
fn coins(sight: Sight, place: u8, set: &[u8]) -> AnyView {
    let one = |gold: &u8| view! { <Coin amount=u16::from(*gold)/> }.into_any();
    let drawn: Vec<AnyView> = set.iter().map(one).collect();
    let drawn = view! { <span class="yard-purse">{drawn}</span> }.into_any();
    view! { <li>{ware(sight, Action::Coins(place), "yard-card", drawn)}</li> }.into_any()
}

fn unique(sight: Sight, unique: Unique) -> AnyView {
    let lang = sight.lang();
    let brought = move || yard(sight, |yard| yard.uniques.contains(&unique));
    let drawn = view! {
        <span class="yard-head">
            <span class="yard-name">{words::unique_name(lang, unique)}</span>
        </span>
        <span class="yard-line">{text::unique_line(lang, unique)}</span>
    };
    view! {
        <li data-brought=move || brought().then_some("")>
            {ware(sight, Action::AddUnique(unique), "yard-card", drawn.into_any())}
        </li>
    }
    .into_any()
}
