//! Counting first places and who came in before whom.

use std::collections::BTreeMap;
use std::io::{self, Write};

use engine::{BySeat, Outcome, Seat};
use serde_json::json;

use crate::players::Player;
use crate::spoken::Habits;

/// What the games told so far.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Tally {
    games: u64,
    /// Turns of all games together.
    turns: u64,
    firsts: BTreeMap<Player, Firsts>,
    habits: BTreeMap<Player, Habits>,
    /// By pair, the better-named player first: the one that comes later in [`Player`]'s order.
    pairs: BTreeMap<(Player, Player), Pair>,
}

/// First places of a player.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Firsts {
    /// Seats taken, over all games.
    seats: u64,
    /// First places, shared ones too.
    first: u64,
    /// First places, a shared one counted in parts.
    share: f64,
}

/// Two players compared seat by seat.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct Pair {
    /// Games in which one came in before the other.
    games: u64,
    /// Pairs of seats with different places.
    decided: u64,
    /// Of these, the ones the first of the pair won.
    better: u64,
    /// Pairs of seats in all.
    compared: u64,
}

impl Tally {
    /// Counts a game.
    pub fn count(&mut self, players: &[Player], outcome: &Outcome) {
        self.games += 1;
        let winners = outcome.winners().count().max(1) as f64;
        for (seat, place) in outcome.places.seats() {
            let entry = self.firsts.entry(players[seat.index()]).or_default();
            entry.seats += 1;
            if *place == 1 {
                entry.first += 1;
                entry.share += 1.0 / winners;
            }
        }
        let before = self.pairs.clone();
        for a in Seat::all(outcome.places.count()) {
            for b in Seat::all(outcome.places.count()) {
                let (strong, weak) = (players[a.index()], players[b.index()]);
                if strong > weak {
                    let pair = self.pairs.entry((strong, weak)).or_default();
                    pair.compared += 1;
                    pair.decided += u64::from(outcome.places[a] != outcome.places[b]);
                    pair.better += u64::from(outcome.places[a] < outcome.places[b]);
                }
            }
        }
        for (names, pair) in &mut self.pairs {
            let decided = before.get(names).map_or(0, |before| before.decided);
            pair.games += u64::from(pair.decided > decided);
        }
    }

    /// Counts how long a game was, and what became of the cards.
    pub fn look_at(&mut self, players: &[Player], turns: u64, habits: Option<&BySeat<Habits>>) {
        self.turns += turns;
        for (seat, habits) in habits.into_iter().flat_map(BySeat::seats) {
            let all = self.habits.entry(players[seat.index()]).or_default();
            all.used += habits.used;
            all.unused += habits.unused;
            all.useless += habits.useless;
        }
    }

    /// A line of JSON for each player, each pair and all games, and for what became of the cards.
    pub fn json(&self, game: &str, out: &mut dyn Write) -> io::Result<()> {
        for (player, firsts) in &self.firsts {
            let rate = rate(firsts.first, firsts.seats);
            let (low, high) = wilson(rate, firsts.seats);
            let line = json!({
                "game": game, "games": self.games, "level": player.name(), "seats": firsts.seats,
                "first": firsts.first, "rate": rate, "low": low, "high": high,
                "share": firsts.share / firsts.seats as f64,
            });
            writeln!(out, "{line}")?;
        }
        for ((strong, weak), pair) in &self.pairs {
            let rate = rate(pair.better, pair.decided);
            let (low, high) = wilson(rate, pair.games);
            let line = json!({
                "game": game, "games": self.games, "pair": [strong.name(), weak.name()],
                "compared": pair.compared, "decided": pair.decided, "better": pair.better,
                "decided_games": pair.games, "rate": rate, "low": low, "high": high,
            });
            writeln!(out, "{line}")?;
        }
        writeln!(
            out,
            "{}",
            json!({"game": game, "games": self.games, "turns": self.mean_turns()})
        )?;
        for (player, habits) in &self.habits {
            let line = json!({
                "game": game, "games": self.games, "level": player.name(), "used": habits.used,
                "unused": habits.unused, "useless": habits.useless,
                "unused_rate": unused(habits),
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    }

    /// The same for people.
    pub fn lines(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{} games of {:.1} turns", self.games, self.mean_turns())?;
        for (player, firsts) in &self.firsts {
            let rate = rate(firsts.first, firsts.seats);
            let (name, count) = (player.name(), format!("{} of {}", firsts.first, firsts.seats));
            let interval = percents(rate, wilson(rate, firsts.seats));
            writeln!(out, "{name:20} first in      {count:>16} seats  {interval}")?;
        }
        for ((strong, weak), pair) in &self.pairs {
            let rate = rate(pair.better, pair.decided);
            let name = format!("{} / {}", strong.name(), weak.name());
            let count = format!("{} of {}", pair.better, pair.decided);
            let interval = percents(rate, wilson(rate, pair.games));
            writeln!(out, "{name:20} better in     {count:>16} pairs  {interval}")?;
        }
        for (player, habits) in &self.habits {
            let Habits { used, unused: left, useless } = *habits;
            let (name, count) = (player.name(), format!("{left} of {}", used + left));
            let percent = 100.0 * unused(habits);
            writeln!(
                out,
                "{name:20} left unused   {count:>16} usable cards  {percent:.1} %, \
                 and held {useless} of no use"
            )?;
        }
        Ok(())
    }

    fn mean_turns(&self) -> f64 {
        self.turns as f64 / self.games.max(1) as f64
    }
}

/// The share of usable cards that were not used.
fn unused(habits: &Habits) -> f64 {
    habits.unused as f64 / (habits.used + habits.unused).max(1) as f64
}

pub(super) fn rate(hits: u64, of: u64) -> f64 {
    if of == 0 { 0.5 } else { hits as f64 / of as f64 }
}

/// Wilson's 95 % interval of a rate seen `count` times.
///
/// Seats of one game hang together, so pairs are given the number of games: too wide rather than
/// too narrow.
pub(super) fn wilson(rate: f64, count: u64) -> (f64, f64) {
    if count == 0 {
        return (0.0, 1.0);
    }
    const Z: f64 = 1.959_964;
    let n = count as f64;
    let scale = 1.0 + Z * Z / n;
    let middle = (rate + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (rate * (1.0 - rate) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

pub(super) fn percents(rate: f64, (low, high): (f64, f64)) -> String {
    format!("{:5.1} %  (95 %: {:.1} – {:.1})", 100.0 * rate, 100.0 * low, 100.0 * high)
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Level;
    use engine::BySeat;

    #[test]
    fn wilson_as_published() {
        // 81 of 263: the worked example of Newcombe's comparison of intervals (1998).
        let (low, high) = wilson(81.0 / 263.0, 263);
        assert!((low - 0.2553).abs() < 5e-5 && (high - 0.3662).abs() < 5e-5, "{low} {high}");
        assert_eq!(wilson(0.5, 0), (0.0, 1.0));
    }

    #[test]
    fn places_are_compared_between_levels_only() {
        let captain = Player::Level(Level::Captain);
        let players = [captain, Player::Random, captain, Player::Random];
        let scores = [5, 3, 3, 1];
        let outcome = Outcome::by_score(BySeat::from_fn(4, |seat| scores[seat.index()]));
        let mut tally = Tally::default();
        tally.count(&players, &outcome);
        tally.count(&players, &Outcome::by_score(BySeat::new(4)));
        let pair = tally.pairs[&(captain, Player::Random)];
        assert_eq!(pair, Pair { games: 1, decided: 3, better: 3, compared: 8 });
        let firsts = tally.firsts[&captain];
        assert_eq!((firsts.seats, firsts.first, firsts.share), (4, 3, 1.5));
    }

    #[test]
    fn where_nobody_wins_nobody_is_first_and_places_are_compared_all_the_same() {
        let captain = Player::Level(Level::Captain);
        let mut tally = Tally::default();
        let scores = [2, 7];
        let outcome = Outcome::unwon(BySeat::from_fn(2, |seat| scores[seat.index()]));
        tally.count(&[Player::Random, captain], &outcome);
        tally.count(&[captain], &Outcome::unwon(BySeat::new(1)));
        tally.count(&[captain], &Outcome::by_score(BySeat::new(1)));
        assert_eq!(tally.firsts[&captain], Firsts { seats: 3, first: 1, share: 1.0 });
        let pair = tally.pairs[&(captain, Player::Random)];
        assert_eq!(pair, Pair { games: 1, decided: 1, better: 1, compared: 1 });
    }

    #[test]
    fn cards_are_counted_by_who_had_them() {
        let captain = Player::Level(Level::Captain);
        let mut tally = Tally { games: 2, ..Tally::default() };
        let habits =
            BySeat::from_fn(2, |seat| Habits { used: 9, unused: seat.0.into(), useless: 2 });
        tally.look_at(&[Player::Random, captain], 20, Some(&habits));
        tally.look_at(&[captain, captain], 25, Some(&habits));
        assert_eq!(tally.habits[&captain], Habits { used: 27, unused: 2, useless: 6 });
        assert_eq!((tally.mean_turns(), unused(&tally.habits[&Player::Random])), (22.5, 0.0));
    }
}
