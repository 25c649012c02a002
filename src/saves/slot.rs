//! One kept game.

use engine::Eye;
use serde::{Deserialize, Serialize};

use crate::handle::MatchHandle;
use crate::seats::{SeatPlan, lone, names};
use crate::text::{Lang, Names};

/// A kept game: the link holds the game itself, the rest is about it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The whole game.
    pub link: String,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// What its owner calls it; empty means nothing special.
    #[serde(default)]
    pub name: String,
    /// When it was begun, in milliseconds since 1970.
    #[serde(default)]
    pub created: u64,
    /// When it was last changed.
    #[serde(default)]
    pub updated: u64,
    /// Where the game stands: round and turn.
    #[serde(default)]
    pub clock: (u16, u16),
    /// Is the game over?
    #[serde(default)]
    pub over: bool,
    /// The seat whose turn it is.
    #[serde(default)]
    pub to_act: Option<u8>,
    /// The score of each seat as the one person at the table knows it, or as everybody does;
    /// empty where it takes a word to say it.
    #[serde(default)]
    pub scores: Vec<String>,
    /// A move was taken back after the others had answered.
    #[serde(default)]
    pub practice: bool,
    /// How often advice was asked for.
    #[serde(default)]
    pub hints: u32,
    /// Somebody sent it: the curtain stays closed until its seat is taken.
    #[serde(default)]
    pub guarded: bool,
    /// A guided game.
    #[serde(default)]
    pub guided: bool,
}

impl Slot {
    /// Where the game stands.
    pub fn moment(&self) -> engine::Clock {
        engine::Clock { round: self.clock.0, turn: self.clock.1 }
    }

    /// A slot for a match and who sits at it.
    pub fn of(game: &dyn MatchHandle, seats: Vec<SeatPlan>, now: u64) -> Slot {
        let mut slot = Slot {
            link: String::new(),
            seats,
            name: String::new(),
            created: now,
            updated: now,
            clock: (0, 0),
            over: false,
            to_act: None,
            scores: Vec::new(),
            practice: false,
            hints: 0,
            guarded: false,
            guided: false,
        };
        slot.follow(game, game.link(game.ply()), now);
        slot
    }

    /// Takes down where the match stands now.
    pub fn follow(&mut self, game: &dyn MatchHandle, link: String, now: u64) {
        let clock = game.clock();
        self.link = link;
        self.clock = (clock.round, clock.turn);
        self.to_act = game.to_act().seat().map(|seat| seat.0);
        self.over = self.to_act.is_none();
        self.scores = scores(game, &self.seats);
        self.updated = now;
    }
}

/// What can be shown of the scores in any language, without the game.
fn scores(game: &dyn MatchHandle, seats: &[SeatPlan]) -> Vec<String> {
    let you = lone(seats);
    let told = |lang| {
        let names = Names { lang, list: names(seats, lang), you };
        game.standings(you.map_or(Eye::Table, Eye::Seat), &names)
    };
    let both = told(Lang::Fr).into_iter().zip(told(Lang::En));
    both.map(|(fr, en)| if fr.score == en.score { fr.score } else { String::new() }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GameId;
    use crate::seats::usual;

    #[test]
    fn a_kept_game_knows_its_scores_and_whose_turn_it_is() {
        for id in GameId::ALL {
            let game = id.loaded().expect("natively every game is here");
            let game = game.begin(&game.usual_choices(), 7);
            let slot = Slot::of(&*game, usual(game.seats()), 5);
            assert_eq!(slot.to_act, game.to_act().seat().map(|seat| seat.0), "{id:?}");
            assert_eq!(slot.scores.len(), usize::from(game.seats()), "{id:?}");
            assert!(slot.scores[0].starts_with('0'), "{id:?}: {:?}", slot.scores);
        }
    }
}
