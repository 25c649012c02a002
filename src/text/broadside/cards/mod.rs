//! Words of the table around the sea: cards, dice, gold race, lines of fire and questions.

mod dice;
mod fire;
mod question;
mod ship;

pub use dice::{dice_close, dice_first, dice_side, dice_title, dice_verdict};
pub use fire::{barred, bonus, gun_spoken, guns, harm, target_spoken};
pub use question::{fight_odds, fight_side, fight_title, question_note, row_title, thing_line};
pub use ship::{
    ability_of, card_spoken, cargo_cost, cargo_line, cargo_name, cargo_spoken, deck_line, fleet_of,
    gun_line, kept_from, note, pace_line, pace_parts, places, status, stow_line,
};

use crate::text::Lang;

/// The fixed words of the race.
pub struct RaceWords {
    /// Coins aboard that lie face down.
    pub unseen: &'static str,
    /// Uniques nobody has shown.
    pub uniques: &'static str,
    /// All coins have been seen.
    pub none: &'static str,
}

/// The words of the race.
pub fn race_words(lang: Lang) -> RaceWords {
    match lang {
        Lang::Fr => RaceWords { unseen: "non vues", uniques: "objets uniques", none: "aucune" },
        Lang::En => RaceWords { unseen: "unseen", uniques: "uniques", none: "none" },
    }
}

/// "but\u{a0}: 13".
pub fn race_goal(lang: Lang, goal: u16) -> String {
    match lang {
        Lang::Fr => format!("but\u{a0}: {goal}"),
        Lang::En => format!("goal: {goal}"),
    }
}

/// A lane of the race for a reader: "Anne\u{a0}: 3 au port, 2 à bord, 1 pièce non vue".
pub fn lane_spoken(
    lang: Lang,
    who: &str,
    home: u16,
    unknown: u8,
    aboard: u16,
    loose: u8,
) -> String {
    let mut parts = vec![match lang {
        Lang::Fr => format!("{who}\u{a0}: {home} au port"),
        Lang::En => format!("{who}: {home} home"),
    }];
    if unknown > 0 {
        parts.push(match lang {
            Lang::Fr => format!("{unknown} pièces cachées au port"),
            Lang::En => format!("{unknown} hidden coins home"),
        });
    }
    if aboard > 0 {
        parts.push(match lang {
            Lang::Fr => format!("{aboard} à bord"),
            Lang::En => format!("{aboard} aboard"),
        });
    }
    if loose > 0 {
        let fr = ["pièce non vue à bord", "pièces non vues à bord"];
        let en = ["unseen coin aboard", "unseen coins aboard"];
        parts.push(crate::text::grammar::counted(lang, loose.into(), fr, en));
    }
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use broadside::Broadside;
    use engine::{Eye, Match, Rng, Setup, Turn};

    use super::*;
    use crate::tables::broadside::model::fire::{Aimed, fire};
    use crate::tables::broadside::model::{TableModel, table};
    use crate::text::Names;

    /// All that is said around the sea at a moment.
    fn said(view: &broadside::View, shown: &TableModel, names: &Names) -> Vec<String> {
        let lang = names.lang;
        let mut said = Vec::new();
        for card in &shown.cards {
            said.push(card_spoken(view, card, names));
            said.extend([status(card, lang), deck_line(card, lang), gun_line(card, lang)]);
            said.push(note(view, card, names));
            said.push(places(lang, &card.stow));
            said.extend(pace_line(view, &card.pace, lang));
            said.extend(stow_line(view, &card.stow, lang));
            said.extend(card.tokens.iter().map(|cargo| cargo_spoken(cargo, lang)));
        }
        if let Some(dice) = &shown.dice {
            said.extend([dice_title(&dice.roll, lang), dice_verdict(view, &dice.roll, names)]);
        }
        if let Some(question) = &shown.question {
            said.extend(question_note(question, lang));
            if let Some(fight) = &question.fight {
                said.extend(fight.musters.iter().map(|muster| fight_side(view, muster, lang)));
                said.extend(fight_odds(lang, fight.odds));
            }
        }
        said
    }

    #[test]
    fn everything_around_the_sea_is_said_in_both_languages_with_the_right_spaces() {
        let mut spoken = 0;
        for seed in 0..3 {
            let mut game = Match::new(Setup::<Broadside> { options: Default::default(), seed });
            let mut rng = Rng::new(seed);
            for _ in 0..400 {
                let Turn::Act(seat) = game.to_act() else { break };
                let seen = game.seen(Eye::Seat(seat));
                let shown = table(&seen, &|_| None, None);
                for lang in [Lang::Fr, Lang::En] {
                    let list = ["Anne", "Marc"].map(str::to_owned).to_vec();
                    let names = Names { lang, list, you: Some(seat) };
                    let mut said = said(&seen.view, &shown, &names);
                    if let Some(fire) = fire(&seen, Aimed::default()) {
                        let targets = fire.targets.iter();
                        said.extend(targets.map(|it| target_spoken(&seen.view, &fire, it, lang)));
                        said.extend(fire.barred.iter().map(|it| barred(&seen.view, it, &names)));
                        let guns = fire.guns.iter().map(|it| it.gun);
                        said.extend(guns.map(|gun| gun_spoken(&seen.view, &fire, gun, lang)));
                    }
                    for line in said {
                        assert!(!line.is_empty());
                        let breaks = line.contains(" :") || line.contains(" ;");
                        assert!(!breaks && !line.contains("  "), "{line:?}");
                        spoken += 1;
                    }
                }
                let count = game.legal_actions().len() as u32;
                game.play_index(rng.below(count) as usize).expect("a place of the list");
            }
        }
        assert!(spoken > 1000);
    }
}
