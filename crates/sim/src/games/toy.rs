//! The toy speaks: the shortest example of what a game has to say.

use engine::toy::{Bid, Happened, Toy};
use engine::{Eye, Game};
use serde_json::{Value, json};

use crate::reading::{at_most, field, uint};
use crate::spoken::Spoken;

impl Spoken for Toy {
    fn action(Bid(card): Bid) -> Value {
        json!(card)
    }

    fn event(event: &Happened) -> Value {
        match event {
            Happened::Turned(shell) => json!(["turned", shell]),
            Happened::Laid(seat, bid) => json!(["laid", seat.0, bid.map(|bid| bid.0)]),
            Happened::Shown(cards, taker) => {
                json!(["shown", cards.as_slice(), taker.map(|seat| seat.0)])
            }
        }
    }

    fn state(&self) -> Value {
        let to_act = self.to_act().seat().map(|seat| seat.0);
        let mut legal = Vec::new();
        self.legal_actions(&mut legal);
        let hand: Vec<Value> = legal.into_iter().map(Self::action).collect();
        json!({"to_act": to_act, "hand": hand, "seen": format!("{:?}", self.observe(Eye::All))})
    }

    /// `highest` {cards:[…]} → {card: the highest that stands alone, or null}.
    fn probe(kind: &str, input: &Value) -> Result<Value, String> {
        if kind != "highest" {
            return Err(format!("the toy knows no `{kind}`; it knows `highest`"));
        }
        let cards = at_most(field(input, "cards")?, "cards", 4)?;
        let cards: Vec<u64> =
            cards.iter().map(|card| uint(card, "card", 8)).collect::<Result<_, _>>()?;
        let alone = |card: &&u64| cards.iter().filter(|other| other == card).count() == 1;
        Ok(json!({"card": cards.iter().filter(alone).max()}))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Match, Setup, Turn};

    #[test]
    fn the_toy_says_what_it_is_about() {
        let mut game = Match::new(Setup::<Toy> { options: Default::default(), seed: 1 });
        assert_eq!(game.state().state()["hand"], json!([1, 2, 3, 4, 5]));
        while let Turn::Act(_) = game.to_act() {
            game.play_index(0).expect("a list is never empty");
        }
        assert_eq!(game.state().state()["to_act"], Value::Null);
        assert_eq!(Toy::probe("highest", &json!({"cards": [3, 5, 5]})), Ok(json!({"card": 3})));
    }
}
