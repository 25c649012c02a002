// The kept games: resume, rename, delete and restore, export and import.
import { readFile } from "node:fs/promises";
import { deepEqual, equal, match, ok } from "../lib/check.mjs";
import { layIn, props } from "../lib/props.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, look, playAtOnce, settled } from "../lib/table.mjs";
import { PREFIX } from "../lib/visit.mjs";

async function atTheSaves(visit, house, game) {
  const made = await props(house, game);
  const me = await visit({ prepare: layIn(made.kept) });
  await me.go("#/saves");
  await me.screen("saves");
  await me.page.locator("[data-slots] > li").first().waitFor();
  return { me, ...made };
}

const row = (slot) => `[data-slots] > li[data-slot="${slot}"]`;

async function textOf(me, selector) {
  const [download] = await Promise.all([me.page.waitForEvent("download"), me.click(selector)]);
  return readFile(await download.path(), "utf8");
}

/** Every game, by its link: the hash of its last position. */
async function hashes(me) {
  const found = {};
  for (const slot of await me.slots()) {
    const { link } = JSON.parse(await me.kept(`slot/${slot}`));
    await me.go(`#/replay/${slot}`);
    await me.screen("replay");
    found[link] = (await look(me)).hash;
  }
  return found;
}

export default [
  walk("saves: a first visit finds an empty page that leads on", async ({ visit }) => {
    const me = await visit();
    await me.go("#/saves");
    await me.screen("saves");
    equal(await me.count("[data-slots] > li"), 0);
    await me.click(".empty a");
    await me.screen("home");
  }),

  forEachGame("saves: resume, replay, rename; a name is never HTML", async ({ visit, house }, game) => {
    const { me, open, finished } = await atTheSaves(visit, house, game);
    equal(await me.count("[data-slots] > li"), 3);
    const name = "<b>Tante Zoé</b>";
    await me.click(`${row(open.slot)} [data-rename]`);
    await me.page.locator(`${row(open.slot)} input`).fill(name);
    await me.page.keyboard.press("Enter");
    await me.page.locator(`${row(open.slot)} h2`, { hasText: name }).waitFor();
    equal(await me.count("[data-slots] b"), 0);
    await me.reload();
    ok((await me.text(`${row(open.slot)} h2`)).includes(name));
    match(await me.text(`${row(open.slot)} [data-scores]`), /\d/, "where an unfinished game stands");
    await me.page.locator(`${row(finished.slot)} [data-won]`, { hasText: /win|tie/ }).waitFor();
    await me.click(`${row(open.slot)} [data-resume]`);
    await me.screen("table");
    equal((await settled(me)).hash, open.hash);
    await me.page.goBack();
    await me.screen("saves");
    await me.click(`${row(finished.slot)} [data-resume]`);
    await me.screen("replay");
    equal((await look(me)).hash, finished.hash);
  }),

  forEachGame("saves: deleting can be undone, and touches nothing else", async ({ visit, house }, game) => {
    const { me, open } = await atTheSaves(visit, house, game);
    const before = await me.slots();
    const text = await me.kept(`slot/${open.slot}`);
    await me.click(`${row(open.slot)} [data-delete]`);
    await me.page.locator(row(open.slot)).waitFor({ state: "detached" });
    deepEqual(await me.slots(), before.filter((slot) => slot !== open.slot));
    await me.click("[data-restore]");
    await me.page.locator(row(open.slot)).waitFor();
    deepEqual(await me.slots(), before);
    equal(await me.kept(`slot/${open.slot}`), text);
  }),

  forEachGame("saves: what cannot be read can be exported as it is, deleted, and put back", async ({ visit, house }, game) => {
    const { kept, open } = await props(house, game);
    const good = JSON.parse(kept[`${PREFIX}slot/${open.slot}`]);
    const bad = { oops: "{oops", garbled: JSON.stringify({ ...good, link: `${good.link.slice(0, -3)}AAA` }) };
    const laid = Object.fromEntries(Object.entries(bad).map(([id, text]) => [`${PREFIX}slot/${id}`, text]));
    const me = await visit({ prepare: layIn({ ...kept, ...laid }) });
    await me.go("#/saves");
    await me.screen("saves");
    equal(await me.count("[data-corrupt]"), 2);
    equal(await me.count("[data-corrupt] [data-resume]"), 0, "what cannot be read is not offered to be played");
    ok((await textOf(me, "[data-export-all]")).includes("\n{oops\n"), "a backup leaves nothing out");
    for (const [id, text] of Object.entries(bad)) {
      equal(await textOf(me, `${row(id)} [data-export]`), `Grand Large\n${text}\n`);
      await me.click(`${row(id)} [data-delete]`);
      await me.page.locator(row(id)).waitFor({ state: "detached" });
      equal(await me.kept(`slot/${id}`), null);
      await me.click("[data-restore]");
      await me.page.locator(row(id)).waitFor();
      equal(await me.kept(`slot/${id}`), text);
    }
    equal((await me.slots()).length, 5);
  }),

  forEachGame("saves: a name given in another tab stays when the game goes on, and no step is lost by it", async ({ visit }, game) => {
    const one = await visit();
    const at = await playAtOnce(one, game);
    const two = await visit({ context: one.context });
    await two.go("#/saves");
    await two.screen("saves");
    const rename = async (name) => {
      await two.page.bringToFront();
      await two.click(`${row(at.slot)} [data-rename]`);
      await two.page.locator(`${row(at.slot)} input`).fill(name);
      await two.page.keyboard.press("Enter");
      await two.page.locator(`${row(at.slot)} h2`, { hasText: name }).waitFor();
    };
    await rename("Tante Zoé");
    await one.page.bringToFront();
    await act(one, 0);
    await settled(one);
    await rename("Oncle Max");
    await one.page.bringToFront();
    await act(one, 0);
    const next = await settled(one);
    await two.page.bringToFront();
    await two.reload();
    await two.screen("saves");
    ok((await two.text(`${row(at.slot)} h2`)).includes("Oncle Max"), "the name is gone");
    ok((await textOf(two, `${row(at.slot)} [data-export]`)).includes("Oncle Max"));
    await one.reload();
    equal((await settled(one)).hash, next.hash);
    await two.click(`${row(at.slot)} [data-delete]`);
    await two.click("[data-restore]");
    await two.page.locator(`${row(at.slot)} h2`, { hasText: "Oncle Max" }).waitFor();
  }),

  forEachGame("saves: one game out and in as text; a bare link too; nonsense is counted", async ({ visit, house }, game) => {
    const { me, open, finished } = await atTheSaves(visit, house, game);
    const text = await textOf(me, `${row(open.slot)} [data-export]`);
    match(text, /^Grand Large\n/);
    const friend = await visit();
    await friend.go("#/saves");
    // What is brought in may belong to a game that has to be fetched first.
    const take = async (pasted, said) => {
      await friend.page.locator("[data-import]").fill(pasted);
      await friend.click("[data-import-now]");
      await friend.page.locator("[data-imported]", { hasText: said }).waitFor();
    };
    await take(text, /^1 game imported/);
    await take(`hello\n{"link":1}\n${finished.link}`, /^1 game imported.*2 unreadable/);
    await take("   ", /nothing to import/);
    await take(text, /all here already/);
    equal((await friend.slots()).length, 2, "the same game is not kept twice");
    deepEqual(Object.values(await hashes(friend)).sort(), [open.hash, finished.hash].sort());
  }),

  forEachGame("saves: back up all, clear, import: every game with its hash (U17)", async ({ visit, house }, game) => {
    const { me } = await atTheSaves(visit, house, game);
    const before = await hashes(me);
    equal(Object.keys(before).length, 3);
    await me.go("#/saves");
    const text = await textOf(me, "[data-export-all]");
    await me.page.evaluate((start) => {
      for (const key of Object.keys(localStorage)) if (key.startsWith(start)) localStorage.removeItem(key);
    }, `${PREFIX}slot/`);
    await me.reload();
    equal(await me.count("[data-slots] > li"), 0);
    await me.page.locator("[data-import-file]").setInputFiles({ name: "x.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
    await me.page.locator("[data-slots] > li").nth(2).waitFor();
    deepEqual(await hashes(me), before);
  }),
];
