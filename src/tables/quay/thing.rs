//! A thing on the table as a button: it plays, narrows the choice, or answers why not.

use leptos::prelude::*;

use super::model::{Reach, TableModel, Thing};
use super::sight::Sight;
use crate::desk::Desk;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::Names;
use crate::text::quay::{bay_spoken, pile_spoken, ship_spoken, special_spoken, stand_spoken};

/// A button around what is drawn of a thing.
pub fn button(sight: Sight, thing: Thing, class: &'static str, drawn: AnyView) -> AnyView {
    touchable(Placed { sight, thing }, class, drawn)
}

/// A thing where it lies.
#[derive(Clone, Copy)]
struct Placed {
    sight: Sight,
    thing: Thing,
}

impl Touchable for Placed {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        match self.sight.reach(self.thing) {
            Reach::Narrows => Answer::Narrows(None),
            reach => Answer::along(reach.path()),
        }
    }

    fn is_chosen(self) -> bool {
        let Placed { sight, thing } = self;
        let drafted = match sight.reach(thing) {
            Reach::Plays(touch) => sight.desk.is_drafted(&touch.path),
            _ => false,
        };
        drafted || sight.is(|model| model.picked.holds(thing))
    }

    fn spoken(self) -> Option<String> {
        let Placed { sight, thing } = self;
        let playable = sight.playable(thing);
        let names = sight.desk.names;
        Some(sight.model.with(|model| names.with(|names| words(model, names, thing, playable))))
    }

    fn touch(self) {
        self.sight.touch(self.thing);
    }
}

/// A thing that has just left the table has no words.
fn words(model: &TableModel, names: &Names, thing: Thing, playable: Option<bool>) -> String {
    let lang = names.lang;
    let goods = |good, fate| bay_spoken(lang, good, model.count(thing), fate, playable);
    let words = match thing {
        Thing::Pile(deck) => Some(pile_spoken(lang, deck, model.count(thing), playable)),
        Thing::Row(_) | Thing::Front(_) => {
            model.stand(thing).map(|stand| stand_spoken(names, stand, playable))
        }
        Thing::Ship(ship) => model.berth(ship).map(|berth| ship_spoken(lang, berth, playable)),
        Thing::Shelf(good) | Thing::Hand(good) => Some(goods(good, None)),
        Thing::Bay(good) => Some(goods(good, Some(good.fate()))),
        Thing::Special(held) => Some(special_spoken(lang, held)),
        Thing::Partner(seat, good) => Some(format!("{}, {}", names.label(seat), goods(good, None))),
    };
    words.unwrap_or_default()
}
