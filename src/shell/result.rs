//! How it ended: over the visible table, with what to do next.

use leptos::prelude::*;

use crate::pieces::Pennant;
use crate::prefs::word;
use crate::session::Session;
use crate::text::{Names, ResultTable};

/// The ranking and how the points came.
#[component]
pub fn Ranking(
    /// The names.
    names: Names,
    /// The points.
    result: ResultTable,
) -> impl IntoView {
    let mut order: Vec<usize> = (0..result.totals.len()).collect();
    order.sort_by_key(|seat| result.places[*seat]);
    let columns = result.columns.clone();
    let rows = order
        .into_iter()
        .map(|seat| {
            let place = result.places[seat];
            let name = names.label(engine::Seat(seat as u8)).to_owned();
            let cells = result.rows[seat].clone().into_iter().map(|cell| view! { <td>{cell}</td> });
            view! {
                <tr data-won=(place == 1).then_some("")>
                    <td class="ranking-place">{place}</td>
                    <th scope="row">
                        <span class="row">
                            <Pennant seat=seat as u8 name=name.clone()/>
                            {name.clone()}
                        </span>
                    </th>
                    <td class="ranking-points">{result.totals[seat].clone()}</td>
                    {cells.collect_view()}
                </tr>
            }
        })
        .collect_view();
    view! {
        <div class="ranking-box">
            <table class="ranking-table">
                <thead>
                    <tr>
                        <th scope="col">{word(|w| w.place)}</th>
                        <th scope="col">{word(|w| w.player)}</th>
                        <th scope="col">{word(|w| w.total)}</th>
                        {columns
                            .into_iter()
                            .map(|column| view! { <th scope="col">{column}</th> })
                            .collect_view()}
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

/// The ranking of the game in progress, once it is over.
#[component]
pub fn ResultSheet(
    /// The game in progress.
    session: Session,
    /// Starts a new game with the same seats.
    rematch: Callback<()>,
    /// Opens the replay.
    replay: Callback<()>,
    /// Opens the share sheet.
    share: Callback<()>,
) -> impl IntoView {
    let ranking = move || {
        let names = session.names();
        session.game().result(&names).map(|result| view! { <Ranking names result/> })
    };
    view! {
        <div class="stack" data-result="">
            {ranking}
            <div class="stack">
                <button type="button" class="key key-main" data-rematch="" on:click=move |_| rematch.run(())>
                    {word(|w| w.rematch)}
                </button>
                <div class="row">
                    <button type="button" class="key" data-replay="" on:click=move |_| replay.run(())>
                        {word(|w| w.replay)}
                    </button>
                    <button type="button" class="key" data-share="" on:click=move |_| share.run(())>
                        {word(|w| w.share)}
                    </button>
                </div>
            </div>
        </div>
    }
}
