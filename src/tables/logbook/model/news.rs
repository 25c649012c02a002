//! What happened since whoever looks last acted: what ships that sail by themselves did, a card
//! each; the last fight; and everything else by what it is about.

mod fight;
mod npc;
mod since;

use engine::Seen;
use logbook::Logbook;

pub use fight::{Blow, FightModel, Rolled};
pub use npc::{Deed, NpcNews, Reason};
pub use since::{Group, Line, Since};

/// What happened since whoever looks last acted.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct NewsModel {
    /// The last step of which something is told.
    pub ply: usize,
    /// A card for each ship that acted by herself, in the order in which they did.
    pub cards: Vec<NpcNews>,
    /// The last fight seats had a part in.
    pub fight: Option<FightModel>,
    /// All of it, by what it is about.
    pub since: Since,
}

/// Makes it of what is seen.
pub fn news(seen: &Seen<Logbook>) -> NewsModel {
    let cards = npc::cards(seen);
    NewsModel {
        ply: seen.news.last().map_or(0, |step| step.ply),
        fight: fight::fight(seen),
        since: since::since(seen),
        cards,
    }
}
