//! The scoring of a round, and what a decision on a triplet would do to it.

use engine::{Seat, order_by_key};
use gale::{Action, Dir, Dirs, Phase, Sheet, Table, Wind};

/// The scoring of a round, from the least damage to the most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoundSheet {
    /// The round, from 0.
    pub round: u8,
    /// Is it an expert game, with pairs and groups?
    pub expert: bool,
    /// A line a seat.
    pub lines: Vec<SheetLine>,
}

/// A seat's line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetLine {
    /// Whose it is.
    pub seat: Seat,
    /// The winds that were taken, in compass order.
    pub taken: Vec<Wind>,
    /// The triplets that were discarded.
    pub discarded: Dirs,
    /// The damage that was counted.
    pub damage: u8,
    /// The best place the seat fills, from 1.
    pub place: u8,
    /// How many seats share it.
    pub sharing: u8,
    /// The points of the place.
    pub base: i8,
    /// For pairs.
    pub bonus: i8,
    /// For groups.
    pub penalty: i8,
    /// In all.
    pub points: i8,
    /// The total after it.
    pub total: i32,
}

/// A triplet to decide on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decision {
    /// Whose it is.
    pub seat: Seat,
    /// Its direction.
    pub dir: Dir,
    /// Without it.
    pub discard: Prospect,
    /// With it.
    pub keep: Prospect,
}

/// What a choice would bring its seat, if nobody decided anything else afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prospect {
    /// Its place in the list.
    pub choice: Option<usize>,
    /// The damage counted.
    pub damage: u8,
    /// The points of the round.
    pub points: i8,
}

/// The round that was scored last, as long as no card of the next has been played.
pub fn last_round(table: &Table) -> Option<RoundSheet> {
    let between = table.phase() == Phase::Over || (table.trick() == 0 && table.is_leading());
    let sheet = table.last_sheet().filter(|_| between)?;
    let totals = table.totals();
    let mut lines: Vec<SheetLine> = sheet
        .seats()
        .map(|(seat, line)| SheetLine {
            seat,
            taken: line.taken.cards().collect(),
            discarded: line.triplets.except(line.kept()),
            damage: line.damage,
            place: line.place,
            sharing: line.sharing,
            base: line.base,
            bonus: line.bonus,
            penalty: line.penalty,
            points: line.points,
            total: totals[seat],
        })
        .collect();
    order_by_key(&mut lines, |line| line.place);
    Some(RoundSheet { round: table.round() - 1, expert: table.options().expert(), lines })
}

/// What keeping or discarding this triplet would bring the seat to act.
pub fn decision(table: &Table, dir: Dir, legal: &[Action]) -> Decision {
    let seat = table.to_act();
    let (without, with) = (table.sheet(), table.sheet_if_kept(dir));
    let prospect = |sheet: &Sheet, action| Prospect {
        choice: legal.iter().position(|legal| *legal == action),
        damage: sheet[seat].damage,
        points: sheet[seat].points,
    };
    Decision {
        seat,
        dir,
        discard: prospect(&without, Action::Discard(dir)),
        keep: prospect(&with, Action::Keep(dir)),
    }
}
