//! The drawers and dialogs of a table.

use std::sync::Arc;

use leptos::prelude::*;

use super::keys::Doors;
use super::log::log_list;
use super::menu::menu;
use super::read::read_table;
use super::result::result_sheet;
use super::rules_view::rules_view;
use super::share::{Shared, share_sheet};
use crate::desk::Desk;
use crate::pieces::{Sheet, SheetKind};
use crate::prefs::{Pick, word};
use crate::session::Session;

/// A sheet with its heading; what is inside is drawn when it opens.
pub fn sheet(
    kind: SheetKind,
    open: RwSignal<bool>,
    title: Pick,
    inside: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    drawn(kind, open, title, Box::new(inside))
}

fn drawn(
    kind: SheetKind,
    open: RwSignal<bool>,
    title: Pick,
    inside: Box<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    view! {
        <Sheet kind open title=word(title) close=word(|w| w.close)>
            {untrack(&inside)}
        </Sheet>
    }
    .into_any()
}

/// Everything that can be opened at the table.
pub fn sheets(session: Session, desk: Desk, doors: Doors) -> AnyView {
    let id = session.game().id();
    let shared = move || {
        let game = session.game();
        let title = id.blurb(session.names().lang).title.to_owned();
        Shared { here: game.link(game.ply()), start: game.link(0), title }
    };
    let (drawer, dialog) = (SheetKind::Drawer, SheetKind::Dialog);
    view! {
        {sheet(drawer, doors.log, |w| w.log, move || log_list(session, desk, doors.log))}
        {sheet(drawer, doors.rules, |w| w.rules, move || rules_view(id))}
        {sheet(drawer, doors.menu, |w| w.menu, move || menu(session, doors))}
        {sheet(dialog, doors.share, |w| w.share_title, move || share_sheet(Arc::new(shared)))}
        {sheet(dialog, doors.read, |w| w.read_table, move || read_table(session, desk))}
        {result_sheet(session, doors)}
    }
    .into_any()
}
