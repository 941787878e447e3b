import type { ApolloClient } from "@apollo/client";
import type { EditSession } from "../../lib/editing/edit-session.ts";
import { HUMAN } from "../../lib/editing/edit-state.ts";
import { fieldsKind } from "../../lib/editing/fields.ts";
import { openSession } from "../../lib/editing/open-session.ts";

interface Entry {
  id: string;
  version: number;
}

/** How a kind of entry is read from the service and written to it. */
export interface EntryKind<Values extends object, Stored extends Entry> {
  /** Under which what is unsaved of one is kept on this device, before its id. */
  about: string;
  fields: readonly (keyof Values & string)[];
  /** The form's values; of an entry that isn't there yet, those that it begins with. */
  valuesOf(entry: Stored | undefined): Values;
  create(client: ApolloClient, values: Values): Promise<Stored | undefined>;
  update(client: ApolloClient, id: string, values: Values, expectedVersion: number | null): Promise<Stored | undefined>;
  reload(client: ApolloClient, id: string): Promise<Stored | undefined>;
}

/** Begins to edit an entry, or a new one, where it was left on this device; it is saved when the person asks for it. */
export function openEntry<Values extends object, Stored extends Entry>(
  client: ApolloClient,
  { about, fields, valuesOf, create, update, reload }: EntryKind<Values, Stored>,
  entry: Stored | undefined,
): Promise<EditSession<Values>> {
  return openSession<Values, Stored | undefined>({
    about: `${about}.${entry?.id ?? "new"}`,
    kind: fieldsKind<Values>(fields, { autosave: false }),
    thing: entry,
    storedOf: (stored) => ({ value: valuesOf(stored), version: stored?.version, origin: HUMAN }),
    send: async ({ value, base }) => {
      const stored = await (entry ? update(client, entry.id, value, base.version ?? null) : create(client, value));
      if (!stored) throw new Error("The answer held no entry");
      return stored;
    },
    reload: async () => entry && (await reload(client, entry.id)),
  });
}
