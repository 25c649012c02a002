//! Lists and conditions of the page. What Leptos would compile anew for every closure that feeds
//! them is compiled here once, which is what keeps the program small.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

/// A row of a list: what tells it from the others, and how it is drawn once it has come.
struct Row {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

/// A row for each item. Rows of items that stay are left as they are, so an item should hold
/// what tells a row from others and nothing that changes.
pub fn rows<I, T, V>(
    each: impl Fn() -> I + Send + 'static,
    draw: impl Fn(T) -> V + Send + Sync + 'static,
) -> AnyView
where
    I: IntoIterator<Item = T>,
    T: Hash + Send + 'static,
    V: IntoView + 'static,
{
    let draw = Arc::new(draw);
    let row = move |item: T| {
        let draw = Arc::clone(&draw);
        Row { key: key_of(&item), draw: Box::new(move || draw(item).into_any()) }
    };
    listed(Box::new(move || each().into_iter().map(&row).collect()))
}

fn listed(each: Box<dyn Fn() -> Vec<Row> + Send>) -> AnyView {
    view! { <For each key=|row| row.key let(row)>{(row.draw)()}</For> }.into_any()
}

fn key_of(item: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    item.hash(&mut hasher);
    hasher.finish()
}

/// Draws its children as long as something holds.
#[component]
pub fn When(
    /// What must hold.
    #[prop(into)]
    is: Signal<bool>,
    /// What is drawn then.
    children: ChildrenFn,
) -> impl IntoView {
    let is = Memo::new(move |_| is.get());
    view! { {move || is.get().then(|| children())} }
}
