// Written by `cargo xtask content` from crates/logbook/content/events.json: change that.

use crate::content::EventFace;

/// The event cards, by number.
#[rustfmt::skip]
pub static EVENTS: [EventFace; 27] = [
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: true },
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: true },
    EventFace { wind: false, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: true, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
    EventFace { wind: false, extra: false },
];
