//! Ships in words: those of the seats and those that sail by themselves.

use engine::Eye;
use logbook::board::tracks::Fitting;
use logbook::content::{Ammunition, CardNo, ShipUpgrade as U};
use logbook::npc::Npc;
use logbook::{Key, Nation, Pc, Ship};

use super::super::content::content;
use super::super::crew::crew;
use super::super::hold::draft;
use super::super::items::{fitting_lower, harm, lower};
use super::super::npcs::role_word;
use super::super::teller::Teller;
use super::super::terms;
use super::super::vocab::{dir, fitting, model, nation, nations, npc_name, spot, sum};
use crate::text::grammar::{capital, counted, genitive, of_name, signed};
use crate::text::{Lang, Paragraph};

/// What lies before a seat: ship, hold, upgrades, reputation and missions.
pub(super) fn of_seat(told: Teller, pc: Pc) -> Option<Paragraph> {
    let lang = told.lang();
    let seat = told.seat(pc);
    let title = match (told.names.is_you(seat), lang) {
        (true, _) => terms(lang).your_ship.to_owned(),
        (false, Lang::Fr) => format!("Le navire {}", of_name(told.names.of(seat))),
        (false, Lang::En) => format!("{} ship", genitive(told.names.of(seat))),
    };
    let lines = [ship(told, pc), hold(told, pc), upgrades(told, pc)].into_iter().flatten();
    let rest = [company(told, pc), reputation(told, pc), tokens(told, pc)].into_iter().flatten();
    Paragraph::of(&title, lines.chain(rest).chain(missions(told, pc)).collect())
}

/// "Nao, niveau 1, au large de Nassau, cap au nord, défense 8".
fn ship(told: Teller, pc: Pc) -> Option<String> {
    let (lang, words, board) = (told.lang(), terms(told.lang()), told.view.board(pc));
    let hull = board.hull();
    let name = model(lang, hull.model);
    let mut parts = vec![format!("{} {}", words.level, board.level)];
    match board.cell {
        Some(cell) => {
            parts.push(spot(told.view, cell, lang));
            parts.push(format!("{} {}", words.heading, dir(lang, board.heading)));
        }
        None => parts.push(words.off_map.to_owned()),
    }
    parts.push(format!("{} {}", words.defence, hull.defence));
    parts.push(format!("{} {}", words.robustness, hull.robustness));
    Some(format!("{name}{} {}", lang.colon(), parts.join(", ")))
}

/// "Cale : 3 sucres et 1 bois, 2 canons dont 2 prêts, tirant d’eau 2,5, 1 dégât d’eau".
fn hold(told: Teller, pc: Pc) -> Option<String> {
    let (lang, words, board) = (told.lang(), terms(told.lang()), told.view.board(pc));
    let hold = &board.hold;
    let cannons = counted(lang, hold.cannons().into(), ["canon", "canons"], ["cannon", "cannons"]);
    let mut parts = vec![told.cargo(hold.goods()), cannons];
    let firing = counted(lang, hold.firing().into(), ["dé", "dés"], ["die", "dice"]);
    parts.push(format!("{} {firing}", words.fires));
    parts.push(format!("{} {}", words.draft, draft(board.trim().draft2)));
    let harm = harm(lang, hold.water(), hold.fire());
    parts.push(if harm.is_empty() { words.sound.to_owned() } else { harm });
    if board.chain > 0 {
        parts.push(format!("{} −{}", words.rigging, board.chain));
    }
    parts.push(sum(lang, board.money.into()));
    Some(format!("{}{} {}", words.hold, lang.colon(), parts.join(", ")))
}

fn upgrades(told: Teller, pc: Pc) -> Option<String> {
    let (lang, words, board) = (told.lang(), terms(told.lang()), told.view.board(pc));
    let tracks = board.fittings;
    let counts = [
        (U::CannonUpgrade, tracks.cannon_upgrades),
        (U::Sails, tracks.sails),
        (U::LongGuns, tracks.long_guns),
    ];
    let counted = counts.into_iter().filter(|(_, n)| *n > 0);
    let fitted = counted.map(|(of, n)| format!("{n} × {}", fitting_lower(lang, Fitting::Ship(of))));
    let ammo = Ammunition::ALL.into_iter().filter(|ammo| tracks.owns(*ammo));
    let ammo = ammo.map(|ammo| lower(fitting(lang, Fitting::Ammo(ammo))));
    let crew = board.upgrades().filter(|(.., bought)| *bought);
    let crew = crew.map(|(_, printed, _)| lower(content(lang).crew(printed.upgrade).name));
    let all: Vec<String> = fitted.chain(ammo).chain(crew).collect();
    (!all.is_empty()).then(|| format!("{}{} {}", words.upgrades, lang.colon(), all.join(", ")))
}

/// "Équipage : 5 marins sur 8, 2 chaloupes, charpentier, sabres", where crews count.
fn company(told: Teller, pc: Pc) -> Option<String> {
    let (lang, board) = (told.lang(), told.view.board(pc));
    if !told.view.options().on(Key::Crew) {
        return None;
    }
    let (aboard, most) = (crew(lang, board.company.crew.into()), board.crew_capacity());
    let mut parts = vec![format!("{aboard} {} {most}", lang.pick("sur", "of"))];
    let tracks = [(U::Boat, board.company.boats), (U::Cabin, board.company.cabins)];
    let tracks = tracks.into_iter().filter(|(_, n)| *n > 0);
    parts.extend(tracks.map(|(of, n)| format!("{n} × {}", fitting_lower(lang, Fitting::Ship(of)))));
    parts.extend(board.by_box().map(|one| lower(content(lang).crew(one).name)));
    let head = lang.pick("Équipage", "Crew");
    Some(format!("{head}{} {}", lang.colon(), parts.join(", ")))
}

/// "Réputation : Hollande 2, Espagne −1…; membre de la France".
fn reputation(told: Teller, pc: Pc) -> Option<String> {
    let (lang, words, board) = (told.lang(), terms(told.lang()), told.view.board(pc));
    let with = |of: Nation| {
        let column = signed(board.reputation[of].into());
        format!("{} {column}", nation(lang, of))
    };
    let all = Nation::ALL.map(with).join(", ");
    let mut line = format!("{}{} {all}", words.reputation, lang.colon());
    if board.joined.iter().next().is_some() {
        line += &format!(", {} {}", words.joined, nations(lang, board.joined));
    }
    Some(line)
}

/// Barrel tokens and clues.
fn tokens(told: Teller, pc: Pc) -> Option<String> {
    let (lang, board) = (told.lang(), told.view.board(pc));
    let full = told.view.options().tokens_a_fame();
    let barrels = board.tokens.len();
    let clues = board.clues;
    let mut parts = Vec::new();
    if barrels > 0 {
        parts.push(match lang {
            Lang::Fr => format!("tonneaux\u{a0}: {barrels} sur {full}"),
            Lang::En => format!("barrels: {barrels} of {full}"),
        });
    }
    if clues > 0 {
        parts.push(match lang {
            Lang::Fr => format!("indices du trésor\u{a0}: {clues}"),
            Lang::En => format!("clues to the treasure: {clues}"),
        });
    }
    (!parts.is_empty()).then(|| capital(&parts.join(", ")))
}

/// Each mission in hand, as far as the eye sees it, and how many were completed.
fn missions(told: Teller, pc: Pc) -> Vec<String> {
    let (lang, words, board) = (told.lang(), terms(told.lang()), told.view.board(pc));
    let own = told.view.own() == Some(pc) || told.view.eye() == Eye::All;
    let mut lines = Vec::new();
    let mut secret = 0;
    for active in board.missions.iter() {
        if !own && !active.open {
            secret += 1;
            continue;
        }
        let stages = active.mission().stages.len();
        let done = active.done.count_ones();
        let title = told.mission(active.card);
        let steps = lang.pick("étapes faites", "steps done");
        let of = lang.pick("sur", "of");
        lines.push(format!(
            "{} {title}{} {done} {of} {stages} {steps}",
            words.mission,
            lang.colon()
        ));
    }
    if secret > 0 {
        let (fr, en) =
            (["mission secrète", "missions secrètes"], ["secret mission", "secret missions"]);
        lines.push(counted(lang, secret, fr, en));
    }
    let done = board.completed.len() as i32 + 4 * i32::from(board.handed_in);
    if done > 0 {
        let fr = ["mission accomplie", "missions accomplies"];
        lines.push(counted(lang, done, fr, ["mission completed", "missions completed"]));
    }
    lines
}

/// The ships that sail by themselves, and what lies face down.
pub(super) fn by_themselves(told: Teller) -> Option<Paragraph> {
    let lines = (0u8..).zip(told.view.npcs()).map(|(at, npc)| npc_line(told, at, npc)).collect();
    Paragraph::of(terms(told.lang()).npcs, lines)
}

fn npc_line(told: Teller, at: u8, npc: &Npc) -> String {
    let (lang, words) = (told.lang(), terms(told.lang()));
    if !npc.up {
        let after = told.whom(npc.of);
        return match lang {
            Lang::Fr => format!("Un navire face cachée, qui joue après {after}"),
            Lang::En => format!("A ship face down that acts after {after}"),
        };
    }
    let card = CardNo::new(npc.card);
    let side = npc.side();
    let flags = match side.flags.is_legend() {
        true => words.legend.to_owned(),
        false => nations(lang, side.flags),
    };
    let mut parts = vec![
        flags,
        role_word(lang, side.role).to_owned(),
        format!("{} {}", words.level, npc.level()),
    ];
    match npc.cell {
        Some(cell) => parts.push(spot(told.view, cell, lang)),
        None => parts.push(words.waits.to_owned()),
    }
    parts.push(format!("{} {}", words.defence, side.defence));
    let harm = harm(lang, npc.water, npc.fire);
    parts.push(match harm.is_empty() {
        true => format!("{} {}", words.robustness, side.robustness),
        false => format!("{harm}, {} {}", words.robustness, side.robustness),
    });
    if told.view.options().on(Key::Crew) {
        parts.push(crew(lang, told.view.fit_crew(Ship::Npc(at)).into()));
    }
    if let Some((target, _)) = told.view.quarry(at) {
        let target = told.ship(target);
        parts.push(format!("{} {target}", words.hunts));
    }
    if let Some(foe) = told.view.own().filter(|pc| told.view.is_enemy(at, Ship::Pc(*pc))) {
        parts.push(format!("{} {}", words.enemy_of, told.whom(foe)));
    }
    format!("{}{} {}", npc_name(lang, card), lang.colon(), parts.join(", "))
}
