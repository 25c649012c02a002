//! Exchange between neighbours (2.19).

use engine::{List, Log};

use crate::action::Action as A;
use crate::ask::Question;
use crate::event::{Event, Rule};
use crate::missions::hand::Active;
use crate::state::Logbook;
use crate::sums::COIN;
use crate::{Good, Goods, Pc};

/// No offer has more items (5.6).
const MOST_ITEMS: u8 = 10;
/// No hand holds more missions, whatever is laid aside afterwards.
const MOST_MISSIONS: usize = 8;

/// What one side gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bundle {
    /// Thousands.
    pub coins: u8,
    /// Goods.
    pub goods: Goods,
    /// Cannons.
    pub cannons: u8,
    /// Bits of the active missions, by their place.
    pub missions: u8,
}

/// An offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offer {
    /// To whom.
    pub to: Pc,
    /// What is given.
    pub give: Bundle,
    /// What is asked.
    pub ask: Bundle,
    /// Items so far.
    pub items: u8,
}

/// One thing that may change hands: neither barrels nor completed missions (L-206, D-75).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Article {
    /// A thousand doubloons.
    #[default]
    Coin,
    /// A good.
    Good(Good),
    /// A cannon without damage.
    Cannon,
    /// An active mission, by its place.
    Mission(u8),
}

impl Bundle {
    /// Is there nothing in it?
    pub fn is_empty(self) -> bool {
        self == Bundle::default()
    }

    /// The missions in it, by their place.
    pub fn missions(self) -> impl DoubleEndedIterator<Item = u8> {
        (0..MOST_MISSIONS as u8).filter(move |at| self.missions >> at & 1 != 0)
    }

    /// How much room it takes in a hold.
    fn bulk(self) -> u8 {
        self.goods.total() + self.cannons
    }

    fn put(&mut self, article: Article) {
        match article {
            Article::Coin => self.coins += 1,
            Article::Good(good) => self.goods[good] += 1,
            Article::Cannon => self.cannons += 1,
            Article::Mission(at) => self.missions |= 1 << at,
        }
    }
}

impl Logbook {
    /// A seat begins an offer to its neighbour (L-206).
    pub(crate) fn make_offer(&mut self, pc: Pc, to: Pc) {
        self.offer = Offer { to, ..Offer::default() };
        self.ask(pc, Question::Offer);
    }

    /// Has the offer room for one more item (5.6)?
    pub(crate) fn may_add_item(&self) -> bool {
        self.offer.items < MOST_ITEMS
    }

    /// What a seat could still put into its side, in the order of 5.6; of another's missions only
    /// those that lie open can be asked for.
    pub(crate) fn articles(
        &self,
        from: Pc,
        to: Pc,
        side: Bundle,
        asked: bool,
    ) -> List<Article, 16> {
        let (board, mut articles) = (self.board(from), List::default());
        if board.money >= (u32::from(side.coins) + 1) * COIN {
            articles.push(Article::Coin);
        }
        for (good, _) in board.hold.goods().minus(side.goods).iter() {
            articles.push(Article::Good(good));
        }
        if board.hold.loose_cannons() > side.cannons {
            articles.push(Article::Cannon);
        }
        let room = self.board(to).missions.len() + side.missions().count() < MOST_MISSIONS;
        for (at, active) in (0..).zip(board.missions.iter()) {
            let there = room && side.missions >> at & 1 == 0;
            if there && (active.open || !asked) {
                articles.push(Article::Mission(at));
            }
        }
        articles
    }

    /// May the offer be made: something is given, and both could stow the cannons (L-206, 5.6)?
    pub(crate) fn may_propose(&self, pc: Pc) -> bool {
        let Offer { to, give, ask, .. } = self.offer;
        let holds = |pc: Pc, gives: Bundle, gets: Bundle| {
            self.board(pc).hold.room() + gives.bulk() >= gets.cannons
        };
        !give.is_empty() && holds(pc, give, ask) && holds(to, ask, give)
    }

    /// The offer grows, is made, answered or taken back. The action is spent in any case (L-206).
    pub(crate) fn exchange(&mut self, pc: Pc, question: Question, action: A, log: &mut Log<Event>) {
        match action {
            A::Propose => {
                let offer = self.offer;
                log.tell(|| Event::Offered { pc, offer });
                self.ask(offer.to, Question::Answer);
            }
            A::Accept | A::Refuse => {
                let accepted = action == A::Accept;
                log.tell(|| Event::Answered { pc, accepted });
                let offer = std::mem::take(&mut self.offer);
                if accepted {
                    self.change_hands(self.turn.pc, offer, log);
                }
            }
            A::Cancel => self.offer = Offer::default(),
            item => {
                self.add_item(item);
                self.ask(pc, question);
            }
        }
    }

    fn add_item(&mut self, item: A) {
        let Offer { give, ask, items, .. } = &mut self.offer;
        *items += 1;
        match item {
            A::GiveCoin => give.put(Article::Coin),
            A::Give(good) => give.put(Article::Good(good)),
            A::GiveCannon => give.put(Article::Cannon),
            A::GiveMission(at) => give.put(Article::Mission(at)),
            A::AskCoin => ask.put(Article::Coin),
            A::Ask(good) => ask.put(Article::Good(good)),
            A::AskCannon => ask.put(Article::Cannon),
            A::AskMission(at) => ask.put(Article::Mission(at)),
            item => unreachable!("{item:?} is no part of an offer"),
        }
    }

    /// Everything changes hands at once; then each loads what came aboard, the proposer first, and
    /// lays aside what it has too many missions of (L-206, L-348).
    fn change_hands(&mut self, pc: Pc, Offer { to, give, ask, .. }: Offer, log: &mut Log<Event>) {
        self.part_with(pc, give, log);
        self.part_with(to, ask, log);
        self.receive(pc, ask, log);
        self.receive(to, give, log);
        let (mine, theirs) = (self.taken(pc, give), self.taken(to, ask));
        theirs.iter().for_each(|active| self.hand_over(to, pc, *active, log));
        mine.iter().for_each(|active| self.hand_over(pc, to, *active, log));
        self.check_hand(to);
        self.check_hand(pc);
        self.come_aboard(to, give.goods, log);
        self.come_aboard(pc, ask.goods, log);
    }

    fn part_with(&mut self, pc: Pc, bundle: Bundle, log: &mut Log<Event>) {
        let hold = &mut self.board_mut(pc).hold;
        bundle.goods.iter().for_each(|(good, n)| _ = hold.take(good, n));
        (0..bundle.cannons).for_each(|_| _ = hold.take_cannon());
        if bundle.coins > 0 {
            self.lose_money(pc, u32::from(bundle.coins) * COIN, Rule(206), log);
        }
    }

    fn receive(&mut self, pc: Pc, bundle: Bundle, log: &mut Log<Event>) {
        if bundle.coins > 0 {
            self.gain_money(pc, u32::from(bundle.coins) * COIN, Rule(206), log);
        }
        let hold = &mut self.board_mut(pc).hold;
        (0..bundle.cannons).for_each(|_| _ = hold.stow_cannon());
    }

    /// Takes the missions of a bundle out of a hand.
    fn taken(&mut self, pc: Pc, bundle: Bundle) -> List<Active, MOST_MISSIONS> {
        let hand = &mut self.board_mut(pc).missions;
        let mut taken: List<Active, MOST_MISSIONS> =
            bundle.missions().rev().map(|at| hand.remove(at as usize)).collect();
        taken.reverse();
        taken
    }

    /// Goods come aboard; if not all of them fit, their new owner chooses (5.6).
    fn come_aboard(&mut self, pc: Pc, goods: Goods, log: &mut Log<Event>) {
        let hold = &mut self.board_mut(pc).hold;
        if goods.total() > hold.room() {
            self.offer_to_load(pc, goods);
        } else if !goods.is_empty() {
            hold.stow_all(goods);
            log.tell(|| Event::Loaded { pc, goods });
        }
    }
}
