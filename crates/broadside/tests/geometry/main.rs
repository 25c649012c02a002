//! The board of Broadside: every worked example of the rules, and sailing against its definition.

mod courses;
mod examples;
mod measured;
mod seas;
mod stepping;
