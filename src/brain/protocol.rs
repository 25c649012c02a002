//! What page and worker say to each other: small structures, checked when they arrive.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::games::{GameId, game_of};
use crate::seats::Who;

/// A question about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The match up to the position. The bot is shown only what the seat to act sees of it.
    pub link: String,
    /// How well to play.
    pub level: Who,
    /// The bot's own chance.
    pub seed: u32,
}

/// What can be asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Request {
    /// What should the seat to act do?
    Think(Question),
    /// Which games are played here?
    Games,
    /// Play this many random games of each table of a game, and let a bot decide so often.
    Check {
        /// The name of the game.
        game: String,
        /// Games for each table.
        games: u32,
        /// Decisions in all.
        decisions: u32,
    },
    /// Play random games of the usual table without keeping them, for measuring.
    Playouts {
        /// The name of the game.
        game: String,
        /// How many games.
        games: u32,
    },
    /// Play random games of the usual table as the page does, for measuring.
    Moves {
        /// The name of the game.
        game: String,
        /// How many games.
        games: u32,
    },
    /// Open a game from its link, for measuring.
    Open {
        /// The link.
        link: String,
    },
    /// Imagine this many games at the first decision of the usual table, for measuring.
    Imagine {
        /// The name of the game.
        game: String,
        /// How many imagined games.
        simulations: u32,
    },
}

impl Request {
    /// The game it is about, if it is played here.
    pub fn game(&self) -> Option<GameId> {
        match self {
            Request::Think(Question { link, .. }) | Request::Open { link } => game_of(link),
            Request::Games => None,
            Request::Check { game, .. }
            | Request::Playouts { game, .. }
            | Request::Moves { game, .. }
            | Request::Imagine { game, .. } => GameId::by_name(game),
        }
    }
}

/// What a bot thinks.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Thought {
    /// The place in the list.
    pub index: usize,
    /// What follows it, where it begins something longer: places in lists to come, and how long
    /// these are foreseen to be.
    pub then: Vec<(usize, usize)>,
    /// The place of what seems best besides it.
    pub second: Option<usize>,
}

/// A played game: the fingerprints of its last position and of its link, in hexadecimal.
pub type Played = (String, String);

/// The fingerprints of the games and decisions of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Checked {
    /// For each table: its choices, and each game played at it.
    pub tables: Vec<(Vec<u16>, Vec<Played>)>,
    /// The checksum over the decisions.
    pub decisions: String,
}

/// What can be answered.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The worker has started.
    Ready,
    /// The worker could not be started: said by its script.
    Failed,
    /// The worker is at work, whatever it was asked.
    Thinking,
    /// The choice.
    Thought(Thought),
    /// The fingerprints.
    Checked(Checked),
    /// The names of games.
    Games(Vec<String>),
    /// How many actions were played, or games imagined.
    Played(f64),
    /// The game could not be loaded here.
    Missing,
    /// The question made no sense: no such game, a link that cannot be opened, a game over.
    Nonsense,
}

/// As a message.
pub fn to_js<T: Serialize>(message: &T) -> Option<JsValue> {
    serde_wasm_bindgen::to_value(message).ok()
}

/// From a message; none if it is not one of ours.
pub fn from_js<T: DeserializeOwned>(message: JsValue) -> Option<T> {
    serde_wasm_bindgen::from_value(message).ok()
}
