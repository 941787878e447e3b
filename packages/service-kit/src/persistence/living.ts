import type { Document } from "mongodb";
import { NOT_DELETED } from "./aggregate-schema.ts";
import { isStateField } from "./aggregate-state.ts";

const ONLY_OF_VALUES = ["$eq", "$in", "$gt", "$gte", "$lt", "$lte", "$elemMatch"];

/**
 * The filter without tombstones. A tombstone has no state, so a filter that demands a value of the state excludes it already, and an index
 * on that field suffices.
 */
export function living(where: object): Document {
  const asksForState = Object.entries(where).some(([field, condition]) => isStateField(field) && isOfValue(condition));
  return asksForState ? where : { ...NOT_DELETED, ...where };
}

/** Whether a field that isn't there can't fulfil the condition. */
function isOfValue(condition: unknown): boolean {
  if (typeof condition !== "object" || condition instanceof Date) return condition !== undefined;
  return Object.entries(condition ?? {}).some(([operator, operand]) => {
    if (operator === "$exists") return operand === true;
    const isNothing = (value: unknown) => value === null || value === undefined;
    return ONLY_OF_VALUES.includes(operator) && !(Array.isArray(operand) ? operand.some(isNothing) : isNothing(operand));
  });
}
