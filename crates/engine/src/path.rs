//! Choices made ahead, each with the list it was made for.

use crate::{Eye, Game, Match};

/// A choice made ahead: its place in a list to come, and how long that list will be if nothing
/// unforeseen happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Foreseen {
    /// The place in the list.
    pub place: usize,
    /// The length of the list.
    pub of: usize,
}

impl<G: Game> Match<G> {
    /// A path of choices, each by its place in the list of its moment, with the lengths of these
    /// lists; as far as the eye can foresee them ([`Match::ahead`]). The last choice may show
    /// something.
    pub fn foresee(&self, eye: Eye, path: &[usize]) -> Vec<Foreseen> {
        let (mut seen, mut world) = (self.seen(eye), self.state().clone());
        let mut foreseen = Vec::new();
        for (at, place) in path.iter().enumerate() {
            if *place >= seen.list.len() {
                break;
            }
            foreseen.push(Foreseen { place: *place, of: seen.list.len() });
            if at + 1 == path.len() {
                break;
            }
            let Some(then) = seen.after(&mut world, *place) else { break };
            seen = then;
        }
        foreseen
    }

    /// Plays choices made ahead: how many of them. It stops, without harm, before a list of another
    /// length than foreseen, where another seat acts, and after a step that showed its seat
    /// something.
    pub fn follow(&mut self, path: &[Foreseen]) -> usize {
        let seat = self.to_act().seat();
        for (taken, choice) in path.iter().enumerate() {
            let informed = taken > 0 && self.steps()[self.cursor() - 1].revealed;
            let goes_on = !informed
                && self.to_act().seat() == seat
                && self.legal_actions().len() == choice.of;
            if !goes_on || self.play_index(choice.place).is_err() {
                return taken;
            }
        }
        path.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::errand::{Errand, Step};
    use crate::toy::Toy;

    fn begun() -> Match<Errand> {
        Match::new(Setup { options: Default::default(), seed: 5 })
    }

    /// The lists at home, on the way out and on the first island: out and wait, then home too, then
    /// a crate.
    const TO_THE_ISLAND: [Foreseen; 3] =
        [Foreseen { place: 0, of: 2 }, Foreseen { place: 0, of: 3 }, Foreseen { place: 0, of: 3 }];
    const LOAD: Foreseen = Foreseen { place: 2, of: 4 };

    #[test]
    fn a_path_is_foreseen_up_to_what_is_shown() {
        let (game, own) = (begun(), Eye::Seat(crate::Seat(0)));
        assert_eq!(game.foresee(own, &[0, 0, 0]), TO_THE_ISLAND);
        let beyond = game.foresee(own, &[0, 0, 0, 2, 0]);
        assert_eq!((beyond.len(), beyond[3]), (4, LOAD), "nobody knows what comes of a crate");
        assert_eq!(game.foresee(own, &[0, 9, 0]), TO_THE_ISLAND[..1]);
        assert_eq!(game.foresee(Eye::Table, &[0]), [], "who only looks chooses nothing");
    }

    #[test]
    fn a_path_is_followed_to_its_end() {
        let mut game = begun();
        assert_eq!(game.follow(&TO_THE_ISLAND), 3);
        assert_eq!(game.follow(&[LOAD]), 1);
        assert_eq!(game.steps()[3].action, Step::Load);
    }

    #[test]
    fn a_path_ends_where_a_list_is_not_as_foreseen() {
        let mut game = begun();
        let wrong = [TO_THE_ISLAND[0], Foreseen { place: 0, of: 2 }, TO_THE_ISLAND[2]];
        assert_eq!(game.follow(&wrong), 1);
        assert_eq!(game.cursor(), 1, "what was as foreseen is played");
        assert_eq!(game.follow(&[Foreseen { place: 7, of: 3 }]), 0, "no such choice");
    }

    #[test]
    fn a_path_ends_with_what_shows_something() {
        let mut game = begun();
        game.follow(&TO_THE_ISLAND);
        // Whatever is in the crate, the list is as long as foreseen, and yet it wants a look.
        let home = Foreseen { place: 1, of: 3 };
        assert_eq!(game.follow(&[LOAD, home, home]), 1);
        assert_eq!(game.legal_actions().len(), home.of);
    }

    #[test]
    fn a_path_ends_where_another_seat_acts() {
        let mut game = Match::new(Setup::<Toy> { options: Default::default(), seed: 5 });
        let lists = [Foreseen { place: 0, of: 5 }; 3];
        assert_eq!(game.follow(&lists), 1, "another has as long a list");
        assert_eq!(game.legal_actions().len(), 5);
    }
}
