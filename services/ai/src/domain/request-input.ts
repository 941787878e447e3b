import { generationKind, level, locale } from "@muhtawa/contracts";
import { companyInput, MESSAGES, optionalText, parseInput, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import type { BrandSource } from "../brand/brand-source.ts";
import { messages } from "../messages.ts";
import { SELECTION_KINDS, type TextKind } from "../writing/terms.ts";
import { pictureSize } from "./picture-size.ts";

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
    company: companyInput.nullish().transform((form) => form ?? undefined),
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
  kind: TextKind;
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
export type RequestInput = ReturnType<typeof parseRequest> & {
  /** What a company's form is to be proposed from, which is asked for by an operation of its own. */
  readonly source?: BrandSource | undefined;
  /** A research for the content, which has an operation of its own, too. */
  readonly research?: true | undefined;
};
