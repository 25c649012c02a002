//! The numbers that every platform must agree on, as far as one platform can tell.

use bots::Played;
use bots::selfcheck::{decisions, games};
use engine::toy::Toy;

#[test]
fn checks_are_repeatable_and_tell_seeds_apart() {
    let options = Default::default();
    let played = games::<Toy>(&options, 0..50);
    assert_eq!(played, Toy::games(&options, 0..50));
    let distinct: std::collections::BTreeSet<_> = played.iter().collect();
    assert_eq!(distinct.len(), 50);
    assert_eq!(decisions::<Toy>(&options, 0..20), Toy::decisions(&options, 0..20));
    assert_ne!(decisions::<Toy>(&options, 0..20), decisions::<Toy>(&options, 20..40));
}

#[test]
fn playouts_count_every_action() {
    // Five cards for each of three seats.
    assert_eq!(Toy::playouts(&Default::default(), 0..10), 150);
}
