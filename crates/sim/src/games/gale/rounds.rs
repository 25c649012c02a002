//! Whole rounds, and games of several, played with given cards.

use engine::{BySeat, Game, Log, Outcome, Rng, Seat};
use gale::{Action, Deal, Dirs, Event, Gale, Options, Phase, Sheet, next_opener};
use serde_json::{Value, json};

use super::{bag, name, points, reading, sheet, winds};
use crate::reading::{at_most, field};

/// More rounds than this are no question about rules.
const MOST_ROUNDS: usize = 100;

pub fn round(input: &Value) -> Result<Value, String> {
    let options = reading::options(input)?;
    let opener = reading::seat(field(input, "opener")?, "opener", options.seats())?;
    let round = Round::read(input, options)?.play(options, opener)?;
    let sheet_lines = &round.sheet;
    Ok(json!({
        "tricks": round.tricks,
        "taken": sheet_lines.iter().map(|line| bag(line.taken)).collect::<Vec<_>>(),
        "set_aside": round.set_aside,
        "asked": round.asked,
        "score": sheet(sheet_lines),
    }))
}

pub fn game(input: &Value) -> Result<Value, String> {
    let options = reading::options(input)?;
    let seats = options.seats();
    let mut opener = reading::seat(field(input, "first_opener")?, "first_opener", seats)?;
    let rounds = at_most(field(input, "rounds")?, "rounds", MOST_ROUNDS)?;
    let mut totals = BySeat::<i32>::new(seats);
    let (mut openers, mut round_vp) = (Vec::new(), Vec::new());
    for (at, round) in rounds.iter().enumerate() {
        if at > 0 {
            opener = next_opener(totals.as_slice(), opener);
        }
        let in_round = |why| format!("round {}: {why}", at + 1);
        let played = Round::read(round, options).map_err(in_round)?;
        let played = played.play(options, opener).map_err(in_round)?;
        let won = BySeat::from_fn(seats, |seat| played.sheet[seat].points);
        Seat::all(seats).for_each(|seat| totals[seat] += i32::from(won[seat]));
        openers.push(opener.0);
        round_vp.push(points(&won));
    }
    let winners: Vec<u8> = Outcome::by_score(totals).winners().map(|seat| seat.0).collect();
    let totals = totals.as_slice();
    Ok(json!({"openers": openers, "round_vp": round_vp, "totals": totals, "winners": winners}))
}

/// The cards of a round and what is done with them.
struct Round {
    deal: Deal,
    plays: Vec<gale::Wheel>,
    keep: Vec<Dirs>,
}

/// What came of a round.
struct Played {
    tricks: Vec<Value>,
    set_aside: Vec<String>,
    asked: Vec<Value>,
    sheet: Sheet,
}

impl Round {
    fn read(input: &Value, options: Options) -> Result<Round, String> {
        let seats = options.seats();
        let deal = reading::deal(input, seats)?;
        let plays = reading::cards(field(input, "plays")?, "plays")?;
        if plays.len() != gale::TRICKS * usize::from(seats) {
            return Err(format!("`plays` must have 12 cards for each of {seats} seats"));
        }
        Ok(Round { deal, plays, keep: reading::keep(input, seats)? })
    }

    fn play(&self, options: Options, opener: Seat) -> Result<Played, String> {
        let mut game = Gale::laid_out(options, opener, &self.deal, Rng::new(0));
        let (mut tricks, mut asked, mut legal) = (Vec::new(), Vec::new(), Vec::new());
        for card in &self.plays {
            legal.clear();
            game.legal_actions(&mut legal);
            if !legal.contains(&Action::Play(*card)) {
                return Err(refusal(&game, *card));
            }
            let leader = game.table().leader();
            let mut log = Log::new();
            game.apply(Action::Play(*card), &mut log);
            tricks.extend(log.events().iter().find_map(|event| trick(event, leader, &game)));
        }
        while let Phase::Triplet(dir) = game.table().phase() {
            let seat = game.table().to_act();
            asked.push(json!([seat.0, name(dir)]));
            let keeps = self.keep[seat.index()].contains(dir);
            let action = if keeps { Action::Keep(dir) } else { Action::Discard(dir) };
            game.apply(action, &mut Log::silent());
        }
        let set_aside = winds(&game.table().set_aside());
        let sheet = game.table().last_sheet().ok_or("the round did not end")?;
        Ok(Played { tricks, set_aside, asked, sheet })
    }
}

/// The line of a trick, if this event ended one.
fn trick(event: &Event, leader: Seat, after: &Gale) -> Option<Value> {
    let Event::Resolved { wind, taker, leads, .. } = event else { return None };
    // After the last trick nothing is carried any more, but this was, for the moment.
    let table = after.table();
    let lost = table.options().expert() && usize::from(table.trick()) == gale::TRICKS;
    let carried = if lost { table.set_aside() } else { table.carried().to_vec() };
    Some(json!({
        "wind": wind.to_string(), "leader": leader.0, "taker": taker.map(|seat| seat.0),
        "next_leader": leads.0, "carried": winds(&carried),
    }))
}

/// Why a card cannot be played.
fn refusal(game: &Gale, card: gale::Wheel) -> String {
    let table = game.table();
    let (seat, trick) = (table.to_act(), table.trick() + 1);
    if game.hand(seat).contains(card) {
        format!("trick {trick}: seat {} may not lead a pirate while it has other cards", seat.0)
    } else {
        format!("trick {trick}: seat {} does not hold {card}", seat.0)
    }
}
