//! What can be touched on the chart: the next cells, headings, ships, ports, tiles.

use engine::Seat;
use leptos::prelude::*;
use logbook::{Action, Cell, Logbook, Ship};

use super::flags;
use super::model::sea::ShipModel;
use super::model::sea_marks::{MarkModel, What};
use super::model::sea_plot::middle;
use super::sea_ships::of_ship;
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::Pennant;
use crate::pieces::chart::{Point, mark};
use crate::pieces::markup::path;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::Told;
use crate::text::logbook as text;
use crate::weave::{When, rows};

/// A point of the chart for its marks.
pub fn at(cell: Cell) -> Point {
    let (x, y) = middle(cell);
    Point::new(x, y)
}

/// All marks; headings only while the ship is being turned.
pub fn marks(sight: Sight) -> AnyView {
    let all = move || {
        let turning = sight.is_turning();
        sight.read(|table| {
            let shown = |mark: &&MarkModel| match mark.what {
                What::Step(_) => !turning,
                What::Here(..) => false,
                What::Heading(_) => turning || matches!(mark.action, Action::Heading(_)),
                _ => true,
            };
            table.sea.marks.iter().filter(shown).map(|mark| mark.what).collect::<Vec<_>>()
        })
    };
    rows(all, move |what| one(sight, what))
}

fn one(sight: Sight, what: What) -> AnyView {
    let place = Memo::new(move |_| {
        sight.read(|table| table.sea.mark(what).map(|mark| mark.cell).unwrap_or_default())
    });
    let thing = Thing { sight, what };
    let (class, drawn) = match what {
        What::Step(_) => ("lb-touch lb-step", step(thing)),
        What::Heading(dir) => ("lb-touch lb-heading", heading(dir.index() * 60)),
        What::Ship(ship) => ("lb-touch lb-ship-touch", ring(sight, ship)),
        What::Port(_) | What::Fort(_) => ("lb-touch lb-port", dot()),
        What::Start(slot) => ("lb-touch lb-start", number(sight, slot)),
        What::Reveal(_) => ("lb-touch lb-reveal", glass()),
        What::Here(..) => ("", ().into_any()),
    };
    let drawn = view! {
        <div class="lb-mark" data-spot=spot(what)>
            {touchable(thing, class, drawn)}
            {tag(thing)}
        </div>
    };
    mark(Signal::derive(move || at(place.get())), drawn.into_any())
}

/// What may be done where the ship lies: keys over the lower edge of the chart.
pub fn here_keys(sight: Sight) -> AnyView {
    let all = move || {
        let open = sight.desk.open.get();
        sight.read(|table| {
            let marks = table.sea.marks.iter().filter(|mark| open && mark.place.is_some());
            let here = |mark: &MarkModel| matches!(mark.what, What::Here(..)).then_some(mark.what);
            marks.filter_map(here).collect::<Vec<_>>()
        })
    };
    let key = move |what: What| {
        let thing = Thing { sight, what };
        let words = move || thing.action().map(|action| sight.deed(action));
        let sign = match what {
            What::Here(action, _) => here(action),
            _ => ().into_any(),
        };
        let drawn = view! { {sign} <span>{words}</span> };
        touchable(thing, "lb-here", drawn.into_any())
    };
    view! { <div class="lb-here-keys" data-spot="here">{rows(all, key)}</div> }.into_any()
}

/// What notes of the guided game may speak of.
fn spot(what: What) -> Option<String> {
    match what {
        What::Ship(Ship::Pc(pc)) => Some(format!("ship-{}", pc.0)),
        What::Ship(Ship::Npc(npc)) => Some(format!("npc-{npc}")),
        What::Port(tile) => Some(format!("port-{tile}")),
        What::Reveal(slot) => Some(format!("slot-{slot}")),
        _ => None,
    }
}

fn step(thing: Thing) -> AnyView {
    let left = move || thing.of(|mark| mark.left).map(|left| left.to_string());
    view! { <b class="lb-step-left">{left}</b> }.into_any()
}

fn svg(class: &'static str, drawn: String) -> AnyView {
    view! { <svg class=class viewBox="-12 -12 24 24" aria-hidden="true" focusable="false" inner_html=drawn></svg> }
        .into_any()
}

fn heading(turn: usize) -> AnyView {
    svg(
        "lb-sign",
        format!(
            r#"<g transform="rotate({turn})">{}</g>"#,
            path("lb-pen", "M0 9V-8M-6 -2L0 -9L6 -2")
        ),
    )
}

/// The number of the tile one begins on.
fn number(sight: Sight, slot: u8) -> AnyView {
    let number = move || {
        sight.read(|table| {
            let tile = table.sea.tiles.get(usize::from(slot)).and_then(|tile| tile.tile);
            tile.map(|(tile, _)| tile.number().to_string())
        })
    };
    view! { <b class="lb-step-left">{number}</b> }.into_any()
}

fn dot() -> AnyView {
    view! { <i class="lb-dot-ring"></i> }.into_any()
}

/// A spyglass.
fn glass() -> AnyView {
    svg("lb-sign", path("lb-pen", "M-10 5L-4 2L-2 6L-8 9ZM-4 2L4 -4L7 2L-2 6M4 -4L9 -8L12 -2L7 2"))
}

fn here(action: Action) -> AnyView {
    let d = match action {
        // A hook, a spade, a flag.
        Action::PickUp => "M0 -9V3A4 4 0 1 1 -8 3V1M-4 -9H4",
        Action::Dig => "M0 -10V2M-4 -10H4M-5 2H5V6Q5 10 0 11Q-5 10 -5 6Z",
        _ => "M-6 10V-9H7L3 -4.5L7 0H-6",
    };
    svg("lb-sign", path("lb-pen", d))
}

fn ring(sight: Sight, ship: Ship) -> AnyView {
    let lang = sight.lang();
    // The pennant flies astern, outside of the hull.
    let off = Memo::new(move |_| {
        of_ship(sight, ship, |ship| {
            let stern = ship.heading.turned(3).step();
            let (x, y) = middle(stern);
            let far = if ship.own { 0.56 } else { 0.5 };
            (x * far, y * far)
        })
    });
    let flown = move || {
        let (seat, flags, known) =
            of_ship(sight, ship, |ship: &ShipModel| Some((ship.seat, ship.flags, ship.known)))
                .unwrap_or((None, logbook::Flags::NONE, true));
        match seat {
            Some(seat) => pennant(sight, seat),
            None if known => view! {
                <svg class="lb-ship-flag" viewBox="-21 -10 42 20" aria-hidden="true" focusable="false" inner_html=flags::ensign(lang, flags)></svg>
            }
            .into_any(),
            None => ().into_any(),
        }
    };
    view! {
        <i class="lb-ship-ring"></i>
        <span
            class="lb-flown"
            style:--dx=move || off.get().0.to_string()
            style:--dy=move || off.get().1.to_string()
        >
            {flown}
        </span>
    }
    .into_any()
}

fn pennant(sight: Sight, seat: Seat) -> AnyView {
    let name = Signal::derive(move || sight.desk.label(seat));
    view! { <Pennant seat=seat.0 name/> }.into_any()
}

/// What a shot would do, beside its target.
fn tag(thing: Thing) -> AnyView {
    let words = Memo::new(move |_| {
        let open = thing.sight.desk.open.get();
        let odds = thing.of(|mark| mark.odds).filter(|_| open);
        odds.map(|odds| text::route::odds(&odds, thing.sight.lang()))
    });
    view! {
        <When is=move || words.with(Option::is_some)>
            <span class="lb-odds">{move || words.get()}</span>
        </When>
    }
    .into_any()
}

/// Something on the chart that can be touched.
#[derive(Clone, Copy)]
struct Thing {
    sight: Sight,
    what: What,
}

impl Thing {
    fn of<T: Default>(self, of: impl Fn(&MarkModel) -> T) -> T {
        self.sight.read(|table| table.sea.mark(self.what).map(&of).unwrap_or_default())
    }

    fn action(self) -> Option<Action> {
        self.of(|mark| Some(mark.action))
    }

    fn is_own_ship(self) -> bool {
        match self.what {
            What::Ship(ship) => of_ship(self.sight, ship, |ship| ship.own),
            _ => false,
        }
    }
}

impl Touchable for Thing {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        if !self.sight.desk.open.get() {
            return Answer::Explains;
        }
        let place = self.of(|mark| mark.place);
        match (place, self.what) {
            (Some(_), _) if self.is_own_ship() => Answer::Narrows(place),
            (Some(place), _) => Answer::Acts(place),
            (None, What::Reveal(_)) => {
                let explore = self.sight.scope.with(|seen| seen.place(Action::Explore));
                explore.map_or(Answer::Explains, |explore| Answer::Narrows(Some(explore)))
            }
            (None, _) => Answer::Explains,
        }
    }

    fn is_chosen(self) -> bool {
        if self.is_own_ship() {
            return self.sight.is_turning();
        }
        match (self.of(|mark| mark.place), self.what) {
            (Some(place), _) => self.sight.desk.is_drafted(&[place]),
            (None, What::Reveal(slot)) => self.sight.is_revealing(slot),
            _ => false,
        }
    }

    fn spoken(self) -> Option<String> {
        let action = self.action()?;
        let Thing { sight, what } = self;
        if matches!(what, What::Here(..)) {
            return None;
        }
        Some(sight.desk.names.with(|names| {
            sight.scope.with(|seen| match what {
                What::Ship(ship) => {
                    let acts = seen.place(action).is_some();
                    let who = text::the_ship(&seen.view, ship, names);
                    if acts {
                        format!("{who}. {}", Logbook::label(seen, action, names))
                    } else {
                        who
                    }
                }
                What::Port(tile) if seen.place(action).is_none() => {
                    text::route::port(names.lang, tile).to_owned()
                }
                _ => Logbook::label(seen, action, names),
            })
        }))
    }

    fn touch(self) {
        let Thing { sight, what } = self;
        if untrack(|| self.is_own_ship() && self.answer().place().is_some()) {
            sight.turn_about();
            return;
        }
        match (untrack(|| self.answer()), what) {
            (Answer::Narrows(_), What::Reveal(slot)) => sight.reveal(slot),
            (Answer::Acts(place), _) => {
                if let Some(action) = untrack(|| self.action()) {
                    sight.choose(vec![place], action);
                }
            }
            _ => {
                let action = untrack(|| self.action());
                sight.say_why_not(action);
            }
        }
    }
}
