import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ContentState } from "./content.ts";
import type { FieldProvenance, TracedField } from "./provenance.ts";

/** A value that a field had before one of another origin took its place. */
export interface RememberedOrigin extends FieldProvenance {
  /** Of the value. */
  readonly print: string;
  /** Of a body: what it was built on. */
  readonly basis?: string;
}

/** For each field; enough for whoever goes back through what a few generations have made. */
const KEPT = 5;

const printOf = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("base64url");

/** Where a value that a field has had before came from. */
export function recalled(origins: readonly RememberedOrigin[] | undefined, field: TracedField, value: unknown) {
  const known = origins?.filter((origin) => origin.field === field) ?? [];
  if (known.length === 0 || value === undefined) return undefined;
  const print = printOf(value);
  return known.find((origin) => origin.print === print);
}

type Remembering = Pick<ContentState, "provenance" | "bodyVersion" | "origins"> & { readonly [field in TracedField]?: unknown };

/** What there is to remember after a save: each value that has given way to one of another origin, or to none. */
export function rememberedOrigins(before: Remembering, after: Remembering): RememberedOrigin[] | undefined {
  const gone = before.provenance.filter((entry) => {
    const next = after.provenance.find(({ field }) => field === entry.field);
    const isSameOrigin = next?.source === entry.source && next.generationId === entry.generationId;
    return !isSameOrigin && !isDeepStrictEqual(before[entry.field], after[entry.field]);
  });
  if (gone.length === 0) return before.origins;
  const basis = before.bodyVersion?.basis;
  return gone.reduce<RememberedOrigin[]>(
    (origins, entry) => {
      const print = printOf(before[entry.field]);
      const others = origins.filter(({ field, print: known }) => field !== entry.field || known !== print);
      const oldest = others.filter(({ field }) => field === entry.field).at(-KEPT);
      return [...others.filter((origin) => origin !== oldest), { ...entry, print, ...(entry.field === "body" && basis && { basis }) }];
    },
    [...(before.origins ?? [])],
  );
}
