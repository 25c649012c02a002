//! The ring of market tiles.

use leptos::prelude::*;
use logbook::content::{Row, Service};
use logbook::{Action, Nation};

use super::Quay;
use super::signs::{flag, service_sign};
use crate::desk::Desk;
use crate::shell::{Answer, Touchable, touchable};
use crate::tables::logbook::model::port::Stage;
use crate::tables::logbook::model::port_market::{
    Planned, StallModel, TileModel, first, least, planned,
};
use crate::tables::logbook::ship::choice::drafted;
use crate::tables::logbook::ship::cubes;
use crate::text::logbook::harbour as text;
use crate::text::logbook::hold::thousands;
use crate::weave::{When, rows};

/// The market.
pub fn market(quay: Quay) -> AnyView {
    let words = text::port_words(quay.sight.lang());
    let tiles = move || {
        quay.read(|port| {
            port.market.tiles.iter().map(|tile| tile.country as u8).collect::<Vec<_>>()
        })
    };
    let plan = Memo::new(move |_| plan(quay));
    let tile = move |country| tile(quay, Nation::ALL[usize::from(country)], plan);
    let visits = move || quay.read(|port| port.stage == Stage::Visit);
    view! {
        <section class="deck-market" data-spot="market" aria-label=words.market>
            <header>
                <When is=visits><h3>{service_sign(Service::Sell)} <span>{words.market}</span></h3></When>
                <div class="deck-modes" role="group" aria-label=words.market>
                    {mode(quay, words.sell, true)} {mode(quay, words.buy, false)}
                </div>
                <small>{words.thousands}</small>
            </header>
            <p class="deck-market-rows" aria-hidden="true">
                <span>{words.legal}</span> <span>{words.contraband}</span>
            </p>
            <div class="deck-ring-place">
                <ul class="deck-tiles">{rows(tiles, tile)}</ul>
                {ring()}
            </div>
        </section>
    }
    .into_any()
}

/// The trade that is planned, if one is; tracked.
pub fn plan(quay: Quay) -> Option<Planned> {
    let action = drafted(quay.sight)?;
    quay.sight.scope.with(|seen| planned(seen, action))
}

fn mode(quay: Quay, word: &'static str, sells: bool) -> AnyView {
    let is = move || quay.sells() == sells;
    let press = move |_| {
        let trades = |action| matches!(action, Action::Sell { .. } | Action::Buy { .. });
        if untrack(|| quay.sells()) != sells {
            if untrack(|| drafted(quay.sight)).is_some_and(trades) {
                quay.sight.desk.clear.run(());
            }
            quay.selling.set(Some(sells));
        }
    };
    view! {
        <button type="button" class="deck-key" data-pick="" aria-pressed=move || is().to_string() on:click=press>
            {word}
        </button>
    }
    .into_any()
}

/// The last tile lies above the first again.
fn ring() -> AnyView {
    const PEN: &str = r#"<path d="M2 96H9V4H2M5.5 1L2 4L5.5 7"/>"#;
    view! {
        <svg class="deck-ring" viewBox="0 0 11 100" preserveAspectRatio="none" aria-hidden="true" focusable="false" inner_html=PEN></svg>
    }
    .into_any()
}

fn tile(quay: Quay, country: Nation, plan: Memo<Option<Planned>>) -> AnyView {
    let lang = quay.sight.lang();
    let good = logbook::Good::of(country);
    let stall = move |row| stall(Stall { quay, country, row, plan });
    view! {
        <li>
            {flag(lang, Some(country))}
            {cubes::good(good)}
            {stall(Row::Legal)}
            {stall(Row::Contraband)}
        </li>
    }
    .into_any()
}

/// A row of a tile, to be touched.
#[derive(Clone, Copy)]
struct Stall {
    quay: Quay,
    country: Nation,
    row: Row,
    plan: Memo<Option<Planned>>,
}

fn stall(stall: Stall) -> AnyView {
    let drawn = Memo::new(move |_| stall.with(|model| drawn(model, stall)).unwrap_or_default());
    let good = cubes::key(logbook::Good::of(stall.country));
    let width = if stall.row == Row::Legal { 116 } else { 87 };
    let inside = view! {
        <svg
            class="deck-squares"
            data-good=good
            viewBox=format!("0 0 {width} 33")
            aria-hidden="true"
            focusable="false"
            inner_html=move || drawn.get()
        ></svg>
    };
    touchable(stall, "deck-stall", inside.into_any())
}

/// The squares of a row with the goods on them, and the prices below.
fn drawn(model: &StallModel, stall: Stall) -> String {
    let sells = stall.quay.sells();
    let plan = stall.plan.get();
    let here = |of: &logbook::port::market::Stall| of.tile == stall.country && of.row == stall.row;
    let coming = plan.and_then(|plan| plan.refill).filter(|(to, _)| here(to)).map_or(0, |(_, n)| n);
    let bought = plan.filter(|plan| matches!(plan.action, Action::Buy { .. }) && here(&plan.stall));
    let leaving = bought.map_or(0, |plan| plan.n);
    let next = if sells { Some(model.selling()) } else { model.buying() };
    let mut drawn = String::new();
    let (mut slot, mut x) = (0, 2);
    for (at, section) in model.sections.iter().enumerate() {
        let left = x;
        for _ in 0..section.slots {
            let state = if slot >= model.stock + coming {
                "free"
            } else if slot >= model.stock {
                "coming"
            } else if slot >= model.stock.saturating_sub(leaving) {
                "leaving"
            } else {
                "full"
            };
            // A slot without goods is smaller, so that white goods are seen on white paper.
            let (inset, side) = if state == "free" { (2, 7) } else { (0, 11) };
            let (left, top) = (x + inset, 2 + inset);
            drawn += &format!(
                r#"<rect class="deck-square" data-is="{state}" x="{left}" y="{top}" width="{side}" height="{side}" rx="2"/>"#
            );
            slot += 1;
            x += 13;
        }
        let middle = (left + x - 2) / 2;
        let price = if sells { section.sell } else { section.buy };
        let next = if next == Some(at) { " data-next=\"\"" } else { "" };
        drawn += &format!(
            r#"<text class="deck-price"{next} x="{middle}" y="28">{}</text>"#,
            thousands(price)
        );
        x += 4;
    }
    drawn
}

impl Stall {
    fn with<T>(self, of: impl Fn(&StallModel) -> T) -> Option<T> {
        self.quay.model.with(|port| {
            let tile =
                port.market.tiles.iter().find(|tile: &&TileModel| tile.country == self.country);
            tile.map(|tile| of(&tile.stalls[self.row as usize]))
        })
    }

    /// The trade to begin with.
    fn first(self) -> Option<(usize, Action)> {
        if !self.desk().open.get() {
            return None;
        }
        let sells = self.quay.sells();
        self.quay.sight.scope.with(|seen| first(seen, self.country, self.row, sells))
    }

    /// The trade that is planned here.
    fn planned(self) -> Option<Planned> {
        let here = |plan: &Planned| plan.stall.tile == self.country && plan.stall.row == self.row;
        self.plan.get().filter(here)
    }
}

impl Touchable for Stall {
    fn desk(self) -> Desk {
        self.quay.sight.desk
    }

    fn answer(self) -> Answer {
        let planned = || {
            let plan = self.planned()?;
            self.quay.sight.scope.with(|seen| seen.place(plan.action))
        };
        let place = planned().or_else(|| self.first().map(|(place, _)| place));
        place.map_or(Answer::Explains, Answer::Acts)
    }

    fn is_chosen(self) -> bool {
        self.planned().is_some()
    }

    /// What is recommended may be another number of the same goods.
    fn is_hinted(self, path: &[usize]) -> bool {
        let hinted = |place: &usize| {
            self.quay.sight.scope.with(|seen| planned(seen, *seen.list.get(*place)?))
        };
        let here = |plan: Planned| plan.stall.tile == self.country && plan.stall.row == self.row;
        path.first().and_then(hinted).is_some_and(here)
    }

    fn spoken(self) -> Option<String> {
        let (lang, sells) = (self.quay.sight.lang(), self.quay.sells());
        self.with(|model| {
            let price = if sells {
                Some(model.sections[model.selling()].sell)
            } else {
                model.buying().map(|at| model.sections[at].buy)
            };
            let good = logbook::Good::of(self.country);
            text::stall_spoken(lang, good, self.row, model.stock, price)
        })
    }

    fn touch(self) {
        let sight = self.quay.sight;
        if let Some(plan) = untrack(|| self.planned()) {
            if let Some(place) = untrack(|| sight.scope.with(|seen| seen.place(plan.action))) {
                sight.choose(vec![place], plan.action);
            }
        } else if let Some((place, action)) = untrack(|| self.first()) {
            self.desk().show.run(sight.draft(vec![place], action));
        } else if self.quay.model.with_untracked(|port| port.stage != Stage::Visit) {
            sight.desk.explain.run(text::not_in_port(sight.lang()));
        } else {
            let sells = untrack(|| self.quay.sells());
            let pc = self.quay.model.with_untracked(|port| port.pc);
            let wanted = untrack(|| {
                sight.scope.with(|seen| least(&seen.view, pc, self.country, self.row, sells))
            });
            match wanted {
                Some(action) => sight.refuse_action(action),
                None => sight.desk.explain.run(text::not_sold_here(sight.lang())),
            }
        }
    }
}
