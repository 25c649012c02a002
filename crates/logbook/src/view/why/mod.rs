//! Why something is not in the list, and what could be thought of.
//!
//! Where a list asks for one thing after the other, both meet in one function. Elsewhere the
//! reasons are stated beside, in the words of the same predicates; `check::conforms` holds them
//! together.

mod conceive;
mod menu;
mod port;

use engine::Explained;

use crate::action::Action as A;
use crate::ask::Question as Q;
use crate::port::exchange::{Article, Bundle};
use crate::state::Logbook;
use crate::{Pc, View};

/// What stands in the way of an action.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WhyNot {
    /// The game is over.
    Over,
    /// This is not what is being decided.
    NotAsked,
    /// A movement is under way (L-046).
    UnderWay,
    /// No movement is under way.
    NotUnderWay,
    /// Both slots of the turn are used (L-045).
    NoSlot,
    /// The movement of this turn is used (L-045).
    Moved,
    /// She lies on that heading already.
    SameHeading,
    /// A ship under way goes straight on or to a front side (L-077).
    NotAhead,
    /// Too shallow where she lies (L-088).
    Stranded,
    /// She has water enough to sail (L-088).
    Afloat,
    /// No tile lies face up there (L-079).
    Uncharted,
    /// Land (L-079).
    Land,
    /// Too shallow for her (L-080).
    Shallow,
    /// The points do not reach (L-078).
    NoPoints,
    /// Another ship lies there, and there is no way beyond (L-083, L-084).
    Taken,
    /// A mooring where she is not wanted (L-087, L-115).
    Unwanted,
    /// There is nothing to pick up (L-195).
    NothingAfloat,
    /// No mission has a step here (L-352).
    NoStep,
    /// No tile to turn over is in sight (L-096).
    NothingInSight,
    /// It lies face up, or another is nearer (L-096).
    NotNearest,
    /// She does not lie on the mooring (L-108).
    NotMoored,
    /// No cross is beside her (L-424).
    NoCross,
    /// She has dug already (L-424).
    Dug,
    /// There is no treasure, or it is found (L-425).
    NoTreasure,
    /// Nobody shoots from a mooring (L-125).
    Moored,
    /// Fog lies over one of the two (L-398).
    Fog,
    /// Not on a flank (L-125).
    NotOnFlank,
    /// Not in sight (L-125).
    OutOfSight,
    /// No die could hurt her (L-128).
    Unhurt,
    /// She is off the map.
    OffMap,
    /// Not beside her (L-206).
    NotBeside,
    /// There is no wood aboard (L-173).
    NoWood,
    /// There is nothing to mend (L-173).
    Sound,
    /// It is not aboard.
    NotAboard,
    /// Often enough for one turn, one visit or one offer (5.2).
    Enough,
    /// The hold has no room (L-339).
    NoRoom,
    /// It costs more than there is.
    NoMoney,
    /// The port does not offer that (L-110).
    NoService,
    /// It needs more reputation with the nation of the port (L-112).
    NoAccess,
    /// Not in pirate and native ports (L-111, L-297, L-335).
    NoCountry,
    /// The ship's level is too low (L-286).
    LevelTooLow,
    /// There is no higher level (L-297).
    HighestLevel,
    /// She has it already (L-286, L-306).
    Owned,
    /// The ship takes no more of it (L-057, L-302, L-303).
    Full,
    /// The nation does not trade with the seat (L-116).
    TradeBan,
    /// The port does not buy that there (L-334).
    NotBought,
    /// There are not so many.
    SoldOut,
    /// A mission was taken in this turn (L-347).
    MissionTaken,
    /// In this port a step was validated, or a mission taken, since arriving (L-347).
    DealtWith,
    /// There is no mission left.
    NoMission,
    /// The ship has room for no more crew, or it is not short of any (L-063, L-282).
    CrewFull,
    /// Only for a seat whose ship is a card (L-030).
    NoCard,
    /// Not sold in the ports of this nation (L-291, L-293).
    NotHere,
    /// A grapnel holds her (L-316).
    Held,
    /// This is not played at this table.
    NotPlayed,
    /// No ship lies there (L-198).
    NothingToRam,
    /// There are no whales (L-205).
    NoWhales,
    /// She has not so many boats (L-205).
    NoBoat,
    /// Too few hands to send any (L-180).
    NoCrew,
    /// There is nothing in the offer, or no room for what is asked (L-206).
    NoOffer,
}

impl WhyNot {
    /// This reason, unless something holds.
    #[inline]
    pub(crate) fn unless(self, holds: bool) -> Result<(), WhyNot> {
        if holds { Ok(()) } else { Err(self) }
    }
}

impl Explained for Logbook {
    type WhyNot = WhyNot;

    fn conceivable(view: &View, out: &mut Vec<A>) {
        let table = view.table();
        if table.ended.is_none() {
            table.conceive(out);
        }
    }

    fn why_not(view: &View, action: A) -> Option<WhyNot> {
        view.table().possible(action).err()
    }
}

impl Logbook {
    /// Each action with what it takes, in the question it belongs to.
    fn possible(&self, action: A) -> Result<(), WhyNot> {
        if self.ended.is_some() {
            return Err(WhyNot::Over);
        }
        let asked = self.asked();
        let pc = asked.pc;
        match (asked.question, action) {
            (Q::FirstShip, A::FirstShip(card)) => {
                WhyNot::SoldOut.unless(self.first_ships(pc).any(|left| left == card))
            }
            (Q::Start, A::Start(slot)) => {
                WhyNot::Taken.unless(self.starts().any(|free| free == slot))
            }
            (Q::Menu, action) => self.menu_offers(pc, action),
            (Q::Port, action) => self.visit_offers(pc, action),
            (Q::FirstPurchases, action) => self.outfit_offers(pc, action),
            (Q::Explore { .. }, A::Reveal(slot)) => {
                let here = self.board(pc).cell.ok_or(WhyNot::OffMap)?;
                WhyNot::NotNearest.unless(self.explorable(here).contains(&slot))
            }
            (Q::Explore { begun }, A::Done) => WhyNot::NotAsked.unless(begun),
            (Q::Mend { .. }, A::Mend(kind)) => self.can_mend(pc, kind),
            (Q::Loading { goods }, action) => self.loading_offers(pc, goods, action),
            (Q::Offer, action) => self.offer_takes(pc, action),
            (
                Q::KeepMission
                | Q::DropMission
                | Q::Steal { .. }
                | Q::Reward { .. }
                | Q::Upgrade(_)
                | Q::Nation(_)
                | Q::Party
                | Q::Grapnel
                | Q::Lieutenant
                | Q::Swords
                | Q::FollowUp { .. }
                | Q::Spoils { .. }
                | Q::Prize { .. }
                | Q::Captives { .. }
                | Q::Return
                | Q::Ammo
                | Q::ReturnFire
                | Q::Reroll
                | Q::Manual
                | Q::Swap { .. },
                action,
            ) => {
                let mut list = Vec::new();
                self.list(asked, &mut list);
                WhyNot::NotAsked.unless(list.contains(&action))
            }
            (Q::Heading, A::Heading(_))
            | (Q::Join { .. }, A::Join | A::Decline)
            | (Q::Mend { .. }, A::Done)
            | (Q::Answer, A::Accept | A::Refuse) => Ok(()),
            _ => Err(WhyNot::NotAsked),
        }
    }

    /// Items for an offer (5.6).
    fn offer_takes(&self, pc: Pc, action: A) -> Result<(), WhyNot> {
        let offer = self.offer;
        let holds = |from: Pc, to: Pc, side: Bundle, asked: bool, article: Article| {
            WhyNot::Enough.unless(self.may_add_item())?;
            let articles = self.articles(from, to, side, asked);
            WhyNot::NotAboard.unless(articles.contains(&article))
        };
        let gives = |article| holds(pc, offer.to, offer.give, false, article);
        let asks = |article| holds(offer.to, pc, offer.ask, true, article);
        match action {
            A::GiveCoin => gives(Article::Coin),
            A::Give(good) => gives(Article::Good(good)),
            A::GiveCannon => gives(Article::Cannon),
            A::GiveMission(at) => gives(Article::Mission(at)),
            A::AskCoin => asks(Article::Coin),
            A::Ask(good) => asks(Article::Good(good)),
            A::AskCannon => asks(Article::Cannon),
            A::AskMission(at) => asks(Article::Mission(at)),
            A::Propose => WhyNot::NoOffer.unless(self.may_propose(pc)),
            A::Cancel => Ok(()),
            _ => Err(WhyNot::NotAsked),
        }
    }
}
