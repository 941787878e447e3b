import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { atRest, STEPS } from "./simulation/commands.ts";
import { checkAtRest } from "./simulation/invariants.ts";
import { wordsOf } from "./simulation/texts.ts";
import { World } from "./simulation/world.ts";

const HISTORIES = Number(process.env["HISTORIES"] ?? 2_000);
const SEED = process.env["SEED"] ? { seed: Number(process.env["SEED"]) } : {};

/** More than this would be a loop: each save that comes to nothing is tried again after a while, and what is stored isn't. */
const MOST_SENDS = 40;

const sendsOf = (world: World) => [...world.tabs.values()].reduce((sum, { sends }) => sum + sends, 0) + world.device.deliveries;

test("whatever happens, nothing is lost, nothing is made up, and what is said is true", async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(STEPS, { maxCommands: 60, size: "+1" }), async (history) => {
      const world = new World();
      world.open("one");
      await fc.asyncModelRun(() => ({ model: {}, real: world }), history);
      const before = sendsOf(world);
      await atRest(world);
      checkAtRest(world);
      expect(sendsOf(world) - before).toBeLessThan(MOST_SENDS);
      const rested = sendsOf(world);
      await world.pass(3_600_000);
      expect(sendsOf(world)).toBe(rested);

      // a crash, and everything that was left is opened again and kept
      for (const tab of Array.from(world.tabs.values())) world.crash(tab);
      for (let tabs = 0; tabs < 4; tabs += 1) {
        world.open("one");
        for (const tab of world.tabs.values()) {
          for (let times = 0; times < 3; times += 1) {
            world.decide(tab, "both");
            if (tab.state.held || tab.state.failure || tab.session.unsaved) world.save(tab);
            await atRest(world);
          }
          checkAtRest(world);
          world.close(tab);
        }
      }
      const stored = new Set(wordsOf(world.service.current.value));
      const gone = [...world.meant].filter((word) => !stored.has(word) && !world.isRemoved(word) && !world.replaced.has(word));
      expect(gone).toEqual([]);
      const back = [...stored].filter((word) => world.gone.has(word) && !world.twice.has(word));
      expect(back).toEqual([]);
    }),
    { numRuns: HISTORIES, ...SEED },
  );
}, 600_000);
