//! The race for fame, where every point came from, what nations think, who is at war, whose enemy
//! somebody is.

mod nations;

use engine::{News, Seat, Seen, order_by_key};
use logbook::{Event, Logbook, View};

pub use nations::{Foe, Grudge, NationModel, Own, foes, grudge, nations, wars};

/// The race for fame, who is at war, whose enemy.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct FameModel {
    /// The race.
    pub race: RaceModel,
    /// What each nation thinks of everybody.
    pub nations: Vec<NationModel>,
    /// The ships at sea that are enemies of whoever looks.
    pub foes: Vec<Foe>,
    /// Who is at war with whom, each pair once.
    pub wars: Vec<(logbook::Nation, logbook::Nation)>,
    /// The era of the fortresses: the highest level of any ship so far (L-120).
    pub era: u8,
}

/// The race for fame.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct RaceModel {
    /// The fame that wins (L-022).
    pub goal: u8,
    /// Where the icons of the eras stand, for the levels that leave the deck there, and whether
    /// they have left (L-340, L-341).
    pub eras: [(u8, bool); 2],
    /// Everybody, in the order of the seats.
    pub lanes: Vec<Lane>,
}

/// A seat in the race.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Lane {
    /// Who.
    pub seat: Seat,
    /// Fame.
    pub fame: u8,
}

/// A share of somebody's fame: by which rule, and how much.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Origin {
    /// The rule that gave or took it.
    pub rule: u16,
    /// How much in all.
    pub n: i16,
}

/// Makes it of what is seen.
pub fn fame(seen: &Seen<Logbook>) -> FameModel {
    let view = &seen.view;
    FameModel {
        race: race(view),
        nations: nations(view),
        foes: view.own().map_or_else(Vec::new, |own| foes(view, own)),
        wars: wars(view),
        era: view.era(),
    }
}

fn race(view: &View) -> RaceModel {
    let [first, second] = view.options().eras();
    let seats = (0..view.seats()).map(Seat);
    RaceModel {
        goal: view.options().goal(),
        eras: [(first, view.has_left_deck(1)), (second, view.has_left_deck(2))],
        lanes: seats.map(|seat| Lane { seat, fame: view.board(view.pc(seat)).fame }).collect(),
    }
}

/// Where every point of a seat's fame came from and went to: read from all that happened, the
/// largest share first.
pub fn origins(view: &View, past: &[News<Logbook>], seat: Seat) -> Vec<Origin> {
    let own = view.pc(seat);
    let mut origins: Vec<Origin> = Vec::new();
    for event in past.iter().flat_map(|news| &news.events) {
        let Event::Fame { pc, n, rule } = *event else { continue };
        if pc != own {
            continue;
        }
        match origins.iter_mut().find(|origin| origin.rule == rule.0 && (origin.n < 0) == (n < 0)) {
            Some(origin) => origin.n += i16::from(n),
            None => origins.push(Origin { rule: rule.0, n: n.into() }),
        }
    }
    order_by_key(&mut origins, |origin| (-origin.n, origin.rule));
    origins
}
