//! What lies on the table: everything of a game but the hands.

use std::fmt;

use engine::{BySeat, Outcome, Seat};

use crate::rules::trick::standing;
use crate::{
    Dir, Dirs, Hand, MAX_PLAYERS, Options, ROW, Sheet, Standing, TRICKS, Trick, Wheel, Wind, Winds,
    score,
};

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
pub(crate) const MAX_ROUNDS: usize = 5;

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
    pub(crate) cards: [Wheel; TRICKS * MAX_PLAYERS],
    pub(crate) winds: [Wind; TRICKS],
    pub(crate) forecast: [Wind; ROW],
    /// Who led each of the tricks that are over.
    pub(crate) leaders: [Seat; TRICKS],
    /// Who took the wind of each trick that is over; for carried winds, of that trick.
    pub(crate) takers: [Option<Seat>; TRICKS],
    pub(crate) taken: [Winds; MAX_PLAYERS],
    /// The triplets of this round that were decided on.
    pub(crate) kept: [Dirs; MAX_PLAYERS],
    pub(crate) discarded: [Dirs; MAX_PLAYERS],
    /// The points of the rounds that are over.
    pub(crate) points: [[i8; MAX_PLAYERS]; MAX_ROUNDS],
    /// What was taken and kept in the round before this one.
    pub(crate) last_taken: [Winds; MAX_PLAYERS],
    pub(crate) last_kept: [Dirs; MAX_PLAYERS],
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
            cards: [Wheel::PIRATE; TRICKS * MAX_PLAYERS],
            winds,
            forecast,
            leaders: [Seat(0); TRICKS],
            takers: [None; TRICKS],
            taken: [Winds::NONE; MAX_PLAYERS],
            kept: [Dirs::NONE; MAX_PLAYERS],
            discarded: [Dirs::NONE; MAX_PLAYERS],
            points: [[0; MAX_PLAYERS]; MAX_ROUNDS],
            last_taken: [Winds::NONE; MAX_PLAYERS],
            last_kept: [Dirs::NONE; MAX_PLAYERS],
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

    /// How the game is set up.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many seats the table has.
    #[inline]
    pub fn players(&self) -> u8 {
        self.options.players()
    }

    /// The round, from 0; the number of rounds once the game is over.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// The trick, from 0; 12 once all tricks of the round are over.
    pub fn trick(&self) -> u8 {
        self.trick
    }

    /// What is to be decided.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to act; the one that acted last once the game is over.
    pub fn to_act(&self) -> Seat {
        self.to_act
    }

    /// Who opened this round.
    pub fn opener(&self) -> Seat {
        self.opener
    }

    /// Who leads, or led, the present trick; after the last one, who would lead.
    pub fn leader(&self) -> Seat {
        self.leader
    }

    /// Is the next card the first of its trick?
    #[inline]
    pub fn is_leading(&self) -> bool {
        self.falling.is_empty()
    }

    /// The present wind and the forecast, the next first: three cards, two in trick 11, one in
    /// trick 12, none after it (G-05, GR-06).
    pub fn row(&self) -> &[Wind] {
        &self.winds[usize::from(self.trick)..self.revealed()]
    }

    /// The winds of the tricks that are over, in order.
    pub fn past_winds(&self) -> &[Wind] {
        &self.winds[..usize::from(self.trick)]
    }

    /// Winds that do not blow in this round (G-50); in the expert variant only.
    pub fn forecast(&self) -> Option<[Wind; ROW]> {
        self.options.expert().then_some(self.forecast)
    }

    /// The winds that have not been seen in this round, and may still come.
    pub fn unseen_winds(&self) -> Winds {
        let mut unseen = Winds::DECK;
        let never = if self.options.expert() { &self.forecast[..] } else { &[] };
        for wind in self.winds[..self.revealed()].iter().chain(never) {
            unseen.take(*wind);
        }
        unseen
    }

    /// The winds that wait for the next taker, oldest first (G-51).
    pub fn carried(&self) -> &[Wind] {
        let carries = self.options.expert() && usize::from(self.trick) < TRICKS;
        let count = if carries { self.waiting() } else { 0 };
        &self.past_winds()[usize::from(self.trick) - count..]
    }

    /// The winds that nobody gets: set aside (G-26), or carried to the end of the round (G-52).
    pub fn set_aside(&self) -> Vec<Wind> {
        let past = usize::from(self.trick);
        if self.options.expert() {
            let lost = if past == TRICKS { self.waiting() } else { 0 };
            return self.past_winds()[past - lost..].to_vec();
        }
        let nobody = |(wind, taker): (&Wind, &Option<Seat>)| taker.is_none().then_some(*wind);
        self.past_winds().iter().zip(&self.takers).filter_map(nobody).collect()
    }

    /// The cards of the present trick in playing order.
    #[inline]
    pub fn trick_cards(&self) -> &[Wheel] {
        &self.cards[usize::from(self.count - self.falling.len())..usize::from(self.count)]
    }

    /// How the present trick stands; nothing has been judged after the last one.
    pub fn standing(&self) -> Standing {
        self.standing_with(self.trick_cards())
    }

    /// How the present trick would stand if this card were played next.
    pub fn preview(&self, card: Wheel) -> Standing {
        self.standing_with(&[self.trick_cards(), &[card]].concat())
    }

    /// A trick of this round that is over.
    pub fn past_trick(&self, trick: u8) -> Option<Standing> {
        let at = usize::from(trick);
        let players = usize::from(self.players());
        let wind = self.past_winds().get(at)?.dir();
        let cards = &self.cards[at * players..(at + 1) * players];
        Some(standing(wind, self.leaders[at], self.players(), cards))
    }

    /// The cards played in this round, the present trick included (G-27).
    pub fn played(&self) -> Hand {
        self.cards[..usize::from(self.count)].iter().copied().collect()
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        let place = (seat.0 + self.players() - self.leader.0) % self.players();
        TRICKS as u8 - self.trick - u8::from(place < self.falling.len())
    }

    /// Has this seat led a pirate in this round? Then all its other cards are pirates (G-13).
    pub fn has_led_pirate(&self, seat: Seat) -> bool {
        self.led_pirate >> seat.0 & 1 == 1
    }

    /// The wind cards a seat has taken in this round.
    pub fn taken(&self, seat: Seat) -> Winds {
        self.taken[seat.index()]
    }

    /// The round as it would be scored if it ended now: triplets are discarded, but for those
    /// that a seat has decided to keep.
    pub fn sheet(&self) -> Sheet {
        let players = usize::from(self.players());
        score(self.options.expert(), &self.taken[..players], &self.kept[..players])
    }

    /// How the round before this one was scored; once the game is over, the last one.
    pub fn last_sheet(&self) -> Option<Sheet> {
        let players = usize::from(self.players());
        let (taken, kept) = match self.phase {
            Phase::Over => (&self.taken, &self.kept),
            _ => (&self.last_taken, &self.last_kept),
        };
        let scored = || score(self.options.expert(), &taken[..players], &kept[..players]);
        (self.round > 0).then(scored)
    }

    /// The points of a round that is over.
    pub fn round_points(&self, round: u8) -> Option<BySeat<i8>> {
        let over = self.points[..usize::from(self.round)].get(usize::from(round))?;
        Some(BySeat::from_fn(self.players(), |seat| over[seat.index()]))
    }

    /// The victory points of all rounds that are over (G-36).
    pub fn totals(&self) -> BySeat<i32> {
        let over = &self.points[..usize::from(self.round)];
        BySeat::from_fn(self.players(), |seat| {
            over.iter().map(|points| i32::from(points[seat.index()])).sum()
        })
    }

    /// The outcome with the totals as they are: equal seats all win (G-40, GR-14).
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(self.totals())
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
        self.opener.clockwise(self.players()).find_map(|seat| {
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
        let full = self.falling.len() == self.players();
        if !full {
            self.to_act = self.to_act.next(self.players());
        }
        full
    }

    /// Ends a full trick: the lowest card takes the wind and all that is carried (G-23, G-51),
    /// the highest leads next (G-24); if none is in play, the leader leads again (G-26, GR-12).
    pub(crate) fn end_trick(&mut self) {
        let trick = usize::from(self.trick);
        self.leaders[trick] = self.leader;
        if let Some(ends) = self.falling.ends() {
            let taker = self.seat_at(ends.lowest);
            let carried = if self.options.expert() { self.waiting() } else { 0 };
            for wind in &self.winds[trick - carried..=trick] {
                self.taken[taker.index()].add(*wind);
            }
            self.takers[trick] = Some(taker);
            self.leader = self.seat_at(ends.highest);
        }
        self.trick += 1;
        self.falling = Trick::new(self.wind().dir());
        self.to_act = self.leader;
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
        Seat(if seat >= self.players() { seat - self.players() } else { seat })
    }

    /// How many tricks have passed since a wind was last taken.
    fn waiting(&self) -> usize {
        let past = &self.takers[..usize::from(self.trick)];
        past.iter().rev().take_while(|taker| taker.is_none()).count()
    }

    fn standing_with(&self, cards: &[Wheel]) -> Standing {
        standing(self.wind().dir(), self.leader, self.players(), cards)
    }
}

/// All that tells two tables apart, without what has not been written to yet.
impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (players, past) = (usize::from(self.players()), usize::from(self.trick));
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
            .field("taken", &&self.taken[..players])
            .field("kept", &&self.kept[..players])
            .field("discarded", &&self.discarded[..players])
            .field("points", &&self.points[..usize::from(self.round)])
            .field("last_taken", &&self.last_taken[..players])
            .field("last_kept", &&self.last_kept[..players])
            .finish()
    }
}
