//! The trick, ranked live: who would take the wind, who would lead, what is cancelled. Every seat
//! has its own place, in the order of the seats; a reader hears them in the order of play.

use gale::Wheel;
use leptos::prelude::*;

use super::model::faces;
use super::model::{Spot, Stage, Trick};
use super::sight::Sight;
use crate::pieces::{Badge, Card, CardState, Glyph, Icon, Pennant, Pip, Pips, Tone};
use crate::text::Names;
use crate::text::gale::{terms, trick_spoken, trick_title, verdict, worth};
use crate::weave::{When, rows};

/// The cards of the trick in playing order, and how it stands in words.
pub fn trick(sight: Sight) -> AnyView {
    let names = sight.desk.names;
    let trick = Memo::new(move |_| sight.model.with(|model| model.trick.clone()));
    let title = move || trick.with(|trick| trick_title(sight.lang(), trick.number, trick.wind));
    let count = move || trick.with(|trick| trick.spots.len());
    view! {
        <section class="zone gale-trick" data-stage=move || trick.with(|trick| stage_key(trick.stage))>
            <h2 class="zone-title">{move || title()}</h2>
            <ol class="spots" data-spot="trick" data-count=move || count().to_string()>
                {rows(move || 0..count(), move |at| place(sight, trick, at))}
            </ol>
            <p class="gale-verdict">
                <span class="ribbon" data-tone=move || trick.with(tone)>
                    <span>
                        {rows(
                            move || trick.with(|trick| names.with(|names| told(trick, names))),
                            |told| view! { <span>{told} " "</span> },
                        )}
                    </span>
                </span>
            </p>
        </section>
    }
    .into_any()
}

/// The ribbon of a preview is that of all previews; where nobody takes anything it is pale.
fn tone(trick: &Trick) -> &'static str {
    match (trick.stage, trick.taker) {
        (Stage::Drafted, _) => "accent",
        (_, None) => "shoal",
        _ => "ink",
    }
}

fn stage_key(stage: Stage) -> &'static str {
    match stage {
        Stage::Running => "running",
        Stage::Drafted => "drafted",
        Stage::Over => "over",
    }
}

/// How it stands in words, a sentence each; nothing before the first card.
fn told(trick: &Trick, names: &Names) -> Vec<String> {
    let took = (trick.stage == Stage::Over).then_some(&trick.took[..]);
    let plays = trick.plays();
    match plays[..] {
        [] => Vec::new(),
        _ => verdict(&names.familiar(), &plays, trick.taker, trick.leads, took),
    }
}

/// A place of the trick as it stands.
#[derive(Clone, Copy)]
struct SpotNow(Memo<Option<Spot>>);

impl SpotNow {
    fn read<T>(self, read: impl FnOnce(&Spot) -> T) -> Option<T> {
        self.0.with(|spot| spot.as_ref().map(read))
    }

    fn is(self, what: fn(&Spot) -> bool) -> bool {
        self.read(what).unwrap_or(false)
    }

    fn mark(self, what: fn(&Spot) -> bool) -> Option<&'static str> {
        self.is(what).then_some("")
    }
}

fn is_out(spot: &Spot) -> bool {
    spot.play.is_some_and(|play| play.out)
}

/// A seat's place in the trick.
fn place(sight: Sight, trick: Memo<Trick>, place: usize) -> AnyView {
    let names = sight.desk.names;
    let spot = Memo::new(move |_| trick.with(|trick| trick.spots.get(place).cloned()));
    let spot = SpotNow(spot);
    let seat = move || spot.read(|spot| spot.seat);
    let name = move || seat().map(|seat| sight.desk.label(seat)).unwrap_or_default();
    let harm = move || {
        let board = seat()?.index();
        sight.read(|model| Some(model.boards.get(board)?.damage.to_string()))
    };
    let yours = move || seat().is_some_and(|seat| names.with(|names| names.is_you(seat)));
    // Drawn anew in every trick, so that each card comes onto the table.
    let card = Memo::new(move |_| {
        let played = spot.read(|spot| Some((spot.play?.card, spot.ghost))).flatten();
        played.map(|played| (trick.with(|trick| trick.key), played))
    });
    view! {
        <li
            class="spot"
            data-seat=move || seat().map(|seat| seat.0.to_string())
            data-open=move || spot.mark(|spot| spot.awaited)
            data-worst=move || spot.mark(|spot| spot.takes)
            data-best=move || spot.mark(|spot| spot.leads)
            data-you=move || yours().then_some("")
        >
            <span class="unseen">
                {move || spot.read(|spot| names.with(|names| in_words(spot, names)))}
            </span>
            <span class="spot-who" aria-hidden="true">
                <Pennant seat=move || seat().map_or(0, |seat| seat.0) name/>
                <span class="spot-name">{move || name()}</span>
                <span class="spot-harm">
                    <Pips pip=Pip::Splinter count=1/>
                    {move || harm()}
                </span>
            </span>
            {move || match card.get() {
                Some((_, (card, _))) => played(card, spot),
                None => view! { <span class="card-place">{(place + 1).to_string()}</span> }.into_any(),
            }}
            {tie(trick, place)}
            {marks(spot, sight)}
        </li>
    }
    .into_any()
}

/// A card of the trick with what it is worth there; it comes from the hand, or from its seat.
fn played(card: Wheel, spot: SpotNow) -> AnyView {
    let state = move || match (spot.is(|spot| spot.ghost), spot.is(|spot| spot.fresh)) {
        (true, _) => CardState::Selected,
        (_, true) => CardState::JustPlayed,
        _ => CardState::Idle,
    };
    let value = move || spot.read(|spot| Some(worth(spot.play?.rank))).flatten();
    view! {
        <span
            class="gale-card"
            data-draft=move || spot.mark(|spot| spot.ghost)
            data-piece=move || spot.read(|spot| spot.piece.clone()).flatten()
            data-from=move || spot.read(|spot| format!("seat-{}", spot.seat.0))
        >
            <Card face=faces::wheel(card) state struck=move || spot.is(is_out)/>
            <span class="gale-value" data-out=move || spot.mark(is_out)>{move || value()}</span>
        </span>
    }
    .into_any()
}

fn in_words(spot: &Spot, names: &Names) -> String {
    let terms = terms(names.lang);
    let marks: Vec<&str> = [
        (spot.ghost, terms.drafted),
        (is_out(spot), terms.out),
        (spot.takes, terms.takes_wind),
        (spot.leads, terms.leads_next),
        (spot.awaited, terms.awaited),
    ]
    .into_iter()
    .filter_map(|(is, word)| is.then_some(word))
    .collect();
    trick_spoken(names, spot.seat, spot.play.as_ref(), &marks)
}

/// The line that ties a cancelled card to its twins: it runs under the places between them.
fn tie(trick: Memo<Trick>, place: usize) -> AnyView {
    view! {
        <svg class="gale-tie" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <path d=move || trick.with(|trick| tie_under(trick, place))/>
        </svg>
    }
    .into_any()
}

fn tie_under(trick: &Trick, place: usize) -> String {
    // The places stand in the order of the seats, whoever leads.
    let column = |place: usize| trick.spots.get(place).map(|spot| spot.seat.index());
    let Some(here) = column(place) else { return String::new() };
    let lines = trick.ties.iter().enumerate().filter_map(|(depth, tie)| {
        let columns = || tie.iter().filter_map(|place| column(*place));
        let (first, last) = (columns().min()?, columns().max()?);
        let y = 4 + 5 * depth;
        if !(first..=last).contains(&here) {
            return None;
        }
        let from = if here == first { 50 } else { 0 };
        let to = if here == last { 50 } else { 100 };
        let stem = if tie.contains(&place) { format!("M50 0V{y}") } else { String::new() };
        Some(format!("M{from} {y}H{to}{stem}"))
    });
    lines.collect()
}

/// What the card does as it stands: a sign and a word each.
fn marks(spot: SpotNow, sight: Sight) -> AnyView {
    let terms = sight.terms();
    view! {
        <span class="gale-marks" aria-hidden="true">
            <When is=move || spot.is(|spot| spot.takes)>
                <Badge tone=Tone::Bad>
                    <Pips pip=Pip::Splinter count=1/>
                    <span class="mark-short">{terms.takes}</span>
                    <span class="mark-long">{terms.takes_wind}</span>
                </Badge>
            </When>
            <When is=move || spot.is(|spot| spot.leads)>
                <Badge tone=Tone::Strong>
                    <Icon glyph=Glyph::Star/>
                    <span class="mark-short">{terms.leads}</span>
                    <span class="mark-long">{terms.leads_next}</span>
                </Badge>
            </When>
            <When is=move || spot.is(is_out)>
                <span class="mark-long">
                    <Badge>
                        <Icon glyph=Glyph::Close/>
                        {terms.out}
                    </Badge>
                </span>
            </When>
            <When is=move || spot.is(|spot| spot.awaited)>
                <Badge tone=Tone::Accent>{terms.awaited}</Badge>
            </When>
        </span>
    }
    .into_any()
}
