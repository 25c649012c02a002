//! The broadside at hand: guns, lines, targets, and which shot comes next.

use broadside::{Action, Barred, Broadside, Event, Harm, Line, Needed, Salvo, View};
use engine::Seen;

use super::plot::{Plot, Spot};

/// What a person has in mind while a broadside is fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aimed {
    /// The ship that stays the target, for as long as a gun bears on her.
    pub target: Option<u8>,
    /// The gun that comes next, if another than the foremost that bears.
    pub gun: Option<Gun>,
}

/// A cannon by its mast, or the musket.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gun {
    /// The cannon of this mast, 0 the foremost.
    Cannon(u8),
    /// The musketeer's.
    Musket,
}

/// The broadside at hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FireModel {
    /// Who fires.
    pub ship: u8,
    /// Her guns.
    pub guns: Vec<GunModel>,
    /// Lines that may be fired along.
    pub clear: Vec<Clear>,
    /// Lines to the target in mind that are barred.
    pub barred: Vec<BarredLine>,
    /// The line of the last shot.
    pub spent: Option<(Spot, Spot)>,
    /// The ships that can be shot at.
    pub targets: Vec<TargetModel>,
    /// The shot that comes next: its place in `clear`.
    pub next: Option<usize>,
}

/// A gun of the ship that fires.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GunModel {
    /// Which.
    pub gun: Gun,
    /// Where.
    pub at: Spot,
    /// Whether it can fire.
    pub state: GunState,
}

/// Whether a gun can fire.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GunState {
    /// It bears on a ship.
    Ready,
    /// It bears on nobody.
    Idle,
    /// It has fired.
    Fired,
}

/// A shot that may be fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clear {
    /// Which gun.
    pub gun: Gun,
    /// At whom.
    pub target: u8,
    /// The mast.
    pub from: Spot,
    /// The point aimed at.
    pub to: Spot,
    /// What it needs.
    pub needed: Needed,
    /// Its place in the list.
    pub place: usize,
    /// The action.
    pub action: Action,
}

/// A shot that may not be fired.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BarredLine {
    /// Which gun.
    pub gun: Gun,
    /// The mast.
    pub from: Spot,
    /// The point aimed at.
    pub to: Spot,
    /// Where it is barred.
    pub at: Spot,
    /// Why.
    pub bar: Barred,
}

/// A ship that can be shot at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TargetModel {
    /// Which.
    pub ship: u8,
    /// The edge of her that looks away from the ship that fires, for what is said about her.
    pub at: Spot,
    /// Does it lie below her?
    pub below: bool,
    /// The guns that bear on her and need what the first of them needs.
    pub guns: Vec<Gun>,
    /// The shot at her that would come next: its place in `clear`.
    pub shot: usize,
    /// What a hit would do.
    pub harm: Harm,
    /// Is she the target in mind?
    pub picked: bool,
}

impl FireModel {
    /// The shot that comes next.
    pub fn shot(&self) -> Option<&Clear> {
        self.clear.get(self.next?)
    }

    /// The shot with this gun that comes next: at the target in mind, if it bears on her.
    pub fn shot_with(&self, gun: Gun) -> Option<&Clear> {
        let target = self.shot().map(|shot| shot.target);
        let mut with = self.clear.iter().filter(|shot| shot.gun == gun);
        with.clone().find(|shot| Some(shot.target) == target).or_else(|| with.next())
    }
}

/// The broadside that is being fired, by whomever.
pub fn fire(seen: &Seen<Broadside>, aimed: Aimed) -> Option<FireModel> {
    let view = &seen.view;
    let salvo = view.salvo()?;
    let plot = Plot { sea: view.options().sea() };
    let lines = view.lines_of_fire();
    let clear: Vec<Clear> =
        nearest(&lines).filter_map(|line| self::clear(seen, plot, line)).collect();
    let next = next(&clear, aimed);
    let target = next.map(|next| clear[next].target);
    let barred = nearest(&lines).filter(|line| Some(line.target) == target);
    Some(FireModel {
        ship: salvo.ship,
        guns: guns(view, plot, salvo, &clear),
        barred: barred.filter_map(|line| self::barred(plot, line)).collect(),
        spent: spent(seen, plot, salvo),
        targets: targets(view, plot, salvo, &clear, next),
        clear,
        next,
    })
}

/// Of the musket's lines to a ship the shortest one only, a clear one if there is any: where it is
/// fired from makes no difference.
fn nearest(lines: &[Line]) -> impl Iterator<Item = &Line> {
    lines.iter().filter(|line| {
        let rivals = lines.iter().filter(|rival| rival.musket && rival.target == line.target);
        let key = |line: &Line| (line.aim.is_err(), line.from.square_to(line.to), line.mast);
        !line.musket || rivals.map(key).min() == Some(key(line))
    })
}

fn gun_of(line: &Line) -> Gun {
    if line.musket { Gun::Musket } else { Gun::Cannon(line.mast) }
}

fn clear(seen: &Seen<Broadside>, plot: Plot, line: &Line) -> Option<Clear> {
    let Line { mast, musket, target, .. } = *line;
    let action =
        if musket { Action::Musket { mast, target } } else { Action::Fire { mast, target } };
    Some(Clear {
        gun: gun_of(line),
        target,
        from: plot.spot(line.from),
        to: plot.spot(line.to),
        needed: line.aim.ok()?,
        // Who only watches sees the lines, and chooses nothing.
        place: seen.place(action).unwrap_or(usize::MAX),
        action,
    })
}

fn barred(plot: Plot, line: &Line) -> Option<BarredLine> {
    let bar = line.aim.err()?;
    let (from, to) = (plot.spot(line.from), plot.spot(line.to));
    Some(BarredLine { gun: gun_of(line), from, to, at: plot.spot(bar.at), bar })
}

/// At the target in mind with the gun in mind; else with the first that bears on her; else the
/// shot that needs least.
fn next(clear: &[Clear], aimed: Aimed) -> Option<usize> {
    let (at, with) = (
        |shot: &Clear| Some(shot.target) == aimed.target,
        |shot: &Clear| Some(shot.gun) == aimed.gun,
    );
    let find = |wanted: &dyn Fn(&Clear) -> bool| clear.iter().position(wanted);
    let easiest = || (0..clear.len()).min_by_key(|at| clear[*at].needed.die.unwrap_or(7));
    find(&|shot| at(shot) && with(shot))
        .or_else(|| find(&with))
        .or_else(|| find(&at))
        .or_else(easiest)
}

fn guns(view: &View, plot: Plot, salvo: Salvo, clear: &[Clear]) -> Vec<GunModel> {
    let ship = &view.ships()[usize::from(salvo.ship)];
    let bears = |gun: Gun| clear.iter().any(|shot| shot.gun == gun);
    let state = |gun: Gun, fired: bool| match fired {
        true => GunState::Fired,
        false if bears(gun) => GunState::Ready,
        false => GunState::Idle,
    };
    let standing = (0..ship.card().masts).filter(|mast| ship.stands(*mast));
    let cannon = |mast: u8| GunModel {
        gun: Gun::Cannon(mast),
        at: plot.spot(ship.hull().mast(mast + 1)),
        state: state(Gun::Cannon(mast), salvo.fired >> mast & 1 == 1),
    };
    standing.map(cannon).collect()
}

/// The last shot of this broadside, from its mast to the nearest point of whom it was fired at.
fn spent(seen: &Seen<Broadside>, plot: Plot, salvo: Salvo) -> Option<(Spot, Spot)> {
    let ships = seen.view.ships();
    seen.told().rev().find_map(|event| match *event {
        Event::Shot { ship, mast, target, .. } if ship == salvo.ship => {
            let there = ships.get(usize::from(target)).filter(|there| there.is_afloat())?.hull();
            let from = ships[usize::from(ship)].hull().mast(mast + 1);
            let aims = (0..there.aim_count()).map(|aim| there.aim(aim));
            let to = aims.min_by_key(|point| point.square_to(from))?;
            Some((plot.spot(from), plot.spot(to)))
        }
        _ => None,
    })
}

fn targets(
    view: &View,
    plot: Plot,
    salvo: Salvo,
    clear: &[Clear],
    next: Option<usize>,
) -> Vec<TargetModel> {
    let mut targets: Vec<TargetModel> = Vec::new();
    for (at, shot) in clear.iter().enumerate() {
        if targets.iter().any(|target| target.ship == shot.target) {
            continue;
        }
        // The next shot is the one she is spoken of with; else the gun in mind, else the first.
        let gun = next.map(|next| clear[next].gun);
        let hers = |other: &&Clear| other.target == shot.target;
        let with = clear.iter().position(|other| hers(&other) && Some(other.gun) == gun);
        let place = with.unwrap_or(at);
        let needed = clear[place].needed.die;
        let hull = view.ships()[usize::from(shot.target)].hull();
        let (bow, stern) = (plot.spot(hull.pose.at), plot.spot(hull.stern()));
        let middle = Spot::new((bow.x + stern.x) / 2, (bow.y + stern.y) / 2);
        let below = middle.y > shot.from.y;
        let edge = match below {
            true => bow.y.max(stern.y).max(middle.y + hull.half_beam()),
            false => bow.y.min(stern.y).min(middle.y - hull.half_beam()),
        };
        targets.push(TargetModel {
            ship: shot.target,
            at: Spot::new(middle.x, edge),
            below,
            guns: (clear.iter().filter(hers))
                .filter(|other| other.needed.die == needed)
                .map(|other| other.gun)
                .collect(),
            shot: place,
            harm: view.harm(salvo, shot.target),
            picked: next.is_some_and(|next| clear[next].target == shot.target),
        });
    }
    targets
}
