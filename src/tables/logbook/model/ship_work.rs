//! What is done aboard: moving cubes, loading, mending, and offers to a neighbour.

use engine::{Ahead, Explained, Seen};
use logbook::board::hold::Cube;
use logbook::board::repair::{Ailing, mended};
use logbook::content::MissionId;
use logbook::port::exchange::Bundle;
use logbook::{Action, Goods, Logbook, Mend, Pc, Question, View, WhyNot};

/// What is asked of a ship's seat that is answered aboard.
#[derive(Clone, PartialEq, Debug, Default)]
pub enum Work {
    /// Nothing.
    #[default]
    None,
    /// Two cubes change places: the first slot, once it is chosen (L-194).
    Swap(Option<u8>),
    /// Goods lie at hand (L-195).
    Load(Goods),
    /// A piece of wood is spent (L-173).
    Mend(Vec<Repair>),
    /// An offer, while it grows or waits for an answer (L-206).
    Offer(Box<OfferModel>),
}

/// What a piece of wood would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repair {
    /// What it is named for.
    pub mend: Mend,
    /// What ails the ship now.
    pub before: Ailing,
    /// What is left of it.
    pub after: Ailing,
}

/// An offer between neighbours.
#[derive(Clone, PartialEq, Debug)]
pub struct OfferModel {
    /// Who makes it.
    pub from: Pc,
    /// To whom.
    pub to: Pc,
    /// Is it still growing? Otherwise it waits for an answer.
    pub grows: bool,
    /// What is given.
    pub give: SideModel,
    /// What is asked for.
    pub ask: SideModel,
}

/// One side of an offer.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct SideModel {
    /// Thousands.
    pub coins: u8,
    /// Goods.
    pub goods: Goods,
    /// Cannons.
    pub cannons: u8,
    /// Missions; none for one that nobody else may know.
    pub missions: Vec<Option<MissionId>>,
    /// What could still be put into it, whether it may or not.
    pub more: Vec<Action>,
}

/// What is asked of this seat that is answered aboard.
pub(super) fn work(seen: &Seen<Logbook>, pc: Pc) -> Work {
    let view = &seen.view;
    let Some(asked) = view.asked() else { return Work::None };
    match asked.question {
        Question::Offer => Work::Offer(Box::new(offer(view, asked.pc, true))),
        Question::Answer => Work::Offer(Box::new(offer(view, view.active(), false))),
        _ if asked.pc != pc => Work::None,
        Question::Manual => Work::Swap(None),
        Question::Swap { slot } => Work::Swap(Some(slot)),
        Question::Loading { goods } => Work::Load(goods),
        Question::Mend { yard } => Work::Mend(repairs(view, pc, yard)),
        _ => Work::None,
    }
}

/// What a piece of wood would do, named for each kind of damage there is.
pub fn repairs(view: &View, pc: Pc, yard: bool) -> Vec<Repair> {
    let board = view.board(pc);
    let before = board.ailing();
    let repair = |mend| Repair { mend, before, after: mended(before, mend, yard) };
    board.mendable().map(repair).collect()
}

fn offer(view: &View, from: Pc, grows: bool) -> OfferModel {
    let offer = view.offer();
    let (mut give, mut ask) = (side(view, from, offer.give), side(view, offer.to, offer.ask));
    if grows {
        let (mine, theirs) = (view.board(from), view.board(offer.to));
        give.more.push(Action::GiveCoin);
        give.more.extend(mine.hold.goods().iter().map(|(good, _)| Action::Give(good)));
        if mine.hold.has_loose_cannon() {
            give.more.push(Action::GiveCannon);
        }
        give.more.extend((0..mine.missions.len() as u8).map(Action::GiveMission));
        ask.more.push(Action::AskCoin);
        ask.more.extend(theirs.hold.goods().iter().map(|(good, _)| Action::Ask(good)));
        if theirs.hold.has_loose_cannon() {
            ask.more.push(Action::AskCannon);
        }
        let open = (0..).zip(theirs.missions.iter()).filter(|(_, active)| active.open);
        ask.more.extend(open.map(|(at, _)| Action::AskMission(at)));
    }
    OfferModel { from, to: offer.to, grows, give, ask }
}

fn side(view: &View, of: Pc, bundle: Bundle) -> SideModel {
    let missions = bundle.missions().map(|at| mission(view, of, at)).collect();
    let Bundle { coins, goods, cannons, .. } = bundle;
    SideModel { coins, goods, cannons, missions, more: Vec::new() }
}

/// A mission of a seat, if whoever looks may know it (L-350).
pub fn mission(view: &View, of: Pc, at: u8) -> Option<MissionId> {
    let active = view.board(of).missions.get(usize::from(at))?;
    let known = active.open || view.eye().sees(view.place(of));
    known.then(|| MissionId::nth(active.card))
}

/// What touching a slot of one's own hold does.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum SlotTouch {
    /// Nothing: it says what it is.
    #[default]
    Tells,
    /// It is this choice of the list.
    Acts(usize, Action),
    /// Its cube is taken up, to change places or to go overboard.
    Lifts,
    /// Its cube is put back.
    PutsBack,
    /// The cube taken up comes here: one choice after the other.
    Path(Vec<usize>),
}

/// What touching each slot does while the cube of one of them is taken up, or none.
pub fn touches(seen: &Seen<Logbook>, ahead: Ahead<Logbook>, held: Option<u8>) -> Vec<SlotTouch> {
    let Some(asked) = seen.view.asked().filter(|_| seen.is_asked()) else { return Vec::new() };
    let hold = &seen.view.board(asked.pc).hold;
    let slots = 0..hold.layout().slots();
    if matches!(asked.question, Question::Manual | Question::Swap { .. } | Question::Loading { .. })
    {
        let touch = |slot| {
            let action = match (asked.question, hold.cube_at(slot)) {
                (Question::Loading { .. }, Some(Cube::Good(good))) => Action::Dump(good),
                _ => Action::Slot(slot),
            };
            let place = seen.place(action);
            place.map_or(SlotTouch::Tells, |place| SlotTouch::Acts(place, action))
        };
        return slots.map(touch).collect();
    }
    let lifted = held.filter(|slot| throws(seen, *slot).is_some() || swaps(seen).is_some());
    let ways = lifted.map(|from| swapping(seen, ahead, from)).unwrap_or_default();
    let movable = |slot: u8| hold.movable() >> slot & 1 != 0;
    let touch = |slot| {
        if lifted == Some(slot) {
            return SlotTouch::PutsBack;
        }
        if let Some((_, path)) = ways.iter().find(|(to, _)| *to == slot) {
            return SlotTouch::Path(path.clone());
        }
        let lifts = movable(slot) && (swaps(seen).is_some() || throws(seen, slot).is_some());
        if lifts { SlotTouch::Lifts } else { SlotTouch::Tells }
    };
    slots.map(touch).collect()
}

fn swaps(seen: &Seen<Logbook>) -> Option<usize> {
    seen.place(Action::Manual)
}

/// How the cube of a slot goes overboard, if it may.
pub fn throws(seen: &Seen<Logbook>, slot: u8) -> Option<Action> {
    let action = overboard(&seen.view, seen.view.asked()?.pc, slot)?;
    seen.place(action).map(|_| action)
}

/// What throws the cube of a slot overboard, whether it may or not.
pub fn overboard(view: &View, pc: Pc, slot: u8) -> Option<Action> {
    view.board(pc).hold.cube_at(slot).map(|cube| match cube {
        Cube::Good(good) => Action::Jettison(good),
        Cube::Cannon => Action::JettisonCannon,
    })
}

/// The ways in which the cube of a slot changes places: to which slot, along which places of the
/// lists.
fn swapping(seen: &Seen<Logbook>, ahead: Ahead<Logbook>, from: u8) -> Vec<(u8, Vec<usize>)> {
    let Some(manual) = swaps(seen) else { return Vec::new() };
    let first = ahead(&[manual]).and_then(|then| then.place(Action::Slot(from)));
    let Some(first) = first else { return Vec::new() };
    let Some(then) = ahead(&[manual, first]) else { return Vec::new() };
    let to = (0..).zip(&then.list).filter_map(|(place, action)| match action {
        Action::Slot(slot) => Some((*slot, vec![manual, first, place])),
        _ => None,
    });
    to.collect()
}

/// What stands in the way of an action, if it is not in the list.
pub fn why_not(seen: &Seen<Logbook>, action: Action) -> Option<WhyNot> {
    Logbook::why_not(&seen.view, action)
}

/// What is chosen aboard: on the hold, or on a key of the panel.
pub fn carries(action: Action) -> bool {
    use Action as A;
    matches!(
        action,
        A::Layout(_)
            | A::Manual
            | A::Slot(_)
            | A::Jettison(_)
            | A::JettisonCannon
            | A::Dump(_)
            | A::Load(_)
            | A::Repair
            | A::Mend(_)
            | A::Scuttle
            | A::GiveCoin
            | A::Give(_)
            | A::GiveCannon
            | A::GiveMission(_)
            | A::AskCoin
            | A::Ask(_)
            | A::AskCannon
            | A::AskMission(_)
    )
}
