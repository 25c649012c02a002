//! What is asked where neither chart nor panels answer it: what can be touched, and what the
//! outcome hangs on.

pub mod dice;
pub mod touch;

use leptos::prelude::*;
use logbook::Ship;

use super::model::question::{Ask, FireModel, NationChoice, RerollModel, Shot};
use super::sight::Sight;
use crate::text::logbook::fight as text;
use touch::{entry, worded};

/// What the viewer is asked, while there is something to touch or to weigh.
pub fn question(sight: Sight) -> AnyView {
    let model = Memo::new(move |_| sight.model.with(|table| table.question.clone()));
    let asked = move || {
        let open = sight.desk.open.get();
        model.with(|question| question.ask.as_ref().filter(|_| open).map(|ask| drawn(sight, ask)))
    };
    view! { {move || asked()} }.into_any()
}

fn drawn(sight: Sight, ask: &Ask) -> AnyView {
    let inside = match ask {
        Ask::Ammo(fire) => ammunition(sight, fire),
        Ask::Reroll(dice) => reroll(sight, dice),
        Ask::Nation { n, rule, nations } => {
            let title = text::naming(sight.lang(), *n, *rule);
            let choices: Vec<AnyView> =
                nations.iter().map(|choice| nation(sight, *choice)).collect();
            view! { <h2>{title}</h2> <div class="lb-choices">{choices}</div> }.into_any()
        }
        Ask::Join { nation, enemies, rest } => {
            let (title, lines) = text::joining(sight.lang(), *nation, enemies, *rest);
            let lines: Vec<AnyView> =
                lines.into_iter().map(|line| view! { <li>{line}</li> }.into_any()).collect();
            view! { <h2>{title}</h2> <ul class="lb-points">{lines}</ul> }.into_any()
        }
        Ask::Answer { from, offer } => {
            let lang = sight.lang();
            let name = sight.desk.label(*from);
            let [gets, gives] = text::offer(lang);
            view! {
                <h2>{text::offered(&name, lang)}</h2>
                <dl class="lb-offer">
                    <div><dt>{gets}</dt><dd>{text::bundle(lang, &offer.give)}</dd></div>
                    <div><dt>{gives}</dt><dd>{text::bundle(lang, &offer.ask)}</dd></div>
                </dl>
            }
            .into_any()
        }
    };
    view! { <section class="lb-question" data-spot="question">{inside}</section> }.into_any()
}

fn ship_name(sight: Sight, ship: Ship) -> String {
    let told = |names: &_| sight.scope.with(|seen| text::target(&seen.view, ship, names));
    untrack(|| sight.desk.names.with(told))
}

fn ammunition(sight: Sight, fire: &FireModel) -> AnyView {
    let lang = sight.lang();
    let title = ship_name(sight, fire.target);
    let plain = fire.shots.iter().find_map(|shot| shot.odds);
    let sum = plain.map(|odds| text::defence(lang, &odds));
    let shots: Vec<AnyView> = fire.shots.iter().map(|shot| self::shot(sight, *shot)).collect();
    view! {
        <h2>{title}</h2>
        <p class="lb-sum">{sum}</p>
        <div class="lb-choices">{shots}</div>
    }
    .into_any()
}

fn shot(sight: Sight, shot: Shot) -> AnyView {
    let lang = sight.lang();
    let odds = shot.odds.map(|odds| {
        let destroys = text::destroys(lang, &odds);
        let destroys = destroys.map(|told| view! { <span>{told}</span> }.into_any());
        view! {
            <span>{text::dice_against(lang, odds.dice, odds.defence)}</span>
            <b>{text::average(lang, &odds)}</b>
            {destroys}
        }
        .into_any()
    });
    let double = shot.overcharge.then_some(" × 2");
    let inside = view! {
        <span class="lb-choice-head">{crate::text::logbook::ammunition(lang, shot.ammo)} {double}</span>
        <span class="lb-choice-note">{text::effect(lang, shot.ammo)}</span>
        <span class="lb-choice-odds">{odds}</span>
    };
    worded(sight, shot.action, "lb-choice lb-ammo", inside.into_any())
}

fn reroll(sight: Sight, roll: &RerollModel) -> AnyView {
    let lang = sight.lang();
    let title = ship_name(sight, roll.target);
    let dice: Vec<AnyView> = (roll.dice.iter())
        .map(|die| {
            let drawn = dice::die(die.face, die.value, die.points > 0);
            match die.again {
                Some(action) => entry(sight, action, "lb-die-key", drawn),
                None => view! { <span class="lb-die-still">{drawn}</span> }.into_any(),
            }
        })
        .collect();
    view! {
        <h2>{title}</h2>
        <p class="lb-sum">
            {crate::text::logbook::ammunition(lang, roll.ammo)} " · " {text::against(lang, roll.defence)} " · "
            {text::as_they_lie(lang, roll.points)}
        </p>
        <div class="lb-roll" data-large>{dice}</div>
        <p class="quiet">{text::again(lang, roll.left)}</p>
    }
    .into_any()
}

fn nation(sight: Sight, choice: NationChoice) -> AnyView {
    let lang = sight.lang();
    let (change, prestige) = text::nation_change(lang, choice);
    let prestige = prestige.map(|told| view! { <b>{told}</b> }.into_any());
    let inside = view! {
        <span class="lb-choice-head">
            {super::fame::ensign(lang, choice.nation)} {text::nation_title(lang, choice.nation)}
        </span>
        <span class="lb-choice-odds"><span>{change}</span> {prestige}</span>
    };
    let action = logbook::Action::Nation(choice.nation);
    worded(sight, action, "lb-choice", inside.into_any())
}
