import type { ContentBodyQuery } from "../../generated/graphql.ts";
import { mergeTexts, sameText, type Text } from "../../lib/editing/blocks.ts";
import { mergeInDoubt } from "../../lib/editing/doubtful-saves.ts";
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

/**
 * Brings a change, made on `base` and after saves that no answer came to, together with what is stored: a text by its blocks, anything else by
 * its fields. Undefined where both changed the same.
 */
export function mergeParts(base: Part | undefined, mine: Part, theirs: Part, doubtful: readonly Part[] = []): MergedPart | undefined {
  if ("body" in mine) {
    const [own, stored] = [mine["body"] as Text, theirs["body"] as Text];
    if (sameText(own, stored)) return { part: theirs, isStored: true };
    if (!base) return undefined;
    const sent = doubtful.map(({ body }) => body as Text);
    const body = mergeInDoubt({ same: sameText, merge: mergeTexts }, { base: base["body"] as Text, doubtful: sent, mine: own }, stored);
    return body === undefined ? undefined : { part: { ...mine, body }, isStored: sameText(body, stored) };
  }
  const kind = fieldsKind<Part>(Object.keys(mine), { autosave: false });
  if (kind.same(mine, theirs)) return { part: theirs, isStored: true };
  if (!base) return undefined;
  const part = mergeInDoubt(kind, { base, doubtful, mine }, theirs);
  return part && { part, isStored: kind.same(part, theirs) };
}

/** Where a merged text comes from; of fields each change says it itself. */
export function originOfMerge(input: Part, merged: Part, { provenance }: Pick<ContentBodyQuery["content"], "provenance">): Partial<Origin> {
  if (!("body" in input) || sameText(input["body"] as Text, merged["body"] as Text)) return {};
  const { source = "HUMAN", generationId } = input as Partial<Origin>;
  const stored = provenance.find(({ field }) => field === "body") ?? HUMAN;
  const both = originOfBoth(
    { source, generationId: generationId ?? null },
    { source: stored.source, generationId: stored.generationId ?? null },
  );
  return { ...both, unfinished: null };
}
