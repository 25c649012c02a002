// From a cold load to a decision; Back and Forward; names are text.
import { deepEqual, equal, match, notEqual, ok } from "../lib/check.mjs";
import { forEachGame, walk } from "../lib/runner.mjs";
import { act, look, playAtOnce, settled, start, unfold } from "../lib/table.mjs";

export default [
  forEachGame("start: one click from a cold load to the first decision (U1, U4)", async ({ visit }, game) => {
    const me = await visit({ prefs: null });
    await me.go("");
    await me.screen("home");
    await me.click(`[data-play="${game}"]`);
    await me.screen("table");
    const at = await settled(me);
    equal(at.game, game);
    equal(at.viewer, at.toAct);
    ok(at.acts.length > 0);
  }),

  walk("start: every game of the home page has its way in, the page speaks the browser's language", async ({ visit, games }) => {
    for (const [lang, tag, word] of [["fr-FR", "fr", "Jouer"], ["en-US", "en", "Play"], ["de-DE", "en", "Play"]]) {
      const me = await visit({ prefs: null, screen: { lang } });
      await me.go("");
      equal(await me.page.locator("html").getAttribute("lang"), tag, lang);
      for (const game of games) {
        equal(await me.text(`[data-play="${game}"]`), word);
        for (const way of ["options", "learn", "rules"]) equal(await me.count(`[data-${way}="${game}"]`), 1);
      }
      equal(await me.count("[data-continue]"), 0, "nothing to continue on a first visit");
    }
  }),

  forEachGame("start: Back leads one screen back, Forward and Continue to the same position", async ({ visit }, game) => {
    const me = await visit();
    const at = await playAtOnce(me, game);
    await act(me, 0);
    const before = await settled(me);
    notEqual(before.hash, at.hash);
    match(await me.page.title(), /Your turn — /);
    await me.page.goBack();
    await me.screen("home");
    await me.page.goForward();
    await me.screen("table");
    equal((await settled(me)).hash, before.hash);
    await me.go("#/");
    await me.click("[data-continue]");
    await me.screen("table");
    const again = await settled(me);
    equal(again.hash, before.hash);
    equal(again.slot, before.slot);
  }),

  forEachGame("start: the arrow in the bar leads one screen back, and home where there is none", async ({ visit }, game) => {
    const me = await visit();
    const at = await playAtOnce(me, game);
    const back = () => me.click('.bar a[aria-label="Back"]');
    for (const way of ['a[href="#/settings"]', `a[href="#/new/${game}"]`, `a[href^="#/replay/"]`]) {
      await me.click("[data-open-menu]");
      await me.click(`.menu-list ${way}`);
      await back();
      await me.screen("table");
      equal((await look(me)).slot, at.slot);
    }
    await me.go(`#/rules/${game}`);
    await me.page.reload();
    await me.screen("rules");
    await back();
    await me.screen("table");
    const cold = await visit();
    await cold.go(`#/rules/${game}`);
    await cold.screen("rules");
    await cold.click('.bar a[aria-label="Back"]');
    await cold.screen("home");
  }),

  forEachGame("start: seats, names and seed of the set-up count, and a name is never HTML", async ({ visit }, game) => {
    const me = await visit();
    const evil = "<img src=x onerror=alert>";
    await me.go(`#/new/${game}`);
    await me.screen("setup");
    await me.page.locator(".setup-seed summary").click();
    await me.page.locator("[data-seed]").fill("many");
    await me.click("[data-start]");
    await me.page.locator("[role=alert]").waitFor();
    await me.page.locator("[data-seed]").fill("18446744073709551615");
    await me.page.locator(".setup-name input").nth(1).fill(evil);
    await me.click("[data-start]");
    await me.screen("table");
    const at = await settled(me);
    const names = await me.page.locator(".seat-name").allInnerTexts();
    ok(names.includes(evil.slice(0, 24).trim()), names.join(" | "));
    equal(await me.count("main img"), 0);
    const slot = JSON.parse(await me.kept(`slot/${at.slot}`));
    equal(slot.seats[0].who, "human");
    ok(slot.seats.slice(1).every(({ who }) => who === "bosun"));
  }),

  walk("start: a choice says what it changes along, and Quayside for two has its own beginning", async ({ visit }) => {
    const me = await visit();
    await me.go("#/new/quay");
    await me.screen("setup");
    const seats = me.page.locator("fieldset").first();
    const wide = me.page.getByRole("switch", { name: "Wide row" });
    equal(await me.count("[data-preset]"), 0);
    equal(await me.text(".setup-along"), "");
    await seats.locator("label", { hasText: "2" }).click();
    equal(await me.text(".setup-along"), "That choice also sets: Length (Short), Wide row (yes).");
    ok(await wide.isChecked());
    const two = me.page.locator('[data-preset="two"]');
    equal(await two.getAttribute("aria-pressed"), "true");
    await wide.click();
    equal(await two.getAttribute("aria-pressed"), "false");
    await two.click();
    ok(await wide.isChecked());
    await seats.locator("label", { hasText: "3" }).click();
    ok(!(await wide.isChecked()), "three start as ever");
    equal(await me.count("[data-preset]"), 0);
  }),

  forEachGame("start: one key sets the level of all bots, and shows none where they differ", async ({ visit }, game) => {
    const me = await visit();
    await me.go(`#/new/${game}`);
    await me.screen("setup");
    const level = (place) => me.page.locator(".level input").nth(place);
    ok(await level(1).isChecked(), "bosuns are usual");
    equal(await me.count(".level-note"), 3);
    await level(2).click();
    const shown = await me.page.locator(".setup-seats input:checked").evaluateAll((all) => all.map(({ value }) => value));
    deepEqual(shown.slice(1), shown.slice(1).map(() => "3"));
    equal(shown[0], "0", "the person stays one");
    await me.page.locator(".setup-seats > li").nth(1).locator("label.choice-key").nth(1).click();
    if (shown.length > 2) equal(await me.count(".level input:checked"), 0);
    await me.click("[data-start]");
    await me.screen("table");
    const [slot] = await me.slots();
    equal(JSON.parse(await me.kept(`slot/${slot}`)).seats[1].who, "deckhand");
  }),

  walk("start: Start stays in sight on a phone, and so do the sections of the rules", async ({ visit, games }) => {
    const me = await visit({ screen: { size: "phone", touch: true } });
    const inSight = (selector) => me.page.locator(selector).evaluate((thing) => {
      const { top, bottom } = thing.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight + 0.5;
    });
    await me.go(`#/new/${games[0]}`);
    await me.screen("setup");
    ok(await inSight("[data-start]"));
    await me.go(`#/rules/${games[0]}`);
    await me.screen("rules");
    await me.page.evaluate(() => scrollTo(0, 1500));
    ok(await inSight(".contents > summary"));
  }),

  forEachGame("start: a row of the home page opens and closes the other; Learn invites until a second game is begun", async ({ visit }, game) => {
    const me = await visit({ screen: { size: "phone", touch: true } });
    await me.go("#/");
    await unfold(me, game);
    equal(await me.count(".game[data-open]"), 1);
    match(await me.text(`[data-learn="${game}"]`), /First time\?\s+Learn/);
    for (const invited of [true, false]) {
      await playAtOnce(me, game);
      await me.page.goBack();
      await me.screen("home");
      await unfold(me, game);
      equal(/First/.test(await me.text(`[data-learn="${game}"]`)), invited);
    }
    match(await me.text("[data-continue]"), /Continue/);
    equal(await me.count(".resume-seats > li") > 1, true);
  }),

  forEachGame("start: the same seed is the same game, another is another", async ({ visit }, game) => {
    const me = await visit();
    const hash = async (seed) => (await start(me, game, { who: ["human", "human"], seed })).hash;
    const one = await hash(5);
    equal(await hash(5), one);
    notEqual(await hash(6), one);
  }),

  forEachGame("start: Learn is a guided game on the real table, gone on with when it was begun", async ({ visit }, game) => {
    const me = await visit();
    await me.go("#/");
    await me.click(`[data-learn="${game}"]`);
    await me.screen("table");
    const at = await settled(me);
    await me.page.locator("[data-coach]").waitFor();
    ok((await me.text("[data-coach]")).length > 10);
    await act(me, 0);
    const next = await settled(me);
    await me.page.goBack();
    await me.screen("home");
    await me.click(`[data-learn="${game}"]`);
    await me.screen("table");
    equal((await settled(me)).hash, next.hash);
    equal((await look(me)).slot, at.slot);
    equal((await me.slots()).length, 1);
  }),
];
