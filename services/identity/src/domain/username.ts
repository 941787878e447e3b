import { saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";

const SHORTEST = 3;
const LONGEST = 30;
const ALLOWED = /^[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}._-]*$/u;

/** Four marks on one letter are no word of any language. */
const PILED_UP = /\p{M}{4}/u;
/** Nobody sees them: two names that differ by one look the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const isWellFormed = (value: string) =>
  value.length < SHORTEST || (ALLOWED.test(value) && !INVISIBLE.test(value) && !PILED_UP.test(value.normalize("NFD")));
const isOfOneAlphabet = (value: string) => !(LATIN.test(value) && LIKE_LATIN.test(value));

/** Letters of any script with their marks, digits, dot, underscore and hyphen; letters of another width or form become the usual ones. */
export const username = z
  .string()
  .trim()
  .normalize("NFKC")
  .min(1, { abort: true })
  .min(SHORTEST)
  .max(LONGEST)
  .refine(isWellFormed, saying(messages.invalidUsername))
  .refine(isOfOneAlphabet, saying(messages.mixedUsername));

/** The username that an email address suggests; `attempt` tells it from others when it is taken. */
export function usernameFrom(email: string, attempt = 1): string {
  const local = (email.split("@")[0] ?? "").replaceAll(/[^\p{L}\p{Nd}._-]|\p{Default_Ignorable_Code_Point}/gu, "").replace(/^[._-]+/, "");
  const suffix = attempt === 1 ? "" : String(attempt);
  return `${local.slice(0, LONGEST - suffix.length)}${suffix}`.padEnd(SHORTEST, "0");
}
