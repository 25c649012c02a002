//! What nations think of everybody, who is at war, and whose enemy a seat is.

use engine::Seat;
use logbook::content::CardNo;
use logbook::standing::hate::hates;
use logbook::standing::reputation::{Effect, HIGHEST, access};
use logbook::standing::war::War;
use logbook::{Flags, Key, Nation, Options, Pc, Ship, View};

/// What a nation thinks of everybody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NationModel {
    /// Which.
    pub nation: Nation,
    /// Everybody's column, in the order of the seats (L-011).
    pub columns: Vec<(Seat, i8)>,
    /// What follows for whoever looks.
    pub own: Option<Own>,
    /// With whom it is at war (L-020).
    pub wars: Vec<Nation>,
}

/// What a reputation means for its seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Own {
    /// The column.
    pub value: i8,
    /// What its ports sell, 0 to 4 (L-112).
    pub access: u8,
    /// What is in force (L-252).
    pub effects: Vec<Effect>,
    /// The next effect above, and its column.
    pub above: Option<(i8, Effect)>,
    /// Is the seat a member (L-263)?
    pub joined: bool,
}

/// A ship at sea that would attack a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Foe {
    /// Her place among the ships that sail by themselves.
    pub npc: u8,
    /// Her card.
    pub card: CardNo,
    /// Why.
    pub why: Grudge,
}

/// Why a ship is somebody's enemy (L-209).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Grudge {
    /// A legend is everybody's.
    Legend,
    /// Her nation holds the seat in contempt; for the Pirates, does not respect it.
    Contempt(Nation, i8),
    /// The seat belongs to an enemy of her country.
    Enemy(Nation),
    /// It is a ship like herself: their nations are at war.
    War,
}

/// What each nation thinks.
pub fn nations(view: &View) -> Vec<NationModel> {
    let war = War::new(view.options().wars());
    let own = view.own();
    let model = |nation: Nation| NationModel {
        nation,
        columns: (0..view.seats())
            .map(|seat| (Seat(seat), view.board(view.pc(Seat(seat))).reputation[nation]))
            .collect(),
        own: own.map(|own| self::own(view, own, nation)),
        wars: war.enemies(nation).iter().collect(),
    };
    Nation::ALL.map(model).to_vec()
}

fn own(view: &View, pc: Pc, nation: Nation) -> Own {
    let board = view.board(pc);
    let value = board.reputation[nation];
    let told = |effect: &Effect| plays(view.options(), *effect);
    let effects = Effect::ALL.into_iter().filter(told);
    let above = (value + 1..=HIGHEST).find_map(|column| {
        let new = |effect: &Effect| {
            effect.holds(nation, column)
                && !effect.holds(nation, value)
                && *effect != Effect::Unknown
        };
        effects.clone().find(new).map(|effect| (column, effect))
    });
    Own {
        value,
        access: access(value),
        effects: effects.clone().filter(|effect| effect.holds(nation, value)).collect(),
        above,
        joined: board.joined.has(nation),
    }
}

/// Does an effect mean anything in this game?
fn plays(options: &Options, effect: Effect) -> bool {
    match effect {
        Effect::AtWar => options.on(Key::AtWarBonus),
        Effect::Enrolment => options.on(Key::Crew),
        Effect::SecondCaptain => options.on(Key::Captains),
        Effect::Advantage | Effect::Respawn => options.on(Key::RepSide),
        _ => true,
    }
}

/// Pairs of nations at war, each once.
pub fn wars(view: &View) -> Vec<(Nation, Nation)> {
    let war = War::new(view.options().wars());
    let pairs = Nation::ALL.into_iter().flat_map(|one| Nation::ALL.map(|other| (one, other)));
    pairs.filter(|(one, other)| one < other && war.between(*one, *other)).collect()
}

/// The ships at sea that are enemies of a seat.
pub fn foes(view: &View, pc: Pc) -> Vec<Foe> {
    let ships = (0..).zip(view.npcs()).filter(|(_, npc)| npc.up && npc.cell.is_some());
    let foes = ships.filter_map(|(npc, ship)| {
        let why = grudge(view, npc, Ship::Pc(pc))?;
        Some(Foe { npc, card: CardNo::new(ship.card), why })
    });
    foes.collect()
}

/// Why a ship that sails by herself is the enemy of another; none if she is not.
pub fn grudge(view: &View, npc: u8, ship: Ship) -> Option<Grudge> {
    if !view.is_enemy(npc, ship) {
        return None;
    }
    let flags = view.npcs().get(usize::from(npc))?.side().flags;
    let Ship::Pc(pc) = ship else { return Some(Grudge::War) };
    let board = view.board(pc);
    let war = War::new(view.options().wars());
    let nation = if flags.has(Nation::Pirates) { Some(Nation::Pirates) } else { flags.country() };
    let contempt = hates(flags, board.reputation, Flags::NONE, war);
    Some(match nation {
        None => Grudge::Legend,
        Some(nation) if contempt => Grudge::Contempt(nation, board.reputation[nation]),
        Some(nation) => Grudge::Enemy(nation),
    })
}
