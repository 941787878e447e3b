import type { FieldProvenance, FieldSource, SourceClaim } from "./provenance.ts";

type Known = Pick<FieldProvenance, "source" | "values"> | undefined;
type List = readonly string[];

/** What a person has changed of it: a template gets no AI by that. */
export const editedOf = (source: FieldSource): FieldSource => (source === "TEMPLATE" ? source : "AI_EDITED");

/** Where a list is from, and which of its entries are the AI's, where anybody knows. */
export interface ListOrigin {
  readonly source: FieldSource;
  readonly values?: string[];
}

/**
 * The origin of a list that is claimed. Entries that are named make it the claim's if they are all, a person's if there are none. Without
 * names the claim stands, and what a person had there before is still theirs.
 */
export function claimedList({ source, values }: SourceClaim, after: List, before: List, known: Known): ListOrigin {
  if (source === "HUMAN") return { source };
  const stillAi = (entry: string) => known?.values?.includes(entry) === true;
  if (values) {
    const ofAi = after.filter((entry) => values.includes(entry) || stillAi(entry));
    if (ofAi.length === 0) return { source: "HUMAN" };
    return { source: ofAi.length === after.length ? source : editedOf(source), values: ofAi };
  }
  if (source === "AI" || source === "TEMPLATE") {
    const isPersons = (entry: string) =>
      before.includes(entry) && (!known || known.source === "HUMAN" || known.values?.includes(entry) === false);
    return { source, values: after.filter((entry) => !isPersons(entry)) };
  }
  return known?.values ? { source, values: after.filter(stillAi) } : { source };
}

/** The origin of a list that a person has changed; undefined where nobody knows which entries were the AI's. */
export function changedList(after: List, before: List, known: Known): ListOrigin | undefined {
  if (!known?.values) return undefined;
  const values = after.filter((entry) => known.values?.includes(entry));
  if (values.length === 0) return { source: "HUMAN" };
  const isSameSet = after.length === before.length && after.every((entry) => before.includes(entry));
  return { source: isSameSet ? known.source : editedOf(known.source), values };
}
