//! What lies on the table: everything of a game but the hands.

use std::fmt;

use engine::Seat;

use crate::{Dir, Dirs, MAX_SEATS, Options, ROW, Sheet, TRICKS, Trick, Wheel, Wind, Winds};

/// What is to be decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A card for the trick.
    Play,
    /// Whether the triplet of this direction is kept (G-53).
    Triplet(Dir),
    /// Nothing any more.
    Over,
}

/// Most rounds of a game.
const MAX_ROUNDS: usize = 5;

/// What lies on the table: everything of a game but the hands. All of it is open but the winds
/// to come beyond the row; those are not told by any function here, and a view does not have
/// them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Table {
    pub(crate) options: Options,
    /// Rounds that are over.
    pub(crate) round: u8,
    /// Tricks of this round that are over.
    pub(crate) trick: u8,
    pub(crate) phase: Phase,
    pub(crate) opener: Seat,
    /// Who leads, or led, the present trick.
    pub(crate) leader: Seat,
    pub(crate) to_act: Seat,
    /// The seats that led a pirate in this round, as bits: they hold only pirates.
    pub(crate) led_pirate: u8,
    /// The present trick; after the last one it stays empty.
    pub(crate) falling: Trick,
    /// How many cards were played in this round, and which, in order.
    pub(crate) count: u8,
    pub(crate) cards: [Wheel; TRICKS * MAX_SEATS],
    pub(crate) winds: [Wind; TRICKS],
    pub(crate) forecast: [Wind; ROW],
    /// Who led each of the tricks that are over.
    pub(crate) leaders: [Seat; TRICKS],
    /// Who took the wind of each trick that is over; nobody where it was set aside or carried, even
    /// if somebody took it later.
    pub(crate) takers: [Option<Seat>; TRICKS],
    pub(crate) taken: [Winds; MAX_SEATS],
    /// The triplets of this round that were decided on.
    pub(crate) kept: [Dirs; MAX_SEATS],
    pub(crate) discarded: [Dirs; MAX_SEATS],
    /// The points of the rounds that are over.
    pub(crate) points: [[i8; MAX_SEATS]; MAX_ROUNDS],
    /// What was taken and kept in the round before this one.
    pub(crate) last_taken: [Winds; MAX_SEATS],
    pub(crate) last_kept: [Dirs; MAX_SEATS],
}

impl Table {
    /// A table before its first round.
    pub(crate) fn new(options: Options, opener: Seat) -> Table {
        let (winds, forecast) = ([Wind::DECK[0]; TRICKS], [Wind::DECK[0]; ROW]);
        Table {
            options,
            round: 0,
            trick: 0,
            phase: Phase::Play,
            opener,
            leader: opener,
            to_act: opener,
            led_pirate: 0,
            falling: Trick::new(winds[0].dir()),
            count: 0,
            cards: [Wheel::PIRATE; TRICKS * MAX_SEATS],
            winds,
            forecast,
            leaders: [Seat(0); TRICKS],
            takers: [None; TRICKS],
            taken: [Winds::NONE; MAX_SEATS],
            kept: [Dirs::NONE; MAX_SEATS],
            discarded: [Dirs::NONE; MAX_SEATS],
            points: [[0; MAX_SEATS]; MAX_ROUNDS],
            last_taken: [Winds::NONE; MAX_SEATS],
            last_kept: [Dirs::NONE; MAX_SEATS],
        }
    }

    /// A table with a round before its first trick; what was scored so far stays.
    pub(crate) fn begin_round(&mut self, opener: Seat, winds: [Wind; TRICKS], never: [Wind; ROW]) {
        let (round, points) = (self.round, self.points);
        let (last_taken, last_kept) = (self.taken, self.kept);
        *self = Table { round, points, last_taken, last_kept, ..Table::new(self.options, opener) };
        self.winds = winds;
        self.falling = Trick::new(winds[0].dir());
        // In the basic game these cards stay face down and never matter.
        if self.options.expert() {
            self.forecast = never;
        }
    }

    /// The present wind; the last one after the last trick.
    #[inline]
    pub(crate) fn wind(&self) -> Wind {
        self.winds[usize::from(self.trick).min(TRICKS - 1)]
    }

    /// How many of the round's winds have been face up so far.
    pub(crate) fn revealed(&self) -> usize {
        (usize::from(self.trick) + ROW).min(TRICKS)
    }

    /// The next triplet that is to be decided on: clockwise from the opener, each seat's in
    /// compass order (GR-11).
    pub(crate) fn pending_triplet(&self) -> Option<(Seat, Dir)> {
        self.opener.clockwise(self.seats()).find_map(|seat| {
            let held = self.taken(seat).triplets();
            if held.is_empty() {
                return None;
            }
            let open = held.except(self.kept[seat.index()]).except(self.discarded[seat.index()]);
            open.iter().next().map(|dir| (seat, dir))
        })
    }

    /// Lays a card of the seat to act on the table; true if it was the last of its trick.
    #[inline]
    pub(crate) fn lay(&mut self, card: Wheel) -> bool {
        if card.is_pirate() && self.is_leading() {
            self.led_pirate |= 1 << self.to_act.0;
        }
        self.cards[usize::from(self.count)] = card;
        self.count += 1;
        self.falling.play(card);
        let full = self.falling.len() == self.seats();
        if !full {
            self.to_act = self.to_act.next(self.seats());
        }
        full
    }

    /// Ends a full trick: the lowest card takes the wind and all that is carried (G-23, G-51),
    /// the highest leads next (G-24); if none is in play, the leader leads again (G-26, GR-12).
    /// Returns who took it.
    #[inline(always)]
    pub(crate) fn end_trick(&mut self) -> Option<Seat> {
        let trick = usize::from(self.trick);
        self.leaders[trick] = self.leader;
        let ends = self.falling.ends();
        let taker = ends.map(|ends| self.seat_at(ends.lowest));
        if let (Some(ends), Some(taker)) = (ends, taker) {
            self.taken[taker.index()].add(self.winds[trick]);
            if self.options.expert() {
                self.hand_over_carried(taker);
            }
            self.leader = self.seat_at(ends.highest);
        }
        self.takers[trick] = taker;
        self.trick += 1;
        self.falling = Trick::new(self.wind().dir());
        self.to_act = self.leader;
        taker
    }

    /// The carried winds go to the taker of the present one (G-51). Apart, as it is rare.
    #[inline(never)]
    fn hand_over_carried(&mut self, taker: Seat) {
        let past = usize::from(self.trick);
        for wind in &self.winds[past - self.waiting()..past] {
            self.taken[taker.index()].add(*wind);
        }
    }

    /// Notes what was decided on a triplet.
    pub(crate) fn decide(&mut self, seat: Seat, dir: Dir, keep: bool) {
        let decided = if keep { &mut self.kept } else { &mut self.discarded };
        decided[seat.index()].insert(dir);
    }

    /// Writes the round's points down.
    pub(crate) fn end_round(&mut self, sheet: &Sheet) {
        for (seat, line) in sheet.seats() {
            self.points[usize::from(self.round)][seat.index()] = line.points;
        }
        self.round += 1;
    }

    /// The seat whose card has this place in the present trick.
    #[inline]
    fn seat_at(&self, place: u8) -> Seat {
        let seat = self.leader.0 + place;
        Seat(if seat >= self.seats() { seat - self.seats() } else { seat })
    }

    /// How many tricks have passed since a wind was last taken.
    pub(crate) fn waiting(&self) -> usize {
        let past = &self.takers[..usize::from(self.trick)];
        past.iter().rev().take_while(|taker| taker.is_none()).count()
    }
}

/// All that tells two tables apart, without what has not been written to yet.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seats, past) = (usize::from(self.seats()), usize::from(self.trick));
        f.debug_struct("Table")
            .field("options", &self.options)
            .field("round", &self.round)
            .field("trick", &self.trick)
            .field("phase", &self.phase)
            .field("opener", &self.opener)
            .field("leader", &self.leader)
            .field("to_act", &self.to_act)
            .field("led_pirate", &self.led_pirate)
            .field("cards", &&self.cards[..usize::from(self.count)])
            .field("winds", &self.winds)
            .field("forecast", &self.forecast())
            .field("leaders", &&self.leaders[..past])
            .field("takers", &&self.takers[..past])
            .field("taken", &&self.taken[..seats])
            .field("kept", &&self.kept[..seats])
            .field("discarded", &&self.discarded[..seats])
            .field("points", &&self.points[..usize::from(self.round)])
            .field("last_taken", &&self.last_taken[..seats])
            .field("last_kept", &&self.last_kept[..seats])
            .finish()
    }
}
