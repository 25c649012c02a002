//! What a game brings along to be shown: a table to draw.

use bots::Played;
use engine::{Game, Seen};
use leptos::prelude::*;

use crate::desk::Desk;
use crate::games::GameId;
use crate::text::{Lang, Prompt, Told};
use kit::Scope;

#[cfg(test)]
mod arrows_test;
pub mod broadside;
pub mod gale;
pub mod kit;
pub mod logbook;
pub mod plunder;
pub mod quay;

/// The two zones of the frame that a game fills.
pub struct Drawn {
    /// What lies on the table.
    pub table: AnyView,
    /// What the viewer holds; empty where there is nothing to hold.
    pub hand: AnyView,
    /// Where things are taken up before they make a choice of the list.
    pub narrowed: Option<Narrowed>,
}

/// A choice that is narrowed on the table, but none of the list yet.
#[derive(Clone, Copy)]
pub struct Narrowed {
    /// What is to be chosen next, while something is taken up.
    pub prompt: Signal<Option<Prompt>>,
    /// Puts back what is taken up.
    pub widen: Callback<()>,
    /// Where a choice of many is set on the table (an amount), the one it is set to: the dock
    /// shows its key, though the table carries it.
    pub ready: Option<Signal<Option<usize>>>,
}

/// The pictures of a game; each game has its own in `tables/<game>`. No rule here, no choice.
pub trait Shown: Game {
    /// Which game it is.
    const ID: GameId;

    /// The picture on the home page, as markup in a box of 440 × 160; it lies on open water.
    fn picture(lang: Lang) -> String;

    /// The same as small as can be: a [`medal`](crate::pieces::medal).
    fn medal() -> String;

    /// Draws what is seen: what lies on the table, and the hand before the viewer.
    fn draw(scope: Scope<Self>, desk: Desk) -> Drawn
    where
        Self: Playable;

    /// May the only choice there is be played without asking? Not if it shows others something
    /// its player might still want to hide.
    fn obvious(seen: &Seen<Self>, only: Self::Action) -> bool;

    /// Can this choice be made on the table itself? The dock shows the others, in the same words,
    /// and folds these.
    fn carried(seen: &Seen<Self>, action: Self::Action) -> bool;

    /// How long an event wants to be looked at before the next one.
    fn stay(event: &Self::Event) -> Stay;
}

/// How long an event wants to be looked at, in milliseconds at normal speed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stay {
    /// No longer than any other act.
    Briefly,
    /// So long.
    For(u32),
    /// Until the reader has passed it, for it sums up what was played; so long where the reader
    /// has set that the game goes on by itself.
    UntilPassed(u32),
}

/// A game that can be played on the page: told, shown, and played by the bots.
pub trait Playable:
    Told
    + Shown
    + Played<Action: Send + Sync, Event: Send + Sync, View: Send + Sync, Options: Send + Sync>
    + Send
    + Sync
{
}

impl<G> Playable for G where
    G: Told
        + Shown
        + Played<Action: Send + Sync, Event: Send + Sync, View: Send + Sync, Options: Send + Sync>
        + Send
        + Sync
{
}
