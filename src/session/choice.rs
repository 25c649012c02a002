//! What becomes of a choice: it is played, or shown until it is confirmed.

/// How a choice comes from the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Coming {
    /// It is chosen by a press.
    Chosen,
    /// It is turned, dragged or leafed to, and may change with the next movement.
    Shown,
    /// What was being shown is let go.
    LetGo,
}

impl Coming {
    /// Is it played at once? `again` says whether it is shown already, `confirming` whether people
    /// want to be asked, `free` whether it can be taken back freely.
    pub fn plays(self, again: bool, confirming: bool, free: impl FnOnce() -> bool) -> bool {
        match self {
            Coming::Chosen => again || !confirming || free(),
            // Even what one press would be enough for: a movement is no press.
            Coming::Shown => false,
            Coming::LetGo => !confirming,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EVER: [bool; 2] = [false, true];

    #[test]
    fn a_press_is_shown_first_where_people_want_to_be_asked() {
        assert!(!Coming::Chosen.plays(false, true, || false));
        assert!(Coming::Chosen.plays(true, true, || false), "the second press confirms");
        assert!(Coming::Chosen.plays(false, true, || true), "it can be taken back");
        assert!(Coming::Chosen.plays(false, false, || false), "nobody wants to be asked");
    }

    #[test]
    fn what_is_only_shown_is_never_played() {
        for (again, confirming) in EVER.into_iter().flat_map(|a| EVER.map(|b| (a, b))) {
            assert!(!Coming::Shown.plays(again, confirming, || true), "{again} {confirming}");
        }
    }

    #[test]
    fn letting_go_plays_where_nobody_wants_to_be_asked_and_nowhere_else() {
        for again in EVER {
            assert!(Coming::LetGo.plays(again, false, || false));
            assert!(!Coming::LetGo.plays(again, true, || true), "it stays shown");
        }
    }
}
