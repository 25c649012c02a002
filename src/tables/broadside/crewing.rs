//! Where the crew goes before the first turn.

use broadside::Action;
use leptos::prelude::*;

use super::fleet;
use super::model::crewing::{Cabin, Crewing};
use super::sight::Sight;
use crate::desk::{Closed, Desk, Reason};
use crate::pieces::{Glyph, Icon};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside::{self as words, cabins as text, yard};
use crate::text::closed;
use crate::weave::rows;

/// Whom to place, and where there is room.
pub fn crewing(sight: Sight) -> AnyView {
    let lang = sight.lang();
    let known = move || read(sight, |_| true);
    let who = move || read(sight, |crewing| text::to_place(lang, crewing.crew));
    let does = move || read(sight, |crewing| words::crew_effect(lang, crewing.crew));
    let next = move || read(sight, |crewing| text::waiting(lang, &crewing.waiting));
    let ships =
        move || read(sight, |crewing| crewing.cabins.iter().map(|c| c.ship).collect::<Vec<_>>());
    view! {
        <section class="cabins" hidden=move || !known() data-seat=move || read(sight, |crewing| Some((crewing.seat.0 + 1).to_string()))>
            <header class="cabins-who">
                <h2 class="yard-name">{move || who()}</h2>
                <p>{move || does()}</p>
                <p class="cabins-next">{move || next()}</p>
            </header>
            <ol class="cabins-list">
                {rows(ships, move |ship: u8| view! { <li>{cabin(sight, ship)}</li> }.into_any())}
                <li>{ashore(sight)}</li>
            </ol>
        </section>
    }
    .into_any()
}

fn read<T: Default>(sight: Sight, of: impl Fn(&Crewing) -> T) -> T {
    sight.read(|table| table.crewing.as_ref().map(&of).unwrap_or_default())
}

/// A ship with what she would carry, and what speaks against it.
fn cabin(sight: Sight, ship: u8) -> AnyView {
    let lang = sight.lang();
    let of = move |part: fn(crate::text::Lang, &Cabin) -> String| {
        read(sight, |crewing| {
            crewing.cabin(ship).map(|cabin| part(lang, cabin)).unwrap_or_default()
        })
    };
    let id = untrack(|| read(sight, |crewing| crewing.cabin(ship).map(|cabin| cabin.id)));
    let why = move || Some(of(text::cabin_tag)).filter(|why| !why.is_empty());
    let drawn = view! {
        {id.map(|id| fleet::ship(lang, id))}
        <span class="cabins-text">
            <b>{id.map(words::ship_name)}</b>
            <span>{move || of(text::cabin)}</span>
            <small>{move || of(|lang, cabin| yard::company(lang, &cabin.aboard))}</small>
            <small class="cabins-idle">{move || of(text::idle)}</small>
        </span>
        {move || why().map(|why| view! { <span class="yard-tag"><Icon glyph=Glyph::Bar/> {why}</span> }.into_any())}
    };
    touchable(
        Spot { sight, action: Action::Aboard(ship) },
        "yard-card cabins-ship",
        drawn.into_any(),
    )
}

fn ashore(sight: Sight) -> AnyView {
    let (name, line) = text::ashore(sight.lang());
    let landed = move || read(sight, |crewing| yard::company(sight.lang(), &crewing.landed));
    let drawn = view! {
        <span class="cabins-text">
            <b>{name}</b>
            <span>{line}</span>
            <small>{move || landed()}</small>
        </span>
    };
    touchable(Spot { sight, action: Action::Ashore }, "yard-card cabins-ship", drawn.into_any())
}

/// Where the crew might go.
#[derive(Clone, Copy)]
struct Spot {
    sight: Sight,
    action: Action,
}

impl Spot {
    fn place(self) -> Option<usize> {
        if !self.sight.desk.open.get() {
            return None;
        }
        read(self.sight, |crewing| match self.action {
            Action::Aboard(ship) => crewing.cabin(ship)?.place,
            _ => crewing.ashore,
        })
    }

    fn refusal(self) -> Option<Reason> {
        let Spot { sight, action } = self;
        let open = sight.desk.open.get();
        sight.tell(|table, names| {
            let crewing = table.crewing.as_ref()?;
            if let Err(why) = Closed::check(sight.desk.eye.get(), Some(crewing.seat), open) {
                return Some(Reason { words: closed(why, names), section: "crew" });
            }
            let Action::Aboard(ship) = action else { return None };
            let cabin = crewing.cabin(ship)?;
            Some(text::no_cabin(cabin, cabin.why?, names.lang))
        })
    }
}

impl Touchable for Spot {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.place().map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.place().is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let lang = self.sight.lang();
        Some(read(self.sight, |crewing| text::place_spoken(crewing, self.action, lang)))
    }

    fn touch(self) {
        match untrack(|| self.place()) {
            Some(place) => self.sight.choose(vec![place], self.action),
            None => {
                if let Some(reason) = untrack(|| self.refusal()) {
                    self.sight.desk.explain.run(reason);
                }
            }
        }
    }
}
