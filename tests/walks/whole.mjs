// Whole games: by the list, by the cards on the table, with the log open.
import { chance, equal, ok } from "../lib/check.mjs";
import { longest, startToEnd } from "../lib/props.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { closeSheets, play, recorded, recorder, shareLink, start } from "../lib/table.mjs";

/** Where small choices that nobody can see are told with what they lead to: how many of them at most. */
const QUIET = { broadside: 6 };

export default [
  forEachGame("whole game by the list: no complaint, no foreign request, result and rematch (U3, U4, U16)", async ({ visit, house }, game) => {
    const me = await visit({ prepare: recorder });
    await startToEnd(me, house, game, { seed: 21 });
    const before = await me.slots();
    const any = chance(1);
    const end = await play(me, { choose: ({ acts }) => any(acts.length) });
    equal(end.toAct, "over");
    ok(Object.keys((await recorded(me)).hashes).length > 3);
    const result = me.page.locator("dialog[open] [data-result]");
    await result.waitFor();
    ok((await result.locator("[data-won]").count()) >= 1);
    const link = await shareLink(me);
    ok(link.length <= longest(game), `the link has ${link.length} characters`);
    await me.reload();
    await me.page.locator("dialog[open] [data-result]").waitFor();
    await me.click("[data-rematch]");
    await me.page.locator("main:not([data-to-act=over])").waitFor();
    equal((await me.slots()).length, before.length + 1, "a rematch is a game of its own");
    const kept = JSON.parse(await me.kept(`slot/${end.slot}`));
    ok(kept.over);
  }),

  forEachGame("whole game on the table: clicks on cards and places, two taps each (U7)", async ({ visit, house }, game) => {
    const me = await visit({ prefs: { confirm: true }, screen: { size: "tablet" } });
    await startToEnd(me, house, game, { seed: 22 });
    let onTable = 0;
    let found = 0;
    const choose = async (at) => {
      const places = await me.page
        .locator("main :is(.table, [data-hand]) [data-act]")
        .filter({ visible: true })
        .evaluateAll((all) => all.map((thing) => Number(thing.dataset.act)));
      ok(places.every((place) => at.acts.includes(place)), "the table offers what the list does not");
      found = places.length;
      if (found === 0) return at.acts[0];
      onTable += 1;
      return places[places.length - 1];
    };
    // Where a decision has nothing in sight to tap on the table, the list is there too.
    const zone = () => (found === 0 ? "[data-actions]" : "main :is(.table, [data-hand])");
    const end = await play(me, { choose, zone });
    equal(end.toAct, "over");
    ok(onTable > 0, "nothing on the table could be tapped");
  }),

  forEachGame("log: every act in words, bots' too; a line leads to its moment and back (U10, U11)", async ({ visit }, game) => {
    const me = await visit();
    await start(me, game, { seed: 23 });
    await me.click("[data-open-log]");
    const lines = () => me.page.locator("[data-log] > li").allInnerTexts();
    let least = 0;
    const end = await play(me, {
      choose: async (at) => {
        const told = await lines();
        ok(told.length >= at.ply / (QUIET[game] ?? 1), `${told.length} lines after ${at.ply} acts`);
        ok(told.every((line) => line.trim().length > 3), "an empty line");
        least = told.length;
        return at.acts[0];
      },
      enough: (at) => at.ply >= 12,
    });
    ok(least > 0);
    const { hash, ply } = end;
    if (end.toAct === "over") await closeSheets(me);
    const second = me.page.locator("[data-log] > li:not([hidden]) button:enabled:not([data-fold])").nth(1);
    await second.click();
    await me.page.locator("[data-prompt] [data-now]").waitFor();
    ok(Number(await me.page.locator("main").getAttribute("data-ply")) < ply);
    equal(await me.count("[data-actions] [data-act]"), 0, "an earlier moment is only looked at");
    await me.click("[data-prompt] [data-now]");
    await me.page.locator(`main[data-hash="${hash}"]`).waitFor();
  }),
];
