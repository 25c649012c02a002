//! What is asked where neither chart nor panels answer it: ammunition, dice to roll again, a
//! nation, whether to join, an offer.

use engine::{Seat, Seen};
use logbook::battle::shot::Ammo;
use logbook::port::exchange::Offer;
use logbook::standing::reputation::{Bent, Effect, moved};
use logbook::{Action, By, Logbook, Nation, Odds, Question, Rule, Ship, View};

/// What is asked where neither chart nor panels answer it.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct QuestionModel {
    /// The question, if it is one of these.
    pub ask: Option<Ask>,
}

/// A question.
#[derive(Clone, PartialEq, Debug)]
pub enum Ask {
    /// With which ammunition (L-130).
    Ammo(FireModel),
    /// Which die is rolled again (L-132).
    Reroll(RerollModel),
    /// Which nation (5.3).
    Nation {
        /// How many points it brings.
        n: i8,
        /// By which rule.
        rule: Rule,
        /// What each would come to.
        nations: Vec<NationChoice>,
    },
    /// Whether to join a nation (L-263).
    Join {
        /// Whom.
        nation: Nation,
        /// Countries that would become hostile (L-267).
        enemies: Vec<Nation>,
        /// Points of the gain that come after this one.
        rest: u8,
    },
    /// Whether an offer is accepted (L-206).
    Answer {
        /// Whose.
        from: Seat,
        /// What.
        offer: Offer,
    },
}

/// An attack, or an answer to one, before the dice.
#[derive(Clone, PartialEq, Debug)]
pub struct FireModel {
    /// At whom.
    pub target: Ship,
    /// Does it answer an attack, so that it may be left?
    pub returns: bool,
    /// Each ammunition with what it would do, in the order of the list.
    pub shots: Vec<Shot>,
}

/// An ammunition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shot {
    /// What choosing it does.
    pub action: Action,
    /// Which.
    pub ammo: Ammo,
    /// Are there two dice a cannon (L-317)?
    pub overcharge: bool,
    /// What it would do; unknown with two dice a cannon.
    pub odds: Option<Odds>,
}

/// Dice of which some may be rolled again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RerollModel {
    /// At whom the guns fire.
    pub target: Ship,
    /// With what.
    pub ammo: Ammo,
    /// The dice as they lie.
    pub dice: Vec<Die>,
    /// The number to beat.
    pub defence: u8,
    /// Rerolls left.
    pub left: u8,
    /// What the dice would do as they lie.
    pub points: u8,
}

/// A die as it lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Die {
    /// What it shows.
    pub face: u8,
    /// What it counts.
    pub value: u8,
    /// The points it makes (L-134).
    pub points: u8,
    /// What rolls it again, if that may be.
    pub again: Option<Action>,
}

/// A nation to be named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NationChoice {
    /// Which.
    pub nation: Nation,
    /// The reputation now.
    pub now: i8,
    /// What it would come to; a membership that would be offered left out.
    pub then: i8,
    /// Would prestige be gained (L-262)?
    pub prestige: bool,
}

/// What whoever looks is asked.
pub fn question(seen: &Seen<Logbook>) -> QuestionModel {
    QuestionModel { ask: ask(seen) }
}

fn ask(seen: &Seen<Logbook>) -> Option<Ask> {
    let view = &seen.view;
    let asked = view.asked().filter(|_| seen.is_asked())?;
    let board = view.board(asked.pc);
    match asked.question {
        Question::Ammo => Some(Ask::Ammo(fire(seen, false))),
        Question::ReturnFire => Some(Ask::Ammo(fire(seen, true))),
        Question::Reroll => Some(Ask::Reroll(reroll(seen))),
        Question::Nation(choice) => {
            let nations = choice.among.iter().map(|nation| {
                let now = board.reputation[nation];
                let then = moved(nation, now, choice.n, bent(view, asked.pc, nation), false);
                let side = usize::from(then > 0);
                let prestige =
                    Effect::Prestige.holds(nation, then) && !board.prestige[side].has(nation);
                NationChoice { nation, now, then, prestige }
            });
            let (n, rule) = (choice.n, Rule(choice.rule));
            Some(Ask::Nation { n, rule, nations: nations.collect() })
        }
        Question::Join { nation, rest } => {
            let enemies = view.options().wars()[nation.index()];
            let turned = |other: &Nation| nation.is_country() && other.is_country();
            let enemies = enemies.iter().filter(turned).collect();
            Some(Ask::Join { nation, enemies, rest })
        }
        Question::Answer => {
            Some(Ask::Answer { from: view.place(view.active()), offer: *view.offer() })
        }
        _ => None,
    }
}

/// What bends the moves of a reputation: a country joined elsewhere (L-265).
fn bent(view: &View, pc: logbook::Pc, nation: Nation) -> Bent {
    let others = view.board(pc).joined.without(Nation::Pirates).without(nation);
    Bent { joined_elsewhere: !others.is_legend(), ..Bent::default() }
}

fn fire(seen: &Seen<Logbook>, returns: bool) -> FireModel {
    let view = &seen.view;
    let target = view.salvo().target;
    let odds = view.odds(target);
    let shots = seen.list.iter().filter_map(|action| match *action {
        Action::Ammo { ammo, overcharge } => {
            let odds = odds.iter().find(|odds| odds.ammo == ammo && !overcharge).copied();
            Some(Shot { action: *action, ammo, overcharge, odds })
        }
        _ => None,
    });
    FireModel { target, returns, shots: shots.collect() }
}

fn reroll(seen: &Seen<Logbook>) -> RerollModel {
    let view = &seen.view;
    let salvo = view.salvo();
    let aim = salvo.aim(view.options().most_a_die());
    let dice = (0u8..).zip(salvo.dice.iter()).map(|(place, face)| {
        let again = Action::Reroll(place);
        let at = usize::from(place);
        Die {
            face: *face,
            value: face + aim.modifier(at),
            points: aim.points(at, *face),
            again: seen.place(again).map(|_| again),
        }
    });
    let dice: Vec<Die> = dice.collect();
    RerollModel {
        target: salvo.target,
        ammo: salvo.ammo,
        points: dice.iter().map(|die| die.points).sum(),
        dice,
        defence: salvo.defence,
        left: salvo.rerolls,
    }
}

/// Who fires at whom in the attack at hand.
pub fn sides(view: &View) -> Option<(Ship, Ship)> {
    match view.salvo().by {
        By::Ship(by) => Some((by, view.salvo().target)),
        _ => None,
    }
}

/// Is this chosen where neither chart nor panels are?
pub fn carries(action: Action) -> bool {
    matches!(action, Action::Ammo { .. } | Action::Reroll(_) | Action::Nation(_))
}
