//! A game being played: its set-up, its steps, and a cursor that can go anywhere in between.

use crate::{Clock, Eye, Game, Log, Rng, Seat, Turn, hash_of};

/// Everything a match starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup<G: Game> {
    /// Table size and variants.
    pub options: G::Options,
    /// Where all chance comes from.
    pub seed: u64,
}

impl<G: Game> Setup<G> {
    /// The first position, with what the set-up brought about.
    pub fn begin(&self, log: &mut Log<G::Event>) -> G {
        G::new(&self.options, Rng::new(self.seed), log)
    }
}

/// One action of a match and what it brought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step<G: Game> {
    /// Who acted.
    pub seat: Seat,
    /// What was decided.
    pub action: G::Action,
    /// Its place in the list.
    pub index: u16,
    /// The length of that list.
    pub arity: u16,
    /// What happened, unredacted.
    pub events: Vec<G::Event>,
    /// Did the acting seat learn something by it?
    pub revealed: bool,
    /// Where in the game the action was taken.
    pub clock: Clock,
}

/// A click that came too late or a place that is not in the list: nothing was changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotPossible;

/// A position is kept every so many steps, so that going back replays few of them.
const SNAPSHOT_EVERY: usize = 32;

/// A game being played. Undo, redo, replay and time travel are all [`Match::seek`].
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    setup: Setup<G>,
    opening: Vec<G::Event>,
    steps: Vec<Step<G>>,
    snapshots: Vec<G>,
    cursor: usize,
    state: G,
    legal: Vec<G::Action>,
}

impl<G: Game> Match<G> {
    /// A new match, before its first action.
    pub fn new(setup: Setup<G>) -> Self {
        let mut log = Log::new();
        let state = setup.begin(&mut log);
        let mut legal = Vec::new();
        state.legal_actions(&mut legal);
        Match {
            setup,
            opening: log.into_events(),
            steps: Vec::new(),
            snapshots: vec![state.clone()],
            cursor: 0,
            state,
            legal,
        }
    }

    /// What the match started from.
    pub fn setup(&self) -> &Setup<G> {
        &self.setup
    }

    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        crate::Options::seats(&self.setup.options)
    }

    /// What the set-up brought about, unredacted.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// All steps, those after the cursor included.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// How many steps lie behind the position shown.
    pub fn cursor(&self) -> usize {
        self.cursor
    }

    /// The position at the cursor. Tables and bots get a [`Match::view`] instead.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What an eye sees at the cursor.
    pub fn view(&self, eye: Eye) -> G::View {
        self.state.observe(eye)
    }

    /// The position just before step `ply`; past the end means the last one.
    pub fn state_at(&self, ply: usize) -> G {
        let ply = ply.min(self.steps.len());
        let near = ply >= self.cursor && self.cursor >= ply / SNAPSHOT_EVERY * SNAPSHOT_EVERY;
        let (mut state, from) = if near {
            (self.state.clone(), self.cursor)
        } else {
            let snapshot = ply / SNAPSHOT_EVERY;
            (self.snapshots[snapshot].clone(), snapshot * SNAPSHOT_EVERY)
        };
        let mut silent = Log::silent();
        self.steps[from..ply].iter().for_each(|step| state.apply(step.action, &mut silent));
        state
    }

    /// Who chooses at the cursor, or how the game ended.
    pub fn to_act(&self) -> Turn {
        self.state.to_act()
    }

    /// What the seat to act may do at the cursor.
    pub fn legal_actions(&self) -> &[G::Action] {
        &self.legal
    }

    /// The fingerprint of the position at the cursor.
    pub fn hash(&self) -> u64 {
        hash_of(&self.state)
    }

    /// Plays the action at this place of the list, of which no game has more than 65,535. Steps
    /// after the cursor are forgotten.
    pub fn play_index(&mut self, index: usize) -> Result<(), NotPossible> {
        let action = *self.legal.get(index).ok_or(NotPossible)?;
        let index = u16::try_from(index).map_err(|_| NotPossible)?;
        let arity = u16::try_from(self.legal.len()).map_err(|_| NotPossible)?;
        let seat = self.to_act().seat().ok_or(NotPossible)?;
        self.forget_later();
        let clock = self.state.clock();
        let mut log = Log::new();
        self.state.apply(action, &mut log);
        self.cursor += 1;
        if self.cursor.is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state.clone());
        }
        let revealed = log.revealed();
        let events = log.into_events();
        self.steps.push(Step { seat, action, index, arity, events, revealed, clock });
        self.list_legal();
        Ok(())
    }

    /// Plays this action, if it is in the list.
    pub fn play(&mut self, action: G::Action) -> Result<(), NotPossible> {
        let index = self.legal.iter().position(|legal| *legal == action).ok_or(NotPossible)?;
        self.play_index(index)
    }

    /// Moves the cursor to just before step `ply`; past the end means to the end.
    pub fn seek(&mut self, ply: usize) {
        self.state = self.state_at(ply);
        self.cursor = ply.min(self.steps.len());
        self.list_legal();
    }

    /// Forgets the steps after the cursor.
    pub fn forget_later(&mut self) {
        self.steps.truncate(self.cursor);
        self.snapshots.truncate(self.cursor / SNAPSHOT_EVERY + 1);
    }

    /// How far back this seat may fairly go from the cursor: over its own latest steps, as long
    /// as none of them showed it something new. Equal to the cursor if there is nothing to undo.
    pub fn undo_floor(&self, seat: Seat) -> usize {
        let own = |step: &&Step<G>| step.seat == seat && !step.revealed;
        self.cursor - self.steps[..self.cursor].iter().rev().take_while(own).count()
    }

    fn list_legal(&mut self) {
        self.legal.clear();
        self.state.legal_actions(&mut self.legal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Bid, Toy};

    fn played(count: usize) -> Match<Toy> {
        let mut game = Match::new(Setup { options: Default::default(), seed: 5 });
        for _ in 0..count {
            game.play_index(0).expect("the game is not over yet");
        }
        game
    }

    #[test]
    fn seeking_back_and_forth_finds_the_same_positions() {
        let mut game = Match::new(Setup::<Toy> { options: Default::default(), seed: 5 });
        let mut hashes = vec![game.hash()];
        while game.to_act().seat().is_some() {
            game.play_index(game.legal_actions().len() - 1).unwrap();
            hashes.push(game.hash());
        }
        for ply in [0, hashes.len() - 1, 1, 3, 2, 0] {
            game.seek(ply);
            assert_eq!((game.cursor(), game.hash()), (ply, hashes[ply]));
        }
    }

    #[test]
    fn playing_after_going_back_forgets_what_came_later() {
        let mut game = played(5);
        game.seek(2);
        game.play_index(1).unwrap();
        assert_eq!((game.steps().len(), game.cursor()), (3, 3));
        assert_eq!(game.steps()[2].index, 1);
    }

    #[test]
    fn a_place_outside_the_list_changes_nothing() {
        let mut game = played(1);
        let hash = game.hash();
        assert_eq!(game.play_index(99), Err(NotPossible));
        assert_eq!(game.play(Bid(99)), Err(NotPossible));
        assert_eq!(game.hash(), hash);
    }

    /// A game of one choice among more than a link can hold.
    #[derive(Clone, PartialEq, Eq, Debug)]
    struct Wide(bool);

    impl Game for Wide {
        const NAME: &'static str = "wide";
        const RULES: u16 = 1;
        const HORIZON: usize = 1;
        type Options = <Toy as Game>::Options;
        type Action = u32;
        type Event = ();
        type View = bool;

        fn new(_: &Self::Options, _: Rng, _: &mut Log<()>) -> Self {
            Wide(false)
        }

        fn to_act(&self) -> Turn {
            match self.0 {
                false => Turn::Act(Seat(0)),
                true => Turn::Over(crate::Outcome::by_score(crate::BySeat::new(3))),
            }
        }

        fn legal_actions(&self, out: &mut Vec<u32>) {
            out.extend(0..70_000);
        }

        fn apply(&mut self, _: u32, _: &mut Log<()>) {
            self.0 = true;
        }

        fn observe(&self, _: Eye) -> bool {
            self.0
        }

        fn determinize(view: &bool, _: &mut Rng) -> Self {
            Wide(*view)
        }

        fn is_quiet(_: &bool, _: u32) -> bool {
            true
        }

        fn redact(_: &(), _: Eye) -> Option<()> {
            Some(())
        }

        fn clock(&self) -> Clock {
            Clock::default()
        }
    }

    #[test]
    fn a_place_no_link_could_hold_is_not_taken_for_another() {
        let mut game = Match::new(Setup::<Wide> { options: Default::default(), seed: 1 });
        for index in [69_999, 5] {
            assert_eq!(game.play_index(index), Err(NotPossible), "place {index} of 70,000");
        }
        assert_eq!((game.cursor(), game.state().0), (0, false));
    }

    #[test]
    fn undo_stops_at_another_seat_and_at_what_was_revealed() {
        let game = played(1);
        let acted = game.steps()[0].seat;
        assert_eq!(game.undo_floor(acted), 0, "its own hidden bid may be taken back");
        assert_eq!(game.undo_floor(acted.next(game.seats())), 1, "nobody takes back another's");
        let game = played(usize::from(game.seats()));
        let last = game.steps().last().expect("a step").seat;
        assert_eq!(game.undo_floor(last), game.cursor(), "the bids have been shown");
    }
}
