//! What each seat has taken, and what is known of its hand.

use engine::Seat;
use gale::Dir;
use leptos::prelude::*;

use super::model::Board;
use super::model::faces;
use super::sight::Sight;
use crate::pieces::{Badge, Emblem, EmblemMark, Pip, Pips, Suit, Tone};
use crate::shell::pennant;
use crate::text::Lang;
use crate::text::gale::{board_spoken, card, points, terms};
use crate::weave::When;

/// The winds taken by every seat, with the triplets they make.
pub fn boards(sight: Sight) -> AnyView {
    let seats = untrack(|| sight.read(|model| model.boards.len() as u8));
    let all: Vec<AnyView> = Seat::all(seats).map(|seat| Before::new(sight, seat).draw()).collect();
    view! {
        <section class="zone gale-boards">
            <h2 class="zone-title">{sight.terms().taken}</h2>
            <ol class="boards" data-count=seats.to_string()>{all}</ol>
        </section>
    }
    .into_any()
}

/// What lies before a seat.
#[derive(Clone, Copy)]
struct Before {
    sight: Sight,
    seat: Seat,
    board: Memo<Option<Board>>,
}

impl Before {
    fn new(sight: Sight, seat: Seat) -> Before {
        let board =
            move |_: Option<&_>| sight.read(|model| model.boards.get(seat.index()).cloned());
        Before { sight, seat, board: Memo::new(board) }
    }

    fn read<T: Default>(self, of: impl FnOnce(&Board) -> T) -> T {
        self.board.with(|board| board.as_ref().map(of)).unwrap_or_default()
    }

    fn draw(self) -> AnyView {
        let Before { sight, seat, .. } = self;
        let names = sight.desk.names;
        let spoken = move || {
            self.read(|board| {
                names.with(|names| board_spoken(names, seat, board.taken, board.damage))
            })
        };
        let triplets: Vec<AnyView> = Dir::ALL.map(|dir| triplet(self, dir)).into();
        view! {
            <li class="board" data-you=move || names.with(|names| names.is_you(seat)).then_some("")>
                <span class="unseen">{move || spoken()}</span>
                <span class="board-head" aria-hidden="true">
                    {pennant(sight.desk, seat)}
                    <span class="board-name">{move || sight.desk.label(seat)}</span>
                    <span class="board-harm">
                        <Pips pip=Pip::Splinter count=1/>
                        {move || self.read(|board| board.damage).to_string()}
                    </span>
                </span>
                <ul class="board-winds" aria-hidden="true">{triplets}</ul>
                {move || self.read(|board| board.expert).map(|expert| sums(expert, sight.lang()))}
                {known(self)}
            </li>
        }
        .into_any()
    }
}

/// The three places of a direction's triplet, filled as far as the seat has come.
fn triplet(before: Before, dir: Dir) -> AnyView {
    let suit = Suit::from(faces::quarter(dir));
    let slot = move |damage: usize| {
        let held = move || before.read(|board| board.slots[dir.index()][damage - 1]);
        view! {
            <span
                class=move || { if held() > 0 { "slot slot-held" } else { "slot" } }
                data-suit=suit.key()
                data-two=move || (held() > 1).then_some("")
            >
                {damage.to_string()}
            </span>
        }
        .into_any()
    };
    let whole = move || before.read(|board| board.triplets.contains(dir));
    view! {
        <li class="triplet" data-set=move || whole().then_some("")>
            <EmblemMark emblem=Emblem::Needle(faces::quarter(dir)) suit=Some(suit)/>
            {Vec::from([1, 2, 3].map(slot))}
        </li>
    }
    .into_any()
}

/// Pairs, groups and the points of the round as it stands (expert).
fn sums((bonus, penalty, won): (i8, i8, i8), lang: Lang) -> AnyView {
    let terms = terms(lang);
    let pairs = (bonus > 0).then(|| format!("+{bonus} {}", terms.pairs));
    let groups = (penalty > 0).then(|| format!("−{penalty} {}", terms.groups));
    let extra = |text: String| view! { <span>{text}</span> }.into_any();
    view! {
        <p class="board-expert">
            <strong>{points(lang, won.into())}</strong>
            {[pairs, groups].into_iter().flatten().map(extra).collect::<Vec<_>>()}
        </p>
    }
    .into_any()
}

/// What is known of the seat's hand, where that is anything.
fn known(before: Before) -> AnyView {
    let sight = before.sight;
    let cards = move || {
        let hand = before.read(|board| board.hand.clone());
        let names: Vec<String> = hand.into_iter().map(|wheel| card(sight.lang(), wheel)).collect();
        names.join(" · ")
    };
    view! {
        <When is=move || before.read(|board| board.pirates_only)>
            <Badge tone=Tone::Warn>{sight.terms().pirates_only}</Badge>
        </When>
        <When is=move || before.read(|board| !board.hand.is_empty())>
            <p class="board-hand">{move || cards()}</p>
        </When>
    }
    .into_any()
}
