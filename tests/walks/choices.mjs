// The short list: the dock shows what the table does not carry, the rest unfolds.
import { deepEqual, equal, ok, until } from "../lib/check.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { look, playAtOnce, settled } from "../lib/table.mjs";

/** The choices of the list by place: is it carried by the table, and is it to be seen? */
const listed = (me) =>
  me.page.evaluate(() =>
    [...document.querySelectorAll("[data-actions] [data-act]")].map((key) => {
      const { width, height } = key.getBoundingClientRect();
      return { carried: "carried" in key.dataset, seen: width > 20 && height > 20 };
    }),
  );

/** What lies on the table: the places of the list that touching something chooses, and what only narrows the choice. */
const onTheTable = (me) =>
  me.page.evaluate(() => ({
    acts: [...document.querySelectorAll(":is(.table, .hand) [data-act]")].map((thing) => Number(thing.dataset.act)),
    picks: document.querySelectorAll(":is(.table, .hand) [data-pick]").length,
  }));

export default [
  forEachGame("the short list: folded is what the table carries, all choices unfold and stay so", async ({ visit }, game) => {
    const me = await visit({ prefs: { all_choices: false } });
    await playAtOnce(me, game);
    const short = await listed(me);
    deepEqual(short.map(({ seen }) => seen), short.map(({ carried }) => !carried), "seen is what the table does not carry");
    const { acts, picks } = await onTheTable(me);
    for (const [place, { carried }] of short.entries()) {
      ok(!carried || acts.includes(place) || picks > 0, `nothing on the table carries choice ${place}`);
    }
    ok(short.some(({ carried }) => carried), "nothing is folded");
    await me.click("[data-all-choices]");
    ok((await listed(me)).every(({ seen }) => seen), "all choices are in sight");
    await me.reload();
    await settled(me);
    equal(await me.page.locator("[data-all-choices]").getAttribute("aria-expanded"), "true");
  }),

  forEachGame("the short list: a folded choice shows itself when focused, and can be taken there", async ({ visit }, game) => {
    const me = await visit({ prefs: { all_choices: false, confirm: true } });
    await playAtOnce(me, game);
    const folded = me.page.locator("[data-actions] [data-carried]");
    await me.page.locator("[data-prompt]").focus();
    const inTheList = () => document.activeElement?.matches("[data-actions] [data-carried]");
    for (let tabs = 0; tabs < 80 && !(await me.page.evaluate(inTheList)); tabs += 1) await me.page.keyboard.press("Tab");
    ok(await me.page.evaluate(inTheList), "the keyboard does not reach the list");
    const box = await me.page.evaluate(() => document.activeElement.getBoundingClientRect().toJSON());
    ok(box.width >= 43 && box.height >= 43, `it shows itself: ${box.width} × ${box.height}`);
    ok((await folded.count()) > 0);
    const before = await look(me);
    await me.page.keyboard.press("Enter");
    await until(async () => {
      const at = await look(me);
      return at.ply !== before.ply || (await me.page.locator("[data-confirm]").isVisible());
    }, "Enter takes it");
  }),
];
