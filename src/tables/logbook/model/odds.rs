//! What firing at each ship in range would do.

use engine::Seen;
use logbook::battle::shot::Ammo;
use logbook::{Action, Logbook, Odds, Ship};

/// What the guns would do to a ship, with the ammunition that damages her most.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TargetOdds {
    /// Whom.
    pub ship: Ship,
    /// The place of the shot in the list.
    pub place: usize,
    /// The number to beat.
    pub defence: u8,
    /// How many dice.
    pub dice: u8,
    /// The damage to be expected, in hundredths.
    pub mean: u32,
    /// How often she would be destroyed, in a thousand shots.
    pub destroys: u32,
}

/// The ships that may be fired at now.
pub fn odds(seen: &Seen<Logbook>) -> Vec<TargetOdds> {
    let shots = (0..).zip(&seen.list).filter_map(|(place, action)| match *action {
        Action::Shoot(ship) => Some((place, ship)),
        _ => None,
    });
    let told = shots.filter_map(|(place, ship)| {
        let Odds { defence, dice, mean, destroys, .. } = worst_for(seen.view.odds(ship))?;
        Some(TargetOdds { ship, place, defence, dice, mean, destroys })
    });
    told.collect()
}

/// What hurts most: what destroys, then what damages; tearing sails is no damage.
fn worst_for(odds: Vec<Odds>) -> Option<Odds> {
    let hurts = |odds: &Odds| !matches!(odds.ammo, Ammo::Chain | Ammo::Grapeshot);
    // Of equal ones the first.
    odds.into_iter().filter(hurts).rev().max_by_key(|odds| (odds.destroys, odds.mean))
}
