import type { ContentRowFragment } from "../../generated/graphql.ts";
import { markOf } from "../../entities/generation/mark-of.ts";
import type { Provenance } from "../../ui/provenance-mark.tsx";

/** Who wrote a field of a stored content; undefined when nobody has yet. */
export function provenanceOf({ provenance }: Pick<ContentRowFragment, "provenance">, field: string): Provenance | undefined {
  const found = provenance.find((entry) => entry.field === field);
  return found && markOf(found);
}
