//! The games that can be played here, by name.

use std::sync::Arc;

use engine::link::LinkError;
use engine::options::Field;
use engine::{Clock, Game, Match, Options, Setup};
use leptos::prelude::AnyView;

use crate::handle::{Bridge, MatchHandle};
use crate::tables::Shown;
use crate::text::guide::Guide;
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Told};

/// A game on the page.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameId {
    /// Coup de vent / Gale.
    Gale,
    /// Butin / Plunder.
    Plunder,
    /// À quai / Quayside.
    Quay,
}

/// Runs the body with `$G` standing for the rules of the game.
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::games::GameId::Gale => {
                type $G = gale::Gale;
                $body
            }
            $crate::games::GameId::Plunder => {
                type $G = plunder::Plunder;
                $body
            }
            $crate::games::GameId::Quay => {
                type $G = quay::Quay;
                $body
            }
        }
    };
}
pub(crate) use with_game;

impl GameId {
    /// Every game, in the order of the home page.
    pub const ALL: &'static [GameId] = &[GameId::Gale, GameId::Plunder, GameId::Quay];

    /// The name in addresses, links and saves.
    pub fn name(self) -> &'static str {
        with_game!(self, G => G::NAME)
    }

    /// The game of that name, if it is played here.
    pub fn by_name(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|id| id.name() == name)
    }

    /// What can be chosen before a game.
    pub fn fields(self) -> &'static [Field] {
        with_game!(self, G => <G as Game>::Options::FIELDS)
    }

    /// The usual choices.
    pub fn usual_choices(self) -> Vec<u16> {
        with_game!(self, G => <G as Game>::Options::default().choices())
    }

    /// The choices as the game understands them; none if they do not go together.
    pub fn settle(self, choices: &[u16]) -> Option<Vec<u16>> {
        with_game!(self, G => {
            <G as Game>::Options::from_choices(choices).map(|options| options.choices())
        })
    }

    /// The choices with one of them changed. Where that does not go with the others, the nearest
    /// other value of another choice makes room for it; `None` if nothing does.
    pub fn settle_with(self, choices: &[u16], at: usize, place: u16) -> Option<Vec<u16>> {
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

    /// The number of seats these choices ask for.
    pub fn seats(self, choices: &[u16]) -> u8 {
        with_game!(self, G => {
            <G as Game>::Options::from_choices(choices).unwrap_or_default().seats()
        })
    }

    /// What the home page says of it.
    pub fn blurb(self, lang: Lang) -> Blurb {
        with_game!(self, G => <G as Told>::blurb(lang))
    }

    /// The whole rules.
    pub fn rules(self, lang: Lang) -> Vec<Section> {
        with_game!(self, G => <G as Told>::rules(lang))
    }

    /// The words for an option of the set-up.
    pub fn option_words(self, key: &str, lang: Lang) -> OptionWords {
        with_game!(self, G => <G as Told>::option_words(key, lang))
    }

    /// The guided first game.
    pub fn guide(self) -> Guide {
        with_game!(self, G => <G as Told>::guide())
    }

    /// The picture on the home page.
    pub fn picture(self) -> AnyView {
        with_game!(self, G => <G as Shown>::picture())
    }

    /// Where a game stands, in words.
    pub fn moment(self, clock: Clock, lang: Lang) -> String {
        let names = Names { lang, list: Vec::new(), you: None };
        with_game!(self, G => <G as Told>::chapter(clock, &names))
    }

    /// A new match. Choices that do not go together are replaced by the usual ones.
    pub fn begin(self, choices: &[u16], seed: u64) -> Arc<dyn MatchHandle> {
        with_game!(self, G => {
            let options = <G as Game>::Options::from_choices(choices).unwrap_or_default();
            Arc::new(Bridge::new(Match::<G>::new(Setup { options, seed })))
        })
    }
}

/// The match a link holds. The link must be tidy.
pub fn open(link: &str) -> Result<Arc<dyn MatchHandle>, LinkError> {
    let address = engine::link::peek(link)?;
    let id = GameId::by_name(address.game).ok_or(LinkError::OtherGame)?;
    with_game!(id, G => Ok(Arc::new(Bridge::new(engine::link::decode::<G>(link)?))))
}

/// Which game a link holds, without opening it.
pub fn game_of(link: &str) -> Option<GameId> {
    GameId::by_name(engine::link::peek(link).ok()?.game)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_name() {
        for (id, lang) in everywhere() {
            for field in id.fields() {
                let words = id.option_words(field.key, lang);
                assert!(!words.name.is_empty(), "{id:?}: {}", field.key);
            }
        }
    }

    #[test]
    fn the_rules_have_the_same_sections_in_both_languages() {
        for id in GameId::ALL {
            let shape = |lang| {
                let of = |section: Section| (section.id, section.body.len());
                id.rules(lang).into_iter().map(of).collect::<Vec<_>>()
            };
            assert_eq!(shape(Lang::Fr), shape(Lang::En), "{id:?}");
        }
    }

    #[test]
    fn the_home_page_tells_how_many_may_play() {
        for (id, lang) in everywhere() {
            let seats = id.fields().iter().find(|field| field.key == "players").expect("an option");
            let ends = [0, seats.values.count() - 1].map(|place| seats.values.name(place));
            let (from, to) = id.blurb(lang).seats;
            assert_eq!(ends, [from.to_string(), to.to_string()], "{id:?}");
        }
    }

    /// Every game in every language.
    fn everywhere() -> impl Iterator<Item = (GameId, Lang)> {
        GameId::ALL.iter().flat_map(|id| [(*id, Lang::Fr), (*id, Lang::En)])
    }

    /// Six seats of Plunder are always teams, five never: either wish can be had from the other.
    #[test]
    fn a_choice_makes_room_for_itself() {
        let six = GameId::Plunder.settle(&[4, 0, 0]).expect("a table");
        assert_eq!(six, [4, 1, 0]);
        assert_eq!(GameId::Plunder.settle_with(&six, 0, 3), Some(vec![3, 0, 0]));
        assert_eq!(GameId::Plunder.settle_with(&six, 1, 0), Some(vec![3, 0, 0]));
        assert_eq!(GameId::Plunder.settle_with(&[1, 0, 1], 1, 1), Some(vec![2, 1, 1]));
        assert_eq!(GameId::Plunder.settle_with(&six, 9, 0), None);
    }
}
