import { contentStatus, derivedForm, fieldSource, type Locale } from "@muhtawa/contracts";
import { badInput, MESSAGES, parseInput } from "@muhtawa/service-kit";
import { z } from "zod";
import { parseBody, plainText } from "./body-document.ts";
import { MAX_PICTURES, withPictures } from "./body-pictures.ts";
import { completedContent, type ContentState, startedContent, type NewContent } from "./content.ts";
import { day } from "./assignment.ts";
import { derivedKeyOf } from "./derivation.ts";
import { type FieldProvenance, isTraced } from "./provenance.ts";
import { parseBrief } from "./stage-input.ts";
import { twinLink } from "./twin.ts";

export const recordId = z.string().regex(/^[0-9a-f]{24}$/);
const mediaId = z.string().regex(/^[0-9a-f]{40}$/);
const moment = z.coerce.date().optional();

/** What is known of a text's version, whoever wrote it: a generation is of another installation. */
export const importedVersion = z.object({
  number: z.number().int().min(1).max(1_000_000),
  source: fieldSource,
  savedAt: z.coerce.date(),
});

const rest = z.object({
  id: recordId,
  companyId: recordId,
  projectId: recordId.optional(),
  status: contentStatus,
  scheduledFor: moment,
  publishedAt: moment,
  dueOn: day.optional(),
  pictureIds: z.array(mediaId).max(MAX_PICTURES).default([]),
  body: z.unknown().optional(),
  bodyVersion: importedVersion.optional(),
  derivedFrom: z
    .object({ contentId: recordId, form: derivedForm, version: z.number().int().min(0), tone: z.string().max(200).optional() })
    .optional(),
  twinOf: twinLink.optional(),
  provenance: z
    .array(
      z.object({
        field: z.string().max(40),
        source: fieldSource,
        stale: z.boolean(),
        values: z.array(z.string().max(2_048)).max(50).optional(),
        unfinished: z.boolean().optional(),
      }),
    )
    .max(60)
    .default([]),
});

/** The first year of which an archive may tell. */
const OLDEST = Date.UTC(2000, 0, 1);
const times = z.object({ createdAt: moment, updatedAt: moment });

/** When a content of an archive was made and changed last; a time that can't be, as one of a clock that goes ahead, is told as if it weren't there. */
export function importedTimes(given: Readonly<Record<string, unknown>>, now: Date): { madeAt: Date; changedAt: Date } {
  const { createdAt, updatedAt } = parseInput(times, given);
  const isPast = (time: Date | undefined, since: number): time is Date =>
    time !== undefined && time.getTime() >= since && time.getTime() <= now.getTime();
  const madeAt = isPast(createdAt, OLDEST) ? createdAt : now;
  return { madeAt, changedAt: isPast(updatedAt, madeAt.getTime()) ? updatedAt : madeAt };
}

/** A content as an archive has it, checked as whatever a person says is; throws BAD_USER_INPUT naming what is wrong. */
export function parseImported(ownerId: string, given: Readonly<Record<string, unknown>>): { id: string; state: ContentState } {
  const { id, status, publishedAt, dueOn, pictureIds, bodyVersion, provenance, derivedFrom, twinOf, ...place } = parseInput(rest, given);
  const needs = { locale: "ar" as Locale, ...parseBrief(given) } as NewContent["needs"];
  const { companyId, projectId, scheduledFor, body: written } = place;
  const body = written == null ? undefined : parseBody(written);
  if ((status === "SCHEDULED" && !scheduledFor) || (status === "PUBLISHED" && !publishedAt) || (body && !bodyVersion))
    throw badInput({ field: "status", message: MESSAGES.invalid });
  const key = derivedFrom && derivedKeyOf(derivedFrom.contentId, { form: derivedFrom.form, locale: needs.locale });
  const started = startedContent({
    ownerId,
    companyId,
    projectId,
    scheduledFor,
    needs,
    sources: [],
    derivedFrom,
    ...(key && { derivedKey: key }),
  });
  const state = completedContent({
    ...started.state,
    status,
    publishedAt,
    dueOn,
    ...(body && { body, bodyText: plainText(body) }),
    ...(twinOf && { twinOf }),
    ...(bodyVersion && { bodyVersion: { ...bodyVersion, authorId: ownerId } }),
    pictureIds: withPictures(pictureIds, body),
    provenance: provenance.flatMap(({ field, ...entry }): FieldProvenance[] => (isTraced(field) ? [{ field, ...entry }] : [])),
  });
  return { id, state };
}
