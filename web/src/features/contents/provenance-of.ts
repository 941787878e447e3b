import type { ContentRowFragment, FieldSource } from "../../generated/graphql.ts";
import type { Provenance } from "../../ui/provenance-mark.tsx";

const MARKS: Record<FieldSource, Provenance> = { HUMAN: "human", AI: "ai", AI_EDITED: "edited", TEMPLATE: "template" };

export const markOf = (source: FieldSource): Provenance => MARKS[source];

/** Who wrote a field of a stored content; undefined when nobody has yet. */
export function provenanceOf({ provenance }: Pick<ContentRowFragment, "provenance">, field: string): Provenance | undefined {
  const found = provenance.find((entry) => entry.field === field);
  return found && (found.stale ? "stale" : markOf(found.source));
}
