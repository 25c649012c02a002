//! The match that was thought about last. The next question is about the same one, a few steps
//! later: only those are played.

use std::any::Any;

use engine::{Game, Match, link};

/// One match, of whichever game.
pub struct Memory(Option<Box<dyn Any>>);

impl Memory {
    /// Nothing is remembered yet.
    pub const fn new() -> Memory {
        Memory(None)
    }

    /// The match a link holds; none if it cannot be opened. Whatever is remembered, it is the same
    /// as read for the first time.
    pub fn open<G: Game>(&mut self, link: &str) -> Option<&Match<G>> {
        let before = self.0.take().and_then(|kept| kept.downcast::<Match<G>>().ok());
        let game = link::decode_after(before.map(|kept| *kept), link).ok()?;
        self.0.insert(Box::new(game)).downcast_ref()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Foreseen, Match, Setup, link};
    use quay::Quay;

    use super::Memory;
    use crate::brain::protocol::Question;
    use crate::brain::worker::thought;
    use crate::games::{Cartridge, GameId};
    use crate::seats::Who;

    /// What is answered about a link by a bot that remembers what this thread does.
    fn answer(game: &dyn Cartridge, link: &str) -> String {
        let question = Question { link: link.to_owned(), level: Who::Deckhand, seed: 7 };
        let mut thinking = game.consider(&question).expect("a question that makes sense");
        while !thinking.is_done() {
            thinking.run(64);
        }
        format!("{:?}", thought(&*thinking))
    }

    /// The same by one that remembers nothing.
    fn fresh_answer(game: &'static dyn Cartridge, link: &str) -> String {
        let asked = || answer(game, link);
        std::thread::scope(|scope| scope.spawn(asked).join().expect("an answer"))
    }

    fn here(id: GameId) -> &'static dyn Cartridge {
        id.loaded().expect("natively every game is here")
    }

    /// Game after game, step after step, taken back, played otherwise, begun anew.
    #[test]
    fn a_bot_that_remembers_answers_like_one_that_does_not() {
        for id in GameId::ALL {
            let cartridge = here(*id);
            let game = cartridge.begin(&cartridge.usual_choices(), 5);
            let mut links = Vec::new();
            for step in 0..24 {
                links.push(game.link(game.ply()));
                let choice = Foreseen { place: step % game.arity(), of: game.arity() };
                assert_eq!(game.play(&[choice], &|_| {}), 1);
            }
            game.seek(9);
            let last = Foreseen { place: game.arity() - 1, of: game.arity() };
            assert_eq!(game.play(&[last], &|_| {}), 1);
            let branched = game.link(game.ply());
            let another = cartridge.begin(&cartridge.usual_choices(), 6).link(0);
            for link in links.iter().chain([&links[3], &branched, &links[23], &another]) {
                assert_eq!(answer(cartridge, link), fresh_answer(cartridge, link), "{link}");
            }
        }
    }

    /// What a step brought about lies where it was put when the step was played.
    #[test]
    fn what_was_played_for_one_question_is_not_played_again_for_the_next() {
        let setup = Setup::<Quay> { options: Default::default(), seed: 5 };
        let (mut game, mut memory) = (Match::new(setup), Memory::new());
        let (mut before, mut kept) = (Vec::new(), 0);
        for _ in 0..6 {
            for _ in 0..7 {
                game.play_index(game.legal_actions().len() / 2).expect("not over yet");
            }
            let link = link::encode(&game, game.cursor());
            let remembered = memory.open::<Quay>(&link).expect("our own link");
            let told = remembered.steps().iter().filter(|step| !step.events.is_empty());
            let now: Vec<_> = told.map(|step| step.events.as_ptr()).collect();
            assert!(now.starts_with(&before), "the steps up to the last question are as they were");
            kept += before.len();
            before = now;
        }
        assert!(kept > 40, "{kept}");
    }

    #[test]
    fn a_question_that_makes_no_sense_harms_none_after_it() {
        let gale = here(GameId::Gale);
        let link = gale.begin(&gale.usual_choices(), 5).link(0);
        let first = answer(gale, &link);
        for bad in ["", "gale.1.AAAA", "chess.1.Bx", &link[..link.len() - 1]] {
            let question = Question { link: bad.to_owned(), level: Who::Bosun, seed: 1 };
            assert!(gale.consider(&question).is_none(), "{bad}");
        }
        assert_eq!(answer(gale, &link), first);
    }
}
