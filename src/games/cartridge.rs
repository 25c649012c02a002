//! What a game brings along once it is loaded, whatever the game.

use std::marker::PhantomData;
use std::sync::Arc;

use bots::Thinking;
use engine::link::LinkError;
use engine::options::Field;
use engine::{Match, Options, Setup};

use super::GameId;
use crate::brain::{Question, Reply, Request, consider, measure};
use crate::handle::{Bridge, MatchHandle};
use crate::tables::Playable;
use crate::text::guide::Guide;
use crate::text::rules::Section;
use crate::text::{Lang, OptionWords};

/// A loaded game: everything the pages, the shell and the bots ask of it.
pub trait Cartridge: Sync {
    /// Which game it is.
    fn id(&self) -> GameId;

    /// What can be chosen before a game.
    fn fields(&self) -> &'static [Field];

    /// The usual choices.
    fn usual_choices(&self) -> Vec<u16>;

    /// The choices as the game understands them; none if they do not go together.
    fn settle(&self, choices: &[u16]) -> Option<Vec<u16>>;

    /// The number of seats these choices ask for.
    fn seats(&self, choices: &[u16]) -> u8;

    /// The words for an option of the set-up.
    fn option_words(&self, key: &str, lang: Lang) -> OptionWords;

    /// The whole rules.
    fn rules(&self, lang: Lang) -> Vec<Section>;

    /// The guided first game.
    fn guide(&self) -> Guide;

    /// A new match. Choices that do not go together are replaced by the usual ones.
    fn begin(&self, choices: &[u16], seed: u64) -> Arc<dyn MatchHandle>;

    /// The match a link holds. The link must be tidy.
    fn open(&self, link: &str) -> Result<Arc<dyn MatchHandle>, LinkError>;

    /// Begins to think about a question; none if it makes no sense.
    fn consider(&self, question: &Question) -> Option<Box<dyn Thinking>>;

    /// The answer to a request that is none about a position.
    fn measure(&self, request: &Request) -> Reply;

    /// The choices with one of them changed. Where that does not go with the others, the nearest
    /// other value of another choice makes room for it; `None` if nothing does.
    fn settle_with(&self, choices: &[u16], at: usize, place: u16) -> Option<Vec<u16>> {
        let mut wished = choices.to_vec();
        *wished.get_mut(at)? = place;
        let settled = |wished: &[u16]| self.settle(wished).filter(|all| all[at] == place);
        settled(&wished).or_else(|| {
            let others = (0..wished.len()).filter(|other| *other != at);
            let near = others.flat_map(|other| {
                let count = self.fields()[other].values.count();
                (0..count).map(move |value| (value.abs_diff(choices[other]), other, value))
            });
            let mut near: Vec<_> = near.collect();
            near.sort_unstable();
            near.into_iter().find_map(|(_, other, value)| {
                let mut tried = wished.clone();
                tried[other] = value;
                settled(&tried)
            })
        })
    }
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

    fn usual_choices(&self) -> Vec<u16> {
        G::Options::default().choices()
    }

    fn settle(&self, choices: &[u16]) -> Option<Vec<u16>> {
        G::Options::from_choices(choices).map(|options| options.choices())
    }

    fn seats(&self, choices: &[u16]) -> u8 {
        G::Options::from_choices(choices).unwrap_or_default().seats()
    }

    fn option_words(&self, key: &str, lang: Lang) -> OptionWords {
        G::option_words(key, lang)
    }

    fn rules(&self, lang: Lang) -> Vec<Section> {
        G::rules(lang)
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

    fn consider(&self, question: &Question) -> Option<Box<dyn Thinking>> {
        consider::<G>(question)
    }

    fn measure(&self, request: &Request) -> Reply {
        measure::<G>(request)
    }
}
