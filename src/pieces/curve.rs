//! The course of the scores: a line a seat, cased in ink, with its pennant at the end.
//!
//! Numbers and names keep their size whatever room there is: places are given in parts of a
//! thousand, and only the lines are stretched.

use engine::order_by_key;

use super::markup::escaped;
use super::pennant;

/// A line of the curve; partners share one.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    /// The seats, counted from 0; the first gives the line its colour.
    pub seats: &'a [u8],
    /// The names on their pennants.
    pub labels: &'a [String],
    /// The name beside them.
    pub name: &'a str,
    /// The scores, the one at the start first.
    pub scores: &'a [i32],
}

/// What of the height the scores take; above and below it is room for the pennants.
const MARGIN: i32 = 70;
/// No two pennants at the ends are nearer.
const APART: i32 = 190;
/// More chapters than these have no dots.
const DOTTED: usize = 9;
/// At most so many chapters have their number.
const NUMBERED: usize = 6;

/// The curve: numbers, lines, and who they belong to. `chapter` stands before the first number.
/// It is for the eye; a reader gets a [`table`].
pub fn curve(runs: &[Run], chapter: &str) -> String {
    let scale = Scale::of(runs);
    let names = if runs.iter().any(|run| run.seats.len() > 1) { "pairs" } else { "single" };
    format!(
        r#"<div class="curve" data-ends="{names}" aria-hidden="true"><svg class="curve-scale" focusable="false">{}</svg><svg class="curve-plot" focusable="false">{}{}{}</svg><svg class="curve-ends" focusable="false">{}</svg></div>"#,
        scale.numbers(),
        scale.grid(),
        scale.lines(runs),
        scale.chapters(chapter),
        scale.ends(runs),
    )
}

/// The same as a table for a reader.
pub fn table(runs: &[Run], caption: &str, chapter: &str) -> String {
    let chapters = runs.first().map_or(0, |run| run.scores.len()).saturating_sub(1);
    let heads: String = (1..=chapters)
        .map(|at| format!(r#"<th scope="col">{} {at}</th>"#, escaped(chapter)))
        .collect();
    let rows = runs.iter().map(|run| {
        let cells = run.scores.iter().skip(1).map(|score| format!("<td>{score}</td>"));
        format!(
            r#"<tr><th scope="row">{}</th>{}</tr>"#,
            escaped(run.name),
            cells.collect::<String>()
        )
    });
    format!(
        "<table><caption>{}</caption><thead><tr><td></td>{heads}</tr></thead><tbody>{}</tbody></table>",
        escaped(caption),
        rows.collect::<String>(),
    )
}

/// Where a score lies, in parts of a thousand.
struct Scale {
    least: i32,
    most: i32,
    step: i32,
    /// How many chapters there are.
    count: usize,
}

impl Scale {
    fn of(runs: &[Run]) -> Scale {
        let scores = || runs.iter().flat_map(|run| run.scores.iter().copied());
        let (least, most) =
            (scores().min().unwrap_or(0).min(0), scores().max().unwrap_or(0).max(1));
        let wide = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000];
        let step = wide.into_iter().find(|step| (most - least) / step <= 3).unwrap_or(5000);
        let count = runs.first().map_or(1, |run| run.scores.len()).saturating_sub(1).max(1);
        Scale { least, most, step, count }
    }

    fn down(&self, score: i32) -> i32 {
        MARGIN + (self.most - score) * (1000 - 2 * MARGIN) / (self.most - self.least)
    }

    fn along(&self, chapter: usize) -> i32 {
        (1000 * chapter / self.count) as i32
    }

    /// The scores that have a number beside them.
    fn marks(&self) -> impl Iterator<Item = i32> + use<> {
        let (least, most, step) = (self.least, self.most, self.step);
        (least / step..=most / step).map(move |mark| mark * step)
    }

    fn numbers(&self) -> String {
        let number = |mark: i32| {
            let sign = if mark < 0 { "−" } else { "" };
            let (at, size) = (percent(self.down(mark)), mark.unsigned_abs());
            format!(
                r#"<text class="curve-number" x="100%" y="{at}" dy=".35em">{sign}{size}</text>"#
            )
        };
        self.marks().map(number).collect()
    }

    fn grid(&self) -> String {
        let line = |mark: i32| {
            let (class, at) =
                (if mark == 0 { "curve-zero" } else { "curve-grid" }, percent(self.down(mark)));
            format!(r#"<line class="{class}" x1="0" x2="100%" y1="{at}" y2="{at}"/>"#)
        };
        self.marks().map(line).collect()
    }

    /// The lines, the last first: the best lies on top, and narrower, so that those below it show.
    fn lines(&self, runs: &[Run]) -> String {
        let mut drawn = String::new();
        let mut dots = String::new();
        for (at, run) in runs.iter().enumerate().rev() {
            let place = |(chapter, score): (usize, &i32)| {
                format!("{} {}", self.along(chapter), self.down(*score))
            };
            let points: Vec<String> = run.scores.iter().enumerate().map(place).collect();
            let (path, seat) = (points.join("L"), run.seats.first().map_or(1, |seat| seat % 8 + 1));
            let rank = at.min(4);
            drawn += &format!(
                r#"<path class="curve-case" data-rank="{rank}" d="M{path}"/><path class="curve-line" data-rank="{rank}" data-seat="{seat}" d="M{path}"/>"#
            );
            let dotted = |chapter: &usize| self.count <= DOTTED || *chapter == self.count;
            for chapter in (1..=self.count).filter(dotted) {
                let Some(score) = run.scores.get(chapter) else { continue };
                let (x, y) = (percent(self.along(chapter)), percent(self.down(*score)));
                dots += &format!(
                    r#"<circle class="curve-dot" data-seat="{seat}" cx="{x}" cy="{y}" r="4.2"/>"#
                );
            }
        }
        format!(
            r#"<svg viewBox="0 0 1000 1000" preserveAspectRatio="none" width="100%" height="100%" overflow="visible">{drawn}</svg>{dots}"#
        )
    }

    fn chapters(&self, word: &str) -> String {
        let every = [1, 2, 5, 10, 20, 50].into_iter().find(|every| self.count / every <= NUMBERED);
        let every = every.unwrap_or(100);
        let numbered = (1..=self.count).filter(|chapter| chapter % every == 0);
        let label = |(at, chapter): (usize, usize)| {
            let x = percent(self.along(chapter));
            let (class, text) = match at {
                0 => ("curve-first", format!("{} {chapter}", escaped(word))),
                _ => ("curve-chapter", chapter.to_string()),
            };
            format!(r#"<text class="{class}" x="{x}" y="100%" dy="1.1em">{text}</text>"#)
        };
        numbered.enumerate().map(label).collect()
    }

    /// The pennants at the ends, pushed apart, each led to the end of its line.
    fn ends(&self, runs: &[Run]) -> String {
        let mut order: Vec<(usize, i32)> = runs
            .iter()
            .map(|run| self.down(run.scores.last().copied().unwrap_or(0)))
            .enumerate()
            .collect();
        order_by_key(&mut order, |(_, at)| *at);
        let places = apart(&order.iter().map(|(_, at)| *at).collect::<Vec<_>>());
        let end = |((run, from), to): (&(usize, i32), i32)| {
            let (run, from, to) = (&runs[*run], percent(*from), percent(to));
            let flags = run.seats.iter().zip(run.labels).enumerate();
            let flags = flags.map(|(at, (seat, label))| {
                let (x, design) = (32 * at, seat % 8);
                let (number, print) = (design + 1, pennant::print(design, label));
                format!(
                    r#"<svg class="pennant" data-seat="{number}" x="{x}" y="-9" width="30" height="18" viewBox="0 0 40 24">{print}</svg>"#
                )
            });
            let flags: String = flags.collect();
            let (x, name) = (28 + 36 * run.seats.len(), escaped(&short(run.name)));
            format!(
                r#"<line class="curve-lead" x1="5" y1="{from}" x2="20" y2="{to}"/><svg x="20" y="{to}" overflow="visible"><g class="curve-flags">{flags}</g></svg><text class="curve-name" x="{x}" y="{to}" dy=".35em">{name}</text>"#
            )
        };
        order.iter().zip(places).map(end).collect()
    }
}

/// These places, ascending, moved as little as need be until none are too near each other.
fn apart(wanted: &[i32]) -> Vec<i32> {
    let mut places: Vec<i32> = Vec::with_capacity(wanted.len());
    for want in wanted {
        let least = places.last().map_or(i32::MIN, |last| last + APART);
        places.push(least.max(*want));
    }
    // What was pushed over the lower edge pushes back.
    let mut most = 1000 - MARGIN / 2;
    for place in places.iter_mut().rev() {
        *place = most.min(*place);
        most = *place - APART;
    }
    places
}

/// A part of a thousand as an attribute says it: "12.5%".
fn percent(part: i32) -> String {
    format!("{}.{}%", part / 10, part % 10)
}

/// A name short enough for the margin.
fn short(name: &str) -> String {
    const LONGEST: usize = 13;
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let head: String = name.chars().take(LONGEST - 1).collect();
    head.trim_end().to_owned() + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pennants_at_the_ends_are_pushed_apart_and_stay_inside() {
        for wanted in [&[500, 500, 500][..], &[900, 930, 930], &[70, 70, 70, 70, 930]] {
            let places = apart(wanted);
            assert!(places.windows(2).all(|two| two[1] - two[0] >= APART), "{places:?}");
            assert!(places.iter().all(|place| (0..=1000).contains(place)), "{places:?}");
        }
    }

    #[test]
    fn the_scale_has_few_round_numbers_and_holds_what_is_below_zero() {
        for (scores, marks) in [
            (&[0, 4, 16][..], &[0, 5, 10, 15][..]),
            (&[0, -3, 5], &[0, 5]),
            (&[0, -12, 5], &[-10, -5, 0, 5]),
            (&[0, 0], &[0, 1]),
            (&[0, 72], &[0, 20, 40, 60]),
        ] {
            let run = Run { seats: &[0], labels: &[], name: "", scores };
            let scale = Scale::of(&[run]);
            assert_eq!(scale.marks().collect::<Vec<_>>(), marks);
            assert!(scores.iter().all(|score| (0..=1000).contains(&scale.down(*score))));
        }
    }
}
