//! The board of Broadside: every worked example of the rules, and the quick answers against the
//! definitions.

mod courses;
mod examples;
mod fire;
mod hulls;
mod islands;
mod measured;
mod polygons;
mod seas;
mod stepping;
mod tows;
