//! Ships from above: hull, chevrons, how they glide to where they lie.

use leptos::prelude::*;
use leptos::svg::G;
use logbook::{Cell, Ship};

use super::model::sea::ShipModel;
use super::model::sea_plot::middle;
use super::sight::Sight;
use crate::pieces::markup::path;
use crate::pieces::{Manner, glide};
use crate::prefs::use_prefs;
use crate::weave::rows;

/// A leg of a ship, in milliseconds at normal speed.
const LEG: u32 = 450;
/// What may not travel is outlined for so long.
const OUTLINE: u32 = 600;
/// A hull about its middle, heading up.
pub const HULL: &str =
    "M0 -19C5.5 -13 7.5 -6.5 7.5 1L6.2 14Q0 17.5 -6.2 14L-7.5 1C-7.5 -6.5 -5.5 -13 0 -19Z";

/// All ships.
pub fn ships(sight: Sight) -> AnyView {
    let all = move || {
        sight.read(|table| table.sea.ships.iter().map(|ship| ship.ship).collect::<Vec<_>>())
    };
    view! { <g class="lb-ships">{rows(all, move |ship| one(sight, ship))}</g> }.into_any()
}

/// Something of a ship; tracked.
pub fn of_ship<T: Default>(sight: Sight, ship: Ship, of: impl Fn(&ShipModel) -> T) -> T {
    sight.read(|table| table.sea.ship(ship).map(&of).unwrap_or_default())
}

/// Where she lies and how she is turned.
fn lie(ship: &ShipModel) -> (Cell, u16) {
    (ship.cell, ship.heading.index() as u16 * 60)
}

fn one(sight: Sight, ship: Ship) -> AnyView {
    let node = NodeRef::<G>::new();
    let lie = Memo::new(move |_| of_ship(sight, ship, lie));
    let drawn = Memo::new(move |_| of_ship(sight, ship, |ship| hull(ship.level, ship.own)));
    let is = move |what: fn(&ShipModel) -> bool| of_ship(sight, ship, what).then_some("");
    follow(sight, ship, node, lie);
    view! {
        <g
            class="lb-ship"
            node_ref=node
            transform=move || {
                let (cell, turn) = lie.get();
                let (x, y) = middle(cell);
                format!("translate({x:.1} {y:.1})rotate({turn})")
            }
            data-seat=move || of_ship(sight, ship, |ship| ship.seat).map(|seat| (seat.0 + 1).to_string())
            data-own=move || is(|ship| ship.own)
            data-acts=move || is(|ship| ship.acts)
            data-unknown=move || is(|ship| !ship.known)
            inner_html=move || drawn.get()
        ></g>
    }
    .into_any()
}

fn hull(level: u8, own: bool) -> String {
    let mut drawn = String::new();
    if own {
        drawn += r#"<circle class="lb-ring" r="21"/>"#;
    }
    drawn += &path("lb-hull-halo", HULL);
    drawn += &path("lb-hull", HULL);
    for mast in 0..level {
        let y = 7.0 - 7.0 * f64::from(mast);
        drawn += &path("lb-sail", &format!("M-5 {y}Q0 {} 5 {y}", y - 5.0));
    }
    drawn
}

/// When exactly the last act is shown, a ship glides along its cells.
fn follow(sight: Sight, ship: Ship, node: NodeRef<G>, lie: Memo<(Cell, u16)>) {
    let prefs = use_prefs();
    Effect::new(move |before: Option<(usize, (Cell, u16))>| {
        let now = lie.get();
        let (ply, trail) = sight.model.with(|table| {
            let sea = &table.sea;
            let trail = sea.trails.iter().find(|trail| trail.ship == ship);
            (sea.ply, trail.map(|trail| trail.cells.clone()).unwrap_or_default())
        });
        if let (Some((was, from)), Some(node)) = (before, node.get_untracked())
            && was < ply
            && from != now
        {
            let drafted = sight.own.route.with_untracked(|route| {
                let route = route.as_ref()?;
                let fits = route.cells.first() == Some(&from.0) && route.goal == now.0;
                fits.then(|| route.cells.clone())
            });
            let sailed = trail.iter().filter(|(at, _)| *at >= was).map(|(_, cell)| *cell);
            let cells: Vec<Cell> = drafted.unwrap_or_else(|| sailed.collect());
            // A ship that was put elsewhere has not sailed there.
            if cells.is_empty() && from.0.distance(now.0) > 1 {
                return (ply, now);
            }
            sail(
                &node,
                from,
                &cells,
                now,
                prefs.peek(|settings| Manner::of(settings, LEG * (cells.len().max(2) as u32 - 1))),
            );
        }
        (ply, now)
    });
}

/// Along these cells, then to where she lies.
fn sail(
    node: &web_sys::Element,
    from: (Cell, u16),
    cells: &[Cell],
    now: (Cell, u16),
    manner: Option<Manner>,
) {
    let length = match manner {
        None => return,
        Some(Manner::Outline) => {
            glide(node, &[&[("opacity", "0.25")], &[("opacity", "1")]], OUTLINE);
            return;
        }
        Some(Manner::Travel(length)) => length,
    };
    let mut stops = vec![from];
    for cell in cells {
        let (last, angle) = stops[stops.len() - 1];
        if last != *cell {
            let turn = last.dir_to(*cell).map_or(angle, |dir| dir.index() as u16 * 60);
            stops.push((*cell, turn));
        }
    }
    stops.push(now);
    let mut angle = i32::from(from.1);
    let looks: Vec<String> = stops
        .iter()
        .map(|(cell, turn)| {
            // The shorter way round.
            angle += (i32::from(*turn) - angle + 540).rem_euclid(360) - 180;
            let (x, y) = middle(*cell);
            format!("translate({x:.1}px,{y:.1}px)rotate({angle}deg)")
        })
        .collect();
    let looks: Vec<[(&str, &str); 1]> =
        looks.iter().map(|look| [("transform", look.as_str())]).collect();
    let looks: Vec<&[(&str, &str)]> = looks.iter().map(<[_; 1]>::as_slice).collect();
    glide(node, &looks, length);
}
