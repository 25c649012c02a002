//! Signs on buttons: one pen, one box of 24 × 24.

use leptos::prelude::*;

/// What a sign stands for; what it does is said by the label of its button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// Take back.
    Undo,
    /// Do again.
    Redo,
    /// What happened.
    Log,
    /// The rules.
    Rules,
    /// More.
    Menu,
    /// Advice.
    Hint,
    /// Send it to someone.
    Share,
    /// One screen back.
    Back,
    /// Onward.
    Forward,
    /// Close.
    Close,
    /// Run.
    Play,
    /// Halt.
    Pause,
    /// One action on.
    Step,
    /// One action back.
    StepBack,
    /// To the start.
    First,
    /// To the end.
    Last,
    /// Show the result at once.
    Skip,
    /// Settings.
    Settings,
    /// Delete.
    Trash,
    /// Rename.
    Pencil,
    /// Save as a file.
    Download,
    /// Read from a file.
    Upload,
    /// Take care.
    Warning,
    /// Something to know.
    Info,
    /// It cannot be.
    Bar,
    /// Points, statistics.
    Bars,
    /// Home.
    Home,
    /// How many play.
    People,
    /// How long it takes.
    Clock,
    /// Copy.
    Copy,
    /// Winner, leader.
    Star,
    /// Done, saved.
    Tick,
    /// Damage.
    Burst,
    /// One more.
    Plus,
    /// One less.
    Minus,
    /// There is more to be unfolded.
    Unfold,
    /// All of it.
    Whole,
    /// Where it happens.
    Here,
}

impl Glyph {
    /// Its path, for a pen two units wide.
    pub fn path(self) -> &'static str {
        match self {
            Glyph::Undo => "M9 5L4 10L9 15M4 10H14A5.5 5.5 0 0 1 14 21H9",
            Glyph::Redo => "M15 5L20 10L15 15M20 10H10A5.5 5.5 0 0 0 10 21H15",
            Glyph::Log => "M5 3.5H16L19 6.5V20.5H5ZM8.5 9H15.5M8.5 13H15.5M8.5 17H12.5",
            Glyph::Rules => {
                "M12 6.5Q8.5 4 3.5 4.5V18.5Q8.5 18 12 20.5Q15.5 18 20.5 18.5V4.5Q15.5 4 12 6.5ZM12 6.5V20.5"
            }
            Glyph::Menu => "M4 6.5H20M4 12H20M4 17.5H20",
            Glyph::Hint => {
                "M9.5 17.5V16Q5.5 13.5 5.5 9.5A6.5 6.5 0 0 1 18.5 9.5Q18.5 13.5 14.5 16V17.5ZM10 21H14"
            }
            Glyph::Share => "M12 15V3.5M7.5 8L12 3.5L16.5 8M5.5 12V20.5H18.5V12",
            Glyph::Back => "M14.5 5L7.5 12L14.5 19",
            Glyph::Forward => "M9.5 5L16.5 12L9.5 19",
            Glyph::Close => "M6 6L18 18M18 6L6 18",
            Glyph::Play => "M8 5V19L19 12Z",
            Glyph::Pause => "M8.5 5V19M15.5 5V19",
            Glyph::Step => "M6 5V19L15 12ZM18.5 5V19",
            Glyph::StepBack => "M18 5V19L9 12ZM5.5 5V19",
            Glyph::First => "M12 6L6 12L12 18M18.5 6L12.5 12L18.5 18",
            Glyph::Last => "M12 6L18 12L12 18M5.5 6L11.5 12L5.5 18",
            Glyph::Skip => "M4 6V18L11.5 12ZM12.5 6V18L20 12Z",
            Glyph::Settings => {
                "M4 7H13M19 7H20M4 17H5M11 17H20M16 4.5A2.5 2.5 0 1 1 16 9.5A2.5 2.5 0 1 1 16 4.5ZM8 14.5A2.5 2.5 0 1 1 8 19.5A2.5 2.5 0 1 1 8 14.5Z"
            }
            Glyph::Trash => {
                "M4.5 6.5H19.5M9 6.5V4H15V6.5M6.5 6.5L7.5 20.5H16.5L17.5 6.5M10.3 10.5L10.7 16.5M13.7 10.5L13.3 16.5"
            }
            Glyph::Pencil => "M4 20L5 15.5L16 4.5L19.5 8L8.5 19ZM13.5 7L17 10.5",
            Glyph::Download => "M12 3.5V15M7.5 10.5L12 15L16.5 10.5M4.5 16.5V20.5H19.5V16.5",
            Glyph::Upload => "M12 15V3.5M7.5 8L12 3.5L16.5 8M4.5 16.5V20.5H19.5V16.5",
            Glyph::Warning => "M12 3.5L21.5 20H2.5ZM12 9.5V14M12 17V17.2",
            Glyph::Info => "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 11V16.5M12 7.5V7.7",
            Glyph::Bar => "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM5.8 5.8L18.2 18.2",
            Glyph::Bars => "M5 20V13M12 20V4M19 20V9",
            Glyph::Home => "M3.5 11.5L12 4L20.5 11.5M6 9.5V20H10V14.5H14V20H18V9.5",
            Glyph::People => {
                "M9 4.5A3.5 3.5 0 1 1 9 11.5A3.5 3.5 0 1 1 9 4.5ZM2.5 19.5Q2.5 14.5 9 14.5T15.5 19.5ZM15.5 5A3.3 3.3 0 0 1 15.5 11M17.5 14.9Q21.5 16 21.5 19.5"
            }
            Glyph::Clock => "M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 7V12L15.5 14.5",
            Glyph::Copy => "M8.5 8.5H20V20H8.5ZM15.5 8.5V4H4V15.5H8.5",
            Glyph::Star => {
                "M12 3L14.7 9L21 9.7L16.3 14L17.6 20.5L12 17.2L6.4 20.5L7.7 14L3 9.7L9.3 9Z"
            }
            Glyph::Tick => "M4.5 12.5L9.5 18L20 6.5",
            Glyph::Burst => {
                "M12 2.5L14 9L20 5.5L16 11L21.5 13L15.5 14.5L17.5 20L12.5 16.5L10 21.5L9 16L3.5 17.5L7.5 13L2.5 9.5L8.5 9Z"
            }
            Glyph::Plus => "M12 5V19M5 12H19",
            Glyph::Minus => "M5 12H19",
            Glyph::Unfold => "M5 15.5L12 8.5L19 15.5",
            Glyph::Whole => "M4 9V4H9M15 4H20V9M20 15V20H15M9 20H4V15",
            Glyph::Here => {
                "M12 6A6 6 0 1 1 12 18A6 6 0 1 1 12 6ZM12 2V6M12 18V22M2 12H6M18 12H22M12 11.9V12.1"
            }
        }
    }
}

/// A sign in the colour and at the size of the text around it.
#[component]
pub fn Icon(
    /// What to draw.
    glyph: Glyph,
) -> impl IntoView {
    let pen = format!(r#"<path d="{}"/>"#, glyph.path());
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=pen></svg> }
}
