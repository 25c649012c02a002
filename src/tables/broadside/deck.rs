//! Small drawings of cards and questions: a deck with its guns, a base move, tokens, dice.

use broadside::cards::Speed;
use broadside::{Measure, Token};
use leptos::prelude::*;

use super::model::card::{CardModel, Cargo, Kind, Peg};
use super::profile::{frame, gun, hull, mast, sail};
use crate::pieces::markup::{lettered, path, placed};
use crate::text::Lang;
use crate::text::broadside::measure;

/// A pawn in a box of 24 × 24.
const PAWN: &str = "M12 4.6A3.1 3.1 0 0 1 13.9 10.2L15.2 15.4H16.4V19H7.6V15.4H8.8L10.1 10.2A3.1 3.1 0 0 1 12 4.6Z";
/// The back of a treasure, and what marks a unique.
const STAR: &str = "M12 5L13.6 10.4L19 12L13.6 13.6L12 19L10.4 13.6L5 12L10.4 10.4Z";
/// The pips of a die, in a box of 84 × 84.
const PIPS: [[i8; 2]; 7] = [[21, 21], [63, 21], [21, 42], [42, 42], [63, 42], [21, 63], [63, 63]];

/// A deck from above, bow to the right, with rank and range on every peg.
pub fn deck(lang: Lang, card: &CardModel) -> AnyView {
    let lettered = |at: u8| {
        card.pegs.get(usize::from(at)).map_or_else(String::new, |peg| lettered_peg(lang, peg))
    };
    drawn(card, lettered)
}

/// The same where there is no room for letters.
pub fn small_deck(card: &CardModel) -> AnyView {
    let plain = |at: u8| match card.pegs.get(usize::from(at)) {
        Some(peg) if peg.stands => sail(at),
        _ => lost(at, 15),
    };
    drawn(card, plain)
}

fn drawn(card: &CardModel, peg: impl Fn(u8) -> String) -> AnyView {
    let masts = card.pegs.len() as u8;
    let derelict = card.masts_left() == 0;
    let mut markup = hull(masts, peg);
    if derelict {
        markup += &path("hull-hatch", &hatch(masts));
    }
    view! {
        <svg
            class="bs-deck ship"
            data-seat=(card.seat.0 + 1).to_string()
            viewBox=frame(masts)
            aria-hidden="true"
            focusable="false"
            inner_html=markup
        ></svg>
    }
    .into_any()
}

fn lettered_peg(lang: Lang, peg: &Peg) -> String {
    let drawn = if peg.stands {
        gun(peg.mast, &format!("{}{}", peg.rank, measure(lang, peg.range)))
    } else {
        lost(peg.mast, 33)
    };
    let ring = if peg.fresh { ring(peg.mast) } else { String::new() };
    let class = if peg.fired { r#"<g class="hull-fired">"# } else { "<g>" };
    format!("{class}{drawn}{ring}</g>")
}

fn lost(at: u8, radius: u8) -> String {
    format!(r#"<circle class="hull-lost" cx="{}" r="{radius}"/>"#, mast(at))
}

/// The mast that has just been lost or restored.
fn ring(at: u8) -> String {
    format!(r#"<circle class="hull-fresh" cx="{}" r="38"/>"#, mast(at))
}

/// Slanted strokes over the waist of a derelict.
fn hatch(masts: u8) -> String {
    let (near, far) = (-100, -(60 + 80 * i32::from(masts)));
    let half = 36 + 4 * i32::from(masts);
    let strokes = (0..).map(|at| far + 18 * at).take_while(|x| *x + half <= near);
    strokes.map(|x| format!("M{x} {half}L{} {}", x + half, -half)).collect()
}

/// A base move as boxes, as long as the segments are: what she has, what helps, what is lost or
/// sailed.
pub fn bars(lang: Lang, card: &CardModel) -> AnyView {
    let (printed, now) = (card.pace.printed, card.pace.now);
    let left = card.left.unwrap_or(now);
    let mut bars: Vec<AnyView> = Vec::new();
    for range in [Measure::S, Measure::L] {
        for at in 0..now.of(range).max(printed.of(range)) {
            let there = at < now.of(range) && at < left.of(range);
            bars.push(bar(lang, range, if there { "has" } else { "lost" }));
        }
    }
    if card.pace.bonus.is_some() {
        let state =
            if card.left.is_some_and(|left| left == Speed::NONE) { "lost" } else { "bonus" };
        bars.push(bar(lang, Measure::S, state));
    }
    view! { <span class="bs-bars">{bars}</span> }.into_any()
}

/// One segment.
pub fn bar(lang: Lang, range: Measure, state: &'static str) -> AnyView {
    let long = (range == Measure::L).then_some("");
    view! { <span class="bs-bar" data-state=state data-long=long>{measure(lang, range)}</span> }
        .into_any()
}

/// A token: a crew, a coin, a unique, or a back.
pub fn token(cargo: &Cargo) -> AnyView {
    let crew = matches!(cargo.token, Token::Crew(_));
    let box_ = r#"<rect class="token-box" x="2" y="2" width="20" height="20" rx="4"/>"#;
    let disc = |class: &str| format!(r#"<circle class="{class}" cx="12" cy="12" r="10.5"/>"#);
    let (kind, markup) = match cargo.kind {
        Kind::Crew(..) => ("crew", box_.to_owned() + &path("token-pawn", PAWN)),
        Kind::Somebody => ("back", box_.to_owned() + &path("token-pawn", PAWN)),
        Kind::Treasure(face) => match face.coin() {
            Some(gold) => {
                let number = lettered("token-gold", "12", "17", &gold.to_string());
                ("coin", disc("token-coin") + &number)
            }
            None => ("unique", disc("token-coin") + &path("token-star", STAR)),
        },
        Kind::Something => ("back", disc("token-back") + &path("token-star", STAR)),
    };
    let open = (crew && cargo.open).then_some("");
    view! {
        <svg
            class="bs-token"
            data-kind=kind
            data-up=open
            viewBox="0 0 24 24"
            aria-hidden="true"
            focusable="false"
            inner_html=markup
        ></svg>
    }
    .into_any()
}

/// A die, 84 × 84.
pub fn die(pips: u8) -> AnyView {
    let shown: &[usize] = match pips {
        1 => &[3],
        2 => &[0, 6],
        3 => &[0, 3, 6],
        4 => &[0, 1, 5, 6],
        5 => &[0, 1, 3, 5, 6],
        _ => &[0, 1, 2, 4, 5, 6],
    };
    let pip = |at: &usize| {
        let [x, y] = PIPS[*at];
        placed(&format!("translate({x} {y})"), r#"<circle class="die-pip" r="7.5"/>"#)
    };
    let pips: String = shown.iter().map(pip).collect();
    let markup =
        format!(r#"<rect class="die-face" x="2" y="2" width="80" height="80" rx="13"/>{pips}"#);
    view! {
        <svg class="bs-die" viewBox="0 0 84 84" aria-hidden="true" focusable="false" inner_html=markup></svg>
    }
    .into_any()
}
