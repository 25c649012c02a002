//! What happened, and who saw it.

use engine::{BySeat, Eye, Seat};

use crate::{Dir, Hand, Play, ROW, Sheet, Wheel, Wind};

/// One thing that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A round was dealt; each hand is known to its own seat only.
    Dealt {
        /// The round, from 0.
        round: u8,
        /// Who leads its first trick.
        opener: Seat,
        /// The hands; none where the eye may not look.
        hands: BySeat<Option<Hand>>,
    },
    /// The first winds of a round were laid out.
    WindRow {
        /// The wind of the first trick and the next two (G-05).
        row: [Wind; ROW],
        /// Winds that do not blow in this round (G-50); in the expert variant only.
        forecast: Option<[Wind; ROW]>,
    },
    /// A card was played.
    Played {
        /// Who played it.
        seat: Seat,
        /// What was played.
        card: Wheel,
    },
    /// A trick was complete.
    Resolved {
        /// The trick, from 0.
        trick: u8,
        /// The wind that blew.
        wind: Wind,
        /// The cards in playing order, with their worth.
        plays: Vec<Play>,
        /// Who took the wind; nobody if no card was in play (G-26).
        taker: Option<Seat>,
        /// What was taken: this wind, then the carried ones, oldest first (G-51).
        took: Vec<Wind>,
        /// Who leads next.
        leads: Seat,
    },
    /// No card was in play: the wind goes to nobody (G-26).
    SetAside(Wind),
    /// No card was in play: the wind waits for the next taker (G-51).
    Carried {
        /// The wind of this trick.
        wind: Wind,
        /// All that is carried now, oldest first.
        waiting: Vec<Wind>,
    },
    /// The round ended with carried winds, which go to nobody (G-52).
    Lost(Vec<Wind>),
    /// The row moved up.
    RowMoved {
        /// The wind of the next trick.
        wind: Wind,
        /// The wind that came into sight, if there was another (G-05).
        revealed: Option<Wind>,
    },
    /// A triplet was discarded or kept before counting (G-31, G-53).
    Triplet {
        /// Whose it is.
        seat: Seat,
        /// Its direction.
        dir: Dir,
        /// Was it kept?
        kept: bool,
    },
    /// A round was scored.
    RoundScored {
        /// The round, from 0.
        round: u8,
        /// Damage, places and points.
        sheet: Box<Sheet>,
        /// The totals after it.
        totals: BySeat<i32>,
    },
    /// The game is over (G-40).
    GameOver {
        /// The final totals.
        totals: BySeat<i32>,
        /// Who won, ascending.
        winners: Vec<Seat>,
    },
}

impl Event {
    /// The event as an eye saw it. Hands are the only secret of the game.
    pub(crate) fn seen_by(&self, eye: Eye) -> Event {
        let mut seen = self.clone();
        if let Event::Dealt { hands, .. } = &mut seen {
            for seat in Seat::all(hands.count()).filter(|seat| !eye.sees(*seat)) {
                hands[seat] = None;
            }
        }
        seen
    }
}
