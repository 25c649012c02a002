//! What anybody can read off the table.

use engine::{BySeat, Outcome, Seat};

use crate::rules::trick::verdict;
use crate::{
    Dir, Hand, Options, Phase, ROW, Sheet, TRICKS, Table, Verdict, Wheel, Wind, Winds, score,
};

impl Table {
    /// How the game is set up.
    pub fn options(&self) -> Options {
        self.options
    }

    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.options.seats()
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
    pub fn verdict(&self) -> Verdict {
        self.verdict_with(self.trick_cards())
    }

    /// How the present trick would stand if this card were played next.
    pub fn preview(&self, card: Wheel) -> Verdict {
        self.verdict_with(&[self.trick_cards(), &[card]].concat())
    }

    /// A trick of this round that is over: it may be looked up (GR-16).
    pub fn past_trick(&self, trick: u8) -> Option<Verdict> {
        let at = usize::from(trick);
        let seats = usize::from(self.seats());
        let wind = self.past_winds().get(at)?.dir();
        let cards = &self.cards[at * seats..(at + 1) * seats];
        Some(verdict(wind, self.leaders[at], self.seats(), cards))
    }

    /// The winds a trick that is over was about: its own, then those carried to it (G-51).
    pub fn stake(&self, trick: u8) -> Vec<Wind> {
        let at = usize::from(trick);
        let Some(own) = self.past_winds().get(at) else { return Vec::new() };
        let before = self.takers[..at].iter().rev().take_while(|taker| taker.is_none());
        let carried = if self.options.expert() { before.count() } else { 0 };
        std::iter::once(own).chain(&self.past_winds()[at - carried..at]).copied().collect()
    }

    /// The cards played in this round, the present trick included (G-27).
    pub fn played(&self) -> Hand {
        self.cards[..usize::from(self.count)].iter().copied().collect()
    }

    /// How many cards a seat holds.
    pub fn hand_size(&self, seat: Seat) -> u8 {
        let place = (seat.0 + self.seats() - self.leader.0) % self.seats();
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
        let seats = usize::from(self.seats());
        score(self.options.expert(), &self.taken[..seats], &self.kept[..seats])
    }

    /// The same if the seat to act kept this triplet, and nobody decided anything else.
    pub fn sheet_if_kept(&self, dir: Dir) -> Sheet {
        let mut kept = *self;
        kept.decide(self.to_act, dir, true);
        kept.sheet()
    }

    /// The damage the present trick is about: its wind's, and that of the winds carried to it.
    pub fn at_stake(&self) -> u8 {
        let now = self.row().first().into_iter();
        now.chain(self.carried()).map(|wind| wind.damage()).sum()
    }

    /// How the round before this one was scored; once the game is over, the last one.
    pub fn last_sheet(&self) -> Option<Sheet> {
        let seats = usize::from(self.seats());
        let (taken, kept) = match self.phase {
            Phase::Over => (&self.taken, &self.kept),
            _ => (&self.last_taken, &self.last_kept),
        };
        let scored = || score(self.options.expert(), &taken[..seats], &kept[..seats]);
        (self.round > 0).then(scored)
    }

    /// The points of a round that is over.
    pub fn round_points(&self, round: u8) -> Option<BySeat<i8>> {
        let over = self.points[..usize::from(self.round)].get(usize::from(round))?;
        Some(BySeat::from_fn(self.seats(), |seat| over[seat.index()]))
    }

    /// The victory points of all rounds that are over (G-36).
    #[inline]
    pub fn totals(&self) -> BySeat<i32> {
        let over = &self.points[..usize::from(self.round)];
        BySeat::from_fn(self.seats(), |seat| {
            over.iter().map(|points| i32::from(points[seat.index()])).sum()
        })
    }

    /// The outcome with the totals as they are: equal seats all win (G-40, GR-14).
    pub fn outcome(&self) -> Outcome {
        Outcome::by_score(self.totals())
    }

    fn verdict_with(&self, cards: &[Wheel]) -> Verdict {
        verdict(self.wind().dir(), self.leader, self.seats(), cards)
    }
}
