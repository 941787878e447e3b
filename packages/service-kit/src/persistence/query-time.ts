import type { Schema } from "mongoose";

/** The default `maxTimeMS` of a command: somewhat less than the gateway waits for a service. */
export const QUERY_TIME = 8_000;

/** `maxTimeMS` of a cursor over a whole collection: no limit, since each of its batches is short. */
export const NO_TIME_LIMIT = 0;

/** Limits every query, write and aggregation of a schema's models that doesn't say itself how long it may take. */
export function limitQueryTime(schema: Schema): void {
  schema.pre(/^(?:count|delete|distinct|estimated|find|replace|update)/, { query: true, document: false }, function () {
    const query = this as unknown as { getOptions(): { maxTimeMS?: number }; setOptions(options: object): void };
    if (query.getOptions().maxTimeMS === undefined) query.setOptions({ maxTimeMS: QUERY_TIME });
  });
  schema.pre("aggregate", function () {
    this.options.maxTimeMS ??= QUERY_TIME;
  });
}
