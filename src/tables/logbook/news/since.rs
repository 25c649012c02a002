//! What happened since the reader's last turn: one line, unfolding.

use leptos::prelude::*;

use crate::pieces::Glyph;
use crate::shell::{icon, pennant};
use crate::tables::logbook::model::NewsModel;
use crate::tables::logbook::model::news::{Group, Since};
use crate::tables::logbook::sight::Sight;
use crate::text::logbook::news as text;

/// The turn something was told in, and what was told.
type Kept = ((u16, u8), Since);

/// The line; it stays until the turn is over.
pub fn since(sight: Sight, model: Memo<NewsModel>) -> AnyView {
    let kept = Memo::new(move |before: Option<&Kept>| {
        let turn = sight.scope.with(|seen| (seen.view.round(), seen.view.active().0));
        let now = model.with(|news| news.since.clone());
        match before.filter(|(then, _)| now.is_empty() && *then == turn) {
            Some((_, since)) => (turn, since.clone()),
            None => (turn, now),
        }
    });
    let drawn = move || kept.with(|(_, since)| drawn(sight, since));
    view! { {drawn} }.into_any()
}

fn drawn(sight: Sight, since: &Since) -> AnyView {
    let lang = sight.lang();
    let groups: Vec<AnyView> =
        Group::ALL.into_iter().filter_map(|of| group(sight, since, of)).collect();
    if groups.is_empty() {
        return ().into_any();
    }
    view! {
        <details class="lb-since">
            <summary>
                <span>{text::terms(lang).since}</span> {icon(Glyph::Unfold)}
            </summary>
            <div class="lb-since-groups">{groups}</div>
        </details>
    }
    .into_any()
}

fn group(sight: Sight, since: &Since, of: Group) -> Option<AnyView> {
    let lines: Vec<AnyView> = sight.desk.names.with(|names| {
        sight.scope.with(|seen| {
            let told = since.of(of).iter().filter_map(|line| {
                let seat = text::whose(&seen.view, line);
                Some((seat, text::told(&seen.view, line, names)?))
            });
            let line = |(seat, words): (Option<engine::Seat>, String)| {
                let whose = seat.map(|seat| pennant(sight.desk, seat));
                view! { <li>{whose} <span>{words}</span></li> }.into_any()
            };
            told.map(line).collect()
        })
    });
    (!lines.is_empty()).then(|| {
        let title = text::group(sight.lang(), of);
        view! {
            <section data-group=of.key()><h3>{title}</h3> <ul>{lines}</ul></section>
        }
        .into_any()
    })
}
