//! The large drawings on cards and empty pages.

use leptos::prelude::*;

use super::markup::shape;
use crate::art;

/// What a card or an empty page shows, in one ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Silhouette {
    /// One mast.
    Sloop,
    /// Two masts.
    Brig,
    /// Three masts.
    Galleon,
    /// A round merchant.
    Cog,
    /// A ship's wheel.
    Wheel,
    /// A pirate flag.
    Flag,
    /// Lines of wind.
    Gust,
    /// A captain's hat.
    Tricorne,
    /// An admiral's hat.
    Bicorne,
    /// A warehouse.
    Warehouse,
}

impl Silhouette {
    /// Its path in a box of 64 × 48.
    pub fn path(self) -> &'static str {
        match self {
            Silhouette::Sloop => art::SLOOP,
            Silhouette::Brig => art::BRIG,
            Silhouette::Galleon => art::GALLEON,
            Silhouette::Cog => art::COG,
            Silhouette::Wheel => art::WHEEL,
            Silhouette::Flag => art::FLAG,
            Silhouette::Gust => art::GUST,
            Silhouette::Tricorne => art::TRICORNE,
            Silhouette::Bicorne => art::BICORNE,
            Silhouette::Warehouse => art::WAREHOUSE,
        }
    }

    /// The CSS class of its path: a pen stroke or a filled shape.
    pub fn class(self) -> &'static str {
        match self {
            Silhouette::Gust => "art-pen",
            _ => "art-fill",
        }
    }
}

/// A silhouette on its own: the drawing of an empty page or a game's title.
#[component]
pub fn Picture(
    /// What to draw.
    silhouette: Silhouette,
) -> impl IntoView {
    let drawing = shape(silhouette.class(), silhouette.path());
    view! { <svg class="picture" viewBox="0 0 64 48" aria-hidden="true" focusable="false" inner_html=drawing></svg> }
}
