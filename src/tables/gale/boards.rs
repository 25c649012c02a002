//! What each seat has taken, and what is known of its hand.

use engine::Seat;
use gale::Dir;
use leptos::prelude::*;

use super::model::faces;
use super::model::{Blown, Board, Pile};
use super::sight::Sight;
use super::winds::token;
use crate::pieces::{Badge, Emblem, EmblemMark, Pip, Pips, Suit, Tone};
use crate::shell::pennant;
use crate::text::Lang;
use crate::text::gale::{board_spoken, card, points, terms};
use crate::weave::{When, rows};

/// The winds taken by every seat, with the triplets they make.
pub fn boards(sight: Sight) -> AnyView {
    let seats = untrack(|| sight.read(|model| model.boards.len() as u8));
    let all: Vec<AnyView> = Seat::all(seats).map(|seat| Before::new(sight, seat).draw()).collect();
    view! {
        <section class="zone gale-boards" data-spot="boards">
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
        let piles: Vec<AnyView> = Dir::ALL.map(|dir| pile(self, dir)).into();
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
                <ul class="board-winds" aria-hidden="true">{piles}</ul>
                {move || self.read(|board| board.expert).map(|expert| sums(expert, sight.lang()))}
                {known(self)}
            </li>
        }
        .into_any()
    }
}

/// The winds of a direction, and the place of the one that a triplet still lacks.
fn pile(before: Before, dir: Dir) -> AnyView {
    let lang = before.sight.lang();
    let quarter = faces::quarter(dir);
    let read = move |of: fn(&Pile) -> Option<u8>| {
        before.read(|board| of(&board.piles[dir.index()])).map(|damage| damage.to_string())
    };
    let blown = move || before.read(|board| board.piles[dir.index()].blown.clone());
    let lacks = move || read(|pile| pile.lacks);
    let whole = move || read(|pile| pile.whole.then_some(3)).is_some();
    view! {
        <li class="pile" data-some=move || (!blown().is_empty()).then_some("") data-set=move || whole().then_some("")>
            <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
            {rows(blown, move |it: Blown| token(lang, it.wind, Some(it.key)))}
            {move || lacks().map(|lacks| view! { <span class="pile-lacks">{lacks}</span> }.into_any())}
            <When is=whole>
                <span class="pile-set">{terms(lang).triplet}</span>
            </When>
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
