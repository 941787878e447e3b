import type { Entry, World } from "./world.ts";

/** What the entry of the history that a fact leaves is to say. */
export type Told = Partial<Pick<Entry, "actor" | "targetId">> & { readonly title?: string };

type Look<What> = (world: World, what: What) => Promise<unknown>;

/** How a fact is made to happen through the API, and what is to be seen of it then. */
export interface FactTest {
  readonly happens: (world: World) => Promise<{ readonly told: Told; readonly shown: Record<string, (world: World) => Promise<unknown>> }>;
}

/**
 * The test of a fact: `happens` makes it happen and resolves to what the history is to tell, with whatever `shown` needs to look for the
 * other effects; these go by the name of who has them, as the event maps say it, and are looked for until they are so.
 */
export const factTest = <What extends { told: Told }>(
  happens: (world: World) => Promise<What>,
  shown: Record<string, Look<What>> = {},
): FactTest => ({
  async happens(world) {
    const what = await happens(world);
    return {
      told: what.told,
      shown: Object.fromEntries(Object.entries(shown).map(([effect, look]) => [effect, (seenBy: World) => look(seenBy, what)])),
    };
  },
});

export type FactTests = Readonly<Record<string, FactTest>>;
