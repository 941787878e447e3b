import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { ContentCard, fieldSource } from "@muhtawa/contracts";
import { normalise } from "@muhtawa/text-analysis";
import type { z } from "zod";
import { type BodyDocument, isBlank, plainText } from "./body-document.ts";
import { changedList, claimedList, editedOf, type ListOrigin } from "./list-origin.ts";
import { recalled, type RememberedOrigin } from "./remembered-origins.ts";
import type { OpenStage } from "./stages.ts";

export type FieldSource = z.infer<typeof fieldSource>;

/** The fields whose origin is known, by the stage that says them; keywords are said in two. */
export const TRACED = {
  NEEDS: ["title", "classification", "level", "methodology", "interestArea", "framework", "keywords", "details"],
  IDEA: ["idea", "ideaExplanation", "keywords"],
  OBJECTIVES: ["conversionFunnel", "objective", "topics", "internalLinks", "externalLinks"],
  TOOLS: ["tools", "sharingStyle", "writerRole", "participation", "intensity", "socialChannels"],
  GENERATION: ["body"],
} as const satisfies Record<OpenStage, readonly string[]>;

export type TracedField = (typeof TRACED)[OpenStage][number];

const STAGES = Object.keys(TRACED) as OpenStage[];
const FIELDS: readonly TracedField[] = [...new Set(STAGES.flatMap((stage) => TRACED[stage]))];

export const isTraced = (field: string): field is TracedField => FIELDS.some((known) => known === field);

/** Who wrote a field's present value; stale when what an AI built it on has changed since. */
export interface FieldProvenance {
  readonly field: TracedField;
  readonly source: FieldSource;
  readonly generationId?: string;
  readonly stale: boolean;
  /** Of a list: the entries that an AI wrote; absent where nobody knows. */
  readonly values?: readonly string[];
  /** Of a body: its generation ended before the text did, and no person has gone on with it. */
  readonly unfinished?: boolean;
}

/** What a caller says of where a field comes from. */
export interface SourceClaim {
  readonly field: TracedField;
  readonly source: FieldSource;
  readonly generationId?: string;
  /** Of a list: the entries that the AI wrote. */
  readonly values?: readonly string[];
  /** Of a body: its generation ended before the text did. */
  readonly unfinished?: boolean;
  /** Of what is restored, and then the claim is all that counts: whether what it was built on has changed since. */
  readonly stale?: boolean;
}

type Basis = TracedField | "type" | "locale";

export type Traced = Pick<ContentCard, Exclude<Basis, "body" | "internalLinks" | "externalLinks">> & {
  readonly internalLinks: readonly string[];
  readonly externalLinks: readonly string[];
  readonly body?: BodyDocument;
  readonly provenance: readonly FieldProvenance[];
  readonly origins?: readonly RememberedOrigin[];
};

/** Fields of the needs that have no origin worth telling, but that an AI goes by. */
const UNTRACED_NEEDS: readonly Basis[] = ["type", "locale"];

/** What decides what a body says. */
const BODY_BASIS: readonly Basis[] = ["idea", "objective", "topics"];

/** A fingerprint of what decides what a body says. */
export const bodyBasisOf = (content: Pick<Traced, "idea" | "objective" | "topics">): string =>
  createHash("sha256")
    .update(JSON.stringify([content.idea ?? "", content.objective ?? "", content.topics]))
    .digest("base64url");

/** What has been saved: the content before (undefined for a new one) and after, and in which stage. */
export interface Saved {
  readonly before: Traced | undefined;
  readonly after: Traced;
  readonly stage: OpenStage;
}

/**
 * The provenance of every filled field after a save. A field that has changed is a person's unless claimed otherwise; an AI's text of which
 * a person has kept at least half is AI_EDITED. An unchanged field keeps its provenance, unless it is claimed for another generation, which
 * then has made the same again; a claim for the same one may end that it is unfinished. A value that the field had before has the origin that it had then; of a list each entry has its own. An AI's
 * field becomes stale when an earlier stage that it was built on changes, and stays so until it is made anew or rewritten by a person; one that
 * was made without a model does not when what was empty is filled.
 */
export function provenanceAfter({ before, after, stage }: Saved, claims: readonly SourceClaim[]): FieldProvenance[] {
  const hasChanged = (field: Basis) => before !== undefined && !isDeepStrictEqual(before[field], after[field]);
  const isOverturned = (field: Basis) => hasChanged(field) && isFilled(before?.[field]);
  const basis = bodyBasisOf(after);
  const basisChanged = ({ field, source }: FieldProvenance) => {
    if (field === "body") return BODY_BASIS.some(hasChanged);
    // a skeleton is made of what the brief says: what it did not say yet can't contradict it
    const tells = source === "TEMPLATE" ? isOverturned : hasChanged;
    if (field === "ideaExplanation" && tells("idea")) return true;
    return isLater(field, stage) && [...TRACED[stage], ...(stage === "NEEDS" ? UNTRACED_NEEDS : [])].some(tells);
  };
  return FIELDS.filter((field) => isFilled(after[field])).map((field) => {
    const [was, is] = [before?.[field], after[field]];
    const known = before?.provenance.find((entry) => entry.field === field);
    const claimed = claims.findLast((entry) => entry.field === field);
    const claim = known?.source === "TEMPLATE" && isEditClaim(claimed) ? { ...claimed, source: known.source } : claimed;
    if (claim?.stale !== undefined) return { ...claim, stale: claim.stale };
    const earlier = hasChanged(field) ? recalled(before?.origins, field, is) : undefined;
    if (earlier && !(claim && isMadeAnew(claim, earlier))) return entryOf(earlier, earlier.basis ? earlier.basis !== basis : earlier.stale);
    if (claim && isMadeAnew(claim, known)) return entryOf({ ...claim, ...claimedOrigin(claim, is, was, known) }, false);
    const stale = known !== undefined && known.source !== "HUMAN" && (known.stale || basisChanged(known));
    if (known && !hasChanged(field)) return entryOf({ ...known, unfinished: claim ? claim.unfinished : known.unfinished }, stale);
    const isEdited = known !== undefined && known.source !== "HUMAN" && isEditOf(was, is);
    const origin = claim ? claimedOrigin(claim, is, was, known) : changedOrigin(is, was, known, isEdited);
    const generationId = claim?.generationId ?? known?.generationId;
    return entryOf(
      { field, generationId, ...origin, unfinished: claim?.unfinished },
      stale && (claim === undefined || (origin.source === editedOf(origin.source) && isEdited)),
    );
  });
}

type Origin = Omit<FieldProvenance, "stale" | "unfinished"> & { readonly unfinished?: boolean | undefined };

function entryOf({ field, source, generationId, values, unfinished }: Origin, stale: boolean): FieldProvenance {
  if (source === "HUMAN") return { field, source, stale: false };
  const isBrokenOff = unfinished && source !== "AI_EDITED";
  return { field, source, ...(generationId && { generationId }), ...(values && { values }), ...(isBrokenOff && { unfinished }), stale };
}

const claimedOrigin = (claim: SourceClaim, is: unknown, was: unknown, known: FieldProvenance | undefined): ListOrigin =>
  isList(is) ? claimedList(claim, is, listOf(was), known) : { source: claim.source };

function changedOrigin(is: unknown, was: unknown, known: FieldProvenance | undefined, isEdited: boolean): ListOrigin {
  const left = isList(is) ? changedList(is, listOf(was), known) : undefined;
  if (left && left.source !== "HUMAN") return left;
  return { source: isEdited ? editedOf(known?.source ?? "AI") : "HUMAN" };
}

const isLater = (field: TracedField, stage: OpenStage) =>
  STAGES.findIndex((candidate) => (TRACED[candidate] as readonly string[]).includes(field)) > STAGES.indexOf(stage);

const isEditClaim = (claim: SourceClaim | undefined): claim is SourceClaim =>
  claim?.source === "AI_EDITED" && claim.generationId === undefined;

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

const isList = (value: unknown): value is readonly string[] => Array.isArray(value);

const listOf = (value: unknown) => (isList(value) ? value : []);

function isFilled(value: unknown): boolean {
  if (isList(value)) return value.length > 0;
  return value !== undefined && (typeof value !== "object" || !isBlank(value as BodyDocument));
}
