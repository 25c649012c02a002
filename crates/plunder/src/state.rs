//! The whole truth about a game, and the decisions it offers.

use engine::{BySeat, Clock, Eye, Game, List, Log, Outcome, Rng, Seat, Turn};

use crate::cards::{bits, kinds};
use crate::open::Open;
use crate::pile::Pile;
use crate::{Action, Card, Cards, Event, MAX_SIDES, Options, Play, Side, View, observe, setup};

/// A game of Plunder. After the deal nothing is left to chance, so it keeps no generator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plunder {
    pub(crate) open: Open,
    pub(crate) hands: BySeat<Cards>,
    pub(crate) pile: Pile,
    /// The card whose target is being chosen. It still counts in the hand: to the others nothing
    /// has happened yet.
    pub(crate) pending: Option<Card>,
}

impl Game for Plunder {
    const NAME: &'static str = "plunder";
    const RULES: u16 = 1;
    /// At most 66 cards are drawn, 25 merchants sent and 53 other cards played in two decisions.
    const HORIZON: usize = 66 + 25 + 2 * 53;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn new(options: &Options, rng: Rng, log: &mut Log<Event>) -> Self {
        setup::begin(*options, rng, log)
    }

    #[inline]
    fn to_act(&self) -> Turn {
        if self.open.over { Turn::Over(self.outcome()) } else { Turn::Act(self.open.to_act) }
    }

    #[inline]
    fn legal_actions(&self, out: &mut Vec<Action>) {
        match self.pending {
            _ if self.open.over => {}
            Some(card) => self.list_targets(card, out),
            None => self.list_cards(out),
        }
    }

    #[inline]
    fn apply(&mut self, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Draw => self.draw(log), // P-04
            Action::Play(card) if card.is_merchant() => self.send(card, log), // P-10
            Action::Play(card) => return self.pending = Some(card),
            Action::At(id) => self.attack(id, log), // P-11, P-16, P-17
            Action::Discard(card) => self.discard(card, log), // P-06
        }
        self.end_turn(log);
    }

    fn observe(&self, eye: Eye) -> View {
        observe::observe(self, eye)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        observe::determinize(view, rng)
    }

    /// Naming the card to attack with; whatever ends the turn may end the game.
    fn is_quiet(_: &View, action: Action) -> bool {
        matches!(action, Action::Play(card) if !card.is_merchant())
    }

    fn redact(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.seen_by(eye))
    }

    fn clock(&self) -> Clock {
        Clock { round: 0, turn: self.open.turn }
    }
}

impl Plunder {
    /// A game before a card decision, of pieces that make a whole deck.
    pub(crate) fn from_pieces(open: Open, hands: BySeat<Cards>, pile: Pile) -> Plunder {
        Plunder { open, hands, pile, pending: None }
    }

    /// Table size and variants.
    pub fn options(&self) -> Options {
        self.open.options
    }

    /// The card whose target is being chosen.
    pub fn pending(&self) -> Option<Card> {
        self.pending
    }

    /// The gold a side has captured.
    pub fn gold(&self, side: Side) -> u8 {
        self.open.gold(side)
    }

    /// Gold captured less gold in hand, in order of the sides (P-44, P-57).
    pub fn scores(&self) -> List<i16, MAX_SIDES> {
        self.open.scores(&self.hands)
    }

    /// The outcome if the game stood as it is now, nothing at sea counted.
    #[inline(never)]
    pub fn outcome(&self) -> Outcome {
        self.open.outcome(&self.hands)
    }

    /// Decision 1: draw; the cards that can be played; those that can be discarded. With a pile
    /// and an empty hand only the first is left (P-05, PR-13); with cards and no pile each card
    /// is in one of the other two (P-08).
    #[inline]
    fn list_cards(&self, out: &mut Vec<Action>) {
        let hand = self.hands[self.open.to_act].kinds();
        let playable = self.open.sea.chart().playable(self.open.side());
        if !self.pile.is_empty() {
            out.push(Action::Draw); // P-04
        }
        out.extend(bits(hand & playable).map(|kind| Action::Play(Card::at(kind))));
        if self.pile.is_empty() {
            // P-06, P-07, PR-02; what cannot be played may go, or any card but a merchant (PR-01).
            let kept = if self.open.options.free_discard() { kinds::MERCHANTS } else { playable };
            out.extend(bits(hand & !kept).map(|kind| Action::Discard(Card::at(kind))));
        }
    }

    /// Decision 2: the merchants where the chosen card may be played, in order of play.
    #[inline]
    fn list_targets(&self, card: Card, out: &mut Vec<Action>) {
        let sea = &self.open.sea;
        let slots = bits(sea.chart().targets(self.open.side(), card));
        out.extend(slots.map(|slot| Action::At(sea.battle(slot).id())));
    }

    #[inline]
    fn draw(&mut self, log: &mut Log<Event>) {
        let (seat, card) = (self.open.to_act, self.pile.draw());
        self.hands[seat].add(card);
        log.reveal();
        let partner = self.open.options.partner(seat);
        log.tell(move || Event::Drawn { seat, partner, card: Some(card) });
    }

    #[inline]
    fn send(&mut self, merchant: Card, log: &mut Log<Event>) {
        let seat = self.give_up(merchant);
        let id = self.open.sea.send(seat, self.open.side(), merchant);
        log.tell(move || Event::Sent { seat, id, merchant });
    }

    #[inline]
    fn attack(&mut self, id: u8, log: &mut Log<Event>) {
        let card = self.pending.take().expect("a card is chosen before its target");
        let slot = self.open.sea.slot_of(id).expect("a target is at sea");
        let (seat, side) = (self.give_up(card), self.open.side());
        self.open.sea.join(slot, side, Play { seat, card });
        let (battle, teams) = (self.open.sea.battle(slot), self.open.options.teams());
        log.tell(move || {
            let (merchant, owner, lead) = (battle.merchant(), battle.owner(), battle.lead());
            Event::Played { seat, card, at: id, merchant, owner, lead, teams }
        });
    }

    #[inline]
    fn discard(&mut self, card: Card, log: &mut Log<Event>) {
        let seat = self.give_up(card);
        self.open.discards.add(card);
        log.tell(move || Event::Discarded { seat, card });
    }

    /// Takes a card out of the hand of the seat to act.
    #[inline]
    fn give_up(&mut self, card: Card) -> Seat {
        self.hands[self.open.to_act].remove(card);
        self.open.to_act
    }
}
