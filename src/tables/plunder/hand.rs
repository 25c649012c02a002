//! The cards in the hand of whoever is looking, and the partner's beside them.

use engine::Seat;
use leptos::prelude::*;
use plunder::Card as Held;

use super::chips::chips;
use super::model::{HandCard, why};
use super::pile::key;
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::{Card, CardState};
use crate::prefs::word;
use crate::shell::{Answer, Touchable, move_focus, pennant, touchable};
use crate::text::plunder::card_spoken;
use crate::weave::{When, rows};

/// The hand in the order of the deck; like cards lie on one heap. Where there is no room for the
/// land beside the sea, the pile lies here.
pub fn hand(sight: Sight, roomy: Signal<bool>) -> AnyView {
    let cards =
        move || sight.read(|table| table.hand.iter().map(|held| held.card).collect::<Vec<_>>());
    view! {
        <div
            class="hand plunder-hand"
            data-spot="hand"
            data-size=move || size(sight.read(|table| table.hand.len()))
            style:--held=move || sight.read(|table| table.hand.len().max(6)).to_string()
            hidden=move || sight.desk.eye.get().seat().is_none()
        >
            <ol
                class="held-cards"
                data-hand=""
                aria-label=word(|words| words.your_hand)
                on:keydown=|event| move_focus(&event, "[data-hand] button")
            >
                {rows(cards, move |card| Place { sight, card }.draw())}
            </ol>
            <When is=move || !roomy.get() && !sight.read(|table| table.over)>
                {key(sight)}
            </When>
            {rows(
                move || sight.read(|table| table.partner.as_ref().map(|(seat, _)| *seat)),
                move |seat| partner(sight, seat),
            )}
        </div>
    }
    .into_any()
}

/// How closely the cards must lie.
fn size(cards: usize) -> &'static str {
    match cards {
        0..=6 => "few",
        7..=12 => "some",
        _ => "many",
    }
}

/// The place of a card in the hand.
#[derive(Clone, Copy)]
struct Place {
    sight: Sight,
    card: Held,
}

impl Place {
    fn read<T: Default>(self, of: impl Fn(&HandCard) -> T) -> T {
        self.sight.read(|table| table.held(self.card).map(&of).unwrap_or_default())
    }

    /// Where it stands in the list, if it can be played or discarded as it is.
    fn act(self) -> Option<usize> {
        self.sight.choice(|table| table.held(self.card)?.act)
    }

    /// Where it stands in the list, if it can be taken up.
    fn pick(self) -> Option<usize> {
        self.sight.choice(|table| table.held(self.card)?.pick)
    }

    fn choice(self) -> Option<usize> {
        self.sight.choice(|table| table.held(self.card)?.choice())
    }

    /// Is there a choice that touches it? Nothing where it is not up to the viewer.
    fn playable(self) -> Option<bool> {
        let yours = self.sight.desk.open.get() && self.sight.read(|table| table.yours);
        yours.then(|| self.choice().is_some())
    }

    fn count(self) -> u8 {
        self.read(|held| held.count)
    }

    fn state(self) -> CardState {
        match self.playable() {
            _ if self.is_chosen() => CardState::Selected,
            Some(true) => CardState::Playable,
            Some(false) => CardState::Unplayable,
            None => CardState::Idle,
        }
    }

    /// A card that can be taken up; if it cannot, pressing it answers why.
    fn draw(self) -> AnyView {
        let drawn = view! {
            <Card face=self.sight.face(self.card) state=move || self.state()/>
            <When is=move || { self.count() > 1 }>
                <span class="held-count">{move || format!("×{}", self.count())}</span>
            </When>
        };
        view! {
            <li
                class="held"
                data-playable=move || self.choice().map(|_| "")
                data-piece=move || self.read(|held| held.piece.clone())
                data-from="pile"
            >
                {touchable(self, "card-button", drawn.into_any())}
            </li>
        }
        .into_any()
    }
}

impl Touchable for Place {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        match (self.act(), self.pick()) {
            (Some(place), _) => Answer::Acts(place),
            (None, Some(place)) => Answer::Narrows(Some(place)),
            (None, None) => Answer::Explains,
        }
    }

    fn is_chosen(self) -> bool {
        self.read(|held| held.raised)
    }

    fn spoken(self) -> Option<String> {
        Some(card_spoken(self.sight.lang(), self.card, self.count(), self.playable()))
    }

    fn touch(self) {
        let Place { sight, card } = self;
        if untrack(|| self.pick()).is_some() {
            return sight.own.take_up(card);
        }
        sight.own.put_back();
        match untrack(|| self.act()) {
            Some(index) => sight.act(index),
            None => sight.explain(|table, _, open| why::of_card(&table.view, card, open)),
        }
    }
}

/// The partner's hand, small and open beside one's own.
fn partner(sight: Sight, seat: Seat) -> AnyView {
    let name = move || sight.desk.names.with(|names| names.of(seat).to_owned());
    let cards = move || {
        sight.read(|table| {
            table.partner.as_ref().map(|(_, cards)| cards.clone()).unwrap_or_default()
        })
    };
    view! {
        <div class="partner">
            {pennant(sight.desk, seat)}
            <span class="partner-name">{move || name()}</span>
            {chips(sight, Box::new(cards))}
        </div>
    }
    .into_any()
}
