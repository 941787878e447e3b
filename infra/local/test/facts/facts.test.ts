import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { eventually } from "@muhtawa/testkit";
import { events as ai } from "../../../../services/ai/src/events.ts";
import { events as catalog } from "../../../../services/catalog/src/events.ts";
import { events as content } from "../../../../services/content/src/events.ts";
import { events as identity } from "../../../../services/identity/src/events.ts";
import { events as site } from "../../../../services/site/src/events.ts";
import type { FactTests, Told } from "./fact-test.ts";
import { ofAi } from "./of-ai.ts";
import { ofCatalog } from "./of-catalog.ts";
import { ofContent } from "./of-content.ts";
import { ofIdentity } from "./of-identity.ts";
import { ofSite } from "./of-site.ts";
import { type Entry, startWorld, type World } from "./world.ts";

const HISTORY = "site keeps it in the history";
const TESTS: FactTests = { ...ofIdentity, ...ofCatalog, ...ofContent, ...ofAi, ...ofSite };

const maps = [identity, catalog, content, ai, site];
const facts = maps.flatMap(({ publishes }) => publishes).filter(({ kind }) => kind === "fact");
/** What is done upon what, as `site notifies its owner`. */
const effects = maps.flatMap(({ service, does }) =>
  does.map((effect) => ({
    upon: effect.kind === "row" ? `${effect.model.name} of the ${service}` : effect.event.name,
    effect: `${service} ${effect.name}`,
  })),
);
const effectsUpon = (upon: string) => effects.filter((declared) => declared.upon === upon).map(({ effect }) => effect);

let world: World;
beforeAll(async () => {
  world = await startWorld();
}, 180_000);
afterAll(() => world?.stop(), 60_000);

test("there is no fact, and nothing that is done upon an event, without its test here", () => {
  expect(Object.keys(TESTS).toSorted()).toEqual(
    [...new Set([...facts.map(({ name }) => name), ...effects.map(({ upon }) => upon)])].toSorted(),
  );
  expect(facts.filter(({ name }) => !effectsUpon(name).includes(HISTORY))).toEqual([]);
});

test.each(Object.keys(TESTS))("%s: happens by the API, and is heard of wherever something is done upon it", async (name) => {
  const { told, shown } = (await TESTS[name]?.happens(world)) ?? { told: {}, shown: {} };
  expect(Object.keys(shown).toSorted()).toEqual(
    effectsUpon(name)
      .filter((effect) => effect !== HISTORY)
      .toSorted(),
  );
  if (effectsUpon(name).includes(HISTORY)) await inHistory(name.slice(name.indexOf(".") + 1), told);
  for (const [effect, look] of Object.entries(shown))
    await eventually(async () => expect([effect, await look(world)]).toEqual([effect, true]) ?? true);
});

/** Awaits the entry of the audit log, which has to say what happened, to what, and by whom. */
const inHistory = (action: string, told: Told): Promise<Entry> =>
  eventually(async () => {
    const found = await world.entries(action);
    const entry = found.find(({ targetId }) => told.targetId === undefined || targetId === told.targetId);
    expect(entry ?? found).toMatchObject(told);
    return entry;
  });
