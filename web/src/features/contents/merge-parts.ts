import type { ContentBodyQuery } from "../../generated/graphql.ts";
import { mergeTexts, sameText, type Text } from "../../lib/editing/blocks.ts";
import { fieldsKind } from "../../lib/editing/fields.ts";
import { originOfBoth } from "../../lib/editing/origins.ts";
import { HUMAN, type Origin } from "../../lib/editing/edit-state.ts";

/** The fields of a content that a change is about. */
export type Part = Record<string, unknown>;

interface MergedPart {
  part: Part;
  /** Nothing is left to be stored of it. */
  isStored: boolean;
}

/** Brings a change together with what is stored: a text by its blocks, anything else by its fields. Undefined where both changed the same. */
export function mergeParts(base: Part | undefined, mine: Part, theirs: Part): MergedPart | undefined {
  if ("body" in mine) {
    const [own, stored] = [mine["body"] as Text, theirs["body"] as Text];
    if (sameText(own, stored)) return { part: theirs, isStored: true };
    if (!base) return undefined;
    const { value, clashes } = mergeTexts(base["body"] as Text, own, stored, "mine");
    return clashes > 0 ? undefined : { part: { ...mine, body: value }, isStored: sameText(value, stored) };
  }
  const kind = fieldsKind<Part>(Object.keys(mine), { autosave: false });
  if (kind.same(mine, theirs)) return { part: theirs, isStored: true };
  if (!base) return undefined;
  const { value, clashes } = kind.merge(base, mine, theirs, "mine");
  return clashes > 0 ? undefined : { part: value, isStored: kind.same(value, theirs) };
}

/** Where a merged text comes from; of fields each change says it itself. */
export function originOfMerge(input: Part, { provenance }: Pick<ContentBodyQuery["content"], "provenance">): Partial<Origin> {
  if (!("body" in input)) return {};
  const { source = "HUMAN", generationId } = input as Partial<Origin>;
  const stored = provenance.find(({ field }) => field === "body") ?? HUMAN;
  return originOfBoth({ source, generationId: generationId ?? null }, { source: stored.source, generationId: stored.generationId ?? null });
}
