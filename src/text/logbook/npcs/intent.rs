//! What a ship is about to do, and why (L-210, L-211, L-219, L-233).

use logbook::content::{Icon, Role, Stop};
use logbook::npc::target::Why;

use super::Told;
use crate::text::logbook::{at_port, of_tile, port, the_ship, tile};
use crate::text::{Lang, grammar};

impl Told<'_> {
    /// A sentence, or two.
    pub(super) fn intent(&self) -> String {
        let lang = self.lang;
        if !self.npc.up {
            let en = "She is turned up when her turn comes.";
            return lang.pick("Se dévoile quand vient son tour.", en).to_owned();
        }
        let mut told = match (self.npc.cell, self.npc.side().role) {
            (None, _) => self.waits(),
            (Some(_), Role::Merchant) => self.sails(),
            (Some(_), _) => self.hunts(),
        };
        if let Some(left) = self.npc.counter.filter(|left| *left > 0) {
            told = match lang {
                Lang::Fr => {
                    let turns = grammar::counted(lang, left.into(), ["tour", "tours"], [""; 2]);
                    format!("{told} Encore {turns} ainsi, et ce navire quitte la mer.")
                }
                Lang::En => {
                    let turns = grammar::counted(lang, left.into(), [""; 2], ["turn", "turns"]);
                    format!("{told} Another {turns} like this, and she leaves the sea.")
                }
            };
        }
        told
    }

    fn waits(&self) -> String {
        let on = self.npc.side().tile;
        let number = on.number();
        let name = of_tile(self.lang, on);
        match self.lang {
            Lang::Fr => format!("Attend que la tuile {number}, celle {name}, soit découverte."),
            Lang::En => {
                let name = tile(Lang::En, on);
                format!("Waits for tile {number}, {name}, to be turned over.")
            }
        }
    }

    fn sails(&self) -> String {
        let bound = match (self.view.bound_for(self.place), self.lang) {
            (Some(stop), Lang::Fr) => format!("Fait route vers {}.", self.stop(&stop)),
            (Some(stop), Lang::En) => format!("Bound for {}.", self.stop(&stop)),
            (None, _) => {
                let en = "No other stop of her route lies on the chart: she stays.";
                let fr = "Aucune autre étape n’est sur la carte\u{a0}: ce navire reste.";
                self.lang.pick(fr, en).to_owned()
            }
        };
        match self.prey() {
            Some((prey, why)) => match self.lang {
                Lang::Fr => format!("{bound} À portée de ses canons\u{a0}: {prey} ({why})."),
                Lang::En => format!("{bound} Under her guns: {prey} ({why})."),
            },
            None => bound,
        }
    }

    fn hunts(&self) -> String {
        match (self.prey(), self.lang) {
            (Some((prey, why)), Lang::Fr) => format!("En veut à {prey}\u{a0}: {why}."),
            (Some((prey, why)), Lang::En) => format!("After {prey}: {why}."),
            (None, Lang::Fr) => "Ne trouve personne à attaquer.".to_owned(),
            (None, Lang::En) => "Finds nobody to attack.".to_owned(),
        }
    }

    /// Whom she would attack, and what decides.
    fn prey(&self) -> Option<(String, &'static str)> {
        let (ship, why) = self.view.quarry(self.place)?;
        Some((the_ship(self.view, ship, self.names), reason(self.lang, why)))
    }

    /// A stop of a route, by its port or its place.
    pub(super) fn stop(&self, stop: &Stop) -> String {
        let lang = self.lang;
        match stop.icon {
            Icon::Mooring => crate::text::logbook::in_sentence(lang, port(lang, stop.tile)),
            Icon::Whale => match lang {
                Lang::Fr => format!("les baleines {}", of_tile(lang, stop.tile)),
                Lang::En => format!("the whales {}", of_tile(lang, stop.tile)),
            },
            Icon::Number => crate::text::logbook::in_sentence(lang, tile(lang, stop.tile)),
        }
    }

    /// Where she lies moored, if she does.
    pub(super) fn moored(&self) -> Option<String> {
        let harbour = self.view.chart().harbour_at(self.npc.cell?)?;
        Some(at_port(self.lang, harbour.tile))
    }
}

/// What decides between a target and the next best (L-219 to L-222).
fn reason(lang: Lang, why: Why) -> &'static str {
    match why {
        Why::Alone => lang.pick("pas d’autre ennemi", "no other enemy"),
        Why::Kind => lang.pick("sa proie préférée", "the prey her kind prefers"),
        Why::Reputation => lang.pick("la pire réputation", "the worst reputation"),
        Why::Path => lang.pick("l’ennemi le plus proche par mer", "the nearest enemy by sea"),
        Why::Distance => lang.pick("l’ennemi le plus proche", "the nearest enemy"),
        Why::Order => lang.pick("l’ennemi qui joue le premier", "the enemy that sails next"),
    }
}
