//! What has happened and is still being shown, one thing after the other.

use std::collections::VecDeque;

use crate::beats::Beat;
use crate::prefs::Speed;
use crate::tables::Stay;

/// The beats that are still to be shown, the present one first.
#[derive(Debug, Default)]
pub struct Reel {
    beats: VecDeque<Beat>,
    /// When the present one began, in milliseconds.
    since: f64,
    /// What was told last: it stays until something else is told.
    told: String,
    /// Was there nothing to be shown from the beginning?
    bare: bool,
}

/// When something is due.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Due {
    /// All has been shown.
    Now,
    /// In so many milliseconds.
    In(u32),
    /// As soon as the reader has passed what is shown.
    WhenPassed,
}

impl Reel {
    /// Beats that begin to be shown now.
    pub fn of(beats: Vec<Beat>, now: f64) -> Reel {
        Reel { bare: beats.is_empty(), beats: beats.into(), since: now, told: String::new() }
    }

    /// Goes on to what is to be shown at this time, and says when the next thing is due. Where
    /// moments are held, the last that sums up stays until it is passed.
    pub fn turn(&mut self, now: f64, speed: Speed, hold: bool) -> Due {
        while let Some(beat) = self.beats.front() {
            if !beat.words.is_empty() {
                self.told.clone_from(&beat.words);
            }
            let pause = match beat.stay {
                Stay::UntilPassed(_) if hold && !sums_up(self.beats.iter().skip(1)) => {
                    self.gather();
                    return Due::WhenPassed;
                }
                Stay::Briefly => 0,
                Stay::For(pause) | Stay::UntilPassed(pause) => speed.pause(pause),
            };
            let left = self.since + f64::from(pause) - now;
            if left > 0.0 {
                return Due::In(left.ceil() as u32);
            }
            self.since += f64::from(pause);
            self.beats.pop_front();
        }
        Due::Now
    }

    /// What came of the present beat for a seat is told along with it: it is to be read, too.
    fn gather(&mut self) {
        let mut rest = self.beats.split_off(1).into_iter();
        let told = rest.by_ref().filter(|beat| beat.seat.is_some() && !beat.words.is_empty());
        let told: String = told.map(|beat| format!(" {}", beat.words)).collect();
        if let Some(held) = self.beats.front_mut() {
            held.words.push_str(&told);
            self.told.clone_from(&held.words);
        }
    }

    /// Did nothing happen that could be seen?
    pub fn is_bare(&self) -> bool {
        self.bare
    }

    /// Shows the rest at once.
    pub fn finish(&mut self) {
        self.beats.clear();
    }

    /// What is told at present, in words; empty before anything is.
    pub fn told(&self) -> &str {
        &self.told
    }
}

/// Is there something that wants to stay until it is passed?
pub fn sums_up<'a>(beats: impl IntoIterator<Item = &'a Beat>) -> bool {
    beats.into_iter().any(|beat| matches!(beat.stay, Stay::UntilPassed(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reel() -> Reel {
        let beat = |words: &str, stay| Beat { seat: None, words: words.to_owned(), stay };
        let beats = vec![
            beat("A plays.", Stay::Briefly),
            beat("B takes.", Stay::UntilPassed(1600)),
            beat("The round is scored.", Stay::UntilPassed(2600)),
            beat("Cards are dealt.", Stay::Briefly),
        ];
        assert!(sums_up(&beats) && !sums_up(&beats[..1]));
        Reel::of(beats, 1000.0)
    }

    #[test]
    fn what_nobody_could_see_is_told_apart_from_what_has_been_shown() {
        let mut shown = reel();
        shown.finish();
        assert!(!shown.is_bare() && Reel::of(Vec::new(), 0.0).is_bare());
        assert!(!Reel::default().is_bare(), "the first position is there to be seen");
    }

    #[test]
    fn one_thing_is_shown_after_the_other() {
        let mut reel = reel();
        assert_eq!(reel.turn(1000.0, Speed::Normal, false), Due::In(1600));
        assert_eq!(reel.told(), "B takes.");
        assert_eq!(reel.turn(2600.0, Speed::Normal, false), Due::In(2600));
        assert_eq!(reel.told(), "The round is scored.");
        assert_eq!(reel.turn(9000.0, Speed::Normal, false), Due::Now);
        assert_eq!(reel.told(), "Cards are dealt.", "the last word stays");
    }

    #[test]
    fn what_came_of_it_for_a_seat_is_held_along() {
        let beat = |seat: Option<u8>, words: &str, stay| Beat {
            seat: seat.map(engine::Seat),
            words: words.to_owned(),
            stay,
        };
        let mut reel = Reel::of(
            vec![
                beat(None, "The fleet leaves.", Stay::UntilPassed(2200)),
                beat(Some(0), "You lose a cheese.", Stay::Briefly),
                beat(None, "New ships come.", Stay::Briefly),
            ],
            0.0,
        );
        for now in [0.0, 9000.0] {
            assert_eq!(reel.turn(now, Speed::Normal, true), Due::WhenPassed);
            assert_eq!(reel.told(), "The fleet leaves. You lose a cheese.");
        }
    }

    #[test]
    fn what_sums_up_stays_until_it_is_passed() {
        let mut reel = reel();
        assert_eq!(reel.turn(1000.0, Speed::Fast, true), Due::In(640));
        assert_eq!(reel.turn(99_000.0, Speed::Fast, true), Due::WhenPassed);
        assert_eq!(reel.told(), "The round is scored.");
        reel.finish();
        assert_eq!(reel.turn(99_000.0, Speed::Fast, true), Due::Now);
    }
}
