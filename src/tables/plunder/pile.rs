//! The pile to draw from, the land it lies on, and how near the end is.

use leptos::prelude::*;

use super::memory::memory;
use super::model::{Pile, TableModel, why};
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::{CardBack, Compass, Glyph, Icon, coast};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::plunder::{card, cards as cards_named, count, side_name, terms};
use crate::text::{Lang, Names};
use crate::weave::When;

/// The land beside the sea: the pile, what is told of the end, and what is still unseen.
pub fn land(sight: Sight) -> AnyView {
    let collects = sight.options().teams().then(|| {
        view! { <p class="plunder-collects">{terms(sight.lang()).collects}</p> }.into_any()
    });
    view! {
        <section class="plunder-land">
            <svg
                class="plunder-coast"
                viewBox="0 0 300 520"
                preserveAspectRatio="xMaxYMid slice"
                aria-hidden="true"
                focusable="false"
                inner_html=coast(LAND)
            ></svg>
            {key(sight)}
            {end_near(sight)}
            {memory(sight)}
            {collects}
            <Compass/>
        </section>
    }
    .into_any()
}

/// Its coast, from north to south; the rest lies beyond the table.
const LAND: &str = "M66 -60C58 0 76 34 92 66C110 100 96 126 84 158C68 200 116 226 132 268C146 304 122 336 130 372C140 416 186 424 180 468C174 510 158 540 164 600H420V-60Z";

/// The pile as a key.
pub fn key(sight: Sight) -> AnyView {
    Key { sight }.draw()
}

/// Draws a card; once the pile is empty, discards the card that is taken up.
#[derive(Clone, Copy)]
struct Key {
    sight: Sight,
}

impl Key {
    fn draw(self) -> AnyView {
        let sight = self.sight;
        let left = move || sight.read(|table| table.pile.left);
        let drawn = view! {
            <span class="pile-back" data-place="pile" data-left=move || height(left())>
                <CardBack/>
            </span>
            <span class="pile-words">
                {move || sight.read(|table| words(&table.pile, sight.lang()))}
            </span>
        };
        let key = touchable(self, "pile-key", drawn.into_any());
        view! { <div class="plunder-pile" data-spot="pile">{key}</div> }.into_any()
    }
}

impl Touchable for Key {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        let choice = self.sight.choice(|table| table.pile.choice());
        choice.map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.sight.read(|table| table.pile.drafted)
    }

    fn spoken(self) -> Option<String> {
        let lang = self.sight.lang();
        Some(self.sight.read(|table| {
            let which = table.pile.discard.filter(|_| table.pile.left == 0);
            let which = which.map_or_else(String::new, |(of, _)| format!(" {}", card(lang, of)));
            format!("{}{which}, {}", words(&table.pile, lang), count(lang, table.pile.left))
        }))
    }

    fn touch(self) {
        // A card that waits for its target is put back: drawing is something else.
        self.sight.own.put_back();
        match untrack(|| self.answer().place()) {
            Some(index) => self.sight.act(index),
            None => self.sight.explain(|table, legal, open| why::of_pile(&table.view, legal, open)),
        }
    }
}

/// How high the pile is: nothing left, the last card, a few, many.
fn height(left: u8) -> &'static str {
    match left {
        0 => "0",
        1 => "1",
        2..=12 => "2",
        _ => "3",
    }
}

/// What pressing the pile does.
fn words(pile: &Pile, lang: Lang) -> &'static str {
    let terms = terms(lang);
    match (pile.left, pile.discard) {
        (0, Some(_)) => terms.discard,
        (0, None) => terms.no_pile,
        _ => terms.draw,
    }
}

/// With no pile left: who may end the game, and what may be discarded.
fn end_near(sight: Sight) -> AnyView {
    view! {
        <p class="plunder-end">
            <When is=move || sight.read(|table| table.pile.shortest.is_some())>
                <span class="end-near">
                    <Icon glyph=Glyph::Warning/>
                    {move || sight.tell(shortest)}
                </span>
            </When>
            <When is=move || sight.read(|table| !table.pile.may_go.is_empty())>
                <span class="may-go">{move || sight.tell(may_go)}</span>
            </When>
        </p>
    }
    .into_any()
}

fn shortest(table: &TableModel, names: &Names) -> String {
    let Some((side, size)) = table.pile.shortest else { return String::new() };
    let who = side_name(side, table.view.options().teams(), names);
    format!("{who}{} {}", names.lang.colon(), count(names.lang, size))
}

fn may_go(table: &TableModel, names: &Names) -> String {
    let lang = names.lang;
    let colon = lang.colon();
    let cards = cards_named(lang, table.pile.may_go.iter().copied());
    format!("{}{colon} {cards}", terms(lang).may_go)
}
