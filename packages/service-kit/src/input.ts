import { fieldText, isVisible } from "@muhtawa/contracts/readable-text";
import { z } from "zod";
import { badInput, type FieldProblem } from "./errors.ts";
import { MESSAGES, type Message } from "./messages.ts";

/** Attaches a message of ours to a zod check: `z.string().refine(isFree, saying(messages.taken))`. */
export const saying = (message: Message) => ({ params: { message } });

/** Parses input; throws BAD_USER_INPUT naming every wrong field (`rules.0.term`) in both languages. Nothing has been stored by then. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const result = schema.safeParse(input, { reportInput: true });
  if (result.success) return result.data;
  throw badInput(...result.error.issues.map(problemOf));
}

/** A text as stored: without control characters, what turns the words around it and surrounding white space, lone surrogates replaced by U+FFFD. */
const writtenText = () => z.string().overwrite(fieldText).trim();

/** A text that must not be blank, nor of characters only that nobody sees; surrounding white space is dropped. */
export const requiredText = (maximum: number) =>
  writtenText()
    .max(maximum)
    .refine((value) => isVisible(value), saying(MESSAGES.required));

/** A text that may be left out; null, blank and absent are all undefined. */
export const optionalText = (maximum: number) =>
  writtenText()
    .max(maximum)
    .nullish()
    .transform((value) => (value && isVisible(value) ? value : undefined));

/** A list of short texts; blanks and repetitions are dropped, null is empty. */
export const textList = (entries: number, maximum: number) =>
  z
    .array(writtenText().max(maximum))
    .max(entries)
    .nullish()
    .transform((values) => [...new Set(values ?? [])].filter((value) => isVisible(value)));

/** An http or https address that may be left out; nothing of it is taken away to make it one. */
export const optionalUrl = (maximum = 2048) =>
  z
    .string()
    .trim()
    .max(maximum)
    .nullish()
    .transform((value) => value || undefined)
    .refine((value) => value === undefined || isWebAddress(value), saying(MESSAGES.invalidUrl));

/** A URL parser drops line breaks and tabs; what is stored must not have them, nor marks that turn what is shown around. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/u;

function isWebAddress(value: string): boolean {
  if (UNSEEN.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:");
}

/** What a person is told of an issue. */
export function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const field = issue.path.join(".");
  switch (issue.code) {
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return { field, message: MESSAGES.required };
      if (issue.origin === "string") return { field, message: MESSAGES.tooShort, parameters: { minimum: Number(issue.minimum) } };
      if (issue.origin === "array") return { field, message: MESSAGES.required };
      return { field, message: MESSAGES.tooSmall, parameters: { minimum: Number(issue.minimum) } };
    case "too_big":
      if (issue.origin === "string") return { field, message: MESSAGES.tooLong, parameters: { maximum: Number(issue.maximum) } };
      if (issue.origin === "array") return { field, message: MESSAGES.tooMany, parameters: { maximum: Number(issue.maximum) } };
      return { field, message: MESSAGES.tooBig, parameters: { maximum: Number(issue.maximum) } };
    case "invalid_type":
      return { field, message: issue.input === undefined || issue.input === null ? MESSAGES.required : MESSAGES.invalid };
    case "invalid_format":
      return {
        field,
        message: issue.format === "email" ? MESSAGES.invalidEmail : issue.format === "url" ? MESSAGES.invalidUrl : MESSAGES.invalid,
      };
    case "custom":
      return { field, message: (issue.params?.message as Message | undefined) ?? MESSAGES.invalid };
    default:
      return { field, message: MESSAGES.invalid };
  }
}
