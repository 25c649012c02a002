//! The pile to draw from, the viewer's gold, and how near the end is.

use leptos::prelude::*;

use super::model::{Pile, TableModel, why};
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::{Badge, CardBack, Coin, Glyph, Icon, Tone};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::plunder::{card, cards as cards_named, count, gold, side_name, terms};
use crate::text::{Lang, Names};
use crate::weave::When;

/// The pile as a key, and what one's own side has.
pub fn strip(sight: Sight) -> AnyView {
    view! {
        <section class="zone plunder-strip">
            {Key { sight }.draw()}
            {purse_line(sight)}
            {end_near(sight)}
        </section>
    }
    .into_any()
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
            <span class="pile" data-empty=move || (left() == 0).then_some("")>
                <span class="pile-back">
                    <CardBack/>
                </span>
                <span>{move || sight.tell(|table, names| words(&table.pile, names.lang))}</span>
                <span class="pile-left">{move || left().to_string()}</span>
            </span>
        };
        touchable(self, "key pile-key", drawn.into_any())
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
        let spoken =
            |pile: &Pile, lang| format!("{}, {}", words(pile, lang), count(lang, pile.left));
        Some(self.sight.tell(|table, names| spoken(&table.pile, names.lang)))
    }

    fn touch(self) {
        match untrack(|| self.answer().place()) {
            Some(index) => self.sight.act(index),
            None => self.sight.explain(|table, legal, open| why::of_pile(&table.view, legal, open)),
        }
    }
}

/// What pressing the pile does.
fn words(pile: &Pile, lang: Lang) -> String {
    let terms = terms(lang);
    match (pile.left, pile.discard) {
        (0, Some((of, _))) => format!("{} {}", terms.discard, card(lang, of)),
        (0, None) => terms.no_pile.to_owned(),
        _ => terms.draw.to_owned(),
    }
}

/// The gold of the viewer's side: captured, in sight, and at risk in hand.
fn purse_line(sight: Sight) -> AnyView {
    let purse = move || sight.read(|table| table.purse.unwrap_or_default());
    let words = terms(sight.lang());
    view! {
        <When is=move || sight.read(|table| table.purse.is_some())>
            <p class="purse">
                <span class="unseen">
                    {move || {
                        format!("{} {}", words.purse, gold(sight.lang(), purse().gold.into()))
                    }}
                </span>
                <span class="purse-word" aria-hidden="true">{words.purse}</span>
                <span aria-hidden="true">
                    <Coin amount=move || u16::from(purse().gold)/>
                </span>
                <When is=move || purse().led != 0>
                    <Badge tone=Tone::Ok>
                        {move || format!("+{} {}", purse().led, words.led)}
                    </Badge>
                </When>
                <When is=move || purse().at_risk != 0>
                    <Badge tone=Tone::Bad>
                        {move || format!("−{} {}", purse().at_risk, words.in_hand)}
                    </Badge>
                </When>
            </p>
        </When>
    }
    .into_any()
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
