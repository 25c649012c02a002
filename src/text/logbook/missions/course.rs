//! How far a mission has come (L-352, L-359, L-369).

use logbook::content::Condition;

use super::{Card, StepState};
use crate::text::Lang;
use crate::text::logbook::{good, money, nation};

impl Card<'_> {
    /// Is a step done, at hand, or to come?
    pub(super) fn state(&self, stage: u8) -> StepState {
        match self.active {
            Some(active) if active.has_done(stage) => StepState::Done,
            Some(active) if active.stages().any(|next| next == stage) => StepState::Now,
            _ => StepState::Later,
        }
    }

    /// What is counted towards a step at hand.
    pub(super) fn progress(&self, stage: u8) -> Option<String> {
        let active = self.active.filter(|_| self.state(stage) == StepState::Now)?;
        let board = self.view.board(self.owner?);
        let of = self.lang.pick("sur", "of");
        let mut told: Vec<String> = Vec::new();
        for way in self.open_ways(stage) {
            let count = match way.when {
                Condition::TimeSteps(n) => format!("{} {of} {n}", active.count),
                Condition::Money(sum) => {
                    let sums = [board.money, sum].map(|sum| money(self.lang, sum.into()));
                    format!("{} {of} {}", sums[0], sums[1])
                }
                Condition::Destroy { nations: n @ 2.., .. } => {
                    let named: Vec<&str> =
                        active.nations.iter().map(|flag| nation(self.lang, flag)).collect();
                    match named.is_empty() {
                        true => format!("0 {of} {n}"),
                        false => format!("{} {of} {n} ({})", named.len(), named.join(", ")),
                    }
                }
                Condition::Sell { good: what, count, .. } => {
                    let aboard = board.hold.good(what).min(count);
                    let name = good(self.lang, what);
                    match self.lang {
                        Lang::Fr => format!("{name}\u{a0}: {aboard} sur {count} à bord"),
                        Lang::En => format!("{name}: {aboard} of {count} aboard"),
                    }
                }
                _ => continue,
            };
            if !told.contains(&count) {
                told.push(count);
            }
        }
        (!told.is_empty()).then(|| told.join(", "))
    }
}
