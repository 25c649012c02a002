//! The whole visible table in words.

use engine::{Eye, Seat};
use gale::{Dir, Holding, View, rank};

use super::cards::{card, dir, points, winds};
use super::scores::{place_sum, sheet_title};
use super::spoken::{board_spoken, trick_spoken, trick_title, turn};
use super::terms;
use super::verdicts::verdict;
use crate::text::grammar::{capital, some_cards};
use crate::text::{Lang, Names, Paragraph, words};

/// Winds, trick, hands, winds taken and totals: what the table shows, as headings and lists.
pub fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
    let parts = [winds_of(view, names), trick(view, names), hand(view, names), taken(view, names)];
    let rest = [unseen(view, names), last_round(view, names), totals(view, names)];
    parts.into_iter().chain(rest).flatten().collect()
}

fn winds_of(view: &View, names: &Names) -> Option<Paragraph> {
    let (table, lang) = (view.table(), names.lang);
    let terms = terms(lang);
    let named = |head: &str, list: &[gale::Wind]| {
        let colon = lang.colon();
        (!list.is_empty()).then(|| format!("{}{colon} {}", capital(head), winds(lang, list)))
    };
    let row = [terms.now, terms.next, terms.then];
    let mut lines: Vec<String> =
        row.iter().zip(table.row()).filter_map(|(head, wind)| named(head, &[*wind])).collect();
    lines.extend(table.forecast().and_then(|never| named(terms.never, &never)));
    lines.extend(named(terms.carried, table.carried()));
    lines.extend(named(terms.set_aside, &table.set_aside()));
    Paragraph::of(terms.winds, lines)
}

/// The trick on the table; before its first card, the one that just ended.
fn trick(view: &View, names: &Names) -> Option<Paragraph> {
    let (table, lang) = (view.table(), names.lang);
    let running = table.trick_cards();
    let past = table.trick().checked_sub(1).and_then(|last| table.past_trick(last));
    let (number, wind, judged, over) = match past {
        Some(past) if running.is_empty() => {
            (table.trick() - 1, table.past_winds().last().copied(), past, true)
        }
        _ => (table.trick(), table.row().first().copied(), table.verdict(), false),
    };
    let out = [terms(lang).out];
    let line = |play: &gale::Play| {
        trick_spoken(names, play.seat, Some(play), if play.out { &out } else { &[] })
    };
    let mut lines: Vec<String> = judged.plays.iter().map(line).collect();
    if !judged.plays.is_empty() {
        let stake = table.stake(number);
        let took = over.then_some(&stake[..]);
        let leads = judged.leads_on(number);
        lines.extend(verdict(names, &judged.plays, judged.taker, leads, took));
    }
    lines.extend(turn(view, names));
    Paragraph::of(&trick_title(lang, number, wind), lines)
}

fn hand(view: &View, names: &Names) -> Option<Paragraph> {
    let (table, lang) = (view.table(), names.lang);
    let worth = |wheel: gale::Wheel| match table.row().first() {
        Some(now) if !wheel.is_pirate() => {
            let worth = lang.pick("vaut", "worth");
            format!("{}, {worth} {}", card(lang, wheel), super::worth(rank(wheel, now.dir())))
        }
        _ => card(lang, wheel),
    };
    let mut lines: Vec<String> = view.own_hand().cards().map(worth).collect();
    let own = view.eye().seat();
    for seat in Seat::all(table.seats()).filter(|seat| own != Some(*seat)) {
        lines.push(format!("{}, {}", names.of(seat), held(view.holding(seat), lang)));
    }
    Paragraph::of(if own.is_some() { words(lang).your_hand } else { terms(lang).hands }, lines)
}

fn held(holding: Holding, lang: Lang) -> String {
    match holding {
        Holding::Known(hand) => {
            let cards: Vec<String> = hand.cards().map(|wheel| card(lang, wheel)).collect();
            if cards.is_empty() { some_cards(lang, 0) } else { cards.join(", ") }
        }
        Holding::Pirates(held) => {
            format!("{}, {}", some_cards(lang, held.into()), terms(lang).pirates_only)
        }
        Holding::Counted(held) => some_cards(lang, held.into()),
    }
}

fn taken(view: &View, names: &Names) -> Option<Paragraph> {
    let sheet = view.table().sheet();
    let expert = view.options().expert();
    let line = |(seat, line): (Seat, &gale::Line)| {
        let told = board_spoken(names, seat, line.taken, line.damage);
        if expert { format!("{told} — {}", points(names.lang, line.points.into())) } else { told }
    };
    Paragraph::of(terms(names.lang).taken, sheet.seats().map(line).collect())
}

/// What the eye has not seen of each direction, which a seat could count for itself (GR-16).
fn unseen(view: &View, names: &Names) -> Option<Paragraph> {
    let lang = names.lang;
    if !matches!(view.eye(), Eye::Seat(_)) {
        return None;
    }
    let colon = lang.colon();
    let mut lines: Vec<String> =
        Dir::ALL.map(|of| format!("{}{colon} {}", dir(lang, of), view.unseen_of(of))).to_vec();
    let pirates = capital(terms(lang).pirates);
    lines.push(format!("{pirates}{colon} {}", view.unseen().pirates()));
    Paragraph::of(terms(lang).unseen, lines)
}

fn last_round(view: &View, names: &Names) -> Option<Paragraph> {
    let (table, lang) = (view.table(), names.lang);
    let sheet = table.last_sheet()?;
    let line = |(seat, line): (Seat, &gale::Line)| {
        let told = board_spoken(names, seat, line.taken, line.damage);
        let sum = place_sum(lang, table.seats(), line.place, line.sharing, line.base);
        format!("{told} — {sum} — {}", points(lang, line.points.into()))
    };
    Paragraph::of(&sheet_title(lang, table.round() - 1), sheet.seats().map(line).collect())
}

fn totals(view: &View, names: &Names) -> Option<Paragraph> {
    let totals = view.table().totals();
    let line = |(seat, total): (Seat, &i32)| {
        format!("{}, {}", capital(names.object(seat)), points(names.lang, *total))
    };
    Paragraph::of(terms(names.lang).total, totals.seats().map(line).collect())
}
