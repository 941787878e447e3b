import { unturned } from "@muhtawa/contracts/readable-text";
import { saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

/** Marks of direction and width that come along with copied text and can't be seen. */
const UNSEEN = /[\u200B\u200E\u200F\u061C\u2060\uFEFF]/g;
/** What can't be shown: controls, halves of characters. */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
const LINE_BREAKS_AND_TABS = /[\r\n\t]/g;

const withoutUnseen = (value: string) => value.replaceAll(UNSEEN, "");
/** What turns the text around it is refused as well: an account's name says who somebody is. */
const isLine = (value: string) => !HIDDEN.test(value) && unturned(value) === value;
const isParagraphs = (value: string) => isLine(value.replaceAll(LINE_BREAKS_AND_TABS, ""));

const text = (maximum: number, isAllowed: (value: string) => boolean) =>
  z.string().overwrite(withoutUnseen).trim().max(maximum).refine(isAllowed, saying(messages.hiddenCharacters));

const optional = (schema: ReturnType<typeof text>) => schema.nullish().transform((value) => value || undefined);

/** A line of text that must not be blank. */
export const requiredLine = (maximum: number) => text(maximum, isLine).min(1);
/** A line of text that may be left out; null, blank and absent are all undefined. */
export const optionalLine = (maximum: number) => optional(text(maximum, isLine));
/** Several lines that may be left out. */
export const optionalParagraphs = (maximum: number) => optional(text(maximum, isParagraphs));
