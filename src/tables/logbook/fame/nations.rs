//! What nations think of everybody, on their scales, and who is at war with whom.

use leptos::prelude::*;
use logbook::Nation;
use logbook::standing::reputation::{HIGHEST, LOWEST};

use crate::pieces::flag;
use crate::pieces::markup::{lettered, path, placed};
use crate::tables::logbook::flags::plate;
use crate::tables::logbook::model::fame::{FameModel, NationModel};
use crate::tables::logbook::sight::Sight;
use crate::text::Lang;
use crate::text::logbook::fame_panel as text;
use crate::text::logbook::fight;

/// The width of a column.
const STEP: i32 = 20;

/// The letter and the flag of a nation.
pub fn ensign(lang: Lang, of: Nation) -> AnyView {
    let drawn = plate(lang, Some(of));
    view! {
        <svg class="lb-nation-flag" viewBox="-21 -10 42 20" aria-hidden="true" focusable="false" inner_html=drawn></svg>
    }
    .into_any()
}

/// The scales.
pub fn nations(sight: Sight, fame: &FameModel) -> AnyView {
    let words = text::terms(sight.lang());
    let rows: Vec<AnyView> = fame.nations.iter().map(|nation| row(sight, nation)).collect();
    view! {
        <section class="lb-nations"><h2>{words.reputation}</h2> <ul>{rows}</ul></section>
    }
    .into_any()
}

fn row(sight: Sight, model: &NationModel) -> AnyView {
    let lang = sight.lang();
    let of = model.nation;
    let columns: Vec<(String, i8)> =
        model.columns.iter().map(|(seat, at)| (sight.desk.label(*seat), *at)).collect();
    let own = model.own.as_ref();
    let value = own.map(|own| view! { <b>{text::column(own.value)}</b> }.into_any());
    let means = own.map(|own| {
        let above = text::above(lang, of, own);
        let above = above.map(|told| view! { <small>" · " {told}</small> }.into_any());
        view! { <p>{text::means(lang, of, own)} {above}</p> }.into_any()
    });
    view! {
        <li data-joined=own.is_some_and(|own| own.joined).then_some("")>
            <header>{ensign(lang, of)} <h4>{fight::nation_title(lang, of)}</h4> {value}</header>
            <span class="unseen">{text::standing(lang, of, &columns)}</span>
            <svg
                class="lb-columns"
                viewBox="-4 -22 348 56"
                aria-hidden="true"
                focusable="false"
                inner_html=scale(model)
            ></svg>
            {means}
        </li>
    }
    .into_any()
}

/// Seventeen columns with everybody's flag on theirs.
fn scale(model: &NationModel) -> String {
    let x = |column: i8| i32::from(column - LOWEST) * STEP;
    let cells = (LOWEST..=HIGHEST).map(|column| {
        let zone = match column {
            ..0 => "lb-column lb-column-low",
            0 => "lb-column lb-column-none",
            8 => "lb-column lb-column-star",
            HIGHEST => "lb-column lb-column-top",
            _ => "lb-column",
        };
        let figure = match column {
            LOWEST | 0 | 8 | HIGHEST => {
                lettered("lb-column-figure", "10", "31", &text::column(column))
            }
            _ => String::new(),
        };
        let cell = path(zone, &format!("M1 0H{}V16H1Z", STEP - 1));
        placed(&format!("translate({} 0)", x(column)), &(cell + &figure))
    });
    let marks = model.columns.iter().enumerate().map(|(at, (seat, column))| {
        let before = model.columns[..at].iter().filter(|(_, other)| other == column).count();
        // Flags of one column overlap, each a little farther on.
        let (left, top) = (x(*column) - 1 + before as i32 * 5, -20 + before as i32 * 2);
        let fly =
            format!(r#"<g class="lb-fly" data-seat="{}">{}</g>"#, seat.0 % 8 + 1, flag(seat.0));
        placed(&format!("translate({} {top})scale(.9)translate(-17 -2)", left + 2), &fly)
    });
    cells.chain(marks).collect()
}

/// Who is at war with whom: the four countries, a line for each war between them.
pub fn wars(sight: Sight, fame: &FameModel) -> AnyView {
    let lang = sight.lang();
    let words = text::terms(lang);
    let told: Vec<AnyView> = (fame.nations.iter())
        .filter_map(|model| {
            let with = text::at_war(lang, &model.wars).filter(|_| model.nation.is_country())?;
            let name = fight::nation_title(lang, model.nation);
            Some(view! { <li>{name} " " {with}</li> }.into_any())
        })
        .collect();
    view! {
        <section class="lb-wars">
            <h3>{words.wars}</h3>
            <svg viewBox="0 0 220 84" aria-hidden="true" focusable="false" inner_html=diagram(lang, fame)></svg>
            <ul class="unseen">{told}</ul>
            <p class="quiet">{words.pirates} " " {text::era(lang, fame.era)}</p>
        </section>
    }
    .into_any()
}

/// Where a nation stands in the diagram.
fn spot(of: Nation) -> (i32, i32) {
    match of {
        Nation::Holland => (28, 16),
        Nation::Spain => (192, 16),
        Nation::England => (28, 68),
        Nation::France => (192, 68),
        Nation::Pirates => (110, 42),
    }
}

fn diagram(lang: Lang, fame: &FameModel) -> String {
    let line = |(one, other): &(Nation, Nation)| {
        let ((a, b), (c, d)) = (spot(*one), spot(*other));
        let pirates = *other == Nation::Pirates;
        path(if pirates { "lb-war lb-war-all" } else { "lb-war" }, &format!("M{a} {b}L{c} {d}"))
    };
    let flags = Nation::ALL.map(|of| {
        let (x, y) = spot(of);
        placed(&format!("translate({x} {y})scale(1.15)"), &plate(lang, Some(of)))
    });
    let lines: String = fame.wars.iter().map(line).collect();
    lines + &flags.concat()
}
