import type { Connection, IndexDefinition, IndexOptions } from "mongoose";

/** MongoDB's answer when the index to drop isn't there. */
const INDEX_NOT_FOUND = 27;

type Keys = Readonly<Record<string, unknown>>;

/** What isn't declared by a mongoose schema, of each connection by collection. */
const declaredBeside = new WeakMap<Connection, Map<string, readonly Keys[]>>();

/** Notes the indexes of a collection that has no mongoose model. */
export function declareIndexes(connection: Connection, collection: string, indexes: readonly Keys[]): void {
  const declared = declaredBeside.get(connection) ?? new Map<string, readonly Keys[]>();
  declaredBeside.set(connection, declared.set(collection, indexes));
}

/** An index's name unless it is given another one. */
const ofKeys = (keys: object): string => Object.entries(keys).flat().join("_");

function declaredIndexes(connection: Connection): Map<string, string[]> {
  const declared = new Map([...(declaredBeside.get(connection) ?? [])].map(([collection, indexes]) => [collection, indexes.map(ofKeys)]));
  for (const { schema, collection } of Object.values(connection.models)) {
    const names = (schema.indexes() as [IndexDefinition, IndexOptions][]).map(([keys, { name }]) => name ?? ofKeys(keys));
    declared.set(collection.collectionName, [...(declared.get(collection.collectionName) ?? []), ...names]);
  }
  return declared;
}

/**
 * The indexes that the database has in the collections of this process and that the process doesn't declare, as `collection/index`. Another
 * release that runs beside it may declare them.
 */
export async function unusedIndexes(connection: Connection): Promise<string[]> {
  const unused: string[] = [];
  for (const [collection, declared] of declaredIndexes(connection)) {
    const there = (await connection.collection(collection).indexes()) as { name: string }[];
    for (const { name } of there) if (name !== "_id_" && !declared.includes(name)) unused.push(`${collection}/${name}`);
  }
  return unused;
}

/** Drops those of the named indexes that are unused; resolves to those that are gone. Several processes may do it at once. */
export async function dropUnusedIndexes(connection: Connection, named: readonly string[]): Promise<string[]> {
  const unused = (await unusedIndexes(connection)).filter((name) => named.includes(name));
  for (const name of unused) {
    const [collection = "", ...index] = name.split("/");
    try {
      await connection.collection(collection).dropIndex(index.join("/"));
    } catch (error) {
      if ((error as { code?: unknown }).code !== INDEX_NOT_FOUND) throw error;
    }
  }
  return unused;
}
