import { badInput, optionalText, parseInput, requiredText, saying } from "@muhtawa/service-kit";
import { z } from "zod";
import { messages } from "../messages.ts";
import { BUSINESS_ACTIVITY, type BasicDataDetails } from "./basic-data.ts";
import { given } from "./given.ts";

/** Words of letters and digits with hyphens between them, in any script. */
const SLUG = /^[\p{L}\p{M}\p{N}]+(?:[-_][\p{L}\p{M}\p{N}]+)*$/u;
/** A category or a slug as it is stored, however its letters are written. */
export const slugOf = (text: string): string => text.trim().normalize("NFC").toLowerCase();
const slug = requiredText(80)
  .transform(slugOf)
  .refine((text) => SLUG.test(text), saying(messages.slug));

const basicDataInput = z.object({
  category: slug,
  slug,
  value: requiredText(200),
  displayName: requiredText(120),
  displayNameAr: optionalText(120),
  description: optionalText(1000),
  isActive: z.boolean().default(true),
});

/** What an admin says of a record, checked; throws BAD_USER_INPUT naming every wrong field. */
export const parseBasicData = (input: Readonly<Record<string, unknown>>): BasicDataDetails => parseInput(basicDataInput, given(input));

/** What a record is after a change: fields that aren't given stay, null clears one. */
export function changeBasicData(record: BasicDataDetails, input: Readonly<Record<string, unknown>>): BasicDataDetails {
  const changed = parseInput(basicDataInput, { ...record, ...given(input) });
  if (changed.category !== record.category) throw badInput({ field: "category", message: messages.categoryStays });
  // Companies refer to their activity by it.
  if (record.category === BUSINESS_ACTIVITY && changed.slug !== record.slug)
    throw badInput({ field: "slug", message: messages.activitySlugStays });
  return changed;
}
