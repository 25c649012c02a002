// Broadside before the sea: a fleet is built, treasures are brought and crew is placed, by touch and by keys.
import { equal, match, ok, until } from "../lib/check.mjs";
import { flawsOf } from "../lib/layout.mjs";
import { walk } from "../lib/runner.mjs";
import { act, look, settled } from "../lib/table.mjs";

/** Sits down where fleets are chosen, and everything else is left to the lot. */
async function toTheYard(me) {
  await me.go("#/new/broadside");
  await me.screen("setup");
  await me.page.locator('[data-option="fleets"] label').first().click();
  await me.click("[data-start]");
  await me.screen("table");
  return settled(me);
}

const card = (me, name) => me.page.locator(".yard .yard-card", { has: me.page.getByText(name, { exact: true }) });
const left = async (me) => Number(await me.text(".yard-points strong"));

/** Does something and waits until the game has taken it; what cannot be undone is confirmed. */
async function taken(me, deed) {
  const { ply } = await look(me);
  await me.page.calm();
  await deed();
  const confirm = me.page.locator("[data-confirm]");
  const done = async () => {
    if (await confirm.isVisible()) await confirm.click().catch(() => {});
    return (await look(me)).ply > ply;
  };
  await until(done, "nothing was taken", 5_000);
}

/** Places whatever crew there is, the last place first: ashore, then aboard. */
async function placeAll(me) {
  let placed = 0;
  for (let decisions = 0; decisions < 40; decisions += 1) {
    await settled(me);
    if (await me.page.locator(".cabins").isVisible()) placed += 1;
    else if (placed > 0) return placed;
    const places = me.page.locator(".cabins [data-act]");
    if (await places.count()) await taken(me, () => (placed % 2 ? places.last() : places.first()).click());
    else await act(me, 0);
  }
  throw new Error("nobody is placed");
}

export default [
  walk("fleet: built by touch on a phone; sums, reasons and undo are at hand, nothing is cut", async ({ visit }) => {
    const me = await visit({ prefs: { all_choices: false, confirm: true }, screen: { size: "phone", touch: true } });
    await toTheYard(me);
    const none = async (when) => equal((await flawsOf(me)).join("\n"), "", when);
    equal(await me.count(".yard-ready [data-act]"), 9, "eight ready fleets and one's own");
    await none("ready fleets");
    await taken(me, () => me.page.locator(".yard-card-own").tap());
    equal(await left(me), 30);
    await none("the builder");
    await taken(me, () => card(me, "Rover").tap());
    equal(await left(me), 24);
    match(await me.text(".yard-chosen"), /Rover/);
    await me.page.calm();
    await card(me, "Rover").tap();
    await me.page.locator("[data-reason] a").waitFor();
    match(await me.text("[data-reason]"), /your fleet has it/);
    // There is no way back in the list itself: the shell's undo is one.
    await me.click("[data-undo=free]");
    await until(async () => (await left(me)) === 30, "undo does not give the points back");
    await taken(me, () => card(me, "Santísima Trinidad").tap());
    await me.page.calm();
    await card(me, "Royal Sovereign").tap();
    match(await me.text("[data-reason]"), /costs 17 points; 9 are left/);
    await me.page.getByRole("button", { name: "Crew", exact: true }).tap();
    await me.page.getByRole("button", { name: "Spain", exact: true }).tap();
    await taken(me, () => card(me, "Captain").tap());
    await taken(me, () => card(me, "Explorer").tap());
    equal(await left(me), 5);
    await none("the crew");
    await taken(me, () => me.page.locator("[data-actions] [data-act]:not([data-carried])").tap());
    await none("the treasures");
    await me.page.getByRole("button", { name: "Unique treasures", exact: true }).tap();
    await taken(me, () => card(me, "Rum casks").tap());
    await none("the uniques");
    await me.page.getByRole("button", { name: "Coins", exact: true }).tap();
    await taken(me, () => me.page.locator(".yard-coins [data-act]").first().tap());
    await settled(me);
    ok(await me.page.locator(".cabins").isVisible(), "the crew is placed next");
    await none("the cabins");
    equal(await placeAll(me), 2);
    equal(await me.count(".yard, .cabins:visible"), 0, "then the sea");
  }),

  walk("fleet: built by keys at a desk; filters and orders are real buttons", async ({ visit }) => {
    const me = await visit({ prefs: { all_choices: false } });
    await toTheYard(me);
    const press = (thing) => thing.press("Enter");
    await taken(me, () => press(me.page.locator(".yard-card-own")));
    const names = () => me.page.locator(".yard-wares .yard-name").allInnerTexts();
    equal((await names()).length, 32);
    await press(me.page.getByRole("button", { name: "Pirates", exact: true }));
    equal((await names()).length, 11);
    await press(me.page.getByRole("button", { name: "Masts", exact: true }));
    match((await names()).at(-1), /Queen of Tortuga/);
    await taken(me, () => press(card(me, "Fancy")));
    equal(await left(me), 21);
    ok(await me.page.evaluate(() => document.activeElement !== document.body), "the focus is lost");
    await press(me.page.getByRole("button", { name: "Crew", exact: true }));
    await taken(me, () => press(card(me, "Captain Red Moll")));
    await taken(me, () => press(card(me, "Moll’s Cutthroats")));
    equal(await left(me), 14);
    await taken(me, () => press(me.page.locator("[data-actions] [data-act]:not([data-carried])")));
    await taken(me, () => press(me.page.locator(".yard-coins [data-act]").last()));
    await settled(me);
    equal(await placeAll(me), 2);
  }),
];
