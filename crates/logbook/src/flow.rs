//! From an answer to the next question: the contract every game keeps.

use engine::{Clock, Eye, Game, Log, Rng, Turn};

use crate::action::Action as A;
use crate::ask::{Asked, Question as Q};
use crate::event::Event;
use crate::state::Logbook;
use crate::{Options, View};

impl Game for Logbook {
    const NAME: &'static str = "logbook";
    const RULES: u16 = 1;
    /// Far above what 400 rounds of four seats take.
    const HORIZON: usize = 1_000_000;
    const LOOKED_AT_EVERY: usize = 8;

    type Options = Options;
    type Action = A;
    type Event = Event;
    type View = View;

    fn new(options: &Options, rng: Rng, log: &mut Log<Event>) -> Self {
        let mut game = Logbook::set_up(*options, rng, log);
        game.settle(log);
        game
    }

    #[inline]
    fn to_act(&self) -> Turn {
        match self.ended {
            Some(ended) => Turn::Over(self.outcome(ended)),
            None => Turn::Act(self.place(self.asked().pc)),
        }
    }

    fn legal_actions(&self, out: &mut Vec<A>) {
        if self.ended.is_none() {
            self.list(self.asked(), out);
        }
    }

    fn apply(&mut self, action: A, log: &mut Log<Event>) {
        let asked = self.asked();
        self.agenda.remove(self.agenda.len() - 1);
        self.answer(asked, action, log);
        self.settle(log);
    }

    fn observe(&self, eye: Eye) -> View {
        View::of(self, eye)
    }

    fn determinize(view: &View, rng: &mut Rng) -> Self {
        view.imagine(rng)
    }

    fn is_quiet(view: &View, action: A) -> bool {
        view.is_quiet(action)
    }

    fn redact(event: &Event, eye: Eye) -> Option<Event> {
        Some(event.redacted(eye))
    }

    /// A round is a round, a turn a seat's: the set-up is round 0.
    fn clock(&self) -> Clock {
        Clock { round: self.round, turn: u16::from(self.turn.pc.0) }
    }
}

impl Logbook {
    /// Carries out an answer to the question that was just taken off the agenda.
    fn answer(&mut self, Asked { pc, question }: Asked, action: A, log: &mut Log<Event>) {
        match (question, action) {
            (Q::FirstShip, A::FirstShip(card)) => self.choose_ship(pc, card, log),
            (Q::Start, A::Start(slot)) => self.choose_start(pc, slot, log),
            (Q::Heading, A::Heading(dir)) => self.lie(pc, dir, log),
            (Q::Menu, action) => self.do_menu(pc, action, log),
            (Q::Explore { .. }, A::Reveal(slot)) => self.reveal_by(pc, slot, log),
            (Q::Explore { .. }, _) => {}
            (Q::FirstPurchases | Q::Port, action) => self.do_in_port(pc, question, action, log),
            (
                Q::KeepMission
                | Q::DropMission
                | Q::Steal { .. }
                | Q::Captives { .. }
                | Q::Reward { .. }
                | Q::Upgrade(_),
                action,
            ) => self.decide_on_mission(pc, question, action, log),
            (Q::Nation(choice), A::Nation(nation)) => self.name_nation(pc, choice, nation, log),
            (Q::Join { nation, rest }, action) => {
                self.join_or_not(pc, nation, rest, action == A::Join, log);
            }
            (Q::Ammo | Q::ReturnFire | Q::Reroll, action) => {
                self.fire_or_not(pc, question, action, log);
            }
            (Q::Party | Q::Grapnel | Q::Lieutenant | Q::Swords, action) => {
                self.decide_on_melee(pc, question, action, log);
            }
            (Q::FollowUp { .. }, action) => self.attack_once(pc, action),
            (Q::Spoils { of }, action) => self.decide_on_spoils(pc, of, action, log),
            (Q::Prize { npc }, action) => self.decide_on_prize(pc, npc, action, log),
            (Q::Return, action) => self.come_back(pc, action, log),
            (Q::Mend { yard }, action) => self.mend(pc, yard, action, log),
            (Q::Loading { goods }, action) => self.load_or_not(pc, goods, action, log),
            (Q::Manual, A::Slot(slot)) => self.ask(pc, Q::Swap { slot }),
            (Q::Swap { slot }, A::Slot(other)) => self.swap_slots(pc, slot, other, log),
            (Q::Offer | Q::Answer, action) => self.exchange(pc, question, action, log),
            (question, action) => unreachable!("{action:?} is no answer to {question:?}"),
        }
    }
}
