//! Time, wind, events and monsters; and the end.

use logbook::content::{EventCard, Happening};
use logbook::{Ended, Event, Nation};

use super::super::content::content;
use super::super::teller::{Teller, quoted, tile_of};
use super::super::vocab::{dir, nation, of_nation, the_fort, the_nation};
use crate::text::Lang;
use crate::text::grammar::signed;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::Time { night: true } => told.say("la nuit tombe", "night falls"),
        E::Time { night: false } => told.say("le jour se lève", "day breaks"),
        E::Wind { to: None } => {
            told.say("le vent tombe\u{a0}: calme plat", "the wind drops: dead calm")
        }
        E::Wind { to: Some(to) } => {
            let to = dir(lang, *to);
            match lang {
                Lang::Fr => format!("le vent souffle maintenant vers le {to}"),
                Lang::En => format!("the wind now blows {to}"),
            }
        }
        E::Drawn { card, die } => drawn(told, event_card(*card), *die),
        E::Ended { card } => {
            let name = quoted(lang, content(lang).event(event_card(*card)).name);
            match lang {
                Lang::Fr => format!("fin de l’événement {name}"),
                Lang::En => format!("{name} is over"),
            }
        }
        E::Market { legal: 0, contraband: 0, .. } => return None,
        E::Market { nation: of, legal, contraband } => {
            let (legal, contraband) = (change(*legal), change(*contraband));
            match lang {
                Lang::Fr => {
                    let of = of_nation(lang, *of);
                    format!("marché {of}\u{a0}: légal {legal}, contrebande {contraband}")
                }
                Lang::En => {
                    let of = nation(lang, *of);
                    format!("market of {of}: legal {legal}, contraband {contraband}")
                }
            }
        }
        E::Taken { tile, nation } => {
            let (fort, to) = (the_fort(lang, tile_of(*tile)), the_nation(lang, *nation));
            match lang {
                Lang::Fr => format!("{fort} change de drapeau\u{a0}: {to}"),
                Lang::En => format!("{fort} changes its flag: {to}"),
            }
        }
        E::Fog { to: None } => told.say("la brume se dissipe", "the fog lifts"),
        E::Fog { to: Some(to) } => {
            format!("{} {}", lang.pick("la brume est", "fog lies"), told.place(*to))
        }
        E::Kraken { to: None, .. } => told.say("le Kraken s’en va", "the Kraken leaves"),
        E::Kraken { to: Some(to), dice } => {
            let at = format!("{} {}", lang.pick("le Kraken est", "the Kraken is"), told.place(*to));
            match dice {
                Some([way, far]) => format!("{at} ({} {way}, {far})", lang.pick("dés", "dice")),
                None => at,
            }
        }
        E::Over(Ended::Goal(pc)) => {
            let goal = told.view.options().goal();
            let does = told.does(*pc, ["atteignez", "atteint"], ["reach", "reaches"]);
            match lang {
                Lang::Fr => format!("{does} {goal} de renommée\u{a0}: la partie est finie"),
                Lang::En => format!("{does} {goal} fame: the game is over"),
            }
        }
        E::Over(Ended::Rounds) => {
            told.say("la dernière manche est jouée", "the last round is played")
        }
        _ => return None,
    })
}

fn event_card(number: u8) -> EventCard {
    EventCard::new(number.clamp(1, EventCard::COUNT))
}

fn change(n: i8) -> String {
    if n > 0 { format!("+{n}") } else { signed(n.into()) }
}

/// "Événement « Peste » : … (D12 : 5, l’Espagne)".
fn drawn(told: Teller, card: EventCard, die: Option<u8>) -> String {
    let lang = told.lang();
    let words = content(lang).event(card);
    let (event, colon) = (lang.pick("événement", "event"), lang.colon());
    let named = format!("{event} {}{colon} {}", quoted(lang, words.name), words.text);
    match (die, card.happening()) {
        (Some(die @ 1..=12), Happening::PlagueDrawn | Happening::Assault { .. }) => {
            let of = the_nation(lang, Nation::of_die(die));
            let text = named.trim_end_matches('.');
            format!("{text} (D12{colon} {die}, {of})")
        }
        _ => named,
    }
}
