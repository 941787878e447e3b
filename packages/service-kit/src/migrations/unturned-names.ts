import { isVisible, unturned } from "@muhtawa/contracts/readable-text";
import { DomainError } from "../errors.ts";
import type { Where } from "../persistence/aggregate-reads.ts";
import type { AggregateStore } from "../persistence/aggregate-store.ts";
import type { Migration } from "./migration.ts";

interface Names<State extends object> {
  readonly name: string;
  /** The names of an aggregate. */
  readonly fields: readonly (keyof State & string)[];
}

const AT_ONCE = 50;
/** What a name becomes that nothing could be seen of. */
const NOTHING = "…";

/**
 * A migration that takes what turns the words around it out of names that were stored before it was dropped from what is written. It writes as
 * a command does, so that version, state event and what others keep of it follow.
 */
export function unturnedNames<State extends object, Card>(store: AggregateStore<State, Card>, { name, fields }: Names<State>): Migration {
  const changesOf = (state: Partial<Record<string, unknown>>): Partial<State> | undefined => {
    const changes = fields.flatMap((field) => {
      const given = state[field];
      if (typeof given !== "string" || unturned(given) === given) return [];
      return [[field, isVisible(unturned(given)) ? unturned(given).trim() : NOTHING] as const];
    });
    return changes.length > 0 ? (Object.fromEntries(changes) as Partial<State>) : undefined;
  };
  const bring = (id: string) =>
    store
      .update(id, (current) => {
        const changes = changesOf(current as Partial<Record<string, unknown>>);
        return changes && { state: { ...current, ...changes } };
      })
      .catch((error: unknown) => {
        // Deleted meanwhile.
        if (!(error instanceof DomainError && error.code === "NOT_FOUND")) throw error;
      });
  return {
    name,
    revision: 1,
    total: () => store.estimatedCount(),
    async next(after) {
      const where = { _id: { $gt: after ?? "" } } as Where<State>;
      const rows = await store.matching(where, { fields, sort: { _id: 1 }, limit: AT_ONCE });
      for (const row of rows as readonly ({ _id: string } & Partial<Record<string, unknown>>)[]) if (changesOf(row)) await bring(row._id);
      const last = rows.at(-1) as { _id: string } | undefined;
      return last && { after: last._id, done: rows.length };
    },
  };
}
