import { normalise } from "@muhtawa/text-analysis";
import type { ContactDetails } from "./contact.ts";

const LIKENESSES = ["EMAIL", "PHONE", "NAME"] as const;
export type Likeness = (typeof LIKENESSES)[number];

/** A number is the same with and without its country's code: these last digits tell. */
const TELLING_DIGITS = 8;

function phoneKey(phone: string | undefined): string | undefined {
  const digits = normalise(phone ?? "").replace(/\D/g, "");
  return digits.length < TELLING_DIGITS ? undefined : digits.slice(-TELLING_DIGITS);
}

/** The words of a name in any order, Arabic by its normalised letters; a single word is too little to tell by. */
function nameKey(name: string): string | undefined {
  const words = normalise(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length < 2 ? undefined : words.toSorted().join(" ");
}

type Told = Pick<ContactDetails, "name" | "email" | "phone" | "whatsapp" | "otherEmails">;

/** What tells that two contacts may be one person, each with its kind before it. */
export function likenessKeys({ name, email, phone, whatsapp, otherEmails = [] }: Told): string[] {
  const keys: [Likeness, string | undefined][] = [
    ...[email, ...otherEmails].map((address): [Likeness, string] => ["EMAIL", address.trim().toLowerCase()]),
    ["PHONE", phoneKey(phone)],
    ["PHONE", phoneKey(whatsapp)],
    ["NAME", nameKey(name)],
  ];
  return [...new Set(keys.flatMap(([likeness, key]) => (key ? [`${likeness}:${key}`] : [])))];
}

/** In what two contacts are alike. */
export const alikeIn = (one: readonly string[], other: readonly string[]): Likeness[] =>
  LIKENESSES.filter((likeness) => one.some((key) => key.startsWith(`${likeness}:`) && other.includes(key)));
