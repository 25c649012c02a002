//! Drawers and dialogs, on the browser's own `<dialog>`.

use leptos::{ev, html, prelude::*};

use crate::weave::When;

/// How a sheet stands beside the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetKind {
    /// Log, rules, menu: slides from below on a phone; on a wide page it stands at the side and the table stays in use.
    Drawer,
    /// A question or a result: over the table until it is answered.
    Dialog,
    /// How a game ended: as large as can be, over the table.
    Ending,
    /// A closer look at something: any tap closes it.
    Look,
}

impl SheetKind {
    fn class(self) -> &'static str {
        match self {
            SheetKind::Drawer => "sheet drawer",
            SheetKind::Dialog => "sheet dialog",
            SheetKind::Ending => "sheet dialog sheet-ending",
            SheetKind::Look => "sheet dialog look",
        }
    }
}

/// The width at which a drawer stands beside the table; `style/sheet.css` says the same.
const SIDE_BY_SIDE: &str = "(min-width: 900px)";

/// A sheet with a title and a way out. What is in it exists only while it is open. Closing it, by whatever means,
/// gives the focus back to where it came from: the browser does that for a `<dialog>`.
#[component]
pub fn Sheet(
    /// Drawer or dialog.
    kind: SheetKind,
    /// Whether it is open; closing sets it to false.
    open: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// The name of the close button.
    #[prop(into)]
    close: Signal<String>,
    /// What it holds.
    children: ChildrenFn,
) -> impl IntoView {
    let node = NodeRef::<html::Dialog>::new();
    // Whether the browser shows it. The content must outlive `open` until the browser has closed the dialog: it returns
    // the focus only if it finds it inside.
    let shown = RwSignal::new(false);
    Effect::new(move || {
        let Some(dialog) = node.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => {
                if kind == SheetKind::Drawer && stands_beside() {
                    dialog.show();
                } else {
                    // It refuses only when it was taken out of the page meanwhile.
                    drop(dialog.show_modal());
                }
                shown.set(dialog.open());
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    // A click on the dialog element itself is a click beside its content: on the backdrop.
    let beside = move |event: ev::MouseEvent| {
        let hit = node
            .get_untracked()
            .is_some_and(|dialog| event.target().as_ref() == Some(dialog.as_ref()));
        if kind == SheetKind::Look || hit && kind == SheetKind::Drawer {
            open.set(false);
        }
    };
    // The browser closes a modal dialog on Esc; one that stands beside the table must do it itself.
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" && kind == SheetKind::Drawer {
            event.stop_propagation();
            open.set(false);
        }
    };
    view! {
        <dialog
            node_ref=node
            class=kind.class()
            aria-label=move || open.get().then(|| title.get())
            on:close=move |_| {
                open.set(false);
                shown.set(false);
            }
            on:click=beside
            on:keydown=escape
        >
            <When is=move || open.get() || shown.get()>
                <div class="sheet-page">
                    <header class="sheet-head">
                        <h2>{title}</h2>
                        <button
                            type="button"
                            class="key key-icon"
                            aria-label=close
                            on:click=move |_| open.set(false)
                        >
                            <super::Icon glyph=super::Glyph::Close/>
                        </button>
                    </header>
                    <div class="sheet-body" tabindex="0">{children()}</div>
                </div>
            </When>
        </dialog>
    }
}

/// Whether the page is wide enough for a drawer beside the table.
pub fn stands_beside() -> bool {
    window().match_media(SIDE_BY_SIDE).ok().flatten().is_some_and(|query| query.matches())
}
