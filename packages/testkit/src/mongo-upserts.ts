import type { WireMessage } from "./mongo-wire.ts";

interface Upsert {
  readonly collection: string;
  readonly id: string;
}

const NAMES = { update: "updates", findAndModify: "" } as const;

/** The one document that a command would insert if nothing matched; undefined when it inserts none. */
export function upsertIn({ document = {} }: WireMessage): Upsert | undefined {
  const command = Object.keys(document)[0] as keyof typeof NAMES;
  if (!(command in NAMES)) return undefined;
  const collection = `${String(document["$db"])}.${String(document[command])}`;
  const [update, further] = command === "update" ? (document["updates"] as Record<string, unknown>[]) : [document];
  if (!update?.["upsert"] || further) return undefined;
  const id = (update[command === "update" ? "q" : "query"] as { _id?: unknown })._id;
  return typeof id === "string" ? { collection, id } : undefined;
}

/** Whether the answer says that the upsert has inserted. */
export function hasInserted({ document = {} }: WireMessage): boolean {
  if (document["upserted"]) return true;
  return (document["lastErrorObject"] as { upserted?: unknown } | undefined)?.upserted !== undefined;
}

/** What MongoDB answers an upsert that found nothing and lost the race to insert. */
export function duplicateKeyAnswer(command: WireMessage, { collection, id }: Upsert): object {
  const error = {
    code: 11_000,
    codeName: "DuplicateKey",
    keyPattern: { _id: 1 },
    keyValue: { _id: id },
    errmsg: `E11000 duplicate key error collection: ${collection} index: _id_ dup key: { _id: "${id}" }`,
  };
  const isUpdate = Object.keys(command.document ?? {})[0] === "update";
  return isUpdate ? { n: 0, nModified: 0, writeErrors: [{ index: 0, ...error }], ok: 1 } : { ok: 0, ...error };
}
