//! Ships on the chart: the rule's hulls with masts, sails and pennants, and what answers a touch.

use broadside::{Heading, Hull, Point as SeaPoint, Pose};
use leptos::prelude::*;
use leptos::svg::G;

use super::model::TableModel;
use super::model::plot::{Lie, Plot, Spot};
use super::model::sea::{Mast, ShipModel, Touch};
use super::sight::Sight;
use super::water::polygon;
use crate::desk::Desk;
use crate::pieces::chart::{Point, mark};
use crate::pieces::markup::path;
use crate::pieces::{Manner, flag, glide};
use crate::prefs::use_prefs;
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside as text;
use crate::weave::rows;

/// A leg of a ship, in milliseconds at normal speed.
const LEG: u32 = 450;
/// What may not travel is outlined for so long.
const OUTLINE: u32 = 600;

/// A point of the chart for its marks.
pub fn point(at: Spot) -> Point {
    Point::new(f64::from(at.x), f64::from(at.y))
}

/// Where a ship lies, as an attribute.
pub fn transform(lie: Lie) -> String {
    format!("translate({} {})rotate({})", lie.at.x, lie.at.y, lie.angle)
}

/// The hulls, those in tow behind their tugs.
pub fn hulls(sight: Sight) -> AnyView {
    let numbers = move || sight.read(|table| numbers(&table.sea.ships));
    view! { <g class="bs-hulls">{rows(numbers, move |number| hull(sight, number))}</g> }.into_any()
}

fn numbers(ships: &[ShipModel]) -> Vec<u8> {
    ships.iter().map(|ship| ship.number).collect()
}

/// Something of a ship; tracked.
pub fn of_ship<T: Default>(sight: Sight, number: u8, of: impl Fn(&ShipModel) -> T) -> T {
    sight.read(|table| table.sea.ship(number).map(&of).unwrap_or_default())
}

fn hull(sight: Sight, number: u8) -> AnyView {
    let node = NodeRef::<G>::new();
    let lie = Memo::new(move |_| of_ship(sight, number, |ship| ship.lie));
    let drawn = Memo::new(move |_| of_ship(sight, number, |ship| rigged(&ship.masts)));
    let is = move |what: fn(&ShipModel) -> bool| of_ship(sight, number, what).then_some("");
    let taken = move || {
        let sails = |table: &TableModel| table.course.as_ref().map(|course| course.ship);
        sight.read(|table| table.sea.taken_up.or(sails(table)) == Some(number)).then_some("")
    };
    follow(sight, number, node, lie);
    view! {
        <g
            class="bs-ship"
            node_ref=node
            transform=move || transform(lie.get())
            data-seat=move || (of_ship(sight, number, |ship| ship.seat.0) + 1).to_string()
            data-derelict=move || is(ShipModel::is_derelict)
            data-finished=move || is(|ship| ship.own && ship.finished)
            data-fresh=move || is(|ship| ship.fresh)
            data-ready=move || {
                sight.desk.open.get().then(|| is(|ship| ship.touch.place().is_some())).flatten()
            }
            data-taken=taken
            inner_html=move || drawn.get()
        ></g>
    }
    .into_any()
}

/// When exactly the last step is shown, a ship glides along its legs; with less motion she is
/// outlined where she lies.
fn follow(sight: Sight, number: u8, node: NodeRef<G>, lie: Memo<Lie>) {
    let prefs = use_prefs();
    Effect::new(move |before: Option<(usize, Lie)>| {
        let (ply, way) = sight.model.with(|table| {
            let voyage = &table.sea.voyage;
            let own = voyage.legs.iter().filter(|(ship, _)| *ship == number);
            let turns: Vec<Lie> = own.flat_map(|(_, turns)| turns.iter().copied()).collect();
            (voyage.ply, own_moved(&voyage.legs, number).then_some(turns))
        });
        let now = lie.get();
        if let (Some((was, from)), Some(turns), Some(node)) = (before, way, node.get_untracked())
            // A path of several choices ends with the one that moves; a jump elsewhere does not.
            && was < ply && ply <= was + 4 && from != now
        {
            let stops: Vec<Lie> = [from].into_iter().chain(turns).chain([now]).collect();
            sail(&node, &stops, prefs.peek(|settings| Manner::of(settings, LEG)));
        }
        (ply, now)
    });
}

fn own_moved(legs: &[(u8, Vec<Lie>)], number: u8) -> bool {
    legs.iter().any(|(ship, _)| *ship == number)
}

fn sail(node: &web_sys::Element, stops: &[Lie], manner: Option<Manner>) {
    match manner {
        None => {}
        Some(Manner::Outline) => {
            let seen = [("opacity", "1")];
            glide(node, &[&[("opacity", "0.25")], &seen], OUTLINE);
        }
        Some(Manner::Travel(length)) => {
            let mut angle = stops.first().map_or(0, |stop| stop.angle);
            let looks: Vec<String> = stops
                .iter()
                .map(|stop| {
                    // The shorter way round.
                    angle += (stop.angle - angle + 540).rem_euclid(360) - 180;
                    format!("translate({}px,{}px)rotate({angle}deg)", stop.at.x, stop.at.y)
                })
                .collect();
            let looks: Vec<[(&str, &str); 1]> =
                looks.iter().map(|look| [("transform", look.as_str())]).collect();
            let looks: Vec<&[(&str, &str)]> = looks.iter().map(<[_; 1]>::as_slice).collect();
            glide(node, &looks, length);
        }
    }
}

/// The rule's outline of a ship of this size, her bow tip at the origin, pointing right.
pub fn outline(masts: u8) -> String {
    let hull = Hull::new(masts, Pose::new(SeaPoint::new(0, 0), Heading::EAST));
    polygon(&flat(&hull.outline()))
}

fn bow(masts: u8) -> String {
    let hull = Hull::new(masts, Pose::new(SeaPoint::new(0, 0), Heading::EAST));
    polygon(&flat(&hull.bow()))
}

fn flat(corners: &[SeaPoint]) -> Vec<Spot> {
    corners.iter().map(|at| Spot::new(at.x, -at.y)).collect()
}

/// A hull with its masts: band, halo, hull, bow, pegs and sails.
fn rigged(masts: &[Mast]) -> String {
    let size = masts.len() as u8;
    if size == 0 {
        return String::new();
    }
    let line = outline(size);
    let mut drawn = [
        path("bs-band", &line),
        path("bs-halo", &line),
        path("bs-hull", &line),
        path("bs-bow", &bow(size)),
        path("bs-wreck", &line),
        path("bs-line", &line),
    ]
    .concat();
    let beam = 26 + 3 * i32::from(size);
    for (at, mast) in (0i32..).zip(masts) {
        let x = -120 - 80 * at;
        let fresh = if mast.fresh { r#" data-fresh="""# } else { "" };
        drawn += &if mast.stands {
            let (aft, fore) = (x - 14, x + 56);
            format!(
                r#"<g{fresh}><path class="bs-sail" d="M{aft} {}Q{fore} 0 {aft} {beam}"/><circle class="bs-peg" cx="{x}" r="15"/></g>"#,
                -beam,
            )
        } else {
            format!(r#"<g{fresh}><circle class="bs-gone" cx="{x}" r="17"/></g>"#)
        };
    }
    drawn
}

/// Lines from tugs to what they tow, and pennants: over the hulls.
pub fn rigging(sight: Sight) -> AnyView {
    let numbers = move || sight.read(|table| numbers(&table.sea.ships));
    view! {
        <g class="bs-rigging">
            {rows(numbers, move |number| {
                let drawn = move || sight.read(|table| {
                    table.sea.ship(number).map(|ship| tow(ship, &table.sea.ships) + &pennant(ship)).unwrap_or_default()
                });
                view! { <g inner_html=drawn></g> }.into_any()
            })}
        </g>
    }
    .into_any()
}

fn tow(tug: &ShipModel, ships: &[ShipModel]) -> String {
    let towed = tug.tows.and_then(|towed| ships.iter().find(|ship| ship.number == towed));
    let Some(towed) = towed else { return String::new() };
    let (from, to) = (along(tug, -60), towed_bow(towed));
    let line = format!("M{} {}L{} {}", from.x, from.y, to.x, to.y);
    let ring =
        |at: Spot| format!(r#"<circle class="bs-bitt" cx="{}" cy="{}" r="14"/>"#, at.x, at.y);
    [path("bs-tow-halo", &line), path("bs-tow", &line), ring(from), ring(to)].concat()
}

fn towed_bow(ship: &ShipModel) -> Spot {
    let at = ship.lie.at;
    toward(at, ship.stern, 60)
}

/// A point of a ship's keel, so far from her stern; negative is inside her.
fn along(ship: &ShipModel, out: i32) -> Spot {
    toward(ship.stern, ship.lie.at, -out)
}

/// So far from one point towards another.
fn toward(from: Spot, to: Spot, far: i32) -> Spot {
    let (x, y) = (f64::from(to.x - from.x), f64::from(to.y - from.y));
    let length = x.hypot(y).max(1.0);
    let part = f64::from(far) / length;
    Spot::new(from.x + (x * part).round() as i32, from.y + (y * part).round() as i32)
}

/// The pennant astern, or abeam where a tow needs the stern.
fn pennant(ship: &ShipModel) -> String {
    let at = if ship.tows.is_some() { ship.middle } else { along(ship, 0) };
    let (turn, far) = (f64::from(ship.lie.angle).to_radians(), 15.0);
    // A constant way off the ship, at any zoom.
    let (x, y) = match ship.tows {
        Some(_) => (turn.sin().abs() * far * 1.2, -turn.cos().abs() * far * 1.5),
        None => (-turn.cos() * far, -turn.sin() * far),
    };
    format!(
        r#"<g transform="translate({} {})"><g class="bs-fixed"><g data-seat="{}" transform="translate({:.1} {:.1})scale(.62)translate(-27.5 -12)">{}</g></g></g>"#,
        at.x,
        at.y,
        ship.seat.0 + 1,
        x,
        y,
        flag(ship.seat.0),
    )
}

/// Names and what answers a touch, over the hulls.
pub fn marks(sight: Sight) -> AnyView {
    let numbers = move || sight.read(|table| numbers(&table.sea.ships));
    rows(numbers, move |number| {
        let at = Signal::derive(move || point(of_ship(sight, number, |ship| ship.middle)));
        let grip =
            move || of_ship(sight, number, |ship| ship.own).then(|| format!("ship-{number}"));
        let thing = ShipButton { sight, number };
        let button = view! {
            <div class="bs-ship-mark" data-grip=grip data-spot=format!("ship-{number}")>
                {touchable(thing, "bs-touch", view! { <i class="bs-ring"></i> }.into_any())}
            </div>
        };
        view! { {mark(at, button.into_any())} {name(sight, number)} }.into_any()
    })
}

/// Her name below the lowest point of her hull; behind the pennant where ships lie side by side.
fn name(sight: Sight, number: u8) -> AnyView {
    let at = Signal::derive(move || {
        point(of_ship(sight, number, |ship| match ship.docked {
            Some(_) => ship.stern,
            None => {
                Spot::new(ship.middle.x, ship.lie.at.y.max(ship.stern.y).max(ship.middle.y + 50))
            }
        }))
    });
    let named =
        move || sight.read(|table| table.sea.ship(number).map(|ship| text::ship_short(ship.id)));
    let is = move |what: fn(&ShipModel) -> bool| of_ship(sight, number, what).then_some("");
    let drawn = view! {
        <span
            class="bs-name"
            aria-hidden="true"
            data-side=move || of_ship(sight, number, side)
            data-own=move || is(|ship| ship.own)
            data-finished=move || is(|ship| ship.own && ship.finished)
        >
            {named}
        </span>
    };
    mark(at, drawn.into_any())
}

/// On which side of its point a name stands.
fn side(ship: &ShipModel) -> &'static str {
    // Her stern points the other way.
    let angle = ship.lie.angle.rem_euclid(360);
    if ship.docked.is_none() {
        // Below her, and below the pennant where that hangs there.
        return if (236..306).contains(&angle) { "under" } else { "below" };
    }
    match angle {
        0..55 | 306.. => "left",
        55..=125 => "above",
        126..=235 => "right",
        _ => "under",
    }
}

/// A ship that can be touched.
#[derive(Clone, Copy)]
struct ShipButton {
    sight: Sight,
    number: u8,
}

impl ShipButton {
    fn touch_now(self) -> Touch {
        of_ship(self.sight, self.number, |ship| ship.touch)
    }
}

impl Touchable for ShipButton {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.sight.answer(self.touch_now())
    }

    fn is_chosen(self) -> bool {
        let taken = self.sight.read(|table| table.sea.taken_up == Some(self.number));
        taken || self.touch_now().place().is_some_and(|place| self.sight.desk.is_drafted(&[place]))
    }

    fn spoken(self) -> Option<String> {
        let about = of_ship(self.sight, self.number, |ship| {
            let masts = ship.masts.iter().filter(|mast| mast.stands).count();
            Some((ship.id, ship.seat, masts, ship.masts.len()))
        });
        let (id, seat, left, all) = about?;
        Some(self.sight.desk.names.with(|names| text::ship_spoken(names, id, seat, left, all)))
    }

    fn touch(self) {
        self.sight.touch(untrack(|| self.touch_now()), Some(self.number));
    }
}

/// The plot of the table, for parts that draw outside of its lists.
pub fn plot(sight: Sight) -> Plot {
    sight.model.with(|table| table.sea.plot)
}
