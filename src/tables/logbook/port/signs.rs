//! Flags of nations beside words, and signs of what ports offer.

use leptos::prelude::*;
use logbook::Nation;
use logbook::content::Service;

use crate::tables::logbook::flags::plate;
use crate::text::Lang;

/// A port's flag by itself: letter and colours; a native port has a letter alone.
pub fn flag(lang: Lang, nation: Option<Nation>) -> AnyView {
    let drawn = plate(lang, nation);
    view! { <svg class="deck-flag" viewBox="-21 -10 42 20" aria-hidden="true" focusable="false" inner_html=drawn></svg> }
        .into_any()
}

/// The sign of a service, for a pen.
pub fn service_sign(service: Service) -> AnyView {
    let pen = match service {
        Service::Tavern => {
            "M5 7H16V20H5ZM16 10H19.5V17H16M8.5 11V16.5M12.5 11V16.5M5 7Q5 4 8 4.5Q10 2.5 12.5 4Q16 3.5 16 7"
        }
        Service::Shipyard => "M13 4L20 11L17.5 13.5L10.5 6.5ZM14 10L5.5 20.5L3.5 18.5L13 9",
        Service::Buy => "M4 10H20V20H4ZM4 10L7 4H17L20 10M12 13V18M9.5 15.5L12 18L14.5 15.5",
        Service::Sell => {
            "M12 4V20M8 20H16M4 7H20M6.5 7L3.5 14Q6.5 16.5 9.5 14ZM17.5 7L14.5 14Q17.5 16.5 20.5 14Z"
        }
    };
    let pen = format!(r#"<path d="{pen}"/>"#);
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" inner_html=pen></svg> }
        .into_any()
}
