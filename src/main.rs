//! The program of the page. The same program serves as the bots' worker: where there is no
//! window, it listens for questions instead of drawing.

fn main() {
    if grand_large::is_page() {
        grand_large::mount();
    } else {
        grand_large::brain::worker::serve();
    }
}
