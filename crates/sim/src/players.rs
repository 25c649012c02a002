//! Who sits at a table without people.

use bots::{Advice, Level, Played};
use engine::{Eye, Foreseen, Match, Rng, Seat};
use rand::RngExt;
use rand::rngs::StdRng;

use crate::args::usage;
use crate::failure::Failure;

/// Somebody who can choose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Player {
    /// Takes anything.
    Random,
    /// A bot.
    Level(Level),
}

impl Player {
    /// The player of this name: a level's own, or the plain word for it.
    pub fn named(name: &str) -> Result<Player, Failure> {
        let plain = match name {
            "random" => return Ok(Player::Random),
            "easy" => Some(Level::Deckhand),
            "normal" => Some(Level::Bosun),
            "hard" => Some(Level::Captain),
            other => Level::from_name(other),
        };
        plain.map(Player::Level).ok_or_else(|| {
            usage(format!(
                "there is no player `{name}`; there are random, easy (deckhand), normal (bosun) \
                 and hard (captain)"
            ))
        })
    }

    /// The name under which it is counted.
    pub fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Level(level) => level.name(),
        }
    }

    /// What it does for this seat, with its budget multiplied by `scale`: an action, or as much of
    /// a plan as can be foreseen.
    pub fn choose<G: Played>(
        self,
        game: &Match<G>,
        seat: Seat,
        scale: f64,
        chance: &mut StdRng,
    ) -> Vec<Foreseen> {
        let legal = game.legal_actions();
        let first = |place| Foreseen { place, of: legal.len() };
        let Player::Level(level) = self else {
            return vec![first(chance.random_range(0..legal.len()))];
        };
        let mut effort = level.effort::<G>();
        // A cast of a float that is too large gives the largest number, which is what is meant.
        effort.simulations = ((f64::from(effort.simulations) * scale) as u32).max(1);
        // A bot's chance is our own: its choices are the same everywhere.
        let mut rng = Rng::new(chance.random());
        let mut thinking = G::think(game.view(Eye::Seat(seat)), legal.to_vec(), effort, &mut rng);
        while !thinking.is_done() {
            thinking.run(SLICE);
        }
        let Advice { index, then, .. } = thinking.advice();
        [first(index)].into_iter().chain(then).collect()
    }
}

/// Imagined games between two looks whether the decision is settled.
const SLICE: u32 = 256;

/// The players of a `--bots` list by seat. A shorter list starts again at its beginning.
pub fn seated(list: Option<&str>, seats: u8) -> Result<Vec<Player>, Failure> {
    let list = list.unwrap_or("random");
    let named: Vec<Player> = list.split(',').map(Player::named).collect::<Result<_, _>>()?;
    if named.len() > usize::from(seats) {
        return Err(usage(format!("{} players are named, but only {seats} sit down", named.len())));
    }
    Ok(named.iter().copied().cycle().take(usize::from(seats)).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_its_names() {
        for (names, player) in [
            (["random", "random"], Player::Random),
            (["easy", "deckhand"], Player::Level(Level::Deckhand)),
            (["normal", "bosun"], Player::Level(Level::Bosun)),
            (["hard", "captain"], Player::Level(Level::Captain)),
        ] {
            for name in names {
                assert_eq!(Player::named(name).expect(name), player);
            }
            assert_eq!(player.name(), names[1]);
        }
        for bad in ["", "Easy", "admiral"] {
            assert!(Player::named(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_short_list_goes_round() {
        let seats = seated(Some("easy,random"), 3).expect("both exist");
        let easy = Player::Level(Level::Deckhand);
        assert_eq!(seats, [easy, Player::Random, easy]);
        assert_eq!(seated(None, 2).expect("the default"), [Player::Random; 2]);
        assert!(seated(Some("easy,easy,easy"), 2).is_err());
    }
}
