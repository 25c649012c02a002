//! Columns of reputation, and events.

use logbook::Nation;
use logbook::content::{EventCard, Happening};
use logbook::standing::reputation::{Effect, HIGHEST, LOWEST, access};

use crate::text::Lang;
use crate::text::grammar::capital;
use crate::text::logbook::content;
use crate::text::rules::Block;

/// What begins at each column of reputation, with a country and with the Pirates.
pub fn columns(lang: Lang) -> Block {
    let head = lang.pick(
        vec!["Réputation", "Avec un pays", "Avec les Pirates"],
        vec!["Reputation", "With a country", "With the Pirates"],
    );
    let row = |value: i8| {
        let [country, pirates] =
            [Nation::Holland, Nation::Pirates].map(|nation| begins(lang, nation, value));
        let shown =
            if value < 0 { format!("−{}", value.unsigned_abs()) } else { value.to_string() };
        let any = !(country.is_empty() && pirates.is_empty());
        let cell =
            |words: String| if words.is_empty() { "–".to_owned() } else { capital(&words) };
        any.then(|| vec![shown, cell(country), cell(pirates)])
    };
    Block::Table(head, (LOWEST..=HIGHEST).filter_map(row).collect())
}

/// What begins at this column, counted from 0 outward.
fn begins(lang: Lang, nation: Nation, value: i8) -> String {
    let before = if value > 0 { value - 1 } else { value + 1 };
    let new = |effect: &Effect| effect.holds(nation, value) && !effect.holds(nation, before);
    let effects = Effect::ALL.into_iter().filter(new).filter_map(|effect| told(lang, effect));
    let reached = (value > 0 && access(value) > access(before))
        .then(|| format!("{} {}", lang.pick("accès", "access"), access(value)));
    reached.into_iter().chain(effects.map(str::to_owned)).collect::<Vec<_>>().join(", ")
}

/// An effect in words; none for those of rules that are not in play.
fn told(lang: Lang, effect: Effect) -> Option<&'static str> {
    Some(match effect {
        Effect::Contempt => lang.pick("ses navires sont ennemis", "its ships are enemies"),
        Effect::Mistrust => lang.pick("ses forteresses tirent", "its fortresses fire"),
        Effect::TradeBan => lang.pick("marché légal fermé", "legal market closed"),
        Effect::NonGrata => lang.pick("ports interdits", "ports closed"),
        Effect::Prestige => lang.pick("1 renommée", "1 fame"),
        Effect::Locked => lang.pick("ne remonte plus", "never rises again"),
        Effect::Respected => {
            lang.pick("pirates et corsaires paisibles", "pirates and corsairs at peace")
        }
        Effect::Join => lang.pick("ralliement", "joining"),
        Effect::AtWar
        | Effect::Unknown
        | Effect::Enrolment
        | Effect::SecondCaptain
        | Effect::Advantage
        | Effect::Respawn => return None,
    })
}

/// The events, those alike in one row.
pub fn events(lang: Lang) -> Block {
    let head = lang.pick(vec!["Événement", "Effet", "Puis"], vec!["Event", "Effect", "Then"]);
    let mut rows: Vec<Vec<String>> = Vec::new();
    for card in EventCard::all() {
        let words = content(lang).event(card);
        let text = match card.happening() {
            Happening::Stowaway => lang.pick("Rien à signaler.", "Nothing to report."),
            _ => words.text,
        };
        let face = card.face();
        let then = match (face.wind, face.extra) {
            (true, _) => lang.pick("vent", "wind"),
            (_, true) => lang.pick("une autre carte", "another card"),
            _ => "",
        };
        match rows.iter_mut().find(|row| row[1] == text && row[2] == then) {
            Some(row) => {
                row[0] += ", ";
                row[0] += words.name;
            }
            None => rows.push([words.name, text, then].map(str::to_owned).to_vec()),
        }
    }
    Block::Table(head, rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_begin_where_the_rules_have_them() {
        let Block::Table(_, rows) = columns(Lang::En) else { panic!("a table") };
        let shown: Vec<_> = rows.iter().map(|row| row[0].as_str()).collect();
        assert_eq!(shown, ["−5", "−3", "−2", "−1", "0", "1", "2", "3", "4", "8", "11"], "L-252");
        assert_eq!(rows[0][1], "1 fame, never rises again");
        assert_eq!(rows[5][2], "Access 1, pirates and corsairs at peace");
    }

    #[test]
    fn every_event_has_its_row() {
        let Block::Table(_, rows) = events(Lang::En) else { panic!("a table") };
        let told: usize = rows.iter().map(|row| row[0].split(", ").count()).sum();
        assert_eq!(told, usize::from(EventCard::COUNT));
    }
}
