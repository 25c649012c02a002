//! Lines of fire: from each gun to its aim, what it needs there, and what bars it.

use leptos::prelude::*;

use super::model::fire::{Aimed, BarredLine, Clear, FireModel, Gun, GunState};
use super::model::plot::Spot;
use super::sight::Sight;
use crate::desk::Desk;
use crate::pieces::chart::{Point, mark};
use crate::pieces::{Glyph, Icon};
use crate::shell::{Answer, Touchable, touchable};
use crate::text::broadside::cards as text;
use crate::text::broadside::{needed, sixths};
use crate::weave::{When, rows};

fn point(spot: Spot) -> Point {
    Point::new(f64::from(spot.x), f64::from(spot.y))
}

impl Sight {
    /// Something of the broadside at hand; tracked.
    pub fn fire<T: Default>(self, of: impl Fn(&FireModel) -> T) -> T {
        self.own.fire.with(|fire| fire.as_ref().map(&of).unwrap_or_default())
    }

    /// The shot that comes next, while the viewer may choose: its place in the list; tracked.
    pub fn next_shot(self) -> Option<usize> {
        if !self.desk.open.get() {
            return None;
        }
        let place = self.fire(|fire| fire.shot().map(|shot| shot.place));
        place.filter(|place| *place != usize::MAX)
    }

    fn aim(self, change: impl FnOnce(&mut Aimed)) {
        self.own.aimed.update(change);
    }
}

/// The lines, in the chart's units.
pub fn lines(sight: Sight) -> AnyView {
    let drawn = move || {
        // The shot that is drafted is the chosen one; else the one that comes next.
        let drafted = sight.desk.draft.with(|draft| draft.as_ref()?.path.first().copied());
        sight.fire(|fire| {
            let next = fire.shot().map(|shot| shot.place);
            markup(fire, drafted.or(next))
        })
    };
    view! { <g class="bs-fire" inner_html=drawn></g> }.into_any()
}

fn markup(fire: &FireModel, chosen: Option<usize>) -> String {
    let line = |class: &str, from: Spot, to: Spot| {
        let (Spot { x, y }, Spot { x: u, y: v }) = (from, to);
        format!(r#"<path class="{class}" d="M{x} {y}L{u} {v}"/>"#)
    };
    let spent = fire.spent.map(|(from, to)| line("fire-spent", from, to));
    let barred = fire.barred.iter().map(|bar| line("fire-barred", bar.from, bar.to) + &reach(bar));
    let is_chosen = |shot: &&Clear| Some(shot.place) == chosen;
    let possible = fire.clear.iter().filter(|shot| !is_chosen(shot));
    let possible = possible.map(|shot| line("fire-clear", shot.from, shot.to));
    let chosen = fire.clear.iter().filter(is_chosen);
    let chosen = chosen.map(|shot| line("fire-chosen", shot.from, shot.to));
    spent.into_iter().chain(barred).chain(possible).chain(chosen).collect()
}

/// A stroke across a line where it is barred or the gun carries no farther.
fn reach(bar: &BarredLine) -> String {
    let (dx, dy) = (f64::from(bar.to.x - bar.from.x), f64::from(bar.to.y - bar.from.y));
    let length = dx.hypot(dy).max(1.0);
    let (x, y) = (dy / length * 22.0, -dx / length * 22.0);
    let Spot { x: u, y: v } = bar.at;
    let (u, v) = (f64::from(u), f64::from(v));
    format!(
        r#"<path class="fire-reach" d="M{:.0} {:.0}L{:.0} {:.0}"/>"#,
        u - x,
        v - y,
        u + x,
        v + y
    )
}

/// Guns by number, targets with needed die and chance, and what bars a line; at constant size.
pub fn marks(sight: Sight) -> AnyView {
    let guns = move || sight.fire(|fire| fire.guns.iter().map(|gun| gun.gun).collect::<Vec<_>>());
    let targets = move || {
        sight.fire(|fire| fire.targets.iter().map(|target| target.ship).collect::<Vec<_>>())
    };
    let bars = move || sight.fire(|fire| fire.barred.iter().map(|bar| bar.gun).collect::<Vec<_>>());
    view! {
        {rows(bars, move |gun| sign(sight, gun))}
        {rows(guns, move |gun| peg(sight, gun))}
        {rows(targets, move |ship| target(sight, ship))}
    }
    .into_any()
}

fn peg(sight: Sight, gun: Gun) -> AnyView {
    let Gun::Cannon(mast) = gun else { return ().into_any() };
    let at = move || {
        sight.fire(|fire| fire.guns.iter().find(|model| model.gun == gun).map(|gun| gun.at))
    };
    let state = move || {
        sight.fire(|fire| {
            let next = fire.shot().is_some_and(|shot| shot.gun == gun);
            let state = fire.guns.iter().find(|model| model.gun == gun).map(|gun| gun.state);
            match state {
                Some(GunState::Ready) if next => "next",
                Some(GunState::Ready) => "ready",
                Some(GunState::Fired) => "fired",
                _ => "idle",
            }
        })
    };
    let drawn = view! { <span class="bs-gun" data-state=state>{(mast + 1).to_string()}</span> };
    let button = touchable(Peg { sight, gun }, "bs-gun-key", drawn.into_any());
    mark(Signal::derive(move || point(at().unwrap_or_default())), button)
}

/// A gun to be picked: it is the next to fire.
#[derive(Clone, Copy)]
struct Peg {
    sight: Sight,
    gun: Gun,
}

impl Touchable for Peg {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        let Peg { sight, gun } = self;
        let ready = sight.desk.open.get() && sight.fire(|fire| fire.shot_with(gun).is_some());
        if ready { Answer::Narrows(None) } else { Answer::Explains }
    }

    fn is_chosen(self) -> bool {
        let Peg { sight, gun } = self;
        sight.fire(|fire| fire.shot().is_some_and(|shot| shot.gun == gun))
    }

    fn spoken(self) -> Option<String> {
        let Peg { sight, gun } = self;
        let lang = sight.lang();
        Some(sight.with_view(|view, _| sight.fire(|fire| text::gun_spoken(view, fire, gun, lang))))
    }

    fn touch(self) {
        let Peg { sight, gun } = self;
        let shot = untrack(|| sight.fire(|fire| fire.shot_with(gun).map(|shot| shot.target)));
        match (shot, gun) {
            (Some(target), _) if sight.desk.open.get_untracked() => {
                sight.desk.clear.run(());
                sight.aim(|aimed| *aimed = Aimed { target: Some(target), gun: Some(gun) });
            }
            (_, Gun::Cannon(mast)) => {
                let target = untrack(|| sight.fire(|fire| fire.shot().map(|shot| shot.target)));
                let target = target.unwrap_or_default();
                sight.say_why_not(broadside::Action::Fire { mast, target });
            }
            _ => {}
        }
    }
}

fn target(sight: Sight, ship: u8) -> AnyView {
    let at = move || {
        sight.fire(|fire| fire.targets.iter().find(|model| model.ship == ship).map(|it| it.at))
    };
    let inside = move || sight.fire(|fire| tag(sight, fire, ship));
    let button =
        touchable(Target { sight, ship }, "bs-target", view! { {move || inside()} }.into_any());
    mark(Signal::derive(move || point(at().unwrap_or_default())), button)
}

/// "Gun 2 or 3  4+  50 %", and what a hit would do.
fn tag(sight: Sight, fire: &FireModel, ship: u8) -> Option<AnyView> {
    let lang = sight.lang();
    let target = fire.targets.iter().find(|target| target.ship == ship)?;
    let shot = fire.clear.get(target.shot)?;
    let die = shot.needed.die.map_or_else(|| "–".to_owned(), needed);
    let harm = text::harm(lang, target.harm)
        .map(|harm| view! { <small data-tone="bad">{harm}</small> }.into_any());
    let bonus = text::bonus(lang, shot).map(|bonus| view! { <small>{bonus}</small> }.into_any());
    let tag = view! {
        <span
            class="bs-aim"
            data-picked=target.picked.then_some("")
            data-spot=target.picked.then_some("aim")
            data-side=if target.below { "below" } else { "above" }
        >
            <span>
                {text::guns(lang, &target.guns)} " " <b class="bs-needed">{die}</b> " "
                <b>{sixths(lang, shot.needed.sixths())}</b>
            </span>
            {bonus}
            {harm}
        </span>
    };
    Some(tag.into_any())
}

/// A ship to be shot at: the next gun fires, and she stays the target.
#[derive(Clone, Copy)]
struct Target {
    sight: Sight,
    ship: u8,
}

impl Target {
    fn shot(self) -> Option<Clear> {
        let Target { sight, ship } = self;
        if !sight.desk.open.get() {
            return None;
        }
        sight.own.fire.with(|fire| {
            let fire = fire.as_ref()?;
            let target = fire.targets.iter().find(|target| target.ship == ship)?;
            fire.clear.get(target.shot).copied().filter(|shot| shot.place != usize::MAX)
        })
    }
}

impl Touchable for Target {
    fn desk(self) -> Desk {
        self.sight.desk
    }

    fn answer(self) -> Answer {
        self.shot().map_or(Answer::Explains, |shot| Answer::Acts(shot.place))
    }

    fn is_chosen(self) -> bool {
        self.shot().is_some_and(|shot| self.sight.desk.is_drafted(&[shot.place]))
    }

    fn spoken(self) -> Option<String> {
        let Target { sight, ship } = self;
        let lang = sight.lang();
        Some(sight.with_view(|view, _| {
            sight.fire(|fire| {
                let target = fire.targets.iter().find(|target| target.ship == ship);
                let spoken = target.map(|target| text::target_spoken(view, fire, target, lang));
                spoken.unwrap_or_default()
            })
        }))
    }

    fn touch(self) {
        let Target { sight, ship } = self;
        match untrack(|| self.shot()) {
            Some(shot) => {
                sight.aim(|aimed| aimed.target = Some(ship));
                sight.choose(vec![shot.place], shot.action);
            }
            None => sight.say_why_not(broadside::Action::Fire { mast: 0, target: ship }),
        }
    }
}

/// A sign on a line that is barred.
fn sign(sight: Sight, gun: Gun) -> AnyView {
    let of = move |fire: &FireModel| fire.barred.iter().find(|bar| bar.gun == gun).copied();
    let at = move || sight.fire(|fire| of(fire).map(|bar| middle(&bar)));
    let drawn = view! { <span class="bs-bar-sign"><Icon glyph=Glyph::Bar/></span> };
    mark(Signal::derive(move || point(at().unwrap_or_default())), drawn.into_any())
}

/// Why guns have no line to the target, in a corner of the chart where there is room; elsewhere the
/// gun itself says it when it is touched.
pub fn reasons(sight: Sight) -> AnyView {
    let words = Memo::new(move |_| {
        sight.with_view(|view, names| {
            sight.fire(|fire| {
                let told = fire.barred.iter().map(|bar| text::barred(view, bar, names));
                told.collect::<Vec<String>>()
            })
        })
    });
    let line = |words: String| view! { <li>{words}</li> }.into_any();
    view! {
        <When is=move || !words.with(Vec::is_empty)>
            <ul class="bs-barred">{rows(move || words.get(), line)}</ul>
        </When>
    }
    .into_any()
}

/// The sign stands a third of the way along, where lines of several guns lie apart.
fn middle(bar: &BarredLine) -> Spot {
    let part = |from: i32, to: i32| from + (to - from) / 3;
    Spot::new(part(bar.from.x, bar.to.x), part(bar.from.y, bar.to.y))
}
