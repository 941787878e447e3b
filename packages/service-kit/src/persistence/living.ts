import { NOT_DELETED } from "./aggregate-schema.ts";
import { isStateField } from "./aggregate-state.ts";

const ONLY_OF_VALUES = ["$eq", "$in", "$gt", "$gte", "$lt", "$lte", "$elemMatch"];

/**
 * The condition, for living aggregates only. A tombstone has no state: where a value of it is asked for none is found, and an index on that
 * value answers alone. The driver's types of filters are of no use where the state is a parameter.
 */
export function living(where: object): never {
  const asksForState = Object.entries(where).some(([field, condition]) => isStateField(field) && isOfValue(condition));
  return (asksForState ? where : { ...NOT_DELETED, ...where }) as never;
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
