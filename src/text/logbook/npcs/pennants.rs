//! What a ship does when her turn comes, and what always holds for her (L-212, L-233, L-238).

use logbook::Key;
use logbook::content::{CardNo, Passives, Pennant, Role};

use super::Told;
use crate::text::logbook::hold::draft;
use crate::text::logbook::missions::loot;
use crate::text::{Lang, grammar};

impl Told<'_> {
    /// Her pennants from top to bottom; without crew rules nobody boards or rams (L-230, L-239).
    pub(super) fn pennants(&self) -> Vec<String> {
        let pennants = self.npc.side().pennants.iter();
        pennants.filter_map(|pennant| self.pennant(*pennant)).collect()
    }

    fn pennant(&self, pennant: Pennant) -> Option<String> {
        let (lang, crew) = (self.lang, self.view.options().on(Key::Crew));
        match pennant {
            Pennant::Move(points) => Some(self.sailing(points)),
            Pennant::Shoot { dice, bonus } => {
                let dice = self.dice(dice, bonus + self.npc.side().passives.guns);
                Some(format!("{} {dice}", lang.pick("Tire avec", "Fires")))
            }
            Pennant::Board { dice, bonus } if crew => {
                let dice = self.dice(dice, bonus + self.npc.side().passives.melee);
                Some(format!("{} {dice}", lang.pick("Aborde avec", "Boards with")))
            }
            Pennant::Ram(points) if crew => Some(match lang {
                Lang::Fr => format!("Éperonne à {points} points de distance"),
                Lang::En => format!("Rams within {points} points"),
            }),
            Pennant::Board { .. } | Pennant::Ram(_) => None,
        }
    }

    fn sailing(&self, points: u8) -> String {
        let lang = self.lang;
        let where_to = match (self.npc.side().role, lang) {
            (Role::Merchant, _) => lang.pick("vers sa prochaine étape", "to her next stop"),
            (_, _) => lang.pick("vers sa cible", "towards her target"),
        };
        let left = points.saturating_sub(self.npc.chain);
        let torn = match (self.npc.chain, lang) {
            (0, _) => String::new(),
            (_, Lang::Fr) => format!(", {left} tant que son gréement est déchiré"),
            (_, Lang::En) => format!(", {left} while her rigging is torn"),
        };
        match lang {
            Lang::Fr => format!("Avance de {points} points {where_to}{torn}"),
            Lang::En => format!("Sails {points} points {where_to}{torn}"),
        }
    }

    fn dice(&self, dice: u8, bonus: u8) -> String {
        let lang = self.lang;
        let dice = grammar::counted(lang, dice.into(), ["dé", "dés"], ["die", "dice"]);
        match (bonus, lang) {
            (0, _) => dice,
            (n, Lang::Fr) => format!("{dice}, +{n} à chacun"),
            (n, Lang::En) => format!("{dice}, +{n} to each"),
        }
    }

    /// Whom she attacks, how strong she is, what else holds, her route, her marks.
    pub(super) fn traits(&self) -> Vec<String> {
        let (lang, side) = (self.lang, self.npc.side());
        let mut told = vec![self.hull_numbers()];
        told.extend(self.enemies());
        told.extend(self.passives(side.passives));
        told.extend(self.route());
        told.extend(self.moored().map(|there| match lang {
            Lang::Fr => format!("Au mouillage {there}"),
            Lang::En => format!("Moored {there}"),
        }));
        let mark = |bears: bool, fr: &str, en: &str| bears.then(|| lang.pick(fr, en).to_owned());
        told.extend(mark(side.secret, "Marqué mission", "Marked mission"));
        told.extend(mark(side.bounty, "Marqué prime", "Marked bounty"));
        told.extend(mark(side.clue, "Porte un indice du trésor", "Bears a clue to the treasure"));
        told
    }

    fn hull_numbers(&self) -> String {
        let side = self.npc.side();
        let (defence, robustness) = (side.defence, side.robustness);
        let draft = draft(side.draft2);
        match self.lang {
            Lang::Fr => {
                format!("Défense {defence}, détruit à {robustness} dégâts, tirant d’eau {draft}")
            }
            Lang::En => {
                format!("Defence {defence}, destroyed by {robustness} damage, draft {draft}")
            }
        }
    }

    /// What always holds (L-238); what is about crew only with crew rules.
    fn passives(&self, of: Passives) -> Vec<String> {
        let (lang, crew) = (self.lang, self.view.options().on(Key::Crew));
        let reach = of.range + 1;
        let said = |holds: bool, fr: String, en: String| holds.then(|| lang.pick(fr, en));
        [
            said(
                of.range > 0,
                format!("Tire jusqu’à {reach} cases"),
                format!("Fires up to {reach} cells away"),
            ),
            said(
                of.incendiary,
                "Ses tirs mettent le feu".to_owned(),
                "Her shots set on fire".to_owned(),
            ),
            said(
                crew && of.grapeshot,
                "Ses tirs blessent l’équipage".to_owned(),
                "Her shots wound crew".to_owned(),
            ),
            said(
                crew && of.guard > 0,
                format!("−{} aux dés qui l’abordent", of.guard),
                format!("−{} to dice that board her", of.guard),
            ),
            said(
                crew && of.recruit > 0,
                format!("Soigne {} blessures par tour", of.recruit),
                format!("Heals {} wounds a turn", of.recruit),
            ),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    /// The way of a merchant, with what each stop brings her (L-233, L-234).
    fn route(&self) -> Option<String> {
        let (lang, colon) = (self.lang, self.lang.colon());
        let route = CardNo::new(self.npc.card).npc().route?;
        let stops: Vec<String> = route
            .stops
            .iter()
            .map(|stop| {
                let name = grammar::capital(&self.stop(stop));
                match stop.loot.is_none() {
                    true => name,
                    false => format!("{name} ({})", loot(self.view, stop.loot, lang)),
                }
            })
            .collect();
        let end = match route.loops {
            true => lang.pick("et retour", "and back"),
            false => lang.pick("puis quitte la mer", "then leaves the sea"),
        };
        Some(format!("{}{colon} {}, {end}", lang.pick("Route", "Route"), stops.join(" → ")))
    }
}
