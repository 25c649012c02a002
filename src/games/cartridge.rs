//! What a game brings along once it is loaded, whatever the game.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::Thinking;
use engine::link::LinkError;
use engine::options::{self, Field, Group};
use engine::{Match, Options, Setup};
use leptos::prelude::AnyView;

use super::GameId;
use crate::brain::{Question, Reply, Request, consider, measure};
use crate::handle::{Bridge, MatchHandle};
use crate::pages::at_the_table;
use crate::saves::Opened;
use crate::session::Session;
use crate::tables::Playable;
use crate::text::guide::Guide;
use crate::text::{Lang, OptionWords};

/// A loaded game: everything the pages, the shell and the bots ask of it.
pub trait Cartridge: Sync {
    /// Which game it is.
    fn id(&self) -> GameId;

    /// What can be chosen before a game.
    fn fields(&self) -> &'static [Field];

    /// The values of a field that can be had, by their places.
    fn offered(&self, at: usize) -> Vec<u16>;

    /// The usual choices.
    fn usual_choices(&self) -> Vec<u16>;

    /// The fields the set-up page folds.
    fn groups(&self) -> &'static [Group];

    /// The named sets that a table of so many seats may start with: their keys and choices.
    fn presets(&self, seats: u8) -> Vec<(&'static str, Vec<u16>)>;

    /// The choices with one of them changed and the others settled with it; `None` if that cannot
    /// be had.
    fn change(&self, choices: &[u16], at: usize, place: u16) -> Option<Vec<u16>>;

    /// The number of seats these choices ask for.
    fn seats(&self, choices: &[u16]) -> u8;

    /// The words for an option of the set-up.
    fn option_words(&self, key: &str, lang: Lang) -> OptionWords;

    /// The guided first game.
    fn guide(&self) -> Guide;

    /// A new match. Choices that do not go together are replaced by the usual ones.
    fn begin(&self, choices: &[u16], seed: u64) -> Arc<dyn MatchHandle>;

    /// The match a link holds. The link must be tidy.
    fn open(&self, link: &str) -> Result<Arc<dyn MatchHandle>, LinkError>;

    /// The table of a game that was opened. Asked of the game, all that playing needs travels with
    /// the games, and who only chooses one is spared it.
    fn play(&self, opened: Opened, slot: String) -> AnyView;

    /// Begins to think about a question; none if it makes no sense.
    fn consider(&self, question: &Question) -> Option<Box<dyn Thinking>>;

    /// The answer to a request that is none about a position.
    fn measure(&self, request: &Request) -> Reply;
}

/// The cartridge of a game, written once for all of them.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Playable> Of<G> {
    /// The cartridge, wherever it is needed.
    pub const CARTRIDGE: &'static dyn Cartridge = &Of::<G>(PhantomData);
}

impl<G: Playable> Cartridge for Of<G> {
    fn id(&self) -> GameId {
        G::ID
    }

    fn fields(&self) -> &'static [Field] {
        G::Options::FIELDS
    }

    fn offered(&self, at: usize) -> Vec<u16> {
        options::offered::<G::Options>(at)
    }

    fn usual_choices(&self) -> Vec<u16> {
        options::usual::<G::Options>(G::Options::default().seats()).choices()
    }

    fn groups(&self) -> &'static [Group] {
        G::Options::GROUPS
    }

    fn presets(&self, seats: u8) -> Vec<(&'static str, Vec<u16>)> {
        let presets = options::presets_for::<G::Options>(seats).into_iter();
        presets.map(|preset| (preset.key, preset.options.choices())).collect()
    }

    fn change(&self, choices: &[u16], at: usize, place: u16) -> Option<Vec<u16>> {
        let options = G::Options::from_choices(choices)?;
        options::change(&options, at, place).map(|options| options.choices())
    }

    fn seats(&self, choices: &[u16]) -> u8 {
        G::Options::from_choices(choices).unwrap_or_default().seats()
    }

    fn option_words(&self, key: &str, lang: Lang) -> OptionWords {
        G::option_words(key, lang)
    }

    fn guide(&self) -> Guide {
        G::guide()
    }

    fn begin(&self, choices: &[u16], seed: u64) -> Arc<dyn MatchHandle> {
        let options = G::Options::from_choices(choices).unwrap_or_default();
        Arc::new(Bridge::new(Match::<G>::new(Setup { options, seed })))
    }

    fn open(&self, link: &str) -> Result<Arc<dyn MatchHandle>, LinkError> {
        Ok(Arc::new(Bridge::new(engine::link::decode::<G>(link)?)))
    }

    fn play(&self, opened: Opened, slot: String) -> AnyView {
        at_the_table(Session::begin(opened, slot))
    }

    fn consider(&self, question: &Question) -> Option<Box<dyn Thinking>> {
        consider::<G>(question)
    }

    fn measure(&self, request: &Request) -> Reply {
        measure::<G>(request)
    }
}
