import { fieldText, isVisible } from "@muhtawa/contracts/readable-text";
import { get, set } from "react-hook-form";
import type { Kind } from "./edit-state.ts";

/**
 * One way to write a field's value, as the service stores it: blanks around it, characters that nobody sees, repetitions in a list, and how
 * nothing is written, make no difference. A save whose answer never came is known again by it.
 */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return plainList(value.map(plain));
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value)
      .filter(([name]) => name !== "__typename")
      .map(([name, part]) => [name, plain(part)] as const)
      .filter(([, part]) => part !== null)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    return entries.length === 0 ? null : Object.fromEntries(entries);
  }
  if (typeof value === "string") return isVisible(value) ? fieldText(value).trim() : null;
  return value ?? null;
}

function plainList(items: readonly unknown[]): unknown {
  const texts = items.every((item) => item === null || typeof item === "string");
  const kept = texts ? [...new Set(items.filter((item) => item !== null))] : items;
  return kept.length === 0 ? null : kept;
}

/** Whether a field says the same twice. */
export const sameField = (one: unknown, other: unknown): boolean => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

export const fieldOf = (values: object, path: string): unknown => get(values, path) as unknown;

/** The fields that differ, of those named by their paths. */
export const differingFields = <Path extends string>(one: object, other: object, paths: readonly Path[]): Path[] =>
  paths.filter((path) => !sameField(fieldOf(one, path), fieldOf(other, path)));

/** Fields that both sides have changed since, each in its own way. */
export const clashingFields = <Path extends string>(base: object, mine: object, theirs: object, paths: readonly Path[]): Path[] =>
  differingFields(mine, theirs, paths).filter(
    (path) => !sameField(fieldOf(base, path), fieldOf(mine, path)) && !sameField(fieldOf(base, path), fieldOf(theirs, path)),
  );

interface FormOptions<Values> {
  autosave: boolean;
  isReady?: (values: Values) => boolean;
}

/** Values of a form, brought together field by field. */
export const fieldsKind = <Values extends object>(
  paths: readonly string[],
  { autosave, isReady = () => true }: FormOptions<Values>,
): Kind<Values> => ({
  autosave,
  history: false,
  isReady,
  same: (one, other) => differingFields(one, other, paths).length === 0,
  merge: (base, mine, theirs, prefer) => {
    const value = structuredClone(mine);
    const clashes = clashingFields(base, mine, theirs, paths);
    for (const path of differingFields(mine, theirs, paths)) {
      const isTheirs = clashes.includes(path) ? prefer === "theirs" : sameField(fieldOf(base, path), fieldOf(mine, path));
      if (isTheirs) set(value, path, structuredClone(fieldOf(theirs, path)));
    }
    return { value, clashes: clashes.length };
  },
});
