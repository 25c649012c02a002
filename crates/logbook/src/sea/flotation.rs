//! What floats sinks with time (L-105, L-106).

use engine::Log;

use crate::event::Event;
use crate::options::Key;
use crate::sea::adrift::{Adrift, Token};
use crate::state::Logbook;

/// Time steps a token floats that enters by day, and one that enters by night (L-105).
const BY_DAY: u8 = 6;
const BY_NIGHT: u8 = 5;

impl Logbook {
    /// A token on the sea, with the time it floats where tokens sink (L-105, L-106).
    pub(crate) fn set_afloat(&mut self, cell: crate::Cell, what: Token) {
        let time = if self.is_night() { BY_NIGHT } else { BY_DAY };
        let left = self.options.on(Key::Flotation).then_some(time);
        self.adrift.push(Adrift { cell, what, left });
    }

    /// A time step has come: every token loses one, and leaves at 0. A barrel goes back face down;
    /// a rescue whose counter sinks is lost (L-050, L-104, L-105, L-382, D-92).
    pub(crate) fn sink_tokens(&mut self, log: &mut Log<Event>) {
        if !self.options.on(Key::Flotation) {
            return;
        }
        for adrift in self.adrift.iter_mut() {
            adrift.left = adrift.left.map(|left| left.saturating_sub(1));
        }
        while let Some(at) = self.adrift.iter().position(|adrift| adrift.left == Some(0)) {
            let Adrift { cell, what, .. } = self.adrift.remove(at);
            log.tell(|| Event::Foundered { cell });
            match what {
                Token::Barrel(kind) => self.barrels.push(kind),
                Token::Counter { pc, mission } => {
                    let secret = self.in_hand(pc, mission);
                    if secret.is_some_and(|place| !self.board(pc).missions[place].open) {
                        log.reveal();
                    }
                    self.lay_aside(pc, mission, log);
                }
                Token::Oil => {}
            }
        }
    }
}
