import type { Connection, IndexDefinition, IndexOptions } from "mongoose";

/** Removes what has expired by the TTL indexes of the connection's schemas: not every engine does that by itself. */
export async function removeExpired(connection: Connection, now = Date.now()): Promise<void> {
  for (const model of Object.values(connection.models))
    for (const [keys, { expireAfterSeconds }] of model.schema.indexes() as [IndexDefinition, IndexOptions][]) {
      if (expireAfterSeconds === undefined) continue;
      const [field = ""] = Object.keys(keys);
      await model.deleteMany({ [field]: { $lte: new Date(now - expireAfterSeconds * 1_000) } });
    }
}
