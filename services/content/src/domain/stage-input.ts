import {
  contentClassification,
  contentLevel,
  contentType,
  contentView,
  conversionFunnel,
  fieldSource,
  interestArea,
  level,
  locale,
  methodology,
  participation,
  socialChannel,
} from "@muhtawa/contracts";
import { optionalText, optionalUrl, parseInput, requiredText, textList } from "@muhtawa/service-kit";
import { z } from "zod";
import { parseBody } from "./body-document.ts";
import { MAX_PICTURES } from "./body-pictures.ts";
import { withScheme } from "./link-address.ts";
import { type SourceClaim, TRACED, type TracedField } from "./provenance.ts";

const choice = <Values extends z.ZodType>(values: Values) => values.nullish().transform((value) => value ?? undefined);

const keywords = textList(50, 80);

const links = z
  .array(z.preprocess((value) => (typeof value === "string" ? withScheme(value) : value), optionalUrl()))
  .max(50)
  .nullish()
  .transform((values) => [...new Set(values)].filter((value) => value !== undefined));

const FIELDS = {
  NEEDS: z.object({
    title: requiredText(200),
    type: contentType,
    locale: locale.optional(),
    classification: choice(contentClassification),
    level: choice(contentLevel),
    methodology: choice(methodology),
    interestArea: choice(interestArea),
    view: contentView.optional(),
    framework: optionalText(500),
    keywords,
    details: optionalText(5_000),
  }),
  IDEA: z.object({ idea: optionalText(2_000), ideaExplanation: optionalText(5_000), keywords }),
  OBJECTIVES: z.object({
    conversionFunnel: choice(conversionFunnel),
    objective: optionalText(2_000),
    topics: textList(30, 200),
    internalLinks: links,
    externalLinks: links,
  }),
  TOOLS: z.object({
    tools: textList(30, 100),
    sharingStyle: optionalText(500),
    writerRole: optionalText(200),
    participation: choice(participation),
    intensity: choice(level),
    socialChannels: z
      .array(socialChannel)
      .max(20)
      .nullish()
      .transform((channels) => [...new Set(channels)]),
  }),
};

export type FieldsStage = keyof typeof FIELDS;

/** What an input may say of each stage; what it doesn't name isn't there. */
export type StageFields = { [Stage in FieldsStage]: Partial<z.infer<(typeof FIELDS)[Stage]>> };

/** No longer than the longest list of all, of the longest entries. */
const entries = z
  .array(z.string().trim().max(2_048))
  .max(50)
  .nullish()
  .transform((values) => values ?? undefined);

const claimsOn = (fields: readonly TracedField[]) =>
  z
    .array(z.object({ field: z.enum(fields), source: fieldSource, generationId: optionalText(60), values: entries }))
    .max(50)
    .nullish()
    .transform((claims): SourceClaim[] => claims ?? []);

const CLAIMS = {
  NEEDS: claimsOn(TRACED.NEEDS),
  IDEA: claimsOn(TRACED.IDEA),
  OBJECTIVES: claimsOn(TRACED.OBJECTIVES),
  TOOLS: claimsOn(TRACED.TOOLS),
} satisfies Record<FieldsStage, unknown>;

export interface StageInput<Stage extends FieldsStage> {
  readonly fields: StageFields[Stage];
  readonly sources: readonly SourceClaim[];
}

/** What a person says of a stage, checked; throws BAD_USER_INPUT naming every wrong field. A field that is null is there as undefined. */
export function parseStage<Stage extends FieldsStage>(stage: Stage, input: Readonly<Record<string, unknown>>): StageInput<Stage> {
  const { sources, ...fields } = parseInput(FIELDS[stage].extend({ sources: CLAIMS[stage] }), input) as { sources: SourceClaim[] };
  const named = Object.entries(fields).filter(([name]) => input[name] !== undefined);
  return { fields: Object.fromEntries(named) as StageFields[Stage], sources };
}

/** What is said of all stages by whoever has a whole brief; throws BAD_USER_INPUT. */
export const parseBrief = (input: Readonly<Record<string, unknown>>): StageFields[FieldsStage] =>
  Object.assign({}, ...(Object.keys(FIELDS) as FieldsStage[]).map((stage) => parseStage(stage, input).fields)) as StageFields[FieldsStage];

const bodyInput = z.object({
  body: z
    .unknown()
    .optional()
    .transform((body) => (body === undefined || body === null ? body : parseBody(body))),
  pictureIds: z
    .array(z.string().trim().max(60))
    .max(MAX_PICTURES)
    .nullish()
    .transform((ids) => (ids === undefined ? undefined : [...new Set(ids ?? [])])),
  source: choice(fieldSource),
  generationId: optionalText(60),
  unfinished: z.boolean().nullish(),
  sources: claimsOn(TRACED.GENERATION),
});

/** A body as sent, checked; undefined when the input has none, null to clear it. A generation alone says that the AI wrote it. */
export function parseBodyInput(input: Readonly<Record<string, unknown>>) {
  const { body, pictureIds, source, generationId, unfinished, sources } = parseInput(bodyInput, input);
  const claimed = source ?? (generationId ? "AI" : undefined);
  const own: SourceClaim[] = claimed
    ? [{ field: "body", source: claimed, generationId, ...(unfinished && generationId && { unfinished }) }]
    : [];
  return { body, pictureIds, sources: [...sources, ...own] };
}
