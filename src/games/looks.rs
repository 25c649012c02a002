//! The looks of a game: a style sheet of its own that stands switched off in the page until the
//! game is opened, so that nobody loads what others wear.

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen_futures::JsFuture;
use web_sys::Element;

use super::{GameId, Missing};

/// The attribute without which the browser follows a link.
const OFF: &str = "disabled";

impl GameId {
    /// Does the page wear the looks of this game? So it does where there is no page, or no sheet
    /// apart from the others.
    pub fn is_worn(self) -> bool {
        self.sheet().is_none_or(|link| has_come(&link))
    }

    /// Puts them on, fetched if need be. What failed is tried anew by the next call.
    pub async fn wear(self) -> Result<(), Missing> {
        let Some(link) = self.sheet().filter(|link| !has_come(link)) else { return Ok(()) };
        let mut listen = |come: Function, fail: Function| {
            // An event target that takes no listeners would be no element.
            let _ = link.add_event_listener_with_callback("load", &come);
            let _ = link.add_event_listener_with_callback("error", &fail);
        };
        let comes = Promise::new(&mut listen);
        let _ = link.remove_attribute(OFF);
        if JsFuture::from(comes).await.is_err() {
            let _ = link.set_attribute(OFF, "");
            return Err(Missing);
        }
        Ok(())
    }

    /// The link to the sheet of this game.
    fn sheet(self) -> Option<Element> {
        #[cfg(not(target_arch = "wasm32"))]
        let link = None;
        #[cfg(target_arch = "wasm32")]
        let link = web_sys::window()?
            .document()?
            .query_selector(&format!("link[data-looks={}]", self.name()))
            .ok()
            .flatten();
        link
    }
}

/// Is the sheet of a link there? Until it has come, or while it is off, the link has none.
fn has_come(link: &Element) -> bool {
    Reflect::get(link, &"sheet".into()).is_ok_and(|sheet| !sheet.is_null())
}
