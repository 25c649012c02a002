// How soon there is something to see and something to do, on slow 4G with a quarter of this machine, beside a static page
// and the smallest Leptos program there is (G13, G14, G16): `node first-paint.mjs [rounds]`. Prints figures, judges none;
// not part of the tests. The page must be built (`cargo xtask build`), as must the tools it is built with.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { fileURLToPath } from "node:url";
import { launch } from "./lib/browser.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const dist = resolve(process.env.GRAND_LARGE_DIST ?? here("../dist"));
const rounds = Number(process.argv[2] ?? 5);
const LINE = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const TYPES = { ".css": "text/css", ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2" };

/** What Rust makes use of without asking, as in crates/xtask/src/page/split.rs. */
const FEATURES = ["bulk-memory", "sign-ext", "mutable-globals", "nontrapping-float-to-int", "reference-types", "multivalue"].map((name) => `--enable-${name}`);

const scratch = mkdtempSync(join(tmpdir(), "grand-large-first-paint-"));
process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));

const peers = [
  { name: "static page", dir: staticPage(), usable: "h1" },
  { name: "Leptos counter", dir: counter(), usable: "button" },
  { name: "Grand Large", dir: dist, usable: "[data-play]" },
  { name: "Grand Large again", dir: dist, usable: "[data-play]", second: true },
];

const browser = await launch();
const figures = new Map(peers.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const peer of peers) figures.get(peer.name).push(await measured(peer));
}
await browser.close();

console.log(`slow 4G (1.6 Mbit/s, 150 ms), CPU ÷ 4, ${rounds} rounds, median (least–most) in ms`);
for (const [name, list] of figures) {
  console.log(`${name.padEnd(18)} first paint ${spread(list, "paint").padEnd(18)} usable ${spread(list, "usable")}`);
}
const median = (name, what) => quantile(figures.get(name).map((figure) => figure[what]), 0.5);
console.log(`G13 first paint ÷ static page: ${(median("Grand Large", "paint") / median("static page", "paint")).toFixed(2)} (goal 1.3)`);
console.log(`G14 home usable: ${Math.round(median("Grand Large", "usable"))} ms (goal 2500)`);
console.log(`G16 second visit ÷ counter, usable: ${(median("Grand Large again", "usable") / median("Leptos counter", "usable")).toFixed(2)} (goal 1)`);
process.exit(0);

/** One visit in a fresh profile; a second visit comes after a first one that may take its time. */
async function measured({ dir, usable, second }) {
  const server = await serve(dir);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  try {
    if (second) {
      const first = await context.newPage();
      await first.goto(server.url);
      await first.evaluate(async () => {
        await navigator.serviceWorker.ready;
        while (!navigator.serviceWorker.controller) await new Promise((done) => setTimeout(done, 50));
      });
      await first.close();
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", LINE);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    page.on("pageerror", (error) => console.log(error.message));
    await page.addInitScript(watch, usable);
    await page.goto(server.url, { waitUntil: "commit" });
    return await page.evaluate(() => window.figures);
  } finally {
    await context.close();
    await server.stop();
  }
}

/** Runs in the page: the first contentful paint, and when the thing to press is there and painted. */
function watch(usable) {
  window.figures = new Promise((done) => {
    const found = {};
    const tell = () => found.paint && found.usable && done(found);
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint") found.paint = startTime;
      tell();
    }).observe({ type: "paint", buffered: true });
    const look = () => {
      if (!document.querySelector(usable)) return requestAnimationFrame(look);
      requestAnimationFrame(() => setTimeout(() => { found.usable = performance.now(); tell(); }));
    };
    look();
  });
}

/** A page with words and nothing else. */
function staticPage() {
  const dir = join(scratch, "static");
  mkdirSync(dir);
  writeFileSync(join(dir, "index.html"), '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Static</title><style>body{font:16px sans-serif}</style></head><body><h1>Static</h1><p>Nothing else.</p></body></html>');
  return dir;
}

/** The smallest Leptos program: a button that counts, built as our page is. */
function counter() {
  const crate = join(scratch, "counter");
  cpSync(here("counter"), crate, { recursive: true });
  const tools = process.env.GRAND_LARGE_TOOLS ?? join(process.env.XDG_CACHE_HOME ?? join(process.env.HOME, ".cache"), "grand-large/tools");
  const target = process.env.GRAND_LARGE_COUNTER_TARGET ?? here("../target/counter");
  const run = (program, args) => execFileSync(program, args, { cwd: crate, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, CARGO_TARGET_DIR: target } });
  cpSync(here("../Cargo.lock"), join(crate, "Cargo.lock"));
  run("cargo", ["build", "--release", "--target", "wasm32-unknown-unknown"]);
  const out = join(scratch, "counter-page");
  const bin = (name) => execFileSync("sh", ["-c", `ls -d "$1"/${name} | tail -1`, "sh", tools]).toString().trim();
  run(bin("wasm-bindgen-cli-*/bin/wasm-bindgen"), ["--target=web", "--no-typescript", "--out-dir", out, join(target, "wasm32-unknown-unknown/release/counter.wasm")]);
  run(bin("binaryen-*/node_modules/.bin/wasm-opt"), ["-Oz", ...FEATURES, join(out, "counter_bg.wasm"), "-o", join(out, "counter_bg.wasm")]);
  writeFileSync(join(out, "index.html"), '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Counter</title><link rel="modulepreload" href="counter.js"><link rel="preload" href="counter_bg.wasm" as="fetch" type="application/wasm" crossorigin><script type="module">import init from "./counter.js"; init({ module_or_path: "./counter_bg.wasm" });</script></head><body></body></html>');
  return out;
}

/** A host that compresses as hosts do, brotli made beforehand. */
async function serve(dir) {
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(new URL(request.url, "http://localhost").pathname).slice(1) || "index.html";
    const content = await packed(join(dir, name));
    if (!content) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream", "content-encoding": "br", "cache-control": "max-age=600" }).end(content);
  });
  await new Promise((done) => server.listen(0, "localhost", done));
  const stop = () => new Promise((done) => { server.closeAllConnections(); server.close(done); });
  return { url: `http://localhost:${server.address().port}/`, stop };
}

async function packed(file) {
  packed.all ??= new Map();
  if (!packed.all.has(file)) {
    const raw = await readFile(file).catch(() => null);
    packed.all.set(file, raw && brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  }
  return packed.all.get(file);
}

function quantile(numbers, part) {
  return [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) * part)];
}

function spread(list, what) {
  const numbers = list.map((figure) => figure[what]);
  return `${Math.round(quantile(numbers, 0.5))} (${Math.round(Math.min(...numbers))}–${Math.round(Math.max(...numbers))})`;
}
