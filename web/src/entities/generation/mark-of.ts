import type { FieldSource } from "../../generated/graphql.ts";
import type { Provenance } from "../../ui/provenance-mark.tsx";

const MARKS: Record<FieldSource, Provenance> = { HUMAN: "human", AI: "ai", AI_EDITED: "edited", TEMPLATE: "template" };

/** The mark of something by who wrote it. */
export const markOf = ({ source, stale }: { source: FieldSource; stale?: boolean }): Provenance => (stale ? "stale" : MARKS[source]);
