//! Reputation is lost and gained, and nations are joined and betrayed (L-241 to L-268).

use engine::Log;

use super::reputation::{Bent, Effect, HOSTILE, LOWEST, Step, gain, lose};
use super::war::Victim;
use crate::ask::{Choice, Question};
use crate::event::{Event, Rule};
use crate::state::Logbook;
use crate::{Flags, Nation, Pc, Ship};

/// Every nation: none of them takes an attack amiss any more this turn.
const ALL: Flags =
    Flags::corsair(Nation::Holland).with(Nation::Spain).with(Nation::England).with(Nation::France);

impl Logbook {
    pub(crate) fn bent(&self, pc: Pc, nation: Nation) -> Bent {
        let country = self.board(pc).joined.without(Nation::Pirates).without(nation);
        Bent { joined_elsewhere: country != Flags::NONE, ..Bent::default() }
    }

    /// Points with a nation, one by one; the last may ask whether the seat joins (L-263).
    pub(crate) fn gain_reputation(
        &mut self,
        pc: Pc,
        nation: Nation,
        n: u8,
        rule: Rule,
        log: &mut Log<Event>,
    ) {
        let before = self.board(pc).reputation[nation];
        let (mut value, mut left) = (before, n);
        while left > 0 {
            left -= 1;
            match gain(nation, value, self.bent(pc, nation)) {
                Step::To(column) => value = column,
                Step::Stays => break,
                // A member that has lost points comes back without being asked.
                Step::Asks if self.board(pc).joined.has(nation) => value += 1,
                Step::Asks => {
                    self.ask(pc, Question::Join { nation, rest: left });
                    break;
                }
            }
        }
        self.set_reputation(pc, nation, value, rule, log);
    }

    /// Points lost with a nation (L-011).
    pub(crate) fn lose_reputation(
        &mut self,
        pc: Pc,
        nation: Nation,
        n: u8,
        rule: Rule,
        log: &mut Log<Event>,
    ) {
        let bent = self.bent(pc, nation);
        let value =
            (0..n).fold(self.board(pc).reputation[nation], |value, _| match lose(value, bent) {
                Step::To(column) => column,
                Step::Stays | Step::Asks => value,
            });
        self.set_reputation(pc, nation, value, rule, log);
    }

    /// A marker comes to a column; prestige is gained the first time (L-262).
    fn set_reputation(&mut self, pc: Pc, nation: Nation, to: i8, rule: Rule, log: &mut Log<Event>) {
        let board = self.board_mut(pc);
        let n = to - board.reputation[nation];
        if n == 0 {
            return;
        }
        board.reputation[nation] = to;
        let side = usize::from(to > LOWEST);
        let prestige = Effect::Prestige.holds(nation, to) && !board.prestige[side].has(nation);
        if prestige {
            board.prestige[side] = board.prestige[side].with(nation);
        }
        log.tell(|| Event::Reputation { pc, nation, n, to, rule });
        if prestige {
            self.gain_fame(pc, 1, Rule(262), log);
        }
    }

    /// A seat gains points with one nation of several: it says which, unless there is one alone
    /// (5.3).
    pub(crate) fn offer_nation(&mut self, pc: Pc, choice: Choice, log: &mut Log<Event>) {
        let mut among = choice.among.iter();
        match (among.next(), among.next()) {
            (None, _) => {}
            (Some(only), None) => self.move_reputation(pc, choice, only, log),
            _ => self.ask(pc, Question::Nation(choice)),
        }
    }

    /// The seat has named a nation.
    pub(crate) fn name_nation(
        &mut self,
        pc: Pc,
        choice: Choice,
        nation: Nation,
        log: &mut Log<Event>,
    ) {
        log.tell(|| Event::Named { pc, nation, choice });
        self.move_reputation(pc, choice, nation, log);
    }

    fn move_reputation(&mut self, pc: Pc, choice: Choice, nation: Nation, log: &mut Log<Event>) {
        let (n, rule) = (choice.n.unsigned_abs(), Rule(choice.rule));
        if choice.n < 0 {
            self.lose_reputation(pc, nation, n, rule, log);
        } else {
            self.gain_reputation(pc, nation, n, rule, log);
        }
    }

    /// The seat joins a nation, or declines and loses the point; the rest of the gain follows
    /// (L-263, L-266, L-267).
    pub(crate) fn join_or_not(
        &mut self,
        pc: Pc,
        nation: Nation,
        rest: u8,
        joins: bool,
        log: &mut Log<Event>,
    ) {
        if !joins {
            log.tell(|| Event::Declined { pc, nation });
            return self.gain_reputation(pc, nation, rest, Rule(263), log);
        }
        let after = self.board(pc).reputation.joined(nation, self.war());
        let board = self.board_mut(pc);
        board.joined = board.joined.with(nation);
        log.tell(|| Event::Joined { pc, nation });
        for other in Nation::ALL {
            self.set_reputation(pc, other, after[other], Rule(267), log);
        }
        self.gain_fame(pc, 1, Rule(266), log);
    }

    /// What attacking a ship, or putting an end to it, costs a seat (L-241 to L-243, L-248 to
    /// L-250, L-268). An end without an attack is the work of fire that spread (L-158).
    pub(crate) fn offend(
        &mut self,
        pc: Pc,
        ship: Ship,
        attacked: bool,
        destroyed: bool,
        log: &mut Log<Event>,
    ) {
        let before = match attacked {
            true => self.turn.offended[pc.index()],
            false => ALL,
        };
        let victim = Victim {
            flags: self.flags_of(ship),
            of_seat: ship.pc().is_some(),
            port: if attacked { self.resentful_port(ship) } else { None },
        };
        let offence = victim.offence(destroyed, before, self.board(pc).joined);
        if attacked {
            let offended = &mut self.turn.offended[pc.index()];
            *offended = victim.nations().iter().fold(*offended, Flags::with);
        }
        for nation in Nation::ALL {
            if offence.betrayed.has(nation) {
                self.betray(pc, nation, log);
            }
            let rule = if destroyed { Rule(242) } else { Rule(241) };
            self.lose_reputation(pc, nation, offence.losses[nation.index()], rule, log);
        }
    }

    /// The nation of the port where the victim is moored, the first time it is attacked there this
    /// turn (L-243).
    fn resentful_port(&mut self, ship: Ship) -> Option<Nation> {
        let (cell, _) = self.berth(ship)?;
        let port = self.chart.harbour_at(cell)?.tile.number();
        if self.turn.offended_ports.contains(&port) {
            return None;
        }
        self.turn.offended_ports.push(port);
        self.moored_with(cell)
    }

    /// A member has attacked its own: its reputation falls to −4, the membership ends, and the fame
    /// of joining is lost (L-268).
    fn betray(&mut self, pc: Pc, nation: Nation, log: &mut Log<Event>) {
        let board = self.board_mut(pc);
        board.joined = board.joined.without(nation);
        let to = board.reputation[nation].min(HOSTILE);
        log.tell(|| Event::Betrayed { pc, nation });
        self.set_reputation(pc, nation, to, Rule(268), log);
        self.lose_fame(pc, 1, Rule(268), log);
    }

    /// A nation at war with a ship that a seat has destroyed thanks the seat (L-247).
    pub(super) fn thank(&mut self, pc: Pc, ship: Ship, log: &mut Log<Event>) {
        let among = self.war().thankful(self.flags_of(ship));
        self.offer_nation(pc, Choice { among, n: 1, rule: 247 }, log);
    }

    /// A seat whose ship was destroyed by a ship of a nation that held it in contempt is pitied
    /// there (L-164, D-58).
    pub(super) fn pity(&mut self, pc: Pc, by: Ship, log: &mut Log<Event>) {
        let of_seat = by.pc().is_some();
        let nations = Victim { flags: self.flags_of(by), of_seat, port: None }.nations();
        for nation in nations.iter() {
            if self.board(pc).reputation[nation] < 0 {
                self.gain_reputation(pc, nation, 1, Rule(164), log);
            }
        }
    }
}
