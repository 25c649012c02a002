//! Ships that sail by themselves in words, composed from what is printed on their cards (2.20).
//!
//! | module | what |
//! |---|---|
//! | `pennants` | what she does when her turn comes, and what always holds for her |
//! | `intent` | what she is about to do, and why |

mod intent;
mod pennants;
#[cfg(test)]
mod trial;

use logbook::battle::destruction::Fate;
use logbook::battle::spoils;
use logbook::content::{CardNo, Loot, Op, Role};
use logbook::npc::Npc;
use logbook::{Nation, View};

use super::content::content;
use super::missions::{gains, loot};
use super::{model, nation, nations, the_nation};
use crate::text::{Lang, Names, grammar};

/// The card of a ship that sails by herself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct NpcText {
    /// Her name; of a card that lies face down what is seen of it.
    pub name: String,
    /// Her captain, model and level, in a line.
    pub line: String,
    /// Whose flag she flies and what she is after: "Pirates · aggressive".
    pub role: String,
    /// What she is about to do and why; empty if nothing is known.
    pub now: String,
    /// What her pennants do, from top to bottom; the first two that are possible are done.
    pub pennants: Vec<String>,
    /// Whom she attacks, what always holds for her, her route, her marks.
    pub traits: Vec<String>,
    /// What she has suffered and carries; empty if nothing.
    pub state: Vec<String>,
    /// What whoever sinks her gets.
    pub reward: String,
}

/// The fixed words around the cards.
pub struct NpcTerms {
    /// Heading of all ships.
    pub at_sea: &'static str,
    /// Before what sinking one brings.
    pub reward: &'static str,
}

/// The fixed words of a language.
pub fn npc_terms(lang: Lang) -> &'static NpcTerms {
    const FR: NpcTerms = NpcTerms {
        at_sea: "Navires qui naviguent d’eux-mêmes",
        reward: "Qui le coule gagne\u{a0}:",
    };
    const EN: NpcTerms =
        NpcTerms { at_sea: "Ships that sail by themselves", reward: "Whoever sinks her gains:" };
    lang.pick(&FR, &EN)
}

/// The card of the ship at this place of `View::npcs`.
pub fn npc_card(view: &View, npc: u8, names: &Names) -> NpcText {
    let Some(ship) = view.npcs().get(usize::from(npc)) else { return NpcText::default() };
    let told = Told { view, names, lang: names.lang, place: npc, npc: ship };
    if ship.up { told.card() } else { told.back() }
}

/// How she behaves: "marchand", "merchant" (L-207).
pub(super) fn role_word(lang: Lang, role: Role) -> &'static str {
    match role {
        Role::Merchant => lang.pick("marchand", "merchant"),
        Role::Aggressive => lang.pick("agressif", "aggressive"),
        Role::Defensive => lang.pick("défensif", "defensive"),
    }
}

/// What the sentences about a ship are made from.
struct Told<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    place: u8,
    npc: &'a Npc,
}

impl Told<'_> {
    /// A card that lies face down: the side for a seat is seen (L-032).
    fn back(&self) -> NpcText {
        NpcText {
            name: self.lang.pick("Carte face cachée", "A card face down").to_owned(),
            line: self.hull(),
            now: self.intent(),
            ..NpcText::default()
        }
    }

    fn card(&self) -> NpcText {
        let (lang, side) = (self.lang, self.npc.side());
        let words = content(lang).npc(CardNo::new(self.npc.card));
        let captain = words.captain.map(|captain| format!("{captain} · "));
        NpcText {
            name: words.ship.to_owned(),
            line: format!("{}{}", captain.unwrap_or_default(), self.hull()),
            role: format!("{} · {}", self.flags(), role_word(lang, side.role)),
            now: self.intent(),
            pennants: self.pennants(),
            traits: self.traits(),
            state: self.state(),
            reward: self.reward(),
        }
    }

    /// "Brigantine, level 2".
    fn hull(&self) -> String {
        let card = CardNo::new(self.npc.card);
        let model = model(self.lang, card.ship().hull.model);
        let level = card.card().level;
        format!("{model}, {} {level}", self.lang.pick("niveau", "level"))
    }

    fn flags(&self) -> String {
        let (lang, flags) = (self.lang, self.npc.side().flags);
        match flags.country() {
            Some(country) if flags.is_corsair() => match lang {
                Lang::Fr => format!("Corsaire, {}", nation(lang, country)),
                Lang::En => format!("Corsair, {}", nation(lang, country)),
            },
            Some(country) => nation(lang, country).to_owned(),
            None if flags.is_legend() => lang.pick("Légende", "Legend").to_owned(),
            None => nation(lang, Nation::Pirates).to_owned(),
        }
    }

    /// Whom she takes for an enemy (L-208, L-209), and who at this table is one.
    fn enemies(&self) -> Vec<String> {
        let (lang, colon) = (self.lang, self.lang.colon());
        let seats = self.view.foes_of(self.place).map(|pc| self.view.place(pc));
        let seats: Vec<_> = seats.collect();
        let here = match seats.is_empty() {
            true => lang.pick("personne", "nobody").to_owned(),
            false => self.names.list_of(&seats),
        };
        let enemies = lang.pick("Ennemis", "Enemies");
        let table = lang.pick("Ennemis à cette table", "Enemies at this table");
        vec![format!("{enemies}{colon} {}", self.at_war()), format!("{table}{colon} {here}")]
    }

    fn at_war(&self) -> String {
        let (lang, flags) = (self.lang, self.npc.side().flags);
        if flags.is_legend() {
            return lang.pick("tout pavillon", "every flag").to_owned();
        }
        let wars = self.view.options().wars();
        let foes = |of: Nation| nations(lang, wars[of.index()]);
        match (flags.country().filter(|_| !flags.is_corsair()), lang) {
            (Some(country), Lang::Fr) => {
                let (foes, own) = (foes(country), the_nation(lang, country));
                format!("{foes}\u{202f}; et quiconque déplaît à {own}")
            }
            (Some(country), Lang::En) => {
                let (foes, own) = (foes(country), the_nation(lang, country));
                format!("{foes}; and whoever displeases {own}")
            }
            (None, _) => {
                let own = flags.country().unwrap_or(Nation::Pirates);
                let foes = nations(lang, wars[Nation::Pirates.index()].without(own));
                let fr = "\u{202f}; et quiconque n’a pas le respect des Pirates";
                format!("{foes}{}", lang.pick(fr, "; and whoever the Pirates do not respect"))
            }
        }
    }

    /// What she has suffered, and what has come aboard (L-146, L-237).
    fn state(&self) -> Vec<String> {
        let (lang, npc, side) = (self.lang, self.npc, self.npc.side());
        let mut told = Vec::new();
        let suffered = npc.water + npc.fire;
        if suffered > 0 {
            let (n, of, water, fire) = (suffered, side.robustness, npc.water, npc.fire);
            told.push(match lang {
                Lang::Fr => {
                    let damage = grammar::counted(lang, n.into(), ["dégât", "dégâts"], [""; 2]);
                    format!("{damage} sur {of} (eau {water}, feu {fire})")
                }
                Lang::En => format!("{n} of {of} damage (water {water}, fire {fire})"),
            });
        }
        if npc.chain > 0 {
            let n = npc.chain;
            told.push(match lang {
                Lang::Fr => format!("Gréement déchiré\u{a0}: −{n} au mouvement"),
                Lang::En => format!("Rigging torn: −{n} to her movement"),
            });
        }
        let aboard = Loot::NONE.money(npc.money).goods(npc.goods);
        if !aboard.is_none() {
            let what = loot(self.view, aboard, lang);
            told.push(match lang {
                Lang::Fr => format!("Gagné en route\u{a0}: {what}"),
                Lang::En => format!("Gained on the way: {what}"),
            });
        }
        told
    }

    /// What sinking her brings; burnt, she brings no goods (L-155, L-157).
    fn reward(&self) -> String {
        let gained = Loot::NONE.money(self.npc.money).goods(self.npc.goods);
        let won = spoils::of_npc(Fate::Sunk, self.npc.side().reward, gained);
        let fame = gains(self.view, &[Op::Fame(spoils::FAME)], None, self.lang);
        let goods = !won.goods.is_empty();
        let won = loot(self.view, won, self.lang);
        let all = if won.is_empty() { fame } else { format!("{fame}, {won}") };
        match goods {
            true => {
                let burnt = self.lang.pick("brûlé, sans les marchandises", "no goods if burnt");
                format!("{all} ({burnt})")
            }
            false => all,
        }
    }
}
