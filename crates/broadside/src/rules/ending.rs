//! The end (B-150 … B-156, B-194 … B-196).

use engine::{BySeat, Log, Outcome, Seat};

use crate::Event;
use crate::event::Rule;
use crate::state::Broadside;
use crate::token::{Known, Place};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// By which rule.
    pub rule: Rule,
    /// Who wins at once (B-150), or wins a tie (B-153).
    pub favoured: Option<Seat>,
}

/// What the end of a game is decided from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Gold at home.
    pub gold: i32,
    /// The points of the ships under control, derelicts included.
    pub fleet: u16,
}

/// The places of the seats. By B-150 the favoured seat has won, whatever the others have; by
/// B-153 it wins a tie; else most gold wins, then the dearer fleet, then nobody alone (B-152).
pub fn outcome(ended: Ended, seats: BySeat<Standing>) -> Outcome {
    let favoured = |seat: Seat| ended.favoured == Some(seat);
    let key = |seat: Seat| {
        let Standing { gold, fleet } = seats[seat];
        match ended.rule {
            Rule::MoreThanHalf => (favoured(seat), gold, 0, false),
            Rule::LastAfloat => (false, gold, 0, favoured(seat)),
            _ => (false, gold, fleet, false),
        }
    };
    let all = || Seat::all(seats.count());
    let places = BySeat::from_fn(seats.count(), |seat| {
        1 + all().filter(|other| key(*other) > key(seat)).count() as u8
    });
    Outcome { scores: BySeat::from_fn(seats.count(), |seat| seats[seat].gold), places }
}

/// Who has more than half of the initial gold: the highest, then the active player (B-150, B-151).
/// Only at a table of two (B-194).
pub fn past_half(gold: &[u16], initial: u16, active: Seat) -> Option<Seat> {
    let past = Seat::all(gold.len() as u8).filter(|seat| 2 * gold[seat.index()] > initial);
    past.filter(|_| gold.len() == 2).max_by_key(|seat| (gold[seat.index()], *seat == active))
}

impl Broadside {
    /// The treasures a winner may put into the record: all but those on other homes (B-155). Nothing
    /// in the game depends on it.
    pub(crate) fn spoils(&self, winner: Seat) -> u8 {
        let elsewhere = |place| matches!(place, Place::Home(seat) if seat != winner);
        self.treasures.iter().filter(|token| !elsewhere(token.place)).count() as u8
    }

    /// The gold on a seat's home island.
    pub(crate) fn gold(&self, seat: Seat) -> u16 {
        let home = self.treasures.iter().filter(|token| token.place == Place::Home(seat));
        let coins = home.filter_map(|token| token.face.coin()).map(u16::from);
        self.extra[seat.index()] + coins.sum::<u16>()
    }

    /// The gold in play at the start (B-33).
    #[inline]
    pub(crate) fn initial_gold(&self) -> u16 {
        u16::from(self.options.hoard().gold) * u16::from(self.seats())
    }

    /// After every change of gold: more than half wins at once (B-150); the game ends when nothing
    /// of worth is left outside the homes (B-152, R-27).
    pub(crate) fn check_gold(&mut self, log: &mut Log<Event>) {
        let gold: Vec<u16> = Seat::all(self.seats()).map(|seat| self.gold(seat)).collect();
        if let Some(winner) = past_half(&gold, self.initial_gold(), self.active) {
            return self.end_by(Rule::MoreThanHalf, Some(winner), log);
        }
        let outside = |place| matches!(place, Place::Island(_) | Place::Ship(_));
        let left = |token: &crate::Treasure| token.face.is_wanted() && outside(token.place);
        if !self.treasures.iter().any(left) {
            // With one fleet left the same tokens lie at home: B-153 comes first.
            if !self.check_fleets(log) {
                self.end_by(Rule::AllHome, None, log);
            }
        }
    }

    /// When one player alone has ships, every coin left on wild islands and aboard them is hers
    /// (B-153, R-28).
    pub(crate) fn check_fleets(&mut self, log: &mut Log<Event>) -> bool {
        let mut afloat = Seat::all(self.seats()).filter(|seat| self.fleet(*seat).next().is_some());
        let (Some(survivor), None) = (afloat.next(), afloat.next()) else { return false };
        for token in self.treasures.iter_mut().filter(|token| token.face.coin().is_some()) {
            if matches!(token.place, Place::Island(_) | Place::Ship(_)) {
                token.place = Place::Home(survivor);
            }
        }
        self.end_by(Rule::LastAfloat, Some(survivor), log);
        true
    }

    /// The game is over, and all treasures are seen (B-195).
    pub(crate) fn end_by(&mut self, rule: Rule, favoured: Option<Seat>, log: &mut Log<Event>) {
        if self.ended.is_some() {
            return;
        }
        self.treasures.iter_mut().for_each(|token| token.known = Known::ALL);
        let ended = Ended { rule, favoured };
        self.ended = Some(ended);
        self.asked.clear();
        log.reveal();
        log.tell(|| Event::Over { rule, winners: self.outcome(ended).winners().collect() });
    }

    /// Who came where (B-152 … B-154, B-196).
    pub(crate) fn outcome(&self, ended: Ended) -> Outcome {
        let standing = BySeat::from_fn(self.seats(), |seat| Standing {
            gold: i32::from(self.gold(seat)),
            fleet: self.fleet(seat).map(|(_, ship)| u16::from(ship.card().cost)).sum(),
        });
        outcome(ended, standing)
    }
}
