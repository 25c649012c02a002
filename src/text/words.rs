//! The fixed words of the page. Both languages fill in every field, or nothing compiles.

/// The fixed words of one language.
pub struct Words {
    /// What the page is, under its name.
    pub tagline: &'static str,
    /// The home page.
    pub home: &'static str,
    /// The games.
    pub games: &'static str,
    /// Back one screen.
    pub back: &'static str,
    /// Close a sheet.
    pub close: &'static str,
    /// Resume the latest game.
    pub continue_game: &'static str,
    /// Start at once.
    pub play: &'static str,
    /// Seats and variants.
    pub options: &'static str,
    /// A guided first game.
    pub learn: &'static str,
    /// Before it, until a game of that kind is known.
    pub first_time: &'static str,
    /// The rules.
    pub rules: &'static str,
    /// The list of sections of the rules.
    pub contents: &'static str,
    /// Heading of the kept games.
    pub saves_title: &'static str,
    /// Settings.
    pub settings: &'static str,
    /// About.
    pub about: &'static str,
    /// The menu of the table.
    pub menu: &'static str,
    /// Set-up screen.
    pub new_game: &'static str,
    /// Start the game.
    pub start: &'static str,
    /// The seats.
    pub seats: &'static str,
    /// Label of a name field.
    pub seat_name: &'static str,
    /// Label of human or bot.
    pub who: &'static str,
    /// Somebody at this screen.
    pub human: &'static str,
    /// The weak bot.
    pub deckhand: &'static str,
    /// The usual bot.
    pub bosun: &'static str,
    /// The strong bot.
    pub captain: &'static str,
    /// One level for every bot.
    pub all_bots: &'static str,
    /// What the weak bot is like.
    pub deckhand_note: &'static str,
    /// What the usual bot is like.
    pub bosun_note: &'static str,
    /// What the strong bot is like.
    pub captain_note: &'static str,
    /// The variants.
    pub variants: &'static str,
    /// The named sets of variants.
    pub presets: &'static str,
    /// Counts a number up.
    pub one_more: &'static str,
    /// Counts a number down.
    pub one_less: &'static str,
    /// The seed.
    pub seed: &'static str,
    /// What a seed is.
    pub seed_help: &'static str,
    /// A seed that is no number.
    pub seed_bad: &'static str,
    /// Cancel the choice.
    pub cancel: &'static str,
    /// Undo.
    pub undo: &'static str,
    /// Redo.
    pub redo: &'static str,
    /// Take back against bots.
    pub take_back: &'static str,
    /// Asked once before taking back.
    pub take_back_ask: &'static str,
    /// A game with a move taken back.
    pub practice: &'static str,
    /// Ask for advice.
    pub hint: &'static str,
    /// Advice is on its way.
    pub hint_wait: &'static str,
    /// The log.
    pub log: &'static str,
    /// Heading of what the reader has not answered yet.
    pub since_your_act: &'static str,
    /// Back to the present.
    pub log_now: &'static str,
    /// While looking at a past moment.
    pub looking_back: &'static str,
    /// Share.
    pub share: &'static str,
    /// Heading of the share sheet.
    pub share_title: &'static str,
    /// What a link holds.
    pub share_note: &'static str,
    /// Share the present position.
    pub share_here: &'static str,
    /// Share from the start.
    pub share_start: &'static str,
    /// Copy the link.
    pub copy: &'static str,
    /// The link was copied.
    pub copied: &'static str,
    /// Copying failed.
    pub copy_failed: &'static str,
    /// The system's own share.
    pub send: &'static str,
    /// The QR code.
    pub qr: &'static str,
    /// The link field.
    pub link: &'static str,
    /// Download as a file.
    pub as_file: &'static str,
    /// Show the result at once.
    pub skip: &'static str,
    /// A bot is thinking.
    pub thinking: &'static str,
    /// The table in words.
    pub read_table: &'static str,
    /// The action list.
    pub actions: &'static str,
    /// The hand zone.
    pub your_hand: &'static str,
    /// Replay.
    pub replay: &'static str,
    /// Title of the replay.
    pub replay_title: &'static str,
    /// First step.
    pub first: &'static str,
    /// Previous step.
    pub previous: &'static str,
    /// Next step.
    pub next: &'static str,
    /// Last step.
    pub last: &'static str,
    /// Play the replay.
    pub run: &'static str,
    /// Pause the replay.
    pub pause: &'static str,
    /// The scrubber.
    pub moment: &'static str,
    /// Whose eye the replay shows.
    pub view_of: &'static str,
    /// All hands open.
    pub view_all: &'static str,
    /// The public table.
    pub view_table: &'static str,
    /// A new game from this moment.
    pub play_from_here: &'static str,
    /// Share this moment.
    pub share_moment: &'static str,
    /// A new game with the same seats.
    pub rematch: &'static str,
    /// Heading of the result.
    pub result: &'static str,
    /// Heading of the curve of the scores.
    pub course: &'static str,
    /// How the points came, as a table.
    pub points_title: &'static str,
    /// Total column.
    pub total: &'static str,
    /// Place column.
    pub place: &'static str,
    /// Name column.
    pub player: &'static str,
    /// Curtain, before the name.
    pub curtain_to: &'static str,
    /// Curtain, what is hidden.
    pub curtain_note: &'static str,
    /// Open the curtain.
    pub reveal: &'static str,
    /// Shared link: who are you.
    pub which_seat: &'static str,
    /// Shared link: the others.
    pub which_seat_note: &'static str,
    /// Beside the seat that is to act.
    pub seat_acts: &'static str,
    /// Shared link: heading.
    pub shared_title: &'static str,
    /// Resume a kept game.
    pub resume: &'static str,
    /// Rename a kept game.
    pub rename: &'static str,
    /// Label of the name field.
    pub rename_label: &'static str,
    /// Store the new name.
    pub keep_name: &'static str,
    /// Export one game.
    pub export: &'static str,
    /// Export all games.
    pub export_all: &'static str,
    /// Delete a kept game.
    pub delete: &'static str,
    /// A kept game was deleted.
    pub deleted: &'static str,
    /// Undo the deletion.
    pub restore: &'static str,
    /// Import games.
    pub import: &'static str,
    /// The field for imported text.
    pub import_label: &'static str,
    /// Choose a file.
    pub import_file: &'static str,
    /// Nothing to import.
    pub import_empty: &'static str,
    /// Every game to import is here already.
    pub import_known: &'static str,
    /// Nothing in it could be read.
    pub import_unreadable: &'static str,
    /// No kept game.
    pub saves_empty: &'static str,
    /// The game is over.
    pub over: &'static str,
    /// The language setting.
    pub language: &'static str,
    /// The theme setting.
    pub theme: &'static str,
    /// Theme as the device says.
    pub theme_auto: &'static str,
    /// Day.
    pub theme_day: &'static str,
    /// Night.
    pub theme_night: &'static str,
    /// Speed setting.
    pub speed: &'static str,
    /// Calm.
    pub speed_calm: &'static str,
    /// Normal.
    pub speed_normal: &'static str,
    /// Fast.
    pub speed_fast: &'static str,
    /// Instant.
    pub speed_instant: &'static str,
    /// Sound setting.
    pub sound: &'static str,
    /// Volume.
    pub volume: &'static str,
    /// Motion setting.
    pub motion: &'static str,
    /// What it means.
    pub motion_help: &'static str,
    /// Text size.
    pub text_size: &'static str,
    /// Normal text.
    pub text_normal: &'static str,
    /// Large text.
    pub text_large: &'static str,
    /// Larger text.
    pub text_larger: &'static str,
    /// Ask before acting.
    pub confirm_setting: &'static str,
    /// What confirming does.
    pub confirm_help: &'static str,
    /// Forced moves.
    pub forced_setting: &'static str,
    /// What it means.
    pub forced_help: &'static str,
    /// The setting of held moments.
    pub held_setting: &'static str,
    /// What it does.
    pub held_help: &'static str,
    /// The setting that keeps every choice in the dock.
    pub choices_setting: &'static str,
    /// What that setting does.
    pub choices_help: &'static str,
    /// Goes on from a held moment.
    pub go_on: &'static str,
    /// Letter keys.
    pub letters_setting: &'static str,
    /// Memory aid.
    pub memory_setting: &'static str,
    /// What it means.
    pub memory_help: &'static str,
    /// Install the app.
    pub install: &'static str,
    /// How to install.
    pub install_help: &'static str,
    /// Already installed.
    pub installed: &'static str,
    /// How to install by hand.
    pub install_menu: &'static str,
    /// A new version is there.
    pub update_ready: &'static str,
    /// Reload.
    pub reload: &'static str,
    /// Storage is full.
    pub storage_full: &'static str,
    /// Storage is forbidden.
    pub storage_forbidden: &'static str,
    /// Something could not be written down.
    pub storage_unwritable: &'static str,
    /// Another tab plays this game.
    pub other_tab: &'static str,
    /// Take the game over.
    pub play_here: &'static str,
    /// An address that leads nowhere.
    pub not_found: &'static str,
    /// A slot that does not exist.
    pub slot_gone: &'static str,
    /// A slot that cannot be read.
    pub slot_damaged: &'static str,
    /// A part of the program is being loaded.
    pub part_coming: &'static str,
    /// A part of the program could not be loaded.
    pub part_missing: &'static str,
    /// A part of this version of the program is not to be had any more.
    pub part_outdated: &'static str,
    /// Try once more.
    pub try_again: &'static str,
    /// Heading of the error page.
    pub error_title: &'static str,
    /// Not a link.
    pub link_not: &'static str,
    /// A game we do not have.
    pub link_unknown: &'static str,
    /// A damaged link.
    pub link_garbled: &'static str,
    /// A link too long.
    pub link_long: &'static str,
    /// A link that does not fit the rules.
    pub link_diverged: &'static str,
    /// Heading after a crash.
    pub panic_title: &'static str,
    /// What to do after a crash.
    pub panic_text: &'static str,
    /// Copy the report.
    pub copy_report: &'static str,
    /// Heading of the fair-play note.
    pub fair_title: &'static str,
    /// The fair-play note.
    pub fair_text: &'static str,
    /// Heading of the privacy note.
    pub private_title: &'static str,
    /// The privacy note.
    pub private_text: &'static str,
    /// Heading of the credits.
    pub credits_title: &'static str,
    /// Heading of the licences.
    pub licences_title: &'static str,
    /// The licences.
    pub licences_text: &'static str,
    /// The version.
    pub version: &'static str,
    /// Link to the rule behind a reason.
    pub why_link: &'static str,
    /// Heading of the keys help.
    pub keys_title: &'static str,
    /// The keys.
    pub keys_text: &'static str,
    /// Marks a guided game.
    pub guided: &'static str,
    /// Shows a chart larger.
    pub chart_nearer: &'static str,
    /// Shows a chart smaller.
    pub chart_farther: &'static str,
    /// Shows all of a chart.
    pub chart_whole: &'static str,
    /// Shows what the decision is about.
    pub chart_here: &'static str,
    /// It is the reader's turn.
    pub your_turn: &'static str,
    /// The game is over, for the title.
    pub game_over: &'static str,
    /// Nothing can be chosen: the game is over.
    pub no_more_choices: &'static str,
    /// Nothing can be chosen: one only looks.
    pub only_looking: &'static str,
}
