// Games that many walks need: played once, then laid into fresh profiles.
import { fragmentOf, look, play, playAtOnce, recorded, recorder, shareLink, start } from "./table.mjs";
import { chromiumContext } from "./contexts.mjs";
import { PREFIX, Visit } from "./visit.mjs";

const made = new Map();

/**
 * For a game: `finished` (bots among themselves), `open` (one person, some decisions in), `shared` (two people, the
 * curtain closed): each with slot, link and hash, and `kept`, what the browser keeps of them.
 */
export function props(house, game) {
  if (!made.has(game)) made.set(game, make(house, game));
  // What failed once, under load, is tried again by whoever needs it next.
  made.get(game).catch(() => made.delete(game));
  return made.get(game);
}

async function make(house, game) {
  const context = await chromiumContext(house);
  const visit = await Visit.open(context, house, { prepare: recorder });
  await start(visit, game, { who: [], seed: 11 });
  const finished = await taken(visit, await play(visit));
  const { hashes } = await recorded(visit);
  await start(visit, game, { who: ["human", "human"], seed: 12 });
  const shared = await play(visit, { enough: (at) => at.screen === "curtain" && at.ply > 0 });
  await playAtOnce(visit, game);
  const begun = await look(visit);
  const open = await taken(visit, await play(visit, { enough: (at) => at.ply >= begun.ply + 6 }));
  const kept = await visit.page.evaluate((start) => {
    const ours = Object.entries(localStorage).filter(([key]) => key.startsWith(start));
    return Object.fromEntries(ours);
  }, `${PREFIX}slot/`);
  visit.judge();
  await context.close();
  return { finished: { ...finished, hashes }, open, shared, kept };
}

async function taken(visit, at) {
  return { ...at, link: fragmentOf(await shareLink(visit)) };
}

/** Games of hundreds of decisions: how many steps before its end a walk sits down at one. */
const LONG = { broadside: 40, logbook: 40 };

/** How long the link of a game may be (U16): a voyage is written step by step. */
export const longest = (game) => (game === "logbook" ? 8_000 : 2_000);

export const isLong = (game) => game in LONG;

/** A game that a walk can play to its end: a new one, or the last part of a long one that bots have played. */
export async function startToEnd(visit, house, game, options) {
  if (!isLong(game)) return start(visit, game, options);
  const { finished } = await props(house, game);
  await visit.go(finished.link);
  await visit.screen("replay");
  await visit.page.locator("[data-scrub]").fill(String(finished.ply - LONG[game]));
  // By a key, so that the focus is seen from the first.
  await visit.page.locator("[data-play-from-here]").press("Enter");
  await visit.screen("table");
  return look(visit);
}

/** Runs in the page: lays kept games into a profile that has none. */
export const layIn = (kept) => `
  for (const [key, text] of Object.entries(${JSON.stringify(kept)})) {
    if (localStorage.getItem(key) === null && !sessionStorage.getItem("laid")) localStorage.setItem(key, text);
  }
  sessionStorage.setItem("laid", "yes");
`;
