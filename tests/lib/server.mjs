// A static file server for the built page, on this machine only. It knows nothing of the page, so what works here works
// on any static host.
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { gzipSync } from "node:zlib";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** Serves a directory under a path such as `/` or `/some/where/`. It can be stopped and started again on its port. */
export class Server {
  #root;
  #base;
  #server = null;
  #port = 0;
  #packed = new Map();

  constructor(root, base = "/") {
    this.#root = root;
    this.#base = base;
  }

  /** The address of the page. */
  get url() {
    return `http://localhost:${this.#port}${this.#base}`;
  }

  async start() {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise((done, fail) => this.#server.once("error", fail).listen(this.#port, "localhost", done));
    this.#port = this.#server.address().port;
    return this;
  }

  /** From now on nothing answers, as when the network is gone. */
  async stop() {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done()));
  }

  /** Serves other text in place of a file: a new version of the page. */
  change(name, text) {
    this.#packed.set(name, gzipSync(text));
  }

  /** From now on there is no such file: an old version of the page has gone. */
  remove(name) {
    this.#packed.set(name, null);
  }

  /** Everything is as it lies on the disk again. */
  restore() {
    this.#packed.clear();
  }

  async #answer(request, response) {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const name = path.startsWith(this.#base) ? path.slice(this.#base.length) || "index.html" : null;
    const content = name === null ? null : await this.#content(name);
    if (content === null) {
      response.writeHead(404, { "content-type": "text/plain" }).end("not found");
      return;
    }
    const type = TYPES[extname(name)] ?? "application/octet-stream";
    const headers = { "content-type": type, "content-encoding": "gzip", "cache-control": "no-cache" };
    response.writeHead(200, headers).end(content);
  }

  /** A file as every host sends it, compressed; null if there is none. */
  async #content(name) {
    if (!this.#packed.has(name)) {
      const file = normalize(join(this.#root, name));
      const text = file.startsWith(this.#root + sep) ? await readFile(file).catch(() => null) : null;
      this.#packed.set(name, text && gzipSync(text));
    }
    return this.#packed.get(name);
  }
}
