//! What was captured since the viewer last acted: it left the sea, so it is told here.

use leptos::prelude::*;

use super::flag::SideFlag;
use super::model::{Spoil, TableModel};
use crate::desk::Desk;
use crate::pieces::Coin;
use crate::text::plunder::{spoil, terms};

/// The merchants captured a moment ago, with who took them and why.
#[component]
pub fn Spoils(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let teams = model.with_untracked(|model| model.teams);
    let ids = Memo::new(move |_| {
        model.with(|model| model.spoils.iter().map(|spoil| spoil.id).collect::<Vec<u8>>())
    });
    let one = move |id: u8| {
        let taken = Memo::new(move |_| {
            model.with(|model| model.spoils.iter().find(|spoil| spoil.id == id).copied())
        });
        let told = move || {
            let Spoil { side, lead, .. } = taken.get()?;
            Some(desk.names.with(|names| spoil(side, lead, teams, names)))
        };
        let Spoil { side, merchant, .. } = taken.get_untracked()?;
        Some(view! {
            <li class="spoil">
                <SideFlag side teams names=desk.names/>
                <Coin amount=u16::from(merchant.gold())/>
                <span class="spoil-why">{told}</span>
            </li>
        })
    };
    let title = move || terms(desk.names.with(|names| names.lang)).spoils;
    view! {
        <Show when=move || !ids.with(Vec::is_empty)>
            <section class="zone plunder-spoils">
                <h2 class="unseen">{title}</h2>
                <ol class="spoils">
                    <For each=move || ids.get() key=|id| *id let(id)>
                        {one(id)}
                    </For>
                </ol>
            </section>
        </Show>
    }
}
