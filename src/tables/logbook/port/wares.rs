//! What taverns and yards have: a few keys, and on request everything with what it does.

use leptos::prelude::*;
use logbook::content::Service;

use super::Quay;
use super::signs::service_sign;
use crate::desk::Desk;
use crate::pieces::{Glyph, Icon};
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::logbook::model::PortModel;
use crate::tables::logbook::model::port::{Item, Ware};
use crate::tables::logbook::ship::choice::{choose_or_say, listed};
use crate::text::logbook::harbour as text;
use crate::weave::{When, rows};

/// So many keys stand there before everything is unfolded.
const FEW: usize = 2;

type Wares = fn(&PortModel) -> &Vec<Ware>;

/// A tavern or a yard.
pub fn shelf(
    quay: Quay,
    spot: &'static str,
    name: &'static str,
    service: Service,
    of: Wares,
) -> AnyView {
    let lang = quay.sight.lang();
    let words = text::port_words(lang);
    let count = Memo::new(move |_| quay.read(|port| of(port).len()));
    let open = RwSignal::new(false);
    let any = move || count.get() > 0;
    let few = Memo::new(move |_| quay.read(|port| few(of(port))));
    let all = move || 0..count.get();
    let folded = move || !open.get();
    let more = move || count.get() > FEW + 1;
    let face = move || if open.get() { words.fewer } else { words.all };
    view! {
        <When is=any>
            <section class="deck-shelf" data-spot=spot data-open=move || open.get().then_some("")>
                <h3>{service_sign(service)} {name}</h3>
                <div class="deck-shelf-keys">
                    <When is=folded>{rows(move || few.get(), move |at| ware(quay, of, at, false))}</When>
                    <When is=more>
                        <button
                            type="button"
                            class="deck-ware deck-ware-all"
                            data-pick=""
                            aria-expanded=move || open.get().to_string()
                            on:click=move |_| open.update(|open| *open = !*open)
                        >
                            <span>{move || face()}</span> <b>{move || count.get()}</b>
                        </button>
                    </When>
                </div>
                <When is=move || open.get()>
                    <ul class="deck-wares">
                        {rows(all, move |at| view! { <li>{ware(quay, of, at, true)}</li> }.into_any())}
                    </ul>
                </When>
            </section>
        </When>
    }
    .into_any()
}

/// The places of those shown first: what can be had, then the rest.
fn few(wares: &[Ware]) -> Vec<usize> {
    let most = if wares.len() > FEW + 1 { FEW } else { FEW + 1 };
    let can = (0..wares.len()).filter(|at| wares[*at].place.is_some());
    let cannot = (0..wares.len()).filter(|at| wares[*at].place.is_none() && !wares[*at].is_owned());
    let mut few: Vec<usize> = can.chain(cannot).take(most).collect();
    few.sort_unstable();
    few
}

/// Steps of missions that can be validated here.
pub fn steps(quay: Quay) -> AnyView {
    let words = text::port_words(quay.sight.lang());
    let count = move || quay.read(|port| port.steps.len());
    let any = move || count() > 0;
    view! {
        <When is=any>
            <section class="deck-shelf deck-steps">
                <h3><Icon glyph=Glyph::Tick/> {words.steps}</h3>
                <ul class="deck-wares">
                    {rows(move || 0..count(), move |at| view! { <li>{ware(quay, |port| &port.steps, at, true)}</li> }.into_any())}
                </ul>
            </section>
        </When>
    }
    .into_any()
}

/// A key, short or with what it does.
fn ware(quay: Quay, of: Wares, at: usize, long: bool) -> AnyView {
    let lang = quay.sight.lang();
    let thing =
        Thing { quay, model: Memo::new(move |_| quay.read(|port| of(port).get(at).copied())) };
    let inside = move || {
        thing.model.get().map(|ware| {
            let cost = text::ware_cost(lang, &ware);
            let cost = match ware.is_owned() {
                true => {
                    view! { <b class="deck-cost"><Icon glyph=Glyph::Tick/> {text::owned(lang)}</b> }
                        .into_any()
                }
                false => view! { <b class="deck-cost">{cost}</b> }.into_any(),
            };
            let name = text::ware_name(lang, ware.item);
            let locked = (ware.place.is_none() && !ware.is_owned())
                .then(|| view! { <Icon glyph=Glyph::Bar/> });
            let effect = long.then(|| view! { <small>{effect(quay, ware.item)}</small> });
            view! { <span class="deck-ware-name">{locked} {name}</span> {effect} {cost} }.into_any()
        })
    };
    let class = if long { "deck-ware deck-ware-long" } else { "deck-ware" };
    touchable(thing, class, view! { {move || inside()} }.into_any())
}

/// What it does; of a step what was to be done.
fn effect(quay: Quay, item: Item) -> String {
    let sight = quay.sight;
    match item {
        Item::Step(Some(mission), option) => sight.desk.names.with(|names| {
            sight.scope.with(|seen| text::step_done(&seen.view, mission, option, names))
        }),
        item => text::ware_effect(sight.lang(), item),
    }
}

#[derive(Clone, Copy)]
struct Thing {
    quay: Quay,
    model: Memo<Option<Ware>>,
}

impl Touchable for Thing {
    fn desk(self) -> Desk {
        self.quay.sight.desk
    }

    fn answer(self) -> Answer {
        let place = self.model.get().and_then(|ware| listed(self.quay.sight, ware.action));
        place.map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.answer().place().is_some_and(|place| self.desk().is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let lang = self.quay.sight.lang();
        Some(self.model.with(|ware| {
            ware.as_ref().map(|ware| text::ware_spoken(lang, ware)).unwrap_or_default()
        }))
    }

    fn touch(self) {
        if let Some(ware) = self.model.get_untracked() {
            choose_or_say(self.quay.sight, ware.action);
        }
    }
}
