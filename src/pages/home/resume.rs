//! The latest game that is not over, to go on with.

use engine::Seat;
use leptos::prelude::*;

use crate::games::game_of;
use crate::pieces::{Glyph, Pennant};
use crate::prefs::{use_prefs, word};
use crate::route::Route;
use crate::saves::{Slot, use_saves};
use crate::seats;
use crate::shell::icon;
use crate::text::{self, Names};

/// The card of that game, if there is one.
pub fn resume() -> Option<AnyView> {
    let (id, slot) = use_saves().latest()?;
    let game = game_of(&slot.link)?;
    let lang = use_prefs().lang();
    let names =
        Names { lang, list: seats::names(&slot.seats, lang), you: seats::lone(&slot.seats) };
    let to_act = slot.to_act.map(Seat);
    let yours = to_act.is_some_and(|seat| names.is_you(seat));
    let whose = to_act.map(|seat| text::whose_turn(&names, seat));
    let title = game.blurb(lang).title;
    let moment = game.moment(slot.moment(), lang);
    // On a narrow page the key is the whole card and says it all; elsewhere the card does.
    let brief = [whose.as_deref(), Some(&*moment)].into_iter().flatten().collect::<Vec<_>>();
    let brief = brief.join(" · ");
    Some(
        view! {
            <section class="resume">
                <svg class="medal" viewBox="0 0 60 60" aria-hidden="true" focusable="false" inner_html=game.medal()></svg>
                <h2 class="resume-title">{title}</h2>
                <p class="resume-moment">{moment}</p>
                <ul class="resume-seats">{seats_of(&slot, &names)}</ul>
                <a class="key key-main" data-continue="" href=Route::Play(id).href()>
                    <span>
                        {word(|w| w.continue_game)}
                        <span class="resume-brief">" · " {title} <small>{brief}</small></span>
                    </span>
                </a>
                <p class="resume-turn" data-yours=yours.then_some("")>{whose}</p>
                {icon(Glyph::Forward)}
            </section>
        }
        .into_any(),
    )
}

/// Who sits there, and how they stand.
fn seats_of(slot: &Slot, names: &Names) -> Vec<AnyView> {
    let one = |seat: Seat| {
        let name = names.label(seat).to_owned();
        let score = slot.scores.get(seat.index()).cloned();
        view! {
            <li>
                <Pennant seat=seat.0 name=name.clone()/>
                <span class="unseen">{name}</span>
                " "
                {score}
            </li>
        }
        .into_any()
    };
    Seat::all(slot.seats.len() as u8).map(one).collect()
}
