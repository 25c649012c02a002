//! How the round that just ended was scored: damage, place, points.

use leptos::prelude::*;

use super::model::faces;
use super::model::{RoundSheet, SheetLine};
use super::sight::Sight;
use crate::pieces::{Emblem, EmblemMark, Pennant, Suit};
use crate::text::Names;
use crate::text::gale::{shared_places, sheet_title, signed, terms};

/// The scoring sheet; it lies on the table until the next card is played.
pub fn sheet(sight: Sight) -> AnyView {
    let sheet = Memo::new(move |_| sight.read(|model| model.sheet.clone()));
    let names = sight.desk.names;
    view! { {move || sheet.get().map(|sheet| names.with(|names| drawn(&sheet, names)))} }.into_any()
}

fn drawn(sheet: &RoundSheet, names: &Names) -> AnyView {
    let terms = terms(names.lang);
    let expert = sheet.expert;
    let extra = expert.then(|| {
        view! {
            <th scope="col">{terms.bonus}</th>
            <th scope="col">{terms.penalty}</th>
        }
        .into_any()
    });
    let seats = sheet.lines.len() as u8;
    let lines: Vec<AnyView> = sheet.lines.iter().map(|line| row(line, expert, names)).collect();
    let shared =
        |line: &SheetLine| shared_places(names.lang, seats, line.place, line.sharing, line.base);
    // Those who share a place are neighbours on the sheet: one note serves them all.
    let mut notes: Vec<String> = sheet.lines.iter().filter_map(shared).collect();
    notes.dedup();
    let notes: Vec<AnyView> = notes
        .into_iter()
        .map(|note| view! { <p class="quiet">"* " {note}</p> }.into_any())
        .collect();
    view! {
        <section class="zone gale-sheet">
            <h2 class="zone-title">{sheet_title(names.lang, sheet.round)}</h2>
            <table data-expert=expert.then_some("")>
                <thead>
                    <tr>
                        <th scope="col"></th>
                        <th scope="col">{terms.damage}</th>
                        <th scope="col">{terms.place}</th>
                        {extra}
                        <th scope="col">{terms.round}</th>
                        <th scope="col" class="sheet-total">{terms.total}</th>
                    </tr>
                </thead>
                <tbody>{lines}</tbody>
            </table>
            {notes}
        </section>
    }
    .into_any()
}

fn row(line: &SheetLine, expert: bool, names: &Names) -> AnyView {
    let name = names.label(line.seat).to_owned();
    let gone = line.discarded.iter().map(|dir| {
        let quarter = faces::quarter(dir);
        view! { <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/> }
            .into_any()
    });
    let gone = (!line.discarded.is_empty()).then(|| {
        let word = terms(names.lang).triplet;
        let gone: Vec<AnyView> = gone.collect();
        view! { <span class="sheet-gone">"−" {gone} <span>{word}</span></span> }.into_any()
    });
    let extra = expert.then(|| {
        view! {
            <td>{format!("+{}", line.bonus)}</td>
            <td>{format!("−{}", line.penalty)}</td>
        }
        .into_any()
    });
    let mark = if line.sharing > 1 { "*" } else { "" };
    let (round, total) = (signed(line.points.into()), signed(line.total));
    view! {
        <tr data-you=names.is_you(line.seat).then_some("")>
            <th scope="row">
                <Pennant seat=line.seat.0 name=name.clone()/>
                <span>{name}</span>
            </th>
            <td>{line.damage.to_string()} {gone}</td>
            <td>{format!("{}{mark}", line.base)}</td>
            {extra}
            <td><strong>{round}</strong></td>
            <td class="sheet-total">{total}</td>
        </tr>
    }
    .into_any()
}
