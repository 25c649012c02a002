// The shipped program under Node. Where there is no window it goes to work as the bots' worker: it listens for
// questions and posts its answers. Here this module takes the page's part.
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The built page: named by `cargo xtask`, or where it always is. */
export const dist = resolve(process.env.GRAND_LARGE_DIST ?? fileURLToPath(new URL("../../dist", import.meta.url)));

/** Starts the program; what comes back answers questions, one after the other, each in its time. */
export async function load(from = dist) {
  const files = readdirSync(from);
  const wasm = only(files, "_bg.wasm");
  const glue = only(files, ".js", (name) => name.replace(/\.js$/, "") === wasm.replace(/_bg\.wasm$/, ""));
  // Node wants to be told that the glue is a module: a directory of its own says so.
  const dir = mkdtempSync(join(tmpdir(), "grand-large-wasm-"));
  process.on("exit", () => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, "package.json"), '{ "type": "module" }');
  for (const name of files.filter((name) => /\.(js|wasm)$/.test(name))) copyFileSync(join(from, name), join(dir, name));
  if (existsSync(join(from, "snippets"))) cpSync(join(from, "snippets"), join(dir, "snippets"), { recursive: true });
  // The program fetches a game when it is asked about it; Node fetches no files.
  globalThis.fetch = async (url) => new Response(readFileSync(url), { headers: { "Content-Type": "application/wasm" } });
  let hear = () => {};
  const heard = () => new Promise((done) => (hear = done));
  // While it thinks for long the program says so: that is no answer.
  globalThis.postMessage = (message) => message[1] === "Thinking" || hear(message);
  const ready = heard();
  const program = await import(pathToFileURL(join(dir, glue)).href);
  program.initSync({ module: readFileSync(join(from, wasm)) });
  if ((await ready)[1] !== "Ready") throw new Error("the program does not report for work");
  let next = 0;
  return async (request) => {
    next += 1;
    const answer = heard();
    globalThis.onmessage({ data: [next, request] });
    const [id, reply] = await answer;
    if (id !== next) throw new Error(`no answer to ${JSON.stringify(request)}`);
    return reply;
  };
}

/** The games this build plays, as it names them itself. */
export async function played(ask) {
  const { Games: games } = await ask("Games");
  if (!games?.length) throw new Error("the program plays no game");
  return games;
}

function only(files, end, fits = () => true) {
  const found = files.filter((name) => name.endsWith(end) && fits(name));
  if (found.length !== 1) throw new Error(`${dist} should hold one *${end}, not ${found.length}: run \`cargo xtask build\``);
  return found[0];
}
