//! What has to be done, in each of the ways of a step (L-352, L-358 to L-388).

use logbook::content::{CellSel, Check, Condition, FortSel, How, Icon, PortSel, TileId, Way};
use logbook::sea::adrift::Token;
use logbook::{Cell, Flags, Nation};

use super::{Card, gains};
use crate::text::Lang;
use crate::text::logbook::{at_port, goods, nations, of_nation, of_tile, place, sum, the_fort};

impl Card<'_> {
    /// What has to be done, what is rolled, what it brings.
    pub(super) fn way(&self, way: &Way) -> String {
        let (lang, colon) = (self.lang, self.lang.colon());
        let deed = self.deed(&way.when);
        let brings = gains(self.view, way.ops, Some(&way.when), lang);
        let mut words = match &way.check {
            Some(check) => {
                let and = lang.pick("et lancez un D12", "and roll a D12");
                format!("{deed} {and}{}", self.rolled(check, &way.when))
            }
            None => deed,
        };
        if !brings.is_empty() {
            words = format!("{words}{colon} {brings}");
        }
        words
    }

    /// The totals that do: " (+1 by night): 4 or more succeeds".
    fn rolled(&self, check: &Check, when: &Condition) -> String {
        let (lang, colon) = (self.lang, self.lang.colon());
        let night = match (check.night, lang) {
            (0, _) => String::new(),
            (n, Lang::Fr) => format!(" (+{n} la nuit)"),
            (n, Lang::En) => format!(" (+{n} by night)"),
        };
        let from = |row: usize| row.checked_sub(1).map_or(1, |row| check.rows[row].up_to + 1);
        let first = check.rows.iter().position(|row| row.well).map_or(1, from);
        let success = match lang {
            Lang::Fr => format!("{first} ou plus réussit"),
            Lang::En => format!("{first} or more succeeds"),
        };
        let richer = check.rows.iter().enumerate().filter(|(_, row)| row.well);
        let richer = richer.filter_map(|(at, row)| {
            let brings = gains(self.view, row.ops, Some(when), lang);
            let from = from(at);
            (!brings.is_empty()).then(|| match (from == first, lang) {
                (true, Lang::Fr) => format!(" et donne {brings}"),
                (true, Lang::En) => format!(" and brings {brings}"),
                (false, Lang::Fr) => format!(", et {brings} à {from} ou plus"),
                (false, Lang::En) => format!(", and {brings} at {from} or more"),
            })
        });
        let all: String = std::iter::once(success).chain(richer).collect();
        format!("{night}{colon} {all}")
    }

    /// What has to be done.
    fn deed(&self, when: &Condition) -> String {
        let lang = self.lang;
        match when {
            Condition::AtPort(meant) => self.call(*meant),
            Condition::OnCell(meant) => self.pass(*meant),
            Condition::NearShip(meant) => {
                let ship = self.prey(meant, true);
                match lang {
                    Lang::Fr => format!("Rangez-vous contre {ship}"),
                    Lang::En => format!("Come beside {ship}"),
                }
            }
            Condition::NearFort(FortSel::Any) => {
                let en = "Come beside any fort";
                lang.pick("Rangez-vous contre un fort", en).to_owned()
            }
            Condition::NearFort(FortSel::Tile(fort)) => {
                let verb = lang.pick("Rangez-vous contre", "Come beside");
                format!("{verb} {}", the_fort(lang, *fort))
            }
            Condition::Destroy { nations: 2.., ship, how, .. } if ship.seat.is_none() => {
                self.several(when, *how)
            }
            Condition::Destroy { ship, how, .. } => {
                let (verb, by) = how_words(lang, *how);
                format!("{verb} {}{by}", self.prey(ship, false))
            }
            Condition::Capture { ship, no_loot } => {
                let verb = lang.pick("Capturez", "Capture");
                let bare = match no_loot {
                    true => lang.pick(" sans rien y prendre", " and take nothing from her"),
                    false => "",
                };
                format!("{verb} {}{bare}", self.prey(ship, false))
            }
            Condition::Sell { good, count, contraband, at } => {
                let cargo = goods(lang, *good, *count);
                let how = match contraband {
                    true => lang.pick("en contrebande", "as contraband"),
                    false => lang.pick("légalement", "legally"),
                };
                let verb = lang.pick("Vendez d’un coup", "Sell at once");
                format!("{verb} {cargo} {how} {}", self.port(*at))
            }
            Condition::Money(least) => {
                let least = sum(lang, (*least).into());
                match lang {
                    Lang::Fr => format!("Ayez {least} à la fin de votre tour"),
                    Lang::En => format!("Hold {least} at the end of your turn"),
                }
            }
            Condition::TimeSteps(n) => match lang {
                Lang::Fr => format!("Gardez votre navire à flot pendant {n} manches"),
                Lang::En => format!("Keep your ship afloat for {n} rounds"),
            },
        }
    }

    /// Destroy several of different nations (L-369).
    fn several(&self, when: &Condition, how: How) -> String {
        let Condition::Destroy { nations, .. } = when else { return String::new() };
        let (verb, by) = how_words(self.lang, how);
        match self.lang {
            Lang::Fr => format!("{verb} {nations} navires de nations différentes{by}"),
            Lang::En => format!("{verb} {nations} ships of different nations{by}"),
        }
    }

    fn call(&self, meant: PortSel) -> String {
        let verb = self.lang.pick("Faites escale", "Call");
        format!("{verb} {}", self.port(meant))
    }

    /// Where the port is: "at Havana", "at an English port".
    fn port(&self, meant: PortSel) -> String {
        let lang = self.lang;
        let x = self.active.map_or(Flags::NONE, |active| active.x);
        match meant {
            PortSel::Tile(of) => at_port(lang, of),
            PortSel::Nation(nation) => port_of(lang, nation),
            PortSel::Any => lang.pick("dans le port de votre choix", "at any port").to_owned(),
            PortSel::AnyNation => {
                let en = "at the port of any nation";
                lang.pick("dans le port d’une nation, au choix", en).to_owned()
            }
            PortSel::NotX if x.is_legend() => self.other_port(),
            PortSel::NotX => {
                let barred = nations(lang, x);
                match lang {
                    Lang::Fr => format!("dans le port d’une autre nation que {barred}"),
                    Lang::En => format!("at the port of a nation other than {barred}"),
                }
            }
            PortSel::Token => self.marked_port(),
        }
    }

    /// A port of a nation that is none of those remembered; any while there are none (D-91).
    fn other_port(&self) -> String {
        let lang = self.lang;
        let first_done = self.active.is_some_and(|active| active.done & 1 != 0);
        match first_done {
            true => lang.pick("dans le port de votre choix", "at any port"),
            false => lang.pick("dans le port d’une autre nation", "at the port of another nation"),
        }
        .to_owned()
    }

    fn marked_port(&self) -> String {
        let lang = self.lang;
        let mooring = self.active.and_then(|active| active.mark);
        match mooring.and_then(|mooring| self.view.chart().harbour_at(mooring)) {
            Some(port) => at_port(lang, port.tile),
            None => lang
                .pick("au port indigène le plus lointain", "at the farthest native port")
                .to_owned(),
        }
    }

    /// Spend a point on a cell of the sea (L-195).
    fn pass(&self, meant: CellSel) -> String {
        let lang = self.lang;
        match meant {
            CellSel::Token => {
                let found = self.counter().map(|cell| place(self.view, cell, lang));
                let there = found.map(|there| format!(" {there}")).unwrap_or_default();
                match lang {
                    Lang::Fr => format!("Repêchez votre jeton{there} (1 point de mouvement)"),
                    Lang::En => format!("Pick up your counter{there} (1 movement point)"),
                }
            }
            CellSel::Icon(on, icon) => {
                let (spot, near) = (icon_words(lang, icon, on), of_tile(lang, on));
                match lang {
                    Lang::Fr => {
                        format!("Passez sur {spot} {near} (1 point de mouvement)")
                    }
                    Lang::En => {
                        format!("Sail over {spot} {near} (1 movement point)")
                    }
                }
            }
        }
    }

    fn counter(&self) -> Option<Cell> {
        self.active?;
        let its = |what| match what {
            Token::Counter { mission, .. } => usize::from(mission) == self.id.index(),
            _ => false,
        };
        self.view.adrift().iter().find(|adrift| its(adrift.what)).map(|adrift| adrift.cell)
    }
}

/// How a ship is destroyed: the verb and what follows.
fn how_words(lang: Lang, how: How) -> (&'static str, &'static str) {
    match how {
        How::Any => (lang.pick("Détruisez", "Destroy"), ""),
        How::Burn => (lang.pick("Brûlez", "Burn"), ""),
        How::Collapse => (
            lang.pick("Détruisez", "Destroy"),
            lang.pick(" par l’eau et le feu ensemble", " by water and fire together"),
        ),
    }
}

/// A cell of a tile, by what is printed on it.
fn icon_words(lang: Lang, icon: Icon, on: TileId) -> String {
    match icon {
        Icon::Number => match lang {
            Lang::Fr => format!("le numéro {}", on.number()),
            Lang::En => format!("number {}", on.number()),
        },
        Icon::Whale => lang.pick("les baleines", "the whales").to_owned(),
        Icon::Mooring => lang.pick("le mouillage", "the mooring").to_owned(),
    }
}

/// Where a port of this nation is.
fn port_of(lang: Lang, nation: Nation) -> String {
    match (nation, lang) {
        (Nation::Pirates, Lang::Fr) => "dans un port pirate".to_owned(),
        (Nation::Pirates, Lang::En) => "at a Pirate port".to_owned(),
        (nation, Lang::Fr) => format!("dans un port {}", of_nation(lang, nation)),
        (nation, Lang::En) => format!("at a port {}", of_nation(lang, nation)),
    }
}
