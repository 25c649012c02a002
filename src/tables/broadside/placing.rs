//! Islands and ships are set: an island is dragged to its node, a ship taken to one of her berths.

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use super::hulls::{outline, plot, point, transform};
use super::model::PlacingModel;
use super::model::placing::{Berth, Node};
use super::model::plot::Spot;
use super::model::sea::Touch;
use super::sight::Sight;
use super::water::{ground, placed};
use crate::desk::{Desk, Draft};
use crate::pieces::chart::{Phase, mark};
use crate::pieces::markup::path;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside as text;
use crate::weave::{When, rows};

/// Where an island may lie, the island itself, and the berths of a ship.
pub fn shapes(sight: Sight) -> AnyView {
    let nodes = Memo::new(move |_| {
        sight.read(|table| match &table.placing {
            Some(PlacingModel::Island { nodes, .. }) => nodes
                .iter()
                .map(|node| placed(node.at, r#"<circle class="bs-node" r="2.5"/>"#))
                .collect::<String>(),
            _ => String::new(),
        })
    });
    let shore = Memo::new(move |_| {
        sight.read(|table| match &table.placing {
            Some(PlacingModel::Island { shore, .. }) => ground(shore),
            _ => String::new(),
        })
    });
    let at = move || node(sight).map(|node| format!("translate({} {})", node.at.x, node.at.y));
    let berths = move || {
        sight.read(|table| match &table.placing {
            Some(PlacingModel::Ship { masts, seat, berths, .. }) => {
                let line = outline(*masts);
                let drawn = |berth: &Berth| {
                    let chosen = if sight.desk.is_drafted(&[berth.place]) {
                        " data-chosen=\"\""
                    } else {
                        ""
                    };
                    format!(
                        r#"<g class="bs-berth" data-seat="{}" transform="{}"{chosen}>{}</g>"#,
                        seat.0 + 1,
                        transform(berth.lie),
                        path("bs-berth-line", &line)
                    )
                };
                berths.iter().map(drawn).collect::<String>()
            }
            _ => String::new(),
        })
    };
    view! {
        <g class="bs-nodes" inner_html=move || nodes.get()></g>
        <g class="bs-laid" data-chosen=move || chosen(sight).is_some().then_some("") transform=at inner_html=move || shore.get()></g>
        <g class="bs-berths" inner_html=berths></g>
    }
    .into_any()
}

/// The node an island is shown at: the chosen one, or the one nearest to the middle; tracked.
fn node(sight: Sight) -> Option<Node> {
    chosen(sight).or_else(|| {
        sight.model.with(|table| {
            let plot = table.sea.plot;
            let middle = Spot::new(plot.sea.width / 2, plot.sea.height / 2);
            table.placing.as_ref()?.nearest(middle).cloned()
        })
    })
}

fn chosen(sight: Sight) -> Option<Node> {
    sight.desk.draft.with(|draft| {
        let path = &draft.as_ref()?.path;
        sight.model.with(|table| table.placing.as_ref()?.chosen(path).cloned())
    })
}

/// The island as a thing to be dragged, and a key for each berth.
pub fn marks(sight: Sight) -> AnyView {
    let island = move || {
        sight.desk.open.get()
            && sight.read(|table| matches!(table.placing, Some(PlacingModel::Island { .. })))
    };
    let berths = move || {
        sight.read(|table| match &table.placing {
            Some(PlacingModel::Ship { berths, .. }) => berths.clone(),
            _ => Vec::new(),
        })
    };
    view! {
        <When is=island>{grip(sight)}</When>
        {rows(berths, move |berth| {
            let key = touchable(BerthButton { sight, berth }, "bs-touch", view! { <i class="bs-ring"></i> }.into_any());
            mark(Signal::stored(point(berth.middle)), key)
        })}
    }
    .into_any()
}

fn grip(sight: Sight) -> AnyView {
    let at = Signal::derive(move || point(node(sight).map(|node| node.at).unwrap_or_default()));
    let number = move || {
        sight.read(|table| match &table.placing {
            Some(PlacingModel::Island { number, .. }) => text::roman(*number),
            _ => "",
        })
    };
    let deed = move || {
        node(sight)
            .map(|node| text::place_on_chart(sight.lang(), node.at.x, node.at.y, plot(sight).sea))
    };
    let place = move || node(sight).map(|node| (node.at.x / 350).to_string());
    let grip = view! {
        <div
            class="bs-island-grip"
            role="slider"
            tabindex="0"
            data-grip="island"
            data-pick=""
            aria-label=number
            aria-valuemin="0"
            aria-valuemax="40"
            aria-valuenow=place
            aria-valuetext=deed
            on:keydown=move |event| keyed(sight, &event)
        >
            <b aria-hidden="true">{number}</b>
        </div>
    };
    mark(at, grip.into_any())
}

/// Column and row are one choice.
fn words(sight: Sight) -> String {
    sight.read(|table| match &table.placing {
        Some(PlacingModel::Island { number, .. }) => text::island_here(sight.lang(), *number),
        _ => String::new(),
    })
}

fn draft(sight: Sight, node: &Node) -> Draft {
    Draft { path: node.path.clone(), words: untrack(|| words(sight)) }
}

fn keyed(sight: Sight, event: &KeyboardEvent) {
    let Some(now) = untrack(|| node(sight)) else { return };
    let (right, down) = match event.key().as_str() {
        "ArrowLeft" => (-1, 0),
        "ArrowRight" => (1, 0),
        "ArrowUp" => (0, -1),
        "ArrowDown" => (0, 1),
        "Enter" | " " if !event.repeat() => {
            sight.desk.choose.run(draft(sight, &now));
            event.prevent_default();
            event.stop_propagation();
            return;
        }
        _ => return,
    };
    let next = untrack(|| {
        sight.model.with(|table| table.placing.as_ref()?.beyond(now.at, right, down).cloned())
    });
    if let Some(next) = next {
        sight.desk.show.run(draft(sight, &next));
    }
    event.prevent_default();
    event.stop_propagation();
}

/// The island is dragged: it snaps to the nearest node.
pub fn dragged(sight: Sight, phase: Phase, to: Spot) {
    let (before, found) = untrack(|| {
        let nearest = sight.model.with(|table| table.placing.as_ref()?.nearest(to).cloned());
        (chosen(sight), nearest)
    });
    let Some(node) = found else { return };
    match phase {
        Phase::Began | Phase::Moved => {
            if before.as_ref() != Some(&node) {
                sight.desk.show.run(draft(sight, &node));
            }
        }
        Phase::Tapped => sight.desk.show.run(draft(sight, &node)),
        Phase::Ended => sight.desk.let_go.run(draft(sight, &node)),
        Phase::Cancelled => sight.desk.clear.run(()),
    }
}

/// A berth that can be taken.
#[derive(Clone, Copy)]
struct BerthButton {
    sight: Sight,
    berth: Berth,
}

impl BerthButton {
    fn touch_now(self) -> Touch {
        Touch::Acts(self.berth.place, broadside::Action::Berth(self.berth.number))
    }
}

impl Touchable for BerthButton {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.sight.answer(self.touch_now())
    }

    fn is_chosen(self) -> bool {
        self.sight.desk.is_drafted(&[self.berth.place])
    }

    fn spoken(self) -> Option<String> {
        Some(self.sight.deed(broadside::Action::Berth(self.berth.number)))
    }

    fn touch(self) {
        self.sight.touch(self.touch_now(), None);
    }
}
