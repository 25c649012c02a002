//! Money, fame and reputation, each with its reason.

use logbook::{Event, Pc, Rule};

use super::super::items::fames;
use super::super::reasons;
use super::super::teller::Teller;
use super::super::vocab::{sum, the_nation, with_nation};
use crate::text::Lang;
use crate::text::grammar::signed;

/// A sentence; none where nothing is worth one.
pub fn told(told: Teller, event: &Event) -> Option<String> {
    let lang = told.lang();
    use Event as E;
    Some(match event {
        E::Money { pc, n, rule } => {
            let why = reasons::money(lang, *rule)?;
            format!("{} {} ({why})", gains(told, *pc, *n), sum(lang, (*n).abs().into()))
        }
        E::Fame { pc, n, rule } => {
            let why = reasons::fame(lang, *rule);
            format!("{} {} ({why})", gains(told, *pc, (*n).into()), fames(lang, n.abs()))
        }
        E::Reputation { pc, nation, n, to, rule } => {
            let (whose, why) =
                (told.own(*pc, ["la ", "réputation"], "reputation"), reason(lang, *rule, *n));
            let (with, from, to) =
                (with_nation(lang, *nation), signed((to - n).into()), signed((*to).into()));
            match lang {
                Lang::Fr => format!("{whose} {with} passe de {from} à {to} ({why})"),
                Lang::En => format!("{whose} {with} goes from {from} to {to} ({why})"),
            }
        }
        E::Named { pc, nation, .. } => {
            let does = told.does(*pc, ["choisissez", "choisit"], ["choose", "chooses"]);
            format!("{does} {}", the_nation(lang, *nation))
        }
        E::Joined { pc, nation } => {
            let does = told.does(*pc, ["rejoignez", "rejoint"], ["join", "joins"]);
            format!("{does} {}", the_nation(lang, *nation))
        }
        E::Declined { pc, nation } => {
            let does = told.does(
                *pc,
                ["ne rejoignez pas", "ne rejoint pas"],
                ["do not join", "does not join"],
            );
            format!("{does} {}", the_nation(lang, *nation))
        }
        E::Betrayed { pc, nation } => {
            let does = told.does(*pc, ["trahissez", "trahit"], ["betray", "betrays"]);
            format!("{does} {}", the_nation(lang, *nation))
        }
        _ => return None,
    })
}

fn gains(told: Teller, pc: Pc, n: i32) -> String {
    match n < 0 {
        true => told.does(pc, ["perdez", "perd"], ["lose", "loses"]),
        false => told.does(pc, ["gagnez", "gagne"], ["gain", "gains"]),
    }
}

fn reason(lang: Lang, rule: Rule, n: i8) -> &'static str {
    reasons::reputation(lang, rule, n > 0)
}
