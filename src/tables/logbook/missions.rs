//! The missions: those in hand with what is done and what comes next, a choice among missions,
//! the treasure, and what lies open before others.

mod ask;
mod card;

use leptos::prelude::*;
use logbook::content::MissionKind;

use super::model::missions::{ALIKE, MissionsModel, Others, TreasureModel};
use super::question::touch::{key, worded};
use super::sight::Sight;
use crate::pieces::Glyph;
use crate::shell::pennant;
use crate::text::logbook::missions_panel as text;

/// The panel.
pub fn missions(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.missions.clone()));
    view! {
        <section class="lb-missions" data-spot="mission">
            {move || model.with(|missions| drawn(sight, missions))}
        </section>
    }
    .into_any()
}

fn drawn(sight: Sight, missions: &MissionsModel) -> AnyView {
    let lang = sight.lang();
    let words = text::terms(lang);
    let held = missions.most.map(|most| text::held(lang, missions.own.len(), most));
    let ask = missions.ask.as_ref().map(|asked| ask::ask(sight, asked));
    let hand: Vec<AnyView> =
        missions.own.iter().map(|held| card::card(sight, held, true)).collect();
    let empty = (missions.own.is_empty() && missions.most.is_some() && ask.is_none())
        .then(|| view! { <p class="quiet">{words.none} " " {words.where_from}</p> }.into_any());
    let draw = missions.draw.map(|action| key(sight, action));
    let completed = missions.most.map(|_| completed(sight, missions));
    let treasure = missions.treasure.as_ref().map(|it| self::treasure(sight, it));
    let others = others(sight, &missions.others);
    view! {
        <header class="lb-head"><h2>{words.title}</h2> <span>{held}</span></header>
        {ask}
        {empty}
        <div class="lb-hand">{hand}</div>
        {draw}
        {completed}
        {treasure}
        {others}
    }
    .into_any()
}

/// Completed missions, four places a type.
fn completed(sight: Sight, missions: &MissionsModel) -> AnyView {
    let lang = sight.lang();
    let words = text::terms(lang);
    let rows: Vec<AnyView> = (MissionKind::ALL.into_iter().zip(missions.completed))
        .map(|(kind, n)| {
            let boxes: Vec<AnyView> = (0..ALIKE)
                .map(|at| view! { <i data-full=(at < n).then_some("")></i> }.into_any())
                .collect();
            view! {
                <li>
                    <span>{text::kind(lang, kind)}</span>
                    <span class="unseen">{n.to_string()}</span>
                    <span class="lb-boxes" aria-hidden="true">{boxes}</span>
                </li>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="lb-completed">
            <h3>{words.completed} " " <small>{words.four}</small></h3>
            <ul>{rows}</ul>
        </section>
    }
    .into_any()
}

fn treasure(sight: Sight, treasure: &TreasureModel) -> AnyView {
    let lang = sight.lang();
    let dig = treasure.dig.map(|action| {
        let inside = view! { <span>{text::dig(lang)}</span> };
        worded(sight, action, "key key-small lb-key", inside.into_any())
    });
    view! {
        <section class="lb-treasure">
            <h3>{text::terms(lang).treasure}</h3>
            <p>{text::treasure(lang, treasure)}</p>
            {dig}
        </section>
    }
    .into_any()
}

/// What lies open before others, folded; how many are secret.
fn others(sight: Sight, others: &[Others]) -> AnyView {
    let lang = sight.lang();
    let any = others.iter().any(|other| !other.open.is_empty() || other.secret > 0);
    if !any {
        return ().into_any();
    }
    let each: Vec<AnyView> = (others.iter())
        .filter(|other| !other.open.is_empty() || other.secret > 0)
        .map(|other| {
            let cards: Vec<AnyView> =
                other.open.iter().map(|held| card::card(sight, held, false)).collect();
            let secret = (other.secret > 0)
                .then(|| text::secrets(lang, other.secret, !other.open.is_empty()));
            let count = (!other.open.is_empty()).then(|| text::open(lang, other.open.len()));
            view! {
                <details class="lb-other">
                    <summary>
                        {pennant(sight.desk, other.seat)}
                        <b>{sight.desk.label(other.seat)}</b>
                        <span>{count} " " {secret}</span>
                        {crate::shell::icon(Glyph::Unfold)}
                    </summary>
                    <div class="lb-hand">{cards}</div>
                </details>
            }
            .into_any()
        })
        .collect();
    view! {
        <section class="lb-others"><h3>{text::terms(lang).others}</h3> {each}</section>
    }
    .into_any()
}
