// The tab may die at any moment: the game stands where it stood.
import { chance, equal, ok, pause } from "../lib/check.mjs";
import { forEachGame } from "../lib/runner.mjs";
import { act, look, recorded, recorder, settled, start } from "../lib/table.mjs";

export default [
  forEachGame("reload: at random moments, between my acts and while bots think, the same hash", async ({ visit }, game) => {
    const me = await visit({ prefs: { speed: "fast" }, prepare: recorder });
    await start(me, game, { seed: 41, others: "bosun" });
    const any = chance(41);
    const known = {};
    for (let turn = 0; turn < 7; turn += 1) {
      const at = await settled(me);
      if (at.toAct === "over") break;
      await me.reload();
      const again = await settled(me);
      equal(again.hash, at.hash, `ply ${at.ply}`);
      await act(me, any(at.acts.length));
      await pause(any(500));
      const { hashes } = await recorded(me);
      const before = await look(me);
      Object.assign(known, hashes);
      await me.reload();
      const after = await settled(me);
      ok(after.ply >= before.ply, "a step was lost");
      const now = (await recorded(me)).hashes;
      for (const [ply, hash] of Object.entries(now)) {
        if (known[ply]) equal(hash, known[ply], `ply ${ply} is another after a reload`);
      }
    }
    equal((await me.slots()).length, 1);
  }),
];
