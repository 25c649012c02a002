//! How the points came, as a table.

use engine::Seat;
use leptos::prelude::*;

use crate::pieces::Pennant;
use crate::prefs::word;
use crate::text::{Names, ResultTable};

/// Everybody by place, and the parts of their points.
pub fn ranking(names: &Names, result: ResultTable) -> AnyView {
    let columns = result.columns.iter().map(|column| heading(column.clone()));
    let seats = 0..result.places.len();
    // Where nobody won the best seat is second.
    let by_place = (1..=seats.len() as u8 + 1).flat_map(|place| {
        let places = &result.places;
        seats.clone().filter(move |seat| places[*seat] == place)
    });
    let rows = by_place.map(|seat| row(names, &result, seat)).collect::<Vec<AnyView>>();
    view! {
        <table class="ranking" data-ranking="">
            <thead>
                <tr>
                    {heading(word(|w| w.place).to_owned())}
                    {heading(word(|w| w.player).to_owned())}
                    {heading(word(|w| w.total).to_owned())}
                    {columns.collect::<Vec<AnyView>>()}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn heading(words: String) -> AnyView {
    view! { <th scope="col">{words}</th> }.into_any()
}

fn row(names: &Names, result: &ResultTable, seat: usize) -> AnyView {
    let place = result.places[seat];
    let number = if result.places.contains(&1) { place.to_string() } else { "–".to_owned() };
    let name = names.label(Seat(seat as u8)).to_owned();
    let cells = result.rows[seat].iter().map(|cell| view! { <td>{cell.clone()}</td> }.into_any());
    let parts = result.columns.iter().zip(&result.rows[seat]);
    let parts: Vec<String> = parts.map(|(column, cell)| format!("{column}\u{a0}{cell}")).collect();
    view! {
        <tr data-won=(place == 1).then_some("")>
            <td class="ranking-place">{number}</td>
            <th scope="row">
                <span class="row">
                    <Pennant seat=seat as u8 name=name.clone()/>
                    {name}
                </span>
                <span class="ranking-parts">{parts.join(" · ")}</span>
            </th>
            <td class="ranking-points">{result.totals[seat].clone()}</td>
            {cells.collect::<Vec<AnyView>>()}
        </tr>
    }
    .into_any()
}
