// The walk-throughs in Chromium: `node run.mjs [part of a name…]`.
import { mkdir, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { resolve } from "node:path";
import { launch } from "./lib/browser.mjs";
import { run, unfold } from "./lib/runner.mjs";
import { Server } from "./lib/server.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const dist = resolve(process.env.GRAND_LARGE_DIST ?? here("../dist"));
const screens = resolve(process.env.GRAND_LARGE_SCREENS ?? here("../target/screens"));

await mkdir(screens, { recursive: true });
const browser = await launch();
const server = await new Server(dist).start();
const house = { browser, server, dist, screens, games: await gamesOnThePage() };
if (house.games.length === 0) {
  console.log(`the page in ${dist} does not start: \`cargo xtask build\` makes a new one`);
  console.log("0 passed, 1 failed");
  process.exit(1);
}

const entries = [];
for (const file of (await readdir(here("walks"))).filter((name) => name.endsWith(".mjs")).sort()) {
  entries.push(...(await import(`./walks/${file}`)).default);
}
const wanted = process.argv.slice(2);
const isWanted = ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part));
const good = await run(unfold(entries, house.games).filter(isWanted), house);

await browser.close();
await server.stop();
process.exit(good ? 0 : 1);

/** The games the home page offers, so that a new one is walked through without being named here. */
async function gamesOnThePage() {
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.locator("[data-play]").first().waitFor().catch(() => {});
  const games = await page.locator("[data-play]").evaluateAll((all) => all.map((key) => key.dataset.play));
  await page.close();
  return games;
}
