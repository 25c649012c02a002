//! What is still out of sight.

use leptos::prelude::*;
use plunder::Colour;

use super::board::Board;
use super::chips::chips;
use super::faces;
use super::model::Unseen;
use crate::pieces::{Coin, EmblemMark, Pip, Pips};
use crate::prefs::use_prefs;
use crate::text::plunder::{colour, terms};
use crate::weave::When;

/// What the viewer has not seen yet: counted for those who do not want to.
pub fn memory(board: Board) -> AnyView {
    let prefs = use_prefs();
    let wanted = move || prefs.get(|settings| settings.memory);
    let no_trumps = move || read(board, |unseen| unseen.trumps.is_empty());
    view! {
        <When is=move || wanted() && board.read(|table| table.unseen.is_some())>
            <section class="zone plunder-memory">
                <h2 class="zone-title">{terms(board.lang()).unseen}</h2>
                <ul class="tally">
                    {Colour::ALL.map(|of| skulls(board, of)).into_iter().collect::<Vec<_>>()}
                    <li>
                        <Coin amount=move || read(board, |unseen| u16::from(unseen.gold))/>
                        <span class="unseen">{terms(board.lang()).hidden_gold}</span>
                    </li>
                </ul>
                <When is=no_trumps>
                    <p class="quiet">{terms(board.lang()).no_trumps}</p>
                </When>
                <When is=move || !no_trumps()>
                    {chips(board, Box::new(move || read(board, |unseen| unseen.trumps.clone())))}
                </When>
            </section>
        </When>
    }
    .into_any()
}

/// The skulls of a colour.
fn skulls(board: Board, of: Colour) -> AnyView {
    view! {
        <li>
            <EmblemMark emblem=faces::emblem(of) suit=Some(faces::suit(of))/>
            <span class="unseen">{move || colour(board.lang(), of)}</span>
            {move || read(board, |unseen| unseen.skulls[of as usize]).to_string()}
            <Pips pip=Pip::Skull count=1/>
            <span class="unseen">{terms(board.lang()).skulls}</span>
        </li>
    }
    .into_any()
}

fn read<T: Default>(board: Board, of: impl Fn(&Unseen) -> T) -> T {
    board.read(|table| table.unseen.as_ref().map(&of).unwrap_or_default())
}
