import { generationKind, level, locale, voiceRule } from "@muhtawa/contracts";
import { MESSAGES, optionalText, parseInput, saying, textList } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { pictureSize } from "./picture-size.ts";

type Kind = z.infer<typeof generationKind>;

/** Kinds that work on a text or a picture's description; the last two are content with what else they are told. */
const SELECTION_KINDS: readonly Kind[] = ["REWRITE", "SHORTEN", "EXPAND", "TRANSLATE", "SUMMARIZE"];

const persona = z.object({
  name: optionalText(120),
  ageRange: optionalText(60),
  role: optionalText(120),
  needs: textList(20, 200),
  pains: textList(20, 200),
  channels: textList(20, 60),
});

const rule = voiceRule.extend({ term: z.string().trim().min(1).max(100), replacement: optionalText(100), note: optionalText(200) });

const brandVoice = z
  .object({
    personality: textList(20, 60),
    language: optionalText(100),
    goals: textList(20, 200),
    tags: textList(30, 60),
    rules: z
      .array(rule)
      .max(200)
      .nullish()
      .transform((rules) => rules ?? []),
  })
  .nullish()
  .transform((voice) => voice ?? { personality: [], goals: [], tags: [], rules: [] });

const company = z.object({
  companyName: optionalText(120),
  brandName: optionalText(120),
  slogan: optionalText(200),
  vision: optionalText(2000),
  mission: optionalText(2000),
  goal: optionalText(2000),
  values: textList(30, 100),
  targetMarket: optionalText(1000),
  scopeOfImpact: optionalText(500),
  character: optionalText(500),
  language: optionalText(100),
  competitors: textList(30, 120),
  voiceToneFileId: optionalText(60),
  persona: persona.nullish().transform((value) => value ?? undefined),
  brandVoice,
});

const id = optionalText(60);

const DEFAULT_OPTIONS = {
  tone: undefined,
  length: "MEDIUM" as const,
  variants: 1,
  temperature: undefined,
  model: undefined,
  size: undefined,
  style: undefined,
  voice: undefined,
};

const options = z
  .object({
    tone: optionalText(200),
    length: level.nullish().transform((length) => length ?? "MEDIUM"),
    variants: z
      .number()
      .int()
      .min(1)
      .max(5)
      .nullish()
      .transform((variants) => variants ?? 1),
    temperature: z
      .number()
      .min(0)
      .max(2)
      .nullish()
      .transform((temperature) => temperature ?? undefined),
    model: optionalText(200),
    size: optionalText(20),
    style: optionalText(300),
    voice: z
      .boolean()
      .nullish()
      .transform((voice) => (voice === false ? voice : undefined)),
  })
  .nullish()
  .transform((given) => given ?? DEFAULT_OPTIONS);

const requestInput = z
  .object({
    kind: generationKind,
    companyId: id,
    company: company.nullish().transform((form) => form ?? undefined),
    contentId: id,
    field: optionalText(100),
    locale: locale.nullish().transform((value) => value ?? undefined),
    prompt: optionalText(8000),
    selection: optionalText(60_000),
    options,
    idempotencyKey: optionalText(200),
  })
  .superRefine((input, context) => {
    const problem = (field: string, message: { en: string; ar: string }) =>
      context.addIssue({ code: "custom", path: [field], ...saying(message) });
    if (!input.companyId === !input.company) problem(input.companyId ? "company" : "companyId", messages.companyOrForm);
    if (input.contentId && input.company) problem("contentId", messages.contentNeedsCompany);
    if (input.kind === "FIELD" && !input.field) problem("field", messages.fieldNeeded);
    if (!hasSubject(input)) problem("selection", input.kind === "ALT_TEXT" ? messages.pictureNeeded : messages.selectionNeeded);
    if (input.options.size && !pictureSize(input.options.size)) problem("options.size", messages.sizeUnknown);
    if (input.company && JSON.stringify(input.company).length > 200_000) problem("company", MESSAGES.invalid);
  });

interface Subject {
  kind: Kind;
  selection?: string | undefined;
  prompt?: string | undefined;
  contentId?: string | undefined;
}

/** Whether there is something to work on: SEO_FIX may mend a content's own title and idea, ALT_TEXT may go by the wish or the brief. */
function hasSubject({ kind, selection, prompt, contentId }: Subject): boolean {
  if (SELECTION_KINDS.includes(kind)) return Boolean(selection);
  if (kind === "SEO_FIX") return Boolean(selection ?? contentId);
  if (kind === "ALT_TEXT") return Boolean(selection ?? prompt ?? contentId);
  return true;
}

/** What a person asks for, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseRequest = (input: unknown) => parseInput(requestInput, input);
export type RequestInput = ReturnType<typeof parseRequest>;
