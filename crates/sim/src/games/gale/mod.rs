//! Gale speaks: actions, events, states and the answers to questions about its rules.

mod ask;
mod reading;
mod rounds;

use engine::{BySeat, Game, Seat, Turn};
use gale::{Action, Dir, Dirs, Event, Gale, Hand, Phase, Play, Sheet, Table, Wind, Winds};
use serde_json::{Value, json};

use crate::spoken::Spoken;

impl Spoken for Gale {
    fn action(action: Action) -> Value {
        match action {
            Action::Play(card) => json!({"play": card.to_string()}),
            Action::Discard(dir) => json!({"triplet": name(dir), "keep": false}),
            Action::Keep(dir) => json!({"triplet": name(dir), "keep": true}),
        }
    }

    fn event(event: &Event) -> Value {
        match event {
            Event::Dealt { round, opener, hands } => {
                let hands: Vec<Value> = hands.iter().map(|hand| json!(hand.map(cards))).collect();
                json!({"event": "dealt", "round": round, "opener": opener.0, "hands": hands})
            }
            Event::WindRow { row, forecast } => {
                json!({"event": "wind_row", "row": winds(row), "forecast": forecast.map(|it| winds(&it))})
            }
            Event::Played { seat, card } => {
                json!({"event": "played", "seat": seat.0, "card": card.to_string()})
            }
            Event::Resolved { trick, wind, plays, taker, took, leads } => json!({
                "event": "resolved", "trick": trick, "wind": wind.to_string(),
                "plays": plays.iter().map(play).collect::<Vec<_>>(),
                "taker": taker.map(|seat| seat.0), "took": winds(took), "next_leader": leads.0,
            }),
            Event::SetAside(wind) => json!({"event": "set_aside", "wind": wind.to_string()}),
            Event::Carried { wind, waiting } => {
                json!({"event": "carried", "wind": wind.to_string(), "waiting": winds(waiting)})
            }
            Event::Lost(lost) => json!({"event": "lost", "winds": winds(lost)}),
            Event::RowMoved { wind, revealed } => json!({
                "event": "row_moved", "wind": wind.to_string(),
                "revealed": revealed.map(|wind| wind.to_string()),
            }),
            Event::Triplet { seat, dir, kept } => {
                json!({"event": "triplet", "seat": seat.0, "dir": name(*dir), "kept": kept})
            }
            Event::RoundScored { round, sheet: scored, totals } => json!({
                "event": "round_scored", "round": round, "score": sheet(scored),
                "totals": totals.as_slice(),
            }),
            Event::GameOver { totals, winners } => json!({
                "event": "game_over", "totals": totals.as_slice(),
                "winners": winners.iter().map(|seat| seat.0).collect::<Vec<_>>(),
            }),
        }
    }

    fn state(&self) -> Value {
        let table = self.table();
        let seats = Seat::all(table.seats());
        let deciding = match table.phase() {
            Phase::Play => json!("play"),
            Phase::Triplet(dir) => json!({"triplet": name(dir)}),
            Phase::Over => json!("over"),
        };
        let round_points: Vec<Value> = (0..table.round())
            .filter_map(|round| table.round_points(round))
            .map(|points| json!(points.as_slice()))
            .collect();
        json!({
            "players": table.seats(),
            "expert": table.options().expert(),
            "rounds": table.options().rounds(),
            "round": table.round(),
            "trick": table.trick(),
            "deciding": deciding,
            "to_act": match self.to_act() { Turn::Act(seat) => Some(seat.0), Turn::Over(_) => None },
            "opener": table.opener().0,
            "leader": table.leader().0,
            "wind_row": winds(table.row()),
            "winds": winds(&self.winds()),
            "forecast": table.forecast().map(|forecast| winds(&forecast)),
            "carried": winds(table.carried()),
            "set_aside": winds(&table.set_aside()),
            "trick_plays": trick_plays(table),
            "played": cards(table.played()),
            "hands": seats.clone().map(|seat| cards(self.hand(seat))).collect::<Vec<_>>(),
            "taken": seats.clone().map(|seat| bag(table.taken(seat))).collect::<Vec<_>>(),
            "damage": table.sheet().iter().map(|line| line.damage).collect::<Vec<_>>(),
            "pirates_only": seats.filter(|seat| table.has_led_pirate(*seat)).map(|seat| seat.0)
                .collect::<Vec<_>>(),
            "round_vp": round_points,
            "totals": table.totals().as_slice(),
        })
    }

    fn probe(kind: &str, input: &Value) -> Result<Value, String> {
        match kind {
            "trick" => ask::trick(input),
            "legal" => ask::legal(input),
            "score" => ask::score(input),
            "opener" => ask::opener(input),
            "known" => ask::known(input),
            "round" => rounds::round(input),
            "game" => rounds::game(input),
            _ => Err(format!(
                "gale knows no `{kind}`; it knows trick, legal, score, opener, round, known and game"
            )),
        }
    }
}

fn trick_plays(table: &Table) -> Vec<Value> {
    if table.trick_cards().is_empty() {
        return Vec::new();
    }
    table.verdict().plays.iter().map(play).collect()
}

fn play(play: &Play) -> Value {
    json!({
        "seat": play.seat.0, "card": play.card.to_string(),
        "value_x2": play.rank.doubled(), "out": play.out,
    })
}

/// A scoring sheet as lists with one entry a seat.
fn sheet(sheet: &Sheet) -> Value {
    let all = |part: &dyn Fn(&gale::Line) -> Value| sheet.iter().map(part).collect::<Vec<_>>();
    json!({
        "triplets": all(&|line| json!(dirs(line.triplets))),
        "left": all(&|line| json!(bag(line.left))),
        "damage": all(&|line| json!(line.damage)),
        "base_vp": all(&|line| json!(line.base)),
        "bonus": all(&|line| json!(line.bonus)),
        "penalty": all(&|line| json!(line.penalty)),
        "vp": all(&|line| json!(line.points)),
    })
}

fn points(points: &BySeat<i8>) -> Value {
    json!(points.as_slice())
}

fn cards(hand: Hand) -> Vec<String> {
    hand.cards().map(|card| card.to_string()).collect()
}

fn winds(winds: &[Wind]) -> Vec<String> {
    winds.iter().map(Wind::to_string).collect()
}

fn bag(taken: Winds) -> Vec<String> {
    winds(&taken.cards().collect::<Vec<_>>())
}

fn dirs(dirs: Dirs) -> Vec<String> {
    dirs.iter().map(name).collect()
}

fn name(dir: Dir) -> String {
    format!("{dir:?}")
}

#[cfg(test)]
mod tests;
