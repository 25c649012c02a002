//! Boarding (2.17, 2.24).

use super::alongside::{
    ME, MERCHANT, MINE, N, NE, YOU, YOURS, beside, count, hires, prey, rival, sea, taken,
};
use crate::action::Action as A;
use crate::ask::Question;
use crate::battle::shot::Ammo;
use crate::content::CrewUpgrade as U;
use crate::event::Event;
use crate::{Cell, Dir, Key, Nation, WhyNot};

#[test]
fn one_boards_flank_to_flank_and_not_from_a_mooring() {
    let mut scene = sea(8);
    let target = prey(&mut scene, MERCHANT);
    assert!(scene.offers(A::Board(target)), "L-179");
    scene.game.npc_mut(0).heading = Dir::new(4);
    assert!(!scene.offers(A::Board(target)), "L-179: not on her flank");
    scene.game.npc_mut(0).heading = N;
    scene.board(ME).heading = NE;
    assert!(!scene.offers(A::Board(target)), "L-179: not on mine");
    scene.board(ME).heading = N;
    scene.game.npc_mut(0).cell = Some(beside().to(NE));
    assert!(!scene.offers(A::Board(target)), "L-179: adjacent");
    scene.game.npc_mut(0).cell = Some(beside());
    scene.port(Cell::CENTRE, Nation::Holland);
    assert_eq!(scene.game.can_board(ME, target), Err(WhyNot::Moored), "L-179");
    assert!(!sea(8).list().iter().any(|entry| matches!(entry, A::Board(_))));
}

#[test]
fn a_draft_keeps_hands_back() {
    let mut scene = sea(8);
    let target = prey(&mut scene, MERCHANT);
    scene.act(A::Board(target));
    assert_eq!(scene.list(), (1..=6).map(A::Party).collect::<Vec<_>>(), "L-180");
    let mut scene = sea(2);
    let target = prey(&mut scene, MERCHANT);
    assert_eq!(scene.game.can_board(ME, target), Err(WhyNot::NoCrew), "L-180");
}

#[test]
fn all_hands_defend_and_the_dice_are_told() {
    let mut scene = sea(8);
    let target = prey(&mut scene, MERCHANT);
    scene.game.npc_mut(0).wounds = 1;
    scene.act(A::Board(target)).act(A::Party(6));
    let started = |event: &Event| matches!(event, Event::Boarded { party: 6, defenders: 4, .. });
    assert!(scene.heard(started), "L-181, D-15");
    let rolled = |event: &Event| match event {
        Event::Melee { attack, answer, .. } => (attack.len(), answer.len()) == (6, 4),
        _ => false,
    };
    assert!(scene.heard(rolled), "L-184");
    assert!(scene.board(ME).reputation[Nation::Spain] < 0, "L-241");
    assert_eq!(scene.board(ME).attacked.is_none(), taken(&scene), "L-158");
}

#[test]
fn the_printed_examples_of_boarding() {
    let mut scene = sea(8);
    rival(&mut scene, 5);
    count(&mut scene, MINE, YOURS, [6, 5], [&[6, 8, 8, 11, 11, 12], &[4, 4, 6, 7, 11]]);
    assert!(!taken(&scene), "L-185: 6 > 5");
    let crews = [ME, YOU].map(|pc| scene.game.board(pc).company.crew);
    assert_eq!(crews, [7, 2], "L-184, L-186");
    let mut scene = sea(8);
    scene.game.take_ship(ME, 4, [0; 2], &mut engine::Log::silent());
    rival(&mut scene, 6);
    count(&mut scene, MINE, YOURS, [6, 6], [&[5, 6, 11, 11, 11, 12], &[4, 4, 6, 7, 8, 8]]);
    assert!(taken(&scene), "L-185: 6 to 2");
    assert_eq!(scene.board(ME).company.crew, 10, "L-188");
    let mut scene = sea(3);
    rival(&mut scene, 1);
    count(&mut scene, MINE, YOURS, [1, 1], [&[11], &[11]]);
    assert!(!taken(&scene), "L-185: a party wiped out takes nothing");
    let crews = [ME, YOU].map(|pc| scene.game.board(pc).company.crew);
    assert_eq!(
        (crews, scene.board(YOU).cell.is_some()),
        ([2, 0], true),
        "L-154: no end in a melee"
    );
}

#[test]
fn sabres_armour_and_moorings_change_the_dice() {
    let six: [&[u8]; 2] = [&[11; 6], &[1; 6]];
    let mut scene = sea(8);
    rival(&mut scene, 6);
    hires(&mut scene, YOU, &[U::Armour]);
    count(&mut scene, MINE, YOURS, [6, 6], six);
    assert_eq!(scene.board(YOU).company.crew, 6, "L-182, L-327");
    let mut scene = sea(8);
    rival(&mut scene, 6);
    hires(&mut scene, ME, &[U::Sabres]);
    scene.port(beside(), Nation::Holland);
    count(&mut scene, MINE, YOURS, [6, 6], six);
    assert!(taken(&scene), "L-181, L-321");
    let mut scene = sea(8);
    rival(&mut scene, 6);
    hires(&mut scene, ME, &[U::Sabres, U::Mercenary]);
    count(&mut scene, MINE, YOURS, [6, 6], [&[9, 9, 9, 8, 8, 8], &[1; 6]]);
    assert_eq!(scene.board(YOU).company.crew, 3, "L-330: adds to sabres");
    let mut scene = sea(8);
    scene.game.options = scene.game.options.with(Key::Melee12, 1).expect("an option");
    rival(&mut scene, 6);
    count(&mut scene, MINE, YOURS, [6, 6], six);
    assert_eq!(scene.board(YOU).company.crew, 6, "L-184: `melee12`");
}

#[test]
fn pistols_swords_grenades_and_marksmen_take_part() {
    let mut scene = sea(8);
    rival(&mut scene, 8);
    let kinds = [U::Pistol, U::Swords, U::Scimitar, U::Grenades, U::Marksman];
    hires(&mut scene, ME, &kinds);
    scene.act(A::Board(YOURS)).act(A::Party(4));
    let at = |like: fn(&Event) -> bool| scene.told.iter().position(like);
    let grenades = at(|event| matches!(event, Event::Grenades { by: MINE, .. })).expect("L-325");
    let muskets = at(|event| matches!(event, Event::Marksmen { by: MINE, .. })).expect("L-329");
    let swords = at(|event| matches!(event, Event::MeleeRerolled { by: MINE, .. }));
    let melee = at(|event| matches!(event, Event::Melee { .. })).expect("L-184");
    assert!(grenades < muskets && muskets < melee, "L-183");
    assert!(swords.is_some_and(|at| at < melee), "L-322, L-323");
    let Event::Melee { attack, .. } = &scene.told[melee] else { unreachable!() };
    let own = scene.told.iter().find_map(|event| match event {
        Event::Grenades { own, .. } => Some(*own),
        _ => None,
    });
    assert_eq!(attack.len() as u8, 5 - own.unwrap_or(0), "L-183, L-320: wounds reduce the dice");
    let rerolled = scene.game.melee.sides[0].rerolled.count_ones();
    assert!(rerolled <= 3, "L-322, L-323: one and two");
}

#[test]
fn dice_of_a_melee_are_rolled_again_as_the_seat_says() {
    let mut scene = sea(8);
    scene.game.options = scene.game.options.with(Key::AutoReroll, 0).expect("an option");
    rival(&mut scene, 8);
    hires(&mut scene, ME, &[U::Swords]);
    scene.act(A::Board(YOURS)).act(A::Party(3));
    assert_eq!(scene.asked(), Question::Swords, "5.3");
    assert_eq!(scene.list(), [A::Reroll(0), A::Reroll(1), A::Reroll(2), A::Keep], "5.3");
    scene.act(A::Reroll(1));
    assert!(scene.heard(|event| matches!(event, Event::MeleeRerolled { .. })), "L-322");
    assert!(scene.heard(|event| matches!(event, Event::Melee { .. })), "there was one");
}

#[test]
fn a_lieutenant_copies_one_specialist_in_a_melee() {
    let mut scene = sea(8);
    rival(&mut scene, 8);
    hires(&mut scene, ME, &[U::Lieutenant, U::Pistol, U::Doctor, U::Sabres]);
    scene.act(A::Board(YOURS)).act(A::Party(3));
    assert_eq!(scene.asked(), Question::Lieutenant, "L-328");
    assert_eq!(scene.list(), [U::Pistol, U::Doctor].map(A::Copy), "L-328, L-285: not a unique one");
    scene.act(A::Copy(U::Pistol));
    let five = |event: &Event| matches!(event, Event::Melee { attack, .. } if attack.len() == 5);
    assert!(scene.heard(five), "L-320, L-328: 3 and two pistols");
    let mut scene = sea(8);
    rival(&mut scene, 8);
    hires(&mut scene, YOU, &[U::Lieutenant, U::Armour]);
    scene.act(A::Board(YOURS)).act(A::Party(3));
    assert_eq!(scene.game.melee.sides[1].copy, Some(U::Armour), "L-328: there is but one");
}

#[test]
fn a_shot_may_follow_a_boarding_and_the_reverse() {
    let normal = A::Ammo { ammo: Ammo::Normal, overcharge: false };
    let mut scene = sea(8);
    hires(&mut scene, ME, &[U::Instructor]);
    rival(&mut scene, 8);
    scene.act(A::Shoot(YOURS)).act(normal);
    assert_eq!(scene.asked(), Question::FollowUp { boards: true }, "L-193, L-315");
    assert_eq!(scene.list(), [A::Done, A::Board(YOURS)], "5.3");
    scene.act(A::Board(YOURS)).act(A::Party(1));
    assert_eq!((scene.asked(), scene.game.turn.slots), (Question::Menu, 1), "L-193: one action");
    scene.act(A::Board(YOURS)).act(A::Party(1));
    assert_eq!(scene.list(), [A::Done, A::Shoot(YOURS)], "L-193: the reverse");
    scene.act(A::Done);
    assert_eq!(scene.game.turn.slots, 0);
    let mut scene = sea(8);
    rival(&mut scene, 8);
    scene.act(A::Shoot(YOURS)).act(normal);
    assert_eq!(scene.asked(), Question::Menu, "L-315: without the instructor nothing follows");
}

#[test]
fn a_grapnel_holds_the_target_in_its_next_turn() {
    let mut scene = sea(8);
    hires(&mut scene, ME, &[U::Grapnel]);
    rival(&mut scene, 8);
    scene.act(A::Board(YOURS)).act(A::Party(1));
    assert_eq!((scene.asked(), scene.list()), (Question::Grapnel, vec![A::No, A::Yes]), "5.3");
    scene.act(A::Yes);
    assert!(!scene.game.is_held(YOURS), "L-316: not in this turn");
    scene.act(A::Board(YOURS)).act(A::Party(1));
    assert_eq!(scene.asked(), Question::Menu, "L-316: it has been thrown");
    scene.act(A::EndTurn);
    assert_eq!(scene.game.turn.pc, YOU);
    assert!(scene.game.is_held(YOURS), "S-35");
    let list = scene.list();
    let moves = |entry: &A| matches!(entry, A::Step(_) | A::Turn(_));
    assert!(!list.iter().any(moves), "S-35, L-316: it cannot move");
    scene.board(ME).cell = None;
    assert!(!scene.game.is_held(YOURS), "L-316: while the user is adjacent");
    scene.board(ME).cell = Some(Cell::CENTRE);
    scene.game.round += 1;
    assert!(!scene.game.is_held(YOURS), "L-316: its next turn alone");
    let mut scene = sea(8);
    hires(&mut scene, ME, &[U::Grapnel]);
    rival(&mut scene, 8);
    scene.board(ME).company.grappled = Some((YOURS, 0));
    scene.act(A::Board(YOURS)).act(A::Party(1));
    assert_eq!(scene.asked(), Question::Menu, "S-35: not on two turns running");
}

#[test]
fn allies_beside_the_target_help() {
    let mut scene = sea(8);
    let target = prey(&mut scene, MERCHANT);
    scene.board(ME).joined = crate::Flags::of(Nation::England);
    let ally = scene.npc(27, ME, beside().to(NE), N);
    assert_eq!(scene.game.flags_of(ally), crate::Flags::corsair(Nation::England), "L-204");
    assert_eq!(scene.game.strongest_guns(1).map(|guns| guns.0), Some(6));
    assert_eq!(scene.game.pincer_in_shot(MINE, target), 2, "L-203");
    let crew = scene.game.fit_crew(ally);
    assert_eq!(scene.game.pincer_in_melee(MINE, target), crew / 4, "L-203, L-204");
    scene.game.npc_mut(1).wounds = crew;
    assert_eq!(scene.game.pincer_in_melee(MINE, target), 0, "L-204: those who are fit");
    let ahead = beside().to(Dir::NORTH);
    scene.game.npc_mut(1).cell = Some(ahead);
    assert_eq!(scene.game.pincer_in_shot(MINE, target), 0, "L-203: she could not shoot it");
    scene.game.npc_mut(1).cell = Some(beside().to(NE));
    scene.board(ME).joined = crate::Flags::NONE;
    assert_eq!(scene.game.pincer_in_shot(MINE, target), 0, "L-204: no ally");
    scene.board(ME).joined = crate::Flags::of(Nation::England);
    scene.game.options = scene.game.options.with(Key::Pincer, 0).expect("an option");
    assert_eq!(scene.game.pincer_in_shot(MINE, target), 0, "L-203: an option");
}
