//! An offer to a neighbour (5.6).

use crate::Pc;
use crate::action::Action as A;
use crate::port::exchange::{Article, Offer};
use crate::state::Logbook;

impl Logbook {
    /// What may be put into the offer, given before asked; then it is made or taken back.
    pub(super) fn list_offer(&self, pc: Pc, out: &mut Vec<A>) {
        let Offer { to, give, ask, .. } = self.offer;
        if self.may_add_item() {
            out.extend(self.articles(pc, to, give, false).iter().map(|article| match article {
                Article::Coin => A::GiveCoin,
                Article::Good(good) => A::Give(*good),
                Article::Cannon => A::GiveCannon,
                Article::Mission(at) => A::GiveMission(*at),
            }));
            out.extend(self.articles(to, pc, ask, true).iter().map(|article| match article {
                Article::Coin => A::AskCoin,
                Article::Good(good) => A::Ask(*good),
                Article::Cannon => A::AskCannon,
                Article::Mission(at) => A::AskMission(*at),
            }));
        }
        if self.may_propose(pc) {
            out.push(A::Propose);
        }
        out.push(A::Cancel);
    }
}
