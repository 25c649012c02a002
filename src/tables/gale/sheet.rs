//! How the round that just ended was scored: damage, place, points.

use gale::{Dirs, Wind};
use leptos::prelude::*;

use super::model::{RoundSheet, SheetLine};
use super::sight::Sight;
use super::winds::token;
use crate::pieces::{Glyph, Icon, Pennant, Pip, Pips};
use crate::text::gale::{shared_places, sheet_title, signed, terms};
use crate::text::{Lang, Names};

/// The scoring sheet; it lies on the table until the next card is played.
pub fn sheet(sight: Sight) -> AnyView {
    let sheet = Memo::new(move |_| sight.read(|model| model.sheet.clone()));
    let names = sight.desk.names;
    view! { {move || sheet.get().map(|sheet| names.with(|names| drawn(&sheet, names)))} }.into_any()
}

fn drawn(sheet: &RoundSheet, names: &Names) -> AnyView {
    let terms = terms(names.lang);
    let expert = sheet.expert;
    // Without pairs and groups the points of the place are those of the round.
    let extra = expert.then(|| {
        view! {
            <th scope="col">{terms.place}</th>
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
        .map(|note| view! { <p class="sheet-note">"* " {note}</p> }.into_any())
        .collect();
    view! {
        <section class="zone gale-sheet">
            <h2 class="sheet-title">{sheet_title(names.lang, sheet.round)}</h2>
            <table data-expert=expert.then_some("")>
                <thead>
                    <tr>
                        <th scope="col"></th>
                        <th scope="col">{terms.damage}</th>
                        {extra}
                        <th scope="col" class="sheet-won">{terms.points}</th>
                        <th scope="col">{terms.total}</th>
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
    let mark = if line.sharing > 1 { "*" } else { "" };
    let extra = expert.then(|| {
        view! {
            <td>{format!("{}{mark}", line.base)}</td>
            <td>{some("+", line.bonus)}</td>
            <td>{some("−", line.penalty)}</td>
        }
        .into_any()
    });
    let (round, total) = (signed(line.points.into()), signed(line.total));
    let first = (line.place == 1).then(|| view! { <Icon glyph=Glyph::Star/> }.into_any());
    view! {
        <tr data-you=names.is_you(line.seat).then_some("")>
            <th scope="row">
                <span class="sheet-who">
                    <Pennant seat=line.seat.0 name=name.clone()/>
                    <span>{name}</span>
                    {first}
                </span>
                {winds(names.lang, &line.taken, line.discarded)}
            </th>
            <td class="sheet-harm">
                <Pips pip=Pip::Splinter count=1/>
                {line.damage.to_string()}
            </td>
            {extra}
            <td class="sheet-won">
                {round}
                {if expert { "" } else { mark }}
            </td>
            <td>{total}</td>
        </tr>
    }
    .into_any()
}

/// A bonus or a penalty, where there is one.
fn some(sign: &str, amount: i8) -> String {
    if amount == 0 { "0".to_owned() } else { format!("{sign}{amount}") }
}

/// What was taken; the triplets that do not count are struck through.
fn winds(lang: Lang, taken: &[Wind], discarded: Dirs) -> AnyView {
    let mut gone: Vec<(Wind, bool)> = Vec::new();
    for wind in taken {
        // Of two alike one belongs to the triplet.
        let twin = gone.iter().any(|(other, struck)| other == wind && *struck);
        gone.push((*wind, discarded.contains(wind.dir()) && !twin));
    }
    let one = |(wind, struck): (Wind, bool)| {
        view! { <span class="sheet-wind" data-gone=struck.then_some("")>{token(lang, wind, None)}</span> }
            .into_any()
    };
    let word = (!discarded.is_empty())
        .then(|| view! { <span class="sheet-gone">{terms(lang).gone}</span> }.into_any());
    view! {
        <span class="sheet-winds">
            {gone.into_iter().map(one).collect::<Vec<_>>()}
            {word}
        </span>
    }
    .into_any()
}
