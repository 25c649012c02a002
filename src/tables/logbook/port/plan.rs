//! The trade that is planned: how many, for how much, and what else it brings.

use leptos::html::Div;
use leptos::prelude::*;

use super::Quay;
use super::market::plan as planned;
use crate::desk::Desk;
use crate::pieces::{Glyph, Icon};
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::logbook::model::port_market::{Planned, changed};
use crate::tables::logbook::ship::cubes;
use crate::text::logbook::harbour as text;
use crate::weave::When;

/// The plan, while there is one.
pub fn plan(quay: Quay) -> AnyView {
    let plan = Memo::new(move |_| planned(quay));
    let is = move || plan.with(Option::is_some);
    let oils = move || plan.with(|plan| plan.is_some_and(|plan| plan.oils));
    let lang = quay.sight.lang();
    let number = move || {
        plan.get().map(|plan| view! { <b>{plan.n}</b> {cubes::good(plan.stall.good())} }.into_any())
    };
    let oil = move || {
        plan.get()
            .map(|plan| view! { <b>{plan.oil}</b> {cubes::good(logbook::Good::Oil)} }.into_any())
    };
    let told = move || plan.get().map(|plan| told(quay, &plan));
    let drawn = NodeRef::<Div>::new();
    // Where the market takes all the room, what was just planned comes into sight.
    Effect::new(move || {
        if is() {
            request_animation_frame(move || {
                if let Some(drawn) = drawn.get_untracked() {
                    drawn.scroll_into_view_with_scroll_into_view_options(&nearest());
                }
            });
        }
    });
    view! {
        <When is=is>
            <div class="deck-plan" node_ref=drawn>
                <div class="deck-stepper">
                    {step(quay, plan, (-1, 0))}
                    <span class="deck-stepper-n" aria-live="polite">{move || number()}</span>
                    {step(quay, plan, (1, 0))}
                </div>
                <When is=oils>
                    <div class="deck-stepper" role="group" aria-label=text::port_words(lang).oil>
                        {step(quay, plan, (0, -1))}
                        <span class="deck-stepper-n">{move || oil()}</span>
                        {step(quay, plan, (0, 1))}
                    </div>
                </When>
                <div class="deck-told">{move || told()}</div>
            </div>
        </When>
    }
    .into_any()
}

/// No farther than it takes.
fn nearest() -> web_sys::ScrollIntoViewOptions {
    let options = web_sys::ScrollIntoViewOptions::new();
    options.set_block(web_sys::ScrollLogicalPosition::Nearest);
    options
}

fn told(quay: Quay, plan: &Planned) -> AnyView {
    let lang = quay.sight.lang();
    let fame = (plan.fame > 0).then(
        || view! { <span class="deck-fame-gain"><Icon glyph=Glyph::Star/> "+" {plan.fame}</span> },
    );
    let parts: Vec<AnyView> = (text::plan_parts(lang, plan).into_iter())
        .map(|part| view! { <span>{part}</span> }.into_any())
        .collect();
    view! {
        <b>{text::plan_money(lang, plan)}</b>
        <p>{fame} {parts}</p>
    }
    .into_any()
}

fn step(quay: Quay, plan: Memo<Option<Planned>>, by: (i8, i8)) -> AnyView {
    let glyph = if by.0 + by.1 > 0 { Glyph::Plus } else { Glyph::Minus };
    touchable(Step { quay, plan, by }, "deck-step", view! { <Icon glyph/> }.into_any())
}

/// One more or one less: of all, or of the oil among them.
#[derive(Clone, Copy)]
struct Step {
    quay: Quay,
    plan: Memo<Option<Planned>>,
    by: (i8, i8),
}

impl Step {
    fn wanted(self) -> Option<logbook::Action> {
        let plan = self.plan.get()?;
        self.quay.sight.scope.with(|seen| changed(&seen.view, plan.action, self.by.0, self.by.1))
    }

    fn place(self) -> Option<usize> {
        let wanted = self.wanted()?;
        self.quay.sight.scope.with(|seen| seen.place(wanted))
    }
}

impl Touchable for Step {
    fn desk(self) -> Desk {
        self.quay.sight.desk
    }

    fn answer(self) -> Answer {
        self.place().map_or(Answer::Explains, |place| Answer::Narrows(Some(place)))
    }

    fn is_chosen(self) -> bool {
        false
    }

    fn is_hinted(self, _: &[usize]) -> bool {
        false
    }

    fn spoken(self) -> Option<String> {
        let words = text::port_words(self.quay.sight.lang());
        let word = if self.by.0 + self.by.1 > 0 { words.more } else { words.less };
        let oil = if self.by.1 != 0 { format!(" ({})", words.oil) } else { String::new() };
        Some(format!("{word}{oil}"))
    }

    fn touch(self) {
        let sight = self.quay.sight;
        let Some(action) = untrack(|| self.wanted()) else { return };
        match untrack(|| self.place()) {
            Some(place) => sight.desk.show.run(sight.draft(vec![place], action)),
            None => sight.refuse_action(action),
        }
    }
}
