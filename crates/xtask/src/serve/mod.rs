//! A small web server for the built page: this machine only, files only.

mod mime;
mod request;

use crate::failure::Failure;
use request::Request;
use std::{
    fs,
    io::{self, BufReader, Write},
    net::{Ipv4Addr, TcpListener, TcpStream},
    path::Path,
    thread,
    time::Duration,
};

/// Ports tried after the wanted one.
const NEIGHBOURS: u16 = 100;
/// Browsers open connections ahead of need and may never use them.
const PATIENCE: Duration = Duration::from_secs(20);

/// Serves `dist` until the process is ended.
pub fn serve(dist: &Path, port: u16) -> Result<(), Failure> {
    if !dist.join("index.html").is_file() {
        return Err(Failure::Missing(
            "there is no page in dist/ yet: run `cargo xtask build` or leave out --no-build".into(),
        ));
    }
    let listener = listen(port)?;
    let port = listener.local_addr().map(|address| address.port());
    println!(
        "Grand Large: http://127.0.0.1:{}/",
        port.map_err(|error| Failure::Wrong(format!("no address to listen on: {error}")))?
    );
    // A connection that fails before it begins concerns its browser, not us.
    for stream in listener.incoming().flatten() {
        let dist = dist.to_path_buf();
        // Likewise one that breaks: the browser will ask again.
        thread::spawn(move || answer(&stream, &dist));
    }
    Ok(())
}

/// Listens on the wanted port or the next free one.
fn listen(port: u16) -> Result<TcpListener, Failure> {
    let last = port.saturating_add(NEIGHBOURS);
    let mut ports = port..=last;
    ports
        .find_map(|port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).ok())
        .ok_or_else(|| Failure::Wrong(format!("the ports {port} to {last} are all taken")))
}

fn answer(stream: &TcpStream, dist: &Path) -> io::Result<()> {
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_write_timeout(Some(PATIENCE))?;
    let (status, mime, body, with_body) = match Request::read(BufReader::new(stream)) {
        Ok(Request { path, with_body }) => match fs::read(dist.join(&path)) {
            Ok(body) => ("200 OK", mime::of(&path), body, with_body),
            Err(_) => plain("404 Not Found", with_body),
        },
        Err(refusal) => plain(refusal.status(), true),
    };
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {mime}\r\nContent-Length: {}\r\n\
         Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut out = stream;
    out.write_all(head.as_bytes())?;
    if with_body {
        out.write_all(&body)?;
    }
    out.flush()
}

fn plain(status: &'static str, with_body: bool) -> (&'static str, &'static str, Vec<u8>, bool) {
    let body = format!("{status}\n").into_bytes();
    (status, "text/plain; charset=utf-8", body, with_body)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    fn ask(request: &str, dist: &Path) -> String {
        let listener = listen(0).expect("a free port");
        let address = listener.local_addr().expect("it listens");
        let mut client = TcpStream::connect(address).expect("it listens");
        client.write_all(request.as_bytes()).expect("it reads");
        let (stream, _) = listener.accept().expect("a client");
        answer(&stream, dist).expect("the client is still there");
        drop(stream);
        let mut text = String::new();
        client.read_to_string(&mut text).expect("an answer");
        text
    }

    #[test]
    fn files_are_served_and_nothing_else() {
        let base = std::env::temp_dir().join(format!("grand-large-serve-{}", std::process::id()));
        let dist = base.join("dist");
        fs::create_dir_all(&dist).expect("temporary");
        fs::write(dist.join("index.html"), "the page").expect("temporary");
        fs::write(dist.join("a b.wasm"), "wasm").expect("temporary");
        fs::write(base.join("secret"), "secret").expect("temporary");
        for (request, status, ending) in [
            ("GET / HTTP/1.1\r\n\r\n", "200 OK", "the page"),
            ("GET /?x=1 HTTP/1.1\r\nHost: a\r\n\r\n", "200 OK", "the page"),
            ("GET /a%20b.wasm HTTP/1.1\r\n\r\n", "200 OK", "wasm"),
            ("HEAD / HTTP/1.1\r\n\r\n", "200 OK", "\r\n\r\n"),
            ("GET /missing HTTP/1.1\r\n\r\n", "404 Not Found", "404 Not Found\n"),
            ("GET /../secret HTTP/1.1\r\n\r\n", "400 Bad Request", "400 Bad Request\n"),
            ("GET /%2e%2e/secret HTTP/1.1\r\n\r\n", "400 Bad Request", "400 Bad Request\n"),
            ("POST / HTTP/1.1\r\n\r\n", "405 Method Not Allowed", "Method Not Allowed\n"),
            ("nonsense\r\n\r\n", "400 Bad Request", "400 Bad Request\n"),
        ] {
            let answer = ask(request, &dist);
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}\r\n")), "{request}: {answer}");
            assert!(answer.ends_with(ending), "{request}: {answer}");
        }
        assert!(
            ask("GET /a%20b.wasm HTTP/1.1\r\n\r\n", &dist).contains("Type: application/wasm\r\n")
        );
        fs::remove_dir_all(&base).expect("it was ours");
    }

    #[test]
    fn a_taken_port_moves_us_to_the_next() {
        let first = listen(20_480).expect("a free port");
        let second = listen(20_480).expect("another free port");
        let port = |listener: &TcpListener| listener.local_addr().expect("it listens").port();
        assert!(port(&second) > port(&first));
    }
}
