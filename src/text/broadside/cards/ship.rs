//! A ship's card and sheet in words.

use broadside::cards::{Ability, CrewId};
use broadside::{Giver, Pace, Slow, Stow, Token, View};
use engine::Seat;
use engine::order_by_key;

use crate::tables::broadside::model::card::{CardModel, Cargo, Kind, Note, Status};
use crate::text::broadside::{
    ability_line, ability_name, at_island, crew_effect, crew_name, faction, letters, measure,
    needed, percent, ship_name, ship_short, terms, treasure_name, unique_effect, unique_name,
};
use crate::text::grammar::{capital, counted, genitive, of_name};
use crate::text::{Lang, Names};

/// "Votre flotte", "Flotte d’Anne".
pub fn fleet_of(names: &Names, seat: Seat) -> String {
    if names.is_you(seat) {
        return terms(names.lang).your_fleet.to_owned();
    }
    let name = names.of(seat);
    match names.lang {
        Lang::Fr => format!("Flotte {}", of_name(name)),
        Lang::En => format!("{} fleet", genitive(name)),
    }
}

/// What a ship is doing, in a word or two.
pub fn status(card: &CardModel, lang: Lang) -> String {
    let words = terms(lang);
    match card.status {
        Status::Sails => words.choosing,
        Status::Fires => words.firing,
        Status::Explores => words.exploring,
        Status::Acts => words.acting,
        Status::Waits => words.can_act,
        Status::Done => words.done,
        Status::Derelict => words.derelict,
        Status::Sunk => words.sunk,
        Status::Damaged | Status::Whole => {
            return masts(lang, card.masts_left(), card.pegs.len() as u8);
        }
    }
    .to_owned()
}

/// "3 mâts sur 4"; "4 mâts" where all stand.
fn masts(lang: Lang, left: u8, full: u8) -> String {
    if left == full {
        return counted(lang, full.into(), ["mât", "mâts"], ["mast", "masts"]);
    }
    match lang {
        Lang::Fr => format!("{} sur {full}", counted(lang, left.into(), ["mât", "mâts"], ["", ""])),
        Lang::En => format!("{left} of {full} masts"),
    }
}

/// "3 places sur 8".
pub fn places(lang: Lang, stow: &Stow) -> String {
    let Stow { used, capacity, .. } = *stow;
    match lang {
        Lang::Fr => {
            let used = counted(lang, used.into(), ["place", "places"], ["", ""]);
            format!("{used} sur {capacity}")
        }
        Lang::En => format!("{used} of {capacity} spaces"),
    }
}

/// Who gives a ship something: "le timonier" by his name, a unique by its.
fn giver(view: &View, giver: Giver, ability: Ability, lang: Lang) -> String {
    match giver {
        Giver::Card => ability_name(lang, ability).to_owned(),
        Giver::Unique(unique) => unique_name(lang, unique).to_owned(),
        Giver::Crew(crew) => crew_name(
            lang,
            view.crew().get(usize::from(crew)).map_or(CrewId::UNSEEN, |crew| crew.id),
        )
        .to_owned(),
    }
}

/// The one thing to know about a ship now.
pub fn note(view: &View, card: &CardModel, names: &Names) -> String {
    let lang = names.lang;
    let words = terms(lang);
    let short = measure(lang, broadside::Measure::S);
    let name =
        |ship: u8| view.ships().get(usize::from(ship)).map_or("", |ship| ship_short(ship.id));
    match card.note {
        Note::Fired(guns, sailed) => fired(lang, guns, sailed),
        Note::Rum(true) => capital(words.rum),
        Note::Rum(false) => {
            lang.pick("Rhum\u{a0}: au repos au prochain tour", "Rum: rests next turn").to_owned()
        }
        Note::Gained => {
            lang.pick("Pris ce tour\u{a0}: n’agit pas", "Gained this turn: waits").to_owned()
        }
        Note::Pinned(by) => match lang {
            Lang::Fr => format!("Accroché par {}", name(by)),
            Lang::En => format!("Pinned by {}", name(by)),
        },
        Note::InTow(by) => match lang {
            Lang::Fr => format!("En remorque de {}", name(by)),
            Lang::En => format!("In tow of {}", name(by)),
        },
        Note::OneHit => words.one_hit.to_owned(),
        Note::Rowed(by) => {
            let by = giver(view, by, Ability::Sweeps, lang);
            format!("{by}{} {short}", lang.colon())
        }
        Note::Tows(_) => words.towing.to_owned(),
        Note::Laden => match lang {
            Lang::Fr => format!("Cale pleine\u{a0}: marche {short}"),
            Lang::En => format!("Full hold: moves {short}"),
        },
        Note::Idol => {
            let idol = unique_name(lang, broadside::cards::Unique::Idol);
            format!("{idol}{} {short}", lang.colon())
        }
        Note::Captain(by) => {
            let by = giver(view, by, Ability::Captain, lang);
            let fires = lang.pick("tir en fin de course", "fires after a move");
            format!("{by}{} {fires}", lang.colon())
        }
        Note::Helmsman(by) => {
            let by = giver(view, by, Ability::Helmsman, lang);
            match lang {
                Lang::Fr => format!("{by}\u{a0}: un {short} de plus"),
                Lang::En => format!("{by}: one {short} more"),
            }
        }
        Note::Ability(ability) => ability_name(lang, ability).to_owned(),
        Note::Docked(island) => {
            let at = at_island(view, island, names);
            format!("{} {at}", capital(words.docked))
        }
        Note::Plain => faction(lang, card.id.card().faction).to_owned(),
    }
}

fn fired(lang: Lang, guns: u8, sailed: bool) -> String {
    let numbers: Vec<String> =
        (0..8u8).filter(|gun| guns >> gun & 1 == 1).map(|gun| (gun + 1).to_string()).collect();
    let many = numbers.len() > 1;
    let list = numbers.join(", ");
    let done = match lang {
        Lang::Fr if many => format!("canons {list} tirés"),
        Lang::Fr => format!("canon {list} tiré"),
        Lang::En if many => format!("guns {list} have fired"),
        Lang::En => format!("gun {list} has fired"),
    };
    match sailed {
        true => format!("{}; {done}", lang.pick("A navigué\u{202f}", "Has sailed")),
        false => capital(&done),
    }
}

/// Faction, points and masts: "Espagne · 9 points · 3 mâts sur 4".
pub fn deck_line(card: &CardModel, lang: Lang) -> String {
    let printed = card.id.card();
    let points = counted(lang, printed.cost.into(), ["point", "points"], ["point", "points"]);
    let masts = masts(lang, card.masts_left(), printed.masts);
    format!("{} · {points} · {masts}", faction(lang, printed.faction))
}

/// What the guns need and how far they carry: "Rang 4\u{a0}: 5+ (33 %) · C 500 · L 700".
pub fn gun_line(card: &CardModel, lang: Lang) -> String {
    let mut ranks: Vec<u8> = card.pegs.iter().map(|peg| peg.rank).collect();
    order_by_key(&mut ranks, |rank| *rank);
    ranks.dedup();
    let rank = |rank: u8| {
        let die = (rank + 1).max(2);
        let chance = percent(lang, u16::from(7 - die) * 100 / 6);
        match lang {
            Lang::Fr => format!("Rang {rank}\u{a0}: {} ({chance})", needed(die)),
            Lang::En => format!("Rank {rank}: {} ({chance})", needed(die)),
        }
    };
    let mut parts: Vec<String> = ranks.into_iter().map(rank).collect();
    for range in [broadside::Measure::S, broadside::Measure::L] {
        if card.pegs.iter().any(|peg| peg.range == range) {
            parts.push(format!("{} {}", measure(lang, range), range.units()));
        }
    }
    parts.join(" · ")
}

/// Who adds a segment: "timonier".
pub fn pace_parts(view: &View, pace: &Pace, lang: Lang) -> Option<String> {
    Some(giver(view, pace.bonus?, Ability::Helmsman, lang))
}

/// Why the base move is less than printed.
pub fn pace_line(view: &View, pace: &Pace, lang: Lang) -> Option<String> {
    let short = measure(lang, broadside::Measure::S);
    Some(match (pace.slow?, lang) {
        (Slow::InTow, Lang::Fr) => "En remorque\u{a0}: il ne navigue pas.".to_owned(),
        (Slow::InTow, Lang::En) => "In tow: she does not sail.".to_owned(),
        (Slow::Derelict, Lang::Fr) => "Sans mât, il ne navigue pas.".to_owned(),
        (Slow::Derelict, Lang::En) => "Without a mast she does not sail.".to_owned(),
        (Slow::Rowed(by), Lang::Fr) => {
            format!("Démâté, il marche {short}\u{a0}: {}.", giver(view, by, Ability::Sweeps, lang))
        }
        (Slow::Rowed(by), Lang::En) => {
            format!("Derelict, she moves {short}: {}.", giver(view, by, Ability::Sweeps, lang))
        }
        (Slow::Tows, Lang::Fr) => format!("Il remorque\u{a0}: marche {short}."),
        (Slow::Tows, Lang::En) => format!("She tows: moves {short}."),
        (Slow::Laden, Lang::Fr) => format!("Lourde charge\u{a0}: cale pleine, marche {short}."),
        (Slow::Laden, Lang::En) => format!("Deep-laden: full hold, moves {short}."),
        (Slow::Idol, Lang::Fr) => format!("L’idole d’argent pèse\u{a0}: marche {short}."),
        (Slow::Idol, Lang::En) => format!("The silver idol weighs: moves {short}."),
    })
}

/// Where her spaces come from, if not from her card alone.
pub fn stow_line(view: &View, stow: &Stow, lang: Lang) -> Option<String> {
    let mut parts = vec![match lang {
        Lang::Fr => format!("{} sur sa carte", stow.printed),
        Lang::En => format!("{} on her card", stow.printed),
    }];
    if let Some(by) = stow.stower {
        parts.push(format!("1 {}", giver(view, by, Ability::Stowage, lang)));
    }
    if stow.pairs > 0 {
        let pairs = lang.pick("équipiers liés", "linked crew");
        parts.push(format!("{} {pairs}", stow.pairs));
    }
    (parts.len() > 1).then(|| parts.join(" + "))
}

/// A token aboard: its name.
pub fn cargo_name(cargo: &Cargo, lang: Lang) -> String {
    match cargo.kind {
        Kind::Crew(id, _) => crew_name(lang, id).to_owned(),
        Kind::Somebody => lang.pick("Équipage caché", "Hidden crew").to_owned(),
        Kind::Treasure(face) => capital(&treasure_name(lang, face)),
        Kind::Something => lang.pick("Pièce cachée", "Hidden coin").to_owned(),
    }
}

/// What a token does, or that nobody knows.
pub fn cargo_line(cargo: &Cargo, lang: Lang) -> String {
    match cargo.kind {
        Kind::Crew(id, true) => lowered(&crew_effect(lang, id)),
        Kind::Crew(..) => lang
            .pick("sans effet à bord d’une autre nation", "no effect aboard another faction’s ship")
            .to_owned(),
        Kind::Treasure(face) => match face.unique() {
            Some(unique) => lowered(unique_effect(lang, unique)),
            None => String::new(),
        },
        Kind::Somebody | Kind::Something => terms(lang).face_down.to_owned(),
    }
}

/// As it stands after a colon.
fn lowered(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The points of a crew: "(2)"; nothing for others.
pub fn cargo_cost(cargo: &Cargo) -> Option<u8> {
    match cargo.kind {
        Kind::Crew(id, _) => Some(id.card().cost),
        _ => None,
    }
}

/// A token for a reader: name and side.
pub fn cargo_spoken(cargo: &Cargo, lang: Lang) -> String {
    let words = terms(lang);
    let name = cargo_name(cargo, lang);
    match (cargo.kind, cargo.token) {
        (Kind::Somebody | Kind::Something, _) => name,
        (_, Token::Crew(_)) => {
            let side = if cargo.open { words.face_up } else { words.face_down };
            format!("{name} ({side})")
        }
        _ => name,
    }
}

/// From whom the tokens that lie face down are kept: "face cachée pour Anne".
pub fn kept_from(card: &CardModel, names: &Names) -> Option<String> {
    let kept = card.tokens.iter().any(|cargo| {
        !cargo.open && matches!(cargo.kind, Kind::Crew(..)) && matches!(cargo.token, Token::Crew(_))
    });
    if !kept || !names.is_you(card.seat) {
        return None;
    }
    let others: Vec<Seat> =
        Seat::all(names.list.len() as u8).filter(|seat| !names.is_you(*seat)).collect();
    let others = names.list_of(&others);
    Some(match names.lang {
        Lang::Fr => format!("face cachée pour {others}"),
        Lang::En => format!("face down for {others}"),
    })
}

/// A ship's card for a reader: all that is on it.
pub fn card_spoken(view: &View, card: &CardModel, names: &Names) -> String {
    let lang = names.lang;
    let words = terms(lang);
    let mut parts = vec![
        ship_name(card.id).to_owned(),
        names.label(card.seat).to_owned(),
        masts(lang, card.masts_left(), card.pegs.len() as u8),
        status(card, lang),
    ];
    let guns: Vec<String> = (card.pegs.iter().filter(|peg| peg.stands))
        .map(|peg| format!("{}{}", peg.rank, measure(lang, peg.range)))
        .collect();
    parts.push(format!("{}{} {}", words.guns, lang.colon(), guns.join(" ")));
    let mut pace = letters(lang, card.pace.now).join(" ");
    if card.pace.bonus.is_some() {
        pace += &format!(" + {}", measure(lang, broadside::Measure::S));
    }
    parts.push(format!("{}{} {pace}", words.base_move, lang.colon()));
    parts.push(format!("{}{} {}", words.hold, lang.colon(), places(lang, &card.stow)));
    parts.extend(card.tokens.iter().map(|cargo| cargo_spoken(cargo, lang)));
    parts.push(note(view, card, names));
    parts.retain(|part| !part.is_empty());
    parts.dedup();
    parts.join(", ")
}

/// What is printed on her card besides numbers.
pub fn ability_of(card: &CardModel, lang: Lang) -> Option<String> {
    card.id.card().ability.map(|ability| ability_line(lang, ability))
}
