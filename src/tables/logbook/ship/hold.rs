//! The hold, slot by slot in a hull.

use leptos::prelude::*;
use logbook::board::damage::Damage;

use super::Deck;
use super::cubes::{cube_mark, damage_mark, drawn};
use crate::desk::{Desk, Draft};
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::logbook::model::ship::{ShipCard, SlotModel};
use crate::tables::logbook::model::ship_work::{SlotTouch, Work};
use crate::text::logbook::hold as text;
use crate::weave::rows;

/// A hull around the rows of a hold, in a box of 100 × 100 that is stretched over them.
const HULL: &str = "M.4 1H99.6C99.6 56 88 99 71 99H29C12 99 .4 56 .4 1Z";

/// The hold.
pub fn hold(deck: Deck) -> AnyView {
    let lang = deck.sight.lang();
    let words = text::hold_words(lang);
    let used = move || deck.read(|card| text::slots_used(lang, card));
    let widths = |card: &ShipCard| card.rows.iter().map(Vec::len).collect::<Vec<_>>();
    view! {
        <section class="deck-hold" data-spot="hold">
            <h3>{words.hold} <small>{move || used()}</small></h3>
            {deck.part(widths, |deck, widths| {
                let widest = widths.iter().copied().max().unwrap_or_default().to_string();
                let rows: Vec<AnyView> = (0..widths.len()).map(|row| slots(deck, row)).collect();
                view! {
                    <div class="deck-hull" style:--slots=widest>
                        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false"><path d=HULL></path></svg>
                        {rows}
                    </div>
                }
                .into_any()
            })}
            <p class="deck-legend" aria-hidden="true">
                <span>{drawn("deck-next-sign", damage_mark(Damage::Water))} {words.next_water}</span>
                <span>{drawn("deck-next-sign", damage_mark(Damage::Fire))} {words.next_fire}</span>
            </p>
        </section>
    }
    .into_any()
}

fn slots(deck: Deck, row: usize) -> AnyView {
    let each = move || {
        deck.read(|card| {
            card.rows.get(row).into_iter().flatten().map(|slot| slot.slot).collect::<Vec<_>>()
        })
    };
    view! { <div class="deck-row">{rows(each, move |slot| one(deck, slot))}</div> }.into_any()
}

fn one(deck: Deck, slot: u8) -> AnyView {
    let model =
        Memo::new(move |_| deck.card.with(|card| card.as_ref().and_then(|card| find(card, slot))));
    let thing = SlotThing { deck, slot, model };
    let inside = move || model.get().map(inside);
    touchable(thing, "deck-slot", view! { {move || inside()} }.into_any())
}

fn find(card: &ShipCard, slot: u8) -> Option<SlotModel> {
    card.rows.iter().flatten().find(|model| model.slot == slot).copied()
}

fn inside(slot: SlotModel) -> AnyView {
    let next = |damage, at| {
        let key = if damage == Damage::Water { "water" } else { "fire" };
        let disc = || view! { <i class="deck-next" data-damage=key>{drawn("deck-next-sign", damage_mark(damage))}</i> };
        if at { Some(disc()) } else { None }
    };
    let damage = slot.damage.map(|damage| {
        let key = if damage == Damage::Water { "water" } else { "fire" };
        view! { <i class="deck-damage" data-damage=key>{drawn("deck-mark", damage_mark(damage))}</i> }
    });
    let cube = slot.cube.map(|cube| drawn("deck-mark", cube_mark(cube)));
    view! {
        <span class="deck-slot-box" data-port=slot.port.then_some("")>
            {damage} {cube}
            {next(Damage::Water, slot.next_water)} {next(Damage::Fire, slot.next_fire)}
        </span>
    }
    .into_any()
}

/// A slot that can be touched.
#[derive(Clone, Copy)]
struct SlotThing {
    deck: Deck,
    slot: u8,
    model: Memo<Option<SlotModel>>,
}

impl SlotThing {
    fn does(self) -> SlotTouch {
        self.deck.touches.with(|all| all.get(usize::from(self.slot)).cloned().unwrap_or_default())
    }

    /// The choice of the list it makes, in words.
    fn draft(self) -> Option<Draft> {
        let sight = self.deck.sight;
        match self.does() {
            SlotTouch::Acts(place, action) => Some(sight.draft(vec![place], action)),
            SlotTouch::Path(path) => {
                let from = self.deck.held.get()?;
                let words = self.deck.read(|card| {
                    let cube = |slot| find(card, slot).and_then(|slot| slot.cube);
                    text::swapped(sight.lang(), cube(from), cube(self.slot))
                });
                Some(Draft { path, words })
            }
            _ => None,
        }
    }
}

impl Touchable for SlotThing {
    fn desk(self) -> Desk {
        self.deck.sight.desk
    }

    fn answer(self) -> Answer {
        match self.does() {
            SlotTouch::Tells => Answer::Explains,
            SlotTouch::Acts(place, _) => Answer::Acts(place),
            SlotTouch::Lifts | SlotTouch::PutsBack => Answer::Narrows(None),
            SlotTouch::Path(path) => Answer::along(&path),
        }
    }

    fn is_chosen(self) -> bool {
        match self.does() {
            SlotTouch::PutsBack => true,
            SlotTouch::Acts(place, _) => self.desk().is_drafted(&[place]),
            SlotTouch::Path(path) => self.desk().is_drafted(&path),
            _ => self.deck.sight.read(|table| table.ship.work == Work::Swap(Some(self.slot))),
        }
    }

    fn is_hinted(self, path: &[usize]) -> bool {
        match self.does() {
            SlotTouch::Path(own) => own == path,
            SlotTouch::Acts(place, _) => path.first() == Some(&place),
            _ => false,
        }
    }

    fn spoken(self) -> Option<String> {
        let lang = self.deck.sight.lang();
        Some(
            self.model
                .with(|slot| slot.as_ref().map(|slot| text::slot(lang, slot)).unwrap_or_default()),
        )
    }

    fn touch(self) {
        let sight = self.deck.sight;
        match untrack(|| self.does()) {
            SlotTouch::Lifts => {
                sight.desk.clear.run(());
                self.deck.held.set(self.slot);
            }
            SlotTouch::PutsBack => {
                sight.desk.clear.run(());
                self.deck.held.put_back();
            }
            SlotTouch::Acts(..) | SlotTouch::Path(_) => {
                if let Some(draft) = untrack(|| self.draft()) {
                    sight.desk.choose.run(draft);
                }
            }
            SlotTouch::Tells => {
                if let Some(slot) = self.model.get_untracked() {
                    sight.desk.explain.run(text::about_slot(sight.lang(), &slot));
                }
            }
        }
    }
}
