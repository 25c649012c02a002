// The page's real worker plays and decides as the program under Node does, which is compared with the native one by
// wasm/determinism.mjs.
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { deepEqual, ok } from "../lib/check.mjs";
import { forEachGame } from "../lib/runner.mjs";

const GAMES = 25;

/** Asks a fresh program under Node, in a process of its own. */
function underNode(dist, request) {
  const script = fileURLToPath(new URL("../wasm/ask.mjs", import.meta.url));
  const env = { ...process.env, GRAND_LARGE_DIST: dist };
  return JSON.parse(execFileSync(process.execPath, [script, JSON.stringify(request)], { env, maxBuffer: 1 << 28 }));
}

/** Runs in the page: starts a worker of its own as the page does, and asks it. */
async function inWorker(request) {
  const address = (link) => new URL(document.querySelector(link).getAttribute("href"), document.baseURI).href;
  const module = await WebAssembly.compileStreaming(fetch(address("link[rel=preload][as=fetch]")));
  const worker = new Worker("bot-worker.js", { type: "module" });
  const heard = () => new Promise((done, fail) => Object.assign(worker, { onmessage: ({ data }) => done(data), onerror: fail }));
  worker.postMessage({ glue: address("link[rel=modulepreload]"), module });
  const [, ready] = await heard();
  worker.postMessage([1, request]);
  const [, answer] = await heard();
  worker.terminate();
  return { ready, answer };
}

export default [
  forEachGame("determinism: games and decisions in Chromium's worker are those under Node (G8)", async ({ visit, dist }, game) => {
    const request = { Check: { game, games: GAMES, decisions: GAMES } };
    const me = await visit();
    await me.go("");
    const { ready, answer } = await me.page.evaluate(inWorker, request);
    ok(ready === "Ready");
    ok(answer.Checked.tables.every(([, games]) => games.length === GAMES));
    deepEqual(answer, underNode(dist, request));
  }),
];
