//! Questions that the sea alone does not answer: what can be touched lies over its lower edge,
//! with what the outcome hangs on.

use broadside::Place;
use leptos::prelude::*;

use super::choice::choice;
use super::deck::{deck, token};
use super::model::QuestionModel;
use super::model::question::{Fight, Row, Thing, What};
use super::sight::Sight;
use crate::text::broadside::cards as text;
use crate::text::broadside::terms;

/// What the viewer is asked, while there is something to touch or to weigh.
pub fn questions(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.question.clone()));
    let asked = move || {
        let open = sight.desk.open.get();
        model.with(|question| {
            let question = question.as_ref().filter(|_| open)?;
            let bare = question.rows.is_empty() && question.fight.is_none();
            (!bare).then(|| drawn(sight, question))
        })
    };
    view! { {move || asked()} }.into_any()
}

fn drawn(sight: Sight, question: &QuestionModel) -> AnyView {
    let lang = sight.lang();
    let note = text::question_note(question, lang);
    let rows: Vec<AnyView> = question.rows.iter().map(|row| self::row(sight, row)).collect();
    let fight = question.fight.map(|fight| self::fight(sight, &fight));
    view! {
        <section class="bs-question" data-spot="question">
            {note.map(|note| view! { <p class="bs-question-note">{note}</p> }.into_any())}
            {fight}
            <div class="bs-question-rows">{rows}</div>
        </section>
    }
    .into_any()
}

fn row(sight: Sight, row: &Row) -> AnyView {
    let title = sight.with_view(|view, names| text::row_title(view, row.place, names));
    let things: Vec<AnyView> = row.things.iter().map(|it| thing(sight, row.place, it)).collect();
    let none = things
        .is_empty()
        .then(|| view! { <span class="quiet">{terms(sight.lang()).nothing}</span> }.into_any());
    let masts = row.things.iter().any(|thing| matches!(thing.what, What::Mast(..)));
    let card = match row.place {
        Place::Ship(ship) if masts => sight.model.with(|table| {
            let card = table.cards.iter().find(|card| card.number == ship);
            card.map(|card| deck(sight.lang(), card))
        }),
        _ => None,
    };
    view! {
        <div class="bs-row">
            <h3>{title}</h3>
            {card}
            <div class="bs-things">{things} {none}</div>
        </div>
    }
    .into_any()
}

fn thing(sight: Sight, place: Place, thing: &Thing) -> AnyView {
    let lang = sight.lang();
    let line = sight.with_view(|view, _| text::thing_line(view, thing, place, lang));
    let drawn = match thing.what {
        What::Token(cargo) => Some(token(&cargo)),
        What::Mast(mast, stands) => {
            let state = if stands { "stands" } else { "lost" };
            let peg =
                view! { <span class="bs-mast" data-state=state>{(mast + 1).to_string()}</span> };
            Some(peg.into_any())
        }
        What::Rammed(..) | What::Towed(_) => None,
    };
    let line = (!line.is_empty()).then(|| view! { <span>{line}</span> }.into_any());
    let inside = view! { {drawn} {line} };
    choice(sight, thing.action, "bs-thing", inside.into_any())
}

/// Both sides before the dice, and how it may end.
fn fight(sight: Sight, fight: &Fight) -> AnyView {
    let lang = sight.lang();
    let (titles, sums) = sight.with_view(|view, _| {
        let sums = fight.musters.map(|muster| text::fight_side(view, &muster, lang));
        (text::fight_title(view, fight), sums)
    });
    let totals = fight.musters.map(|muster| muster.sum().to_string());
    let sides: Vec<AnyView> = (titles.into_iter().zip(sums).zip(totals))
        .map(|((title, sum), total)| {
            view! { <div class="bs-force"><h3>{title}</h3> <b>{total}</b> <p>{sum}</p></div> }
                .into_any()
        })
        .collect();
    let words = text::fight_odds(lang, fight.odds);
    let parts: Vec<AnyView> = (["win", "tie", "loss"].into_iter().zip(fight.odds).zip(words))
        .filter(|((_, share), _)| *share > 0)
        .map(|((part, share), words)| {
            let width = format!("{:.1}%", f32::from(share) / 36.0 * 100.0);
            view! { <li data-part=part style:flex-basis=width>{words}</li> }.into_any()
        })
        .collect();
    view! {
        <div class="bs-fight">
            <div class="bs-forces">{sides}</div>
            <ol class="bs-odds">{parts}</ol>
        </div>
    }
    .into_any()
}
