//! What lies on the islands: treasure, homes with their gold, and their numbers.

use broadside::cards::Face;
use leptos::prelude::*;

use super::hulls::point;
use super::model::plot::Spot;
use super::model::sea::{Hoard, IsleModel, ShipModel, Touch};
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::chart::mark;
use crate::pieces::flag;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside as text;
use crate::weave::rows;

/// A mark for each island.
pub fn isles(sight: Sight) -> AnyView {
    let numbers = move || 0..sight.read(|table| table.sea.islands.len()) as u8;
    rows(numbers, move |number| {
        let at = Signal::derive(move || point(of_isle(sight, number, |isle| isle.at)));
        let drawn = Memo::new(move |_| of_isle(sight, number, things));
        let things = view! { <span class="bs-isle-things" inner_html=move || drawn.get()></span> };
        let fresh = move || of_isle(sight, number, |isle| isle.fresh).then_some("");
        let button = view! {
            <div class="bs-isle" data-fresh=fresh data-spot=format!("isle-{number}")>
                {touchable(IsleButton { sight, number }, "bs-touch", things.into_any())}
            </div>
        };
        view! { {mark(at, button.into_any())} {tag(sight, number)} }.into_any()
    })
}

/// Something of an island; tracked.
fn of_isle<T: Default>(sight: Sight, number: u8, of: impl Fn(&IsleModel) -> T) -> T {
    sight.read(|table| table.sea.isle(number).map(&of).unwrap_or_default())
}

/// Its number, and whose home it is: below it, or above where ships lie below.
fn tag(sight: Sight, number: u8) -> AnyView {
    let above = Memo::new(move |_| {
        sight.read(|table| {
            let docked = table.sea.ships.iter().filter(|ship| ship.docked == Some(number));
            let side = |ship: &ShipModel| (ship.stern.y - ship.lie.at.y).signum();
            docked.map(side).sum::<i32>() > 0
        })
    });
    let at = Signal::derive(move || {
        let above = above.get();
        point(of_isle(sight, number, |isle| {
            let all = isle.shore.iter().map(|at| at.y);
            let edge = if above { all.min() } else { all.max() };
            Spot::new(isle.at.x, edge.unwrap_or(isle.at.y))
        }))
    });
    let words = move || {
        sight
            .desk
            .names
            .with(|names| sight.scope.with(|seen| text::island_tag(&seen.view, number, names)))
    };
    let side = move || if above.get() { "above" } else { "below" };
    let home = move || of_isle(sight, number, |isle| isle.home.is_some()).then_some("");
    mark(
        at,
        view! { <span class="bs-tag-isle" aria-hidden="true" data-side=side data-home=home>{words}</span> }
            .into_any(),
    )
}

/// The tokens in a row, or flag and gold of a home.
fn things(isle: &IsleModel) -> String {
    match isle.home {
        Some(home) => homestead(home),
        None => {
            let tokens = isle.tokens.iter().map(|token| coin(token.face));
            tokens.chain([crew(isle.ashore)]).collect()
        }
    }
}

fn homestead(home: Hoard) -> String {
    let unknown = if home.unknown > 0 {
        format!("<i class=\"bs-back\"></i><b>×{}</b>", home.unknown)
    } else {
        String::new()
    };
    format!(
        r#"<svg class="bs-flag" data-seat="{}" viewBox="16 1 23 22">{}</svg><i class="bs-coin">{}</i>{unknown}"#,
        home.seat.0 + 1,
        flag(home.seat.0),
        home.gold,
    )
}

/// A treasure: its back, or what the viewer knows of it with the eye that says so.
fn coin(face: Option<Face>) -> String {
    let known = |inside: String, kind: &str| {
        format!(
            r#"<i class="bs-coin" data-kind="{kind}">{inside}<svg class="bs-eye" viewBox="0 0 16 16">{EYE}</svg></i>"#
        )
    };
    match face {
        None => format!(r#"<i class="bs-back"><svg viewBox="-10 -10 20 20">{STAR}</svg></i>"#),
        Some(face) => match face.coin() {
            Some(gold) => known(gold.to_string(), "coin"),
            None => known(format!(r#"<svg viewBox="-10 -10 20 20">{GEM}</svg>"#), "unique"),
        },
    }
}

fn crew(ashore: u8) -> String {
    if ashore == 0 { String::new() } else { format!(r#"<i class="bs-ashore">{ashore}</i>"#) }
}

const STAR: &str = r#"<path d="M0-7.5L1.6-1.6L7.5 0L1.6 1.6L0 7.5L-1.6 1.6L-7.5 0L-1.6-1.6Z"/>"#;
const GEM: &str = r#"<path d="M-6-3L-3-6.5H3L6-3L0 7Z"/>"#;
const EYE: &str = r#"<circle class="bs-eye-ground" cx="8" cy="8" r="7.2"/><path class="bs-eye-line" d="M3 8Q8 3 13 8Q8 13 3 8Z"/><circle class="bs-eye-ink" cx="8" cy="8" r="1.8"/>"#;

/// An island that can be touched.
#[derive(Clone, Copy)]
struct IsleButton {
    sight: Sight,
    number: u8,
}

impl IsleButton {
    fn touch_now(self) -> Touch {
        of_isle(self.sight, self.number, |isle| isle.touch)
    }
}

impl Touchable for IsleButton {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.sight.answer(self.touch_now())
    }

    fn is_chosen(self) -> bool {
        self.touch_now().place().is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let IsleButton { sight, number } = self;
        let about = of_isle(sight, number, |isle| {
            (isle.home.map(|home| (home.seat, home.gold)), isle.tokens.len())
        });
        let (home, tokens) = about;
        Some(sight.desk.names.with(|names| text::isle_spoken(names, number, home, tokens)))
    }

    fn touch(self) {
        self.sight.touch(untrack(|| self.touch_now()), None);
    }
}
