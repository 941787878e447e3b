import { isDeepStrictEqual } from "node:util";
import type { ContentCard, fieldSource } from "@muhtawa/contracts";
import { normalise } from "@muhtawa/text-analysis";
import type { z } from "zod";
import { type BodyDocument, plainText } from "./body-document.ts";

export type FieldSource = z.infer<typeof fieldSource>;

export const NEEDS_FIELDS = [
  "title",
  "classification",
  "level",
  "methodology",
  "interestArea",
  "framework",
  "keywords",
  "details",
] as const;
export const IDEA_FIELDS = ["idea", "ideaExplanation", "keywords"] as const;
export const OBJECTIVES_FIELDS = ["conversionFunnel", "objective", "topics", "internalLinks", "externalLinks"] as const;
export const TOOLS_FIELDS = ["tools", "sharingStyle", "writerRole", "participation", "intensity", "socialChannels"] as const;
export const BODY_FIELDS = ["body"] as const;

const TRACED_FIELDS = [...new Set([...NEEDS_FIELDS, ...IDEA_FIELDS, ...OBJECTIVES_FIELDS, ...TOOLS_FIELDS, ...BODY_FIELDS])];
export type TracedField = (typeof TRACED_FIELDS)[number];

/** Who wrote a field's present value; stale when what an AI built it on has changed since. */
export interface FieldProvenance {
  readonly field: TracedField;
  readonly source: FieldSource;
  readonly generationId?: string;
  readonly stale: boolean;
}

/** What a caller says of where a field comes from. */
export interface SourceClaim {
  readonly field: TracedField;
  readonly source: FieldSource;
  readonly generationId?: string;
}

type Basis = TracedField | "type" | "locale";

export type Traced = Pick<ContentCard, Exclude<Basis, "body" | "internalLinks" | "externalLinks">> & {
  readonly internalLinks: readonly string[];
  readonly externalLinks: readonly string[];
  readonly body?: BodyDocument;
  readonly provenance: readonly FieldProvenance[];
};

const NEEDS_BASIS: readonly Basis[] = [...NEEDS_FIELDS, "type", "locale"];
const IDEA_BASIS: readonly Basis[] = [...NEEDS_BASIS, "idea", "ideaExplanation"];
const OBJECTIVES_BASIS: readonly Basis[] = [...IDEA_BASIS, "conversionFunnel", "objective", "topics"];
const BODY_BASIS: readonly Basis[] = ["idea", "objective", "topics"];

/** What an AI goes by when it fills a field: the earlier stages; for the body, what decides what it says. */
function basisOf(field: TracedField): readonly Basis[] {
  if (field === "body") return BODY_BASIS;
  if (includes(NEEDS_FIELDS, field)) return [];
  if (field === "idea") return NEEDS_BASIS;
  if (field === "ideaExplanation") return [...NEEDS_BASIS, "idea"];
  return includes(OBJECTIVES_FIELDS, field) ? IDEA_BASIS : OBJECTIVES_BASIS;
}

/**
 * The provenance of every filled field after a change, `before` being undefined for a new content. A field that has changed is a person's
 * unless claimed otherwise; an AI's text of which a person has kept the better half is AI_EDITED. An unchanged field keeps its
 * provenance, unless it is claimed for another generation, which then has made the same again. An AI's field becomes stale when its basis
 * changes, and stays so until it is made anew or rewritten by a person.
 */
export function provenanceAfter(before: Traced | undefined, after: Traced, claims: readonly SourceClaim[]): FieldProvenance[] {
  const hasChanged = (field: Basis) => before !== undefined && !isDeepStrictEqual(before[field], after[field]);
  return TRACED_FIELDS.filter((field) => isFilled(after[field])).map((field) => {
    const known = before?.provenance.find((entry) => entry.field === field);
    const claim = claims.findLast((entry) => entry.field === field);
    const stale = known?.source !== "HUMAN" && ((known?.stale ?? false) || basisOf(field).some(hasChanged));
    if (claim && isMadeAnew(claim, known)) return { ...claim, stale: false };
    if (known && !hasChanged(field)) return { ...known, stale };
    const source = claim?.source ?? (known && known.source !== "HUMAN" && isEditOf(before?.[field], after[field]) ? "AI_EDITED" : "HUMAN");
    if (source === "HUMAN") return { field, source, stale: false };
    const generationId = claim?.generationId ?? known?.generationId;
    return { field, source, ...(generationId && { generationId }), stale: claim?.source === "AI" ? false : known !== undefined && stale };
  });
}

const isMadeAnew = ({ source, generationId }: SourceClaim, known: FieldProvenance | undefined) =>
  source !== "HUMAN" && generationId !== undefined && generationId !== known?.generationId;

/** Whether at least half of the words that were there are there still. */
function isEditOf(before: unknown, after: unknown): boolean {
  const words = wordsOf(before);
  const left = wordsOf(after);
  const kept = [...words].filter((word) => left.has(word));
  return words.size > 0 && kept.length * 2 >= words.size;
}

function wordsOf(value: unknown): Set<string> {
  return new Set(normalise(textOf(value)).match(/[\p{L}\p{N}]+/gu) ?? []);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(" ");
  return typeof value === "object" && value !== null ? plainText(value as BodyDocument) : String(value ?? "");
}

const isFilled = (value: unknown) => value !== undefined && (!Array.isArray(value) || value.length > 0);

const includes = (fields: readonly string[], field: string) => fields.includes(field);
