//! What the parts of the table share beside what all tables do.

use broadside::{Action, Broadside};
use engine::Seat;
use leptos::prelude::*;

use super::model::course::{Chosen, Fires, Tick, Way, fires};
use super::model::fire::{Aimed, FireModel};
use super::model::sea::Touch;
use super::model::{self, TableModel};
use crate::desk::{Closed, Desk, Draft};
use crate::pieces::chart::Glass;
use crate::shell::Answer;
use crate::tables::kit::{self, Passing, Scope};
use crate::text::Told;
use crate::text::broadside as text;

/// The table as its parts see it.
pub type Sight = kit::Sight<Broadside, TableModel, Own>;

/// The chart is never shown larger than this, in pixels a unit.
const NEAREST: f64 = 0.4;

/// What a person has in mind beside the game.
#[derive(Clone, Copy)]
pub struct Own {
    /// The ship whose sheet is open, by number.
    pub opened: RwSignal<Option<u8>>,
    /// The ship that is dragged before she is taken up, and whether a finger still holds her.
    pub dragged: Passing<(u8, bool)>,
    /// The dial in sight, where there are several.
    pub way: Passing<usize>,
    /// Through which the chart is looked at.
    pub glass: Glass,
    /// The target and the gun in mind while a broadside is fired.
    pub aimed: RwSignal<Aimed>,
    /// The broadside at hand.
    pub fire: Memo<Option<FireModel>>,
    /// The dice that were put away, by their step.
    pub passed: RwSignal<Option<usize>>,
}

impl Sight {
    /// The table of what is seen.
    pub fn of(scope: Scope<Broadside>, desk: Desk) -> Sight {
        let ply = Signal::derive(move || scope.ply());
        let aimed = RwSignal::new(Aimed::default());
        let own = Own {
            opened: RwSignal::new(None),
            dragged: Passing::new(ply),
            way: Passing::new(ply),
            glass: Glass::new(NEAREST),
            aimed,
            fire: Memo::new(move |_| scope.with(|seen| model::fire::fire(seen, aimed.get()))),
            passed: RwSignal::new(None),
        };
        // A ship that was dragged stays taken up for as long as her course waits.
        let dragged = Memo::new(move |_| {
            let waits = |held: bool| held || desk.draft.with(Option::is_some);
            own.dragged.get().filter(|(_, held)| waits(*held)).map(|(ship, _)| ship)
        });
        Sight::new(scope, desk, own, move |seen, ahead, _| model::table(seen, ahead, dragged.get()))
    }

    /// What a thing answers, while the viewer may choose; tracked.
    pub fn answer(self, touch: Touch) -> Answer {
        match touch {
            Touch::Acts(place, _) if self.desk.open.get() => Answer::Acts(place),
            _ => Answer::Explains,
        }
    }

    /// A thing is touched; a ship that does nothing shows her sheet.
    pub fn touch(self, touch: Touch, ship: Option<u8>) {
        match touch {
            Touch::Acts(place, action) if self.desk.open.get_untracked() => {
                self.choose(vec![place], action);
            }
            _ => self.refuse(touch, ship),
        }
    }

    fn refuse(self, touch: Touch, ship: Option<u8>) {
        let acting = untrack(|| self.scope.with(|seen| seen.turn.seat()));
        let eye = self.desk.eye.get_untracked();
        let closed = Closed::check(eye, acting, self.desk.open.get_untracked()).err();
        let why = match (closed, touch) {
            (None, Touch::Refuses(why)) => why,
            _ => None,
        };
        let reason = self.desk.names.with_untracked(|names| {
            untrack(|| self.scope.with(|seen| text::refusal(&seen.view, closed, why, names)))
        });
        self.desk.explain.run(reason);
        // Beside the chart of a desk her card lies open; elsewhere a touch opens it.
        if ship.is_some() && !has_cards() {
            self.own.opened.set(ship);
        }
    }

    /// The course that is chosen but not yet confirmed; tracked.
    pub fn set(self) -> Option<Chosen> {
        self.desk.draft.with(|draft| {
            let path = &draft.as_ref()?.path;
            self.model.with(|table| table.course.as_ref()?.set(path))
        })
    }

    /// Which dial is in sight; tracked.
    pub fn way(self) -> usize {
        let set = self.set().map(|set| set.way);
        set.or_else(|| self.own.way.get()).unwrap_or_default()
    }

    /// Something of the dial in sight; tracked.
    pub fn of_way<T: Default>(self, of: impl Fn(&Way) -> T) -> T {
        let at = self.way();
        self.read(|table| {
            let course = table.course.as_ref();
            course.and_then(|course| course.ways.get(at)).map(&of).unwrap_or_default()
        })
    }

    /// The tick that is set; tracked.
    pub fn tick(self) -> Option<Tick> {
        let set = self.set()?;
        self.model.with(|table| table.course.as_ref()?.tick(set).copied())
    }

    /// What the course that is set would mean for the guns; tracked.
    pub fn fires(self) -> Fires {
        let Some(tick) = self.tick() else { return Fires::default() };
        let ship = self.model.with(|table| table.course.as_ref().map(|course| course.ship));
        ship.map(|ship| self.scope.with(|seen| fires(seen, ship, &tick.leg))).unwrap_or_default()
    }

    /// A course as a choice in words: told from where its heading is asked.
    fn course(self, set: Chosen) -> Option<Draft> {
        untrack(|| {
            let (path, words) = self.model.with(|table| {
                let course = table.course.as_ref()?;
                let way = course.ways.get(set.way)?;
                let leg = course.tick(set)?.leg;
                let action = if way.is_dial() {
                    Action::Turn(leg.turn)
                } else {
                    Action::Quarters(leg.quarters)
                };
                let told = |names: &_| Broadside::deed(&way.moment, action, names);
                Some((course.path(set)?, self.desk.names.with(told)))
            })?;
            Some(Draft { path, words })
        })
    }

    /// Shows a course.
    pub fn show(self, set: Chosen) {
        if let Some(draft) = self.course(set).filter(|_| self.desk.open.get_untracked()) {
            self.desk.show.run(draft);
        }
    }

    /// Lets go of the course that is shown.
    pub fn let_go(self, set: Chosen) {
        if let Some(draft) = self.course(set).filter(|_| self.desk.open.get_untracked()) {
            self.desk.let_go.run(draft);
        }
    }

    /// Confirms the course that is shown.
    pub fn confirm(self) {
        if let Some(draft) = self.desk.draft.get_untracked() {
            self.desk.choose.run(draft);
        }
    }

    /// The seat the table is drawn for; tracked.
    pub fn you(self) -> Option<Seat> {
        self.desk.eye.get().seat()
    }

    /// Is there room for large things? Tracked.
    pub fn is_wide(self) -> bool {
        self.frame().0 >= 560
    }

    /// The size of the chart's frame in whole pixels; tracked.
    pub fn frame(self) -> (i32, i32) {
        let (shown, scale) = (self.own.glass.shown.get(), self.own.glass.scale.get());
        ((shown.width * scale).round() as i32, (shown.height * scale).round() as i32)
    }
}

/// Do cards lie beside the chart? The style sheet puts them there.
fn has_cards() -> bool {
    let wide = window().match_media("(min-width: 900px) and (min-height: 521px)");
    wide.ok().flatten().is_some_and(|query| query.matches())
}
