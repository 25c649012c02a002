//! One level for all bots, each told in a line.

use leptos::prelude::*;

use crate::prefs::{Pick, word};
use crate::seats::{SeatPlan, Who};
use crate::weave::When;

/// The levels, with what each is like.
const LEVELS: [(Who, Pick, Pick); 3] = [
    (Who::Deckhand, |w| w.deckhand, |w| w.deckhand_note),
    (Who::Bosun, |w| w.bosun, |w| w.bosun_note),
    (Who::Captain, |w| w.captain, |w| w.captain_note),
];

/// Sets the level of every bot; marked is the one they share. Gone where no bot plays.
pub fn levels(
    plans: RwSignal<Vec<SeatPlan>>,
    seats: impl Fn() -> u8 + Send + Sync + 'static,
) -> AnyView {
    let shared = Memo::new(move |_| plans.with(|plans| shared(&plans[..usize::from(seats())])));
    let key = move |(level, name, note): (Who, Pick, Pick)| {
        view! {
            <label class="level">
                <input
                    type="radio"
                    name="level"
                    prop:checked=move || shared.get() == Shared::One(level)
                    on:change=move |_| plans.update(|plans| set_all(plans, level))
                />
                <span>
                    <b>{word(name)}</b>
                    <span class="level-note">{word(note)}</span>
                </span>
            </label>
        }
        .into_any()
    };
    view! {
        <When is=move || shared.get() != Shared::NoBots>
            <fieldset class="choice levels">
                <legend class="choice-legend">{word(|w| w.all_bots)}</legend>
                {LEVELS.map(key).into_iter().collect::<Vec<AnyView>>()}
            </fieldset>
        </When>
    }
    .into_any()
}

/// What the bots at the table have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shared {
    /// There are none.
    NoBots,
    /// One level.
    One(Who),
    /// Nothing.
    Several,
}

fn shared(plans: &[SeatPlan]) -> Shared {
    let mut bots = plans.iter().map(|plan| plan.who).filter(|who| !who.is_human());
    match bots.next() {
        None => Shared::NoBots,
        Some(first) if bots.all(|other| other == first) => Shared::One(first),
        Some(_) => Shared::Several,
    }
}

fn set_all(plans: &mut [SeatPlan], level: Who) {
    for plan in plans.iter_mut().filter(|plan| !plan.who.is_human()) {
        plan.who = level;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seats::usual;

    #[test]
    fn one_key_sets_every_bot_and_no_person() {
        let mut plans = usual(4);
        assert_eq!(shared(&plans), Shared::One(Who::Bosun));
        plans[2].who = Who::Captain;
        assert_eq!(shared(&plans), Shared::Several);
        set_all(&mut plans, Who::Deckhand);
        assert_eq!(shared(&plans), Shared::One(Who::Deckhand));
        assert!(plans[0].who.is_human());
        assert_eq!(shared(&plans[..1]), Shared::NoBots);
    }
}
