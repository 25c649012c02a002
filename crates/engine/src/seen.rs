//! What one eye sees of a match: all that a table, its words and its previews are made of.

use crate::{Clock, Eye, Game, Log, Match, Seat, Turn};

/// A moment of a match as one eye sees it. Two matches that differ only in what this eye has not
/// seen give equal moments.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen<G: Game> {
    /// Who looks.
    pub eye: Eye,
    /// How many steps lie behind.
    pub ply: usize,
    /// Who chooses, or how the game ended.
    pub turn: Turn,
    /// What the eye sees and remembers.
    pub view: G::View,
    /// What may be chosen; empty unless it is the eye's own seat that chooses, or the open table is
    /// asked ([`Game::asks_aloud`]) and everybody looks.
    pub list: Vec<G::Action>,
    /// What happened since the seat's last act, that act included; of an eye without a seat, by
    /// the last step.
    pub news: Vec<News<G>>,
}

/// A step as an eye saw it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News<G: Game> {
    /// Its place among the steps.
    pub ply: usize,
    /// Who acted.
    pub seat: Seat,
    /// Where in the game.
    pub clock: Clock,
    /// What the eye saw happen.
    pub events: Vec<G::Event>,
}

/// What lies behind a path of choices, as [`Match::ahead`] answers for one eye.
pub type Ahead<'a, G> = &'a dyn Fn(&[usize]) -> Option<Seen<G>>;

impl<G: Game> Seen<G> {
    fn of(state: &G, eye: Eye, ply: usize, news: Vec<News<G>>) -> Seen<G> {
        let (turn, mut list, view) = (state.to_act(), Vec::new(), state.observe(eye));
        let aloud = || eye == Eye::Table && turn.seat().is_some() && G::asks_aloud(&view);
        if eye.is_to_act(turn) || aloud() {
            state.legal_actions(&mut list);
        }
        Seen { eye, ply, turn, view, list, news }
    }

    /// Is the eye's own seat to choose, or the open table asked?
    pub fn is_asked(&self) -> bool {
        !self.list.is_empty()
    }

    /// The place of an action in the list.
    pub fn place(&self, action: G::Action) -> Option<usize> {
        self.list.iter().position(|listed| *listed == action)
    }

    /// What the seat's own last act and all that came after it brought about, in order.
    pub fn told(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        self.news.iter().flat_map(|step| &step.events)
    }

    /// What others have done since the seat last acted, in order; of an eye without a seat, what
    /// the last step brought about.
    pub fn fresh(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        let own = self.eye.seat();
        self.news.iter().filter(move |step| Some(step.seat) != own).flat_map(|step| &step.events)
    }

    /// The moment after a choice of the list in a world that looks like this one; none if the
    /// choice is not there or would show anybody anything.
    pub(crate) fn after(&self, state: &mut G, place: usize) -> Option<Seen<G>> {
        let action = *self.list.get(place)?;
        if !G::is_quiet(&self.view, action) {
            return None;
        }
        let (seat, clock, mut log) = (state.to_act().seat()?, state.clock(), Log::new());
        state.apply(action, &mut log);
        let events = redacted::<G>(&log.into_events(), self.eye);
        let news = vec![News { ply: self.ply, seat, clock, events }];
        Some(Seen::of(state, self.eye, self.ply + 1, news))
    }

    /// The moment behind a path of choices, in a world that looks like this one.
    pub(crate) fn along(self, mut world: G, path: &[usize]) -> Option<Seen<G>> {
        path.iter().try_fold(self, |seen, place| seen.after(&mut world, *place))
    }

    /// This moment as it is in another world that looks the same.
    pub(crate) fn in_world(&self, world: &G) -> Seen<G> {
        Seen::of(world, self.eye, self.ply, self.news.clone())
    }
}

impl<G: Game> Match<G> {
    /// The moment at the cursor as an eye sees it.
    pub fn seen(&self, eye: Eye) -> Seen<G> {
        let steps = &self.steps()[..self.cursor()];
        let since = match eye.seat() {
            Some(own) => steps.iter().rposition(|step| step.seat == own).unwrap_or(0),
            None => steps.len().saturating_sub(1),
        };
        Seen::of(self.state(), eye, self.cursor(), self.news(eye, since).collect())
    }

    /// Every step up to the cursor as an eye saw it.
    pub fn past(&self, eye: Eye) -> impl Iterator<Item = News<G>> {
        self.news(eye, 0)
    }

    /// The steps from one of them up to the cursor as an eye saw them.
    fn news(&self, eye: Eye, since: usize) -> impl Iterator<Item = News<G>> {
        let steps = self.steps()[..self.cursor()].iter().enumerate().skip(since);
        steps.map(move |(ply, step)| News {
            ply,
            seat: step.seat,
            clock: step.clock,
            events: redacted::<G>(&step.events, eye),
        })
    }

    /// The moment behind a path of choices, each by its place in the list of its moment: what the
    /// eye would see if its seat chose so. Nothing if a choice is not there, or as soon as one
    /// would draw, roll or show anything; that is decided from what the eye sees
    /// ([`Game::is_quiet`]), so that not even the refusal tells a secret.
    pub fn ahead(&self, eye: Eye, path: &[usize]) -> Option<Seen<G>> {
        self.seen(eye).along(self.state().clone(), path)
    }

    /// Would this choice show nothing and leave its seat with a choice again? Then it can be taken
    /// back freely. With a single choice left, a forced move could follow and end the turn.
    pub fn keeps_the_turn(&self, eye: Eye, place: usize) -> bool {
        self.ahead(eye, &[place]).is_some_and(|then| then.list.len() > 1)
    }
}

fn redacted<G: Game>(events: &[G::Event], eye: Eye) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::redact(event, eye)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use crate::toy::{Happened, Toy};

    fn begun() -> Match<Toy> {
        Match::new(Setup { options: Default::default(), seed: 5 })
    }

    #[test]
    fn the_list_is_shown_to_whom_it_belongs_alone() {
        let game = begun();
        let acting = game.to_act().seat().expect("a seat is to act");
        for seat in Seat::all(game.seats()) {
            let list = game.seen(Eye::Seat(seat)).list;
            assert_eq!(list.is_empty(), seat != acting, "{seat:?}");
        }
        assert!(game.seen(Eye::Table).list.is_empty() && game.seen(Eye::All).list.is_empty());
    }

    #[test]
    fn news_begin_with_the_own_act_and_keep_the_secrets_of_others() {
        let mut game = begun();
        let first = game.to_act().seat().expect("a seat is to act");
        game.play_index(0).expect("a choice");
        game.play_index(1).expect("a choice");
        let seen = game.seen(Eye::Seat(first));
        assert_eq!(seen.news.iter().map(|step| step.ply).collect::<Vec<_>>(), [0, 1]);
        assert!(matches!(seen.told().next(), Some(Happened::Laid(_, Some(_)))), "one's own card");
        assert_eq!(seen.fresh().count(), 1);
        assert!(matches!(seen.fresh().next(), Some(Happened::Laid(_, None))), "another's");
    }

    #[test]
    fn looking_ahead_ends_where_something_would_be_shown() {
        let mut game = begun();
        for left in (0..game.seats()).rev() {
            let eye = Eye::Seat(game.to_act().seat().expect("a seat is to act"));
            let ahead = game.ahead(eye, &[0]);
            assert_eq!(ahead.is_none(), left == 0, "the last card turns all over");
            assert_eq!(game.ahead(eye, &[99]), None);
            assert!(!game.keeps_the_turn(eye, 0), "the others follow");
            game.play_index(0).expect("a choice");
            assert!(ahead.is_none_or(|ahead| ahead == game.seen(eye)));
        }
        assert_eq!(game.ahead(Eye::Table, &[0]), None, "who only looks chooses nothing");
    }
}
