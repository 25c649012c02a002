//! A chart that is moved and zoomed: a piece of world on water. It knows shapes and fingers, no
//! game.
//!
//! What is drawn in world units is one `<svg>` with one `<g>` for the camera; lines in it keep
//! their width, except inside `.scaled`. What keeps its size altogether is a [`mark`] over it, or
//! uses `--chart-unit`, the world units a pixel (`--chart-scale` is their inverse, a length). A
//! frame of moving sets these and two transforms, and draws no part anew.

mod camera;
mod fingers;
mod glass;
mod keys;
mod marks;
mod near;
mod pilot;
mod pointers;
mod space;

use leptos::html::{Div, Section};
use leptos::prelude::*;
use leptos::svg::G;
use wasm_bindgen::prelude::*;
use web_sys::{Element, FocusEvent, HtmlElement, MutationObserver, ResizeObserver};

pub use fingers::Phase;
use glass::Canvas;
pub use glass::Glass;
pub use keys::{Key, chart_keys};
pub use marks::mark;
pub use pointers::Drag;
use pointers::Pointers;
pub use space::{Extent, Point, Size};

/// What lies on a chart, in world units, y downwards.
pub struct Chart {
    /// What there is to see.
    pub extent: Signal<Extent>,
    /// What it is, in words.
    pub label: Signal<String>,
    /// Markup drawn once: land, graticule.
    pub still: String,
    /// What changes, in world units: elements of an `<svg>`.
    pub drawn: AnyView,
    /// What keeps its size: each a [`mark`].
    pub marks: AnyView,
    /// What the decision is about: brought into sight whenever it changes.
    pub look: Signal<Option<Extent>>,
    /// Hears of drags that begin on a mark with `data-grip`, and of taps on one that is no button.
    pub grip: Option<Callback<Drag>>,
}

impl Chart {
    /// Draws the chart as large as its box, to be looked at through this glass.
    pub fn draw(self, glass: Glass) -> AnyView {
        let Chart { extent, label, still, drawn, marks, look, grip } = self;
        let (board, world, layer) =
            (NodeRef::<Section>::new(), NodeRef::<G>::new(), NodeRef::<Div>::new());
        Effect::new(move || {
            let (extent, look) = (extent.get(), look.get());
            glass.change(|pilot| pilot.chart(extent));
            glass.heed(look);
        });
        Effect::new(move || {
            if let (Some(board), Some(world), Some(marks)) = (board.get(), world.get(), layer.get())
            {
                watch(glass, &board, &marks);
                glass.mount(Canvas { board, world: world.into(), marks: marks.into() });
            }
        });
        let pointers = Pointers::new(glass, grip);
        let on_board = move |act: &dyn Fn(&HtmlElement)| {
            if let Some(board) = board.get_untracked() {
                act(&board);
            }
        };
        view! {
            <section
                class="sea-chart"
                node_ref=board
                role="group"
                tabindex="0"
                aria-label=move || label.get()
                on:pointerdown=move |event| on_board(&|board| pointers.down(board, &event))
                on:pointermove=move |event| on_board(&|board| pointers.moved(board, &event))
                on:pointerup=move |event| on_board(&|board| pointers.lifted(board, &event, false))
                on:pointercancel=move |event| on_board(&|board| pointers.lifted(board, &event, true))
                on:click:capture=move |event| on_board(&|board| pointers.clicked(board, &event))
                on:wheel=move |event| on_board(&|board| pointers.turned(board, &event))
                on:keydown=move |event| on_board(&|board| keys::pressed(glass, board, &event))
                on:focusin=move |event| on_board(&|board| focused(glass, board, &event))
            >
                <svg class="chart-water" aria-hidden="true" focusable="false">
                    <g class="chart-world" node_ref=world>
                        <g inner_html=still></g>
                        {drawn}
                    </g>
                </svg>
                <div class="chart-marks" node_ref=layer>{marks}</div>
                {chart_keys(glass, &Key::ALL)}
            </section>
        }
        .into_any()
    }
}

fn focused(glass: Glass, board: &HtmlElement, event: &FocusEvent) {
    if let Some(thing) = event.target().and_then(|thing| thing.dyn_into::<Element>().ok()) {
        marks::focused(glass, board, &thing);
    }
}

/// Hears of the size of the board and of marks that come and go, for as long as it is shown.
fn watch(glass: Glass, board: &HtmlElement, layer: &HtmlElement) {
    let sized = {
        let board = board.clone();
        Closure::<dyn Fn()>::new(move || {
            let frame = board.get_bounding_client_rect();
            glass.fit(Size { width: frame.width(), height: frame.height() });
        })
    };
    if let Ok(observer) = ResizeObserver::new(sized.into_js_value().unchecked_ref()) {
        observer.observe(board);
        on_cleanup(move || observer.disconnect());
    }
    marks::keep_one_stop(board);
    let changed = {
        let board = board.clone();
        Closure::<dyn Fn()>::new(move || marks::keep_one_stop(&board))
    };
    if let Ok(observer) = MutationObserver::new(changed.into_js_value().unchecked_ref()) {
        let options = web_sys::MutationObserverInit::new();
        options.set_child_list(true);
        options.set_subtree(true);
        let acts = ["data-act", "data-pick"].map(JsValue::from_str);
        options.set_attribute_filter(&js_sys::Array::from_iter(acts));
        // Watching an element of the page cannot fail.
        drop(observer.observe_with_options(layer, &options));
        on_cleanup(move || observer.disconnect());
    }
}
