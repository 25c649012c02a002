//! Quayside's table: drawn from a plain model, told in the words of `text::quay`.

mod auction;
mod board;
pub mod faces;
mod hand;
mod market;
pub mod model;
mod options;
mod port;
mod ribbon;
mod stalls;
mod stock;
mod thing;
pub mod why;

use engine::{Clock, Match, Outcome};
use leptos::prelude::*;
use quay::{Action, Event, Front, Phase, Quay, Ship, View};

use super::{Drawn, Playable};
use crate::desk::Desk;
use crate::games::GameId;
use crate::handle::Standing;
use crate::pieces::Card;
use crate::prefs::use_prefs;
use crate::text::guide::Guide;
use crate::text::quay as text;
use crate::text::rules::Section;
use crate::text::{Blurb, Lang, Names, OptionWords, Paragraph, Prompt, ResultTable};
use auction::{Ladder, OfferPanel};
use board::Board;
use hand::HandZone;
use market::Market;
use model::Picked;
use options::{Options, Partners, ShelterSwitch};
use port::Port;
use ribbon::Ribbon;
use stalls::Stalls;
use stock::Stock;

impl Playable for Quay {
    const ID: GameId = GameId::Quay;

    fn blurb(lang: Lang) -> Blurb {
        text::blurb(lang)
    }

    fn rules(lang: Lang) -> Vec<Section> {
        text::rules(lang)
    }

    fn option_words(key: &str, lang: Lang) -> OptionWords {
        text::option_words(key, lang)
    }

    fn guide() -> Guide {
        text::guide()
    }

    fn picture() -> AnyView {
        let prefs = use_prefs();
        let ships = ["L23", "L07", "K09"].into_iter().filter_map(Ship::parse);
        let one = |ship: Ship| {
            let face = Signal::derive(move || faces::ship(prefs.lang(), ship));
            view! { <Card face/> }
        };
        view! { <span class="game-hand">{ships.map(one).collect_view()}</span> }.into_any()
    }

    fn draw(game: RwSignal<Match<Self>>, desk: Desk) -> Drawn {
        let picked = RwSignal::new(Picked::default());
        let model = Memo::new(move |_| {
            let path =
                desk.draft.with(|draft| draft.as_ref().map_or_else(Vec::new, |d| d.path.clone()));
            let (eye, since, picked) = (desk.eye.get(), desk.since.get(), picked.get());
            game.with(|game| model::table(game, eye, picked, &path, since))
        });
        let board = Board { game, desk, picked, model };
        let hand = hand::memo(board);
        Drawn {
            table: view! { <QuayTable board/> }.into_any(),
            hand: view! { <HandZone board hand/> }.into_any(),
        }
    }

    fn label(view: &View, action: Action, names: &Names) -> String {
        text::label(view, action, names)
    }

    fn deed(view: &View, action: Action, names: &Names) -> String {
        text::deed(view, action, names)
    }

    fn prompt(view: &View, legal: &[Action], names: &Names) -> Prompt {
        text::prompt(view, legal, names)
    }

    fn narrate(event: &Event, names: &Names) -> Option<String> {
        text::narrate(event, names)
    }

    fn chapter(clock: Clock, names: &Names) -> String {
        text::chapter(clock, names.lang)
    }

    fn standings(view: &View, names: &Names) -> Vec<Standing> {
        text::standings(view, names)
    }

    fn read_aloud(view: &View, names: &Names) -> Vec<Paragraph> {
        text::read_aloud(view, names)
    }

    fn result(view: &View, outcome: &Outcome, names: &Names) -> ResultTable {
        text::result(view, outcome, names)
    }

    /// Everything at this table is public, so nothing is given away; but whoever cannot carry
    /// out a card that lies there should see it before the turn passes.
    fn obvious(view: &View, only: Action) -> bool {
        let Some(seat) = view.actor() else { return false };
        let own = view.seat(seat);
        let waits = matches!(own.front, Front::Card { .. }) && !own.acted;
        !(only == Action::Done && waits)
    }

    /// A sale wants to be read, a departure even more.
    fn pause(events: &[Event]) -> u32 {
        let wanted = |event: &Event| match event {
            Event::Left(_) => 2200,
            Event::Sold { .. } | Event::Kept { .. } | Event::Stolen { .. } => 1500,
            Event::Loaded(..) | Event::Played(..) => 1300,
            Event::Bid { .. } | Event::Offered(..) | Event::Chose(..) => 800,
            _ => 0,
        };
        events.iter().map(wanted).max().unwrap_or(0)
    }
}

/// What lies on the table: the quay, the cards of the turn, the merchants, piles and reserve.
#[component]
fn QuayTable(board: Board) -> impl IntoView {
    let phase = move || {
        board.model.with(|model| match model.phase {
            Phase::Setup => "setup",
            Phase::Reveal => "reveal",
            Phase::Trade => "trade",
            Phase::Act => "act",
            Phase::Departure => "departure",
            Phase::Over => "over",
        })
    };
    let taking = move || {
        board.model.with(|model| {
            use quay::Decision::{BuyStore, Draw, Free, Setup};
            matches!(model.decision, Setup { .. } | Draw | Free { .. } | BuyStore { .. })
        })
    };
    let auction = move || board.model.with(|model| model.auction.is_some());
    let yours = move || board.desk.open.get() && board.model.with(|model| model.yours);
    view! {
        <div
            class="quay"
            data-phase=phase
            data-taking=move || taking().then_some("")
            data-auction=move || auction().then_some("")
            data-yours=move || yours().then_some("")
        >
            <div class="quay-main">
                <Ribbon board/>
                <Port board/>
                <section class="zone quay-middle">
                    <h2 class="zone-title">{move || text::terms(board.lang()).market}</h2>
                    <div class="quay-play">
                        <Market board/>
                        <Ladder board/>
                        <ShelterSwitch board/>
                    </div>
                    <Partners board/>
                    <div class="quay-answer">
                        <OfferPanel board/>
                        <Options board/>
                    </div>
                    <Prospect board/>
                </section>
                <Stock board/>
            </div>
            <Stalls board/>
        </div>
    }
}

/// What the drafted choice would bring; with two seats, what a bid is good for.
#[component]
fn Prospect(board: Board) -> impl IntoView {
    let told = move || {
        let told = board.model.with(|model| model.prospect.clone())?;
        Some(text::foretold(board.lang(), &told)).filter(|told| !told.is_empty())
    };
    let hint = move || {
        let may_bid = board.model.with(|model| {
            let holder = |stand: &model::Stand| stand.seat.is_some() && !stand.down;
            model.seats == 2 && model.yours && model.market.iter().any(holder)
        });
        let choosing = board.model.with(|model| matches!(model.decision, quay::Decision::Choose));
        (may_bid && choosing).then(|| text::terms(board.lang()).bid_to_be_paid.to_owned())
    };
    view! { <p class="quay-prospect">{move || told().or_else(hint)}</p> }
}
