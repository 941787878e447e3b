import { type AggregateStore, DomainError } from "@muhtawa/service-kit";

/** Makes what a collection begins with, once: what was deleted doesn't come back. Two instances may do so at once; the ids are fixed. */
export async function seedEmpty<State extends object, Card>(
  store: AggregateStore<State, Card>,
  records: ReadonlyMap<string, State>,
): Promise<void> {
  if (!(await store.isUntouched())) return;
  for (const [id, state] of records) await createUnlessThere(store, id, state);
}

/** Makes those of a collection's first records that have never been there, so that a new release brings its own. */
export async function seedMissing<State extends object, Card>(
  store: AggregateStore<State, Card>,
  records: ReadonlyMap<string, State>,
): Promise<void> {
  const there = await store.knownAmong([...records.keys()]);
  for (const [id, state] of records) if (!there.has(id)) await createUnlessThere(store, id, state);
}

async function createUnlessThere<State extends object, Card>(store: AggregateStore<State, Card>, id: string, state: State): Promise<void> {
  try {
    await store.create(id, { state });
  } catch (error) {
    if (!(error instanceof DomainError && error.code === "CONFLICT")) throw error;
  }
}
