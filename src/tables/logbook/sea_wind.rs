//! The rose that shows the wind, and what the weather is like.

use leptos::prelude::*;

use super::model::sea::WeatherModel;
use super::sight::Sight;
use crate::pieces::Compass;
use crate::pieces::markup::path;
use crate::text::logbook::route as text;

/// Where the six figures stand about the rose, in a box of 140 about its middle.
const AROUND: [(f64, f64); 6] =
    [(0.0, -58.0), (50.0, -29.0), (50.0, 29.0), (0.0, 58.0), (-50.0, 29.0), (-50.0, -29.0)];

/// The rose with what the wind adds each way; below it what rages.
pub fn wind(sight: Sight) -> AnyView {
    let weather = Memo::new(move |_| sight.read(|table| table.sea.weather.clone()));
    let arrow = move || weather.with(arrow);
    let spoken = move || weather.with(|weather| wind_words(sight, weather));
    let figures = move || {
        weather.with(|weather| {
            let all = weather.modifiers.iter().zip(AROUND);
            all.map(|(n, (x, y))| {
                let words = match n {
                    ..0 => format!("−{}", n.unsigned_abs()),
                    _ => format!("+{n}"),
                };
                view! {
                    <b
                        class="lb-modifier"
                        data-good=(*n > 0).then_some("")
                        style:--mx=format!("{x}px")
                        style:--my=format!("{y}px")
                    >
                        {words}
                    </b>
                }
                .into_any()
            })
            .collect::<Vec<_>>()
        })
    };
    let badges = move || {
        weather.with(|weather| {
            let badge = |card: &u8| {
                let words = text::weather(sight.lang(), *card);
                view! {
                    <li class="lb-badge">
                        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=CLOUD></svg>
                        <span>{words}</span>
                    </li>
                }
                .into_any()
            };
            weather.events.iter().map(badge).collect::<Vec<_>>()
        })
    };
    view! {
        <div class="lb-weather" data-spot="wind">
            <div class="lb-rose" aria-hidden="true">
                <Compass/>
                <svg class="lb-wind" viewBox="-50 -50 100 100" focusable="false" inner_html=arrow></svg>
                {figures}
            </div>
            <p class="lb-wind-name">{spoken}</p>
            <ul class="lb-badges">{badges}</ul>
        </div>
    }
    .into_any()
}

/// What is left of the turn: the movement, and the slots for anything else.
pub fn turn(sight: Sight) -> AnyView {
    let left = Memo::new(move |_| sight.read(|table| table.sea.turn));
    let drawn = move || {
        let left = left.get()?;
        let [movement, slots] = text::slots(sight.lang(), left.slots);
        let state = if left.slots > 0 { "free" } else { "used" };
        let drawn = view! {
            <p class="lb-turn">
                <span class="lb-slot" data-state=left.movement.key()>{movement}</span>
                <span class="lb-slot" data-state=state>{slots}</span>
            </p>
        };
        Some(drawn.into_any())
    };
    view! { {drawn} }.into_any()
}

fn wind_words(sight: Sight, weather: &WeatherModel) -> String {
    text::wind(sight.lang(), weather.wind.map(|wind| wind.index())).to_owned()
}

/// The arrow blows with the wind.
fn arrow(weather: &WeatherModel) -> String {
    let Some(wind) = weather.wind else { return String::new() };
    let part = [
        path("lb-wind-halo", "M0 38V-26"),
        path("lb-wind-shaft", "M0 38V-26"),
        path("lb-wind-head", "M0 -42L10 -22H-10Z"),
    ];
    format!(r#"<g transform="rotate({})">{}</g>"#, wind.index() * 60, part.concat())
}

/// A cloud with rain.
const CLOUD: &str = r#"<path d="M7 14.5A4.3 4.3 0 0 1 7 6A5.2 5.2 0 0 1 16.8 7.2A3.7 3.7 0 0 1 17 14.5ZM8 17.5L6.8 20.5M12.4 17.5L11.2 20.5M16.8 17.5L15.6 20.5"/>"#;
