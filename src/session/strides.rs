//! Which steps were taken in one act: they are undone and done again in one, too.

/// The acts of several steps, by their first step and the one after their last, in order.
#[derive(Clone, Default, Debug)]
pub struct Strides(Vec<(usize, usize)>);

impl Strides {
    /// An act led from one position to another. What was to come after it has gone.
    pub fn took(&mut self, from: usize, to: usize) {
        self.0.retain(|(_, end)| *end <= from);
        if to > from + 1 {
            self.0.push((from, to));
        }
    }

    /// Where the act began that led to this position, or passed it by.
    pub fn begin(&self, ply: usize) -> usize {
        let stride = self.0.iter().find(|(from, to)| *from < ply && ply <= *to);
        stride.map_or(ply.saturating_sub(1), |(from, _)| *from)
    }

    /// Where the act leads that goes on from this position.
    pub fn end(&self, ply: usize) -> usize {
        let stride = self.0.iter().find(|(from, to)| *from <= ply && ply < *to);
        stride.map_or(ply + 1, |(_, to)| *to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn strides(acts: &[(usize, usize)]) -> Strides {
        let mut strides = Strides::default();
        acts.iter().for_each(|(from, to)| strides.took(*from, *to));
        strides
    }

    #[test]
    fn an_act_of_several_steps_is_undone_and_done_again_in_one() {
        let strides = strides(&[(0, 1), (1, 5), (5, 6), (6, 9)]);
        assert_eq!([9, 6, 5, 1].map(|ply| strides.begin(ply)), [6, 5, 1, 0]);
        assert_eq!([0, 1, 5, 6].map(|ply| strides.end(ply)), [1, 5, 6, 9]);
    }

    /// Where something was shown on the way, undo stops there, and goes on from there.
    #[test]
    fn within_an_act_one_goes_to_its_ends() {
        let strides = strides(&[(1, 5)]);
        assert_eq!((strides.begin(3), strides.end(3)), (1, 5));
    }

    #[test]
    fn what_is_played_instead_takes_the_place_of_what_was_undone() {
        let mut strides = strides(&[(0, 3), (3, 8)]);
        strides.took(3, 4);
        assert_eq!([4, 5, 3].map(|ply| strides.begin(ply)), [3, 4, 0]);
        strides.took(2, 6);
        assert_eq!([6, 3, 2].map(|ply| strides.begin(ply)), [2, 2, 1]);
        assert_eq!(strides.end(0), 1, "nothing of it is left");
    }

    #[test]
    fn before_the_first_step_there_is_nothing() {
        assert_eq!(strides(&[]).begin(0), 0);
    }
}
