//! What else holds: failing, becoming public, what the options of a game leave out.

use logbook::Key;
use logbook::content::{CellSel, Condition, FortSel, Op, PortSel, TileId, TokenAt, Way, Who};

use super::{Card, gains};
use crate::text::{Lang, grammar};

impl Card<'_> {
    /// The ways of a step that this game allows; all of them if it allows none.
    pub(super) fn open_ways(&self, stage: u8) -> impl Iterator<Item = &'static Way> {
        let ways = self.mission.stages[usize::from(stage)];
        let any = ways.iter().any(|way| self.bar(way).is_none());
        let open: Vec<&Way> = ways.iter().filter(|way| !any || self.bar(way).is_none()).collect();
        open.into_iter()
    }

    /// What is to be known beside steps and rewards.
    pub(super) fn conditions(&self) -> Vec<String> {
        let mut told: Vec<String> = Vec::new();
        told.extend(self.barred());
        told.extend(self.mission.on_take.iter().filter_map(|op| self.on_take(*op)));
        if self.mission.any_order {
            let en = "The steps may be done in any order";
            told.push(
                self.lang.pick("Les étapes se font dans n’importe quel ordre", en).to_owned(),
            );
        }
        told.extend(self.failures());
        told.extend(self.opened());
        let whens = self.mission.stages.iter().flat_map(|ways| ways.iter()).map(|way| way.when);
        if whens.into_iter().any(|when| matches!(when, Condition::TimeSteps(_))) {
            let en = "Whoever destroys your ship takes the mission over as it stands";
            let fr = "Qui détruit votre navire reprend la mission où elle en est";
            told.push(self.lang.pick(fr, en).to_owned());
        }
        told
    }

    /// What is done as it is kept; nothing more to say once it is.
    fn on_take(&self, op: Op) -> Option<String> {
        let lang = self.lang;
        match op {
            Op::Token(TokenAt::D20) => {
                let fr = "Un D20 dit où flotte votre jeton, et personne d’autre ne le repêche";
                let en = "A D20 says where your counter floats, and nobody else picks it up";
                Some(lang.pick(fr, en).to_owned())
            }
            Op::Token(TokenAt::FarthestNative) => match self.active {
                Some(active) if active.mark.is_some() || active.done != 0 => None,
                Some(_) => {
                    let fr = "Aucun n’est à portée\u{a0}: le premier découvert sera marqué";
                    let en = "None is in reach: the first one revealed will be marked";
                    Some(lang.pick(fr, en).to_owned())
                }
                None => {
                    let fr = "Le port est désigné au moment où vous prenez la mission";
                    let en = "The port is named as you take the mission";
                    Some(lang.pick(fr, en).to_owned())
                }
            },
            op => Some(grammar::capital(&gains(self.view, &[op], None, lang))),
        }
    }

    /// The rows of checks that lose the mission (L-355).
    fn failures(&self) -> Vec<String> {
        let (lang, colon) = (self.lang, self.lang.colon());
        let mut told = Vec::new();
        let stages = (0..self.mission.stages.len() as u8)
            .filter(|stage| self.active.is_none_or(|active| !active.has_done(*stage)));
        for way in stages.flat_map(|stage| self.open_ways(stage)) {
            let Some(check) = &way.check else { continue };
            for row in check.rows.iter().filter(|row| !row.well) {
                let total = match (row.up_to, lang) {
                    (1, Lang::Fr) => "Total de 1".to_owned(),
                    (1, Lang::En) => "A total of 1".to_owned(),
                    (n, Lang::Fr) => format!("Total de {n} ou moins"),
                    (n, Lang::En) => format!("A total of {n} or less"),
                };
                let cost = gains(self.view, row.ops, Some(&way.when), lang);
                let lost = lang.pick("la mission est perdue", "the mission is lost");
                told.push(match (cost.is_empty(), lang) {
                    (true, _) => format!("{total}{colon} {lost}"),
                    (false, Lang::Fr) => format!("{total}{colon} {cost}, et {lost}"),
                    (false, Lang::En) => format!("{total}{colon} {cost}, and {lost}"),
                });
            }
        }
        told
    }

    /// With which step a secret mission becomes public (L-350).
    fn opened(&self) -> Option<String> {
        if !self.mission.secret || self.active.is_some_and(|active| active.open) {
            return None;
        }
        let mut stages = self.mission.stages.iter();
        let at = stages.position(|ways| ways.iter().any(|way| way.reveals))? + 1;
        Some(match self.lang {
            Lang::Fr => format!("Publique dès que l’étape {at} est faite"),
            Lang::En => format!("Public once step {at} is done"),
        })
    }

    /// Why the mission cannot be completed in this game, if so.
    fn barred(&self) -> Option<String> {
        let shut = |ways: &&&[Way]| ways.iter().all(|way| self.bar(way).is_some());
        let bar = self.mission.stages.iter().find(shut)?.iter().find_map(|way| self.bar(way))?;
        Some(match self.lang {
            Lang::Fr => format!("Impossible dans cette partie\u{a0}: {bar}"),
            Lang::En => format!("Impossible in this game: {bar}"),
        })
    }

    /// What this game lacks for a way.
    fn bar(&self, way: &Way) -> Option<String> {
        let (lang, options) = (self.lang, self.view.options());
        let fixed = |fr: &'static str, en: &'static str| Some(lang.pick(fr, en).to_owned());
        let lacks = |tile: TileId| tile.tile().optional && !options.on(Key::ExtraTiles);
        match way.when {
            Condition::Capture { .. } if !options.on(Key::Crew) => {
                fixed("on n’y capture aucun navire", "no ship is captured in it")
            }
            Condition::Destroy { ship, .. } if ship.wanted && !options.on(Key::Bounty) => {
                fixed("aucun navire n’y est mis à prix", "no ship has a price on her")
            }
            Condition::Destroy { ship, .. }
                if way.npc_missions && ship.who == Who::Npc && !options.npc_missions() =>
            {
                let en = "no NPC stands for a mission";
                fixed("aucun PNJ n’y tient lieu de mission", en)
            }
            Condition::AtPort(PortSel::Tile(tile))
            | Condition::OnCell(CellSel::Icon(tile, _))
            | Condition::NearFort(FortSel::Tile(tile))
            | Condition::Sell { at: PortSel::Tile(tile), .. }
                if lacks(tile) =>
            {
                let number = tile.number();
                Some(match lang {
                    Lang::Fr => format!("la tuile {number} n’y est pas"),
                    Lang::En => format!("tile {number} is not part of it"),
                })
            }
            _ => None,
        }
    }
}
