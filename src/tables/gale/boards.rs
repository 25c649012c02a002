//! What each seat has taken, and what is still out of sight.

use engine::Seat;
use gale::Dir;
use leptos::prelude::*;

use super::faces;
use super::model::{Board, TableModel};
use crate::desk::Desk;
use crate::pieces::{Badge, Emblem, EmblemMark, Pennant, Pip, Pips, Suit, Tone};
use crate::prefs::use_prefs;
use crate::text::Lang;
use crate::text::gale::{board_spoken, card, dir, points, terms};
use crate::weave::When;

/// The winds taken by every seat, with the triplets they make.
#[component]
pub fn Boards(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let seats = model.with_untracked(|model| model.boards.len() as u8);
    view! {
        <section class="zone gale-boards">
            <h2 class="zone-title">{move || terms(desk.lang()).taken}</h2>
            <ol class="boards" data-count=seats.to_string()>
                {Seat::all(seats).map(|seat| view! { <SeatBoard model seat desk/> }).collect_view()}
            </ol>
        </section>
    }
}

#[component]
fn SeatBoard(model: Memo<TableModel>, seat: Seat, desk: Desk) -> impl IntoView {
    let names = desk.names;
    let board = Memo::new(move |_| model.with(|model| model.boards.get(seat.index()).cloned()));
    let name = move || names.with(|names| names.label(seat).to_owned());
    let damage = move || board.with(|board| board.as_ref().map(|board| board.damage.to_string()));
    let spoken = move || {
        let words = |board: &Board| {
            names.with(|names| board_spoken(names, board.seat, board.taken, board.damage))
        };
        board.with(|board| board.as_ref().map(words))
    };
    view! {
        <li class="board" data-you=move || names.with(|names| names.is_you(seat)).then_some("")>
            <span class="unseen">{move || spoken()}</span>
            <span class="board-head" aria-hidden="true">
                <Pennant seat=seat.0 name/>
                <span class="board-name">{move || name()}</span>
                <span class="board-harm">
                    <Pips pip=Pip::Splinter count=1/>
                    {move || damage()}
                </span>
            </span>
            <ul class="board-winds" aria-hidden="true">
                {Dir::ALL.map(|dir| view! { <Triplet board dir/> }).collect_view()}
            </ul>
            <Expert board desk/>
            <Known board desk/>
        </li>
    }
}

/// The three places of a direction's triplet, filled as far as the seat has come.
#[component]
fn Triplet(board: Memo<Option<Board>>, dir: Dir) -> impl IntoView {
    let suit = Suit::from(faces::quarter(dir));
    let whole =
        move || board.with(|board| board.as_ref().is_some_and(|b| b.triplets.contains(dir)));
    let slot = move |damage: usize| {
        let held = move || {
            board.with(|board| board.as_ref().map_or(0, |b| b.slots[dir.index()][damage - 1]))
        };
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
    view! {
        <li class="triplet" data-set=move || whole().then_some("")>
            <EmblemMark emblem=Emblem::Needle(faces::quarter(dir)) suit=Some(suit)/>
            {Vec::from([1, 2, 3].map(slot))}
        </li>
    }
}

/// Pairs, groups and the points of the round as it stands (expert).
#[component]
fn Expert(board: Memo<Option<Board>>, desk: Desk) -> impl IntoView {
    let counted = move || board.with(|board| board.as_ref().and_then(|board| board.expert));
    view! { {move || counted().map(|counted| sums(counted, desk.lang()))} }
}

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
#[component]
fn Known(board: Memo<Option<Board>>, desk: Desk) -> impl IntoView {
    let pirates = move || board.with(|board| board.as_ref().is_some_and(|b| b.pirates_only));
    let open = move || board.with(|board| board.as_ref().is_some_and(|b| !b.hand.is_empty()));
    let cards = move || {
        let hand = board.with(|board| board.as_ref().map_or_else(Vec::new, |b| b.hand.clone()));
        let names: Vec<String> = hand.into_iter().map(|wheel| card(desk.lang(), wheel)).collect();
        names.join(" · ")
    };
    view! {
        <When is=pirates>
            <Badge tone=Tone::Warn>{move || terms(desk.lang()).pirates_only}</Badge>
        </When>
        <When is=open>
            <p class="board-hand">{move || cards()}</p>
        </When>
    }
}

/// What the viewer has not seen yet, by direction: counted for those who do not want to.
#[component]
pub fn Memory(model: Memo<TableModel>, desk: Desk) -> impl IntoView {
    let prefs = use_prefs();
    let unseen = move || {
        let wanted = prefs.get(|settings| settings.memory);
        model.with(|model| model.unseen.filter(|_| wanted))
    };
    let of = move |at: Dir| {
        let quarter = faces::quarter(at);
        view! {
            <li>
                <EmblemMark emblem=Emblem::Needle(quarter) suit=Some(Suit::from(quarter))/>
                <span class="unseen">{move || dir(desk.lang(), at)}</span>
                {move || unseen().map(|unseen| unseen.by_dir[at.index()].to_string())}
            </li>
        }
        .into_any()
    };
    view! {
        <When is=move || unseen().is_some()>
            <section class="zone gale-memory">
                <h2 class="zone-title">{move || terms(desk.lang()).unseen}</h2>
                <ul class="tally">
                    {Vec::from(Dir::ALL.map(of))}
                    <li>
                        <EmblemMark emblem=Emblem::Pirate/>
                        <span class="unseen">{move || terms(desk.lang()).pirates}</span>
                        {move || unseen().map(|unseen| unseen.pirates.to_string())}
                    </li>
                </ul>
            </section>
        </When>
    }
}
