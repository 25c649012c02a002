//! A game of Gale: who is to act, and what follows from it.

use std::fmt;

use engine::{BySeat, Clock, Eye, Game, Log, Rng, Seat, Turn};

use crate::{
    Action, Deal, Dir, Event, Hand, MAX_SEATS, Options, Phase, ROW, TRICKS, Table, Verdict, View,
    Wheel, Wind, next_opener,
};

/// The whole truth about a game of Gale.
#[derive(Clone, PartialEq, Eq)]
pub struct Gale {
    pub(crate) table: Table,
    pub(crate) hands: [Hand; MAX_SEATS],
    /// The game ends after so many rounds: all of them, or fewer in an imagined world.
    pub(crate) last_round: u8,
    pub(crate) rng: Rng,
}

impl Game for Gale {
    const NAME: &'static str = "gale";
    const RULES: u16 = 1;
    /// Five rounds of twelve tricks of five cards, and up to four triplets a round.
    const HORIZON: usize = 5 * (12 * 5 + 4);

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, mut rng: Rng, log: &mut Log<Event>) -> Self {
        let opener = Seat(rng.below(u32::from(options.seats())) as u8); // G-06
        let deal = Deal::shuffled(options.seats(), &mut rng);
        Gale::begin(*options, opener, &deal, rng, log)
    }

    #[inline]
    fn to_act(&self) -> Turn {
        match self.table.phase {
            Phase::Over => Turn::Over(self.table.outcome()),
            _ => Turn::Act(self.table.to_act),
        }
    }

    #[inline]
    fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.table.phase {
            Phase::Play => self.list_cards(out),
            Phase::Triplet(dir) => out.extend([Action::Discard(dir), Action::Keep(dir)]),
            Phase::Over => {}
        }
    }

    #[inline(always)]
    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Play(card) => self.play(card, log), // G-11
            Action::Discard(dir) => self.decide(dir, false, log), // G-53
            Action::Keep(dir) => self.decide(dir, true, log), // G-53
        }
    }

    fn observe(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    /// A card among others shows itself alone; what ends a trick or a round shows winds and cards.
    fn is_quiet(view: &View, action: Action) -> bool {
        let table = view.table();
        matches!(action, Action::Play(_)) && table.trick_cards().len() + 1 < table.seats().into()
    }

    fn redact(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.seen_by(eye))
    }

    fn clock(&self) -> Clock {
        let turn = if self.table.phase == Phase::Over { 0 } else { self.table.trick };
        Clock { round: self.table.round.into(), turn: turn.into() }
    }
}

impl Gale {
    /// A game whose first round is laid out on purpose. Later rounds, if there are any, are
    /// dealt from `rng`. The deal must be for as many seats as the options say.
    pub fn laid_out(options: Options, opener: Seat, deal: &Deal, rng: Rng) -> Gale {
        Gale::begin(options, opener, deal, rng, &mut Log::silent())
    }

    /// What lies on the table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: Seat) -> Hand {
        self.hands[seat.index()]
    }

    /// The winds of this round, those to come included.
    pub fn winds(&self) -> [Wind; TRICKS] {
        self.table.winds
    }

    /// What the seat to act may play.
    #[inline]
    pub(crate) fn playable(&self) -> Hand {
        self.hands[self.table.to_act.index()].playable(self.table.is_leading())
    }

    /// Adds each playable card to the list, in canonical order.
    #[inline]
    fn list_cards(&self, out: &mut Vec<Action>) {
        let mut bits = self.playable().bits();
        // The length told beforehand, the list grows once and not card by card: bots list
        // millions of hands. A seat to act holds as many cards as there are tricks to come.
        let hand = self.hands[self.table.to_act.index()];
        let several = hand.pirates() - u32::from(bits > Hand::NUMBERED);
        let count = TRICKS as u32 - u32::from(self.table.trick) - several;
        debug_assert_eq!(count, bits.count_ones());
        out.extend((0..count).map(|_| {
            let card = Wheel::from_index(bits.trailing_zeros() as u8);
            bits &= bits - 1;
            Action::Play(card)
        }));
    }

    fn begin(options: Options, opener: Seat, deal: &Deal, rng: Rng, log: &mut Log<Event>) -> Gale {
        let mut game = Gale {
            table: Table::new(options, opener),
            hands: [Hand::EMPTY; MAX_SEATS],
            last_round: options.rounds(),
            rng,
        };
        game.deal(opener, deal, log);
        game
    }

    fn deal(&mut self, opener: Seat, deal: &Deal, log: &mut Log<Event>) {
        self.table.begin_round(opener, deal.winds, deal.forecast);
        self.hands = deal.hands;
        let table = &self.table;
        log.tell(|| Event::Dealt {
            round: table.round,
            opener,
            hands: BySeat::from_fn(table.seats(), |seat| Some(deal.hands[seat.index()])),
        });
        log.tell(|| Event::WindRow {
            row: std::array::from_fn::<_, ROW, _>(|place| deal.winds[place]),
            forecast: table.forecast(),
        });
    }

    #[inline(always)]
    fn play(&mut self, card: Wheel, log: &mut Log<Event>) {
        let table = &mut self.table;
        let seat = table.to_act;
        self.hands[seat.index()].remove(card);
        let full = table.lay(card);
        log.tell(move || Event::Played { seat, card });
        if full {
            self.resolve(log);
        }
    }

    /// The trick is full: hands over the wind and the lead, and moves the row up.
    #[inline(never)]
    fn resolve(&mut self, log: &mut Log<Event>) {
        log.tell(|| resolved(&self.table));
        if self.table.end_trick().is_none() {
            log.tell(|| unclaimed(&self.table));
        }
        if usize::from(self.table.trick) == TRICKS {
            return self.settle(log); // G-30
        }
        log.tell(|| row_moved(&self.table)); // G-05
        if self.table.row().len() == ROW {
            log.reveal();
        }
    }

    /// A triplet is discarded or kept, for good.
    #[inline(never)]
    fn decide(&mut self, dir: Dir, kept: bool, log: &mut Log<Event>) {
        self.table.decide(self.table.to_act, dir, kept);
        log.tell(|| Event::Triplet { seat: self.table.to_act, dir, kept });
        self.settle(log);
    }

    /// After the last trick: triplets first, then the score. In the basic game triplets are
    /// discarded without a question (G-31, GR-05), in the expert variant the holder is asked
    /// (G-53).
    fn settle(&mut self, log: &mut Log<Event>) {
        while let Some((seat, dir)) = self.table.pending_triplet() {
            if self.table.options.expert() {
                self.table.phase = Phase::Triplet(dir);
                self.table.to_act = seat;
                return;
            }
            self.table.decide(seat, dir, false);
            log.tell(|| Event::Triplet { seat, dir, kept: false });
        }
        self.score_round(log);
    }

    fn score_round(&mut self, log: &mut Log<Event>) {
        let (sheet, round) = (self.table.sheet(), self.table.round);
        self.table.end_round(&sheet); // G-36
        let totals = || self.table.totals();
        log.tell(|| Event::RoundScored { round, sheet: Box::new(sheet), totals: totals() });
        if self.table.round == self.last_round {
            let winners = || self.table.outcome().winners().collect();
            log.tell(|| Event::GameOver { totals: totals(), winners: winners() });
            self.table.phase = Phase::Over; // G-40
        } else {
            let opener = next_opener(totals().as_slice(), self.table.opener);
            let deal = Deal::shuffled(self.table.seats(), &mut self.rng);
            self.deal(opener, &deal, log);
            log.reveal();
        }
    }
}

/// The story of a full trick, told before the wind changes hands.
fn resolved(table: &Table) -> Event {
    let Verdict { plays, taker, leads } = table.verdict();
    let took = if taker.is_some() { [&[table.wind()], table.carried()].concat() } else { vec![] };
    Event::Resolved { trick: table.trick, wind: table.wind(), plays, taker, took, leads }
}

/// The row after it has moved up; the last wind of a whole one has just come into sight.
fn row_moved(table: &Table) -> Event {
    Event::RowMoved { wind: table.wind(), revealed: table.row().get(ROW - 1).copied() }
}

/// What became of the wind of the latest trick, which nobody took.
fn unclaimed(table: &Table) -> Event {
    let wind = table.winds[usize::from(table.trick) - 1];
    match table.options.expert() {
        false => Event::SetAside(wind), // G-26
        true if usize::from(table.trick) == TRICKS => Event::Lost(table.set_aside()), // G-52
        true => Event::Carried { wind, waiting: table.carried().to_vec() }, // G-51
    }
}

impl fmt::Debug for Gale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Gale")
            .field("table", &self.table)
            .field("hands", &&self.hands[..usize::from(self.table.seats())])
            .field("last_round", &self.last_round)
            .field("rng", &self.rng)
            .finish()
    }
}
