//! The games that can be played here: what is known of each before it is loaded, and how to
//! come by the rest.

mod book;
mod cartridge;
mod load;
mod looks;

use std::sync::Arc;

use engine::link::LinkError;
use engine::{Clock, Game};

pub use book::Book;
pub use cartridge::{Cartridge, Of};
pub use load::Missing;

use crate::handle::MatchHandle;
use crate::tables::Shown;
use crate::text::{Blurb, Lang, Names, Told};

/// Every game, in the order of the home page: its type, its crate, the chunk its rules are read
/// from. A line here is what makes a game one of the page's; `$then!` gets the whole list.
macro_rules! every_game {
    ($then:ident) => {
        $then! {
            /// Coup de vent / Gale.
            Gale: gale, rules_gale;
            /// Butin / Plunder.
            Plunder: plunder, rules_plunder;
            /// À quai / Quayside.
            Quay: quay, rules_quay;
            /// Bordée / Broadside.
            Broadside: broadside, rules_broadside;
            /// Journal de bord / Logbook.
            Logbook: logbook, rules_logbook;
        }
    };
}

macro_rules! known_games {
    ($($(#[$doc:meta])* $Game:ident: $game:ident, $book:ident;)*) => {
        /// A game on the page.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum GameId {
            $($(#[$doc])* $Game,)*
        }

        /// What is known of a game before it is loaded. Everything named here is part of the main
        /// program: keep it small.
        impl GameId {
            /// Every game, in the order of the home page.
            pub const ALL: &'static [GameId] = &[$(GameId::$Game),*];

            /// The name in addresses, links and saves.
            pub fn name(self) -> &'static str {
                match self {
                    $(GameId::$Game => $game::$Game::NAME,)*
                }
            }

            /// What the home page says of it.
            pub fn blurb(self, lang: Lang) -> Blurb {
                match self {
                    $(GameId::$Game => $game::$Game::blurb(lang),)*
                }
            }

            /// Whose game it follows. Only the about page asks, so its chunk holds the answer.
            pub fn credit(self, lang: Lang) -> &'static str {
                match self {
                    $(GameId::$Game => $game::$Game::credit(lang),)*
                }
            }

            /// The picture on the home page.
            pub fn picture(self, lang: Lang) -> String {
                match self {
                    $(GameId::$Game => $game::$Game::picture(lang),)*
                }
            }

            /// The small one.
            pub fn medal(self) -> String {
                match self {
                    $(GameId::$Game => $game::$Game::medal(),)*
                }
            }

            /// Where a game stands, in words.
            pub fn moment(self, clock: Clock, lang: Lang) -> String {
                let names = Names { lang, list: Vec::new(), you: None };
                match self {
                    $(GameId::$Game => $game::$Game::chapter(clock, &names),)*
                }
            }

            /// The game itself, where nothing has to be fetched.
            #[cfg(not(target_arch = "wasm32"))]
            fn cartridge(self) -> &'static dyn Cartridge {
                match self {
                    $(GameId::$Game => Of::<$game::$Game>::CARTRIDGE,)*
                }
            }
        }
    };
}
use every_game;

every_game!(known_games);

impl GameId {
    /// The game of that name, if it is played here.
    pub fn by_name(name: &str) -> Option<GameId> {
        GameId::ALL.iter().copied().find(|id| id.name() == name)
    }
}

/// The match a link holds. The link must be tidy, and its game loaded.
pub fn open(link: &str) -> Result<Arc<dyn MatchHandle>, LinkError> {
    let address = engine::link::peek(link)?;
    let game = GameId::by_name(address.game).and_then(GameId::loaded);
    game.ok_or(LinkError::OtherGame)?.open(link)
}

/// Which game a link holds, without opening it.
pub fn game_of(link: &str) -> Option<GameId> {
    GameId::by_name(engine::link::peek(link).ok()?.game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::rules::Section;

    #[test]
    fn every_option_has_a_name() {
        for (id, lang) in everywhere() {
            let game = id.cartridge();
            let fields = game.fields().iter().map(|field| field.key);
            let groups = game.groups().iter().map(|group| group.key);
            let presets = (1..=8).flat_map(|seats| game.presets(seats)).map(|(key, _)| key);
            for key in fields.chain(groups).chain(presets) {
                assert!(!game.option_words(key, lang).name.is_empty(), "{id:?}: {key}");
            }
        }
    }

    #[test]
    fn the_rules_have_the_same_sections_in_both_languages() {
        for id in GameId::ALL {
            let shape = |lang| {
                let of = |section: Section| (section.id, section.body.len());
                let book = id.book().expect("natively it is here");
                (book.sections)(lang).into_iter().map(of).collect::<Vec<_>>()
            };
            assert_eq!(shape(Lang::Fr), shape(Lang::En), "{id:?}");
        }
    }

    #[test]
    fn every_game_has_its_pictures() {
        for (id, lang) in everywhere() {
            let picture = id.picture(lang);
            assert!(picture.len() > 1000, "{id:?}: {picture}");
            assert!(id.medal().contains("medal-ring"), "{id:?}");
        }
    }

    #[test]
    fn the_home_page_tells_how_many_may_play() {
        for (id, lang) in everywhere() {
            let game = id.cartridge();
            let at = game.fields().iter().position(|field| field.key == "players");
            let at = at.expect("an option");
            let offered = game.offered(at);
            let ends = [offered[0], offered[offered.len() - 1]];
            let ends = ends.map(|place| game.fields()[at].values.name(place));
            let (from, to) = id.blurb(lang).seats;
            assert_eq!(ends, [from.to_string(), to.to_string()], "{id:?}");
        }
    }

    /// Every game in every language.
    fn everywhere() -> impl Iterator<Item = (GameId, Lang)> {
        GameId::ALL.iter().flat_map(|id| [(*id, Lang::Fr), (*id, Lang::En)])
    }

    #[test]
    fn two_at_the_quay_start_with_a_short_game_and_a_wide_row() {
        let quay = GameId::Quay.cartridge();
        let usual = quay.usual_choices();
        assert_eq!(usual, [1, 0, 0, 0]);
        let two = quay.change(&usual, 0, 0).expect("a table");
        assert_eq!((two.clone(), quay.presets(2)), (vec![0, 1, 1, 0], vec![("two", two)]));
        assert_eq!(quay.change(&[0, 1, 1, 0], 0, 1), Some(usual), "and not with three");
        assert_eq!(quay.presets(3), []);
    }

    /// Six seats of Plunder are always teams, five never: either wish can be had from the other.
    #[test]
    fn a_choice_makes_room_for_itself() {
        let plunder = GameId::Plunder.cartridge();
        let six = plunder.change(&[2, 0, 0], 0, 4).expect("a table");
        assert_eq!(six, [4, 1, 0]);
        assert_eq!(plunder.change(&six, 0, 3), Some(vec![3, 0, 0]));
        assert_eq!(plunder.change(&six, 1, 0), Some(vec![3, 0, 0]));
        assert_eq!(plunder.change(&[1, 0, 1], 1, 1), Some(vec![2, 1, 1]));
        assert_eq!(plunder.change(&six, 9, 0), None);
    }
}
