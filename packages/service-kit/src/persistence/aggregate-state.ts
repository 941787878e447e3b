import { isDeepStrictEqual } from "node:util";

/** What the store keeps beside an aggregate's state. */
const RECORD_FIELDS = new Set([
  "_id",
  "version",
  "commandIds",
  "lastCommandId",
  "createdAt",
  "updatedAt",
  "deletedAt",
  "eraseAt",
  "pendingState",
  "outbox",
  "outboxAt",
]);

/** Whether a query's path leads into the state. */
export const isStateField = (path: string): boolean => !path.startsWith("$") && !RECORD_FIELDS.has(path);

/** The state alone, without the record around it. */
export const stateOf = <State extends object>(state: State): Partial<State> =>
  Object.fromEntries(Object.entries(state).filter(([field]) => !RECORD_FIELDS.has(field))) as Partial<State>;

/** The object without its fields that are undefined; nested ones are left. */
export const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;

/** Whether a write would change nothing of the state; what the store keeps beside it doesn't count. */
export const sameState = (current: object, next: object): boolean =>
  isDeepStrictEqual(withoutUndefined(stateOf(current)), withoutUndefined(stateOf(next)));

/** The fields to set and those to unset, as MongoDB's update operators take them. */
export interface Difference {
  readonly set: Record<string, unknown>;
  readonly unset: Record<string, 1>;
}

/**
 * What has to be written to make the loaded state the decided one. What the decision names as undefined is unset even if it wasn't loaded: a
 * write that leaves the version alone may have set it since.
 */
export function difference(loaded: object, decided: object): Difference {
  const before = stateOf(loaded) as Record<string, unknown>;
  const after = Object.entries(stateOf(decided));
  const kept = new Set(after.filter(([, value]) => value !== undefined).map(([field]) => field));
  const gone = [...Object.keys(before), ...after.map(([field]) => field)].filter((field) => !kept.has(field));
  return {
    set: Object.fromEntries(after.filter(([field, value]) => kept.has(field) && !isDeepStrictEqual(value, before[field]))),
    unset: Object.fromEntries(gone.map((field) => [field, 1 as const])),
  };
}
