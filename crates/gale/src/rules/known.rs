//! What everybody can conclude about hands.

use engine::Seat;

use crate::{Hand, Options, ROW, TRICKS, Table, Wheel, Wind};

/// Why these cards were not played like this.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// There is no such seat.
    NoSuchSeat,
    /// A round has only twelve tricks.
    TooManyCards,
    /// The deck has no more of this card.
    PlayedTwice(Wheel),
    /// A seat that had led a pirate played something else later (G-13).
    NotAPirate(Seat),
}

/// The seats that are known to hold only pirates, ascending: those that have led one, even if
/// their hand is empty by now. `plays` are the first cards of a round in playing order.
pub fn pirates_only(
    options: Options,
    winds: [Wind; TRICKS],
    opener: Seat,
    plays: &[Wheel],
) -> Result<Vec<Seat>, Impossible> {
    if opener.0 >= options.seats() {
        return Err(Impossible::NoSuchSeat);
    }
    let mut table = Table::new(options, opener);
    table.begin_round(opener, winds, [winds[0]; ROW]);
    let mut seen = Hand::EMPTY;
    for card in plays {
        if usize::from(table.trick()) == TRICKS {
            return Err(Impossible::TooManyCards);
        }
        if !seen.insert(*card) {
            return Err(Impossible::PlayedTwice(*card));
        }
        if table.has_led_pirate(table.to_act()) && !card.is_pirate() {
            return Err(Impossible::NotAPirate(table.to_act()));
        }
        if table.lay(*card) {
            table.end_trick();
        }
    }
    Ok(Seat::all(options.seats()).filter(|seat| table.has_led_pirate(*seat)).collect())
}
