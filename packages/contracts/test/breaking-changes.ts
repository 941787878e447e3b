import { isDeepStrictEqual } from "node:util";
import type { JsonSchema } from "./declared-events.ts";

/**
 * What of a change within a version would break somebody: readers of the last release get events of this one, and readers of this one get
 * those of the last that still lie in the stream. Only a new optional field is safe.
 */
export function breakingChanges(before: JsonSchema, after: JsonSchema, path = "data"): string[] {
  const kind = kindOf(before);
  if (kind !== kindOf(after)) return [`${path} was ${kind} and is ${kindOf(after)}`];
  switch (kind) {
    case "object":
      return [...fieldChanges(before, after, path), ...valueChanges(before, after, path)];
    case "array":
      return breakingChanges(before.items ?? {}, after.items ?? {}, `${path}[]`);
    case "union":
      return unionChanges(alternatives(before), alternatives(after), path);
    default:
      return isDeepStrictEqual(withoutPattern(before), withoutPattern(after)) ? [] : [`${path} takes other values`];
  }
}

function fieldChanges(before: JsonSchema, after: JsonSchema, path: string): string[] {
  const [old, now] = [before.properties ?? {}, after.properties ?? {}];
  const [oldRequired, nowRequired] = [new Set(before.required), new Set(after.required)];
  const changes: string[] = [];
  for (const [field, schema] of Object.entries(old)) {
    const place = `${path}.${field}`;
    const changed = now[field];
    if (!changed) changes.push(`${place} is gone`);
    else changes.push(...breakingChanges(schema, changed, place));
    if (changed && oldRequired.has(field) !== nowRequired.has(field))
      changes.push(`${place} was ${oldRequired.has(field) ? "required" : "optional"} and no longer is`);
  }
  for (const field of Object.keys(now)) if (!(field in old) && nowRequired.has(field)) changes.push(`${path}.${field} is new and required`);
  return changes;
}

function valueChanges({ additionalProperties: before }: JsonSchema, { additionalProperties: after }: JsonSchema, path: string): string[] {
  if (typeof before === "object" && typeof after === "object") return breakingChanges(before, after, `${path}.*`);
  return isDeepStrictEqual(before, after) ? [] : [`${path} takes other keys`];
}

function unionChanges(before: JsonSchema[], after: JsonSchema[], path: string): string[] {
  if (before.length !== after.length) return [`${path} has ${after.length} alternatives instead of ${before.length}`];
  return before.flatMap((alternative, index) => breakingChanges(alternative, after[index] ?? {}, `${path}(${index + 1})`));
}

const alternatives = ({ anyOf, oneOf }: JsonSchema) => anyOf ?? oneOf ?? [];

function kindOf(schema: JsonSchema): string {
  if (schema.anyOf ?? schema.oneOf) return "union";
  return schema.type ?? "any";
}

/** Tightening a text's pattern is a matter of the schema library's releases. */
const withoutPattern = (schema: JsonSchema) => ({ ...schema, pattern: undefined, enum: schema.enum?.toSorted() });
