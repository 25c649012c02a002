//! The cards in the hand of whoever is looking, each with what it is worth now and next.

use gale::{Action, Dir, Wheel};
use leptos::prelude::*;

use super::model::faces;
use super::model::{self, HandCard, Worth, why_not};
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::{Card, CardFace, CardState, Emblem, EmblemMark, Foot, Suit};
use crate::prefs::word;
use crate::shell::{Answer, Touchable, move_focus, touchable};
use crate::text::gale::{card_spoken, worth};
use crate::weave::rows;

/// The hand: by suit and number, or by value under the present wind.
pub fn hand(sight: Sight) -> AnyView {
    let Sight { scope, desk, own: by_value, .. } = sight;
    let cards = Memo::new(move |_| scope.with(|seen| model::hand(seen, by_value.get())));
    let keys =
        move || cards.with(|cards| cards.iter().map(|c| (c.card, c.copy)).collect::<Vec<_>>());
    view! {
        <ol
            class="hand gale-hand"
            data-hand=""
            data-spot="hand"
            aria-label=word(|w| w.your_hand)
            hidden=move || desk.eye.get().seat().is_none()
            on:keydown=|event| move_focus(&event, "[data-hand] button")
        >
            {rows(keys, move |(card, copy)| Held::new(sight, cards, card, copy).draw())}
        </ol>
    }
    .into_any()
}

/// A card that can be taken up; if it cannot be played, pressing it answers why.
#[derive(Clone, Copy)]
struct Held {
    sight: Sight,
    card: Wheel,
    /// The card in the hand; none any more once it is played.
    shown: Memo<Option<HandCard>>,
}

impl Held {
    fn new(sight: Sight, cards: Memo<Vec<HandCard>>, card: Wheel, copy: u8) -> Held {
        let shown = Memo::new(move |_| {
            let is_it = |held: &&HandCard| (held.card, held.copy) == (card, copy);
            cards.with(|cards| cards.iter().find(is_it).cloned())
        });
        Held { sight, card, shown }
    }

    fn read<T: Default>(self, of: fn(&HandCard) -> T) -> T {
        self.shown.with(|held| held.as_ref().map(of)).unwrap_or_default()
    }

    fn choice(self) -> Option<usize> {
        self.read(|held| held.choice).filter(|_| self.sight.desk.open.get())
    }

    fn state(self) -> CardState {
        match (self.is_chosen(), self.choice(), self.sight.acting()) {
            (true, ..) => CardState::Selected,
            (_, Some(_), _) => CardState::Playable,
            (_, None, Some(_)) => CardState::Unplayable,
            (_, None, None) => CardState::Idle,
        }
    }

    fn draw(self) -> AnyView {
        let drawn = view! {
            <Card face=move || self.read(print) state=move || self.state()/>
            {next(self)}
        };
        view! {
            <li
                class="held"
                data-playable=move || self.choice().map(|_| "")
                data-piece=move || self.read(|held| Some(held.piece.clone()))
            >
                {touchable(self, "card-button", drawn.into_any())}
            </li>
        }
        .into_any()
    }
}

impl Touchable for Held {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.choice().map_or(Answer::Explains, Answer::Acts)
    }

    /// Of several pirates, which are one choice, one alone is raised.
    fn is_chosen(self) -> bool {
        let chosen = |place| self.sight.desk.is_drafted(&[place]);
        self.read(|held| held.first) && self.choice().is_some_and(chosen)
    }

    fn spoken(self) -> Option<String> {
        let playable = self.sight.acting().map(|_| self.choice().is_some());
        Some(card_spoken(self.sight.lang(), self.card, &self.read(worths), playable))
    }

    fn touch(self) {
        let Sight { scope, desk, .. } = self.sight;
        if let Some(place) = untrack(|| self.choice()) {
            return self.sight.choose(vec![place], Action::Play(self.card));
        }
        let why = untrack(|| scope.with(|seen| why_not(&seen.view, self.card, desk.open.get())));
        if let Some(why) = why {
            self.sight.explain(why);
        }
    }
}

/// The face with its present worth at the foot.
fn print(held: &HandCard) -> CardFace {
    CardFace { foot: Foot::Value(worth(held.now.rank), held.now.share), ..faces::wheel(held.card) }
}

fn worths(held: &HandCard) -> Vec<String> {
    let next = held.next.iter().map(|(_, next)| worth(next.rank));
    std::iter::once(worth(held.now.rank)).chain(next).collect()
}

/// What the card is worth under the winds to come, small.
fn next(held: Held) -> AnyView {
    let next = move || held.read(|held| held.next.clone()).into_iter().enumerate();
    let one = |(_, (dir, next)): (usize, (Dir, Worth))| {
        let quarter = faces::quarter(dir);
        view! {
            <span class="held-worth" data-share=next.share.key()>
                <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
                {worth(next.rank)}
            </span>
        }
    };
    view! { <span class="held-next">{rows(next, one)}</span> }.into_any()
}
