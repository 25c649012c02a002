//! Wind, tide, storm and fog as they are now (L-089, L-391 to L-398, L-411, L-412).

use engine::Log;

use super::storm::{self, Storm};
use super::tide::Tide;
use crate::board::damage::Damage;
use crate::content::Happening;
use crate::event::{Event, Rule};
use crate::options::Key;
use crate::state::Logbook;
use crate::{By, Cell, Dir, Pc, Ship};

/// How far the fog reaches (L-396).
const FOG_REACH: u8 = 2;

impl Logbook {
    /// A new wind card; all are shuffled when none is left, or each time by option (L-391).
    pub(crate) fn turn_wind(&mut self, log: &mut Log<Event>) {
        let weather = &mut self.weather;
        let drawn = weather.winds.draw(&mut self.streams.wind);
        let Some(card) = drawn else { return };
        weather.winds.lay_aside(card);
        if self.options.on(Key::WindReshuffle) {
            weather.winds.remake(&mut self.streams.wind);
        }
        let to = Some(Dir::new(card));
        weather.wind = to;
        log.reveal();
        log.tell(|| Event::Wind { to });
    }

    /// How high the water stands (L-411, L-412).
    #[inline]
    pub(crate) fn tide(&self) -> Tide {
        if self.is_in_force(Happening::HighTide) {
            Tide::High
        } else if self.is_in_force(Happening::LowTide) {
            Tide::Low
        } else {
            Tide::Mean
        }
    }

    /// Is this a sandbank that low tide has turned into land (L-412, D-29)?
    #[inline]
    pub(crate) fn is_dry(&self, cell: Cell) -> bool {
        let bank = || self.chart.spot(cell).and_then(|spot| spot.sandbank());
        self.tide() == Tide::Low && bank().is_some_and(|bank| Tide::Low.depth(bank) == 0)
    }

    /// Does fog lie here (L-091, L-396)?
    #[inline]
    pub(crate) fn is_in_fog(&self, cell: Cell) -> bool {
        self.weather.fog.is_some_and(|centre| centre.distance(cell) <= FOG_REACH)
    }

    /// The storm that rages (L-394, L-395).
    pub(crate) fn storm(&self) -> Option<Storm> {
        if self.is_in_force(Happening::Hurricane) {
            Some(Storm::Fierce)
        } else if self.is_in_force(Happening::Storm) {
            Some(Storm::Even)
        } else {
            None
        }
    }

    /// A cell too far under a storm costs damage; what carpenters keep away counts for the whole
    /// movement, which is one batch (L-089, L-148, D-18).
    pub(crate) fn suffer_storm(&mut self, pc: Pc, cell: Cell, log: &mut Log<Event>) {
        let (Some(storm), Some(sailing)) = (self.storm(), self.turn.sailing) else { return };
        let hurts = storm::hurts(sailing.allowance.unwrap_or_default(), sailing.cells);
        if !hurts || self.chart.is_calm(cell) {
            return;
        }
        let (die, rule) = match storm {
            Storm::Even => (0, Rule(394)),
            Storm::Fierce => (self.d20(log), Rule(395)),
        };
        let damage = storm::damage(storm, die, self.defence_of(Ship::Pc(pc)));
        let spare = self.carpenters(Ship::Pc(pc)) - sailing.spared;
        let spared = damage.min(spare);
        if let Some(sailing) = &mut self.turn.sailing {
            sailing.spared += spared;
        }
        self.hurt_past_carpenters(
            Ship::Pc(pc),
            Damage::Water,
            damage - spared,
            By::Storm,
            rule,
            log,
        );
    }

    /// Fog rises on the centre of tile 21 (L-396).
    pub(super) fn raise_fog(&mut self, log: &mut Log<Event>) {
        let Some(slot) = self.chart.slot_of(FOG_TILE) else { return };
        let to = Some(crate::chart::spiral::CENTRES[slot as usize]);
        self.weather.fog = to;
        log.tell(|| Event::Fog { to });
    }

    /// At the end of each round the fog drifts a cell with the wind; it is gone when no cell of it
    /// lies on the map (L-397).
    pub(crate) fn drift_fog(&mut self, log: &mut Log<Event>) {
        let (Some(at), Some(wind)) = (self.weather.fog, self.weather.wind) else { return };
        let centre = at.to(wind);
        let there = |cell: Cell| self.chart.slot(cell).is_some();
        let near = crate::chart::within(centre, FOG_REACH);
        let to = near.into_iter().any(there).then_some(centre);
        self.weather.fog = to;
        if to.is_none() {
            self.lay_event_aside(Happening::Fog, log);
        }
        log.tell(|| Event::Fog { to });
    }
}

/// Fog enters here (L-396).
const FOG_TILE: crate::content::TileId = crate::content::TileId::new(21);
